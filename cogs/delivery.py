"""Delivers letters: the lobby, the board after each move, hands by DM, the result."""

import io
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import ui

from cogs import gallery, post, saga
from cogs.doors import Button, layout, rows
from cogs.gallery import file_of, shown, touched, tried
from cogs.hands import hand_view
from cogs.lobby_view import lobby_view
from cogs.notices import NOTICES
from cogs.panel import fitted
from cogs.visit import language_of, title_of, voice_of
from locales import words
from rendering.registry import text_mode
from rendering.service import Drawn
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
            voice = voice_of(sitting, sitting.record.language)
            game, home, message = sitting.game, sitting.record.home, sitting.record.lobby_message
            plain = lobby_view(sitting, voice)
            illustrated = lobby_view(sitting, voice, shown(gallery.COVER, voice.say("game-title")))
            has_cover = sitting.record.lobby_picture
        if message is not None:
            await post.edit(self._bot, home, message, illustrated if has_cover else plain)
            return
        cover = await tried(self._bot.pictures.cover(game, voice.words))
        if cover is None:
            message = await post.send(self._bot, home, plain, letter.id)
        else:
            files = [file_of(cover, gallery.COVER)]
            message = await post.send(self._bot, home, illustrated, letter.id, files=files)
        async with self._bot.hall.change(letter.match) as sitting:
            sitting.record.lobby_message = message
            sitting.record.lobby_picture = cover is not None

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
            events = match.events[record.told : news]
            story = list(saga.told(events, record.told, lines, None, voice))
            board = match.view(None)
            move = whose_move(sitting, voice, deadlines)
            buttons = board_buttons(sitting, voice)
            mentions = [seat.person for seat in sitting.waiting_for if seat.person is not None]
            game, title = sitting.game, title_of(sitting, voice)
            channel, old = record.channel, record.board_message
            summary = text_mode(game).summary(board, voice.words, sitting.names)
            old_view = board_view(record.board_text, summary if record.board_picture else None)
            names = sitting.names
        drawn = await tried(self._bot.pictures.board(game, board, voice.words, names, marks=touched(events)))
        in_words = [] if drawn else text_mode(game).board(board, voice.words, voice.names)
        text = board_text(title, story, in_words, voice)
        view = board_view(text, drawn.alt if drawn else None, move, buttons)
        files = [file_of(drawn, gallery.BOARD)] if drawn else []
        message = await post.send(self._bot, channel, view, letter.id, files=files, mentions=mentions)
        async with hall.change(letter.match) as sitting:
            record, match = sitting.record, begun(sitting)
            record.board_message, record.board_text = message, text
            record.board_picture = drawn is not None
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
            summary = text_mode(sitting.game).summary(begun(sitting).view(None), voice.words, sitting.names)
            view = board_view(
                record.board_text,
                summary if record.board_picture else None,
                whose_move(sitting, voice, deadlines),
                board_buttons(sitting, voice),
            )
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
        drawn, view = await self._drawn_hand(letter.match, number, person)
        files = [file_of(drawn, gallery.HAND)] if drawn else []
        old, fresh = seat.hand_message, hall.now() - (seat.hand_at or 0) < FRESH
        if old is not None and fresh and await self._edit_hand(person, old, view, files):
            return
        files = [file_of(drawn, gallery.HAND)] if drawn else []
        message = await post.dm(bot, person.id, view, letter.id, files=files)
        async with hall.change(letter.match) as sitting:
            if sitting.seats[number].person == person.id:
                sitting.seats[number].hand_message = message
                sitting.seats[number].hand_at = hall.now()
        if old is not None and old != message:
            await post.delete(bot, await post.dm_channel(bot, person.id), old)

    async def _drawn_hand(
        self, match_id: int, seat: int, person: Person
    ) -> tuple[Drawn | None, ui.LayoutView]:
        """The hand as it is, with its picture; if it changes while it is drawn, it is drawn again."""
        bot, language = self._bot, language_of(person, self._bot.settings.language)
        drawn, cards = None, None
        while True:
            async with bot.hall.look(match_id) as sitting:
                if sitting.seats[seat].person != person.id:
                    raise Undeliverable("somebody else holds the seat now")
                now = begun(sitting).view(seat)
                if now == cards:
                    pictures = [shown(gallery.HAND, drawn.alt)] if drawn else []
                    return drawn, hand_view(sitting, seat, language, direct=True, pictures=pictures)
                cards, game, names = now, sitting.game, sitting.names
            if not person.text_mode:
                drawn = await tried(bot.pictures.hand(game, cards, words(language, game), names))

    async def _holder(self, match_id: int, seat: int) -> tuple[Person, Seat] | None:
        async with self._bot.hall.look(match_id) as sitting:
            place = sitting.seats[seat]
        person = None if place.person is None else await self._bot.hall.known_person(place.person)
        return None if person is None else (person, place)

    async def _edit_hand(
        self, person: Person, message: int, view: ui.LayoutView, files: Sequence[discord.File]
    ) -> bool:
        channel = await post.dm_channel(self._bot, person.id)
        return await post.edit(self._bot, channel, message, view, files)

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
            match, game, names = begun(sitting), sitting.game, sitting.names
            board, standings = match.view(None), match.standings()
            channel = sitting.record.channel
            lines_of_points = result_lines(sitting, voice)
            end = result_end(sitting, voice)
        drawn = await tried(self._bot.pictures.result(game, board, standings, voice.words, names))
        files = [file_of(drawn, gallery.RESULT)] if drawn else []
        files.append(discord.File(io.BytesIO(saga.plain(story).encode()), filename="saga.txt"))
        pictures = [shown(gallery.RESULT, drawn.alt)] if drawn else []
        view = layout(ui.TextDisplay(lines_of_points), *pictures, *end)
        await post.send(self._bot, channel, view, letter.id, files=files)


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
    text: str, alt: str | None, move: Sequence[str] = (), buttons: Sequence[Button] = ()
) -> ui.LayoutView:
    """The board's message: the story, the picture if there is one, whose move it is, the buttons."""
    parts: list[ui.Item[Any]] = [ui.TextDisplay(text or "…")]
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
        line = f"<@{seat.person}> · {voice.words.say(question.sentence_for_others, voice.names)}"
        if seat.seat in deadlines:
            line += " · " + voice.say("play-deadline", when=f"<t:{deadlines[seat.seat]}:R>")
        lines.append(line)
    return lines or [voice.say("panel-status", status=status)]


