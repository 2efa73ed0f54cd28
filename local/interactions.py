"""Interactions: what somebody does is told to the bot, which answers in three seconds and may go on."""

import hmac
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from local import limits, posts, presses, refusals
from local.bodies import Response, demand_shape
from local.forms import Form
from local.house import House, as_number
from local.limits import EPHEMERAL, LOADING, Fault
from local.records import AUTOCOMPLETE, COMMAND, COMPONENT, FORM, Channel, Interaction, Json, Message, Person
from local.snowflakes import COUNTER_BITS, age_of

IN_TIME = 3.0
"""Seconds in which the bot must give its first response."""
TALKS_ON = 900.0
"""Seconds in which it may follow up."""
REPLY, DEFER, DEFER_EDIT, EDIT, COMPLETE, ASK = 4, 5, 6, 7, 8, 9
"""The types of first responses."""
ALLOWED = {
    COMMAND: (REPLY, DEFER, ASK),
    COMPONENT: (REPLY, DEFER, DEFER_EDIT, EDIT, ASK),
    AUTOCOMPLETE: (COMPLETE,),
    FORM: (REPLY, DEFER, DEFER_EDIT, EDIT),
}
REMEMBERED = 6 * 3600
"""Seconds after which an interaction is forgotten, with the form it showed."""


# ---------------------------------------------------------------------- what people do


def begin(house: House, person: Person, channel: Channel, told: Mapping[str, Any]) -> Interaction:
    """Somebody does something; the bot is told."""
    kind, given = told.get("type"), told.get("data")
    if not isinstance(given, dict):
        raise presses.refused("data", "This is required.")
    message, name = None, ""
    if kind in (COMMAND, AUTOCOMPLETE):
        name, data = presses.command_data(house, person, channel, given, typing=kind == AUTOCOMPLETE)
    elif kind == COMPONENT:
        message = house.message(channel, str(told.get("message_id")), person.id)
        data = presses.component_data(house, message, given)
    elif kind == FORM:
        asked = form_shown(house, person, channel, given)
        assert asked.form is not None
        name, data = asked.name, presses.form_data(house, asked.form, given)
        message = None if asked.message is None else house.world.message(channel.id, asked.message)
    else:
        raise presses.refused("type", "There is no such interaction.")
    interaction = Interaction(
        house.world.snowflakes.new(),
        secrets.token_urlsafe(48),
        int(kind),
        person.id,
        channel.id,
        str(told.get("nonce", ""))[:64],
        None if message is None else message.id,
        name,
    )
    tell(house, interaction, data, message)
    return interaction


def form_shown(house: House, person: Person, channel: Channel, given: Mapping[str, Any]) -> Interaction:
    """The interaction in which somebody was shown the form that they send."""
    asked = house.world.interaction(as_number(given.get("id")))
    if asked is None or asked.form is None or (asked.person, asked.channel) != (person.id, channel.id):
        raise presses.refused("data.id", "This form was not shown.")
    return asked


def tell(house: House, interaction: Interaction, data: Json, message: Message | None) -> None:
    """Tell the bot, and wait for its response."""
    house.world.save_interaction(interaction)
    house.world.forget_interactions(interaction.id - (REMEMBERED * 1000 << COUNTER_BITS))
    if not house.gateway.reachable:
        fail(house, interaction, "away")
        return
    house.wait(interaction.id, IN_TIME, lambda: fail(house, interaction, "late"))
    shape = house.for_bot.interaction(interaction, data, message)
    house.gateway.tell("INTERACTION_CREATE", shape, intent=None)


def fail(house: House, interaction: Interaction, reason: str) -> None:
    """Tell who waits that nothing comes."""
    tell_person(house, interaction, "INTERACTION_FAILED", reason=reason)


def tell_person(house: House, interaction: Interaction, event: str, **more: Any) -> None:
    """Tell who did it what came of it."""
    data = {"nonce": interaction.nonce, "id": str(interaction.id), **more}
    house.visitors.tell(event, data, [interaction.person])


# ---------------------------------------------------------------------- how the bot answers


def waiting(house: House, number: str, token: str) -> Interaction:
    """The interaction that is answered; only the bot knows its token."""
    interaction = house.world.interaction(as_number(number))
    if interaction is None or not hmac.compare_digest(interaction.token.encode(), token.encode()):
        raise refusals.unknown_interaction()
    return interaction


