"""Everything Champions of Midgard draws."""

from collections.abc import Iterator

from games.champions_of_midgard.components import RULES
from games.champions_of_midgard.state import FIGHTS
from games.champions_of_midgard.view import MidgardView
from games.engine import Text
from rendering.champions_of_midgard.board import board, board_palette
from rendering.champions_of_midgard.cards import card, hand
from rendering.champions_of_midgard.close_ups import longhouse, place, shore
from rendering.champions_of_midgard.combats import fight, revealed
from rendering.champions_of_midgard.ground import empty_board
from rendering.champions_of_midgard.legend import legend
from rendering.champions_of_midgard.result import cover, result
from rendering.pictures import CloseUp, PictureMode

SHOWN = (*FIGHTS, "runesmith", "shipwright", "merchant-ship")
"""The locations where cards lie."""


def offers(view: MidgardView) -> list[CloseUp]:
    """What can be seen from near: the fight, the longhouses, the shores, where cards lie, the signs."""
    return list(_offers(view))


def _offers(view: MidgardView) -> Iterator[CloseUp]:
    if view.roll is not None:
        yield CloseUp("fight", "", fight_name(view))
    for seat in range(len(view.champions)):
        yield CloseUp("longhouse", str(seat), Text("picture-player", {"seat": seat}))
    for coast in view.coasts:
        yield CloseUp("shore", coast, Text("picture-place", {"place": coast}))
    for there in (*SHOWN, *view.stalls):
        yield CloseUp("place", there, Text("picture-place", {"place": there}))
    yield CloseUp("legend", "", Text("picture-legend"))


def fight_name(view: MidgardView) -> Text:
    """Who fights whom, or hunts."""
    assert view.roll is not None
    if view.roll.card is None:
        return Text("picture-hunt", {"seat": view.roll.seat})
    return Text("picture-fight", {"seat": view.roll.seat, "card": view.roll.card})


def warm() -> None:
    """Paint the board's ground for every number of players."""
    for players in range(RULES.players.min, RULES.players.max + 1):
        empty_board(players)


PICTURE_MODE = PictureMode(
    board=board,
    hand=hand,
    card=card,
    cover=cover,
    result=result,
    offers=offers,
    close_ups={"fight": fight, "longhouse": longhouse, "shore": shore, "place": place, "legend": legend},
    reveal=revealed,
    palette=board_palette,
    warm=warm,
)
