"""Discord's own description of its HTTP API as a judge over every request of the bot."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware
from jsonschema import Draft202012Validator

from local.forms import form_of
from local.rest import API

DOCUMENT = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"
MEDIA_CHANNEL = 16
"""Discord takes it, and its document has forgotten it."""


@cache
def document() -> Any:
    """Discord's document, or None where it is not there."""
    if not DOCUMENT.exists():
        return None
    told = lenient(json.loads(DOCUMENT.read_text()))
    told["components"]["schemas"]["ChannelTypes"]["oneOf"].append({"const": MEDIA_CHANNEL})
    return told


def lenient(node: Any) -> Any:
    """The same, but ids may be numbers, and permissions too, as discord.py sends them."""
    if isinstance(node, list):
        return [lenient(it) for it in node]
    if not isinstance(node, dict):
        return node
    if node.get("title") in ("SnowflakeType", "SnowflakeSelectDefaultValueResponse") or (
        node.get("format") == "snowflake"
    ):
        return {"type": ["string", "integer", "null"]}
    return {key: lenient(it) for key, it in node.items()}


class Judge:
    """Looks at what the bot sends, and remembers what the document does not allow."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.judged = 0

    @property
    def middleware(self) -> Middleware:
        """What stands before the server; without the document it lets everything pass."""

        @web.middleware
        async def judging(request: web.Request, handler: Handler) -> web.StreamResponse:
            if document() is not None and request.path.startswith(API):
                await self.judge(request)
            return await handler(request)

        return judging

    async def judge(self, request: web.Request) -> None:
        """Look at one request."""
        called = f"{request.method} {request.path.removeprefix(API)}"
        operation = operation_of(request.method, request.path.removeprefix(API))
        if operation is None:
            self.faults.append(f"{called} is not in Discord's document")
            return
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content or not request.body_exists:
            return
        form = await form_of(request)
        self.judged += 1
        for error in validator(json.dumps(content["application/json"]["schema"])).iter_errors(form.body):
            where = "/".join(str(step) for step in error.absolute_path)
            self.faults.append(f"{called} at {where or 'the top'}: {deepest(error).message[:300]}")


def deepest(error: Any) -> Any:
    """Of all reasons the most telling: not that it is of none of the other types."""
    while error.context:
        branches: dict[Any, list[Any]] = {}
        for reason in error.context:
            branches.setdefault(reason.relative_schema_path[0], []).append(reason)
        meant = [
            it
            for it in branches.values()
            if not any(list(reason.relative_path)[-1:] == ["type"] for reason in it)
        ]
        error = (meant or list(branches.values()))[0][0]
    return error


def operation_of(method: str, path: str) -> Any:
    """What the document says of a call; the most exact path wins."""
    found = [
        (template.count("{"), operations[method.lower()])
        for template, operations in document()["paths"].items()
        if method.lower() in operations and pattern_of(template).fullmatch(path)
    ]
    return min(found, key=lambda it: it[0])[1] if found else None


@cache
def pattern_of(template: str) -> re.Pattern[str]:
    """The paths that fit a template."""
    return re.compile(re.sub(r"\\\{[^}]*\\\}", "[^/]+", re.escape(template)))


@cache
def validator(schema: str) -> Draft202012Validator:
    """A validator that knows the document's other schemas."""
    return Draft202012Validator({**json.loads(schema), "components": document()["components"]})
