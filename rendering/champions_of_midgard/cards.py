"""Cards, leaders, stalls and longships as they are printed, and what only their owner sees."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from PIL import Image

from games.champions_of_midgard.components import (
    DESTINIES,
    ENEMIES,
    LEADERS,
    LONGSHIPS,
    MERCHANTS,
    PRIVATE,
    RULES,
    RUNES,
    STALLS,
)
from games.champions_of_midgard.view import MidgardView, secrets
from games.champions_of_midgard.words import card_text, leader_text, ship_text, stall_text
from games.engine import Text
from locales import Words
from rendering.champions_of_midgard.dice import Die
from rendering.champions_of_midgard.fights import draw_might
from rendering.champions_of_midgard.goods import COST, MINUS, Deal, draw_goods, goods_width
from rendering.champions_of_midgard.places import stall_deal
from rendering.champions_of_midgard.signs import SIGNS
from rendering.champions_of_midgard.text import kind_of
from rendering.film import plain
from rendering.kit.blocks import Box
from rendering.kit.cards import LARGE, Face, Group, Suit, draw_card, lettered, roomy_picture, spread
from rendering.kit.encode import palette_image
from rendering.kit.lettering import width
from rendering.kit.pieces import Plate
from rendering.kit.scene import Scene
from rendering.kit.theme import BRIGHT, CREAM, EDGE, GOLD, INK, MUTED, NIGHT
from rendering.pictures import NO_MARKS, Marks, Picture
from rendering.text import Voice, shortened, voice_of

SUITS = {
    "rune": Suit("#7F93A5", "#0A0E12", "#34414D", "#8296A8"),
    "destiny": Suit("#C0913A", "#150D04", "#62461A", "#C0923F"),
    "merchant": Suit("#A0703C", "#120B05", "#52381C", "#A57A46"),
    "journey": Suit("#2F8C96", "#041317", "#12424D", "#3A9AA4"),
    "leader": Suit("#8A6BC0", "#0D0A18", "#3C2E62", "#8C72C4"),
    "stall": Suit("#A0703C", "#120B05", "#52381C", "#A57A46"),
    "ship": Suit("#2F6EA8", "#060E18", "#173D60", "#3F82BE"),
    "blue": Suit("#3F8FD0", "#050E1A", "#15426B", "#4A9BDC"),
    "red": Suit("#C0401E", "#160603", "#611C0C", "#C84A26"),
    "yellow": Suit("#C79A26", "#150F03", "#614A10", "#CDA032"),
    None: Suit("#7C8F58", "#0B1006", "#37442A", "#7F935C"),
}
GLORY = "laurel-crown"
FOOT = 152
"""The room for what a card costs and brings."""
CHOSEN = {*LEADERS, *RUNES, *DESTINIES, *PRIVATE}
"""What a question may offer that belongs to nobody yet."""


def printed(card: str) -> Text:
    """The words of a card, a leader, a stall or a longship."""
    texts = {"leader": leader_text, "stall": stall_text, "ship": ship_text}
    return texts.get(kind_of(card), card_text)(card)


def seal_of(card: str) -> tuple[str, str | None] | None:
    """The glory a card can bring."""
    if card in RUNES:
        return str(RUNES[card].glory), GLORY
    if card in DESTINIES:
        return f"{DESTINIES[card].alone}/{DESTINIES[card].shared}", None
    if card in ENEMIES:
        return str(ENEMIES[card].glory), GLORY
    if card in LONGSHIPS:
        return str(LONGSHIPS[card].glory), GLORY
    return (str(RULES.merchant_ship_fee), SIGNS.goods["coin"]) if card in MERCHANTS else None


def name_of(card: str, voice: Voice) -> str:
    """What a card is called."""
    kind = kind_of(card)
    if kind == "leader":
        return voice.say("picture-leader", leader=card)
    return (
        voice.say("picture-place", place=card)
        if kind in {"stall", "ship"}
        else voice.say("picture-card", card=card)
    )


def icon_of(card: str) -> str:
    """The icon of a card."""
    return SIGNS.leaders.get(card) or SIGNS.cards.get(card) or SIGNS.places[card]


def face_of(card: str, voice: Voice, note: str = "", *, small: bool = False) -> Face:
    """What is to be seen on a card; made small, a note stands beside its kind."""
    kind = kind_of(card)
    word = voice.say(f"picture-kind-{kind}")
    return Face(
        name=name_of(card, voice),
        text=plain(voice.words.say(printed(card), voice.names)),
        icon=icon_of(card),
        suit=SUITS[ENEMIES[card].colour] if kind in {"troll", "draugr", "monster"} else SUITS[kind],
        kind=f"{word} · {note}" if small and note else word,
        seed=card,
        corner=note,
        seal=seal_of(card),
    )


# ---------------------------------------------------------------------- the hand


def hand(view: MidgardView, words: Words, names: Sequence[str], *, marks: Marks = NO_MARKS) -> Picture:
    """What the viewer may choose from, and the own destinies, runes, trophies and journeys looked at."""
    voice = voice_of(words, names)
    own = secrets(view)
    if own is None or view.seat is None:
        nothing = voice.say("picture-no-cards")
        return Picture(spread([], nothing), nothing, card_palette)
    champion, letters = view.champions[view.seat], dict(marks.choices)
    held = {*own.destinies, *champion.runes, *own.trophies}
    choices = [card for card in letters if card in CHOSEN and card not in held]
    groups: dict[str, tuple[list[str], dict[str, str]]] = {
        "choices": (choices, {}),
        "destinies": (own.destinies, {card: voice.say("picture-shown") for card in champion.shown}),
        "runes": (champion.runes, {rune: voice.say("picture-used") for rune in champion.used}),
        "trophies": (own.trophies, {}),
        "journeys": (
            list(own.journeys.values()),
            {card: voice.say(f"picture-name-{shore}") for shore, card in own.journeys.items()},
        ),
    }
    laid, told = [], []
    for group, (cards, notes) in groups.items():
        if cards:
            heading = voice.say(f"picture-{group}")
            whole = group in {"choices", "destinies", "runes"}
            faces = [face_of(card, voice, notes.get(card, ""), small=not whole) for card in cards]
            laid.append(Group(heading, list(zip(faces, lettered(cards, letters), strict=True)), whole))
            told.append(
                voice.say("picture-alt-cards", group=heading, names=", ".join(face.name for face in faces))
            )
    nothing = voice.say("picture-no-cards")
    return Picture(spread(laid, nothing), shortened(told or [nothing]), card_palette)


# ---------------------------------------------------------------------- one card


def card(card_id: str, words: Words) -> Picture:
    """One card, leader, stall or longship, large; an enemy with what it can do."""
    voice = voice_of(words, ())
    face = face_of(card_id, voice)
    scene = Scene(*LARGE, NIGHT)
    whole = Box(24, 24, LARGE[0] - 48, LARGE[1] - 48)
    draw_whole(scene, card_id, face, whole, deal=bargain(card_id), scale=1.5)
    alt = voice.say("picture-alt-card", name=face.name)
    return Picture(scene, shortened([alt, face.text]), card_palette)


def draw_whole(
    scene: Scene,
    card: str,
    face: Face,
    place: Box,
    *,
    deal: Deal,
    scale: float = 1.0,
    most: int | None = None,
) -> None:
    """A card with what it can do and what it costs and brings; its picture at most so high."""
    foot = FOOT if any(deal) else 0
    roomy = roomy_picture(face, place, scale, foot)
    picture = roomy if most is None else min(roomy, most)
    draw_powers(scene, card, draw_card(scene, face, place, scale, picture=picture, foot=foot))
    draw_bargain(scene, deal, place)


def draw_powers(scene: Scene, card: str, art: Box) -> None:
    """On an enemy attack and defence at the right of its picture, at the left who may not fight it."""
    enemy = ENEMIES.get(card)
    if enemy is None:
        return
    scene.put(Plate(150, 142, INK, EDGE, 2, corner=16), art.x + art.wide - 162, art.y + 12)
    draw_might(scene, enemy, (art.x + art.wide - 28, art.y + 48), 64)
    for number, kind in enumerate(enemy.forbidden):
        scene.put(Die(kind, 88, banned=True), art.x + 22, art.y + 22 + number * 100)


def bargain(card: str) -> Deal:
    """What a card costs and brings, as far as goods can tell it."""
    if card in ENEMIES:
        return {}, {"glory": ENEMIES[card].glory, **ENEMIES[card].reward}
    if card in MERCHANTS:
        return {"coin": RULES.merchant_ship_fee}, MERCHANTS[card].gain
    if card in STALLS:
        return stall_deal(card)
    if card in LONGSHIPS:
        return LONGSHIPS[card].price, {}
    return {}, {}


def draw_bargain(scene: Scene, deal: Deal, place: Box) -> None:
    """What a card costs and brings, at its foot."""
    cost, gain = deal
    if not cost and not gain:
        return
    wide, high = place.wide - 72, 120
    x, y = place.x + place.wide / 2, place.y + place.high - 110
    scene.put(Plate(wide, high, INK, GOLD, 4, corner=high // 2), x - wide / 2, y - high / 2)
    size = next(size for size in range(60, 0, -1) if sum(breadths(deal, size)) <= wide - high // 3)
    paid, between, brought = breadths(deal, size)
    left = x - (paid + between + brought) / 2
    if cost:
        draw_goods(scene, cost, (left + paid / 2, y), size, sign=MINUS, ink=COST)
    if between:
        scene.text("→", left + paid + between / 2, y - 4, size, face="bold", colour=MUTED, align="middle")
    if gain:
        ink = CREAM if cost else BRIGHT
        draw_goods(scene, gain, (left + paid + between + brought / 2, y), size, ink=ink)


def breadths(deal: Deal, size: int) -> tuple[float, float, float]:
    """How wide the price is, the arrow with its room, and what it brings."""
    cost, gain = deal
    arrow = width("→", "bold", size) + size if cost and gain else 0
    return goods_width(cost, size, sign=MINUS), arrow, goods_width(gain, size)


@cache
def card_palette() -> Image.Image:
    """The colours of the cards, learnt once by `colours.py`."""
    return palette_image((files("rendering.champions_of_midgard") / "data" / "cards.palette").read_bytes())
