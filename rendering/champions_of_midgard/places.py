"""The locations of the town: who works there, what a visit costs and brings."""

from collections.abc import Callable

from games.champions_of_midgard.components import (
    BLUE,
    BOX,
    LOCATIONS,
    LONGSHIPS,
    MERCHANTS,
    PUBLIC,
    RULES,
    RUNES,
    STALLS,
)
from games.champions_of_midgard.state import BEG, FIGHTS, HUNT
from games.champions_of_midgard.view import MidgardView
from rendering.champions_of_midgard import signs
from rendering.champions_of_midgard.goods import (
    COST,
    FIRST,
    MINUS,
    Deal,
    Spot,
    draw_chip,
    draw_deal,
    draw_good,
    draw_goods,
    draw_price,
)
from rendering.champions_of_midgard.signs import SIGNS, STONE
from rendering.champions_of_midgard.town import PLOTS, STALL_PLOTS
from rendering.kit.blocks import Box
from rendering.kit.lettering import width
from rendering.kit.pieces import Badge, Plate, Slot, Token
from rendering.kit.scene import Scene
from rendering.kit.theme import BRIGHT, CREAM, EDGE, GOLD, INK, MUTED, NIGHT, SEATS, STEEL
from rendering.text import Voice

NAME = 36
NAME_SIZE = 27
"""How high a name plate is, and the name on it."""
SLOT = 78
PRICE = 62
"""How wide a price alone is."""


def plots(view: MidgardView) -> dict[str, Box]:
    """Where each location of the town lies, the stalls in play by their own names."""
    stalls = {stall: PLOTS[space] for stall, space in zip(view.stalls, STALL_PLOTS, strict=False)}
    return {place: PLOTS[place] for place in LOCATIONS} | stalls


def on_offer(view: MidgardView) -> dict[str, Box]:
    """Where each rune on display and each private longship for sale lies."""
    runes = {
        rune: display_plot(beside_slot(PLOTS["runesmith"]), number)
        for number, rune in enumerate(view.display)
        if rune is not None
    }
    return runes | yard_plots(view, beside_slot(PLOTS["shipwright"]))


def below_name(plot: Box) -> Box:
    """What a plot has below its name."""
    return Box(plot.x, plot.y + NAME + 8, plot.wide, plot.high - NAME - 8)


def beside_slot(plot: Box) -> Box:
    """What a plot has at the right of its worker."""
    below = below_name(plot)
    return Box(below.x + SLOT + 8, below.y, below.wide - SLOT - 8, below.high)


def slot_spot(plot: Box) -> Spot:
    """Where the worker of a plot stands."""
    below = below_name(plot)
    return below.x + SLOT / 2, below.y + below.high / 2


def draw_places(scene: Scene, view: MidgardView, voice: Voice) -> None:
    """All locations but the fights."""
    for place, plot in plots(view).items():
        if place in FIGHTS:
            continue
        draw_name(scene, voice, place, plot)
        if place in (HUNT, BEG):
            draw_crowd(scene, view, place, plot)
        else:
            draw_worker(scene, view, place, plot)
            draw_offer(scene, view, place, beside_slot(plot))


def draw_offer(scene: Scene, view: MidgardView, place: str, inside: Box) -> None:
    """What a location has to offer."""
    if place in BLUE:
        draw_pile(scene, view, place, inside)
    elif place in PUBLIC:
        draw_berth(scene, view, place, inside)
    elif place in OFFERS:
        OFFERS[place](scene, view, inside)
    else:
        times = STALLS[place].times if place in STALLS else 1
        draw_deal(scene, deal_at(view, place), inside, times=times)


def deal_at(view: MidgardView, place: str) -> Deal:
    """What a visit costs and brings, where that is all of it."""
    if place == "worker-huts":
        prices = RULES.worker_huts_price
        return {"coin": prices[min(view.hired, len(prices) - 1)]}, {"worker": 1}
    if place == "jarls-longhouse":
        return {}, {"swordsman": RULES.jarl_swordsmen, FIRST: 1}
    return stall_deal(place)


def stall_deal(stall: str) -> Deal:
    """What a stall takes and gives."""
    there = STALLS[stall]
    return there.cost, there.gain | ({"glory": there.glory} if there.glory else {})


# ---------------------------------------------------------------------- names and workers


