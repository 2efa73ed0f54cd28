"""Playing: the buttons below the board, the private panel, and the same typed."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import gallery
from cogs.doors import (
    LONGEST_OPTION,
    MOST_OPTIONS,
    Button,
    Form,
    Menu,
    Press,
    layout,
    option,
    rows,
    shortened,
)
from cogs.gallery import choices, pictured, tried
from cogs.hands import closed_dms, hand_lines, hand_view
from cogs.moves import moves, offered_moves, play_move
from cogs.panel import answer_of, asked, fitted, offers_panel, panel, reasons
from cogs.permissions import missing_in_play
from cogs.saga import listening
from cogs.translation import about, options
from cogs.visit import LONGEST_TEXT, Visit, title_of, visiting
from games.engine import Text
from games.engine.errors import BarrierInTheWay, MatchError, NotAnOption, StaleQuestion, WrongType
from rendering.pictures import Marks
from rendering.service import Drawn
from table import votes
from table.hall import begun, playing
from table.refusals import AlreadyDone, NotNow, Refusal
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
            "answer": self.answer,
            "page": self.page,
            "some": self.some,
            "confirm": self.confirm,
            "amount": self.amount,
            "number": self.number,
            "offers": self.offers,
            "take": self.take,
            "back": self.back,
            "again": self.again,
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
        frame = Frame(visit, await closed_dms(visit), in_place=True)
        try:
            async with visit.hall.writing(match_id, visit.click) as (sitting, tx):
                if sitting.match is None or sitting.record.status != "running":
                    raise NotNow(status=sitting.record.status)
                seat = sitting.seat_of(visit.person.id)
                question = asked(sitting.match, seat, question_id)
                with listening(sitting.match, seat, visit.voice(sitting)) as learnt:
                    sitting.match.answer(seat, answer_of(question, indexes), question=question_id)
                frame = frame._replace(notice=[*learnt, *frame.notice])
                view = tx.meanwhile(partial(frame.panel, sitting)) if got_going(sitting, seat) else None
        except AlreadyDone:
            await show_panel(visit, match_id, *frame.notice, edit=True)
            return
        except (StaleQuestion, NotAnOption, WrongType, NotNow) as refusal:
            said = visit.words().say(refusal.text, ())
            await show_panel(visit, match_id, said, *frame.notice, edit=True)
            return
        if view is None:
            await show_panel(visit, match_id, *frame.notice, edit=True)
        else:
            await show(frame, match_id, await view)

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
            current = begun(sitting).question_id_of(sitting.seat_of(visit.person.id)) == question_id
        if current:
            frame = await framed(visit, match_id, in_place=True)
            async with visit.hall.look(match_id) as sitting:
                view = frame.panel(sitting, page=page, chosen=chosen)
            await visit.edit(view)
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
            form = Form(visit.say("panel-amount"), "number", press.match, *press.rest)
            form.ask(visit.say("panel-amount"), None, ui.TextInput(custom_id="number", max_length=9))
            await visit.ask(form)

    async def number(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """A number was written into the form."""
        async with visiting(interaction) as visit:
            told = press.fields["number"].strip()
            number = int(told) if told.isdecimal() else None
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

    async def again(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Go through what all decide at once from the start, while others still do."""
        async with visiting(interaction) as visit:
            async with visit.hall.change(press.match, visit.click) as sitting:
                playing(sitting).begin_again(sitting.seat_of(visit.person.id))
            await show_panel(visit, press.match, edit=True)

    async def offers(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """What may be done at any time, in a message of its own; or another page of it."""
        async with visiting(interaction) as visit:
            page = int(press.rest[1]) if press.rest else 0
            async with visit.hall.look(press.match) as sitting:
                view = offers_panel(sitting, sitting.seat_of(visit.person.id), visit.language, page=page)
            await (visit.edit(view) if press.rest else visit.show(view))

    async def take(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Do something that is offered at any time."""
        async with visiting(interaction) as visit:
            offer_id, *index = press.rest
            try:
                async with visit.hall.change(press.match, visit.click) as sitting:
                    match, seat = playing(sitting), sitting.seat_of(visit.person.id)
                    offer = match.offer(seat)
                    if offer is None:
                        raise StaleQuestion
                    chosen = answer_of(offer, [int(it) for it in (*index, *press.values)])
                    with listening(match, seat, visit.voice(sitting)) as learnt:
                        match.interrupt(seat, chosen, offer=offer_id)
            except (StaleQuestion, NotAnOption, NotNow) as refusal:
                await show_panel(visit, press.match, visit.words().say(refusal.text, ()), edit=True)
                return
            await show_panel(visit, press.match, *learnt, edit=True)

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

    # ------------------------------------------------------------------ the same, typed

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
                voice = visit.voice(sitting)
                with listening(sitting.match, seat, voice) as learnt:
                    play_move(sitting.match, seat, answer, voice)
            await show_panel(visit, match_id, *learnt)

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
        try:
            async with self.bot.hall.look(found) as sitting:
                match, seat, voice = playing(sitting), sitting.seat_of(person.id), visit.voice(sitting)
                shown = [*moves(match, seat, typed, voice), *offered_moves(match, seat, typed, voice)]
        except (MatchError, Refusal):
            return []
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
                playing(sitting)
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


class Frame(NamedTuple):
    """What the panel of a person shows beside what they are asked: notices, and a newcomer's introduction."""

    visit: Visit
    notice: Sequence[str]
    in_place: bool
    """Whether it takes the place of the message that was pressed."""
    newcomer: bool = False

    @property
    def direct(self) -> bool:
        """Whether it is a direct message, which shows the hand."""
        return self.in_place and self.visit.interaction.guild_id is None

    def panel(
        self,
        sitting: Sitting,
        *,
        page: int = 0,
        chosen: int = 0,
        pictures: Sequence[ui.MediaGallery[Any]] = (),
    ) -> ui.LayoutView:
        """The panel as the match is now."""
        visit = self.visit
        seat = sitting.seat_of(visit.person.id)
        if self.direct:
            return hand_view(sitting, seat, visit.language, direct=True, ask=True, notice=self.notice)
        extra = introduction(visit, sitting) if self.newcomer else []
        told = visit.person.text_mode and chooses_cards(sitting, seat)
        return panel(
            sitting,
            seat,
            visit.language,
            page=page,
            chosen=chosen,
            notice=self.notice,
            hand=hand_lines(sitting, seat, visit.language) if told else (),
            extra=[*extra, *troubles(visit, sitting)],
            pictures=pictures,
        )


async def framed(visit: Visit, match_id: int, *notice: str, in_place: bool) -> Frame:
    """A frame for the panels of one visit."""
    lines = [*notice, *await closed_dms(visit), *mute(visit)]
    async with visit.hall.look(match_id) as sitting:
        settled = got_going(sitting, sitting.seat_of(visit.person.id))
        newcomer = not settled and await visit.hall.is_first(visit.person.id, match_id)
    return Frame(visit, lines, in_place, newcomer)


def mute(visit: Visit) -> list[str]:
    """That the others cannot be told here what happens, and who can change it."""
    if visit.interaction.guild_id is None:
        return []
    thread = isinstance(visit.interaction.channel, discord.Thread)
    missing = missing_in_play(visit.interaction.app_permissions, thread=thread)
    if not missing:
        return []
    return [visit.say("panel-mute", permissions=", ".join(visit.say(f"permission-{it}") for it in missing))]


async def show_panel(visit: Visit, match_id: int, *notice: str, edit: bool = False) -> None:
    """What this person is asked now, in a new private message or in place of the one pressed."""
    frame = await framed(visit, match_id, *notice, in_place=edit)
    async with visit.hall.look(match_id) as sitting:
        view = frame.panel(sitting)
    await show(frame, match_id, view)


async def show(frame: Frame, match_id: int, view: ui.LayoutView) -> None:
    """Show a panel and then its picture; one that is still drawn for an earlier panel is void."""
    visit = frame.visit
    looker = (match_id, visit.person.id)
    visit.bot.looks[looker] = visit.click
    try:
        await (visit.edit(view) if frame.in_place else visit.show(view))
        if not (visit.person.text_mode or frame.direct):
            await illustrate(frame, match_id)
    finally:
        if visit.bot.looks.get(looker) == visit.click:
            del visit.bot.looks[looker]


async def illustrate(frame: Frame, match_id: int) -> None:
    """Add the board with the choices marked, unless they have gone on before it is drawn."""
    visit = frame.visit
    drawn, name = await marked(visit, match_id)
    if drawn is None or visit.bot.looks.get((match_id, visit.person.id)) != visit.click:
        return
    pictures, files = pictured(drawn, name)
    async with visit.hall.look(match_id) as sitting:
        illustrated = frame.panel(sitting, pictures=pictures)
    await visit.add(illustrated, files)


async def marked(visit: Visit, match_id: int) -> tuple[Drawn | None, str]:
    """The board or the hand with what this person may choose marked on it; None if nothing there is."""
    async with visit.hall.look(match_id) as sitting:
        match, game, names = begun(sitting), sitting.game, sitting.names
        seat = sitting.seat_of(visit.person.id)
        view = match.view(seat)
        marks, cards = marks_for(sitting, seat), chooses_cards(sitting, seat)
    if not marks.choices:
        return None, gallery.BOARD
    draw, name = (
        (visit.bot.pictures.hand, gallery.HAND) if cards else (visit.bot.pictures.board, gallery.BOARD)
    )
    purpose = ("panel", match_id, visit.person.id)
    return await tried(draw(game, view, visit.words(game), names, marks=marks, purpose=purpose)), name


def marks_for(sitting: Sitting, seat: int) -> Marks:
    """What a seat may choose now, as marks on a picture."""
    return choices(begun(sitting).question(seat) if sitting.record.status == "running" else None)


def chooses_cards(sitting: Sitting, seat: int) -> bool:
    """Whether a seat chooses among cards, which its hand shows, and not among places on the board."""
    targets = [target for target, _ in marks_for(sitting, seat).choices]
    return bool(targets) and all(target in sitting.game.cards for target in targets)


def got_going(sitting: Sitting, seat: int) -> bool:
    """Whether a seat has answered often enough to need no introduction."""
    own = [given for given in begun(sitting).answers if given.seat == seat and given.by == "player"]
    return len(own) >= GOT_GOING


def introduction(visit: Visit, sitting: Sitting) -> list[Button]:
    """The way to the introduction."""
    return [Button.of(visit.say("button-intro"), "intro", sitting.record.id, 1)]


def troubles(visit: Visit, sitting: Sitting) -> list[Button]:
    """The way out when something is wrong."""
    if sitting.record.status != "running":
        return []
    return [Button.of(visit.say("button-wrong"), "wrong", sitting.record.id)]


def orders_of(match: Any, key: str) -> list[str]:
    """The standing orders a game knows for a question."""
    return list(match.game.orders.get(key, ()))


def order_text(key: str, order: str) -> Text:
    """The words for a standing order; one for a place names it after a colon."""
    kind, _, place = order.partition(":")
    return Text(f"order-{key}-{kind}-in", {"place": place}) if place else Text(f"order-{key}-{kind}")