def respond(house: House, number: str, token: str, form: Form) -> tuple[Interaction, Message | None]:
    """The first response."""
    interaction = waiting(house, number, token)
    if interaction.answered is not None:
        raise refusals.Refused(400, 40060, "Interaction has already been acknowledged.")
    if age_of(interaction.id) > IN_TIME:
        raise refusals.unknown_interaction()
    body = form.body or {}
    demand_shape(body, Response)
    kind, data = body["type"], body.get("data") or {}
    if kind not in ALLOWED[interaction.kind] or (kind in (EDIT, DEFER_EDIT) and interaction.message is None):
        raise refusals.bad_form(
            [Fault("type", f"This interaction takes no response {kind}.", "BASE_TYPE_CHOICES")]
        )
    message = RESPONSES[int(kind)](house, interaction, Form(data, form.files))
    interaction.answered = kind
    house.world.save_interaction(interaction)
    house.stop_waiting(interaction.id)
    if kind in (DEFER, DEFER_EDIT):
        tell_person(house, interaction, "INTERACTION_DONE", deferred=True)
    elif kind in (REPLY, EDIT):
        tell_person(house, interaction, "INTERACTION_DONE")
    return interaction, message


def reply(house: House, interaction: Interaction, form: Form) -> Message:
    """A message."""
    channel = house.world.channels[interaction.channel]
    message = posts.post(house, channel, form, author=house.world.bot, answers=interaction)
    interaction.response = message.id
    return message


def defer(house: House, interaction: Interaction, form: Form) -> Message:
    """A message will come."""
    channel = house.world.channels[interaction.channel]
    private = bool(int(form.body.get("flags") or 0) & EPHEMERAL)
    message = posts.thinking(house, channel, interaction, private=private)
    interaction.response = message.id
    return message


def defer_edit(_: House, __: Interaction, ___: Form) -> None:
    """A change will come, or the press is just taken note of."""


def edit_pressed(house: House, interaction: Interaction, form: Form) -> Message:
    """The message whose component was used becomes another."""
    return posts.edit(house, pressed(house, interaction), form)


def complete(house: House, interaction: Interaction, form: Form) -> None:
    """What fits what is typed so far."""
    refusals.demand(limits.callback_faults({"type": COMPLETE, "data": form.body}, ()))
    tell_person(house, interaction, "AUTOCOMPLETE", choices=form.body.get("choices") or [])


def ask(house: House, interaction: Interaction, form: Form) -> None:
    """A form."""
    refusals.demand(limits.form_faults(form.body))
    interaction.form = form.body | {"components": posts.numbered(form.body["components"])}
    shown = {key: interaction.form[key] for key in ("custom_id", "title", "components")}
    tell_person(house, interaction, "MODAL", **shown)


RESPONSES: dict[int, Callable[[House, Interaction, Form], Message | None]] = {
    REPLY: reply,
    DEFER: defer,
    DEFER_EDIT: defer_edit,
    EDIT: edit_pressed,
    COMPLETE: complete,
    ASK: ask,
}


def pressed(house: House, interaction: Interaction) -> Message:
    """The message whose component was used."""
    message = house.world.message(interaction.channel, interaction.message or 0)
    if message is None:
        raise refusals.unknown_message()
    return message


# ---------------------------------------------------------------------- and goes on


def talking(house: House, application: str, token: str) -> Interaction:
    """The interaction of a token with which the bot may still talk."""
    interaction = house.world.interaction_with(token)
    if as_number(application) != house.world.bot or interaction is None or interaction.answered is None:
        raise refusals.unknown_webhook()
    if age_of(interaction.id) > TALKS_ON:
        raise refusals.Refused(401, 50027, "Invalid Webhook Token")
    return interaction


def follow_up(house: House, interaction: Interaction, form: Form) -> Message:
    """One more message; the first after a deferred response takes its place."""
    if interaction.answered == DEFER:
        first = original(house, interaction)
        if first.flags & LOADING:
            return posts.edit(house, first, form)
    channel = house.world.channels[interaction.channel]
    return posts.post(house, channel, form, author=house.world.bot, answers=interaction)


def original(house: House, interaction: Interaction) -> Message:
    """The message of the first response."""
    number = interaction.response
    if interaction.answered in (DEFER_EDIT, EDIT):
        number = interaction.message
    message = house.world.message(interaction.channel, number or 0)
    if message is None:
        raise refusals.unknown_message()
    return message


def follow_up_with(house: House, interaction: Interaction, number: str) -> Message:
    """A message of this interaction: the first response, or one that followed."""
    if number == "@original":
        return original(house, interaction)
    message = house.world.message(interaction.channel, as_number(number))
    own = message is not None and (message.interaction or {}).get("id") == str(interaction.id)
    if message is None or not own:
        raise refusals.unknown_message()
    return message
