import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from db import schema
from db.errors import StoreError
from db.store import FOLD_EVERY, IN_MEMORY, Store, Transaction

pytestmark = pytest.mark.asyncio
LOG_HEADER = 32
ORPHAN = "INSERT INTO seats (match, seat, name, click) VALUES (77, 0, 'Eir', '')"


class Fact(msgspec.Struct):
    name: str
    value: str


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(str(tmp_path / "skald.db"))
    yield store
    await store.close()


async def put(store: Store, name: str, value: str = "") -> None:
    async with store.transaction() as tx:
        await tx.run("INSERT INTO facts VALUES (?, ?)", name, value)


async def put_all(store: Store, facts: list[tuple[str, str]]) -> None:
    async with store.transaction() as tx:
        for fact in facts:
            await tx.run("INSERT INTO facts VALUES (?, ?)", *fact)


async def run(store: Store, *statements: str) -> None:
    async with store.transaction() as tx:
        for statement in statements:
            await tx.run(statement)


async def names(store: Store) -> list[str]:
    async with store.reading() as tx:
        return await tx.values("SELECT name FROM facts ORDER BY name")


def cancel_me() -> None:
    task = asyncio.current_task()
    assert task is not None
    task.cancel()


# ---------------------------------------------------------------------- opening and closing


async def test_a_new_store_has_the_newest_version_and_is_written_safely(store: Store) -> None:
    assert await store.version() == schema.newest_version()
    async with store.reading() as tx:
        assert await tx.value("PRAGMA journal_mode") == "wal"
        assert await tx.value("PRAGMA foreign_keys") == 1
        assert await tx.value("PRAGMA synchronous") == 2
        assert await tx.value("PRAGMA application_id") == schema.APPLICATION


async def test_a_new_store_makes_its_folder(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "a" / "b" / "skald.db"))
    await store.close()
    assert (tmp_path / "a" / "b" / "skald.db").is_file()


async def test_a_store_can_live_in_memory() -> None:
    store = await Store.open(IN_MEMORY)
    await put(store, "a")
    assert await names(store) == ["a"]
    await store.close()


async def test_what_was_written_is_there_after_opening_again(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "skald.db"))
    await put(store, "a")
    await store.close()
    store = await Store.open(str(tmp_path / "skald.db"))
    assert await names(store) == ["a"]
    await store.close()


async def test_closing_twice_is_closing_once_and_then_nothing_works(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "skald.db"))
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="is closed"):
        await put(store, "a")


async def test_closing_waits_for_the_transaction_that_is_running(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "skald.db"))
    async with store.transaction() as tx:
        closing = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        await tx.run("INSERT INTO facts VALUES ('a', '')")
    await closing
    store = await Store.open(str(tmp_path / "skald.db"))
    assert await names(store) == ["a"]
    await store.close()


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"cannot be opened: it is a folder"):
        await Store.open(str(tmp_path))


async def test_a_text_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "skald.db"
    path.write_text("Hávamál " * 1000)
    with pytest.raises(StoreError, match="is not a database"):
        await Store.open(str(path))
    assert path.read_text() == "Hávamál " * 1000


async def test_a_place_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be used"):
        await Store.open(str(tmp_path / "file" / "skald.db"))
    with pytest.raises(StoreError, match="/proc/skald cannot be used"):
        await Store.open("/proc/skald/skald.db")


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="is not Skald's"):
        await Store.open(str(path))
    assert path.read_bytes() == before


async def test_a_database_of_a_newer_skald_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "skald.db"
    await (await Store.open(str(path))).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreError, match=r"newer Skald \(version 99"):
        await Store.open(str(path))


async def test_cancelled_while_it_opens_it_leaves_nothing_open(tmp_path: Path) -> None:
    opening = asyncio.create_task(Store.open(str(tmp_path / "skald.db")))
    await asyncio.sleep(0)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    store = await Store.open(str(tmp_path / "skald.db"))
    assert await names(store) == []
    await store.close()


# ---------------------------------------------------------------------- transactions


async def test_a_transaction_gives_ids_counts_structs_and_values(store: Store) -> None:
    async with store.transaction() as tx:
        assert await tx.added("INSERT INTO people (id, name) VALUES (5, 'Eir')") == 5
        await tx.run_many("INSERT INTO facts VALUES (?, ?)", [("a", "1"), ("b", "2")])
        await tx.run_many("INSERT INTO facts VALUES (?, ?)", [])
        assert await tx.changed("UPDATE facts SET value = '3'") == 2
        assert await tx.all(Fact, "SELECT * FROM facts ORDER BY name") == [Fact("a", "3"), Fact("b", "3")]
        assert await tx.one(Fact, "SELECT * FROM facts WHERE name = ?", "b") == Fact("b", "3")
        assert await tx.one(Fact, "SELECT * FROM facts WHERE name = ?", "c") is None
        assert await tx.value("SELECT value FROM facts WHERE name = ?", "c") is None


async def test_a_transaction_that_fails_did_not_happen(store: Store) -> None:
    async def failing() -> None:
        async with store.transaction() as tx:
            await tx.run("INSERT INTO facts VALUES ('a', '')")
            raise KeyError

    with pytest.raises(KeyError):
        await failing()
    assert await names(store) == []


