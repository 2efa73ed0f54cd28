"""The empty board, painted once for each number of shores: mountains, town, harbour, sea and islands."""

import math
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.champions_of_midgard.components import SHORES
from rendering.champions_of_midgard.town import (
    BOARD,
    COAST,
    HARBOUR,
    ISLAND,
    MAP,
    MOUNTAINS,
    PLOTS,
    STALL_PLOTS,
    shore_plots,
)
from rendering.kit.blocks import Box
from rendering.kit.scenery import (
    TWICE,
    Point,
    Sign,
    Soil,
    darken_edges,
    draw_frame,
    edge_glow,
    peak,
    pine,
    rough,
    water,
)
from rendering.kit.texture import clouds, noise, relief, shaded, tinted
from rendering.kit.theme import NIGHT

SOILS: dict[str, Soil] = {
    "mountains": ("#4A5C70", "#8497AA", "#C9D6E0"),
    "town": ("#3F4A26", "#6F7C42", "#A3AA6A"),
    "earth": ("#5E4626", "#9C7A48", "#C9A970"),
    "quay": ("#2E1E12", "#5C4128", "#7E5C3A"),
    "near": ("#33502F", "#6F9557", "#A9C486"),
    "far": ("#3E3A4C", "#6E6C80", "#A9A8B8"),
}
"""By part of the land, in the shadow, in the middle and in the light."""
RIMS = {"near": "#C9E8B4", "far": "#C8B8F0"}
PLANK = 24
STAKE = 11
GATE = 34
"""How wide half the gate is."""


