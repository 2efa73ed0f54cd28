"""A local table in the test's own process, and the real bot connected to it over the network."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Self

import discord
import pytest
import yarl
from aiohttp.typedefs import Middleware

from cogs.environment import Settings
from cogs.skald import Skald
from local.doorstep import Crowd
from local.faults import Faults
from local.house import House
from local.server import make_app, opened
from local.world import World
from tests.cogs.town import Trouble
from tests.local.document import Judge


class Place:
    """The server, and the bot if it was started."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, code: str | None = None) -> None:
        self.folder = folder
        self.code = code
        self.faults = Faults()
        self.judge = Judge()
        self.trouble = Trouble()
        self.house: House
        self._monkeypatch = monkeypatch
        self.crowd = Crowd()
        self._open = AsyncExitStack()
        self._bot: asyncio.Task[None] | None = None
        self.bot: Skald | None = None
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.house.world.token

    # ------------------------------------------------------------------ the server

    async def open(self, extra: Sequence[Middleware] = ()) -> None:
        """The server starts."""
        self.house = House(World(self.folder / "local.db"), self.address)
        middlewares = [self.faults.middleware, self.judge.middleware, *extra]
        app = make_app(self.house, self.code, middlewares)
        await self._open.enter_async_context(opened(app, "127.0.0.1", self.port, self.crowd))

    async def shut(self) -> None:
        """The server stops."""
        await self._open.aclose()

    # ------------------------------------------------------------------ the bot

    async def start_bot(self) -> None:
        """The real bot connects."""
        self._monkeypatch.setattr(discord.http.Route, "BASE", f"{self.address}/api/v10")
        gateway = yarl.URL(f"ws://127.0.0.1:{self.port}/gateway")
        self._monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        self.bot = Skald(self.settings())
        self._bot = asyncio.create_task(self._run(self.bot))
        async with asyncio.timeout(60):
            while not self.house.gateway.ready:
                assert not self._bot.done(), self._bot
                await asyncio.sleep(0.01)

    def settings(self) -> Settings:
        """The bot's settings."""
        return Settings(
            self.token,
            api_url=f"{self.address}/api/v10",
            database=self.folder / "skald.db",
            backups=self.folder / "backups",
        )

    async def _run(self, bot: Skald) -> None:
        async with bot:
            await bot.start(self.token)

    async def stop_bot(self) -> None:
        """The bot goes."""
        if self.bot is not None and self._bot is not None:
            await self.bot.close()
            await self._bot
            self.bot = self._bot = None

    # ------------------------------------------------------------------ all of it

    @classmethod
    @asynccontextmanager
    async def of(
        cls, folder: Path, monkeypatch: pytest.MonkeyPatch, code: str | None = None
    ) -> AsyncIterator[Self]:
        """A place whose server is running; in the end nothing may have gone wrong unseen."""
        place = cls(folder, monkeypatch, code)
        logging.getLogger().addHandler(place.trouble)
        try:
            await place.open()
            yield place
        finally:
            await place.stop_bot()
            await place.shut()
            logging.getLogger().removeHandler(place.trouble)
        place.check()

    def check(self) -> None:
        """Nothing was logged as an error, and nothing was sent that Discord's document does not know."""
        told = [record.getMessage() for record in self.trouble.records]
        assert not told, told
        assert not self.judge.faults, "\n".join(self.judge.faults)
