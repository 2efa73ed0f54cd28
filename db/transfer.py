"""One match as a file: taken out of a store, and brought into another as a new match."""

import sqlite3
from typing import Literal

import msgspec

from db import schema
from db.check import faults_of_match
from db.errors import StoreError

ENDED = ("over", "cancelled")
LEFT_BEHIND = ("outbox",)
"""Tables that are not brought in: what waits there is posted by the store it was written in."""

MESSAGES = {
    "matches": ("lobby_message", "board_message", "rematch_of"),
    "seats": ("hand_message", "hand_at"),
    "votes": ("message",),
}
"""What a match brought in must not point at: the messages and the rematch of the match it came from."""


LINES_TOLD = (
    "UPDATE matches SET lines_told = (SELECT coalesce(max(id), 0) FROM "
    "(SELECT id FROM chronicle WHERE match = :match ORDER BY id LIMIT :told)) WHERE id = :match"
)
"""The chronicle's lines have new ids here, and as many of them were told as there."""
BESIDE = (
    "SELECT other.name FROM matches AS other JOIN matches AS new ON other.channel = new.channel "
    "WHERE new.id = ? AND other.id != new.id "
    "AND new.status IN ('running', 'paused', 'frozen') AND other.status IN ('running', 'paused', 'frozen')"
)


class Blob(msgspec.Struct):
    """Bytes, in JSON as base64."""

    base64: bytes


Cell = int | float | str | Blob | None
Row = dict[str, Cell]


class Named(msgspec.Struct):
    """A person a match refers to; their settings stay at home."""

    id: int
    name: str


class Header(msgspec.Struct):
    """What every exported file says about itself, whatever its version."""

    skald: Literal["match"]
    version: int


class Parcel(Header):
    """All rows of one match."""

    exported: int
    match: int
    people: list[Named]
    tables: dict[str, list[Row]]


def take_out(connection: sqlite3.Connection, match_id: int, now: int, *, with_secrets: bool) -> bytes:
    """A match as JSON; while it is not over this holds secrets, and must be asked for knowingly."""
    connection.execute("BEGIN")
    try:
        found = connection.execute("SELECT status FROM matches WHERE id = ?", (match_id,)).fetchone()
        if found is None:
            raise StoreError(f"There is no match {match_id}.")
        if found[0] not in ENDED and not with_secrets:
            raise StoreError(
                f"Match {match_id} is not over: its file would hold its seed and everybody's hidden cards "
                "(if that is what you want, add --with-secrets)."
            )
        tables = {
            table: _rows(connection, table, column, match_id)
            for table, column in {"matches": "id", **tables_of_a_match(connection)}.items()
        }
        people = [
            Named(*row)
            for row in connection.execute(
                "SELECT id, name FROM people WHERE id IN (SELECT host FROM matches WHERE id = ?1 "
                "UNION SELECT person FROM seats WHERE match = ?1 "
                "UNION SELECT person FROM results WHERE match = ?1) ORDER BY id",
                (match_id,),
            )
        ]
    finally:
        connection.rollback()
    parcel = Parcel("match", schema.newest_version(), now, match_id, people, tables)
    return msgspec.json.format(msgspec.json.encode(parcel), indent=1) + b"\n"


def tables_of_a_match(connection: sqlite3.Connection) -> dict[str, str]:
    """The tables whose rows belong to a match, with the column that says to which."""
    return {
        str(table): str(key["from"])
        for (table,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        )
        if table != "matches"
        for key in connection.execute(f"PRAGMA foreign_key_list({table})")
        if key["table"] == "matches"
    }


def _rows(connection: sqlite3.Connection, table: str, column: str, match_id: int) -> list[Row]:
    keys = ", ".join(key for key in _columns(connection, table, keys_only=True))
    select = f"SELECT * FROM {table} WHERE {column} = ? ORDER BY {keys}"  # noqa: S608 - the schema's own names
    return [
        {name: Blob(cell) if isinstance(cell, bytes) else cell for name, cell in dict(row).items()}
        for row in connection.execute(select, (match_id,))
    ]


def _columns(connection: sqlite3.Connection, table: str, *, keys_only: bool = False) -> list[str]:
    columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
    return [str(column["name"]) for column in columns if column["pk"] or not keys_only]


