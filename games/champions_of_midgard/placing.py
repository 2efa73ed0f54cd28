"""Placing workers (CM-4)."""

from games.champions_of_midgard.components import LOCATIONS, PRIVATE
from games.champions_of_midgard.locations import ACTIONS, PRICES, WHY_NOT, too_dear
from games.champions_of_midgard.options import place_text, show_place
from games.champions_of_midgard.runes import anytime_runes
from games.champions_of_midgard.stalls import STALL_ACTIONS
from games.champions_of_midgard.state import BEG, HUNT, Midgard
from games.engine import Flow, Option, Pick, Reason, asking

RUN = ACTIONS | STALL_ACTIONS
SHARED = [place.id for place in LOCATIONS.values() if place.room != "one"]
CONDITIONAL = PRICES.keys() | WHY_NOT.keys()


def place_workers(game: Midgard) -> Flow[None]:
    """Once around the table; who has no workers left is skipped. When nobody has, warriors are assigned."""
    state = game.state
    for seat in game.clockwise_from(state.starter):
        if state.champions[seat].workers:
            state.turn = seat
            yield from place_worker(game)
    if not any(champion.workers for champion in state.champions):
        state.step = "assign"
        state.phase = "assign-warriors"


def place_worker(game: Midgard) -> Flow[None]:
    """One worker onto a free place, whose action is carried out (CM-4.1)."""
    state = game.state
    seat = state.turn
    champion = game.champion(seat)
    place: str = yield asking(
        lambda: Pick(
            seat,
            "place-worker",
            possible(game, seat),
            show_place(game, seat),
            lambda: impossible(game, seat),
            args={"workers": champion.workers},
            discreet=bool(anytime_runes(game, seat)),
        )
    )
    champion.workers -= 1
    state.workers.setdefault(place, []).append(seat)
    game.tell("places-worker", seat=seat, place=place)
    yield from RUN[place](game, seat)


def places(game: Midgard, seat: int) -> list[str]:
    """All places there are for a seat's workers."""
    ship = game.champion(seat).ship
    own = [] if ship is None else [ship]
    return [*LOCATIONS, *game.state.stalls, *own]


def possible(game: Midgard, seat: int) -> list[str]:
    """The places a seat may choose now: those that `why_not` has nothing against."""
    workers, stock = game.state.workers, game.champion(seat).stock
    free = []
    for place in places(game, seat):
        if place in workers:
            if place not in SHARED or not room_for_more(place, workers[place], seat):
                continue
        elif place in CONDITIONAL:
            if place in PRICES:
                item, price = PRICES[place]
                if stock[item] < price:
                    continue
            if place in WHY_NOT and WHY_NOT[place](game, seat) is not None:
                continue
        free.append(place)
    return free


def room_for_more(place: str, workers: list[int], seat: int) -> bool:
    """Anybody may beg, and everybody may hunt with one worker; other places take one (CM-4.2)."""
    return place == BEG or (place == HUNT and seat not in workers)


def impossible(game: Midgard, seat: int) -> list[Option]:
    """The places a player might miss, and why."""
    missing = []
    for place in places(game, seat):
        reason = why_not(game, seat, place)
        if reason is not None:
            missing.append(Option(place, place_text(game, seat, place), target=place, reason=reason))
    return missing


def why_not(game: Midgard, seat: int, place: str) -> Reason | None:
    """What stands in the way of a worker."""
    workers = game.state.workers.get(place, [])
    if workers and not room_for_more(place, workers, seat):
        if place == HUNT:
            return Reason("why-hunting", "CM-4.2")
        return Reason("why-taken", "CM-4.2", {"seat": workers[0]})
    reason = WHY_NOT[place](game, seat) if place in WHY_NOT else None
    return reason or (too_dear(game, seat, *PRICES[place]) if place in PRICES else None)


assert set(RUN) == {*LOCATIONS, *PRIVATE, *STALL_ACTIONS}
