"""A tab at the local table: one person, what they do, and what they are told."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, Self

import aiohttp

COMMAND, COMPONENT = 2, 3
LANGUAGE = "de"
"""Not the channel's, so that what somebody asks to see was not drawn for everybody before."""
Json = dict[str, Any]


class Tab:
    """One person at the table."""

    def __init__(self, session: aiohttp.ClientSession, state: Json) -> None:
        self._session = session
        self._state = state
        self._nonces = 0
        self._events: asyncio.Queue[Json] = asyncio.Queue()

    @classmethod
    @asynccontextmanager
    async def of(cls, address: str, name: str) -> AsyncIterator[Self]:
        """Come to the table as somebody new."""
        async with aiohttp.ClientSession() as door:
            who = {"name": name, "language": LANGUAGE}
            async with door.post(f"{address}/page/people", json=who) as answer:
                key = (await answer.json())["key"]
        headers = {"Authorization": f"Person {key}"}
        async with aiohttp.ClientSession(address, headers=headers, raise_for_status=True) as session:
            async with session.get("/page/state") as answer:
                state = await answer.json()
            live = f"/page/live?key={key}&after={state['seq']}"
            tab = cls(session, state)
            async with session.ws_connect(live, max_msg_size=0) as socket:
                listening = asyncio.create_task(tab._listen(socket))
                yield tab
                listening.cancel()

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            self._events.put_nowait(message.json())

    @property
    def here(self) -> str:
        """The first channel."""
        return str(self._state["servers"][0]["channels"][0]["id"])

    async def post(self, path: str, body: Json) -> Json:
        """Ask the table for something."""
        async with self._session.post(f"/page/{path}", json=body) as answer:
            told: Json = await answer.json()
            return told

    async def file(self, address: str) -> bytes:
        """A file of a message."""
        async with self._session.get(address) as answer:
            return await answer.read()

    async def say(self, channel: str, text: str) -> str:
        """Say something; returns the message's id."""
        return str((await self.post(f"channels/{channel}/messages", {"content": text}))["id"])

    async def hear(self, fits: Callable[[Json], bool]) -> Json:
        """Wait for an event."""
        while not fits(event := await self._events.get()):
            pass
        return event

    async def command(self, name: str, channel: str, **options: str) -> tuple[float, Json]:
        """Type a command: the seconds until it is answered, and the message there is then."""
        known = next(it for it in self._state["commands"] if it["name"] == name)
        filled = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        return await self._do(COMMAND, channel, {"id": known["id"], "name": name, "options": filled})

    async def press(self, message: Json, verb: str) -> tuple[float, Json]:
        """Press a button: the seconds until that is answered, and the message there is then."""
        data = {"custom_id": button(message, verb), "component_type": 2}
        return await self._do(COMPONENT, message["channel_id"], data, message["id"])

    async def _do(
        self, kind: int, channel: str, data: Json, message: str | None = None
    ) -> tuple[float, Json]:
        self._nonces += 1
        nonce = str(self._nonces)
        body = {"type": kind, "channel_id": channel, "data": data, "nonce": nonce, "message_id": message}
        shown: Json = {}

        def answered(event: Json) -> bool:
            if event["t"].startswith("MESSAGE"):
                shown.update(event["d"])
            return event["t"] == "INTERACTION_DONE" and bool(event["d"]["nonce"] == nonce)

        begin = perf_counter()
        await self.post("interactions", body)
        await self.hear(answered)
        return perf_counter() - begin, shown


def button(message: Json, verb: str) -> str:
    """The custom id of a button; empty if there is none."""
    return next((it for it in custom_ids(message["components"]) if f":{verb}:" in it), "")


def custom_ids(components: list[Json]) -> Iterator[str]:
    """What can be pressed."""
    for part in components:
        yield str(part.get("custom_id", ""))
        yield from custom_ids(part.get("components", []))


def shows(verb: str, channel: str) -> Callable[[Json], bool]:
    """Whether an event is a message in a channel with such a button."""
    return lambda event: (
        event["t"].startswith("MESSAGE_")
        and event["d"]["channel_id"] == channel
        and bool(button(event["d"], verb))
    )
