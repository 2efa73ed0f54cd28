"""Everything Blood Rage draws."""

from collections.abc import Iterator, Sequence

from games.blood_rage.components import PROVINCES
from games.blood_rage.view import BloodRageView, secrets
from games.engine import Text
from locales import Words
from rendering.blood_rage.battles import battle, revealed
from rendering.blood_rage.board import board, board_palette
from rendering.blood_rage.cards import card, hand
from rendering.blood_rage.close_ups import clan, province
from rendering.blood_rage.ground import empty_board
from rendering.blood_rage.legend import legend
from rendering.blood_rage.result import cover, result
from rendering.pictures import CloseUp, Picture, PictureMode


def offers(view: BloodRageView) -> list[CloseUp]:
    """What can be seen from near: the battle, one's own draft, the clans, the land, what the signs mean."""
    return list(_offers(view))


def _offers(view: BloodRageView) -> Iterator[CloseUp]:
    if view.battle is not None:
        yield CloseUp("battle", "", Text("picture-battle", {"place": view.battle.province}))
    own = secrets(view)
    if own is not None and own.pack:
        yield CloseUp("draft", "", Text("picture-draft"))
    for seat, sheet in enumerate(view.clans):
        yield CloseUp("clan", str(seat), Text("board-player-plain", {"seat": seat, "clan": sheet.clan}))
    for place in PROVINCES:
        if place not in view.destroyed:
            yield CloseUp("province", place, Text("picture-place", {"place": place}))
    yield CloseUp("legend", "", Text("picture-legend"))


def draft(view: BloodRageView, _: str, words: Words, names: Sequence[str]) -> Picture:
    """The cards the viewer drafts from, and those taken so far."""
    return hand(view, words, names)


PICTURE_MODE = PictureMode(
    board=board,
    hand=hand,
    card=card,
    cover=cover,
    result=result,
    offers=offers,
    close_ups={"province": province, "clan": clan, "battle": battle, "draft": draft, "legend": legend},
    reveal=revealed,
    palette=board_palette,
    warm=empty_board,
)
