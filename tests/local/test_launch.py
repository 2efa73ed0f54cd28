"""`make run` without a token: the address, both processes, Ctrl-C, and going on where it stopped."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import pytest

from local import launch
from local.launch import Cannot, Plan, held, run
from tests.local.guest import Guest, has

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def children_of(process: int) -> list[int]:
    return [int(it) for it in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def alive(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


class Run:
    """A run of the whole, as a person starts it."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address

    async def ready(self) -> None:
        async with asyncio.timeout(60), aiohttp.ClientSession() as session:
            while True:
                with suppress(aiohttp.ClientError):
                    async with session.get(f"{self.address}/page/hello") as answer:
                        if (await answer.json())["bot_ready"]:
                            return
                await asyncio.sleep(0.1)

    async def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        async with asyncio.timeout(60):
            return await self.process.wait()

    async def last_words(self) -> str:
        assert self.process.stdout is not None
        return (await self.process.stdout.read()).decode()


@asynccontextmanager
async def running(folder: Path, port: int) -> AsyncIterator[Run]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "SKALD"))}
    environment = plain | {"CI": "1", "DISCORD_TOKEN": "", "SKALD_PORT": str(port)}
    environment |= {"SKALD_DATABASE": str(folder / "skald.db"), "SKALD_BACKUPS": str(folder / "backups")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, ROOT / "bot.py", cwd=folder, env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            line = (await process.stdout.readline()).decode()
        assert line == f"The table is open: http://127.0.0.1:{port}\n"
        yield Run(process, line.split()[-1])
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


@pytest.mark.asyncio
async def test_nothing_stays_behind_when_the_launcher_is_killed(tmp_path: Path) -> None:
    async with running(tmp_path, free_port()) as run:
        await run.ready()
        children = children_of(run.process.pid)
        assert len(children) == 2
        await run.stop(signal.SIGKILL)
        async with asyncio.timeout(60):
            while any(map(alive, children)):  # noqa: ASYNC110 - other processes end
                await asyncio.sleep(0.1)


@pytest.mark.asyncio
async def test_a_table_is_opened_closed_and_opened_again_where_it_stopped(tmp_path: Path) -> None:
    port = free_port()
    async with running(tmp_path, port) as first:
        await first.ready()
        async with Guest.sit(first.address, "Astrid") as astrid:
            await astrid.bot_ready()
            await astrid.command("new", game="blood-rage")
            await astrid.until(lambda: [it for it in astrid.public() if has(it, "join")])
            key, person = astrid.key, astrid.person
        assert await first.stop(signal.SIGINT) == 0
        assert await first.last_words() == "The table is closed. The next start goes on where it stopped.\n"
    async with running(tmp_path, port) as second:
        await second.ready()
        async with Guest(second.address, key, person).looking() as astrid:
            (lobby,) = astrid.public()
            await astrid.press(lobby, "computer")
            await astrid.until(lambda: has(astrid.now(lobby), "start"))
        assert await second.stop(signal.SIGTERM) == 0


def test_a_port_that_is_taken_ends_the_start_with_a_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = {**os.environ, "SKALD_PORT": str(port), "SKALD_DATABASE": str(tmp_path / "skald.db")}
        assert run([sys.executable, "-c", "raise SystemExit(9)"], told) == 3
    assert f"cannot be opened at port {port} of 127.0.0.1" in capfd.readouterr().err


@pytest.mark.asyncio
async def test_a_start_that_is_called_off_shows_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = Plan({"SKALD_PORT": str(free_port()), "SKALD_DATABASE": str(tmp_path / "skald.db")})
    starting = asyncio.create_task(launch.host(plan, ["no such bot"], os.environ, None))
    await asyncio.sleep(0)
    signal.raise_signal(signal.SIGINT)
    async with asyncio.timeout(60):
        assert await starting == 0
    assert capsys.readouterr().out == "The table is closed. The next start goes on where it stopped.\n"


@pytest.mark.asyncio
async def test_a_table_that_is_open_is_not_opened_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(tmp_path, free_port()) as first:
        told = {"SKALD_PORT": str(free_port()), "SKALD_DATABASE": str(tmp_path / "skald.db")}
        assert await asyncio.to_thread(run, [], told) == 2
        assert f"open over {tmp_path / 'local.db'} already" in capsys.readouterr().err
        await first.stop(signal.SIGKILL)
    with held(tmp_path / "local.db"):
        pass


def test_a_folder_that_is_none_ends_the_start_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").write_text("")
    assert run([], {"SKALD_DATABASE": str(tmp_path / "data" / "skald.db")}) == 2
    assert "cannot be used" in capsys.readouterr().err


@pytest.mark.parametrize("port", ["x", "0", "65536", "-1"])
def test_a_port_is_a_number(tmp_path: Path, port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Cannot):
        Plan({"SKALD_PORT": port})
    assert run([], {"SKALD_PORT": port}) == 2
    assert "which is no port" in capsys.readouterr().err


def test_a_file_that_is_no_world_ends_the_start_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "local.db").write_bytes(b"something else" * 100)
    assert run([], {"SKALD_DATABASE": str(tmp_path / "skald.db")}) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_the_language_of_the_machine_is_the_tables() -> None:
    assert Plan({"LANG": "de_DE.UTF-8"}).language == "de"
    assert Plan({"LANG": "de_DE.UTF-8", "SKALD_LANGUAGE": "fr"}).language == "fr"
    assert Plan({"LANG": "C.UTF-8"}).language == "en"


