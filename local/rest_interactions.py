"""Discord's HTTP API about interactions: the first response, and what follows."""

from aiohttp import web

from local import interactions, posts
from local.forms import form_of
from local.house import House
from local.limits import EPHEMERAL, LOADING
from local.records import Interaction, Json
from local.rest import NOTHING, route


async def callback(request: web.Request, house: House) -> object:
    """The first response; nothing is read of who does not know the token."""
    number, token = request.match_info["interaction"], request.match_info["token"]
    interactions.waiting(house, number, token)
    told, message = interactions.respond(house, number, token, await form_of(request))
    if request.query.get("with_response") not in ("1", "true"):
        return NOTHING
    answer: Json = {"interaction": {"id": str(told.id), "type": told.kind}}
    if message is not None:
        answer["interaction"] |= {
            "response_message_id": str(message.id),
            "response_message_loading": bool(message.flags & LOADING),
            "response_message_ephemeral": bool(message.flags & EPHEMERAL),
        }
        answer["resource"] = {"type": told.answered, "message": house.for_bot.message(message)}
    return answer


def talking(request: web.Request, house: House) -> Interaction:
    """The interaction whose token stands in the address."""
    found = request.match_info
    return interactions.talking(house, found["application"], found["token"])


async def follow_up(request: web.Request, house: House) -> Json:
    """One more message."""
    talking(request, house)
    form = await form_of(request)
    return house.for_bot.message(interactions.follow_up(house, talking(request, house), form))


async def message(request: web.Request, house: House) -> Json:
    """A message of this interaction."""
    told = talking(request, house)
    return house.for_bot.message(interactions.follow_up_with(house, told, request.match_info["message"]))


async def edit(request: web.Request, house: House) -> Json:
    """Change a message of this interaction."""
    talking(request, house)
    form, told = await form_of(request), talking(request, house)
    found = interactions.follow_up_with(house, told, request.match_info["message"])
    return house.for_bot.message(posts.edit(house, found, form))


async def delete(request: web.Request, house: House) -> object:
    """Take a message of this interaction away."""
    told = talking(request, house)
    posts.delete(house, interactions.follow_up_with(house, told, request.match_info["message"]))
    return NOTHING


WEBHOOK = "/webhooks/{application}/{token}"
MESSAGE = f"{WEBHOOK}/messages/{{message}}"
ROUTES = [
    route("POST", "/interactions/{interaction}/{token}/callback", callback),
    route("POST", WEBHOOK, follow_up),
    route("GET", MESSAGE, message),
    route("PATCH", MESSAGE, edit),
    route("DELETE", MESSAGE, delete),
]