async def test_a_statement_that_fails_raises_its_own_error_and_undoes_all(store: Store) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await run(store, "INSERT INTO facts VALUES ('a', '')", ORPHAN)
    await put(store, "b")
    assert await names(store) == ["b"]


async def test_a_commit_that_fails_undoes_all(store: Store) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        await run(store, "PRAGMA defer_foreign_keys = ON", "INSERT INTO facts VALUES ('a', '')", ORPHAN)
    await put(store, "b")
    assert await names(store) == ["b"]


async def test_cancelled_while_it_begins_a_transaction_leaves_nothing_open(store: Store) -> None:
    async def cancelled() -> None:
        async with store.transaction() as tx:
            cancel_me()
            await tx.changed("INSERT INTO facts VALUES ('a', '')")

    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(cancelled())
    await put(store, "b")
    assert await names(store) == ["b"]


async def test_cancelled_in_the_middle_a_transaction_did_not_happen(store: Store) -> None:
    async def cancelled() -> None:
        async with store.transaction() as tx:
            await tx.changed("INSERT INTO facts VALUES ('a', '')")
            cancel_me()
            await tx.changed("INSERT INTO facts VALUES ('b', '')")

    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(cancelled())
    await put(store, "c")
    assert await names(store) == ["c"]


async def test_cancelled_while_it_commits_a_transaction_is_kept_whole(store: Store) -> None:
    async def cancelled() -> None:
        async with store.transaction() as tx:
            await tx.run("INSERT INTO facts VALUES ('a', '')")
            await tx.run("INSERT INTO facts VALUES ('b', '')")
            cancel_me()

    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(cancelled())
    await put(store, "c")
    assert await names(store) == ["a", "b", "c"]


async def test_meanwhile_something_is_done_before_the_transaction_is_over(store: Store) -> None:
    order: list[str] = []

    def compose() -> str:
        order.append("meanwhile")
        return "composed"

    async with store.transaction() as tx:
        await tx.run("INSERT INTO facts VALUES ('a', '')")
        done = tx.meanwhile(compose)
        assert await tx.values("SELECT name FROM facts") == ["a"]
        order.append("inside")
    order.append("after")
    assert done.result() == "composed"
    assert order == ["inside", "meanwhile", "after"]
    assert await names(store) == ["a"]


async def test_meanwhile_something_is_done_even_if_there_is_nothing_to_commit(store: Store) -> None:
    async with store.transaction() as tx:
        done = tx.meanwhile(lambda: "composed")
    assert done.result() == "composed"


async def test_what_is_done_meanwhile_may_fail_alone(store: Store) -> None:
    async with store.transaction() as tx:
        await tx.run("INSERT INTO facts VALUES ('a', '')")
        done = tx.meanwhile(lambda: int("no number"))
    with pytest.raises(ValueError, match="no number"):
        await done
    assert await names(store) == ["a"]


@pytest.mark.parametrize("before", ["PRAGMA defer_foreign_keys = OFF", "PRAGMA defer_foreign_keys = ON"])
async def test_nobody_gets_what_was_done_meanwhile_if_the_transaction_fails(
    store: Store, before: str
) -> None:
    got = []

    async def failing() -> None:
        async with store.transaction() as tx:
            await tx.run(before)
            await tx.run(ORPHAN)
            done = tx.meanwhile(lambda: "composed")
        got.append(await done)

    with pytest.raises(sqlite3.IntegrityError):
        await failing()
    assert got == []


async def test_cancelled_while_it_commits_what_is_done_meanwhile_disturbs_nobody(store: Store) -> None:
    done: list[asyncio.Future[str]] = []

    async def cancelled() -> None:
        async with store.transaction() as tx:
            await tx.run("INSERT INTO facts VALUES ('a', '')")
            done.append(tx.meanwhile(lambda: "composed"))
            cancel_me()

    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(cancelled())
    assert await names(store) == ["a"]
    assert await done[0] == "composed"


async def test_cancelled_while_it_looks_leaves_nothing_open(store: Store) -> None:
    async def cancelled() -> None:
        async with store.reading() as tx:
            cancel_me()
            await tx.values("SELECT name FROM facts")

    with pytest.raises(asyncio.CancelledError):
        await asyncio.create_task(cancelled())
    await put(store, "a")
    assert await names(store) == ["a"]