@pytest.mark.parametrize(
    ("told", "opened"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "x"}, False),
        ({"DISPLAY": ":0", "CI": "true"}, False),
        ({}, False),
    ],
)
def test_the_page_is_shown_where_there_is_a_screen(
    told: dict[str, str], opened: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr("sys.platform", "linux")
    launch.welcome(Plan(told), None)
    assert shown == (["http://127.0.0.1:8040"] if opened else [])
    assert capsys.readouterr().out == "The table is open: http://127.0.0.1:8040\n"


def test_friends_are_told_the_address_and_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    launch.welcome(Plan({"SKALD_HOST": "192.168.0.7", "SKALD_PORT": "8041"}), "ABCD-2345")
    told = capsys.readouterr().out
    assert "http://192.168.0.7:8041/#code=ABCD-2345" in told
    assert "The join code is ABCD-2345." in told
    launch.welcome(Plan({"SKALD_HOST": "::"}), "ABCD-2345")
    assert "http://[::1]:8040/#code=ABCD-2345" in capsys.readouterr().out


@pytest.mark.asyncio
async def test_a_process_that_dies_is_started_again_later_and_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launch, "FIRST_PAUSE", 0.01)
    lives = tmp_path / "lives"
    dying = (
        f"open({str(lives)!r}, 'a').write('x'); raise SystemExit(1 + (len(open({str(lives)!r}).read()) > 2))"
    )
    kept = launch.Kept("The bot", [sys.executable, "-c", dying], os.environ, asyncio.Event(), hopeless=[2])
    assert await kept.run() == 2
    assert lives.read_text() == "xxx"
    assert capsys.readouterr().err.count("starts again") == 2


@pytest.mark.asyncio
async def test_a_process_that_does_not_listen_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "PATIENCE", 0.2)
    deaf = (
        "import signal, time; signal.signal(15, signal.SIG_IGN); print('ready', flush=True); time.sleep(60)"
    )
    stopping = asyncio.Event()
    kept = launch.Kept("The bot", [sys.executable, "-c", deaf], os.environ, stopping, hopeless=[])
    task = asyncio.create_task(kept.run())
    async with asyncio.timeout(60):
        await kept.ready.wait()
        stopping.set()
        assert await task == 0
