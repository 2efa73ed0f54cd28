"""Hundreds of random positions drawn: all of it lies on the picture, can be read, and betrays nothing."""

from random import Random
from typing import Any

import pytest

from games.blood_rage.components import FJORDS, PROVINCES
from games.blood_rage.game import GAME as BLOOD_RAGE
from games.champions_of_midgard.components import LOCATIONS, PRIVATE, SHORES, STALLS
from games.champions_of_midgard.game import GAME as CHAMPIONS_OF_MIDGARD
from games.engine import Event, Fate, Game
from locales import words
from rendering.pictures import Marks, Picture
from rendering.registry import picture_mode
from rendering.text import LONGEST_SUMMARY
from tests.locales.ftl import in_each_language
from tests.rendering.scenes import NAMES, apart, check, lines, moments, uncovered, uncut

PLACES = {
    BLOOD_RAGE.id: [*PROVINCES, *FJORDS],
    CHAMPIONS_OF_MIDGARD.id: [*LOCATIONS, *STALLS, *SHORES, *PRIVATE],
}
EVERY = {BLOOD_RAGE.id: 3, CHAMPIONS_OF_MIDGARD.id: 9}
"""Of so many positions one is drawn."""
MENU = 25
"""So many choices a menu of Discord has."""
DRAWN = (BLOOD_RAGE, CHAMPIONS_OF_MIDGARD)

every_game = pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
every_table = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in DRAWN for seats in game.seats],
)
matches = pytest.mark.parametrize(
    ("game", "seats", "policy"),
    [
        pytest.param(game, seats, policy, id=f"{game.id}-{seats}-{policy}")
        for game in DRAWN
        for seats in game.seats
        for policy in ("random", "greedy")
    ],
)


def everywhere(game: Game) -> Marks:
    """Everything that can be marked is marked."""
    marked = [*PLACES[game.id], *sorted(game.cards)]
    letters = [chr(ord("A") + number % 26) for number in range(len(marked))]
    return Marks(tuple(PLACES[game.id][::3]), tuple(zip(marked, letters, strict=True)), (0, 1))


def pictures(game: Game, view: Any, language: str, number: int) -> list[Picture]:
    """The board and the hand, and one thing of every kind that can be seen from near."""
    mode, said = picture_mode(game), words(language, game)
    names = NAMES[: game.seats[-1]]
    marks = everywhere(game) if number % 3 == 0 else Marks()
    offered: dict[str, list[str]] = {}
    for offer in mode.offers(view):
        offered.setdefault(offer.kind, []).append(offer.what)
    return [
        mode.board(view, said, names, marks=marks),
        mode.hand(view, said, names, marks=marks),
        *(
            mode.close_ups[kind](view, whats[number % len(whats)], said, names)
            for kind, whats in offered.items()
        ),
    ]


@matches
def test_all_that_is_drawn_of_a_match_can_be_seen_and_read(game: Game, seats: int, policy: str) -> None:
    count = 0
    for number, (match, seat, language) in enumerate(moments(game, seats, policy, EVERY[game.id])):
        drawn = pictures(game, match.view(seat), language, number)
        for picture in drawn:
            check(picture.scene)
            uncovered(picture.scene)
            uncut(picture.scene, NAMES)
            assert 0 < len(picture.alt) <= LONGEST_SUMMARY
        apart(drawn[0].scene, 0.8)
        count += 1
    assert count > 12


@matches
def test_nobody_sees_a_difference_when_all_that_is_hidden_is_exchanged(
    game: Game, seats: int, policy: str
) -> None:
    dice = Random(seats)
    exchanged = 0
    for number, (match, seat, language) in enumerate(moments(game, seats, policy, 3 * EVERY[game.id])):
        other = game.resample(match.state, seat, dice)
        exchanged += other != match.state
        seen = game.view(game.play(other, Fate(b"another world")), seat)
        before = pictures(game, match.view(seat), language, number)
        after = pictures(game, seen, language, number)
        assert [lines(picture.scene) for picture in after] == [lines(picture.scene) for picture in before]
        assert [picture.alt for picture in after] == [picture.alt for picture in before]
    assert exchanged > 5


@every_table
def test_what_the_saga_reveals_can_be_seen(game: Game, seats: int) -> None:
    *_, (match, _, language) = moments(game, seats, "greedy", 10_000)
    said, view = words(language, game), match.view(None)
    told: list[Event] = [event for event in match.events if event.seats is None]
    shown = 0
    for first in range(0, len(told), 25):
        picture = picture_mode(game).reveal(told[: first + 25], first, view, said, NAMES[:seats])
        if picture is not None:
            check(picture.scene)
            uncovered(picture.scene)
            uncut(picture.scene, NAMES)
            assert 0 < len(picture.alt) <= LONGEST_SUMMARY
            shown += 1
    assert shown
    assert picture_mode(game).reveal(told, len(told), view, said, NAMES[:seats]) is None


@in_each_language
@every_game
def test_what_is_offered_from_near_has_a_name_and_is_drawn(game: Game, language: str) -> None:
    mode, kinds = picture_mode(game), set()
    for match, seat, _ in moments(game, 3, "greedy", every=1):
        offers = mode.offers(match.view(seat))
        assert len(offers) <= MENU
        for offer in offers:
            kinds.add(offer.kind)
            assert words(language, game).say(offer.text, NAMES[:3])
    assert kinds == set(mode.close_ups)


def test_only_the_owner_is_offered_the_cards_of_the_draft() -> None:
    offers, drafts = picture_mode(BLOOD_RAGE).offers, 0
    for match, _, _ in moments(BLOOD_RAGE, 2, "greedy", every=1):
        view: Any = match.view(0)
        assert "draft" not in {offer.kind for offer in offers(match.view(None))}
        assert ("draft" in {offer.kind for offer in offers(view)}) == bool(view.clans[0].own.pack)
        drafts += bool(view.clans[0].own.pack)
    assert drafts


@every_table
def test_the_result_is_a_table_of_points(game: Game, seats: int) -> None:
    for match, _, language in moments(game, seats, "greedy", every=10_000):
        standings = match.standings()
        picture = picture_mode(game).result(match.view(None), standings, words(language, game), NAMES[:seats])
        check(picture.scene)
        uncovered(picture.scene)
        uncut(picture.scene, NAMES)
        assert str(standings[0].score) in picture.alt


@in_each_language
@every_game
def test_every_card_is_printed_whole(game: Game, language: str) -> None:
    for name in sorted(game.cards):
        picture = picture_mode(game).card(name, words(language, game))
        check(picture.scene)
        uncut(picture.scene)
        uncovered(picture.scene)
        assert picture.alt
