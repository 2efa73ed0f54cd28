"""A hall over a real file, with a clock that stands still."""

import itertools
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from table.hall import Hall
from tests.table.guests import Clock, hall_over


@pytest.fixture(autouse=True)
def the_same_fate_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seeds and clicks of the matches of a test are the same in every run, alone or among others."""
    monkeypatch.setattr("tests.table.guests._clicks", itertools.count(1))
    monkeypatch.setattr("table.lobby.secrets.token_bytes", random.Random(11).randbytes)


@pytest.fixture(autouse=True)
def nobody_needs_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Post goes out at once: nobody is served here."""
    monkeypatch.setattr("table.postman.FIRST_GLANCE", 0)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture
async def hall(tmp_path: Path, clock: Clock) -> AsyncIterator[Hall]:
    async with hall_over(tmp_path / "skald.db", clock) as hall:
        yield hall
