"""What Discord refuses: each limit, just kept and just broken."""

from typing import Any

import pytest

from local import limits
from local.limits import COMPONENTS_V2
from local.refusals import bad_form

Json = dict[str, Any]


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def menu(options: int = 1, **more: Any) -> Json:
    shown = [{"label": str(number), "value": str(number)} for number in range(options)]
    return {"type": 3, "custom_id": "m", "options": shown, **more}


def text(words: str = "x") -> Json:
    return {"type": 10, "content": words}


def new_style(*components: Json) -> Json:
    return {"flags": COMPONENTS_V2, "components": list(components)}


def gallery(*urls: str, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **more} for url in urls]}


def command(**more: Any) -> Json:
    return {"name": "new", "description": "Open a lobby", "type": 1, **more}


def option(name: str, **more: Any) -> Json:
    return {"name": name, "description": "Something", "type": 3, **more}


KEPT: list[Json] = [
    {"content": "x" * 2000},
    {"nonce": "n" * 25, "content": "x"},
    new_style(*[text()] * 40),
    new_style(text("x" * 2000), text("x" * 2000)),
    {"components": [row(*(button(f"{line}.{number}") for number in range(5))) for line in range(5)]},
    {"components": [row(menu(25, max_values=25))]},
    {"components": [row(button(label="x" * 80))]},
    {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})]},
    {"components": [row({"type": 2, "style": 1, "emoji": {"name": "⚔"}, "custom_id": "a"})]},
    {"components": [row({"type": 8, "custom_id": "c", "min_values": 0, "max_values": 25})]},
    new_style(gallery("attachment://board.png", "https://example.org/a.png", description="x" * 1024)),
    new_style({"type": 17, "components": [text(), row(button())]}),
    new_style({"type": 9, "components": [text()], "accessory": button()}),
    new_style({"type": 14}, text()),
    {"embeds": [{"title": "x", "description": "y" * 4000, "fields": [{"name": "a", "value": "b"}]}]},
]


@pytest.mark.parametrize("body", KEPT)
def test_what_discord_takes_has_no_faults(body: Json) -> None:
    assert list(limits.message_faults(body, {"board.png"})) == []


