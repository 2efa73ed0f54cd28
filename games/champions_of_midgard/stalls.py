"""The market stalls (CM-5.16)."""

from games.champions_of_midgard.components import STALLS
from games.champions_of_midgard.locations import Action, take
from games.champions_of_midgard.state import Midgard
from games.engine import Amount, Flow, asking


def stall(stall_id: str) -> Action:
    """Pay and take, once or as often as the stall allows; all is paid together (CM-17.17)."""
    shown = STALLS[stall_id]

    def action(game: Midgard, seat: int) -> Flow[None]:
        times = 1 if shown.times == 1 else (yield from how_often(game, seat, stall_id))
        for item, price in shown.cost.items():
            game.gain(seat, item, -price * times)
        game.gain_glory(seat, shown.glory, stall_id)
        yield from take(game, seat, {item: count * times for item, count in shown.gain.items()})

    return action


def how_often(game: Midgard, seat: int, stall_id: str) -> Flow[int]:
    """How many purchases: at least one, as many as can be paid (D-08)."""
    shown, stock = STALLS[stall_id], game.champion(seat).stock

    def question() -> Amount:
        most = min(shown.times, *(stock[item] // price for item, price in shown.cost.items()))
        return Amount(seat, stall_id, 1, most, args={"most": most, "food": stock["food"]})

    times: int = yield asking(question)
    return times


STALL_ACTIONS = {stall_id: stall(stall_id) for stall_id in STALLS}
