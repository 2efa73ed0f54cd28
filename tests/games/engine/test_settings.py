"""What a table may agree on is read from the types of a game's options, and follows who sits where."""

from typing import Annotated, Literal

import msgspec
import pytest

from games.engine.settings import (
    OneEach,
    OneSeat,
    Setting,
    settings_of,
    with_one_more,
    with_setting,
    with_value_of_seat,
    without,
    without_seat,
    without_seats,
)

COLOURS = ("red", "green", "blue")


class Options(msgspec.Struct, frozen=True):
    long: bool = False
    map: Literal["fjord", "forest"] = "fjord"
    winter: Literal["mild", "hard"] | None = None
    rounds: Annotated[int, msgspec.Meta(ge=3, le=5)] = 3
    first: Annotated[int | None, OneSeat()] = None
    colours: Annotated[list[str], OneEach(COLOURS)] = []
    seed: int = 0
    note: str | None = None


def named(name: str) -> Setting:
    return next(setting for setting in settings_of(Options) if setting.name == name)


def test_types_with_few_values_can_be_chosen_and_others_cannot() -> None:
    assert settings_of(Options) == [
        Setting("long", "switch"),
        Setting("map", "choice", ("fjord", "forest")),
        Setting("winter", "choice", ("mild", "hard"), optional=True),
        Setting("rounds", "choice", ("3", "4", "5")),
        Setting("first", "seat", optional=True),
        Setting("colours", "each", COLOURS, optional=True),
    ]


@pytest.mark.parametrize(
    ("name", "value", "kept"),
    [("map", "forest", "forest"), ("winter", "hard", "hard"), ("rounds", "5", 5), ("first", "2", 2)],
)
def test_a_value_is_kept_as_its_type(name: str, value: str, kept: object) -> None:
    assert getattr(with_setting(Options(long=True), name, value), name) == kept


@pytest.mark.parametrize(("name", "value"), [("map", "desert"), ("rounds", "6"), ("first", "somebody")])
def test_a_value_that_cannot_be_is_refused(name: str, value: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        with_setting(Options(), name, value)


def test_nothing_can_be_chosen_again_where_nothing_need_be() -> None:
    options = Options(winter="hard", first=1, colours=["red"])
    assert without(options, named("winter")) == Options(first=1, colours=["red"])
    assert without_seats(options) == Options(winter="hard")


def test_who_takes_anothers_value_gives_theirs_in_exchange() -> None:
    colours = named("colours")
    options = with_value_of_seat(Options(), colours, 2, 0, "blue")
    assert options == Options(colours=["blue", "green"])
    assert with_value_of_seat(options, colours, 2, 1, "blue") == Options(colours=["green", "blue"])


def test_settings_of_seats_follow_who_comes_and_goes() -> None:
    options = Options(first=1, colours=["blue", "green"])
    three = with_one_more(options)
    assert three == Options(first=1, colours=["blue", "green", "red"])
    assert with_one_more(three) == three
    assert without_seat(three, 0) == Options(first=0, colours=["green", "red"])
    assert without_seat(three, 1) == Options(colours=["blue", "red"])
    assert without_seat(three, 2) == options
    assert with_one_more(Options()) == Options()
