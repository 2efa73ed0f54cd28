"""Picture mode: what a game draws, made from views alone, each picture with its words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PIL import Image

from games.engine import Event, Standing, Text
from locales import Words
from rendering.kit.encode import png
from rendering.kit.scene import Scene


@dataclass(frozen=True)
class Marks:
    """What is marked on a board."""

    last: tuple[str, ...] = ()
    """The places the last move touched."""
    choices: tuple[tuple[str, str], ...] = ()
    """What the viewer may choose: a place on the board or a card in the hand, and its letters on the
    buttons; a picture leaves out what is not on it."""
    awaited: tuple[int, ...] = ()
    """The seats the table waits for."""


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


@dataclass(frozen=True)
class CloseUp:
    """Something that can be looked at from near: its kind, which one, and what a menu calls it."""

    kind: str
    what: str
    text: Text


class DrawMarked(Protocol):
    """Draws a view with marks on it."""

    def __call__(
        self, view: Any, words: Words, names: Sequence[str], *, marks: Marks = NO_MARKS
    ) -> Picture: ...


@dataclass(frozen=True)
class PictureMode:
    """How a game is drawn. Each gets a view where there is one, the words, the names by seat."""

    board: DrawMarked
    """The whole table, with marks on it."""
    hand: DrawMarked
    """What only the viewer may see, the cards to choose from marked; for a spectator an empty hand."""
    card: Callable[[str, Words], Picture]
    """One card, large."""
    cover: Callable[[Words], Picture]
    """The game's own picture, for the lobby."""
    result: Callable[[Any, Sequence[Standing], Words, Sequence[str]], Picture]
    """The table of points."""
    offers: Callable[[Any], Sequence[CloseUp]]
    """What this view lets one see from near, the most interesting first."""
    close_ups: dict[str, Callable[[Any, str, Words, Sequence[str]], Picture]]
    """By kind, one thing from near: which one is the second argument."""
    reveal: Callable[[Sequence[Event], int, Any, Words, Sequence[str]], Picture | None]
    """What the saga, as everybody may read it, has revealed from that event on (a battle, a roll of dice),
    if that deserves a picture beside the board; the view is a spectator's."""
    palette: Callable[[], Image.Image]
    """The colours of the board."""
    warm: Callable[[], object]
    """Paints what takes longest, so that the first picture need not wait for it."""
