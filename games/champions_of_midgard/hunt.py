"""The hunt (CM-8.1)."""

from games.champions_of_midgard.rolling import after_roll, cast, food_of, hits
from games.champions_of_midgard.state import HUNT, Midgard, Roll, listed
from games.engine import Flow


def hunt(game: Midgard) -> Flow[None]:
    """Everybody with a worker on the Hunting Grounds rolls the warriors at home once."""
    hunters = game.state.workers.get(HUNT, [])
    for seat in game.clockwise_from(game.state.first) if hunters else []:
        if seat in hunters:
            yield from hunt_alone(game, seat)


def hunt_alone(game: Midgard, seat: int) -> Flow[None]:
    """One food for each hit, up to the limit; without warriors none (CM-17.35)."""
    warriors = listed(game.champion(seat).warriors)
    hit = 0
    if warriors:
        roll = game.state.roll = Roll(seat, HUNT, warriors)
        cast(game, roll)
        yield from after_roll(game, roll)
        hit = hits(game, roll)
        game.state.roll = None
    food = food_of(hit)
    game.tell("hunts", seat=seat, hits=hit, food=food)
    game.gain(seat, "food", food)
