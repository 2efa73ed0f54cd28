"""Blood Rage: what storing and cloning its late positions costs."""

import zlib
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import perf_counter_ns
from typing import Any

import msgspec

from bench.play import fresh
from bench.report import Reading
from games.blood_rage.game import GAME
from games.engine import Match

POSITIONS = 40
REPEATS = 50
LAST_AGE = 3


def late_positions(rng: Random) -> list[Match]:
    """Matches somewhere in the Action phase of the last Age, played there by eager players."""
    found: list[Match] = []
    while len(found) < POSITIONS:
        match = fresh(GAME, rng)
        stop = rng.randrange(1, 60)
        while not match.over and stop:
            seat = match.waiting[0]
            question = match.question(seat)
            assert question is not None
            match.answer(seat, GAME.policies["eager"](question, lambda: None, rng))
            stop -= match.state.age == LAST_AGE and match.state.phase == "action"
        if not match.over:
            found.append(match)
    return found


def readings(rng: Random) -> list[Reading]:
    """What one late position costs, in the median over many."""
    matches = late_positions(rng)
    decode = msgspec.json.Decoder(GAME.state).decode
    encode = msgspec.json.Encoder().encode
    states = [match.state for match in matches]
    stored = [len(match.save()) / len(match.answers) for match in matches]
    packed = [len(zlib.compress(match.save())) / len(match.answers) for match in matches]
    return [
        Reading("save a late state", "µs", microseconds(encode, states), 50),
        Reading("clone a late state", "µs", microseconds(lambda state: decode(encode(state)), states), 50),
        Reading("clone a late match amid its step", "µs", microseconds(Match.clone, matches)),
        Reading("a seat's view of a late position", "µs", microseconds(lambda match: match.view(0), matches)),
        Reading("slowest answer of a match", "µs", slowest_answer(rng)),
        Reading("stored per answer, nothing left out", "bytes", round(median(stored)), 2048),
        Reading("stored per answer, compressed", "bytes", round(median(packed)), 2048),
    ]


def microseconds(call: Callable[[Any], object], subjects: Sequence[Any]) -> float:
    """The median over the subjects, each the fastest of several tries."""
    best = [min(timed(partial(call, subject)) for _ in range(REPEATS)) for subject in subjects]
    return round(median(best) / 1000, 1)


def timed(call: Callable[[], object]) -> int:
    """Nanoseconds for one call."""
    start = perf_counter_ns()
    call()
    return perf_counter_ns() - start


def slowest_answer(rng: Random) -> float:
    """The median over matches of each match's slowest answer: what a player waits for longest."""
    slowest = []
    for _ in range(POSITIONS):
        match = fresh(GAME, rng)
        worst = 0
        while not match.over:
            seat = match.waiting[0]
            question = match.question(seat)
            assert question is not None
            answer = GAME.policies["eager"](question, lambda: None, rng)
            worst = max(worst, timed(partial(match.answer, seat, answer)))
        slowest.append(worst)
    return round(median(slowest) / 1000, 1)
