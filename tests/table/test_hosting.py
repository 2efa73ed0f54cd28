"""What a host or admin may do with a match in play, and that the chronicle says who did it."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from games.engine.errors import NothingToUndo, StaleQuestion
from table import chronicle, hosting, letters, timing
from table.hall import Hall
from table.refusals import AlreadySeated, BadSetting, NotNow, NotOffered, NotTheHost
from table.timekeeper import Timekeeper
from tests.table.guests import (
    DAY,
    HOUR,
    Clock,
    chronicle_keys,
    empty_outbox,
    forget,
    fresh,
    guest,
    new_match,
    outbox,
    play,
    play_until_one_is_asked,
    save_of,
    seats_asked,
    status,
    timers,
)

pytestmark = pytest.mark.asyncio
Doing = Callable[..., Awaitable[None]]


@pytest.mark.parametrize(
    ("do", "args"),
    [
        (hosting.pause, ()),
        (hosting.end, ()),
        (hosting.to_computer, (2,)),
        (hosting.set_pace, (48, "nudge")),
    ],
)
async def test_only_the_host_and_admins_may(hall: Hall, do: Doing, args: tuple[Any, ...]) -> None:
    match_id = await new_match(hall)
    with pytest.raises(NotTheHost):
        await do(hall, match_id, await guest(hall, 2), *args, click=fresh())
    assert await chronicle_keys(hall, match_id) == []
    await do(hall, match_id, await guest(hall, 5), *args, admin=True, click=fresh())
    async with hall.store.reading() as tx:
        [line] = await chronicle.read(tx, match_id)
    assert line.text.args["by"] == "Eir"


async def test_a_paused_match_takes_no_answers_until_it_is_resumed(hall: Hall) -> None:
    match_id = await new_match(hall)
    host = await guest(hall, 1)
    await hosting.pause(hall, match_id, host, click=fresh())
    with pytest.raises(NotNow):
        await hosting.pause(hall, match_id, host, click=fresh())
    with pytest.raises(NotNow):
        await hall.answer(match_id, 1, "x", question=None, interaction=fresh())
    forget(hall)
    await hosting.resume(hall, match_id, host, click=fresh())
    with pytest.raises(NotNow):
        await hosting.resume(hall, match_id, host, click=fresh())
    assert await chronicle_keys(hall, match_id) == ["chronicle-paused", "chronicle-resumed"]
    await play(hall, match_id, 1000)
    assert await status(hall, match_id) == "over"


async def test_a_match_ended_early_is_over_and_counts_for_nobody(hall: Hall) -> None:
    match_id = await new_match(hall)
    host = await guest(hall, 1)
    await hosting.end(hall, match_id, host, click=fresh())
    assert await status(hall, match_id) == "over"
    assert await timers(hall, match_id) == {}
    assert len(await outbox(hall, letters.RESULT)) == 1
    async with hall.store.reading() as tx:
        assert await tx.value("SELECT count(*) FROM results") == 0
    for do in (hosting.pause, hosting.resume, hosting.end):
        with pytest.raises(NotNow):
            await do(hall, match_id, host, click=fresh())


async def test_a_match_can_be_rewound_to_any_turn(hall: Hall) -> None:
    match_id = await new_match(hall, computers=1)
    host = await guest(hall, 1)
    await play(hall, match_id, 30)
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        steps = len(sitting.match.steps)
    await empty_outbox(hall)
    told = 0
    for epoch, step in enumerate((steps - 2, 3, 1)):
        await hosting.rewind(hall, match_id, host, step, epoch=epoch, click=fresh())
        kept = await save_of(hall, match_id)
        forget(hall)
        assert await save_of(hall, match_id) == kept
        async with hall.look(match_id) as sitting:
            assert sitting.match is not None
            assert step < len(sitting.match.steps) <= steps
            sitting.match.replay()
            told = len(sitting.match.events)
    assert await chronicle_keys(hall, match_id) == ["chronicle-rewound"] * 3
    assert await outbox(hall, letters.BOARD)
    async with hall.store.reading() as tx:
        assert max(line.after for line in await chronicle.read(tx, match_id)) <= told
    await play(hall, match_id, 1000)
    assert await status(hall, match_id) == "over"


async def test_a_list_of_turns_from_before_a_rewind_is_of_no_use(hall: Hall) -> None:
    match_id = await new_match(hall)
    host = await guest(hall, 1)
    await play(hall, match_id, 10)
    await hosting.rewind(hall, match_id, host, 1, epoch=0, click=fresh())
    with pytest.raises(StaleQuestion):
        await hosting.rewind(hall, match_id, host, 1, epoch=0, click=fresh())
    with pytest.raises(NothingToUndo):
        await hosting.rewind(hall, match_id, host, 999, epoch=1, click=fresh())


async def test_somebody_else_takes_a_seat_over_with_its_hand_and_a_clock_of_their_own(
    hall: Hall, clock: Clock
) -> None:
    match_id = await new_match(hall)
    host = await guest(hall, 1)
    seat = await play_until_one_is_asked(hall, match_id)
    clock.forward(20 * HOUR)
    await empty_outbox(hall)
    with pytest.raises(AlreadySeated):
        await hosting.replace(hall, match_id, host, seat, host, click=fresh())
    with pytest.raises(BadSetting):
        await hosting.replace(hall, match_id, host, 9, await guest(hall, 5), click=fresh())
    await hosting.replace(hall, match_id, host, seat, await guest(hall, 5), click=fresh())
    forget(hall)
    async with hall.look(match_id) as sitting:
        assert sitting.seat_of(5) == seat
        assert sitting.names[seat] == "Eir"
    assert (await timers(hall, match_id))[timing.DEADLINE, seat] == clock.now + 24 * HOUR
    assert [letter.lane for letter in await outbox(hall, letters.HAND)] == ["person 5"]
    assert await chronicle_keys(hall, match_id) == ["chronicle-replaced"]


async def test_a_person_takes_over_from_a_computer(hall: Hall) -> None:
    match_id = await new_match(hall, people=2, computers=1)
    await hosting.replace(hall, match_id, await guest(hall, 1), 2, await guest(hall, 5), click=fresh())
    assert await hall.matches_of(5) == [match_id]
    async with hall.look(match_id) as sitting:
        assert [seat.person for seat in sitting.people] == [1, 2, 5]


async def test_the_computer_plays_for_a_person_until_they_come_back(hall: Hall) -> None:
    match_id = await new_match(hall)
    host, away = await guest(hall, 1), await guest(hall, 2)
    await hosting.to_computer(hall, match_id, host, 1, click=fresh())
    forget(hall)
    with pytest.raises(BadSetting):
        await hosting.to_computer(hall, match_id, host, 1, click=fresh())
    await empty_outbox(hall)
    await play(hall, match_id, 10)
    assert 1 not in await seats_asked(hall, match_id)
    assert "person 2" not in [letter.lane for letter in await outbox(hall)]
    with pytest.raises(NotTheHost):
        await hosting.from_computer(hall, match_id, await guest(hall, 3), 1, click=fresh())
    await hosting.from_computer(hall, match_id, away, 1, click=fresh())
    assert "person 2" in [letter.lane for letter in await outbox(hall, letters.HAND)]
    with pytest.raises(BadSetting):
        await hosting.from_computer(hall, match_id, away, 1, click=fresh())
    assert await chronicle_keys(hall, match_id) == ["chronicle-to-computer", "chronicle-from-computer"]
    forget(hall)
    for _ in range(100):
        if 1 in await seats_asked(hall, match_id):
            break
        await play(hall, match_id, 1)
    assert 1 in await seats_asked(hall, match_id)


async def test_a_match_that_the_computer_ends_while_it_is_paused_is_over(hall: Hall) -> None:
    match_id = await new_match(hall, people=1, computers=1)
    host = await guest(hall, 1)
    await hosting.pause(hall, match_id, host, click=fresh())
    await hosting.to_computer(hall, match_id, host, 0, click=fresh())
    assert await status(hall, match_id) == "over"
    async with hall.store.reading() as tx:
        assert await tx.value("SELECT count(*) FROM results") == 2


async def test_an_offered_seat_can_be_taken_only_from_the_late(hall: Hall, clock: Clock) -> None:
    match_id = await new_match(hall, late="offer")
    seat = await play_until_one_is_asked(hall, match_id)
    other = await guest(hall, 5)
    with pytest.raises(NotOffered):
        await hosting.take_offered_seat(hall, match_id, other, seat, click=fresh())
    clock.forward(DAY)
    await Timekeeper(hall).ring_what_is_due()
    with pytest.raises(NotOffered):
        await hosting.take_offered_seat(hall, match_id, other, (seat + 1) % 3, click=fresh())
    await hosting.take_offered_seat(hall, match_id, other, seat, click=fresh())
    with pytest.raises(NotOffered):
        await hosting.take_offered_seat(hall, match_id, await guest(hall, 4), seat, click=fresh())
    async with hall.look(match_id) as sitting:
        assert sitting.seat_of(5) == seat
    assert await chronicle_keys(hall, match_id) == ["chronicle-taken-over"]
