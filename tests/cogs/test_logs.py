"""Logs: one line of JSON each; nothing secret."""

import json
import logging
import sys
from typing import Any

from discord import ui

from cogs.logs import QUIET, Lines, keep_logs


def line_of(message: str, *args: object, secret: str = "", error: BaseException | None = None) -> str:
    trouble = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord("table.hall", logging.ERROR, "hall.py", 1, message, args, trouble)
    return Lines(secret).format(record)


def test_a_record_is_one_line_of_json() -> None:
    line = json.loads(line_of("match %s\nloaded", 7))
    assert (line["level"], line["room"], line["what"]) == ("error", "table.hall", "match 7\nloaded")
    assert "\n" not in line_of("match %s\nloaded", 7)


def test_the_token_is_taken_out() -> None:
    assert "hush" not in line_of("logging in with %s", "hush", secret="hush")


def test_of_an_error_its_kind_and_its_way_are_told_but_not_its_values() -> None:
    hand = "tyrs-rage-2"
    try:
        raise ValueError(hand)
    except ValueError as error:
        text = line_of("it failed", error=error)
    line = json.loads(text)
    assert line["trouble"] == "ValueError"
    assert "test_logs.py" in line["way"][-1]
    assert hand not in text


def test_a_librarys_things_do_not_betray_what_stands_on_them() -> None:
    button: ui.Button[Any] = ui.Button(label="Tyr's Rage")
    message = "Ignoring exception in dynamic item callback for %r in %s after %.1f s"
    record = logging.LogRecord(
        "discord.ui.view", logging.ERROR, "view.py", 1, message, (button, "here", 2.0), None
    )
    line = json.loads(Lines().format(record))
    assert line["what"] == "Ignoring exception in dynamic item callback for 'Button' in here after 2.0 s"
    lost = "Task exception was never retrieved\nfuture: <Task exception=ValueError('tyrs-rage-2')>"
    record = logging.LogRecord("asyncio", logging.ERROR, "events.py", 1, lost, (), None)
    assert json.loads(Lines().format(record))["what"] == "Task exception was never retrieved"


def test_libraries_never_tell_what_they_send() -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in QUIET}
    try:
        keep_logs("debug", "hush")
        assert [handler.stream for handler in root.handlers] == [sys.stderr]  # type: ignore[attr-defined]
        assert root.level == logging.DEBUG
        assert all(logging.getLogger(name).level == logging.INFO for name in QUIET)
    finally:
        root.handlers[:], root.level = handlers, level
        for name, old in levels.items():
            logging.getLogger(name).setLevel(old)
