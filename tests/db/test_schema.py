import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from db import backups, schema
from db.errors import StoreError
from db.store import ready
from tests.db.rows import TABLES, add_match, contents, database

Migrate = Callable[..., None]


@pytest.fixture
def migrate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Migrate:
    """From now on the migrations are the first one and these."""
    folder = tmp_path / "migrations"
    folder.mkdir()
    first = schema.migrations()[0]
    (folder / first.name).write_text(first.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(schema, "MIGRATIONS", folder)

    def migrations(**scripts: str) -> None:
        for name, script in scripts.items():
            (folder / f"{name.removeprefix('m')}.sql").write_text(script, encoding="utf-8")

    return migrations


@pytest.fixture
def old(tmp_path: Path, migrate: Migrate) -> Path:
    """A store of the first version with a match in it."""
    path = tmp_path / "skald.db"
    with database(path) as connection:
        add_match(connection)
    return path


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return int(number)


def test_the_tables_of_a_match_are_all_known_to_these_tests(tmp_path: Path) -> None:
    with database(tmp_path / "skald.db") as connection:
        tables = connection.execute(
            "SELECT DISTINCT m.name FROM sqlite_master m, pragma_foreign_key_list(m.name) f "
            "WHERE m.type = 'table' AND m.name != 'matches' AND f.\"table\" = 'matches' ORDER BY m.name"
        )
        assert [name for (name,) in tables] == list(TABLES)


def test_an_upgrade_keeps_what_is_there_and_a_copy_of_how_it_was(old: Path, migrate: Migrate) -> None:
    before = contents(old)
    migrate(
        m0002_songs="CREATE TABLE songs (name TEXT); -- a song; nothing else\n", m0003_more="-- nothing yet"
    )
    ready(str(old)).close()
    assert version(old) == 3
    assert set(before) < set(contents(old))
    (copy,) = backups.found(old, old.parent / "backups", backups.BEFORE_UPGRADE).values()
    assert contents(copy) == before
    assert version(copy) == 1


def test_the_copy_goes_where_it_is_told(old: Path, migrate: Migrate, tmp_path: Path) -> None:
    migrate(m0002_songs="CREATE TABLE songs (name TEXT);")
    ready(str(old), tmp_path / "elsewhere").close()
    assert len(list((tmp_path / "elsewhere").iterdir())) == 1


def test_nothing_is_copied_when_nothing_is_upgraded(old: Path) -> None:
    ready(str(old)).close()
    assert not (old.parent / "backups").exists()


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("CREATE TABLE songs (name TEXT); DROP TABLE no_such_table;", "no such table"),
        ("DELETE FROM events; CREATE TABLE songs (name TEXT", "syntax error"),
        ("CREATE TABLE songs (name TEXT); COMMIT; BEGIN;", "not authorized"),
        ("DELETE FROM events; PRAGMA user_version = 7;", "not authorized"),
        ("DELETE FROM people WHERE id = 1;", "rows of seats would refer to rows of people"),
    ],
)
def test_a_migration_that_fails_leaves_everything_as_it_was(
    script: str, why: str, old: Path, migrate: Migrate
) -> None:
    before = contents(old)
    migrate(m0002_fine="CREATE TABLE fine (name TEXT);", m0003_bad=script)
    with pytest.raises(
        StoreError, match=rf"^The migration 0003_bad.sql failed, and nothing was changed: .*{why}"
    ):
        ready(str(old))
    assert version(old) == 1
    assert contents(old) == before
    assert len(backups.found(old, old.parent / "backups", backups.BEFORE_UPGRADE)) == 1


def test_after_a_failed_migration_a_mended_one_goes_through(old: Path, migrate: Migrate) -> None:
    migrate(m0002_songs="CREATE TABLE songs (name TEXT); oops;")
    with pytest.raises(StoreError):
        ready(str(old))
    migrate(m0002_songs="CREATE TABLE songs (name TEXT);")
    ready(str(old)).close()
    assert version(old) == 2


