"""Logs: one line of JSON each, without anything secret."""

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

from cogs.network import soften

QUIET = ("discord", "aiosqlite", "asyncio", "PIL")
"""Libraries whose debug lines would show what is sent: never louder than this."""


class Lines(logging.Formatter):
    """A record as one line of JSON. Of an error its kind and its way, never its values."""

    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "room": record.name,
            "what": said(record),
        }
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            line["trouble"] = kind.__name__
            line["way"] = [f"{at.name} ({at.filename}:{at.lineno})" for at in traceback.extract_tb(trace)]
        text = json.dumps(line, ensure_ascii=False)
        for secret in self._secrets:
            text = text.replace(secret, "…")
        return text


def said(record: logging.LogRecord) -> str:
    """What a record says. A library tells its own things by their kind: their values may be secret."""
    if record.name.startswith("discord") and isinstance(record.args, tuple):
        args = (it if isinstance(it, (str, int, float)) else type(it).__name__ for it in record.args)
        return str(record.msg) % tuple(args)
    message = record.getMessage()
    return message.partition("\n")[0] if record.name == "asyncio" else message


def keep_logs(level: str, *secrets: str) -> None:
    """Write logs to standard error from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(*secrets))
    handler.addFilter(soften)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
