"""What is refused, in Discord's words and numbers."""

from collections.abc import Iterable
from typing import Any

import msgspec

from local.limits import Fault


class Refused(Exception):
    """A request that is not taken; says the status, Discord's code and a sentence.

    The page says it in its own words, and `reason` tells it which.
    """

    def __init__(
        self, status: int, code: int, message: str, errors: Any = None, *, reason: str | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.errors = errors
        self.reason = reason

    @property
    def body(self) -> dict[str, Any]:
        """As Discord answers it."""
        told: dict[str, Any] = {"code": self.code, "message": str(self)}
        if self.errors is not None:
            told["errors"] = self.errors
        if self.reason is not None:
            told["reason"] = self.reason
        return told


class TooSoon(Refused):
    """Too many of something in too short a time."""

    def __init__(self, retry_after: float) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self.retry_after = retry_after

    @property
    def body(self) -> dict[str, Any]:
        return {"message": str(self), "retry_after": self.retry_after, "global": False}


def unauthorized() -> Refused:
    """Nobody known asks."""
    return Refused(401, 0, "401: Unauthorized")


def forbidden(message: str = "403: Forbidden", reason: str | None = None) -> Refused:
    """Somebody asks who may not."""
    return Refused(403, 0, message, reason=reason)


def unknown_channel() -> Refused:
    """There is no such channel."""
    return Refused(404, 10003, "Unknown Channel")


def unknown_message() -> Refused:
    """There is no such message."""
    return Refused(404, 10008, "Unknown Message")


def unknown_user() -> Refused:
    """There is no such person."""
    return Refused(404, 10013, "Unknown User")


def unknown_guild() -> Refused:
    """There is no such server."""
    return Refused(404, 10004, "Unknown Guild")


def unknown_webhook() -> Refused:
    """No interaction has this token."""
    return Refused(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refused:
    """No interaction waits for this response: it never did, or it took too long."""
    return Refused(404, 10062, "Unknown interaction")


def unknown_command() -> Refused:
    """There is no such command."""
    return Refused(404, 10063, "Unknown application command")


def missing_access() -> Refused:
    """The bot may not see this channel."""
    return Refused(403, 50001, "Missing Access")


def missing_permissions() -> Refused:
    """The bot may not do this here."""
    return Refused(403, 50013, "Missing Permissions")


def dms_closed() -> Refused:
    """This person takes no messages from the bot."""
    return Refused(403, 50007, "Cannot send messages to this user")


def edited_too_often() -> Refused:
    """An old message may be edited a few times only."""
    return Refused(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later.",
    )


def too_large() -> Refused:
    """More was sent than is taken."""
    return Refused(413, 40005, "Request entity too large")


def too_slow() -> Refused:
    """What was announced did not come."""
    return Refused(408, 0, "408: Request Timeout")


def bad_form(faults: Iterable[Fault], reason: str | None = None) -> Refused:
    """What was sent goes beyond a limit: where, and why."""
    tree: dict[str, Any] = {}
    for fault in faults:
        branch = tree
        for step in fault.where.split(".") if fault.where else ():
            branch = branch.setdefault(step, {})
        branch.setdefault("_errors", []).append({"code": fault.code, "message": fault.says})
    return Refused(400, 50035, "Invalid Form Body", tree, reason=reason)


def demand(faults: Iterable[Fault]) -> None:
    """Raise if there are faults."""
    found = list(faults)
    if found:
        raise bad_form(found)


def encoded(body: Any) -> bytes:
    """A body as it is sent."""
    return msgspec.json.encode(body)
