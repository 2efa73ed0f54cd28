"""Looking: one's own cards, the board, and the saga, shown to whoever asks."""

import io
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import gallery, saga
from cogs.doors import MOST_OPTIONS, Button, Menu, Press, layout, option, rows
from cogs.gallery import choices, pictured, shown, tried
from cogs.hands import closed_dms, hand_view
from cogs.panel import LONGEST_HAND, fitted
from cogs.translation import about, options
from cogs.visit import LONGEST_TEXT, Visit, title_of, visiting
from rendering.pictures import Marks
from rendering.registry import picture_mode, text_mode
from rendering.service import NoPicture
from table import chronicle
from table.hall import begun
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

log = logging.getLogger(__name__)


class Looking(commands.Cog):
    """What there is to see of a match."""

    def __init__(self, bot: "Skald") -> None:
        self.bot = bot
        bot.doors |= {
            "hand": self.hand,
            "board": self.board,
            "near": self.near,
            "saga": self.saga,
            "replay": self.replay,
        }

    # ------------------------------------------------------------------ one's own cards

    async def hand(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """One's own cards, privately."""
        async with visiting(interaction) as visit:
            await self._show_hand(visit, press.match)

    async def _show_hand(self, visit: Visit, match_id: int) -> None:
        notice = await closed_dms(visit)
        async with visit.hall.look(match_id) as sitting:
            match, game, names = begun(sitting), sitting.game, sitting.names
            seat = sitting.seat_of(visit.person.id)
            cards, marks = match.view(seat), choices(match.question(seat))
        drawn = await visit.drawn(
            visit.bot.pictures.hand(
                game, cards, visit.words(game), names, marks=marks, purpose=("hand", match_id, seat)
            )
        )
        pictures, files = pictured(drawn, gallery.HAND)
        async with visit.hall.look(match_id) as sitting:
            view = hand_view(sitting, seat, visit.language, direct=False, notice=notice, pictures=pictures)
        await visit.show(view, files)

    # ------------------------------------------------------------------ the board, far and near

    async def board(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """The board as it is now, privately, in one's own language."""
        async with visiting(interaction) as visit:
            await self._show_board(visit, press.match)

    async def _show_board(self, visit: Visit, match_id: int) -> None:
        async with visit.hall.look(match_id) as sitting:
            voice, game, names = visit.voice(sitting), sitting.game, sitting.names
            match, title = begun(sitting), title_of(sitting, voice)
            view, below = match.view(None), around(visit, sitting)
            marks = Marks(awaited=tuple(match.waiting))
        purpose = ("board", match_id, visit.language)
        drawn = await visit.drawn(
            visit.bot.pictures.board(game, view, voice.words, names, marks=marks, purpose=purpose)
        )
        pictures, files = pictured(drawn, gallery.BOARD)
        lines = [f"### {title}"]
        if drawn is None:
            lines += text_mode(game).board(view, voice.words, voice.names)
        text = "\n".join(lines)
        if len(text) > LONGEST_TEXT:
            text = fitted(lines, LONGEST_HAND, visit.say("play-more"))
            files = [discord.File(io.BytesIO(saga.plain(lines).encode()), filename="board.txt")]
            below = [ui.File("attachment://board.txt"), *below]
        await visit.turn_page(layout(ui.TextDisplay(text), *pictures, *below), files)

    async def near(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """One thing from near, as the person who asks may see it; for who wants no pictures in words."""
        async with visiting(interaction) as visit:
            kind, _, what = press.values[0].partition("/")
            async with visit.hall.look(press.match) as sitting:
                view = begun(sitting).view(own_seat(visit, sitting))
                game, names, title = sitting.game, sitting.names, title_of(sitting, visit.voice(sitting))
                below = around(visit, sitting, near=True)
            if all((offer.kind, offer.what) != (kind, what) for offer in picture_mode(game).offers(view)):
                await self._show_board(visit, press.match)
                return
            drawn = await tried(
                visit.bot.pictures.close_up(game, view, visit.words(game), names, kind=kind, what=what)
            )
            in_words = visit.say("board-near-none") if drawn is None else drawn.alt
            lines = [f"### {title}", *([in_words] if drawn is None or visit.person.text_mode else [])]
            pictures, files = pictured(None if visit.person.text_mode else drawn, gallery.NEAR)
            await visit.turn_page(layout(ui.TextDisplay("\n".join(lines)), *pictures, *below), files)

    # ------------------------------------------------------------------ the saga

    async def saga(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """What happened since one's last move."""
        async with visiting(interaction) as visit:
            await self._show_saga(visit, press.match, whole=False)

    async def _show_saga(self, visit: Visit, match_id: int, *, whole: bool) -> None:
        async with visit.hall.look(match_id) as sitting:
            voice, game, names = visit.voice(sitting), sitting.game, sitting.names
            match, news = begun(sitting), sitting.record.news
            seat = own_seat(visit, sitting)
            first = 0 if whole or seat is None else saga.since_last_move(sitting, seat)
            async with visit.hall.store.reading() as tx:
                lines = [line for line in await chronicle.read(tx, match_id) if line.after >= first]
            public = match.events if seat is not None else match.events[:news]
            story = saga.told(public[first:], first, lines, seat, voice)
            title, steps = title_of(sitting, voice), list(match.steps)
        if not story:
            await visit.tell(visit.say("saga-nothing-new"))
            return
        drawn = await visit.drawn(
            visit.bot.pictures.recap(game, steps, voice.words, names, since=first, told=news)
        )
        pictures, files = pictured(drawn, gallery.RECAP)
        text = "\n".join([f"### {title}", *story])
        attached: list[ui.Item[Any]] = []
        if whole or len(text) > LONGEST_TEXT:
            files.append(discord.File(io.BytesIO(saga.plain([title, *story]).encode()), filename="saga.txt"))
            text = "\n".join([f"### {title}", visit.say("saga-file")])
            attached.append(ui.File("attachment://saga.txt"))
        parts = [ui.TextDisplay(text), *pictures, *attached]
        await visit.show(layout(*parts, *rows([replay_button(visit, match_id)])), files)

    async def replay(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """The match so far as a film."""
        async with visiting(interaction) as visit:
            async with visit.hall.look(press.match) as sitting:
                voice, game, names = visit.voice(sitting), sitting.game, sitting.names
                steps, title = list(begun(sitting).steps), title_of(sitting, voice)
                told = sitting.record.news
            visit.take_longer()
            try:
                film = await visit.bot.pictures.film(
                    game, steps, voice.words, names, told=told, limit=interaction.filesize_limit
                )
            except NoPicture:
                log.exception("a film could not be made")
                film = None
            if film is None:
                await visit.tell(visit.say("replay-none"))
                return
            alt = visit.say("replay-alt", title=title)
            parts = [ui.TextDisplay[Any](f"### {title}"), shown(gallery.FILM, alt)]
            file = discord.File(io.BytesIO(film), filename=gallery.FILM)
            await visit.show(layout(*parts), [file])

    # ------------------------------------------------------------------ the same, typed

    @app_commands.command(name="hand", description=about("hand"))
    async def hand_command(self, interaction: discord.Interaction[Any]) -> None:
        """One's own cards."""
        async with visiting(interaction) as visit:
            await self._show_hand(visit, await visit.match_here())

    @app_commands.command(name="board", description=about("board"))
    async def board_command(self, interaction: discord.Interaction[Any]) -> None:
        """The board."""
        async with visiting(interaction) as visit:
            await self._show_board(visit, await visit.match_here())

    @app_commands.command(name="saga", description=about("saga"))
    @app_commands.describe(**options("whole"))
    async def saga_command(self, interaction: discord.Interaction[Any], whole: bool = False) -> None:  # noqa: FBT001, FBT002
        """What happened."""
        async with visiting(interaction) as visit:
            await self._show_saga(visit, await visit.match_here(), whole=whole)


COG = Looking


def own_seat(visit: Visit, sitting: Sitting) -> int | None:
    """Where this person sits; None for a spectator."""
    return next((seat.seat for seat in sitting.seats if seat.person == visit.person.id), None)


def around(visit: Visit, sitting: Sitting, *, near: bool = False) -> list[ui.Item[Any]]:
    """What can be seen from near, the way back to the whole board, and the film."""
    match_id, said = sitting.record.id, visit.words(sitting.game)
    offers = picture_mode(sitting.game).offers(begun(sitting).view(own_seat(visit, sitting)))
    offered = [option(said.say(it.text, sitting.names), f"{it.kind}/{it.what}") for it in offers]
    menus: list[ui.Item[Any]] = [
        ui.ActionRow(
            Menu.of(offered[first : first + MOST_OPTIONS], visit.say("board-near"), "near", match_id, first)
        )
        for first in range(0, len(offered), MOST_OPTIONS)
    ]
    back = [Button.of(visit.say("button-board"), "board", match_id)] if near else []
    return [*menus, *rows([*back, replay_button(visit, match_id)])]


def replay_button(visit: Visit, match_id: int) -> Button:
    """The way to the film."""
    return Button.of(visit.say("button-replay"), "replay", match_id)
