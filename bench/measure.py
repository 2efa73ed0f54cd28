"""Measuring: short rounds of every subject in turn, so that noise on the machine falls on all alike."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time

from msgspec import Struct


class Subject(Struct, frozen=True):
    """A game to play at random: `play_one` plays it to the end and says how many actions that took."""

    name: str
    unit: str
    play_one: Callable[[Random], int]


class Round(Struct, frozen=True):
    """What one subject did in one round."""

    games: int
    actions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Actions per second."""
        return self.actions / self.seconds


class Measurement(Struct, frozen=True):
    """All rounds of one subject."""

    unit: str
    rounds: list[Round]

    @property
    def rate(self) -> float:
        """Actions per second in the median round."""
        return median(each.rate for each in self.rounds)

    @property
    def lowest(self) -> float:
        """Actions per second in the slowest round."""
        return min(each.rate for each in self.rounds)

    @property
    def highest(self) -> float:
        """Actions per second in the fastest round."""
        return max(each.rate for each in self.rounds)

    @property
    def games_per_second(self) -> float:
        """Whole games per second in the median round."""
        return median(each.games / each.seconds for each in self.rounds)

    @property
    def actions_per_game(self) -> float:
        """Actions in an average game, over all rounds."""
        return sum(each.actions for each in self.rounds) / sum(each.games for each in self.rounds)

    def times(self, other: "Measurement") -> float:
        """How many times as fast as the other: the median over the rounds, each beside its neighbour."""
        return median(ours.rate / theirs.rate for ours, theirs in zip(self.rounds, other.rounds, strict=True))


def measure(
    subjects: Sequence[Subject],
    rng: Random,
    *,
    rounds: int,
    seconds: float,
    clock: Callable[[], float] = process_time,
) -> dict[str, Measurement]:
    """Play rounds of whole games, one subject after another, after one game of each to warm up."""
    for subject in subjects:
        subject.play_one(rng)
    measurements = {subject.name: Measurement(subject.unit, []) for subject in subjects}
    for _ in range(rounds):
        for subject in subjects:
            measurements[subject.name].rounds.append(play_round(subject, rng, seconds, clock))
    return measurements


def play_round(subject: Subject, rng: Random, seconds: float, clock: Callable[[], float]) -> Round:
    """Play whole games until the time is up."""
    games = actions = 0
    elapsed = 0.0
    start = clock()
    while elapsed < seconds:
        actions += subject.play_one(rng)
        games += 1
        elapsed = clock() - start
    return Round(games, actions, elapsed)
