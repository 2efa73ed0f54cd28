"""Runes that work at any time (CM-12), offered beside every question, and the last call (CM-17.48)."""

from collections.abc import Callable

from games.champions_of_midgard.assigning import SEALED, demand_turn_order
from games.champions_of_midgard.components import RESOURCES, RUNES
from games.champions_of_midgard.destinies import look_at, score
from games.champions_of_midgard.state import Midgard
from games.champions_of_midgard.words import counted
from games.engine import Flow, Option, Pick, Text, pick

ANYTIME = [rune.id for rune in RUNES.values() if rune.window == "anytime"]
GIFTS = "rune-gifts"
SUCCESS = "rune-success"
WEALTH = "rune-wealth"
KNOWLEDGE = "rune-knowledge"
TURN_ORDER = "turn-order"
DONE = "done"


def anytime_runes(game: Midgard, seat: int) -> list[str]:
    """The unused runes of a seat that work at any time."""
    champion = game.champion(seat)
    if len(champion.runes) == len(champion.used):
        return []
    return [rune for rune in champion.runes if rune in ANYTIME and rune not in champion.used]


def offers(game: Midgard, seat: int) -> Pick | None:
    """What a seat may do at any time; nothing while dice lie on the table (CM-17.49)."""
    state = game.state
    if state.step in ("leaders", "last-call") or (state.roll is not None and state.roll.faces):
        return None
    uses = uses_of(game, seat)
    if state.assigning == SEALED:
        uses.append(TURN_ORDER)
    return Pick(seat, "any-time", uses, show_use) if uses else None


def interrupt(game: Midgard, seat: int, value: str) -> None:
    """Use a rune, or demand that warriors are assigned in order."""
    if value == TURN_ORDER:
        demand_turn_order(game, seat)
    else:
        use(game, seat, value)


def uses_of(game: Midgard, seat: int) -> list[str]:
    """Every way to use a rune now: which gifts, which destiny."""
    uses = []
    for rune in anytime_runes(game, seat):
        if rune == GIFTS:
            uses += [f"{GIFTS}:{mix}" for mix in MIXES]
        elif rune == SUCCESS:
            uses += [f"{SUCCESS}:{card}" for card in game.champion(seat).destinies]
        else:
            uses.append(rune)
    return uses


def mixes(amount: int) -> list[str]:
    """So many resources in every mix, as food-wood-coin."""
    return [
        f"{food}-{wood}-{amount - food - wood}"
        for food in range(amount, -1, -1)
        for wood in range(amount - food, -1, -1)
    ]


MIXES = mixes(RUNES[GIFTS].amount)


def show_use(value: str) -> Option:
    """A way to use a rune, or a word."""
    rune, _, detail = value.partition(":")
    if rune == GIFTS:
        mix = dict(zip(RESOURCES, map(int, detail.split("-")), strict=True))
        return Option(value, Text("option-gifts", {"card": rune, "items": counted(mix)}))
    if rune == SUCCESS:
        return Option(value, Text("option-success", {"card": rune, "card_destiny": detail}))
    if rune == DONE:
        return Option(value, Text("last-call-done"))
    if rune == TURN_ORDER:
        return Option(value, Text("option-turn-order"))
    return Option(value, Text("option-use-rune", {"card": rune}))


def use(game: Midgard, seat: int, value: str) -> None:
    """Turn a rune over and do what it says."""
    rune, _, detail = value.partition(":")
    game.turn_over(seat, rune)
    EFFECTS[rune](game, seat, detail)


def gifts(game: Midgard, seat: int, mix: str) -> None:
    """Resources in any mix."""
    for item, count in zip(RESOURCES, mix.split("-"), strict=True):
        game.gain(seat, item, int(count))


def wealth(game: Midgard, seat: int, detail: str) -> None:  # noqa: ARG001
    """Double the coins, up to a limit."""
    game.gain(seat, "coin", min(game.champion(seat).stock["coin"], RUNES[WEALTH].amount))


def knowledge(game: Midgard, seat: int, detail: str) -> None:  # noqa: ARG001
    """Look at all journey cards that lie face down at this moment (CM-17.42)."""
    look_at(game, seat, game.hidden_journeys())


def success(game: Midgard, seat: int, card: str) -> None:
    """Reveal a destiny and score it now; only the result is told (CM-17.46)."""
    game.champion(seat).shown.append(card)
    game.tell("reveals-destiny", seat=seat, card=card)
    game.reveal()
    score(game, seat, card, SUCCESS)


EFFECTS: dict[str, Callable[[Midgard, int, str], None]] = {
    GIFTS: gifts,
    WEALTH: wealth,
    KNOWLEDGE: knowledge,
    SUCCESS: success,
}


def last_call(game: Midgard) -> Flow[None]:
    """Before the final scoring everybody may still use such runes, once around (CM-17.48)."""
    state = game.state
    state.phase = "final-scoring"
    holders = [seat for seat in game.clockwise_from(state.first) if can_still_score(game, seat)]
    if holders:
        game.tell("last-call-begins")
    for seat in holders:
        while can_still_score(game, seat):
            answer = yield from pick(seat, "last-call", [*uses_of(game, seat), DONE], show_use)
            if answer == DONE:
                break
            use(game, seat, answer)
    state.step = "scoring"


def can_still_score(game: Midgard, seat: int) -> bool:
    """Whether a rune may still bring something: no ship sails any more, and no coins cannot be doubled."""
    useless = {KNOWLEDGE} if game.champion(seat).stock["coin"] else {KNOWLEDGE, WEALTH}
    return not useless.issuperset(anytime_runes(game, seat))
