"""One thing from near: a location, a shore with its monster, a longhouse."""

from collections.abc import Iterator, Sequence

from games.champions_of_midgard.components import (
    BLUE,
    ENEMIES,
    KINDS,
    LOCATIONS,
    LONGSHIPS,
    PUBLIC,
    RULES,
    SHORES,
    STALLS,
)
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.state import BEG, FIGHTS, HUNT, Band
from games.champions_of_midgard.view import MidgardView
from games.engine import Text
from locales import Words
from rendering.champions_of_midgard import signs
from rendering.champions_of_midgard.cards import FOOT, bargain, card_palette, draw_whole, face_of
from rendering.champions_of_midgard.dice import Die
from rendering.champions_of_midgard.fights import enemy_at, prize, ship_at
from rendering.champions_of_midgard.goods import draw_good, draw_goods
from rendering.champions_of_midgard.panels import STOCK, emblem_of, known_trophies, told_leader
from rendering.champions_of_midgard.places import draw_meeple
from rendering.champions_of_midgard.signs import SIGNS
from rendering.film import plain
from rendering.kit.blocks import Box, draw_parchment
from rendering.kit.cards import draw_card, draw_tile, roomy_picture
from rendering.kit.pieces import Badge, Plate, Slot, Strip, Token
from rendering.kit.scene import Scene
from rendering.kit.theme import BONE, BRIGHT, CREAM, EDGE, GOLD, INK, MUTED, NIGHT, PANEL, SEATS
from rendering.pictures import Picture
from rendering.text import Voice, apart, shortened, voice_of

WIDE = 1600
HIGH, LOW = 940, 700
"""With cards, and with words alone."""
CARD = 520
"""How wide a card is at most."""
NARROW = 1004
SIDE = 440
"""How wide the left part is, where the workers stand."""
TOPICS = {
    BEG: "begging",
    HUNT: "hunt",
    **dict.fromkeys(FIGHTS[1:], "enemies"),
    **dict.fromkeys(PUBLIC, "longships"),
    **dict.fromkeys(BLUE, "locations"),
}
"""The rule that explains a location, where it is not called like it."""


# ---------------------------------------------------------------------- a location


