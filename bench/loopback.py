"""A Discord of one bot on 127.0.0.1: just enough HTTP and gateway to log in, to be clicked and to answer."""

import asyncio
import itertools
import json
import zlib
from collections.abc import Sequence
from time import perf_counter
from types import TracebackType
from typing import Any, Self

import aiohttp
from aiohttp import web
from msgspec import Struct

BOT, GUILD, CHANNEL = 1 << 40, 1 << 41, 1 << 42
SENT_PRIVATELY = 1 << 6 | 1 << 15
"""A message that one person sees, made of components."""
HELLO, DISPATCH, HEARTBEAT, IDENTIFY, HEARTBEAT_HEARD = 10, 0, 1, 2, 11
COMPONENT, BUTTON = 3, 2
SEND, EDIT = 4, 7
PATIENCE = 30.0
WHEN = "2026-01-01T12:00:00+00:00"

Components = list[dict[str, Any]]


class Reply(Struct, frozen=True):
    """What a click led to: after how many seconds, of which kind, and what the message then shows."""

    seconds: float
    kind: int
    components: Components


class Loopback:
    """The server. `click` is a person who presses something."""

    def __init__(self) -> None:
        self.url = ""
        self._ids = itertools.count(1 << 50)
        self._ready = asyncio.Event()
        self._socket: web.WebSocketResponse | None = None
        self._stream = zlib.compressobj()
        self._replies: dict[str, asyncio.Future[tuple[float, dict[str, Any]]]] = {}
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        application = web.Application(client_max_size=1 << 26)
        application.router.add_get("/gateway", self._gateway)
        application.router.add_route("*", "/api/v10/{path:.*}", self._request)
        self._runner = web.AppRunner(application, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}/api/v10"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._runner is not None:
            await self._runner.cleanup()

    async def ready(self) -> None:
        """Return when the bot has come."""
        async with asyncio.timeout(PATIENCE):
            await self._ready.wait()

    async def click(
        self, person: int, pressed: dict[str, Any], shown: Components, values: Sequence[str] = ()
    ) -> Reply:
        """Press a button, or choose in a menu, of a private message; the reply is timed as it arrives."""
        number = str(next(self._ids))
        reply = self._replies[number] = asyncio.get_running_loop().create_future()
        data: dict[str, Any] = {"custom_id": pressed["custom_id"], "component_type": pressed["type"]}
        if pressed["type"] != BUTTON:
            data["values"] = list(values)
        sent = perf_counter()
        await self._dispatch("INTERACTION_CREATE", interaction(number, person, data, shown))
        async with asyncio.timeout(PATIENCE):
            arrived, told = await reply
        return Reply(arrived - sent, told["type"], (told.get("data") or {}).get("components", []))

    # ------------------------------------------------------------------ the gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = self._socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._stream = zlib.compressobj()
        await self._send({"op": HELLO, "d": {"heartbeat_interval": 41250}})
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            told = json.loads(message.data)
            if told["op"] == HEARTBEAT:
                await self._send({"op": HEARTBEAT_HEARD})
            elif told["op"] == IDENTIFY:
                await self._dispatch("READY", welcome(self.url))
                await self._dispatch("GUILD_CREATE", guild())
                self._ready.set()
        return socket

    async def _dispatch(self, event: str, data: dict[str, Any]) -> None:
        await self._send({"op": DISPATCH, "t": event, "s": next(self._ids), "d": data})

    async def _send(self, payload: dict[str, Any]) -> None:
        assert self._socket is not None
        packed = self._stream.compress(json.dumps(payload).encode())
        await self._socket.send_bytes(packed + self._stream.flush(zlib.Z_SYNC_FLUSH))

    # ------------------------------------------------------------------ requests

    async def _request(self, request: web.Request) -> web.Response:
        told = await body(request)
        arrived = perf_counter()
        path = request.match_info["path"].split("/")
        match [request.method, *path]:
            case ["POST", "interactions", number, _, "callback"]:
                reply = self._replies.pop(number, None)
                if reply is not None and not reply.done():
                    reply.set_result((arrived, told))
                return told_back(self._answered(number, told))
            case ["GET", "users", "@me"]:
                return told_back(user(BOT, "Skald"))
            case ["GET", "oauth2", "applications", "@me"]:
                return told_back(application())
            case ["GET", "gateway", "bot"]:
                limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
                url = socket_url(self.url)
                return told_back({"url": url, "shards": 1, "session_start_limit": limit})
            case ["POST", "users", "@me", "channels"]:
                person = int(told["recipient_id"])
                channel = {"id": str(person + 1), "type": 1, "recipients": [user(person, "Somebody")]}
                return told_back(channel)
            case ["PUT", "applications", _, "commands"]:
                return told_back([])
            case ["DELETE", *_]:
                return web.Response(status=204)
            case ["POST" | "PATCH", "channels" | "webhooks", *_]:
                return told_back(self._message(told))
            case _:
                raise web.HTTPNotFound

    def _answered(self, number: str, told: dict[str, Any]) -> dict[str, Any]:
        answered: dict[str, Any] = {"interaction": {"id": number, "type": COMPONENT}}
        if told["type"] in (SEND, EDIT):
            answered["resource"] = {"type": told["type"], "message": self._message(told["data"])}
        return answered

    def _message(self, told: dict[str, Any]) -> dict[str, Any]:
        return message(next(self._ids), told.get("components") or [])


