"""A match: who is asked, what is refused, what answers itself, and what is told to whom."""

from random import Random
from typing import Any

import pytest

from games.engine import Event, Match, random_legal
from games.engine.errors import (
    BadOptions,
    MatchError,
    MatchOver,
    NotAnOption,
    NotAsked,
    StaleQuestion,
    UnknownGame,
    UnknownPolicy,
    WrongType,
)
from games.registry import game_named
from tests.games.engine.toy import (
    TOY,
    Options,
    ToyView,
    asked,
    finish,
    refused,
    say,
    start,
    to_the_duel,
)

# ---------------------------------------------------------------------- beginning


def test_a_match_begins_with_the_first_question_after_the_steps_that_ask_nothing() -> None:
    match = start()
    assert asked(match) == {0: "stake"}
    assert [len(step.answers) for step in match.steps] == [0, 0]
    assert [event.key for event in match.events] == ["dealt", "dealt"]
    assert not match.over


def test_without_options_the_game_is_played_with_its_usual_ones() -> None:
    match = Match.new(TOY, 3, server_seed=b"toy")
    assert match.options == Options(coins=3, rounds=2)
    assert match.clicks == []


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions) as refusal:
        Match.new(TOY, seats, server_seed=b"toy")
    assert refusal.value.text.args == {"option": "seats"}


def test_options_that_do_not_fit_the_game_are_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        Match.new(TOY, 2, server_seed=b"toy", options=Options(rounds=4))
    assert refusal.value.text.args == {"option": "rounds"}


def test_options_of_the_wrong_kind_are_refused() -> None:
    many: Any = "many"
    with pytest.raises(BadOptions) as refusal:
        Match.new(TOY, 2, server_seed=b"toy", options=Options(coins=many))
    assert "coins" in str(refusal.value.text.args["option"])


def test_options_of_another_game_are_refused() -> None:
    with pytest.raises(BadOptions):
        Match.new(TOY, 2, server_seed=b"toy", options=Event("options"))


def test_a_match_with_an_unknown_computer_player_is_refused() -> None:
    with pytest.raises(UnknownPolicy):
        start(policies={1: "genius"})


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame) as refusal:
        game_named("ludo")
    assert refusal.value.text.args == {"game": "ludo"}


def test_random_matches_come_across_everything_the_toy_knows() -> None:
    questions: set[str] = set()
    events: set[str] = set()
    dice = Random(2)
    for seats in [2, 3, 4] * 5:
        match = start(seats)
        while not match.over:
            seat = dice.choice(match.waiting)
            question = match.question(seat)
            assert question is not None
            questions.add(question.key)
            match.answer(seat, random_legal(question, lambda: None, dice))
            assert match.faults() == []
        events |= {event.key for event in match.events}
    assert questions == TOY.questions
    assert events == TOY.events


# ---------------------------------------------------------------------- answering


def test_a_legal_answer_is_taken_and_the_rules_go_on() -> None:
    match = start()
    match.answer(0, 2, question=match.question_id)
    assert asked(match) == {0: "act"}
    assert match.answers[0].seat == 0
    assert match.answers[0].answer == 2
    assert match.answers[0].by == "player"


def test_an_answer_tells_what_it_set_loose_and_no_more() -> None:
    match = say(start(), 1)
    assert [event.key for event in match.answer(0, "roll")] == ["rolled"]
    assert match.answer(1, "clap") == [Event("clapped", {"seat": 1, "seat_for": 0})]
    assert match.answer(1, 0) == []


def test_an_answer_tells_also_what_happens_in_the_steps_after_it() -> None:
    match = say(start(policies={1: "greedy"}), 0)
    steps = len(match.steps)
    assert [event.key for event in match.answer(0, "roll")] == ["rolled", "swapped"]
    assert len(match.steps) == steps + 1
    assert asked(match) == {0: "clap"}


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    match = start()
    for seat in (1, 2, -1):
        with refused(match, NotAsked) as refusal:
            match.answer(seat, 1)
        assert refusal.value.text.args == {"seat": seat}
        with refused(match, NotAsked):
            match.answer_by_policy(seat, "random")


@pytest.mark.parametrize("question", ["", "0.0", "0.2", "1.1", "nonsense"])
def test_an_answer_to_another_question_is_refused(question: str) -> None:
    match = start()
    assert match.question_id == "0.1"
    with refused(match, StaleQuestion):
        match.answer(0, 1, question=question)


def test_an_answer_cannot_be_given_twice() -> None:
    match = start()
    clicked = match.question_id
    match.answer(0, 1, question=clicked)
    with refused(match, StaleQuestion):
        match.answer(0, 1, question=clicked)


@pytest.mark.parametrize("answer", [None, True, "1", [1], 1.0, {}])
def test_an_answer_of_the_wrong_kind_is_refused(answer: object) -> None:
    match = start()
    with refused(match, WrongType):
        match.answer(0, answer)


