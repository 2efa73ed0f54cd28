"""The table of points: who won, and where the points came from."""

from collections.abc import Sequence
from dataclasses import dataclass

from rendering.kit.pieces import Badge, Plate, Strip, Token
from rendering.kit.scene import Scene
from rendering.kit.theme import BRIGHT, CREAM, EDGE, GOLD, INK, MUTED, NIGHT, PANEL, SEATS

WIDE = 1600
HEAD = 176
ROW = 150
LAST = WIDE - 106
"""The middle of the last column."""


@dataclass(frozen=True)
class Row:
    """One player: the place, who it is, the points of each column, and all of them."""

    seat: int
    place: int
    emblem: str
    name: str
    role: str
    points: Sequence[int]
    total: int


@dataclass(frozen=True)
class Points:
    """The whole table, the winner first."""

    title: str
    columns: Sequence[tuple[str, str]]
    """Of each its icon and its word."""
    total: str
    rows: Sequence[Row]
    step: int
    """How wide a column is."""

    @property
    def left(self) -> int:
        """The middle of the first column."""
        return LAST - 86 - len(self.columns) * self.step + self.step // 2

    @property
    def room(self) -> int:
        """How wide a name may be."""
        return self.left - self.step // 2 - 250


def draw_points(points: Points) -> Scene:
    """The table as a picture."""
    scene = Scene(WIDE, HEAD + len(points.rows) * (ROW + 14) + 16, NIGHT)
    scene.text(points.title, 36, 72, 60, face="display", colour=GOLD, room=points.room + 190, least=36)
    for number, (icon, word) in enumerate(points.columns):
        x = points.left + points.step * number
        scene.glyph(icon, x, 74, 52, BRIGHT)
        scene.text(word, x, 128, 26, colour=MUTED, align="middle", room=points.step - 8)
    scene.glyph("laurel-crown", LAST, 74, 64, GOLD)
    scene.text(points.total, LAST, 128, 28, colour=MUTED, align="middle", room=150)
    for number, row in enumerate(points.rows):
        draw_row(scene, points, row, HEAD + number * (ROW + 14))
    return scene


def signed(number: int) -> str:
    """A number with a minus as long as its digits are wide."""
    return str(number).replace("-", "\N{MINUS SIGN}")


def draw_row(scene: Scene, points: Points, row: Row, y: int) -> None:
    """One player's line."""
    look, best, middle = SEATS[row.seat], row.place == 1, y + ROW / 2
    scene.put(Plate(WIDE - 40, ROW, PANEL, GOLD if best else EDGE, 5 if best else 2, corner=16), 20, y)
    scene.put(Strip(18, ROW - 20, look.colour, look.ink, look.pattern), 32, y + 10)
    scene.centre(Token(look.shape, look.colour, look.ink, row.emblem, 100), 164, middle)
    scene.centre(Badge(str(row.place), 40, GOLD if best else MUTED, INK), 82, middle)
    scene.name(row.name, 230, middle - 22, 46, room=points.room)
    scene.text(row.role, 230, middle + 30, 30, colour=MUTED, room=points.room)
    for column, gained in enumerate(row.points):
        x = points.left + points.step * column
        ink = CREAM if gained else MUTED
        scene.text(
            signed(gained), x, middle, 46, face="bold", colour=ink, align="middle", room=points.step - 8
        )
    scene.text(signed(row.total), LAST, middle, 84, face="bold", colour=BRIGHT, align="middle", room=160)
