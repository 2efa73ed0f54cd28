"""The vote in the channel: what is asked, who says what, how it ended."""

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ui

from cogs.delivery import post
from cogs.doors import Button, layout, rows
from cogs.visit import title_of, voice_of
from rendering.text import Voice
from table import votes
from table.records import Letter
from table.sitting import Sitting
from table.votes import CHOICES, Vote

if TYPE_CHECKING:
    from cogs.skald import Skald

STYLES = {
    "yes": discord.ButtonStyle.success,
    "no": discord.ButtonStyle.danger,
    "go-on": discord.ButtonStyle.success,
}


class Asked(msgspec.Struct):
    """Which vote it is, and what about."""

    vote: str
    kind: votes.Kind
    seat: int


class Decided(Asked):
    """How a vote ended."""

    outcome: str
    message: int | None


async def vote(bot: "Skald", letter: Letter) -> None:
    """The open vote, posted once and then kept up to date.

    If it was decided before it was ever tried, nobody needs it; if it was tried, its message must be known to
    the letter that tells the outcome.
    """
    asked = msgspec.json.decode(letter.payload, type=Asked)
    vote = await votes.current(bot.hall, letter.match_id)
    if vote is not None and vote.click != asked.vote:
        vote = None
    if vote is None and not letter.sealed:
        return
    async with bot.hall.look(letter.match_id) as sitting:
        channel, voice = sitting.record.channel, voice_of(sitting, sitting.record.language)
        parts: list[ui.Item[Any]] = [ui.TextDisplay(question(sitting, asked, voice))]
        if vote is not None:
            parts += [ui.TextDisplay(standing(sitting, vote, voice)), *rows(choices(sitting, vote, voice))]
        mentions = [] if vote is None else vote.voters(sitting)
    message = None if vote is None else vote.message
    if message is not None and await post.edit(bot, channel, message, layout(*parts)):
        return
    message = await post.send(bot, letter, channel, layout(*parts), mentions=mentions)
    await votes.shown(bot.hall, letter, asked.vote, message)


def question(sitting: Sitting, asked: Asked, voice: Voice) -> str:
    """What is voted on."""
    return f"### {title_of(sitting, voice)}\n{voice.say(f'vote-{asked.kind}', seat=asked.seat)}"


def standing(sitting: Sitting, vote: Vote, voice: Voice) -> str:
    """Who has said what, and how many it takes."""
    voters = vote.voters(sitting)
    how = voice.say("vote-how", count=len(voters), most=len(voters) // 2 + 1)
    return "\n".join([*(voter_line(vote, person, voice) for person in voters), f"-# {how}"])


def choices(sitting: Sitting, vote: Vote, voice: Voice) -> list[Button]:
    """A button for each choice, and one for who asked."""
    match_id, kind = sitting.record.id, vote.about.kind
    buttons = [
        Button.of(
            voice.say(f"vote-{kind}-{choice}"),
            "vote",
            match_id,
            choice,
            vote.click,
            style=STYLES.get(choice, discord.ButtonStyle.secondary),
        )
        for choice in CHOICES[kind]
    ]
    if kind == "undo":
        buttons.append(Button.of(voice.say("vote-withdraw"), "withdraw", match_id, vote.click))
    return buttons


def voter_line(vote: Vote, person: int, voice: Voice) -> str:
    """What a voter has said, or that they have not yet."""
    said = vote.ballots.get(person)
    if said is None:
        return f"<@{person}> · {voice.say('vote-silent')}"
    return f"<@{person}> · **{voice.say(f'vote-{vote.about.kind}-{said}')}**"


async def decided(bot: "Skald", letter: Letter) -> None:
    """The vote's message says how it ended, and has no buttons any more."""
    end = msgspec.json.decode(letter.payload, type=Decided)
    if end.message is None:
        return
    async with bot.hall.look(letter.match_id) as sitting:
        voice = voice_of(sitting, sitting.record.language)
        text = f"{question(sitting, end, voice)}\n**{outcome_words(end, voice)}**"
        channel = sitting.record.channel
    await post.edit(bot, channel, end.message, layout(ui.TextDisplay(text)))


def outcome_words(end: Decided, voice: Voice) -> str:
    """How a vote ended."""
    if end.outcome in CHOICES[end.kind]:
        return voice.say("vote-decided", choice=voice.say(f"vote-{end.kind}-{end.outcome}"))
    return voice.say(f"vote-{end.outcome}")
