"""Connections from the network: how many, how slow, how quick; the bot and this machine are never hit."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from local import doorkeeper
from local.doorstep import Crowd, stranger
from local.house import House
from local.pace import Pace
from local.rest import API
from local.server import make_app, opened
from local.world import World
from tests.local.guest import Guest, Refused
from tests.local.place import Place

PATIENCE = 1.0
"""Seconds a connection has to ask, here."""
SOON = 20.0
"""Seconds in which it must have ended; without that patience it would take half a minute."""
ASKING = b"GET /page/hello HTTP/1.1\r\nHost: 127.0.0.1\r\n"
Wire = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Open = Callable[[Crowd], Any]


def as_strangers(peer: Any, here: Any) -> str | None:
    """Who comes from 127.0.0.2 and up stands for the network."""
    return None if peer[0] == "127.0.0.1" else stranger((peer[0].replace("127.0", "192.168"),), here)


@pytest_asyncio.fixture
async def open_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Open]:
    """A table for such a crowd."""
    monkeypatch.setattr("local.doorstep.stranger", as_strangers)
    monkeypatch.setattr("local.doorkeeper.stranger", as_strangers)
    async with AsyncExitStack() as until_the_end:

        async def open_place(crowd: Crowd) -> Place:
            place = Place(tmp_path, monkeypatch)
            place.crowd = crowd
            until_the_end.callback(place.check)
            await place.open()
            until_the_end.push_async_callback(place.shut)
            until_the_end.push_async_callback(place.stop_bot)
            return place

        yield open_place


@asynccontextmanager
async def wire(place: Place, source: str) -> AsyncIterator[Wire]:
    """A bare connection from an address."""
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port, local_addr=(source, 0))
    try:
        yield reader, writer
    finally:
        writer.close()


async def lets_in(connection: Wire) -> bool:
    """Whether somebody who asks is answered."""
    reader, writer = connection
    try:
        writer.write(ASKING + b"\r\n")
        return await asyncio.wait_for(reader.readline(), SOON) == b"HTTP/1.1 200 OK\r\n"
    except ConnectionError:
        return False


async def ends(connection: Wire) -> bool:
    """Wait until the other side hangs up; whether it has not kept one waiting."""
    try:
        await asyncio.wait_for(connection[0].read(), SOON)
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


# ---------------------------------------------------------------------- slow ones


@pytest.mark.asyncio
@pytest.mark.parametrize("begun", [b"", b"GET / HT", ASKING])
async def test_who_never_finishes_asking_is_hung_up_on(open_place: Open, begun: bytes) -> None:
    place = await open_place(Crowd(patience=PATIENCE))
    async with wire(place, "127.0.0.2") as slow:
        slow[1].write(begun)
        assert await ends(slow)


@pytest.mark.asyncio
async def test_a_header_now_and_then_does_not_help(open_place: Open) -> None:
    place = await open_place(Crowd(patience=PATIENCE))
    async with wire(place, "127.0.0.2") as slow:

        async def drip() -> None:
            slow[1].write(ASKING)
            while True:
                slow[1].write(b"X-Drop: 1\r\n")
                await asyncio.sleep(PATIENCE / 10)

        dripping = asyncio.create_task(drip())
        assert await ends(slow)
        dripping.cancel()


@pytest.mark.asyncio
async def test_who_was_answered_has_as_long_for_the_next_question(open_place: Open) -> None:
    place = await open_place(Crowd(patience=PATIENCE))
    async with wire(place, "127.0.0.2") as slow:
        assert await lets_in(slow)
        assert await ends(slow)


@pytest.mark.asyncio
async def test_a_body_that_does_not_come_is_not_waited_for(
    open_place: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("local.page_api.BODY_SECONDS", PATIENCE)
    place = await open_place(Crowd())
    async with wire(place, "127.0.0.2") as slow:
        slow[1].write(b"POST /page/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n{")
        assert await asyncio.wait_for(slow[0].readline(), SOON) == b"HTTP/1.1 408 Request Timeout\r\n"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "asked", ["POST {}/interactions/1/x/callback", "POST {}/webhooks/1/x", "PATCH {}/webhooks/1/x/messages/1"]
)
async def test_what_strangers_send_in_the_bots_name_is_not_even_read(place: Place, asked: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    async with opened(make_app(House(World(place.folder / "other.db"), "")), "127.0.0.1", port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        head = f"{asked.format(API)} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000000\r\n\r\n"
        writer.write(head.encode())
        assert await asyncio.wait_for(reader.readline(), SOON) == b"HTTP/1.1 404 Not Found\r\n"
        writer.close()


# ---------------------------------------------------------------------- many of them


@pytest.mark.asyncio
async def test_one_address_has_so_many_connections(open_place: Open) -> None:
    place = await open_place(Crowd(most_each=2))
    async with wire(place, "127.0.0.2") as one, wire(place, "127.0.0.2") as other:
        assert await lets_in(one)
        assert await lets_in(other)
        async with wire(place, "127.0.0.2") as third, wire(place, "127.0.0.3") as somebody_else:
            assert not await lets_in(third)
            assert await lets_in(somebody_else)


@pytest.mark.asyncio
async def test_who_leaves_makes_room(open_place: Open) -> None:
    place = await open_place(Crowd(most_each=1))
    async with wire(place, "127.0.0.2") as one:
        assert await lets_in(one)
    async with asyncio.timeout(SOON):
        while True:
            async with wire(place, "127.0.0.2") as again:
                if await lets_in(again):
                    break


@pytest.mark.asyncio
async def test_all_strangers_together_have_so_many(open_place: Open) -> None:
    place = await open_place(Crowd(most=2))
    async with wire(place, "127.0.0.2") as one, wire(place, "127.0.0.3") as other:
        assert await lets_in(one)
        assert await lets_in(other)
        async with wire(place, "127.0.0.4") as third, wire(place, "127.0.0.1") as at_home:
            assert not await lets_in(third)
            assert await lets_in(at_home)


@pytest.mark.asyncio
async def test_the_bot_comes_and_acts_while_strangers_crowd_the_door(open_place: Open) -> None:
    place = await open_place(Crowd(most=3, most_each=3))
    async with AsyncExitStack() as crowd:
        for _ in range(6):
            await crowd.enter_async_context(wire(place, "127.0.0.2"))
        await place.start_bot()
        async with Guest.sit(place.address, "Astrid") as astrid:
            await astrid.bot_ready()
            outcome = await astrid.command("help")
            assert outcome.shown is not None


@pytest.mark.asyncio
async def test_the_bot_lets_an_idle_connection_go_before_the_server_does() -> None:
    async with aiohttp.TCPConnector() as connector:
        assert vars(connector)["_keepalive_timeout"] < Crowd().patience


@pytest.mark.parametrize(
    ("peer", "here", "who"),
    [
        ("127.0.0.1", "127.0.0.1", None),
        ("::1", "::1", None),
        ("::ffff:127.0.0.1", "::", None),
        ("192.168.0.7", "192.168.0.7", None),
        ("192.168.0.8", "192.168.0.7", "192.168.0.8"),
        ("::ffff:192.168.0.8", "::", "192.168.0.8"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8::1", "2001:db8:1:2::/64"),
    ],
)
def test_who_has_many_addresses_counts_once(peer: str, here: str, who: str | None) -> None:
    assert stranger((peer, 1), (here, 2)) == who


def test_a_connection_that_is_gone_comes_from_nowhere() -> None:
    assert stranger(None, None) == "nowhere"


# ---------------------------------------------------------------------- quick ones


@pytest.mark.asyncio
async def test_who_is_too_quick_from_the_network_waits(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid, Guest.sit(place.address, "Bjørn") as bjorn:

        async def status(who: Guest) -> int:
            with pytest.raises(Refused) as refused:
                await who.call(
                    "POST", "/page/interactions", {"type": 4, "channel_id": who.here, "data": {"id": "1"}}
                )
            return refused.value.status

        assert {await status(astrid) for _ in range(doorkeeper.MOST_DEEDS + 1)} == {404}
        monkeypatch.setattr("local.doorkeeper.from_here", lambda _: False)
        assert {await status(astrid) for _ in range(doorkeeper.MOST_DEEDS)} == {404}
        assert await status(astrid) == 429
        assert await status(bjorn) == 404


def test_how_long_to_wait_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("local.pace.time.monotonic", lambda: 5.0)
    pace = Pace(1, 10.0)
    pace.count("Astrid")
    with pytest.raises(Exception, match="rate limited") as refused:
        pace.demand("Astrid")
    assert refused.value.body["retry_after"] == 10.0  # type: ignore[attr-defined]
