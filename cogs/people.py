"""What belongs to one person or one server: settings, and everything that waits for me."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

from cogs import habits
from cogs.delivery.notices import link_to
from cogs.doors import MOST_OPTIONS, Button, Form, Menu, Press, custom_id, layout, option, rows
from cogs.panel import fitted
from cogs.translation import about, choices, keyed, options
from cogs.visit import LONGEST_TEXT, Visit, language_of, title_of, visiting
from locales import LANGUAGES
from table import letters, timing
from table.lobby import PACES
from table.records import Server
from table.refusals import Refusal
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

AUTO = "auto"
SPOKEN = (AUTO, *LANGUAGES)
USUAL_PACE = 24
LONGEST_INPUT = 60
CHANNELS = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum]
NEVER = 1 << 40


class NotAnAdmin(Refusal):
    """Only who may manage the server can do this."""

    key = "refusal-not-an-admin"


class TooManyChannels(Refusal):
    """A server's list of channels is full."""

    key = "refusal-too-many-channels"


class People(commands.Cog):
    """/settings, /turns and /server settings."""

    server = app_commands.Group(
        name="server",
        description=about("server"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    def __init__(self, bot: "Skald") -> None:
        self.bot = bot
        bot.doors |= {"settings": change_settings, "times": change_times, "server": change_server}

    # ------------------------------------------------------------------ my settings

    @app_commands.command(name="settings", description=about("settings"))
    @app_commands.rename(text_mode=keyed("parameter-text-mode"))
    @app_commands.describe(
        text_mode=keyed("parameter-text-mode.about"),
        **options("language", "zone", "quiet", "vacation"),
    )
    @app_commands.choices(language=choices("language", SPOKEN))
    async def settings(  # noqa: PLR0917 - Discord names them
        self,
        interaction: discord.Interaction[Any],
        language: app_commands.Choice[str] | None = None,
        zone: str | None = None,
        quiet: str | None = None,
        vacation: str | None = None,
        text_mode: bool | None = None,  # noqa: FBT001 - Discord names it
    ) -> None:
        """Show my settings, after changing what was typed."""
        async with visiting(interaction) as visit:
            if language is not None:
                visit.person.language = None if language.value == AUTO else language.value
            if text_mode is not None:
                visit.person.text_mode = text_mode
            set_times(visit, zone, quiet, vacation)
            if any(given is not None for given in (language, zone, quiet, vacation, text_mode)):
                await save(visit)
            await visit.show(settings_view(visit))

    @settings.autocomplete("zone")
    async def zones(self, _: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        """The time zones with this in their name."""
        found = [app_commands.Choice(name=zone, value=zone) for zone in habits.zones_like(typed)]
        return found[:MOST_OPTIONS]

    # ------------------------------------------------------------------ my matches

    @app_commands.command(name="turns", description=about("turns"))
    async def turns(self, interaction: discord.Interaction[Any]) -> None:
        """Everything that waits for me, and then where others are awaited."""
        async with visiting(interaction) as visit:
            mine: list[tuple[int, str]] = []
            others: list[str] = []
            for match_id in await visit.hall.matches_of(visit.person.id):
                async with visit.hall.store.reading() as tx:
                    due = await timing.deadlines(tx, match_id)
                async with visit.hall.look(match_id) as sitting:
                    seat = sitting.seat_of(visit.person.id)
                    line = turn_line(visit, sitting, seat, due.get(seat))
                    if seat in [waiting.seat for waiting in sitting.waiting_for]:
                        mine.append((due.get(seat, NEVER), line))
                    else:
                        others.append(line)
            lines = [visit.say("people-turns", count=len(mine)), *(line for _, line in sorted(mine))]
            if others:
                lines += ["", visit.say("people-turns-others"), *others]
            await visit.tell(fitted(lines, LONGEST_TEXT, visit.say("people-turns-more")))

    # ------------------------------------------------------------------ a server's settings

    @server.command(name="settings", description=about("server settings"))
    @app_commands.describe(**options("language", "pace", "channel"))
    @app_commands.choices(language=choices("language", SPOKEN), pace=choices("pace", PACES))
    async def server_settings(
        self,
        interaction: discord.Interaction[Any],
        language: app_commands.Choice[str] | None = None,
        pace: app_commands.Choice[str] | None = None,
        channel: discord.TextChannel | discord.ForumChannel | None = None,
    ) -> None:
        """Show the server's settings, after changing what was typed."""
        async with visiting(interaction) as visit:
            server = await server_of(visit)
            if language is not None:
                server.language = None if language.value == AUTO else language.value
            if pace is not None:
                server.pace = int(pace.value)
            if channel is not None:
                play_only_in(server, set(places_of(server)) ^ {channel.id})
            if language is not None or pace is not None or channel is not None:
                await visit.hall.save_server(server)
            await visit.show(server_view(visit, server))


# ---------------------------------------------------------------------- a person


def set_times(visit: Visit, zone: str | None, quiet: str | None, vacation: str | None) -> None:
    """Change what was typed; the zone first, because the rest is meant in it."""
    if zone is not None:
        habits.set_zone(visit.person, zone, visit.hall.now())
    if quiet is not None:
        habits.set_quiet(visit.person, quiet)
    if vacation is not None:
        habits.set_vacation(visit.person, vacation, visit.hall.now())


async def save(visit: Visit) -> None:
    """Keep a person's settings; what is said from now on is in the language they chose."""
    await visit.hall.save_person(visit.person)
    visit.language = language_of(visit.person, visit.bot.settings.language)


def settings_view(visit: Visit) -> ui.LayoutView:
    """All settings of a person with what changes them."""
    person, now = visit.person, visit.hall.now()
    language = person.language or AUTO
    mode = "on" if person.text_mode else "off"
    lines = [
        visit.say("people-settings"),
        visit.say("people-language", language=visit.say(f"choice-language-{language}")),
        visit.say("people-text-mode", state=mode),
        visit.say("people-zone", zone=person.zone),
        visit.say("people-quiet", quiet=habits.quiet_words(person) or visit.say("people-no-quiet")),
        visit.say(
            "people-vacation", vacation=habits.vacation_words(person, now) or visit.say("people-no-vacation")
        ),
        visit.say("people-dms", state="closed" if person.dms_closed else "open"),
        f"-# {visit.say('people-clocks')}",
    ]
    buttons = [
        Button.of(visit.say("people-text-mode-button", state=mode), "settings", 0, "text"),
        Button.of(visit.say("people-times-button"), "settings", 0, "times"),
    ]
    if person.dms_closed:
        buttons.append(Button.of(visit.say("people-dms-button"), "settings", 0, "dms"))
    return layout(
        ui.TextDisplay("\n".join(lines)),
        ui.ActionRow(language_menu(visit, "settings", "people-language-menu", language)),
        *rows(buttons),
    )


def language_menu(visit: Visit, verb: str, heading: str, chosen: str) -> Menu:
    """The languages to choose from."""
    shown = [option(visit.say(f"choice-language-{value}"), value, chosen=value == chosen) for value in SPOKEN]
    return Menu.of(shown, visit.say(heading), verb, 0, "language")


async def change_settings(interaction: discord.Interaction[Any], press: Press) -> None:
    """Something was pressed or chosen on a person's panel."""
    async with visiting(interaction) as visit:
        person = visit.person
        match press.rest[:1]:
            case ("language",):
                person.language = press.values[0] if press.values[0] in LANGUAGES else None
            case ("text",):
                person.text_mode = not person.text_mode
            case ("dms",):
                person.dms_closed = person.dms_told = False
            case _:
                await visit.ask(times_form(visit))
                return
        await save(visit)
        await visit.edit(settings_view(visit))
        if press.rest[0] == "dms":
            await send_hands(visit)


async def send_hands(visit: Visit) -> None:
    """Try to send a person their hands again."""
    for match_id in await visit.hall.matches_of(visit.person.id):
        async with visit.hall.writing(match_id) as (sitting, tx):
            seat, lane = sitting.seat_of(visit.person.id), letters.lane_of_person(visit.person.id)
            await letters.post(tx, lane, letters.HAND, match_id, seat=seat)


def times_form(visit: Visit) -> Form:
    """A person's time zone, quiet hours and vacation, as they are."""
    form = Form(visit.say("people-times-title"), "times", 0)
    person, now = visit.person, visit.hall.now()
    current = {
        "zone": person.zone,
        "quiet": habits.quiet_words(person),
        "vacation": habits.vacation_words(person, now),
    }
    for name, value in current.items():
        key = f"people-{name}-field"
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=name, required=False, default=value or None, max_length=LONGEST_INPUT
        )
        form.ask(visit.say(key), visit.say(f"{key}.about"), field)
    return form


async def change_times(interaction: discord.Interaction[Any], press: Press) -> None:
    """A person's times were written into the form."""
    async with visiting(interaction) as visit:
        set_times(visit, press.fields["zone"], press.fields["quiet"], press.fields["vacation"])
        await save(visit)
        await visit.edit(settings_view(visit))


def turn_line(visit: Visit, sitting: Sitting, seat: int, due: int | None) -> str:
    """A match, what is asked or who is awaited, until when, and the way there."""
    record, voice = sitting.record, visit.voice(sitting)
    question = None if sitting.match is None else sitting.match.question(seat)
    waiting = [other.seat for other in sitting.waiting_for]
    parts = [f"**{title_of(sitting, voice)}**"]
    if record.status != "running":
        parts.append(voice.say("people-turns-status", status=record.status))
    elif question is not None and seat in waiting:
        parts.append(voice.words.say(question.sentence, voice.names))
        parts += [] if due is None else [f"<t:{due}:R>"]
    else:
        parts.append(voice.say("people-turns-waiting", seats=waiting))
    link = f"[{voice.say('people-turns-link')}]({link_to(record, record.channel)})"
    return f"- {' · '.join([*parts, link])}"


# ---------------------------------------------------------------------- a server


async def server_of(visit: Visit) -> Server:
    """The server this happens on, for who may manage it."""
    if not visit.admin:
        raise NotAnAdmin
    return await visit.hall.server(visit.interaction.guild_id or 0)


def places_of(server: Server) -> list[int]:
    """The channels in which matches may be played; none: all."""
    return msgspec.json.decode(server.channels, type=list[int])


def play_only_in(server: Server, channels: set[int]) -> None:
    """Let matches be played in these channels only; without any, everywhere."""
    if len(channels) > MOST_OPTIONS:
        raise TooManyChannels(most=MOST_OPTIONS)
    server.channels = msgspec.json.encode(sorted(channels)).decode()


def server_view(visit: Visit, server: Server) -> ui.LayoutView:
    """All settings of a server with what changes them."""
    places, language = places_of(server), server.language or AUTO
    pace = USUAL_PACE if server.pace is None else server.pace
    shown = ", ".join(f"<#{place}>" for place in places) or visit.say("people-everywhere")
    lines = [
        visit.say("people-server"),
        visit.say("people-channels", channels=shown),
        visit.say("people-server-language", language=visit.say(f"choice-language-{language}")),
        visit.say("people-server-pace", pace=visit.say(f"choice-pace-{pace}")),
    ]
    paces = [option(visit.say(f"choice-pace-{hours}"), str(hours), chosen=hours == pace) for hours in PACES]
    return layout(
        ui.TextDisplay("\n".join(lines)),
        ui.ActionRow(channel_menu(visit, places)),
        ui.ActionRow(language_menu(visit, "server", "people-server-language-menu", language)),
        ui.ActionRow(Menu.of(paces, visit.say("people-pace-menu"), "server", 0, "pace")),
    )


def channel_menu(visit: Visit, places: Sequence[int]) -> Menu:
    """The channels of a server; none chosen means all."""
    select: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=custom_id("menu", "server", 0, "channels"),
        channel_types=CHANNELS,
        placeholder=visit.say("people-channels-menu"),
        min_values=0,
        max_values=MOST_OPTIONS,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(place)) for place in places],
    )
    return Menu(cast("ui.Select[Any]", select))


async def change_server(interaction: discord.Interaction[Any], press: Press) -> None:
    """Something was chosen on a server's panel."""
    async with visiting(interaction) as visit:
        server = await server_of(visit)
        match press.rest[:1]:
            case ("channels",):
                play_only_in(server, {int(place) for place in press.values})
            case ("language",):
                server.language = press.values[0] if press.values[0] in LANGUAGES else None
            case _:
                server.pace = int(press.values[0])
        await visit.hall.save_server(server)
        await visit.edit(server_view(visit, server))


COG = People
