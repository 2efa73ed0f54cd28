"""What can be wrong with the store, in a sentence."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

IN_USE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
SENTENCES = {
    sqlite3.SQLITE_BUSY: "The database {path} is held by another process.",
    sqlite3.SQLITE_LOCKED: "The database {path} is held by another process.",
    sqlite3.SQLITE_FULL: "The database {path} cannot grow: the disk is full.",
    sqlite3.SQLITE_READONLY: "The database {path} may not be written.",
    sqlite3.SQLITE_PERM: "The database {path} may not be written.",
    sqlite3.SQLITE_IOERR: "The disk fails under the database {path}: {error}.",
    sqlite3.SQLITE_CORRUPT: "The database {path} is damaged ({error}): restore a backup.",
    sqlite3.SQLITE_NOTADB: "The file {path} is not a database, or is damaged.",
    sqlite3.SQLITE_CANTOPEN: "The database {path} cannot be opened: it is a folder, or may not be read.",
}


class StoreError(Exception):
    """The store cannot be used, or cannot do what is asked; says why in a sentence."""


def code(error: sqlite3.Error) -> int:
    """SQLite's primary code of an error."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def in_a_sentence(error: sqlite3.Error, path: str | Path) -> StoreError | None:
    """The trouble with a file; None if the error is not the file's but the statement's."""
    sentence = SENTENCES.get(code(error))
    return None if sentence is None else StoreError(sentence.format(path=path, error=error))


@contextmanager
def told_of(path: str | Path) -> Iterator[None]:
    """Whatever goes wrong inside with this file is told in a sentence."""
    try:
        yield
    except sqlite3.Error as error:
        told = in_a_sentence(error, path)
        raise told or StoreError(f"The database {path} cannot be used: {error}.") from error
    except OSError as error:
        raise StoreError(
            f"The file {error.filename or path} cannot be used: {error.strerror or error}."
        ) from error
