"""The words for things: which text names a card, a place, a figure, a source of Glory."""

from games.blood_rage.components import CARDS
from games.engine import Text

NOUNS = frozenset({"clan", "figure", "phase", "place", "region", "slot", "stat", "token"})
SOURCES = frozenset({"battle", "legendary", "pillage", "quest", "ragnarok"})


def noun(kind: str, value: str) -> Text | None:
    """The text that names a thing; None where the string is no thing of this game."""
    if kind == "card":
        return Text(f"card-{CARDS[value].face}")
    if kind == "source":
        return source(value)
    return Text(f"{kind}-{value}") if kind in NOUNS else None


def source(value: str) -> Text:
    """The text that names a source of Glory: a card, or one of the rulebook's own."""
    if value in SOURCES:
        return Text(f"source-{value}")
    return Text(f"card-{CARDS[value].face}")
