import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from db import schema, transfer
from db.errors import StoreError
from tests.db.rows import SEED, TABLES, add_match, contents, database

EXPORTED, NOW = 5000, 9000


@pytest.fixture
def parcel(tmp_path: Path) -> dict[str, Any]:
    """A match that was taken out of one store, as plain data."""
    with database(tmp_path / "old.db") as connection:
        add_match(connection)
        add_match(connection)
        return dict(msgspec.json.decode(transfer.take_out(connection, 2, EXPORTED, with_secrets=False)))


def brought_in(connection: sqlite3.Connection, parcel: object) -> int:
    return transfer.bring_in(connection, msgspec.json.encode(parcel), NOW)


def rows(connection: sqlite3.Connection, table: str, match: int) -> list[dict[str, Any]]:
    column = "id" if table == "matches" else "match"
    return [dict(row) for row in connection.execute(f"SELECT * FROM {table} WHERE {column} = ?", (match,))]


def test_a_parcel_holds_all_rows_of_the_match_and_of_no_other(parcel: dict[str, Any]) -> None:
    assert parcel["version"] == schema.newest_version()
    assert sorted(parcel["tables"]) == sorted(["matches", *TABLES])
    assert all(parcel["tables"].values())
    assert {row["match"] for table in TABLES for row in parcel["tables"][table]} == {2}
    assert parcel["tables"]["checkpoints"][1]["state"] == {"base64": "AQD/"}


def test_of_the_people_only_the_names_leave(parcel: dict[str, Any]) -> None:
    assert parcel["people"] == [{"id": 1, "name": "Astrid"}, {"id": 2, "name": "Bjørn"}]


@pytest.mark.parametrize("status", ["lobby", "running", "paused", "frozen"])
def test_the_secrets_of_a_match_that_is_not_over_leave_only_knowingly(status: str, tmp_path: Path) -> None:
    with database(tmp_path / "skald.db") as connection:
        match = add_match(connection, status)
        with pytest.raises(StoreError, match=r"is not over: its file would hold its seed .* --with-secrets"):
            transfer.take_out(connection, match, NOW, with_secrets=False)
        assert b"BwcHBwcH" in transfer.take_out(connection, match, NOW, with_secrets=True)


def test_a_match_that_is_not_there_cannot_be_taken_out(tmp_path: Path) -> None:
    with (
        database(tmp_path / "skald.db") as connection,
        pytest.raises(StoreError, match="There is no match 7"),
    ):
        transfer.take_out(connection, 7, NOW, with_secrets=True)


def test_a_match_comes_into_another_store_as_it_was(parcel: dict[str, Any], tmp_path: Path) -> None:
    with database(tmp_path / "old.db") as old, database(tmp_path / "new.db") as new:
        assert brought_in(new, parcel) == 1
        for table in ("seats", "checkpoints", "answers", "events", "results", "chronicle"):
            mine, theirs = rows(new, table, 1), rows(old, table, 2)
            ids = {"match": 0, "id": 0}
            assert [row | ids for row in mine] == [row | ids for row in theirs]
        (match,) = rows(new, "matches", 1)
        assert match["server_seed"] == SEED
        assert match["name"] == "#1"
        assert [tuple(row) for row in new.execute("SELECT id, name, zone FROM people")] == [
            (1, "Astrid", "UTC"),
            (2, "Bjørn", "UTC"),
        ]


def test_people_who_are_known_stay_as_they_are(parcel: dict[str, Any], tmp_path: Path) -> None:
    with database(tmp_path / "new.db") as new:
        new.execute("INSERT INTO people (id, name, zone) VALUES (1, 'Astrid the Wise', 'Europe/Paris')")
        brought_in(new, parcel)
        assert tuple(new.execute("SELECT name, zone FROM people WHERE id = 1").fetchone()) == (
            "Astrid the Wise",
            "Europe/Paris",
        )


def test_nobody_is_told_twice_and_old_messages_are_let_go(parcel: dict[str, Any], tmp_path: Path) -> None:
    with database(tmp_path / "new.db") as new:
        match = brought_in(new, parcel)
        assert rows(new, "outbox", match) == []
        (record,) = rows(new, "matches", match)
        assert record["lobby_message"] is record["board_message"] is None
        assert rows(new, "votes", match)[0]["message"] is None


