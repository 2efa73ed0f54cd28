"""The hall: all matches in play. It loads, keeps and locks them; each change is one transaction."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import asdict, astuple, replace

from db.store import Store, Transaction
from games.engine import Match, Text
from table import chronicle, clock, letters, results, timing, votes
from table.records import LIVE, Person, Server
from table.refusals import AlreadyDone, BadSetting, NotNow
from table.sitting import Mark, Sitting, load, store, unchanged_events

KEPT_MATCHES = 64
KEPT_PEOPLE = 1024
APPLIED_FOR = 24 * 3600
SWEEP_EVERY = 3600


T = TypeVar("T")


def keep(kept: OrderedDict[int, T], key: int, thing: T, most: int) -> None:
    """Keep something, and forget what was not used for longest."""
    kept[key] = thing
    kept.move_to_end(key)
    while len(kept) > most:
        kept.popitem(last=False)


class Hall:
    """The matches in play over one store."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self._now = now
        self._kept: OrderedDict[int, Sitting] = OrderedDict()
        self._people: OrderedDict[int, Person] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._swept = 0
        self.on_change: list[Callable[[], None]] = []
        """Called whenever letters or timers were written."""

    def now(self) -> int:
        """This moment, in seconds."""
        return int(self._now())

    # ------------------------------------------------------------------ people and servers

    async def person(self, person_id: int, name: str, locale: str | None = None) -> Person:
        """A person, made known at first sight; name and locale are kept fresh."""
        known = await self.known_person(person_id)
        if known is not None and known.name == name and locale in (None, known.locale):
            return known
        async with self.store.transaction() as tx:
            await tx.run(
                "INSERT INTO people (id, name, locale) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE "
                "SET name = excluded.name, locale = coalesce(excluded.locale, locale)",
                person_id,
                name,
                locale,
            )
            found = await tx.one(Person, "SELECT * FROM people WHERE id = ?", person_id)
        assert found is not None
        return self._remembered(found)

    async def known_person(self, person_id: int) -> Person | None:
        """A person who was here before."""
        known = self._people.get(person_id)
        if known is None:
            async with self.store.reading() as tx:
                known = await tx.one(Person, "SELECT * FROM people WHERE id = ?", person_id)
        return None if known is None else self._remembered(known)

    def _remembered(self, person: Person) -> Person:
        """The same person; what is done to them counts when it is saved."""
        keep(self._people, person.id, replace(person), KEPT_PEOPLE)
        return person

    async def save_person(self, person: Person) -> None:
        """Keep a person's settings; their running clocks keep the waking time that is left."""
        fault = clock.fault(person.rest)
        if fault is not None:
            raise BadSetting(setting=fault)
        fields = asdict(person)
        async with self.store.transaction() as tx:
            self._people.pop(person.id, None)
            old = await tx.one(Person, "SELECT * FROM people WHERE id = ?", person.id)
            await tx.run(
                f"UPDATE people SET {', '.join(f'{name} = ?' for name in fields)} WHERE id = ?",  # noqa: S608
                *fields.values(),
                person.id,
            )
            if old is not None and old.rest != person.rest:
                await timing.change_rest(tx, person.id, old.rest, person.rest, self.now())
        self._remembered(person)
        self.changed()

    async def server(self, server_id: int) -> Server:
        """A server's settings."""
        async with self.store.reading() as tx:
            found = await tx.one(Server, "SELECT * FROM servers WHERE id = ?", server_id)
        return found or Server(server_id)

    async def save_server(self, server: Server) -> None:
        """Keep a server's settings."""
        async with self.store.transaction() as tx:
            await tx.run(
                "INSERT OR REPLACE INTO servers (id, language, pace, channels) VALUES (?, ?, ?, ?)",
                server.id,
                server.language,
                server.pace,
                server.channels,
            )

    async def fact(self, name: str) -> str | None:
        """Something the bot remembers of itself."""
        async with self.store.reading() as tx:
            found = await tx.value("SELECT value FROM facts WHERE name = ?", name)
        return None if found is None else str(found)

    async def set_fact(self, name: str, value: str) -> None:
        """Remember something of the bot itself."""
        async with self.store.transaction() as tx:
            await tx.run("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", name, value)

    # ------------------------------------------------------------------ finding matches

    async def match_in(self, channel: int) -> int | None:
        """The match of a channel: the live one, else the last lobby, or else the last that ended there."""
        async with self.store.reading() as tx:
            found = await tx.value(
                "SELECT id FROM matches WHERE channel = ? AND status != 'cancelled' "
                "ORDER BY status = 'over', status = 'lobby', id DESC LIMIT 1",
                channel,
            )
        return None if found is None else int(found)

    async def matches_of(self, person: int) -> list[int]:
        """The live matches a person sits in."""
        async with self.store.reading() as tx:
            return await tx.values(
                "SELECT id FROM matches JOIN seats ON seats.match = matches.id "
                "WHERE person = ? AND status IN ('running', 'paused', 'frozen') ORDER BY id",
                person,
            )

    async def is_first(self, person: int, match_id: int) -> bool:
        """Whether this is a person's first match of its game; a lobby is not played yet."""
        async with self.store.reading() as tx:
            earlier = await tx.value(
                "SELECT 1 FROM seats JOIN matches ON matches.id = seats.match WHERE seats.person = ? "
                "AND matches.id < ? AND matches.status NOT IN ('lobby', 'cancelled') "
                "AND matches.game = (SELECT game FROM matches WHERE id = ?)",
                person,
                match_id,
                match_id,
            )
        return earlier is None

    async def running(self) -> list[int]:
        """All live matches."""
        async with self.store.reading() as tx:
            return await tx.values("SELECT id FROM matches WHERE status IN ('running', 'paused', 'frozen')")

    async def alive_in(self, channel: int) -> list[int]:
        """The matches and lobbies of a channel and of its threads."""
        async with self.store.reading() as tx:
            return await tx.values(
                "SELECT id FROM matches WHERE ? IN (channel, home) "
                "AND status IN ('lobby', 'running', 'paused', 'frozen')",
                channel,
            )

    # ------------------------------------------------------------------ one match at a time

    @asynccontextmanager
    async def look(self, match_id: int) -> AsyncIterator[Sitting]:
        """A match to look at, while nobody changes it."""
        async with self._lock(match_id):
            yield await self._get(match_id)

    @asynccontextmanager
    async def change(self, match_id: int, interaction: str | None = None) -> AsyncIterator[Sitting]:
        """A match to change. What the block does is written with its timers and letters, or undone.

        An interaction counts once: a second one with the same id is refused.
        """
        async with self.writing(match_id, interaction) as (sitting, _):
            yield sitting

    @asynccontextmanager
    async def writing(
        self, match_id: int, interaction: str | None = None
    ) -> AsyncIterator[tuple[Sitting, Transaction]]:
        """Like `change`, with the transaction. The block must not ask the hall or the store for anything."""
        async with self._lock(match_id):
            sitting = await self._get(match_id)
            before = Before(sitting)
            try:
                async with self.applying(interaction) as tx:
                    yield sitting, tx
                    await self._write(tx, sitting, before)
            except BaseException:
                self._kept.pop(match_id, None)
                raise
            if sitting.match is not None:
                sitting.stored = Mark(sitting.match.epoch, sitting.match.steps)
        self.changed()

    def changed(self) -> None:
        """Tell the postman and the timekeeper that there is something new."""
        for listener in self.on_change:
            listener()

    def _lock(self, match_id: int) -> asyncio.Lock:
        """The lock of a match, which lives as long as somebody holds it or waits for it."""
        return self._locks.setdefault(match_id, asyncio.Lock())

    async def _get(self, match_id: int) -> Sitting:
        sitting = self._kept.get(match_id)
        if sitting is None:
            async with self.store.reading() as tx:
                sitting = await load(tx, match_id)
                await self._holders(tx, sitting)
            sitting.secrets = letters.secrets_of(sitting)
        keep(self._kept, match_id, sitting, KEPT_MATCHES)
        return sitting

    async def _holders(self, tx: Transaction, sitting: Sitting) -> dict[int, Person]:
        """By seat the person who holds it; whoever is not remembered is asked for."""
        people = {seat.seat: seat.person for seat in sitting.seats if seat.person is not None}
        if not self._people.keys() >= set(people.values()):
            found = "SELECT people.* FROM people JOIN seats ON seats.person = people.id WHERE match = ?"
            for person in await tx.all(Person, found, sitting.record.id):
                self._remembered(person)
        return {seat: self._people[person] for seat, person in people.items()}

    @asynccontextmanager
    async def applying(self, interaction: str | None) -> AsyncIterator[Transaction]:
        """A transaction for an interaction, which counts once.

        One that was applied before comes to nothing, and whatever went wrong then, the reason is this.
        """
        try:
            async with self.store.transaction() as tx:
                if interaction is not None:
                    await self._apply(tx, interaction)
                yield tx
        except Exception as error:
            if interaction is not None and await self._was_applied(interaction):
                raise AlreadyDone from error
            raise

    async def _apply(self, tx: Transaction, interaction: str) -> None:
        now = self.now()
        await tx.run("INSERT INTO applied (interaction, at) VALUES (?, ?)", interaction, now)
        if now >= self._swept + SWEEP_EVERY:
            self._swept = now
            await tx.run("DELETE FROM applied WHERE at < ?", now - APPLIED_FOR)

    async def _was_applied(self, interaction: str) -> bool:
        async with self.store.reading() as tx:
            return await tx.value("SELECT 1 FROM applied WHERE interaction = ?", interaction) is not None

    async def _write(self, tx: Transaction, sitting: Sitting, before: "Before") -> None:
        record, match = sitting.record, sitting.match
        now = self.now()
        record.changed = now
        if match is not None:
            for seat in sitting.seats:
                seat.policy = match.policies.get(seat.seat)
            await votes.settle(tx, sitting, now)
            if match.over and record.status in LIVE:
                record.status = "over"
                await results.write(tx, sitting, now)
            if match.epoch != before.epoch:
                await self._went_back(tx, sitting)
            record.epoch = match.epoch
            record.orders = msgspec.json.encode(match.orders).decode()
            if letters.news_for_the_channel(sitting, before):
                record.news = len(match.events)
            await store(tx, sitting, now)
        await write_record(tx, sitting, before)
        await timing.set_clocks(tx, sitting, before, await self._holders(tx, sitting), now)
        await letters.write(tx, sitting, before)

    async def _went_back(self, tx: Transaction, sitting: Sitting) -> None:
        """What was told of undone things is untold; if a step had to start over, its players are told."""
        match = sitting.match
        assert match is not None
        events = unchanged_events(sitting.stored, match.steps)
        sitting.record.told = min(sitting.record.told, events)
        sitting.record.news = min(sitting.record.news, events)
        for seat in sitting.seats:
            seat.seen = min(seat.seen, events)
        await chronicle.shorten(tx, sitting.record.id, events)
        if match.restarted:
            match.restarted = False
            await chronicle.write(tx, sitting, Text("chronicle-restarted"), self.now())
            await letters.tell_restarted(tx, sitting)

    # ------------------------------------------------------------------ playing

    async def answer(
        self, match_id: int, person: int, answer: object, *, question: str | None, interaction: str
    ) -> None:
        """A person's answer, applied once."""
        async with self.change(match_id, interaction) as sitting:
            match = playing(sitting)
            match.answer(sitting.seat_of(person), answer, question=question)

    async def back(self, match_id: int, person: int, *, interaction: str) -> None:
        """Undo a person's last answer, as long as nothing stands in the way."""
        async with self.change(match_id, interaction) as sitting:
            match = playing(sitting)
            last = match.last_own_answer(sitting.seat_of(person))
            match.undo(-1 if last is None else last)

    async def order(
        self, match_id: int, person: int, question: str, order: str | None, *, interaction: str
    ) -> None:
        """Give or take back a standing order."""
        async with self.change(match_id, interaction) as sitting:
            playing(sitting).order(sitting.seat_of(person), question, order)

    async def resign(self, match_id: int, person: int, *, interaction: str) -> None:
        """Leave the seat to the computer for good."""
        async with self.writing(match_id, interaction) as (sitting, tx):
            match = playing(sitting)
            seat = sitting.seats[sitting.seat_of(person)]
            await chronicle.write(tx, sitting, Text("chronicle-resigned", {"name": seat.name}), self.now())
            await letters.post_board(tx, sitting)
            await results.write_resigned(tx, sitting, seat.seat, self.now())
            await letters.take_hand_away(tx, match_id, seat)
            match.drop(seat.seat)
            seat.person = None


