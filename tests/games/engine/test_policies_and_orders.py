"""Answering for others: computer players, stand-ins when time is up, and standing orders."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.engine import Answer, Match, Question, random_legal
from games.engine.errors import MatchOver, NoSuchOrder, NotAsked, UnknownPolicy
from tests.games.engine.toy import TOY, ToyView, asked, finish, refused, say, start, to_the_duel


def given(match: Match, last: int) -> list[tuple[int, object, str]]:
    return [(given.seat, given.answer, given.by) for given in match.answers[-last:]]


# ---------------------------------------------------------------------- computer players


def test_computer_players_play_a_whole_match() -> None:
    match = start(4, policies=dict.fromkeys(range(4), "random"))
    assert match.over
    assert match.faults() == []
    assert {given.by for given in match.answers} <= {"policy", "engine"}
    assert match.replay().save() == match.save()


def test_a_person_is_asked_between_the_answers_of_computer_players() -> None:
    match = say(start(3, policies={1: "greedy", 2: "greedy"}), 0, "swap", [])
    assert given(match, 6) == [
        (0, [], "player"),
        (1, "hush", "policy"),
        (2, "hush", "policy"),
        (1, 0, "policy"),
        (1, "swap", "policy"),
        (1, [], "policy"),
    ]
    assert asked(match) == {0: "clap"}


def test_a_computer_player_sees_the_view_of_its_own_seat() -> None:
    seen: list[Any] = []

    def watching(question: Question, look: Callable[[], Any], dice: Random) -> Answer:
        seen.append(look())
        return random_legal(question, look, dice)

    match = say(
        start(game=replace(TOY, policies={"watching": watching}), policies={1: "watching"}), 1, "roll"
    )
    assert asked(match) == {0: "clap"}
    assert {type(view) for view in seen} == {ToyView}
    assert all(view.players[1].hand == ["rune-11", "rune-17", "rune-8"] for view in seen)
    assert all(view.players[0].hand is None for view in seen)


def test_computer_players_choose_the_same_in_the_same_match() -> None:
    one, other = (start(4, policies=dict.fromkeys(range(4), "random")) for _ in range(2))
    assert one.save() == other.save()


def test_computer_players_choose_differently_in_another_match() -> None:
    matches = [
        Match.new(TOY, 4, server_seed=bytes([number]), policies=dict.fromkeys(range(4), "random"))
        for number in range(8)
    ]
    stakes = [
        tuple(given.answer for given in match.answers if isinstance(given.answer, int)) for match in matches
    ]
    assert len(set(stakes)) > 4


# ---------------------------------------------------------------------- dropping out, coming back


def test_a_dropped_seat_is_played_by_a_computer_player_at_once() -> None:
    match = start()
    told = match.drop(0)
    assert match.policies == {0: "greedy"}
    assert [event.key for event in told] == ["swapped"]
    assert asked(match) == {1: "clap"}
    assert given(match, 3) == [(0, 0, "policy"), (0, "swap", "policy"), (0, [], "policy")]


def test_a_seat_that_is_not_asked_may_drop_too() -> None:
    match = start()
    assert match.drop(1) == []
    assert asked(match) == {0: "stake"}
    say(match, 0, "roll")
    assert given(match, 4)[0] == (1, "hush", "policy")


def test_dropping_in_a_common_question_answers_for_that_seat_alone() -> None:
    match = to_the_duel()
    match.drop(0)
    assert asked(match) == {1: "duel"}
    assert match.given(0) == "rune-6"


def test_a_dropped_player_may_come_back() -> None:
    match = start()
    match.drop(1)
    match.take_back(1)
    say(match, 0, "roll")
    assert asked(match) == {1: "clap"}
    assert match.policies == {}


def test_a_seat_that_was_never_dropped_may_be_taken_back() -> None:
    match = start()
    before = match.save()
    match.take_back(0)
    assert match.save() == before


def test_a_match_of_dropped_seats_comes_to_its_end() -> None:
    match = start(3)
    for seat in range(3):
        match.drop(seat, "random")
    assert match.over


def test_a_seat_cannot_be_handed_to_an_unknown_computer_player() -> None:
    match = start()
    with refused(match, UnknownPolicy) as refusal:
        match.drop(0, "genius")
    assert refusal.value.text.args == {"policy": "genius"}


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_cannot_be_dropped(seat: int) -> None:
    match = start()
    with refused(match, NotAsked):
        match.drop(seat)


# ---------------------------------------------------------------------- when time is up


def test_a_stand_in_answers_once_and_is_recorded_as_such() -> None:
    match = start()
    assert match.answer_by_policy(0, "greedy") == []
    assert given(match, 1) == [(0, 0, "timeout")]
    assert asked(match) == {0: "act"}
    assert match.policies == {}


def test_a_stand_in_may_be_recorded_as_somebody_else() -> None:
    match = start()
    match.answer_by_policy(0, "greedy", by="policy")
    assert given(match, 1) == [(0, 0, "policy")]


def test_an_unknown_stand_in_is_refused() -> None:
    match = start()
    with refused(match, UnknownPolicy):
        match.answer_by_policy(0, "genius")


def test_after_the_end_nobody_stands_in() -> None:
    match = finish(start())
    with refused(match, MatchOver):
        match.answer_by_policy(0, "greedy")


# ---------------------------------------------------------------------- standing orders


def test_a_standing_order_is_obeyed_whenever_its_question_is_asked() -> None:
    match = start(3)
    assert match.order(1, "clap", "always-hush") == []
    say(match, 0, "roll")
    assert given(match, 1) == [(1, "hush", "standing")]
    assert asked(match) == {2: "clap"}
    say(match, "hush", 0, "roll", "hush", "hush", 0, "roll", "hush")
    assert given(match, 1) == [(1, "hush", "standing")]
    assert asked(match) == {0: "duel", 1: "duel", 2: "duel"}


def test_a_standing_order_is_obeyed_at_once_when_its_question_is_being_asked() -> None:
    match = say(start(), 0, "roll")
    assert asked(match) == {1: "clap"}
    match.order(1, "clap", "always-hush")
    assert given(match, 1) == [(1, "hush", "standing")]
    assert asked(match) == {1: "stake"}


def test_an_order_tells_what_obeying_it_set_loose() -> None:
    match = say(start(3, policies={1: "greedy"}), 0, "roll")
    assert asked(match) == {2: "clap"}
    assert [event.key for event in match.order(2, "clap", "always-hush")] == ["swapped"]


def test_a_standing_order_binds_only_the_seat_that_gave_it() -> None:
    match = start()
    match.order(0, "clap", "always-hush")
    say(match, 0, "roll")
    assert asked(match) == {1: "clap"}


def test_a_standing_order_may_be_taken_back() -> None:
    match = start()
    match.order(1, "clap", "always-hush")
    assert match.order(1, "clap", None) == []
    say(match, 0, "roll")
    assert asked(match) == {1: "clap"}


def test_a_standing_order_goes_before_a_computer_player() -> None:
    match = start()
    match.order(1, "clap", "always-hush")
    match.drop(1, "random")
    say(match, 0, "roll")
    hush = next(given for given in match.answers if given.seat == 1)
    assert (hush.answer, hush.by) == ("hush", "standing")


@pytest.mark.parametrize(
    ("question", "order"), [("clap", "always-clap"), ("duel", "always-hush"), ("", ""), ("x", "y")]
)
def test_an_order_that_the_game_does_not_know_is_refused(question: str, order: str) -> None:
    match = start()
    with refused(match, NoSuchOrder) as refusal:
        match.order(1, question, order)
    assert refusal.value.text.args == {"order": order}


def test_an_order_that_does_not_apply_now_waits_until_it_does() -> None:
    match = start(game=replace(TOY, orders={"clap": ["always-hush", "always-clap"]}))
    match.order(1, "clap", "always-clap")
    say(match, 0, "roll")
    assert asked(match) == {1: "clap"}


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_gives_no_orders(seat: int) -> None:
    match = start()
    with refused(match, NotAsked):
        match.order(seat, "clap", "always-hush")


def test_taking_back_an_order_that_was_never_given_changes_nothing() -> None:
    match = start()
    before = match.save()
    match.order(1, "clap", None)
    assert match.save() == before
