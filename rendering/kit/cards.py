"""Cards: whole with name, number, picture and text; small; and spread out as a hand."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rendering.kit.blocks import Box, draw_parchment, draw_title
from rendering.kit.lettering import line_height, width, wrapped
from rendering.kit.pieces import Art, Badge, Glyph, Plate
from rendering.kit.scene import Scene
from rendering.kit.theme import BRIGHT, CHOICE, CREAM, EDGE, GOLD, INK, MUTED, NIGHT, PANEL

WIDE = 1600
EDGES = 24
GAP = 20
HEADING = 64
TILE = 104
TILES = 3
"""How high a small card is, and how many lie in a row."""
COLUMNS = {1: 3, 2: 3, 3: 3, 4: 4, 5: 3, 6: 3}
"""How many cards lie in a row; else four."""
HIGH = {3: 640, 4: 780}
"""How high a card is where so many lie in a row."""
TAG = 24
"""The room around the word on a tag, and in all beside the tags."""
LARGE = (860, 1060)
"""How large a picture of one card is."""


@dataclass(frozen=True)
class Suit:
    """The colours of a kind of card."""

    edge: str
    dark: str
    middle: str
    light: str


@dataclass(frozen=True)
class Face:
    """What is to be seen on a card."""

    name: str
    text: str
    icon: str
    suit: Suit
    kind: str
    seed: str
    """From which its picture grows."""
    corner: str = ""
    """A word at the right of its picture."""
    seal: tuple[str, str | None] | None = None
    """Its number, and the icon of what is counted."""


@dataclass(frozen=True)
class Group:
    """Cards that lie together under a heading, each with its letter on the buttons where it may be chosen."""

    heading: str
    cards: Sequence[tuple[Face, str]]
    whole: bool
    """Whether they are shown with their texts."""

    @property
    def across(self) -> int:
        """How many lie in a row."""
        return COLUMNS.get(len(self.cards), 4) if self.whole else TILES

    @property
    def step(self) -> int:
        """How far a row is from the next."""
        return (HIGH[self.across] if self.whole else TILE) + GAP

    @property
    def high(self) -> int:
        """How high they are, with their heading."""
        return HEADING + -(-len(self.cards) // self.across) * self.step


def picture_of(place: Box, scale: float) -> int:
    """How high the picture on a card is, so that those side by side are alike."""
    return round(min(place.high * 0.3, 192 * scale))


def roomy_picture(face: Face, place: Box, scale: float, foot: int = 0) -> int:
    """How high the picture can be on a card by itself: what the text, and a foot below it, leave."""
    pad, size = round(18 * scale), round(38 * scale)
    lines = len(wrapped(face.text, "text", size, place.wide - 2 * pad - 36))
    left = place.high - round(84 * scale) - 10 - pad - foot - lines * line_height(size) - 28
    return max(picture_of(place, scale), min(left, round(place.high * 0.46)))


def draw_card(
    scene: Scene, face: Face, place: Box, scale: float = 1.0, *, picture: int | None = None, foot: int = 0
) -> Box:
    """A whole card, its text as large as it fits, a foot below it left free. Says where its picture is."""
    colours = face.suit
    x, y, wide, high = place.x, place.y, place.wide, place.high
    head, pad = round(84 * scale), round(18 * scale)
    inside = wide - 2 * pad
    art = Box(x + pad, y + head, inside, picture_of(place, scale) if picture is None else picture)
    scene.put(Plate(wide, high, INK, colours.edge, 7, corner=24, shadow=True), x, y)
    seal = draw_seal(scene, face, x + wide - pad, y + pad // 2 + head / 2, round(48 * scale))
    room = inside - seal - 14
    draw_title(scene, face.name, Box(x + pad + 6, y + 10, room, head - 14), "title", round(42 * scale))
    scene.put(
        Art(inside, art.high, colours.dark, colours.middle, colours.light, face.seed), x + pad, y + head
    )
    scene.centre(
        Glyph(face.icon, round(min(art.high * 0.66, inside * 0.45)), CREAM, shadow=True),
        x + wide / 2,
        y + head + art.high * 0.45,
    )
    draw_tags(scene, face, art, scale)
    below = Box(x + pad, y + head + art.high + 10, inside, high - head - art.high - 10 - pad)
    draw_parchment(scene, face.text, below, round(38 * scale), foot)
    return art


def draw_seal(scene: Scene, face: Face, right: float, y: float, size: int) -> int:
    """The number of a card on a golden ground, if it has one. Says how wide it is."""
    if face.seal is None:
        return 0
    number, sign = face.seal
    icon = 0 if sign is None else size - 6
    wide = max(round(size * 1.4), width(number, "bold", size) + icon + round(size * 0.62))
    high = round(size * 1.4)
    scene.put(Plate(wide, high, BRIGHT, INK, 3, corner=high // 2), right - wide, y - high / 2)
    middle = right - wide / 2
    if sign is not None:
        scene.glyph(sign, right - wide + icon / 2 + size * 0.24, y, icon, "#8E1F14")
        middle += icon / 2 - 1
    scene.text(number, middle, y - 1, size, face="bold", colour=INK, align="middle")
    return wide


def draw_tags(scene: Scene, face: Face, art: Box, scale: float) -> None:
    """The kind of a card at the left, its other word at the right, on the edge of the picture."""
    tags = [(text, right) for text, right in ((face.kind, False), (face.corner, True)) if text]
    size = round(28 * scale)
    while sum(width(text, "bold", size) + TAG for text, _ in tags) > art.wide - TAG:
        size -= 1
    high = round(size * 1.45)
    y = art.y + art.high - high - 8
    for text, right in tags:
        wide = width(text, "bold", size) + TAG
        x = art.x + art.wide - wide - 8 if right else art.x + 8
        fill, edge = (PANEL, INK) if right else (face.suit.middle, face.suit.edge)
        scene.put(Plate(wide, high, fill, edge, 2, corner=9), x, y)
        scene.text(text, x + 12, y + high / 2, size, face="bold", room=wide - 20)


def draw_tile(scene: Scene, face: Face, place: Box) -> None:
    """A card made small: icon, name, kind and number."""
    colours = face.suit
    scene.put(Plate(place.wide, place.high, INK, colours.edge, 4, corner=14), place.x, place.y)
    y = place.y + place.high / 2
    art = Plate(66, place.high - 20, colours.middle, colours.edge, 2, corner=10)
    scene.put(art, place.x + 10, place.y + 10)
    scene.glyph(face.icon, place.x + 43, y, 48)
    seal = draw_seal(scene, face, place.x + place.wide - 10, y, 34)
    left, room = place.x + 86, place.wide - 86 - seal - 18
    draw_title(scene, face.name, Box(left, place.y + 8, room, 60), "bold", 34)
    scene.text(face.kind, left, y + 28, 26, colour=MUTED, room=room)


def lettered(cards: Sequence[str], choices: Mapping[str, str]) -> Iterator[str]:
    """For each card its letter on the buttons, empty if it is not to be chosen; copies have one each."""
    copies: Counter[str] = Counter()
    for card in cards:
        own = choices.get(card, "")
        yield own[min(copies[card], len(own) - 1)] if own else ""
        copies[card] += 1


def spread(groups: Sequence[Group], nothing: str) -> Scene:
    """Cards in their groups, one below the other; without any, the words for that."""
    scene = Scene(WIDE, max(300, 2 * EDGES + sum(group.high for group in groups)), NIGHT)
    top = EDGES
    for group in groups:
        scene.text(group.heading, EDGES + 8, top + 24, 40, face="title", colour=GOLD, room=1100)
        scene.put(Plate(WIDE - 2 * EDGES, 3, EDGE, EDGE, 0, corner=1), EDGES, top + HEADING - 14)
        draw_group(scene, group, top + HEADING)
        top += group.high
    if not groups:
        scene.text(nothing, WIDE / 2, 150, 48, face="title", align="middle", room=1400)
    return scene


def draw_group(scene: Scene, group: Group, top: int) -> None:
    """Cards in rows, from this height on."""
    across = group.across
    wide = (WIDE - 2 * EDGES - (across - 1) * GAP) // across
    few = group.whole and len(group.cards) < across
    left = EDGES + (across - len(group.cards)) * (wide + GAP) // 2 if few else EDGES
    for number, (face, letter) in enumerate(group.cards):
        row, column = divmod(number, across)
        place = Box(left + column * (wide + GAP), top + row * group.step, wide, group.step - GAP)
        if group.whole:
            draw_card(scene, face, place)
        else:
            draw_tile(scene, face, place)
        if letter:
            size, right, down = (54, 26, 92) if group.whole else (34, 2, 2)
            scene.put(Badge(letter, size, CHOICE, INK), place.x + right, place.y + down)


def alone(face: Face) -> Scene:
    """One card, large."""
    scene = Scene(*LARGE, NIGHT)
    place = Box(24, 24, LARGE[0] - 48, LARGE[1] - 48)
    draw_card(scene, face, place, 1.5, picture=roomy_picture(face, place, 1.5))
    return scene
