"""A town for every test of the cogs, with the real bot over a store in a file."""

import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.environment import Settings
from cogs.skald import LONGEST_HOLD, Skald
from tests.cogs.town import Town, town_of
from tests.local.town import LocalTown


@pytest.fixture(autouse=True)
def _the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds are drawn alike in every run, so that a match is the same alone and among others."""
    monkeypatch.setattr("table.lobby.secrets.token_bytes", random.Random(7).randbytes)


@pytest.fixture(autouse=True, scope="session")
def _threads_take_turns_as_in_the_bot() -> None:
    """The simulator looks again and again whether all is done: else who draws would wait for it too long."""
    sys.setswitchinterval(LONGEST_HOLD)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings("token", database=tmp_path / "skald.db", backups=tmp_path / "backups")


@pytest_asyncio.fixture
async def town(
    request: pytest.FixtureRequest, settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> AsyncIterator[Town | LocalTown]:
    """The simulated Discord, or where a test asks for both judges also the local table."""
    if getattr(request, "param", "simulated") == "local":
        async with LocalTown.of(tmp_path, monkeypatch) as local:
            yield local
    else:
        async with town_of(lambda: Skald(settings), monkeypatch) as town:
            yield town
