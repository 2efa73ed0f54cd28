"""Notices: reminders, nudges, votes and reports, composed from a match as it is now."""

import gzip
import io
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ui

from cogs import post
from cogs.doors import Button, layout, rows
from cogs.visit import LONGEST_TEXT, escaped, language_of, title_of, voice_of
from rendering.text import Voice
from table import freeze, letters, timing, votes
from table.postman import Undeliverable
from table.records import LIVE, Letter, MatchRecord
from table.sitting import Sitting
from table.votes import CHOICES, Vote

if TYPE_CHECKING:
    from cogs.skald import Skald

LARGEST_FILE = 8 << 20
"""Discord takes ten million bytes; a larger export is packed."""
STYLES = {
    "yes": discord.ButtonStyle.success,
    "no": discord.ButtonStyle.danger,
    "go-on": discord.ButtonStyle.success,
}


class Asked(msgspec.Struct):
    """What a reminder or a nudge is about."""

    seat: int | None
    question: str | None
    kind: str = ""
    offer: bool = False


class Decided(msgspec.Struct):
    """How a vote ended."""

    kind: votes.Kind
    seat: int
    outcome: str
    message: int | None


class Report(msgspec.Struct):
    """Who says that something is wrong, and what."""

    seat: int
    note: str


class Restarted(msgspec.Struct):
    """Who is asked again."""

    seats: list[int]


def match_of(letter: Letter) -> int:
    """The match a letter is about."""
    assert letter.match is not None
    return letter.match


def link_to(record: MatchRecord, channel: int) -> str:
    """The address of a channel."""
    return f"https://discord.com/channels/{record.server or '@me'}/{channel}"


def link(label: str, address: str) -> ui.ActionRow[Any]:
    """A button that leads to a channel."""
    return ui.ActionRow(ui.Button(label=label, url=address))


# ---------------------------------------------------------------------- time


async def reminder(bot: "Skald", letter: Letter) -> None:
    """To who is awaited, at half time and before the deadline; to the host of a lobby before it closes."""
    asked = msgspec.json.decode(letter.payload, type=Asked)
    person = await bot.hall.known_person(int(letter.lane.removeprefix(letters.lane_of_person(0)[:-1])))
    if person is None:
        return
    async with bot.hall.store.reading() as tx:
        due = await timing.deadlines(tx, match_of(letter))
    async with bot.hall.look(match_of(letter)) as sitting:
        voice = voice_of(sitting, language_of(person, bot.settings.language))
        if asked.kind == timing.LOBBY_WARNING:
            view = lobby_warning(sitting, voice) if sitting.record.host == person.id else None
        elif still_awaited(sitting, asked) and sitting.seats[asked.seat or 0].person == person.id:
            view = reminder_view(sitting, voice, asked.kind, due.get(asked.seat or 0))
        else:
            view = None
    if view is not None:
        await post.dm(bot, person.id, view, letter.id)


def still_awaited(sitting: Sitting, asked: Asked) -> bool:
    """Whether the same question still waits for the same seat."""
    match = sitting.match
    if match is None or match.question_id != asked.question:
        return False
    return asked.seat in [seat.seat for seat in sitting.waiting_for]


def lobby_warning(sitting: Sitting, voice: Voice) -> ui.LayoutView | None:
    """The lobby closes tomorrow."""
    record = sitting.record
    if record.status != "lobby":
        return None
    ends = record.created + timing.LOBBY_LIFE
    text = voice.say("notice-lobby", title=title_of(sitting, voice), when=f"<t:{ends}:R>")
    return layout(ui.TextDisplay(text), link(voice.say("notice-to-the-lobby"), link_to(record, record.home)))


def reminder_view(sitting: Sitting, voice: Voice, kind: str, due: int | None) -> ui.LayoutView:
    """Your move; no word of what is asked."""
    record = sitting.record
    lines = [voice.say(f"notice-{kind}", title=title_of(sitting, voice))]
    if due is not None:
        lines.append(voice.say("notice-due", when=f"<t:{due}:R>"))
    address = link_to(record, record.channel)
    return layout(ui.TextDisplay("\n".join(lines)), link(voice.say("notice-to-the-match"), address))


async def nudge(bot: "Skald", letter: Letter) -> None:
    """In the channel: somebody's time is up; their seat may be offered to others."""
    asked = msgspec.json.decode(letter.payload, type=Asked)
    async with bot.hall.look(match_of(letter)) as sitting:
        if not still_awaited(sitting, asked) or asked.seat is None:
            return
        record, person = sitting.record, sitting.seats[asked.seat].person
        voice = voice_of(sitting, record.language)
        key = "notice-offer" if asked.offer else "notice-nudge"
        text = voice.say(key, title=title_of(sitting, voice), person=f"<@{person}>")
        parts: list[ui.Item[Any]] = [ui.TextDisplay(text)]
        if asked.offer:
            parts += rows([Button.of(voice.say("notice-take-seat"), "offer", record.id, asked.seat)])
        channel = record.channel
    assert person is not None
    await post.send(bot, channel, layout(*parts), letter.id, mentions=[person])


