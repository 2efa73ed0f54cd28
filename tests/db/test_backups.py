import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db import backups, schema
from db.errors import StoreError
from db.store import Store
from tests.db.rows import add_match, contents, database

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
MOMENTS = st.lists(st.datetimes(datetime(2026, 1, 1), datetime(2026, 4, 1), timezones=st.just(UTC)))  # noqa: DTZ001


@pytest.fixture
def skald(tmp_path: Path) -> Path:
    """A store with a match in it."""
    path = tmp_path / "skald.db"
    with database(path) as connection:
        add_match(connection)
    return path


def damage(path: Path) -> None:
    """Overwrite everything after the first page."""
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))


def change(path: Path, sql: str) -> None:
    """Run one statement on a database file."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(sql)
    connection.close()


# ---------------------------------------------------------------------- when, and which are kept


def test_a_backup_is_due_once_on_each_day_of_utc() -> None:
    assert backups.due(None, NOON)
    assert not backups.due(NOON - timedelta(hours=12), NOON)
    assert backups.due(NOON - timedelta(hours=12, seconds=1), NOON)
    assert not backups.due(NOON + DAY, NOON)


def test_seven_days_and_the_last_day_of_four_weeks_before_them_are_kept() -> None:
    kept: list[datetime] = []
    for day in range(100):
        kept.append(NOON + day * DAY)
        kept = [moment for moment in kept if moment not in backups.to_forget(kept)]
    ages = [(NOON + 99 * DAY - moment).days for moment in reversed(kept)]
    assert ages == [0, 1, 2, 3, 4, 5, 6, 9, 16, 23, 30]
    assert {moment.strftime("%A") for moment in kept[:4]} == {"Sunday"}


def test_of_one_day_the_last_backup_is_kept() -> None:
    assert backups.to_forget([NOON, NOON + timedelta(hours=1)]) == [NOON]


def test_gaps_between_backups_cost_none() -> None:
    assert backups.to_forget([NOON + day * 10 * DAY for day in range(11)]) == []


@given(MOMENTS)
def test_the_newest_is_always_kept_and_what_is_kept_once_needs_no_second_look(
    moments: list[datetime],
) -> None:
    forgotten = backups.to_forget(moments)
    kept = [moment for moment in moments if moment not in forgotten]
    assert not moments or max(moments) in kept
    assert len(set(kept)) <= backups.DAILY + backups.WEEKLY
    assert backups.to_forget(kept) == []


# ---------------------------------------------------------------------- copying


@pytest.mark.asyncio
async def test_a_store_in_use_is_copied_as_it_was_at_one_moment(skald: Path, tmp_path: Path) -> None:
    store = await Store.open(str(skald))
    async with store.transaction() as tx:
        await tx.run("INSERT INTO facts VALUES ('before', '')")
    async with store.transaction() as tx:
        await tx.changed("INSERT INTO facts VALUES ('during', '')")
        copy = await store.backup(tmp_path / "backups", NOON)
    await store.close()
    assert copy == tmp_path / "backups" / "skald-20260601-120000.db"
    assert [file.name for file in copy.parent.iterdir()] == [copy.name]
    assert "'before'" in "".join(contents(copy))
    assert "'during'" not in "".join(contents(copy))


@pytest.mark.asyncio
async def test_the_daily_backup_is_made_once_a_day(skald: Path, tmp_path: Path) -> None:
    store = await Store.open(str(skald))
    folder = tmp_path / "backups"
    assert await store.backup_daily(folder, NOON) is not None
    assert await store.backup_daily(folder, NOON + timedelta(hours=11)) is None
    assert await store.backup_daily(folder, NOON + timedelta(hours=12)) is not None
    assert await store.backup_daily(folder) is not None
    await store.close()


def test_a_copy_from_the_future_does_not_stop_the_backups(skald: Path, tmp_path: Path) -> None:
    backups.back_up(skald, tmp_path, NOON + 3650 * DAY)
    assert backups.back_up_daily(skald, tmp_path, NOON) is not None
    assert backups.back_up_daily(skald, tmp_path, NOON) is None


def test_only_this_database_s_backups_are_deleted(skald: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    strangers = [
        "other-20200101-000000.db",
        "20200101-000000.db",
        "skald-before-upgrade-20200101-000000.db",
        "skald-mine.db",
        "skald-20200101-000000.db.txt",
    ]
    for name in strangers:
        (folder / name).touch()
    for day in range(60):
        moment = NOON + day * DAY
        (folder / f"skald-{moment:%Y%m%d-%H%M%S}.db").touch()
    backups.back_up(skald, folder, NOON + 60 * DAY)
    assert len(backups.found(skald, folder)) == 11
    assert all((folder / name).exists() for name in strangers)


def test_what_is_not_there_cannot_be_copied(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        backups.back_up(tmp_path / "skald.db", tmp_path / "backups", NOON)
    assert list(tmp_path.rglob("*.db*")) == []


def test_a_damaged_database_is_not_copied_over_good_backups(skald: Path, tmp_path: Path) -> None:
    damage(skald)
    with pytest.raises(StoreError, match=r"skald\.db is damaged"):
        backups.back_up(skald, tmp_path / "backups", NOON)
    assert list((tmp_path / "backups").iterdir()) == []


# ---------------------------------------------------------------------- restoring


def test_a_backup_is_restored_and_what_was_there_is_kept(skald: Path, tmp_path: Path) -> None:
    backup = backups.back_up(skald, tmp_path / "backups", NOON)
    good = contents(skald)
    with database(skald) as connection:
        connection.execute("DELETE FROM events")
    skald.chmod(0o640)
    kept = backups.restore(backup, skald, NOON)
    assert kept == tmp_path / "skald-replaced-20260601-120000.db"
    assert contents(skald) == good == contents(backup)
    assert set(contents(kept)) < set(good)
    assert skald.stat().st_mode & 0o777 == 0o640
    with database(skald) as connection:
        assert add_match(connection) == 2


def test_a_backup_is_restored_where_nothing_was(skald: Path, tmp_path: Path) -> None:
    backup = backups.back_up(skald, tmp_path / "backups", NOON)
    target = tmp_path / "new" / "skald.db"
    assert backups.restore(backup, target, NOON) is None
    assert contents(target) == contents(skald)
    assert [file.name for file in target.parent.iterdir()] == ["skald.db"]


def test_a_backup_replaces_a_damaged_database_with_its_log(skald: Path, tmp_path: Path) -> None:
    backup = backups.back_up(skald, tmp_path / "backups", NOON)
    good = contents(skald)
    skald.write_bytes(b"not a database" * 1000)
    Path(f"{skald}-wal").write_bytes(b"a log of something else")
    kept = backups.restore(backup, skald, NOON)
    assert kept is not None
    assert kept.read_bytes() == b"not a database" * 1000
    assert contents(skald) == good


def test_what_a_killed_skald_left_in_its_log_is_kept_too(skald: Path, tmp_path: Path) -> None:
    backup = backups.back_up(skald, tmp_path / "backups", NOON)
    with database(skald) as connection:
        connection.execute("INSERT INTO facts VALUES ('late', '')")
        files = {ending: Path(f"{skald}{ending}").read_bytes() for ending in ("", "-wal")}
    for ending, data in files.items():
        Path(f"{skald}{ending}").write_bytes(data)
    kept = backups.restore(backup, skald, NOON)
    assert kept is not None
    assert "'late'" in "".join(contents(kept))


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (damage, "is damaged"),
        (lambda backup: backup.write_text("Hávamál"), "is not a database"),
        (lambda backup: backup.write_bytes(b""), "is empty"),
        (Path.unlink, "There is no database"),
        (lambda backup: change(backup, "PRAGMA application_id = 1"), "is not Skald's"),
        (
            lambda backup: change(backup, f"PRAGMA user_version = {schema.newest_version() + 1}"),
            "newer Skald",
        ),
    ],
)
def test_what_is_no_good_backup_is_refused_and_nothing_is_touched(
    harm: Callable[[Path], None], sentence: str, skald: Path, tmp_path: Path
) -> None:
    backup = backups.back_up(skald, tmp_path / "backups", NOON)
    harm(backup)
    before = skald.read_bytes()
    with pytest.raises(StoreError, match=sentence):
        backups.restore(backup, skald, NOON)
    assert skald.read_bytes() == before
    assert not list(tmp_path.glob("*replaced*"))


def test_a_database_is_not_its_own_backup(skald: Path) -> None:
    with pytest.raises(StoreError, match="is the database itself"):
        backups.restore(skald, skald, NOON)
    assert skald.exists()


def test_a_folder_is_not_replaced(skald: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        backups.restore(skald, tmp_path, NOON)


def test_a_database_in_use_is_not_replaced(skald: Path, tmp_path: Path) -> None:
    backup = backups.back_up(skald, tmp_path / "backups", NOON)
    with database(skald) as connection:
        with pytest.raises(StoreError, match=r"^The database .* is in use: stop Skald first.$"):
            backups.restore(backup, skald, NOON)
        connection.execute("INSERT INTO facts VALUES ('a', '')")
    assert "'a'" in "".join(contents(skald))
    assert not list(tmp_path.glob("*replaced*"))
    assert not list(tmp_path.glob(".*"))


def test_what_was_kept_is_not_written_over(skald: Path, tmp_path: Path) -> None:
    backup = backups.back_up(skald, tmp_path / "backups", NOON)
    assert backups.restore(backup, skald, NOON) is not None
    with pytest.raises(StoreError, match="exists already"):
        backups.restore(backup, skald, NOON)
