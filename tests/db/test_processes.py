"""Real processes: killed in the middle, two at once, in each other's way."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest

from db import backups, check, files
from db.errors import StoreError
from db.schema import newest_version
from tests.db.rows import database

ROOT = Path(__file__).parents[2]
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
BEGINNING = """import asyncio, sys
from db.store import Store
async def main():
 store = await Store.open(sys.argv[1])
"""
END = " await store.close()\nasyncio.run(main())\n"
PAIRS = f"""{BEGINNING} for number in range(int(sys.argv[2]), 1000000):
  async with store.transaction() as tx:
   await tx.run("INSERT INTO facts VALUES (?, 'left')", f"{{number}} left")
   await tx.run("INSERT INTO facts VALUES (?, 'right')", f"{{number}} right")
  print(number, flush=True)
{END}"""
COUNT = f"""{BEGINNING} for _ in range(40):
  async with store.transaction() as tx:
   value = int(await tx.value("SELECT value FROM facts WHERE name = 'count'"))
   await tx.run("UPDATE facts SET value = ? WHERE name = 'count'", str(value + 1))
{END}"""
OPEN = f"""{BEGINNING} print(await store.version(), flush=True)
 sys.stdin.readline()
{END}"""


@contextmanager
def process(script: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    """A Python process, killed at the latest when the block ends."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", script, *map(str, arguments)]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as child:
        try:
            yield child
        finally:
            child.kill()


def line(child: subprocess.Popen[str]) -> str:
    assert child.stdout is not None
    return child.stdout.readline()


def pairs(path: Path) -> list[int]:
    """The numbers of which both halves are stored; there must be no single half."""
    with closing(files.look(path)) as connection:
        sides = [
            {
                int(name.split()[0])
                for (name,) in connection.execute("SELECT name FROM facts WHERE value = ?", (side,))
            }
            for side in ("left", "right")
        ]
        assert check.faults(connection) == []
    assert sides[0] == sides[1]
    return sorted(sides[0])


def test_killed_again_and_again_it_has_exactly_what_was_committed(tmp_path: Path) -> None:
    path = tmp_path / "skald.db"
    stored: list[int] = []
    for transactions in (1, 17, 60):
        with process(PAIRS, path, len(stored)) as child:
            for _ in range(transactions):
                line(child)
            child.kill()
            assert child.stdout is not None
            rest = child.stdout.read().split()
        told = len(stored) + transactions + len(rest)
        with database(path):
            stored = pairs(path)
        assert stored == list(range(len(stored)))
        assert told <= len(stored) <= told + 1


def test_what_a_killed_process_left_can_be_looked_at_and_copied_before_anybody_opens_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "skald.db"
    with process(PAIRS, path, 0) as child:
        for _ in range(5):
            line(child)
        child.kill()
        child.communicate()
    assert len(pairs(path)) >= 5
    assert pairs(backups.back_up(path, tmp_path / "backups", NOON)) == pairs(path)


def test_two_processes_take_turns(tmp_path: Path) -> None:
    path = tmp_path / "skald.db"
    with database(path) as connection:
        connection.execute("INSERT INTO facts VALUES ('count', '0')")
    with process(COUNT, path) as one, process(COUNT, path) as other:
        for child in (one, other):
            assert child.communicate(timeout=50)[1] == ""
            assert child.returncode == 0
    with database(path) as connection:
        assert connection.execute("SELECT value FROM facts").fetchone()[0] == "80"


def test_processes_that_make_the_same_store_at_once_all_find_it_made(tmp_path: Path) -> None:
    path = tmp_path / "skald.db"
    with process(OPEN, path) as one, process(OPEN, path) as two, process(OPEN, path) as three:
        for child in (one, two, three):
            told, complaint = child.communicate("\n", timeout=50)
            assert (told, complaint) == (f"{newest_version()}\n", "")


def test_a_backup_taken_while_another_process_writes_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "skald.db"
    with process(PAIRS, path, 0) as child:
        for number in range(5):
            line(child)
            copy = backups.back_up(path, tmp_path / "backups", NOON.replace(minute=number))
            found = pairs(copy)
            assert found == list(range(len(found)))
            assert len(found) > number


def test_a_database_that_an_idle_process_has_open_is_not_replaced(tmp_path: Path) -> None:
    path = tmp_path / "skald.db"
    with database(path):
        pass
    backup = backups.back_up(path, tmp_path / "backups", NOON)
    with process(OPEN, path) as child:
        assert line(child) == f"{newest_version()}\n"
        with pytest.raises(StoreError, match="stop Skald first"):
            backups.restore(backup, path, NOON)
        assert child.communicate("\n", timeout=50) == ("", "")
    assert backups.restore(backup, path, NOON) is not None
