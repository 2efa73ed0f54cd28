"""Catanatron: four random players at Settlers of Catan, as the library plays them itself."""

from random import Random

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

from bench.measure import Subject


def play_one(rng: Random) -> int:
    """Play until somebody wins or the library's own limit of turns is reached."""
    game = Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 2**32))
    game.play()
    return len(game.state.actions)


CATANATRON = Subject("catanatron", "actions", play_one)
