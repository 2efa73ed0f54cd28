"""Where everything lies: the mountains, the town, the harbour, the sea and its distant shores."""

from games.champions_of_midgard.components import BOX, SHORES
from rendering.kit.blocks import Box

BOARD = (1600, 1200)
MAP = (24, 116, 1124, 1176)
"""Left, top, right and bottom of the land and the sea."""
LEFT = 38
WIDE = 1072
GAP = 10
MOUNTAINS = 306
"""Where the mountains end and the town begins."""
HARBOUR = 736
COAST = 884
ISLAND = 986
"""Where a distant shore begins."""
STRAIT = 22
"""How far the shores lie apart."""
STALL_PLOTS = tuple(f"stall-{number}" for number in range(1, len(BOX.stall_spaces) + 1))


def row(top: int, high: int, places: dict[str, int], gap: int = GAP) -> dict[str, Box]:
    """Places side by side, each as wide as its share."""
    share = (WIDE - gap * (len(places) - 1)) / sum(places.values())
    plots, x = {}, float(LEFT)
    for place, shares in places.items():
        wide = share * shares
        plots[place] = Box(round(x), top, round(wide), high)
        x += wide + gap
    return plots


PLOTS = {
    **row(128, 168, {"hunting-grounds": 1, "troll": 1, "draugr-1": 1, "draugr-2": 1}),
    **row(
        322,
        128,
        {
            "swordsmith": 1,
            "hafter": 1,
            "blacksmith": 1,
            "smokehouse": 1,
            "jarls-longhouse": 1,
            "worker-huts": 1,
        },
    ),
    **row(460, 128, {"runesmith": 36, "sages-house": 17, "market": 17, "stave-church": 36}),
    **row(598, 128, {**dict.fromkeys(STALL_PLOTS, 17), "beg": 36}),
    **row(
        748, 128, {"merchant-ship": 21, "public-longship-5": 17, "public-longship-10": 17, "shipwright": 50}
    ),
}
"""Each location by its id, and the spaces for stalls."""


def shore_plots(players: int) -> dict[str, Box]:
    """The shores in play, from left to right."""
    used = [shore.id for shore in SHORES.values() if shore.min_players <= players]
    return row(894, 268, dict.fromkeys(used, 1), STRAIT)
