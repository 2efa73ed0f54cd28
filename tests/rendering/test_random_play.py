"""Random and greedy matches told in words: nothing raw, nothing too long, nothing secret."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from games.blood_rage.checks import cards_of
from games.blood_rage.components import CARDS, CLANS, KINDS, PLACES, PROVINCES
from games.blood_rage.game import GAME
from games.blood_rage.state import State
from games.engine import Fate, Match, Text, View
from locales import LANGUAGES, words
from rendering.registry import text_mode
from rendering.text import LONGEST_LINE, LONGEST_SUMMARY
from tests.games.conformance.positions import positions
from tests.locales.ftl import keys

NAMES = [name.ljust(32, "x") for name in ("Åsa", "Bera", "Eirik", "Olaf", "Ulf")]
"""As long as Discord lets a name be."""
MODE = text_mode(GAME)
IDS = {*PLACES, *KINDS, *CLANS, *(province.region for province in PROVINCES.values())}
RAW = {language: {*IDS, *CARDS, *(key for key in keys(language) if "-" in key)} for language in LANGUAGES}

whole_matches = pytest.mark.parametrize(
    ("seats", "policy", "seed"),
    [(seats, policy, seats) for seats in GAME.seats for policy in ("random", "greedy")],
)


def moments(seats: int, policy: str, seed: int, every: int = 1) -> Iterator[tuple[Match, int | None, str]]:
    """The moments of a match, its last one too, each for another viewer in another language."""
    match = None
    for position in positions(GAME, seats, seed, policy):
        match, number = position.match, position.number
        if number % every == 0:
            yield match, viewer(number, seats), LANGUAGES[number % len(LANGUAGES)]
    assert match is not None
    assert match.over
    for language in LANGUAGES:
        for seat in [None, *range(seats)]:
            yield match, seat, language


def viewer(number: int, seats: int) -> int | None:
    """The viewers take turns, slower than the languages."""
    viewers: list[int | None] = [None, *range(seats)]
    return viewers[number // len(LANGUAGES) % len(viewers)]


def told(view: View, language: str, seats: int) -> tuple[list[str], list[str], str]:
    """All that is told of a view."""
    said, names = words(language, GAME), NAMES[:seats]
    return MODE.board(view, said, names), MODE.hand(view, said, names), MODE.summary(view, said, names)


@whole_matches
def test_a_whole_match_is_told_in_short_lines_of_words(seats: int, policy: str, seed: int) -> None:
    for match, seat, language in moments(seats, policy, seed):
        board, hand, summary = told(match.view(seat), language, seats)
        assert len(summary) <= LONGEST_SUMMARY
        for line in [*board, *hand, summary]:
            assert line == line.strip() != ""
            assert "\n" not in line
            assert not re.search(r"[{}$@_]|  |None|, ,|\(\)", line), line
        for line in [*board, *hand]:
            assert len(line) <= LONGEST_LINE, line
        for line in [*board, summary]:
            assert not RAW[language].intersection(re.findall(r"\w+(?:-\w+)*", line)), line
        for line in hand:
            assert not RAW[language].intersection(re.findall(r"\w+(?:-\w+)+", line)), line


@whole_matches
def test_everybody_reads_the_same_board_and_only_their_own_cards(seats: int, policy: str, seed: int) -> None:
    for match, seat, language in moments(seats, policy, seed, every=2):
        board, hand, summary = told(match.view(seat), language, seats)
        spectators = told(match.view(None), language, seats)
        assert (board, summary) == (spectators[0], spectators[2])
        assert spectators[1] == []
        heads = [line for line in hand if line.startswith("- *")]
        rest = "\n".join([*board, *heads, summary])
        known = known_faces(match.state, seat)
        own = [] if seat is None else cards_of(match.state.clans[seat])
        for face in {CARDS[card].face for card in own}:
            assert any(line.startswith(f"- *{card_name(language, face)}*") for line in heads)
        for name in sorted((card_name(language, face) for face in known), key=len, reverse=True):
            rest = rest.replace(name, "")
        hidden = {card.face for card in CARDS.values()} - known
        assert [face for face in hidden if card_name(language, face) in rest] == []


def known_faces(state: State, seat: int | None) -> set[str]:
    """The cards that lie open, and those the viewer holds."""
    known = [card for clan in state.clans for card in clan.upgrades.values()]
    if state.battle is not None:
        known += [card for cards in state.battle.cards.values() for card in cards]
    if seat is not None:
        known += cards_of(state.clans[seat])
    return {CARDS[card].face for card in known}


def card_name(language: str, face: str) -> str:
    """What a card is called."""
    return words(language, GAME).say(Text(f"card-{face}"), NAMES)


@whole_matches
def test_nobody_reads_a_difference_when_all_that_is_hidden_is_exchanged(
    seats: int, policy: str, seed: int
) -> None:
    dice = Random(seed)
    exchanged = 0
    for match, seat, language in moments(seats, policy, seed, every=4):
        other = GAME.resample(match.state, seat, dice)
        exchanged += other != match.state
        seen = GAME.view(GAME.play(other, Fate(b"another world")), seat)
        assert told(seen, language, seats) == told(match.view(seat), language, seats)
    assert exchanged > 10
