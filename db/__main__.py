"""The store's commands: python -m db backup, restore, export, import, check."""

import argparse
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from dotenv import load_dotenv

from db import backups, check, files, schema, settings, transfer
from db.errors import StoreError, told_of
from db.store import ready

DONE, FAILED = 0, 1


def main(arguments: list[str] | None = None) -> int:
    """Run a command: 0 if it did what was asked, 1 if it could not, 2 if it was not understood."""
    wish = _parser().parse_args(arguments)
    database = settings.database()
    try:
        with told_of(database):
            return _run(wish, database, datetime.now(UTC))
    except StoreError as error:
        _say(str(error), to=sys.stderr)
        return FAILED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m db",
        description="Looks after Skald's database: the file in SKALD_DATABASE (data/skald.db), "
        "with backups in SKALD_BACKUPS (data/backups).",
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    command = commands.add_parser("backup", help="copy the database, even while Skald is running")
    command.add_argument("file", nargs="?", type=Path, help="a file of your own instead of the backups")
    command = commands.add_parser("restore", help="put a backup in the database's place; stop Skald first")
    command.add_argument("file", type=Path, help="the backup")
    command = commands.add_parser("export", help="write one match as JSON")
    command.add_argument("match", type=int, help="the match's number")
    command.add_argument("file", nargs="?", type=Path, help="a new file; otherwise it is printed")
    command.add_argument(
        "--with-secrets",
        action="store_true",
        help="even if the match is not over: with seed and hidden cards",
    )
    command = commands.add_parser("import", help="bring an exported match in as a new match")
    command.add_argument("file", type=Path, help="the file an export wrote")
    commands.add_parser("check", help="look for anything that is wrong with the database")
    return parser


def _run(wish: argparse.Namespace, database: Path, now: datetime) -> int:
    match wish.command:
        case "backup":
            return _back_up(database, wish.file, now)
        case "restore":
            return _restore(wish.file, database, now)
        case "export":
            return _export(database, wish.match, wish.file, now, with_secrets=wish.with_secrets)
        case "import":
            return _import(wish.file, database, now)
        case _:
            return _check(database)


def _back_up(database: Path, file: Path | None, now: datetime) -> int:
    if file is None:
        file = backups.back_up(database, settings.backups(), now)
    elif file.exists():
        raise StoreError(f"The file {file} exists already.")
    else:
        files.copy(database, file)
    _say(f"Copied to {file}.")
    return DONE


def _restore(file: Path, database: Path, now: datetime) -> int:
    kept = backups.restore(file, database, now)
    _say(f"Restored {database} from {file}." + (f" What was there is now {kept}." if kept else ""))
    return DONE


def _export(database: Path, match: int, file: Path | None, now: datetime, *, with_secrets: bool) -> int:
    with closing(_to_look_at(database)) as connection:
        data = transfer.take_out(connection, match, int(now.timestamp()), with_secrets=with_secrets)
    if file is None:
        sys.stdout.write(data.decode())
        return DONE
    with told_of(file), file.open("xb") as out:
        out.write(data)
    _say(f"Match {match} is written to {file}.")
    return DONE


def _import(file: Path, database: Path, now: datetime) -> int:
    with told_of(file):
        data = file.read_bytes()
    transfer.unpacked(data)
    with closing(ready(str(database), settings.backups())) as connection:
        match = transfer.bring_in(connection, data, int(now.timestamp()))
    _say(f"Brought in as match {match}.")
    return DONE


def _check(database: Path) -> int:
    with closing(_to_look_at(database)) as connection:
        faults = check.faults(connection)
        matches = 0 if faults else connection.execute("SELECT count(*) FROM matches").fetchone()[0]
    for fault in faults:
        _say(fault)
    if not faults:
        _say(f"Nothing is wrong with {database}; matches: {matches}.")
    return FAILED if faults else DONE


def _to_look_at(database: Path) -> sqlite3.Connection:
    """The database, opened for reading, if it has the shape this Skald knows."""
    connection = files.look(database)
    try:
        version = schema.version_of(connection, database)
        if version != schema.newest_version():
            raise StoreError(
                f"The database {database} is of version {version}, and this Skald works with version "
                f"{schema.newest_version()}: start Skald once to upgrade it."
            )
    except BaseException:
        connection.close()
        raise
    return connection


def _say(sentence: str, to: TextIO | None = None) -> None:
    print(sentence, file=to)


if __name__ == "__main__":
    load_dotenv()
    sys.exit(main())
