"""What must hold of every picture, read off its list."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.engine import Game, Match
from locales import LANGUAGES
from rendering.kit.lettering import ELLIPSIS, characters, drawable, font, icon_codes
from rendering.kit.pieces import CAPITALS, Badge, Glyph, Label, Token
from rendering.kit.scene import Item, Scene
from rendering.kit.theme import SMALLEST_TEXT, SMALLEST_TOKEN
from tests.games.conformance.positions import positions

NAMES = ["Ástríðr Þorsteinsdóttir av Ǫland", "Bjørn", "王小明 🐺 ẞtraße", "Zoé", "U"]
"""Long, short, and in letters no face of ours has."""


def check(scene: Scene) -> None:
    """Nothing outside, nothing too small, nothing that cannot be drawn, every text in its room."""
    for item in scene.items:
        left, top, right, bottom = item.box
        assert left >= 0, item
        assert top >= 0, item
        assert right <= scene.wide, item
        assert bottom <= scene.high, item
        match item.piece:
            case Label(text=text, face=face, points=points):
                assert points >= SMALLEST_TEXT, item
                assert characters()[face].issuperset(text), item
                if item.room is not None:
                    assert item.room[0] <= left, item
                    assert right <= item.room[2], item
            case Badge(text=text, points=points):
                assert points >= SMALLEST_TEXT, item
                assert characters()["bold"].issuperset(text), item
            case Token(icon=icon, points=points):
                assert points >= SMALLEST_TOKEN, item
                assert icon in icon_codes()
            case Glyph(icon=icon):
                assert icon in icon_codes()
            case _:
                pass


def uncut(scene: Scene, names: Sequence[str] = ()) -> None:
    """No text is cut short, unless it is what somebody is called."""
    cut = [
        item.piece.text
        for item in scene.items
        if isinstance(item.piece, Label) and item.piece.text.endswith(ELLIPSIS)
    ]
    called = [drawable(name, face) for name in names for face in ("title", "bold")]
    bad = [text for text in cut if not any(name.startswith(text[:-1]) for name in called)]
    assert not bad, bad


def uncovered(scene: Scene) -> None:
    """No word and no number lies under something else; badges are round: the corners of their boxes may."""
    inked = [(item, ink(item)) for item in scene.items]
    for number, (item, box) in enumerate(inked):
        if not isinstance(item.piece, Label | Badge):
            continue
        slack = 8 if isinstance(item.piece, Badge) else 2
        left, top, right, bottom = box[0] + slack, box[1] + slack, box[2] - slack, box[3] - slack
        over = [
            other
            for other, (west, north, east, south) in inked[number + 1 :]
            if west < right and left < east and north < bottom and top < south
        ]
        assert not over, (item, over)


def ink(item: Item) -> tuple[float, float, float, float]:
    """The box of what can be seen of a piece: of a text its letters, of an icon about nine tenths."""
    left, top, right, bottom = item.box
    match item.piece:
        case Label(text=text, face=face, points=points):
            first, above, last, below = letters(text, face, points)
            base = (top + bottom) / 2 + CAPITALS * points
            return left + first, base + above, left + last, base + below
        case Glyph(points=points):
            rim = points / 12
            return left + rim, top + rim, right - rim, bottom - rim
        case _:
            return left, top, right, bottom


@lru_cache(maxsize=8192)
def letters(text: str, face: str, points: int) -> tuple[float, float, float, float]:
    """The box of a text's letters, seen from where it begins on its line."""
    return font(face, points).getbbox(text, anchor="ls")


def apart(scene: Scene, least: float) -> None:
    """No two tokens lie closer than a part of their size."""
    tokens = [item for item in scene.items if isinstance(item.piece, Token)]
    middles = [((item.box[0] + item.box[2]) / 2, (item.box[1] + item.box[3]) / 2, item) for item in tokens]
    for number, (x, y, item) in enumerate(middles):
        for other_x, other_y, other in middles[:number]:
            room = (item.piece.size[0] + other.piece.size[0]) / 2 * least
            assert math.dist((x, y), (other_x, other_y)) >= room, (item, other)


def moments(game: Game, seats: int, policy: str, every: int) -> Iterator[tuple[Match, int | None, str]]:
    """Moments of a match, its last one too, each for another viewer in another language."""
    viewers: list[int | None] = [None, *range(seats)]
    match = None
    for position in positions(game, seats, seats, policy):
        match, number = position.match, position.number // every
        if position.number % every == 0:
            yield match, viewers[number % len(viewers)], LANGUAGES[number % len(LANGUAGES)]
    assert match is not None
    for language in LANGUAGES:
        yield match, None, language


def lines(scene: Scene) -> list[str]:
    """A picture as text, a line for each piece."""
    ground = scene.ground if isinstance(scene.ground, str) else getattr(scene.ground, "__name__", "ground")
    listed = []
    for item in scene.listed():
        place = f"{item.pop('x'):>4} {item.pop('y'):>4} {item.pop('piece')}"
        listed.append(f"{place} {' '.join(str(value) for value in item.values())}")
    return [f"{scene.wide} {scene.high} {ground}", *listed]
