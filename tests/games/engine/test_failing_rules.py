"""When the rules or a computer player fail, the match stays where it was."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import msgspec
import pytest

from games.engine import Answer, Flow, Match, Question, pick_some, random_legal
from games.engine.errors import MatchError, WrongType
from tests.games.engine.toy import TOY, Toy, asked, say, start, step


class Unexpected(Exception):
    """A bug in the rules."""


def failing_at_the_duel(game: Toy) -> Flow[None] | None:
    if game.state.step == "duel":
        raise Unexpected
    return step(game)


def failing_after_the_act(game: Toy) -> Flow[None] | None:
    flow = step(game)
    if flow is None or game.state.step != "turn":
        return flow

    def act() -> Flow[None]:
        stake = next(flow)
        acts = flow.send((yield stake))
        flow.send((yield acts))
        raise Unexpected

    return act()


CHEAT = replace(TOY, policies={"cheat": lambda question, look, dice: "win", **TOY.policies})


def everything(match: Match) -> list[object]:
    return [match.save(), match.question_id, asked(match), msgspec.json.encode(match.state), match.over]


def before_the_duel() -> Match:
    """One answer away from the crash."""
    return say(start(game=replace(TOY, step=failing_at_the_duel)), 2, "roll", "clap", 1, "roll")


def test_a_crash_in_the_middle_of_a_step_leaves_the_match_before_the_answer() -> None:
    match = say(start(game=replace(TOY, step=failing_after_the_act)), 2)
    before = everything(match)
    for _ in range(2):
        with pytest.raises(Unexpected):
            match.answer(0, "roll")
        assert everything(match) == before


def test_a_crash_at_the_beginning_of_the_next_step_leaves_the_match_before_the_answer() -> None:
    match = before_the_duel()
    before = everything(match)
    with pytest.raises(Unexpected):
        match.answer(0, "clap")
    assert everything(match) == before
    assert asked(match) == {0: "clap"}


def test_a_crash_under_a_computer_player_leaves_the_match_before_the_answer() -> None:
    match = start(game=replace(TOY, step=failing_at_the_duel), policies={1: "greedy"})
    say(match, 2, "roll")
    before = everything(match)
    with pytest.raises(Unexpected):
        match.answer(0, "clap")
    assert everything(match) == before


def test_an_illegal_answer_of_a_computer_player_leaves_the_match_before_the_persons_answer() -> None:
    match = say(start(game=CHEAT, policies={1: "cheat"}), 2)
    before = everything(match)
    with pytest.raises(MatchError):
        match.answer(0, "roll")
    assert everything(match) == before


def test_an_illegal_answer_of_a_stand_in_is_refused() -> None:
    match = start(game=CHEAT)
    before = everything(match)
    with pytest.raises(WrongType):
        match.answer_by_policy(0, "cheat")
    assert everything(match) == before


def drop(match: Match) -> object:
    return match.drop(0)


def order(match: Match) -> object:
    return match.order(0, "clap", "always-hush")


@pytest.mark.parametrize("act", [drop, order])
def test_a_crash_while_a_seat_is_answered_for_leaves_everything_as_it_was(
    act: Callable[[Match], object],
) -> None:
    match = before_the_duel()
    before = everything(match)
    with pytest.raises(Unexpected):
        act(match)
    assert everything(match) == before
    assert match.policies == {}


def test_a_seat_cannot_be_handed_to_a_computer_player_that_answers_illegally() -> None:
    match = start(game=CHEAT)
    before = everything(match)
    with pytest.raises(WrongType):
        match.drop(0, "cheat")
    assert everything(match) == before


def test_a_crash_after_an_undo_leaves_the_match_where_it_was() -> None:
    moods = ["good"]

    def fickle(question: Question, look: Callable[[], object], dice: Random) -> Answer:
        if moods == ["good"]:
            return random_legal(question, look, dice)
        raise Unexpected

    match = start(game=replace(TOY, policies={"fickle": fickle}), policies={1: "fickle"})
    say(match, 0, "roll")
    before = everything(match)
    moods.append("bad")
    with pytest.raises(Unexpected):
        match.undo(2, crossing=True)
    assert everything(match) == before


# ---------------------------------------------------------------------- careless rules


def careless(game: Toy) -> Flow[None] | None:
    """Tells of a list that changes later, and uses up the list it was answered."""
    if game.state.step != "turn":
        return step(game)

    def swap() -> Flow[None]:
        hand = game.state.players[0].hand
        game.tell("dealt", card=hand)
        away = yield from pick_some(0, "swap", list(hand), least=0, most=2)
        while away:
            game.lay(0, away.pop())
        game.state.step = "end"

    return swap()


def test_what_the_rules_do_with_an_answer_does_not_change_the_record() -> None:
    match = say(start(game=replace(TOY, step=careless)), ["rune-33", "rune-6"])
    assert match.over
    assert match.answers[0].answer == ["rune-33", "rune-6"]


def test_what_was_told_does_not_change_with_the_state() -> None:
    match = say(start(game=replace(TOY, step=careless)), ["rune-33", "rune-6"])
    assert match.events[-1].args["card"] == ["rune-33", "rune-19", "rune-6"]
