"""Which text mode belongs to which game."""

from games.blood_rage.game import GAME as BLOOD_RAGE
from games.engine import Game
from rendering.blood_rage import TEXT_MODE as BLOOD_RAGE_IN_WORDS
from rendering.text import TextMode

TEXT_MODES: dict[str, TextMode] = {BLOOD_RAGE.id: BLOOD_RAGE_IN_WORDS}


def text_mode(game: Game) -> TextMode:
    """How this game is told in words."""
    return TEXT_MODES[game.id]
