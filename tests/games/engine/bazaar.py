"""A little game of coins that interrupts: made to try offers and procedures alone.

Everybody buys in turn for some of the coins, then all bid unseen for two prizes, each at their own pace. At
any time a player may blow a horn once for two more coins; while all bid, a player may call for a toll of a
coin from everybody, or for an open auction, which then goes in order.
"""

from collections.abc import Callable
from functools import partial
from random import Random

import msgspec

from games.engine import (
    Amount,
    Answer,
    Flow,
    Game,
    Match,
    Part,
    Pick,
    PickSome,
    Play,
    Question,
    Standing,
    Text,
    ask_apart,
    asking,
    pick,
    random_legal,
)
from games.engine.policies import picked_from

HORN = 2
PRIZES = ["axe", "shield"]


class Options(msgspec.Struct):
    """None."""


class State(msgspec.Struct):
    coins: list[int]
    horns: list[int]
    bids: dict[int, list[int]] = {}
    step: str = "buy"
    turn: int = 0
    bidding: bool = False


class View(msgspec.Struct):
    coins: list[int]
    horns: list[int]
    bids: dict[int, list[int]]


class Bazaar(Play[State]):
    __slots__ = ()


def buy(game: Bazaar) -> Flow[None]:
    """Spend some coins; how many there are may change while it is asked."""
    state, seat = game.state, game.state.turn
    spent = yield asking(lambda: Amount(seat, "buy", 0, state.coins[seat]))
    state.coins[seat] -= spent
    yield from pick((seat + 1) % len(state.coins), "nod", ["nod", "frown"])
    state.turn += 1
    if state.turn == len(state.coins):
        state.step = "bid"


def bid(game: Bazaar) -> Flow[None]:
    """All bid at once and unseen."""
    state = game.state
    state.bidding = True
    bids = yield from ask_apart({seat: partial(bids_of, game, seat) for seat in range(len(state.coins))})
    settle(game, bids)


def bid_openly(game: Bazaar) -> Flow[None]:
    """One after the other."""
    bids: dict[int, list[int]] = {}
    for seat in range(len(game.state.coins)):
        bids |= yield from ask_apart({seat: partial(bids_of, game, seat)})
    settle(game, bids)


def bids_of(game: Bazaar, seat: int) -> Part[list[int]]:
    """A bid for each prize; who has no coins is not asked."""
    left = game.state.coins[seat]
    bids = []
    for prize in PRIZES:
        if not left:
            break
        amount: int = yield Amount(seat, f"bid-{prize}", 0, left, secret=True, own={"left": left})
        left -= amount
        bids.append(amount)
    return bids


def settle(game: Bazaar, bids: dict[int, list[int]]) -> None:
    game.state.bids = bids
    game.tell("bids", number=len(bids))
    game.state.step = "end"
    game.state.bidding = False


def offers(game: Bazaar, seat: int) -> Pick | None:
    values = (["horn"] if game.state.horns[seat] else []) + (["open", "toll"] if game.state.bidding else [])
    return Pick(seat, "at-any-time", values) if values else None


def interrupt(game: Bazaar, seat: int, value: str) -> None:
    if value == "open":
        game.state.bidding = False
        game.state.step = "open"
        game.tell("opened", seat=seat)
        game.break_off()
        return
    if value == "toll":
        game.state.coins = [max(coins - 1, 0) for coins in game.state.coins]
        return
    game.state.horns[seat] -= 1
    game.state.coins[seat] += HORN
    game.tell("blown", seat=seat)


def frugal(question: Question, look: Callable[[], View], dice: Random) -> Answer:
    """As little as possible, and nothing that is offered."""
    if isinstance(question, PickSome):
        return []
    return question.least if isinstance(question, Amount) else "nod"


STEPS = {"buy": buy, "bid": bid, "open": bid_openly}

BAZAAR = Game(
    id="bazaar",
    version=1,
    seats=range(2, 5),
    options=Options,
    check_options=lambda options, seats: None,
    variants=lambda seats: [Options()],
    state=State,
    play=Bazaar,
    setup=lambda options, seats: State([3] * seats, [1] * seats),
    step=lambda game: STEPS[game.state.step](game) if game.state.step in STEPS else None,
    view=lambda game, seat: View(list(game.state.coins), list(game.state.horns), dict(game.state.bids)),
    secrets=lambda seen: None,
    standings=lambda state: [Standing(seat, 1, coins, {}) for seat, coins in enumerate(state.coins)],
    faults=lambda state: [],
    resample=lambda state, seat, dice: state,
    noun=lambda kind, name: None,
    source=Text,
    questions=frozenset({"buy", "nod", "bid-axe", "bid-shield", "at-any-time"}),
    events=frozenset({"bids", "opened", "blown"}),
    reasons=frozenset(),
    cards=frozenset(),
    orders={},
    policies={"random": random_legal, "frugal": frugal},
    topics=(),
    topic_of={},
    rulings={},
    intro=0,
    offers=offers,
    interrupt=interrupt,
)


def start(seats: int = 2, *, policies: dict[int, str] | None = None) -> Match:
    """A new match, always of the same seed."""
    return Match.new(BAZAAR, seats, server_seed=b"bazaar", policies=policies)


def to_the_bids(seats: int = 2) -> Match:
    """A match in which everybody is about to bid, with three coins each."""
    match = start(seats)
    while match.state.step == "buy":
        seat = match.waiting[0]
        match.answer(seat, 0 if isinstance(match.question(seat), Amount) else "nod")
    return match


def finish(match: Match) -> Match:
    """Play at random to the end, taking up offers now and then."""
    dice = Random(1)
    while not match.over:
        seat = match.waiting[0]
        offer, question = match.offer(seat), match.question(seat)
        taken = None if offer is None else picked_from(offer, random_legal, lambda: None, dice)
        if taken is not None:
            match.interrupt(seat, taken)
        else:
            assert question is not None
            match.answer(seat, random_legal(question, lambda: None, dice))
    return match


def most(match: Match, seat: int) -> int:
    """The largest number this seat may say."""
    question = match.question(seat)
    assert isinstance(question, Amount)
    return question.most
