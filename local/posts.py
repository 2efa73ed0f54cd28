"""Messages: posted, edited, deleted, with their files, within Discord's limits."""

import io
import mimetypes
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image, UnidentifiedImageError

from local import limits, permissions, refusals
from local.bodies import Content, demand_shape
from local.forms import Form
from local.house import House, as_number
from local.limits import COMPONENTS_V2, EPHEMERAL, LOADING
from local.records import (
    COMMAND,
    COMMAND_REPLY,
    REPLY,
    SAID,
    THREAD,
    Channel,
    File,
    Interaction,
    Json,
    Message,
)
from local.snowflakes import age_of, now

SUPPRESS_EMBEDS, SILENT = 1 << 2, 1 << 12
SETTABLE = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
MENTION = re.compile(r"<@!?(\d+)>")
OLD = 3600
MOST_LATE_EDITS = 30
"""How often a message older than an hour may be edited; Discord does not say its number."""


def post(
    house: House, channel: Channel, form: Form, *, author: int, answers: Interaction | None = None
) -> Message:
    """A new message; one that answers an interaction may be for one person alone."""
    body = form.body or {}
    demand_shape(body, Content)
    flags = int(body.get("flags") or 0)
    reader = answers.person if answers is not None and flags & EPHEMERAL else None
    new = form.described(body)
    refusals.demand(faults(body, new, [], flags))
    world = house.world
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        earlier = world.posted_with(channel.id, author, str(body["nonce"]))
        if earlier is not None:
            return earlier
    message = Message(
        world.snowflakes.new(),
        channel.id,
        author,
        reader,
        kind=COMMAND_REPLY if answers is not None and answers.kind == COMMAND else SAID,
        flags=flags & SETTABLE | (EPHEMERAL if reader is not None else 0),
        nonce=None if body.get("nonce") is None else str(body["nonce"]),
        interaction=None if answers is None else house.for_bot.metadata(answers),
    )
    if body.get("message_reference"):
        message.kind, message.reference = REPLY, reference_of(house, channel, body["message_reference"])
    contents = kept(house, new)
    write(house, message, body, [file for file, _ in contents])
    world.save_message(message, contents)
    if channel.kind == THREAD and channel.archived:
        channel.archived = False
        world.change_channel(channel)
    house.tell_message("MESSAGE_CREATE", message)
    return message


def thinking(house: House, channel: Channel, answers: Interaction, *, private: bool) -> Message:
    """A message that is still to come."""
    message = Message(
        house.world.snowflakes.new(),
        channel.id,
        house.world.bot,
        answers.person if private else None,
        kind=COMMAND_REPLY if answers.kind == COMMAND else SAID,
        flags=LOADING | (EPHEMERAL if private else 0),
        interaction=house.for_bot.metadata(answers),
    )
    house.world.save_message(message)
    house.tell_message("MESSAGE_CREATE", message)
    return message


def edit(house: House, message: Message, form: Form) -> Message:
    """Change a message; what is not named stays as it is."""
    body = form.body or {}
    demand_shape(body, Content)
    stays = kept_files(message, body)
    new = form.described(body)
    flags = message.flags | int(body.get("flags") or 0) & COMPONENTS_V2
    refusals.demand(faults(body, new, [file.name for file in stays], flags))
    contents = kept(house, new)
    if message.flags & LOADING:
        message.flags &= ~LOADING
    else:
        message.edited = now()
    message.flags |= flags & COMPONENTS_V2
    write(house, message, body, [*stays, *(file for file, _ in contents)])
    house.world.save_message(message, contents)
    house.tell_message("MESSAGE_UPDATE", message)
    return message


def edit_posted(house: House, message: Message, form: Form) -> Message:
    """Change a message of the bot's own, as long as Discord would let it."""
    if message.author != house.world.bot:
        raise refusals.Refused(403, 50005, "Cannot edit a message authored by another user")
    if age_of(message.id) > OLD:
        if message.late_edits >= MOST_LATE_EDITS:
            raise refusals.edited_too_often()
        message.late_edits += 1
    return edit(house, message, form)


