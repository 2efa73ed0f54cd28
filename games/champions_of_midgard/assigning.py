"""Assigning warriors (CM-6): all at once and sealed, or in order if somebody demands it."""

from functools import partial
from typing import NamedTuple

from games.champions_of_midgard.components import ENEMIES, LONGSHIPS, SHORES
from games.champions_of_midgard.options import show_piece
from games.champions_of_midgard.state import FIGHTS, Band, Midgard, listed
from games.engine import Amount, Arguments, Flow, Part, PickSome, ask_apart
from games.engine.copies import numbered, plain

SEALED = "sealed"
IN_ORDER = "in-order"


class Load(NamedTuple):
    """Who goes to a fight, and the food aboard."""

    warriors: list[str]
    food: int = 0


def battles(game: Midgard, seat: int) -> list[str]:
    """The fights on land and the longships a seat has reserved, in the order they are fought."""
    state = game.state
    land = [place for place in FIGHTS if game.worker_at(place) == seat]
    ships = [ship for ship, band in state.bands.items() if band.seat == seat and ship in LONGSHIPS]
    shores = list(state.coasts)
    return land + sorted(ships, key=lambda ship: shores.index(state.bands[ship].shore or ""))


def assign_warriors(game: Midgard) -> Flow[None]:
    """Everybody with a fight divides the warriors, unseen until the last is done (CM-6.1, CM-17.20)."""
    state = game.state
    seats = [seat for seat in game.clockwise_from(state.first) if battles(game, seat)]
    state.assigning = SEALED if len(seats) > 1 else ""
    loads = yield from ask_apart({seat: partial(divide, game, seat) for seat in seats})
    for seat, chosen in loads.items():
        send(game, seat, chosen)
    if len(seats) > 1:
        game.reveal()
    end(game)


def demand_turn_order(game: Midgard, seat: int) -> None:
    """What was submitted falls unseen, and it goes on openly from the first player (CM-6.2, CM-17.20)."""
    state = game.state
    state.unassigned = [other for other in game.clockwise_from(state.first) if battles(game, other)]
    state.assigning = IN_ORDER
    state.step = "assign-in-order"
    game.tell("turn-order-demanded", seat=seat)
    game.break_off()


def assign_in_order(game: Midgard) -> Flow[None]:
    """The next player divides the warriors before everybody's eyes."""
    state = game.state
    seat = state.unassigned[0]
    loads = yield from ask_apart({seat: partial(divide, game, seat)})
    send(game, seat, loads[seat])
    state.unassigned = state.unassigned[1:]
    if not state.unassigned:
        end(game)


def end(game: Midgard) -> None:
    """On to the combats."""
    game.state.assigning = ""
    game.state.phase = "combat-resolution"
    game.state.step = "combat"


def divide(game: Midgard, seat: int) -> Part[dict[str, Load]]:
    """For each fight who goes there, for each longship also the food (CM-6.3, CM-6.4)."""
    champion = game.champion(seat)
    home, food = listed(champion.warriors), champion.stock["food"]
    sealed = game.state.assigning == SEALED
    loads = {}
    for place in battles(game, seat):
        warriors = yield from choose_warriors(game, seat, place, home, sealed=sealed)
        for kind in warriors:
            home.remove(kind)
        aboard = 0
        if place in LONGSHIPS:
            aboard = yield from choose_food(game, seat, place, len(warriors), food, sealed=sealed)
            food -= aboard
        loads[place] = Load(warriors, aboard)
    return loads


def choose_warriors(
    game: Midgard, seat: int, place: str, home: list[str], *, sealed: bool
) -> Part[list[str]]:
    """Forbidden kinds stay away from fights on land; on a ship there is so much room (CM-17.18)."""
    card = game.enemy_at(place)
    assert card is not None
    enemy = ENEMIES[card]
    if place in LONGSHIPS:
        able, most = home, min(len(home), LONGSHIPS[place].capacity)
    else:
        able = [kind for kind in home if kind not in enemy.forbidden]
        most = len(able)
    about: Arguments = {
        "place": place,
        "card": card,
        "attack": enemy.attack,
        "defence": enemy.defence,
        "glory": enemy.glory,
        "bans": enemy.forbidden,
        "banned": len(enemy.forbidden),
        "most": most,
    }
    chosen: list[str] = yield PickSome(
        seat, "assign-warriors", numbered(able), show_piece, least=0, most=most, own=about, secret=sealed
    )
    return [plain(value) for value in chosen]


def choose_food(game: Midgard, seat: int, place: str, warriors: int, food: int, *, sealed: bool) -> Part[int]:
    """As much as there is and as fits beside the warriors (CM-6.3)."""
    shore = game.state.bands[place].shore
    assert shore is not None
    most = min(food, LONGSHIPS[place].capacity - warriors)
    need = -(-warriors // SHORES[shore].warriors_per_food)
    about: Arguments = {"place": place, "most": most, "count": warriors, "need": need}
    aboard: int = yield Amount(seat, "assign-food", 0, most, own=about, secret=sealed)
    return aboard


def send(game: Midgard, seat: int, loads: dict[str, Load]) -> None:
    """Warriors and food leave the longhouse; others hunt or stay (CM-6.5)."""
    champion, bands = game.champion(seat), game.state.bands
    for place, load in loads.items():
        band = bands.setdefault(place, Band(seat))
        for kind in load.warriors:
            champion.warriors[kind] -= 1
            band.warriors[kind] = band.warriors.get(kind, 0) + 1
        band.food = load.food
        champion.stock["food"] -= load.food
        if load.warriors or load.food:
            game.tell("assigns", seat=seat, place=place, items=[*load.warriors, *["food"] * load.food])
        else:
            game.tell("assigns-nothing", seat=seat, place=place)
