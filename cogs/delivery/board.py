"""The board in the channel: what happened, how things stand, whose move it is."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ui

from cogs import gallery, saga
from cogs.delivery import post
from cogs.doors import Button, layout, rows
from cogs.gallery import shown, tried
from cogs.panel import fitted
from cogs.visit import title_of, voice_of
from rendering.film import places
from rendering.pictures import Marks
from rendering.registry import text_mode
from rendering.text import Voice
from table import chronicle, letters, timing
from table.hall import begun
from table.postman import Undeliverable
from table.records import Letter
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

LONGEST_STORY = 1400
LONGEST_BOARD = 1900
PRIMARY = discord.ButtonStyle.primary


class Told(msgspec.Struct):
    """What a board's letter tells, and what the channel had been told before."""

    story: list[str]
    places: tuple[str, ...]
    events: int
    lines: int
    until: int = 0
    """How many events there are with these."""


class Retired(msgspec.Struct):
    """A board that another has taken the place of."""

    message: int
    text: str
    alt: str | None
    reveal: str | None = None


async def board(bot: "Skald", letter: Letter) -> None:
    """The story since the last board, and the board as it is now; if a newer one waits, the story alone."""
    told = await tell(bot, letter)
    async with bot.hall.look(letter.match_id) as sitting:
        async with bot.hall.store.reading() as tx:
            deadlines = await timing.deadlines(tx, letter.match_id)
            latest = await letters.is_newest(tx, letter)
        game, names, channel = sitting.game, sitting.names, sitting.record.channel
        voice = voice_of(sitting, sitting.record.language)
        title, now = title_of(sitting, voice), begun(sitting).view(None)
        move, buttons = whose_move(sitting, voice, deadlines), board_buttons(sitting, voice)
        awaited_now = calls(sitting)
        called = msgspec.json.decode(sitting.record.called, type=dict[int, str])
        mentions = [person for person, question in awaited_now.items() if called.get(person) != question]
        awaited = tuple(seat.seat for seat in sitting.waiting_for)
        until = min(told.until, sitting.record.news)
        seen = [event for event in begun(sitting).events[:until] if event.seats is None]
        fresh = sum(event.seats is None for event in begun(sitting).events[: told.events])
    revealed = await tried(bot.pictures.reveal(game, now, voice.words, names, events=seen, first=fresh))
    reveal = revealed.alt if revealed else None
    files = {gallery.REVEAL: revealed.png} if revealed else {}
    try:
        if not latest:
            story = board_text(title, told.story, [], voice)
            await post.send(bot, letter, channel, board_view(story, None, reveal=reveal), files=files)
            return
        marks, purpose = Marks(last=told.places, awaited=awaited), ("channel", letter.match_id)
        drawn = await tried(bot.pictures.board(game, now, voice.words, names, marks=marks, purpose=purpose))
        files |= {gallery.BOARD: drawn.png} if drawn else {}
        in_words = [] if drawn else text_mode(game).board(now, voice.words, voice.names)
        text, alt = board_text(title, told.story, in_words, voice), drawn.alt if drawn else None
        view = board_view(text, alt, move, buttons, reveal=reveal)
        message = await post.send(bot, letter, channel, view, files=files, mentions=mentions)
    except Undeliverable:
        await untell(bot, letter, told)
        raise
    async with bot.hall.writing(letter.match_id) as (sitting, tx):
        record = sitting.record
        if record.board_message is not None:
            old = Retired(record.board_message, record.board_text, record.board_alt, record.reveal_alt)
            await letters.post(
                tx, letter.lane, letters.RETIRE, letter.match_id, **msgspec.structs.asdict(old)
            )
        record.board_message, record.board_text = message, text
        record.board_alt, record.reveal_alt = alt, reveal
        record.called = msgspec.json.encode(awaited_now).decode()
        await letters.arrived(tx, letter)


def calls(sitting: Sitting) -> dict[int, str]:
    """Who is awaited, and by which question."""
    question = begun(sitting).question_id
    return {seat.person: question for seat in sitting.waiting_for if seat.person is not None}


async def tell(bot: "Skald", letter: Letter) -> Told:
    """What this letter tells: written into it, and counted as told, before it is first tried."""
    if not letter.blank:
        return msgspec.json.decode(letter.payload, type=Told)
    async with bot.hall.writing(letter.match_id) as (sitting, tx):
        record = sitting.record
        events = begun(sitting).events[record.told : record.news]
        lines = [line for line in await chronicle.read(tx, letter.match_id) if line.id > record.lines_told]
        voice = voice_of(sitting, record.language)
        story = saga.in_short(events, record.told, lines, voice, sitting.game.asides)
        until = record.told + len(events)
        told = Told(story, places(events), record.told, record.lines_told, until)
        await letters.fill(tx, letter, told)
        record.told = max(record.told, record.news)
        record.lines_told = max([record.lines_told, *(line.id for line in lines)])
    return told


