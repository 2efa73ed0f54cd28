"""How Blood Rage shows its options: figures, places, cards and stats in words, and where they point."""

from collections.abc import Iterable

from games.blood_rage.components import CARDS, STATS, Card
from games.blood_rage.state import BloodRage
from games.engine import Arguments, Option, Show, Text
from games.engine.copies import copy_of, plain

NO = "no"
PASS = "pass"  # noqa: S105


def distinct(values: Iterable[str]) -> list[str]:
    """Each value once."""
    return list(dict.fromkeys(values))


def figure_at(kind: str, place: str) -> str:
    """The value of a figure on the board."""
    return f"{kind}@{place}"


def kind_and_place(value: str) -> tuple[str, str]:
    """The figure a value names, and where it stands."""
    kind, _, place = plain(value).partition("@")
    return kind, place


def show_place(value: str) -> Option:
    """A place, or no."""
    if value == NO:
        return Option(NO, Text("option-no"))
    return Option(value, Text("option-place", {"place": value}), target=value)


def show_stat(game: BloodRage, seat: int) -> Show:
    """A stat and what raising it brings."""

    def show(value: str) -> Option:
        if value == NO:
            return Option(NO, Text("option-no"))
        clan = game.clan(seat)
        before, after = clan.value(value), STATS[value][clan.stats[value]]
        args: Arguments = {"stat": value, "after": after, "step": clan.stats[value] + 1}
        if after == before:
            return Option(value, Text("option-stat-stays", args))
        return Option(value, Text("option-stat", {**args, "before": before}))

    return show


def show_figure(value: str) -> Option:
    """A figure where its place is plain, or no."""
    if value == NO:
        return Option(NO, Text("option-no"))
    copy = copy_of(value)
    if copy > 1:
        return Option(value, Text("option-figure-copy", {"figure": plain(value), "copy": copy}))
    return Option(value, Text("option-figure", {"figure": value}))


def show_figure_at(value: str) -> Option:
    """A figure on the board, with its place; or no, or pass."""
    if "@" not in value:
        return Option(value, Text(f"option-{value}"))
    kind, place = kind_and_place(value)
    copy = copy_of(value)
    if copy > 1:
        text = Text("option-figure-at-copy", {"figure": kind, "place": place, "copy": copy})
    else:
        text = Text("option-figure-at", {"figure": kind, "place": place})
    return Option(value, text, target=place)


def show_card(game: BloodRage) -> Show:
    """A card with its bonus, Glory or price; one of another Age says so, a second copy too. Or a word."""

    def show(value: str) -> Option:
        card = CARDS.get(plain(value))
        if card is None:
            return Option(value, Text(f"option-{value}"))
        text = Text("option-card", card_args(card, game.state.age, copy_of(value)))
        return Option(value, text, target=card.id)

    return show


def show_played_card(game: BloodRage) -> Show:
    """A card that lies on the table, not in the hand: it points at nothing there."""
    shown = show_card(game)
    return lambda value: Option(value, shown(value).text)


def card_args(card: Card, age: int, copy: int = 1) -> Arguments:
    """What the words for a card need: which it is, what it is worth, and how it differs from its like."""
    kind = "upgrade" if card.is_upgrade else card.type
    return {
        "card": card.id,
        "kind": "variable" if card.type == "battle" and card.bonus is None else kind,
        "bonus": card.bonus or 0,
        "glory": card.glory,
        "price": card.upgrade_cost,
        "age": 0 if card.age == age else card.age,
        "copy": copy,
    }
