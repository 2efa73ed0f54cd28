"""Ratings: how people do against each other, worked out anew from their results."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter

import msgspec

START = 1500
STAKE = 32
"""What two equals play for: the winner gains half of it."""
TENFOLD = 400
"""So many points ahead, and one is expected to score ten times as often."""


class Result(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Where a person came in a match."""

    match: int
    person: int
    name: str
    game: str
    place: int
    score: int


class Record(msgspec.Struct):
    """What a person has achieved; the name is that of their last match."""

    person: int
    name: str
    best: int
    rating: float = START
    matches: int = 0
    wins: int = 0
    places: int = 0

    @property
    def points(self) -> int:
        """The rating as people read it."""
        return round(self.rating)

    @property
    def place(self) -> float:
        """The average place."""
        return self.places / self.matches

    def add(self, result: Result) -> None:
        """Count a match."""
        self.name = result.name
        self.best = max(self.best, result.score)
        self.matches += 1
        self.wins += result.place == 1
        self.places += result.place


def records(results: Iterable[Result]) -> dict[int, Record]:
    """Everybody's record by person; the results come in the order of time, those of a match together."""
    known: dict[int, Record] = {}
    for _, match in groupby(results, key=attrgetter("match")):
        people: list[Record] = []
        places: list[int] = []
        for result in match:
            record = known.get(result.person)
            if record is None:
                record = known[result.person] = Record(result.person, result.name, result.score)
            record.add(result)
            people.append(record)
            places.append(result.place)
        for record, change in zip(people, changes([it.rating for it in people], places), strict=True):
            record.rating += change
    return known


def changes(ratings: Sequence[float], places: Sequence[int]) -> list[float]:
    """What a match changes: each pair plays for its share of the stake; an equal place is a draw."""
    share = STAKE / max(len(ratings) - 1, 1)
    changed = [0.0] * len(ratings)
    for one in range(len(ratings)):
        for other in range(one):
            scored = 0.5 + 0.5 * ((places[one] < places[other]) - (places[one] > places[other]))
            gain = share * (scored - expected(ratings[one], ratings[other]))
            changed[one] += gain
            changed[other] -= gain
    return changed


def expected(rating: float, other: float) -> float:
    """How often who has this rating beats the other, of one."""
    return 1 / (1 + 10 ** ((other - rating) / TENFOLD))


def ranked(known: Iterable[Record]) -> list[tuple[int, Record]]:
    """The best first, each with their place; who reads the same rating shares one."""
    table = sorted(known, key=lambda it: (-it.points, -it.wins, it.name))
    first: dict[int, int] = {}
    for place, record in enumerate(table, 1):
        first.setdefault(record.points, place)
    return [(first[record.points], record) for record in table]


def by_game(results: Sequence[Result], person: int) -> dict[str, Record]:
    """A person's record in each game they have finished, by the game's id."""
    games = sorted({result.game for result in results if result.person == person})
    return {game: records(it for it in results if it.game == game)[person] for game in games}
