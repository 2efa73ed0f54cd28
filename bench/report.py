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
    """Where the run took place."""

    python: str
    cores: int


class Results(Struct, frozen=True):
    """A whole run."""

    machine: Machine
    subjects: dict[str, SubjectResult]
    goals: list[GoalResult]
    readings: list[Reading] = []


def results(
    measurements: dict[str, Measurement], goals: Iterable[Goal], readings: Iterable[Reading] = ()
) -> Results:
    """Sum up a run on this machine."""
    return Results(
        machine=Machine(python=platform.python_version(), cores=os.cpu_count() or 1),
        subjects={name: subject_result(measured) for name, measured in measurements.items()},
        goals=[goal_result(goal, measurements) for goal in goals],
        readings=list(readings),
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
    lines = [
        f"Python {run.machine.python}, one process on one of {run.machine.cores} cores, random play.",
        "",
        "| subject | per second | slowest to fastest round | games per second | per game |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    lines += [
        f"| {name} | {it.rate:,} {it.unit} | {it.lowest:,} to {it.highest:,} "
        f"| {it.games_per_second:,} | {it.actions_per_game:,} |"
        for name, it in run.subjects.items()
    ]
    if run.goals:
        lines += ["", "| goal | value | at least | met |", "| --- | ---: | ---: | --- |"]
        lines += [
            f"| {goal.name} | {goal.value:,} | {goal.goal:,} | {'yes' if goal.met else 'no'} |"
            for goal in run.goals
        ]
    if run.readings:
        lines += ["", "| reading | value | at most | met |", "| --- | ---: | ---: | --- |"]
        lines += [
            f"| {it.name} | {it.value:,} {it.unit} | {'' if it.at_most is None else f'{it.at_most:,}'} "
            f"| {'' if it.at_most is None else 'yes' if it.met else 'no'} |"
            for it in run.readings
        ]
    return "\n".join(lines)
