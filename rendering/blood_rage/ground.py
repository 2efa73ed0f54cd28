"""The empty board, painted once: the sea, the land in its three regions, the world tree, the frame."""

import math
from collections.abc import Iterator
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
    box,
    fjord_middle,
    outlines,
    polar,
)
from rendering.kit.lettering import font, icon
from rendering.kit.pieces import with_shadow
from rendering.kit.scenery import (
    TWICE,
    Point,
    Sign,
    darken_edges,
    draw_frame,
    edge_glow,
    hill,
    peak,
    pine,
    water,
)
from rendering.kit.texture import clouds, noise, relief, shaded, tinted
from rendering.kit.theme import NIGHT

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
BARK = "#3B2C15"
LEAVES = ("#44511CD8", "#4F5C24D0", "#5C672BC8", "#6C7436B8")
"""The world tree."""
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
    draw_frame(draw, MAP)
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
    """The sea around the land, with a compass on it."""
    sea = water(land_mask().crop(MAP))
    decorate_sea(sea)
    darken_edges(sea)
    return sea


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


SIGNS: dict[str | None, Sign] = {"manheim": hill, "alfheim": pine, "jotunheim": peak}


def plant_tree(soil: Image.Image) -> None:
    """The world tree in a ring of runes."""
    over = Image.new("RGBA", (BOARD[0] * TWICE, BOARD[1] * TWICE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(over)
    dice = Random("yggdrasil")  # noqa: S311
    x, y = twice([MIDDLE])[0]
    foot, fork = (x, y + 136), (x, y + 26)
    draw.polygon([(x - 46, y + 150), (x - 30, y + 20), (x + 30, y + 20), (x + 46, y + 150)], fill=BARK)
    for root in (158, 130, 104, 76, 50, 22):
        grow(draw, dice, foot, root, limb=(62, 26), forks=2)
    tips = []
    for branch in (-160, -126, -92, -56, -20):
        tips += grow(draw, dice, fork, branch, limb=(84, 34), forks=4)
    for left, top in tips:
        size = dice.uniform(16, 30)
        draw.ellipse((left - size, top - size, left + size, top + size), fill=dice.choice(LEAVES))
    over = over.reduce(TWICE)
    over.putalpha(over.getchannel("A").point([level * 2 // 3 for level in range(256)]))
    runes = [chr(code) for code in (*range(0x16A0, 0x16B0, 3), *range(0x16B1, 0x16E8, 4))]
    for number in range(28):
        angle = 360 / 28 * number
        sign = Image.new("RGBA", (40, 40), (0, 0, 0, 0))
        rune = runes[number % len(runes)]
        ImageDraw.Draw(sign).text((20, 20), rune, font=font("rune", 26), fill="#F1E7A0C8", anchor="mm")
        left, top = polar(angle, TREE - 20)
        turned = sign.rotate(-angle, Image.Resampling.BICUBIC)
        over.alpha_composite(turned, (round(left) - 20, round(top) - 20))
    soil.alpha_composite(over)


def grow(
    draw: ImageDraw.ImageDraw,
    dice: Random,
    start: Point,
    angle: float,
    *,
    limb: tuple[float, float],
    forks: int,
) -> list[Point]:
    """A limb of this length and width that forks again and again. Says where its twigs end."""
    length, wide = limb
    turned = math.radians(angle)
    end = (start[0] + math.cos(turned) * length, start[1] + math.sin(turned) * length)
    draw.line((start, end), fill=BARK, width=max(2, round(wide)))
    draw.circle(end, wide / 2, fill=BARK)
    if forks == 0:
        return [end]
    tips = []
    for fork in (-1, 1):
        bent = angle + fork * dice.uniform(12, 32)
        thinner = (length * dice.uniform(0.62, 0.82), wide * 0.64)
        tips += grow(draw, dice, end, bent, limb=thinner, forks=forks - 1)
    return tips


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
