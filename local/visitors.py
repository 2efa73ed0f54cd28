"""The pages that are open: what happens is told to each, as the person who looks may see it."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

log = logging.getLogger(__name__)
KEPT_EVENTS = 5000
MOST_TABS = 64
"""Tabs of one person."""
MOST_WAITING = 1000
"""Events that may wait for a slow tab before it must come back."""
LARGEST_FRAME = 1024
PULSE = 20.0


class Tab:
    """One open page."""

    def __init__(self, person: int) -> None:
        self.person = person
        self.frames: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.overrun = asyncio.Event()

    def send(self, frame: str) -> None:
        """Send a frame, after those before it; a tab too slow for that is let go."""
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.overrun.set()


class Visitors:
    """All open pages, and the last events, numbered."""

    def __init__(self) -> None:
        self._tabs: set[Tab] = set()
        self.seq = int(time.time() * 1000)
        """The number of the last event: greater than any that an earlier run gave."""
        self._told: deque[tuple[int, frozenset[int] | None, str]] = deque(maxlen=KEPT_EVENTS)
        self._first = self.seq
        self.on_change: Callable[[], None] = lambda: None
        """Called when somebody comes or goes."""

    def tell(self, event: str, data: Any, readers: Collection[int] | None = None) -> None:
        """Tell an event, to everybody or to these people."""
        self.seq += 1
        frame = msgspec.json.encode({"seq": self.seq, "t": event, "d": data}).decode()
        only = None if readers is None else frozenset(readers)
        if len(self._told) == KEPT_EVENTS:
            self._first = self._told[0][0]
        self._told.append((self.seq, only, frame))
        for tab in self._tabs:
            if only is None or tab.person in only:
                tab.send(frame)

    def here(self, person: int) -> bool:
        """Whether a tab acts as this person."""
        return any(tab.person == person for tab in self._tabs)

    async def serve(self, request: web.Request, person: int, after: int | None) -> web.WebSocketResponse:
        """One connection, until it ends."""
        socket = web.WebSocketResponse(max_msg_size=LARGEST_FRAME, heartbeat=PULSE, compress=False)
        await socket.prepare(request)
        if sum(tab.person == person for tab in self._tabs) >= MOST_TABS:
            await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
            return socket
        tab = Tab(person)
        for frame in self._missed(person, after):
            tab.send(frame)
        self._tabs.add(tab)
        self.on_change()
        jobs = [
            asyncio.create_task(job)
            for job in (self._write(socket, tab), self._listen(socket), tab.overrun.wait())
        ]
        try:
            await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._tabs.discard(tab)
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            await socket.close()
            self.on_change()
        return socket

    def _missed(self, person: int, after: int | None) -> list[str]:
        """What somebody missed since a number, or that it is too long ago."""
        if after is None:
            return []
        frames = [
            frame for seq, only, frame in self._told if seq > after and (only is None or person in only)
        ]
        if not self._first <= after <= self.seq or len(frames) >= MOST_WAITING:
            return [msgspec.json.encode({"seq": self.seq, "t": "RESET", "d": {}}).decode()]
        return frames

    async def _write(self, socket: web.WebSocketResponse, tab: Tab) -> None:
        while True:
            await socket.send_str(await tab.frames.get())

    async def _listen(self, socket: web.WebSocketResponse) -> None:
        """A page says nothing here; one that does is let go."""
        message = await socket.receive()
        if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
            await socket.close(code=WSCloseCode.POLICY_VIOLATION)

    async def close(self) -> None:
        """Let everybody go; they come back by themselves."""
        for tab in list(self._tabs):
            tab.overrun.set()
        await asyncio.sleep(0)
