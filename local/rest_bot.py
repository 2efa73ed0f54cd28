"""Discord's HTTP API about the bot itself: login, the gateway, its commands."""

from collections.abc import Sequence
from typing import Any

from aiohttp import web

from local import limits, refusals
from local.bodies import Command, demand_shape
from local.forms import form_of, object_of
from local.house import House, as_number
from local.records import Json
from local.rest import NOTHING, Answer, route

STARTS_LEFT = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}


async def me(_: web.Request, house: House) -> Json:
    """The bot."""
    return house.for_bot.bot() | {"verified": True, "mfa_enabled": False, "email": None, "locale": "en-US"}


async def user(request: web.Request, house: House) -> Json:
    """Anybody."""
    number = as_number(request.match_info["user"])
    if number not in house.world.people and number != house.world.bot:
        raise refusals.unknown_user()
    return house.for_bot.user(number)


async def application(_: web.Request, house: House) -> Json:
    """The bot's application."""
    return house.for_bot.application()


async def gateway(_: web.Request, house: House) -> Json:
    """Where the gateway is."""
    return {"url": house.gateway.address}


async def gateway_for_bots(_: web.Request, house: House) -> Json:
    """Where the gateway is, and how often one may begin."""
    return {"url": house.gateway.address, "shards": 1, "session_start_limit": STARTS_LEFT}


async def servers(_: web.Request, house: House) -> list[Json]:
    """The servers the bot is in."""
    shape = house.for_bot.server()
    return [{key: shape[key] for key in ("id", "name", "icon", "banner", "features")}]


# ---------------------------------------------------------------------- commands


def place_of(request: web.Request, house: House) -> int | None:
    """The server whose commands are meant; None: everywhere."""
    if as_number(request.match_info["application"]) != house.world.bot:
        raise refusals.Refused(
            403, 20012, "You are not authorized to perform this action on this application"
        )
    told = request.match_info.get("server")
    if told is None:
        return None
    if as_number(told) != house.world.server:
        raise refusals.missing_access()
    return house.world.server


async def commands(request: web.Request, house: House) -> list[Json]:
    """The commands."""
    return house.world.commands(place_of(request, house))


async def replace_commands(request: web.Request, house: House) -> list[Json]:
    """These commands and no others."""
    place, told = place_of(request, house), (await form_of(request)).body
    return keep(house, place, told)


async def add_command(request: web.Request, house: House) -> Json:
    """One more command, or another one of the same name."""
    place, told = place_of(request, house), await object_of(request)
    others = [it for it in house.world.commands(place) if it["name"] != told.get("name")]
    return next(it for it in keep(house, place, [*others, told]) if it["name"] == told["name"])


async def command(request: web.Request, house: House) -> Json:
    """One command."""
    return find(request, house.world.commands(place_of(request, house)))


async def edit_command(request: web.Request, house: House) -> Json:
    """Change a command."""
    place, told = place_of(request, house), await object_of(request)
    known = house.world.commands(place)
    changed = find(request, known) | told
    keep(house, place, [changed if it["id"] == changed["id"] else it for it in known])
    return changed


async def delete_command(request: web.Request, house: House) -> object:
    """Take a command away."""
    place = place_of(request, house)
    known = house.world.commands(place)
    gone = find(request, known)
    keep(house, place, [it for it in known if it is not gone])
    return NOTHING


def find(request: web.Request, known: Sequence[Json]) -> Json:
    """The command a request names."""
    found = next((it for it in known if it["id"] == request.match_info["command"]), None)
    if found is None:
        raise refusals.unknown_command()
    return found


def keep(house: House, place: int | None, told: Any) -> list[Json]:
    """Keep these commands; one that had an id before keeps it."""
    demand_shape(told, list[Command])
    refusals.demand(limits.commands_faults(told))
    ids = {it["name"]: it["id"] for it in house.world.commands(place)}
    world, shapes = house.world, []
    for it in told:
        number = ids.get(it["name"]) or str(world.snowflakes.new())
        shape: Json = {
            "default_member_permissions": None,
            "dm_permission": True,
            "nsfw": False,
            "options": [],
            **it,
            "id": number,
            "application_id": str(world.bot),
            "version": str(world.snowflakes.new()),
            "type": it.get("type") or 1,
        }
        shapes.append(shape if place is None else shape | {"guild_id": str(place)})
    world.set_commands(place, shapes)
    house.tell_commands()
    return shapes


COMMANDS: list[tuple[str, str, Answer]] = [
    ("GET", "/commands", commands),
    ("PUT", "/commands", replace_commands),
    ("POST", "/commands", add_command),
    ("GET", "/commands/{command}", command),
    ("PATCH", "/commands/{command}", edit_command),
    ("DELETE", "/commands/{command}", delete_command),
]
ROUTES = [
    route("GET", "/users/@me", me),
    route("GET", "/users/@me/guilds", servers),
    route("GET", "/users/{user}", user),
    route("GET", "/oauth2/applications/@me", application),
    route("GET", "/applications/@me", application),
    route("GET", "/gateway", gateway),
    route("GET", "/gateway/bot", gateway_for_bots),
    *(
        route(method, place + path, answer)
        for place in ("/applications/{application}", "/applications/{application}/guilds/{server}")
        for method, path, answer in COMMANDS
    ),
]
