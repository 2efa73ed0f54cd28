"""Settings: what a table may agree on before a match, read from the types of a game's options."""

from collections.abc import Iterator
from dataclasses import dataclass
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

Kind = Literal["switch", "choice", "seat", "each"]
"""On or off; one of some values; one of the players; for each player one of some values, all different."""


class OneSeat:
    """Marks an option that is a player, by seat, or nobody in particular."""


@dataclass(frozen=True)
class OneEach:
    """Marks an option that lists for each player one of these, or is empty: then the game sees to it."""

    values: tuple[str, ...]


class Setting(msgspec.Struct, frozen=True):
    """One thing to agree on."""

    name: str
    kind: Kind
    values: tuple[str, ...] = ()
    optional: bool = False


def settings_of(options: type[msgspec.Struct]) -> list[Setting]:
    """What a table may agree on, in the order of the options; what has another type is not to be chosen."""
    hints = get_type_hints(options, include_extras=True)
    return [found for name in options.__struct_fields__ for found in _settings(name, hints[name])]


def _settings(name: str, hint: Any) -> Iterator[Setting]:
    notes = hint.__metadata__ if get_origin(hint) is Annotated else ()
    each = next((note for note in notes if isinstance(note, OneEach)), None)
    if hint is bool:
        yield Setting(name, "switch")
    elif any(isinstance(note, OneSeat) for note in notes):
        yield Setting(name, "seat", optional=True)
    elif each is not None:
        yield Setting(name, "each", each.values, optional=True)
    else:
        kinds = [hint] if get_origin(hint) in (Annotated, Literal) else get_args(hint)
        values = tuple(value for kind in kinds for value in _values(kind))
        if values:
            yield Setting(name, "choice", values, optional=NoneType in kinds)


def _values(hint: Any) -> Iterator[str]:
    """The values of a type that has just a few: names, or numbers between two."""
    if get_origin(hint) is Literal:
        yield from map(str, get_args(hint))
    for note in hint.__metadata__ if get_origin(hint) is Annotated else ():
        if isinstance(note, msgspec.Meta) and note.ge is not None and note.le is not None:
            yield from map(str, range(int(note.ge), int(note.le) + 1))


def with_setting(options: msgspec.Struct, name: str, value: str | None) -> msgspec.Struct:
    """The options with another value of one; raises msgspec.ValidationError if it cannot have it."""
    return msgspec.convert(msgspec.to_builtins(options) | {name: value}, type(options), strict=False)


def with_value_of_seat(
    options: msgspec.Struct, setting: Setting, seats: int, seat: int, value: str
) -> msgspec.Struct:
    """The options with another value for one player; whoever had it gets theirs in exchange."""
    listed: list[str] = getattr(options, setting.name)
    if len(listed) != seats:
        listed = list(setting.values[:seats])
    old = listed[seat]
    listed = [value if number == seat else old if it == value else it for number, it in enumerate(listed)]
    return msgspec.structs.replace(options, **{setting.name: listed})


def with_one_more(options: msgspec.Struct) -> msgspec.Struct:
    """The options when somebody has sat down behind the others: they get the first value that is left."""
    changed = {}
    for setting in settings_of(type(options)):
        listed = getattr(options, setting.name)
        if setting.kind == "each" and listed:
            left = [value for value in setting.values if value not in listed]
            changed[setting.name] = [*listed, *left[:1]]
    return msgspec.structs.replace(options, **changed)


def without_seat(options: msgspec.Struct, seat: int) -> msgspec.Struct:
    """The options when somebody has left and those behind have moved up."""
    changed: dict[str, Any] = {}
    for setting in settings_of(type(options)):
        value = getattr(options, setting.name)
        if setting.kind == "each":
            changed[setting.name] = [*value[:seat], *value[seat + 1 :]]
        if setting.kind == "seat" and value is not None and value >= seat:
            changed[setting.name] = value - 1 if value > seat else None
    return msgspec.structs.replace(options, **changed)


def without_seats(options: msgspec.Struct) -> msgspec.Struct:
    """The options for a table at which others may sit: nothing in them is about a seat."""
    for setting in settings_of(type(options)):
        if setting.kind in ("seat", "each"):
            options = without(options, setting)
    return options


def without(options: msgspec.Struct, setting: Setting) -> msgspec.Struct:
    """The options with nothing chosen where nothing need be."""
    return msgspec.structs.replace(options, **{setting.name: [] if setting.kind == "each" else None})
