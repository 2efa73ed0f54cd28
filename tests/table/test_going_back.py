"""Going back: what is undone is undone in memory, in the store and in what people are told."""

import random

import pytest

from games.engine.errors import BarrierInTheWay
from table import letters
from table.hall import Hall
from tests.table.guests import (
    answer_once,
    empty_outbox,
    forget,
    fresh,
    new_match,
    outbox,
    play,
    play_until_barrier,
    save_of,
    seats_asked,
)

pytestmark = pytest.mark.asyncio


async def test_back_takes_an_answer_back_and_the_store_knows(hall: Hall) -> None:
    match_id = await new_match(hall, people=2)
    dice = random.Random(3)
    backs = 0
    for _ in range(60):
        seat = await answer_once(hall, match_id, dice)
        if seat is None or not await seats_asked(hall, match_id):
            break
        try:
            await hall.back(match_id, seat + 1, interaction=fresh())
        except BarrierInTheWay:
            continue
        backs += 1
        kept = await save_of(hall, match_id)
        forget(hall)
        assert await save_of(hall, match_id) == kept
        await answer_once(hall, match_id, dice)
    assert backs > 3
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        assert sitting.record.told <= len(sitting.match.events)
        sitting.match.replay()


async def test_going_back_within_a_turn_is_nobody_else_s_business(hall: Hall) -> None:
    match_id = await new_match(hall, people=2)
    dice = random.Random(3)
    seat: int | None = None
    for _ in range(200):
        asked, steps = await seats_asked(hall, match_id), await steps_of(hall, match_id)
        seat = await answer_once(hall, match_id, dice)
        assert seat is not None
        alone = asked == [seat] == await seats_asked(hall, match_id)
        if alone and steps == await steps_of(hall, match_id):
            break
    assert seat is not None
    await empty_outbox(hall)
    await hall.back(match_id, seat + 1, interaction=fresh())
    assert {letter.kind for letter in await outbox(hall)} <= {letters.HAND}


async def steps_of(hall: Hall, match_id: int) -> int:
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        return len(sitting.match.steps)


async def test_what_was_told_of_undone_turns_is_told_anew(hall: Hall) -> None:
    match_id = await new_match(hall, people=1, computers=2)
    await play(hall, match_id, 8)
    async with hall.change(match_id) as sitting:
        assert sitting.match is not None
        told = sitting.record.told = sitting.seats[0].seen = len(sitting.match.events)
        events = list(sitting.match.events)
    await empty_outbox(hall)
    async with hall.change(match_id) as sitting:
        assert sitting.match is not None
        sitting.match.undo(len(sitting.match.answers) // 2, crossing=True)
    assert sitting.record.told < told
    assert sitting.match is not None
    assert sitting.match.events[: sitting.record.told] == events[: sitting.record.told]
    assert sitting.seats[0].seen == sitting.record.told
    assert await outbox(hall, letters.BOARD)


async def test_back_does_not_cross_what_cannot_be_unseen(hall: Hall) -> None:
    match_id = await new_match(hall)
    await play_until_barrier(hall, match_id, 0)
    with pytest.raises(BarrierInTheWay):
        await hall.back(match_id, 1, interaction=fresh())
