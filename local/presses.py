"""What people do, checked against what they were shown, and put as Discord puts it to the bot."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from local import limits, permissions
from local.house import House, as_number
from local.limits import BUTTON, LINK, MENU, PICKERS, TEXT_INPUT, Fault
from local.records import DM, Channel, Json, Message, Person
from local.refusals import Refused, bad_form, unknown_command

SUB_COMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
PLAIN = (STRING, INTEGER, BOOLEAN, NUMBER)
PICK_USERS, PICK_ROLES, PICK_BOTH, PICK_CHANNELS = PICKERS
LONGEST_STRING = 6000
IN_SERVER, IN_DM = 0, 1
Given = Mapping[str, Any]


def refused(where: str, says: str) -> Refused:
    """Something that was not on the screen."""
    return bad_form([Fault(where, says, "COMPONENT_VALIDATION_FAILED")])


# ---------------------------------------------------------------------- components


def component_data(house: House, message: Message, given: Given) -> Json:
    """A button that was pressed, or a menu that was chosen from."""
    custom_id = given.get("custom_id")
    part = next((it for it in limits.parts_of(message.components) if it.get("custom_id") == custom_id), None)
    if part is None or custom_id is None:
        raise refused("data.custom_id", "This is not there any more.")
    if part.get("disabled") or part.get("style") == LINK:
        raise refused("data.custom_id", "This cannot be used.")
    data: Json = {"custom_id": custom_id, "component_type": part["type"], "id": part.get("id", 0)}
    if part["type"] == BUTTON:
        return data
    return data | chosen(house, part, given.get("values"))


def chosen(house: House, part: Given, values: Any) -> Json:
    """What was chosen from a menu."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise refused("data.values", "This must be a list of texts.")
    least, most = limits.usual(part.get("min_values"), 1), limits.usual(part.get("max_values"), 1)
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise refused("data.values", f"Choose {least} to {most}.")
    if part["type"] == MENU:
        if not {option["value"] for option in part["options"]}.issuperset(values):
            raise refused("data.values", "This is not among the options.")
        return {"values": values}
    resolved: Json = {}
    for value in values:
        resolve(house, PICKED[part["type"]], value, resolved, part.get("channel_types"))
    return {"values": values, "resolved": resolved}


PICKED = {PICK_USERS: USER, PICK_ROLES: ROLE, PICK_BOTH: MENTIONABLE, PICK_CHANNELS: CHANNEL}


def resolve(house: House, kind: int, value: Any, resolved: Json, channel_types: Any = None) -> None:
    """Add what an id stands for."""
    number, world = as_number(value), house.world
    if kind in (USER, MENTIONABLE) and (number in world.people or number == world.bot):
        resolved.setdefault("users", {})[str(number)] = house.for_bot.user(number)
        member = {
            key: it for key, it in house.for_bot.member(number).items() if key not in ("user", "deaf", "mute")
        }
        resolved.setdefault("members", {})[str(number)] = member
    elif kind in (ROLE, MENTIONABLE) and number == world.server:
        resolved.setdefault("roles", {})[str(number)] = house.for_bot.everyone()
    elif kind == CHANNEL and number in world.channels:
        channel = world.channels[number]
        if channel.kind == DM or (channel_types and channel.kind not in channel_types):
            raise refused("data.options", "This channel cannot be chosen.")
        shape = house.for_bot.channel(channel) | {"permissions": str(permissions.EVERYBODY)}
        resolved.setdefault("channels", {})[str(number)] = shape
    else:
        raise refused("data.options", "There is nothing with this id.")


# ---------------------------------------------------------------------- commands


def command_data(
    house: House, person: Person, channel: Channel, given: Given, *, typing: bool
) -> tuple[str, Json]:
    """A command that was typed, or is being typed: its whole name, and what the bot is told."""
    command = next((it for it in house.commands() if it["id"] == str(given.get("id"))), None)
    if command is None:
        raise unknown_command()
    demand_allowed(command, person, channel)
    resolved: Json = {}
    options = list(filled(house, command, given.get("options") or [], resolved, typing=typing))
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    if options:
        data["options"] = options
    if resolved:
        data["resolved"] = resolved
    return " ".join([command["name"], *path_of(options)]), data


def demand_allowed(command: Given, person: Person, channel: Channel) -> None:
    """Raise unless this person may use a command here."""
    contexts = command.get("contexts")
    here = IN_DM if channel.kind == DM else IN_SERVER
    in_dms = command.get("dm_permission") is not False
    if (contexts is not None and here not in contexts) or (here == IN_DM and not in_dms):
        raise Refused(400, 50035, "This command cannot be used here.", reason="command-elsewhere")
    needed = command.get("default_member_permissions")
    if here == IN_SERVER and needed is not None:
        bits = int(needed)
        if not person.keeper and permissions.of_person(person) & bits != bits:
            raise Refused(403, 50013, "You may not use this command.", reason="command-forbidden")


