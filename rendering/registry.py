"""Which text mode and which picture mode belong to which game."""

from games.blood_rage.game import GAME as BLOOD_RAGE
from games.champions_of_midgard.game import GAME as CHAMPIONS_OF_MIDGARD
from games.engine import Game
from rendering.blood_rage.pictures import PICTURE_MODE as BLOOD_RAGE_IN_PICTURES
from rendering.blood_rage.text import TEXT_MODE as BLOOD_RAGE_IN_WORDS
from rendering.champions_of_midgard.pictures import PICTURE_MODE as CHAMPIONS_OF_MIDGARD_IN_PICTURES
from rendering.champions_of_midgard.text import TEXT_MODE as CHAMPIONS_OF_MIDGARD_IN_WORDS
from rendering.pictures import PictureMode
from rendering.text import TextMode

TEXT_MODES: dict[str, TextMode] = {
    BLOOD_RAGE.id: BLOOD_RAGE_IN_WORDS,
    CHAMPIONS_OF_MIDGARD.id: CHAMPIONS_OF_MIDGARD_IN_WORDS,
}
PICTURE_MODES: dict[str, PictureMode] = {
    BLOOD_RAGE.id: BLOOD_RAGE_IN_PICTURES,
    CHAMPIONS_OF_MIDGARD.id: CHAMPIONS_OF_MIDGARD_IN_PICTURES,
}


def text_mode(game: Game) -> TextMode:
    """How this game is told in words."""
    return TEXT_MODES[game.id]


def picture_mode(game: Game) -> PictureMode:
    """How this game is drawn."""
    return PICTURE_MODES[game.id]
