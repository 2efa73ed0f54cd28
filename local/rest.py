"""Discord's HTTP API: who may ask, what is answered, and what is refused."""

import hmac
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web
from aiohttp.typedefs import Handler

from local import refusals
from local.house import House

log = logging.getLogger(__name__)
API = "/api/v10"
HOUSE = web.AppKey("house", House)
WITHOUT_TOKEN = (f"{API}/interactions/", f"{API}/webhooks/")
"""Here the token stands in the address."""
TOKEN = re.compile(r"[^/]{32,}")
GONE = 499
"""The answer to who has hung up in the middle of a request; nobody reads it."""
NOTHING = object()
"""The answer of what has none."""

Answer = Callable[[web.Request, House], Awaitable[Any]]


def route(method: str, path: str, answer: Answer) -> web.RouteDef:
    """A call of the API."""

    async def handle(request: web.Request) -> web.Response:
        house = request.app[HOUSE]
        demand_bot(request, house)
        told = await answer(request, house)
        return web.Response(status=204) if told is NOTHING else json(told)

    return web.route(method, API + path, handle)


def json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """An answer; its content type is exactly what discord.py looks for."""
    content = web.Response(body=refusals.encoded(body), status=status, headers=headers)
    content.headers["Content-Type"] = "application/json"
    return content


def refusal(refused: refusals.Refused) -> web.Response:
    """A refusal, as Discord answers it."""
    headers = {}
    if isinstance(refused, refusals.TooSoon):
        headers = {"Retry-After": str(refused.retry_after), "Via": "1.1 local"}
    return json(refused.body, refused.status, headers)


def demand_bot(request: web.Request, house: House) -> None:
    """Raise unless the bot asks: with its token, and not from a web page."""
    if "Origin" in request.headers:
        raise refusals.forbidden("A web page cannot speak for the bot.")
    if request.path.startswith(WITHOUT_TOKEN):
        return
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    if kind != "Bot" or not hmac.compare_digest(
        token.encode(errors="surrogateescape"), house.world.token.encode()
    ):
        raise refusals.unauthorized()


def plain(path: str) -> str:
    """A path without the tokens in it."""
    return TOKEN.sub("…", path)


@web.middleware
async def answering(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn what is refused into answers; what nobody knows is told loudly."""
    try:
        return await handler(request)
    except refusals.Refused as refused:
        return refusal(refused)
    except ConnectionResetError:
        return web.Response(status=GONE)
    except web.HTTPRequestEntityTooLarge:
        return refusal(refusals.too_large())
    except (web.HTTPNotFound, web.HTTPMethodNotAllowed) as error:
        if request.path.startswith("/api"):
            path = plain(request.rel_url.raw_path)
            log.critical("the bot called what is not there: %s %s", request.method, path)
        return refusal(refusals.Refused(error.status, 0, f"{error.status}: {error.reason}"))
