"""Clocks, reminders, and what happens to who is late."""

import random
from typing import Any

import msgspec
import pytest

from table import hosting, letters, timing
from table.hall import Hall
from table.records import Letter, Person, Timer
from table.refusals import BadSetting
from table.timekeeper import Timekeeper
from tests.table.guests import (
    DAY,
    HOUR,
    NOON,
    Clock,
    answer_once,
    chronicle_keys,
    empty_outbox,
    forget,
    fresh,
    guest,
    new_match,
    outbox,
    play_until_one_is_asked,
    seats_asked,
    some_answer,
    status,
    timers,
)

pytestmark = pytest.mark.asyncio
CLOCK = (timing.HALF, timing.LAST, timing.DEADLINE)


def said(letter: Letter) -> dict[str, object]:
    return msgspec.json.decode(letter.payload, type=dict[str, object])


async def rest(hall: Hall, number: int, **settings: Any) -> None:
    person: Person = await guest(hall, number)
    await hall.save_person(msgspec.structs.replace(person, **settings))


async def waiting_match(hall: Hall, **wishes: Any) -> tuple[int, int]:
    """A match in which one person is awaited, and all letters have arrived."""
    match_id = await new_match(hall, **wishes)
    seat = await play_until_one_is_asked(hall, match_id)
    await empty_outbox(hall)
    return match_id, seat


async def test_a_clock_runs_for_whom_the_rules_ask_and_for_nobody_else(hall: Hall) -> None:
    match_id, seat = await waiting_match(hall)
    due = await timers(hall, match_id)
    assert due == {
        (timing.HALF, seat): NOON + 12 * HOUR,
        (timing.LAST, seat): NOON + int(21.6 * HOUR),
        (timing.DEADLINE, seat): NOON + 24 * HOUR,
    }


async def test_without_a_pace_no_clock_runs(hall: Hall) -> None:
    match_id, _ = await waiting_match(hall, pace=0)
    assert await timers(hall, match_id) == {}


async def test_who_is_asked_with_others_keeps_the_clock_while_they_answer(hall: Hall, clock: Clock) -> None:
    match_id = await new_match(hall)
    asked = await seats_asked(hall, match_id)
    assert len(asked) > 1
    clock.forward(HOUR)
    answered = await answer_once(hall, match_id, random.Random(1))
    left = [seat for seat in asked if seat != answered]
    assert await outbox(hall, letters.WAITING)
    due = await timers(hall, match_id)
    assert {seat for _, seat in due} == set(left)
    assert due[timing.DEADLINE, left[0]] == NOON + 24 * HOUR


async def test_a_new_question_to_the_same_seat_starts_a_new_clock(hall: Hall, clock: Clock) -> None:
    match_id = await new_match(hall, people=1, computers=2)
    for _ in range(5):
        clock.forward(HOUR)
        await answer_once(hall, match_id, random.Random(1))
        assert (await timers(hall, match_id))[timing.DEADLINE, 0] == clock.now + 24 * HOUR


