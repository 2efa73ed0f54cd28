"""The shape of what the bot sends: checked once, so that everybody else may look into it."""

from typing import Any

import msgspec

from local.limits import Fault
from local.refusals import bad_form

Json = dict[str, Any]


class Option(msgspec.Struct):
    """An option of a menu."""

    value: str | None = None


class Item(msgspec.Struct):
    """A picture of a gallery."""

    media: Json | None = None


class Part(msgspec.Struct):
    """A component."""

    type: int
    id: int | None = None
    custom_id: str | None = None
    components: list["Part"] | None = None
    accessory: "Part | None" = None
    component: "Part | None" = None
    options: list[Option] | None = None
    items: list[Item] | None = None
    media: Json | None = None
    file: Json | None = None
    min_values: int | None = None
    max_values: int | None = None
    min_length: int | None = None
    max_length: int | None = None


class Words(msgspec.Struct):
    """A part of an embed."""

    name: str | None = None
    value: str | None = None
    text: str | None = None


class Embed(msgspec.Struct):
    """An embed."""

    title: str | None = None
    description: str | None = None
    footer: Words | None = None
    author: Words | None = None
    fields: list[Words] | None = None


class Attachment(msgspec.Struct):
    """What is told of a file."""

    id: str | int | None = None
    filename: str | None = None
    description: str | None = None


class Mentions(msgspec.Struct):
    """Who may be notified."""

    parse: list[str] | None = None
    users: list[str | int] | None = None


class Content(msgspec.Struct):
    """What a message, a form or a completion says."""

    content: str | None = None
    flags: int | None = None
    nonce: str | int | None = None
    components: list[Part] | None = None
    embeds: list[Embed] | None = None
    attachments: list[Attachment] | None = None
    allowed_mentions: Mentions | None = None
    message_reference: Json | None = None
    choices: list[Json] | None = None


class Response(msgspec.Struct):
    """A first response."""

    type: int
    data: Content | None = None


class Command(msgspec.Struct):
    """A command, a group or an option."""

    name: str
    options: list["Command"] | None = None
    choices: list[Json] | None = None
    name_localizations: dict[str, str] | None = None
    description_localizations: dict[str, str] | None = None


def demand_shape(body: Any, shape: type[Any]) -> None:
    """Raise unless a body has this shape."""
    try:
        msgspec.convert(body, shape)
    except msgspec.ValidationError as error:
        says, _, where = str(error).partition(" - at `$")
        steps = where.rstrip("`").replace("[", ".").replace("]", "").strip(".")
        raise bad_form([Fault(steps, says, "BASE_TYPE_BAD_TYPE")]) from error
