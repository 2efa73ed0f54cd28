"""A battle: its sides with what each has revealed, and what it comes to; as it is, or as the saga told it."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.blood_rage.components import CARDS, PROVINCES
from games.blood_rage.state import Battle
from games.blood_rage.view import BloodRageView
from games.engine import Event
from locales import Words
from rendering.blood_rage.board import draw_figures, rows, stacks
from rendering.blood_rage.cards import card_palette, face_of
from rendering.blood_rage.close_ups import told
from rendering.blood_rage.signs import SIGNS
from rendering.kit.blocks import Box
from rendering.kit.cards import draw_card, draw_tile
from rendering.kit.lettering import width
from rendering.kit.pieces import Plate, Strip, Token
from rendering.kit.scene import Scene
from rendering.kit.theme import BLOOD, BRIGHT, EDGE, EMBER, FLAME, GOLD, INK, MUTED, NIGHT, PANEL, SEATS
from rendering.pictures import Picture
from rendering.text import Voice, apart, shortened, voice_of

WIDE, HIGH = 1600, 1060
TALL, ROOMY = 1200, 440
"""How high the picture is where a card is narrower than this."""
CARD, MOST = 330, 4
"""Where a card has less room than this, cards are shown small, and no more than so many."""
RANKS, RANK = 250, 116
"""The room for the figures of a side, and for one of them."""
SIDE = 440
"""How wide a side is at least."""
TELLING = frozenset({"reveals", "adds", "total"})
"""The events that show something of a battle."""
Sums = Mapping[int, tuple[int, int]]
"""By seat what the figures and the cards are worth."""


def battle(view: BloodRageView, _: str, words: Words, names: Sequence[str]) -> Picture:
    """The battle that is being fought."""
    voice = voice_of(words, names)
    if view.battle is None:
        scene = Scene(WIDE, HIGH, NIGHT)
        scene.text(voice.say("picture-no-battle"), WIDE / 2, 500, 60, face="title", align="middle", room=1400)
        return Picture(scene, voice.say("picture-no-battle"), card_palette)
    return draw_battle(view, view.battle, {}, voice)


# ---------------------------------------------------------------------- as it was told


def revealed(
    events: Sequence[Event], first: int, view: BloodRageView, words: Words, names: Sequence[str]
) -> Picture | None:
    """The last battle, if something of it was shown since that event."""
    begins = max((at for at, event in enumerate(events) if event.key == "battle-begins"), default=None)
    if begins is None or not any(event.key in TELLING for event in events[max(first, begins) :]):
        return None
    fight, sums = fought(events[begins:])
    return draw_battle(view, fight, sums, voice_of(words, names))


def fought(events: Sequence[Event]) -> tuple[Battle, Sums]:
    """A battle as the saga tells it from its beginning, and what each side's strength is made of."""
    begins: dict[str, Any] = events[0].args
    fight = Battle(begins["place"], begins["seats"][0], list(begins["seats"]))
    sums: dict[int, tuple[int, int]] = {}
    for event in events:
        args: dict[str, Any] = event.args
        match event.key:
            case "reveals":
                fight.cards[args["seat"]] = [args["card"]]
            case "adds":
                fight.cards.setdefault(args["seat"], []).append(args["card"])
            case "declares":
                fight.declared[args["seat"]] = args["bonus"]
            case "total":
                fight.totals[args["seat"]] = args["total"]
                sums[args["seat"]] = args["figures"], args["cards"]
            case "wins-the-battle":
                fight.winner = args["seat"]
            case "uses" if not fight.totals and CARDS[args["card"]].face == "thors-primacy":
                fight.primacy = args["seat"]
            case "uses" if not fight.totals and CARDS[args["card"]].face == "heimdalls-watch":
                fight.cards, fight.declared, fight.primacy = {}, {}, None
    return fight, sums


# ---------------------------------------------------------------------- the picture


