"""Cards: one as it is printed, a hand of them, and small ones for what lies aside."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from PIL import Image

from games.blood_rage.components import CARDS, Card
from games.blood_rage.view import BloodRageView, secrets
from games.blood_rage.words import card_text
from locales import Words
from rendering.blood_rage.signs import ROMAN, card_sign
from rendering.kit.encode import palette_image
from rendering.kit.lettering import ELLIPSIS, paragraph, width
from rendering.kit.pieces import Art, Glyph, Plate
from rendering.kit.scene import Scene
from rendering.kit.theme import BRIGHT, CREAM, EDGE, GOLD, INK, MUTED, NIGHT, PANEL, PARCHMENT, SMALLEST_TEXT
from rendering.pictures import Picture
from rendering.text import Voice, shortened, voice_of

WIDE = 1600
EDGES = 24
GAP = 20
HEADING = 64
ONE_LINE = 28
"""A name that fits on one line in this size is not broken."""
TILE = 104
TILES = 3
"""How high a small card is, and how many lie in a row."""
COLUMNS = {1: 3, 2: 3, 3: 3, 4: 4, 5: 3, 6: 3}
"""How many cards lie in a row; else four."""
HIGH = {3: 640, 4: 720}
"""How high a card is where so many lie in a row."""


@dataclass(frozen=True)
class Suit:
    """The colours of a kind of card."""

    edge: str
    dark: str
    middle: str
    light: str


SUITS = {
    "battle": Suit("#A3261C", "#12060A", "#5A1515", "#B0372A"),
    "quest": Suit("#37825F", "#07130F", "#1C4B3A", "#47916D"),
    "monster": Suit("#65519B", "#0D0A18", "#342A5A", "#7A66B8"),
    "leader": Suit("#2F6EA8", "#060E18", "#173D60", "#3F82BE"),
    "warrior": Suit("#2F6EA8", "#060E18", "#173D60", "#3F82BE"),
    "ship": Suit("#2F6EA8", "#060E18", "#173D60", "#3F82BE"),
    "clan": Suit("#C0913A", "#150D04", "#62461A", "#C0923F"),
}


@dataclass(frozen=True)
class Box:
    """Where something is drawn."""

    x: int
    y: int
    wide: int
    high: int


def suit(card: Card) -> Suit:
    """The colours of a card."""
    return SUITS[card.type]


def value(card: Card) -> tuple[str, str | None]:
    """The number at a card's upper right corner, and the icon of what is counted."""
    if card.type == "battle":
        return ("+X" if card.bonus is None else f"+{card.bonus}"), None
    if card.type == "quest":
        return str(card.glory), "laurel-crown"
    return str(card.upgrade_cost), "flame"


