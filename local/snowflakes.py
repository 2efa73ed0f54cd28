"""Ids that tell when they were made, as Discord's do."""

import time
from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400_000
"""The first millisecond of 2015."""
COUNTER_BITS = 22


class Snowflakes:
    """Makes ids, each greater than all before."""

    def __init__(self, last: int = 0) -> None:
        self._last = last

    def new(self) -> int:
        """The next id."""
        now = (int(time.time() * 1000) - DISCORD_EPOCH) << COUNTER_BITS
        self._last = max(now, self._last + 1)
        return self._last


def seconds_of(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> COUNTER_BITS) + DISCORD_EPOCH) / 1000


def age_of(snowflake: int) -> float:
    """How many seconds ago an id was made."""
    return time.time() - seconds_of(snowflake)


def time_of(snowflake: int) -> str:
    """When an id was made, as Discord writes it."""
    return datetime.fromtimestamp(seconds_of(snowflake), UTC).isoformat()


def now() -> str:
    """The time, as Discord writes it."""
    return datetime.now(UTC).isoformat()