def test_no_clock_runs_in_the_file(parcel: dict[str, Any], tmp_path: Path) -> None:
    with database(tmp_path / "new.db") as new:
        assert rows(new, "timers", brought_in(new, parcel))[0]["due"] == 1000 + NOW - EXPORTED


def test_beside_itself_a_match_is_a_new_one_whose_results_count_once(
    parcel: dict[str, Any], tmp_path: Path
) -> None:
    with database(tmp_path / "old.db") as old:
        assert brought_in(old, parcel) == 3
        assert rows(old, "matches", 3)[0]["name"] == "#3"
        assert len(rows(old, "checkpoints", 3)) == 3
        assert rows(old, "results", 3) == []
        assert len(rows(old, "results", 2)) == 2


def test_what_a_channel_has_read_of_the_chronicle_counts_as_read(
    parcel: dict[str, Any], tmp_path: Path
) -> None:
    first, _ = (line["id"] for line in parcel["tables"]["chronicle"])
    parcel["tables"]["matches"][0]["lines_told"] = first
    with database(tmp_path / "new.db") as new:
        match = brought_in(new, parcel)
        lines = [line["id"] for line in rows(new, "chronicle", match)]
        assert lines[0] != first
        assert rows(new, "matches", match)[0]["lines_told"] == lines[0]


def test_a_live_match_is_not_brought_in_beside_another_in_its_channel(tmp_path: Path) -> None:
    path = tmp_path / "skald.db"
    with database(path) as store:
        match = add_match(store, "running")
        data = transfer.take_out(store, match, EXPORTED, with_secrets=True)
    before = contents(path)
    with (
        database(path) as store,
        pytest.raises(StoreError, match="In the channel of this match #1 is played"),
    ):
        transfer.bring_in(store, data, NOW)
    assert contents(path) == before
    with database(path) as store:
        store.execute("UPDATE matches SET status = 'over'")
        assert transfer.bring_in(store, data, NOW) == 2


GONE = object()
SEAT, EVENT, MATCH = ("tables", "seats", 0), ("tables", "events", 0), ("tables", "matches", 0)


@pytest.mark.parametrize(
    ("where", "what", "sentence"),
    [
        (("version",), 99, "is of version 99, and this Skald works with version"),
        (("version",), "one", "not a match that Skald exported"),
        (("skald",), GONE, "not a match that Skald exported"),
        (("tables",), GONE, "not a match that Skald exported"),
        (("tables", "people; DROP TABLE people"), [], "a match has nothing in"),
        (("tables", "facts"), [{"name": "a", "value": "b"}], "a match has nothing in 'facts'"),
        ((*SEAT, "name) VALUES (1); --"), 1, "seats has no column"),
        (("tables", "matches"), [], "exactly one match"),
        (("tables", "matches"), [{"id": 2}, {"id": 2}], "exactly one match"),
        ((*EVENT, "match"), 1, "events has a row of another match"),
        ((*EVENT, "match"), GONE, "events has a row of another match"),
        (("tables", "seats"), [], "its match has no seats"),
        (("tables", "checkpoints", 1), GONE, "its match has a gap in its checkpoints"),
        ((*MATCH, "pace"), "slow", "TEXT value in INTEGER column"),
        ((*MATCH, "pace"), 2**64 - 1, "is damaged"),
        ((*MATCH, "status"), "asleep", "CHECK constraint"),
        ((*MATCH, "game"), GONE, "NOT NULL constraint"),
        ((*SEAT, "seat"), 1, "UNIQUE constraint"),
        ((*SEAT, "person"), 3, "FOREIGN KEY constraint"),
        (("tables", "checkpoints", 0, "state"), {"base64": "!"}, "Invalid base64"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_and_nothing_is_written(
    where: tuple[Any, ...], what: object, sentence: str, parcel: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "new.db"
    with database(path) as new:
        add_match(new)
    before = contents(path)
    place: Any = parcel
    for key in where[:-1]:
        place = place[key]
    if what is GONE:
        del place[where[-1]]
    else:
        place[where[-1]] = what
    with database(path) as new, pytest.raises(StoreError, match=sentence):
        brought_in(new, parcel)
    assert contents(path) == before


def test_what_is_not_json_is_refused() -> None:
    for data in (b"", b"SQLite format 3\0", b"[]", b"\xff\xfe"):
        with pytest.raises(StoreError, match="not a match that Skald exported"):
            transfer.unpacked(data)
