"""Goods, warriors and prices, as signs with numbers."""

from games.champions_of_midgard.components import KINDS
from rendering.champions_of_midgard.dice import Die
from rendering.champions_of_midgard.signs import GOODS, SIGNS
from rendering.kit.blocks import Box
from rendering.kit.lettering import width
from rendering.kit.pieces import Badge, Plate
from rendering.kit.scene import Scene
from rendering.kit.theme import CREAM, EDGE, GOLD, INK

Spot = tuple[float, float]
Deal = tuple[dict[str, int], dict[str, int]]
"""What is paid and what is taken."""
COST = "#FF9E80"
MINUS = "\N{MINUS SIGN}"
ANY = "any"
"""A resource of one's choice."""
FIRST = "first"
"""The first player marker."""


def draw_chip(scene: Scene, place: Box) -> None:
    """A dark ground for signs and numbers."""
    scene.put(Plate(place.wide, place.high, INK, EDGE, 2, corner=12, shadow=True), place.x, place.y)


def draw_good(scene: Scene, good: str, spot: Spot, size: int) -> None:
    """The sign of a good, its middle here; warriors are dice."""
    if good in KINDS:
        scene.centre(Die(good, size), *spot)
    elif good == ANY:
        scene.text("?", *spot, round(size * 1.1), face="bold", colour=GOLD, align="middle")
    elif good == FIRST:
        scene.centre(Badge("1", max(24, round(size * 0.76)), GOLD, INK), *spot)
    else:
        scene.glyph(SIGNS.goods[good], *spot, size, GOODS[good])


def draw_goods(
    scene: Scene, goods: dict[str, int], spot: Spot, size: int, *, sign: str = "", ink: str = CREAM
) -> None:
    """How many of each good, in a line around a middle; single warriors beside each other need no number."""
    left = spot[0] - goods_width(goods, size, sign=sign) / 2
    for (good, text), wide in zip(numbers(goods, sign).items(), widths(goods, size, sign), strict=True):
        if text:
            scene.text(text, left, spot[1] - 1, size, face="bold", colour=ink)
        draw_good(scene, good, (left + wide - size / 2, spot[1]), size)
        left += wide + gap(size)


def goods_width(goods: dict[str, int], size: int, *, sign: str = "") -> int:
    """How wide goods in a line are."""
    return sum(widths(goods, size, sign)) + gap(size) * max(0, len(goods) - 1)


def gap(size: int) -> int:
    """How far goods in a line lie apart."""
    return round(size * 0.36)


def numbers(goods: dict[str, int], sign: str) -> dict[str, str]:
    """What stands before each good."""
    numbered = single(goods)
    return {good: f"{sign}{count}" if numbered or count > 1 else "" for good, count in goods.items()}


def widths(goods: dict[str, int], size: int, sign: str) -> list[int]:
    """How wide each good with its number is."""
    return [size + (width(text, "bold", size) + 2 if text else 0) for text in numbers(goods, sign).values()]


def single(goods: dict[str, int]) -> bool:
    """Whether goods need their numbers: warriors beside each other do not."""
    return len(goods) == 1 or set(goods).isdisjoint([*KINDS, FIRST])


def draw_price(scene: Scene, cost: dict[str, int], place: Box) -> None:
    """A price on a chip of its own."""
    draw_chip(scene, place)
    draw_goods(scene, cost, (place.x + place.wide / 2, place.y + place.high / 2), 28, sign=MINUS, ink=COST)


def draw_deal(scene: Scene, deal: Deal, place: Box, *, times: int = 1) -> None:
    """The price above what it brings."""
    draw_chip(scene, place)
    cost, gain = deal
    x, y = place.x + place.wide / 2, place.y + place.high / 2
    if not cost and single(gain):
        for number, (good, count) in enumerate(gain.items()):
            spot = (x, y + (number - (len(gain) - 1) / 2) * 40)
            draw_goods(scene, {good: count}, spot, 38 if len(gain) == 1 else 32, sign="+")
        return
    if not cost:
        draw_goods(scene, gain, (x, y), 32)
        return
    draw_goods(scene, cost, (x, y - 21), 30, sign=MINUS, ink=COST)
    draw_goods(scene, gain, (x, y + 19), 32, sign="+" if len(gain) == 1 else "")
    if times > 1:
        badge = Badge(f"×{times}", 24, GOLD, INK)
        scene.put(badge, place.x + place.wide - badge.size[0] + 1, place.y - 8)
