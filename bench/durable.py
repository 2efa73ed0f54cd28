"""A durable answer: through the hall, beside a bare program that writes the same rows on the same disk."""

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import aiosqlite

from bench.matches import fill, hall_over
from bench.report import Reading
from games.engine import random_legal
from table.hall import Hall

MATCHES, ANSWERS = 50, 1000
OF_A_MATCH = {
    "matches": "id",
    "seats": "match",
    "checkpoints": "match",
    "answers": "match",
    "events": "match",
    "timers": "match",
    "outbox": "match",
}
Row = dict[str, Any]
Rows = dict[str, dict[tuple[Any, ...], Row]]
"""By table and key."""


async def readings(database: Path, rng: Random) -> list[Reading]:
    """Answer by answer: what each changed is then written by the bare program into a file of its own."""
    async with hall_over(database) as hall:
        matches = await fill(hall, MATCHES, rng)
    copy = database.with_name("bare.db")
    shutil.copy(database, copy)
    ours: list[float] = []
    theirs: list[float] = []
    async with hall_over(database) as hall, aiosqlite.connect(copy) as bare:
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            await bare.execute(f"PRAGMA {pragma}")
        with closing(sqlite3.connect(database)) as eye:
            for number in range(ANSWERS):
                match_id, click = matches[number % len(matches)], f"answer {number}"
                before = seen(eye, match_id, click)
                seconds = await answered(hall, match_id, rng, click)
                if seconds is None:
                    continue
                changes = list(between(before, seen(eye, match_id, click)))
                ours.append(seconds)
                theirs.append(await written(bare, changes))
            with closing(sqlite3.connect(copy)) as other:
                assert all(seen(eye, match, "") == seen(other, match, "") for match in matches)
    return compared(ours, theirs)


def compared(ours: Sequence[float], theirs: Sequence[float]) -> list[Reading]:
    """Both in the median, and how they compare."""
    return [
        Reading("answer durable", "ms", round(1000 * median(ours), 2)),
        Reading("bare transaction of the same rows", "ms", round(1000 * median(theirs), 2)),
        Reading("answer durable by bare transaction", "×", round(median(ours) / median(theirs), 2), 2),
    ]


async def answered(hall: Hall, match_id: int, rng: Random, click: str) -> float | None:
    """Seconds for an answer of whoever is asked; None if nobody is."""
    async with hall.look(match_id) as sitting:
        match = sitting.match
        if match is None or not sitting.waiting_for:
            return None
        seat = sitting.waiting_for[0]
        question, asked = match.question(seat.seat), match.question_id
    assert question is not None
    assert seat.person is not None
    answer = random_legal(question, lambda: None, rng)
    begin = perf_counter()
    await hall.answer(match_id, seat.person, answer, question=asked, interaction=click)
    return perf_counter() - begin


async def written(bare: aiosqlite.Connection, changes: Sequence[tuple[str, list[Sequence[Any]]]]) -> float:
    """Seconds for a transaction of these statements, each for its rows."""
    begin = perf_counter()
    for sql, rows in changes:
        await bare.executemany(sql, rows)
    await bare.commit()
    return perf_counter() - begin


def seen(eye: sqlite3.Connection, match_id: int, click: str) -> Rows:
    """What an answer may touch: the rows of its match, and whether its click was applied."""
    places = [(table, column, match_id) for table, column in OF_A_MATCH.items()]
    return {
        table: dict(rows_of(eye, table, column, value))
        for table, column, value in (*places, ("applied", "interaction", click))
    }


def rows_of(
    eye: sqlite3.Connection, table: str, column: str, value: object
) -> Iterator[tuple[tuple[Any, ...], Row]]:
    """Rows of a table, each with its key."""
    columns = eye.execute(f"PRAGMA table_info({table})").fetchall()
    names = [name for _, name, *_ in columns]
    keys = [name for _, name, *_, key in columns if key]
    for found in eye.execute(f"SELECT * FROM {table} WHERE {column} = ?", (value,)):  # noqa: S608
        row = dict(zip(names, found, strict=True))
        yield tuple((name, row[name]) for name in keys), row


def between(before: Rows, after: Rows) -> Iterator[tuple[str, list[Sequence[Any]]]]:
    """The fewest statements that lead from one to the other: what goes, what is new, what is different."""
    for table, rows in after.items():
        known = before[table]
        gone = [key for key in known if key not in rows]
        new = [row for key, row in rows.items() if key not in known]
        if gone:
            where = " AND ".join(f"{name} = ?" for name, _ in gone[0])
            yield f"DELETE FROM {table} WHERE {where}", [[value for _, value in key] for key in gone]  # noqa: S608
        if new:
            places = ", ".join("?" * len(new[0]))
            yield f"INSERT INTO {table} VALUES ({places})", [[*row.values()] for row in new]  # noqa: S608
        for key, row in rows.items():
            if known.get(key, row) != row:
                where = " AND ".join(f"{name} = ?" for name, _ in key)
                different = {name: value for name, value in row.items() if known[key][name] != value}
                columns = ", ".join(f"{name} = ?" for name in different)
                values = [*different.values(), *(value for _, value in key)]
                yield f"UPDATE {table} SET {columns} WHERE {where}", [values]  # noqa: S608
