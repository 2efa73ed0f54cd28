"""From a click to the edited panel: Skald with many live matches, and beside it bots that only echo."""

import asyncio
import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple

from msgspec import Struct

from bench.loopback import EDIT, Components, Loopback
from bench.matches import PLAYERS, fill, hall_over, player
from bench.processes import child, idle, skald
from bench.report import Reading

MATCHES = 500
WARM_UP, ROUNDS, CLICKS = 20, 5, 100
SHARES = (50, 95, 99)
PATIENCE = 1000
"""So many panels may be opened until there is one that asks something."""
WRITTEN = 10 * 4096
MEMORY = Path("/dev/shm")  # noqa: S108 - where Linux has files in memory
HAS_MEMORY = MEMORY.is_dir()


class Press(Struct, frozen=True):
    """Somebody presses something on their panel."""

    person: int
    pressed: dict[str, Any]
    panel: Components
    values: list[str]


class Times(NamedTuple):
    """Seconds of every click in our bot, in one that echoes, in one that keeps it first; and of the disk."""

    ours: list[float]
    echo: list[float]
    kept: list[float]
    disk: list[float]


async def readings(database: Path, rng: Random) -> list[Reading]:
    """Clicks with the store on the disk; and some with it in memory, to tell the disk's part from ours."""
    async with hall_over(database) as hall:
        matches = await fill(hall, MATCHES, rng)
    if not HAS_MEMORY:
        return on_disk(await timed(database, matches, rng, ROUNDS * CLICKS))
    with TemporaryDirectory(dir=MEMORY) as folder:
        copy = Path(shutil.copy(database, folder))
        return [
            *on_disk(await timed(database, matches, rng, ROUNDS * CLICKS)),
            *in_memory(await timed(copy, matches, rng, CLICKS)),
        ]


async def timed(database: Path, matches: Sequence[int], rng: Random, clicks: int) -> Times:
    """Every click is made in all bots, one after the other, each when all have nothing else to do."""
    times = Times([], [], [], [])
    async with (
        Loopback() as discord,
        Loopback() as mirror,
        Loopback() as ledger,
        child("bot.py", **skald(discord.url, database)) as bot,
        child("-m", "bench.echo", mirror.url) as echo,
        child("-m", "bench.echo", ledger.url, str(database.with_name("clicks.db"))) as keeper,
    ):
        await asyncio.gather(discord.ready(), mirror.ready(), ledger.ready())
        for _ in range(WARM_UP + clicks):
            press = await opened(discord, matches, rng)
            for process in (bot, echo, keeper):
                await idle(process)
            times.ours.append(await edited(discord, press))
            await idle(bot)
            times.echo.append(await edited(mirror, press))
            await idle(echo)
            times.kept.append(await edited(ledger, press))
            times.disk.append(await asyncio.to_thread(synced, database.with_name("disk")))
    return Times(*(each[WARM_UP:] for each in times))


async def opened(discord: Loopback, matches: Sequence[int], rng: Random) -> Press:
    """A private panel of somebody who is asked, opened with Take My Turn, and what they will press on it."""
    for _ in range(PATIENCE):
        index, match = rng.choice(list(enumerate(matches)))
        button = {"type": 2, "style": 1, "label": "Take My Turn", "custom_id": f"skald:button:turn:{match}"}
        person = player(index, rng.randrange(PLAYERS))
        panel = (await discord.click(person, button, [{"type": 1, "components": [button]}])).components
        if offered(panel):
            break
    else:
        raise AssertionError("nobody is asked anything")
    pressed = rng.choice(offered(panel))
    options = [str(option["value"]) for option in pressed.get("options", ())]
    values = rng.sample(options, pressed.get("min_values", 1)) if options else []
    return Press(person, pressed, panel, values)


async def edited(discord: Loopback, press: Press) -> float:
    """Seconds from a click until the edit of its message has come."""
    reply = await discord.click(press.person, press.pressed, press.panel, press.values)
    assert reply.kind == EDIT, f"a click was answered with {reply}"
    return reply.seconds


def synced(file: Path) -> float:
    """Seconds for as many bytes as an answer writes to be on the disk, over what was there before."""
    with file.open("r+b" if file.exists() else "wb") as opened_file:
        begin = perf_counter()
        opened_file.write(bytes(WRITTEN))
        opened_file.flush()
        os.fdatasync(opened_file.fileno())
        return perf_counter() - begin


def offered(panel: Components) -> list[dict[str, Any]]:
    """The buttons and menus that answer the question of a panel."""

    def walk(parts: Components) -> Iterator[dict[str, Any]]:
        for part in parts:
            yield part
            yield from walk(part.get("components", []))

    return [part for part in walk(panel) if ":answer:" in part.get("custom_id", "")]


def on_disk(times: Times) -> list[Reading]:
    """The middle and the slow ends over all clicks, and how they compare."""
    return [
        *spread("click to panel edited", times.ours),
        *spread("the same by an echo bot", times.echo),
        *spread("by an echo bot that keeps the click", times.kept),
        *compared("click by echo", times.ours, times.echo, 1.5),
        *compared("click by echo that keeps it", times.ours, times.kept, 1.5),
        *spread("the disk alone", times.disk),
    ]


def in_memory(times: Times) -> list[Reading]:
    """The same without the disk."""
    return [
        *spread("click with the store in memory", times.ours),
        *compared("click with the store in memory by echo", times.ours, times.echo),
    ]


def compared(
    name: str, ours: Sequence[float], theirs: Sequence[float], at_most: float | None = None
) -> list[Reading]:
    """How many times as long ours takes, in the median round; the limit is for the slowest."""
    rounds = [slice(first, first + CLICKS) for first in range(0, len(ours), CLICKS)]
    return [
        Reading(
            f"{name}, p{share}",
            "×",
            round(
                median(percentile(ours[each], share) / percentile(theirs[each], share) for each in rounds), 2
            ),
            at_most if share == SHARES[-1] else None,
        )
        for share in SHARES
    ]


def spread(name: str, seconds: Sequence[float]) -> list[Reading]:
    """The middle and the slow ends."""
    return [
        Reading(f"{name}, p{share}", "ms", round(1000 * percentile(seconds, share), 2)) for share in SHARES
    ]


def percentile(values: Sequence[float], share: int) -> float:
    """The value below which so many percent are."""
    return quantiles(values, n=100, method="inclusive")[share - 1]