def path_of(options: Sequence[Given]) -> Iterator[str]:
    """The names of the group and the command within a command."""
    if options and options[0]["type"] in (SUB_COMMAND, GROUP):
        yield options[0]["name"]
        yield from path_of(options[0].get("options") or [])


def filled(house: House, node: Given, given: Any, resolved: Json, *, typing: bool) -> Iterator[Json]:
    """The options as they were filled in."""
    if not isinstance(given, list) or not all(isinstance(it, dict) for it in given):
        raise refused("data.options", "This must be a list of options.")
    known = {option["name"]: option for option in node.get("options") or []}
    names = [str(it.get("name")) for it in given]
    if len(set(names)) != len(names) or not set(names) <= set(known):
        raise refused("data.options", "An option is not known, or stands twice.")
    nested = [name for name, option in known.items() if option["type"] in (SUB_COMMAND, GROUP)]
    if nested and len(given) != 1:
        raise refused("data.options", "Choose one of the commands of this group.")
    missing = [name for name, option in known.items() if option.get("required") and name not in names]
    if missing and not typing:
        raise refused("data.options", f"Missing: {', '.join(missing)}.")
    for it in given:
        option = known[it["name"]]
        shape: Json = {"name": option["name"], "type": option["type"]}
        if option["type"] in (SUB_COMMAND, GROUP):
            inside = filled(house, option, it.get("options") or [], resolved, typing=typing)
            yield shape | {"options": list(inside)}
        elif typing and it.get("focused"):
            yield shape | {"value": str(it.get("value", ""))[:LONGEST_STRING], "focused": True}
        else:
            yield shape | {"value": value_of(house, option, it.get("value"), resolved)}


def value_of(house: House, option: Given, value: Any, resolved: Json) -> Any:
    """The value of an option, if it is one it takes."""
    kind = option["type"]
    fits = {
        STRING: isinstance(value, str),
        INTEGER: isinstance(value, int) and not isinstance(value, bool),
        BOOLEAN: isinstance(value, bool),
        NUMBER: isinstance(value, int | float) and not isinstance(value, bool),
    }
    where = f"data.options.{option['name']}"
    if kind in PLAIN and not fits[kind]:
        raise refused(where, "This is of the wrong kind.")
    if kind not in PLAIN:
        resolve(house, kind, value, resolved, option.get("channel_types"))
        return str(value)
    if option.get("choices") and value not in [choice["value"] for choice in option["choices"]]:
        raise refused(where, "This is not among the choices.")
    size = len(value) if kind == STRING else value
    ends = ("min_length", "max_length") if kind == STRING else ("min_value", "max_value")
    least, most = (option.get(end) for end in ends)
    most = LONGEST_STRING if most is None and kind == STRING else most
    if (least is not None and size < least) or (most is not None and size > most):
        raise refused(where, f"Must be between {least} and {most}.")
    return value


# ---------------------------------------------------------------------- forms


def form_data(house: House, form: Given, given: Given) -> Json:
    """A form that was filled in, field by field as it was shown."""
    told = {str(part.get("custom_id")): part for part in fields_of(given.get("components"))}
    fields = [filled_in(house, part, told) for part in form["components"]]
    return {"custom_id": form["custom_id"], "components": fields}


def fields_of(parts: Any) -> Iterator[Given]:
    """The fields that were sent, by themselves or each in its row or label."""
    if not isinstance(parts, list) or not all(isinstance(part, dict) for part in parts):
        raise refused("data.components", "This must be a list of fields.")
    for part in parts:
        yield part
        inside = part.get("components", [part["component"]] if "component" in part else [])
        yield from (it for it in inside if isinstance(it, dict)) if isinstance(inside, list) else ()


def filled_in(house: House, part: Given, told: Mapping[str, Given]) -> Json:
    """One component of a form as it was filled in."""
    shape: Json = {"type": part["type"], "id": part.get("id", 0)}
    if part.get("components"):
        return shape | {"components": [filled_in(house, it, told) for it in part["components"]]}
    if part.get("component"):
        return shape | {"component": filled_in(house, part["component"], told)}
    if "custom_id" not in part:
        return shape
    given = told.get(part["custom_id"], {})
    shape["custom_id"] = part["custom_id"]
    if part["type"] == TEXT_INPUT:
        return shape | {"value": written(part, given.get("value") or "")}
    if part.get("required") is False and not given.get("values"):
        return shape | {"values": []}
    return shape | chosen(house, part, given.get("values") or [])


def written(part: Given, value: Any) -> str:
    """What was written into a field."""
    where = f"data.components.{part['custom_id']}"
    if not isinstance(value, str):
        raise refused(where, "This must be a text.")
    least, most = part.get("min_length") or 0, part.get("max_length") or limits.LONGEST_INPUT
    if not value and part.get("required") is False:
        return value
    if not max(1, least) <= len(value) <= most:
        raise refused(where, f"Must be between {max(1, least)} and {most} in length.")
    return value
