"""What the page asks: who is there, what there is, and what somebody does. See docs/local.md."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from local import interactions, limits, posts, refusals
from local.doorkeeper import Doorkeeper, from_here
from local.forms import Form, decoded
from local.house import House, as_number
from local.limits import EPHEMERAL
from local.records import DM, LOCALES, TEXT_CHANNEL, Channel, Json, Person
from local.refusals import Refused, forbidden
from local.rest import HOUSE, NOTHING, json
from local.rest_channels import MOST_MESSAGES, USUAL_MESSAGES

DOORKEEPER = web.AppKey("doorkeeper", Doorkeeper)
LONGEST_NAME, LONGEST_CHANNEL = 32, 50
MOST_PEOPLE, MOST_CHANNELS = 100, 50
LARGEST_BODY = 64 * 1024
BODY_SECONDS = 20.0
"""How long a body may be on its way."""
KEY_UNKNOWN = 4401

Answer = Callable[[web.Request, House, Person], Awaitable[Any]]


async def body_of(request: web.Request) -> Json:
    """What a page sends: a small JSON object."""
    if not request.body_exists:
        raise missing("body")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            content = await request.clone(client_max_size=LARGEST_BODY).read()
    except TimeoutError:
        raise refusals.too_slow() from None
    told = decoded(content)
    if not isinstance(told, dict):
        raise missing("body")
    return told


def missing(what: str) -> Refused:
    """Something that must be told and is not."""
    return refusals.bad_form([limits.wrong(what, "This is required.")])


def text_of(told: Json, name: str, most: int) -> str:
    """A text that is not empty and not too long, on one line."""
    text = told.get(name)
    if not isinstance(text, str):
        raise missing(name)
    text = " ".join(text.split())
    faults = list(limits.length(name, text, 1, most))
    if not text.isprintable():
        faults.append(limits.wrong(name, "This cannot be shown."))
    if faults:
        raise refusals.bad_form(faults, "bad-name")
    return text


def language_of(told: Json) -> str:
    """A language."""
    language = str(told.get("language"))
    if language not in LOCALES:
        raise refusals.bad_form([limits.wrong("language", f"Must be one of {', '.join(LOCALES)}.")])
    return language


def demand_free(house: House, name: str, me: Person | None = None) -> None:
    """Raise if somebody else has this name."""
    for person in house.world.people.values():
        if person.name.casefold() == name.casefold() and (me is None or person.id != me.id):
            raise Refused(409, 0, "Somebody here has this name already.", reason="name-taken")


# ---------------------------------------------------------------------- who is who


async def hello(request: web.Request) -> web.Response:
    """What a page is told before it is anybody."""
    house, doorkeeper = request.app[HOUSE], request.app[DOORKEEPER]
    told: Json = {
        "name": house.world.name,
        "code_needed": doorkeeper.code is not None,
        "bot_ready": house.gateway.ready,
        "people": [],
    }
    code = request.query.get("code")
    if doorkeeper.code is None or code is not None:
        doorkeeper.demand_code(request, code)
        told["people"] = house.people()
    return json(told)


async def new_person(request: web.Request) -> web.Response:
    """Somebody new comes to the table."""
    house, told = request.app[HOUSE], await body_of(request)
    request.app[DOORKEEPER].demand_code(request, told.get("code"))
    name, language = text_of(told, "name", LONGEST_NAME), language_of(told)
    if len(house.world.people) >= MOST_PEOPLE:
        raise Refused(400, 0, "The table is full.", reason="table-full")
    demand_free(house, name)
    person = house.world.add_person(name, language, keeper=from_here(request))
    house.tell_new_member(person)
    return json({"person": house.for_page.person(person), "key": house.world.new_key(person)})


async def sit(request: web.Request) -> web.Response:
    """Be somebody who exists; with a join code nobody can be another."""
    house = request.app[HOUSE]
    if request.app[DOORKEEPER].code is not None or not from_here(request):
        raise forbidden("Only who holds a person's key can be that person.", "keys-only")
    person = house.world.people.get(as_number(request.match_info["person"]))
    if person is None:
        raise refusals.unknown_user()
    return json({"person": house.for_page.person(person), "key": house.world.new_key(person)})


async def change_me(request: web.Request, house: House, me: Person) -> Json:
    """Change oneself."""
    told = await body_of(request)
    changed = msgspec.structs.replace(me)
    if "name" in told:
        changed.name = text_of(told, "name", LONGEST_NAME)
        demand_free(house, changed.name, me)
    if "language" in told:
        changed.language = language_of(told)
    if "dms_open" in told:
        changed.dms_open = told["dms_open"] is True
    house.world.save_person(changed)
    house.tell_people()
    return {"person": house.for_page.person(changed)}


# ---------------------------------------------------------------------- looking


async def state(_: web.Request, house: House, me: Person) -> Json:
    """Everything a page shows first."""
    world, shapes = house.world, house.for_page
    channels = [shapes.channel(channel) for channel in world.channels.values() if channel.kind != DM]
    dm = shapes.channel(world.dm_of(me.id)) | {"recipients": [shapes.bot()]}
    return {
        "me": shapes.person(me),
        "bot": shapes.bot(),
        "bot_ready": house.gateway.ready,
        "people": house.people(),
        "servers": [{"id": str(world.server), "name": world.name, "channels": channels}],
        "dms": [dm],
        "commands": house.commands(),
        "read": world.reads(me.id),
        "seq": house.visitors.seq,
        "limits": {"message": limits.LONGEST_CONTENT, "name": LONGEST_NAME, "channel": LONGEST_CHANNEL},
    }


def named(request: web.Request, house: House, me: Person) -> Channel:
    """The channel of a request, if this person can look into it."""
    channel = house.channel(request.match_info["channel"])
    if not house.world.sees(me.id, channel):
        raise refusals.unknown_channel()
    return channel


async def messages(request: web.Request, house: House, me: Person) -> list[Json]:
    """The messages as this person may see them, the oldest first."""
    channel = named(request, house, me)
    limit = min(max(as_number(request.query.get("limit")) or USUAL_MESSAGES, 1), MOST_MESSAGES)
    before = as_number(request.query.get("before")) or None
    found = house.world.messages(channel.id, me.id, limit, before)
    return [house.for_page.message(message) for message in reversed(found)]


async def read(request: web.Request, house: House, me: Person) -> object:
    """Somebody has read up to a message."""
    channel, told = named(request, house, me), await body_of(request)
    message = as_number(told.get("message_id"))
    house.world.set_read(me.id, channel.id, message)
    house.visitors.tell("READ", {"channel_id": str(channel.id), "message_id": str(message)}, [me.id])
    return NOTHING


async def dismiss(request: web.Request, house: House, me: Person) -> object:
    """Somebody does not need a private message any more."""
    message = house.message(named(request, house, me), request.match_info["message"], me.id)
    if not message.flags & EPHEMERAL:
        raise forbidden("Only what only you can see can be dismissed.")
    posts.delete(house, message)
    return NOTHING


async def live(request: web.Request) -> web.WebSocketResponse:
    """The live connection."""
    person = request.app[HOUSE].world.holder(request.query.get("key", ""))
    if person is None:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.close(code=KEY_UNKNOWN)
        return socket
    after = request.query.get("after")
    visitors = request.app[HOUSE].visitors
    return await visitors.serve(request, person.id, None if after is None else as_number(after))


# ---------------------------------------------------------------------- doing


async def say(request: web.Request, house: House, me: Person) -> Json:
    """Say something."""
    channel, told = named(request, house, me), await body_of(request)
    content = told.get("content")
    if not isinstance(content, str) or not content.strip():
        raise missing("content")
    pace = request.app[DOORKEEPER].words
    pace.demand(me.id)
    pace.count(me.id)
    form = Form({"content": content.strip(), "allowed_mentions": {"parse": ["users"]}})
    return house.for_page.message(posts.post(house, channel, form, author=me.id))


async def new_channel(request: web.Request, house: House, _: Person) -> Json:
    """A new text channel."""
    name = text_of(await body_of(request), "name", LONGEST_CHANNEL).lower().replace(" ", "-")
    texts = [channel for channel in house.world.channels.values() if channel.kind == TEXT_CHANNEL]
    if len(texts) >= MOST_CHANNELS:
        raise Refused(400, 30013, "Maximum number of server channels reached.", reason="channels-full")
    if any(channel.name == name for channel in texts):
        raise Refused(409, 0, "There is a channel of this name already.", reason="channel-taken")
    channel = house.world.add_channel(name)
    house.tell_channel(channel, new=True)
    return house.for_page.channel(channel)


async def interact(request: web.Request, house: House, me: Person) -> Json:
    """Use a command, a component or a form."""
    told = await body_of(request)
    request.app[DOORKEEPER].demand_calm(request, me)
    channel = house.channel(str(told.get("channel_id")))
    if not house.world.sees(me.id, channel):
        raise refusals.unknown_channel()
    return {"id": str(interactions.begin(house, me, channel, told).id)}


def route(method: str, path: str, answer: Answer) -> web.RouteDef:
    """A call of somebody who holds a key."""

    async def handle(request: web.Request) -> web.Response:
        person = request.app[DOORKEEPER].person(request)
        told = await answer(request, request.app[HOUSE], person)
        return web.Response(status=204) if told is NOTHING else json(told)

    return web.route(method, f"/page{path}", handle)


ROUTES = [
    web.get("/page/hello", hello),
    web.post("/page/people", new_person),
    web.post("/page/people/{person}/sit", sit),
    web.get("/page/live", live),
    route("PATCH", "/me", change_me),
    route("GET", "/state", state),
    route("GET", "/channels/{channel}/messages", messages),
    route("POST", "/channels/{channel}/messages", say),
    route("DELETE", "/channels/{channel}/messages/{message}", dismiss),
    route("PUT", "/channels/{channel}/read", read),
    route("POST", "/channels", new_channel),
    route("POST", "/interactions", interact),
]
