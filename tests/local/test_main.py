"""`python -m local`: the server alone; and the world's file."""

import asyncio
import signal
import sqlite3
import sys
from pathlib import Path

import aiohttp
import pytest

from local.__main__ import main, run
from local.records import Message
from local.snowflakes import COUNTER_BITS
from local.store import BadWorld, Store
from local.world import PRIVATE_KEPT, World
from tests.local.test_launch import free_port


@pytest.mark.asyncio
@pytest.mark.parametrize(("host", "code_needed"), [("127.0.0.1", False), ("0.0.0.0", True)])
async def test_it_serves_until_a_signal_and_asks_strangers_for_the_code(
    tmp_path: Path, host: str, code_needed: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    port = free_port()
    serving = asyncio.create_task(run(World(tmp_path / "local.db", "fr"), host, port))
    async with asyncio.timeout(60):
        while "ready" not in capsys.readouterr().out:  # noqa: ASYNC110 - it is told on the screen
            await asyncio.sleep(0.01)
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/page/hello") as answer,
    ):
        hello = await answer.json()
    assert hello["name"] == "La halle de Skald"
    assert hello["code_needed"] is code_needed
    signal.raise_signal(signal.SIGTERM)
    async with asyncio.timeout(60):
        await serving


def test_a_file_of_another_time_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "local.db"
    with sqlite3.connect(file) as later:
        later.execute("PRAGMA user_version = 99")
    later.close()
    monkeypatch.setattr(sys, "argv", ["local", "--file", str(file)])
    assert main() == 2
    assert "of another Skald" in capsys.readouterr().err


def test_a_file_that_is_none_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "local.db").write_bytes(b"no database at all" * 99)
    with pytest.raises(BadWorld, match="cannot be read"):
        Store(tmp_path / "local.db")


def test_a_port_that_is_taken_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["local", "--file", str(tmp_path / "local.db"), "--host", "192.0.2.77"])
    assert main() == 3
    assert "make run PORT=8041" in capsys.readouterr().err


def test_changes_are_made_all_or_none(tmp_path: Path) -> None:
    store = Store(tmp_path / "local.db")

    def change_twice() -> None:
        with store.writing():
            store.run("INSERT INTO facts VALUES ('a', 'b')")
            store.run("INSERT INTO facts VALUES ('a', 'c')")

    with pytest.raises(sqlite3.IntegrityError):
        change_twice()
    assert store.value("SELECT count(*) FROM facts") == 0
    store.close()


def test_ids_grow_although_the_clock_was_put_back(tmp_path: Path) -> None:
    world = World(tmp_path / "local.db")
    channel = next(iter(world.channels))
    later = world.snowflakes.new() + (3_600_000 << COUNTER_BITS)
    world.save_message(Message(later, channel, world.bot, None, content="x"))
    world.close()
    again = World(tmp_path / "local.db")
    assert again.snowflakes.new() > later
    again.close()


def test_private_messages_are_forgotten_after_a_day(tmp_path: Path) -> None:
    world = World(tmp_path / "local.db")
    person, channel = next(iter(world.people)), next(iter(world.channels))
    now = world.snowflakes.new()
    day = PRIVATE_KEPT * 1000 << COUNTER_BITS
    for number, reader in ((now, person), (now - day - 1, person), (now - day - 2, None)):
        world.save_message(Message(number, channel, world.bot, reader, content="x"))
    world.close()
    again = World(tmp_path / "local.db")
    assert [it.id for it in again.messages(channel, person, 9)] == [now, now - day - 2]
    assert again.channels[channel].last == now - day - 2
    again.close()