def bring_in(connection: sqlite3.Connection, data: bytes, now: int) -> int:
    """Write a match from its file as a new match; returns its id. All of it is written, or nothing.

    The time it spent in the file counts for nobody: its timers are later by as much.
    """
    parcel = unpacked(data)
    connection.execute("BEGIN IMMEDIATE")
    try:
        _check_names(connection, parcel)
        match_id = _write(connection, parcel, now)
        found = faults_of_match(connection, match_id)
        if found:
            raise StoreError(f"The file is damaged: its match {found[0]}.")
        connection.execute("COMMIT")
    except (sqlite3.IntegrityError, OverflowError) as error:
        raise StoreError(f"The file is damaged: {error}.") from error
    finally:
        connection.rollback()
    return match_id


def unpacked(data: bytes) -> Parcel:
    """The file's content; raises unless it is a match of this Skald's version."""
    try:
        version = msgspec.json.decode(data, type=Header).version
        if version == schema.newest_version():
            return msgspec.json.decode(data, type=Parcel)
    except (msgspec.MsgspecError, ValueError) as error:
        raise StoreError(f"The file is not a match that Skald exported: {error}.") from error
    raise StoreError(
        f"The file is of version {version}, and this Skald works with version {schema.newest_version()}: "
        "export it again with a Skald of the same version."
    )


def _check_names(connection: sqlite3.Connection, parcel: Parcel) -> None:
    """Names from a file are compared before they become part of a statement."""
    owned = {"matches": "id", **tables_of_a_match(connection)}
    if [row.get("id") for row in parcel.tables.get("matches", [])] != [parcel.match]:
        raise StoreError("The file is damaged: it must hold exactly one match.")
    for table, rows in parcel.tables.items():
        if table not in owned:
            raise StoreError(f"The file is damaged: a match has nothing in {table!r}.")
        columns = _columns(connection, table)
        for row in rows:
            unknown = [name for name in row if name not in columns]
            if unknown:
                raise StoreError(f"The file is damaged: {table} has no column {unknown[0]!r}.")
            if row.get(owned[table]) != parcel.match:
                raise StoreError(f"The file is damaged: {table} has a row of another match.")


def _write(connection: sqlite3.Connection, parcel: Parcel, now: int) -> int:
    connection.executemany(
        "INSERT OR IGNORE INTO people (id, name) VALUES (?, ?)",
        [(person.id, person.name) for person in parcel.people],
    )
    (match,) = parcel.tables["matches"]
    known = _known(connection, match)
    match_id = _insert(connection, "matches", match)
    if match.get("name") == f"#{parcel.match}":
        connection.execute("UPDATE matches SET name = ? WHERE id = ?", (f"#{match_id}", match_id))
    _refuse_beside_another(connection, match_id)
    for table, column in tables_of_a_match(connection).items():
        if table in LEFT_BEHIND or (known and table == "results"):
            continue
        for row in parcel.tables.get(table, []):
            _insert(connection, table, {**row, column: match_id})
    connection.execute("UPDATE timers SET due = due + ? WHERE match = ?", (now - parcel.exported, match_id))
    connection.execute(LINES_TOLD, {"match": match_id, "told": _told_lines(parcel, match.get("lines_told"))})
    return match_id


def _told_lines(parcel: Parcel, last: Cell) -> int:
    """How many lines of the chronicle a channel has read, if it has read those up to the last."""
    ids = [line.get("id") for line in parcel.tables.get("chronicle", [])]
    return sum(isinstance(last, int) and isinstance(number, int) and number <= last for number in ids)


def _refuse_beside_another(connection: sqlite3.Connection, match_id: int) -> None:
    """Raise if another match is alive in the same channel."""
    other = connection.execute(BESIDE, (match_id,)).fetchone()
    if other is not None:
        raise StoreError(f"In the channel of this match {other[0]} is played: it must end first.")


def _known(connection: sqlite3.Connection, match: Row) -> bool:
    """Whether the same match is here already: then its results would count twice."""
    seed = match.get("server_seed")
    if not isinstance(seed, Blob):
        return False
    count = connection.execute("SELECT count(*) FROM matches WHERE server_seed = ?", (seed.base64,))
    return bool(count.fetchone()[0])


def _insert(connection: sqlite3.Connection, table: str, row: Row) -> int:
    """Write a row; a row that is known by an id of its own gets a new one."""
    cells = {name: cell for name, cell in row.items() if name != "id"}
    cells |= {name: None for name in MESSAGES.get(table, ()) if name in cells}
    insert = (
        f"INSERT INTO {table} ({', '.join(cells)}) "  # noqa: S608 - compared in _check_names
        f"VALUES ({', '.join('?' for _ in cells)})"
    )
    values = [cell.base64 if isinstance(cell, Blob) else cell for cell in cells.values()]
    return connection.execute(insert, values).lastrowid or 0
