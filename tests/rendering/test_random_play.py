"""Random and greedy matches told in words: nothing raw, nothing too long, nothing secret."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from games.blood_rage.checks import cards_of
from games.blood_rage.components import CARDS, CLANS, KINDS, PLACES, PROVINCES
from games.blood_rage.game import GAME as BLOOD_RAGE
from games.blood_rage.state import State
from games.champions_of_midgard.components import LEADERS, LONGSHIPS, STALLS
from games.champions_of_midgard.game import GAME as CHAMPIONS_OF_MIDGARD
from games.engine import Fate, Game, Match, Text, View
from games.registry import GAMES
from locales import LANGUAGES, words
from rendering.registry import text_mode
from rendering.text import LONGEST_LINE, LONGEST_SUMMARY
from tests.games.conformance.positions import positions
from tests.locales.ftl import keys

NAMES = [name.ljust(32, "x") for name in ("Åsa", "Bera", "Eirik", "Olaf", "Ulf")]
"""As long as Discord lets a name be."""
REGIONS = {province.region for province in PROVINCES.values() if province.region is not None}
IDS: dict[str, set[str]] = {
    BLOOD_RAGE.id: {*PLACES, *KINDS, *CLANS, *REGIONS},
    CHAMPIONS_OF_MIDGARD.id: {*LEADERS, *LONGSHIPS, *STALLS} - {"aumingi"},
}
"""What the rules call things, where no word of a language is spelled so."""

whole_matches = pytest.mark.parametrize(
    ("game", "seats", "policy", "seed"),
    [
        (game, seats, policy, seats)
        for game in GAMES.values()
        for seats in game.seats
        for policy in ("random", "greedy")
    ],
)


@cache
def raw(game: Game, language: str) -> set[str]:
    """What nobody should read."""
    return {*IDS[game.id], *(key for key in [*game.cards, *keys(language, game.id)] if "-" in key)}


def moments(
    game: Game, seats: int, policy: str, seed: int, every: int = 1
) -> Iterator[tuple[Match, int | None, str]]:
    """The moments of a match, its last one too, each for another viewer in another language."""
    match = None
    for position in positions(game, seats, seed, policy):
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


def told(game: Game, view: View, language: str, seats: int) -> tuple[list[str], list[str], str]:
    """All that is told of a view."""
    mode, said, names = text_mode(game), words(language, game), NAMES[:seats]
    return mode.board(view, said, names), mode.hand(view, said, names), mode.summary(view, said, names)


@whole_matches
def test_a_whole_match_is_told_in_short_lines_of_words(
    game: Game, seats: int, policy: str, seed: int
) -> None:
    for match, seat, language in moments(game, seats, policy, seed):
        board, hand, summary = told(game, match.view(seat), language, seats)
        assert len(summary) <= LONGEST_SUMMARY
        for line in [*board, *hand, summary]:
            assert line == line.strip() != ""
            assert "\n" not in line
            assert not re.search(r"[{}$@_]|  |None|, ,|\(\)", line), line
        for line in [*board, *hand]:
            assert len(line) <= LONGEST_LINE, line
        for line in [*board, summary]:
            assert not raw(game, language).intersection(re.findall(r"\w+(?:-\w+)*", line)), line
        for line in hand:
            assert not raw(game, language).intersection(re.findall(r"\w+(?:-\w+)+", line)), line


@whole_matches
def test_everybody_reads_the_same_board(game: Game, seats: int, policy: str, seed: int) -> None:
    for match, seat, language in moments(game, seats, policy, seed, every=4):
        board, _, summary = told(game, match.view(seat), language, seats)
        assert told(game, match.view(None), language, seats) == (board, [], summary)


@pytest.mark.parametrize("policy", ["random", "greedy"])
@pytest.mark.parametrize("seats", BLOOD_RAGE.seats)
def test_only_their_own_cards_are_told_to_people(seats: int, policy: str) -> None:
    for match, seat, language in moments(BLOOD_RAGE, seats, policy, seats, every=2):
        board, hand, summary = told(BLOOD_RAGE, match.view(seat), language, seats)
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
    return words(language, BLOOD_RAGE).say(Text(f"card-{face}"), NAMES)


@whole_matches
def test_nobody_reads_a_difference_when_all_that_is_hidden_is_exchanged(
    game: Game, seats: int, policy: str, seed: int
) -> None:
    dice = Random(seed)
    exchanged = 0
    for match, seat, language in moments(game, seats, policy, seed, every=4):
        other = game.resample(match.state, seat, dice)
        exchanged += other != match.state
        seen = game.view(game.play(other, Fate(b"another world")), seat)
        assert told(game, seen, language, seats) == told(game, match.view(seat), language, seats)
    assert exchanged > 10
