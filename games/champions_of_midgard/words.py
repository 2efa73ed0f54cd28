"""The words for things: which text names a card, a place, an item; and what is printed on it."""

from collections.abc import Mapping

from games.champions_of_midgard.components import (
    DESTINIES,
    ENEMIES,
    FACES,
    JOURNEYS,
    LEADERS,
    LONGSHIPS,
    MERCHANTS,
    RUNES,
    STALLS,
)
from games.engine import Arguments, Text

NOUNS = frozenset({"ban", "card", "colour", "face", "item", "leader", "most", "phase", "place", "source"})
SOURCES = frozenset(
    {
        "asmundr",
        "blame",
        "coins",
        "destiny",
        "draugr",
        "favour",
        "kraken",
        "longship",
        "monster",
        "rune-glory",
        "rune-success",
        "runes",
        "sets",
        "skald",
        "troll",
        "ullr",
    }
)


def noun(kind: str, value: str) -> Text | None:
    """The text that names a thing; None where the string is no thing of this game."""
    if kind == "warrior":
        return Text(f"item-{value}")
    return Text(f"{kind}-{value}") if kind in NOUNS else None


def source(value: str) -> Text:
    """The text that names a source of glory."""
    return Text(f"source-{value}")


def counted(goods: Mapping[str, int]) -> list[str]:
    """Goods one by one: a text's argument `items` tells them like "2 food and 1 coin"."""
    return [item for item, count in goods.items() for _ in range(count)]


def card_text(card: str) -> Text:
    """What is printed on a card, with its numbers; all destinies, merchants and enemies share one text."""
    if card in RUNES:
        return Text(f"card-{card}-text", {"amount": RUNES[card].amount})
    if card in DESTINIES:
        destiny = DESTINIES[card]
        return Text("destiny-text", {"most": destiny.most, "alone": destiny.alone, "shared": destiny.shared})
    if card in MERCHANTS:
        return Text("merchant-text", {"items": counted(MERCHANTS[card].gain)})
    if card in JOURNEYS:
        return Text(f"card-{card}-text", {"amount": JOURNEYS[card].lose, **enemy_args(card)})
    return Text("enemy-text-bans" if ENEMIES[card].forbidden else "enemy-text", enemy_args(card))


def enemy_args(card: str) -> Arguments:
    """An enemy's numbers, if the card is one."""
    enemy = ENEMIES.get(card)
    if enemy is None:
        return {}
    return {
        "attack": enemy.attack,
        "defence": enemy.defence,
        "glory": enemy.glory,
        "items": counted(enemy.reward),
        "bans": list(enemy.forbidden),
    }


def leader_text(leader: str) -> Text:
    """A leader's special ability, with its numbers."""
    return Text(f"leader-{leader}-text", {**LEADER_ARGS})


def stall_text(stall: str) -> Text:
    """What a market stall takes and gives."""
    return Text("stall-text" if STALLS[stall].cost else "stall-text-free", stall_args(stall))


def stall_args(stall: str) -> Arguments:
    """What a stall takes and gives, and how often."""
    there = STALLS[stall]
    gain = counted({**there.gain, "glory": there.glory})
    return {"items_cost": counted(there.cost), "items": gain, "times": there.times}


def ship_text(ship: str) -> Text:
    """What a private longship costs, holds and is worth."""
    built = LONGSHIPS[ship]
    return Text("ship-text", {"items": price_of(ship), "capacity": built.capacity, "glory": built.glory})


def price_of(ship: str) -> list[str]:
    """What a private longship costs."""
    return counted(LONGSHIPS[ship].price)


LEADER_ARGS: Arguments = {
    "asmundr": LEADERS["asmundr"].amount,
    "dagrun": LEADERS["dagrun"].amount,
    "vision": RUNES["rune-true-vision"].amount + LEADERS["dagrun"].amount,
    "sword_hit": FACES["hit"].hits + LEADERS["svanhildr"].amount,
    "sword_double": FACES["double-hit"].hits + LEADERS["svanhildr"].amount,
    "ullr": LEADERS["ullr"].amount,
}
