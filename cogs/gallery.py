"""Pictures in messages: drawn beside the loop, shown with their words; without one there is text."""

import io
import logging
from collections.abc import Awaitable, Sequence
from typing import Any

import discord
from discord import ui

from games.engine import Option, Pick, Question
from rendering.pictures import NO_MARKS, Marks
from rendering.service import Drawn, NoPicture

log = logging.getLogger(__name__)
BOARD, HAND, CARD, COVER, RESULT = "board.png", "hand.png", "card.png", "cover.png", "result.png"
NEAR, REVEAL, RECAP, FILM = "close-up.png", "reveal.png", "recap.png", "saga.webp"
LONGEST_ALT = 1024
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


async def tried(drawing: Awaitable[Drawn | None]) -> Drawn | None:
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


def pictured(drawn: Drawn | None, name: str) -> tuple[list[ui.MediaGallery[Any]], list[discord.File]]:
    """A picture for a message, as what shows it and what is sent; neither if there is none."""
    return ([], []) if drawn is None else ([shown(name, drawn.alt)], [file_of(drawn, name)])


def lettered(options: Sequence[Option]) -> dict[str, str]:
    """By an option's value its letter on a picture, if the options point at one and letters suffice."""
    pointing = [shown for shown in options if shown.target is not None]
    if not pointing or len(pointing) > len(LETTERS):
        return {}
    return {shown.value: letter for shown, letter in zip(pointing, LETTERS, strict=False)}


def choices(question: Question | None) -> Marks:
    """What a question lets one choose as marks on the board or the hand: where each is, and its letters."""
    if not isinstance(question, Pick):
        return NO_MARKS
    letters = lettered(question.options)
    places: dict[str, str] = {}
    for option in question.options:
        if option.value in letters and option.target is not None:
            places[option.target] = places.get(option.target, "") + letters[option.value]
    return Marks(choices=tuple(places.items()))