def draw_name(scene: Scene, voice: Voice, place: str, plot: Box) -> None:
    """The name plate of a location in its colour."""
    colour = signs.LOCATIONS[LOCATIONS[place].colour if place in LOCATIONS else "brown"]
    name = voice.say(f"picture-name-{place}")
    wide = min(plot.wide, width(name, "bold", NAME_SIZE) + 34)
    x, y = plot.x + plot.wide / 2, plot.y + NAME / 2
    scene.centre(Plate(wide, NAME, INK, colour, 3, "pointed", 10, shadow=True), x, y)
    scene.text(name, x, y - 1, NAME_SIZE, face="bold", align="middle", room=wide - 24)


def draw_slot(scene: Scene, place: str, spot: Spot, size: int = SLOT - 6) -> None:
    """A free place for a worker."""
    scene.centre(Slot(size), *spot)
    scene.glyph(SIGNS.places[place], *spot, round(size * 0.62), CREAM)


def draw_worker(scene: Scene, view: MidgardView, place: str, plot: Box) -> None:
    """Whose worker stands on a place for one, or that it is free."""
    there = view.workers.get(place, [])
    if there:
        draw_meeple(scene, there[0], slot_spot(plot), SLOT - 2)
    else:
        draw_slot(scene, place, slot_spot(plot))


def draw_meeple(scene: Scene, seat: int, spot: Spot, size: int, count: int = 1) -> None:
    """A player's worker, or several."""
    look = SEATS[seat]
    scene.centre(Token(look.shape, look.colour, look.ink, SIGNS.goods["worker"], size), *spot)
    if count > 1:
        reach = size * 0.34
        scene.centre(Badge(f"×{count}", 26, GOLD, INK), spot[0] + reach, spot[1] + reach)


