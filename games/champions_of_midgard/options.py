"""How Champions of Midgard shows its options: places, pieces, cards and dice in words."""

from games.champions_of_midgard.components import (
    BLUE,
    DESTINIES,
    ENEMIES,
    KINDS,
    LONGSHIPS,
    MERCHANTS,
    RULES,
    RUNES,
    SHORES,
    STALLS,
)
from games.champions_of_midgard.state import FIGHTS, Midgard, Roll
from games.champions_of_midgard.words import counted, enemy_args, price_of, stall_args
from games.engine import Arguments, Option, Show, Text
from games.engine.copies import copy_of, plain

YES = "yes"
NO = "no"
NOBODY = "nobody"
DECK = "deck"


def show_word(value: str) -> Option:
    """Yes, no or nobody."""
    return Option(value, Text(f"option-{value}"))


def show_piece(value: str) -> Option:
    """A warrior or a food, one of several."""
    return Option(value, Text("option-piece", {"item": plain(value), "copy": copy_of(value)}))


def show_item(count: int) -> Show:
    """So many of an item."""
    return lambda item: Option(item, Text("option-item", {"items": counted({item: count})}))


def show_leader(value: str) -> Option:
    """A leader."""
    return Option(value, Text(f"option-leader-{value}"), target=value)


def show_seat(value: str) -> Option:
    """A player, or nobody."""
    return show_word(value) if value == NOBODY else Option(value, Text("option-seat", {"seat": int(value)}))


def show_favour(value: str) -> Option:
    """What a purchase at the Stave Church costs and brings."""
    price = next(coins for coins, favour in RULES.stave_church if favour == int(value))
    return Option(value, Text("option-favour", {"count": int(value), "price": price}))


def show_rune(value: str) -> Option:
    """A rune on display and what it is good for, or the top of the deck."""
    if value == DECK:
        return Option(DECK, Text("option-rune-deck"))
    rune = RUNES[value]
    args: Arguments = {"card": value, "rune": value, "glory": rune.glory, "amount": rune.amount}
    return Option(value, Text("option-rune", args), target=value)


def show_build(value: str) -> Option:
    """A private longship and its price."""
    ship = LONGSHIPS[value]
    args: Arguments = {"items": price_of(value), "capacity": ship.capacity, "glory": ship.glory}
    return Option(value, Text("option-build", {"place": value, **args}), target=value)


def show_journey(value: str) -> Option:
    """A journey card that lies face down."""
    return Option(value, Text("option-journey", {"place": value}), target=value)


def show_destiny(value: str) -> Option:
    """A destiny, what it asks for, and its two values."""
    destiny = DESTINIES[value]
    args: Arguments = {"card": value, "most": destiny.most, "alone": destiny.alone, "shared": destiny.shared}
    return Option(value, Text("option-destiny", args), target=value)


def show_shore(game: Midgard) -> Show:
    """A shore, who waits there, and how far it is."""

    def show(value: str) -> Option:
        coast = game.state.coasts[value]
        assert coast.monster is not None
        enemy = ENEMIES[coast.monster]
        text = Text(
            "option-shore",
            {
                "place": value,
                "card": enemy.id,
                "attack": enemy.attack,
                "defence": enemy.defence,
                "bans": enemy.forbidden,
                "banned": len(enemy.forbidden),
                "glory": enemy.glory,
                "coins": coast.coins,
                "rate": SHORES[value].warriors_per_food,
            },
        )
        return Option(value, text, target=value)

    return show


def show_place(game: Midgard, seat: int) -> Show:
    """A place for a worker, with what it costs or brings now."""
    return lambda value: Option(value, place_text(game, seat, value), target=value)


def place_text(game: Midgard, seat: int, place: str) -> Text:
    """A place in words."""
    state = game.state
    if place in BLUE:
        goods = {BLUE[place].item: state.goods[place]}
        return Text(
            "option-goods", {"place": place, "items": counted(goods), **in_longhouse(game, seat, goods)}
        )
    if place in FIGHTS:
        card = game.enemy_at(place)
        assert card is not None
        return Text("option-enemy", {"place": place, "card": card, **enemy_args(card)})
    if place in LONGSHIPS:
        ship = LONGSHIPS[place]
        return Text("option-ship", {"place": place, "capacity": ship.capacity, "price": ship.fee})
    if place == "merchant-ship":
        assert state.merchant is not None
        gain = MERCHANTS[state.merchant].gain
        args = {"price": game.merchants_fee(seat), **in_longhouse(game, seat, gain)}
        return Text("option-merchant", {"place": place, "items": counted(gain), **args})
    if place in STALLS:
        key = "option-stall" if STALLS[place].cost else "option-goods"
        args = in_longhouse(game, seat, STALLS[place].gain)
        return Text(key, {"place": place, **stall_args(place), **args})
    return Text(f"option-{place}", {"place": place, **about_location(game, seat, place)})


def in_longhouse(game: Midgard, seat: int, gain: dict[str, int]) -> dict[str, int]:
    """How many more warriors the longhouse holds, and whether those gained fit in (CM-17.10)."""
    room = RULES.longhouse_limit - game.army(seat)
    return {"room": room, "fits": int(sum(gain.get(kind, 0) for kind in KINDS) <= room)}


def about_location(game: Midgard, seat: int, place: str) -> Arguments:
    """The numbers in the words of a location."""
    match place:
        case "beg":
            return {"items": counted({"blame": RULES.beg_blame}), "count": RULES.beg_resources}
        case "hunting-grounds":
            return {"most": RULES.hunt_food_limit}
        case "jarls-longhouse":
            gain = {KINDS[0]: RULES.jarl_swordsmen}
            holds = int(game.state.first == seat)
            return {"items": counted(gain), "holds": holds, **in_longhouse(game, seat, gain)}
        case "runesmith":
            return {"items": counted({"wood": RULES.rune_price})}
        case "stave-church":
            return {"most": RULES.stave_church[-1][1]}
        case "worker-huts":
            return {"items": counted({"coin": game.price_of_a_worker()})}
        case _:
            return {}


def show_die(roll: Roll) -> Show:
    """A die of the roll, by its number."""

    def show(value: str) -> Option:
        number = die_number(value)
        args: Arguments = {"warrior": roll.warriors[number], "face": roll.faces[number], "number": number + 1}
        return Option(value, Text("option-die", args))

    return show


def dice(roll: Roll) -> list[str]:
    """The values of a roll's dice."""
    return [f"die-{number}" for number in range(1, len(roll.faces) + 1)]


def die_number(value: str) -> int:
    """Which die of the roll a value means, from 0 on."""
    return int(value.removeprefix("die-")) - 1
