"""One thing from near: a province with its strengths, a clan sheet."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from PIL import Image

from games.blood_rage.components import BOX, KINDS, LAST_STEP, PROVINCES, SLOTS, STATS, YGGDRASIL
from games.blood_rage.view import BloodRageView
from locales import Words
from rendering.blood_rage.board import board_palette, doom, draw_figures, draw_token, one_by_one, rows, stacks
from rendering.blood_rage.cards import card_palette, face_of
from rendering.blood_rage.ground import FJORD, empty_board
from rendering.blood_rage.land import LOTS, MAP, MIDDLE, box, fjord_middle
from rendering.blood_rage.overlays import Glow, Ruin
from rendering.blood_rage.panels import STAT_COLOURS
from rendering.blood_rage.signs import ROMAN, SIGNS
from rendering.kit.blocks import Box
from rendering.kit.cards import draw_tile
from rendering.kit.pieces import Badge, Plate, Slot, Strip, Token, painted
from rendering.kit.scene import Scene
from rendering.kit.scenery import Point
from rendering.kit.theme import (
    BONE,
    BRIGHT,
    CREAM,
    EDGE,
    EMBER,
    GOLD,
    INK,
    MUTED,
    NIGHT,
    PANEL,
    SEATS,
)
from rendering.pictures import Picture
from rendering.text import Voice, apart, shortened, voice_of

WIDE = 1600
NEAR = (860, 1000)
"""How large a province is seen from near."""
RIM = 24
"""So much of the frame around the sea is seen at most."""
FEW = 3
"""So many neighbours are named."""
CROWDS = ((6, 132), (12, 112), (99, 84))
"""For up to so many stacks at Yggdrasil, the size of a token."""


# ---------------------------------------------------------------------- a province


def window(province: str) -> tuple[int, int, int, int]:
    """The part of the board around a province and its fjord, in the form of the close-up."""
    left, top, right, bottom = box(province)
    fjord = PROVINCES[province].fjord
    if fjord is not None:
        x, y = fjord_middle(fjord)
        left, right = min(left, round(x) - FJORD), max(right, round(x) + FJORD)
        top, bottom = min(top, round(y) - FJORD), max(bottom, round(y) + FJORD)
    form = NEAR[0] / NEAR[1]
    wide = max(right - left + 20, (bottom - top + 20) * form)
    high = wide / form
    west = min(max((left + right - wide) / 2, MAP[0] - RIM), MAP[2] + RIM - wide)
    north = min(max((top + bottom - high) / 2, MAP[1] - RIM), MAP[3] + RIM - high)
    return round(west), round(north), round(west + wide), round(north + high)


@lru_cache(maxsize=32)
def near_ground(province: str, destroyed: tuple[str, ...], *, doomed: bool) -> Image.Image:
    """The land around a province from near, under doom if it is, and in ashes wherever it is."""
    land = empty_board().copy()
    ruins = [(name, Ruin(name)) for name in destroyed]
    glow = [(province, Glow(province, EMBER, 60, 5))] if doomed else []
    for name, overlay in [*ruins, *glow]:
        over = painted(overlay)
        land.paste(over, box(name)[:2], over)
    seen = land.crop(window(province)).resize(NEAR, Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", (WIDE, NEAR[1]), NIGHT)
    sheet.paste(seen, (0, 0))
    return sheet


def province(view: BloodRageView, province_id: str, words: Words, names: Sequence[str]) -> Picture:
    """A province with who stands there, and at its side the strength of each clan."""
    voice = voice_of(words, names)
    destroyed = province_id in view.destroyed
    doomed = not destroyed and doom(view, province_id) is not None
    ground = partial(near_ground, province_id, tuple(sorted(view.destroyed)), doomed=doomed)
    scene = Scene(WIDE, NEAR[1], ground)
    if not destroyed:
        draw_near(scene, view, province_id)
    name = voice.say("picture-place", place=province_id)
    scene.put(Plate(WIDE - NEAR[0], NEAR[1], NIGHT, EDGE, 3, corner=4), NEAR[0], 0)
    scene.text(name, NEAR[0] + 36, 64, 64, face="display", colour=GOLD, room=660, least=40)
    y = 128
    facts = list(province_facts(view, province_id, voice))
    for fact in facts:
        scene.text(fact, NEAR[0] + 36, y, 34, colour=BONE, room=660)
        y += 41
    y += 8
    forces = [] if destroyed else by_strength(view, province_id)
    for seat in forces:
        draw_force(scene, view, voice, province_id, seat=seat, y=y)
        y += 130
        strength = view.strengths[province_id][seat]
        facts.append(voice.say("picture-force", player=told(view, voice, seat), strength=strength))
    if not forces and not destroyed:
        scene.text(
            voice.say("picture-nobody"), NEAR[0] + 36, y + 20, 40, face="title", colour=MUTED, room=660
        )
    alt = shortened([voice.say("picture-alt-province", place=province_id, facts=apart(facts, voice))])
    return Picture(scene, alt, board_palette)


def told(view: BloodRageView, voice: Voice, seat: int) -> str:
    """A player in an alt text."""
    return voice.say("board-player-plain", seat=seat, clan=view.clans[seat].clan)


def by_strength(view: BloodRageView, province_id: str) -> list[int]:
    """The seats with somebody in a province or its fjord, the strongest first."""
    return sorted(view.strengths[province_id], key=lambda seat: -view.strengths[province_id][seat])


def province_facts(view: BloodRageView, province_id: str, voice: Voice) -> Iterator[str]:
    """What there is to know of a province."""
    facts = PROVINCES[province_id]
    if facts.region is not None:
        yield voice.say("picture-region", region=facts.region)
    if province_id in view.destroyed:
        yield voice.say("picture-destroyed")
        return
    if len(facts.adjacent) <= FEW:
        yield voice.say("picture-borders", places=facts.adjacent)
    if facts.villages is None:
        yield voice.say("picture-grove")
    else:
        free = facts.villages - len(view.board[province_id])
        yield voice.say("picture-villages", free=free, villages=facts.villages)
    if province_id in view.pillaged:
        yield voice.say("picture-pillaged")
    else:
        yield voice.say("picture-reward", token=view.tokens[province_id])
    age = doom(view, province_id)
    if age is not None:
        yield voice.say("picture-doomed", number=ROMAN[age])


def draw_near(scene: Scene, view: BloodRageView, province_id: str) -> None:
    """The figures and the token of a province where they stand, larger."""
    left, top, right, _ = window(province_id)
    scale = NEAR[0] / (right - left)

    def there(spot: Point) -> Point:
        return (spot[0] - left) * scale, (spot[1] - top) * scale

    draw_token(scene, view, province_id, there(LOTS[province_id].token), 126)
    fjord = PROVINCES[province_id].fjord
    if fjord is not None:
        ships = stacks(view, fjord)
        size, most = (96, 2) if len(ships) <= FEW else (76, 3)
        spots = rows(len(ships), most, there(fjord_middle(fjord)), size + 8)
        draw_figures(scene, view, fjord, list(zip(ships, spots, strict=True)), size)
    if province_id == YGGDRASIL:
        crowd = stacks(view, YGGDRASIL)
        size = next(size for most, size in CROWDS if len(crowd) <= most)
        spots = rows(len(crowd), NEAR[0] * 4 // 5 // (size + 18), there(MIDDLE), size + 18)
        draw_figures(scene, view, YGGDRASIL, list(zip(crowd, spots, strict=True)), size)
        return
    figures, villages = one_by_one(view, province_id), [there(spot) for spot in LOTS[province_id].villages]
    for spot in villages[len(figures) :]:
        scene.centre(Slot(116), *spot)
        scene.glyph("hut", *spot, 66)
    draw_figures(scene, view, province_id, list(zip(figures, villages, strict=False)), 132)


def draw_force(
    scene: Scene, view: BloodRageView, voice: Voice, province_id: str, *, seat: int, y: int
) -> None:
    """A clan's strength in a province, and the figures that make it up, those in the fjord too."""
    look, left, wide = SEATS[seat], NEAR[0] + 24, WIDE - NEAR[0] - 48
    scene.put(Plate(wide, 124, PANEL, EDGE, 2, corner=14), left, y)
    scene.put(Strip(16, 104, look.colour, look.ink, look.pattern), left + 10, y + 10)
    scene.centre(
        Token(look.shape, look.colour, look.ink, SIGNS.clans[view.clans[seat].clan], 84), left + 84, y + 62
    )
    scene.name(voice.names[seat], left + 142, y + 32, 36, room=420)
    fjord = PROVINCES[province_id].fjord
    places = [province_id] if fjord is None else [province_id, fjord]
    alike = Counter(
        (figure.kind, place) for place in places for figure in view.board[place] if figure.owner == seat
    )
    x = left + 142
    step = min(62, 380 // max(1, len(alike)))
    for (kind, place), count in sorted(alike.items()):
        ink = CREAM if place == province_id else "#8FD0CF"
        scene.glyph(SIGNS.figures[kind], x + 20, y + 88, 42, ink)
        if count > 1:
            scene.text(f"×{count}", x + 34, y + 104, 26, face="bold", colour=GOLD)
        x += step
    strength = str(view.strengths[province_id][seat])
    scene.text(strength, left + wide - 26, y + 62, 76, face="bold", colour=BRIGHT, align="right", room=110)


# ---------------------------------------------------------------------- a clan sheet


def clan(view: BloodRageView, seat_id: str, words: Words, names: Sequence[str]) -> Picture:
    """A clan sheet: stats on their tracks, upgrades in their slots, where the figures are."""
    voice = voice_of(words, names)
    seat = int(seat_id)
    sheet, look = view.clans[seat], SEATS[seat]
    scene = Scene(WIDE, 1160, NIGHT)
    scene.put(Plate(WIDE - 32, 1128, NIGHT, EDGE, 3, corner=20), 16, 16)
    scene.put(Strip(20, 1096, look.colour, look.ink, look.pattern), 32, 32)
    scene.centre(Token(look.shape, look.colour, look.ink, SIGNS.clans[sheet.clan], 132), 150, 112)
    scene.name(voice.names[seat], 244, 88, 68, face="display", room=860, least=36)
    scene.text(voice.say("picture-clan", clan=sheet.clan), 244, 148, 38, colour=MUTED, room=860)
    glory = scene.text(
        str(sheet.glory), WIDE - 56, 108, 110, face="bold", colour=BRIGHT, align="right", room=230
    )
    scene.glyph("laurel-crown", WIDE - 56 - glory - 70, 108, 96, GOLD)
    for number, stat in enumerate(STATS):
        draw_track(scene, view, voice, stat, seat=seat, y=240 + number * 100)
    draw_slots(scene, view, voice, seat)
    draw_whereabouts(scene, view, voice, seat)
    facts = [f"{voice.say('picture-stat', stat=stat)} {sheet.values[stat]}" for stat in STATS]
    player = told(view, voice, seat)
    alt = voice.say("picture-alt-clan", player=player, glory=sheet.glory, facts=", ".join(facts))
    cards = list(sheet.upgrades.values())
    more = [voice.say("picture-alt-cards", group=voice.say("picture-upgrades"), cards=cards)] if cards else []
    return Picture(scene, shortened([alt, *more]), card_palette)


def draw_track(scene: Scene, view: BloodRageView, voice: Voice, stat: str, *, seat: int, y: int) -> None:
    """A stat on its track of six steps; the last ones are worth glory at the end."""
    sheet = view.clans[seat]
    scene.glyph(SIGNS.stats[stat], 112, y + 36, 64, STAT_COLOURS[stat])
    scene.text(voice.say("picture-stat", stat=stat), 164, y + 36, 40, face="title", room=210)
    for step in range(LAST_STEP):
        x = 390 + step * 150
        here = sheet.stats[stat] == step + 1
        fill = STAT_COLOURS[stat] if here else PANEL
        scene.put(Plate(138, 76, fill, BRIGHT if here else EDGE, 4 if here else 2, corner=12), x, y)
        ink = INK if here else CREAM if step < sheet.stats[stat] else MUTED
        bonus = BOX.legendary_bonus_by_step[step]
        middle = x + (44 if bonus else 69)
        scene.text(str(STATS[stat][step]), middle, y + 38, 48, face="bold", colour=ink, align="middle")
        if bonus:
            scene.glyph("laurel-crown", x + 102, y + 24, 32, ink)
            scene.text(f"+{bonus}", x + 102, y + 56, 26, face="bold", colour=ink, align="middle")
    now = {"rage": (sheet.rage, "picture-left"), "horns": (sheet.on_board, "picture-on-board")}.get(stat)
    if now is not None:
        count, word = now
        text = f"{count}/{sheet.values[stat]}"
        scene.text(text, WIDE - 56, y + 22, 56, face="bold", align="right", room=260)
        scene.text(voice.say(word), WIDE - 56, y + 66, 28, colour=MUTED, align="right", room=260)


def draw_slots(scene: Scene, view: BloodRageView, voice: Voice, seat: int) -> None:
    """The eight slots with what is in them."""
    sheet = view.clans[seat]
    for number, slot in enumerate(slot for slots in SLOTS.values() for slot in slots):
        x, y = 72 + number % 4 * 372, 560 + number // 4 * 128
        card = sheet.upgrades.get(slot)
        if card is not None:
            draw_tile(scene, face_of(card, voice), Box(x, y, 356, 112))
            continue
        scene.put(Plate(356, 112, PANEL, EDGE, 2, corner=14), x, y)
        scene.glyph(SIGNS.slots[slot.partition("-")[0]], x + 43, y + 56, 48, EDGE)
        kind = voice.say(f"picture-kind-{slot.partition('-')[0]}")
        scene.text(kind, x + 86, y + 56, 28, colour=MUTED, room=240)


def draw_whereabouts(scene: Scene, view: BloodRageView, voice: Voice, seat: int) -> None:
    """Who is on the board, in reserve and in Valhalla; how many cards there are."""
    sheet, look = view.clans[seat], SEATS[seat]
    board = [figure.kind for figures in view.board.values() for figure in figures if figure.owner == seat]
    groups = (
        ("picture-on-board", board),
        ("picture-reserve", sheet.reserve),
        ("picture-valhalla", sheet.valhalla),
    )
    for number, (key, kinds) in enumerate(groups):
        left = 72 + number * 496
        scene.text(f"{voice.say(key)} · {len(kinds)}", left, 844, 36, face="title", colour=GOLD, room=460)
        alike = sorted(Counter(kinds).items(), key=lambda found: list(KINDS).index(found[0]))
        for place, (kind, count) in enumerate(alike):
            x, y = left + 44 + place * 92, 920
            scene.centre(Token(look.shape, look.colour, look.ink, SIGNS.figures[kind], 80), x, y)
            if count > 1:
                scene.centre(Badge(f"×{count}", 28, GOLD, INK), x + 26, y + 32)
    hand = sheet.hand_size + sheet.pick_count + sheet.pack_size
    for number, (icon, key, count) in enumerate(
        (("poker-hand", "picture-hand", hand), ("scroll-unfurled", "picture-committed", sheet.quest_count))
    ):
        x = 72 + number * 496
        scene.glyph(icon, x + 36, 1058, 60, BONE)
        scene.text(voice.say("picture-count", label=voice.say(key), count=count), x + 86, 1058, 40, room=390)