def test_a_table_can_be_made_anew_without_losing_the_rows_that_refer_to_it(
    old: Path, migrate: Migrate
) -> None:
    migrate(
        m0002_people="CREATE TABLE new_people (id INTEGER PRIMARY KEY, name TEXT NOT NULL);\n"
        "INSERT INTO new_people SELECT id, name FROM people; DROP TABLE people;\n"
        "ALTER TABLE new_people RENAME TO people;"
    )
    connection = ready(str(old))
    assert connection.execute("SELECT count(*) FROM seats").fetchone()[0] == 2
    assert connection.execute("PRAGMA foreign_keys").fetchone()[0] == 1
    connection.close()


def test_an_upgrade_without_a_copy_does_not_begin(old: Path, migrate: Migrate) -> None:
    (old.parent / "backups").write_text("not a folder")
    migrate(m0002_songs="CREATE TABLE songs (name TEXT);")
    with pytest.raises(StoreError, match="backups cannot be used"):
        ready(str(old))
    assert version(old) == 1


def test_only_the_last_five_copies_before_upgrades_are_kept(old: Path, migrate: Migrate) -> None:
    folder = old.parent / "backups"
    folder.mkdir()
    for year in range(2001, 2008):
        (folder / f"skald-before-upgrade-{year}0101-000000.db").touch()
    (folder / "skald-20010101-000000.db").touch()
    migrate(m0002_songs="CREATE TABLE songs (name TEXT);")
    ready(str(old)).close()
    kept = backups.found(old, folder, backups.BEFORE_UPGRADE)
    assert [moment.year for moment in kept][:4] == [2004, 2005, 2006, 2007]
    assert len(kept) == 5
    assert (folder / "skald-20010101-000000.db").exists()


def test_a_gap_in_the_numbers_is_noticed(old: Path, migrate: Migrate) -> None:
    migrate(m0003_late="CREATE TABLE songs (name TEXT);")
    with pytest.raises(StoreError, match=r"^The migration 0003_late.sql is out of order.$"):
        ready(str(old))


def test_statements_are_told_apart_by_their_semicolons_alone() -> None:
    script = (
        "-- one; two\nCREATE TABLE a (b TEXT DEFAULT ';');\n"
        "/* it's; */ CREATE TRIGGER c AFTER INSERT ON a BEGIN DELETE FROM a; DELETE FROM a; END;\n"
        "DELETE FROM a"
    )
    ends = [statement.split()[-1] for statement in schema.statements(script) if statement]
    assert ends == ["';');", "END;", "a;"]


def test_the_third_version_shows_open_votes_anew_and_leaves_no_letter_to_be_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, folder = tmp_path / "skald.db", tmp_path / "migrations"
    folder.mkdir()
    for script in schema.migrations()[:2]:
        (folder / script.name).write_text(script.read_text(encoding="utf-8"), encoding="utf-8")
    with monkeypatch.context() as older:
        older.setattr(schema, "MIGRATIONS", folder)
        with database(path) as connection:
            add_match(connection, "running")
            connection.execute("UPDATE matches SET board_picture = 1")
            connection.execute("""UPDATE votes SET about = '{"kind":"undo","seat":1,"to":3,"epoch":0}'""")
            connection.execute(
                "INSERT INTO outbox (lane, kind, match, payload) VALUES ('x', 'vote', 1, '{}')"
            )
            connection.execute(
                "INSERT INTO outbox (lane, kind, match, payload) VALUES ('x', 'decided', 1, '{\"seat\":0}')"
            )
    with database(path) as connection:
        assert connection.execute("SELECT board_alt FROM matches").fetchone()[0] == "#1"
        letters = connection.execute("SELECT lane, kind, payload, sealed FROM outbox ORDER BY id").fetchall()
    assert [tuple(letter) for letter in letters] == [
        ("channel 7", "board", "{}", 1),
        ("x", "decided", '{"seat":0,"vote":"earlier"}', 1),
        ("channel 7", "vote", '{"vote":"earlier","kind":"undo","seat":1}', 0),
    ]
