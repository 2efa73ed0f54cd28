"""Clocks that know people's nights: time runs only while a person is neither asleep nor away."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, available_timezones

import msgspec

DAY_MINUTES = 24 * 60
LONGEST_VACATION = 366 * 24 * 3600


class Rest(msgspec.Struct, frozen=True):
    """When a person's clocks stand still: quiet hours (minutes after midnight in a zone), and a vacation."""

    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    vacation_from: int | None = None
    vacation_to: int | None = None


def fault(rest: Rest) -> str | None:
    """The setting that makes no sense, if one does; quiet hours must leave some of the day."""
    if rest.zone not in available_timezones():
        return "zone"
    hours = (rest.quiet_from, rest.quiet_to)
    if hours != (None, None) and (
        hours[0] == hours[1] or any(at is None or not 0 <= at < DAY_MINUTES for at in hours)
    ):
        return "quiet"
    leaves, returns = rest.vacation_from, rest.vacation_to
    if leaves is None and returns is None:
        return None
    if leaves is None or returns is None or not 0 <= leaves < returns <= leaves + LONGEST_VACATION:
        return "vacation"
    return None


def due(start: int, seconds: int, rest: Rest) -> int:
    """The moment at which so many waking seconds have passed since the start."""
    now, left = start, seconds
    while True:
        now = wakes(now, rest)
        sleeps = next_rest(now, rest)
        if sleeps is None or now + left <= sleeps:
            return now + left
        left -= sleeps - now
        now = sleeps


def waking_seconds(start: int, end: int, rest: Rest) -> int:
    """How many waking seconds lie between two moments."""
    now, total = start, 0
    while now < end:
        now = wakes(now, rest)
        if now >= end:
            break
        sleeps = next_rest(now, rest)
        until = end if sleeps is None else min(sleeps, end)
        total += until - now
        now = until
    return total


def wakes(now: int, rest: Rest) -> int:
    """The first moment from now on at which the person is awake and here."""
    while True:
        later = next((end for begin, end in rests(now, rest) if begin <= now < end), now)
        if later == now:
            return now
        now = later


def next_rest(now: int, rest: Rest) -> int | None:
    """When an awake person next falls asleep or leaves; None: never."""
    return min((begin for begin, end in rests(now, rest) if now < begin < end), default=None)


def rests(now: int, rest: Rest) -> Iterator[tuple[int, int]]:
    """The vacation, and the nights around a moment; each from its first second to the first after it."""
    if rest.vacation_from is not None and rest.vacation_to is not None:
        yield rest.vacation_from, rest.vacation_to
    if rest.quiet_from is None or rest.quiet_to is None or rest.quiet_from == rest.quiet_to:
        return
    zone = ZoneInfo(rest.zone)
    today = datetime.fromtimestamp(now, zone).replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    over_midnight = rest.quiet_to < rest.quiet_from
    for days in (-1, 0, 1, 2):
        evening = today + timedelta(days=days)
        morning = evening + timedelta(days=1) if over_midnight else evening
        yield moment(evening, rest.quiet_from), moment(morning, rest.quiet_to)


def moment(day: datetime, minutes: int) -> int:
    """When the clocks of a day's zone show a time of day: the first time, if they are set back over it."""
    wall = day.replace(hour=minutes // 60, minute=minutes % 60)
    return int(wall.astimezone(UTC).timestamp())