def playing(sitting: Sitting) -> Match:
    """The rules' match, if it can be played now."""
    if sitting.match is None or sitting.record.status != "running":
        raise NotNow(status=sitting.record.status)
    return sitting.match


def begun(sitting: Sitting) -> Match:
    """The rules' match, if there is one yet."""
    if sitting.match is None:
        raise NotNow(status=sitting.record.status)
    return sitting.match


class Before:
    """How a match was before a change."""

    def __init__(self, sitting: Sitting) -> None:
        match = sitting.match
        self.record = replace(sitting.record)
        self.seats = [replace(seat) for seat in sitting.seats]
        self.epoch = sitting.stored.epoch
        self.steps = len(sitting.stored.steps)
        self.status = sitting.record.status
        self.pace = sitting.record.pace
        self.told = sitting.record.told
        self.face = letters.face_of(sitting)
        self.asked = {seat.seat: seat.person for seat in sitting.asked}
        if match is not None and match.epoch != self.epoch:
            self.asked = {}  # its step has just started over: what was asked in the store is gone
        self.waiting = [seat.seat for seat in sitting.waiting_for]
        self.question = None if match is None else match.question_id
        self.number = sitting.question_number
        self.secrets = sitting.secrets


async def write_record(tx: Transaction, sitting: Sitting, before: Before) -> None:
    """Keep what has become different about the record and the seats."""
    match_id = sitting.record.id
    new = {
        name: value for name, value in asdict(sitting.record).items() if value != getattr(before.record, name)
    }
    if new:
        columns = ", ".join(f"{name} = ?" for name in new)
        update = f"UPDATE matches SET {columns} WHERE id = ?"  # noqa: S608 - the names are the struct's own
        await tx.run(update, *new.values(), match_id)
    await tx.run_many(
        "INSERT OR REPLACE INTO seats "
        "(match, seat, person, name, policy, click, seen, hand_message, hand_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [astuple(seat) for seat in sitting.seats if seat not in before.seats],
    )
    if len(sitting.seats) < len(before.seats):
        await tx.run("DELETE FROM seats WHERE match = ? AND seat >= ?", match_id, len(sitting.seats))
