"""The empty board, painted once: the sea, the land in its three regions, the world tree, the frame."""

import math
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.blood_rage.components import FJORDS, OUTER, PROVINCES, YGGDRASIL
from rendering.blood_rage.land import (
    BOARD,
    LOTS,
    MAP,
    MIDDLE,
    TREE,
    Point,
    box,
    fjord_middle,
    outlines,
    polar,
)
from rendering.kit.lettering import font, icon
from rendering.kit.pieces import with_shadow
from rendering.kit.texture import clouds, noise, relief, shaded, tinted
from rendering.kit.theme import NIGHT

TWICE = 2
SOILS = {
    "manheim": ("#5E4524", "#B08A4C", "#DCC07E"),
    "alfheim": ("#33502F", "#6F9557", "#A9C486"),
    "jotunheim": ("#566A80", "#93A8BB", "#D5E0E8"),
    None: ("#3C4A1E", "#76803B", "#A9AE62"),
}
"""By region, in the shadow, in the middle and in the light."""
RIMS = {"manheim": "#F0B53C", "alfheim": "#C9E8B4", "jotunheim": "#58B4FF", None: "#D9D36A"}
NAMES = {"manheim": (117, 209, 45), "alfheim": (117, 1083, -45), "jotunheim": (1031, 1083, 45)}
"""Where the name of a region is written, and how it is turned."""
NAME_LENGTH = 226
FJORD = 64
"""The radius of the place for ships."""
WHITE = 255
SPREAD = 50
"""How far the signs of the land stand from each other."""
SLOT = 66
NAME = (128, 48)
"""How far signs keep away from a village, and from the middle of a name."""


