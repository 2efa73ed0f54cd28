"""Several seats led through procedures of their own at once: unseen, until the last is through."""

import pytest

from games.engine import Match, ask_apart
from games.engine.errors import NothingToUndo, ReplayDiffers, StaleQuestion
from tests.games.engine.bazaar import BAZAAR, finish, most, start, to_the_bids
from tests.games.engine.toy import asked, refused, tampered


def test_each_goes_on_alone_and_the_last_ends_it() -> None:
    match = to_the_bids()
    assert asked(match) == {0: "bid-axe", 1: "bid-axe"}
    match.answer(0, 1)
    assert asked(match) == {0: "bid-shield", 1: "bid-axe"}
    assert match.answer(0, 2) == []
    assert (match.waiting, match.answered, match.given(0)) == ([1], [0], 2)
    match.answer(1, 0)
    told = match.answer(1, 3)
    assert [event.key for event in told] == ["bids"]
    assert match.state.bids == {0: [1, 2], 1: [0, 3]}


def test_what_is_asked_follows_from_the_seats_own_answers() -> None:
    match = to_the_bids()
    match.answer(0, 2)
    assert most(match, 0) == 1
    assert most(match, 1) == 3
    match.answer(1, 3)
    assert match.answered == [1]


def test_others_read_the_same_however_far_a_seat_is() -> None:
    match = to_the_bids()
    first = match.question(0)
    assert first is not None
    told = first.sentence_for_others
    match.answer(0, 1)
    second = match.question(0)
    assert second is not None
    assert second.key == "bid-shield"
    assert second.sentence_for_others == told
    assert second.sentence.args["left"] == 2


def test_a_press_is_stale_for_the_seat_that_went_on_and_not_for_the_other() -> None:
    match = to_the_bids()
    shown = match.question_id_of(0)
    assert shown == match.question_id_of(1)
    match.answer(0, 1, question=shown)
    with refused(match, StaleQuestion):
        match.answer(0, 1, question=shown)
    match.answer(1, 1, question=shown)


def test_the_last_answer_may_be_changed_while_others_are_awaited() -> None:
    match = to_the_bids()
    match.answer(0, 1)
    match.answer(0, 2)
    match.answer(0, 0)
    assert match.given(0) == 0
    match.answer(1, 3)
    assert match.state.bids == {0: [1, 0], 1: [3]}


def test_a_seat_may_begin_again_while_others_are_awaited() -> None:
    match = to_the_bids()
    with refused(match, NothingToUndo):
        match.begin_again(0)
    match.answer(0, 3)
    assert match.answered == [0]
    assert match.may_begin_again(0)
    match.begin_again(0)
    assert asked(match) == {0: "bid-axe", 1: "bid-axe"}
    shown = match.question_id_of(0)
    match.answer(0, 1, question=shown)
    again = Match.load(BAZAAR, match.save())
    assert again.save() == match.save()
    assert asked(again) == {0: "bid-shield", 1: "bid-axe"}
    ended = finish(match)
    assert ended.state.bids[0][0] == 1
    assert ended.replay().save() == ended.save()
    with refused(ended, NothingToUndo):
        ended.begin_again(0)


def test_a_replay_that_begins_again_where_nobody_can_differs() -> None:
    match = start()
    match.answer(0, 1)
    bad = tampered(finish(match), lambda record: record["steps"][0]["answers"][0].update(way="again"))
    with pytest.raises(ReplayDiffers):
        Match.load(BAZAAR, bad).replay()


def test_an_interruption_lets_them_go_on_with_the_answers_they_gave() -> None:
    match = to_the_bids()
    match.answer(0, 2)
    match.answer(1, 3)
    match.interrupt(0, "horn")
    assert (asked(match), most(match, 0)) == ({0: "bid-shield"}, 3)
    match.interrupt(1, "horn")
    assert asked(match) == {0: "bid-shield", 1: "bid-shield"}
    assert most(match, 1) == 2


def test_who_answers_first_makes_no_difference() -> None:
    one, other = to_the_bids(), to_the_bids()
    for match, order in ((one, [0, 0, 1, 1]), (other, [1, 0, 1, 0])):
        for seat in order:
            match.answer(seat, 1)
    assert one.state == other.state
    assert one.events == other.events


def test_with_nothing_to_ask_it_is_over_at_once() -> None:
    match = start()
    for answer in (3, "nod", 3, "nod"):
        match.answer(match.waiting[0], answer)
    assert match.over
    assert match.state.bids == {0: [], 1: []}


def test_a_dropped_seat_goes_on_where_its_player_was() -> None:
    match = to_the_bids()
    match.answer(0, 2)
    match.drop(0, "frugal")
    assert match.answered == [0]
    match.answer(1, 3)
    assert match.state.bids == {0: [2, 0], 1: [3]}


def test_undo_goes_back_within_a_procedure() -> None:
    match = to_the_bids()
    match.answer(0, 2)
    number = match.last_own_answer(0)
    assert number is not None
    match.undo(number)
    assert asked(match) == {0: "bid-axe", 1: "bid-axe"}
    assert most(match, 0) == 3


def test_an_answer_that_is_no_longer_legal_is_asked_for_again() -> None:
    match = to_the_bids()
    match.answer(0, 3)
    match.answer(1, 1)
    match.interrupt(1, "toll")
    assert asked(match) == {0: "bid-axe", 1: "bid-shield"}
    assert (most(match, 0), most(match, 1)) == (2, 1)


def test_an_answer_that_was_the_only_one_is_asked_for_when_there_are_others() -> None:
    match = to_the_bids(3)
    match.interrupt(2, "toll")
    match.interrupt(2, "toll")
    match.answer(0, 1)
    assert match.answered == [0]
    match.interrupt(0, "horn")
    assert asked(match)[0] == "bid-shield"


def test_with_nobody_to_lead_the_answer_is_empty() -> None:
    with pytest.raises(StopIteration) as end:
        next(ask_apart({}))
    assert end.value.value == {}