@pytest.mark.parametrize("answer", [-1, 4, 10**30])
def test_an_answer_out_of_bounds_is_refused(answer: int) -> None:
    match = start()
    with refused(match, NotAnOption) as refusal:
        match.answer(0, answer)
    assert refusal.value.text.args == {"answer": answer}


def test_what_is_shown_as_impossible_is_refused() -> None:
    match = say(start(), 0)
    with refused(match, NotAnOption):
        match.answer(0, "peek")


@pytest.mark.parametrize("answer", [["rune-33", "rune-33"], ["rune-33", "rune-19", "rune-6"], ["rune-1"]])
def test_what_cannot_be_chosen_together_is_refused(answer: list[str]) -> None:
    match = say(start(), 0, "swap")
    with refused(match, NotAnOption):
        match.answer(0, answer)


@pytest.mark.parametrize("answer", ["rune-33", [["rune-33"]], [3]])
def test_a_list_of_something_else_is_refused(answer: object) -> None:
    match = say(start(), 0, "swap")
    with refused(match, WrongType):
        match.answer(0, answer)


def test_after_the_end_nobody_can_answer() -> None:
    match = finish(start())
    assert match.over
    assert match.waiting == []
    for seat in range(2):
        assert match.question(seat) is None
        with refused(match, MatchOver):
            match.answer(seat, 1)


def test_a_refusal_is_a_sentence_in_no_language_yet() -> None:
    refusal = NotAsked(seat=1)
    assert isinstance(refusal, MatchError)
    assert refusal.text.key == "error-not-asked"
    assert refusal.text.args == {"seat": 1}
    assert "1" in str(refusal)
    assert str(StaleQuestion()) == "error-stale-question"


# ---------------------------------------------------------------------- answering itself


def test_a_single_legal_answer_is_given_by_the_engine_and_recorded_as_such() -> None:
    match = start(coins=0)
    assert asked(match) == {0: "act"}
    assert [(given.answer, given.by) for given in match.answers] == [(0, "engine")]


def test_a_discreet_question_is_asked_even_with_one_answer_left() -> None:
    match = say(to_the_duel(), "rune-33", "rune-17")
    assert asked(match) == {0: "boast"}
    question = match.question(0)
    assert question is not None
    with refused(match, NotAnOption):
        match.answer(0, "rune-33")
    assert question.check("quiet") == "quiet"
    assert say(match, "quiet").answers[-1].by == "player"


def test_seats_asked_together_are_each_answered_by_the_engine_when_one_answer_is_left() -> None:
    match = start(rounds=3)
    for rounds, runes in enumerate([("rune-33", "rune-17"), ("rune-19", "rune-11")]):
        say(match, 0, "roll", "hush", 0, "roll", "hush", *runes, "quiet")
        assert match.state.round == rounds + 2
    say(match, 0, "roll", "hush", 0, "roll", "hush")
    assert asked(match) == {1: "boast"}
    assert [(given.seat, given.answer, given.by) for given in match.answers[-2:]] == [
        (0, "rune-6", "engine"),
        (1, "rune-8", "engine"),
    ]


# ---------------------------------------------------------------------- the saga, the views, the standings


def test_everybody_sees_what_is_told_and_only_the_named_see_what_is_whispered() -> None:
    match = say(start(3), 1, "peek")
    dealt, *_, peeked = match.events
    assert [seat for seat in (0, 1, 2, None) if dealt.seen_by(seat)] == [0]
    assert [seat for seat in (0, 1, 2, None) if peeked.seen_by(seat)] == [0]
    assert peeked.args["card"] == match.state.deck[0]
    [clapped] = match.answer(1, "clap")
    assert [seat for seat in (0, 1, 2, None) if clapped.seen_by(seat)] == [0, 1, 2, None]


def test_a_whisper_to_nobody_is_seen_by_nobody() -> None:
    assert not any(Event("dealt", {}, []).seen_by(seat) for seat in (0, 1, None))


def test_a_view_shows_a_seat_its_own_hand_and_a_spectator_none() -> None:
    match = start()
    views = {seat: match.view(seat) for seat in (0, 1, None)}
    hands = {}
    for seat, view in views.items():
        assert isinstance(view, ToyView)
        hands[seat] = [player.hand for player in view.players]
    assert hands == {
        0: [["rune-33", "rune-19", "rune-6"], None],
        1: [None, ["rune-11", "rune-17", "rune-8"]],
        None: [None, None],
    }


def test_standings_say_where_each_point_came_from() -> None:
    match = say(to_the_duel(), "rune-19", "rune-17", "rune-33")
    first, second = match.standings()
    assert (first.seat, first.place, first.score) == (0, 1, 35)
    assert first.sources == {"duels": 2, "boasts": 33}
    assert (second.seat, second.place, second.score, second.sources) == (1, 2, 0, {})


def test_equal_scores_share_a_place() -> None:
    assert [standing.place for standing in start(3).standings()] == [1, 1, 1]


def test_every_point_in_the_standings_has_a_source() -> None:
    for standing in finish(start(4)).standings():
        assert standing.score == sum(standing.sources.values())
