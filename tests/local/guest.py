"""A guest: somebody at the page's side of the local table, with what is on their screen."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, Self

import aiohttp

from local.limits import BUTTON, EPHEMERAL, LOADING, MENU, parts_of

COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
SUB_COMMAND = 1
PATIENCE = 60.0
"""Seconds within which what a test waits for must happen."""
Json = dict[str, Any]


class Failed(AssertionError):
    """The bot did not answer; says why."""


class Refused(AssertionError):
    """The server did not take it."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.body = body


class Deed(NamedTuple):
    """Something somebody did with the bot, what came of it, and what they were shown with that."""

    number: str
    data: Json
    event: Json
    shown: Json | None


class Guest:
    """Somebody at a tab, by what the page is told and may do."""

    def __init__(self, address: str, key: str, person: Json) -> None:
        self.address = address
        self.key = key
        self.person = person
        self.state: Json = {}
        self.channels: dict[str, Json] = {}
        self.screen: dict[str, dict[str, Json]] = {}
        """By channel and id the messages on the screen."""
        self.events: list[Json] = []
        self.deeds: list[Deed] = []
        self.resets = 0
        self._seq = 0
        self._nonces = 0
        self._news = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None
        self._session: aiohttp.ClientSession

    # ------------------------------------------------------------------ coming and going

    @classmethod
    @asynccontextmanager
    async def sit(cls, address: str, name: str) -> AsyncIterator[Self]:
        """Be somebody who is at the table."""
        async with aiohttp.ClientSession() as session:
            people = (await told(session.get(f"{address}/page/hello")))["people"]
            number = next(it["id"] for it in people if it["name"] == name)
            seat = await told(session.post(f"{address}/page/people/{number}/sit", json={}))
        async with cls(address, seat["key"], seat["person"]).looking() as guest:
            yield guest

    @classmethod
    @asynccontextmanager
    async def join(
        cls, address: str, name: str, language: str = "en", code: str | None = None
    ) -> AsyncIterator[Self]:
        """Come to the table as somebody new."""
        who = {"name": name, "language": language, "code": code}
        async with aiohttp.ClientSession() as session:
            seat = await told(session.post(f"{address}/page/people", json=who))
        async with cls(address, seat["key"], seat["person"]).looking() as guest:
            yield guest

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[Self]:
        """Open the page, and close it in the end."""
        headers = {"Authorization": f"Person {self.key}"}
        async with aiohttp.ClientSession(headers=headers) as self._session:
            await self.load()
            self._listening = asyncio.create_task(self._listen())
            try:
                yield self
            finally:
                self._listening.cancel()
                await asyncio.gather(self._listening, return_exceptions=True)

    @property
    def id(self) -> str:
        """This person's id."""
        return str(self.person["id"])

    @property
    def language(self) -> str:
        """This person's language."""
        return str(self.person["language"])

    async def load(self) -> None:
        """Load the state anew, with the last messages of every channel."""
        self.state = await self.call("GET", "/page/state")
        self._seq = self.state["seq"]
        places = [*self.state["servers"][0]["channels"], *self.state["dms"]]
        self.channels = {it["id"]: it for it in places}
        for channel in self.channels:
            found = await self.call("GET", f"/page/channels/{channel}/messages?limit=100")
            self.screen[channel] = {it["id"]: it for it in found}
        self._news.set()

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Call the server as the page does."""
        return await told(self._session.request(method, f"{self.address}{path}", json=body))

    # ------------------------------------------------------------------ listening

    async def _listen(self) -> None:
        """Stay connected, whatever happens to the line or the server."""
        while True:
            try:
                url = f"{self.address}/page/live?key={self.key}&after={self._seq}"
                async with self._session.ws_connect(url, max_msg_size=0) as live:
                    async for message in live:
                        await self._hear(message.json())
            except aiohttp.ClientError:
                pass
            await asyncio.sleep(0.1)

    async def _hear(self, event: Json) -> None:
        self._seq = event["seq"]
        kind, data = event["t"], event["d"]
        self.events.append(event)
        if kind == "RESET":
            self.resets += 1
            await self.load()
        elif kind in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            self.screen.setdefault(data["channel_id"], {})[data["id"]] = data
        elif kind == "MESSAGE_DELETE":
            self.screen.get(data["channel_id"], {}).pop(data["id"], None)
        elif kind in ("CHANNEL_CREATE", "CHANNEL_UPDATE"):
            self.channels[data["id"]] = data
        elif kind in ("COMMANDS", "PEOPLE"):
            self.state[kind.lower()] = data
        elif kind == "BOT":
            self.state["bot_ready"] = data["ready"]
        self._news.set()

    async def until(self, what: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Wait until something is so; returns what it is."""
        try:
            async with asyncio.timeout(patience):
                while not (found := what()):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise Failed(f"{self.person['name']} waited in vain for {what}") from None
        return found

    async def news(self, patience: float = 0.5) -> None:
        """Wait until something happens, or for a moment."""
        self._news.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await self._news.wait()

    async def bot_ready(self) -> None:
        """Wait until the bot is connected and has told its commands."""
        await self.until(lambda: self.state["bot_ready"] and self.state["commands"])

    # ------------------------------------------------------------------ places

    @property
    def here(self) -> str:
        """The first text channel."""
        return next(number for number, it in self.channels.items() if it["type"] == 0)

    @property
    def dm(self) -> str:
        """This person's messages with the bot."""
        return str(self.state["dms"][0]["id"])

    def messages(self, channel: str | None = None) -> list[Json]:
        """What is on the screen, the oldest first."""
        found = self.screen.get(channel or self.here, {}).values()
        return sorted(found, key=lambda it: int(it["id"]))

    def public(self, channel: str | None = None) -> list[Json]:
        """What everybody in the channel can read."""
        return [it for it in self.messages(channel) if not it["flags"] & EPHEMERAL]

    # ------------------------------------------------------------------ doing

    async def say(self, text: str, at: str | None = None) -> Json:
        """Say something."""
        said: Json = await self.call("POST", f"/page/channels/{at or self.here}/messages", {"content": text})
        return said

    async def command(self, name: str, /, *, at: str | None = None, **options: Any) -> "Outcome":
        """Type a command: `bloodrage invade` is a command of a group."""
        return await self.interact(COMMAND, at or self.here, self._typed(name, options))

    async def complete(
        self, name: str, option: str, text: str, /, *, at: str | None = None, **filled: Any
    ) -> list[Json]:
        """What is offered while an option is typed."""
        data = self._typed(name, {**filled, option: text}, focused=option)
        outcome = await self.interact(AUTOCOMPLETE, at or self.here, data)
        choices: list[Json] = outcome.data["choices"]
        return choices

    def _typed(self, name: str, options: Json, focused: str | None = None) -> Json:
        first, *rest = name.split()
        command = next((it for it in self.state["commands"] if it["name"] == first), None)
        assert command is not None, f"there is no /{first}"
        node = command
        for word in rest:
            node = next(it for it in node["options"] if it["name"] == word)
        known = {it["name"]: it for it in node.get("options") or []}
        filled: list[Json] = [
            {"name": it, "type": known[it]["type"], "value": value} for it, value in options.items()
        ]
        for it in filled:
            if it["name"] == focused:
                it["focused"] = True
        for word in reversed(rest):
            filled = [{"name": word, "type": SUB_COMMAND, "options": filled}]
        return {"id": command["id"], "name": first, "options": filled}

    async def press(self, message: Json, what: str, *values: str) -> "Outcome":
        """Press a button or choose in a menu: by its label, its verb or its whole custom id."""
        part = pressable(self.now(message), what)
        return await self.press_id(message, part["custom_id"], part["type"], *values)

    async def press_id(self, message: Json, custom_id: str, kind: int, *values: str) -> "Outcome":
        """Press what may be gone by now."""
        data: Json = {"custom_id": custom_id, "component_type": kind}
        if kind != BUTTON:
            data["values"] = list(values)
        return await self.interact(COMPONENT, message["channel_id"], data, message["id"])

    async def fill_in(self, form: "Outcome", **fields: str) -> "Outcome":
        """Fill in a form that was shown; a field that is not named keeps what stood in it."""
        components = [
            {**part, "value": fields.get(part["custom_id"], part.get("value", ""))}
            for part in parts_of(form.data["components"])
            if part.get("custom_id")
        ]
        data = {"id": form.data["id"], "custom_id": form.data["custom_id"], "components": components}
        return await self.interact(FORM, form.channel, data)

    async def interact(self, kind: int, channel: str, data: Json, message: str | None = None) -> "Outcome":
        """Do something with the bot, and wait for what comes of it."""
        self._nonces += 1
        nonce = f"{self.id}-{self._nonces}"
        body = {"type": kind, "channel_id": channel, "data": data, "nonce": nonce, "message_id": message}
        first, resets = len(self.events), self.resets
        answer = await self.call("POST", "/page/interactions", body)
        found = await self.until(lambda: self._outcome(nonce, first) or self.resets > resets)
        if found is True:
            raise Failed(f"{data}: the table went away")
        event, before = found
        shown = before["d"] if before["t"].startswith("MESSAGE") else None
        self.deeds.append(Deed(answer["id"], data, event, shown))
        if event["t"] == "INTERACTION_FAILED":
            raise Failed(f"{data}: {event['d']['reason']}")
        outcome = Outcome(self, event, channel=channel, number=answer["id"], pressed=message)
        if event["d"].get("deferred") and outcome.shown is not None:
            await self.until(lambda: not (outcome.shown or {"flags": 0})["flags"] & LOADING)
        return outcome

    def _outcome(self, nonce: str, first: int) -> tuple[Json, Json] | None:
        """What came of an interaction, and what was told before it."""
        kinds = ("INTERACTION_DONE", "INTERACTION_FAILED", "MODAL", "AUTOCOMPLETE")
        for at in range(first, len(self.events)):
            if self.events[at]["t"] in kinds and self.events[at]["d"]["nonce"] == nonce:
                return self.events[at], self.events[at - 1]
        return None

    def now(self, message: Json) -> Json:
        """A message as it is on the screen now."""
        return self.screen.get(message["channel_id"], {}).get(message["id"], message)

    async def file(self, url: str) -> bytes:
        """A file of a message."""
        async with self._session.get(f"{self.address}{url}") as answer:
            assert answer.status == 200, f"{answer.status}: {url}"
            return await answer.read()