@cache
def empty_board() -> Image.Image:
    """The board without anything that changes. Nobody draws on it."""
    board = tinted(clouds(BOARD, (300, 40, 6), "table"), "#1B1413", NIGHT, "#2F2421")
    sea = painted_sea()
    board.paste(sea, MAP[:2], Image.new("L", sea.size, 255))
    land = painted_land()
    board.paste(land, (0, 0), land)
    details = Image.new("RGBA", (BOARD[0] * TWICE, BOARD[1] * TWICE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(details)
    draw_borders(draw)
    draw_fjords(draw)
    draw_frame(draw)
    fine = details.reduce(TWICE)
    board.paste(fine, (0, 0), fine)
    name_regions(board)
    return board


def province_mask(province: str) -> Image.Image:
    """Where a province lies, smooth at its edges."""
    large = Image.new("L", (BOARD[0] * TWICE, BOARD[1] * TWICE), 0)
    ImageDraw.Draw(large).polygon([(x * TWICE, y * TWICE) for x, y in outlines()[province]], fill=255)
    return large.reduce(TWICE)


@cache
def mask(province: str) -> Image.Image:
    """The mask of a province, made once."""
    return province_mask(province)


@cache
def land_mask() -> Image.Image:
    """Where there is land."""
    whole = Image.new("L", BOARD, 0)
    for province in PROVINCES:
        whole = ImageChops.lighter(whole, mask(province))
    return whole.filter(ImageFilter.MaxFilter(3))


def painted_sea() -> Image.Image:
    """Deep water, lighter towards the coast, with the lines old maps draw around it."""
    size = (MAP[2] - MAP[0], MAP[3] - MAP[1])
    coast = land_mask().crop(MAP)
    water = tinted(clouds(size, (180, 70, 24), "sea"), "#06202C", "#0E3A4B", "#175468")
    water = shaded(water, relief(noise(size, 9, "ripple").resize(size), 0.35))
    quarter = coast.reduce(4)
    near = quarter.filter(ImageFilter.GaussianBlur(12)).resize(size, Image.Resampling.BICUBIC)
    water = Image.composite(
        Image.new("RGB", size, "#2F8C96"), water, near.point([v * 2 // 3 for v in range(256)])
    )
    for level, strength in ((100, 80), (58, 60), (28, 42)):
        inside = near.point([255 if value > level else 0 for value in range(256)])
        line = inside.filter(ImageFilter.GaussianBlur(1)).filter(ImageFilter.FIND_EDGES)
        strong = line.point([min(255, value * strength // 40) for value in range(256)])
        water.paste(Image.new("RGB", size, "#8FD0CF"), (0, 0), strong)
    decorate_sea(water)
    edge = Image.new("L", size, 255)
    ImageDraw.Draw(edge).rectangle((26, 26, size[0] - 27, size[1] - 27), fill=0)
    dark = edge.reduce(4).filter(ImageFilter.GaussianBlur(10)).resize(size, Image.Resampling.BICUBIC)
    water.paste(Image.new("RGB", size, "#03121A"), (0, 0), dark.point([value // 2 for value in range(256)]))
    return water


def decorate_sea(water: Image.Image) -> None:
    """A compass in the empty corner, faint."""
    over = Image.new("RGBA", water.size, (0, 0, 0, 0))
    draw = ImageDraw.Draw(over)
    spot = (water.width - 62, 62)
    draw.text(spot, icon("compass"), font=font("icon", 92), fill=(170, 214, 214, 74), anchor="mm")
    water.paste(over, (0, 0), over)


def name_regions(board: Image.Image) -> None:
    """The names of the regions across the corners of the sea."""
    letters = font("display", 32)
    for region, (x, y, angle) in NAMES.items():
        name = region.upper()
        gap = (NAME_LENGTH - letters.getlength(name)) / (len(name) - 1)
        sheet = Image.new("RGBA", (NAME_LENGTH + 40, 80), (0, 0, 0, 0))
        left = 20.0
        for letter in name:
            ImageDraw.Draw(sheet).text((left, 40), letter, font=letters, fill=RIMS[region], anchor="lm")
            left += letters.getlength(letter) + gap
        turned = with_shadow(sheet, 6).rotate(angle, Image.Resampling.BICUBIC, expand=True)
        board.paste(turned, (x - turned.width // 2, y - turned.height // 2), turned)


def painted_land() -> Image.Image:
    """All provinces with their soil, signs and rims, over the shadow they throw on the sea."""
    whole = Image.new("RGBA", BOARD, (0, 0, 0, 0))
    shade = land_mask().filter(ImageFilter.GaussianBlur(6))
    whole.putalpha(ImageChops.offset(shade, 3, 6).point([value * 3 // 5 for value in range(256)]))
    grain = Image.blend(clouds(BOARD, (150, 60, 26), "soil"), noise(BOARD, 3, "grain"), 0.16)
    grain = Image.blend(grain, Image.new("L", BOARD, 136), 0.34)
    light = relief(clouds(BOARD, (44, 18, 7), "light"), 0.75)
    soils = {
        region: shaded(tinted(grain, *colours), light).convert("RGBA") for region, colours in SOILS.items()
    }
    for province, facts in PROVINCES.items():
        soil = soils[facts.region].copy()
        if facts.region is None:
            plant_tree(soil)
        else:
            sow_signs(soil, province, facts.region)
        rim = edge_glow(mask(province))
        colour = Image.new("RGBA", BOARD, RIMS[facts.region])
        soil = Image.composite(colour, soil, rim)
        whole.paste(soil, (0, 0), mask(province))
    return whole


def edge_glow(where: Image.Image, wide: int = 16, strength: float = 0.75) -> Image.Image:
    """A band along the inner edge of a mask, strongest at the edge."""
    quarter = where.reduce(4)
    inner = quarter.filter(ImageFilter.GaussianBlur(wide / 4)).resize(where.size, Image.Resampling.BICUBIC)
    return ImageChops.multiply(where, inner.point([round(max(0, 255 - v) * strength) for v in range(256)]))


def sow_signs(soil: Image.Image, province: str, region: str) -> None:
    """Hills, pines or peaks all over a province, and not where something will lie: told without colours."""
    over = Image.new("RGBA", (BOARD[0] * TWICE, BOARD[1] * TWICE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(over)
    for x, y, size in sown(province):
        SIGNS[region](draw, x * TWICE, y * TWICE, size * TWICE, SOILS[region])
    soil.alpha_composite(over.reduce(TWICE))


def sown(province: str) -> Iterator[tuple[float, float, float]]:
    """Where the signs of a province stand, from the north to the south, and how large they are."""
    dice = Random(province)  # noqa: S311
    left, top, right, bottom = box(province)
    where = mask(province)
    taken: list[Point] = []
    found = []
    for _ in range(420):
        x, y, size = dice.uniform(left, right), dice.uniform(top, bottom), dice.uniform(17, 25)
        corners = [(x + dx, y + dy) for dx in (-24, 24) for dy in (-26, 16)]
        inside = all(where.getpixel((int(cx), int(cy))) == WHITE for cx, cy in corners)
        if (
            inside
            and not covered(province, x, y)
            and all(math.dist((x, y), other) > SPREAD for other in taken)
        ):
            taken.append((x, y))
            found.append((x, y, size))
    yield from sorted(found, key=lambda sign: sign[1])


def covered(province: str, x: float, y: float) -> bool:
    """Whether something of the game lies there."""
    lot = LOTS[province]
    near = any(math.dist((x, y), other) < SLOT for other in [*lot.villages, lot.token])
    return near or (abs(x - lot.plate[0]) < NAME[0] and abs(y - lot.plate[1]) < NAME[1])


Sign = Callable[[ImageDraw.ImageDraw, float, float, float, tuple[str, str, str]], None]


def hill(draw: ImageDraw.ImageDraw, x: float, y: float, size: float, soil: tuple[str, str, str]) -> None:
    """Two low rounds."""
    for shift, part in ((-0.5, 0.8), (0.45, 1.0)):
        radius = size * part
        around = (x + shift * size - radius, y - radius * 0.75, x + shift * size + radius, y + radius * 0.75)
        draw.chord(around, 180, 360, fill=soil[1] + "C0", outline=soil[0] + "D0", width=3)


def pine(draw: ImageDraw.ImageDraw, x: float, y: float, size: float, soil: tuple[str, str, str]) -> None:
    """A tree of three storeys."""
    draw.rectangle((x - size * 0.1, y, x + size * 0.1, y + size * 0.35), fill="#3A2A18D0")
    for storey in range(3):
        wide, low = size * (0.62 - 0.14 * storey), y - size * 0.42 * storey
        draw.polygon([(x - wide, low), (x, low - size * 0.75), (x + wide, low)], fill=soil[0] + "E0")


def peak(draw: ImageDraw.ImageDraw, x: float, y: float, size: float, soil: tuple[str, str, str]) -> None:
    """A mountain with snow on its lit side."""
    top = (x, y - size * 1.25)
    draw.polygon([(x - size, y), top, (x + size, y)], fill=soil[0] + "D8")
    draw.polygon(
        [(x - size, y), top, (x + size * 0.16, y - size * 0.5), (x - size * 0.1, y)], fill="#F3F7FAC8"
    )


SIGNS: dict[str | None, Sign] = {"manheim": hill, "alfheim": pine, "jotunheim": peak}


def plant_tree(soil: Image.Image) -> None:
    """The world tree in a ring of runes."""
    over = Image.new("RGBA", BOARD, (0, 0, 0, 0))
    draw = ImageDraw.Draw(over)
    draw.text(MIDDLE, icon("oak"), font=font("icon", 290), fill="#2E240E78", anchor="mm")
    runes = [chr(code) for code in (*range(0x16A0, 0x16B0, 3), *range(0x16B1, 0x16E8, 4))]
    for number in range(28):
        angle = 360 / 28 * number
        sign = Image.new("RGBA", (40, 40), (0, 0, 0, 0))
        rune = runes[number % len(runes)]
        ImageDraw.Draw(sign).text((20, 20), rune, font=font("rune", 26), fill="#F1E7A0C8", anchor="mm")
        x, y = polar(angle, TREE - 20)
        turned = sign.rotate(-angle, Image.Resampling.BICUBIC)
        over.alpha_composite(turned, (round(x) - 20, round(y) - 20))
    soil.alpha_composite(over)


def twice(points: list[Point]) -> list[Point]:
    """Points on the larger sheet."""
    return [(x * TWICE, y * TWICE) for x, y in points]


def draw_borders(draw: ImageDraw.ImageDraw) -> None:
    """Every province with a dark line around it, and a line in the colour of its region."""
    for province in [*OUTER, YGGDRASIL]:
        line = twice([*outlines()[province], outlines()[province][0]])
        draw.line(line, fill="#1A1310", width=5 * TWICE, joint="curve")
    for province in [*OUTER, YGGDRASIL]:
        line = twice([*outlines()[province], outlines()[province][0]])
        draw.line(line, fill=RIMS[PROVINCES[province].region] + "D0", width=2 * TWICE, joint="curve")


def draw_fjords(draw: ImageDraw.ImageDraw) -> None:
    """The places for ships: a darker round of water in a dashed ring."""
    for fjord in FJORDS:
        x, y = (value * TWICE for value in fjord_middle(fjord))
        radius = FJORD * TWICE
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill="#06202C78")
        for dash in range(0, 360, 18):
            box = (x - radius, y - radius, x + radius, y + radius)
            draw.arc(box, dash, dash + 10, fill="#CBEDEC", width=3 * TWICE)


def draw_frame(draw: ImageDraw.ImageDraw) -> None:
    """A braid of gold around the sea, with a rivet in each corner."""
    left, top, right, bottom = (value * TWICE for value in (MAP[0] - 8, MAP[1] - 8, MAP[2] + 8, MAP[3] + 8))
    for grow, colour, line in ((9, "#0D0807", 19), (9, "#5B4320", 3), (-9, "#5B4320", 3)):
        more = grow * TWICE
        box = (left - more, top - more, right + more, bottom + more)
        draw.rectangle(box, outline=colour, width=line * TWICE)
    for start, end in (
        ((left, top), (right, top)),
        ((left, bottom), (right, bottom)),
        ((left, top), (left, bottom)),
        ((right, top), (right, bottom)),
    ):
        braid(draw, start, end)
    for x in (left, right):
        for y in (top, bottom):
            points = [(x, y - 34), (x + 34, y), (x, y + 34), (x - 34, y)]
            draw.polygon(points, fill="#6E1B12", outline="#E7B64A", width=6)


def braid(draw: ImageDraw.ImageDraw, start: Point, end: Point) -> None:
    """Two strands wound around each other."""
    length = math.dist(start, end)
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    waves = round(length / 56)
    for side, colour in ((1, "#8E6A2C"), (-1, "#D9A441")):
        points = []
        for step in range(waves * 12 + 1):
            far = length * step / (waves * 12)
            off = side * 9 * math.sin(math.pi * step / 6)
            points.append(
                (start[0] + along[0] * far + along[1] * off, start[1] + along[1] * far + along[0] * off)
            )
        draw.line(points, fill="#1A0F08", width=11, joint="curve")
        draw.line(points, fill=colour, width=6, joint="curve")
