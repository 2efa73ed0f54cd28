"""Discord's HTTP API about channels: messages, threads, direct messages, and the server around them."""

from aiohttp import web

from local import limits, permissions, posts, refusals
from local.forms import form_of, object_of
from local.house import House, as_number
from local.records import DM, TEXT_CHANNEL, THREAD, Channel, Json
from local.rest import NOTHING, route

ARCHIVE_AFTER = (60, 1440, 4320, 10080)
MOST_MESSAGES, USUAL_MESSAGES = 100, 50


def named(request: web.Request, house: House) -> Channel:
    """The channel of a request, if the bot may look into it."""
    channel = house.channel(request.match_info["channel"])
    house.demand(channel)
    return channel


# ---------------------------------------------------------------------- messages


async def messages(request: web.Request, house: House) -> list[Json]:
    """The messages of a channel, the newest first."""
    channel, asked = named(request, house), request.query
    limit = min(max(as_number(asked.get("limit")) or USUAL_MESSAGES, 1), MOST_MESSAGES)
    before, after = as_number(asked.get("before")) or None, as_number(asked.get("after")) or None
    found = house.world.messages(channel.id, None, limit, before, after)
    return [house.for_bot.message(message) for message in found]


async def message(request: web.Request, house: House) -> Json:
    """One message."""
    return house.for_bot.message(house.message(named(request, house), request.match_info["message"]))


async def send(request: web.Request, house: House) -> Json:
    """A new message."""
    channel, form = named(request, house), await form_of(request)
    if channel.kind == DM:
        assert channel.person is not None
        if not house.world.people[channel.person].dms_open:
            raise refusals.dms_closed()
    else:
        house.demand(channel, *posts.needed(form, channel))
    return house.for_bot.message(posts.post(house, channel, form, author=house.world.bot))


async def edit(request: web.Request, house: House) -> Json:
    """Change a message."""
    form = await form_of(request)
    found = house.message(named(request, house), request.match_info["message"])
    return house.for_bot.message(posts.edit_posted(house, found, form))


async def delete(request: web.Request, house: House) -> object:
    """Take a message away; the bot may do so with its own only."""
    found = house.message(named(request, house), request.match_info["message"])
    if found.author != house.world.bot:
        raise refusals.missing_permissions()
    posts.delete(house, found)
    return NOTHING


async def typing(request: web.Request, house: House) -> object:
    """The bot is writing."""
    house.tell_typing(named(request, house))
    return NOTHING


# ---------------------------------------------------------------------- threads and channels


async def channel(request: web.Request, house: House) -> Json:
    """One channel."""
    return house.for_bot.channel(named(request, house))


async def change_channel(request: web.Request, house: House) -> Json:
    """Rename, fold away or open a thread of the bot's own."""
    found, told = named(request, house), await object_of(request)
    if found.kind != THREAD:
        raise refusals.missing_permissions()
    if "name" in told:
        refusals.demand(limits.length("name", told["name"], 1, limits.LONGEST_NAME))
        found.name = told["name"]
    found.archived = bool(told.get("archived", found.archived))
    found.archive_after = archive_after(told, found.archive_after)
    house.world.change_channel(found)
    house.tell_channel(found, new=False)
    return house.for_bot.channel(found)


async def thread_at_message(request: web.Request, house: House) -> Json:
    """A thread that starts at a message."""
    parent = named(request, house)
    start = house.message(parent, request.match_info["message"])
    if start.id in house.world.channels:
        raise refusals.Refused(400, 160004, "A thread has already been created for this message")
    return await new_thread(request, house, parent, start.id)


async def thread(request: web.Request, house: House) -> Json:
    """A thread of its own."""
    return await new_thread(request, house, named(request, house), None)


async def new_thread(request: web.Request, house: House, parent: Channel, start: int | None) -> Json:
    """A thread, of which everybody is told."""
    told = await object_of(request)
    if parent.kind != TEXT_CHANNEL:
        raise refusals.Refused(400, 50024, "Cannot execute action on this channel type")
    house.demand(parent, permissions.PUBLIC_THREADS)
    refusals.demand(limits.length("name", told.get("name"), 1, limits.LONGEST_NAME))
    made = house.world.add_thread(parent, told["name"], archive_after(told, 1440), start)
    house.tell_channel(made, new=True)
    if start is not None:
        started = house.world.message(parent.id, start)
        assert started is not None
        house.tell_message("MESSAGE_UPDATE", started)
    return house.for_bot.channel(made)


def archive_after(told: Json, usual: int) -> int:
    """After how many minutes of silence a thread is folded away."""
    minutes = told.get("auto_archive_duration") or usual
    if minutes not in ARCHIVE_AFTER:
        raise refusals.bad_form([limits.wrong("auto_archive_duration", f"Must be one of {ARCHIVE_AFTER}.")])
    return int(minutes)


async def joined(request: web.Request, house: House) -> object:
    """Somebody joins or leaves a thread: here everybody is in all of them."""
    named(request, house)
    return NOTHING


async def open_dm(request: web.Request, house: House) -> Json:
    """The channel of somebody's direct messages."""
    told = await object_of(request)
    person = as_number(told.get("recipient_id"))
    if person not in house.world.people:
        raise refusals.unknown_user()
    return house.for_bot.channel(house.world.dm_of(person))


# ---------------------------------------------------------------------- the server


def demand_server(request: web.Request, house: House) -> None:
    """Raise unless the server is meant."""
    if as_number(request.match_info["server"]) != house.world.server:
        raise refusals.unknown_guild()


async def server(request: web.Request, house: House) -> Json:
    """The server."""
    demand_server(request, house)
    return house.for_bot.server()


async def channels(request: web.Request, house: House) -> list[Json]:
    """The server's channels."""
    demand_server(request, house)
    found: list[Json] = house.for_bot.server()["channels"]
    return found


async def active_threads(request: web.Request, house: House) -> Json:
    """The threads that are not folded away."""
    demand_server(request, house)
    return {"threads": house.for_bot.server()["threads"], "members": []}


async def member(request: web.Request, house: House) -> Json:
    """Somebody in the server."""
    demand_server(request, house)
    number = as_number(request.match_info["user"])
    if number not in house.world.people and number != house.world.bot:
        raise refusals.Refused(404, 10007, "Unknown Member")
    return house.for_bot.member(number)


CHANNEL = "/channels/{channel}"
MESSAGE = f"{CHANNEL}/messages/{{message}}"
SERVER = "/guilds/{server}"
ROUTES = [
    route("GET", f"{CHANNEL}/messages", messages),
    route("POST", f"{CHANNEL}/messages", send),
    route("GET", MESSAGE, message),
    route("PATCH", MESSAGE, edit),
    route("DELETE", MESSAGE, delete),
    route("POST", f"{CHANNEL}/typing", typing),
    route("GET", CHANNEL, channel),
    route("PATCH", CHANNEL, change_channel),
    route("POST", f"{MESSAGE}/threads", thread_at_message),
    route("POST", f"{CHANNEL}/threads", thread),
    route("PUT", f"{CHANNEL}/thread-members/{{user}}", joined),
    route("DELETE", f"{CHANNEL}/thread-members/{{user}}", joined),
    route("POST", "/users/@me/channels", open_dm),
    route("GET", SERVER, server),
    route("GET", f"{SERVER}/channels", channels),
    route("GET", f"{SERVER}/threads/active", active_threads),
    route("GET", f"{SERVER}/members/{{user}}", member),
]
