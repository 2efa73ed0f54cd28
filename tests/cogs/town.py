"""A town to play in: Discord in memory, with people of several languages, around the real bot.

`simcord` is the Discord; here it learns what Skald needs beyond it: people's locales, nonces that count,
one clock for Discord and the table, and patience with tasks that wait for news.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
import pytest
from simcord import actors, interactions
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.backend.models import Interaction, Message
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.env import Env
from simcord.http import router
from simcord.results import InteractionResult, ResponseMessage

from cogs.network import soften
from locales import Words
from rendering.film import RECAP, Moment
from rendering.pictures import Picture, PictureMode
from table import postman
from table.hall import Hall
from tests.cogs import limits

BUTTON, MENU, TEXT, GALLERY = 2, 3, 10, 12
SLEEPERS = ("table.postman.sleep", "table.timekeeper.sleep", "table.opening.sleep")
EPHEMERAL = 1 << 6
CALM = 0.002
"""Seconds between two looks whether the bot is done."""
both_judges = pytest.mark.parametrize("town", ["simulated", "local"], indirect=True)
"""Tests that are held in the simulated Discord and at the local table."""


@dataclass
class Call:
    """A request of the bot, as Discord received it."""

    method: str
    path: str
    body: Any
    files: list[tuple[str, str | None, bytes]]
    reader: int | None
    """The only person who can read what it posts; None if everybody in the channel can."""
    code: int | None = None
    """Discord's error, if it refused."""


