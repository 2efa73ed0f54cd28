"""The shape of the land: nine provinces around the world tree, and the four fjords that cut into it."""

import math
from functools import cache
from importlib.resources import files
from itertools import pairwise

import msgspec

from games.blood_rage.components import FJORDS, OUTER, VILLAGES, YGGDRASIL
from rendering.kit.scenery import Point, rough

BOARD = (1600, 1200)
MAP = (24, 116, 1124, 1176)
"""Left, top, right and bottom of the sea."""
MIDDLE = (574, 640)
REACH = (526, 508)
"""How far the land reaches to the east and the south."""
SQUARENESS = 3.2
TREE = 184
"""The radius of Yggdrasil."""
NORTH = -25.0
"""The angle, clockwise from the north, where the first province begins."""
STARTS = [
    NORTH + 30.0 * number + 3.75 * sum(VILLAGES[before] for before in OUTER[:number])
    for number in range(len(OUTER) + 1)
]
"""The angle where each province begins, and at last where the first begins again: more room for more
villages."""
BAY = 16.0
"""Half the angle a fjord opens by."""
DEPTH = 0.36
"""How deep a fjord cuts into the land."""


class Lot(msgspec.Struct, frozen=True):
    """Where things lie in a province: its villages, its pillage token, its name."""

    villages: list[Point]
    token: Point
    plate: Point
    doom: tuple[int, int]
    """At which corner of the name the doom hangs: -1 is left, and up; letters and battles lie at the other
    end."""


LOTS = msgspec.json.decode(
    (files("rendering.blood_rage") / "data" / "lots.json").read_bytes(), type=dict[str, Lot]
)
"""Placed once so that nothing overlaps; the tests see to it."""


def polar(angle: float, radius: float) -> Point:
    """A point seen from the middle, the angle clockwise from the north."""
    turn = math.radians(angle)
    return MIDDLE[0] + radius * math.sin(turn), MIDDLE[1] - radius * math.cos(turn)


def reach(angle: float) -> float:
    """How far the land would reach in a direction without bays: a square with round corners."""
    turn = math.radians(angle)
    across, down = abs(math.sin(turn)) / REACH[0], abs(math.cos(turn)) / REACH[1]
    return float((across**SQUARENESS + down**SQUARENESS) ** (-1 / SQUARENESS))


def bays() -> dict[str, float]:
    """The direction of each fjord: where the two provinces it supports meet."""
    found = {}
    for fjord in FJORDS.values():
        first, second = sorted(OUTER.index(province) for province in fjord.supports)
        found[fjord.id] = STARTS[second if second - first == 1 else 0]
    return found


def coast(angle: float) -> float:
    """How far the land reaches in a direction."""
    far = reach(angle)
    for bay in bays().values():
        off = abs((angle - bay + 180) % 360 - 180)
        if off < BAY:
            far *= 1 - DEPTH * math.cos(math.pi / 2 * off / BAY) ** 2
    return far


def fjord_middle(fjord: str) -> Point:
    """Where the ships of a fjord lie."""
    angle = bays()[fjord]
    return polar(angle, reach(angle) * 0.885)


def border(number: int) -> list[Point]:
    """The border before the province of this number, from the tree to the coast."""
    angle = STARTS[number]
    return rough(polar(angle, TREE), polar(angle, coast(angle)), f"border {number}", 0.1)


def angles(number: int, steps: int) -> list[float]:
    """The directions of a province in so many steps, from its first border to its second."""
    start, end = STARTS[number], STARTS[number + 1]
    return [start + (end - start) * step / steps for step in range(steps + 1)]


def shore(number: int) -> list[Point]:
    """The coast of the province of this number, clockwise."""
    points = [polar(angle, coast(angle)) for angle in angles(number, 15)]
    return [
        point
        for step, (here, there) in enumerate(pairwise(points))
        for point in rough(here, there, f"shore {number} {step}", 0.13)
    ]


def glade(number: int) -> list[Point]:
    """The edge of the tree's land towards the province of this number, clockwise."""
    points = [polar(angle, TREE) for angle in angles(number, 3)]
    return [
        point
        for step, (here, there) in enumerate(pairwise(points))
        for point in rough(here, there, f"glade {number} {step}", 0.07)
    ]


@cache
def outlines() -> dict[str, list[Point]]:
    """The outline of every province; neighbours share their border to the pixel."""
    found = {}
    for number, province in enumerate(OUTER):
        end = STARTS[number + 1]
        back = [*border((number + 1) % len(OUTER)), polar(end, coast(end))]
        inner = [*glade(number), polar(end, TREE)]
        found[province] = [*border(number), *shore(number), *reversed(back), *reversed(inner)]
    found[YGGDRASIL] = [point for number in range(len(OUTER)) for point in glade(number)]
    return found


def box(province: str) -> tuple[int, int, int, int]:
    """The box around a province, with a little room."""
    across = [x for x, _ in outlines()[province]]
    down = [y for _, y in outlines()[province]]
    return int(min(across)) - 8, int(min(down)) - 8, int(max(across)) + 9, int(max(down)) + 9
