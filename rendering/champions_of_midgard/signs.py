"""Which icon and which colour stand for what."""

from importlib.resources import files

import msgspec

from rendering.kit.theme import BRIGHT, CREAM, FLAME, GOLD, HORN, LILAC, STEEL


class Signs(msgspec.Struct, frozen=True):
    """The icons, by what they stand for."""

    goods: dict[str, str]
    phases: dict[str, str]
    places: dict[str, str]
    leaders: dict[str, str]
    colours: dict[str, str]
    cards: dict[str, str]


SIGNS = msgspec.json.decode(
    (files("rendering.champions_of_midgard") / "data" / "icons.json").read_bytes(), type=Signs
)

GOODS = {
    "food": "#F09A6A",
    "wood": "#C98D55",
    "coin": GOLD,
    "favour": "#8FD3FF",
    "blame": LILAC,
    "glory": BRIGHT,
    "worker": CREAM,
}
"""The colour of each good."""
ATTACK = ("crossed-swords", FLAME)
DEFENCE = ("shield", STEEL)
DESTINY = ("tied-scroll", HORN)
TROPHY = ("trophy", HORN)
JOURNEY = "#8FD0CF"
STONE = "#5C6672"
NO_LEADER = "viking-helmet"
ELEMENTS = {"blue": "#58B4FF", "red": "#FF6A3C", "yellow": "#E8B93A", None: "#9DB07A"}
"""The colour of an enemy; trolls have none and are drawn in the green of moss."""
LOCATIONS = {"brown": "#C79A5E", "blue": "#5AA9F0", "red": "#E0523A", "brown-red": "#E08A3A"}
"""The edge of a location: brown at once, blue piles up, red is fought for."""
