"""Processes to measure: the bots run in their own, as in production."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOOK_EVERY = 0.02
IDLE_FOR = 3
"""Looks in a row that find no use of the processor."""


@asynccontextmanager
async def child(*arguments: str, **settings: str) -> AsyncIterator[int]:
    """A Python of its own, told to stop in the end; gives its process id."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process.pid
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


def skald(url: str, database: Path) -> dict[str, str]:
    """The settings of a Skald at another Discord."""
    return {
        "DISCORD_TOKEN": "bench",
        "DISCORD_API_URL": url,
        "SKALD_DATABASE": str(database),
        "SKALD_BACKUPS": str(database.parent / "backups"),
        "SKALD_LOG": "error",
    }


async def idle(process: int) -> None:
    """Return when a process has nothing to do, its pictures included."""
    since = 0
    before = ticks(process)
    while since < IDLE_FOR:
        await asyncio.sleep(LOOK_EVERY)
        now = ticks(process)
        since = since + 1 if now == before else 0
        before = now


def ticks(process: int) -> int:
    """How much of the processor a process has used, in hundredths of a second."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def megabytes(process: int) -> float:
    """The memory a process has now."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))
