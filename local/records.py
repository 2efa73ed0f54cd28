"""What there is: people, channels, messages, interactions."""

from typing import Any

import msgspec

Json = dict[str, Any]

TEXT_CHANNEL, DM, THREAD = 0, 1, 11
COMMAND, COMPONENT, AUTOCOMPLETE, FORM = 2, 3, 4, 5
"""The types of interactions."""
SAID, REPLY, COMMAND_REPLY = 0, 19, 20
"""The types of messages."""
LOCALES = {"en": "en-US", "de": "de", "fr": "fr"}
"""The languages people choose from, as Discord names them."""


class Person(msgspec.Struct):
    """Somebody at the table."""

    id: int
    name: str
    language: str
    dms_open: bool = True
    keeper: bool = False
    """Came from this machine itself, and may manage the server."""

    @property
    def locale(self) -> str:
        """Their language, as Discord names it."""
        return LOCALES[self.language]


class Channel(msgspec.Struct):
    """A text channel, a thread or somebody's messages with the bot."""

    id: int
    kind: int
    name: str = ""
    parent: int | None = None
    person: int | None = None
    """Whose direct messages these are."""
    owner: int = 0
    archived: bool = False
    archive_after: int = 1440
    denied: int = 0
    """What the bot may not do here, as permission bits."""
    last: int | None = None
    """Its newest message that everybody can read."""


class File(msgspec.Struct):
    """A file of a message; its content is kept apart."""

    id: int
    name: str
    ticket: str
    type: str
    size: int
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(msgspec.Struct):
    """A message."""

    id: int
    channel: int
    author: int
    reader: int | None = None
    """The only person who can see it."""
    kind: int = SAID
    content: str = ""
    components: list[Json] = []
    embeds: list[Json] = []
    files: list[File] = []
    flags: int = 0
    mentions: list[int] = []
    nonce: str | None = None
    edited: str | None = None
    late_edits: int = 0
    interaction: Json | None = None
    reference: Json | None = None


class Interaction(msgspec.Struct):
    """What somebody did, and how far the bot has answered."""

    id: int
    token: str
    kind: int
    person: int
    channel: int
    nonce: str
    message: int | None = None
    """The message whose component was used."""
    name: str = ""
    """The command."""
    answered: int | None = None
    """The type of the first response."""
    response: int | None = None
    """The message of the first response."""
    form: Json | None = None
    """The form that was shown."""
