"""Everything Blood Rage draws."""

from rendering.blood_rage.board import board, board_palette
from rendering.blood_rage.cards import card, hand
from rendering.blood_rage.close_ups import battle, clan, province
from rendering.blood_rage.ground import empty_board
from rendering.blood_rage.result import cover, result
from rendering.pictures import PictureMode

PICTURE_MODE = PictureMode(
    board=board,
    hand=hand,
    card=card,
    cover=cover,
    result=result,
    close_ups={"province": province, "clan": clan, "battle": battle},
    palette=board_palette,
    warm=empty_board,
)
