"""From pixels to bytes: PNG with a palette learnt once, in which the accents have their own places."""

import io
from collections.abc import Sequence

from PIL import Image

from rendering.kit.theme import ACCENTS

COLOURS = 256


def learn(pictures: Sequence[Image.Image], own: Sequence[str] = ()) -> bytes:
    """A palette for pictures like these: the accents first, then a game's own, then what they need."""
    small = [picture.resize((picture.width // 2, picture.height // 2)) for picture in pictures]
    sheet = Image.new("RGB", (max(one.width for one in small), sum(one.height for one in small)))
    top = 0
    for one in small:
        sheet.paste(one, (0, top))
        top += one.height
    reserved = b"".join(bytes.fromhex(colour[1:]) for colour in dict.fromkeys([*ACCENTS, *own]))
    found = sheet.quantize(COLOURS - len(reserved) // 3, Image.Quantize.MEDIANCUT, kmeans=2)
    learnt = bytes((found.getpalette() or [])[: COLOURS * 3 - len(reserved)])
    return (reserved + learnt).ljust(COLOURS * 3, b"\0")


def palette_image(colours: bytes) -> Image.Image:
    """A palette in the form Pillow asks for."""
    image = Image.new("P", (1, 1))
    image.putpalette(colours)
    return image


def png(picture: Image.Image, palette: Image.Image | None) -> bytes:
    """A PNG, in the palette where there is one."""
    out = io.BytesIO()
    if palette is None:
        picture.save(out, "PNG", compress_level=1)
    else:
        mapped = picture.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG)
        mapped.save(out, "PNG", compress_level=3)
    return out.getvalue()
