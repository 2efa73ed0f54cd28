"""A few pictures to the letter in each language, and to the eye as pixels.

A snapshot that is missing is written, and the test fails once: delete what has changed on purpose, run the
tests twice, and look at what was written.
"""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from games.blood_rage.game import GAME
from games.blood_rage.view import BloodRageView, view
from locales import words
from rendering.blood_rage.board import board
from rendering.blood_rage.cards import card, hand
from rendering.blood_rage.close_ups import clan, province
from rendering.blood_rage.ground import empty_board
from rendering.blood_rage.result import cover, result
from rendering.pictures import Marks, Picture
from tests.games.blood_rage.table import Table
from tests.locales.ftl import in_each_language
from tests.rendering.scenes import check, lines

FOLDER = Path(__file__).parent / "snapshots"
NAMES = ["Ástríðr", "Bjørn", "Jürgen", "Zoé"]
SCALE = 4
"""Goldens are kept so many times smaller."""
FAR = 12
MOST = 4
"""How far a block may be off, and how many may be off by more."""


def late() -> Table:
    """The second Age late in the Action phase: a bit of everything."""
    table = Table("wolf raven serpent bear", age=2).token("gimle", "glory").token("horgr", "horns")
    table.place("wolf", "leader warrior warrior", "gimle").place("wolf", "ship", "fjord-west")
    table.place("raven", "troll warrior", "gimle").place("raven", "warrior warrior warrior", "yggdrasil")
    table.place("serpent", "sea-serpent ship", "fjord-south").place("serpent", "leader", "angerboda")
    table.place("bear", "ship", "fjord-south").place("bear", "warrior", "horgr")
    table.hand("wolf", "tyrs-crush-1 heimdalls-watch-2 troll-1").quests("wolf", "alfheim-2")
    table.fallen("raven", "leader").upgrade("bear", "lord-of-hammers-1 friggas-charm-1")
    table.stats("wolf", horns=4, rage=3).rage("wolf", 4).rage("bear", 0)
    table.clan("wolf").glory, table.clan("bear").glory = 41, 37
    table.clan("bear").passed = True
    table.state.destroyed, table.state.pillaged = ["elvagar"], ["myrkulor"]
    return table


def seen() -> BloodRageView:
    """The late position as the Wolf sees it."""
    return view(late().game, 0)


def drawn(kind: str, language: str) -> Picture:
    """A picture of the late position."""
    said = words(language, GAME)
    marks = Marks(("gimle", "fjord-west"), (("horgr", "A"), ("fjord-east", "B")))
    match kind:
        case "board":
            return board(seen(), said, NAMES, marks=marks)
        case "hand":
            return hand(seen(), said, NAMES)
        case "province":
            return province(seen(), "gimle", said, NAMES)
        case "clan":
            return clan(seen(), "3", said, NAMES)
        case "card":
            return card("heimdalls-watch-2", said)
        case "cover":
            return cover(said)
        case _:
            return result(seen(), GAME.standings(late().state), said, NAMES)


KINDS = ("board", "hand", "province", "clan", "card", "cover", "result")


@in_each_language
@pytest.mark.parametrize("kind", KINDS)
def test_what_lies_where(kind: str, language: str) -> None:
    picture = drawn(kind, language)
    check(picture.scene)
    text = "\n".join([picture.alt, *lines(picture.scene), ""])
    file = FOLDER / f"{kind}.{language}.txt"
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        pytest.fail(f"{file.name} was written anew: look at it")
    assert text == file.read_text(encoding="utf-8")


def painting(kind: str) -> Image.Image:
    """What is compared: the board's ground by itself, and what lies on it over plain grey."""
    if kind == "ground":
        return empty_board()
    scene = drawn(kind, "en").scene
    if kind == "board":
        scene.ground = "#808080"
    return scene.draw()


@pytest.mark.parametrize("kind", ["ground", "board", "hand", "clan"])
def test_how_it_looks(kind: str, tmp_path: Path) -> None:
    small = painting(kind).reduce(SCALE * 2 if kind == "ground" else SCALE)
    file = FOLDER / f"{kind}.png"
    if not file.exists():
        small.save(file, optimize=True)
        pytest.fail(f"{file.name} was written anew: look at it")
    difference = ImageChops.difference(small, Image.open(file).convert("RGB"))
    red, green, blue = difference.split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    off = sum(worst.histogram()[FAR + 1 :])
    if off > MOST:
        small.save(tmp_path / file.name)
        difference.point([min(255, level * 4) for level in range(256)] * 3).save(
            tmp_path / f"off-{file.name}"
        )
    assert off <= MOST, f"{off} blocks differ; see {tmp_path}"
