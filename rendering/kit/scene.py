"""A scene: what lies where on a picture, as a list that can be read, checked, and drawn."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

from PIL import Image

from rendering.kit.lettering import drawable, fitted, line_height, name_face, width
from rendering.kit.pieces import Glyph, Label, Piece, trimmed
from rendering.kit.theme import CREAM, NIGHT, SMALLEST_TEXT

Ground = Callable[[], Image.Image]
"""What is the same in every picture of a kind, painted once."""


@dataclass(frozen=True)
class Item:
    """A piece and where the upper left corner of its box lies."""

    x: int
    y: int
    piece: Piece
    room: tuple[int, int, int, int] | None = None
    """The box a text must stay in."""

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        wide, high = self.piece.size
        return self.x, self.y, self.x + wide, self.y + high


@dataclass
class Scene:
    """A picture to be: its size, its ground, and the pieces on it from the lowest to the highest."""

    wide: int
    high: int
    ground: Ground | str = NIGHT
    items: list[Item] = field(default_factory=list)

    def put(self, piece: Piece, x: float, y: float) -> None:
        """Lay a piece with its upper left corner here."""
        self.items.append(Item(round(x), round(y), piece))

    def centre(self, piece: Piece, x: float, y: float) -> None:
        """Lay a piece with its middle here."""
        wide, high = piece.size
        self.put(piece, x - wide / 2, y - high / 2)

    def glyph(self, name: str, x: float, y: float, size: int, colour: str = CREAM) -> None:
        """Lay an icon with its middle here."""
        self.centre(Glyph(name, size, colour), x, y)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        *,
        face: str = "text",
        colour: str = CREAM,
        align: str = "left",
        room: int | None = None,
        least: int = SMALLEST_TEXT,
        shadow: bool = False,
    ) -> int:
        """Write a line whose middle is at this height; in a room it is made to fit. Says how wide it is."""
        text = drawable(text, face)
        if room is not None:
            text, size = fitted(text, face, size, room, least)
        wide, high = width(text, face, size), line_height(size)
        left = x - {"left": 0, "middle": wide / 2, "right": wide}[align]
        box = None
        if room is not None:
            start = x - {"left": 0, "middle": room / 2, "right": room}[align]
            box = (round(start) - 1, round(y - high / 2), round(start + room) + 1, round(y + high / 2) + 1)
        label = Label(text, face, size, colour, shadow)
        self.items.append(Item(round(left), round(y - high / 2), label, box))
        return wide

    def name(
        self,
        name: str,
        x: float,
        y: float,
        size: int,
        *,
        room: int,
        face: str = "title",
        least: int = 26,
        colour: str = CREAM,
    ) -> int:
        """Write what a player is called, in another face where this one cannot. Says how wide it is."""
        chosen = name_face(name, face, least, room)
        return self.text(name, x, y, size, face=chosen, colour=colour, room=room, least=least)

    def draw(self) -> Image.Image:
        """The picture."""
        if isinstance(self.ground, str):
            image = Image.new("RGB", (self.wide, self.high), self.ground)
        else:
            image = self.ground().copy()
        for item in self.items:
            sprite, across, down = trimmed(item.piece)
            image.paste(sprite, (item.x + across, item.y + down), sprite)
        return image

    def listed(self) -> Iterator[dict[str, Any]]:
        """Each item as plain data."""
        for item in self.items:
            yield {"x": item.x, "y": item.y, "piece": type(item.piece).__name__, **asdict(item.piece)}  # type: ignore[call-overload]
