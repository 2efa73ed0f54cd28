"""Posting: what Discord's refusals mean for a letter."""

from typing import Any

import aiohttp
import discord
import pytest

from cogs.delivery.post import DMsClosed, delivering
from table.postman import TryLater, Undeliverable

pytestmark = pytest.mark.asyncio


class Answer:
    """What aiohttp would hand to discord.py's errors."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "because"


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    answer: Any = Answer(status)
    return discord.HTTPException(answer, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    "error",
    [
        refusal(500),
        refusal(503),
        refusal(429),
        discord.RateLimited(7.0),
        aiohttp.ClientConnectionError(),
        ConnectionResetError(),
        TimeoutError(),
    ],
)
async def test_trouble_that_passes_is_tried_again(error: Exception) -> None:
    with pytest.raises(TryLater):
        async with delivering():
            raise error


@pytest.mark.parametrize(
    "error",
    [
        pytest.param(refusal(404, 10003), id="the channel is gone"),
        pytest.param(refusal(429, 30046), id="the message is too old to be edited once more"),
    ],
)
async def test_what_is_refused_for_good_is_thrown_away(error: Exception) -> None:
    with pytest.raises(Undeliverable):
        async with delivering():
            raise error


async def test_closed_dms_are_known_by_their_code() -> None:
    with pytest.raises(DMsClosed):
        async with delivering():
            raise refusal(403, 50007)
