"""Deadlines: which clocks run for whom, and what is due when."""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import TYPE_CHECKING

from db.store import Transaction
from table import clock
from table.records import LIVE, Person, Timer
from table.sitting import Sitting

if TYPE_CHECKING:
    from table.hall import Before

HOUR = 3600
HALF, LAST, DEADLINE = "remind-half", "remind-last", "deadline"
SHARES = {HALF: 0.5, LAST: 0.9, DEADLINE: 1.0}
"""The timers of a clock: each is due when so much of the time is over."""
LOBBY_WARNING, LOBBY_END = "lobby-warning", "lobby-end"
LOBBY_LIFE = 7 * 24 * HOUR
WARNING_BEFORE = 24 * HOUR
NEVER = 1 << 40
"""A timer from here on stands still: it is due so many waking seconds after its match goes on."""


async def set_clocks(
    tx: Transaction, sitting: Sitting, before: "Before", people: Mapping[int, Person], now: int
) -> None:
    """Clocks run for whom the rules ask, each from the moment of the question on; people are by seat.

    Those no longer asked lose theirs; while the match is paused or frozen all stand still.
    """
    record = sitting.record
    if before.status == "lobby" != record.status:
        await stop(tx, record.id, (LOBBY_WARNING, LOBBY_END), None)
    if sitting.match is None:
        return
    ticks = record.pace and record.status in LIVE
    asked = {seat.seat: seat.person for seat in sitting.asked} if ticks else {}
    same = before.pace == record.pace and before.number == sitting.question_number
    going_on = [seat for seat, person in asked.items() if same and before.asked.get(seat) == person]
    for seat in range(len(sitting.seats)):
        if seat not in going_on:
            await stop(tx, record.id, SHARES, seat)
    if record.status != before.status:
        await wind(tx, sitting, people, now)
    new = [seat for seat in asked if seat not in going_on]
    if new:
        await start(tx, sitting, {seat: people[seat] for seat in new}, now)


async def stop(tx: Transaction, match_id: int, kinds: Iterable[str], seat: int | None) -> None:
    """Take timers away, if there are any."""
    places = ", ".join("?" for _ in kinds)
    delete = f"DELETE FROM timers WHERE kind IN ({places}) AND match = ? AND seat IS ?"  # noqa: S608
    await tx.run(delete, *kinds, match_id, seat)


async def start(tx: Transaction, sitting: Sitting, people: Mapping[int, Person], now: int) -> None:
    """New clocks for people by seat, which run if the match does."""
    runs = sitting.record.status == "running"
    rows = []
    for (seat, person), (kind, share) in product(people.items(), SHARES.items()):
        seconds = int(sitting.record.pace * HOUR * share)
        due = clock.due(now, seconds, person.rest) if runs else NEVER + seconds
        rows.append((due, kind, sitting.record.id, seat))
    await tx.run_many("INSERT INTO timers (due, kind, match, seat) VALUES (?, ?, ?, ?)", rows)


async def wind(tx: Transaction, sitting: Sitting, people: Mapping[int, Person], now: int) -> None:
    """Let the clocks run if the match does, and stand still with the time left if it does not."""
    runs = sitting.record.status == "running"
    clocks = await tx.all(
        Timer,
        f"SELECT * FROM timers WHERE match = ? AND seat IS NOT NULL AND due {'>=' if runs else '<'} ?",  # noqa: S608
        sitting.record.id,
        NEVER,
    )
    await tx.run_many(
        "UPDATE timers SET due = ? WHERE id = ?",
        [
            (wound(timer, people[timer.seat].rest, now), timer.id)
            for timer in clocks
            if timer.seat is not None
        ],
    )


def wound(timer: Timer, rest: clock.Rest, now: int) -> int:
    """When a clock that stood still is due now that it runs, or the other way round."""
    if timer.due >= NEVER:
        return clock.due(now, timer.due - NEVER, rest)
    return NEVER + clock.waking_seconds(now, timer.due, rest)


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


async def put_off(tx: Transaction, match_id: int, kind: str, due: int) -> None:
    """Let a timer of a lobby be due at this moment, unless it is later anyway."""
    await tx.run(
        "INSERT INTO timers (due, kind, match, seat) "
        "SELECT max(?, coalesce(max(due), 0)), ?, ?, NULL FROM timers WHERE match = ? AND kind = ?",
        due,
        kind,
        match_id,
        match_id,
        kind,
    )
    await tx.run(
        "DELETE FROM timers WHERE match = ? AND kind = ? AND id < last_insert_rowid()", match_id, kind
    )


async def lobby_end(tx: Transaction, match_id: int) -> int | None:
    """When a lobby closes, if it is one."""
    found = await tx.value("SELECT due FROM timers WHERE match = ? AND kind = ?", match_id, LOBBY_END)
    return None if found is None else int(found)


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
