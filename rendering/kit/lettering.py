"""Type: the faces, what they can draw, how wide a text is, and how it is fitted into a box."""

import json
import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import as_file, files

from PIL import ImageFont

from rendering.kit.theme import SMALLEST_TEXT

ASSETS = files("rendering.assets")
FACES = {
    "title": "Cinzel-700",
    "display": "Cinzel-900",
    "text": "FiraSansCondensed-Medium",
    "bold": "FiraSansCondensed-Bold",
    "rune": "NotoSansRunic",
    "icon": "SkaldIcons",
}
SUBSTITUTES = str.maketrans(
    {"ǫ": "ö", "Ǫ": "Ö", "ẞ": "SS", "ǿ": "ø", "Ǿ": "Ø", "\u202f": "\u00a0", "\t": " "}
)
"""What Cinzel cannot draw."""
UNKNOWN = "·"
ELLIPSIS = "…"


@lru_cache(maxsize=256)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A face in a size. The layout is basic: the same pixels with and without the system's libraries."""
    with as_file(ASSETS / f"{FACES[face]}.ttf") as path:
        return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@cache
def characters() -> dict[str, frozenset[str]]:
    """What each face draws."""
    drawn = json.loads((ASSETS / "characters.json").read_text(encoding="utf-8"))
    return {face: frozenset(drawn[name]) for face, name in FACES.items()}


@cache
def icon_codes() -> dict[str, int]:
    """Which icon has which code."""
    codes: dict[str, int] = json.loads((ASSETS / "icons.json").read_text(encoding="utf-8"))
    return codes


def icon(name: str) -> str:
    """The character of an icon."""
    return chr(icon_codes()[name])


def drawable(text: str, face: str) -> str:
    """The text in characters the face has: people call themselves anything."""
    known = characters()[face]
    if known.issuperset(text):
        return text
    return "".join(_drawable(character, known) for character in text.translate(SUBSTITUTES))


def _drawable(character: str, known: frozenset[str]) -> str:
    if character in known:
        return character
    plain = "".join(part for part in unicodedata.normalize("NFKD", character) if part in known)
    if plain:
        return plain
    return "" if unicodedata.category(character)[0] in "MC" else UNKNOWN


@lru_cache(maxsize=8192)
def width(text: str, face: str, size: int) -> int:
    """How wide a text is, in pixels."""
    return round(font(face, size).getlength(text))


def line_height(size: int) -> int:
    """How high a line of text is."""
    return round(size * 1.22)


def fitted(text: str, face: str, size: int, room: int, least: int = SMALLEST_TEXT) -> tuple[str, int]:
    """The text and the size in which it fits: smaller as far as allowed, then cut."""
    text = drawable(text, face)
    while size > least and width(text, face, size) > room:
        size -= 1
    if width(text, face, size) <= room:
        return text, size
    while text and width(text + ELLIPSIS, face, size) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS, size


def name_face(name: str, face: str, least: int, room: int) -> str:
    """The face for a name: the plain one where this one lacks its letters, or has no room for it."""
    here, plainly = drawable(name, face), drawable(name, "bold")
    lost = here.count(UNKNOWN) > plainly.count(UNKNOWN)
    return "bold" if lost or width(here, face, least) > room else face


PIECES = re.compile(r"(?<= )(?<!\b\d )(?<!\b\d\d )|(?<=\w-)(?=\w)")
"""A line may end after a word or a hyphen in it, but not between a number and its noun."""


def wrapped(text: str, face: str, size: int, room: int) -> list[str]:
    """The text in lines no wider than the room; only a word wider than that stands out."""
    lines: list[str] = []
    for piece in PIECES.split(drawable(text, face).replace("\n", " ")):
        longer = lines[-1] + piece if lines else piece
        if lines and width(longer.rstrip(), face, size) <= room:
            lines[-1] = longer
        else:
            lines.append(piece)
    return [line.rstrip(" ") for line in lines]


@lru_cache(maxsize=1024)
def paragraph(
    text: str, face: str, sizes: tuple[int, int], room: tuple[int, int], leading: float = 1.22
) -> tuple[tuple[str, ...], int]:
    """The lines and the largest size in which the text fits a box of this width and height."""
    largest, smallest = sizes
    for size in range(largest, smallest - 1, -1):
        lines = wrapped(text, face, size, room[0])
        high = len(lines) * round(size * leading)
        if high <= room[1] and all(width(line, face, size) <= room[0] for line in lines):
            return tuple(lines), size
    lines = [
        fitted(line, face, smallest, room[0], smallest)[0] for line in wrapped(text, face, smallest, room[0])
    ]
    most = max(1, room[1] // round(smallest * leading))
    if len(lines) > most:
        lines = [*lines[: most - 1], fitted(lines[most - 1] + ELLIPSIS, face, smallest, room[0], smallest)[0]]
    return tuple(lines), smallest
