"""Time runs only while a person is neither asleep nor away."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from table.clock import Rest, due, fault, next_rest, wakes, waking_seconds

HOUR = 3600
NIGHT = Rest("Europe/Berlin", 22 * 60, 7 * 60)


def at(text: str, zone: str = "Europe/Berlin", fold: int = 0) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp())


def test_without_rest_a_clock_just_runs() -> None:
    assert due(1000, 24 * HOUR, Rest()) == 1000 + 24 * HOUR
    assert waking_seconds(1000, 5000, Rest()) == 4000


def test_a_clock_stands_still_over_midnight() -> None:
    assert due(at("2026-01-10 20:00"), 3 * HOUR, NIGHT) == at("2026-01-11 08:00")


def test_a_clock_begun_at_night_starts_in_the_morning() -> None:
    assert due(at("2026-01-10 23:30"), HOUR, NIGHT) == at("2026-01-11 08:00")
    assert due(at("2026-01-11 03:00"), HOUR, NIGHT) == at("2026-01-11 08:00")


def test_quiet_hours_may_lie_within_a_day() -> None:
    siesta = Rest("Europe/Madrid", 13 * 60, 16 * 60)
    assert due(at("2026-05-01 12:00", "Europe/Madrid"), 2 * HOUR, siesta) == at(
        "2026-05-01 17:00", "Europe/Madrid"
    )


def test_a_vacation_that_ends_at_night_ends_in_the_morning() -> None:
    away = Rest("Europe/Berlin", 22 * 60, 7 * 60, at("2026-01-10 12:00"), at("2026-01-17 02:00"))
    assert wakes(at("2026-01-12 12:00"), away) == at("2026-01-17 07:00")
    assert due(at("2026-01-10 11:00"), 2 * HOUR, away) == at("2026-01-17 08:00")


def test_a_vacation_inside_a_night_changes_nothing() -> None:
    away = Rest("Europe/Berlin", 22 * 60, 7 * 60, at("2026-01-10 23:00"), at("2026-01-11 05:00"))
    assert due(at("2026-01-10 21:00"), 2 * HOUR, away) == at("2026-01-11 08:00")


def test_a_night_without_its_lost_hour_is_shorter() -> None:
    assert due(at("2026-03-28 21:00"), 2 * HOUR, NIGHT) == at("2026-03-29 08:00")
    assert waking_seconds(at("2026-03-28 00:00"), at("2026-03-30 00:00"), NIGHT) == 30 * HOUR


def test_a_night_with_its_hour_twice_is_longer() -> None:
    assert due(at("2026-10-24 21:00"), 2 * HOUR, NIGHT) == at("2026-10-25 08:00")


def test_an_end_of_quiet_that_comes_twice_is_the_first_one() -> None:
    rest = Rest("Europe/Berlin", 22 * 60, 2 * 60 + 30)
    first = at("2026-10-25 02:30")
    assert wakes(at("2026-10-25 01:00"), rest) == first
    again = at("2026-10-25 02:10", fold=1)
    assert wakes(again, rest) == again


def test_an_end_of_quiet_that_never_comes_is_an_hour_later() -> None:
    rest = Rest("Europe/Berlin", 22 * 60, 2 * 60 + 30)
    assert wakes(at("2026-03-29 01:00"), rest) == at("2026-03-29 03:30")
    assert wakes(at("2026-03-29 03:10"), rest) == at("2026-03-29 03:30")


def test_one_waking_minute_a_day_is_enough_to_get_on() -> None:
    rest = Rest("UTC", 1, 0)
    assert due(0, 168 * HOUR, rest) == (168 * 60 - 1) * 24 * HOUR + 60


@pytest.mark.parametrize(
    ("rest", "setting"),
    [
        (Rest(), None),
        (NIGHT, None),
        (Rest("Mars/Olympus"), "zone"),
        (Rest("UTC", 60, 60), "quiet"),
        (Rest("UTC", 60, None), "quiet"),
        (Rest("UTC", 60, 1440), "quiet"),
        (Rest("UTC", None, None, 10, 10), "vacation"),
        (Rest("UTC", None, None, 10, None), "vacation"),
        (Rest("UTC", None, None, 10, 10 + 400 * 24 * HOUR), "vacation"),
        (Rest("UTC", None, None, 10, 20), None),
    ],
)
def test_what_makes_no_sense_is_named(rest: Rest, setting: str | None) -> None:
    assert fault(rest) == setting


moments = st.integers(at("2026-01-01 00:00"), at("2026-12-31 00:00"))
minutes = st.integers(0, 24 * 60 - 1)


@st.composite
def rests(draw: st.DrawFn) -> Rest:
    zone = draw(st.sampled_from(["UTC", "Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe"]))
    leaves = draw(moments)
    quiet_from, quiet_to = draw(minutes), draw(minutes)
    return Rest(zone, quiet_from, quiet_to, leaves, leaves + draw(st.integers(1, 40 * 24 * HOUR)))


@settings(max_examples=200, deadline=None)
@given(rests(), moments, st.integers(1, 30 * HOUR))
def test_when_it_is_due_just_that_much_time_was_awake(rest: Rest, start: int, seconds: int) -> None:
    end = due(start, seconds, rest)
    assert waking_seconds(start, end, rest) == seconds


@settings(max_examples=200, deadline=None)
@given(rests(), moments, st.integers(0, 5 * 24 * HOUR), st.integers(0, 5 * 24 * HOUR))
def test_waking_time_adds_up(rest: Rest, start: int, one: int, two: int) -> None:
    middle, end = start + one, start + one + two
    whole = waking_seconds(start, end, rest)
    assert whole == waking_seconds(start, middle, rest) + waking_seconds(middle, end, rest)


@settings(max_examples=200, deadline=None)
@given(rests(), moments)
def test_who_is_awake_falls_asleep_later_and_then_is_asleep(rest: Rest, now: int) -> None:
    awake = wakes(now, rest)
    assert wakes(awake, rest) == awake
    sleeps = next_rest(awake, rest)
    if sleeps is not None:
        assert sleeps > awake
        assert wakes(sleeps, rest) > sleeps