def place(view: MidgardView, place_id: str, words: Words, names: Sequence[str]) -> Picture:
    """A location: who works there, and the cards that lie there, or its rule."""
    voice = voice_of(words, names)
    cards = cards_at(view, place_id)
    wide = max(NARROW, SIDE + 24 + len(cards) * (CARD + 20)) if cards else WIDE
    scene = Scene(min(WIDE, wide), HIGH if cards else LOW, NIGHT)
    name = voice.say("picture-place", place=place_id)
    colour = signs.LOCATIONS[LOCATIONS[place_id].colour if place_id in LOCATIONS else "brown"]
    draw_heading(scene, SIGNS.places[place_id], name, colour)
    facts = draw_workers(scene, view, voice, place_id)
    rest = Box(SIDE + 20, 140, scene.wide - SIDE - 44, scene.high - 164)
    if cards:
        wide = min(CARD, (rest.wide - 20 * (len(cards) - 1)) // len(cards))
        draw_lying(scene, cards, voice, Box(rest.x, rest.y, wide, rest.high))
        more = [read_out(card, voice) for card in cards]
    else:
        rule = words.say(Text(f"rule-{TOPICS.get(place_id, place_id)}.text", {**GAME.numbers}), names)
        more = [" ".join(plain(rule).split())]
        draw_parchment(scene, more[0], rest, 52)
    return Picture(scene, alt_of(name, facts, voice, *more), card_palette)


def cards_at(view: MidgardView, place_id: str) -> list[str]:
    """The cards, stalls and longships that lie at a location."""
    if place_id in FIGHTS:
        card = enemy_at(view, place_id)
        return [] if card is None else [card]
    if place_id in STALLS:
        return [place_id]
    found: dict[str, Sequence[str | None]] = {
        "runesmith": view.display,
        "shipwright": view.shipyard,
        "merchant-ship": [view.merchant],
    }
    return [card for card in found.get(place_id, []) if card is not None]


def draw_lying(scene: Scene, cards: Sequence[str], voice: Voice, first: Box) -> None:
    """Cards that lie side by side from the first on, with pictures alike."""
    faces = [face_of(card, voice) for card in cards]
    most = min(
        roomy_picture(face, first, 1, FOOT if any(bargain(card)) else 0)
        for card, face in zip(cards, faces, strict=True)
    )
    for number, (card, face) in enumerate(zip(cards, faces, strict=True)):
        there = Box(first.x + number * (first.wide + 20), first.y, first.wide, first.high)
        draw_whole(scene, card, face, there, deal=bargain(card), most=most)


def draw_heading(scene: Scene, icon: str, name: str, colour: str) -> None:
    """The name of a place in its colour."""
    scene.put(Plate(92, 92, INK, colour, 5, corner=46), 24, 22)
    scene.glyph(icon, 70, 68, 60)
    scene.text(name, 140, 68, 62, face="display", colour=GOLD, room=scene.wide - 180, least=36)


def draw_workers(scene: Scene, view: MidgardView, voice: Voice, place_id: str) -> list[str]:
    """Who works there and with how many warriors, or that it is free. Says it in words."""
    seats = list(dict.fromkeys(view.workers.get(place_id, [])))
    if not seats:
        scene.centre(Slot(200), SIDE / 2, 260)
        scene.glyph(SIGNS.places[place_id], SIDE / 2, 260, 120)
        free = voice.say("picture-free")
        scene.text(free, SIDE / 2, 400, 44, face="title", colour=MUTED, align="middle", room=SIDE - 40)
        return [free]
    step = min(190, (scene.high - 150) // len(seats))
    for number, seat in enumerate(seats):
        y = 124 + step / 2 + number * step
        draw_meeple(scene, seat, (100, y), min(140, step - 12), view.workers[place_id].count(seat))
        scene.name(voice.names[seat], 190, y, 42, room=SIDE - 200)
        if number == 0 and place_id in view.bands:
            draw_cargo(scene, view.bands[place_id], Box(36, round(y) + 100, SIDE - 60, 400))
    return [voice.names[seat] for seat in seats]


def draw_cargo(scene: Scene, band: Band, there: Box) -> None:
    """Warriors as dice, and the food with them."""
    size, step = 84, 96
    across = there.wide // step
    dice = [kind for kind in KINDS for _ in range(band.warriors.get(kind, 0))]
    for number, kind in enumerate(dice):
        scene.put(Die(kind, size), there.x + number % across * step, there.y + number // across * step)
    if band.food:
        y = there.y + -(-len(dice) // across) * step + 44
        draw_goods(scene, {"food": band.food}, (there.x + 80, y), 64)


def alt_of(title: str, facts: Sequence[str], voice: Voice, *more: str) -> str:
    """A close-up in a sentence, and what more is to be read on it."""
    return shortened([voice.say("picture-alt-facts", title=title, facts=apart(facts, voice)), *more])


def read_out(card: str, voice: Voice, *more: str) -> str:
    """What is printed on a card, and what lies on it."""
    face = face_of(card, voice)
    facts = apart([face.text.removesuffix("."), *more], voice)
    return voice.say("picture-alt-facts", title=face.name, facts=facts)


# ---------------------------------------------------------------------- a shore


def shore(view: MidgardView, shore_id: str, words: Words, names: Sequence[str]) -> Picture:
    """A shore: the ship with all aboard, the journey card, the monster."""
    voice = voice_of(words, names)
    coast, ship = view.coasts[shore_id], ship_at(view, shore_id)
    scene = Scene(WIDE, HIGH, NIGHT)
    name = voice.say("picture-place", place=shore_id)
    draw_heading(scene, SIGNS.places[shore_id], name, signs.JOURNEY)
    fed = voice.say("picture-feeds", count=SHORES[shore_id].warriors_per_food)
    scene.text(fed, WIDE - 110, 68, 40, colour=BONE, align="right", room=620)
    draw_good(scene, "food", (WIDE - 62, 68), 60)
    facts = [fed]
    if ship is None:
        scene.centre(Slot(200), SIDE / 2, 260)
        scene.glyph("drakkar", SIDE / 2, 260, 120, "#7FB9BE")
        facts.append(voice.say("picture-no-ship"))
        scene.text(facts[-1], SIDE / 2, 400, 44, face="title", colour=MUTED, align="middle", room=SIDE - 40)
    else:
        facts += draw_vessel(scene, view, voice, ship)
    draw_way(scene, coast.revealed, voice, Box(SIDE + 20, 140, 540, HIGH - 164), down=coast.face_down)
    facts += [voice.say("picture-face-down")] if coast.face_down else []
    more = [read_out(card, voice) for card in coast.revealed[-1:]]
    there = Box(SIDE + 580, 140, WIDE - SIDE - 604, HIGH - 164)
    if coast.monster is None:
        facts.append(voice.say("picture-defeated"))
        scene.put(Plate(there.wide, there.high, INK, EDGE, 4, corner=24), there.x, there.y)
        scene.glyph("death-skull", there.x + there.wide / 2, there.y + 300, 200, EDGE)
        middle = there.x + there.wide / 2
        scene.text(facts[-1], middle, there.y + 470, 48, face="title", colour=MUTED, align="middle", room=500)
    else:
        face = face_of(coast.monster, voice)
        draw_whole(scene, coast.monster, face, there, deal=({}, prize(ENEMIES[coast.monster], coast)))
        bounty = [voice.say("board-bounty", coins=coast.coins)] if coast.coins else []
        more.append(read_out(coast.monster, voice, *bounty))
    return Picture(scene, alt_of(name, facts, voice, *more), card_palette)


def draw_vessel(scene: Scene, view: MidgardView, voice: Voice, ship: str) -> Iterator[str]:
    """A longship, who sails it, and what is aboard. Says it in words."""
    band = view.bands[ship]
    look, capacity = SEATS[band.seat], LONGSHIPS[ship].capacity
    scene.centre(Token(look.shape, look.colour, look.ink, SIGNS.places[ship], 180), SIDE / 2, 240)
    lines = [voice.names[band.seat], voice.say(f"picture-name-{ship}")]
    lines.append(voice.say("picture-capacity", load=band.size + band.food, capacity=capacity))
    for number, (line, ink) in enumerate(zip(lines, (CREAM, BONE, MUTED), strict=True)):
        face, size = ("title", 44) if number == 0 else ("text", 36)
        y = 366 + number * 48
        scene.text(line, SIDE / 2, y, size, face=face, colour=ink, align="middle", room=SIDE - 40)
    draw_cargo(scene, band, Box(36, 510, SIDE - 60, 400))
    return iter(lines)


def draw_way(scene: Scene, revealed: Sequence[str], voice: Voice, there: Box, *, down: bool) -> None:
    """The journey card: its back, or what was revealed."""
    if revealed:
        draw_card(scene, face_of(revealed[-1], voice), there)
        return
    fill, edge = ("#16505E", BONE) if down else (NIGHT, EDGE)
    scene.put(Plate(there.wide, there.high, fill, edge, 7, corner=24), there.x, there.y)
    if down:
        middle = there.x + there.wide / 2
        scene.glyph("compass", middle, there.y + 300, 300, signs.JOURNEY)
        text = voice.say("picture-face-down")
        scene.text(text, middle, there.y + 560, 44, face="title", align="middle", room=there.wide - 60)


# ---------------------------------------------------------------------- a longhouse


def longhouse(view: MidgardView, seat_id: str, words: Words, names: Sequence[str]) -> Picture:
    """A longhouse: warriors, stock, runes, the longship, and how many cards are hidden."""
    voice, seat = voice_of(words, names), int(seat_id)
    champion, look = view.champions[seat], SEATS[seat]
    ship = [] if champion.ship is None else [champion.ship]
    tiles = [*champion.runes, *ship, *champion.shown, *(known_trophies(champion) or [])]
    scene = Scene(WIDE, 770 + -(-len(tiles) // 3) * 124, NIGHT)
    scene.put(Plate(WIDE - 32, scene.high - 32, NIGHT, EDGE, 3, corner=20), 16, 16)
    scene.put(Strip(20, scene.high - 64, look.colour, look.ink, look.pattern), 32, 32)
    scene.centre(Token(look.shape, look.colour, look.ink, emblem_of(champion), 132), 150, 112)
    if view.first == seat:
        scene.centre(Badge("1", 40, GOLD, INK), 96, 64)
    scene.name(voice.names[seat], 244, 88, 68, face="display", room=860, least=36)
    leader = told_leader(champion, voice)
    if champion.leader is not None:
        leader = voice.say("picture-leader", leader=champion.leader)
    scene.text(leader, 244, 148, 38, colour=MUTED, room=860)
    glory = scene.text(
        str(champion.glory), WIDE - 56, 108, 110, face="bold", colour=BRIGHT, align="right", room=230
    )
    scene.glyph("laurel-crown", WIDE - 56 - glory - 70, 108, 96, GOLD)
    facts = list(draw_stock(scene, view, voice, seat))
    for number, card in enumerate(tiles):
        x, y = 76 + number % 3 * 496, 716 + number // 3 * 124
        note = voice.say("picture-used") if card in champion.used else ""
        face = face_of(card, voice, note, small=True)
        draw_tile(scene, face, Box(x, y, 480, 108))
        facts.append(f"{face.name} ({face.kind})")
    return Picture(scene, alt_of(voice.names[seat], [leader, *facts], voice), card_palette)


def draw_stock(scene: Scene, view: MidgardView, voice: Voice, seat: int) -> Iterator[str]:
    """The dice in their beds, the goods, and what else is counted. Says it in words."""
    champion = view.champions[seat]
    home = [kind for kind in KINDS for _ in range(champion.warriors.get(kind, 0))]
    title = voice.say("picture-longhouse", count=champion.army, most=RULES.longhouse_limit)
    scene.text(title, 76, 240, 40, face="title", colour=GOLD, room=900)
    for bed in range(RULES.longhouse_limit):
        x, away = 76 + bed * 124, bed < champion.army
        scene.put(Plate(108, 108, INK, MUTED if away else EDGE, 3, corner=22), x, 280)
        if bed < len(home):
            scene.put(Die(home[bed], 108), x, 280)
        elif away:
            scene.glyph("crossed-swords", x + 54, 334, 56, MUTED)
    workers = voice.say("picture-workers-left", count=champion.workers, most=champion.crew)
    scene.text(workers, WIDE - 60, 240, 36, align="right", room=420)
    for number in range(champion.crew):
        ink = CREAM if number < champion.workers else EDGE
        scene.glyph(SIGNS.goods["worker"], WIDE - 100 - number * 84, 334, 76, ink)
    for number, good in enumerate(STOCK):
        x = 76 + number * 296
        scene.put(Plate(280, 110, PANEL, EDGE, 2, corner=18), x, 430)
        draw_good(scene, good, (x + 56, 485), 64)
        count = str(champion.stock[good])
        wide = scene.text(count, x + 100, 484, 66 if len(count) == 1 else 54, face="bold")
        word = voice.say(f"picture-good-{good}")
        scene.text(word, x + 266, 487, 30, colour=MUTED, align="right", room=158 - wide)
    counts = [(signs.DESTINY, voice.say("picture-count-destinies", count=champion.destiny_count))]
    trophies = known_trophies(champion)
    told = "picture-hidden-trophies" if trophies is None else "picture-count-trophies"
    counts.append((signs.TROPHY, voice.say(told, count=len(trophies or []))))
    if champion.ship is None:
        counts.append((("drakkar", EDGE), voice.say("picture-no-longship")))
    for number, ((icon, ink), text) in enumerate(counts):
        x = 76 + number * 496
        scene.glyph(icon, x + 40, 626, 68, ink)
        scene.text(text, x + 92, 626, 40, room=390)
    yield title
    yield workers
    for good in STOCK:
        yield f"{voice.say(f'picture-good-{good}')} {champion.stock[good]}"
    for _, text in counts:
        yield text
