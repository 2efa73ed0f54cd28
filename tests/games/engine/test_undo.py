"""Going back: to before any answer, over nothing that cannot be unseen unless that is wanted."""

from dataclasses import replace

import msgspec
import pytest

from games.engine import Flow, Match, pick
from games.engine.errors import BarrierInTheWay, MatchError, NothingToUndo, StaleQuestion
from tests.games.engine.toy import TOY, Toy, asked, finish, refused, say, start, step, to_the_duel


def position(match: Match) -> bytes:
    """All there is to a position but how often it was gone back."""
    given = {seat: match.given(seat) for seat in match.answered}
    return msgspec.json.encode(
        [match.steps, match.state, asked(match), given, match.question_id.split(".")[1]]
    )


# ---------------------------------------------------------------------- to before any answer


def test_undo_leads_to_before_any_answer() -> None:
    match = start(3)
    answers = [2, "swap", ["rune-15"], "hush", "clap", 1, "roll", "clap", "clap", 0, "roll", "hush", "hush"]
    answers += ["rune-16", "rune-23", "rune-29", "rune-30"]
    positions = []
    for answer in answers:
        positions.append(position(match))
        say(match, answer)
    assert len(match.answers) == len(answers)
    for number in range(len(answers)):
        twin = match.clone()
        twin.undo(number, crossing=True)
        assert position(twin) == positions[number]
        assert len(twin.answers) == number


def test_undo_leads_back_from_the_end() -> None:
    match = finish(start())
    last = match.answers[-1]
    match.undo(len(match.answers) - 1, crossing=True)
    assert not match.over
    assert match.waiting == [last.seat]
    match.answer(last.seat, last.answer)
    assert match.over


def test_undo_then_the_same_answers_again_gives_the_same_match() -> None:
    match = finish(start(3))
    record = [(given.seat, given.answer) for given in match.answers if given.by == "player"]
    again = match.clone()
    again.undo(0, crossing=True)
    for seat, answer in record:
        again.answer(seat, answer)
    assert again.steps == match.steps
    assert again.standings() == match.standings()


def test_the_same_die_falls_again_after_an_undo() -> None:
    match = say(start(), 1, "roll")
    fallen = match.events[-1]
    match.undo(1, crossing=True)
    say(match, "roll")
    assert match.events[-1] == fallen
    match.undo(0, crossing=True)
    say(match, 3, "roll")
    assert match.events[-1] == fallen


def test_another_way_may_be_taken_after_an_undo() -> None:
    match = say(start(), 1, "swap")
    match.undo(0)
    say(match, 2, "peek")
    assert [given.answer for given in match.answers] == [2, "peek"]
    assert match.replay().save() == match.save()


def test_undo_in_the_middle_of_a_common_question_keeps_what_was_said_before() -> None:
    match = say(to_the_duel(), "rune-33", "rune-17")
    match.undo(len(match.answers) - 1, crossing=True)
    assert match.waiting == [1]
    assert match.given(0) == "rune-33"


def test_undo_takes_back_a_change_of_mind() -> None:
    match = to_the_duel()
    match.answer(0, "rune-33")
    match.answer(0, "rune-6")
    assert match.undo(len(match.answers) - 1) == []
    assert match.given(0) == "rune-33"
    assert match.waiting == [1]


def test_what_the_engine_answered_it_answers_again() -> None:
    match = say(start(coins=0), "roll")
    match.undo(0, crossing=True)
    assert asked(match) == {0: "act"}
    assert [given.by for given in match.answers] == ["engine"]


@pytest.mark.parametrize("to", [-1, -100, 3, 99])
def test_there_is_nothing_to_undo_where_there_is_no_answer(to: int) -> None:
    match = say(start(), 1, "swap", [])
    with refused(match, NothingToUndo):
        match.undo(to, crossing=True)
    with refused(match, NothingToUndo):
        match.barriers(to)


def test_there_is_nothing_to_undo_in_the_beginning() -> None:
    match = start()
    with refused(match, NothingToUndo):
        match.undo(0)


# ---------------------------------------------------------------------- question ids


def test_questions_from_before_an_undo_are_stale_even_when_they_are_asked_again() -> None:
    match = start()
    first = match.question_id
    match.answer(0, 1)
    second = match.question_id
    match.undo(0)
    assert match.question_id not in (first, second)
    with refused(match, StaleQuestion):
        match.answer(0, 1, question=first)
    match.answer(0, 1, question=match.question_id)
    assert match.question_id != second
    with refused(match, StaleQuestion):
        match.answer(0, "roll", question=second)


