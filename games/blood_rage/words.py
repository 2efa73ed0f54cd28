"""The words for things: which text names a card, a place, a figure, a source of Glory."""

import msgspec

from games.blood_rage.components import CARDS, TOKENS, Card
from games.engine import Arguments, Text

NOUNS = frozenset({"clan", "figure", "phase", "place", "region", "slot", "stat", "turn"})
SOURCES = frozenset({"battle", "legendary", "pillage", "quest", "ragnarok"})


def noun(kind: str, value: str) -> Text | None:
    """The text that names a thing; None where the string is no thing of this game."""
    if kind == "card":
        return Text(f"card-{CARDS[value].face}")
    if kind == "source":
        return source(value)
    if kind == "token":
        reward = TOKENS[value].reward
        return Text(f"token-{value}", {"amount": reward.amount, "steps": reward.steps})
    return Text(f"{kind}-{value}") if kind in NOUNS else None


def source(value: str) -> Text:
    """The text that names a source of Glory: a card, or one of the rulebook's own."""
    if value in SOURCES:
        return Text(f"source-{value}")
    return Text(f"card-{CARDS[value].face}")


def card_text(card_id: str) -> Text:
    """What is printed on a card, with its numbers."""
    card = CARDS[card_id]
    return Text(f"card-{card.face}-text", card_text_args(card))


def card_text_args(card: Card) -> Arguments:
    """The numbers a card's text may mention: those of its effect, and the Glory of a quest."""
    numbers = {
        name: value
        for name, value in msgspec.structs.asdict(card.hint).items()
        if isinstance(value, int) and not isinstance(value, bool)
    }
    return {**numbers, "glory": card.glory} if card.type == "quest" else {**numbers}
