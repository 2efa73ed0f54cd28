"""Odd but possible input: refused with its own word, and never written into a save."""

from typing import Any

import pytest

from games.engine import Match
from games.engine.errors import NotAsked, StaleQuestion, WrongType
from tests.games.engine.toy import TOY, say, start


def test_an_answer_is_recorded_for_the_seat_that_was_asked() -> None:
    match = say(start(), 1)
    asked = match.waiting[0]
    like: Any = bool(asked)
    match.answer(like, match.question(asked).only_answer() or first_answer(match, asked))  # type: ignore[union-attr]
    assert Match.load(TOY, match.save()).save() == match.save()


def first_answer(match: Match, seat: int) -> object:
    question: Any = match.question(seat)
    return question.values[0]


def test_who_answered_for_a_seat_is_one_of_the_known_ways() -> None:
    match = start()
    before = match.save()
    odd: Any = "nonsense"
    with pytest.raises(WrongType):
        match.answer(match.waiting[0], 1, by=odd)
    assert match.save() == before


@pytest.mark.parametrize("seat", [True, "0", None, 1.5, -1, 9])
def test_only_a_seat_can_be_dropped(seat: Any) -> None:
    match = start()
    with pytest.raises(NotAsked):
        match.drop(seat, "random")
    assert match.policies == {}


def test_an_undo_meant_for_another_moment_is_stale() -> None:
    match = say(start(), 1)
    shown = match.question_id
    match.undo(0, crossing=True)
    say(match, 1)
    with pytest.raises(StaleQuestion):
        match.undo(0, crossing=True, question=shown)
    match.undo(0, crossing=True, question=match.question_id)


def test_several_standing_orders_hold_side_by_side() -> None:
    match = start(3)
    match.order(1, "clap", "always-hush")
    match.order(1, "clap", "always-hush")
    assert match.orders == {1: {"clap": ["always-hush"]}}
    match.order(1, "clap", None)
    assert match.orders == {1: {}}
