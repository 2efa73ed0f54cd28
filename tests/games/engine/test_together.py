"""Several seats asked at once: nobody learns what another says before the last has spoken."""

import msgspec
import pytest

from games.engine import Match
from games.engine.errors import NotAnOption, NotAsked, StaleQuestion
from tests.games.engine.toy import asked, refused, say, start, to_the_duel


def seen(match: Match, seat: int | None) -> bytes:
    """All that a seat (None: a spectator) is shown: its view, its question, its saga, and who is awaited."""
    own = None if seat is None else match.question(seat)
    others = [match.question(other) for other in range(match.seats) if other != seat]
    shown = {
        "view": match.view(seat),
        "own": None if own is None or seat is None else [own.sentence, own.options, match.given(seat)],  # type: ignore[attr-defined]
        "others": [question and question.sentence_for_others for question in others],
        "saga": [event for event in match.events if event.seen_by(seat)],
        "waiting": match.waiting,
        "answered": match.answered,
    }
    return msgspec.json.encode(shown)


def test_all_are_asked_at_once_and_in_any_order() -> None:
    match = to_the_duel()
    assert asked(match) == {0: "duel", 1: "duel"}
    match.answer(1, "rune-17")
    assert asked(match) == {0: "duel"}
    match.answer(0, "rune-33")
    assert asked(match) == {0: "boast"}


def test_an_answer_is_kept_until_the_others_have_answered() -> None:
    match = to_the_duel()
    assert match.answer(0, "rune-33") == []
    assert match.waiting == [1]
    assert match.answered == [0]
    assert match.given(0) == "rune-33"
    assert match.given(1) is None
    assert match.state.laid == []
    told = match.answer(1, "rune-17")
    assert [(event.key, event.args["seat"]) for event in told] == [("laid", 0), ("laid", 1)]
    assert match.answered == []
    assert match.given(0) is None


def test_an_answer_may_be_changed_until_the_last_is_in() -> None:
    match = to_the_duel()
    asked_for = match.question_id
    for rune in ("rune-33", "rune-19", "rune-6"):
        match.answer(0, rune, question=asked_for)
    assert match.given(0) == "rune-6"
    assert match.answered == [0]
    match.answer(1, "rune-8", question=asked_for)
    assert sorted(match.state.laid) == ["rune-6", "rune-8"]
    with refused(match, NotAsked):
        match.answer(0, "rune-33")
    with refused(match, StaleQuestion):
        match.answer(1, "rune-11", question=asked_for)


def test_a_wrong_change_leaves_the_answer_that_was_given() -> None:
    match = say(to_the_duel(), "rune-33")
    with refused(match, NotAnOption):
        match.answer(0, "rune-17")
    assert match.given(0) == "rune-33"


@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_one_has_said_shows_nowhere_to_the_others(seat: int | None) -> None:
    pictures = set()
    for rune in start(3).state.players[0].hand:
        match = start(3)
        for _ in range(3):
            say(match, 1, "roll", "hush", "hush")
        match.answer(0, rune)
        pictures.add(seen(match, seat))
    assert len(pictures) == 1


def test_what_one_has_said_shows_to_the_one_who_said_it() -> None:
    assert len({seen(say(to_the_duel(), rune), 0) for rune in ("rune-33", "rune-19")}) == 2


def test_the_chance_and_the_reveal_belong_to_the_last_answer() -> None:
    match = say(to_the_duel(), "rune-19", "rune-17", "rune-33")
    partial, last, boast = match.answers[-3:]
    assert (partial.reveal, last.reveal, boast.reveal) == (False, False, True)
    assert not any(given.chance for given in match.answers[-3:])


def test_who_answers_first_makes_no_difference() -> None:
    one, other = to_the_duel(), to_the_duel()
    one.answer(0, "rune-33")
    one.answer(1, "rune-17")
    other.answer(1, "rune-17")
    other.answer(0, "rune-33")
    assert one.events == other.events
    assert one.state == other.state


def test_a_dropped_seat_keeps_what_its_player_has_said() -> None:
    match = say(to_the_duel(), "rune-33")
    match.drop(0, "random")
    assert match.given(0) == "rune-33"
    assert asked(match) == {1: "duel"}


def test_nobody_stands_in_for_a_seat_that_has_answered() -> None:
    match = say(to_the_duel(), "rune-33")
    with refused(match, NotAsked):
        match.answer_by_policy(0, "greedy")
