"""The locations (CM-5): what stands in the way of a worker there, and what the worker does."""

from collections.abc import Callable
from functools import cache

from games.champions_of_midgard.components import BLUE, KINDS, LONGSHIPS, MERCHANTS, RESOURCES, RULES, STALLS
from games.champions_of_midgard.destinies import visit_the_sage
from games.champions_of_midgard.options import (
    DECK,
    show_build,
    show_favour,
    show_item,
    show_piece,
    show_rune,
    show_shore,
)
from games.champions_of_midgard.state import Band, Midgard, listed
from games.champions_of_midgard.words import counted
from games.engine import Amount, Arguments, Flow, Option, Pick, Reason, Text, asking, pick, pick_some
from games.engine.copies import numbered, plain

Why = Callable[[Midgard, int], Reason | None]
Action = Callable[[Midgard, int], Flow[None]]


def too_dear(game: Midgard, seat: int, item: str, price: int) -> Reason | None:
    """The price must be paid in full (CM-17.10)."""
    there = game.state.champions[seat].stock[item]
    return None if there >= price else why_price(item, price, there)


@cache
def why_price(item: str, price: int, there: int) -> Reason:
    """So much is wanted and so much is there."""
    return Reason("why-price", "CM-17.10", {"items": counted({item: price}), "count": there})


# ---------------------------------------------------------------------- taking things


def take(game: Midgard, seat: int, gain: dict[str, int]) -> Flow[None]:
    """Goods and warriors from the supply."""
    for item, count in gain.items():
        if item not in KINDS:
            game.gain(seat, item, count)
    warriors = {item: count for item, count in gain.items() if item in KINDS}
    if warriors:
        yield from recruit(game, seat, warriors)


def recruit(game: Midgard, seat: int, offered: dict[str, int]) -> Flow[None]:
    """Warriors from the supply, as many as there are and as fit into the longhouse (CM-1.4, CM-17.7)."""
    supply = game.state.supply
    there = listed({kind: min(count, supply[kind]) for kind, count in offered.items()})
    room = RULES.longhouse_limit - game.army(seat)
    taken = there
    if len(there) > room:
        if len(set(there)) == 1:
            taken = there[:room]
        else:
            taken = yield from choose_recruits(seat, there, room)
        left = list(there)
        for kind in taken:
            left.remove(kind)
        game.tell("surplus", seat=seat, items=left)
    warriors = game.champion(seat).warriors
    for kind in dict.fromkeys(taken):
        count = taken.count(kind)
        supply[kind] -= count
        warriors[kind] += count
        game.tell("recruits", seat=seat, item=kind, before=warriors[kind] - count, after=warriors[kind])


def choose_recruits(seat: int, there: list[str], room: int) -> Flow[list[str]]:
    """If not all fit, their new leader chooses (CM-17.8)."""
    args: Arguments = {"room": room, "items": there}
    chosen = yield from pick_some(
        seat, "recruit-choice", numbered(there), show_piece, least=room, most=room, args=args
    )
    return [plain(value) for value in chosen]


# ---------------------------------------------------------------------- brown locations


def why_no_worker(game: Midgard, seat: int) -> Reason | None:
    """Each player hires once in a game (CM-17.11)."""
    return HIRED if game.champion(seat).hired else too_dear(game, seat, "coin", game.price_of_a_worker())


HIRED = Reason("why-hired", "CM-5.1")


def worker_huts(game: Midgard, seat: int) -> Flow[None]:
    """Pay and take the extra worker, who may be placed in this round (CM-5.1, CM-4.5)."""
    champion = game.champion(seat)
    price = game.price_of_a_worker()
    game.state.hired += 1
    champion.hired = True
    champion.crew += 1
    champion.workers += 1
    game.tell("hires", seat=seat, price=price)
    game.gain(seat, "coin", -price)
    yield from ()


def beg(game: Midgard, seat: int) -> Flow[None]:
    """Blame, and a resource of one's choice (CM-5.2)."""
    item = yield from pick(seat, "beg-resource", RESOURCES, show_item(RULES.beg_resources))
    game.gain(seat, "blame", RULES.beg_blame)
    game.gain(seat, item, RULES.beg_resources)


def why_no_merchant(game: Midgard, seat: int) -> Reason | None:
    """The fee must be there."""
    return too_dear(game, seat, "coin", game.merchants_fee(seat))


