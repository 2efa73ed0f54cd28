"""Trouble on demand, for tests: rate limits, server errors, slow answers, cut connections."""

import asyncio
import random
import re
from collections import deque
from itertools import cycle

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from local.refusals import Refused, TooSoon
from local.rest import API, refusal


class Trouble(msgspec.Struct, frozen=True):
    """What goes wrong with one request: another status, a delay, a cut before or after it is done."""

    status: int | None = None
    slow: float = 0.0
    cut: bool = False
    lost: bool = False
    """It is done, but the answer is lost."""
    retry_after: float = 0.05


class Faults:
    """Which requests go wrong; without any planned, none."""

    def __init__(self, *, seed: int = 0, share: float = 0.0) -> None:
        self._dice = random.Random(seed)  # noqa: S311 - the same trouble every time
        self._share = share
        self._kinds = cycle(self._dice.sample(ANY, len(ANY)))
        self._planned: list[tuple[re.Pattern[str], deque[Trouble]]] = []
        self.made: list[Trouble] = []
        """What has gone wrong so far."""

    def plan(self, pattern: str, *troubles: Trouble) -> None:
        """The next requests whose method and path fit go wrong in these ways, one after the other."""
        self._planned.append((re.compile(pattern), deque(troubles)))

    def _next(self, request: web.Request) -> Trouble | None:
        called = f"{request.method} {request.path.removeprefix(API)}"
        for pattern, troubles in self._planned:
            if troubles and pattern.search(called):
                return troubles.popleft()
        return next(self._kinds) if self._dice.random() < self._share else None

    @property
    def middleware(self) -> Middleware:
        """What stands before the server."""

        @web.middleware
        async def troubling(request: web.Request, handler: Handler) -> web.StreamResponse:
            trouble = self._next(request) if request.path.startswith(API) else None
            if trouble is None:
                return await handler(request)
            self.made.append(trouble)
            return await suffer(trouble, request, handler)

        return troubling


async def suffer(trouble: Trouble, request: web.Request, handler: Handler) -> web.StreamResponse:
    """Let a request go wrong."""
    await asyncio.sleep(trouble.slow)
    if trouble.status == TooSoon(0).status:
        return refusal(TooSoon(trouble.retry_after))
    if trouble.status is not None:
        return refusal(Refused(trouble.status, 0, f"{trouble.status}: Trouble"))
    answer = None if trouble.cut else await handler(request)
    if (trouble.cut or trouble.lost) and request.transport is not None:
        request.transport.abort()
    return web.Response(status=500) if answer is None else answer


ANY = (
    Trouble(429),
    Trouble(500),
    Trouble(502),
    Trouble(503),
    Trouble(slow=0.3),
    Trouble(cut=True),
    Trouble(lost=True),
)
