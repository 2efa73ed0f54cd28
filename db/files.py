"""Database files: looked at without a trace, copied while in use, verified."""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from db import schema
from db.errors import StoreError, told_of

PATIENCE = 5.0
"""Seconds to wait for another process's transaction."""


def look(path: Path) -> sqlite3.Connection:
    """Open a database that is there, for reading only."""
    if not path.is_file():
        raise StoreError(f"There is no database {path}.")
    connection = sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE, isolation_level=None
    )
    connection.row_factory = sqlite3.Row
    return connection


def copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, while it is in use; the copy appears whole or not at all."""
    part = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    with told_of(target):
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            with closing(sqlite3.connect(part, isolation_level=None)) as new:
                with closing(look(source)) as old:
                    _transcribe(old, source, new, target)
                with told_of(source):
                    _verify(new, source)
                new.execute("PRAGMA journal_mode = DELETE")
            _make_durable(part)
            part.replace(target)
            _make_durable(target.parent)
        finally:
            for ending in ("", "-journal", "-wal", "-shm"):
                Path(f"{part}{ending}").unlink(missing_ok=True)


def _transcribe(old: sqlite3.Connection, source: Path, new: sqlite3.Connection, target: Path) -> None:
    try:
        old.backup(new)
    except sqlite3.Error as error:
        raise StoreError(f"The database {source} cannot be copied to {target}: {error}.") from error


def verify(path: Path) -> None:
    """Raise unless the file is a sound database of a Skald no newer than this one."""
    with told_of(path), closing(look(path)) as connection:
        _verify(connection, path)


def _verify(connection: sqlite3.Connection, path: Path) -> None:
    version = schema.version_of(connection, path)
    found = damage(connection)
    if found:
        raise StoreError(f"The database {path} is damaged: {found[0]}.")
    if version == 0:
        raise StoreError(f"The database {path} is empty.")


def damage(connection: sqlite3.Connection) -> list[str]:
    """What SQLite finds wrong with the file."""
    found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check")]
    return [] if found == ["ok"] else found


def _make_durable(path: Path) -> None:
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
