"""A town for every test of the cogs, with the real bot over a store in a file."""

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.environment import Settings
from cogs.skald import Skald
from tests.cogs.town import Town, town_of


@pytest.fixture(autouse=True)
def _the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds are drawn alike in every run, so that a match is the same alone and among others."""
    monkeypatch.setattr("table.lobby.secrets.token_bytes", random.Random(7).randbytes)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings("token", database=tmp_path / "skald.db", backups=tmp_path / "backups")


@pytest_asyncio.fixture
async def town(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Town]:
    async with town_of(lambda: Skald(settings), monkeypatch) as town:
        yield town
