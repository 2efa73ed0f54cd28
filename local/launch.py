"""`make run` without a token: the server and the bot, each in its own process, until Ctrl-C."""

import asyncio
import fcntl
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from local.doorkeeper import code_of
from local.records import LOCALES
from local.store import BadWorld
from local.world import World

USUAL_HOST, USUAL_PORT = "127.0.0.1", 8040
LOOPBACK = ("127.0.0.1", "::1", "localhost")
ROOT = Path(__file__).parent.parent
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - what may be asked for, not what is done
PATIENCE = 10.0
"""Seconds a process has to stop by itself."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
WELL = 60.0
"""Seconds after which a process counts as well again."""
BAD_SETTINGS, NO_PORT = 2, 3
"""How a process says that trying again does not help."""
LEASH = "SKALD_LEASH"
"""Tells a process that its standard input is held by the launcher."""


class Cannot(Exception):
    """The table cannot be opened; says why in a sentence."""


class InUse(Cannot):
    """Somebody else has it open."""


class Plan:
    """Where the table is, and who may come."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        told = {name: value.strip() for name, value in environment.items() if value.strip()}
        self.host = told.get("SKALD_HOST", USUAL_HOST)
        port = told.get("SKALD_PORT", str(USUAL_PORT))
        if not port.isdecimal() or not 0 < int(port) < 1 << 16:
            raise Cannot(f"PORT is {port!r}, which is no port: choose a number from 1 to 65535.")
        self.port = int(port)
        self.file = Path(told.get("SKALD_DATABASE", "data/skald.db")).with_name("local.db")
        spoken = told.get("SKALD_LANGUAGE") or told.get("LC_ALL") or told.get("LANG") or ""
        language = spoken[:2].lower()
        self.language = language if language in LOCALES else next(iter(LOCALES))
        self.log = told.get("SKALD_LOG", "error")
        self.quiet = bool({"CI", "SSH_CONNECTION", "SSH_TTY"} & told.keys())
        self.screen = sys.platform in ("darwin", "win32") or bool(
            {"DISPLAY", "WAYLAND_DISPLAY"} & told.keys()
        )

    @property
    def alone(self) -> bool:
        """Whether only this machine can reach the table."""
        return self.host in LOOPBACK

    def address(self, host: str) -> str:
        """The table's address."""
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def base(self) -> str:
        """The address for this machine."""
        return self.address(ANYWHERE.get(self.host, self.host))


def run(bot: Sequence[str], environment: Mapping[str, str] = os.environ) -> int:
    """Open the table and keep it open; `bot` is how the bot is started."""
    try:
        plan = Plan(environment)
        with held(plan.file):
            world = World(plan.file, plan.language)
            token, code = world.token, None if plan.alone else code_of(world)
            world.close()
            return asyncio.run(host(plan, bot, {**environment, **for_bot(plan, token)}, code))
    except (BadWorld, Cannot) as error:
        print(error, file=sys.stderr)
        return 2


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Nobody else works over the same files, until the block or this process ends."""
    with ExitStack() as until_the_end:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            lock = until_the_end.enter_context(file.with_suffix(".lock").open("wb"))
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise InUse(f"Skald is open over {file} already: go there, or close it first.") from error
        except OSError as error:
            raise Cannot(f"The folder {file.parent} cannot be used: {error.strerror}.") from error
        yield


def for_bot(plan: Plan, token: str) -> dict[str, str]:
    """What the bot must know to find the table; it says little, so that the address stays in sight."""
    return {
        "SKALD_LOG": plan.log,
        "DISCORD_TOKEN": token,
        "DISCORD_API_URL": f"{plan.base}/api/v10",
        "DISCORD_CDN_URL": f"{plan.base}/cdn",
    }


async def host(plan: Plan, bot: Sequence[str], environment: Mapping[str, str], code: str | None) -> int:
    """Both processes, until told to stop or one is beyond help."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopping.set)
    paths = [str(ROOT), *filter(None, [environment.get("PYTHONPATH")])]
    environment = {**environment, "PYTHONPATH": os.pathsep.join(paths)}
    server = [sys.executable, "-m", "local", "--host", plan.host, "--port", str(plan.port)]
    server += ["--file", str(plan.file)]
    closing = asyncio.Event()
    serving = Kept("The local table", server, environment, closing, hopeless=(BAD_SETTINGS, NO_PORT))
    playing = Kept("The bot", bot, environment, stopping, hopeless=(BAD_SETTINGS,))
    task = asyncio.create_task(serving.run())
    task.add_done_callback(lambda _: stopping.set())
    waiting = [asyncio.create_task(event.wait()) for event in (serving.ready, stopping)]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for waiter in waiting:
        waiter.cancel()
    if not stopping.is_set():
        welcome(plan, code)
    code_of_bot = await playing.run()
    closing.set()
    ended = max(code_of_bot, await task)
    if not ended:
        print("The table is closed. The next start goes on where it stopped.", flush=True)
    return ended


