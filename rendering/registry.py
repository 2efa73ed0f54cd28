"""Which text mode and which picture mode belong to which game."""

from games.blood_rage.game import GAME as BLOOD_RAGE
from games.engine import Game
from rendering.blood_rage.pictures import PICTURE_MODE as BLOOD_RAGE_IN_PICTURES
from rendering.blood_rage.text import TEXT_MODE as BLOOD_RAGE_IN_WORDS
from rendering.pictures import PictureMode
from rendering.text import TextMode

TEXT_MODES: dict[str, TextMode] = {BLOOD_RAGE.id: BLOOD_RAGE_IN_WORDS}
PICTURE_MODES: dict[str, PictureMode] = {BLOOD_RAGE.id: BLOOD_RAGE_IN_PICTURES}


def text_mode(game: Game) -> TextMode:
    """How this game is told in words."""
    return TEXT_MODES[game.id]


def picture_mode(game: Game) -> PictureMode:
    """How this game is drawn."""
    return PICTURE_MODES[game.id]
