"""All games there are."""

from games.blood_rage.game import GAME as BLOOD_RAGE
from games.champions_of_midgard.game import GAME as CHAMPIONS_OF_MIDGARD
from games.engine import Game
from games.engine.errors import UnknownGame

GAMES: dict[str, Game] = {game.id: game for game in [BLOOD_RAGE, CHAMPIONS_OF_MIDGARD]}


def game_named(name: str) -> Game:
    """The game with this id."""
    if name not in GAMES:
        raise UnknownGame(game=name)
    return GAMES[name]
