"""The warriors: dice in three colours, each with its weapon."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from games.champions_of_midgard.components import KINDS
from rendering.champions_of_midgard.signs import SIGNS
from rendering.kit import shapes
from rendering.kit.pieces import FINE, blank, outlined, stamp, with_shadow
from rendering.kit.scene import Scene
from rendering.kit.texture import gradient
from rendering.kit.theme import EMBER

LOOKS = {
    "swordsman": ("#F4EEE2", "#2A1E18", "#B9A88F"),
    "spearman": ("#A8281C", "#FFF1E4", "#5E100A"),
    "axeman": ("#2A282E", "#F4EEE2", "#8C8A94"),
}
"""The side, the ink on it and the edge of each kind of warrior."""
BED = 3
"""How far dice lie apart."""
HIT, DOUBLE, SHIELD, BLANK = "hit", "double-hit", "shield", "blank"


@dataclass(frozen=True)
class Die:
    """A warrior's die: one of its sides, before it is rolled its weapon; banned where it cannot fight."""

    kind: str
    points: int
    face: str = HIT
    banned: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return self.points, self.points

    @property
    def margin(self) -> int:
        return 8

    def paint(self) -> Image.Image:
        fill, ink, edge = LOOKS[self.kind]
        side = self.points
        outer = shapes.rounded(side, side, side * 0.2)
        line = max(2.0, side / 22)
        inner = shapes.shrunk(outer, line * 2.2)
        rims = [(outer, "#120C0A"), (shapes.shrunk(outer, line), edge), (inner, fill)]
        image = outlined(self.size, self.margin, rims)
        light = gradient(image.size, "#FFFFFF", "#000000").convert("RGBA")
        inside = outlined(self.size, self.margin, [(inner, "#FFFFFF")])
        light.putalpha(inside.getchannel("A").point([level // 8 for level in range(256)]))
        image = Image.alpha_composite(image, light)
        self.engrave(image, ink)
        if self.banned:
            image.alpha_composite(ban(image.width, lean(self.kind)))
        return with_shadow(image, 5)

    def engrave(self, image: Image.Image, ink: str) -> None:
        """What this side shows."""
        side, weapon = self.points, SIGNS.goods[self.kind]
        if self.face == HIT:
            stamp(image, weapon, round(side * 0.66), ink)
        elif self.face == DOUBLE:
            for way in (-1, 1):
                shift = (round(side * 0.17) * way, round(side * 0.13) * way * lean(self.kind))
                stamp(image, weapon, round(side * 0.44), ink, shift)
        elif self.face == SHIELD:
            stamp(image, "viking-shield", round(side * 0.66), ink)
        else:
            assert self.face == BLANK


def lean(kind: str) -> int:
    """Across which diagonal a weapon is not drawn: falling (1) or rising (-1)."""
    return -1 if kind == "spearman" else 1


def ban(side: int, way: int) -> Image.Image:
    """A red ring with a bar across the weapon."""
    whole = side * FINE
    large = blank((whole, whole))
    draw = ImageDraw.Draw(large)
    edge, line = whole * 0.05, whole // 14
    for colour, wide in (("#120C0A", line + 3 * FINE), (EMBER, line)):
        slope = whole * 0.2
        heights = (slope, whole - slope)[::way]
        draw.line((slope, heights[0], whole - slope, heights[1]), fill=colour, width=wide)
        more = (line + 3 * FINE - wide) / 2
        around = (edge + more, edge + more, whole - edge - more, whole - edge - more)
        draw.ellipse(around, outline=colour, width=wide)
    return large.reduce(FINE)


def draw_army(scene: Scene, warriors: dict[str, int], spot: tuple[float, float], size: int) -> None:
    """Warriors as dice side by side, the weakest first, from the left end at this height on."""
    x, y = spot
    for kind in KINDS:
        for _ in range(warriors.get(kind, 0)):
            scene.put(Die(kind, size), x, y - size / 2)
            x += size + BED