async def test_a_clock_knows_the_nights_of_who_was_not_here_for_long(
    hall: Hall, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("table.hall.KEPT_PEOPLE", 4)
    match_id = await new_match(hall, people=1, computers=2)
    await rest(hall, 1, quiet_from=13 * 60, quiet_to=20 * 60)
    for stranger in range(10, 20):
        await hall.person(stranger, "Einar")
    await answer_once(hall, match_id, random.Random(1))
    assert (await timers(hall, match_id))[timing.DEADLINE, 0] == NOON + 38 * HOUR


async def test_reminders_come_at_half_time_and_before_the_end(hall: Hall, clock: Clock) -> None:
    match_id, seat = await waiting_match(hall)
    keeper = Timekeeper(hall)
    assert await keeper.ring_what_is_due() == 600
    clock.forward(12 * HOUR)
    await keeper.ring_what_is_due()
    clock.forward(10 * HOUR)
    await keeper.ring_what_is_due()
    found = await outbox(hall, letters.REMINDER)
    assert [(letter.lane, said(letter)["kind"]) for letter in found] == [
        (f"person {seat + 1}", timing.HALF),
        (f"person {seat + 1}", timing.LAST),
    ]
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        assert said(found[0])["question"] == sitting.match.question_id


async def test_after_a_long_sleep_of_the_bot_only_the_last_word_is_said(hall: Hall, clock: Clock) -> None:
    await waiting_match(hall)
    clock.forward(3 * DAY)
    await Timekeeper(hall).ring_what_is_due()
    assert [letter.kind for letter in await outbox(hall)] == [letters.NUDGE]


async def test_nobody_is_reminded_at_night(hall: Hall, clock: Clock) -> None:
    _, seat = await waiting_match(hall)
    await rest(hall, seat + 1, quiet_from=13 * 60, quiet_to=20 * 60)
    clock.forward(22 * HOUR - 1)
    keeper = Timekeeper(hall)
    await keeper.ring_what_is_due()
    assert [said(letter)["kind"] for letter in await outbox(hall)] == [timing.HALF]
    await empty_outbox(hall)
    clock.now = NOON + 25 * HOUR + 60
    await rest(hall, seat + 1, quiet_from=None, quiet_to=None)
    clock.now = NOON + 47 * HOUR
    async with hall.store.transaction() as tx:
        await tx.run("UPDATE people SET quiet_from = 0, quiet_to = 1439 WHERE id = ?", seat + 1)
        await tx.run("UPDATE timers SET due = ? WHERE kind = ?", clock.now, timing.LAST)
        await tx.run("UPDATE timers SET due = ? WHERE kind = ?", clock.now + DAY, timing.DEADLINE)
    await keeper.ring_what_is_due()
    assert await outbox(hall) == []
    clock.now = NOON + 60 * HOUR - 60
    await keeper.ring_what_is_due()
    assert [said(letter)["kind"] for letter in await outbox(hall)] == [timing.LAST]


async def test_a_clock_keeps_its_used_time_when_the_nights_change(hall: Hall, clock: Clock) -> None:
    match_id, seat = await waiting_match(hall)
    clock.forward(4 * HOUR)
    await rest(hall, seat + 1, quiet_from=18 * 60, quiet_to=6 * 60)
    due = await timers(hall, match_id)
    assert due[timing.HALF, seat] == NOON + 4 * HOUR + 20 * HOUR
    assert (
        due[timing.DEADLINE, seat]
        == NOON + 4 * HOUR + 2 * HOUR + 12 * HOUR + 12 * HOUR + 12 * HOUR + 6 * HOUR
    )
    clock.forward(HOUR)
    await rest(hall, seat + 1, quiet_from=None, quiet_to=None)
    assert await timers(hall, match_id) == {
        (timing.HALF, seat): NOON + 12 * HOUR,
        (timing.LAST, seat): NOON + int(21.6 * HOUR),
        (timing.DEADLINE, seat): NOON + 24 * HOUR,
    }


async def test_a_vacation_stops_the_clock_and_its_end_starts_it_with_the_time_left(
    hall: Hall, clock: Clock
) -> None:
    match_id, seat = await waiting_match(hall)
    clock.forward(4 * HOUR)
    await rest(hall, seat + 1, vacation_from=int(clock.now), vacation_to=int(clock.now) + 7 * DAY)
    assert (await timers(hall, match_id))[timing.DEADLINE, seat] == NOON + 7 * DAY + 24 * HOUR
    clock.forward(3 * DAY)
    await rest(hall, seat + 1, vacation_from=None, vacation_to=None)
    assert (await timers(hall, match_id))[timing.DEADLINE, seat] == NOON + 3 * DAY + 24 * HOUR


async def test_nights_that_make_no_sense_are_refused(hall: Hall) -> None:
    with pytest.raises(BadSetting):
        await rest(hall, 1, quiet_from=60, quiet_to=60)
    with pytest.raises(BadSetting):
        await rest(hall, 1, zone="Mars/Olympus")


async def test_a_pause_stops_clocks_and_resuming_goes_on_with_the_time_left(hall: Hall, clock: Clock) -> None:
    match_id, seat = await waiting_match(hall)
    host = await guest(hall, 1)
    clock.forward(13 * HOUR)
    keeper = Timekeeper(hall)
    await keeper.ring_what_is_due()
    await hosting.pause(hall, match_id, host, click=fresh())
    await empty_outbox(hall)
    clock.forward(30 * DAY)
    await rest(hall, seat + 1, quiet_from=0, quiet_to=60)
    await keeper.ring_what_is_due()
    assert await outbox(hall) == []
    await rest(hall, seat + 1, quiet_from=None, quiet_to=None)
    forget(hall)
    await hosting.resume(hall, match_id, host, click=fresh())
    due = await timers(hall, match_id)
    assert due[timing.DEADLINE, seat] == clock.now + 11 * HOUR
    assert (timing.HALF, seat) not in due


async def test_a_new_pace_starts_all_clocks_anew(hall: Hall, clock: Clock) -> None:
    match_id, seat = await waiting_match(hall)
    host = await guest(hall, 1)
    clock.forward(5 * HOUR)
    await hosting.set_pace(hall, match_id, host, 12, "computer", click=fresh())
    assert (await timers(hall, match_id))[timing.DEADLINE, seat] == clock.now + 12 * HOUR
    clock.forward(HOUR)
    await hosting.set_pace(hall, match_id, host, 12, "nudge", click=fresh())
    assert (await timers(hall, match_id))[timing.DEADLINE, seat] == clock.now + 11 * HOUR
    await hosting.set_pace(hall, match_id, host, 0, "nudge", click=fresh())
    assert await timers(hall, match_id) == {}
    with pytest.raises(BadSetting):
        await hosting.set_pace(hall, match_id, host, 7, "nudge", click=fresh())


async def late(hall: Hall, clock: Clock, policy: str) -> tuple[int, int]:
    match_id, seat = await waiting_match(hall, late=policy)
    clock.forward(DAY)
    await Timekeeper(hall).ring_what_is_due()
    return match_id, seat


async def test_where_nothing_happens_to_the_late_nothing_happens(hall: Hall, clock: Clock) -> None:
    match_id, seat = await late(hall, clock, "nothing")
    assert await outbox(hall) == []
    assert await seats_asked(hall, match_id) == [seat]
    assert await timers(hall, match_id) == {}


@pytest.mark.parametrize("policy", ["nudge", "offer"])
async def test_the_late_are_named_in_the_channel_once(hall: Hall, clock: Clock, policy: str) -> None:
    match_id, seat = await late(hall, clock, policy)
    [nudge] = await outbox(hall)
    assert nudge.kind == letters.NUDGE
    assert nudge.lane.startswith("channel")
    assert said(nudge)["seat"] == seat
    assert said(nudge)["offer"] == (policy == "offer")
    async with hall.change(match_id):
        pass
    assert await timers(hall, match_id) == {}


async def test_the_computer_moves_for_the_late_until_their_turn_is_over(hall: Hall, clock: Clock) -> None:
    match_id, seat = await late(hall, clock, "computer")
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        given = [answer for answer in sitting.match.answers if answer.by == "timeout"]
        assert given
        assert {answer.seat for answer in given} == {seat}
        assert sitting.people[seat].seat == seat
    assert await chronicle_keys(hall, match_id) == ["chronicle-late"]
    assert await outbox(hall, letters.BOARD)


async def test_a_table_of_the_absent_plays_to_the_end(hall: Hall, clock: Clock) -> None:
    match_id = await new_match(hall, late="computer")
    keeper = Timekeeper(hall)
    for _ in range(1000):
        if await status(hall, match_id) == "over":
            break
        clock.forward(DAY)
        await keeper.ring_what_is_due()
    assert await status(hall, match_id) == "over"
    assert await timers(hall, match_id) == {}


async def test_a_timer_that_rings_for_who_has_answered_does_nothing(hall: Hall, clock: Clock) -> None:
    match_id, _ = await waiting_match(hall, late="computer")
    async with hall.store.reading() as tx:
        old = await tx.all(Timer, "SELECT * FROM timers WHERE match = ?", match_id)
    clock.forward(DAY)
    await answer_once(hall, match_id, random.Random(1))
    await empty_outbox(hall)
    keeper = Timekeeper(hall)
    for timer in old:
        await keeper._ring(timer)
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        assert [given for given in sitting.match.answers if given.by == "timeout"] == []
    assert await outbox(hall) == []
    assert await chronicle_keys(hall, match_id) == []


async def test_a_timer_that_fails_is_tried_again_and_holds_up_no_other(
    hall: Hall, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken, seat = await waiting_match(hall)
    other, _ = await waiting_match(hall)
    async with hall.store.transaction() as tx:
        await tx.run("UPDATE matches SET rules = 999 WHERE id = ?", broken)
    forget(hall)
    clock.forward(DAY)
    await Timekeeper(hall).ring_what_is_due()
    assert [letter.match for letter in await outbox(hall)] == [other]
    assert (await timers(hall, broken))[timing.DEADLINE, seat] == clock.now + HOUR


async def test_the_timekeeper_wakes_up_by_itself(hall: Hall, clock: Clock) -> None:
    keeper = Timekeeper(hall)
    keeper.start()
    try:
        match_id, seat = await waiting_match(hall)
        clock.forward(DAY)
        keeper.look()
        for _ in range(200):
            if await timers(hall, match_id) == {}:
                break
        assert await outbox(hall, letters.NUDGE)
        async with hall.look(match_id) as sitting:
            answer = some_answer(sitting, seat, random.Random(1))
        await hall.answer(match_id, seat + 1, answer, question=None, interaction=fresh())
    finally:
        await keeper.stop()
    assert hall.on_change == []
