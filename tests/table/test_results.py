"""What a match leaves behind, whoever has left it before the end."""

import pytest

from games.engine.errors import MatchError
from table import hosting, results
from table.hall import Hall
from table.ratings import Result, records
from table.refusals import NotNow
from tests.table.guests import Clock, fresh, guest, new_match, play, status

pytestmark = pytest.mark.asyncio
SERVER, GAME = 9, "blood-rage"


async def told(hall: Hall) -> list[Result]:
    return await results.read(hall.store, SERVER, GAME)


async def finish(hall: Hall, match_id: int) -> None:
    await play(hall, match_id, 2000)
    assert await status(hall, match_id) == "over"


async def test_every_person_has_a_result_and_no_computer(hall: Hall) -> None:
    match_id = await new_match(hall, people=2, computers=1)
    await finish(hall, match_id)
    found = await told(hall)
    assert sorted((it.person, it.name) for it in found) == [(1, "Astrid"), (2, "Bjørn")]
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        standings = {it.seat: (it.place, it.score) for it in sitting.match.standings()}
    assert [(it.place, it.score) for it in found] == [standings[0], standings[1]]


async def test_results_are_told_apart_by_server_and_game(hall: Hall) -> None:
    await finish(hall, await new_match(hall, people=2))
    assert len(await results.read(hall.store, None, None)) == 2
    assert await results.read(hall.store, SERVER + 1, None) == []
    assert await results.read(hall.store, SERVER, "champions-of-midgard") == []


async def test_who_resigns_comes_behind_everybody(hall: Hall, clock: Clock) -> None:
    match_id = await new_match(hall)
    await play(hall, match_id, 20)
    await hall.resign(match_id, 2, interaction=fresh())
    [left] = await told(hall)
    assert (left.person, left.place) == (2, 4)
    clock.forward(60)
    await finish(hall, match_id)
    found = await told(hall)
    assert [it.person for it in found] == [1, 2, 3]
    assert found[1] == left
    known = records(found)
    assert known[2].rating == 1484
    assert known[1].rating + known[3].rating == 3016


async def test_who_resigns_alone_among_computers_has_a_result_too(hall: Hall) -> None:
    match_id = await new_match(hall, people=1, computers=1)
    await hall.resign(match_id, 1, interaction=fresh())
    assert await status(hall, match_id) == "over"
    [left] = await told(hall)
    assert (left.person, left.place) == (1, 3)


async def test_the_result_is_of_who_holds_the_seat_at_the_end(hall: Hall) -> None:
    match_id = await new_match(hall)
    host = await guest(hall, 1)
    await hall.resign(match_id, 2, interaction=fresh())
    await hosting.replace(hall, match_id, host, 1, await guest(hall, 4), click=fresh())
    await hosting.replace(hall, match_id, host, 2, await guest(hall, 5), click=fresh())
    assert await told(hall) == []
    await finish(hall, match_id)
    found = await told(hall)
    assert [it.person for it in found] == [1, 4, 5]
    assert min(it.place for it in found) == 1


async def test_who_comes_back_into_another_seat_has_one_result(hall: Hall) -> None:
    match_id = await new_match(hall)
    await hall.resign(match_id, 2, interaction=fresh())
    await hosting.replace(hall, match_id, await guest(hall, 1), 2, await guest(hall, 2), click=fresh())
    await finish(hall, match_id)
    assert [it.person for it in await told(hall)] == [1, 2]


async def test_for_whom_the_computer_plays_has_its_result(hall: Hall) -> None:
    match_id = await new_match(hall, people=2)
    await hosting.to_computer(hall, match_id, await guest(hall, 1), 1, click=fresh())
    await finish(hall, match_id)
    assert [it.person for it in await told(hall)] == [1, 2]


async def test_a_match_ended_early_counts_for_nobody_who_resigned_either(hall: Hall) -> None:
    match_id = await new_match(hall)
    await hall.resign(match_id, 2, interaction=fresh())
    await hosting.end(hall, match_id, await guest(hall, 1), click=fresh())
    assert await told(hall) == []


async def test_what_is_over_stays_over_and_so_do_its_results(hall: Hall) -> None:
    match_id = await new_match(hall, people=2)
    await finish(hall, match_id)
    before = await told(hall)
    async with hall.look(match_id) as sitting:
        epoch = sitting.record.epoch
    with pytest.raises(NotNow):
        await hosting.rewind(hall, match_id, await guest(hall, 1), 0, epoch=epoch, click=fresh())
    with pytest.raises((NotNow, MatchError)):
        await hall.back(match_id, 1, interaction=fresh())
    assert await told(hall) == before


async def test_matches_count_in_the_order_in_which_they_ended(hall: Hall, clock: Clock) -> None:
    slow, quick = await new_match(hall, people=2), await new_match(hall, people=2, channel=8)
    await hall.resign(slow, 2, interaction=fresh())
    for match_id in (quick, slow):
        clock.forward(60)
        await finish(hall, match_id)
    assert [it.match for it in await told(hall)] == [quick, quick, slow, slow]