def draw_battle(view: BloodRageView, fight: Battle, sums: Sums, voice: Voice) -> Picture:
    """The sides beside each other, the pillager first."""
    sides = fight.participants or [fight.pillager]
    whole = max(WIDE, SIDE * len(sides))
    wide = (whole - 32 - 16 * (len(sides) - 1)) // max(2, len(sides))
    rooms = [(wide - 32) // max(1, len(fight.cards.get(seat, []))) for seat in sides]
    narrow = any(CARD <= room < ROOMY for room in rooms)
    scene = Scene(whole, TALL if narrow else HIGH, NIGHT)
    key = "picture-battle" if fight.participants else "picture-pillage"
    title = voice.say(key, place=fight.province)
    scene.glyph("crossed-swords", 72, 66, 80, FLAME)
    scene.text(title, 134, 66, 62, face="display", colour=GOLD, room=1400, least=36)
    left = (scene.wide - len(sides) * wide - 16 * (len(sides) - 1)) // 2
    facts = []
    for number, seat in enumerate(sides):
        place = Box(left + number * (wide + 16), 128, wide, scene.high - 144)
        draw_side(scene, view, fight, voice, seat=seat, sums=sums, place=place)
        facts.append(
            voice.say("picture-force", player=told(view, voice, seat), strength=force(view, fight, seat))
        )
        cards = fight.cards.get(seat, [])
        if cards:
            group = voice.names[seat]
            facts.append(voice.say("picture-alt-cards", group=group, cards=cards).removesuffix("."))
    return Picture(scene, shortened([f"{title}.", f"{apart(facts, voice)}."]), card_palette)


def force(view: BloodRageView, fight: Battle, seat: int) -> int:
    """A side's strength: in the battle once it is compared, on the board before."""
    return fight.totals.get(seat, view.strengths.get(fight.province, {}).get(seat, 0))


def draw_side(
    scene: Scene, view: BloodRageView, fight: Battle, voice: Voice, *, seat: int, sums: Sums, place: Box
) -> None:
    """One side of a battle."""
    look, wins = SEATS[seat], fight.winner == seat
    x, wide = place.x, place.wide
    scene.put(Plate(wide, place.high, PANEL, GOLD if wins else EDGE, 6 if wins else 2, corner=18), x, place.y)
    scene.put(Strip(wide - 40, 14, look.colour, look.ink, look.pattern), x + 20, place.y + 14)
    emblem = SIGNS.clans[view.clans[seat].clan]
    scene.centre(Token(look.shape, look.colour, look.ink, emblem, 92), x + 72, place.y + 88)
    room = wide - 140
    scene.name(voice.names[seat], x + 128, place.y + 72, 38, room=room)
    role = "picture-winner" if wins else "picture-pillager" if seat == fight.pillager else "picture-clan"
    status = voice.say(role, clan=view.clans[seat].clan)
    scene.text(status, x + 128, place.y + 112, 28, colour=GOLD if wins else MUTED, room=room)
    middle = x + wide / 2
    draw_total(scene, str(force(view, fight, seat)), middle, place.y + 198, wins=wins)
    if seat in sums:
        figures, cards = sums[seat]
        word = voice.say("picture-sum", figures=figures, cards=cards)
    else:
        word = voice.say("picture-total-strength" if fight.totals else "picture-strength")
    scene.text(word, middle, place.y + 270, 30, colour=MUTED, align="middle", room=wide - 24)
    below = Box(x + 16, place.y + 296, wide - 32, place.high - 358)
    if not fight.cards and not fight.totals:
        draw_ranks(scene, view, fight.province, seat, below)
        below = Box(below.x, below.y + RANKS, below.wide, below.high - RANKS)
    draw_revealed(scene, fight.cards.get(seat, []), voice, below)
    notes = []
    if seat in fight.declared:
        notes.append(voice.say("picture-declared", bonus=fight.declared[seat]))
    if fight.cards.get(seat) and not fight.in_force(seat):
        notes.append(voice.say("picture-cancelled"))
    if notes:
        y = place.y + place.high - 34
        scene.put(Plate(wide - 40, 46, BLOOD, EMBER, 2, corner=12), x + 20, y - 23)
        scene.text(" · ".join(notes), middle, y, 28, align="middle", room=wide - 60)


def draw_total(scene: Scene, number: str, x: float, y: float, *, wins: bool) -> None:
    """What a side is worth, large; the winner's in a wreath of gold."""
    wide = width(number, "bold", 92)
    if wins:
        scene.centre(Plate(wide + 190, 108, GOLD, BRIGHT, 3, corner=30), x, y)
        scene.glyph("laurel-crown", x - wide / 2 - 44, y, 72, INK)
        scene.text(number, x + 36, y, 92, face="bold", colour=INK, align="middle")
    else:
        scene.text(number, x, y, 92, face="bold", align="middle")


def draw_ranks(scene: Scene, view: BloodRageView, province: str, seat: int, place: Box) -> None:
    """The figures a side has in a province and its fjord, before anything is revealed."""
    lands = [land for land in (province, PROVINCES[province].fjord) if land is not None]
    ranks = [(land, stack) for land in lands for stack in stacks(view, land) if stack[0] == seat]
    step = next(step for step in range(RANK, 0, -4) if -(-len(ranks) // (place.wide // step)) * step <= RANKS)
    spots = rows(len(ranks), place.wide // step, (place.x + place.wide / 2, place.y + RANKS / 2), step)
    for (land, stack), spot in zip(ranks, spots, strict=True):
        draw_figures(scene, view, land, [(stack, spot)], step - 12)


def draw_revealed(scene: Scene, cards: Sequence[str], voice: Voice, place: Box) -> None:
    """The cards of one side: one as a card, several small."""
    if not cards:
        middle = place.x + place.wide / 2
        scene.glyph("card-pickup", middle, place.y + 150, 120, EDGE)
        text = voice.say("picture-no-card")
        scene.text(text, middle, place.y + 260, 30, colour=MUTED, align="middle", room=place.wide)
    elif place.wide // len(cards) >= CARD:
        wide = min((place.wide - 12 * (len(cards) - 1)) // len(cards), 460)
        left = place.x + (place.wide - len(cards) * (wide + 12) + 12) // 2
        for number, card in enumerate(cards):
            there = Box(left + number * (wide + 12), place.y, wide, place.high)
            draw_card(scene, face_of(card, voice), there, 0.84)
    else:
        for number, card in enumerate(cards[:MOST]):
            draw_tile(scene, face_of(card, voice), Box(place.x, place.y + number * 122, place.wide, 110))
