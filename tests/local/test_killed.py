"""Both sides are killed in the middle of a match: it goes on, nothing is lost and nothing is doubled."""

import random
import re
from pathlib import Path

import pytest

from tests.local.guest import Failed, Guest, has, text_of
from tests.local.players import Match, begin, by_panel, play
from tests.local.processes import Processes
from tests.local.test_launch import free_port


async def patiently(match: Match, guest: Guest, dice: random.Random) -> bool:
    """As people do: what fails is tried again."""
    try:
        return await by_panel(match, guest, dice)
    except Failed:
        return False


@pytest.mark.soak
@pytest.mark.asyncio
async def test_a_match_survives_the_death_of_the_bot_and_of_the_server(tmp_path: Path) -> None:
    dice = random.Random(3)
    async with Processes.of(tmp_path, free_port()) as both, Guest.sit(both.address, "Astrid") as astrid:
        await astrid.until(lambda: astrid.state["bot_ready"] and astrid.state["commands"], patience=60)
        match = await begin([astrid], computers=1)
        await play(match, [patiently], dice, most=3)
        for kill, start in ((both.kill_bot, both.start_bot), (both.kill_server, both.start_server)):
            before = astrid.resets
            await kill()
            await start()
            await astrid.until(lambda before=before: astrid.resets > before or astrid.state["bot_ready"])  # type: ignore[misc]
            await astrid.until(lambda: astrid.state["bot_ready"], patience=60)
            await play(match, [patiently], dice, most=3)
        told = [text_of(it) for it in astrid.public(match.channel) if re.match("###", text_of(it))]
        assert len(told) == len(set(told))
        assert len([it for it in astrid.public() if has(it, "board") or has(it, "join")]) <= 1
