"""The pieces a picture is put together from: each knows its size, and is painted once and kept."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.kit import shapes
from rendering.kit.lettering import font, icon, line_height, width
from rendering.kit.texture import clouds, gradient, tinted
from rendering.kit.theme import CREAM, INK

FINE = 4
"""Shapes are painted so many times larger, and reduced: Pillow draws them jagged."""
CAPITALS = 0.35
"""Half the height of a capital letter, as a part of the size."""


class Piece(Protocol):
    """Something that can be pasted onto a picture."""

    def __hash__(self) -> int:
        """Pieces are kept by what they are."""

    @property
    def size(self) -> tuple[int, int]:
        """The box it fills; what is painted beyond, by its margin, is shadow."""

    @property
    def margin(self) -> int:
        """How far its shadow reaches."""

    def paint(self) -> Image.Image:
        """The piece with its margin, on nothing."""


@lru_cache(maxsize=2048)
def painted(piece: Piece) -> Image.Image:
    """The piece as an image, painted once. Nobody draws on it."""
    return piece.paint()


@lru_cache(maxsize=2048)
def trimmed(piece: Piece) -> tuple[Image.Image, int, int]:
    """The piece without the nothing around it, and how far its corner lies from that of its box."""
    image, margin = piece.paint(), piece.margin
    left, top, right, bottom = image.getbbox() or (0, 0, 1, 1)
    return image.crop((left, top, right, bottom)), left - margin, top - margin


def blank(size: tuple[int, int]) -> Image.Image:
    """Nothing, to paint on."""
    return Image.new("RGBA", size, (0, 0, 0, 0))


def outlined(
    size: tuple[int, int], margin: int, layers: list[tuple[shapes.Points, str]], shadow: int = 0
) -> Image.Image:
    """Filled outlines over each other, smooth, with a soft shadow below."""
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    large = blank((whole[0] * FINE, whole[1] * FINE))
    draw = ImageDraw.Draw(large)
    for points, colour in layers:
        draw.polygon([((x + margin) * FINE, (y + margin) * FINE) for x, y in points], fill=colour)
    image = large.reduce(FINE)
    return image if shadow == 0 else with_shadow(image, shadow)


def with_shadow(image: Image.Image, blur: int) -> Image.Image:
    """The image over its own soft shadow."""
    alpha = image.getchannel("A")
    cast = ImageChops.offset(alpha, 0, blur // 2 + 1).filter(ImageFilter.GaussianBlur(blur / 1.6))
    below = Image.new("RGBA", image.size, (0, 0, 0, 255))
    below.putalpha(cast.point([level * 3 // 4 for level in range(256)]))
    return Image.alpha_composite(below, image)


@dataclass(frozen=True)
class Label:
    """A line of text."""

    text: str
    face: str
    points: int
    colour: str
    shadow: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return width(self.text, self.face, self.points), line_height(self.points)

    @property
    def margin(self) -> int:
        return 8

    def paint(self) -> Image.Image:
        wide, high = self.size
        image = blank((wide + 16, high + 16))
        draw = ImageDraw.Draw(image)
        spot = (8, 8 + high / 2 + CAPITALS * self.points)
        draw.text(spot, self.text, font=font(self.face, self.points), fill=self.colour, anchor="ls")
        return with_shadow(image, 5) if self.shadow else image


@dataclass(frozen=True)
class Glyph:
    """An icon."""

    icon: str
    points: int
    colour: str
    shadow: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return self.points, self.points

    @property
    def margin(self) -> int:
        return 8

    def paint(self) -> Image.Image:
        image = blank((self.points + 16, self.points + 16))
        stamp(image, self.icon, self.points, self.colour)
        return with_shadow(image, 6) if self.shadow else image


def stamp(image: Image.Image, name: str, size: int, colour: str, shift: tuple[int, int] = (0, 0)) -> None:
    """Draw an icon into the middle of an image."""
    middle = (image.width / 2 + shift[0], image.height / 2 + shift[1])
    ImageDraw.Draw(image).text(middle, icon(name), font=font("icon", size), fill=colour, anchor="mm")


@dataclass(frozen=True)
class Token:
    """A figure: its owner's shape and colour, and an icon."""

    shape: str
    colour: str
    ink: str
    icon: str
    points: int

    @property
    def size(self) -> tuple[int, int]:
        return self.points, self.points

    @property
    def margin(self) -> int:
        return 10

    def paint(self) -> Image.Image:
        outer = shapes.token(self.shape, self.points)
        thin = max(2.0, self.points / 28)
        rims = [
            (outer, INK),
            (shapes.shrunk(outer, thin), CREAM),
            (shapes.shrunk(outer, 2 * thin), self.colour),
        ]
        image = outlined(self.size, self.margin, rims)
        light = gradient(image.size, "#FFFFFF", "#000000").convert("RGBA")
        inside = outlined(self.size, self.margin, [(shapes.shrunk(outer, 2 * thin), "#FFFFFF")]).getchannel(
            "A"
        )
        light.putalpha(inside.point([level // 9 for level in range(256)]))
        image = Image.alpha_composite(image, light)
        stamp(image, self.icon, round(self.points * 0.62), self.ink)
        return with_shadow(image, 6)


@dataclass(frozen=True)
class Plate:
    """A surface for words: a panel, a name plate, a chip."""

    wide: int
    high: int
    fill: str
    edge: str
    line: int = 3
    form: str = "rounded"
    corner: int = 12
    shadow: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return self.wide, self.high

    @property
    def margin(self) -> int:
        return 12 if self.shadow else 2

    def outline(self) -> shapes.Points:
        """The edge of the plate."""
        forms = {"rounded": shapes.rounded, "pointed": shapes.pointed, "arrow": shapes.arrow}
        return forms[self.form](self.wide, self.high, self.corner)

    def paint(self) -> Image.Image:
        outer = self.outline()
        layers = [(outer, self.edge), (shapes.shrunk(outer, self.line), self.fill)]
        return outlined(
            self.size, self.margin, layers if self.line else [(outer, self.fill)], 8 * self.shadow
        )


@dataclass(frozen=True)
class Strip:
    """A strip in a player's colour and pattern."""

    wide: int
    high: int
    colour: str
    ink: str
    pattern: str

    @property
    def size(self) -> tuple[int, int]:
        return self.wide, self.high

    @property
    def margin(self) -> int:
        return 0

    def paint(self) -> Image.Image:
        large = Image.new("RGBA", (self.wide * FINE, self.high * FINE), self.colour)
        over = blank(large.size)
        draw = ImageDraw.Draw(over)
        step = min(self.wide, self.high) * FINE
        for left in range(0, large.width, step):
            for top in range(0, large.height + step, step):
                self.motif(draw, left, top, step)
        return Image.alpha_composite(large, over).reduce(FINE)

    def motif(self, draw: ImageDraw.ImageDraw, left: int, top: int, step: int) -> None:
        """The pattern once, in a square of this side."""
        half, line = step // 2, max(2, step // 7)
        shade = (*bytes.fromhex(self.ink[1:]), 90)
        x, y = left + half, top + half
        if self.pattern == "dots":
            draw.ellipse((x - line, y - line, x + line, y + line), fill=shade)
        elif self.pattern == "diagonals":
            draw.line((left, top + step, left + step, top), fill=shade, width=line)
        elif self.pattern == "chevrons":
            draw.line((left, top, x, y, left + step, top), fill=shade, width=line)
        elif self.pattern == "bars":
            draw.rectangle((left, top, left + step // 4, top + step // 4), fill=shade)
            draw.rectangle((left + half, top + half, left + step * 3 // 4, top + step * 3 // 4), fill=shade)
        else:
            points = [(x, top + line), (left + step - line, y), (x, top + step - line), (left + line, y)]
            draw.polygon(points, outline=shade, width=line)


@dataclass(frozen=True)
class Badge:
    """A number or a letter on a small round ground, wider for more of them."""

    text: str
    points: int
    fill: str
    ink: str
    edge: str = INK

    @property
    def size(self) -> tuple[int, int]:
        high = round(self.points * 1.28)
        return max(high, width(self.text, "bold", self.points) + round(self.points * 0.6)), high

    @property
    def margin(self) -> int:
        return 4

    def paint(self) -> Image.Image:
        wide, high = self.size
        outer = shapes.rounded(wide, high, high / 2)
        image = outlined(self.size, 4, [(outer, self.edge), (shapes.shrunk(outer, 2.5), self.fill)])
        spot = (image.width / 2, image.height / 2 + CAPITALS * self.points)
        ImageDraw.Draw(image).text(
            spot, self.text, font=font("bold", self.points), fill=self.ink, anchor="ms"
        )
        return image


@dataclass(frozen=True)
class Steps:
    """A track of steps, those reached lit; the last ones, which are worth glory at the end, larger."""

    reached: int
    steps: int
    rich: int
    wide: int
    colour: str

    @property
    def size(self) -> tuple[int, int]:
        return self.wide, 14

    @property
    def margin(self) -> int:
        return 0

    def paint(self) -> Image.Image:
        large = blank((self.wide * FINE, 14 * FINE))
        draw = ImageDraw.Draw(large)
        cell = self.wide * FINE / self.steps
        for step in range(self.steps):
            high = 7 if step < self.rich else 14
            top = (14 - high) * FINE / 2
            box = (step * cell + FINE, top, (step + 1) * cell - FINE, top + high * FINE)
            fill = self.colour if step < self.reached else "#51443B"
            draw.rounded_rectangle(box, 3 * FINE, fill=fill)
        return large.reduce(FINE)


@dataclass(frozen=True)
class Art:
    """A cloudy picture behind an icon."""

    wide: int
    high: int
    dark: str
    middle: str
    light: str
    seed: str

    @property
    def size(self) -> tuple[int, int]:
        return self.wide, self.high

    @property
    def margin(self) -> int:
        return 0

    def paint(self) -> Image.Image:
        sky = clouds(self.size, (150, 70), self.seed)
        fall = Image.linear_gradient("L").resize(self.size)
        image = tinted(Image.blend(sky, fall, 0.5), self.dark, self.middle, self.light).convert("RGBA")
        corners = outlined(self.size, 0, [(shapes.rounded(self.wide, self.high, 12), "#FFFFFF")])
        image.putalpha(corners.getchannel("A"))
        return image


@dataclass(frozen=True)
class Ring:
    """A ring of light around a place."""

    radius: int
    colour: str
    line: int = 6

    @property
    def size(self) -> tuple[int, int]:
        return 2 * self.radius, 2 * self.radius

    @property
    def margin(self) -> int:
        return 0

    def paint(self) -> Image.Image:
        side = 2 * self.radius * FINE
        large = blank((side, side))
        draw = ImageDraw.Draw(large)
        draw.ellipse((0, 0, side - 1, side - 1), outline="#120C0A", width=(self.line + 3) * FINE)
        inset = 2 * FINE
        around = (inset, inset, side - inset, side - inset)
        draw.ellipse(around, outline=self.colour, width=self.line * FINE - inset)
        return large.reduce(FINE)


@dataclass(frozen=True)
class Slot:
    """An empty place for a figure."""

    points: int

    @property
    def size(self) -> tuple[int, int]:
        return self.points, self.points

    @property
    def margin(self) -> int:
        return 0

    def paint(self) -> Image.Image:
        side = self.points * FINE
        large = blank((side, side))
        draw = ImageDraw.Draw(large)
        draw.ellipse((0, 0, side - 1, side - 1), fill="#1C1413B0")
        draw.ellipse((FINE, FINE, side - FINE, side - FINE), outline="#F7EAD0C8", width=2 * FINE)
        return large.reduce(FINE)


@dataclass(frozen=True)
class Halo:
    """A light around a rectangle, strongest at its edge."""

    wide: int
    high: int
    colour: str
    line: int = 5

    @property
    def size(self) -> tuple[int, int]:
        return self.wide, self.high

    @property
    def margin(self) -> int:
        return 2

    def paint(self) -> Image.Image:
        outer = shapes.rounded(self.wide, self.high, 18)
        inner = shapes.shrunk(outer, self.line + 2)
        band = outlined(self.size, 2, [(outer, "#120C0A"), (shapes.shrunk(outer, 2), self.colour)])
        glow = Image.new("RGBA", band.size, self.colour)
        inside = outlined(self.size, 2, [(inner, "#FFFFFF")]).getchannel("A")
        soft = inside.filter(ImageFilter.GaussianBlur(14))
        glow.putalpha(
            ImageChops.subtract(inside, soft).point([min(255, v * 3 // 2 + 36) for v in range(256)])
        )
        band.paste(glow, (0, 0), inside)
        return band
