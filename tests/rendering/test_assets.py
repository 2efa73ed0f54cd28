"""The built fonts are what the build script promises, and everybody is named."""

import json
import struct
from importlib.resources import files

import pytest
from PIL import ImageFont

from rendering.assets import icon_authors
from rendering.kit.lettering import FACES, font

ASSETS = files("rendering.assets")
FIRST_CODE = 0xE000
FONTS = sorted(entry.name for entry in ASSETS.iterdir() if entry.name.endswith(".ttf"))
HINTING = {"fpgm", "prep", "cvt ", "hdmx", "VDMX"}


def text(name: str) -> str:
    return (ASSETS / name).read_text(encoding="utf-8")


def tables(name: str) -> dict[str, bytes]:
    """What a font file consists of."""
    whole = (ASSETS / name).read_bytes()
    found = {}
    for number in range(struct.unpack_from(">H", whole, 4)[0]):
        tag, _, start, length = struct.unpack_from(">4sIII", whole, 12 + 16 * number)
        found[tag.decode()] = whole[start : start + length]
    return found


def test_an_icons_code_follows_from_its_place_in_the_list() -> None:
    names = text("icons.txt").split()
    assert len(set(names)) == len(names)
    assert json.loads(text("icons.json")) == {name: code for code, name in enumerate(names, FIRST_CODE)}


def test_every_icon_has_an_outline_inside_its_square() -> None:
    face = font("icon", 256)
    for name, code in json.loads(text("icons.json")).items():
        left, top, right, bottom = face.getbbox(chr(code), anchor="mm")
        assert right - left > 40 or bottom - top > 40, name
        assert max(-left, -top, right, bottom) <= 132, name


def test_no_two_icons_are_the_same() -> None:
    face = font("icon", 64)
    masks = [bytes(face.getmask(chr(code))) for code in json.loads(text("icons.json")).values()]
    assert len(set(masks)) == len(masks)


@pytest.mark.parametrize("name", FONTS)
def test_a_font_has_no_hinting_and_is_used(name: str) -> None:
    assert not HINTING & tables(name).keys()
    assert name.removesuffix(".ttf") in FACES.values()


@pytest.mark.parametrize("name", FONTS)
def test_what_a_font_is_said_to_draw_it_draws(name: str) -> None:
    stem = name.removesuffix(".ttf")
    face = next(face for face, file in FACES.items() if file == stem)
    drawn: ImageFont.FreeTypeFont = font(face, 32)
    for character in json.loads(text("characters.json"))[stem]:
        assert character.isspace() or drawn.getmask(character).getbbox() is not None, ascii(character)


def test_every_font_and_every_author_is_credited() -> None:
    assert all(name in text("CREDITS.txt") for name in FONTS)
    assert len(set(icon_authors())) == len(icon_authors()) > 30
    assert {"Lorc", "Delapouite", "Skoll"} < set(icon_authors())
