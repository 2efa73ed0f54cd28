"""Picture mode: what a game draws, made from views alone, each picture with its words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PIL import Image

from games.engine import Standing
from locales import Words
from rendering.kit.encode import png
from rendering.kit.scene import Scene


@dataclass(frozen=True)
class Marks:
    """What is marked on a board."""

    last: tuple[str, ...] = ()
    """The places the last move touched."""
    choices: tuple[tuple[str, str], ...] = ()
    """What the viewer may choose: where it is, and its letter on the buttons."""


NO_MARKS = Marks()


@dataclass(frozen=True)
class Picture:
    """A picture as a list of what lies where, and the same in words; drawn when its bytes are asked for."""

    scene: Scene
    alt: str
    palette: Callable[[], Image.Image] | None = None

    def png(self) -> bytes:
        """The picture as a file."""
        return png(self.scene.draw(), None if self.palette is None else self.palette())


class DrawBoard(Protocol):
    """Draws the whole table."""

    def __call__(
        self, view: Any, words: Words, names: Sequence[str], *, marks: Marks = NO_MARKS
    ) -> Picture: ...


@dataclass(frozen=True)
class PictureMode:
    """How a game is drawn. Each gets a view where there is one, the words, the names by seat."""

    board: DrawBoard
    """The whole table, with marks on it."""
    hand: Callable[[Any, Words, Sequence[str]], Picture]
    """What only the viewer may see; for a spectator an empty hand."""
    card: Callable[[str, Words], Picture]
    """One card, large."""
    cover: Callable[[Words], Picture]
    """The game's own picture, for the lobby."""
    result: Callable[[Any, Sequence[Standing], Words, Sequence[str]], Picture]
    """The table of points."""
    close_ups: dict[str, Callable[[Any, str, Words, Sequence[str]], Picture]]
    """By kind, one thing from near: its id is the second argument."""
    palette: Callable[[], Image.Image]
    """The colours of the board."""
    warm: Callable[[], object]
    """Paints what takes longest, so that the first picture need not wait for it."""
