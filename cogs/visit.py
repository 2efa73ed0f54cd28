"""A visit: one interaction of one person. Answered in time, in their language, whatever happens."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.doors import Press, layout
from cogs.gallery import tried
from cogs.network import ANSWERED_ALREADY, CUT, PASSING, TOO_LATE
from games.engine import Argument, Game, Text
from games.engine.errors import MatchError
from locales import LANGUAGES, Words, words
from rendering.service import Drawn
from rendering.text import Voice
from table.hall import Hall
from table.records import Person
from table.refusals import NoSuchMatch, Refusal
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

log = logging.getLogger(__name__)
IN_TIME = 1.5
"""Seconds after which Discord is told that the answer takes longer; it waits for three."""
LONGEST_TEXT = 3900
"""Of the 4,000 characters a message may hold."""
Respond = Callable[[], Awaitable[object]]


def language_of(person: Person, usual: str) -> str:
    """A person's own language: as they chose, or as Discord says."""
    if person.language in LANGUAGES:
        return str(person.language)
    locale = (person.locale or "").partition("-")[0]
    return locale if locale in LANGUAGES else usual


def escaped(name: str) -> str:
    """A name that changes nothing about the text it stands in."""
    return discord.utils.escape_markdown(discord.utils.escape_mentions(name))


def voice_of(sitting: Sitting, language: str) -> Voice:
    """A match's words in a language, with its players' names."""
    return Voice(words(language, sitting.game), [escaped(name) for name in sitting.names])


def title_of(sitting: Sitting, voice: Voice) -> str:
    """The game and the match's name."""
    return f"{voice.say('game-title')} {sitting.record.name}"


