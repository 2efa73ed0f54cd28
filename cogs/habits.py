"""What people type about their days: a time zone, quiet hours, a vacation; read, and written out again."""

import re
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from table.clock import DAY_MINUTES
from table.records import Person
from table.refusals import Refusal

OFF = ("", "-", "off", "none", "no", "aus", "keine", "kein", "nein", "aucun", "aucune", "non")
HOURS = re.compile(
    r"(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*h?\s*(?:-|–|to|bis|à)\s*(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*h?"
)
DAY = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\.(\d{1,2})\.(\d{4})")
MOST_DAYS = 2


class UnknownZone(Refusal):
    """No time zone is called so."""

    key = "refusal-zone"


class UnclearQuiet(Refusal):
    """These are no quiet hours."""

    key = "refusal-quiet"


class UnclearVacation(Refusal):
    """This is no vacation."""

    key = "refusal-vacation"


class VacationOver(Refusal):
    """This vacation lies behind us."""

    key = "refusal-vacation-over"


def is_off(typed: str) -> bool:
    """Whether somebody wants something switched off."""
    return typed.strip().casefold() in OFF


@cache
def zones() -> tuple[str, ...]:
    """All time zones, those with a continent first."""
    return tuple(sorted(available_timezones(), key=lambda zone: ("/" not in zone, zone)))


def zones_like(typed: str) -> Iterator[str]:
    """The time zones with this in their name."""
    wanted = plain(typed)
    return (zone for zone in zones() if wanted in plain(zone))


def plain(name: str) -> str:
    """A time zone's name as people may write it."""
    return name.strip().casefold().replace(" ", "_")


def set_zone(person: Person, typed: str, now: int) -> None:
    """Another time zone, by its name or by its city; quiet hours and vacation are then meant there."""
    wanted = "utc" if is_off(typed) else plain(typed)
    found = [zone for zone in zones() if wanted in (plain(zone), plain(zone.rpartition("/")[2]))]
    exact = [zone for zone in found if plain(zone) == wanted]
    if not found:
        raise UnknownZone(zone=typed.strip())
    vacation = vacation_words(person, now)
    person.zone = (exact or found)[0]
    if vacation:
        set_vacation(person, vacation, now)


def set_quiet(person: Person, typed: str) -> None:
    """Other quiet hours, written like 22:00-07:00."""
    if is_off(typed):
        person.quiet_from = person.quiet_to = None
        return
    found = HOURS.fullmatch(typed.strip().casefold())
    if found is None:
        raise UnclearQuiet
    begins, ends = minutes(found[1], found[2]), minutes(found[3], found[4])
    if begins == ends or max(begins, ends) >= DAY_MINUTES:
        raise UnclearQuiet
    person.quiet_from, person.quiet_to = begins, ends


def minutes(hours: str, rest: str | None) -> int:
    """Minutes after midnight; what no clock shows is too many. 24:00 is midnight."""
    if int(rest or 0) >= 60:  # noqa: PLR2004 - an hour's minutes
        return DAY_MINUTES
    total = int(hours) * 60 + int(rest or 0)
    return 0 if total == DAY_MINUTES else total


def set_vacation(person: Person, typed: str, now: int) -> None:
    """Another vacation: the first and the last day, both free, in the person's own zone."""
    if is_off(typed):
        person.vacation_from = person.vacation_to = None
        return
    days = [day_of(found) for found in DAY.finditer(typed)]
    if not 0 < len(days) <= MOST_DAYS or days[-1] < days[0]:
        raise UnclearVacation
    begins, ends = midnight(days[0], person.zone), midnight(days[-1] + timedelta(days=1), person.zone)
    if ends <= now:
        raise VacationOver
    person.vacation_from, person.vacation_to = begins, ends


def day_of(found: re.Match[str]) -> date:
    """A day, written like 2026-12-24 or 24.12.2026."""
    year, month, day = (found[1], found[2], found[3]) if found[1] else (found[6], found[5], found[4])
    try:
        return date(int(year), int(month), int(day))
    except ValueError as error:
        raise UnclearVacation from error


def midnight(day: date, zone: str) -> int:
    """The first moment of a day."""
    try:
        return int(datetime.combine(day, time(), ZoneInfo(zone)).timestamp())
    except (OverflowError, ValueError) as error:
        raise UnclearVacation from error


def quiet_words(person: Person) -> str:
    """The quiet hours as one types them; nothing if there are none."""
    if person.quiet_from is None or person.quiet_to is None:
        return ""
    return "-".join(f"{at // 60:02}:{at % 60:02}" for at in (person.quiet_from, person.quiet_to))


def vacation_words(person: Person, now: int) -> str:
    """The vacation as one types it; nothing if there is none, or it is over."""
    if person.vacation_from is None or person.vacation_to is None or person.vacation_to <= now:
        return ""
    zone = ZoneInfo(person.zone)
    first = datetime.fromtimestamp(person.vacation_from, zone).date()
    last = datetime.fromtimestamp(person.vacation_to - 1, zone).date()
    return first.isoformat() if first == last else f"{first.isoformat()} – {last.isoformat()}"