def result_lines(sitting: Sitting, voice: Voice) -> str:
    """Who came where, and where each point came from."""
    match = begun(sitting)
    lines = [f"## {title_of(sitting, voice)}"]
    if not match.over:
        lines.append(voice.say("result-ended-early"))
    for standing in match.standings():
        sources = ", ".join(
            f"{voice.words.say(sitting.game.source(source), voice.names)} {points:+}"
            for source, points in standing.sources.items()
        )
        lines.append(voice.say("result-line", place=standing.place, seat=standing.seat, score=standing.score))
        if sources:
            lines.append(f"-# {sources}")
    return fitted(lines, LONGEST_STORY + LONGEST_BOARD, "…")


def result_end(sitting: Sitting, voice: Voice) -> list[ui.Item[Any]]:
    """The proof of fairness, the saga, and Rematch."""
    match, match_id = begun(sitting), sitting.record.id
    return [
        ui.TextDisplay(voice.say("result-fairness", seed=match.server_seed.hex(), hash=match.commitment)),
        ui.File("attachment://saga.txt"),
        ui.ActionRow(
            Button.of(voice.say("button-rematch"), "rematch", match_id, style=PRIMARY),
            Button.of(voice.say("button-board"), "board", match_id),
            Button.of(voice.say("button-saga"), "saga", match_id),
        ),
    ]
