"""The board of Champions of Midgard: town, sea and shores, the round, and a panel for each player."""

from collections.abc import Sequence
from functools import cache, partial
from importlib.resources import files

from PIL import Image

from games.champions_of_midgard.components import RULES, SHORES
from games.champions_of_midgard.view import MidgardView
from locales import Words
from rendering.champions_of_midgard.fights import draw_fights, draw_shores
from rendering.champions_of_midgard.ground import empty_board
from rendering.champions_of_midgard.panels import draw_panels, ship_spots
from rendering.champions_of_midgard.places import below_name, draw_places, on_offer, plots
from rendering.champions_of_midgard.signs import SIGNS
from rendering.champions_of_midgard.text import summary
from rendering.champions_of_midgard.town import BOARD, shore_plots
from rendering.kit.blocks import Box
from rendering.kit.encode import palette_image
from rendering.kit.pieces import Badge, Halo, Plate
from rendering.kit.scene import Scene
from rendering.kit.theme import BRIGHT, CHOICE, EDGE, GOLD, INK, LATEST, MUTED, NIGHT
from rendering.pictures import NO_MARKS, Marks, Picture
from rendering.text import Voice, voice_of


def board(view: MidgardView, words: Words, names: Sequence[str], *, marks: Marks = NO_MARKS) -> Picture:
    """The whole table."""
    voice = voice_of(words, names)
    scene = Scene(*BOARD, partial(empty_board, len(view.champions)))
    draw_moment(scene, view, voice)
    spots = {**plots(view), **shore_plots(len(view.champions))}
    draw_lights(scene, spots, marks)
    draw_fights(scene, view, voice)
    draw_places(scene, view, voice)
    draw_shores(scene, view, voice)
    draw_panels(scene, view, voice, marks.awaited)
    draw_letters(scene, spots, on_offer(view) | ship_spots(view), marks)
    return Picture(scene, summary(view, words, names), board_palette)


@cache
def board_palette() -> Image.Image:
    """The colours of the board, learnt once by `colours.py`."""
    return palette_image((files("rendering.champions_of_midgard") / "data" / "board.palette").read_bytes())


# ---------------------------------------------------------------------- the moment


def draw_moment(scene: Scene, view: MidgardView, voice: Voice) -> None:
    """The round on its track, and where in it the table is."""
    word = voice.say("picture-over") if view.over else voice.say("picture-round")
    scene.text(word, 22, 52, 40, face="display", colour=GOLD, room=124, shadow=True)
    for number in range(1, RULES.rounds + 1):
        x, now = 186 + (number - 1) * 50, number == view.round and not view.over
        fill, edge, ink = (GOLD, BRIGHT, INK) if now else (NIGHT, EDGE, MUTED)
        size = 58 if now else 44
        scene.centre(Plate(size, size, fill, edge, 3, corner=size // 2), x, 52)
        ink = EDGE if number < view.round else ink
        scene.text(str(number), x, 51, 38 if now else 28, face="bold", colour=ink, align="middle")
    wide, left = 148, 572
    for phase, icon in SIGNS.phases.items():
        now = phase == view.phase and not view.over
        fill, edge = (GOLD, BRIGHT) if now else (NIGHT, EDGE)
        ink = INK if now else MUTED
        scene.put(Plate(wide, 78, fill, edge, 3, "arrow", 20), left, 14)
        scene.glyph(icon, left + wide / 2 + 4, 38, 38, ink)
        word = voice.say(f"picture-phase-{phase}")
        face = "bold" if now else "text"
        scene.text(word, left + wide / 2 + 4, 72, 26, face=face, colour=ink, align="middle", room=112)
        left += wide - 11


# ---------------------------------------------------------------------- marks


def draw_lights(scene: Scene, spots: dict[str, Box], marks: Marks) -> None:
    """A light around what the last move touched, and around what may be chosen."""
    chosen = [place for place, _ in marks.choices]
    for colour, places in ((LATEST, marks.last), (CHOICE, chosen)):
        for place in dict.fromkeys(places):
            if place in spots:
                plot = spots[place]
                scene.put(Halo(plot.wide + 12, plot.high + 12, colour), plot.x - 6, plot.y - 6)


def draw_letters(scene: Scene, spots: dict[str, Box], small: dict[str, Box], marks: Marks) -> None:
    """The letters of what may be chosen: large at a place, where they hide no word; smaller on a card."""
    letters: dict[str, str] = {}
    for place, letter in marks.choices:
        letters[place] = f"{letters[place]} {letter}" if place in letters else letter
    for place, text in letters.items():
        plot, badge = spots.get(place), Badge(text, 34, CHOICE, INK)
        if plot is not None and place in SHORES:
            scene.put(badge, plot.x + plot.wide - badge.size[0] + 8, plot.y - 10)
        elif plot is not None:
            scene.put(badge, plot.x - 6, below_name(plot).y - 10)
        elif place in small:
            scene.centre(Badge(text, 28, CHOICE, INK), small[place].x + 10, small[place].y + 10)
