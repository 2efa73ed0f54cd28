"""Hundreds of random positions drawn: all of it lies on the picture, can be read, and betrays nothing."""

from random import Random
from typing import Any

import pytest

from games.blood_rage.components import PROVINCES
from games.blood_rage.game import GAME
from games.engine import Fate
from locales import words
from rendering.blood_rage.board import board
from rendering.blood_rage.cards import card, hand
from rendering.blood_rage.close_ups import battle, clan, province
from rendering.blood_rage.result import result
from rendering.pictures import Marks, Picture
from rendering.text import LONGEST_SUMMARY
from tests.rendering.scenes import NAMES, apart, check, lines, moments, uncut

matches = pytest.mark.parametrize(
    ("seats", "policy"), [(seats, policy) for seats in GAME.seats for policy in ("random", "greedy")]
)
EVERYWHERE = Marks(
    last=("gimle", "fjord-east"),
    choices=tuple(
        (place, letter) for place, letter in zip([*PROVINCES, "fjord-west"], "ABCDEFGHIJ", strict=True)
    ),
)


def pictures(view: Any, language: str, seats: int, number: int) -> list[Picture]:
    """All that is drawn of a view."""
    said, names = words(language, GAME), NAMES[:seats]
    near = list(PROVINCES)[number % len(PROVINCES)]
    marks = EVERYWHERE if number % 3 == 0 else Marks()
    return [
        board(view, said, names, marks=marks),
        hand(view, said, names),
        province(view, near, said, names),
        clan(view, str(number % seats), said, names),
        battle(view, "", said, names),
    ]


@matches
def test_all_that_is_drawn_of_a_match_can_be_seen_and_read(seats: int, policy: str) -> None:
    count = 0
    for number, (match, seat, language) in enumerate(moments(seats, seats, policy, every=3)):
        view = match.view(seat)
        drawn = pictures(view, language, seats, number)
        for picture in drawn:
            check(picture.scene)
            assert 0 < len(picture.alt) <= LONGEST_SUMMARY
        apart(drawn[0].scene, 0.8)
        uncut(drawn[1].scene)
        count += 1
    assert count > 15


@matches
def test_nobody_sees_a_difference_when_all_that_is_hidden_is_exchanged(seats: int, policy: str) -> None:
    dice = Random(seats)
    exchanged = 0
    for number, (match, seat, language) in enumerate(moments(seats, seats, policy, every=9)):
        other = GAME.resample(match.state, seat, dice)
        exchanged += other != match.state
        seen = GAME.view(GAME.play(other, Fate(b"another world")), seat)
        before = pictures(match.view(seat), language, seats, number)
        after = pictures(seen, language, seats, number)
        assert [lines(picture.scene) for picture in after] == [lines(picture.scene) for picture in before]
    assert exchanged > 5


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_the_result_is_a_table_of_points(seats: int) -> None:
    for match, _, language in moments(seats, seats, "greedy", every=10_000):
        standings = GAME.standings(match.state)
        view: Any = match.view(None)
        picture = result(view, standings, words(language, GAME), NAMES[:seats])
        check(picture.scene)
        assert str(standings[0].score) in picture.alt


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_card_is_printed_whole(language: str) -> None:
    for name in sorted(GAME.cards):
        picture = card(name, words(language, GAME))
        check(picture.scene)
        uncut(picture.scene)
        assert picture.alt
