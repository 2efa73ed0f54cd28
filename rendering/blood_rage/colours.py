"""Learns the palettes of the pictures: `python -m rendering.blood_rage.colours`, when the art has changed."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from games.blood_rage.components import CARDS, PROVINCES
from games.blood_rage.game import GAME
from locales import words
from rendering.blood_rage.cards import card
from rendering.blood_rage.ground import empty_board
from rendering.blood_rage.land import box
from rendering.blood_rage.overlays import Glow, Ruin
from rendering.blood_rage.result import cover
from rendering.kit.encode import learn
from rendering.kit.pieces import painted
from rendering.kit.theme import CHOICE, EMBER, LATEST

DATA = Path(__file__).parent / "data"


def boards() -> Iterator[Image.Image]:
    """The empty board, and every extreme it can come to."""
    yield empty_board()
    yield empty_board()
    for pieces in (
        [Ruin(province) for province in PROVINCES],
        [Glow(province, EMBER, 60, 5) for province in PROVINCES],
        [Glow(province, LATEST, 30, 6) for province in PROVINCES],
        [Glow(province, CHOICE, 30, 5) for province in PROVINCES],
    ):
        board = empty_board().copy()
        for piece in pieces:
            left, top, _, _ = box(piece.province)
            board.paste(painted(piece), (left, top), painted(piece))
        yield board
    yield cover(words("en", GAME)).scene.draw()


def cards() -> Iterator[Image.Image]:
    """A card of every kind."""
    kinds = {printed.type: printed.id for printed in CARDS.values()}
    for example in kinds.values():
        yield card(example, words("en", GAME)).scene.draw()


def main() -> None:
    """Learn and write both."""
    (DATA / "board.palette").write_bytes(learn(list(boards())))
    (DATA / "cards.palette").write_bytes(learn(list(cards())))


if __name__ == "__main__":
    main()
