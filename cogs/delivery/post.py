"""Posting: messages to channels and people, each once, and what Discord's refusals mean for a letter."""

import io
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.network import CUT
from table import letters
from table.postman import TryLater, Undeliverable
from table.records import Letter

if TYPE_CHECKING:
    from cogs.skald import Skald

DMS_CLOSED = 50007
TOO_OLD_TO_EDIT = 30046
SERVER_TROUBLE = 500
TOO_MANY = 429
A_WHILE = 30
NO_FILES: Mapping[str, bytes] = {}


class DMsClosed(Undeliverable):
    """This person takes no messages from the bot."""


@asynccontextmanager
async def delivering() -> AsyncIterator[None]:
    """What Discord refuses for now is tried again; what it refuses for good is thrown away."""
    try:
        yield
    except discord.RateLimited as error:
        raise TryLater(error.retry_after) from error
    except discord.HTTPException as error:
        if error.code == DMS_CLOSED:
            raise DMsClosed("the DMs are closed") from error
        passing = error.status >= SERVER_TROUBLE or error.status == TOO_MANY
        if passing and error.code != TOO_OLD_TO_EDIT:
            raise TryLater(A_WHILE if error.status == TOO_MANY else 2) from error
        raise Undeliverable(f"{error.status} {error.code}") from error
    except CUT as error:
        raise TryLater(2) from error


async def send(
    bot: "Skald",
    letter: Letter,
    channel: int,
    view: ui.LayoutView,
    *,
    files: Mapping[str, bytes] = NO_FILES,
    mentions: Sequence[int] = (),
    copy: int = 0,
) -> int:
    """The message a letter makes in a channel, once however often it is tried; returns its id.

    If Discord may have it from an earlier try, it answers with the message there is, and that is brought up
    to date. A letter that makes several messages numbers the copies.
    """
    if not letter.sealed:
        async with bot.hall.store.transaction() as tx:
            await letters.seal(tx, letter)
    async with delivering():
        message = await bot.get_partial_messageable(channel).send(
            view=view,
            nonce=f"letter {letter.id}.{copy}",
            files=attached(files),
            allowed_mentions=only(mentions),
        )
    if letter.sealed:
        await edit(bot, channel, message.id, view, files)
    return message.id


async def edit(
    bot: "Skald", channel: int, message: int, view: ui.LayoutView, files: Mapping[str, bytes] | None = None
) -> bool:
    """Change a message; False if it is gone or too old to be changed. Without files, its own stay."""
    target = bot.get_partial_messageable(channel).get_partial_message(message)
    try:
        async with delivering():
            if files is None:
                await target.edit(view=view)
            else:
                await target.edit(view=view, attachments=attached(files))
    except Undeliverable:
        return False
    return True


async def delete(bot: "Skald", channel: int, message: int) -> None:
    """Take a message away, if it is still there."""
    try:
        async with delivering():
            await bot.get_partial_messageable(channel).get_partial_message(message).delete()
    except Undeliverable:
        return


async def dm_channel(bot: "Skald", person: int) -> int:
    """The channel of a person's direct messages; raises DMsClosed if it is known that they take none."""
    known = await bot.hall.known_person(person)
    if known is not None and known.dms_closed:
        raise DMsClosed("the DMs are closed")
    async with delivering():
        return (await bot.create_dm(discord.Object(person))).id


async def dm(
    bot: "Skald",
    letter: Letter,
    person: int,
    view: ui.LayoutView,
    *,
    files: Mapping[str, bytes] = NO_FILES,
    copy: int = 0,
) -> int:
    """The direct message a letter makes, once; that somebody takes none is remembered."""
    try:
        return await send(bot, letter, await dm_channel(bot, person), view, files=files, copy=copy)
    except DMsClosed:
        await remember_closed(bot, person)
        raise


async def remember_closed(bot: "Skald", person: int) -> None:
    """Do not try again; the person is told at their next click."""
    known = await bot.hall.known_person(person)
    if known is not None and not known.dms_closed:
        known.dms_closed, known.dms_told = True, False
        await bot.hall.save_person(known)


def only(people: Sequence[int]) -> discord.AllowedMentions:
    """Notify these and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(person) for person in people], replied_user=False
    )


def attached(files: Mapping[str, bytes]) -> list[discord.File]:
    """Files by name, as Discord takes them."""
    return [discord.File(io.BytesIO(content), filename=name) for name, content in files.items()]
