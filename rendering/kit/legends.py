"""What signs mean: beside a board where there is room, and by itself in two columns."""

from collections.abc import Callable, Sequence

from rendering.kit.blocks import Box
from rendering.kit.pieces import Plate
from rendering.kit.scene import Scene
from rendering.kit.theme import BONE, EDGE, GOLD, NIGHT

Meaning = tuple[str, str]
"""A sign by its name, and what it means in words."""
DrawSign = Callable[[Scene, str, float, float], None]
"""Draws a sign with its middle somewhere, as it lies on the board, a little smaller."""
ROW = 44
SIGN = 84
"""How high a line of the legend is, and how wide the place for the sign."""


def draw_legend(scene: Scene, meanings: Sequence[Meaning], draw_sign: DrawSign, place: Box) -> None:
    """As many signs with their meanings as there is room for."""
    count = min(len(meanings), (place.high - 20) // ROW)
    scene.put(Plate(place.wide, count * ROW + 20, NIGHT, EDGE, 2), place.x, place.y)
    for number, (sign, text) in enumerate(meanings[:count]):
        y = place.y + 10 + number * ROW + ROW / 2
        draw_sign(scene, sign, place.x + 14 + SIGN / 2, y)
        scene.text(text, place.x + 22 + SIGN, y, 28, colour=BONE, room=place.wide - SIGN - 34)


def whole_legend(title: str, meanings: Sequence[Meaning], draw_sign: DrawSign) -> Scene:
    """All signs with their meanings, in two columns."""
    half = -(-len(meanings) // 2)
    scene = Scene(1600, 130 + half * 84, NIGHT)
    scene.text(title, 48, 64, 56, face="display", colour=GOLD, room=1500)
    for number, (sign, text) in enumerate(meanings):
        x, y = 56 + number // half * 790, 160 + number % half * 84
        draw_sign(scene, sign, x + SIGN / 2, y)
        scene.text(text, x + 112, y, 36, room=630)
    return scene
