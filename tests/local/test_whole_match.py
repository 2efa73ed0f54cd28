"""Whole matches through HTTP and WebSocket, from /new to the result card."""

import random
from contextlib import AsyncExitStack

import pytest

from tests.local.guest import Guest, text_of
from tests.local.place import Place
from tests.local.players import Habit, begin, by_dm, by_panel, by_typing, play

TABLES: dict[str, tuple[list[str], int, list[Habit]]] = {
    "one against two computers": (["Astrid"], 2, [by_panel]),
    "three in three languages": (["Chloé", "Bjørn", "Astrid"], 0, [by_panel, by_dm, by_typing]),
}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "name",
    ["one against two computers", pytest.param("three in three languages", marks=pytest.mark.soak)],
)
async def test_a_match_is_played_to_its_result_card(table: Place, name: str) -> None:
    people, computers, habits = TABLES[name]
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest.sit(table.address, it)) for it in people]
        await guests[0].bot_ready()
        match = await begin(guests, computers=computers)
        await play(match, habits, random.Random(name))
        card = match.result
        assert card is not None
        for guest in guests:
            assert guest.person["name"] in text_of(card)
        saga = next(it["file"] for it in card["components"] if it["type"] == 13)
        assert guests[0].person["name"] in (await guests[0].file(saga["url"])).decode()
        await guests[0].until(lambda: not match.boards(guests[0]))
    assert table.judge.judged > 80
