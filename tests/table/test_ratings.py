"""Ratings, worked out by hand."""

import random

import pytest

from table.ratings import START, Record, Result, by_game, changes, ranked, records

ASTRID, BERA, CILLE, DAG = 1, 2, 3, 4
NAMES = {ASTRID: "Astrid", BERA: "Bera", CILLE: "Cille", DAG: "Dag"}


def match(number: int, *people: int, game: str = "blood-rage", places: tuple[int, ...] = ()) -> list[Result]:
    """A match in which these people came first, second, …, unless their places say otherwise."""
    return [
        Result(number, person, NAMES[person], game, place, 100 - 10 * place)
        for person, place in zip(people, places or range(1, len(people) + 1), strict=True)
    ]


def rounded(found: list[float]) -> list[float]:
    return [round(change, 2) for change in found]


@pytest.mark.parametrize(
    ("ratings", "places", "changed"),
    [
        ([1500, 1500], [1, 2], [16, -16]),
        ([1500, 1500], [1, 1], [0, 0]),
        ([1900, 1500], [1, 2], [2.91, -2.91]),  # 32 × (1 - 10/11)
        ([1900, 1500], [2, 1], [-29.09, 29.09]),  # 32 × 10/11
        ([1900, 1500], [1, 1], [-13.09, 13.09]),  # 32 × (10/11 - 1/2)
        ([1500, 1500, 1500], [1, 2, 3], [16, 0, -16]),
        ([1500, 1500, 1500], [1, 2, 2], [16, -8, -8]),
        ([1500, 1500, 1500, 1500], [1, 2, 3, 4], [16, 5.33, -5.33, -16]),
        ([1900, 1500, 1500], [2, 1, 3], [-13.09, 22.55, -9.45]),  # 16 × (1/11 - 10/11), 16 × (10/11 + 1/2), …
        ([1500], [1], [0]),
        ([], [], []),
    ],
)
def test_each_pair_plays_for_its_share(ratings: list[float], places: list[int], changed: list[float]) -> None:
    assert rounded(changes(ratings, places)) == changed


def test_a_second_match_begins_with_the_ratings_of_the_first() -> None:
    known = records([*match(1, ASTRID, BERA), *match(2, ASTRID, BERA)])
    assert round(known[ASTRID].rating, 2) == 1530.53  # 1516 + 32 × (1 - 1 / (1 + 10^(-32/400)))
    assert round(known[BERA].rating, 2) == 1469.47


def test_a_match_with_one_person_counts_as_played_and_changes_no_rating() -> None:
    known = records([*match(1, ASTRID), *match(2, ASTRID, places=(3,))])
    assert known == {ASTRID: Record(ASTRID, "Astrid", 90, START, matches=2, wins=1, places=4)}
    assert known[ASTRID].place == 2


def test_a_record_counts_wins_places_and_the_best_score_and_keeps_the_last_name() -> None:
    later = [Result(3, ASTRID, "Astrid the Red", "blood-rage", 2, 95)]
    found = records([*match(1, ASTRID, BERA), *match(2, BERA, CILLE, ASTRID), *later])[ASTRID]
    assert (found.name, found.matches, found.wins, found.place, found.best) == ("Astrid the Red", 3, 1, 2, 95)


def test_ratings_are_neither_made_nor_lost() -> None:
    dice = random.Random(1)
    played = [
        result
        for number in range(200)
        for result in match(number, *dice.sample(sorted(NAMES), dice.randint(1, 4)))
    ]
    known = records(played)
    assert sum(record.rating for record in known.values()) == pytest.approx(START * len(NAMES))
    assert known == records(played)


def test_who_reads_the_same_rating_shares_a_place() -> None:
    table = ranked(records(match(1, ASTRID, BERA, DAG, CILLE, places=(1, 2, 2, 4))).values())
    assert [(place, record.name, record.points) for place, record in table] == [
        (1, "Astrid", 1516),
        (2, "Bera", 1500),
        (2, "Dag", 1500),
        (4, "Cille", 1484),
    ]


def test_each_game_has_a_rating_of_its_own() -> None:
    played = [*match(1, ASTRID, BERA), *match(2, BERA, ASTRID, game="champions-of-midgard")]
    found = by_game(played, ASTRID)
    assert {game: record.points for game, record in found.items()} == {
        "blood-rage": 1516,
        "champions-of-midgard": 1484,
    }
    assert by_game(played, CILLE) == {}