class Kept:
    """A process that is started again when it dies, later and later."""

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        environment: Mapping[str, str],
        stopping: asyncio.Event,
        *,
        hopeless: Sequence[int],
    ) -> None:
        self._name = name
        self._command = command
        self._environment = environment
        self._stopping = stopping
        self._hopeless = hopeless
        self.ready = asyncio.Event()
        """It has said so."""

    async def run(self) -> int:
        """Keep it running until told to stop; its code if it is beyond help."""
        pause, loop = FIRST_PAUSE, asyncio.get_running_loop()
        while not self._stopping.is_set():
            began = loop.time()
            code = await self._once()
            if self._stopping.is_set():
                break
            if code in self._hopeless:
                return code
            pause = FIRST_PAUSE if loop.time() - began > WELL else min(pause * 2, LONGEST_PAUSE)
            print(f"{self._name} ended with {code}; it starts again in {pause:.0f} s.", file=sys.stderr)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._stopping.wait()
        return 0

    async def _once(self) -> int:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            env={**self._environment, LEASH: "1"},
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        jobs = [
            asyncio.create_task(job) for job in (process.wait(), self._stopping.wait(), self._listen(process))
        ]
        await asyncio.wait(jobs[:2], return_when=asyncio.FIRST_COMPLETED)
        if process.returncode is None:
            await stop(process)
        for job in jobs:
            job.cancel()
        return process.returncode or 0

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            if line.strip() == b"ready":
                self.ready.set()
            else:
                print(line.decode(errors="replace"), end="")


def on_leash(let_go: Callable[[], object]) -> None:
    """Stop this process when the launcher is gone, however it went: our standard input ends with it."""
    loop = asyncio.get_running_loop()

    def gone() -> None:
        loop.remove_reader(sys.stdin)
        let_go()

    if os.environ.get(LEASH):
        loop.add_reader(sys.stdin, gone)


async def stop(process: asyncio.subprocess.Process) -> None:
    """Ask a process to stop, and insist after a while."""
    with suppress(ProcessLookupError):
        process.terminate()
    try:
        async with asyncio.timeout(PATIENCE):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


def welcome(plan: Plan, code: str | None) -> None:
    """Say where the table is, and show it where there is a screen."""
    ending = "" if code is None else f"/#code={code}"
    address = f"{plan.base}{ending}"
    print(f"The table is open: {address}", flush=True)
    if code is not None:
        print(f"Friends on this network: {plan.address(seen_from_outside(plan.host))}{ending}")
        print(f"The join code is {code}.", flush=True)
    if plan.screen and not plan.quiet:
        webbrowser.open(address)


def seen_from_outside(host: str) -> str:
    """How others on the network reach this machine."""
    if host not in ANYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it tells which of our addresses faces outwards
        return str(probe.getsockname()[0])
    return socket.gethostname()
