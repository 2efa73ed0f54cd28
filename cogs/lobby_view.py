"""The lobby card, as people see it."""

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from cogs.doors import Button, layout, rows
from cogs.lobby_options import value_words
from cogs.visit import escaped, title_of
from games.engine import commitment
from games.engine.settings import settings_of
from rendering.text import Voice
from table.lobby import agreed_options
from table.sitting import Sitting

GOOD, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger


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
        who = seat_words(seat.name, seat.person, voice, host=seat.person == record.host)
        yield " · ".join([f"{seat.seat + 1}. {who}", *choices_of_seat(sitting, seat.seat, voice)])
    yield from agreed(sitting, voice)
    if record.status == "lobby":
        least = sitting.game.seats.start
        if len(sitting.seats) < least:
            yield voice.say("lobby-too-few", least=least)
        yield voice.say("lobby-fairness", hash=commitment(record.server_seed))
        return
    yield voice.say("lobby-playing", channel=f"<#{record.channel}>")


def seat_words(name: str, person: int | None, voice: Voice, *, host: bool) -> str:
    """Who sits there."""
    if person is None:
        return voice.say("lobby-computer", name=escaped(name))
    return voice.say("lobby-host" if host else "lobby-person", name=escaped(name))


def choices_of_seat(sitting: Sitting, seat: int, voice: Voice) -> Iterator[str]:
    """What was chosen for one player, in words."""
    options = agreed_options(sitting)
    for setting in settings_of(sitting.game.options):
        if setting.kind == "each" and seat < len(getattr(options, setting.name)):
            yield value_words(setting, getattr(options, setting.name)[seat], voice)


def agreed(sitting: Sitting, voice: Voice) -> Iterator[str]:
    """What was agreed, in words."""
    record = sitting.record
    chosen = list(choices_of_table(sitting, voice))
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


def choices_of_table(sitting: Sitting, voice: Voice) -> Iterator[str]:
    """What was chosen of the game's own settings for all, in words."""
    options = agreed_options(sitting)
    for setting in settings_of(sitting.game.options):
        value = getattr(options, setting.name)
        if setting.kind == "switch" and value:
            yield voice.say(f"setting-{setting.name}")
        elif setting.kind in ("choice", "seat") and value is not None:
            yield value_words(setting, str(value), voice)


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
