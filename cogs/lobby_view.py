"""The lobby card and its options, as people see them."""

from collections.abc import Iterator
from typing import Any, get_type_hints

import discord
import msgspec
from discord import ui

from cogs.doors import Button, Menu, layout, option, rows
from cogs.visit import escaped, title_of
from games.engine import Game, commitment
from locales import LANGUAGES
from rendering.text import Voice
from table.lobby import LATE, PACES, agreed_options
from table.sitting import Sitting

GOOD, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


def switches(game: Game) -> list[str]:
    """The options of a game that are on or off."""
    hints = get_type_hints(game.options)
    return [field for field in game.options.__struct_fields__ if hints[field] is bool]


def lobby_view(sitting: Sitting, voice: Voice, *cover: ui.MediaGallery[Any]) -> ui.LayoutView:
    """The lobby card: seats, options in words, the fairness hash, and the buttons while it is open."""
    record = sitting.record
    lines = [f"## {title_of(sitting, voice)}", *state_lines(sitting, voice)]
    parts: list[ui.Item[Any]] = [*cover, ui.TextDisplay("\n".join(lines))]
    if record.status == "lobby":
        parts += rows(lobby_buttons(sitting, voice))
    return layout(*parts)


def state_lines(sitting: Sitting, voice: Voice) -> Iterator[str]:
    """What the card says, by how far the match is."""
    record = sitting.record
    if record.status == "cancelled":
        yield voice.say("lobby-cancelled")
        return
    if record.status == "lobby":
        yield voice.say("game-pitch")
    yield voice.say("lobby-seats", count=len(sitting.seats), most=record.max_seats)
    for seat in sitting.seats:
        yield f"{seat.seat + 1}. " + seat_words(
            seat.name, seat.person, voice, host=seat.person == record.host
        )
    yield from agreed(sitting, voice)
    if record.status == "lobby":
        yield voice.say("lobby-fairness", hash=commitment(record.server_seed))
        return
    yield voice.say("lobby-playing", channel=f"<#{record.channel}>")


def seat_words(name: str, person: int | None, voice: Voice, *, host: bool) -> str:
    """Who sits there."""
    if person is None:
        return voice.say("lobby-computer", name=escaped(name))
    return voice.say("lobby-host" if host else "lobby-person", name=escaped(name))


def agreed(sitting: Sitting, voice: Voice) -> Iterator[str]:
    """What was agreed, in words."""
    record = sitting.record
    options = agreed_options(sitting)
    chosen = [voice.say(f"setting-{name}") for name in switches(sitting.game) if getattr(options, name)]
    if chosen:
        yield voice.say("lobby-options", options=chosen)
    yield voice.say("lobby-pace", pace=voice.say(f"choice-pace-{record.pace}"))
    if record.pace:
        yield voice.say("lobby-late", late=voice.say(f"choice-late-{record.late}"))
    yield voice.say(
        "lobby-place",
        home=voice.say(f"choice-place-{'thread' if record.threaded else 'channel'}"),
        language=voice.say(f"choice-language-{record.language}"),
    )


def lobby_buttons(sitting: Sitting, voice: Voice) -> list[Button]:
    """Join, Leave, Add Computer, Options, Start, Cancel."""
    record = sitting.record
    full = len(sitting.seats) >= record.max_seats
    few = len(sitting.seats) not in sitting.game.seats
    return [
        Button.of(voice.say("button-join"), "join", record.id, style=GOOD, disabled=full),
        Button.of(voice.say("button-leave"), "leave", record.id),
        Button.of(voice.say("button-computer"), "computer", record.id, disabled=full),
        Button.of(voice.say("button-options"), "options", record.id),
        Button.of(
            voice.say("button-start"), "start", record.id, style=discord.ButtonStyle.primary, disabled=few
        ),
        Button.of(voice.say("button-cancel"), "cancel", record.id, style=DANGER),
    ]


def options_view(sitting: Sitting, voice: Voice) -> ui.LayoutView:
    """The host's private panel: each menu shows what is chosen, and changes it at once."""
    record, game = sitting.record, sitting.game
    options = agreed_options(sitting)
    names = switches(game)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"### {title_of(sitting, voice)}\n{voice.say('lobby-set')}")]
    if names:
        parts.append(
            ui.ActionRow(
                Menu.of(
                    [
                        option(
                            voice.say(f"setting-{name}"),
                            name,
                            voice.say(f"setting-{name}.about"),
                            chosen=bool(getattr(options, name)),
                        )
                        for name in names
                    ],
                    voice.say("lobby-set-options"),
                    "set",
                    record.id,
                    "options",
                    least=0,
                    most=len(names),
                )
            )
        )
    menus: dict[str, tuple[list[str], str]] = {
        "seats": ([str(count) for count in game.seats], str(record.max_seats)),
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
        parts.append(
            ui.ActionRow(Menu.of(shown, voice.say(f"lobby-set-{field}-menu"), "set", record.id, field))
        )
    if any(seat.person is None for seat in sitting.seats):
        parts.append(ui.ActionRow(Button.of(voice.say("button-fewer"), "fewer", record.id)))
    return layout(*parts)


def with_switches(options: msgspec.Struct, chosen: set[str], game: Game) -> msgspec.Struct:
    """The options with exactly these switches on."""
    return msgspec.structs.replace(options, **{name: name in chosen for name in switches(game)})
