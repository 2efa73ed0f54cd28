"""The lobby: /new, its buttons, its options, the start, and the rematch."""

import logging
from typing import TYPE_CHECKING, Any, Literal

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.doors import Press
from cogs.lobby_options import options_view, seats_view, with_choice, with_switches
from cogs.permissions import missing_permissions
from cogs.translation import about, choices, game_choices, options
from cogs.visit import Visit, title_of, visiting, voice_of
from games.engine import settings
from games.registry import game_named
from locales import LANGUAGES
from table import lobby
from table.lobby import Wishes
from table.refusals import BadSetting, LobbyFull, NotNow, Refusal, RematchOpen, TooFewPlayers
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

log = logging.getLogger(__name__)
THREAD_EXISTS = 160004
KEPT_OPEN: Literal[10080] = 10080
"""Minutes of silence after which Discord folds a thread away."""
WHERE_THREADS_BEGIN = (discord.ChannelType.text, discord.ChannelType.news)


class NotHere(Refusal):
    """The server's admins want matches elsewhere."""

    key = "refusal-not-here"


class OnlyInServers(Refusal):
    """A match needs a server's channel."""

    key = "refusal-only-in-servers"


class MissingPermission(Refusal):
    """The bot may not do in this channel what it must."""

    key = "refusal-permission"


