"""The bot itself: what it does beside the clicks."""

import asyncio
import gc
import weakref
from pathlib import Path

import discord
import pytest

from cogs import skald
from cogs.environment import Settings

pytestmark = pytest.mark.asyncio


async def test_nobody_is_warned_of_a_voice_that_is_not_wanted(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setattr(discord.VoiceClient, "warn_nacl", True)
    monkeypatch.setattr(discord.VoiceClient, "warn_dave", True)
    skald.Skald(Settings("token", database=tmp_path / "skald.db", backups=tmp_path))
    assert caplog.records == []


class Knot:
    """Something that only the garbage collector can untie."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize("thoroughly_every", [1, 1000])
async def test_garbage_is_collected_beside_the_clicks(
    monkeypatch: pytest.MonkeyPatch, thoroughly_every: int
) -> None:
    monkeypatch.setattr(skald, "TIDY_EVERY", 0)
    monkeypatch.setattr(skald, "THOROUGHLY_EVERY", thoroughly_every)
    gc.disable()
    try:
        knot = weakref.ref(Knot())
        tidying = asyncio.create_task(skald.tidy_up())
        async with asyncio.timeout(10):
            while knot() is not None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0)
        tidying.cancel()
    finally:
        gc.enable()