@cache
def empty_board(players: int) -> Image.Image:
    """The board without anything that changes. Nobody draws on it."""
    board = tinted(clouds(BOARD, (300, 40, 6), "table"), "#1B1413", NIGHT, "#2F2421")
    land = {part: mask(outline) for part, outline in mainland().items()}
    isles = {shore: mask(outline) for shore, outline in islands(players).items()}
    coast = Image.new("L", BOARD, 0)
    for part in [*land.values(), *isles.values()]:
        coast = ImageChops.lighter(coast, part)
    sea = water(coast.crop(MAP))
    board.paste(sea, MAP[:2])
    shade = ImageChops.offset(coast.filter(ImageFilter.GaussianBlur(7)), 3, 7)
    board.paste(Image.new("RGB", BOARD, "#04141C"), (0, 0), shade.point([v * 3 // 5 for v in range(256)]))
    soils = painted_soils()
    board.paste(settled(soils), (0, 0), land["town"])
    heights = soils["mountains"]
    raise_peaks(heights)
    board.paste(heights, (0, 0), land["mountains"])
    board.paste(soils["quay"], (0, 0), land["quay"])
    for shore, where in isles.items():
        far = distance(shore)
        rim = Image.composite(Image.new("RGB", BOARD, RIMS[far]), soils[far], edge_glow(where))
        board.paste(rim, (0, 0), where)
    draw_details(board, players)
    inner = board.crop(MAP)
    darken_edges(inner)
    board.paste(inner, MAP[:2])
    return framed(board)


def framed(board: Image.Image) -> Image.Image:
    """The board in its frame of gold."""
    over = Image.new("RGBA", (BOARD[0] * TWICE, BOARD[1] * TWICE), (0, 0, 0, 0))
    draw_frame(ImageDraw.Draw(over), MAP)
    frame = over.reduce(TWICE)
    board.paste(frame, (0, 0), frame)
    return board


def distance(shore: str) -> str:
    """Whether a shore is near, or so far that every warrior needs a food of his own."""
    return "far" if SHORES[shore].warriors_per_food == 1 else "near"


def mask(outline: list[Point]) -> Image.Image:
    """Where a part of the land lies, smooth at its edges."""
    large = Image.new("L", (BOARD[0] * TWICE, BOARD[1] * TWICE), 0)
    ImageDraw.Draw(large).polygon([(x * TWICE, y * TWICE) for x, y in outline], fill=255)
    return large.reduce(TWICE)


def mainland() -> dict[str, list[Point]]:
    """The outlines of mountains, town and quay, one below the other."""
    left, top, right, _ = MAP
    ridge = rough((left, MOUNTAINS + 6), (right, MOUNTAINS - 4), "ridge", 0.012)
    coast = rough((left, HARBOUR + 40), (right, HARBOUR + 30), "coast", 0.02)
    quay: list[Point] = []
    for number, plot in enumerate(PLOTS[place] for place in ("merchant-ship", "shipwright")):
        step = 14 if number else 0
        quay += [(plot.x - 14, COAST + step), (plot.x + plot.wide + 14, COAST + step)]
    return {
        "town": [(left, MOUNTAINS - 30), (right, MOUNTAINS - 30), *reversed(coast)],
        "mountains": [(left, top), (right, top), *reversed(ridge)],
        "quay": [(left, HARBOUR), *quay[:2], *quay[2:], (right, HARBOUR)],
    }


def islands(players: int) -> dict[str, list[Point]]:
    """The outlines of the distant shores, which go on beyond the edge of the map."""
    found = {}
    for shore, plot in shore_plots(players).items():
        bottom = MAP[3]
        top = ISLAND
        left, right = plot.x - 9, plot.x + plot.wide + 9
        ends: list[Point] = [(left, bottom), (left + 2, top + 34), (plot.x + plot.wide * 0.25, top)]
        ends += [(plot.x + plot.wide * 0.72, top + 4), (right - 2, top + 40), (right, bottom)]
        line: list[Point] = []
        for number, (start, end) in enumerate(pairwise(ends)):
            line += rough(start, end, f"{shore} {number}", 0.08)
        found[shore] = [*line, ends[-1]]
    return found


def painted_soils() -> dict[str, Image.Image]:
    """Every kind of ground over the whole board."""
    grain = Image.blend(clouds(BOARD, (150, 60, 26), "soil"), noise(BOARD, 3, "grain"), 0.16)
    grain = Image.blend(grain, Image.new("L", BOARD, 136), 0.34)
    light = relief(clouds(BOARD, (44, 18, 7), "light"), 0.75)
    crags = relief(clouds(BOARD, (70, 26, 9), "crags"), 2.0)
    lights = {"mountains": crags, "far": crags}
    return {
        part: shaded(tinted(grain, *colours), lights.get(part, light))
        for part, colours in SOILS.items()
        if part != "quay"
    } | {"quay": planks()}


def settled(soils: dict[str, Image.Image]) -> Image.Image:
    """Grass, and trodden earth where people live and walk."""
    trodden = Image.new("L", BOARD, 0)
    draw = ImageDraw.Draw(trodden)
    for plot in PLOTS.values():
        draw.rounded_rectangle((plot.x - 2, plot.y + 14, plot.x + plot.wide + 2, plot.y + plot.high), 26, 255)
    worn = trodden.reduce(4).filter(ImageFilter.GaussianBlur(3.4)).resize(BOARD, Image.Resampling.BICUBIC)
    patchy = Image.blend(worn, clouds(BOARD, (40, 16), "worn"), 0.3)
    return Image.composite(
        soils["earth"], soils["town"], patchy.point([min(255, max(0, (v - 80) * 3)) for v in range(256)])
    )


def planks() -> Image.Image:
    """Boards laid side by side, each of its own wood."""
    dice = Random("planks")  # noqa: S311
    grain = Image.blend(
        noise(BOARD, 60, "wood").resize((BOARD[0], 8)).resize(BOARD), noise(BOARD, 4, "fibre"), 0.3
    )
    wood = tinted(grain, *SOILS["quay"])
    over = Image.new("RGBA", BOARD, (0, 0, 0, 0))
    draw = ImageDraw.Draw(over)
    for x in range(0, BOARD[0], PLANK):
        draw.rectangle((x, 0, x + PLANK, BOARD[1]), fill=(0, 0, 0, dice.randrange(0, 70)))
        draw.line((x, 0, x, BOARD[1]), fill=(18, 10, 6, 210), width=3)
        draw.line((x + 3, 0, x + 3, BOARD[1]), fill=(255, 220, 170, 34), width=1)
    wood.paste(over, (0, 0), over)
    return wood


def raise_peaks(heights: Image.Image) -> None:
    """A range of mountains, the higher ones behind."""
    over = Image.new("RGBA", (BOARD[0] * TWICE, BOARD[1] * TWICE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(over)
    dice = Random("peaks")  # noqa: S311
    for base, size in ((MOUNTAINS - 60, 96), (MOUNTAINS - 10, 66)):
        for x in range(MAP[0], MAP[2] + size, round(size * 1.25)):
            spot = (x + dice.uniform(-16, 16), base + dice.uniform(-6, 6))
            stand(draw, peak, spot, size * dice.uniform(0.86, 1.1), SOILS["mountains"])
    peaks = over.reduce(TWICE)
    heights.paste(peaks, (0, 0), peaks.getchannel("A").point([v * 3 // 5 for v in range(256)]))


def draw_details(board: Image.Image, players: int) -> None:
    """Peaks and pines, the palisade, the posts of the quay, the lanes to the shores."""
    over = Image.new("RGBA", (BOARD[0] * TWICE, BOARD[1] * TWICE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(over)
    draw_lanes(draw, players)
    free = STALL_PLOTS[players:]
    wood = Box(MAP[0], MOUNTAINS + 10, MAP[2] - MAP[0], HARBOUR - MOUNTAINS - 10)
    for x, y, size in sown("town", wood, 24, free):
        stand(draw, pine, (x, y), size, SOILS["town"])
    draw_palisade(draw)
    draw_posts(draw)
    fine = over.reduce(TWICE)
    board.paste(fine, (0, 0), fine)


def stand(draw: ImageDraw.ImageDraw, sign: Sign, spot: Point, size: float, soil: Soil) -> None:
    """Put a sign of the land somewhere."""
    sign(draw, spot[0] * TWICE, spot[1] * TWICE, size * TWICE, soil)


def sown(
    seed: str, where: Box, spread: int, free: tuple[str, ...] = ()
) -> Iterator[tuple[float, float, float]]:
    """Where signs of the land stand, from the north to the south, and how large: not under a location."""
    dice = Random(seed)  # noqa: S311
    found: list[tuple[float, float, float]] = []
    for _ in range(1600):
        x = dice.uniform(where.x + 8, where.x + where.wide - 8)
        y = dice.uniform(where.y, where.y + where.high)
        size = dice.uniform(15, 22)
        taken = any(
            plot.x - 8 < x < plot.x + plot.wide + 8 and plot.y - 4 < y < plot.y + plot.high + 16
            for place, plot in PLOTS.items()
            if place not in free
        )
        if not taken and all(math.dist((x, y), other[:2]) > spread for other in found):
            found.append((x, y, size))
    yield from sorted(found, key=lambda sign: sign[1])


def draw_palisade(draw: ImageDraw.ImageDraw) -> None:
    """A wall of pointed stakes between the mountains and the town, with a gate for those who dare."""
    dice = Random("palisade")  # noqa: S311
    middle = (MAP[0] + MAP[2]) / 2
    for x in range(MAP[0], MAP[2], STAKE):
        if abs(x - middle) < GATE:
            continue
        top, bottom = MOUNTAINS - 12 + dice.randrange(4), MOUNTAINS + 12
        points = [(x, bottom), (x, top + 6), (x + STAKE / 2, top), (x + STAKE, top + 6), (x + STAKE, bottom)]
        shade = dice.choice(["#6B4A2B", "#7A5632", "#5E4024"])
        draw.polygon([(px * TWICE, py * TWICE) for px, py in points], fill=shade, outline="#21140A", width=3)


def draw_posts(draw: ImageDraw.ImageDraw) -> None:
    """The posts at the edge of the quay."""
    for x in range(MAP[0] + 14, MAP[2], 54):
        y = COAST - 2
        around = ((x - 8) * TWICE, (y - 8) * TWICE, (x + 8) * TWICE, (y + 8) * TWICE)
        draw.ellipse(around, fill="#6F4E2E", outline="#1E1209", width=4)
        draw.ellipse(((x - 4) * TWICE, (y - 5) * TWICE, (x + 3) * TWICE, (y + 1) * TWICE), fill="#92693F")


def draw_lanes(draw: ImageDraw.ImageDraw, players: int) -> None:
    """Dotted lanes out of the harbour."""
    for plot in shore_plots(players).values():
        x = plot.x + 52
        for y in range(COAST + 4, plot.y + 20, 10):
            around = ((x - 2) * TWICE, (y - 2) * TWICE, (x + 2) * TWICE, (y + 2) * TWICE)
            draw.ellipse(around, fill="#CBEDEC90")
