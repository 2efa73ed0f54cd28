"""The table in a process of its own, in bad weather: requests go wrong, and a judge writes down what he sees.

SIGUSR1 cuts the bot's line, SIGUSR2 forgets it as well, so that the bot must introduce itself anew.
"""

import asyncio
import signal
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

from local.faults import Faults
from local.gateway import Gateway
from local.house import House
from local.refusals import Refused
from local.rest import API, plain
from local.server import make_app, serve
from local.world import World
from tests.local.document import Judge


class Weather(msgspec.Struct):
    """Where the table is, and what share of the bot's requests goes wrong, the same with the same seed."""

    port: int
    file: str
    report: str
    seed: int = 0
    share: float = 0.0


class Note(msgspec.Struct):
    """What was seen: a press, trouble that was made, a refusal, a request Discord does not know."""

    kind: str
    about: str
    number: int = 0
    data: dict[str, Any] = {}


class Witness:
    """Writes down what happens, at once, so that nothing is lost however the process ends."""

    def __init__(self, weather: Weather) -> None:
        self._report = Path(weather.report).open("ab", buffering=0)  # noqa: SIM115 - as long as the process
        self._judge = Judge()
        self._faults = Faults(seed=weather.seed, share=weather.share)
        self.middlewares = [self.trouble, self._faults.middleware, self.refusals, self._judge.middleware]

    def note(self, kind: str, about: object, number: int = 0, data: Any = None) -> None:
        """Write something down."""
        self._report.write(msgspec.json.encode(Note(kind, str(about), number, data or {})) + b"\n")

    @web.middleware
    async def trouble(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Note what went wrong on purpose."""
        try:
            return await handler(request)
        finally:
            while self._faults.made:
                self.note("trouble", self._faults.made.pop())

    def listen(self, gateway: Gateway) -> None:
        """Note what people press, just before the bot is told of it."""
        tell = gateway.tell

        def telling(event: str, data: Any, *more: Any, **named: Any) -> None:
            if event == "INTERACTION_CREATE":
                self.note("press", data["type"], int(data["id"]), data["data"])
            tell(event, data, *more, **named)

        gateway.tell = telling  # type: ignore[method-assign]

    @web.middleware
    async def refusals(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Note what was refused to the bot, and what is not in Discord's document."""
        try:
            return await handler(request)
        except Refused as refused:
            if request.path.startswith(API):
                self.note("refused", f"{request.method} {plain(request.path)}", refused.code)
            raise
        finally:
            while self._judge.faults:
                self.note("judged", self._judge.faults.pop())


async def run(weather: Weather) -> None:
    """Serve until told to stop."""
    house = House(World(Path(weather.file)), f"http://127.0.0.1:{weather.port}")
    witness = Witness(weather)
    witness.listen(house.gateway)
    app = make_app(house, None, witness.middlewares)
    ready = partial(print, "ready", flush=True)
    serving = asyncio.create_task(serve(app, "127.0.0.1", weather.port, ready))

    def forget() -> None:
        house.gateway.forget()
        house.gateway.drop()

    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGUSR1, house.gateway.drop)
    loop.add_signal_handler(signal.SIGUSR2, forget)
    loop.add_signal_handler(signal.SIGTERM, serving.cancel)
    await serving


if __name__ == "__main__":
    asyncio.run(run(msgspec.json.decode(sys.argv[1], type=Weather)))
