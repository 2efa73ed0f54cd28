"""Learns the palettes: `python -m rendering.champions_of_midgard.colours`, when the art has changed."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from games.champions_of_midgard.components import CARDS, KINDS, LEADERS, PRIVATE, RULES, STALLS
from games.champions_of_midgard.game import GAME
from locales import words
from rendering.champions_of_midgard.cards import SUITS, card
from rendering.champions_of_midgard.dice import Die
from rendering.champions_of_midgard.goods import COST
from rendering.champions_of_midgard.ground import empty_board
from rendering.champions_of_midgard.result import cover
from rendering.champions_of_midgard.signs import ELEMENTS, GOODS, JOURNEY, LOCATIONS, STONE
from rendering.champions_of_midgard.text import kind_of
from rendering.champions_of_midgard.town import BOARD, PLOTS, shore_plots
from rendering.kit.encode import learn
from rendering.kit.pieces import Halo, Plate
from rendering.kit.scene import Scene
from rendering.kit.theme import CHOICE, INK, LATEST, SEATS

DATA = Path(__file__).parent / "data"
OWN = [*GOODS.values(), *ELEMENTS.values(), *LOCATIONS.values(), JOURNEY, STONE, COST]
"""The colours of signs, which stay as they are."""


def boards() -> Iterator[Image.Image]:
    """The empty boards, with all colours and all dice on them, and in every light."""
    for players in range(RULES.players.min, RULES.players.max + 1):
        yield empty_board(players)
    for light in (LATEST, CHOICE):
        scene = Scene(*BOARD, lambda: empty_board(RULES.players.max))
        for plot in [*PLOTS.values(), *shore_plots(RULES.players.max).values()]:
            scene.put(Halo(plot.wide + 12, plot.high + 12, light), plot.x - 6, plot.y - 6)
        draw_swatches(scene)
        yield scene.draw()
    yield cover(words("en", GAME)).scene.draw()


def draw_swatches(scene: Scene) -> None:
    """Every colour of a sign, and every kind of die."""
    for number, colour in enumerate(OWN):
        scene.put(Plate(100, 100, colour, INK), 1160 + number % 4 * 104, 20 + number // 4 * 104)
    for number, kind in enumerate(KINDS * len(SEATS)):
        scene.put(Die(kind, 60), 1160 + number % 6 * 66, 600 + number // 6 * 66)


def cards() -> Iterator[Image.Image]:
    """A card of every kind and colour, and all dice."""
    dice = Scene(*BOARD)
    draw_swatches(dice)
    yield dice.draw()
    every = [*CARDS, *LEADERS, *STALLS, *PRIVATE]
    examples = {kind_of(name): name for name in every}
    examples |= {colour: f"draugr-{colour}-thrall" for colour in SUITS if colour in ELEMENTS and colour}
    for example in examples.values():
        yield card(example, words("en", GAME)).scene.draw()


def main() -> None:
    """Learn and write both."""
    (DATA / "board.palette").write_bytes(learn(list(boards()), OWN))
    (DATA / "cards.palette").write_bytes(learn(list(cards()), OWN))


if __name__ == "__main__":
    main()