class Visit:
    """One interaction: who it is, and how to answer."""

    def __init__(self, bot: "Skald", interaction: discord.Interaction[Any], person: Person) -> None:
        self.bot = bot
        self.interaction = interaction
        self.person = person
        self.language = language_of(person, bot.settings.language)
        self._deferred = False
        self._followed = False
        self._too_late = False
        self._deferring: asyncio.Future[None] | None = None

    @property
    def hall(self) -> Hall:
        """The matches in play."""
        return self.bot.hall

    @property
    def click(self) -> str:
        """What makes this interaction count once."""
        return str(self.interaction.id)

    @property
    def admin(self) -> bool:
        """Whether this person may manage the server."""
        return self.interaction.guild_id is not None and self.interaction.permissions.manage_guild

    def words(self, game: Game | None = None) -> Words:
        """This person's words."""
        return words(self.language, game)

    def say(self, key: str, **args: Argument) -> str:
        """A sentence of the bot's own."""
        return self.words().say(Text(key, args), ())

    def voice(self, sitting: Sitting) -> Voice:
        """This person's words for a match."""
        return voice_of(sitting, self.language)

    async def match_here(self) -> int:
        """The match of the channel this happens in."""
        found = await self.hall.match_in(self.interaction.channel_id or 0)
        if found is None:
            raise NoSuchMatch
        return found

    async def drawn(self, drawing: Coroutine[Any, Any, Drawn | None]) -> Drawn | None:
        """A picture, unless this person wants words or it cannot be drawn."""
        if self.person.text_mode:
            drawing.close()
            return None
        return await tried(drawing)

    # ------------------------------------------------------------------ answering

    async def tell(self, *lines: str, files: Sequence[discord.File] = ()) -> None:
        """Say something to this person alone."""
        text = "\n".join(lines)
        if len(text) > LONGEST_TEXT:
            text = f"{text[: LONGEST_TEXT - 1]}…"
        parts: list[ui.Item[Any]] = [ui.TextDisplay(text)]
        parts += [ui.File(f"attachment://{file.filename}") for file in files]
        await self.show(layout(*parts), files)

    async def show(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Show something to this person alone, in a new message."""
        if await self._first(lambda: self._send_first(view, files), files):
            return
        if self._deferred and self.interaction.type is discord.InteractionType.application_command:
            await self.interaction.edit_original_response(view=view, attachments=files)
        else:
            self._followed = True
            await self.interaction.followup.send(view=view, files=list(files), ephemeral=True)

    async def _send_first(self, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
        await self.interaction.response.send_message(view=view, files=list(files), ephemeral=True)

    async def edit(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Put something else in the place of the message that was pressed."""
        if not await self._first(
            lambda: self.interaction.response.edit_message(view=view, attachments=files), files
        ):
            await self.interaction.edit_original_response(view=view, attachments=files)

    async def turn_page(self, view: ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Put something else into a private message; a message that others see stays as it is."""
        message = self.interaction.message
        if message is not None and message.flags.ephemeral:
            await self.edit(view, files)
        else:
            await self.show(view, files)

    async def add(self, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
        """Put what came later into the message that was just shown or edited."""
        if self._followed or self._too_late:
            return
        await self.interaction.edit_original_response(view=view, attachments=files)

    async def ask(self, modal: ui.Modal) -> None:
        """Open a form."""
        await self._first(lambda: self.interaction.response.send_modal(modal))

    async def nod(self) -> None:
        """Take note of a press whose effect is seen elsewhere."""
        await self._first(self.interaction.response.defer)

    async def _first(self, respond: Respond, files: Sequence[discord.File] = ()) -> bool:
        """Answer as the first response, if that is still possible; True if nothing is left to do."""
        if self.interaction.response.is_done():
            return False
        try:
            await (respond() if files else twice_if_cut(respond))
        except discord.HTTPException as error:
            if error.code == TOO_LATE:
                log.warning("an interaction was answered too late")
                self._too_late = True
                return True
            if error.code != ANSWERED_ALREADY:
                raise
            return not self._deferred
        return True

    def take_longer(self) -> None:
        """Tell Discord to wait."""
        if not self.interaction.response.is_done():
            self._deferred = True
            self._deferring = asyncio.ensure_future(self._defer())

    async def _defer(self) -> None:
        try:
            await self.interaction.response.defer(ephemeral=True)
        except (discord.HTTPException, discord.InteractionResponded, *CUT):
            log.warning("an interaction could not be put off")


async def twice_if_cut(respond: Respond) -> None:
    """Respond, once more if the line was cut: Discord counts the first."""
    try:
        await respond()
    except CUT:
        await respond()


@asynccontextmanager
async def visiting(interaction: discord.Interaction[Any]) -> AsyncIterator[Visit]:
    """Serve one interaction. What is refused inside, or goes wrong, is told in a friendly sentence."""
    bot: Skald = interaction.client
    unknown = Person(interaction.user.id, interaction.user.display_name, locale=interaction.locale.value)
    visit = Visit(bot, interaction, unknown)
    task = asyncio.current_task()
    assert task is not None
    bot.visits.add(task)
    later = asyncio.get_running_loop().call_later(IN_TIME, visit.take_longer)
    try:
        person = await bot.hall.person(unknown.id, unknown.name, unknown.locale)
        visit.person, visit.language = person, language_of(person, bot.settings.language)
        yield visit
    except (MatchError, Refusal) as refusal:
        await apologise(visit, refusal.text)
    except discord.Forbidden:
        log.warning("a permission is missing in channel %s", interaction.channel_id)
        await apologise(visit, Text("refusal-forbidden"))
    except PASSING:
        log.warning("Discord could not be reached")
        if not interaction.response.is_done():
            await apologise(visit, Text("error"))
    except Exception:
        log.exception("an interaction failed")
        await apologise(visit, Text("error"))
    finally:
        later.cancel()
        bot.visits.discard(task)


async def apologise(visit: Visit, text: Text) -> None:
    """Say what is not possible; if even that fails, there is nobody to tell."""
    try:
        await visit.tell(visit.words().say(text, ()))
    except (discord.HTTPException, discord.InteractionResponded, *CUT):
        log.warning("a refusal could not be told")


async def unknown_door(interaction: discord.Interaction[Any], _: Press) -> None:
    """A button of a Skald from another time."""
    async with visiting(interaction) as visit:
        await visit.tell(visit.say("refusal-old-button"))


async def closed_door(interaction: discord.Interaction[Any], _: Press | None = None) -> None:
    """Somebody comes while the bot is about to stop."""
    async with visiting(interaction) as visit:
        await visit.tell(visit.say("refusal-restarting"))


async def passing(interaction: discord.Interaction[Any]) -> Visit | None:
    """Somebody who is typing and waits for completions; None if they never were here."""
    bot: Skald = interaction.client
    person = await bot.hall.known_person(interaction.user.id)
    return None if person is None else Visit(bot, interaction, person)
