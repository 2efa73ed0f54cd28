"""Blocks of words: a name in as many lines as it needs, a text on parchment."""

from collections.abc import Sequence
from dataclasses import dataclass

from rendering.kit.lettering import ELLIPSIS, paragraph, width
from rendering.kit.pieces import Plate
from rendering.kit.scene import Scene
from rendering.kit.theme import PARCHMENT, SMALLEST_TEXT

WRITING = "#2A1A12"
"""The ink on parchment."""
ONE_LINE, TWO_LINES = 32, 36
"""A name that fits on one line in this size is not broken; broken it is at most so large."""


@dataclass(frozen=True)
class Box:
    """Where something is drawn."""

    x: int
    y: int
    wide: int
    high: int


def draw_title(scene: Scene, title: str, place: Box, face: str, size: int) -> None:
    """A name on one line, or on more where one would be too small, or else in a narrower face."""
    lines: Sequence[str] = [title]
    large, least = max(TWO_LINES, place.high * 2 // 5), max(ONE_LINE, size * 3 // 5)
    room, sizes = (place.wide, place.high), (min(size, large), SMALLEST_TEXT)
    if width(title, face, least) > place.wide:
        lines, size = paragraph(title, face, sizes, room, 1.05)
    if any(line.endswith(ELLIPSIS) for line in lines):
        face = "bold"
        lines, size = paragraph(title, face, sizes, room, 1.05)
    step = round(size * 1.05)
    y = place.y + (place.high - step * (len(lines) - 1)) / 2
    for line in lines:
        scene.text(line, place.x, y, size, face=face, room=place.wide)
        y += step


def draw_parchment(scene: Scene, text: str, place: Box, largest: int, foot: int = 0) -> None:
    """A text on parchment, as large as it fits above what else lies at the foot."""
    scene.put(Plate(place.wide, place.high, PARCHMENT, "#B9A67E", 3, corner=12), place.x, place.y)
    room = (place.wide - 36, place.high - 24 - foot)
    lines, size = paragraph(text, "text", (largest, SMALLEST_TEXT), room)
    step = round(size * 1.22)
    y = place.y + 14 + step / 2
    for line in lines:
        scene.text(line, place.x + 18, y, size, colour=WRITING, room=room[0])
        y += step
