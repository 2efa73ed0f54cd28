"""The gateway: what the bot is told, numbered, compressed, and told again to one that was cut off."""

import asyncio
import hmac
import logging
import secrets
import time
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from local.records import Json
from local.shapes import Shapes
from local.world import World

log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME = 0, 1, 2, 3, 4, 6
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
UNKNOWN_OPCODE, BAD_PAYLOAD, NOT_AUTHENTICATED, BAD_TOKEN = 4001, 4002, 4003, 4004
ALREADY_AUTHENTICATED, BAD_SEQUENCE, TOO_FAST, TIMED_OUT = 4005, 4007, 4008, 4009
HEARTBEAT_SECONDS = 41.25
KEPT_EVENTS = 2000
KEPT_SECONDS = 120
LARGEST_FRAME = 4096
"""Bytes the bot may send at once, as Discord allows."""
MOST_FRAMES, FRAME_SECONDS = 120, 60
GUILDS, MEMBERS, MESSAGES, DIRECT, CONTENT = 0, 1, 9, 12, 15
"""The intents, by the number of their bit."""


class Session:
    """What one bot is told, and has been told lately."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.line: Line | None = None
        self.lost_at = 0.0
        self._seq = 0
        self._told: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)

    def tell(self, event: str, data: Any) -> None:
        """Tell an event; while the line is cut it is kept."""
        self._seq += 1
        frame = msgspec.json.encode({"op": DISPATCH, "s": self._seq, "t": event, "d": data})
        self._told.append((self._seq, frame))
        if self.line is not None:
            self.line.send(frame)

    def missed(self, seq: int) -> list[bytes] | None:
        """What was told after a number; None if that is not known any more."""
        first = self._told[0][0] if self._told else self._seq + 1
        if not first - 1 <= seq <= self._seq:
            return None
        return [frame for number, frame in self._told if number > seq]

    @property
    def alive(self) -> bool:
        """Whether the bot is there, or may still come back to this."""
        return self.line is not None or time.monotonic() - self.lost_at < KEPT_SECONDS

    def wants(self, intent: int) -> bool:
        """Whether the bot asked for this kind of events."""
        return bool(self.intents >> intent & 1)


class Line:
    """One connection of the bot."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, *, compressed: bool
    ) -> None:
        self.socket = socket
        self._transport = transport
        self.session: Session | None = None
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._packer = zlib.compressobj() if compressed else None

    def send(self, frame: bytes) -> None:
        """Send a frame, after those before it."""
        self._frames.put_nowait(frame)

    def say(self, op: int, data: Any = None) -> None:
        """Send what is no event."""
        self.send(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}))

    def hang_up(self) -> None:
        """Send nothing more."""
        self._frames.put_nowait(None)

    def cut(self) -> None:
        """Break the connection off."""
        self.hang_up()
        if self._transport is not None:
            self._transport.abort()

    async def write(self) -> None:
        """Send frames as they come."""
        while (frame := await self._frames.get()) is not None:
            if self._packer is None:
                await self.socket.send_str(frame.decode())
            else:
                packed = self._packer.compress(frame) + self._packer.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)


