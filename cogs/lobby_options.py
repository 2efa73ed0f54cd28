"""The options of a lobby: the host's private panel, and what its menus say."""

from collections.abc import Iterator, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.doors import Button, Menu, layout, option, rows
from cogs.visit import title_of
from games.engine.errors import BadOptions
from games.engine.settings import Setting, settings_of, with_setting, with_value_of_seat, without
from locales import LANGUAGES
from rendering.text import Voice
from table.lobby import LATE, PACES, agreed_options
from table.refusals import BadSetting
from table.sitting import Sitting

NOTHING = "-"
"""The value of a menu's option for who chooses none of the others."""


def options_view(sitting: Sitting, voice: Voice) -> ui.LayoutView:
    """The host's private panel: each menu shows what is chosen, and changes it at once."""
    match_id = sitting.record.id
    menus = [ui.ActionRow[Any](menu) for menu in (*game_menus(sitting, voice), *table_menus(sitting, voice))]
    buttons = [
        Button.of(voice.say(f"setting-{setting.name}"), "options", match_id, setting.name)
        for setting in settings_of(sitting.game.options)
        if setting.kind == "each"
    ]
    if any(seat.person is None for seat in sitting.seats):
        buttons.append(Button.of(voice.say("button-fewer"), "fewer", match_id))
    return layout(set_heading(sitting, voice), *menus, *rows(buttons))


def set_heading(sitting: Sitting, voice: Voice) -> ui.TextDisplay[Any]:
    """What is agreed on here."""
    return ui.TextDisplay(f"### {title_of(sitting, voice)}\n{voice.say('lobby-set')}")


def game_menus(sitting: Sitting, voice: Voice) -> Iterator[Menu]:
    """The game's own settings for all: what is on or off in one menu, each other in one of its own."""
    match_id, options = sitting.record.id, agreed_options(sitting)
    found = settings_of(sitting.game.options)
    switches = [
        option(
            voice.say(f"setting-{setting.name}"),
            setting.name,
            voice.say(f"setting-{setting.name}.about"),
            chosen=getattr(options, setting.name),
        )
        for setting in found
        if setting.kind == "switch"
    ]
    if switches:
        heading = voice.say("lobby-set-options")
        yield Menu.of(switches, heading, "set", match_id, "options", least=0, most=len(switches))
    for setting in found:
        if setting.kind in ("choice", "seat"):
            seats = [str(seat.seat) for seat in sitting.seats]
            values = seats if setting.kind == "seat" else setting.values
            value = getattr(options, setting.name)
            shown = choices(setting, values, NOTHING if value is None else str(value), voice)
            heading = voice.say(f"setting-{setting.name}")
            yield Menu.of(shown, heading, "set", match_id, "setting", setting.name)


def choices(setting: Setting, values: Sequence[str], chosen: str, voice: Voice) -> list[discord.SelectOption]:
    """The values of a setting as a menu's options."""
    return [
        option(value_words(setting, value, voice), value, chosen=value == chosen)
        for value in ([NOTHING, *values] if setting.optional else values)
    ]


def value_words(setting: Setting, value: str, voice: Voice) -> str:
    """A value of a game's setting in words; a number is its own."""
    if value == NOTHING:
        return voice.say(f"setting-{setting.name}-none")
    if setting.kind == "seat":
        return voice.say(f"setting-{setting.name}-seat", seat=int(value))
    return value if value.isdecimal() else voice.say(f"setting-{setting.name}-{value}")


def table_menus(sitting: Sitting, voice: Voice) -> Iterator[Menu]:
    """What is agreed for every game."""
    record = sitting.record
    menus: dict[str, tuple[list[str], str]] = {
        "seats": ([str(count) for count in sitting.game.seats], str(record.max_seats)),
        "pace": ([str(pace) for pace in PACES], str(record.pace)),
        "late": (list(LATE), record.late),
        "place": (["thread", "channel"], "thread" if record.threaded else "channel"),
        "language": (list(LANGUAGES), record.language),
    }
    for field, (values, current) in menus.items():
        shown = [
            option(
                voice.say("lobby-set-seats", count=int(value))
                if field == "seats"
                else voice.say(f"choice-{field}-{value}"),
                value,
                chosen=value == current,
            )
            for value in values
        ]
        yield Menu.of(shown, voice.say(f"lobby-set-{field}-menu"), "set", record.id, field)


def seats_view(sitting: Sitting, voice: Voice, name: str) -> ui.LayoutView:
    """The host's private panel for a setting of which each player has their own value."""
    setting, match_id = named(type(agreed_options(sitting)), name), sitting.record.id
    listed = getattr(agreed_options(sitting), name)
    parts: list[ui.Item[Any]] = [set_heading(sitting, voice)]
    for seat in sitting.seats:
        values = [value for value in setting.values if is_possible(sitting, setting, seat.seat, value)]
        chosen = listed[seat.seat] if seat.seat < len(listed) else NOTHING
        heading = voice.say(f"setting-{name}-of", seat=seat.seat)
        menu = Menu.of(
            choices(setting, values, chosen, voice), heading, "set", match_id, "setting", name, seat.seat
        )
        parts += [ui.TextDisplay(heading), ui.ActionRow(menu)]
    return layout(*parts, ui.ActionRow(Button.of(voice.say("button-options"), "options", match_id, "")))


def is_possible(sitting: Sitting, setting: Setting, seat: int, value: str) -> bool:
    """Whether this player can have this value, as everything else is agreed."""
    seats = len(sitting.seats)
    options = with_value_of_seat(agreed_options(sitting), setting, seats, seat, value)
    try:
        sitting.game.check_options(options, seats)
    except BadOptions as error:
        return error.text.args["option"] != setting.name
    return True


def named(options: type[msgspec.Struct], name: str) -> Setting:
    """The setting of this name."""
    for setting in settings_of(options):
        if setting.name == name:
            return setting
    raise BadSetting(setting="options")


def with_switches(options: msgspec.Struct, chosen: set[str]) -> msgspec.Struct:
    """The options with exactly these switches on."""
    switches = [setting.name for setting in settings_of(type(options)) if setting.kind == "switch"]
    return msgspec.structs.replace(options, **{name: name in chosen for name in switches})


def with_choice(
    options: msgspec.Struct, name: str, seat: str | None = None, *, value: str, seats: int
) -> msgspec.Struct:
    """The options with what a menu says of a setting, or of one player's value of it."""
    setting = named(type(options), name)
    if value == NOTHING:
        return without(options, setting)
    if seat is not None:
        if int(seat) >= seats:
            raise BadSetting(setting="seat")
        return with_value_of_seat(options, setting, seats, int(seat), value)
    try:
        return with_setting(options, name, value)
    except msgspec.ValidationError as error:
        raise BadSetting(setting="options") from error
