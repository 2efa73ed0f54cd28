"""What may be done at any time: offered beside every question, taken in or out of turn, recorded."""

from dataclasses import replace

import pytest

from games.engine import Amount, Flow, Match, ask_together, asking
from games.engine.errors import MatchOver, NotAnOption, NotAsked, ReplayDiffers, StaleQuestion, WrongType
from tests.games.engine import toy
from tests.games.engine.bazaar import BAZAAR, Bazaar, finish, most, start, to_the_bids
from tests.games.engine.toy import refused, say, tampered


def test_everybody_is_offered_it_whoever_is_asked() -> None:
    match = start(3)
    assert match.waiting == [0]
    for seat in range(3):
        offer = match.offer(seat)
        assert offer is not None
        assert (offer.seat, list(offer.values)) == (seat, ["horn"])


def test_a_game_without_offers_offers_nothing() -> None:
    match = toy.start()
    assert match.offer(0) is None
    with refused(match, NotAsked):
        match.interrupt(0, "horn")


def test_it_happens_at_once_and_the_question_waits_on() -> None:
    match = start()
    told = match.interrupt(1, "horn")
    assert [(event.key, event.args) for event in told] == [("blown", {"seat": 1})]
    assert match.state.coins == [3, 5]
    assert match.waiting == [0]
    assert [(given.seat, given.answer, given.way) for given in match.answers] == [(1, "horn", "offer")]


def test_the_question_is_asked_as_the_state_is_then() -> None:
    match = start()
    assert most(match, 0) == 3
    match.interrupt(0, "horn")
    assert most(match, 0) == 5
    match.answer(0, 5)
    assert match.state.coins[0] == 0


def test_a_press_on_a_question_that_has_changed_is_stale_and_on_another_it_is_not() -> None:
    match = start()
    shown = match.question_id_of(0)
    match.interrupt(0, "horn")
    with refused(match, StaleQuestion):
        match.answer(0, 1, question=shown)
    match.answer(0, 1, question=match.question_id_of(0))
    shown = match.question_id_of(1)
    match.interrupt(1, "horn")
    match.answer(1, "nod", question=shown)


def test_the_number_of_the_question_stays_so_that_clocks_run_on() -> None:
    match = start()
    number = match.question_id
    match.interrupt(0, "horn")
    assert match.question_id == number


def test_an_offer_that_was_taken_or_has_changed_is_refused() -> None:
    match = start()
    shown = match.offer_id
    match.interrupt(0, "horn", offer=shown)
    with refused(match, NotAsked):
        match.interrupt(0, "horn")
    with refused(match, StaleQuestion):
        match.interrupt(1, "horn", offer=shown)
    with refused(match, NotAnOption):
        match.interrupt(1, "open")
    with refused(match, WrongType):
        match.interrupt(1, 2)
    finish(match)
    with refused(match, MatchOver):
        match.interrupt(1, "horn")


def test_it_can_be_undone_and_a_press_from_before_is_stale() -> None:
    match = start()
    match.interrupt(0, "horn")
    shown = match.offer_id
    match.undo(0)
    assert match.state.coins == [3, 3]
    assert most(match, 0) == 3
    with refused(match, StaleQuestion):
        match.interrupt(0, "horn", offer=shown)


def test_an_interruption_by_somebody_else_is_a_barrier() -> None:
    match = start()
    match.answer(0, 1)
    match.interrupt(0, "horn")
    assert match.barriers(0) == []
    match.interrupt(1, "horn")
    assert match.barriers(0) == ["others"]


@pytest.mark.parametrize("seats", [2, 3])
def test_it_is_stored_and_replayed(seats: int) -> None:
    match = start(seats)
    match.interrupt(1, "horn")
    match.answer(0, 2)
    match.interrupt(0, "horn")
    again = Match.load(BAZAAR, match.save())
    assert not again.restarted
    assert again.save() == match.save()
    assert again.question_id_of(1) == match.question_id_of(1)
    ended = finish(match)
    assert ended.replay().save() == ended.save()


def test_a_replay_that_takes_what_was_not_offered_differs() -> None:
    match = start()
    match.interrupt(0, "horn")
    bad = tampered(finish(match), lambda record: record["steps"][0]["answers"][0].update(answer="open"))
    with pytest.raises(ReplayDiffers):
        Match.load(BAZAAR, bad).replay()


def test_a_computer_player_may_take_it_when_it_is_asked() -> None:
    taken = 0
    for seed in range(8):
        match = Match.new(BAZAAR, 2, server_seed=bytes([seed]), policies={0: "random", 1: "random"})
        assert match.over
        taken += sum(given.way == "offer" for given in match.answers)
        assert match.replay().save() == match.save()
    assert taken > 0


def test_a_broken_off_step_ends_there_and_its_answers_fall() -> None:
    match = to_the_bids()
    match.answer(0, 2)
    steps = len(match.steps)
    match.interrupt(1, "open")
    assert len(match.steps) == steps + 1
    assert match.state.step == "open"
    assert match.waiting == [0]
    assert most(match, 0) == 3
    assert Match.load(BAZAAR, match.save()).save() == match.save()
    say(match, 1, 1, 2, 1)
    assert match.over
    assert match.state.bids == {0: [1, 1], 1: [2, 1]}
    assert match.replay().save() == match.save()


def test_undo_leads_back_into_a_step_that_was_broken_off() -> None:
    match = to_the_bids()
    match.answer(0, 2)
    before = len(match.answers)
    match.interrupt(1, "open")
    match.undo(before)
    assert match.state.step == "bid"
    assert match.waiting == [0, 1]
    assert most(match, 0) == 1


def all_buy_at_once(game: Bazaar) -> Flow[None] | None:
    """A step in which everybody is asked together for as much as they have."""
    if game.state.step == "end":
        return None

    def step() -> Flow[None]:
        game.state.bidding = True
        coins = game.state.coins
        questions = {
            seat: asking(lambda seat=seat: Amount(seat, "buy", 0, game.state.coins[seat]))  # type: ignore[misc]
            for seat in range(len(coins))
        }
        answers = yield from ask_together(questions)
        game.state.bids = {seat: [spent] for seat, spent in answers.items()}
        game.state.step = "end"

    return step()


def test_an_answer_to_several_that_is_no_longer_legal_falls() -> None:
    match = Match.new(replace(BAZAAR, step=all_buy_at_once), 3, server_seed=b"together")
    match.answer(0, 3)
    match.answer(1, 2)
    match.interrupt(2, "toll")
    assert (match.answered, match.waiting) == ([1], [0, 2])
    assert [most(match, seat) for seat in range(3)] == [2, 2, 2]
    match.answer(0, 1)
    match.answer(2, 0)
    assert match.state.bids == {0: [1], 1: [2], 2: [0]}
    assert match.replay().save() == match.save()
