"""Which icon stands for what, and what a figure on the board is worth."""

from importlib.resources import files

import msgspec

from games.blood_rage.components import CARDS, KINDS, MONSTER_CARDS, YGGDRASIL
from games.blood_rage.view import BloodRageView

ROMAN = ("0", "I", "II", "III")


class Signs(msgspec.Struct, frozen=True):
    """The icons, by what they stand for."""

    clans: dict[str, str]
    stats: dict[str, str]
    phases: dict[str, str]
    tokens: dict[str, str]
    slots: dict[str, str]
    figures: dict[str, str]
    cards: dict[str, str]


SIGNS = msgspec.json.decode((files("rendering.blood_rage") / "data" / "icons.json").read_bytes(), type=Signs)


def card_sign(card_id: str) -> str:
    """The icon of a card: a monster's own, or that of its face."""
    card = CARDS[card_id]
    return SIGNS.cards[card.face] if card.figure is None else SIGNS.figures[card.figure.id]


def worth(view: BloodRageView, seat: int, kind: str, place: str) -> int:
    """The STR of one figure where it stands, a warrior counted alone."""
    clan = view.clans[seat]
    if kind == "dark-elf" and place == YGGDRASIL:
        return MONSTER_CARDS[kind].hint.str_in_yggdrasil
    if kind == "ymir":
        return MONSTER_CARDS[kind].hint.per_figure * len(clan.valhalla)
    upgrade = clan.upgrades.get(kind)
    strength = CARDS[upgrade].strength if upgrade else KINDS[kind].strength
    return strength or 0
