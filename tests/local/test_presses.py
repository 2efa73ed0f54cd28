"""What people press, choose, type and fill in, against what they were shown."""

from typing import Any

import pytest

from local.posts import numbered
from local.presses import command_data, component_data, form_data
from local.records import Message
from local.refusals import Refused
from local.rest_bot import keep
from tests.local.place import Place

Json = dict[str, Any]


def option(name: str, kind: int, **more: Any) -> Json:
    return {"name": name, "description": "Something", "type": kind, **more}


def typed(place: Place, *options: Json, in_dm: bool = False) -> Json:
    """What the bot is told when Astrid types the one command there is."""
    house = place.house
    person = next(iter(house.world.people.values()))
    kind = 1 if in_dm else 0
    channel = next(it for it in house.world.channels.values() if it.kind == kind)
    (command,) = house.commands()
    name, data = command_data(
        house, person, channel, {"id": command["id"], "options": list(options)}, typing=False
    )
    return {"name": name, **data}


def tell(place: Place, *options: Json, **more: Any) -> None:
    """The bot has one command."""
    server = place.house.world.server if more.pop("here", False) else None
    keep(place.house, server, [{"name": "do", "description": "Do it", "options": list(options), **more}])


def refused(doing: Any, *given: Any) -> int:
    with pytest.raises(Refused) as found:
        doing(*given)
    return found.value.status


@pytest.mark.asyncio
async def test_commands_of_groups_are_told_with_their_whole_name(place: Place) -> None:
    inner = option("go", 1, options=[option("far", 5)])
    tell(place, option("out", 2, options=[inner, option("stay", 1)]), option("in", 1), here=True)
    go = {"name": "out", "options": [{"name": "go", "options": [{"name": "far", "value": True}]}]}
    told = typed(place, go)
    assert told["name"] == "do"
    assert told["guild_id"] == str(place.house.world.server)
    assert told["options"][0]["options"][0]["options"] == [{"name": "far", "type": 5, "value": True}]
    assert refused(typed, place) == 400
    assert refused(typed, place, go, {"name": "in"}) == 400
    assert refused(typed, place, {"name": "up"}) == 400
    assert refused(typed, place, {"name": ["up"]}) == 400
    assert refused(typed, place, go, go) == 400
    assert refused(typed, place, {"name": "out", "options": "go"}) == 400


@pytest.mark.asyncio
async def test_choices_and_bounds_are_kept(place: Place) -> None:
    choices = [{"name": "Blood Rage", "value": "blood-rage"}]
    tell(
        place,
        option("game", 3, choices=choices),
        option("name", 3, min_length=2, max_length=3),
        option("share", 10, min_value=0.5),
        option("role", 8),
        option("anybody", 9),
        option("where", 7, channel_types=[5]),
        option("file", 11),
    )
    assert typed(place, {"name": "game", "value": "blood-rage"})["options"][0]["value"] == "blood-rage"
    assert typed(place, {"name": "share", "value": 0.75})["options"][0]["value"] == 0.75
    everyone = str(place.house.world.server)
    assert everyone in typed(place, {"name": "role", "value": everyone})["resolved"]["roles"]
    bot = str(place.house.world.bot)
    assert bot in typed(place, {"name": "anybody", "value": bot})["resolved"]["users"]
    here = next(str(it.id) for it in place.house.world.channels.values() if it.kind == 0)
    for name, value in [
        ("game", "chess"),
        ("name", "x"),
        ("name", "xxxx"),
        ("share", 0.25),
        ("share", True),
        ("role", "7"),
        ("where", here),
        ("file", "7"),
    ]:
        assert refused(typed, place, {"name": name, "value": value}) == 400


@pytest.mark.asyncio
async def test_a_command_is_for_its_places(place: Place) -> None:
    tell(place, contexts=[0])
    assert typed(place)["name"] == "do"
    with pytest.raises(Refused, match="cannot be used here"):
        typed(place, in_dm=True)


@pytest.mark.asyncio
async def test_menus_of_people_and_places(place: Place) -> None:
    components: list[Json] = [
        {"type": 5, "custom_id": "who"},
        {"type": 6, "custom_id": "role"},
        {"type": 8, "custom_id": "where", "channel_types": [0], "min_values": 0},
    ]
    message = Message(1, 2, 3, components=numbered([{"type": 1, "components": [it]} for it in components]))
    house = place.house
    person, dm = (
        next(iter(house.world.people)),
        next(it for it in house.world.channels.values() if it.kind == 1),
    )
    data = component_data(house, message, {"custom_id": "who", "values": [str(person)]})
    assert data["resolved"]["users"][str(person)]["global_name"] == "Astrid"
    assert "user" not in data["resolved"]["members"][str(person)]
    assert component_data(house, message, {"custom_id": "where", "values": []})["values"] == []
    for custom_id, values in [("who", "x"), ("who", [7]), ("role", ["7"]), ("where", [str(dm.id)])]:
        assert refused(component_data, house, message, {"custom_id": custom_id, "values": values}) == 400
    assert refused(component_data, house, message, {}) == 400


FORM: Json = {
    "custom_id": "form",
    "components": numbered(
        [
            {"type": 10, "content": "Tell me"},
            {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "min_length": 2}},
            {"type": 18, "label": "Why", "component": {"type": 4, "custom_id": "why", "required": False}},
            {
                "type": 18,
                "label": "Clan",
                "component": {
                    "type": 3,
                    "custom_id": "clan",
                    "required": False,
                    "options": [{"label": "Wolf", "value": "wolf"}],
                },
            },
        ]
    ),
}


@pytest.mark.asyncio
async def test_a_form_is_told_field_by_field_as_it_was_shown(place: Place) -> None:
    given: list[Json] = [{"custom_id": "name", "value": "Bera"}, {"custom_id": "stowaway", "value": "x"}]
    told = form_data(place.house, FORM, {"components": given})
    assert [it["type"] for it in told["components"]] == [10, 18, 18, 18]
    fields = [it.get("component") for it in told["components"]]
    assert [it and it.get("value", it.get("values")) for it in fields] == [None, "Bera", "", []]
    given.append({"custom_id": "clan", "values": ["wolf"]})
    assert form_data(place.house, FORM, {"components": given})["components"][3]["component"]["values"] == [
        "wolf"
    ]
    in_a_row = [{"type": 1, "components": [{"custom_id": "name", "value": "Egil"}]}]
    assert (
        form_data(place.house, FORM, {"components": in_a_row})["components"][1]["component"]["value"]
        == "Egil"
    )
    wrongs: list[Any] = ["x", [7], [], [{"custom_id": []}], [{"components": "x"}]]
    wrongs += [[{"custom_id": "name", "value": value}] for value in (7, "B")]
    for wrong in wrongs:
        assert refused(form_data, place.house, FORM, {"components": wrong}) == 400
    given[-1]["values"] = ["bear"]
    assert refused(form_data, place.house, FORM, {"components": given}) == 400