class Lobby(commands.Cog):
    """Before a match."""

    def __init__(self, bot: "Skald") -> None:
        self.bot = bot
        bot.doors |= {
            "join": self.join,
            "leave": self.leave,
            "computer": self.computer,
            "fewer": self.fewer,
            "options": self.options,
            "set": self.set,
            "start": self.start,
            "cancel": self.cancel,
            "rematch": self.rematch,
        }

    @app_commands.command(name="new", description=about("new"))
    @app_commands.describe(**options("game", "seats", "computers", "pace", "late", "place", "language"))
    @app_commands.choices(
        game=game_choices(),
        pace=choices("pace", lobby.PACES),
        late=choices("late", lobby.LATE),
        place=choices("place", ("thread", "channel")),
        language=choices("language", LANGUAGES),
    )
    @app_commands.guild_only()
    async def new(  # noqa: PLR0917 - a command's options are its parameters
        self,
        interaction: discord.Interaction[Any],
        game: app_commands.Choice[str],
        seats: app_commands.Range[int, 1, 8] | None = None,
        computers: app_commands.Range[int, 0, 7] = 0,
        pace: app_commands.Choice[str] | None = None,
        late: app_commands.Choice[str] | None = None,
        place: app_commands.Choice[str] | None = None,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a lobby."""
        async with visiting(interaction) as visit:
            rules = game_named(game.value)
            server = await self.bot.hall.server(interaction.guild_id or 0)
            check_place(visit, server.allows(*places(interaction)))
            wishes = Wishes(
                game=rules.id,
                language=language.value if language else server.language or visit.language,
                options=rules.options(),
                max_seats=seats or usual_seats(rules.seats),
                pace=int(pace.value) if pace else 24 if server.pace is None else server.pace,
                late=late.value if late else "nudge",
                threaded=threads_begin_here(interaction) and (place is None or place.value == "thread"),
            )
            if computers >= wishes.max_seats:
                raise LobbyFull
            await self._open(visit, wishes, interaction.channel_id or 0, computers)

    async def _open(self, visit: Visit, wishes: Wishes, channel: int, computers: int) -> None:
        match_id = await lobby.open_lobby(
            visit.hall,
            visit.person,
            wishes,
            server=visit.interaction.guild_id,
            channel=channel,
            click=visit.click,
        )
        here = channel == visit.interaction.channel_id
        await visit.tell(
            visit.say("lobby-opened") if here else visit.say("lobby-opened-in", channel=f"<#{channel}>")
        )
        for number in range(computers):
            click = f"{visit.click}.{number}"
            await lobby.add_computer(
                visit.hall, match_id, host=visit.person.id, admin=visit.admin, click=click
            )

    # ------------------------------------------------------------------ the buttons

    async def join(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Take the next seat."""
        async with visiting(interaction) as visit:
            await lobby.join(visit.hall, press.match, visit.person, click=visit.click)
            await visit.nod()

    async def leave(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Give the seat up."""
        async with visiting(interaction) as visit:
            await lobby.leave(visit.hall, press.match, visit.person.id, click=visit.click)
            await visit.nod()

    async def computer(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Put a computer player into the next seat."""
        async with visiting(interaction) as visit:
            await lobby.add_computer(
                visit.hall, press.match, host=visit.person.id, admin=visit.admin, click=visit.click
            )
            await visit.nod()

    async def cancel(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """End the lobby without a match."""
        async with visiting(interaction) as visit:
            await lobby.cancel(
                visit.hall, press.match, host=visit.person.id, admin=visit.admin, click=visit.click
            )
            await visit.nod()

    async def options(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Show the host what can be agreed: on the card's button all of it, on the panel's what they say."""
        async with visiting(interaction) as visit:
            await self._show_options(visit, press.match, *press.rest, edit=press.rest != ())

    async def _show_options(
        self, visit: Visit, match_id: int, of_seats: str = "", *, edit: bool = True
    ) -> None:
        async with visit.hall.look(match_id) as sitting:
            lobby.in_lobby(sitting)
            lobby.require_host(sitting, visit.person.id, admin=visit.admin)
            voice = visit.voice(sitting)
            view = seats_view(sitting, voice, of_seats) if of_seats else options_view(sitting, voice)
        await (visit.edit(view) if edit else visit.show(view))

    async def set(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Agree on something else."""
        async with visiting(interaction) as visit:
            async with visit.hall.look(press.match) as sitting:
                wishes = changed(wishes_of(sitting), press, sitting)
            await lobby.set_wishes(
                visit.hall, press.match, wishes, host=visit.person.id, admin=visit.admin, click=visit.click
            )
            await self._show_options(visit, press.match, press.rest[1] if press.rest[2:] else "")

    async def fewer(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Send a computer player away."""
        async with visiting(interaction) as visit:
            await lobby.remove_computer(
                visit.hall, press.match, host=visit.person.id, admin=visit.admin, click=visit.click
            )
            await self._show_options(visit, press.match)

    async def start(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Begin, in a thread of its own or here."""
        async with visiting(interaction) as visit:
            async with visit.hall.look(press.match) as sitting:
                lobby.in_lobby(sitting)
                lobby.require_host(sitting, visit.person.id, admin=visit.admin)
                if len(sitting.seats) not in sitting.game.seats:
                    raise TooFewPlayers(least=sitting.game.seats.start)
                sitting.game.check_options(lobby.agreed_options(sitting), len(sitting.seats))
                threaded, home = sitting.record.threaded, sitting.record.home
                name = title_of(sitting, voice_of(sitting, sitting.record.language))
            check_place(visit, allowed=True)
            channel = await thread_of(interaction, name) if threaded else home
            await lobby.start(
                visit.hall,
                press.match,
                host=visit.person.id,
                admin=visit.admin,
                channel=channel,
                click=visit.click,
            )
            await visit.nod()

    # ------------------------------------------------------------------ once more

    @app_commands.command(name="rematch", description=about("rematch"))
    @app_commands.guild_only()
    async def rematch_command(self, interaction: discord.Interaction[Any]) -> None:
        """A rematch of the match that was played here."""
        async with visiting(interaction) as visit:
            await self._rematch(visit, await visit.match_here())

    async def rematch(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """A rematch of this match; who comes second sits down in the lobby that the first one opened."""
        async with visiting(interaction) as visit:
            await self._rematch(visit, press.match)

    async def _rematch(self, visit: Visit, match_id: int) -> None:
        async with visit.hall.look(match_id) as sitting:
            if sitting.record.status != "over":
                raise NotNow(status=sitting.record.status)
            sitting.seat_of(visit.person.id)
            agreed = wishes_of(sitting)
            wishes = msgspec.structs.replace(
                agreed, options=settings.without_seats(agreed.options), rematch_of=match_id
            )
            home = sitting.record.home
            computers = sum(seat.person is None for seat in sitting.seats)
        server = await visit.hall.server(visit.interaction.guild_id or 0)
        check_place(visit, server.allows(home, *places(visit.interaction)))
        try:
            await self._open(visit, wishes, home, computers)
        except RematchOpen:
            await lobby.join_rematch(visit.hall, match_id, visit.person, click=visit.click)
            await visit.tell(visit.say("lobby-rematch-joined", channel=f"<#{home}>"))


COG = Lobby


def wishes_of(sitting: Sitting) -> Wishes:
    """What is agreed in a match."""
    record = sitting.record
    return Wishes(
        game=record.game,
        language=record.language,
        options=lobby.agreed_options(sitting),
        max_seats=record.max_seats,
        pace=record.pace,
        late=record.late,
        threaded=record.threaded,
        rematch_of=record.rematch_of,
    )


def changed(wishes: Wishes, press: Press, sitting: Sitting) -> Wishes:
    """The wishes with what a menu of the options panel says."""
    field = press.rest[0]
    if field == "options":
        switched = with_switches(wishes.options, set(press.values))
        return msgspec.structs.replace(wishes, options=switched)
    value = press.values[0]
    if field == "setting":
        chosen = with_choice(wishes.options, *press.rest[1:], value=value, seats=len(sitting.seats))
        return msgspec.structs.replace(wishes, options=chosen)
    if field in ("seats", "pace"):
        if not value.isdecimal():
            raise BadSetting(setting=field)
        name = "max_seats" if field == "seats" else field
        return msgspec.structs.replace(wishes, **{name: int(value)})
    if field == "place":
        return msgspec.structs.replace(wishes, threaded=value == "thread")
    return msgspec.structs.replace(wishes, **{field: value})


def usual_seats(seats: range) -> int:
    """Four, or as many as can play."""
    return 4 if 4 in seats else seats[-1]  # noqa: PLR2004


def places(interaction: discord.Interaction[Any]) -> list[int]:
    """The channel, and for a thread also where it belongs."""
    channel = interaction.channel
    parent = getattr(channel, "parent_id", None)
    return [place for place in (interaction.channel_id, parent) if place is not None]


def check_place(visit: Visit, allowed: bool) -> None:  # noqa: FBT001
    """Raise unless a match may be played here, and the bot may do all it must."""
    if visit.interaction.guild_id is None:
        raise OnlyInServers
    if not allowed:
        raise NotHere
    missing = missing_permissions(visit.interaction.app_permissions)
    if missing:
        raise MissingPermission(permissions=", ".join(visit.say(f"permission-{name}") for name in missing))


def threads_begin_here(interaction: discord.Interaction[Any]) -> bool:
    """Whether this channel can have threads."""
    return interaction.channel is not None and interaction.channel.type in WHERE_THREADS_BEGIN


async def thread_of(interaction: discord.Interaction[Any], name: str) -> int:
    """The thread of the lobby's message; made now, unless an earlier try made it."""
    message = interaction.message
    assert message is not None
    try:
        thread = await message.create_thread(name=name[:100], auto_archive_duration=KEPT_OPEN)
    except discord.HTTPException as error:
        if error.code != THREAD_EXISTS:
            raise
        return message.id
    return thread.id
