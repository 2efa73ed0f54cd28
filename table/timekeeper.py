"""Sleeps until the next timer is due, and then does what it says."""

import asyncio
import logging

from db.store import Transaction
from games.engine import Text
from table import chronicle, clock, letters, timing
from table.hall import Hall
from table.postman import sleep, soon
from table.records import Person, Timer
from table.sitting import Sitting

log = logging.getLogger(__name__)
LONGEST_SLEEP = 600
PAUSE_AFTER_TROUBLE = 60
ABSENT = "absent"


class Timekeeper:
    """Rings the timers when they are due."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with whatever has become due meanwhile."""
        self._hall.on_change.append(self.look)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Ring no more."""
        if self.look in self._hall.on_change:
            self._hall.on_change.remove(self.look)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look(self) -> None:
        """Look at the clocks soon."""
        soon(self._news)

    async def _run(self) -> None:
        while True:
            self._news.clear()
            try:
                wait = await self.ring_what_is_due()
            except Exception:
                log.exception("the timers cannot be read")
                wait = PAUSE_AFTER_TROUBLE
            await sleep(wait, self._news)

    async def ring_what_is_due(self) -> float:
        """Ring every timer that is due; returns for how long none is."""
        while True:
            async with self._hall.store.reading() as tx:
                timer = await tx.one(Timer, "SELECT * FROM timers ORDER BY due, id LIMIT 1")
            now = self._hall.now()
            if timer is None or timer.due > now:
                return LONGEST_SLEEP if timer is None else min(LONGEST_SLEEP, timer.due - now)
            try:
                await self._ring(timer)
            except Exception:
                log.exception("timer %s (%s of match %s) failed", timer.id, timer.kind, timer.match)
                async with self._hall.store.transaction() as tx:
                    await tx.run(
                        "UPDATE timers SET due = ? WHERE id = ? AND due = ?",
                        now + timing.HOUR,
                        timer.id,
                        timer.due,
                    )

    async def _ring(self, timer: Timer) -> None:
        """Do what a timer says, unless somebody was faster and it is gone."""
        assert timer.match is not None
        async with self._hall.writing(timer.match) as (sitting, tx):
            taken = await tx.changed(
                "DELETE FROM timers WHERE id = ? AND due = ? AND kind = ? AND match = ? AND seat IS ?",
                timer.id,
                timer.due,
                timer.kind,
                timer.match,
                timer.seat,
            )
            if not taken:
                return
            if timer.kind in (timing.HALF, timing.LAST):
                await self._remind(tx, sitting, timer)
            elif timer.kind == timing.DEADLINE:
                await self._deadline(tx, sitting, timer)
            elif timer.kind == timing.LOBBY_WARNING:
                await self._warn(tx, sitting, timer)
            elif timer.kind == timing.LOBBY_END:
                sitting.record.status = "cancelled"

    async def _remind(self, tx: Transaction, sitting: Sitting, timer: Timer) -> None:
        """Remind who is awaited, but not at night, and not if a later timer is about to say more."""
        assert timer.seat is not None
        now = self._hall.now()
        person = await tx.one(Person, "SELECT * FROM people WHERE id = ?", sitting.seats[timer.seat].person)
        assert person is not None
        later = await tx.value(
            "SELECT 1 FROM timers WHERE match = ? AND seat = ? AND due <= ?", timer.match, timer.seat, now
        )
        if later:
            return
        wakes = clock.wakes(now, person.rest)
        if wakes == now:
            await remind(tx, sitting, person.id, timer)
        else:
            await tx.run(
                "INSERT INTO timers (due, kind, match, seat) VALUES (?, ?, ?, ?)",
                wakes,
                timer.kind,
                timer.match,
                timer.seat,
            )

    async def _warn(self, tx: Transaction, sitting: Sitting, timer: Timer) -> None:
        """Tell the host that the lobby closes, not at night unless that is long; then there is a day left."""
        now, record = self._hall.now(), sitting.record
        person = await tx.one(Person, "SELECT * FROM people WHERE id = ?", record.host)
        assert person is not None
        wakes = clock.wakes(now, person.rest)
        if now < wakes < now + timing.WARNING_BEFORE:
            await timing.put_off(tx, record.id, timing.LOBBY_WARNING, wakes)
            now = wakes
        else:
            await remind(tx, sitting, record.host, timer)
        await timing.put_off(tx, record.id, timing.LOBBY_END, now + timing.WARNING_BEFORE)

    async def _deadline(self, tx: Transaction, sitting: Sitting, timer: Timer) -> None:
        """What the table chose for who is late (EXPERIENCE: nothing, a nudge, the computer, an offer)."""
        record, match, seat = sitting.record, sitting.match, timer.seat
        assert match is not None
        assert seat is not None
        if record.late == "computer":
            line = Text("chronicle-late", {"name": sitting.names[seat]})
            await chronicle.write(tx, sitting, line, self._hall.now())
            turn = len(match.steps)
            while len(match.steps) == turn and seat in match.waiting:
                match.answer_by_policy(seat, ABSENT)
        elif record.late in ("nudge", "offer"):
            await letters.post(
                tx,
                letters.lane_of_channel(record.channel),
                letters.NUDGE,
                record.id,
                seat=seat,
                offer=record.late == "offer",
                question=match.question_id,
            )


async def remind(tx: Transaction, sitting: Sitting, person: int, timer: Timer) -> None:
    """A reminder by DM; the question's id tells whether it is still of use when it arrives."""
    await letters.post(
        tx,
        letters.lane_of_person(person),
        letters.REMINDER,
        sitting.record.id,
        kind=timer.kind,
        seat=timer.seat,
        question=None if sitting.match is None else sitting.match.question_id,
    )
