"""Delivers letters: the lobby, the board after each move, hands by DM, the result."""

import io
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ui

from cogs import post, saga
from cogs.doors import Button, layout, rows
from cogs.hands import hand_view
from cogs.lobby_view import lobby_view
from cogs.notices import NOTICES
from cogs.panel import fitted
from cogs.visit import language_of, title_of, voice_of
from rendering.registry import text_mode
from rendering.text import Voice
from table import chronicle, letters, timing
from table.hall import begun
from table.postman import Undeliverable
from table.records import Letter, Person, Seat
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

FRESH = 3600
"""Seconds after which Discord lets a message be edited only a few times."""
LONGEST_STORY = 1400
LONGEST_BOARD = 2100
BOARD_FILE = "board.png"
PRIMARY = discord.ButtonStyle.primary


class Delivery:
    """How each kind of letter is composed from its match as it is now, and posted."""

    def __init__(self, bot: "Skald") -> None:
        self._bot = bot
        self._kinds: dict[str, Callable[[Letter], Awaitable[None]]] = {
            letters.LOBBY: self.lobby,
            letters.BOARD: self.board,
            letters.WAITING: self.waiting,
            letters.HAND: self.hand,
            letters.RESULT: self.result,
        }

    async def deliver(self, letter: Letter) -> None:
        """Compose and post a letter."""
        if letter.kind in self._kinds:
            await self._kinds[letter.kind](letter)
        elif letter.kind in NOTICES:
            await NOTICES[letter.kind](self._bot, letter)
        else:
            raise Undeliverable(f"nobody delivers letters of the kind {letter.kind}")

    # ------------------------------------------------------------------ the lobby

    async def lobby(self, letter: Letter) -> None:
        """The lobby's message, posted once and then kept up to date."""
        assert letter.match is not None
        async with self._bot.hall.look(letter.match) as sitting:
            view = lobby_view(sitting, voice_of(sitting, sitting.record.language))
            home, message = sitting.record.home, sitting.record.lobby_message
        if message is not None:
            await post.edit(self._bot, home, message, view)
            return
        message = await post.send(self._bot, home, view, letter.id)
        async with self._bot.hall.change(letter.match) as sitting:
            sitting.record.lobby_message = message

    # ------------------------------------------------------------------ the board

    async def board(self, letter: Letter) -> None:
        """What happened, the board, and whose move it is; the message before loses its buttons."""
        assert letter.match is not None
        hall = self._bot.hall
        async with hall.look(letter.match) as sitting:
            record, match = sitting.record, begun(sitting)
            voice = voice_of(sitting, record.language)
            async with hall.store.reading() as tx:
                lines = [
                    line for line in await chronicle.read(tx, letter.match) if line.id > record.lines_told
                ]
                deadlines = await timing.deadlines(tx, letter.match)
            epoch, news = match.epoch, record.news
            story = list(saga.told(match.events[record.told : news], record.told, lines, None, voice))
            text = board_text(sitting, voice, story)
            view = board_view(sitting, voice, text, deadlines)
            mentions = [seat.person for seat in sitting.waiting_for if seat.person is not None]
            channel, old = record.channel, record.board_message
            old_view = told_board(record.board_text)
        message = await post.send(self._bot, channel, view, letter.id, mentions=mentions)
        async with hall.change(letter.match) as sitting:
            record, match = sitting.record, begun(sitting)
            record.board_message, record.board_text = message, text
            if lines:
                record.lines_told = lines[-1].id
            if match.epoch == epoch:
                record.told = max(record.told, news)
        if old is not None and old != message:
            await post.edit(self._bot, channel, old, old_view)

    async def waiting(self, letter: Letter) -> None:
        """Somebody has answered while others are awaited: the board's message says who is left."""
        assert letter.match is not None
        hall = self._bot.hall
        async with hall.look(letter.match) as sitting:
            record = sitting.record
            async with hall.store.reading() as tx:
                deadlines = await timing.deadlines(tx, letter.match)
            voice = voice_of(sitting, record.language)
            view = board_view(sitting, voice, record.board_text, deadlines)
            channel, message = record.channel, record.board_message
        if message is not None:
            await post.edit(self._bot, channel, message, view)

    # ------------------------------------------------------------------ hands

    async def hand(self, letter: Letter) -> None:
        """A player's own cards and secret question: edited while fresh, posted anew when old."""
        assert letter.match is not None
        hall, bot = self._bot.hall, self._bot
        number = int(msgspec.json.decode(letter.payload)["seat"])
        holder = await self._holder(letter.match, number)
        if holder is None:
            return
        person, seat = holder
        async with hall.look(letter.match) as sitting:
            if sitting.seats[number].person != person.id:
                return
            view = hand_view(sitting, number, language_of(person, bot.settings.language), direct=True)
        old, fresh = seat.hand_message, hall.now() - (seat.hand_at or 0) < FRESH
        if old is not None and fresh and await self._edit_hand(person, old, view):
            return
        message = await post.dm(bot, person.id, view, letter.id)
        async with hall.change(letter.match) as sitting:
            if sitting.seats[number].person == person.id:
                sitting.seats[number].hand_message = message
                sitting.seats[number].hand_at = hall.now()
        if old is not None and old != message:
            await post.delete(bot, await post.dm_channel(bot, person.id), old)

    async def _holder(self, match_id: int, seat: int) -> tuple[Person, Seat] | None:
        async with self._bot.hall.look(match_id) as sitting:
            place = sitting.seats[seat]
        person = None if place.person is None else await self._bot.hall.known_person(place.person)
        return None if person is None else (person, place)

    async def _edit_hand(self, person: Person, message: int, view: ui.LayoutView) -> bool:
        channel = await post.dm_channel(self._bot, person.id)
        return await post.edit(self._bot, channel, message, view)

    # ------------------------------------------------------------------ the end

    async def result(self, letter: Letter) -> None:
        """The table of points, the saga as a file, and the way to a rematch."""
        assert letter.match is not None
        hall = self._bot.hall
        async with hall.look(letter.match) as sitting:
            voice = voice_of(sitting, sitting.record.language)
            async with hall.store.reading() as tx:
                lines = await chronicle.read(tx, letter.match)
            story = list(saga.told(begun(sitting).events, 0, lines, None, voice))
            view = result_view(sitting, voice)
            channel = sitting.record.channel
        file = discord.File(io.BytesIO(saga.plain(story).encode()), filename="saga.txt")
        await post.send(self._bot, channel, view, letter.id, files=[file])