def draw_card(scene: Scene, card_id: str, voice: Voice, place: Box, scale: float = 1.0) -> None:
    """A whole card: name, number, picture, kind, Age, and its text as large as it fits."""
    card = CARDS[card_id]
    colours = suit(card)
    x, y, wide, high = place.x, place.y, place.wide, place.high
    head, pad = round(84 * scale), round(18 * scale)
    art = round(min(high * 0.3, 192 * scale))
    scene.put(Plate(wide, high, INK, colours.edge, 7, corner=24, shadow=True), x, y)
    seal = draw_seal(scene, card, x + wide - pad, y + pad // 2 + head / 2, round(48 * scale))
    room = wide - 2 * pad - seal - 14
    title = voice.say("picture-card", card=card_id)
    draw_title(scene, title, Box(x + pad + 6, y + pad // 2, room, head), "title", round(42 * scale))
    inside = wide - 2 * pad
    scene.put(
        Art(inside, art, colours.dark, colours.middle, colours.light, f"{card.face} {card.age}"),
        x + pad,
        y + head,
    )
    scene.centre(
        Glyph(card_sign(card_id), round(art * 0.66), CREAM, shadow=True), x + wide / 2, y + head + art * 0.45
    )
    draw_tags(scene, card, voice, Box(x + pad, y + head, inside, art), scale)
    draw_words(
        scene, card_id, voice, Box(x + pad, y + head + art + 10, inside, high - head - art - 10 - pad), scale
    )


def draw_title(scene: Scene, title: str, place: Box, face: str, size: int) -> None:
    """A name on one line, or on more where one would be too small, or else in a narrower face."""
    lines: Sequence[str] = [title]
    room, sizes = (place.wide, place.high), (ONE_LINE, SMALLEST_TEXT)
    if width(title, face, ONE_LINE) > place.wide:
        lines, size = paragraph(title, face, sizes, room, 1.05)
    if any(line.endswith(ELLIPSIS) for line in lines):
        face = "bold"
        lines, size = paragraph(title, face, sizes, room, 1.05)
    step = round(size * 1.05)
    y = place.y + (place.high - step * (len(lines) - 1)) / 2
    for line in lines:
        scene.text(line, place.x, y, size, face=face, room=place.wide)
        y += step


def draw_seal(scene: Scene, card: Card, right: float, y: float, size: int) -> int:
    """The number of a card on a golden ground. Says how wide it is."""
    number, sign = value(card)
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


def draw_tags(scene: Scene, card: Card, voice: Voice, art: Box, scale: float) -> None:
    """The kind of a card with its strength at the left, its Age at the right, on the edge of the picture."""
    size = round(28 * scale)
    kind = voice.say(f"picture-kind-{card.type}")
    if card.strength and card.type not in {"clan", "battle", "quest"}:
        kind = voice.say("picture-kind-strength", kind=kind, strength=card.strength)
    high = round(size * 1.45)
    y = art.y + art.high - high - 8
    age = voice.say("picture-age", number=ROMAN[card.age])
    for text, right in ((kind, False), (age, True)):
        wide = width(text, "bold", size) + 24
        x = art.x + art.wide - wide - 8 if right else art.x + 8
        scene.put(Plate(wide, high, PANEL if right else suit(card).edge, INK, 2, corner=9), x, y)
        scene.text(text, x + 12, y + high / 2, size, face="bold", room=wide - 20)


def draw_words(scene: Scene, card_id: str, voice: Voice, place: Box, scale: float) -> None:
    """What is printed on a card, on parchment."""
    scene.put(Plate(place.wide, place.high, PARCHMENT, "#B9A67E", 3, corner=12), place.x, place.y)
    text = voice.words.say(card_text(card_id), voice.names)
    room = (place.wide - 36, place.high - 24)
    lines, size = paragraph(text, "text", (round(38 * scale), SMALLEST_TEXT), room)
    step = round(size * 1.22)
    y = place.y + 14 + step / 2
    for line in lines:
        scene.text(line, place.x + 18, y, size, colour="#2A1A12", room=room[0])
        y += step


def draw_tile(scene: Scene, card_id: str, voice: Voice, place: Box) -> None:
    """A card made small: icon, name, kind and number."""
    card = CARDS[card_id]
    colours = suit(card)
    scene.put(Plate(place.wide, place.high, INK, colours.edge, 4, corner=14), place.x, place.y)
    y = place.y + place.high / 2
    scene.put(
        Plate(76, place.high - 20, colours.middle, colours.edge, 2, corner=10), place.x + 12, place.y + 10
    )
    scene.glyph(card_sign(card_id), place.x + 43, y, 50)
    seal = draw_seal(scene, card, place.x + place.wide - 14, y, 34)
    room = place.wide - 84 - seal - 22
    name = Box(place.x + 84, place.y + 8, room, 60)
    draw_title(scene, voice.say("picture-card", card=card_id), name, "bold", 34)
    kind = voice.say(f"picture-kind-{card.type}")
    scene.text(kind, place.x + 84, y + 28, 26, colour=MUTED, room=room)


# ---------------------------------------------------------------------- pictures


def groups(view: BloodRageView) -> dict[str, list[str]]:
    """The viewer's cards: those to choose from, taken, in hand, committed, kept."""
    own = secrets(view)
    if own is None:
        return {}
    kept = [] if own.kept is None else [own.kept]
    found = {"pack": own.pack, "cards": own.hand, "picks": own.picks, "quests": own.quests, "kept": kept}
    return {group: cards for group, cards in found.items() if cards}


def hand(view: BloodRageView, words: Words, names: Sequence[str]) -> Picture:
    """The viewer's cards: the most pressing as cards with their text, the others small below."""
    voice = voice_of(words, names)
    mine = groups(view)
    scene = Scene(WIDE, hand_height(mine), NIGHT)
    top = EDGES
    for number, (group, cards) in enumerate(mine.items()):
        scene.text(
            voice.say(f"picture-{group}"), EDGES + 8, top + 24, 40, face="title", colour=GOLD, room=1100
        )
        scene.put(Plate(WIDE - 2 * EDGES, 3, EDGE, EDGE, 0, corner=1), EDGES, top + HEADING - 14)
        top += HEADING
        top = full_row(scene, cards, voice, top) if number == 0 else tile_rows(scene, cards, voice, top)
    if not mine:
        scene.text(voice.say("picture-no-cards"), WIDE / 2, 150, 48, face="title", align="middle", room=1400)
    return Picture(scene, told_hand(mine, voice), card_palette)


def columns(count: int) -> int:
    """How many cards of so many lie in a row."""
    return COLUMNS.get(count, 4)


def hand_height(mine: dict[str, list[str]]) -> int:
    """How high the picture of a hand is."""
    high = 2 * EDGES
    for number, cards in enumerate(mine.values()):
        across = columns(len(cards)) if number == 0 else TILES
        step = HIGH[across] if number == 0 else TILE
        high += HEADING + -(-len(cards) // across) * (step + GAP)
    return max(high, 300)


def full_row(scene: Scene, cards: list[str], voice: Voice, top: int) -> int:
    """Cards in rows. Says where the next thing begins."""
    across = columns(len(cards))
    wide = (WIDE - 2 * EDGES - (across - 1) * GAP) // across
    rest = len(cards) % across if len(cards) < across else 0
    left = EDGES + (across - rest) * (wide + GAP) // 2 if rest else EDGES
    for number, card in enumerate(cards):
        row, column = divmod(number, across)
        place = Box(left + column * (wide + GAP), top + row * (HIGH[across] + GAP), wide, HIGH[across])
        draw_card(scene, card, voice, place)
    return top + -(-len(cards) // across) * (HIGH[across] + GAP)


def tile_rows(scene: Scene, cards: list[str], voice: Voice, top: int) -> int:
    """Small cards in rows. Says where the next thing begins."""
    wide = (WIDE - 2 * EDGES - (TILES - 1) * GAP) // TILES
    for number, card in enumerate(cards):
        row, column = divmod(number, TILES)
        draw_tile(
            scene, card, voice, Box(EDGES + column * (wide + GAP), top + row * (TILE + GAP), wide, TILE)
        )
    return top + -(-len(cards) // TILES) * (TILE + GAP)


def told_hand(mine: dict[str, list[str]], voice: Voice) -> str:
    """The cards in words."""
    if not mine:
        return voice.say("picture-no-cards")
    return shortened(
        [
            voice.say("picture-alt-cards", group=voice.say(f"picture-{group}"), cards=cards)
            for group, cards in mine.items()
        ]
    )


def card(card_id: str, words: Words) -> Picture:
    """One card, large."""
    voice = voice_of(words, ())
    scene = Scene(860, 1200, NIGHT)
    draw_card(scene, card_id, voice, Box(24, 24, 812, 1152), 1.5)
    text = voice.words.say(card_text(card_id), ())
    return Picture(scene, shortened([voice.say("picture-alt-card", card=card_id), text]), card_palette)


@cache
def card_palette() -> Image.Image:
    """The colours of the cards, learnt once by `colours.py`."""
    return palette_image((files("rendering.blood_rage") / "data" / "cards.palette").read_bytes())
