"""One thing from near: a province with its strengths, a clan sheet, a battle."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from PIL import Image

from games.blood_rage.components import BOX, KINDS, LAST_STEP, PROVINCES, SLOTS, STATS, YGGDRASIL
from games.blood_rage.view import BloodRageView
from locales import Words
from rendering.blood_rage.board import board_palette, doom, draw_figure, draw_token, rows
from rendering.blood_rage.cards import Box, card_palette, draw_card, draw_tile
from rendering.blood_rage.ground import empty_board
from rendering.blood_rage.land import LOTS, MIDDLE, Point, box
from rendering.blood_rage.overlays import Glow, Ruin, Village
from rendering.blood_rage.panels import STAT_COLOURS
from rendering.blood_rage.signs import ROMAN, SIGNS
from rendering.kit.pieces import Badge, Plate, Strip, Token, painted
from rendering.kit.scene import Scene
from rendering.kit.theme import (
    BLOOD,
    BONE,
    BRIGHT,
    CREAM,
    EDGE,
    EMBER,
    FLAME,
    GOLD,
    INK,
    MUTED,
    NIGHT,
    PANEL,
    SEATS,
)
from rendering.pictures import Picture
from rendering.text import Voice, shortened, voice_of

WIDE = 1600
SIDE = 400
"""How wide a side of a battle is at least."""
NEAR = (860, 1000)
"""How large a province is seen from near."""
CROWDS = ((6, 132), (12, 112), (99, 84))
"""For up to so many stacks at Yggdrasil, the size of a token."""


# ---------------------------------------------------------------------- a province


def window(province: str) -> tuple[int, int, int, int]:
    """The part of the board around a province, in the form of the close-up."""
    left, top, right, bottom = box(province)
    form = NEAR[0] / NEAR[1]
    wide = max(right - left + 20, (bottom - top + 20) * form)
    high = wide / form
    x, y = (left + right) / 2, (top + bottom) / 2
    return round(x - wide / 2), round(y - high / 2), round(x + wide / 2), round(y + high / 2)


@lru_cache(maxsize=32)
def near_ground(province: str, fate: str) -> Image.Image:
    """The land around a province from near, in ashes or under doom where it is so."""
    land = empty_board().copy()
    left, top, _, _ = box(province)
    if fate:
        over = painted(Ruin(province) if fate == "destroyed" else Glow(province, EMBER, 60, 5))
        land.paste(over, (left, top), over)
    seen = land.crop(window(province)).resize(NEAR, Image.Resampling.LANCZOS)
    sheet = Image.new("RGB", (WIDE, NEAR[1]), NIGHT)
    sheet.paste(seen, (0, 0))
    return sheet


def province(view: BloodRageView, province_id: str, words: Words, names: Sequence[str]) -> Picture:
    """A province with who stands there, and at its side the strength of each clan."""
    voice = voice_of(words, names)
    destroyed = province_id in view.destroyed
    fate = "destroyed" if destroyed else "doomed" if doom(view, province_id) is not None else ""
    scene = Scene(WIDE, NEAR[1], partial(near_ground, province_id, fate))
    if not destroyed:
        draw_near(scene, view, province_id)
    name = voice.say("picture-place", place=province_id)
    scene.put(Plate(WIDE - NEAR[0], NEAR[1], NIGHT, EDGE, 3, corner=4), NEAR[0], 0)
    scene.text(name, NEAR[0] + 36, 64, 64, face="display", colour=GOLD, room=660, least=40)
    y = 130
    facts = list(province_facts(view, province_id, voice))
    for fact in facts:
        scene.text(fact, NEAR[0] + 36, y, 34, colour=BONE, room=660)
        y += 46
    y += 20
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
    alt = shortened([voice.say("picture-alt-province", place=province_id, facts="; ".join(facts))])
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
    order = list(KINDS)
    figures = sorted(view.board[province_id], key=lambda figure: (figure.owner, order.index(figure.kind)))
    if province_id == YGGDRASIL:
        alike = Counter((figure.owner, figure.kind) for figure in figures)
        size = next(size for most, size in CROWDS if len(alike) <= most)
        spots = rows(len(alike), NEAR[0] * 4 // 5 // (size + 18), there(MIDDLE), size + 18)
        for ((seat, kind), count), spot in zip(alike.items(), spots, strict=True):
            draw_figure(scene, view, (seat, kind, count), YGGDRASIL, spot=spot, size=size)
    for number, spot in enumerate(LOTS[province_id].villages):
        if number < len(figures):
            stack = (figures[number].owner, figures[number].kind, 1)
            draw_figure(scene, view, stack, province_id, spot=there(spot), size=132)
        else:
            scene.centre(Village(116), *there(spot))
            scene.glyph("hut", *there(spot), 66)


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
    scene.text(voice.names[seat], left + 142, y + 32, 36, face="title", room=390, least=26)
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
    scene.text(voice.names[seat], 244, 88, 68, face="display", room=860, least=36)
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
    left = {"rage": sheet.rage, "horns": sheet.on_board}.get(stat)
    if left is not None:
        text = f"{left}/{sheet.values[stat]}"
        scene.text(text, WIDE - 56, y + 38, 56, face="bold", align="right", room=260)


def draw_slots(scene: Scene, view: BloodRageView, voice: Voice, seat: int) -> None:
    """The eight slots with what is in them."""
    sheet = view.clans[seat]
    for number, slot in enumerate(slot for slots in SLOTS.values() for slot in slots):
        x, y = 72 + number % 4 * 370, 560 + number // 4 * 128
        card = sheet.upgrades.get(slot)
        if card is not None:
            draw_tile(scene, card, voice, Box(x, y, 354, 112))
            continue
        scene.put(Plate(354, 112, PANEL, EDGE, 2, corner=14), x, y)
        scene.glyph(SIGNS.slots[slot.partition("-")[0]], x + 50, y + 56, 48, EDGE)
        kind = voice.say(f"picture-kind-{slot.partition('-')[0]}")
        scene.text(kind, x + 98, y + 56, 28, colour=MUTED, room=240)


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
        scene.text(f"{voice.say(key)}: {count}", x + 86, 1058, 40, room=390)


# ---------------------------------------------------------------------- a battle


def battle(view: BloodRageView, _: str, words: Words, names: Sequence[str]) -> Picture:
    """The sides of a battle with what each has revealed, and what it comes to."""
    voice = voice_of(words, names)
    fight = view.battle
    scene = Scene(WIDE if fight is None else max(WIDE, SIDE * len(fight.participants)), 1160, NIGHT)
    if fight is None:
        scene.text(voice.say("picture-no-battle"), WIDE / 2, 500, 60, face="title", align="middle", room=1400)
        return Picture(scene, voice.say("picture-no-battle"), card_palette)
    key = "picture-battle" if fight.participants else "picture-pillage"
    title = voice.say(key, place=fight.province)
    scene.glyph("crossed-swords", 72, 66, 80, FLAME)
    scene.text(title, 134, 66, 62, face="display", colour=GOLD, room=1400, least=36)
    sides = fight.participants or [fight.pillager]
    wide = (scene.wide - 32 - 16 * (len(sides) - 1)) // max(2, len(sides))
    left = (scene.wide - len(sides) * wide - 16 * (len(sides) - 1)) // 2
    facts = []
    for number, seat in enumerate(sides):
        draw_side(scene, view, voice, seat, Box(left + number * (wide + 16), 128, wide, scene.high - 144))
        strength = fight.totals.get(seat, view.strengths.get(fight.province, {}).get(seat, 0))
        facts.append(voice.say("picture-force", player=told(view, voice, seat), strength=strength))
        cards = fight.cards.get(seat, [])
        if cards:
            group = voice.names[seat]
            facts.append(voice.say("picture-alt-cards", group=group, cards=cards).removesuffix("."))
    alt = voice.say("picture-alt-province", place=fight.province, facts="; ".join(facts))
    return Picture(scene, shortened([f"{title}.", alt]), card_palette)


def draw_side(scene: Scene, view: BloodRageView, voice: Voice, seat: int, place: Box) -> None:
    """One side of a battle."""
    fight = view.battle
    assert fight is not None
    look, wins = SEATS[seat], fight.winner == seat
    x, wide = place.x, place.wide
    scene.put(Plate(wide, place.high, PANEL, GOLD if wins else EDGE, 6 if wins else 2, corner=18), x, place.y)
    scene.put(Strip(wide - 40, 14, look.colour, look.ink, look.pattern), x + 20, place.y + 14)
    emblem = SIGNS.clans[view.clans[seat].clan]
    scene.centre(Token(look.shape, look.colour, look.ink, emblem, 92), x + 72, place.y + 88)
    room = wide - 150
    scene.text(voice.names[seat], x + 132, place.y + 72, 38, face="title", room=room, least=24)
    role = "picture-winner" if wins else "picture-pillager" if seat == fight.pillager else "picture-clan"
    status = voice.say(role, clan=view.clans[seat].clan)
    scene.text(status, x + 132, place.y + 112, 28, colour=GOLD if wins else MUTED, room=room)
    strength = view.strengths.get(fight.province, {}).get(seat, 0)
    total = fight.totals.get(seat)
    number = str(strength if total is None else total)
    scene.text(
        number, x + wide / 2, place.y + 196, 92, face="bold", colour=BRIGHT, align="middle", room=wide - 40
    )
    word = voice.say("picture-strength" if total is None else "picture-total-strength")
    scene.text(word, x + wide / 2, place.y + 256, 28, colour=MUTED, align="middle", room=wide - 24)
    draw_revealed(scene, view, voice, seat, Box(x + 16, place.y + 288, wide - 32, place.high - 350))
    notes = []
    if seat in fight.declared:
        notes.append(voice.say("picture-declared", bonus=fight.declared[seat]))
    if fight.cards.get(seat) and not fight.in_force(seat):
        notes.append(voice.say("picture-cancelled"))
    if notes:
        y = place.y + place.high - 34
        scene.put(Plate(wide - 40, 46, BLOOD, EMBER, 2, corner=12), x + 20, y - 23)
        scene.text(" · ".join(notes), x + wide / 2, y, 28, align="middle", room=wide - 60)


def draw_revealed(scene: Scene, view: BloodRageView, voice: Voice, seat: int, place: Box) -> None:
    """The cards of one side: one as a card, several small."""
    fight = view.battle
    assert fight is not None
    cards = fight.cards.get(seat, [])
    if not cards:
        middle = place.x + place.wide / 2
        scene.glyph("card-pickup", middle, place.y + 150, 120, EDGE)
        text = voice.say("picture-no-card")
        scene.text(text, middle, place.y + 260, 30, colour=MUTED, align="middle", room=place.wide)
    elif len(cards) == 1:
        wide = min(place.wide, 460)
        draw_card(
            scene, cards[0], voice, Box(place.x + (place.wide - wide) // 2, place.y, wide, place.high), 0.84
        )
    else:
        for number, card in enumerate(cards[:4]):
            draw_tile(scene, card, voice, Box(place.x, place.y + number * 122, place.wide, 110))
