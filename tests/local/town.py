"""The local table as a town that answers to the calls of the simulated one: two judges for one test."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self

import pytest

from local import interactions
from local.limits import BUTTON, MENU
from local.records import LOCALES, TEXT_CHANNEL, THREAD, Message
from tests.cogs.town import custom_id_of, draw_in_words
from tests.local.guest import Guest, Outcome
from tests.local.place import Place

LANGUAGES = {locale: language for language, locale in LOCALES.items()}
CALM = 0.005
"""Seconds between two looks whether the bot is done."""


class Seen:
    """A message as it is now."""

    def __init__(self, place: Place, message: Message) -> None:
        self._place = place
        self._last = message
        self.id, self.channel_id = message.id, message.channel
        self.is_ephemeral = message.reader is not None

    def __repr__(self) -> str:
        return f"{self.id}: {self.content} {self.components}"

    @property
    def _now(self) -> Message:
        self._last = self._place.house.world.message(self.channel_id, self.id) or self._last
        return self._last

    @property
    def content(self) -> str:
        return self._now.content

    @property
    def components(self) -> list[dict[str, Any]]:
        return self._now.components


@dataclass
class Form:
    """A form somebody was shown."""

    outcome: Outcome

    @property
    def modal(self) -> dict[str, Any]:
        return dict(self.outcome.data)


@dataclass
class Person:
    """Somebody in the town, at a tab of their own."""

    name: str
    id: int
    key: str
    panel: Seen | None = None
    forms: list[Form] = field(default_factory=list)
    guest: Guest | None = None

    @property
    def member(self) -> Self:
        return self


class LocalTown:
    """The local table, the bot connected to it over the network, and the people."""

    def __init__(self, place: Place, tabs: AsyncExitStack) -> None:
        self._place = place
        self._tabs = tabs
        world = place.house.world
        first = next(it for it in world.channels.values() if it.kind == TEXT_CHANNEL)
        self.channel, self.server = SimpleNamespace(id=first.id), SimpleNamespace(id=world.server)

    @classmethod
    @asynccontextmanager
    async def of(cls, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator["LocalTown"]:
        """A town whose bot is running."""
        draw_in_words(monkeypatch)
        monkeypatch.setattr("table.postman.FIRST_GLANCE", 0)
        monkeypatch.setattr(interactions, "IN_TIME", 60.0)
        async with Place.of(folder, monkeypatch) as place, AsyncExitStack() as tabs:
            await place.start_bot()
            yield cls(place, tabs)

    @property
    def bot(self) -> Any:
        """The bot as it is now."""
        return self._place.bot

    def now(self) -> float:
        """The time."""
        return time.time()

    def settle_in(self, name: str, locale: str = "en-US", *, admin: bool = False) -> Person:
        """Somebody comes to the table."""
        world = self._place.house.world
        known = next((it for it in world.people.values() if it.name == name), None)
        person = known or world.add_person(name, LANGUAGES[locale], keeper=admin)
        person.language, person.keeper = LANGUAGES[locale], admin
        return Person(name, person.id, world.new_key(person))

    # ------------------------------------------------------------------ what people do

    async def command(self, person: Person, name: str, /, *, at: int | None = None, **options: Any) -> Any:
        """Somebody types a command; returns what they are shown, if anything."""
        guest = await self._at_their_tab(person)
        filled = {key: str(it.id) if hasattr(it, "id") else it for key, it in options.items()}
        return await self._seen(person, await guest.command(name, at=str(at or self.channel.id), **filled))

    async def command_by_dm(self, person: Person, name: str, /, **options: Any) -> Any:
        """Somebody types a command to the bot alone."""
        guest = await self._at_their_tab(person)
        return await self._seen(person, await guest.command(name, at=guest.dm, **options))

    async def complete(
        self, person: Person, name: str, option: str, text: str, /, *, at: int | None = None, **filled: Any
    ) -> list[dict[str, Any]]:
        """What is offered while somebody types."""
        guest = await self._at_their_tab(person)
        return await guest.complete(name, option, text, at=str(at or self.channel.id), **filled)

    async def press(self, person: Person, message: Any, what: str, *values: str) -> Any:
        """Somebody presses a button or chooses in a menu: by its label, its verb or its whole custom id."""
        guest = await self._at_their_tab(person)
        pressed = {"id": str(message.id), "channel_id": str(message.channel_id)}
        kind = MENU if values else BUTTON
        return await self._seen(
            person, await guest.press_id(pressed, custom_id_of(message, what), kind, *values)
        )

    async def fill_in(self, person: Person, **fields: str) -> Any:
        """Somebody fills in the form they were just shown."""
        guest = await self._at_their_tab(person)
        return await self._seen(person, await guest.fill_in(person.forms.pop().outcome, **fields))

    async def _at_their_tab(self, person: Person) -> Guest:
        if person.guest is None:
            shape = {"id": str(person.id), "name": person.name}
            guest = Guest(self._place.address, person.key, shape)
            person.guest = await self._tabs.enter_async_context(guest.looking())
        await person.guest.bot_ready()
        return person.guest

    async def _seen(self, person: Person, outcome: Outcome) -> Any:
        """What the person looks at now, when the bot is done."""
        await self.settle()
        if outcome.form:
            person.forms.append(Form(outcome))
            return None
        shown = outcome.shown or {"channel_id": 0, "id": 0}
        message = self._place.house.world.message(int(shown["channel_id"]), int(shown["id"]))
        if message is None:
            return None
        seen = Seen(self._place, message)
        if seen.is_ephemeral:
            person.panel = seen
        return seen

    async def settle(self) -> None:
        """Wait until every letter has arrived."""
        hall = self.bot.hall
        while True:
            async with hall.store.reading() as tx:
                left = await tx.value("SELECT count(*) FROM outbox WHERE not_before <= ?", hall.now())
            if not left:
                return
            await asyncio.sleep(CALM)

    # ------------------------------------------------------------------ what people see

    def messages(self, channel: int | None = None) -> list[Seen]:
        """What everybody can read in a channel, the oldest first."""
        found = self._place.house.world.messages(channel or self.channel.id, None, 1000)
        return [Seen(self._place, message) for message in reversed(found)]

    def dms(self, person: Person) -> list[Seen]:
        """What the bot and a person wrote each other."""
        return self.messages(self._place.house.world.dm_of(person.id).id)

    def threads(self) -> list[int]:
        """The threads of the great hall."""
        return [it.id for it in self._place.house.world.channels.values() if it.kind == THREAD]

    # ------------------------------------------------------------------ life and death

    async def restart(self) -> None:
        """The bot stops and comes back."""
        await self._place.stop_bot()
        await self._place.start_bot()
