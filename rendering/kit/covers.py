"""The cover of a game: its map in the dusk between two rows of runes, its name over it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw, ImageFilter

from rendering.kit.lettering import font
from rendering.kit.pieces import Plate, Token
from rendering.kit.scene import Ground, Scene
from rendering.kit.texture import gradient
from rendering.kit.theme import BRIGHT, CREAM, GOLD, MUTED, SEATS

COVER = (1600, 900)
RUNES = "ᚠᚢᚦᚨᚱᚲᚷᚹᚺᚾᛁᛃᛇᛈᛉᛊᛏᛒᛖᛗᛚᛜᛞᛟ"


@dataclass(frozen=True)
class Cover:
    """What is written on a cover, and the emblems below."""

    icon: str
    title: str
    size: int
    """Of the title."""
    tagline: str
    emblems: Sequence[str]
    players: str


def dusk(land: Image.Image, above: str, below: str) -> Image.Image:
    """A map far away in the evening, from one colour to another."""
    high = land.height * COVER[0] // land.width
    large = land.resize((COVER[0], high), Image.Resampling.BICUBIC).filter(ImageFilter.GaussianBlur(3))
    top = (high - COVER[1]) // 2
    scene = large.crop((0, top, COVER[0], top + COVER[1]))
    scene = Image.blend(scene, gradient(COVER, above, below), 0.62)
    shade = Image.new("L", COVER, 0)
    ImageDraw.Draw(shade).ellipse((120, 60, COVER[0] - 120, COVER[1] - 60), fill=170)
    dark = shade.filter(ImageFilter.GaussianBlur(120))
    scene.paste(Image.new("RGB", COVER, "#120807"), (0, 0), dark)
    runes = Image.new("RGBA", COVER, (0, 0, 0, 0))
    draw = ImageDraw.Draw(runes)
    for number, sign in enumerate(RUNES):
        x = COVER[0] * (number + 0.5) / len(RUNES)
        for y in (46, COVER[1] - 46):
            draw.text((x, y), sign, font=font("rune", 44), fill="#D9A441B0", anchor="mm")
    scene.paste(runes, (0, 0), runes)
    return scene


def draw_cover(cover: Cover, ground: Ground) -> Scene:
    """The whole cover."""
    scene = Scene(*COVER, ground)
    middle = COVER[0] / 2
    scene.glyph(cover.icon, middle, 232, 230, GOLD)
    scene.text(
        cover.title, middle, 464, cover.size, face="display", colour=CREAM, align="middle", shadow=True
    )
    scene.put(Plate(760, 4, GOLD, GOLD, 0, corner=2), middle - 380, 566)
    scene.text(cover.tagline, middle, 620, 52, face="title", colour=BRIGHT, align="middle", room=1300)
    for number, (emblem, look) in enumerate(zip(cover.emblems, SEATS, strict=False)):
        x = middle + (number - (len(cover.emblems) - 1) / 2) * 124
        scene.centre(Token(look.shape, look.colour, look.ink, emblem, 96), x, 718)
    scene.text(cover.players, middle, 806, 36, colour=MUTED, align="middle", room=900)
    return scene
