"""The head of a player's panel: emblem, name, what the player is about, and the glory large."""

from dataclasses import dataclass

from rendering.kit.lettering import width
from rendering.kit.pieces import Badge, Plate, Token
from rendering.kit.scene import Scene
from rendering.kit.theme import BRIGHT, CREAM, GOLD, INK, MUTED, SEATS

GLORY, HUGE = (60, 44), (50, 36)
"""The size of the glory and of its laurel, and where it has three digits."""


@dataclass(frozen=True)
class Head:
    """Who it is and how the player stands."""

    seat: int
    emblem: str
    name: str
    status: str
    glory: int
    leads: bool
    first: bool
    acts: bool
    passed: bool = False


def draw_head(scene: Scene, head: Head, left: int, right: int, y: int) -> None:
    """A head between these sides, its middle at this height."""
    look = SEATS[head.seat]
    scene.centre(Token(look.shape, look.colour, look.ink, head.emblem, 76), left + 74, y)
    if head.first:
        scene.centre(Badge("1", 26, GOLD, INK), left + 46, y - 28)
    points = str(head.glory)
    size, sign = GLORY if len(points) < len("100") else HUGE
    half = sign // 2 + 6
    laurel = right - 22 - width(points, "bold", size) - half
    if head.leads:
        wide = round(right - laurel + half - 12)
        scene.put(Plate(wide, 68, GOLD, BRIGHT, 3, corner=16), laurel - half, y - 34)
    ink = INK if head.leads else CREAM
    scene.text(points, right - 22, y, size, face="bold", colour=ink, align="right", room=110)
    scene.glyph("laurel-crown", laurel, y, sign, INK if head.leads else MUTED)
    room = int(laurel - half - (4 if head.leads else -2) - (left + 120))
    ink = MUTED if head.passed else CREAM
    scene.name(head.name, left + 120, y - 18, 36, colour=ink, room=room)
    if head.acts:
        scene.glyph("hourglass", left + 132, y + 22, 28, GOLD)
        scene.text(head.status, left + 152, y + 22, 30, face="bold", colour=GOLD, room=room - 32)
    else:
        scene.text(head.status, left + 120, y + 22, 26, colour=MUTED, room=room)
