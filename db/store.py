"""The store: one SQLite file, written in transactions, upgraded and backed up at start."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from db import backups, schema
from db.errors import IN_USE, StoreError, code, in_a_sentence, told_of
from db.files import PATIENCE
from db.trips import Connection, Outcome, Statement

T = TypeVar("T")
IN_MEMORY = ":memory:"
ROWS_AT_ONCE = 64
FOLD_EVERY = 50
FOLD_AFTER = 0.5
"""After so many transactions the log is folded into the file: so many seconds later, when nobody waits."""
MOST_UNFOLDED = 10_000
"""So many pages of log, and SQLite does it at once."""


class Transaction:
    """What can be done inside one transaction.

    What is only run waits for the next thing that is asked, or for the end, and goes there in the same trip.
    There its error is raised. After an error nothing goes on, and all is undone.
    """

    def __init__(self, connection: Connection, begin: str, *, writes: bool) -> None:
        self._connection = connection
        self._writes = writes
        self._begin = Statement(begin)
        self._waiting = [self._begin]
        self._meanwhile: Callable[[], None] | None = None
        self._over = False

    async def run(self, sql: str, *values: object) -> None:
        """Run one statement."""
        await self.run_many(sql, [values])

    async def run_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Run one statement for many rows."""
        self._waiting.append(self._to_write(sql, rows))

    async def added(self, sql: str, *values: object) -> int:
        """Run one statement; returns the id of the row it inserted."""
        return (await self._trip(self._to_write(sql, [values]))).added

    async def changed(self, sql: str, *values: object) -> int:
        """Run one statement; returns how many rows it changed."""
        return (await self._trip(self._to_write(sql, [values]))).changed

    async def all(self, kind: type[T], sql: str, *values: object) -> list[T]:
        """All rows, as structs of a kind whose fields are the columns."""
        return [msgspec.convert(dict(row), kind, strict=False) for row in await self._rows(sql, values)]

    async def one(self, kind: type[T], sql: str, *values: object) -> T | None:
        """The first row, or None."""
        rows = await self.all(kind, sql, *values)
        return rows[0] if rows else None

    async def value(self, sql: str, *values: object) -> Any:
        """The first column of the first row, or None."""
        rows = await self._rows(sql, values)
        return rows[0][0] if rows else None

    async def values(self, sql: str, *values: object) -> list[Any]:
        """The first column of all rows."""
        return [row[0] for row in await self._rows(sql, values)]

    def meanwhile(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Do something while the disk is busy with the commit; it is done when the transaction is over.

        What comes of it is not to be shown before, and not at all if the commit fails.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._meanwhile = partial(settle, done, work)
        return done

    async def _rows(self, sql: str, values: Sequence[object]) -> list[sqlite3.Row]:
        return (await self._trip(Statement(sql, [values]))).rows

    def _to_write(self, sql: str, rows: Iterable[Sequence[object]]) -> Statement:
        self._require_open()
        if not self._writes:
            raise StoreError("This transaction is for reading only.")
        return Statement(sql, list(rows))

    def _require_open(self) -> None:
        if self._over:
            raise StoreError("This transaction is over.")

    async def _trip(self, last: Statement, meanwhile: Callable[[], None] | None = None) -> Outcome:
        """Run what waits, and one more; if that fails, SQLite may have given up, and nothing goes on."""
        self._require_open()
        statements, self._waiting = [*self._waiting, last], []
        self._over = True
        outcome = await self._connection.trip(statements, meanwhile)
        self._over = False
        return outcome

    async def _end(self, end: str) -> None:
        """End with what still waits, unless there was nothing at all to do."""
        if self._waiting != [self._begin]:
            await self._trip(Statement(end), self._meanwhile)
        elif self._meanwhile is not None:
            self._meanwhile()
        self._over = True

    def _give_up(self) -> None:
        self._over = True


def settle(done: asyncio.Future[T], work: Callable[[], T]) -> None:
    """Do something, and keep what comes of it."""
    try:
        done.set_result(work())
    except Exception as error:  # noqa: BLE001 - whoever waits for it is told
        done.set_exception(error)


class Store:
    """An open store. All use goes through `transaction` and `reading`, one at a time."""

    def __init__(self, connection: Connection, path: str) -> None:
        self._connection = connection
        self._lock = asyncio.Lock()
        self._holder: asyncio.Task[Any] | None = None
        self._closed = False
        self._unfolded = 0
        self._folding: asyncio.TimerHandle | asyncio.Task[None] | None = None
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
        in_its_thread = Connection(lambda: connection, ROWS_AT_ONCE)
        _ = await in_its_thread
        return cls(in_its_thread, path)

    async def close(self) -> None:
        """Finish what is running and close the file."""
        if self._folding is not None:
            self._folding.cancel()
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
        self._unfolded += 1
        if self._unfolded == FOLD_EVERY:
            self._folding = asyncio.get_running_loop().call_later(FOLD_AFTER, self._begin_to_fold)

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

    def _begin_to_fold(self) -> None:
        self._folding = asyncio.create_task(self._fold())

    async def _fold(self) -> None:
        """Fold the write-ahead log into the file; if that fails now, it will be tried again.

        A new log waits for the disk twice when it begins, so it begins here, and nothing is changed by it.
        """
        same = f"PRAGMA user_version = {schema.newest_version()}"
        async with self._alone():
            self._unfolded = 0
            with suppress(sqlite3.Error):
                await self._connection.trip([Statement("PRAGMA wal_checkpoint"), Statement(same)])

    @asynccontextmanager
    async def _between(self, begin: str, end: str, *, writes: bool) -> AsyncIterator[Transaction]:
        """What was queued runs in order, even when cancelled: a rollback settles whatever is half done."""
        async with self._alone():
            if self._closed:
                raise StoreError(f"The database {self.path} is closed.")
            transaction = Transaction(self._connection, begin, writes=writes)
            try:
                yield transaction
                await transaction._end(end)  # noqa: SLF001 - a transaction ends here and nowhere else
            except BaseException as error:
                transaction._give_up()  # noqa: SLF001
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
            connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_UNFOLDED}")
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