BROKEN: list[tuple[Json, str]] = [
    ({"content": "x" * 2001}, "content"),
    ({"nonce": "n" * 26}, "nonce"),
    ({"embeds": [{}] * 11}, "embeds"),
    ({"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]}, "embeds"),
    (new_style(*[text()] * 41), "components"),
    (new_style(), "components"),
    (new_style(text("x" * 2000), text("x" * 2001)), "components"),
    (new_style(text("  ")), "components.0.content"),
    ({**new_style(text()), "content": "x"}, "content"),
    ({**new_style(text()), "embeds": [{"title": "x"}]}, "embeds"),
    ({"components": [text()]}, "components.0.type"),
    ({"components": [row(button(str(number))) for number in range(6)]}, "components"),
    ({"components": [row(*(button(str(number)) for number in range(6)))]}, "components.0.components"),
    ({"components": [row()]}, "components.0.components"),
    ({"components": [row(menu(), button())]}, "components.0.components"),
    ({"components": [row(text())]}, "components.0.components.0.type"),
    ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
    ({"components": [row(button(label=""))]}, "components.0.components.0.label"),
    ({"components": [row(button("x" * 101))]}, "components.0.components.0.custom_id"),
    ({"components": [row({"type": 2, "style": 1, "label": "x"})]}, "components.0.components.0.custom_id"),
    ({"components": [row(button(style=9))]}, "components.0.components.0.style"),
    ({"components": [row({"type": 2, "style": 5, "label": "x"})]}, "components.0.components.0.url"),
    ({"components": [row(button("a"), button("a"))]}, "components.0.components.1.custom_id"),
    ({"components": [row(button("a", id=7), button("b", id=7))]}, "components.0.components.1.id"),
    ({"components": [row(menu(26))]}, "components.0.components.0.options"),
    ({"components": [row(menu(0))]}, "components.0.components.0.options"),
    ({"components": [row(menu(2, max_values=3))]}, "components.0.components.0.max_values"),
    ({"components": [row(menu(2, min_values=2, max_values=1))]}, "components.0.components.0.max_values"),
    ({"components": [row(menu(placeholder="x" * 151))]}, "components.0.components.0.placeholder"),
    ({"components": [row(menu(options=2) | {"custom_id": None})]}, "components.0.components.0.custom_id"),
    ({"components": [row({"type": 3, "custom_id": "m", "options": [option("x"), option("x")]})]}, ""),
    (new_style({"type": 99}), "components.0.type"),
    (new_style(gallery(*["https://example.org/a.png"] * 11)), "components.0.items"),
    (new_style(gallery("attachment://other.png")), "components.0.items.0.media.url"),
    (
        new_style(gallery("attachment://board.png", description="x" * 1025)),
        "components.0.items.0.description",
    ),
    (new_style({"type": 13, "file": {"url": "attachment://a.txt"}}), "components.0.file.url"),
    (new_style({"type": 9, "components": [text()], "accessory": text()}), "components.0.accessory"),
    (
        new_style({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
    ),
]


@pytest.mark.parametrize(("body", "where"), BROKEN)
def test_what_goes_beyond_a_limit_is_told_with_its_place(body: Json, where: str) -> None:
    places = [fault.where for fault in limits.message_faults(body, {"board.png"})]
    assert where in places if where else places


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ([{"label": "x" * 101, "value": "a"}], "label"),
        ([{"label": "x", "value": "a" * 101}], "value"),
        ([{"label": "x", "value": "a", "description": "d" * 101}], "description"),
        ([{"label": "x", "value": "a"}, {"label": "y", "value": "a"}], "options"),
        ([{"label": str(it), "value": str(it), "default": True} for it in range(2)], "options"),
    ],
)
def test_a_menus_options_have_limits(options: list[Json], where: str) -> None:
    body = {"components": [row({"type": 3, "custom_id": "m", "options": options})]}
    assert any(fault.where.endswith(where) for fault in limits.message_faults(body, ()))


@pytest.mark.parametrize(
    ("form", "where"),
    [
        ({"title": "x" * 46}, "data.title"),
        ({"custom_id": "x" * 101}, "data.custom_id"),
        ({"components": []}, "data.components"),
        (
            {"components": [{"type": 18, "label": "x" * 46, "component": {"type": 4, "custom_id": "a"}}]},
            "label",
        ),
        ({"components": [{"type": 18, "label": "x", "description": "d" * 101}]}, "description"),
        ({"components": [row({"type": 4, "custom_id": "a", "label": "x" * 46})]}, "label"),
        ({"components": [row({"type": 4, "custom_id": "a", "placeholder": "x" * 101})]}, "placeholder"),
        ({"components": [row({"type": 4, "custom_id": "a", "value": "xx", "max_length": 1})]}, "value"),
        ({"components": [row({"type": 4, "label": "x"})]}, "custom_id"),
    ],
)
def test_a_form_has_limits(form: Json, where: str) -> None:
    usual = {"title": "How many?", "custom_id": "f", "components": [row({"type": 4, "custom_id": "number"})]}
    assert list(limits.callback_faults({"type": 9, "data": usual}, ())) == []
    found = list(limits.callback_faults({"type": 9, "data": usual | form}, ()))
    assert any(fault.where.endswith(where) for fault in found)


def test_a_completion_offers_at_most_25() -> None:
    choices = [{"name": str(it), "value": str(it)} for it in range(26)]
    assert list(limits.callback_faults({"type": 8, "data": {"choices": choices[:25]}}, ())) == []
    assert list(limits.callback_faults({"type": 8, "data": {"choices": choices}}, ()))
    assert list(
        limits.callback_faults({"type": 8, "data": {"choices": [{"name": "", "value": "x" * 101}]}}, ())
    )


@pytest.mark.parametrize(
    ("commands", "where"),
    [
        ([command(name=f"c{it}") for it in range(101)], ""),
        ([command(), command()], ""),
        ([command(name="New")], "0.name"),
        ([command(name="x" * 33)], "0.name"),
        ([command(name_localizations={"de": "Neu"})], "0.name"),
        ([command(description="")], "0.description"),
        ([command(description_localizations={"fr": "x" * 101})], "0.description"),
        ([command(options=[option(f"o{it}") for it in range(26)])], "0.options"),
        ([command(options=[option("a"), option("a")])], "0.options"),
        ([command(options=[option("a"), option("b", name_localizations={"de": "a"})])], "0.options"),
        ([command(options=[option("a"), option("b", required=True)])], "0.options"),
        ([command(options=[option("a", choices=[{"name": "x", "value": "x"}] * 26)])], "0.options.0.choices"),
        (
            [
                command(
                    options=[
                        option(
                            f"o{it}",
                            description="x" * 100,
                            choices=[{"name": f"{n}" * 50, "value": f"{n}" * 50} for n in range(5)],
                        )
                        for it in range(25)
                    ]
                )
            ],
            "0",
        ),
    ],
)
def test_commands_have_limits(commands: list[Json], where: str) -> None:
    assert list(limits.commands_faults([command(options=[option("a", required=True), option("b")])])) == []
    assert where in [fault.where for fault in limits.commands_faults(commands)]


def test_files_have_limits() -> None:
    assert list(limits.file_faults([("a", "x" * 1024, b"")] * 10)) == []
    assert list(limits.file_faults([("a", None, b"")] * 11))
    assert list(limits.file_faults([("a", None, bytes(limits.FILE_SIZE)), ("b", None, b"x")]))
    assert list(limits.file_faults([("a", "x" * 1025, b"")]))


def test_faults_are_told_in_discords_shape() -> None:
    body = {"components": [row(button(label="x" * 81))]}
    refused = bad_form(limits.message_faults(body, ()))
    assert refused.status == 400
    assert refused.body == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {
            "components": {
                "0": {
                    "components": {
                        "0": {
                            "label": {
                                "_errors": [
                                    {
                                        "code": "BASE_TYPE_BAD_LENGTH",
                                        "message": "Must be between 1 and 80 in length, not 81.",
                                    }
                                ]
                            }
                        }
                    }
                }
            }
        },
    }
