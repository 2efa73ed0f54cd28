"""The start: how long it takes, and how much memory it needs, with many sleeping matches and with none."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from msgspec import Struct

from bench.loopback import Loopback
from bench.matches import fill, hall_over
from bench.processes import child, idle, megabytes, skald
from bench.report import Reading
from table.rehearsal import FACT

MATCHES = 2000
ROUNDS = 3


class Start(Struct, frozen=True):
    """One start: seconds until the bot listens, and its memory in megabytes when all is quiet."""

    seconds: float
    memory: float


async def readings(folder: Path, rng: Random) -> list[Reading]:
    """Start over an empty store and over a full one in turns, as after an upgrade: all is rehearsed."""
    stores = {0: folder / "empty.db", MATCHES: folder / "full.db"}
    for matches, database in stores.items():
        async with hall_over(database) as hall:
            await fill(hall, matches, rng)
    starts = [await started(database) for _ in range(ROUNDS) for database in stores.values()]
    return compared(starts[::2], starts[1::2])


def compared(empty: Sequence[Start], full: Sequence[Start]) -> list[Reading]:
    """How long a start takes, and how much memory more a full store needs, in the median."""
    bare, more = (median(start.memory for start in starts) for starts in (empty, full))
    return [
        Reading("start with no match", "s", round(median(start.seconds for start in empty), 2)),
        Reading(
            f"start with {MATCHES:,} matches, all rehearsed",
            "s",
            round(median(start.seconds for start in full), 2),
            5,
        ),
        Reading("memory with no match", "MB", round(bare, 1)),
        Reading(f"more memory with {MATCHES:,} matches", "MB", round(more - bare, 1), 50),
    ]


async def started(database: Path) -> Start:
    """Start the bot as another version than before, wait until it listens, and then until all is quiet."""
    async with hall_over(database) as hall:
        await hall.set_fact(FACT, "of another version")
    async with Loopback() as discord:
        begin = perf_counter()
        async with child("bot.py", **skald(discord.url, database)) as process:
            await discord.ready()
            seconds = perf_counter() - begin
            await idle(process)
            return Start(seconds, megabytes(process))