def merchant_ship(game: Midgard, seat: int) -> Flow[None]:
    """Everything the current card shows (CM-5.6)."""
    assert game.state.merchant is not None
    game.gain(seat, "coin", -game.merchants_fee(seat))
    yield from take(game, seat, MERCHANTS[game.state.merchant].gain)


def jarls_longhouse(game: Midgard, seat: int) -> Flow[None]:
    """A swordsman and the marker; who holds it already passes it to the left (CM-5.9)."""
    state = game.state
    yield from recruit(game, seat, {KINDS[0]: RULES.jarl_swordsmen})
    state.first = (seat + 1) % len(state.champions) if state.first == seat else seat
    game.tell("marker", seat=state.first)


def market(game: Midgard, seat: int) -> Flow[None]:
    """Exchange one for one: how much food and wood to have afterwards; the rest is coins (CM-5.10)."""
    stock = game.champion(seat).stock

    def total() -> int:
        return sum(stock[item] for item in RESOURCES)

    food: int = yield asking(
        lambda: Amount(
            seat,
            "market-food",
            0,
            total(),
            args={"items": counted({item: stock[item] for item in RESOURCES}), "total": total()},
        )
    )
    wood: int = yield asking(
        lambda: Amount(seat, "market-wood", 0, total() - food, args={"food": food, "total": total() - food})
    )
    wanted = {"food": food, "wood": wood, "coin": total() - food - wood}
    for item, count in wanted.items():
        game.gain(seat, item, count - stock[item])


def stave_church(game: Midgard, seat: int) -> Flow[None]:
    """One purchase of favour (CM-5.15)."""
    stock = game.champion(seat).stock
    answer: str = yield asking(
        lambda: Pick(
            seat,
            "stave-church",
            [str(favour) for coins, favour in RULES.stave_church if coins <= stock["coin"]],
            show_favour,
            lambda: [
                Option(
                    str(favour),
                    Text("option-favour", {"count": favour, "price": coins}),
                    reason=too_dear(game, seat, "coin", coins),
                )
                for coins, favour in RULES.stave_church
                if coins > stock["coin"]
            ],
            args={"coin": stock["coin"]},
        )
    )
    price, favour = next(tier for tier in RULES.stave_church if tier[1] == int(answer))
    game.gain(seat, "coin", -price)
    game.gain(seat, "favour", favour)


def why_no_rune(game: Midgard, seat: int) -> Reason | None:  # noqa: ARG001
    """There must be a rune to take (CM-17.3)."""
    return None if game.state.decks["rune"] or any(game.state.display) else EMPTY_DECK


def runesmith(game: Midgard, seat: int) -> Flow[None]:
    """A rune on display, or the unseen top of the deck (CM-5.12)."""
    state = game.state
    runes = [rune for rune in state.display if rune is not None]
    deck = state.decks["rune"]
    answer = yield from pick(
        seat,
        "rune-choice",
        [*runes, DECK] if deck else runes,
        show_rune,
        lambda: [] if deck else [Option(DECK, Text("option-rune-deck"), reason=EMPTY_DECK)],
        args={"price": RULES.rune_price},
    )
    game.gain(seat, "wood", -RULES.rune_price)
    if answer == DECK:
        answer = deck.pop()
        game.reveal()
        game.tell("draws-rune", seat=seat, card=answer)
    else:
        state.display[state.display.index(answer)] = None
        game.tell("takes-rune", seat=seat, card=answer)
    game.champion(seat).runes.append(answer)


EMPTY_DECK = Reason("why-deck-empty", "CM-17.3")


def affordable_ships(game: Midgard, seat: int) -> list[str]:
    """The private longships on offer whose price a seat can pay."""
    stock = game.champion(seat).stock
    return [
        ship
        for ship in game.state.shipyard
        if LONGSHIPS[ship].wood <= stock["wood"] and LONGSHIPS[ship].coin <= stock["coin"]
    ]


def why_no_shipwright(game: Midgard, seat: int) -> Reason | None:
    """One ship for each player, and its price (CM-5.13, CM-17.11)."""
    if game.champion(seat).ship is not None:
        return SHIP_BUILT
    return None if affordable_ships(game, seat) else NO_SHIP_AFFORDABLE


SHIP_BUILT = Reason("why-ship-built", "CM-5.13")
NO_SHIP_AFFORDABLE = Reason("why-no-ship-affordable", "CM-5.13")


