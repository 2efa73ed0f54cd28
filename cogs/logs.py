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
            "what": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            kind, _, trace = record.exc_info
            line["trouble"] = kind.__name__
            line["way"] = [f"{at.name} ({at.filename}:{at.lineno})" for at in traceback.extract_tb(trace)]
        text = json.dumps(line, ensure_ascii=False)
        for secret in self._secrets:
            text = text.replace(secret, "…")
        return text


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
