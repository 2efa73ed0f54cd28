from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from bench.measure import Measurement, Round, Subject, measure


def ticking() -> Callable[[], float]:
    ticks = count()
    return lambda: float(next(ticks))


def test_subjects_play_in_turn_after_one_game_each_to_warm_up() -> None:
    played: list[str] = []

    def subject(name: str, actions: int) -> Subject:
        def play_one(_: Random) -> int:
            played.append(name)
            return actions

        return Subject(name, "moves", play_one)

    measured = measure(
        [subject("hare", 10), subject("tortoise", 4)], Random(1), rounds=2, seconds=2, clock=ticking()
    )

    assert played == ["hare", "tortoise", *["hare", "hare", "tortoise", "tortoise"] * 2]
    assert measured["hare"].rounds == [Round(games=2, actions=20, seconds=2)] * 2
    assert measured["tortoise"].rate == 4


def test_a_rate_is_the_median_round_with_the_slowest_and_the_fastest_beside_it() -> None:
    measured = Measurement("moves", [Round(1, 10, 1.0), Round(1, 90, 1.0), Round(4, 20, 1.0)])

    assert (measured.lowest, measured.rate, measured.highest) == (10, 20, 90)
    assert measured.games_per_second == 1
    assert measured.actions_per_game == pytest.approx(20)


def test_a_slow_spell_of_the_machine_falls_on_both_sides_of_a_ratio() -> None:
    ours = Measurement("answers", [Round(1, 100, 1.0), Round(1, 10, 1.0), Round(1, 100, 1.0)])
    theirs = Measurement("moves", [Round(1, 50, 1.0), Round(1, 5, 1.0), Round(1, 50, 1.0)])

    assert ours.times(theirs) == 2
