"""Trips to SQLite, which works in a thread of its own: on each it runs as many statements as are at hand."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import aiosqlite


class Statement(NamedTuple):
    """Something to run, once for each row of values."""

    sql: str
    rows: Sequence[Sequence[object]] = ((),)


class Outcome(NamedTuple):
    """What the last statement of a trip brought: rows, the id of a row it added, how many it changed."""

    rows: list[sqlite3.Row]
    added: int
    changed: int


class Connection(aiosqlite.Connection):
    """SQLite in its thread. The way there takes longer than most statements do."""

    async def trip(
        self, statements: Sequence[Statement], meanwhile: Callable[[], None] | None = None
    ) -> Outcome:
        """Run statements in order, up to the first that fails; even when cancelled, once they are queued.

        The loop is told to do something meanwhile when only the last one is left, and has done it in the end.
        """
        way = run
        if meanwhile is not None:
            tell = partial(asyncio.get_running_loop().call_soon_threadsafe, meanwhile)
            way = partial(run_and_tell, tell)
        outcome: Outcome = await self._execute(way, self._conn, statements)  # type: ignore[no-untyped-call]
        return outcome


def run(connection: sqlite3.Connection, statements: Sequence[Statement]) -> Outcome:
    """Run statements in order; an error tells in which one it happened, without its values."""
    cursor = connection.cursor()
    for sql, rows in statements:
        try:
            for values in rows:
                cursor.execute(sql, values)
        except sqlite3.Error as error:
            error.add_note(f"The statement was: {sql}")
            raise
    return Outcome(cursor.fetchall(), cursor.lastrowid or 0, cursor.rowcount)


def run_and_tell(
    tell: Callable[[], object], connection: sqlite3.Connection, statements: Sequence[Statement]
) -> Outcome:
    """Run statements in order, and tell somebody before the last one."""
    run(connection, statements[:-1])
    tell()
    return run(connection, statements[-1:])
