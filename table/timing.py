"""Deadlines: which clocks run for whom, and what is due when."""

from typing import TYPE_CHECKING

from db.store import Transaction
from table import clock
from table.records import LIVE, Person, Timer
from table.sitting import Sitting

if TYPE_CHECKING:
    from table.hall import Before

HOUR = 3600
HALF, LAST, DEADLINE = "remind-half", "remind-last", "deadline"
SHARES = ((HALF, 0.5), (LAST, 0.9), (DEADLINE, 1.0))
LOBBY_WARNING, LOBBY_END = "lobby-warning", "lobby-end"
LOBBY_LIFE = 7 * 24 * HOUR
WARNING_BEFORE = 24 * HOUR
NEVER = 1 << 40
"""A timer from here on stands still: it is due so many waking seconds after its match goes on."""


async def set_clocks(tx: Transaction, sitting: Sitting, before: "Before", now: int) -> None:
    """Clocks run for whom the rules ask, each from the moment of the question on.

    Those no longer asked lose theirs; while the match is paused or frozen all stand still.
    """
    record = sitting.record
    if record.status != "lobby":
        await tx.run(
            "DELETE FROM timers WHERE match = ? AND kind IN (?, ?)", record.id, LOBBY_WARNING, LOBBY_END
        )
    if sitting.match is None:
        return
    runs = record.pace and record.status in LIVE
    asked = {seat.seat: seat.person for seat in sitting.asked} if runs else {}
    same = before.pace == record.pace and before.number == sitting.question_number
    going_on = [seat for seat, person in asked.items() if same and before.asked.get(seat) == person]
    clocks = await tx.all(Timer, "SELECT * FROM timers WHERE match = ? AND seat IS NOT NULL", record.id)
    for seat in {timer.seat for timer in clocks} - set(going_on):
        await tx.run("DELETE FROM timers WHERE match = ? AND seat = ?", record.id, seat)
    for seat in asked:
        if seat not in going_on:
            await new_clock(tx, record.id, seat, record.pace * HOUR)
    await wind(tx, sitting, now)


async def new_clock(tx: Transaction, match_id: int, seat: int, seconds: int) -> None:
    """A clock for a seat, not yet running."""
    await tx.run_many(
        "INSERT INTO timers (due, kind, match, seat) VALUES (?, ?, ?, ?)",
        [(NEVER + int(seconds * share), kind, match_id, seat) for kind, share in SHARES],
    )


async def wind(tx: Transaction, sitting: Sitting, now: int) -> None:
    """Let the clocks run if the match does, and stand still with the time left if it does not."""
    match_id, runs = sitting.record.id, sitting.record.status == "running"
    clocks = await tx.all(
        Timer,
        f"SELECT * FROM timers WHERE match = ? AND seat IS NOT NULL AND due {'>=' if runs else '<'} ?",  # noqa: S608
        match_id,
        NEVER,
    )
    for timer in clocks:
        assert timer.seat is not None
        person = await tx.one(Person, "SELECT * FROM people WHERE id = ?", sitting.seats[timer.seat].person)
        assert person is not None
        if runs:
            due = clock.due(now, timer.due - NEVER, person.rest)
        else:
            due = NEVER + clock.waking_seconds(now, timer.due, person.rest)
        await tx.run("UPDATE timers SET due = ? WHERE id = ?", due, timer.id)


async def change_rest(tx: Transaction, person: int, old: clock.Rest, new: clock.Rest, now: int) -> None:
    """Set a person's running clocks for other nights: the waking time left stays the same."""
    clocks = await tx.all(
        Timer,
        "SELECT timers.* FROM timers JOIN seats ON seats.match = timers.match AND seats.seat = timers.seat "
        "WHERE seats.person = ? AND due < ?",
        person,
        NEVER,
    )
    await tx.run_many(
        "UPDATE timers SET due = ? WHERE id = ?",
        [(clock.due(now, clock.waking_seconds(now, timer.due, old), new), timer.id) for timer in clocks],
    )


async def is_late(tx: Transaction, sitting: Sitting, seat: int) -> bool:
    """Whether a seat's deadline has passed and it still holds the match up."""
    if not sitting.record.pace or seat not in [late.seat for late in sitting.waiting_for]:
        return False
    runs = await tx.value(
        "SELECT 1 FROM timers WHERE match = ? AND seat = ? AND kind = ?", sitting.record.id, seat, DEADLINE
    )
    return runs is None


async def start_lobby_clock(tx: Transaction, match_id: int, now: int) -> None:
    """A lobby lives a week; its host is warned a day before."""
    await tx.run_many(
        "INSERT INTO timers (due, kind, match, seat) VALUES (?, ?, ?, NULL)",
        [
            (now + LOBBY_LIFE - WARNING_BEFORE, LOBBY_WARNING, match_id),
            (now + LOBBY_LIFE, LOBBY_END, match_id),
        ],
    )


async def deadlines(tx: Transaction, match_id: int) -> dict[int, int]:
    """By seat the moment its time is up, for those whose clock runs."""
    timers = await tx.all(
        Timer,
        "SELECT * FROM timers WHERE match = ? AND kind = ? AND seat IS NOT NULL AND due < ?",
        match_id,
        DEADLINE,
        NEVER,
    )
    return {timer.seat: timer.due for timer in timers if timer.seat is not None}