class Closed(Exception):
    """The line must be closed, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Gateway:
    """The way to the bot."""

    def __init__(self, world: World, shapes: Shapes, address: str) -> None:
        self._world = world
        self._shapes = shapes
        self.address = address
        """Where the gateway is, for the bot."""
        self._session: Session | None = None
        self._lines: set[Line] = set()
        self.on_change: Callable[[], None] = lambda: None
        """Called when the bot comes or goes."""

    @property
    def ready(self) -> bool:
        """Whether the bot is connected."""
        return self._session is not None and self._session.line is not None

    @property
    def reachable(self) -> bool:
        """Whether the bot is connected, or was cut off a moment ago and may come back."""
        return self._session is not None and self._session.alive

    def tell(self, event: str, data: Any, intent: int | None = GUILDS) -> None:
        """Tell the bot an event, if it asked for this kind; None: every bot is told."""
        session = self._session
        if session is not None and (intent is None or session.wants(intent)):
            session.tell(event, data)

    def tell_message(self, event: str, data: Json, *, direct: bool) -> None:
        """Tell the bot of a message; of others' words only what it may read."""
        session = self._session
        if session is None or not session.wants(DIRECT if direct else MESSAGES):
            return
        mentioned = any(user["id"] == str(self._world.bot) for user in data.get("mentions", ()))
        own = data.get("author", {}).get("id") == str(self._world.bot)
        if "content" in data and not (direct or own or mentioned or session.wants(CONTENT)):
            data = data | {"content": "", "components": [], "attachments": [], "embeds": []}
        session.tell(event, data)

    def forget(self) -> None:
        """Forget the session: the bot must identify itself anew."""
        self._session = None

    def drop(self) -> None:
        """Cut every line, as a network does."""
        for line in list(self._lines):
            line.cut()

    async def close(self) -> None:
        """Ask the bot to come back later, and close."""
        for line in list(self._lines):
            await line.socket.close(code=WSCloseCode.GOING_AWAY)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, until it ends."""
        socket = web.WebSocketResponse(max_msg_size=LARGEST_FRAME, compress=False)
        await socket.prepare(request)
        line = Line(socket, request.transport, compressed=request.query.get("compress") == "zlib-stream")
        self._lines.add(line)
        writer = asyncio.create_task(line.write())
        try:
            line.say(HELLO, {"heartbeat_interval": int(HEARTBEAT_SECONDS * 1000), "_trace": []})
            await self._listen(line)
        except Closed as closed:
            await socket.close(code=closed.code)
        except (ConnectionError, TimeoutError):
            await socket.close(code=TIMED_OUT)
        finally:
            self._lines.discard(line)
            writer.cancel()
            self._lost(line)
        return socket

    async def _listen(self, line: Line) -> None:
        frames: deque[float] = deque(maxlen=MOST_FRAMES)
        while True:
            message = await line.socket.receive(timeout=HEARTBEAT_SECONDS * 1.5)
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                return
            now = time.monotonic()
            if len(frames) == MOST_FRAMES and now - frames[0] < FRAME_SECONDS:
                raise Closed(TOO_FAST)
            frames.append(now)
            try:
                frame = msgspec.json.decode(message.data, type=Frame)
            except msgspec.DecodeError as error:
                raise Closed(BAD_PAYLOAD) from error
            self._hear(line, frame)

    def _hear(self, line: Line, frame: "Frame") -> None:
        data = frame.d if isinstance(frame.d, dict) else {}
        if frame.op == HEARTBEAT:
            line.say(HEARTBEAT_ACK)
        elif frame.op in (IDENTIFY, RESUME):
            if line.session is not None:
                raise Closed(ALREADY_AUTHENTICATED)
            if not hmac.compare_digest(str(data.get("token")).encode(), self._world.token.encode()):
                raise Closed(BAD_TOKEN)
            (self._identify if frame.op == IDENTIFY else self._resume)(line, data)
        elif line.session is None:
            raise Closed(NOT_AUTHENTICATED)
        elif frame.op == REQUEST_MEMBERS:
            self._tell_members(line.session, data)
        elif frame.op not in (PRESENCE, VOICE_STATE):
            raise Closed(UNKNOWN_OPCODE)

    def _identify(self, line: Line, data: Json) -> None:
        session = Session(int(data.get("intents") or 0))
        self._take_over(line, session)
        shapes = self._shapes
        session.tell(
            "READY",
            {
                "v": 10,
                "user": shapes.bot() | {"verified": True, "mfa_enabled": False, "email": None},
                "guilds": [{"id": str(self._world.server), "unavailable": True}],
                "session_id": session.id,
                "resume_gateway_url": self.address,
                "application": {"id": str(self._world.bot), "flags": 0},
                "private_channels": [],
                "session_type": "normal",
                "shard": data.get("shard") or [0, 1],
            },
        )
        if session.wants(GUILDS):
            session.tell("GUILD_CREATE", shapes.server())
        log.info("the bot is connected")
        self.on_change()

    def _resume(self, line: Line, data: Json) -> None:
        session = self._session
        if session is None or session.id != data.get("session_id") or not session.alive:
            line.say(INVALID_SESSION, data=False)
            return
        missed = session.missed(int(data.get("seq") or 0))
        if missed is None:
            raise Closed(BAD_SEQUENCE)
        self._take_over(line, session)
        for frame in missed:
            line.send(frame)
        session.tell("RESUMED", {"_trace": []})
        log.info("the bot is connected again, and told of %s events it missed", len(missed))
        self.on_change()

    def _take_over(self, line: Line, session: Session) -> None:
        """From now on this line is the bot's; one that it had before is closed."""
        old = self._session.line if self._session is not None else None
        if old is not None:
            old.session = None
            old.hang_up()
        line.session, session.line, self._session = session, line, session

    def _lost(self, line: Line) -> None:
        session = line.session
        if session is not None and session.line is line:
            session.line, session.lost_at = None, time.monotonic()
            log.info("the bot is gone")
            self.on_change()

    def _tell_members(self, session: Session, data: Json) -> None:
        asked = data.get("user_ids")
        wanted = {str(it) for it in (asked if isinstance(asked, list) else [asked])} if asked else None
        start = str(data.get("query") or "").lower()
        members = [
            self._shapes.member(person.id)
            for person in self._world.people.values()
            if (str(person.id) in wanted if wanted is not None else person.name.lower().startswith(start))
        ]
        chunk = {"guild_id": str(self._world.server), "members": members, "chunk_index": 0, "chunk_count": 1}
        session.tell("GUILD_MEMBERS_CHUNK", chunk | {"not_found": [], "nonce": data.get("nonce")})


class Frame(msgspec.Struct):
    """What the bot sends."""

    op: int
    d: Any = None
