"""Outlines of tokens and plates as points, in a box of a given size."""

import math

Points = list[tuple[float, float]]

SHIELD = [(0.06, 0.08), (0.5, 0.0), (0.94, 0.08), (0.93, 0.45), (0.82, 0.72), (0.66, 0.9), (0.5, 1.0)]
"""The right half and the top of a kite shield; the left half mirrors it."""


def polygon(sides: int, turn: float, size: float, radius: float = 0.5) -> Points:
    """A regular polygon in a square box."""
    return [
        (
            size * (0.5 + radius * math.cos(math.radians(turn + 360 * corner / sides))),
            size * (0.5 + radius * math.sin(math.radians(turn + 360 * corner / sides))),
        )
        for corner in range(sides)
    ]


def rounded(width: float, height: float, radius: float) -> Points:
    """A rectangle with round corners."""
    radius = min(radius, width / 2, height / 2)
    corners = [
        (width - radius, radius, -90),
        (width - radius, height - radius, 0),
        (radius, height - radius, 90),
        (radius, radius, 180),
    ]
    return [
        (
            x + radius * math.cos(math.radians(start + step * 7.5)),
            y + radius * math.sin(math.radians(start + step * 7.5)),
        )
        for x, y, start in corners
        for step in range(13)
    ]


def pointed(width: float, height: float, cut: float) -> Points:
    """A rectangle whose left and right sides come to a blunt point."""
    return [
        (cut, 0),
        (width - cut, 0),
        (width, height / 2),
        (width - cut, height),
        (cut, height),
        (0, height / 2),
    ]


def arrow(width: float, height: float, cut: float) -> Points:
    """A banner that points to the right, notched at the left."""
    return [
        (0, 0),
        (width - cut, 0),
        (width, height / 2),
        (width - cut, height),
        (0, height),
        (cut, height / 2),
    ]


def token(shape: str, size: float) -> Points:
    """The outline of a player's shape."""
    if shape == "circle":
        return polygon(72, 0, size)
    if shape == "square":
        inset = size * 0.05
        return [(x + inset, y + inset) for x, y in rounded(size - 2 * inset, size - 2 * inset, size * 0.2)]
    if shape == "hexagon":
        return polygon(6, 0, size)
    if shape == "octagon":
        return polygon(8, 22.5, size, 0.52)
    if shape == "diamond":
        return polygon(4, 0, size, 0.56)
    assert shape == "shield"
    right = [(x * size, y * size) for x, y in SHIELD[1:]]
    return [
        *right,
        *((size - x, y) for x, y in reversed(right[:-1])),
        (SHIELD[0][0] * size, SHIELD[0][1] * size),
    ]


def shrunk(points: Points, by: float) -> Points:
    """The outline drawn in by so many pixels towards its middle, seen from the middle of its box."""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    middle = ((left + right) / 2, (top + bottom) / 2)
    wide = max(0.0, 1 - 2 * by / (right - left))
    high = max(0.0, 1 - 2 * by / (bottom - top))
    return [(middle[0] + (x - middle[0]) * wide, middle[1] + (y - middle[1]) * high) for x, y in points]
