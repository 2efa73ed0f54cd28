"""Playing: the buttons below the board, the private panel, and the same typed."""

import io
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import gallery, saga
from cogs.doors import LONGEST_OPTION, MOST_OPTIONS, Button, Menu, Press, layout, option, rows, shortened
from cogs.gallery import choices, file_of, shown, tried
from cogs.hands import hand_view
from cogs.moves import moves, read_move
from cogs.panel import LONGEST_HAND, answer_of, asked, fitted, panel, reasons
from cogs.translation import about, options
from cogs.visit import LONGEST_TEXT, Visit, title_of, visiting
from games.engine import Pick, Text
from games.engine.errors import BarrierInTheWay, MatchError, NotAnOption, StaleQuestion, WrongType
from rendering.pictures import NO_MARKS
from rendering.registry import text_mode
from rendering.service import Drawn
from table import chronicle, votes
from table.hall import begun
from table.refusals import AlreadyDone, NotNow
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

GOT_GOING = 3
"""So many own answers, and a newcomer needs no introduction any more."""


class Play(commands.Cog):
    """A match in play."""

    def __init__(self, bot: "Skald") -> None:
        self.bot = bot
        bot.doors |= {
            "turn": self.turn,
            "hand": self.hand,
            "board": self.board,
            "saga": self.saga,
            "answer": self.answer,
            "page": self.page,
            "some": self.some,
            "confirm": self.confirm,
            "amount": self.amount,
            "back": self.back,
            "why": self.why,
            "orders": self.orders,
            "order": self.order,
            "undo": self.ask_undo,
            "resign": self.resign,
        }

    # ------------------------------------------------------------------ the panel

    async def turn(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Open the private panel."""
        async with visiting(interaction) as visit:
            await show_panel(visit, press.match)

    async def answer(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """A button or a menu of the panel: the answer counts, and the panel shows what comes next."""
        async with visiting(interaction) as visit:
            told = press.values or tuple(index for index in press.rest[1:] if index)
            indexes = [int(index) for index in told if index.isdecimal()]
            await self._answer(visit, press.match, press.rest[0], indexes)

    async def _answer(self, visit: Visit, match_id: int, question_id: str, indexes: list[int]) -> None:
        try:
            async with visit.hall.change(match_id, visit.click) as sitting:
                if sitting.match is None or sitting.record.status != "running":
                    raise NotNow(status=sitting.record.status)
                seat = sitting.seat_of(visit.person.id)
                question = asked(sitting.match, seat, question_id)
                sitting.match.answer(seat, answer_of(question, indexes), question=question_id)
        except AlreadyDone:
            await show_panel(visit, match_id, edit=True)
            return
        except (StaleQuestion, NotAnOption, WrongType, NotNow) as refusal:
            await show_panel(visit, match_id, visit.words().say(refusal.text, ()), edit=True)
            return
        await show_panel(visit, match_id, edit=True)

    async def page(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Turn a page of many options."""
        async with visiting(interaction) as visit:
            question_id, page, chosen = press.rest
            await self._turn_page(visit, press.match, question_id, int(page), int(chosen, 16))

    async def some(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Tick options on one page of many."""
        async with visiting(interaction) as visit:
            question_id, page, mask = press.rest
            first = int(page) * MOST_OPTIONS
            others = int(mask, 16) & ~(((1 << MOST_OPTIONS) - 1) << first)
            ticked = sum(1 << int(index) for index in press.values)
            await self._turn_page(visit, press.match, question_id, int(page), others | ticked)

    async def _turn_page(self, visit: Visit, match_id: int, question_id: str, page: int, chosen: int) -> None:
        async with visit.hall.look(match_id) as sitting:
            current = begun(sitting).question_id == question_id
        if current:
            await visit.edit(await panel_now(visit, match_id, in_place=True, page=page, chosen=chosen))
        else:
            stale = visit.words().say(StaleQuestion().text, ())
            await show_panel(visit, match_id, stale, edit=True)

    async def confirm(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Say what was ticked on several pages."""
        async with visiting(interaction) as visit:
            question_id, mask = press.rest
            chosen = int(mask, 16)
            indexes = [index for index in range(chosen.bit_length()) if chosen >> index & 1]
            await self._answer(visit, press.match, question_id, indexes)

    async def amount(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Ask for a number in a form."""
        async with visiting(interaction) as visit:
            await visit.ask(AmountForm(self, visit, press))

    async def say_amount(self, interaction: discord.Interaction[Any], press: Press, told: str) -> None:
        """A number was written into the form."""
        async with visiting(interaction) as visit:
            number = int(told) if told.strip().lstrip("-").isdecimal() else None
            try:
                if number is None:
                    raise WrongType(expected="amount")
                await visit.hall.answer(
                    press.match, visit.person.id, number, question=press.rest[0], interaction=visit.click
                )
            except MatchError as refusal:
                await show_panel(visit, press.match, visit.words().say(refusal.text, ()), edit=True)
                return
            await show_panel(visit, press.match, edit=True)

    async def back(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Take the last answer back, as long as nothing stands in the way."""
        async with visiting(interaction) as visit:
            try:
                await visit.hall.back(press.match, visit.person.id, interaction=visit.click)
            except AlreadyDone:
                await show_panel(visit, press.match, edit=True)
            except (MatchError, NotNow) as refusal:
                await show_panel(visit, press.match, visit.words().say(refusal.text, ()), edit=True)
            else:
                await show_panel(visit, press.match, edit=True)

    async def why(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Why can't I? What is missing among the options, with the rule."""
        async with visiting(interaction) as visit:
            async with visit.hall.look(press.match) as sitting:
                question = begun(sitting).question(sitting.seat_of(visit.person.id))
                if question is None:
                    raise StaleQuestion
                lines = reasons(question, visit.voice(sitting))
            more = visit.say("play-more")
            await visit.tell(fitted(lines, LONGEST_TEXT, more) if lines else visit.say("panel-no-reasons"))

    # ------------------------------------------------------------------ standing orders

    async def orders(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Show the standing orders one may give for a question."""
        async with visiting(interaction) as visit:
            await visit.show(await self._orders_view(visit, press.match, press.rest[0]))

    async def _orders_view(self, visit: Visit, match_id: int, key: str) -> ui.LayoutView:
        async with visit.hall.look(match_id) as sitting:
            match, voice = begun(sitting), visit.voice(sitting)
            seat = sitting.seat_of(visit.person.id)
            given = match.orders.get(seat, {}).get(key, [])
            named = {
                order: voice.words.say(order_text(key, order), voice.names) for order in orders_of(match, key)
            }
            title = title_of(sitting, voice)
        lines = [f"### {title}", visit.say("orders-about")]
        lines += [f"- {named[order]}" for order in given] or [visit.say("orders-none")]
        shown = list(named.items())
        menus: list[ui.Item[Any]] = [
            ui.ActionRow(
                Menu.of(
                    [option(words, order) for order, words in shown[first : first + MOST_OPTIONS]],
                    visit.say("orders-give"),
                    "order",
                    match_id,
                    key,
                    first,
                )
            )
            for first in range(0, len(shown), MOST_OPTIONS)
        ]
        buttons = [Button.of(visit.say("orders-take-back"), "order", match_id, key)] if given else []
        return layout(ui.TextDisplay("\n".join(lines)), *menus, *rows(buttons))

    async def order(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Give a standing order, or take all of a question back."""
        async with visiting(interaction) as visit:
            key = press.rest[0]
            given = press.values[0] if press.values else None
            await visit.hall.order(press.match, visit.person.id, key, given, interaction=visit.click)
            await visit.edit(await self._orders_view(visit, press.match, key))

    # ------------------------------------------------------------------ looking

    async def hand(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """One's own cards, privately."""
        async with visiting(interaction) as visit:
            await self._show_hand(visit, press.match)

    async def _show_hand(self, visit: Visit, match_id: int) -> None:
        notice = await closed_dms(visit)
        async with visit.hall.look(match_id) as sitting:
            seat = sitting.seat_of(visit.person.id)
            cards, game, names = begun(sitting).view(seat), sitting.game, sitting.names
        drawn = await self._drawn(visit, visit.bot.pictures.hand(game, cards, visit.words(game), names))
        async with visit.hall.look(match_id) as sitting:
            pictures = [shown(gallery.HAND, drawn.alt)] if drawn else []
            view = hand_view(sitting, seat, visit.language, direct=False, notice=notice, pictures=pictures)
        await visit.show(view, [file_of(drawn, gallery.HAND)] if drawn else [])

    async def _drawn(self, visit: Visit, drawing: Coroutine[Any, Any, Drawn]) -> Drawn | None:
        """A picture, unless this person wants words."""
        if visit.person.text_mode:
            drawing.close()
            return None
        return await tried(drawing)

    async def board(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """The board as it is now, privately, in one's own language."""
        async with visiting(interaction) as visit:
            await self._show_board(visit, press.match)

    async def _show_board(self, visit: Visit, match_id: int) -> None:
        async with visit.hall.look(match_id) as sitting:
            voice, game, names = visit.voice(sitting), sitting.game, sitting.names
            view = begun(sitting).view(None)
            lines = text_mode(sitting.game).board(view, voice.words, voice.names)
            title = title_of(sitting, voice)
        drawn = await self._drawn(visit, visit.bot.pictures.board(game, view, voice.words, names))
        if drawn is not None:
            parts = [ui.TextDisplay[Any](f"### {title}"), shown(gallery.BOARD, drawn.alt)]
            await visit.show(layout(*parts), [file_of(drawn, gallery.BOARD)])
            return
        text = "\n".join([f"### {title}", *lines])
        if len(text) <= LONGEST_TEXT:
            await visit.tell(text)
            return
        file = discord.File(io.BytesIO(saga.plain([title, *lines]).encode()), filename="board.txt")
        await visit.tell(fitted([f"### {title}", *lines], LONGEST_HAND, visit.say("play-more")), files=[file])

    async def saga(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """What happened since one's last move."""
        async with visiting(interaction) as visit:
            await self._show_saga(visit, press.match, whole=False)

    async def _show_saga(self, visit: Visit, match_id: int, *, whole: bool) -> None:
        async with visit.hall.look(match_id) as sitting:
            voice = visit.voice(sitting)
            match = begun(sitting)
            seat = next((seat.seat for seat in sitting.seats if seat.person == visit.person.id), None)
            first = 0 if whole or seat is None else saga.since_last_move(sitting, seat)
            async with visit.hall.store.reading() as tx:
                lines = [line for line in await chronicle.read(tx, match_id) if line.after >= first]
            public = match.events if seat is not None else match.events[: sitting.record.news]
            story = list(saga.told(public[first:], first, lines, seat, voice))
            title = title_of(sitting, voice)
        if not story:
            await visit.tell(visit.say("saga-nothing-new"))
            return
        text = "\n".join([f"### {title}", *story])
        if whole or len(text) > LONGEST_TEXT:
            file = discord.File(io.BytesIO(saga.plain([title, *story]).encode()), filename="saga.txt")
            await visit.tell(f"### {title}", visit.say("saga-file"), files=[file])
            return
        await visit.tell(text)

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

    @app_commands.command(name="move", description=about("move"))
    @app_commands.describe(**options("answer"))
    async def move(self, interaction: discord.Interaction[Any], answer: str) -> None:
        """Answer what is asked by typing."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            async with visit.hall.change(match_id, visit.click) as sitting:
                if sitting.match is None or sitting.record.status != "running":
                    raise NotNow(status=sitting.record.status)
                seat = sitting.seat_of(visit.person.id)
                chosen = read_move(sitting.match, seat, answer, visit.voice(sitting))
                sitting.match.answer(seat, chosen)
            await show_panel(visit, match_id)

    @move.autocomplete("answer")
    async def complete_move(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Every legal move that fits what is typed."""
        found = await self.bot.hall.match_in(interaction.channel_id or 0)
        if found is None:
            return []
        person = await self.bot.hall.known_person(interaction.user.id)
        if person is None:
            return []
        visit = Visit(self.bot, interaction, person)
        async with self.bot.hall.look(found) as sitting:
            if sitting.match is None or all(seat.person != person.id for seat in sitting.seats):
                return []
            shown = moves(sitting.match, sitting.seat_of(person.id), typed, visit.voice(sitting))
        return [
            app_commands.Choice(name=shortened(words, LONGEST_OPTION), value=value)
            for words, value in shown[:MOST_OPTIONS]
        ]

    # ------------------------------------------------------------------ going back, leaving

    @app_commands.command(name="undo", description=about("undo"))
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        """Take the last answer back; beyond a barrier the others are asked."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            try:
                await visit.hall.back(match_id, visit.person.id, interaction=visit.click)
            except BarrierInTheWay as barrier:
                button = Button.of(
                    visit.say("button-ask-undo"), "undo", match_id, style=discord.ButtonStyle.primary
                )
                text = visit.words().say(barrier.text, ())
                await visit.show(layout(ui.TextDisplay(text), ui.ActionRow(button)))
                return
            await show_panel(visit, match_id)

    async def ask_undo(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Ask the table to let one go back."""
        async with visiting(interaction) as visit:
            await votes.ask_undo(visit.hall, press.match, visit.person.id, click=visit.click)
            await visit.edit(layout(ui.TextDisplay(visit.say("undo-asked"))))

    @app_commands.command(name="resign", description=about("resign"))
    async def resign_command(self, interaction: discord.Interaction[Any]) -> None:
        """Leave the seat to the computer, after a second thought."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            async with visit.hall.look(match_id) as sitting:
                sitting.seat_of(visit.person.id)
                title = title_of(sitting, visit.voice(sitting))
            button = Button.of(
                visit.say("button-resign"), "resign", match_id, style=discord.ButtonStyle.danger
            )
            text = visit.say("resign-sure", title=title)
            await visit.show(layout(ui.TextDisplay(text), ui.ActionRow(button)))

    async def resign(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Leave the seat to the computer for good."""
        async with visiting(interaction) as visit:
            await visit.hall.resign(press.match, visit.person.id, interaction=visit.click)
            await visit.edit(layout(ui.TextDisplay(visit.say("resign-done"))))


COG = Play


async def show_panel(visit: Visit, match_id: int, *notice: str, edit: bool = False) -> None:
    """What this person is asked now, in a new private message or in place of the one pressed.

    The board with the choices marked follows as soon as it is drawn, unless they have gone on by then.
    """
    view = await panel_now(visit, match_id, *notice, in_place=edit)
    mine = visit.bot.looks[match_id, visit.person.id] = visit.click
    await (visit.edit(view) if edit else visit.show(view))
    if visit.person.text_mode or (edit and visit.interaction.guild_id is None):
        return
    drawn = await marked_board(visit, match_id)
    if drawn is not None and visit.bot.looks.get((match_id, visit.person.id)) == mine:
        picture = shown(gallery.BOARD, drawn.alt)
        illustrated = await panel_now(visit, match_id, *notice, in_place=edit, pictures=[picture])
        await visit.add(illustrated, [file_of(drawn, gallery.BOARD)])
    if visit.bot.looks.get((match_id, visit.person.id)) == mine:
        del visit.bot.looks[match_id, visit.person.id]


async def marked_board(visit: Visit, match_id: int) -> Drawn | None:
    """The board with what this person may choose marked on it; None if nothing on it is to be chosen."""
    async with visit.hall.look(match_id) as sitting:
        match = begun(sitting)
        seat = sitting.seat_of(visit.person.id)
        question = match.question(seat) if sitting.record.status == "running" else None
        marks = choices(question.options) if isinstance(question, Pick) else NO_MARKS
        if not marks.choices:
            return None
        view, game, names = match.view(seat), sitting.game, sitting.names
    return await tried(visit.bot.pictures.board(game, view, visit.words(game), names, marks=marks))


async def panel_now(
    visit: Visit,
    match_id: int,
    *notice: str,
    in_place: bool = False,
    page: int = 0,
    chosen: int = 0,
    pictures: Sequence[ui.MediaGallery[Any]] = (),
) -> ui.LayoutView:
    """The private panel of this person; in a DM with the hand above it."""
    direct = in_place and visit.interaction.guild_id is None
    lines = [*notice, *await closed_dms(visit)]
    newcomer = await visit.hall.is_first(visit.person.id, match_id)
    async with visit.hall.look(match_id) as sitting:
        if sitting.match is None:
            raise NotNow(status=sitting.record.status)
        seat = sitting.seat_of(visit.person.id)
        if direct:
            return hand_view(sitting, seat, visit.language, direct=True, ask=True, notice=lines)
        extra = [*(introduction(visit, sitting) if newcomer else []), *troubles(visit, sitting)]
        return panel(
            sitting,
            seat,
            visit.language,
            page=page,
            chosen=chosen,
            notice=lines,
            extra=extra,
            pictures=pictures,
        )


async def closed_dms(visit: Visit) -> list[str]:
    """Say once that direct messages do not arrive, and how to open them."""
    person = visit.person
    if not person.dms_closed or person.dms_told:
        return []
    person.dms_told = True
    await visit.hall.save_person(person)
    return [visit.say("panel-dms-closed")]


def introduction(visit: Visit, sitting: Sitting) -> list[Button]:
    """An introduction, as long as a newcomer has not got going."""
    seat = sitting.seat_of(visit.person.id)
    own = [given for given in begun(sitting).answers if given.seat == seat and given.by == "player"]
    if len(own) >= GOT_GOING:
        return []
    return [Button.of(visit.say("button-intro"), "intro", sitting.record.id, 1)]


def troubles(visit: Visit, sitting: Sitting) -> list[Button]:
    """The way out when something is wrong."""
    if sitting.record.status != "running":
        return []
    return [Button.of(visit.say("button-wrong"), "wrong", sitting.record.id)]


class AmountForm(ui.Modal):
    """A form for one number."""

    def __init__(self, play: Play, visit: Visit, press: Press) -> None:
        super().__init__(title=shortened(visit.say("panel-amount"), 45))
        self._play = play
        self._press = press
        self.number: ui.TextInput[Any] = ui.TextInput(
            label=shortened(visit.say("panel-amount"), 45), max_length=9, custom_id="number"
        )
        self.add_item(self.number)

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        await self._play.say_amount(interaction, self._press, self.number.value)


def orders_of(match: Any, key: str) -> list[str]:
    """The standing orders a game knows for a question."""
    return list(match.game.orders.get(key, ()))


def order_text(key: str, order: str) -> Text:
    """The words for a standing order; one for a place names it after a colon."""
    kind, _, place = order.partition(":")
    return Text(f"order-{key}-{kind}-in", {"place": place}) if place else Text(f"order-{key}-{kind}")
