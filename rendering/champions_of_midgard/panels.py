"""A panel for each player beside the board: who leads, whose move it is, and all of a longhouse."""

from collections.abc import Collection

from games.champions_of_midgard.components import KINDS, LONGSHIPS, RULES
from games.champions_of_midgard.view import ChampionView, MidgardView
from rendering.champions_of_midgard.dice import BED, Die, draw_army
from rendering.champions_of_midgard.goods import draw_good
from rendering.champions_of_midgard.signs import DESTINY, JOURNEY, NO_LEADER, SIGNS, STONE, TROPHY
from rendering.kit.blocks import Box
from rendering.kit.heads import Head, draw_head
from rendering.kit.pieces import Plate, Strip
from rendering.kit.scene import Scene
from rendering.kit.theme import CREAM, EDGE, GOLD, INK, MUTED, NIGHT, PANEL, SEATS, STEEL
from rendering.text import Voice

LEFT = 1152
WIDE = 436
TOP = 14
BOTTOM = 1188
GAP = 12
HIGHEST = 430
ROOMY = 330
"""From this height on a panel has room for words below the numbers."""
SUPPLY = 236
"""How high the supply is at least."""
DECKS = {"rune": ("rune-stone", STEEL), "destiny": DESTINY, "journey": ("compass", JOURNEY)}
STOCK = {"food": 78, "wood": 78, "coin": 92, "favour": 74, "blame": 72}
"""How wide each good is shown."""
SHIP = 250
RUNES = 5
"""So many runes lie side by side; more overlap."""