def draw_crowd(scene: Scene, view: MidgardView, place: str, plot: Box) -> None:
    """A place where everybody finds room: a spot for each player, and what it brings."""
    below, chip = below_name(plot), 96
    players, room = len(view.champions), below.wide - chip - 8
    down = 2 if place == HUNT and room < players * (SLOT - 16) else 1
    across = -(-players // down)
    size = min(SLOT - 2, room // across - 4, below.high // down - 4)
    for seat in range(players):
        row, column = divmod(seat, across)
        spot = (below.x + room / across * (column + 0.5), below.y + below.high / down * (row + 0.5))
        count = view.workers.get(place, []).count(seat)
        if count:
            draw_meeple(scene, seat, spot, size, count)
        else:
            draw_slot(scene, place, spot, size - 4)
    inside = Box(below.x + below.wide - chip, below.y, chip, below.high)
    draw_chip(scene, inside)
    x, y = inside.x + chip / 2, inside.y + inside.high / 2
    if place == BEG:
        draw_goods(scene, {"any": RULES.beg_resources}, (x, y - 20), 32, sign="+")
        draw_goods(scene, {"blame": RULES.beg_blame}, (x, y + 20), 32, sign="+", ink=COST)
    else:
        draw_good(scene, "food", (x, y - 18), 52)
        scene.text(f"0–{RULES.hunt_food_limit}", x, y + 34, 38, face="bold", align="middle")


# ---------------------------------------------------------------------- what is on offer


def draw_pile(scene: Scene, view: MidgardView, place: str, inside: Box) -> None:
    """What has piled up at a blue location."""
    count = view.goods.get(place, 0)
    draw_chip(scene, inside)
    y = inside.y + inside.high / 2
    draw_good(scene, BLUE[place].item, (inside.x + 28, y), 42)
    ink = BRIGHT if count > 1 else CREAM if count else MUTED
    right = inside.x + inside.wide - 10
    scene.text(str(count), right, y, 46, face="bold", colour=ink, align="right", room=36)


def draw_sage(scene: Scene, _: MidgardView, inside: Box) -> None:
    """A look at a journey, and a destiny."""
    draw_chip(scene, inside)
    x, y = inside.x + inside.wide / 2, inside.y + inside.high / 2
    scene.glyph("compass", x - 20, y, 36, signs.JOURNEY)
    scene.glyph(signs.DESTINY[0], x + 20, y, 36, signs.DESTINY[1])


def draw_market(scene: Scene, _: MidgardView, inside: Box) -> None:
    """Food, wood and coins, one for one."""
    draw_chip(scene, inside)
    x, y = inside.x + inside.wide / 2, inside.y + inside.high / 2
    scene.glyph("cycle", x, y + 4, 30, MUTED)
    for good, across, down in (("food", 0, -24), ("wood", -27, 20), ("coin", 27, 20)):
        draw_good(scene, good, (x + across, y + down), 30)


def draw_runes(scene: Scene, view: MidgardView, inside: Box) -> None:
    """The price of a rune, and the runes on display with their glory."""
    draw_price(scene, {"wood": RULES.rune_price}, Box(inside.x, inside.y, PRICE, inside.high))
    for number, rune in enumerate(view.display):
        place = display_plot(inside, number)
        if rune is None:
            scene.put(Plate(place.wide, place.high, NIGHT, EDGE, 2, corner=16), place.x, place.y)
        else:
            draw_rune(scene, rune, place)


def display_plot(inside: Box, number: int) -> Box:
    """Where a rune on display lies."""
    wide = (inside.wide - PRICE) // RULES.rune_display
    return Box(inside.x + PRICE + 8 + number * wide, inside.y, wide - 8, inside.high)


def draw_rune(scene: Scene, rune: str, place: Box) -> None:
    """A rune on its stone, with its glory."""
    scene.put(Plate(place.wide, place.high, STONE, STEEL, 3, corner=16, shadow=True), place.x, place.y)
    x = place.x + place.wide / 2
    scene.glyph(SIGNS.cards[rune], x, place.y + place.high * 0.38, round(place.high * 0.5))
    scene.centre(Badge(str(RUNES[rune].glory), 24, GOLD, INK), x, place.y + place.high - 18)


def draw_church(scene: Scene, _: MidgardView, inside: Box) -> None:
    """What favour costs, once a visit."""
    draw_chip(scene, inside)
    step = inside.wide / len(RULES.stave_church)
    for number, (coins, favour) in enumerate(RULES.stave_church):
        x = inside.x + step * (number + 0.5)
        draw_goods(scene, {"coin": coins}, (x, inside.y + 24), 26, ink=COST)
        draw_goods(scene, {"favour": favour}, (x, inside.y + 60), 30)


def draw_merchant(scene: Scene, view: MidgardView, inside: Box) -> None:
    """The merchant ship that lies in the harbour: its price and what it brings."""
    gain = {} if view.merchant is None else MERCHANTS[view.merchant].gain
    draw_deal(scene, ({"coin": RULES.merchant_ship_fee}, gain), inside)


def draw_berth(scene: Scene, view: MidgardView, ship: str, inside: Box) -> None:
    """A public longship in the harbour, with its fee and how much it holds; dark while it is at sea."""
    facts, away = LONGSHIPS[ship], ship in view.bands
    draw_chip(scene, inside)
    y = inside.y + (54 if facts.fee else inside.high / 2)
    scene.glyph("drakkar", inside.x + 23, y, 38, EDGE if away else CREAM)
    right, ink = inside.x + inside.wide - 8, EDGE if away else BRIGHT
    scene.text(str(facts.capacity), right, y, 34, face="bold", colour=ink, align="right", room=40)
    if facts.fee:
        spot = (inside.x + inside.wide / 2, inside.y + 18)
        draw_goods(scene, {"coin": facts.fee}, spot, 26, sign=MINUS, ink=COST)


def draw_shipyard(scene: Scene, view: MidgardView, inside: Box) -> None:
    """The private longships on offer: how much each holds, its glory and its price."""
    for ship, place in yard_plots(view, inside).items():
        facts = LONGSHIPS[ship]
        draw_chip(scene, place)
        scene.glyph("drakkar", place.x + 21, place.y + 22, 32, CREAM)
        scene.text(str(facts.capacity), place.x + 40, place.y + 22, 30, face="bold")
        scene.centre(Badge(str(facts.glory), 24, GOLD, INK), place.x + place.wide - 20, place.y + 21)
        draw_goods(scene, facts.price, (place.x + place.wide / 2, place.y + 61), 25, ink=COST)


def yard_plots(view: MidgardView, inside: Box) -> dict[str, Box]:
    """Where each private longship on offer lies."""
    ships = [ship.id for ship in BOX.private_longships if ship.min_players <= len(view.champions)]
    wide = min(100, inside.wide // len(ships))
    return {
        ship: Box(inside.x + number * wide, inside.y, wide - 6, inside.high)
        for number, ship in enumerate(ships)
        if ship in view.shipyard
    }


OFFERS: dict[str, Callable[[Scene, MidgardView, Box], None]] = {
    "sages-house": draw_sage,
    "market": draw_market,
    "runesmith": draw_runes,
    "stave-church": draw_church,
    "merchant-ship": draw_merchant,
    "shipwright": draw_shipyard,
}
