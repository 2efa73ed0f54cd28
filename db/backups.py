"""Backups: when one is due, which are kept, and how one is restored."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, date, datetime
from pathlib import Path

from db import files
from db.errors import IN_USE, StoreError, code, told_of

DAILY = 7
WEEKLY = 4
UPGRADES = 5
STAMP = "%Y%m%d-%H%M%S"
BEFORE_UPGRADE = "before-upgrade"


def due(last: datetime | None, now: datetime) -> bool:
    """Whether it is time for the day's backup; days are UTC's."""
    return last is None or last.astimezone(UTC).date() < now.astimezone(UTC).date()


def to_forget(moments: list[datetime]) -> list[datetime]:
    """The backups to delete: the last one of seven days is kept, and of four weeks before those days."""
    days: dict[date, datetime] = {}
    weeks: dict[tuple[int, int], datetime] = {}
    for moment in sorted(moments, reverse=True):
        day = moment.astimezone(UTC).date()
        if day not in days and len(days) < DAILY:
            days[day] = moment
    covered = {_week(day) for day in days}
    for moment in sorted(moments, reverse=True):
        week = _week(moment.astimezone(UTC).date())
        if week not in covered and week not in weeks and len(weeks) < WEEKLY:
            weeks[week] = moment
    kept = {*days.values(), *weeks.values()}
    return sorted(moment for moment in moments if moment not in kept)


def found(database: Path, folder: Path, label: str = "") -> dict[datetime, Path]:
    """The backups of a database by their moment, oldest first."""
    backups = {}
    name = _name(database, label)
    for path in sorted(folder.glob("*.db")):
        if path.name.startswith(name):
            with suppress(ValueError):
                stamp = path.stem.removeprefix(name)
                backups[datetime.strptime(stamp, STAMP).replace(tzinfo=UTC)] = path
    return backups


def back_up(database: Path, folder: Path, now: datetime) -> Path:
    """Copy the database into the folder, and delete the copies that are no longer needed."""
    copied = _copied(database, folder, now)
    backups = found(database, folder)
    with told_of(folder):
        for moment in to_forget(list(backups)):
            backups[moment].unlink(missing_ok=True)
    return copied


def back_up_daily(database: Path, folder: Path, now: datetime) -> Path | None:
    """The day's backup, unless it was made already."""
    last = max((moment for moment in found(database, folder) if moment <= now), default=None)
    return back_up(database, folder, now) if due(last, now) else None


def back_up_before_upgrade(database: Path, folder: Path, now: datetime) -> Path:
    """Copy the database as the older Skald left it; the last few such copies are kept."""
    copied = _copied(database, folder, now, BEFORE_UPGRADE)
    with told_of(folder):
        for old in list(found(database, folder, BEFORE_UPGRADE).values())[:-UPGRADES]:
            old.unlink(missing_ok=True)
    return copied


def restore(backup: Path, database: Path, now: datetime) -> Path | None:
    """Put a backup in the database's place, which nobody may be using; returns where the old one went."""
    files.verify(backup)
    if database.is_dir():
        raise StoreError(f"The database {database} is a folder.")
    if database.exists() and database.samefile(backup):
        raise StoreError(f"The backup {backup} is the database itself.")
    kept = database.with_name(f"{database.stem}-replaced-{_stamp(now)}{database.suffix}")
    if kept.exists():
        raise StoreError(f"The database in use would be kept as {kept}, which exists already.")
    fresh = database.with_name(f".{database.name}.restored")
    try:
        files.copy(backup, fresh)
        with told_of(database):
            replaced = database.exists()
            if replaced:
                _fold(database)
                _same_owner(database, fresh)
            for ending in ("-wal", "-shm", ""):
                with suppress(FileNotFoundError):
                    Path(f"{database}{ending}").rename(f"{kept}{ending}")
            fresh.replace(database)
    finally:
        fresh.unlink(missing_ok=True)
    return kept if replaced else None


def _fold(database: Path) -> None:
    """Fold the write-ahead log into the file, which only works while nobody else has it open."""
    try:
        with closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        if code(error) in IN_USE:
            raise StoreError(f"The database {database} is in use: stop Skald first.") from error


def _same_owner(model: Path, path: Path) -> None:
    shutil.copymode(model, path)
    if os.name != "nt":
        with suppress(PermissionError):
            os.chown(path, model.stat().st_uid, model.stat().st_gid)


def _copied(database: Path, folder: Path, now: datetime, label: str = "") -> Path:
    target = folder / f"{_name(database, label)}{_stamp(now)}.db"
    files.copy(database, target)
    return target


def _week(day: date) -> tuple[int, int]:
    return day.isocalendar()[:2]


def _name(database: Path, label: str) -> str:
    return f"{database.stem}-{label}-" if label else f"{database.stem}-"


def _stamp(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime(STAMP)
