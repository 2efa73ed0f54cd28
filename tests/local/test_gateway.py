"""The gateway: a session, its heartbeat, what is told again after a cut, and what is refused."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from local import gateway
from tests.local.guest import Guest
from tests.local.place import Place


class Line:
    """A bot that speaks the gateway by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, *, packed: bool) -> None:
        self.socket = socket
        self._unpacker = zlib.decompressobj() if packed else None

    async def hear(self) -> Any:
        async with asyncio.timeout(60):
            message = await self.socket.receive()
        if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING):
            return self.socket.close_code
        if self._unpacker is None:
            return json.loads(message.data)
        assert message.data.endswith(b"\x00\x00\xff\xff")
        return json.loads(self._unpacker.decompress(message.data))

    async def say(self, op: int, data: Any = None) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def identify(self, token: str, intents: int = 1) -> Any:
        await self.say(2, {"token": token, "intents": intents, "properties": {}})
        return await self.hear()


@asynccontextmanager
async def line_to(place: Place, compress: str = "") -> AsyncIterator[Line]:
    url = f"{place.house.gateway.address}?v=10&encoding=json{compress}"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        line = Line(socket, packed=bool(compress))
        hello = await line.hear()
        assert hello["op"] == 10
        assert hello["d"]["heartbeat_interval"] == 41250
        yield line


@pytest.mark.asyncio
@pytest.mark.parametrize("compress", ["", "&compress=zlib-stream"])
async def test_a_bot_identifies_itself_and_is_told_of_its_server(place: Place, compress: str) -> None:
    async with line_to(place, compress) as line:
        await line.say(1)
        assert (await line.hear())["op"] == 11
        ready = await line.identify(place.token)
        assert ready["t"] == "READY"
        assert ready["d"]["resume_gateway_url"] == place.house.gateway.address
        server = await line.hear()
        assert (server["t"], server["s"]) == ("GUILD_CREATE", 2)
        assert [it["name"] for it in server["d"]["channels"]] == ["table"]
        assert place.house.gateway.ready
        await line.say(8, {"guild_id": "1", "query": "a", "limit": 0, "nonce": "n"})
        chunk = await line.hear()
        assert [it["user"]["global_name"] for it in chunk["d"]["members"]] == ["Astrid"]
        await line.say(3, {"status": "online"})
        await line.say(1)
        assert (await line.hear())["op"] == 11


@pytest.mark.asyncio
async def test_what_a_bot_missed_is_told_again_in_order(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid:
        async with line_to(place) as line:
            session = (await line.identify(place.token, 1 << 9 | 1 << 15 | 1))["d"]["session_id"]
            await line.hear()
            place.house.gateway.drop()
        await astrid.until(lambda: not astrid.state["bot_ready"])
        for word in ("one", "two"):
            await astrid.say(word)
        async with line_to(place) as line:
            await line.say(6, {"token": place.token, "session_id": session, "seq": 2})
            told = [await line.hear() for _ in range(3)]
            assert [it["t"] for it in told] == ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]
            assert [it["d"].get("content") for it in told] == ["one", "two", None]
            assert [it["s"] for it in told] == [3, 4, 5]


@pytest.mark.asyncio
async def test_a_session_that_is_not_known_must_begin_anew(place: Place) -> None:
    async with line_to(place) as line:
        await line.say(6, {"token": place.token, "session_id": "nobody's", "seq": 2})
        assert await line.hear() == {"op": 9, "d": False, "s": None, "t": None}
        assert (await line.identify(place.token))["t"] == "READY"


@pytest.mark.asyncio
async def test_a_new_line_takes_over_from_the_old(place: Place) -> None:
    async with line_to(place) as old, line_to(place) as new:
        await old.identify(place.token)
        await new.identify(place.token)
        assert place.house.gateway.ready
        await old.socket.close()
        assert place.house.gateway.ready


@pytest.mark.asyncio
async def test_words_of_others_are_for_bots_that_asked(place: Place) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid, line_to(place) as line:
        await line.identify(place.token, 1 << 9 | 1 << 12)
        await astrid.say("between us")
        await astrid.say(f"hello <@{place.house.world.bot}>")
        await astrid.say("to you", at=astrid.dm)
        told = [(await line.hear())["d"]["content"] for _ in range(3)]
        assert told == ["", f"hello <@{place.house.world.bot}>", "to you"]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("{", gateway.BAD_PAYLOAD),
        ('{"op": 2, "d": {"token": "wrong"}}', gateway.BAD_TOKEN),
        ('{"op": 6, "d": {"token": "wrong"}}', gateway.BAD_TOKEN),
        ('{"op": 3, "d": {}}', gateway.NOT_AUTHENTICATED),
    ],
)
async def test_who_speaks_wrongly_is_hung_up_on(place: Place, said: str, code: int) -> None:
    async with line_to(place) as line:
        await line.socket.send_str(said)
        assert await line.hear() == code


@pytest.mark.asyncio
async def test_once_is_enough_to_identify_and_nobody_may_chatter(place: Place) -> None:
    async with line_to(place) as line:
        await line.identify(place.token, 0)
        await line.say(2, {"token": place.token})
        assert await line.hear() == gateway.ALREADY_AUTHENTICATED
    async with line_to(place) as line:
        await line.identify(place.token, 0)
        await line.say(77)
        assert await line.hear() == gateway.UNKNOWN_OPCODE
    async with line_to(place) as line:
        for _ in range(gateway.MOST_FRAMES + 1):
            await line.say(1)
        heard = [await line.hear() for _ in range(gateway.MOST_FRAMES + 1)]
        assert heard[-1] == gateway.TOO_FAST


@pytest.mark.asyncio
async def test_a_number_that_was_never_told_cannot_be_resumed_from(place: Place) -> None:
    async with line_to(place) as line:
        session = (await line.identify(place.token))["d"]["session_id"]
    async with line_to(place) as line:
        await line.say(6, {"token": place.token, "session_id": session, "seq": 99})
        assert await line.hear() == gateway.BAD_SEQUENCE