class Discord(Env):
    """The simulated Discord."""

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, settle_timeout=30.0)
        self.locales: dict[int, str] = {}
        self.calls: list[Call] = []
        self.said: list[dict[str, Any]] = []
        """Every interaction as it was told to the bot."""
        self.watchers: list[Callable[[Call], None]] = []
        self.silent_to: Callable[[Call], bool] = lambda _: False
        """Which requests are carried out, but the bot never hears of it."""
        self._nonces: dict[tuple[str, str], Any] = {}
        self._tell = self.backend.emit
        self.backend.emit = self._emit  # type: ignore[method-assign]

    def _emit(self, event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            payload["locale"] = self.locales.get(int(user["id"]), "en-US")
            self.said.append(payload)
        self._tell(event, payload)

    async def _settle_internal(self, **how: Any) -> None:
        """Wait until the bot is done. That a private view ends after a quarter of an hour is no work."""
        for task, record in self._work.tasks.items():
            if record.label == "BaseView.__timeout_task_impl":
                task.cancel()
        await super()._settle_internal(**{"idle": CALM, **how})

    def receive(self, real: Callable[..., Any], method: str, path: str, /, **request: Any) -> Any:
        """Take a request of the bot: written down, checked, and a nonce only once."""
        body = request.get("json")
        files = [(file.filename, file.description, read_again(file)) for file in request.get("files") or []]
        call = Call(method, path, body, files, self._reader(path, body))
        self.calls.append(call)
        gone = method == "PATCH" and path.startswith("/channels/") and self._changed(path) is None
        if not gone:
            limits.check(method, path, body, files, self._kept(path, body))
        for watcher in self.watchers:
            watcher(call)
        nonce = (path, str(body["nonce"])) if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is not None and nonce in self._nonces:
            answer = self._nonces[nonce]
        else:
            try:
                answer = real(self.backend, method, path, **request)
            except BackendError as error:
                call.code = error.code
                raise
            if nonce is not None:
                self._nonces[nonce] = answer
        if self.silent_to(call):
            raise ConnectionResetError
        return answer

    def _reader(self, path: str, body: Any) -> int | None:
        kind, first, *rest = path.strip("/").split("/")
        if kind == "channels":
            owners = {channel: person for person, channel in self.backend.dm_channels.items()}
            return owners.get(int(first))
        token = rest[0] if rest else ""
        answered = next((it for it in self.backend.interactions.values() if it.token == token), None)
        if answered is None:
            return None
        private = self._private if kind == "interactions" else partial(self._private_later, rest)
        return answered.user_id if private(answered, body) else None

    def _private(self, interaction: Interaction, body: Any) -> bool:
        """Whether a first response is for one person: a form, a completion, or marked so."""
        if interaction.guild_id is None or body["type"] in (8, 9):
            return True
        if body["type"] in (6, 7):
            return self._is_ephemeral(interaction.channel_id, interaction.source_message_id)
        return bool((body.get("data") or {}).get("flags", 0) & EPHEMERAL)

    def _private_later(self, rest: Sequence[str], interaction: Interaction, body: Any) -> bool:
        if interaction.guild_id is None:
            return True
        if rest[1:] == ["messages", "@original"]:
            message = interaction.message_id or interaction.source_message_id
            return self._is_ephemeral(interaction.channel_id, message)
        if rest[1:2] == ["messages"]:
            return self._is_ephemeral(interaction.channel_id, int(rest[2]))
        return bool((body or {}).get("flags", 0) & EPHEMERAL)

    def _kept(self, path: str, body: Any) -> set[str]:
        """The names of the files that a changed message already has and keeps."""
        changed = self._changed(path)
        if changed is None:
            return set()
        data = (body.get("data") or {}) if path.endswith("/callback") else body or {}
        ids = {str(it.get("id")) for it in data.get("attachments") or []}
        return {
            str(it["filename"])
            for it in changed.attachments
            if data.get("attachments") is None or str(it["id"]) in ids
        }

    def _changed(self, path: str) -> Message | None:
        """The message a request changes, if it is one that changes."""
        kind, first, *rest = path.strip("/").split("/")
        if kind == "channels" and rest[:1] == ["messages"] and len(rest) > 1:
            return self.backend.messages.get(int(first), {}).get(int(rest[1]))
        answered = next((it for it in self.backend.interactions.values() if it.token in rest), None)
        if answered is None:
            return None
        number = answered.message_id or answered.source_message_id
        if rest[1:2] == ["messages"] and rest[2] != "@original":
            number = int(rest[2])
        return self.backend.messages.get(answered.channel_id, {}).get(number or 0)

    def _is_ephemeral(self, channel: int, message: int | None) -> bool:
        return message is not None and self.backend.get_message(channel, message).is_ephemeral


def read_again(file: Any) -> bytes:
    """The bytes of a file that is still to be sent."""
    at = file.fp.tell()
    content: bytes = file.fp.read()
    file.fp.seek(at)
    return content


def sketch(picture: Picture) -> bytes:
    """Instead of a picture what lies on it, in words: quick to make, and it can be read."""
    return repr(picture.scene.items).encode()


def sketched_turns(
    mode: PictureMode, turns: Sequence[Moment], words: Words, names: Sequence[str], **_: object
) -> bytes:
    """Instead of a film or the last turns side by side what lies on each board, and its caption."""
    boards = [mode.board(turn.view, words, names, marks=turn.marks) for turn in turns[-RECAP:]]
    return b"".join(sketch(board) for board in boards) + repr([turn.caption for turn in turns]).encode()


class AtOnce(Executor):
    """Draws where it is asked, so that no thread has to wait for a simulator that never rests."""

    def __init__(self, *_: object, **__: object) -> None:
        super().__init__()

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:  # noqa: BLE001 - whoever waits for the picture is told
            done.set_exception(error)
        return done


def draw_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of pictures and films what lies on them."""
    monkeypatch.setattr("rendering.service.ThreadPoolExecutor", AtOnce)
    monkeypatch.setattr(Picture, "png", sketch)
    monkeypatch.setattr("rendering.service.film", sketched_turns)
    monkeypatch.setattr("rendering.service.recap", sketched_turns)
    monkeypatch.setattr("rendering.service.png", lambda drawn, _: drawn)


@dataclass
class Person:
    """Somebody in the town."""

    name: str
    member: actors.MemberActor
    panel: Message | None = None
    """The private message they look at."""
    forms: list[InteractionResult] = field(default_factory=list)

    @property
    def id(self) -> int:
        return self.member.id


class Trouble(logging.Handler):
    """Keeps what the bot logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.addFilter(soften)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= self.level:
            self.records.append(record)


class Town:
    """Discord, the bot in it, and the people."""

    def __init__(self, make_bot: Callable[[], discord.Client], monkeypatch: pytest.MonkeyPatch) -> None:
        self._make_bot = make_bot
        self.discord = Discord(make_bot())
        self.trouble = Trouble()
        self.people: dict[str, Person] = {}
        monkeypatch.setattr(router, "dispatch", self._dispatch(router.dispatch))
        monkeypatch.setattr("table.opening.Hall", partial(Hall, now=self.now))
        for listener in ("table.postman.soon", "table.timekeeper.soon"):
            monkeypatch.setattr(listener, asyncio.Event.set)
        for sleeper in SLEEPERS:
            monkeypatch.setattr(sleeper, self._sleep)
        draw_in_words(monkeypatch)
        self.server = self.discord.create_guild("Midgard")
        self.channel = self.server.create_text_channel("great-hall")

    def _dispatch(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def dispatch(_: object, method: str, path: str, **request: Any) -> Any:
            return self.discord.receive(real, method, path, **request)

        return dispatch

    async def _sleep(self, seconds: float, until: asyncio.Event) -> None:
        await self.discord.external_wait(postman_sleep(seconds, until), reason="asleep until there is news")

    def now(self) -> float:
        """The time, for Discord and the table."""
        return self.discord.now().timestamp()

    @property
    def bot(self) -> Any:
        """The bot as it is now."""
        return self.discord.bot

    def settle_in(self, name: str, locale: str = "en-US", *, admin: bool = False) -> Person:
        """Somebody moves to the town."""
        user = self.discord.create_user(name.lower(), global_name=name)
        self.discord.locales[user.id] = locale
        roles = []
        if admin:
            allowed = discord.Permissions(manage_guild=True)
            roles = [self.server.create_role("jarl", permissions=allowed)]
        self.people[name] = Person(name, self.server.add_member(user, roles=roles))
        return self.people[name]

    # ------------------------------------------------------------------ what people do

    async def command(
        self, person: Person, name: str, /, *, at: int | None = None, **options: Any
    ) -> Message | None:
        """Somebody types a command; returns what they are shown, if anything."""
        shown = await person.member.slash(self.place(at), name, **options)
        return self._seen(person, shown)

    async def command_by_dm(self, person: Person, name: str, /, **options: Any) -> Message | None:
        """Somebody types a command to the bot alone."""
        return self._seen(person, await person.member.user.slash(name, **options))

    async def complete(
        self, person: Person, name: str, option: str, text: str, /, *, at: int | None = None, **filled: Any
    ) -> list[dict[str, Any]]:
        """What is offered while somebody types."""
        return await person.member.autocomplete(self.place(at), name, option, text, **filled)

    async def press(self, person: Person, message: Message, what: str, *values: str) -> Message | None:
        """Somebody presses a button or chooses in a menu: by its label, its verb or its whole custom id."""
        return await self.press_unseen(person, message, custom_id_of(message, what), *values)

    async def press_unseen(
        self, person: Person, message: Message, custom_id: str, *values: str
    ) -> Message | None:
        """A press of something that may be gone since their screen was drawn."""
        record = self._begin(person, message, custom_id, values)
        await self.discord.settle()
        return self._seen(person, InteractionResult(self.discord, record))

    async def press_at_once(self, *presses: tuple[Person, Message, str, Sequence[str]]) -> None:
        """Several presses, none of which waits for another."""
        begun = [(press[0], self._begin(*press)) for press in presses]
        await self.discord.settle()
        for person, record in begun:
            self._seen(person, InteractionResult(self.discord, record))

    async def press_again(self, said: dict[str, Any]) -> None:
        """Discord tells the bot of the very same interaction a second time."""
        self.discord._tell("INTERACTION_CREATE", said)
        await self.discord.settle()

    async def fill_in(self, person: Person, **fields: str) -> Message | None:
        """Somebody fills in the form they were just shown, by the order of its fields if not by name."""
        form = person.forms.pop()
        actor = person.member if form._interaction.guild_id is not None else person.member.user
        return self._seen(person, await actor.submit_modal(form, fields))

    async def write(self, person: Person, text: str, where: int | None = None) -> None:
        """Somebody talks."""
        await person.member.send(self.place(where), text)

    async def settle(self) -> None:
        """Wait until the bot is done."""
        await self.discord.settle()

    async def wait(self, seconds: float) -> None:
        """Time passes."""
        await self.discord.advance_time(seconds)

    def _begin(self, person: Person, message: Message, custom_id: str, values: Sequence[str]) -> Interaction:
        backend = self.discord.backend
        guild = backend.get_channel(message.channel_id).guild_id
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": MENU if values else BUTTON}
        if values:
            data["values"] = list(values)
        record, payload = interactions.base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=message.channel_id,
            guild_id=guild,
            user_id=person.id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(backend, message))
        if all(part.get("custom_id") != custom_id for part in parts(message)):
            gone = row_with(custom_id, values)
            payload["message"]["components"] = [*payload["message"]["components"], gone]
        record.source_message_id = message.id
        backend.emit("INTERACTION_CREATE", payload)
        return record

    def _seen(self, person: Person, shown: InteractionResult) -> Message | None:
        """Nothing failed; what the person looks at now."""
        assert shown.acknowledged, f"This interaction failed: {self.discord.said[-1].get('data')}"
        self.check()
        if shown.modal is not None:
            person.forms.append(shown)
            return None
        interaction = shown._interaction
        message: Message | None = None
        found: list[ResponseMessage] = [*shown.followups]
        if shown.response is not None:
            found.insert(0, shown.response)
        if found:
            message = found[-1]._message
        elif interaction.source_message_id is not None:
            with suppress(BackendError):
                message = self.discord.backend.get_message(
                    interaction.channel_id, interaction.source_message_id
                )
        if message is not None and message.is_ephemeral:
            person.panel = message
        return message

    def check(self) -> None:
        """The bot is well."""
        self.discord.raise_errors()
        if self.trouble.records:
            record = self.trouble.records[0]
            raise AssertionError(record.getMessage()) from (record.exc_info or (None, None))[1]

    # ------------------------------------------------------------------ what people see

    def place(self, channel: int | None) -> ChannelHandle:
        """A channel or a thread; without a number the great hall."""
        if channel is None:
            return self.channel
        return ChannelHandle(self.discord, self.server, self.discord.backend.get_channel(channel))

    def messages(self, channel: int | None = None) -> list[Message]:
        """What everybody can read in a channel, the oldest first."""
        where = self.channel.id if channel is None else channel
        found = self.discord.backend.messages.get(where, {}).values()
        return sorted((message for message in found if not message.is_ephemeral), key=lambda it: it.id)

    def dms(self, person: Person) -> list[Message]:
        """What the bot and a person wrote each other."""
        channel = self.discord.backend.dm_channels.get(person.id)
        return [] if channel is None else self.messages(channel)

    def threads(self) -> list[int]:
        """The threads of the great hall."""
        return [thread.id for thread in self.channel.threads]

    # ------------------------------------------------------------------ life and death

    async def open(self) -> None:
        """The bot comes to town."""
        logging.getLogger().addHandler(self.trouble)
        await self.discord.start()

    async def restart(self) -> None:
        """The bot stops and comes back; Discord and the store stay as they are."""
        await self.bot.close()
        await self.discord.restart_bot(self._make_bot())
        self.check()

    async def close(self) -> None:
        """The bot leaves."""
        try:
            if self.discord._started:
                await self.discord.settle()
        finally:
            await self.bot.close()
            await self.discord.shutdown()
            logging.getLogger().removeHandler(self.trouble)
        self.check()


postman_sleep = postman.sleep


@asynccontextmanager
async def town_of(
    make_bot: Callable[[], discord.Client], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Town]:
    """A town whose bot is running."""
    town = Town(make_bot, monkeypatch)
    try:
        await town.open()
        yield town
    finally:
        await town.close()


# ---------------------------------------------------------------------- reading messages


def parts(message: Message) -> Iterator[dict[str, Any]]:
    """The components of a message."""
    return walk_components(message.components)


def text_of(message: Message) -> str:
    """All words of a message, with the labels of its buttons and menus."""
    lines = [message.content]
    for part in parts(message):
        lines += [str(part[key]) for key in ("content", "label", "placeholder") if part.get(key)]
        lines += [str(item.get("description") or "") for item in part.get("items") or []]
        for option in part.get("options") or []:
            lines += [option["label"], option.get("description") or ""]
    return "\n".join(line for line in lines if line)


def buttons(message: Message) -> list[dict[str, Any]]:
    """The buttons that can be pressed."""
    return [
        it for it in parts(message) if it["type"] == BUTTON and not it.get("disabled") and "custom_id" in it
    ]


def menus(message: Message) -> list[dict[str, Any]]:
    """The menus that can be used."""
    return [it for it in parts(message) if it["type"] == MENU and not it.get("disabled")]


def custom_id_of(message: Message, what: str) -> str:
    """The button or menu with this label, verb or custom id."""
    for part in [*buttons(message), *menus(message)]:
        custom_id = str(part["custom_id"])
        if what in (part.get("label"), custom_id) or verb_of(custom_id) == what:
            return custom_id
    raise AssertionError(f"there is no {what!r} to press in: {text_of(message)}")


def row_with(custom_id: str, values: Sequence[str]) -> dict[str, Any]:
    """A button or a menu as it was before the message was changed."""
    thing: dict[str, Any] = {"type": BUTTON, "style": 2, "label": "…", "custom_id": custom_id, "id": 901}
    if values:
        options = [{"label": value, "value": value} for value in values]
        thing = {"type": MENU, "options": options, "custom_id": custom_id, "id": 901}
    return {"type": 1, "components": [thing], "id": 900}


def verb_of(custom_id: str) -> str:
    """What a press means."""
    pieces = custom_id.split(":")
    return pieces[2] if pieces[0] == "skald" and len(pieces) > 2 else custom_id
