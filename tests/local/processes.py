"""The server and the bot as processes of their own, which can be killed and started again."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Self

import msgspec

from local.launch import Plan, for_bot
from local.world import World
from tests.local.serving import Note, Weather

ROOT = Path(__file__).parents[2]
PAUSE = 0.5
NO_BUGS = ("NoPicture", "Discord cannot be reached")
"""A busy machine draws too slowly; a bot that finds no Discord says so and goes."""


class Processes:
    """A table of two processes."""

    def __init__(self, folder: Path, port: int) -> None:
        plain = {
            name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SKALD"))
        }
        told = {"SKALD_PORT": str(port), "SKALD_DATABASE": str(folder / "skald.db")}
        self._folder = folder
        self.report = folder / "report.jsonl"
        self._plan = Plan(told)
        world = World(self._plan.file)
        self._environment = plain | told | for_bot(self._plan, world.token)
        self._environment["SKALD_BACKUPS"] = str(folder / "backups")
        world.close()
        self.address = self._plan.base
        self._server: asyncio.subprocess.Process | None = None
        self._bot: asyncio.subprocess.Process | None = None
        self._minding: asyncio.Task[None] | None = None

    async def start_server(self, share: float = 0.0, seed: int = 0) -> None:
        """The server starts; with a share of the bot's requests that go wrong."""
        weather = Weather(self._plan.port, str(self._plan.file), str(self.report), seed, share)
        told = msgspec.json.encode(weather).decode()
        self._server = await self._start(self._folder / "server.log", "-m", "tests.local.serving", told)
        assert self._server.stdout is not None
        async with asyncio.timeout(60):
            assert await self._server.stdout.readline() == b"ready\n"

    async def start_bot(self) -> None:
        """The bot starts."""
        self._minding = asyncio.create_task(self._mind_bot())

    async def _mind_bot(self) -> None:
        """Start the bot, and start it again when it goes by itself, as the launcher does."""
        while True:
            self._bot = await self._start(self._folder / "bot.log", "bot.py")
            await self._bot.wait()
            await asyncio.sleep(PAUSE)

    def cut(self, *, forget: bool = False) -> None:
        """The bot's line is cut, and perhaps forgotten."""
        assert self._server is not None
        self._server.send_signal(signal.SIGUSR2 if forget else signal.SIGUSR1)

    async def kill_server(self) -> None:
        """The server is killed without warning."""
        await kill(self._server)

    async def kill_bot(self) -> None:
        """The bot is killed without warning."""
        if self._minding is not None:
            self._minding.cancel()
            await asyncio.gather(self._minding, return_exceptions=True)
        await kill(self._bot)

    async def _start(self, log: Path, *command: str) -> asyncio.subprocess.Process:
        with log.open("ab") as errors:
            return await asyncio.create_subprocess_exec(
                sys.executable,
                *command,
                cwd=ROOT,
                env=self._environment,
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
            )

    def notes(self) -> list[Note]:
        """What the server's judge has written down."""
        return [msgspec.json.decode(line, type=Note) for line in self.report.read_bytes().splitlines()]

    def complaints(self) -> list[str]:
        """What both have logged as errors, but for what is none."""
        logs = [self._folder / name for name in ("bot.log", "server.log")]
        lines = [line for log in logs for line in log.read_text().splitlines()]
        return [line for line in lines if not any(known in line for known in NO_BUGS)]

    @classmethod
    @asynccontextmanager
    async def of(cls, folder: Path, port: int, share: float = 0.0, seed: int = 0) -> AsyncIterator[Self]:
        """Both, running; in the end both are gone."""
        processes = cls(folder, port)
        try:
            await processes.start_server(share, seed)
            await processes.start_bot()
            yield processes
        finally:
            await processes.kill_bot()
            await processes.kill_server()


async def kill(process: asyncio.subprocess.Process | None) -> None:
    """SIGKILL, unless it is gone already."""
    if process is not None and process.returncode is None:
        process.send_signal(signal.SIGKILL)
        await process.wait()
