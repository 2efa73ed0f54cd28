"""The store: one SQLite file, written in transactions, upgraded and backed up at start."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import msgspec

from db import backups, schema
from db.errors import IN_USE, StoreError, code, in_a_sentence, told_of
from db.files import PATIENCE

T = TypeVar("T")
IN_MEMORY = ":memory:"
ROWS_AT_ONCE = 64


class Transaction:
    """What can be done inside one transaction."""

    def __init__(self, connection: aiosqlite.Connection, *, writes: bool) -> None:
        self._connection = connection
        self._writes = writes
        self._over = False

    async def run(self, sql: str, *values: object) -> int:
        """Run one statement; returns the id of a row it inserted."""
        cursor = await self._to_write().execute(sql, values)
        return cursor.lastrowid or 0

    async def changed(self, sql: str, *values: object) -> int:
        """Run one statement; returns how many rows it changed."""
        cursor = await self._to_write().execute(sql, values)
        return cursor.rowcount

    async def run_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Run one statement for many rows."""
        rows = list(rows)
        if rows:
            await self._to_write().executemany(sql, rows)

    async def all(self, kind: type[T], sql: str, *values: object) -> list[T]:
        """All rows, as structs of a kind whose fields are the columns."""
        rows = await self._to_read().execute_fetchall(sql, values)
        return [msgspec.convert(dict(row), kind, strict=False) for row in rows]

    async def one(self, kind: type[T], sql: str, *values: object) -> T | None:
        """The first row, or None."""
        rows = await self.all(kind, sql, *values)
        return rows[0] if rows else None

    async def value(self, sql: str, *values: object) -> Any:
        """The first column of the first row, or None."""
        rows = list(await self._to_read().execute_fetchall(sql, values))
        return rows[0][0] if rows else None

    async def values(self, sql: str, *values: object) -> list[Any]:
        """The first column of all rows."""
        return [row[0] for row in await self._to_read().execute_fetchall(sql, values)]

    def _to_read(self) -> aiosqlite.Connection:
        """Raise when nothing would be rolled back any more: the block has ended, or SQLite gave up."""
        if self._over or not self._connection.in_transaction:
            raise StoreError("This transaction is over.")
        return self._connection

    def _to_write(self) -> aiosqlite.Connection:
        if not self._writes:
            raise StoreError("This transaction is for reading only.")
        return self._to_read()

    def _end(self) -> None:
        self._over = True


class Store:
    """An open store. All use goes through `transaction` and `reading`, one at a time."""

    def __init__(self, connection: aiosqlite.Connection, path: str) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()
        self._holder: asyncio.Task[Any] | None = None
        self._closed = False
        self.path = path

    @classmethod
    async def open(cls, path: str, backup_folder: Path | None = None) -> "Store":
        """Open or create the file; if it must be upgraded, back it up before (unless told, beside it)."""
        opening = asyncio.ensure_future(asyncio.to_thread(ready, path, backup_folder))
        try:
            connection = await asyncio.shield(opening)
        except asyncio.CancelledError:
            with suppress(StoreError):
                (await opening).close()
            raise
        return cls(await aiosqlite.Connection(lambda: connection, ROWS_AT_ONCE), path)

    async def close(self) -> None:
        """Finish what is running and close the file."""
        async with self._alone():
            if not self._closed:
                self._closed = True
                await self._connection.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """All or nothing: what is done inside is durable when the block ends, or did not happen.

        Only a cancellation that comes during the commit itself comes too late: it is raised, and all is kept.
        """
        async with self._between("BEGIN IMMEDIATE", "COMMIT", writes=True) as transaction:
            yield transaction

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """Look at one moment of the store."""
        async with self._between("BEGIN", "ROLLBACK", writes=False) as transaction:
            yield transaction

    async def backup(self, folder: Path, now: datetime | None = None) -> Path:
        """Copy the store while it is in use; older copies go as `backups.to_forget` says."""
        return await asyncio.to_thread(backups.back_up, Path(self.path), folder, now or datetime.now(UTC))

    async def backup_daily(self, folder: Path, now: datetime | None = None) -> Path | None:
        """The day's backup, unless it was made already."""
        now = now or datetime.now(UTC)
        return await asyncio.to_thread(backups.back_up_daily, Path(self.path), folder, now)

    async def version(self) -> int:
        """The number of the last migration applied."""
        async with self.reading() as transaction:
            return int(await transaction.value("PRAGMA user_version"))

    @asynccontextmanager
    async def _between(self, begin: str, end: str, *, writes: bool) -> AsyncIterator[Transaction]:
        """What was queued runs in order, even when cancelled: a rollback settles whatever is half done."""
        async with self._alone():
            if self._closed:
                raise StoreError(f"The database {self.path} is closed.")
            transaction = Transaction(self._connection, writes=writes)
            try:
                await self._connection.execute(begin)
                yield transaction
                transaction._end()  # noqa: SLF001 - a transaction ends here and nowhere else
                await self._connection.execute(end)
            except BaseException as error:
                transaction._end()  # noqa: SLF001
                with suppress(sqlite3.Error):
                    await self._connection.rollback()
                told = in_a_sentence(error, self.path) if isinstance(error, sqlite3.Error) else None
                if told is not None:
                    raise told from error
                raise

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        task = asyncio.current_task()
        if task is not None and self._holder is task:
            raise StoreError("A transaction was begun inside another.")
        async with self._lock:
            self._holder = task
            try:
                yield
            finally:
                self._holder = None


def ready(path: str, backup_folder: Path | None = None) -> sqlite3.Connection:
    """Open or create the file, upgrade it if need be, and set how it is written; for one thread at a time."""
    file = Path(path)
    with told_of(path):
        if path != IN_MEMORY:
            file.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            connection.row_factory = sqlite3.Row
            version = schema.version_of(connection, path)
            if path != IN_MEMORY:
                _keep_a_log(connection)
            connection.execute("PRAGMA synchronous = FULL")
            if version < schema.newest_version():
                if version:
                    folder = backup_folder or file.parent / "backups"
                    backups.back_up_before_upgrade(file, folder, datetime.now(UTC))
                schema.upgrade(connection, path)
            connection.execute("PRAGMA foreign_keys = ON")
        except BaseException:
            connection.close()
            raise
    return connection


def _keep_a_log(connection: sqlite3.Connection) -> None:
    """Turn write-ahead logging on; SQLite does not wait by itself for another process that does so too."""
    until = time.monotonic() + PATIENCE
    mode = ""
    while not mode:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError as error:
            if code(error) not in IN_USE or time.monotonic() > until:
                raise
            time.sleep(0.01)
    if mode != "wal":
        raise StoreError(f"The database cannot be written safely here: its journal is {mode!r}, not 'wal'.")
