"""The world's file: SQLite, written at once, so that a kill loses nothing that was answered."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
SCHEMA = Path(__file__).with_name("schema.sql")
VERSION = 1
PATIENCE = 5.0


class BadWorld(Exception):
    """The world's file cannot be used; says why in a sentence."""


class Store:
    """One SQLite file. It is small and near, so that it is asked without waiting."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        self._connection = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
        self._connection.row_factory = sqlite3.Row
        try:
            self._prepare(path)
        except sqlite3.DatabaseError as error:
            self._connection.close()
            raise BadWorld(f"The local table's file {path} cannot be read: {error}.") from error
        except BadWorld:
            self._connection.close()
            raise

    def _prepare(self, path: Path) -> None:
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
            self.run(f"PRAGMA {pragma}")
        version = self.value("PRAGMA user_version")
        if version == 0:
            with self.writing():
                for statement in SCHEMA.read_text().split(";\n"):
                    self.run(statement)
                self.run(f"PRAGMA user_version = {VERSION}")
        elif version != VERSION:
            raise BadWorld(f"The local table's file {path} is of another Skald: move it away to begin anew.")

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Several changes, all or none."""
        if self._connection.in_transaction:
            yield
            return
        self.run("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self.run("ROLLBACK")
            raise
        self.run("COMMIT")

    def run(self, sql: str, *values: object) -> None:
        """Run one statement."""
        self._connection.execute(sql, values)

    def rows(self, kind: type[T], sql: str, *values: object) -> list[T]:
        """All rows, as structs of a kind whose fields are the columns."""
        found = self._connection.execute(sql, values).fetchall()
        return [msgspec.convert(dict(row), kind, strict=False) for row in found]

    def bodies(self, kind: type[T], sql: str, *values: object) -> list[T]:
        """The first column of all rows, read from JSON."""
        found = self._connection.execute(sql, values).fetchall()
        return [msgspec.json.decode(row[0], type=kind) for row in found]

    def value(self, sql: str, *values: object) -> Any:
        """The first column of the first row, or None."""
        row = self._connection.execute(sql, values).fetchone()
        return None if row is None else row[0]

    def values(self, sql: str, *values: object) -> Any:
        """The first row, or None."""
        return self._connection.execute(sql, values).fetchone()

    def close(self) -> None:
        """Close the file."""
        self._connection.close()
