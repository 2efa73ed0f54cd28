"""The server of the local table: Discord to the bot, a table to the page."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from local import files, page_api, rest_bot, rest_channels, rest_interactions
from local.doorkeeper import PAGE_POLICY, Doorkeeper, demand_same_origin, elsewhere
from local.doorstep import Crowd, Doorstep
from local.forms import LARGEST_BODY
from local.house import House
from local.refusals import Refused
from local.rest import API, HOUSE, answering

log = logging.getLogger(__name__)
SHUTDOWN_SECONDS = 2.0
USUAL_CROWD = Crowd()


@web.middleware
async def guarding(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Pages of other sites get nothing; answers tell browsers to be careful."""
    if request.path.startswith((API, "/gateway")):
        return await handler(request)
    try:
        demand_same_origin(request)
    except Refused as refused:
        if refused.reason == "wrong-address" and request.path == "/":
            return web.Response(status=refused.status, text=elsewhere(request))
        raise
    return await handler(request)


async def careful(_: web.Request, response: web.StreamResponse) -> None:
    """Every answer tells browsers to be careful."""
    for name, value in PAGE_POLICY.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "no-store")
    response.headers.pop("Server", None)


async def gateway(request: web.Request) -> web.WebSocketResponse:
    """The bot's line; no web page has one."""
    if "Origin" in request.headers:
        raise web.HTTPForbidden
    return await request.app[HOUSE].gateway.serve(request)


def make_app(house: House, code: str | None = None, extra: Sequence[Middleware] = ()) -> web.Application:
    """The application; `extra` sees every request before anybody is asked for a key."""
    app = web.Application(client_max_size=LARGEST_BODY, middlewares=[answering, *extra, guarding])
    app[HOUSE] = house
    app[page_api.DOORKEEPER] = Doorkeeper(house.world, code)
    for routes in (rest_bot, rest_channels, rest_interactions, page_api):
        app.add_routes(routes.ROUTES)
    app.add_routes([web.get("/gateway", gateway), web.get("/gateway/", gateway), *files.ROUTES])
    app.on_response_prepare.append(careful)
    app.on_shutdown.append(let_go)
    return app


async def let_go(app: web.Application) -> None:
    """Close every open line, so that the server can stop."""
    await app[HOUSE].close()


@asynccontextmanager
async def opened(
    app: web.Application, host: str, port: int, crowd: Crowd = USUAL_CROWD
) -> AsyncIterator[None]:
    """The application at its address, until the block ends."""
    runner = web.AppRunner(
        app, access_log=None, shutdown_timeout=SHUTDOWN_SECONDS, keepalive_timeout=crowd.patience
    )
    await runner.setup()
    try:
        server = runner.server
        assert server is not None
        loop = asyncio.get_running_loop()
        listening = await loop.create_server(lambda: Doorstep(server, crowd), host, port)
        try:
            yield
        finally:
            listening.close()
    finally:
        await runner.cleanup()


async def serve(app: web.Application, host: str, port: int, ready: Callable[[], None]) -> None:
    """Serve until cancelled."""
    async with opened(app, host, port):
        ready()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
