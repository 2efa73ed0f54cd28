"""Discord's limits, checked on every request of the bot."""

from collections.abc import Collection
from typing import Any

from local.limits import Files, request_faults


class BeyondLimits(AssertionError):
    """Discord would refuse this request."""


def check(method: str, path: str, body: Any, files: Files = (), kept: Collection[str] = ()) -> None:
    """Raise if Discord would not take a request; `kept` are files the message has already."""
    faults = [f"{method} {path}: {fault}" for fault in request_faults(method, path, body, files, kept)]
    if faults:
        raise BeyondLimits("\n".join(faults))
