"""Pictures in messages: drawn beside the loop, shown with their words; without one there is text."""

import io
import logging
from collections.abc import Awaitable, Iterable, Sequence
from typing import Any

import discord
from discord import ui

from games.engine import Event, Option
from rendering.pictures import Marks
from rendering.service import Drawn, NoPicture

log = logging.getLogger(__name__)
BOARD, HAND, COVER, RESULT = "board.png", "hand.png", "cover.png", "result.png"
LONGEST_ALT = 1024
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


async def tried(drawing: Awaitable[Drawn]) -> Drawn | None:
    """A picture, or None: then words must do."""
    try:
        return await drawing
    except NoPicture:
        log.exception("a picture could not be drawn")
        return None


def shown(name: str, alt: str) -> ui.MediaGallery[Any]:
    """A picture of the message it is attached to."""
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{name}", description=alt[:LONGEST_ALT])
    return gallery


def file_of(drawn: Drawn, name: str) -> discord.File:
    """A picture as a file to send."""
    return discord.File(io.BytesIO(drawn.png), filename=name)


def touched(events: Iterable[Event]) -> Marks:
    """The places that what happened was about."""
    places = [
        value
        for event in events
        for name, value in event.args.items()
        if name.partition("_")[0] == "place" and isinstance(value, str)
    ]
    return Marks(last=tuple(dict.fromkeys(places)))


def lettered(options: Sequence[Option]) -> dict[str, str]:
    """By an option's value its letter on the board, if the options point at the board and letters suffice."""
    pointing = [shown for shown in options if shown.target is not None]
    if not pointing or len(pointing) > len(LETTERS):
        return {}
    return {shown.value: letter for shown, letter in zip(pointing, LETTERS, strict=False)}


def choices(options: Sequence[Option]) -> Marks:
    """The options as marks on the board: where each is, and its letters."""
    letters = lettered(options)
    places: dict[str, str] = {}
    for option in options:
        if option.value in letters and option.target is not None:
            places[option.target] = places.get(option.target, "") + letters[option.value]
    return Marks(choices=tuple(places.items()))
