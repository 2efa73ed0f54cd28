"""Something is wrong: the match goes to who can mend it."""

import gzip
from typing import TYPE_CHECKING

import discord
import msgspec
from discord import ui

from cogs.delivery import post
from cogs.delivery.notices import link, link_to
from cogs.doors import layout
from cogs.visit import LONGEST_TEXT, escaped, language_of, title_of, voice_of
from rendering.text import Voice
from table import freeze
from table.postman import Undeliverable
from table.records import Letter
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

LARGEST_FILE = 8 << 20
"""Discord takes ten million bytes; a larger export is packed."""


class Report(msgspec.Struct):
    """Who says that something is wrong, and what."""

    seat: int
    note: str


async def report(bot: "Skald", letter: Letter) -> None:
    """Something seems wrong: the whole match with all its secrets, to the bot's owner and nobody else."""
    told = msgspec.json.decode(letter.payload, type=Report)
    async with post.delivering():
        owners = owners_of(await bot.application_info())
    export = await freeze.export(bot.hall, letter.match_id, told.seat, told.note)
    name, content = packed(export, letter.match_id)
    refusals = []
    for number, owner in enumerate(owners):
        known = await bot.hall.known_person(owner)
        usual = bot.settings.language
        async with bot.hall.look(letter.match_id) as sitting:
            voice = voice_of(sitting, usual if known is None else language_of(known, usual))
            view = report_view(sitting, told, voice, name)
        try:
            await post.dm(bot, letter, owner, view, files={name: content}, copy=number)
        except Undeliverable as refusal:
            refusals.append(refusal)
    if len(refusals) == len(owners):
        raise refusals[0]


def owners_of(application: discord.AppInfo) -> list[int]:
    """Who runs the bot: one person, or a team."""
    if application.team is None:
        return [application.owner.id]
    accepted = discord.TeamMembershipState.accepted
    return [member.id for member in application.team.members if member.membership_state is accepted]


def packed(export: bytes, match_id: int) -> tuple[str, bytes]:
    """An export as a file that Discord takes."""
    name = f"match-{match_id}.json"
    return (name, export) if len(export) <= LARGEST_FILE else (f"{name}.gz", gzip.compress(export))


def report_view(sitting: Sitting, told: Report, voice: Voice, file: str) -> ui.LayoutView:
    """Who says so, what they say, where, and the match as a file."""
    record = sitting.record
    lines = [voice.say("notice-report", title=title_of(sitting, voice), seat=told.seat)]
    if told.note:
        lines += [f"> {line}" for line in escaped(told.note).splitlines()]
    lines.append(f"-# {voice.say('notice-report-secret')}")
    return layout(
        ui.TextDisplay("\n".join(lines)[:LONGEST_TEXT]),
        ui.File(f"attachment://{file}"),
        link(voice.say("notice-to-the-match"), link_to(record, record.channel)),
    )
