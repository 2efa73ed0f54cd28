"""What the signs on the board mean."""

from collections.abc import Callable, Sequence

from games.champions_of_midgard.components import BOX, KINDS
from games.champions_of_midgard.view import MidgardView
from locales import Words
from rendering.champions_of_midgard.cards import card_palette
from rendering.champions_of_midgard.dice import Die
from rendering.champions_of_midgard.goods import ANY, COST, FIRST, MINUS, draw_good, draw_goods
from rendering.champions_of_midgard.signs import (
    ATTACK,
    DEFENCE,
    DESTINY,
    ELEMENTS,
    GOODS,
    JOURNEY,
    LOCATIONS,
    SIGNS,
    STONE,
    TROPHY,
)
from rendering.kit.legends import whole_legend
from rendering.kit.pieces import Badge, Plate, Slot
from rendering.kit.scene import Scene
from rendering.kit.theme import BONE, CHOICE, CREAM, INK, LATEST, NIGHT, STEEL
from rendering.pictures import Picture
from rendering.text import shortened, voice_of

SIZE = 44
NEAR = BOX.shores[0].warriors_per_food
"""How many warriors a food feeds on the way to a near shore."""


def glyph(icon: str, ink: str) -> Callable[[Scene, float, float], None]:
    """A sign that is an icon alone."""
    return lambda scene, x, y: scene.glyph(icon, x, y, SIZE, ink)


def good(name: str) -> Callable[[Scene, float, float], None]:
    """A good or a warrior."""
    return lambda scene, x, y: draw_good(scene, name, (x, y), SIZE)


def badge(text: str, fill: str, ink: str) -> Callable[[Scene, float, float], None]:
    """A number on a ground of this colour."""
    return lambda scene, x, y: scene.centre(Badge(text, 30, fill, ink), x, y)


def plate(fill: str, edge: str) -> Callable[[Scene, float, float], None]:
    """A name plate, or a light."""
    return lambda scene, x, y: scene.centre(Plate(64, 38, fill, edge, 5, corner=10), x, y)


def price(scene: Scene, x: float, y: float) -> None:
    """What is paid."""
    draw_goods(scene, {"coin": 1}, (x, y), 36, sign=MINUS, ink=COST)


def free(scene: Scene, x: float, y: float) -> None:
    """A free place for a worker."""
    scene.centre(Slot(60), x, y)
    scene.glyph(SIGNS.places["market"], x, y, 38)


def ration(scene: Scene, x: float, y: float) -> None:
    """How many a food feeds."""
    draw_good(scene, "food", (x - 22, y), 34)
    scene.text(f"1:{NEAR}", x - 2, y, 32, face="bold")


def rune(scene: Scene, x: float, y: float) -> None:
    """A rune."""
    scene.centre(Plate(46, 54, STONE, STEEL, 2, corner=10), x, y)
    scene.glyph("rune-stone", x, y, 32)


def journey(scene: Scene, x: float, y: float) -> None:
    """A journey card, face down."""
    scene.centre(Plate(46, 62, "#16505E", BONE, 4, corner=8), x, y)
    scene.glyph("compass", x, y, 32, JOURNEY)


def banned(scene: Scene, x: float, y: float) -> None:
    """A warrior that cannot fight here."""
    scene.centre(Die(KINDS[0], SIZE, banned=True), x, y)


MEANINGS: dict[str, Callable[[Scene, float, float], None]] = {
    **{name: good(name) for name in (*KINDS, "food", "wood", "coin", "favour", "blame", "glory", ANY)},
    "worker": glyph(SIGNS.goods["worker"], CREAM),
    "free": free,
    "price": price,
    "blue": plate(INK, LOCATIONS["blue"]),
    "red": plate(INK, LOCATIONS["red"]),
    "attack": glyph(*ATTACK),
    "defence": glyph(*DEFENCE),
    **{f"enemy-{colour}": glyph(SIGNS.colours[colour], ELEMENTS[colour]) for colour in SIGNS.colours},
    "banned": banned,
    "warriors": badge("3", CREAM, INK),
    "aboard": badge("2", GOODS["food"], INK),
    "capacity": badge("10", NIGHT, CREAM),
    "ration": ration,
    "journey": journey,
    "rune": rune,
    "destinies": glyph(*DESTINY),
    "trophies": glyph(*TROPHY),
    "first": good(FIRST),
    "last": plate(NIGHT, LATEST),
    "choice": plate(NIGHT, CHOICE),
}
"""How each sign is drawn, those first that one must know first."""


def legend(_: MidgardView, __: str, words: Words, names: Sequence[str]) -> Picture:
    """All signs with their meanings."""
    voice = voice_of(words, names)
    told = [(sign, voice.say(f"legend-{sign}", count=NEAR)) for sign in MEANINGS]
    scene = whole_legend(voice.say("picture-legend"), told, draw_sign)
    return Picture(scene, shortened([f"{text}." for _, text in told]), card_palette)


def draw_sign(scene: Scene, sign: str, x: float, y: float) -> None:
    """A sign as it lies on the board."""
    MEANINGS[sign](scene, x, y)