def panel(view: MidgardView, seat: int) -> Box:
    """Where a player's panel lies: from the top to the bottom in the order of the seats."""
    count = len(view.champions)
    high = min(HIGHEST, (BOTTOM - TOP - GAP * (count - 1)) // count)
    return Box(LEFT, TOP + seat * (high + GAP), WIDE, high)


def ship_spots(view: MidgardView) -> dict[str, Box]:
    """Where each private longship is drawn, on its owner's panel."""
    return {
        champion.ship: Box(LEFT + SHIP, last_row(panel(view, seat)) - 24, 60, 48)
        for seat, champion in enumerate(view.champions)
        if champion.ship is not None
    }


def emblem_of(champion: ChampionView) -> str:
    """The icon of a player's leader."""
    return NO_LEADER if champion.leader is None else SIGNS.leaders[champion.leader]


def known_trophies(champion: ChampionView) -> list[str] | None:
    """The trophies the viewer may see: one's own, or all where they are open."""
    return champion.trophies if champion.own is None else champion.own.trophies


def told_leader(champion: ChampionView, voice: Voice) -> str:
    """The leader's first name."""
    return voice.say(f"picture-leader-{champion.leader or 'none'}")


def draw_panels(scene: Scene, view: MidgardView, voice: Voice, awaited: Collection[int]) -> None:
    """A panel for everybody; those the table waits for stand out."""
    acting = awaited or turn_of(view)
    for seat in range(len(view.champions)):
        draw_panel(scene, view, voice, seat, acts=seat in acting)
    below = panel(view, len(view.champions))
    if below.y + SUPPLY <= BOTTOM:
        draw_supply(scene, view, voice, below.y)


def draw_supply(scene: Scene, view: MidgardView, voice: Voice, top: int) -> None:
    """Where there is room for it: the warriors left in the supply, and the decks."""
    high = BOTTOM - top
    upper, lower = top + high * 0.48, top + high * 0.79
    scene.put(Plate(WIDE, high, NIGHT, EDGE, 2), LEFT, top)
    scene.text(voice.say("picture-supply"), LEFT + 24, top + 44, 36, face="title", colour=GOLD, room=380)
    for number, kind in enumerate(KINDS):
        x = LEFT + 26 + number * 132
        scene.centre(Die(kind, 56), x + 28, upper)
        scene.text(str(view.supply[kind]), x + 68, upper, 44, face="bold", room=56)
    for number, (deck, (icon, ink)) in enumerate(DECKS.items()):
        x = LEFT + 26 + number * 132
        scene.glyph(icon, x + 28, lower, 52, ink)
        scene.text(str(view.deck_sizes[deck]), x + 68, lower, 44, face="bold", room=56)


def last_row(place: Box) -> int:
    """How far down the cards of a panel lie."""
    return place.y + place.high - (52 if place.high >= ROOMY else 34)


def turn_of(view: MidgardView) -> Collection[int]:
    """Whose turn it is, where nobody says whom the table waits for."""
    if view.roll is not None:
        return [view.roll.seat]
    return [view.turn] if view.phase == "place-workers" and not view.over else view.unassigned[:1]


def draw_panel(scene: Scene, view: MidgardView, voice: Voice, seat: int, *, acts: bool) -> None:
    """One player."""
    champion, look, place = view.champions[seat], SEATS[seat], panel(view, seat)
    fill, edge, line = (PANEL, GOLD, 5) if acts else (NIGHT, EDGE, 2)
    scene.put(Plate(WIDE, place.high, fill, edge, line), LEFT, place.y)
    scene.put(Strip(16, place.high - 16, look.colour, look.ink, look.pattern), LEFT + 8, place.y + 8)
    roomy = place.high >= ROOMY
    head = place.y + (64 if roomy else 50)
    draw_head(scene, head_of(view, voice, seat, acts=acts), LEFT, LEFT + WIDE, head)
    first = head + (94 if roomy else 70)
    draw_longhouse(scene, champion, first)
    second = first + (84 if roomy else 58)
    draw_stock(scene, champion, second, 40 if roomy else 34)
    draw_cards(scene, champion, last_row(place))


def head_of(view: MidgardView, voice: Voice, seat: int, *, acts: bool) -> Head:
    """Who it is, with which leader, and how the player stands."""
    champion = view.champions[seat]
    return Head(
        seat=seat,
        emblem=emblem_of(champion),
        name=voice.names[seat],
        status=voice.say("picture-to-act") if acts else told_leader(champion, voice),
        glory=champion.glory,
        leads=champion.glory == max(other.glory for other in view.champions) and champion.glory > 0,
        first=view.first == seat,
        acts=acts,
    )


def draw_longhouse(scene: Scene, champion: ChampionView, y: int) -> None:
    """The warriors at home as dice, those away as empty beds, and the workers left."""
    x, size = LEFT + 36, 36
    for bed in range(RULES.longhouse_limit):
        away = bed < champion.army
        scene.put(
            Plate(size, size, INK, MUTED if away else EDGE, 2, corner=8), x + bed * (size + BED), y - size / 2
        )
    draw_army(scene, champion.warriors, (x, y), size)
    ink = CREAM if champion.workers else EDGE
    scene.glyph(SIGNS.goods["worker"], LEFT + WIDE - 66, y, 36, ink)
    colour = CREAM if champion.workers else MUTED
    scene.text(
        str(champion.workers), LEFT + WIDE - 16, y, 40, face="bold", colour=colour, align="right", room=30
    )


def draw_stock(scene: Scene, champion: ChampionView, y: int, size: int) -> None:
    """Food, wood, coins, favour and blame; there can be many coins."""
    x = LEFT + 34
    for good, room in STOCK.items():
        count = champion.stock[good]
        draw_good(scene, good, (x + size / 2, y), size)
        ink = CREAM if count else MUTED
        scene.text(str(count), x + size + 4, y, size, face="bold", colour=ink, room=room - size - 6)
        x += room


def draw_cards(scene: Scene, champion: ChampionView, y: int) -> None:
    """The runes, used or not; the longship; how many destinies and, where they are open, trophies."""
    step = min(42.0, RUNES * 42 / max(1, len(champion.runes)))
    for number in range(max(RUNES, len(champion.runes))):
        x = round(LEFT + 34 + number * step)
        if number < len(champion.runes):
            rune = champion.runes[number]
            used = rune in champion.used
            fill, edge, ink = (INK, EDGE, EDGE) if used else (STONE, STEEL, CREAM)
            scene.put(Plate(40, 48, fill, edge, 2, corner=10), x, y - 24)
            scene.glyph(SIGNS.cards[rune], x + 20, y, 30, ink)
        else:
            scene.put(Plate(40, 48, INK, EDGE, 2, corner=10), x, y - 24)
            scene.glyph("rune-stone", x + 20, y, 22, EDGE)
    ship = champion.ship
    scene.glyph("drakkar", LEFT + SHIP + 21, y, 42, EDGE if ship is None else CREAM)
    if ship is not None:
        scene.text(str(LONGSHIPS[ship].capacity), LEFT + SHIP + 43, y, 30, face="bold")
    trophies = known_trophies(champion)
    counts = [(DESTINY, champion.destiny_count), (TROPHY, None if trophies is None else len(trophies))]
    for number, ((icon, ink), count) in enumerate(counts):
        x = LEFT + 314 + number * 54
        scene.glyph(icon, x + 14, y, 30, ink if count else EDGE)
        text = "?" if count is None else str(count)
        scene.text(text, x + 32, y, 28, face="bold", colour=CREAM if count else MUTED, room=32)
