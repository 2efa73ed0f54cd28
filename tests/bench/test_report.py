import msgspec

from bench.measure import Measurement, Round
from bench.report import Goal, Machine, Reading, Results, markdown, results

HERE = Machine(python="3.11.7", cores=2, load=0.25)
MEASURED = {
    "hare": Measurement("leaps", [Round(games=2, actions=3000, seconds=1.5)]),
    "tortoise": Measurement("steps", [Round(games=1, actions=500, seconds=1.0)]),
}
FAST_ENOUGH = Goal("the hare leads", "hare", "tortoise", times=4)
TOO_SLOW = Goal("the hare leads by far", "hare", "tortoise", times=5)
NAPS = {
    "Naps": [Reading("a nap", "min", 20, 15), Reading("a dream", "min", 1200), Reading("a yawn", "s", 3, 3)]
}


def test_a_goal_is_met_when_its_subject_is_fast_enough_beside_its_reference() -> None:
    goals = results(HERE, MEASURED, [FAST_ENOUGH, TOO_SLOW], {}).goals

    assert [(goal.value, goal.goal, goal.met) for goal in goals] == [(4, 4, True), (4, 5, False)]


def test_a_goal_of_what_was_not_measured_is_left_out() -> None:
    assert results(HERE, {}, [FAST_ENOUGH], NAPS).goals == []


def test_results_survive_json() -> None:
    run = results(HERE, MEASURED, [FAST_ENOUGH], NAPS)

    assert msgspec.json.decode(msgspec.json.encode(run), type=Results) == run


def test_play_reads_as_two_tables() -> None:
    lines = markdown(results(HERE, MEASURED, [FAST_ENOUGH, TOO_SLOW], {})).splitlines()

    assert lines[0] == "Python 3.11.7, 2 cores, load 0.25 before the run."
    assert "| hare | 2,000 leaps | 2,000 to 2,000 | 1.33 | 1,500.0 |" in lines
    assert "| the hare leads | 4.0 | 4 | yes |" in lines
    assert "| the hare leads by far | 4.0 | 5 | no |" in lines


def test_readings_stand_below_what_they_are_about() -> None:
    told = markdown(results(HERE, {}, [], NAPS))

    assert told.splitlines()[1:] == [
        "",
        "### Naps",
        "",
        "| reading | value | at most | met |",
        "| --- | ---: | ---: | --- |",
        "| a nap | 20 min | 15 | no |",
        "| a dream | 1,200 min |  |  |",
        "| a yawn | 3 s | 3 | yes |",
    ]
