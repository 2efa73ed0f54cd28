"""After an upgrade every live match is tried with the new rules."""

import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from games import registry
from games.blood_rage.game import GAME
from games.engine import Flow, pick
from games.engine.errors import WrongVersion
from table import letters, rehearsal, timing
from table.hall import Hall
from table.sitting import load
from tests.table.guests import (
    chronicle_keys,
    empty_outbox,
    forget,
    new_lobby,
    new_match,
    outbox,
    play,
    save_of,
    status,
    timers,
)

pytestmark = pytest.mark.asyncio


def asks_something_new(play: object) -> Flow[None] | None:
    """Rules that begin every step with a question nobody was asked before."""
    flow = GAME.step(play)
    if flow is None:
        return None

    def asked_first() -> Flow[None]:
        yield from pick(0, "new-question", ["left", "right"])
        yield from flow

    return asked_first()


@contextmanager
def upgraded(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setitem(registry.GAMES, GAME.id, replace(GAME, step=asks_something_new))
        yield


async def in_the_middle_of_a_step(hall: Hall) -> int:
    match_id = await new_match(hall)
    for answers in range(60):
        async with hall.look(match_id) as sitting:
            assert sitting.match is not None
            if answers > 5 and sitting.match.steps[-1].answers:
                break
        await play(hall, match_id, 1, answers)
    await empty_outbox(hall)
    return match_id


async def test_when_nothing_has_changed_nothing_happens(hall: Hall) -> None:
    match_id = await in_the_middle_of_a_step(hall)
    await new_lobby(hall)
    await empty_outbox(hall)
    before = await save_of(hall, match_id)
    forget(hall)
    result = await rehearsal.rehearse(hall)
    assert result == rehearsal.Rehearsal(tried=1)
    assert await save_of(hall, match_id) == before
    assert await outbox(hall) == []


async def test_only_the_last_step_is_loaded(hall: Hall) -> None:
    match_id = await in_the_middle_of_a_step(hall)
    async with hall.store.reading() as tx:
        sitting = await load(tx, match_id, history=False)
    assert sitting.match is not None
    assert len(sitting.match.steps) == 1


async def test_a_step_that_cannot_be_played_again_starts_over_and_its_players_are_told(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await in_the_middle_of_a_step(hall)
    forget(hall)
    with upgraded(monkeypatch):
        assert (await rehearsal.rehearse(hall)).restarted == [match_id]
        assert [letter.kind for letter in await outbox(hall, letters.RESTARTED)] == [letters.RESTARTED]
        assert await chronicle_keys(hall, match_id) == ["chronicle-restarted"]
        forget(hall)
        async with hall.look(match_id) as sitting:
            assert sitting.match is not None
            assert sitting.match.epoch == 1
            assert sitting.match.steps[-1].answers == []
            assert [seat.seat for seat in sitting.asked] == [0]
        assert set(await timers(hall, match_id)) == {
            (kind, 0) for kind in (timing.HALF, timing.LAST, timing.DEADLINE)
        }
        assert (await rehearsal.rehearse(hall)).restarted == []
        await play(hall, match_id, 2000)
        assert await status(hall, match_id) == "over"


async def test_a_match_that_nobody_rehearsed_starts_its_step_over_at_the_next_answer(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await in_the_middle_of_a_step(hall)
    forget(hall)
    with upgraded(monkeypatch):
        await play(hall, match_id, 1)
        assert await chronicle_keys(hall, match_id) == ["chronicle-restarted"]
        kept = await save_of(hall, match_id)
        forget(hall)
        assert await save_of(hall, match_id) == kept
        await play(hall, match_id, 5)
        assert await chronicle_keys(hall, match_id) == ["chronicle-restarted"]


async def test_matches_of_other_rules_are_named_and_nothing_is_raised(hall: Hall) -> None:
    other, gone, damaged, fine = [await new_match(hall) for _ in range(4)]
    async with hall.store.transaction() as tx:
        await tx.run("UPDATE matches SET rules = 999 WHERE id = ?", other)
        await tx.run("UPDATE matches SET game = 'chess' WHERE id = ?", gone)
        await tx.run("UPDATE checkpoints SET state = x'00' WHERE match = ?", damaged)
    forget(hall)
    result = await rehearsal.rehearse(hall)
    assert result == rehearsal.Rehearsal(4, [], [other, gone], [damaged])
    with pytest.raises(WrongVersion):
        await save_of(hall, other)
    await play(hall, fine, 3)


async def test_each_version_rehearses_once(hall: Hall) -> None:
    await new_match(hall)
    assert await rehearsal.rehearse_after_upgrade(hall, "1.0") is not None
    assert await rehearsal.rehearse_after_upgrade(hall, "1.0") is None
    assert await rehearsal.rehearse_after_upgrade(hall, "1.1") is not None


async def copies(hall: Hall, match_id: int, number: int) -> None:
    """The same match many times over."""
    async with hall.store.transaction() as tx:
        for table in ("matches", "seats", "checkpoints", "answers", "events"):
            columns = await tx.values("SELECT name FROM pragma_table_info(?)", table)
            own = "id" if table == "matches" else "match"
            others = ", ".join(column for column in columns if column != own)
            await tx.run(
                f"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {number}) "
                f"INSERT INTO {table} ({own}, {others}) SELECT 1000 + i, {others} FROM {table}, n "
                f"WHERE {own} = {match_id}"
            )


async def test_memory_stays_flat_however_many_matches_there_are(hall: Hall) -> None:
    match_id = await in_the_middle_of_a_step(hall)
    await copies(hall, match_id, 200)
    forget(hall)
    await rehearsal.rehearse(hall)
    tracemalloc.start()
    try:
        assert (await rehearsal.rehearse(hall)).tried == 201
        kept, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 300_000
    assert most < 3_000_000
    assert not hall._kept
