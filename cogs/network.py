"""What a bad network does, which is no error of ours."""

import logging

import aiohttp
import discord

CUT = (aiohttp.ClientError, ConnectionError, TimeoutError)
"""The line to Discord broke: what was asked may have been done or not."""
PASSING = (*CUT, discord.ConnectionClosed, discord.DiscordServerError, discord.GatewayNotFound)
"""What goes by when it is tried again."""
ANSWERED_ALREADY, TOO_LATE = 40060, 10062
"""What Discord says of an interaction that has its answer, though we did not hear so, or waits no longer."""


def soften(record: logging.LogRecord) -> bool:
    """What discord.py logs as an error, though it is only a bad line or a late answer, is a warning."""
    error = record.exc_info[1] if record.exc_info else None
    late = isinstance(error, discord.HTTPException) and error.code in (ANSWERED_ALREADY, TOO_LATE)
    if record.name.startswith("discord") and (late or isinstance(error, PASSING)):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return record.levelno >= logging.getLogger().level
