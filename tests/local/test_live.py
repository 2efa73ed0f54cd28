"""The live connection: everything arrives, in order, in every tab, also after a cut or a restart."""

import asyncio
from contextlib import AsyncExitStack

import aiohttp
import pytest

from local import visitors
from local.doorkeeper import MOST_WORDS, WORDS_SECONDS
from tests.local.guest import Guest, Refused
from tests.local.place import Place


@pytest.mark.asyncio
async def test_fifty_tabs_stay_live(place: Place) -> None:
    async with AsyncExitStack() as stack:
        tabs = [await stack.enter_async_context(Guest.sit(place.address, "Astrid")) for _ in range(50)]
        async with Guest.sit(place.address, "Bjørn") as bjorn:
            for number in range(20):
                await bjorn.say(str(number))
            for tab in tabs:
                await tab.until(lambda tab=tab: len(tab.messages()) == 20)  # type: ignore[misc]
                assert [it["content"] for it in tab.messages()] == [str(number) for number in range(20)]


@pytest.mark.asyncio
async def test_a_tab_that_was_cut_off_gets_what_it_missed_once(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid, Guest.sit(place.address, "Bjørn") as bjorn:
        await bjorn.say("one")
        await astrid.until(astrid.messages)
        await place.house.visitors.close()
        for word in ("two", "three"):
            await bjorn.say(word)
        await astrid.until(lambda: len(astrid.messages()) == 3)
        created = [it["d"]["content"] for it in astrid.events if it["t"] == "MESSAGE_CREATE"]
        assert created == ["one", "two", "three"]
        assert astrid.resets == 0


@pytest.mark.asyncio
async def test_a_tab_that_was_away_too_long_loads_anew(place: Place) -> None:
    url = f"{place.address}/page/live?after=7&key="
    async with (
        Guest.sit(place.address, "Astrid") as astrid,
        aiohttp.ClientSession() as session,
        session.ws_connect(url + astrid.key) as live,
    ):
        told = await live.receive_json()
        assert told["t"] == "RESET"
        assert told["seq"] >= astrid.state["seq"]
        await astrid.say("still open")
        while (await live.receive_json())["t"] != "MESSAGE_CREATE":
            pass


@pytest.mark.asyncio
async def test_a_page_that_talks_is_let_go(place: Place) -> None:
    async with (
        Guest.sit(place.address, "Astrid") as astrid,
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{place.address}/page/live?key={astrid.key}") as live,
        asyncio.timeout(60),
    ):
        await live.send_str("hello")
        while (await live.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert live.closed


@pytest.mark.asyncio
async def test_a_tab_too_slow_to_listen_is_let_go(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    tab = visitors.Tab(1)
    for _ in range(visitors.MOST_WAITING):
        tab.send("x")
    assert not tab.overrun.is_set()
    tab.send("x")
    assert tab.overrun.is_set()
    monkeypatch.setattr(visitors, "MOST_TABS", 1)
    async with (
        Guest.sit(place.address, "Astrid") as astrid,
        Guest.sit(place.address, "Bjørn") as bjorn,
        aiohttp.ClientSession() as session,
    ):
        await astrid.until(lambda: place.house.visitors.here(int(astrid.id)))
        await bjorn.until(lambda: place.house.visitors.here(int(bjorn.id)))
        async with session.ws_connect(f"{place.address}/page/live?key={astrid.key}") as live:
            await live.receive()
            assert live.close_code == 1013


@pytest.mark.asyncio
async def test_what_is_read_is_remembered_and_told_to_ones_other_tabs(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as one, Guest.sit(place.address, "Astrid") as other:
        said = await one.say("hello")
        path = f"/page/channels/{one.here}/read"
        await one.call("PUT", path, {"message_id": said["id"]})
        await one.call("PUT", path, {"message_id": "5"})
        await other.until(lambda: [it for it in other.events if it["t"] == "READ"])
        await one.load()
        assert one.state["read"] == {one.here: said["id"]}


@pytest.mark.asyncio
async def test_messages_come_in_pages(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid:
        for number in range(7):
            await astrid.say(str(number))
        path = f"/page/channels/{astrid.here}/messages?limit=3"
        newest = await astrid.call("GET", path)
        assert [it["content"] for it in newest] == ["4", "5", "6"]
        before = await astrid.call("GET", f"{path}&before={newest[0]['id']}")
        assert [it["content"] for it in before] == ["1", "2", "3"]


@pytest.mark.asyncio
async def test_all_is_still_there_after_a_restart(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid:
        await astrid.say("remember")
        await place.shut()
        await place.open()
        await astrid.until(lambda: astrid.resets == 1)
        assert [it["content"] for it in astrid.messages()] == ["remember"]
        await astrid.say("and go on")
        await astrid.until(lambda: len(astrid.messages()) == 2)


@pytest.mark.asyncio
async def test_who_talks_too_much_is_asked_for_patience(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid, Guest.sit(place.address, "Bjørn") as bjorn:
        for number in range(MOST_WORDS):
            await astrid.say(f"{number}")
        with pytest.raises(Refused) as refused:
            await astrid.say("and one more")
        assert refused.value.status == 429
        assert 0 < refused.value.body["retry_after"] <= WORDS_SECONDS
        await bjorn.say("My turn")
