"""What a run tells: `results.json` for programs and a Markdown table for people."""

import os
import platform
from collections.abc import Iterable

from msgspec import Struct

from bench.measure import Measurement


class Goal(Struct, frozen=True):
    """One subject is to be at least so many times as fast as another in the same run.

    Without another it is to play at least so many games a second.
    """

    name: str
    subject: str
    reference: str | None
    times: float


class Reading(Struct, frozen=True):
    """One number that is no rate of play, and the most it may be, if there is a limit."""

    name: str
    unit: str
    value: float
    at_most: float | None = None

    @property
    def met(self) -> bool:
        """Whether the number is within its limit."""
        return self.at_most is None or self.value <= self.at_most


class GoalResult(Struct, frozen=True):
    """How a goal came out."""

    name: str
    value: float
    goal: float
    met: bool


class SubjectResult(Struct, frozen=True):
    """The numbers of one subject: rates are actions per second of processor time."""

    unit: str
    rate: float
    lowest: float
    highest: float
    games_per_second: float
    actions_per_game: float


class Machine(Struct, frozen=True):
    """Where the run took place, and how many processes wanted a core in the minute before."""

    python: str
    cores: int
    load: float


class Results(Struct, frozen=True):
    """A whole run: rates of play, and readings by what they are about."""

    machine: Machine
    subjects: dict[str, SubjectResult]
    goals: list[GoalResult]
    readings: dict[str, list[Reading]] = {}


def machine() -> Machine:
    """This machine as it is now."""
    return Machine(
        python=platform.python_version(), cores=os.cpu_count() or 1, load=round(os.getloadavg()[0], 2)
    )


def results(
    found_on: Machine,
    measurements: dict[str, Measurement],
    goals: Iterable[Goal],
    readings: dict[str, list[Reading]],
) -> Results:
    """Sum up a run; of the goals those whose subjects were measured."""
    return Results(
        machine=found_on,
        subjects={name: subject_result(measured) for name, measured in measurements.items()},
        goals=[goal_result(goal, measurements) for goal in goals if goal.subject in measurements],
        readings=readings,
    )


def subject_result(measured: Measurement) -> SubjectResult:
    """Sum up one subject."""
    return SubjectResult(
        unit=measured.unit,
        rate=round(measured.rate),
        lowest=round(measured.lowest),
        highest=round(measured.highest),
        games_per_second=round(measured.games_per_second, 2),
        actions_per_game=round(measured.actions_per_game, 1),
    )


def goal_result(goal: Goal, measurements: dict[str, Measurement]) -> GoalResult:
    """Hold one goal against what was measured."""
    measured = measurements[goal.subject]
    value = measured.times(measurements[goal.reference]) if goal.reference else measured.games_per_second
    return GoalResult(name=goal.name, value=round(value, 2), goal=goal.times, met=value >= goal.times)


def markdown(run: Results) -> str:
    """Tell a run in Markdown."""
    where = run.machine
    lines = [f"Python {where.python}, {where.cores} cores, load {where.load} before the run."]
    if run.subjects:
        lines += ["", *play(run)]
    for name, readings in run.readings.items():
        lines += ["", f"### {name}", "", *table(readings)]
    return "\n".join(lines)


def play(run: Results) -> list[str]:
    """The rates of play, and the goals they are held against."""
    return [
        "### Play",
        "",
        "| subject | per second | slowest to fastest round | games per second | per game |",
        "| --- | ---: | ---: | ---: | ---: |",
        *(
            f"| {name} | {it.rate:,} {it.unit} | {it.lowest:,} to {it.highest:,} "
            f"| {it.games_per_second:,} | {it.actions_per_game:,} |"
            for name, it in run.subjects.items()
        ),
        "",
        "| goal | value | at least | met |",
        "| --- | ---: | ---: | --- |",
        *(
            f"| {goal.name} | {goal.value:,} | {goal.goal:,} | {'yes' if goal.met else 'no'} |"
            for goal in run.goals
        ),
    ]


def table(readings: Iterable[Reading]) -> list[str]:
    """Readings, and the limits they are held against."""
    return [
        "| reading | value | at most | met |",
        "| --- | ---: | ---: | --- |",
        *(
            f"| {it.name} | {it.value:,} {it.unit} | {'' if it.at_most is None else f'{it.at_most:,}'} "
            f"| {'' if it.at_most is None else 'yes' if it.met else 'no'} |"
            for it in readings
        ),
    ]
