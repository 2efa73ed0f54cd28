"""What the signs on the board mean: beside the board where there is room, and by itself."""

from collections.abc import Sequence

from games.blood_rage.components import LAST_STEP
from games.blood_rage.view import BloodRageView
from locales import Words
from rendering.blood_rage.cards import card_palette
from rendering.kit.legends import Meaning, whole_legend
from rendering.kit.pieces import Badge, Plate, Slot, Steps
from rendering.kit.scene import Scene
from rendering.kit.theme import (
    BLOOD,
    BONE,
    BRIGHT,
    CHOICE,
    CREAM,
    FLAME,
    GOLD,
    HORN,
    INK,
    LATEST,
    LILAC,
    MUTED,
    NIGHT,
    SMOKE,
)
from rendering.pictures import Picture
from rendering.text import Voice, shortened, voice_of

MEANINGS = (
    "strength",
    "doomed",
    "reward",
    "pillaged",
    "leads",
    "village",
    "destroyed",
    "horns",
    "hand",
    "quests",
    "valhalla",
    "upgrade",
    "track",
    "first",
    "last",
    "choice",
)
"""The signs, those first that one must know first."""


def meanings(voice: Voice) -> list[Meaning]:
    """Every sign with its meaning."""
    return [(meaning, voice.say(f"legend-{meaning}")) for meaning in MEANINGS]


def legend(_: BloodRageView, __: str, words: Words, names: Sequence[str]) -> Picture:
    """All signs with their meanings."""
    voice = voice_of(words, names)
    told = meanings(voice)
    scene = whole_legend(voice.say("picture-legend"), told, draw_sign)
    return Picture(scene, shortened([f"{text}." for _, text in told]), card_palette)


def draw_sign(scene: Scene, meaning: str, x: float, y: float) -> None:
    """A sign as it lies on the board, a little smaller."""
    match meaning:
        case "strength":
            scene.centre(Badge("2", 28, CREAM, INK), x, y)
        case "doomed":
            scene.centre(Plate(62, 38, BLOOD, BRIGHT, 3, corner=19), x, y)
            scene.glyph("flame", x - 10, y, 26, BRIGHT)
            scene.text("I", x + 8, y + 1, 26, face="bold")
        case "reward":
            scene.centre(Plate(40, 40, BLOOD, GOLD, 3, corner=8), x, y)
            scene.glyph("flame", x, y, 28, BRIGHT)
        case "pillaged":
            scene.centre(Plate(40, 40, SMOKE, MUTED, 3, corner=8), x, y)
            scene.glyph("death-skull", x, y, 28, INK)
        case "leads":
            scene.centre(Plate(48, 40, GOLD, BRIGHT, 2, corner=10), x, y)
            scene.glyph("laurel-crown", x, y, 34, INK)
        case "village":
            scene.centre(Slot(40), x, y)
            scene.glyph("hut", x, y, 24)
        case "destroyed":
            scene.glyph("burning-skull", x, y, 40, FLAME)
        case "track":
            scene.centre(Steps(4, LAST_STEP, 3, 80, FLAME), x, y)
        case "first":
            scene.centre(Badge("1", 28, GOLD, INK), x, y)
        case "last" | "choice":
            line = LATEST if meaning == "last" else CHOICE
            scene.centre(Plate(44, 34, NIGHT, line, 5, corner=10), x, y)
        case "upgrade":
            scene.centre(Plate(34, 40, INK, BRIGHT, 2, corner=8), x, y)
            scene.glyph("viking-helmet", x, y, 28)
        case _:
            sign, colour = GLYPHS[meaning]
            scene.glyph(sign, x, y, 36, colour)


GLYPHS = {
    "horns": ("hunting-horn", HORN),
    "hand": ("poker-hand", LILAC),
    "quests": ("scroll-unfurled", BONE),
    "valhalla": ("death-skull", BONE),
}
"""The signs that are an icon alone."""