async def restarted(bot: "Skald", letter: Letter) -> None:
    """In the channel: after an update the turn starts over. The board that follows calls who is awaited."""
    told = msgspec.json.decode(letter.payload, type=Restarted)
    async with bot.hall.look(match_of(letter)) as sitting:
        if sitting.record.status not in LIVE:
            return
        voice = voice_of(sitting, sitting.record.language)
        title, seats = title_of(sitting, voice), told.seats
        text = voice.say("notice-restarted", title=title, count=len(seats), seats=seats)
        channel = sitting.record.channel
    await post.send(bot, channel, layout(ui.TextDisplay(text)), letter.id)


# ---------------------------------------------------------------------- votes


async def vote(bot: "Skald", letter: Letter) -> None:
    """The open vote, posted once and then kept up to date."""
    match_id = match_of(letter)
    open_vote = await votes.current(bot.hall, match_id)
    if open_vote is None:
        return
    async with bot.hall.look(match_id) as sitting:
        channel = sitting.record.channel
        view = vote_view(sitting, open_vote, voice_of(sitting, sitting.record.language))
        mentions = open_vote.voters(sitting)
    if open_vote.message is not None and await post.edit(bot, channel, open_vote.message, view):
        return
    message = await post.send(bot, channel, view, letter.id, mentions=mentions)
    await votes.shown(bot.hall, match_id, message, open_vote.about)


def vote_view(sitting: Sitting, open_vote: Vote, voice: Voice) -> ui.LayoutView:
    """What is voted on, who has said what, and a button for each choice."""
    match_id, kind = sitting.record.id, open_vote.about.kind
    voters = open_vote.voters(sitting)
    lines = [
        f"### {title_of(sitting, voice)}",
        voice.say(f"vote-{kind}", seat=open_vote.about.seat),
        "",
        *(voter_line(open_vote, person, voice) for person in voters),
        f"-# {voice.say('vote-how', count=len(voters), most=len(voters) // 2 + 1)}",
    ]
    subject = open_vote.about.subject
    buttons = [
        Button.of(
            voice.say(f"vote-{kind}-{choice}"),
            "vote",
            match_id,
            choice,
            subject,
            style=STYLES.get(choice, discord.ButtonStyle.secondary),
        )
        for choice in CHOICES[kind]
    ]
    if kind == "undo":
        buttons.append(Button.of(voice.say("vote-withdraw"), "withdraw", match_id, subject))
    return layout(ui.TextDisplay("\n".join(lines)), *rows(buttons))


def voter_line(open_vote: Vote, person: int, voice: Voice) -> str:
    """What a voter has said, or that they have not yet."""
    said = open_vote.ballots.get(person)
    if said is None:
        return f"<@{person}> · {voice.say('vote-silent')}"
    return f"<@{person}> · **{voice.say(f'vote-{open_vote.about.kind}-{said}')}**"


async def decided(bot: "Skald", letter: Letter) -> None:
    """The vote's message says how it ended, and has no buttons any more."""
    end = msgspec.json.decode(letter.payload, type=Decided)
    if end.message is None:
        return
    async with bot.hall.look(match_of(letter)) as sitting:
        voice = voice_of(sitting, sitting.record.language)
        lines = [
            f"### {title_of(sitting, voice)}",
            voice.say(f"vote-{end.kind}", seat=end.seat),
            f"**{outcome_words(end, voice)}**",
        ]
        channel = sitting.record.channel
    await post.edit(bot, channel, end.message, layout(ui.TextDisplay("\n".join(lines))))


def outcome_words(end: Decided, voice: Voice) -> str:
    """How a vote ended."""
    if end.outcome in CHOICES[end.kind]:
        return voice.say("vote-decided", choice=voice.say(f"vote-{end.kind}-{end.outcome}"))
    return voice.say(f"vote-{end.outcome}")


# ---------------------------------------------------------------------- to the owner


async def report(bot: "Skald", letter: Letter) -> None:
    """Something seems wrong: the whole match with all its secrets, to the bot's owner and nobody else."""
    told = msgspec.json.decode(letter.payload, type=Report)
    async with post.delivering():
        owners = owners_of(await bot.application_info())
    content = await freeze.export(bot.hall, match_of(letter), told.seat, told.note)
    refusals = []
    for number, owner in enumerate(owners):
        known = await bot.hall.known_person(owner)
        usual = bot.settings.language
        async with bot.hall.look(match_of(letter)) as sitting:
            file = packed(content, sitting.record.id)
            voice = voice_of(sitting, usual if known is None else language_of(known, usual))
            view = report_view(sitting, told, voice, file.filename)
        try:
            await post.dm(bot, owner, view, f"{letter.id} {number}", files=[file])
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


def packed(content: bytes, match_id: int) -> discord.File:
    """An export as a file that Discord takes."""
    if len(content) <= LARGEST_FILE:
        return discord.File(io.BytesIO(content), filename=f"match-{match_id}.json")
    return discord.File(io.BytesIO(gzip.compress(content)), filename=f"match-{match_id}.json.gz")


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


NOTICES: dict[str, Callable[["Skald", Letter], Awaitable[None]]] = {
    letters.REMINDER: reminder,
    letters.NUDGE: nudge,
    letters.RESTARTED: restarted,
    letters.VOTE: vote,
    letters.DECIDED: decided,
    letters.REPORT: report,
}
"""How letters that are not the board, the lobby, the hands or the result are composed and delivered."""
