"""The shape of the store: numbered .sql files, applied in order, all or none."""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from db.errors import StoreError

MIGRATIONS: Traversable = files(__package__) / "migrations"
APPLICATION = int.from_bytes(b"SKAL")
"""Marks a file as Skald's (SQLite's application_id)."""

AT_ONE_MOMENT = (
    "SELECT user_version, application_id, (SELECT count(*) FROM sqlite_master) "
    "FROM pragma_user_version, pragma_application_id"
)
NOT_IN_A_MIGRATION = (
    sqlite3.SQLITE_TRANSACTION,
    sqlite3.SQLITE_SAVEPOINT,
    sqlite3.SQLITE_PRAGMA,
    sqlite3.SQLITE_ATTACH,
    sqlite3.SQLITE_DETACH,
)


def migrations() -> list[Traversable]:
    """The migrations in order: files are numbered from 0001 without a gap."""
    scripts = sorted(
        (entry for entry in MIGRATIONS.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name
    )
    for number, script in enumerate(scripts, start=1):
        if not script.name.startswith(f"{number:04}_"):
            raise StoreError(f"The migration {script.name} is out of order.")
    return scripts


def newest_version() -> int:
    """The version this Skald works with."""
    return len(migrations())


def version_of(connection: sqlite3.Connection, path: str | Path) -> int:
    """The last migration applied, 0 for an empty file; raises unless the file is one this Skald can read."""
    version, application, things = connection.execute(AT_ONE_MOMENT).fetchone()
    if version == application == things == 0:
        return 0
    if application != APPLICATION:
        raise StoreError(f"The database {path} is not Skald's.")
    if version > newest_version():
        raise StoreError(
            f"The database {path} was written by a newer Skald (version {version}, this one knows "
            f"{newest_version()}): use that Skald, or an older backup."
        )
    return int(version)


def upgrade(connection: sqlite3.Connection, path: str | Path) -> None:
    """Apply the migrations that are missing in one transaction: if one fails, none has happened.

    Meanwhile foreign keys are not enforced, so that a table can be made anew; at the end they are checked.
    """
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute("BEGIN IMMEDIATE")
    try:
        current = version_of(connection, path)
        for script in migrations()[current:]:
            _apply(connection, script)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute(f"PRAGMA user_version = {newest_version()}")
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


def _apply(connection: sqlite3.Connection, script: Traversable) -> None:
    try:
        connection.set_authorizer(_allowed)
        try:
            for statement in statements(script.read_text(encoding="utf-8")):
                connection.execute(statement)
        finally:
            connection.set_authorizer(None)
        orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    except (sqlite3.Error, sqlite3.Warning) as error:
        raise StoreError(f"The migration {script.name} failed, and nothing was changed: {error}.") from error
    if orphans:
        raise StoreError(
            f"The migration {script.name} failed, and nothing was changed: rows of {orphans[0][0]} would "
            f"refer to rows of {orphans[0][2]} that are not there."
        )


def _allowed(action: int, *_: str | None) -> int:
    return sqlite3.SQLITE_DENY if action in NOT_IN_A_MIGRATION else sqlite3.SQLITE_OK


def statements(script: str) -> Iterator[str]:
    """The statements of a script, one by one; the last may lack its semicolon."""
    statement = ""
    for piece in script.split(";"):
        statement += piece + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    yield statement
