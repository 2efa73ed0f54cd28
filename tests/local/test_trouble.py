"""A bad network between the bot and the table: nothing is lost, nothing is doubled."""

import random

import pytest

from local.faults import Faults, Trouble
from tests.local.guest import Guest, has, text_of
from tests.local.place import Place
from tests.local.players import begin, by_panel, play

POSTING = r"^POST /channels/\d+/messages$"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "trouble",
    [
        Trouble(429),
        Trouble(500),
        Trouble(502),
        Trouble(503),
        Trouble(cut=True),
        Trouble(lost=True),
        Trouble(slow=0.2),
    ],
    ids=["429", "500", "502", "503", "cut", "lost", "slow"],
)
async def test_a_lobby_is_posted_once_whatever_happens_on_the_way(table: Place, trouble: Trouble) -> None:
    table.faults.plan(POSTING, trouble)
    async with Guest.sit(table.address, "Astrid") as astrid:
        await astrid.command("new", game="blood-rage")
        await astrid.until(astrid.public)
        await astrid.command("turns")
        assert len([it for it in astrid.public() if has(it, "join")]) == 1
    assert len(table.faults.made) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "trouble", [Trouble(500), Trouble(cut=True), Trouble(lost=True)], ids=["500", "cut", "lost"]
)
async def test_a_first_response_is_seen_once_whatever_happens_on_the_way(
    table: Place, trouble: Trouble
) -> None:
    table.faults.plan(r"callback$", trouble)
    async with Guest.sit(table.address, "Astrid") as astrid:
        await astrid.command("turns")
        assert len(astrid.messages()) == 1
    assert len(table.faults.made) == 1


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "trouble", [Trouble(503), Trouble(cut=True), Trouble(lost=True)], ids=["503", "cut", "lost"]
)
async def test_who_cannot_start_is_told_and_starts_at_the_second_try(table: Place, trouble: Trouble) -> None:
    table.faults.plan(r"/threads$", trouble)
    async with Guest.sit(table.address, "Astrid") as astrid:
        await astrid.command("new", game="blood-rage")
        lobby = (await astrid.until(astrid.public))[0]
        await astrid.press(lobby, "computer")
        await astrid.until(lambda: has(astrid.now(lobby), "start"))
        told = (await astrid.press(lobby, "start")).shown
        assert told is not None
        assert "nothing has changed" in text_of(told)
        await astrid.press(lobby, "start")
        await astrid.until(lambda: astrid.public(lobby["id"]))


@pytest.mark.asyncio
async def test_a_match_goes_on_over_a_dropped_gateway_and_restarts_of_both_sides(table: Place) -> None:
    dice = random.Random(5)
    async with Guest.sit(table.address, "Astrid") as astrid:
        match = await begin([astrid], computers=1)
        await play(match, [by_panel], dice, most=4)

        table.house.gateway.drop()
        await astrid.until(lambda: not astrid.state["bot_ready"])
        await astrid.bot_ready()
        await play(match, [by_panel], dice, most=4)

        table.house.gateway.forget()
        table.house.gateway.drop()
        await astrid.until(lambda: not astrid.state["bot_ready"])
        await astrid.bot_ready()
        await play(match, [by_panel], dice, most=4)

        await table.stop_bot()
        await astrid.until(lambda: not astrid.state["bot_ready"])
        await table.start_bot()
        await astrid.bot_ready()
        await play(match, [by_panel], dice, most=4)

        await table.shut()
        await table.open()
        await astrid.until(lambda: astrid.resets == 1)
        await astrid.bot_ready()
        await play(match, [by_panel], dice, most=4)
        boards = [text_of(it) for it in astrid.public(match.channel)]
        assert len(boards) == len(set(boards))


@pytest.mark.asyncio
async def test_random_trouble_is_the_same_every_time() -> None:
    class Request:
        method, path = "GET", "/api/v10/users/@me"

    def some() -> list[object]:
        faults = Faults(seed=3, share=0.5)
        return [faults._next(Request()) for _ in range(50)]  # type: ignore[arg-type]

    assert some() == some()
    assert 10 < len([it for it in some() if it is not None]) < 40