async def test_cancelled_while_it_waits_for_its_turn_disturbs_nobody(store: Store) -> None:
    async with store.transaction() as tx:
        waiting = asyncio.create_task(put(store, "b"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await tx.run("INSERT INTO facts VALUES ('a', '')")
    assert await names(store) == ["a"]


async def test_the_log_is_folded_into_the_file_soon_after_so_many_transactions(
    tmp_path: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.store.FOLD_AFTER", 0)
    log, file = tmp_path / "skald.db-wal", tmp_path / "skald.db"
    folded = file.stat().st_mtime_ns
    for number in range(FOLD_EVERY):
        assert file.stat().st_mtime_ns == folded
        await put(store, str(number))
    async with asyncio.timeout(30):
        while file.stat().st_mtime_ns == folded:
            await names(store)
    size, begun = log.stat().st_size, log.read_bytes()[:LOG_HEADER]
    await put(store, "in a log that has begun anew")
    assert log.stat().st_size == size
    assert log.read_bytes()[:LOG_HEADER] == begun
    assert await store.version() == schema.newest_version()


async def test_many_tasks_take_turns(store: Store) -> None:
    await put(store, "count", "0")

    async def count() -> None:
        async with store.transaction() as tx:
            value = int(await tx.value("SELECT value FROM facts"))
            await asyncio.sleep(0)
            await tx.run("UPDATE facts SET value = ?", str(value + 1))

    await asyncio.gather(*(count() for _ in range(30)))
    async with store.reading() as tx:
        assert await tx.value("SELECT value FROM facts") == "30"


async def test_a_transaction_inside_another_is_refused_rather_than_waited_for(store: Store) -> None:
    with pytest.raises(StoreError, match="inside another"):
        async with store.transaction():
            await names(store)
    assert await names(store) == []


async def test_a_transaction_cannot_be_used_after_its_end(store: Store) -> None:
    kept: list[Transaction] = []
    async with store.transaction() as tx:
        kept.append(tx)
    async with store.transaction():
        with pytest.raises(StoreError, match="is over"):
            await kept[0].run("INSERT INTO facts VALUES ('a', '')")
    assert await names(store) == []


async def test_a_transaction_that_sqlite_gave_up_cannot_go_on(store: Store) -> None:
    async def going_on() -> None:
        async with store.transaction() as tx:
            await tx.run("INSERT INTO facts VALUES ('a', '')")
            with pytest.raises(sqlite3.IntegrityError):
                await tx.changed("INSERT OR ROLLBACK INTO facts VALUES ('a', '')")
            await tx.run("INSERT INTO facts VALUES ('b', '')")

    with pytest.raises(StoreError, match="is over"):
        await going_on()
    assert await names(store) == []


async def test_what_waits_to_be_run_keeps_its_order_and_is_seen_by_the_next_look(store: Store) -> None:
    async with store.transaction() as tx:
        await tx.run("INSERT INTO facts VALUES ('a', '1')")
        await tx.run_many("UPDATE facts SET value = value || ?", [("2",), ("3",)])
        assert await tx.value("SELECT value FROM facts") == "123"
        await tx.run("DELETE FROM facts WHERE value = '123'")
        assert await tx.changed("UPDATE facts SET value = ''") == 0


async def test_the_error_of_a_statement_that_waited_names_it_without_its_values(store: Store) -> None:
    async def looking() -> None:
        async with store.transaction() as tx:
            await tx.run("INSERT INTO facts VALUES ('a', '')")
            await tx.run("INSERT INTO facts VALUES (?, ?)", "a", "secret")
            await tx.run("INSERT INTO facts VALUES ('b', '')")
            await tx.values("SELECT name FROM facts")

    with pytest.raises(sqlite3.IntegrityError) as caught:
        await looking()
    assert caught.value.__notes__ == ["The statement was: INSERT INTO facts VALUES (?, ?)"]
    assert await names(store) == []


async def test_an_error_that_is_overlooked_undoes_all_the_same(store: Store) -> None:
    async def overlooking() -> None:
        async with store.transaction() as tx:
            await tx.run("INSERT INTO facts VALUES ('a', '')")
            with pytest.raises(sqlite3.IntegrityError):
                await tx.changed("INSERT INTO facts VALUES ('a', '')")

    with pytest.raises(StoreError, match="is over"):
        await overlooking()
    assert await names(store) == []


async def test_a_transaction_without_anything_to_do_disturbs_nobody(tmp_path: Path, store: Store) -> None:
    other = sqlite3.connect(tmp_path / "skald.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    async with store.transaction():
        pass
    other.close()


async def test_who_looks_cannot_write(store: Store) -> None:
    with pytest.raises(StoreError, match="for reading only"):
        async with store.reading() as tx:
            await tx.run("INSERT INTO facts VALUES ('a', '')")


async def test_a_full_disk_is_told_in_a_sentence_and_costs_only_what_did_not_fit(store: Store) -> None:
    await put(store, "a")
    async with store.reading() as tx:
        pages = await tx.value("PRAGMA page_count")
        await tx.value(f"PRAGMA max_page_count = {pages + 3}")
    big = [(f"big {number}", "x" * 4000) for number in range(10)]
    with pytest.raises(StoreError, match="the disk is full"):
        await put_all(store, big)
    await put(store, "b")
    assert await names(store) == ["a", "b"]


async def test_another_process_that_does_not_let_go_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.store.PATIENCE", 0.05)
    store = await Store.open(str(tmp_path / "skald.db"))
    other = sqlite3.connect(tmp_path / "skald.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="held by another process"):
        await put(store, "a")
    assert await names(store) == []
    other.close()
    await put(store, "b")
    assert await names(store) == ["b"]
    await store.close()