def board_text(sitting: Sitting, voice: Voice, story: Sequence[str]) -> str:
    """What happened, and the board in words."""
    more = voice.say("play-more")
    board = text_mode(sitting.game).board(begun(sitting).view(None), voice.words, voice.names)
    head = f"### {title_of(sitting, voice)}"
    return "\n".join([head, newest(story, LONGEST_STORY, more), "", fitted(board, LONGEST_BOARD, more)])


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


def board_view(sitting: Sitting, voice: Voice, text: str, deadlines: dict[int, int]) -> ui.LayoutView:
    """The board's message with whose move it is and the buttons."""
    return layout(
        ui.TextDisplay(text or f"### {title_of(sitting, voice)}"),
        ui.Separator(),
        ui.TextDisplay("\n".join(whose_move(sitting, voice, deadlines))),
        *rows(board_buttons(sitting, voice)),
    )


def told_board(text: str) -> ui.LayoutView:
    """A board's message whose time has passed: without buttons."""
    return layout(ui.TextDisplay(text or "…"))


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
        line = f"<@{seat.person}> · {voice.words.say(question.sentence_for_others, voice.names)}"
        if seat.seat in deadlines:
            line += " · " + voice.say("play-deadline", when=f"<t:{deadlines[seat.seat]}:R>")
        lines.append(line)
    return lines or [voice.say("panel-status", status=status)]


def result_view(sitting: Sitting, voice: Voice) -> ui.LayoutView:
    """Who came where, where each point came from, the proof of fairness, and Rematch."""
    match = begun(sitting)
    lines = [f"## {title_of(sitting, voice)}"]
    if not match.over:
        lines.append(voice.say("result-ended-early"))
    for standing in match.standings():
        sources = ", ".join(
            f"{voice.words.say(sitting.game.source(source), voice.names)} {points:+}"
            for source, points in standing.sources.items()
        )
        lines.append(
            voice.say("result-line", place=standing.place, seat=standing.seat, score=standing.score)
            + (f"\n-# {sources}" if sources else "")
        )
    seed = voice.say("result-fairness", seed=match.server_seed.hex(), hash=match.commitment)
    parts: list[ui.Item[Any]] = [
        ui.TextDisplay(fitted(lines, LONGEST_STORY + LONGEST_BOARD, "…")),
        ui.TextDisplay(seed),
        ui.File("attachment://saga.txt"),
        ui.ActionRow(
            Button.of(voice.say("button-rematch"), "rematch", sitting.record.id, style=PRIMARY),
            Button.of(voice.say("button-board"), "board", sitting.record.id),
            Button.of(voice.say("button-saga"), "saga", sitting.record.id),
        ),
    ]
    return layout(*parts)
