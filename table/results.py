"""Results: what a match leaves behind for statistics, ratings and leaderboards."""

import asyncio

import msgspec

from db.store import Store, Transaction
from table.ratings import Result
from table.sitting import Sitting

WRITE = (
    "INSERT INTO results (match, seat, person, name, game, server, place, score, at) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match, seat) DO UPDATE SET at = excluded.at"
)
"""A result that is there already stays: it is of somebody who resigned."""


async def write(tx: Transaction, sitting: Sitting, now: int) -> None:
    """Who came where, at the end."""
    assert sitting.match is not None
    await tx.run_many(
        WRITE,
        [row(sitting, it.seat, it.place, it.score, now) for it in sitting.match.standings()],
    )


async def write_resigned(tx: Transaction, sitting: Sitting, seat: int, now: int) -> None:
    """Who resigns comes behind everybody, the computer in their seat included, with the points they had."""
    assert sitting.match is not None
    score = next(it.score for it in sitting.match.standings() if it.seat == seat)
    await tx.run(WRITE, *row(sitting, seat, len(sitting.seats) + 1, score, now))


def row(sitting: Sitting, seat: int, place: int, score: int, now: int) -> tuple[object, ...]:
    """A seat's result as it is stored."""
    record, held = sitting.record, sitting.seats[seat]
    return (record.id, seat, held.person, held.name, record.game, record.server, place, score, now)


async def take_over(tx: Transaction, match_id: int, seat: int, person: int) -> None:
    """Whoever takes a seat over plays for its result, and for no other of this match."""
    await tx.run("DELETE FROM results WHERE match = ? AND (seat = ? OR person = ?)", match_id, seat, person)


async def forget(tx: Transaction, match_id: int) -> None:
    """A match that is ended before its time counts for nobody."""
    await tx.run("DELETE FROM results WHERE match = ?", match_id)


async def read(store: Store, server: int | None, game: str | None) -> list[Result]:
    """The results of people in the order of time: of one server or all, of one game or all."""
    wanted = {"server": server, "game": game}
    given = {column: value for column, value in wanted.items() if value is not None}
    where = " AND ".join(["person IS NOT NULL", *(f"{column} = ?" for column in given)])
    found = f"SELECT * FROM results WHERE {where} ORDER BY at, match, seat"  # noqa: S608 - names of ours
    columns = "json_array(match, person, name, game, place, score)"
    async with store.reading() as tx:
        together = f"SELECT json_group_array({columns}) FROM ({found})"  # noqa: S608
        written = await tx.value(together, *given.values())
    return await asyncio.to_thread(decoded, written)


def decoded(written: str) -> list[Result]:
    """Stored results, one after the other: to decode all at once would keep every other thread waiting."""
    decoder = msgspec.json.Decoder(Result)
    return [decoder.decode(it) for it in msgspec.json.decode(written, type=list[msgspec.Raw])]
