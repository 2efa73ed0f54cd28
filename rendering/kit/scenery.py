"""Scenery for maps: water, worn lines, hills, pines and peaks, and the frame around it all."""

import math
from collections.abc import Callable
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering.kit.texture import clouds, noise, relief, shaded, tinted

Point = tuple[float, float]
Soil = tuple[str, str, str]
"""A colour in the shadow, in the middle and in the light."""
Sign = Callable[[ImageDraw.ImageDraw, float, float, float, Soil], None]

TWICE = 2
"""Maps are painted so many times larger, and reduced."""


def water(coast: Image.Image) -> Image.Image:
    """Deep water, lighter towards the coast, with the lines old maps draw around it."""
    size = coast.size
    deep = tinted(clouds(size, (180, 70, 24), "sea"), "#06202C", "#0E3A4B", "#175468")
    deep = shaded(deep, relief(noise(size, 9, "ripple").resize(size), 0.35))
    quarter = coast.reduce(4)
    near = quarter.filter(ImageFilter.GaussianBlur(12)).resize(size, Image.Resampling.BICUBIC)
    sea = Image.composite(
        Image.new("RGB", size, "#2F8C96"), deep, near.point([v * 2 // 3 for v in range(256)])
    )
    for level, strength in ((100, 80), (58, 60), (28, 42)):
        inside = near.point([255 if value > level else 0 for value in range(256)])
        line = inside.filter(ImageFilter.GaussianBlur(1)).filter(ImageFilter.FIND_EDGES)
        strong = line.point([min(255, value * strength // 40) for value in range(256)])
        sea.paste(Image.new("RGB", size, "#8FD0CF"), (0, 0), strong)
    return sea


def darken_edges(picture: Image.Image) -> None:
    """A shadow along the edges of a map."""
    size = picture.size
    edge = Image.new("L", size, 255)
    ImageDraw.Draw(edge).rectangle((26, 26, size[0] - 27, size[1] - 27), fill=0)
    dark = edge.reduce(4).filter(ImageFilter.GaussianBlur(10)).resize(size, Image.Resampling.BICUBIC)
    picture.paste(Image.new("RGB", size, "#03121A"), (0, 0), dark.point([value // 2 for value in range(256)]))


def rough(start: Point, end: Point, seed: str, bend: float = 0.09, least: float = 7) -> list[Point]:
    """A line worn by nature, from the start up to, but without, the end."""
    dice = Random(seed)  # noqa: S311
    line = [start, end]
    while math.dist(line[0], line[1]) > least:
        finer = [line[0]]
        for before, after in pairwise(line):
            sideways = dice.uniform(-bend, bend)
            middle = (
                (before[0] + after[0]) / 2 - (after[1] - before[1]) * sideways,
                (before[1] + after[1]) / 2 + (after[0] - before[0]) * sideways,
            )
            finer += [middle, after]
        line = finer
    return line[:-1]


def edge_glow(where: Image.Image, wide: int = 16, strength: float = 0.75) -> Image.Image:
    """A band along the inner edge of a mask, strongest at the edge."""
    quarter = where.reduce(4)
    inner = quarter.filter(ImageFilter.GaussianBlur(wide / 4)).resize(where.size, Image.Resampling.BICUBIC)
    return ImageChops.multiply(where, inner.point([round(max(0, 255 - v) * strength) for v in range(256)]))


def hill(draw: ImageDraw.ImageDraw, x: float, y: float, size: float, soil: Soil) -> None:
    """Two low rounds."""
    for shift, part in ((-0.5, 0.8), (0.45, 1.0)):
        radius = size * part
        around = (x + shift * size - radius, y - radius * 0.75, x + shift * size + radius, y + radius * 0.75)
        draw.chord(around, 180, 360, fill=soil[1] + "C0", outline=soil[0] + "D0", width=3)


def pine(draw: ImageDraw.ImageDraw, x: float, y: float, size: float, soil: Soil) -> None:
    """A tree of three storeys."""
    draw.rectangle((x - size * 0.1, y, x + size * 0.1, y + size * 0.35), fill="#3A2A18D0")
    for storey in range(3):
        wide, low = size * (0.62 - 0.14 * storey), y - size * 0.42 * storey
        draw.polygon([(x - wide, low), (x, low - size * 0.75), (x + wide, low)], fill=soil[0] + "E0")


def peak(draw: ImageDraw.ImageDraw, x: float, y: float, size: float, soil: Soil) -> None:
    """A mountain with snow on its lit side."""
    top = (x, y - size * 1.25)
    draw.polygon([(x - size, y), top, (x + size, y)], fill=soil[0] + "D8")
    draw.polygon(
        [(x - size, y), top, (x + size * 0.16, y - size * 0.5), (x - size * 0.1, y)], fill="#F3F7FAC8"
    )


def draw_frame(draw: ImageDraw.ImageDraw, inside: tuple[int, int, int, int]) -> None:
    """A braid of gold around a map, with a rivet in each corner."""
    left, top = (inside[0] - 8) * TWICE, (inside[1] - 8) * TWICE
    right, bottom = (inside[2] + 8) * TWICE, (inside[3] + 8) * TWICE
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