def delete(house: House, message: Message) -> None:
    """Take a message away."""
    house.world.delete_message(message)
    house.tell_deleted(message)


def faults(body: Mapping[str, Any], new: limits.Files, stays: Sequence[str], flags: int) -> limits.Faults:
    """What Discord would not take of a message."""
    yield from limits.file_faults(new)
    yield from limits.count("attachments", "files", len(new) + len(stays), 0, limits.MOST_FILES)
    names = {*stays, *(name for name, _, _ in new)}
    yield from limits.message_faults({**body, "flags": flags}, names)


def needed(form: Form, channel: Channel) -> list[int]:
    """What the bot must be allowed to do to post this."""
    speak = permissions.SEND_IN_THREADS if channel.kind == THREAD else permissions.SEND
    return [speak, *([permissions.ATTACH] if form.files else [])]


def write(house: House, message: Message, body: Mapping[str, Any], files: list[File]) -> None:
    """Put what a body says into a message; one without anything is refused."""
    message.files = files
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = [{"type": "rich", **embed} for embed in body["embeds"] or ()]
    if "components" in body:
        message.components = numbered(body["components"] or [])
    if not (message.content.strip() or message.embeds or message.components or message.files):
        raise refusals.Refused(400, 50006, "Cannot send an empty message")
    message.mentions = mentioned(house, message, body.get("allowed_mentions"))


def mentioned(house: House, message: Message, allowed: Mapping[str, Any] | None) -> list[int]:
    """The people a message notifies: those it names, if it may."""
    texts = [message.content]
    texts += [str(part.get("content", "")) for part in limits.parts_of(message.components)]
    named = dict.fromkeys(int(found) for text in texts for found in MENTION.findall(text))
    if allowed is not None and "users" not in (allowed.get("parse") or ()):
        may = {as_number(person) for person in allowed.get("users") or ()}
        named = dict.fromkeys(person for person in named if person in may)
    return [person for person in named if person in house.world.people or person == house.world.bot]


def kept_files(message: Message, body: Mapping[str, Any]) -> list[File]:
    """The files that a message keeps when it is edited."""
    if body.get("attachments") is None:
        return list(message.files)
    ids = {as_number(it.get("id")) for it in body["attachments"]}
    return [file for file in message.files if file.id in ids]


def kept(house: House, files: limits.Files) -> list[tuple[File, bytes]]:
    """New files with all that is known of them."""
    found = []
    for name, description, content in files:
        width, height = size_of(content)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        ticket = secrets.token_urlsafe(16)
        file = File(
            house.world.snowflakes.new(), name, ticket, kind, len(content), description, width, height
        )
        found.append((file, content))
    return found


def size_of(content: bytes) -> tuple[int | None, int | None]:
    """How wide and high a picture is."""
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None, None


def numbered(components: Sequence[Mapping[str, Any]]) -> list[Json]:
    """Components with an id each, as Discord gives to those that come without."""
    taken = {part.get("id") for part in limits.parts_of(components)}
    fresh = (number for number in range(1, 1 << 20) if number not in taken)

    def number(part: Mapping[str, Any]) -> Json:
        shape: Json = {**part, "id": part.get("id") or next(fresh)}
        if shape.get("components"):
            shape["components"] = [number(it) for it in shape["components"]]
        for key in ("accessory", "component"):
            if shape.get(key):
                shape[key] = number(shape[key])
        return shape

    return [number(part) for part in components]


def reference_of(house: House, channel: Channel, told: Mapping[str, Any]) -> Json:
    """The message that is replied to."""
    replied = house.message(channel, str(told.get("message_id")))
    return {"type": 0, "message_id": str(replied.id), "channel_id": str(channel.id)}
