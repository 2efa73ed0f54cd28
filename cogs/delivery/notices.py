"""Notices: reminders, nudges, and that a turn starts over."""

from typing import TYPE_CHECKING, Any

import msgspec
from discord import ui

from cogs.delivery import post
from cogs.doors import Button, layout, rows
from cogs.visit import language_of, title_of, voice_of
from rendering.text import Voice
from table import letters, timing
from table.records import LIVE, Letter, MatchRecord
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald


class Asked(msgspec.Struct):
    """What a reminder or a nudge is about."""

    seat: int | None
    question: str | None
    kind: str = ""
    offer: bool = False


class Restarted(msgspec.Struct):
    """Who is asked again."""

    seats: list[int]


def link_to(record: MatchRecord, channel: int) -> str:
    """The address of a channel."""
    return f"https://discord.com/channels/{record.server or '@me'}/{channel}"


def link(label: str, address: str) -> ui.ActionRow[Any]:
    """A button that leads to a channel."""
    return ui.ActionRow(ui.Button(label=label, url=address))


async def reminder(bot: "Skald", letter: Letter) -> None:
    """To who is awaited, at half time and before the deadline; to the host of a lobby before it closes."""
    asked = msgspec.json.decode(letter.payload, type=Asked)
    person = await bot.hall.known_person(int(letter.lane.removeprefix(letters.lane_of_person(0)[:-1])))
    if person is None:
        return
    in_public = None
    async with bot.hall.store.reading() as tx:
        due = await timing.deadlines(tx, letter.match_id)
        closes = await timing.lobby_end(tx, letter.match_id)
    async with bot.hall.look(letter.match_id) as sitting:
        voice = voice_of(sitting, language_of(person, bot.settings.language))
        home = sitting.record.home
        if asked.kind == timing.LOBBY_WARNING:
            view = lobby_warning(sitting, voice, closes)
            in_public = lobby_warning(sitting, voice_of(sitting, sitting.record.language), closes, call=True)
        elif still_awaited(sitting, asked) and sitting.seats[asked.seat or 0].person == person.id:
            view = reminder_view(sitting, voice, asked.kind, due.get(asked.seat or 0))
        else:
            view = None
    if view is None:
        return
    try:
        await post.dm(bot, letter, person.id, view)
    except post.DMsClosed:
        if in_public is None:
            raise
        await post.send(bot, letter, home, in_public, mentions=[person.id])


def still_awaited(sitting: Sitting, asked: Asked) -> bool:
    """Whether the same question still waits for the same seat."""
    match = sitting.match
    if match is None or match.question_id != asked.question:
        return False
    return asked.seat in [seat.seat for seat in sitting.waiting_for]


def lobby_warning(
    sitting: Sitting, voice: Voice, closes: int | None, *, call: bool = False
) -> ui.LayoutView | None:
    """The lobby closes tomorrow; the host is called by name where others read it too."""
    record = sitting.record
    if record.status != "lobby" or closes is None:
        return None
    text = voice.say("notice-lobby", title=title_of(sitting, voice), when=f"<t:{closes}:R>")
    if call:
        text = f"<@{record.host}> {text}"
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
    async with bot.hall.look(letter.match_id) as sitting:
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
    await post.send(bot, letter, channel, layout(*parts), mentions=[person])


async def restarted(bot: "Skald", letter: Letter) -> None:
    """In the channel: after an update the turn starts over. The board that follows calls who is awaited."""
    told = msgspec.json.decode(letter.payload, type=Restarted)
    async with bot.hall.look(letter.match_id) as sitting:
        if sitting.record.status not in LIVE:
            return
        voice = voice_of(sitting, sitting.record.language)
        title, seats = title_of(sitting, voice), told.seats
        text = voice.say("notice-restarted", title=title, count=len(seats), seats=seats)
        channel = sitting.record.channel
    await post.send(bot, letter, channel, layout(ui.TextDisplay(text)))
