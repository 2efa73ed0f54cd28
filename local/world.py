"""The world of the local table: people, channels, messages, commands and interactions, kept in its file."""

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path

import msgspec

from local.records import DM, TEXT_CHANNEL, THREAD, Channel, File, Interaction, Json, Message, Person
from local.snowflakes import COUNTER_BITS, Snowflakes, age_of
from local.store import Store

NAMES = {
    "en": ("Skald’s Hall", "table"),
    "de": ("Skalds Halle", "tisch"),
    "fr": ("La halle de Skald", "table"),
}
"""The server and its first channel, by language."""
FIRST_PEOPLE = (("Astrid", "en"), ("Bjørn", "de"), ("Chloé", "fr"))
BOT_NAME = "Skald"
NONCE_COUNTS = 300
"""Seconds for which a nonce is remembered."""
PRIVATE_KEPT = 24 * 3600
"""Seconds after which a private message is forgotten, at the next start."""
ONE_MESSAGE = "SELECT body FROM messages WHERE id = ?"


class World:
    """All there is. People, channels and commands are few and kept at hand; the rest is read when needed."""

    def __init__(self, path: Path, language: str = "en") -> None:
        self._store = Store(path)
        self.snowflakes = Snowflakes(self._store.value("SELECT max(id) FROM messages") or 0)
        self.people: dict[int, Person] = {}
        self.channels: dict[int, Channel] = {}
        self._keys: dict[str, int] = {}
        self._commands: dict[int | None, list[Json]] = {}
        if self._store.value("SELECT count(*) FROM facts") == 0:
            with self._store.writing():
                self._begin(language)
        self._read()

    def _begin(self, language: str) -> None:
        """An empty table with a few people around it."""
        server, channel = NAMES[language]
        self.bot, self.server = self.snowflakes.new(), self.snowflakes.new()
        facts = {
            "token": secrets.token_urlsafe(32),
            "bot": str(self.bot),
            "server": str(self.server),
            "name": server,
            "language": language,
        }
        for name, value in facts.items():
            self.set_fact(name, value)
        self.add_channel(channel)
        for name, spoken in FIRST_PEOPLE:
            self.add_person(name, spoken, keeper=True)

    def _read(self) -> None:
        self.token = self._known("token")
        self.bot, self.server = int(self._known("bot")), int(self._known("server"))
        self.name, self.language = self._known("name"), self._known("language")
        self._store.run("DELETE FROM messages WHERE reader IS NOT NULL AND id < ?", self._yesterday())
        people = self._store.rows(Person, "SELECT * FROM people ORDER BY id")
        self.people = {person.id: person for person in people}
        channels = self._store.rows(
            Channel,
            "SELECT *, (SELECT max(id) FROM messages WHERE channel = channels.id AND reader IS NULL) AS last"
            " FROM channels ORDER BY id",
        )
        self.channels = {channel.id: channel for channel in channels}
        keys = self._store.rows(Key, "SELECT * FROM keys")
        self._keys = {key.digest: key.person for key in keys}

    def _yesterday(self) -> int:
        """The id that was next a day ago: private messages from before then are forgotten."""
        return self.snowflakes.new() - (PRIVATE_KEPT * 1000 << COUNTER_BITS)

    def close(self) -> None:
        """Close the file."""
        self._store.close()

    # ------------------------------------------------------------------ facts

    def fact(self, name: str) -> str | None:
        """Something remembered."""
        found = self._store.value("SELECT value FROM facts WHERE name = ?", name)
        return None if found is None else str(found)

    def _known(self, name: str) -> str:
        found = self.fact(name)
        assert found is not None
        return found

    def set_fact(self, name: str, value: str) -> None:
        """Remember something."""
        self._store.run("REPLACE INTO facts VALUES (?, ?)", name, value)

    # ------------------------------------------------------------------ people

    def add_person(self, name: str, language: str, *, keeper: bool) -> Person:
        """Somebody new, with a channel for messages with the bot."""
        person = Person(self.snowflakes.new(), name, language, keeper=keeper)
        with self._store.writing():
            self.save_person(person)
            self._save_channel(Channel(self.snowflakes.new(), DM, person=person.id, owner=self.bot))
        return person

    def save_person(self, person: Person) -> None:
        """Keep a person as they are now."""
        self.people[person.id] = person
        self._store.run(
            "INSERT INTO people VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)"
            " DO UPDATE SET name = excluded.name, language = excluded.language, dms_open = excluded.dms_open",
            *msgspec.structs.astuple(person),
        )

    def new_key(self, person: Person) -> str:
        """A key with which a tab can be this person; only its digest is kept."""
        key = secrets.token_urlsafe(24)
        self._keys[digest(key)] = person.id
        self._store.run("INSERT INTO keys VALUES (?, ?)", digest(key), person.id)
        return key

    def holder(self, key: str) -> Person | None:
        """Who holds a key."""
        found = self._keys.get(digest(key))
        return None if found is None else self.people[found]

    # ------------------------------------------------------------------ channels

    def add_channel(self, name: str) -> Channel:
        """A text channel."""
        return self._save_channel(Channel(self.snowflakes.new(), TEXT_CHANNEL, name, owner=self.bot))

    def add_thread(self, parent: Channel, name: str, archive_after: int, start: int | None = None) -> Channel:
        """A thread of a channel; one that starts at a message has its id."""
        number = self.snowflakes.new() if start is None else start
        thread = Channel(number, THREAD, name, parent.id, owner=self.bot, archive_after=archive_after)
        return self._save_channel(thread)

    def _save_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        *columns, _ = msgspec.structs.astuple(channel)
        self._store.run("REPLACE INTO channels VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", *columns)
        return channel

    def change_channel(self, channel: Channel) -> None:
        """Keep a channel as it is now."""
        self._store.run(
            "UPDATE channels SET name = ?, archived = ?, archive_after = ?, denied = ? WHERE id = ?",
            channel.name,
            channel.archived,
            channel.archive_after,
            channel.denied,
            channel.id,
        )

    def dm_of(self, person: int) -> Channel:
        """A person's messages with the bot."""
        return next(channel for channel in self.channels.values() if channel.person == person)

    def sees(self, person: int, channel: Channel) -> bool:
        """Whether somebody can look into a channel."""
        return channel.person is None or channel.person == person

    # ------------------------------------------------------------------ messages

    def message(self, channel: int, number: int) -> Message | None:
        """One message."""
        found = self._store.bodies(Message, ONE_MESSAGE, number)
        return found[0] if found and found[0].channel == channel else None

    def messages(
        self,
        channel: int,
        reader: int | None,
        limit: int,
        before: int | None = None,
        after: int | None = None,
    ) -> list[Message]:
        """The newest messages of a channel that somebody can see (None: the bot), the newest first."""
        return self._store.bodies(
            Message,
            "SELECT body FROM messages WHERE channel = ? AND id < ? AND id > ?"
            " AND (reader IS NULL OR reader = ?) ORDER BY id DESC LIMIT ?",
            channel,
            before or 1 << 62,
            after or 0,
            reader,
            limit,
        )

    def count_messages(self, channel: int) -> int:
        """How many messages of a channel everybody can read."""
        found = self._store.values(
            "SELECT count(*) FROM messages WHERE channel = ? AND reader IS NULL", channel
        )
        return 0 if found is None else int(found[0])

    def posted_with(self, channel: int, author: int, nonce: str) -> Message | None:
        """The message somebody posted with a nonce a short while ago."""
        found = self._store.bodies(
            Message,
            "SELECT body FROM messages WHERE channel = ? AND nonce = ? ORDER BY id DESC LIMIT 1",
            channel,
            nonce,
        )
        fresh = [it for it in found if it.author == author and age_of(it.id) < NONCE_COUNTS]
        return fresh[0] if fresh else None

    def save_message(self, message: Message, contents: Sequence[tuple[File, bytes]] = ()) -> None:
        """Keep a message as it is now; of its files, those it still names and the new ones."""
        with self._store.writing():
            self._store.run(
                "INSERT INTO messages VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (id) DO UPDATE SET body = excluded.body",
                message.id,
                message.channel,
                message.reader,
                message.nonce,
                msgspec.json.encode(message).decode(),
            )
            self._store.run(
                "DELETE FROM files WHERE message = ? AND id NOT IN (SELECT value FROM json_each(?))",
                message.id,
                msgspec.json.encode([file.id for file in message.files]).decode(),
            )
            for file, content in contents:
                values = (file.id, message.id, file.ticket, file.name, file.type, content)
                self._store.run("INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)", *values)
        channel = self.channels[message.channel]
        if message.reader is None:
            channel.last = max(channel.last or 0, message.id)

    def delete_message(self, message: Message) -> None:
        """Take a message away, with its files."""
        self._store.run("DELETE FROM messages WHERE id = ?", message.id)

    def content(self, file: int) -> tuple[str, str, str, bytes] | None:
        """A file: its ticket, its name, its type, its content."""
        found = self._store.values("SELECT ticket, name, type, content FROM files WHERE id = ?", file)
        return None if found is None else (found[0], found[1], found[2], found[3])

    # ------------------------------------------------------------------ reading

    def reads(self, person: int) -> dict[str, str]:
        """By channel the message up to which somebody has read."""
        rows = self._store.rows(Read, "SELECT channel, message FROM reads WHERE person = ?", person)
        return {str(row.channel): str(row.message) for row in rows}

    def set_read(self, person: int, channel: int, message: int) -> None:
        """Somebody has read up to here."""
        self._store.run(
            "INSERT INTO reads VALUES (?, ?, ?)"
            " ON CONFLICT DO UPDATE SET message = max(message, excluded.message)",
            person,
            channel,
            message,
        )

    # ------------------------------------------------------------------ commands and interactions

    def commands(self, server: int | None) -> list[Json]:
        """The commands of everywhere (None) or of a server."""
        if server not in self._commands:
            self._commands[server] = self._store.bodies(
                dict, "SELECT body FROM commands WHERE server IS ? ORDER BY name", server
            )
        return self._commands[server]

    def set_commands(self, server: int | None, commands: Sequence[Json]) -> None:
        """These and no others; told as Discord tells them, with their ids."""
        self._commands.pop(server, None)
        with self._store.writing():
            self._store.run("DELETE FROM commands WHERE server IS ?", server)
            for command in commands:
                body = msgspec.json.encode(command).decode()
                values = (int(command["id"]), server, command["name"], body)
                self._store.run("INSERT INTO commands VALUES (?, ?, ?, ?)", *values)

    def save_interaction(self, interaction: Interaction) -> None:
        """Keep an interaction as it is now."""
        body = msgspec.json.encode(interaction).decode()
        self._store.run("REPLACE INTO interactions VALUES (?, ?, ?)", interaction.id, interaction.token, body)

    def interaction(self, number: int) -> Interaction | None:
        """An interaction."""
        found = self._store.bodies(Interaction, "SELECT body FROM interactions WHERE id = ?", number)
        return found[0] if found else None

    def interaction_with(self, token: str) -> Interaction | None:
        """The interaction of a token."""
        found = self._store.bodies(Interaction, "SELECT body FROM interactions WHERE token = ?", token)
        return found[0] if found else None

    def forget_interactions(self, before: int) -> None:
        """Interactions too old to be answered are of no use."""
        self._store.run("DELETE FROM interactions WHERE id < ?", before)


class Key(msgspec.Struct):
    """Who holds a key."""

    digest: str
    person: int


class Read(msgspec.Struct):
    """How far somebody has read a channel."""

    channel: int
    message: int


def digest(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode(errors="surrogateescape")).hexdigest()