async def body(request: web.Request) -> Any:
    """What a request says; of one with files only the words."""
    if request.content_type == "multipart/form-data":
        form = await request.post()
        return json.loads(str(form["payload_json"]))
    content = await request.read()
    return json.loads(content) if content else {}


def told_back(data: Any) -> web.Response:
    """JSON as Discord sends it."""
    return web.Response(body=json.dumps(data).encode(), content_type="application/json")


def socket_url(url: str) -> str:
    """The gateway beside an API."""
    return url.replace("http://", "ws://").replace("/api/v10", "/gateway")


def user(number: int, name: str) -> dict[str, Any]:
    """A person or the bot."""
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None, "global_name": name}


def application() -> dict[str, Any]:
    """The bot's application."""
    return {
        "id": str(BOT),
        "name": "Skald",
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "flags": 0,
        "owner": user(BOT + 1, "Owner"),
    }


def welcome(url: str) -> dict[str, Any]:
    """What a bot is told when it has identified itself."""
    return {
        "v": 10,
        "user": user(BOT, "Skald"),
        "guilds": [{"id": str(GUILD), "unavailable": True}],
        "session_id": "1",
        "resume_gateway_url": socket_url(url),
        "application": {"id": str(BOT), "flags": 0},
    }


def guild() -> dict[str, Any]:
    """The server everybody is in."""
    everyone = {"id": str(GUILD), "name": "@everyone", "permissions": "8", "position": 0, "color": 0}
    return {
        "id": str(GUILD),
        "name": "Midgard",
        "owner_id": str(BOT + 1),
        "member_count": 2,
        "roles": [{**everyone, "hoist": False, "managed": False, "mentionable": False}],
        "emojis": [],
        "features": [],
        "channels": [channel()],
        "members": [],
        "threads": [],
    }


def channel() -> dict[str, Any]:
    """The channel everything happens in."""
    return {"id": str(CHANNEL), "type": 0, "name": "hall", "position": 0, "permission_overwrites": []}


def message(number: int, components: Components, flags: int = SENT_PRIVATELY) -> dict[str, Any]:
    """A message of the bot."""
    return {
        "id": str(number),
        "channel_id": str(CHANNEL),
        "author": user(BOT, "Skald"),
        "type": 0,
        "content": "",
        "timestamp": WHEN,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "flags": flags,
        "components": components,
    }


def interaction(number: str, person: int, data: dict[str, Any], shown: Components) -> dict[str, Any]:
    """A click of a person on a private message."""
    member = {"user": user(person, f"Player {person}"), "roles": [], "joined_at": WHEN, "deaf": False}
    return {
        "id": number,
        "application_id": str(BOT),
        "type": COMPONENT,
        "token": f"token-{number}",
        "version": 1,
        "guild_id": str(GUILD),
        "channel_id": str(CHANNEL),
        "channel": channel(),
        "locale": "en-US",
        "attachment_size_limit": 1 << 23,
        "app_permissions": "8",
        "member": {**member, "mute": False, "flags": 0, "permissions": "8"},
        "message": message(int(number) - 1, shown),
        "data": data,
    }
