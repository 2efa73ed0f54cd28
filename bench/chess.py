"""python-chess: random legal moves on one board."""

from random import Random

import chess

from bench.measure import Subject

LONGEST_GAME = 200


def play_one(rng: Random) -> int:
    """Play until the game is over, or for 200 moves of either side."""
    board = chess.Board()
    while len(board.move_stack) < LONGEST_GAME and not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)


PYTHON_CHESS = Subject("python-chess", "moves", play_one)