def test_no_two_questions_of_a_match_have_the_same_id() -> None:
    match = start()
    ids = [match.question_id]
    for _ in range(3):
        for answer in (1, "roll", "clap"):
            say(match, answer)
            ids.append(match.question_id)
        match.undo(0, crossing=True)
        ids.append(match.question_id)
    assert len(set(ids)) == len(ids)


# ---------------------------------------------------------------------- barriers


def test_nothing_is_in_the_way_back_over_ones_own_quiet_answers() -> None:
    match = say(start(), 2, "swap")
    assert match.barriers(0) == []
    assert match.undo(0) == []
    assert asked(match) == {0: "stake"}


@pytest.mark.parametrize(
    ("answers", "to", "barriers"),
    [
        ([1, "roll"], 1, ["chance"]),
        ([1, "roll"], 0, ["chance"]),
        ([1, "peek"], 1, ["reveal"]),
        ([0, "swap", ["rune-6"]], 2, ["reveal"]),
        ([0, "swap", []], 2, []),
        ([0, "swap", [], "hush"], 3, []),
        ([0, "swap", [], "hush"], 2, ["others"]),
        ([1, "peek", "hush", 1, "roll"], 0, ["chance", "reveal", "others"]),
        ([1, "peek", "hush", 1, "roll"], 2, ["chance"]),
        ([1, "peek", "hush", 1, "roll"], 3, ["chance"]),
        ([1, "peek", "hush", 1, "roll", "clap"], 2, ["chance", "others"]),
    ],
)
def test_what_cannot_be_unseen_is_named_and_crossed_only_knowingly(
    answers: list[object], to: int, barriers: list[str]
) -> None:
    match = say(start(), *answers)
    assert match.barriers(to) == barriers
    if barriers:
        with refused(match, BarrierInTheWay) as refusal:
            match.undo(to)
        assert refusal.value.text.args == {"barriers": barriers}
    assert match.undo(to, crossing=True) == barriers
    assert len(match.answers) == to


def test_what_the_engine_answers_for_another_seat_is_not_in_the_way() -> None:
    match = say(start(coins=0), "swap", [], "hush")
    assert [given.by for given in match.answers[-2:]] == ["player", "engine"]
    assert match.barriers(3) == []


def test_what_a_computer_player_answered_is_in_the_way() -> None:
    match = say(start(policies={1: "greedy"}), 0, "swap", [])
    assert match.barriers(2) == ["others"]


def test_the_barriers_are_the_same_after_storing() -> None:
    match = say(start(), 1, "peek", "hush", 1, "roll", "clap")
    again = Match.load(TOY, match.save())
    for to in range(6):
        assert again.barriers(to) == match.barriers(to)


# ---------------------------------------------------------------------- where Back leads


def test_back_leads_to_before_the_last_answer_of_ones_own() -> None:
    match = start()
    assert match.last_own_answer(0) is None
    say(match, 1, "swap", [], "hush", 1)
    assert match.last_own_answer(0) == 2
    assert match.last_own_answer(1) == 4
    assert match.last_own_answer(7) is None


def test_back_does_not_stop_at_what_the_engine_answered() -> None:
    match = say(start(coins=0), "swap", [], "hush")
    assert match.answers[-1].seat == 1
    assert match.answers[-1].by == "engine"
    assert match.last_own_answer(1) == 3
    match.undo(3)
    assert asked(match) == {1: "clap"}


def test_back_does_not_stop_at_what_a_standing_order_answered() -> None:
    match = say(start(), 0, "swap", [], "hush")
    match.order(0, "clap", "always-hush")
    say(match, 0, "swap", [])
    assert (match.answers[-1].seat, match.answers[-1].by) == (0, "standing")
    assert match.last_own_answer(0) == 2


# ---------------------------------------------------------------------- after the rules changed


def dancing(game: Toy) -> Flow[None] | None:
    """Rules in which a turn is something else."""
    if game.state.step != "turn":
        return step(game)

    def dance() -> Flow[None]:
        yield from pick(game.state.turn, "dance", ["left", "right"])
        game.state.step = "duel"

    return dance()


def test_undo_into_a_step_of_other_rules_is_refused_or_starts_that_step_over() -> None:
    match = Match.load(replace(TOY, step=dancing), to_the_duel().save())
    before = match.save(), asked(match)
    try:
        match.undo(2, crossing=True)
    except MatchError:
        assert (match.save(), asked(match)) == before
    else:
        assert match.restarted
        assert asked(match) == {0: "dance"}
