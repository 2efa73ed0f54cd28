"""A little game of runes and a die that asks in every way there is, made to try the engine alone.

Everybody has coins and three runes. In a turn a player stakes coins and then rolls for them, swaps runes,
or peeks at the next rune; the others may clap. After a turn of each, everybody lays a rune in secret: the
highest wins the duel, and its winner may boast of a high rune in hand.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from games.engine import (
    Answer,
    Flow,
    Game,
    Match,
    Option,
    Pick,
    PickSome,
    Play,
    Question,
    Reason,
    Standing,
    Text,
    amount,
    ask_together,
    pick,
    pick_some,
    random_legal,
)
from games.engine.errors import BadOptions, MatchError

RUNES = [f"rune-{number}" for number in range(1, 37)]
HIGH = 30


class Options(msgspec.Struct):
    coins: int = 3
    rounds: int = 2


class Player(msgspec.Struct):
    coins: int
    hand: list[str] = []
    sources: dict[str, int] = {}


class State(msgspec.Struct):
    options: Options
    players: list[Player]
    deck: list[str]
    laid: list[str] = []
    step: str = "deal"
    turn: int = 0
    round: int = 1


class PlayerView(msgspec.Struct):
    coins: int
    runes: int
    hand: list[str] | None


class ToyView(msgspec.Struct):
    players: list[PlayerView]
    laid: list[str]
    deck: int


class Toy(Play[State]):
    """The game in play."""

    __slots__ = ()

    def score(self, seat: int, source: str, points: int) -> None:
        sources = self.state.players[seat].sources
        sources[source] = sources.get(source, 0) + points

    def lay(self, seat: int, rune: str) -> None:
        self.state.players[seat].hand.remove(rune)
        self.state.laid.append(rune)


def worth(rune: str) -> int:
    return int(rune.removeprefix("rune-"))


def deal(game: Toy) -> Flow[None]:
    """Shuffle and deal: a step that asks nothing."""
    state = game.state
    state.deck = game.fate.shuffled(state.deck, "deck")
    for seat, player in enumerate(state.players):
        player.hand, state.deck = state.deck[:3], state.deck[3:]
        game.whisper([seat], "dealt", seat=seat, card=list(player.hand))
    state.step = "turn"
    yield from ()


def turn(game: Toy) -> Flow[None]:
    """Stake, act, and hear what the others think of it."""
    state = game.state
    seat = state.turn
    player = state.players[seat]
    stake = yield from amount(seat, "stake", 0, player.coins)
    acts = ["roll", "swap", "peek"] if stake else ["roll", "swap"]
    act = yield from pick(
        seat,
        "act",
        acts,
        lambda value: Option(value, Text(f"do-{value}"), target="deck" if value == "peek" else None),
        lambda: [] if stake else [Option("peek", Text("do-peek"), reason=Reason("no-stake", "T-2"))],
        args={"coins": stake},
    )
    if act == "roll":
        roll(game, seat, stake)
    elif act == "swap":
        yield from swap(game, seat)
    else:
        player.coins -= stake
        game.whisper([seat], "peeked", seat=seat, card=state.deck[0])
        game.reveal()
    yield from applause(game, seat)
    state.turn = (seat + 1) % len(state.players)
    if state.turn == 0:
        state.step = "duel"


def roll(game: Toy, seat: int, stake: int) -> None:
    die = 1 + game.fate.below(6, "die")
    game.tell("rolled", seat=seat, number=die)
    game.state.players[seat].coins += stake if die > 3 else -stake
    if die > 3:
        game.score(seat, "dice", stake)


def swap(game: Toy, seat: int) -> Flow[None]:
    """Runes for others from the deck."""
    state = game.state
    hand = state.players[seat].hand
    away = yield from pick_some(seat, "swap", list(hand), least=0, most=min(2, len(hand)))
    for rune in away:
        game.lay(seat, rune)
        hand.append(state.deck.pop(0))
        game.reveal()
    game.tell("swapped", seat=seat, number=len(away))


def applause(game: Toy, seat: int) -> Flow[None]:
    """Each of the others may clap; who never does may say so once and for all."""
    for other in range(len(game.state.players)):
        if other == seat:
            continue
        answer = yield from pick(
            other, "clap", ["clap", "hush"], args={"seat_for": seat}, standing={"always-hush": "hush"}
        )
        if answer == "clap":
            game.score(seat, "claps", 1)
            game.tell("clapped", seat=other, seat_for=seat)


def duel(game: Toy) -> Flow[None]:
    """A rune of each, laid in secret; the winner may boast."""
    state = game.state
    questions: dict[int, Question] = {
        seat: Pick(seat, "duel", player.hand, own={"best": max(map(worth, player.hand))}, secret=True)
        for seat, player in enumerate(state.players)
    }
    runes: dict[int, str] = yield from ask_together(questions)
    for seat, rune in runes.items():
        game.lay(seat, rune)
        game.tell("laid", seat=seat, card=rune)
    winner = max(runes, key=lambda seat: worth(runes[seat]))
    game.score(winner, "duels", 2)
    high = [rune for rune in state.players[winner].hand if worth(rune) >= HIGH]
    boast = yield from pick(winner, "boast", [*high, "quiet"], discreet=True)
    if boast != "quiet":
        game.score(winner, "boasts", worth(boast))
        game.tell("boasted", seat=winner, card=boast)
        game.reveal()
    state.round += 1
    state.step = "turn" if state.round <= state.options.rounds else "end"


STEPS: dict[str, Callable[[Toy], Flow[None]]] = {"deal": deal, "turn": turn, "duel": duel}


def step(game: Toy) -> Flow[None] | None:
    """The next step, or None at the end."""
    return STEPS[game.state.step](game) if game.state.step in STEPS else None


def setup(options: Options, seats: int) -> State:
    return State(options, [Player(options.coins) for _ in range(seats)], list(RUNES))


def check_options(options: Options, seats: int) -> None:
    if not 1 <= options.rounds <= 3:
        raise BadOptions(option="rounds")


def view(game: Toy, seat: int | None) -> ToyView:
    state = game.state
    players = [
        PlayerView(player.coins, len(player.hand), list(player.hand) if place == seat else None)
        for place, player in enumerate(state.players)
    ]
    return ToyView(players, list(state.laid), len(state.deck))


def standings(state: State) -> list[Standing]:
    scores = [sum(player.sources.values()) for player in state.players]
    return [
        Standing(seat, 1 + sum(other > scores[seat] for other in scores), scores[seat], dict(player.sources))
        for seat, player in enumerate(state.players)
    ]


def faults(state: State) -> list[str]:
    runes = state.deck + state.laid + [rune for player in state.players for rune in player.hand]
    return [] if sorted(runes) == sorted(RUNES) else ["runes appeared or vanished"]


def resample(state: State, seat: int | None, dice: Random) -> State:
    """Deal what this seat does not see anew."""
    other: State = msgspec.json.decode(msgspec.json.encode(state), type=State)
    hidden = [player for place, player in enumerate(other.players) if place != seat]
    pool = other.deck + [rune for player in hidden for rune in player.hand]
    dice.shuffle(pool)
    for player in hidden:
        player.hand, pool = pool[: len(player.hand)], pool[len(player.hand) :]
    other.deck = pool
    return other


def timid(question: Question, look: Callable[[], Any], dice: Random) -> Answer:
    """As little as possible."""
    if isinstance(question, PickSome):
        return list(question.values[: question.least])
    return question.values[-1] if isinstance(question, Pick) else 0


TOY = Game(
    id="toy",
    version=1,
    seats=range(2, 5),
    options=Options,
    check_options=check_options,
    variants=lambda seats: [Options(), Options(coins=0, rounds=3)],
    state=State,
    play=Toy,
    setup=setup,
    step=step,
    view=view,
    secrets=lambda seen: seen,
    standings=standings,
    faults=faults,
    resample=resample,
    noun=lambda kind, name: Text("rune", {"number": worth(name)}) if kind == "card" else None,
    source=lambda name: Text(f"source-{name}"),
    questions=frozenset({"stake", "act", "swap", "clap", "duel", "boast"}),
    events=frozenset({"dealt", "rolled", "peeked", "swapped", "clapped", "laid", "boasted"}),
    reasons=frozenset({"no-stake"}),
    cards=frozenset(RUNES),
    orders={"clap": ["always-hush"]},
    policies={"random": random_legal, "greedy": timid},
    topics=(),
    topic_of={},
    rulings={},
    intro=0,
)


# ---------------------------------------------------------------------- for the tests

Tamper = Callable[[dict[str, Any]], object]


def start(
    seats: int = 2,
    game: Game = TOY,
    *,
    policies: dict[int, str] | None = None,
    coins: int = 3,
    rounds: int = 2,
) -> Match:
    """A new match, always of the same seed."""
    clicks = [f"click-{seat}" for seat in range(seats)]
    options = Options(coins, rounds)
    return Match.new(game, seats, server_seed=b"toy", clicks=clicks, options=options, policies=policies)


def say(match: Match, *answers: object) -> Match:
    """Answer one after the other, each time for the first seat that is awaited."""
    for answer in answers:
        match.answer(match.waiting[0], answer)
    return match


def finish(match: Match) -> Match:
    """Play at random to the end."""
    dice = Random(1)
    while not match.over:
        question = match.question(match.waiting[0])
        assert question is not None
        say(match, random_legal(question, lambda: None, dice))
    return match


def to_the_duel(game: Game = TOY) -> Match:
    """A match of two in which everybody is about to lay a rune."""
    return say(start(2, game), 1, "roll", "hush", 1, "roll", "hush")


def tampered(match: Match, change: Tamper) -> bytes:
    """The saved match after a change of its JSON."""
    record = json.loads(match.save())
    change(record)
    return msgspec.json.encode(record)


def asked(match: Match) -> dict[int, str]:
    """Who is awaited, and for what."""
    return {seat: question.key for seat in match.waiting if (question := match.question(seat))}


@contextmanager
def refused(match: Match, error: type[MatchError]) -> Iterator[pytest.ExceptionInfo[MatchError]]:
    """What is tried inside raises just this, and changes nothing."""
    before = match.save(), match.question_id, asked(match), match.answered, match.standings()
    with pytest.raises(error) as refusal:
        yield refusal
    assert type(refusal.value) is error
    assert (match.save(), match.question_id, asked(match), match.answered, match.standings()) == before