class Outcome:
    """What came of an interaction."""

    def __init__(self, guest: Guest, event: Json, *, channel: str, number: str, pressed: str | None) -> None:
        self._guest = guest
        self.kind, self.data = str(event["t"]), event["d"]
        self.channel = channel
        self._number = number
        self._pressed = pressed

    @property
    def form(self) -> bool:
        """Whether a form is shown."""
        return self.kind == "MODAL"

    @property
    def shown(self) -> Json | None:
        """The message on the screen: the newest answer, or the one whose button was pressed."""
        screen = self._guest.screen.get(self.channel, {})
        answers = [
            it for it in screen.values() if (it.get("interaction_metadata") or {}).get("id") == self._number
        ]
        if answers:
            return max(answers, key=lambda it: int(it["id"]))
        return None if self._pressed is None else screen.get(self._pressed)


async def told(request: Any) -> Any:
    """What the server answers; what it refuses is raised."""
    async with request as answer:
        body = await answer.json() if answer.content_type == "application/json" else await answer.text()
        if answer.status >= 400:
            raise Refused(answer.status, body)
        return body


# ---------------------------------------------------------------------- reading messages


def parts(message: Json) -> Iterator[Any]:
    """The components of a message."""
    return iter(parts_of(message["components"]))


def text_of(message: Json) -> str:
    """All words of a message, with the labels of its buttons and menus, and the words for its pictures."""
    lines = [message["content"]]
    for part in parts(message):
        lines += [str(part[key]) for key in ("content", "label", "placeholder") if part.get(key)]
        lines += [str(item.get("description") or "") for item in part.get("items") or []]
        for option in part.get("options") or []:
            lines += [option["label"], option.get("description") or ""]
    return "\n".join(line for line in lines if line)


def buttons(message: Json) -> list[Any]:
    """The buttons that can be pressed."""
    return [
        it for it in parts(message) if it["type"] == BUTTON and not it.get("disabled") and "custom_id" in it
    ]


def menus(message: Json) -> list[Any]:
    """The menus that can be used."""
    return [it for it in parts(message) if it["type"] == MENU and not it.get("disabled")]


def pressable(message: Json, what: str) -> Any:
    """The button or menu with this label, verb or custom id."""
    for part in [*buttons(message), *menus(message)]:
        if what in (part.get("label"), part["custom_id"], verb_of(part["custom_id"])):
            return part
    raise AssertionError(f"there is no {what!r} to press in: {text_of(message)}")


def has(message: Json, verb: str) -> bool:
    """Whether a message has such a thing to press."""
    return any(verb_of(it["custom_id"]) == verb for it in [*buttons(message), *menus(message)])


def verb_of(custom_id: str) -> str:
    """What a press means to the bot."""
    found = re.match(r"skald:(?:button|menu):([a-z-]+):", custom_id)
    return found[1] if found else custom_id
