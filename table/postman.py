"""Delivers letters: in order within a lane, each once, through failures and restarts."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

from table.hall import Hall
from table.letters import Replaced, arrived
from table.records import Letter

log = logging.getLogger(__name__)
LONGEST_WAIT = 300
GIVE_UP_AFTER = 12
LONGEST_SLEEP = 600
PAUSE_AFTER_TROUBLE = 5
GRACE = 5
FIRST_GLANCE = 0.05
"""Seconds in which whoever made a change sees it, before others are told."""


class Undeliverable(Exception):
    """The letter can never be delivered (the channel is gone, the DMs are closed): it is thrown away."""


class TryLater(Exception):
    """Delivery failed for now; after so many seconds it may work."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"again in {seconds} s")
        self.seconds = seconds


class Postman:
    """Empties the outbox, lane by lane, whenever there is something in it."""

    def __init__(self, hall: Hall, deliver: Callable[[Letter], Awaitable[None]]) -> None:
        self._hall = hall
        self._deliver = deliver
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._news = asyncio.Event()
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, with whatever was left from before."""
        self._hall.on_change.append(self.look)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Let what is being delivered arrive, if it soon does; the rest waits for the next start."""
        self._stopping.set()
        if self.look in self._hall.on_change:
            self._hall.on_change.remove(self.look)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        lanes = list(self._lanes.values())
        if lanes:
            await asyncio.wait(lanes, timeout=GRACE)
        for lane in lanes:
            lane.cancel()
        await asyncio.gather(*lanes, return_exceptions=True)

    def look(self) -> None:
        """Look into the outbox soon."""
        soon(self._news)

    async def _run(self) -> None:
        while True:
            self._news.clear()
            try:
                wait = await self._start_lanes()
            except Exception:
                log.exception("the outbox cannot be read")
                wait = PAUSE_AFTER_TROUBLE
            await sleep(wait, self._news)

    async def _start_lanes(self) -> float:
        """Start every lane that has a letter due; returns for how long nothing else is."""
        now = self._hall.now()
        async with self._hall.store.reading() as tx:
            firsts = await tx.all(
                Letter, "SELECT * FROM outbox WHERE id IN (SELECT min(id) FROM outbox GROUP BY lane)"
            )
        for letter in firsts:
            if letter.not_before <= now and letter.lane not in self._lanes:
                task = asyncio.create_task(self._empty(letter.lane))
                self._lanes[letter.lane] = task
                task.add_done_callback(partial(self._lane_done, letter.lane))
        return min([LONGEST_SLEEP, *(max(1, it.not_before - now) for it in firsts if it.not_before > now)])

    def _lane_done(self, lane: str, _: asyncio.Task[None]) -> None:
        self._lanes.pop(lane, None)
        self.look()

    async def _empty(self, lane: str) -> None:
        """Deliver the letters of a lane, one after the other, as long as they arrive."""
        while not self._stopping.is_set():
            try:
                async with self._hall.store.reading() as tx:
                    letter = await tx.one(
                        Letter, "SELECT * FROM outbox WHERE lane = ? ORDER BY id LIMIT 1", lane
                    )
                if letter is None or letter.not_before > self._hall.now():
                    return
                await self._one(letter)
            except Exception:
                log.exception("the letters of %s cannot be taken care of", lane)
                await sleep(PAUSE_AFTER_TROUBLE, self._stopping)

    async def _one(self, letter: Letter) -> None:
        """Deliver a letter and take it out of the box, or leave it there for later."""
        try:
            await self._deliver(letter)
        except Replaced:
            return
        except TryLater as later:
            await self._postpone(letter, later.seconds, letter.tries)
            return
        except Undeliverable as reason:
            log.warning("letter %s (%s) cannot be delivered: %s", letter.id, letter.kind, reason)
        except (Exception, asyncio.CancelledError) as error:
            if self._stopping.is_set() and isinstance(error, asyncio.CancelledError):
                raise
            log.exception("letter %s (%s) failed", letter.id, letter.kind)
            if letter.tries + 1 < GIVE_UP_AFTER:
                await self._postpone(letter, min(LONGEST_WAIT, 2.0**letter.tries), letter.tries + 1)
                return
        async with self._hall.store.transaction() as tx:
            await arrived(tx, letter)

    async def _postpone(self, letter: Letter, seconds: float, tries: int) -> None:
        """Let the lane wait: this letter, or what has taken its place meanwhile."""
        async with self._hall.store.transaction() as tx:
            await tx.run(
                "UPDATE outbox SET tries = ?, not_before = ? "
                "WHERE id = (SELECT min(id) FROM outbox WHERE lane = ?)",
                tries,
                self._hall.now() + max(1, math.ceil(seconds)),
                letter.lane,
            )


def soon(event: asyncio.Event) -> None:
    """Let it happen after whoever is here now is served."""
    asyncio.get_running_loop().call_later(FIRST_GLANCE, event.set)


async def sleep(seconds: float, until: asyncio.Event) -> None:
    """Sleep so long, or until something happens."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await until.wait()