def shipwright(game: Midgard, seat: int) -> Flow[None]:
    """Build a private longship (CM-5.13)."""
    champion = game.champion(seat)
    stock = champion.stock
    ship: str = yield asking(
        lambda: Pick(
            seat,
            "ship-choice",
            affordable_ships(game, seat),
            show_build,
            lambda: dear_ships(game, seat),
            args={"wood": stock["wood"], "coin": stock["coin"]},
        )
    )
    game.state.shipyard.remove(ship)
    champion.ship = ship
    game.tell("builds", seat=seat, place=ship)
    game.gain(seat, "wood", -LONGSHIPS[ship].wood)
    game.gain(seat, "coin", -LONGSHIPS[ship].coin)


def dear_ships(game: Midgard, seat: int) -> list[Option]:
    """The ships a seat cannot pay for."""
    dear = []
    affordable = affordable_ships(game, seat)
    for ship in game.state.shipyard:
        if ship not in affordable:
            wood = too_dear(game, seat, "wood", LONGSHIPS[ship].wood)
            reason = wood or too_dear(game, seat, "coin", LONGSHIPS[ship].coin)
            dear.append(Option(ship, show_build(ship).text, reason=reason))
    return dear


# ---------------------------------------------------------------------- blue and red locations


def blue_location(place: str) -> Action:
    """Take all that lies there; what does not fit goes to the supply (CM-5.11, CM-5.14)."""

    def action(game: Midgard, seat: int) -> Flow[None]:
        goods, item = game.state.goods, BLUE[place].item
        count, goods[place] = goods[place], 0
        if item in KINDS:
            game.state.supply[item] += count
        yield from take(game, seat, {item: count})

    return action


def reserve(game: Midgard, seat: int) -> Flow[None]:  # noqa: ARG001
    """A red location only reserves; the rest comes later (CM-4.3)."""
    yield from ()


def why_no_longship(game: Midgard, seat: int) -> Reason | None:  # noqa: ARG001
    """There must be a shore without a ship (CM-17.12)."""
    ships = game.state.bands  # while workers are placed there are no others
    return None if len(ships) < len(game.state.coasts) else NO_SHORE


NO_SHORE = Reason("why-no-shore", "CM-17.12")


def longship(ship: str) -> Action:
    """Pay the fee and sail to a shore where no ship lies (CM-5.5, CM-5.13)."""

    def action(game: Midgard, seat: int) -> Flow[None]:
        args: Arguments = {"place": ship, "capacity": LONGSHIPS[ship].capacity}
        shore = yield from pick(seat, "ship-destination", game.free_shores(), show_shore(game), args=args)
        game.gain(seat, "coin", -LONGSHIPS[ship].fee)
        game.state.bands[ship] = Band(seat, shore)
        game.tell("sails", seat=seat, place=ship, place_to=shore)

    return action


WHY_NOT: dict[str, Why] = {
    "worker-huts": why_no_worker,
    "merchant-ship": why_no_merchant,
    "runesmith": why_no_rune,
    "shipwright": why_no_shipwright,
    **dict.fromkeys(LONGSHIPS, why_no_longship),
}
"""What may stand in the way, beside that the place is taken or too dear."""

PRICES = {
    "runesmith": ("wood", RULES.rune_price),
    "stave-church": ("coin", RULES.stave_church[0][0]),
    **{ship.id: ("coin", ship.fee) for ship in LONGSHIPS.values() if ship.fee},
    **{stall.id: next(iter(stall.cost.items())) for stall in STALLS.values() if stall.cost},
}
"""The prices that are the same for everybody; the Stave Church sells at least its smallest lot (CM-17.10)."""

ACTIONS: dict[str, Action] = {
    "worker-huts": worker_huts,
    "beg": beg,
    "draugr-1": reserve,
    "draugr-2": reserve,
    "troll": reserve,
    "hunting-grounds": reserve,
    "merchant-ship": merchant_ship,
    "sages-house": visit_the_sage,
    "jarls-longhouse": jarls_longhouse,
    "market": market,
    "runesmith": runesmith,
    "shipwright": shipwright,
    "stave-church": stave_church,
    **{place: blue_location(place) for place in BLUE},
    **{ship: longship(ship) for ship in LONGSHIPS},
}
