"""Cards: one as it is printed, a hand of them, and small ones for what lies aside."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from PIL import Image

from games.blood_rage.components import CARDS, Card
from games.blood_rage.view import BloodRageView, secrets
from games.blood_rage.words import card_text
from locales import Words
from rendering.blood_rage.signs import ROMAN, card_sign
from rendering.kit.cards import Face, Group, Suit, alone, lettered, spread
from rendering.kit.encode import palette_image
from rendering.pictures import NO_MARKS, Marks, Picture
from rendering.text import Voice, shortened, voice_of

SUITS = {
    "battle": Suit("#A3261C", "#12060A", "#5A1515", "#B0372A"),
    "quest": Suit("#37825F", "#07130F", "#1C4B3A", "#47916D"),
    "monster": Suit("#65519B", "#0D0A18", "#342A5A", "#7A66B8"),
    "leader": Suit("#2F6EA8", "#060E18", "#173D60", "#3F82BE"),
    "warrior": Suit("#2F6EA8", "#060E18", "#173D60", "#3F82BE"),
    "ship": Suit("#2F6EA8", "#060E18", "#173D60", "#3F82BE"),
    "clan": Suit("#C0913A", "#150D04", "#62461A", "#C0923F"),
}


def face_of(card_id: str, voice: Voice) -> Face:
    """What is to be seen on a card."""
    card = CARDS[card_id]
    return Face(
        name=voice.say("picture-card", card=card_id),
        text=voice.words.say(card_text(card_id), voice.names),
        icon=card_sign(card_id),
        suit=SUITS[card.type],
        kind=kind_of(card, voice),
        seed=f"{card.face} {card.age}",
        corner=voice.say("picture-age", number=ROMAN[card.age]),
        seal=value(card),
    )


def value(card: Card) -> tuple[str, str | None]:
    """The number at a card's upper right corner, and the icon of what is counted."""
    if card.type == "battle":
        return ("+X" if card.bonus is None else f"+{card.bonus}"), None
    if card.type == "quest":
        return str(card.glory), "laurel-crown"
    return str(card.upgrade_cost), "flame"


def kind_of(card: Card, voice: Voice) -> str:
    """The kind of a card, a figure's with its strength."""
    kind = voice.say(f"picture-kind-{card.type}")
    if card.strength and card.type not in {"clan", "battle", "quest"}:
        return voice.say("picture-kind-strength", kind=kind, strength=card.strength)
    return kind


# ---------------------------------------------------------------------- pictures


def groups(view: BloodRageView) -> dict[str, list[str]]:
    """The viewer's cards: those to choose from, taken, in hand, committed, kept."""
    own = secrets(view)
    if own is None:
        return {}
    kept = [] if own.kept is None else [own.kept]
    found = {"pack": own.pack, "cards": own.hand, "picks": own.picks, "quests": own.quests, "kept": kept}
    return {group: cards for group, cards in found.items() if cards}


def hand(view: BloodRageView, words: Words, names: Sequence[str], *, marks: Marks = NO_MARKS) -> Picture:
    """The viewer's cards: the most pressing as cards with their text, the others small below."""
    voice = voice_of(words, names)
    mine = groups(view)
    letters = dict(marks.choices)
    laid = [
        Group(
            voice.say(f"picture-{group}"),
            [(face_of(card, voice), own) for card, own in zip(cards, lettered(cards, letters), strict=True)],
            whole=number == 0,
        )
        for number, (group, cards) in enumerate(mine.items())
    ]
    return Picture(spread(laid, voice.say("picture-no-cards")), told_hand(mine, voice), card_palette)


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
    face = face_of(card_id, voice := voice_of(words, ()))
    alt = shortened([voice.say("picture-alt-card", card=card_id), face.text])
    return Picture(alone(face), alt, card_palette)


@cache
def card_palette() -> Image.Image:
    """The colours of the cards, learnt once by `colours.py`."""
    return palette_image((files("rendering.blood_rage") / "data" / "cards.palette").read_bytes())
