"""The head of a player's panel: emblem, name, what the player is about, and the glory large."""

from dataclasses import dataclass

from rendering.kit.lettering import width
from rendering.kit.pieces import Badge, Plate, Token
from rendering.kit.scene import Scene
from rendering.kit.theme import BRIGHT, CREAM, GOLD, INK, MUTED, SEATS

GLORY = 60
"""The size of the glory."""


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
    laurel = right - 22 - width(points, "bold", GLORY) - 30
    if head.leads:
        scene.put(Plate(round(right - laurel + 18), 68, GOLD, BRIGHT, 3, corner=16), laurel - 30, y - 34)
    ink = INK if head.leads else CREAM
    scene.text(points, right - 22, y, GLORY, face="bold", colour=ink, align="right", room=110)
    scene.glyph("laurel-crown", laurel, y, 46, INK if head.leads else MUTED)
    room = int(laurel - 34 - (left + 122))
    ink = MUTED if head.passed else CREAM
    scene.text(head.name, left + 122, y - 16, 36, face="title", colour=ink, room=room, least=26)
    if head.acts:
        scene.glyph("hourglass", left + 134, y + 22, 28, GOLD)
        scene.text(head.status, left + 154, y + 22, 30, face="bold", colour=GOLD, room=room - 32)
    else:
        scene.text(head.status, left + 122, y + 22, 26, colour=MUTED, room=room)
