"""A bad network is no error of ours; everything else is."""

import logging

import aiohttp
import discord
import pytest

from cogs.network import soften
from tests.cogs.test_post import refusal


def record_of(room: str, error: BaseException) -> logging.LogRecord:
    trouble = (type(error), error, None)
    return logging.LogRecord(room, logging.ERROR, "here.py", 1, "it failed", (), trouble)


@pytest.mark.parametrize(
    "error",
    [
        aiohttp.ServerDisconnectedError(),
        ConnectionResetError(),
        TimeoutError(),
        refusal(404, 10062),
        refusal(400, 40060),
    ],
)
def test_what_discord_py_says_of_a_bad_line_is_a_warning(error: BaseException) -> None:
    record = record_of("discord.client", error)
    soften(record)
    assert (record.levelname, record.exc_info) == ("WARNING", None)


@pytest.mark.parametrize(
    ("room", "error"),
    [
        ("discord.client", ValueError()),
        ("discord.app_commands.tree", refusal(400, 50035)),
        ("table.postman", ConnectionResetError()),
    ],
)
def test_everything_else_stays_an_error(room: str, error: BaseException) -> None:
    record = record_of(room, error)
    assert soften(record)
    assert record.levelno == logging.ERROR


def test_what_was_softened_is_heard_where_warnings_are(monkeypatch: pytest.MonkeyPatch) -> None:
    root = logging.getLogger()
    for level, heard in ((logging.WARNING, True), (logging.ERROR, False)):
        monkeypatch.setattr(root, "level", level)
        error = discord.GatewayNotFound()  # type: ignore[no-untyped-call]
        assert soften(record_of("discord.client", error)) is heard