async def untell(bot: "Skald", letter: Letter, told: Told) -> None:
    """The channel cannot be reached: the next board tells this too."""
    async with bot.hall.writing(letter.match_id) as (sitting, tx):
        record = sitting.record
        record.told, record.lines_told = min(record.told, told.events), min(record.lines_told, told.lines)
        await letters.arrived(tx, letter)


async def waiting(bot: "Skald", letter: Letter) -> None:
    """Somebody has answered while others are awaited: the board's message says who is left.

    If that cannot be changed any more, there is a new one.
    """
    async with bot.hall.look(letter.match_id) as sitting:
        async with bot.hall.store.reading() as tx:
            deadlines = await timing.deadlines(tx, letter.match_id)
        record, voice = sitting.record, voice_of(sitting, sitting.record.language)
        move, buttons = whose_move(sitting, voice, deadlines), board_buttons(sitting, voice)
        view = board_view(record.board_text, record.board_alt, move, buttons, reveal=record.reveal_alt)
        channel, message = record.channel, record.board_message
    if message is not None and not await post.edit(bot, channel, message, view):
        async with bot.hall.writing(letter.match_id) as (sitting, tx):
            await letters.post_board(tx, sitting)


async def retire(bot: "Skald", letter: Letter) -> None:
    """An old board keeps its story and its picture, and loses its buttons."""
    old = msgspec.json.decode(letter.payload, type=Retired)
    async with bot.hall.look(letter.match_id) as sitting:
        channel = sitting.record.channel
    await post.edit(bot, channel, old.message, board_view(old.text, old.alt, reveal=old.reveal))


def board_text(title: str, story: Sequence[str], in_words: Sequence[str], voice: Voice) -> str:
    """What happened, and without a picture the board in words."""
    more = voice.say("play-more")
    told = newest(story, LONGEST_STORY, more)
    return "\n".join(
        [f"### {title}", told, *(["", fitted(in_words, LONGEST_BOARD, more)] if in_words else [])]
    )


def newest(lines: Sequence[str], most: int, more: str) -> str:
    """As many whole lines from the last backwards as fit; if some do not, the first says so."""
    kept: list[str] = []
    room = most - len(more) - 1
    for line in reversed(lines):
        if len(line) + 1 > room:
            return "\n".join([more, *reversed(kept)])
        kept.append(line)
        room -= len(line) + 1
    return "\n".join(reversed(kept))


def board_view(
    text: str,
    alt: str | None,
    move: Sequence[str] = (),
    buttons: Sequence[Button] = (),
    *,
    reveal: str | None = None,
) -> ui.LayoutView:
    """The board's message: the story, the pictures there are, whose move it is, the buttons."""
    parts: list[ui.Item[Any]] = [ui.TextDisplay(text or "…")]
    if reveal:
        parts.append(shown(gallery.REVEAL, reveal))
    if alt:
        parts.append(shown(gallery.BOARD, alt))
    if move:
        parts.append(ui.TextDisplay("\n".join(move)))
    return layout(*parts, *rows(buttons))


def board_buttons(sitting: Sitting, voice: Voice) -> list[Button]:
    """The five buttons below the board."""
    match_id, running = sitting.record.id, sitting.record.status == "running"
    verbs = ["turn", "hand", "board", "saga", "help"] if running else ["board", "saga", "help"]
    return [
        Button.of(
            voice.say(f"button-{verb}"),
            verb,
            match_id,
            style=PRIMARY if verb == "turn" else discord.ButtonStyle.secondary,
        )
        for verb in verbs
    ]


def whose_move(sitting: Sitting, voice: Voice, deadlines: dict[int, int]) -> list[str]:
    """Who is awaited, mentioned, and until when; or why nothing moves."""
    match, status = begun(sitting), sitting.record.status
    if status != "running":
        return [voice.say("panel-status", status=status)]
    lines = []
    for seat in sitting.waiting_for:
        question = match.question(seat.seat)
        assert question is not None
        names = list(voice.names)
        names[seat.seat] = f"<@{seat.person}>"
        line = voice.words.say(question.sentence_for_others, names)
        if seat.seat in deadlines:
            line += " · " + voice.say("play-deadline", when=f"<t:{deadlines[seat.seat]}:R>")
        lines.append(line)
    return lines or [voice.say("panel-status", status=status)]
