"""The board of Blood Rage: the map with all that stands on it, the phase, and a panel for each player."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from PIL import Image

from games.blood_rage.components import FJORDS, KINDS, PROVINCES, RULES, TOKENS, YGGDRASIL
from games.blood_rage.view import BloodRageView
from locales import Words
from rendering.blood_rage.ground import FJORD, empty_board
from rendering.blood_rage.land import BOARD, LOTS, MIDDLE, box, fjord_middle
from rendering.blood_rage.overlays import Glow, Ruin
from rendering.blood_rage.panels import draw_panels
from rendering.blood_rage.signs import ROMAN, SIGNS, worth
from rendering.blood_rage.text import summary
from rendering.kit.encode import palette_image
from rendering.kit.lettering import width
from rendering.kit.pieces import Badge, Plate, Ring, Slot, Token
from rendering.kit.scene import Scene
from rendering.kit.scenery import Point
from rendering.kit.theme import (
    BLOOD,
    BRIGHT,
    CHOICE,
    CREAM,
    EDGE,
    EMBER,
    FLAME,
    GOLD,
    INK,
    LATEST,
    MUTED,
    NIGHT,
    SEATS,
    SMALLEST_TOKEN,
    SMOKE,
)
from rendering.pictures import NO_MARKS, Marks, Picture
from rendering.text import Voice, voice_of

Stack = tuple[int, str, int]
"""An owner, a kind of figure, and how many are alike."""
TOKEN = 76
NAME_SIZE = 32
REGION_LINES = {"manheim": "#F0B53C", "alfheim": "#C9E8B4", "jotunheim": "#58B4FF", None: "#D9D36A"}
GROVE = ((8, 76, 4), (15, 58, 5), (99, 46, 6))
"""For up to so many stacks at Yggdrasil: the size of a token, and how many lie in a row."""
MOORINGS = ((1, 76, 1), (2, 60, 2), (4, 54, 2), (99, SMALLEST_TOKEN, 3))
"""For up to so many stacks in a fjord: the size of a token, and how many lie in a row."""


def board(view: BloodRageView, words: Words, names: Sequence[str], *, marks: Marks = NO_MARKS) -> Picture:
    """The whole table."""
    voice = voice_of(words, names)
    scene = Scene(*BOARD, empty_board)
    draw_moment(scene, view, voice)
    for province in PROVINCES:
        draw_land(scene, view, province, marks)
    for fjord in FJORDS:
        draw_fjord(scene, view, fjord, marks)
    for province in PROVINCES:
        draw_province(scene, view, voice, province)
    draw_choices(scene, marks)
    draw_panels(scene, view, voice, marks.awaited)
    return Picture(scene, summary(view, words, names), board_palette)


@cache
def board_palette() -> Image.Image:
    """The colours of the board, learnt once by `colours.py`."""
    return palette_image((files("rendering.blood_rage") / "data" / "board.palette").read_bytes())


# ---------------------------------------------------------------------- the moment


def draw_moment(scene: Scene, view: BloodRageView, voice: Voice) -> None:
    """The Age and where in it the table is."""
    age = voice.say("picture-over") if view.over else voice.say("picture-age", number=ROMAN[view.age])
    scene.text(age, 22, 52, 50, face="display", colour=GOLD, room=226, shadow=True)
    wide, left = 156, 256
    for phase in RULES.phases:
        now = phase == view.phase and not view.over
        fill, edge = (GOLD, BRIGHT) if now else (NIGHT, EDGE)
        ink = INK if now else MUTED
        scene.put(Plate(wide, 78, fill, edge, 3, "arrow", 20), left, 14)
        scene.glyph(SIGNS.phases[phase], left + wide / 2 + 4, 38, 38, ink)
        word = voice.say(f"picture-phase-{phase}")
        face = "bold" if now else "text"
        scene.text(word, left + wide / 2 + 4, 72, 26, face=face, colour=ink, align="middle", room=124)
        left += wide - 11


# ---------------------------------------------------------------------- the land


def doom(view: BloodRageView, province: str) -> int | None:
    """The Age in which the province will be destroyed, if it is known and still to come."""
    if province not in view.doomed or view.over or province in view.destroyed:
        return None
    age = view.doomed.index(province) + 1
    return age if age >= view.age else None


def draw_land(scene: Scene, view: BloodRageView, province: str, marks: Marks) -> None:
    """What has become of the land, and the light on it."""
    left, top, _, _ = box(province)
    if province in view.destroyed:
        scene.put(Ruin(province), left, top)
        return
    age = doom(view, province)
    if age is not None:
        now = age == view.age
        scene.put(Glow(province, EMBER, 60 if now else 24, 5 if now else 0), left, top)
    if province in marks.last:
        scene.put(Glow(province, LATEST, 30, 6), left, top)
    if any(place == province for place, _ in marks.choices):
        scene.put(Glow(province, CHOICE, 30, 5), left, top)


def draw_province(scene: Scene, view: BloodRageView, voice: Voice, province: str) -> None:
    """The villages and who stands on them, the token, the name."""
    lot = LOTS[province]
    if province in view.destroyed:
        scene.glyph("burning-skull", *lot.token, 84, FLAME)
        draw_name(scene, voice, province, EMBER, ink=MUTED)
        return
    if province == YGGDRASIL:
        draw_grove(scene, view)
    figures = one_by_one(view, province)
    for spot in lot.villages[len(figures) :]:
        scene.centre(Slot(70), *spot)
        scene.glyph("hut", *spot, 38, "#F7EAD0")
    draw_figures(scene, view, province, list(zip(figures, lot.villages, strict=False)), TOKEN)
    draw_token(scene, view, province, lot.token)
    if doom(view, province) == view.age:
        draw_name(scene, voice, province, FLAME, ink=CREAM, fill=BLOOD)
    else:
        draw_name(scene, voice, province, REGION_LINES[PROVINCES[province].region], ink=CREAM)
    draw_danger(scene, view, province)


def draw_name(scene: Scene, voice: Voice, province: str, edge: str, *, ink: str, fill: str = INK) -> None:
    """The name plate of a province."""
    name = voice.say("picture-place", place=province)
    x, y = LOTS[province].plate
    scene.centre(Plate(plate_width(name), 46, fill, edge, 3, "pointed", 14, shadow=True), x, y)
    scene.text(
        name, x, y - 1, NAME_SIZE, face="title", colour=ink, align="middle", room=plate_width(name) - 28
    )


def plate_width(name: str) -> int:
    """How wide the plate for a name is."""
    return width(name, "title", NAME_SIZE) + 36


def draw_danger(scene: Scene, view: BloodRageView, province: str) -> None:
    """The doom of a province, with its Age, at a corner of its name; a battle at the other end."""
    x, y = LOTS[province].plate
    across, down = LOTS[province].doom
    half = plate_width(province.title()) / 2
    age = doom(view, province)
    if age is not None:
        now = age == view.age
        wide = 62 + 12 * (age - 1)
        left, middle = x + across * (half - 18) - (wide if across < 0 else 0), y + 22 * down
        fill, edge, ink = (BLOOD, BRIGHT, BRIGHT) if now else (SMOKE, EDGE, MUTED)
        scene.put(Plate(wide, 44, fill, edge, 3, corner=22), left, middle - 22)
        scene.glyph("flame", left + 22, middle - 1, 30, ink)
        scene.text(ROMAN[age], left + 38, middle, 26, face="bold", colour=CREAM)
    if view.battle is not None and view.battle.province == province:
        spot = (x - across * (half + 14), y - 20)
        scene.centre(Plate(56, 56, EMBER, BRIGHT, 3, corner=28, shadow=True), *spot)
        scene.glyph("crossed-swords", *spot, 40)


def draw_token(scene: Scene, view: BloodRageView, province: str, spot: Point, size: int = 74) -> None:
    """What there is to pillage, or that it is gone."""
    x, y = spot
    inner, corner = round(size * 0.9), round(size * 0.16)
    if province in view.pillaged:
        scene.centre(Plate(size, size, SMOKE, INK, 3, corner=corner, shadow=True), x, y)
        scene.centre(Plate(inner, inner, SMOKE, MUTED, 2, corner=corner - 3), x, y)
        scene.glyph("death-skull", x, y, round(size * 0.56), INK)
        return
    token = view.tokens[province]
    reward = TOKENS[token].reward
    scene.centre(Plate(size, size, BLOOD, INK, 3, corner=corner, shadow=True), x, y)
    scene.centre(Plate(inner, inner, BLOOD, GOLD, 3, corner=corner - 3), x, y)
    scene.glyph(SIGNS.tokens[token], x, y - size * 0.15, round(size * 0.48), BRIGHT)
    points = round(size * 0.35)
    scene.text(f"+{reward.amount or reward.steps}", x, y + size * 0.27, points, face="bold", align="middle")


# ---------------------------------------------------------------------- figures


def draw_figures(
    scene: Scene, view: BloodRageView, place: str, figures: Sequence[tuple[Stack, Point]], size: int
) -> None:
    """Figures, alike ones together: what each is worth at its lower right, how many at its upper left."""
    digits, reach = max(24, round(size * 0.35)), size * 0.36
    for (seat, kind, _), spot in figures:
        look = SEATS[seat]
        scene.centre(Token(look.shape, look.colour, look.ink, SIGNS.figures[kind], size), *spot)
    for (_, _, count), (x, y) in figures:
        if count > 1:
            scene.centre(Badge(f"×{count}", digits, GOLD, INK), x - reach, y - reach)
    for (seat, kind, _), (x, y) in figures:
        scene.centre(Badge(str(worth(view, seat, kind, place)), digits, CREAM, INK), x + reach, y + reach)


def one_by_one(view: BloodRageView, place: str) -> list[Stack]:
    """The figures of a place with villages, by owner and kind."""
    order = sorted(view.board[place], key=lambda figure: (figure.owner, list(KINDS).index(figure.kind)))
    return [(figure.owner, figure.kind, 1) for figure in order]


def stacks(view: BloodRageView, place: str) -> list[Stack]:
    """The figures of a place without villages: owner, kind, and how many are alike."""
    alike = Counter((figure.owner, figure.kind) for figure in view.board[place])
    order = sorted(alike, key=lambda stack: (stack[0], list(KINDS).index(stack[1])))
    return [(owner, kind, alike[owner, kind]) for owner, kind in order]


def rows(count: int, most: int, middle: Point, step: float) -> list[Point]:
    """Places in as few rows as hold so many each, spread evenly, around a middle."""
    lines = -(-count // most)
    spots: list[Point] = []
    for line in range(lines):
        here = -(-(count - len(spots)) // (lines - line))
        y = middle[1] + (line - (lines - 1) / 2) * step
        spots += [(middle[0] + (place - (here - 1) / 2) * step, y) for place in range(here)]
    return spots


def draw_grove(scene: Scene, view: BloodRageView) -> None:
    """All who stand at the foot of the tree: there is room for everybody, so they stand closer."""
    found = stacks(view, YGGDRASIL)
    _, size, most = next(grove for grove in GROVE if len(found) <= grove[0])
    spots = rows(len(found), most, (MIDDLE[0], MIDDLE[1] - 4), size + 8)
    draw_figures(scene, view, YGGDRASIL, list(zip(found, spots, strict=True)), size)


def draw_fjord(scene: Scene, view: BloodRageView, fjord: str, marks: Marks) -> None:
    """The ships of a fjord, and the light on it."""
    middle = fjord_middle(fjord)
    if fjord in marks.last:
        scene.centre(Ring(FJORD + 4, LATEST), *middle)
    if any(place == fjord for place, _ in marks.choices):
        scene.centre(Ring(FJORD + 4, CHOICE), *middle)
    found = stacks(view, fjord)
    _, size, most = next(mooring for mooring in MOORINGS if len(found) <= mooring[0])
    spots = rows(len(found), most, middle, size + 6)
    draw_figures(scene, view, fjord, list(zip(found, spots, strict=True)), size)


# ---------------------------------------------------------------------- choices


def draw_choices(scene: Scene, marks: Marks) -> None:
    """The letters of what may be chosen, each where it is."""
    letters: dict[str, str] = {}
    for place, letter in marks.choices:
        letters[place] = f"{letters[place]} {letter}" if place in letters else letter
    for place, text in letters.items():
        badge = Badge(text, 34, CHOICE, INK)
        if place in FJORDS:
            x, y = fjord_middle(place)
            scene.centre(badge, x, y - FJORD - 2)
        elif place in LOTS:
            x, y = LOTS[place].plate
            away = plate_width(place.title()) / 2 + badge.size[0] / 2 - 12
            scene.centre(badge, x - LOTS[place].doom[0] * away, y)
