"""Buttons, menus and forms that work forever: they say what they mean, and who handles it is looked up."""

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, Self, cast

import discord
import msgspec
from discord import ui

LONGEST_LABEL = 80
LONGEST_OPTION = 100
LONGEST_TITLE = LONGEST_FIELD = 45
LONGEST_PLACEHOLDER = 150
MOST_OPTIONS = 25
MARKDOWN = re.compile(r"\\(.)|\*+")


class Press(msgspec.Struct, frozen=True):
    """A click: on what, in which match, and what else the button says; what was chosen or written."""

    verb: str
    match: int
    rest: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    fields: dict[str, str] = {}


Handler = Callable[[discord.Interaction[Any], Press], Awaitable[None]]


class House(Protocol):
    """A client with doors."""

    doors: dict[str, Handler]


def custom_id(kind: str, verb: str, match: int, *rest: object) -> str:
    """What a button or a menu carries."""
    return ":".join(["skald", kind, verb, str(match), *map(str, rest)])


def shortened(text: str, most: int) -> str:
    """A text that fits, for where no markdown is read: bare of its stars and of what escapes a name."""
    plain = MARKDOWN.sub(r"\1", text)
    return plain if len(plain) <= most else f"{plain[: most - 1]}…"


TEMPLATE = r":(?P<verb>[a-z-]+):(?P<match>\d+)(?P<rest>(?::[^:]*)*)"


def read(found: re.Match[str], values: Sequence[str] = ()) -> Press:
    """What was pressed."""
    rest = tuple(found["rest"].split(":")[1:])
    return Press(found["verb"], int(found["match"]), rest, tuple(values))


class Button(ui.DynamicItem[ui.Button[Any]], template="skald:button" + TEMPLATE):
    """A button that opens a door."""

    @classmethod
    def of(
        cls,
        label: str,
        verb: str,
        match: int,
        *rest: object,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        disabled: bool = False,
    ) -> Self:
        """A button with a meaning."""
        return cls(
            ui.Button(
                label=shortened(label, LONGEST_LABEL),
                style=style,
                disabled=disabled,
                custom_id=custom_id("button", verb, match, *rest),
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await open_door(interaction, read(self._found()))

    def _found(self) -> re.Match[str]:
        found = self.template.fullmatch(self.custom_id)
        assert found is not None
        return found


class Menu(ui.DynamicItem[ui.Select[Any]], template="skald:menu" + TEMPLATE):
    """A menu that opens a door."""

    @classmethod
    def of(
        cls,
        options: Sequence[discord.SelectOption],
        placeholder: str,
        verb: str,
        match: int,
        *rest: object,
        least: int = 1,
        most: int = 1,
    ) -> Self:
        """A menu with a meaning; at most 25 options."""
        return cls(
            ui.Select(
                options=list(options),
                placeholder=shortened(placeholder, LONGEST_PLACEHOLDER),
                min_values=least,
                max_values=most,
                custom_id=custom_id("menu", verb, match, *rest),
            )
        )

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        found = self.template.fullmatch(self.custom_id)
        assert found is not None
        values = interaction.data.get("values", []) if interaction.data is not None else []
        await open_door(interaction, read(found, cast("list[str]", values)))


class Form(ui.Modal):
    """A form that opens a door when it is sent, however long it lay open and whichever bot showed it."""

    template = re.compile("skald:form" + TEMPLATE)

    def __init__(self, title: str, verb: str, match: int, *rest: object) -> None:
        super().__init__(
            title=shortened(title, LONGEST_TITLE), custom_id=custom_id("form", verb, match, *rest)
        )
        self.stop()  # so that discord.py does not keep it: many a form is never sent

    def ask(self, label: str, about: str | None, field: "ui.TextInput[Any]") -> None:
        """A field, with a word on what belongs into it."""
        self.add_item(
            ui.Label(
                text=shortened(label, LONGEST_FIELD),
                description=None if about is None else shortened(about, LONGEST_OPTION),
                component=field,
            )
        )


async def open_form(interaction: discord.Interaction[Any]) -> None:
    """A form was sent: let whoever knows about its kind handle it."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    found = Form.template.fullmatch(str(data.get("custom_id")))
    press = Press("unknown", 0) if found is None else read(found)
    fields = dict(written(data.get("components", ())))
    await open_door(interaction, msgspec.structs.replace(press, fields=fields))


def written(components: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """What was written into the fields of a form, by their names."""
    for part in components:
        inside = [part["component"]] if "component" in part else part.get("components", ())
        yield from written(inside)
        if "value" in part:
            yield str(part["custom_id"]), str(part["value"] or "")


async def open_door(interaction: discord.Interaction[Any], press: Press) -> None:
    """Let whoever knows about this kind of press handle it; an unknown kind is from another time."""
    house = cast("House", interaction.client)
    await house.doors.get(press.verb, house.doors["unknown"])(interaction, press)


def option(label: str, value: str, about: str | None = None, *, chosen: bool = False) -> discord.SelectOption:
    """A menu's option that fits."""
    return discord.SelectOption(
        label=shortened(label, LONGEST_OPTION),
        value=value,
        description=None if about is None else shortened(about, LONGEST_OPTION),
        default=chosen,
    )


def layout(*parts: ui.Item[Any]) -> ui.LayoutView:
    """A message of these parts; its buttons never expire."""
    view = ui.LayoutView(timeout=None)
    for part in parts:
        view.add_item(part)
    return view


def rows(buttons: Sequence[Button]) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of five."""
    return [ui.ActionRow(*buttons[first : first + 5]) for first in range(0, len(buttons), 5)]
