import msgspec

from bench.measure import Measurement, Round
from bench.report import Goal, Results, markdown, results

MEASURED = {
    "hare": Measurement("leaps", [Round(games=2, actions=3000, seconds=1.5)]),
    "tortoise": Measurement("steps", [Round(games=1, actions=500, seconds=1.0)]),
}
FAST_ENOUGH = Goal("the hare leads", "hare", "tortoise", times=4)
TOO_SLOW = Goal("the hare leads by far", "hare", "tortoise", times=5)


def test_a_goal_is_met_when_its_subject_is_fast_enough_beside_its_reference() -> None:
    goals = results(MEASURED, [FAST_ENOUGH, TOO_SLOW]).goals

    assert [(goal.value, goal.goal, goal.met) for goal in goals] == [(4, 4, True), (4, 5, False)]


def test_results_survive_json() -> None:
    run = results(MEASURED, [FAST_ENOUGH])

    assert msgspec.json.decode(msgspec.json.encode(run), type=Results) == run


def test_a_run_reads_as_two_tables() -> None:
    lines = markdown(results(MEASURED, [FAST_ENOUGH, TOO_SLOW])).splitlines()

    assert "| hare | 2,000 leaps | 2,000 to 2,000 | 1.33 | 1,500.0 |" in lines
    assert "| the hare leads | 4.0 | 4 | yes |" in lines
    assert "| the hare leads by far | 4.0 | 5 | no |" in lines


def test_without_goals_there_is_no_table_of_goals() -> None:
    assert "goal" not in markdown(results(MEASURED, []))
