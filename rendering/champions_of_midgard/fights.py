"""Who waits in the mountains and on the distant shores, and who goes to meet them."""

from games.champions_of_midgard.components import ENEMIES, LONGSHIPS, SHORES, Enemy
from games.champions_of_midgard.state import FIGHTS, Band
from games.champions_of_midgard.view import CoastView, MidgardView
from rendering.champions_of_midgard.dice import Die
from rendering.champions_of_midgard.goods import Spot, draw_good, draw_goods
from rendering.champions_of_midgard.places import (
    beside_slot,
    draw_meeple,
    draw_name,
    draw_slot,
    slot_spot,
)
from rendering.champions_of_midgard.signs import ATTACK, DEFENCE, ELEMENTS, GOODS, JOURNEY, SIGNS
from rendering.champions_of_midgard.town import PLOTS, shore_plots
from rendering.kit.blocks import Box, draw_title
from rendering.kit.pieces import Badge, Plate, Slot, Token
from rendering.kit.scene import Scene
from rendering.kit.theme import BONE, BRIGHT, CREAM, EDGE, INK, NIGHT, SEATS, SMOKE
from rendering.text import Voice

WORKER = 80
SHIP = 84
"""How large a worker before a fight is, and a ship at sea."""
CARD = (60, 86)
"""How large a journey card is."""
BANS = ((76, 27), (24, 74))
"""Where an enemy on land says who may not fight it."""
SEA = ("#0B2E3C", "#2F8C96")


def enemy_at(view: MidgardView, place: str) -> str | None:
    """The enemy who waits at a fight on land."""
    if place == FIGHTS[0]:
        return view.troll
    number = FIGHTS.index(place) - 1
    return view.draugr[number] if number < len(view.draugr) else None


def draw_fights(scene: Scene, view: MidgardView, voice: Voice) -> None:
    """The troll and the draugr, and whose fights they are."""
    for place in FIGHTS:
        plot = PLOTS[place]
        draw_name(scene, voice, place, plot)
        there, card = view.workers.get(place, []), enemy_at(view, place)
        if there:
            draw_meeple(scene, there[0], slot_spot(plot), WORKER)
            draw_band(scene, view.bands.get(place), slot_spot(plot))
        else:
            draw_slot(scene, place, slot_spot(plot))
        if card is None:
            draw_gone(scene, view, beside_slot(plot))
        else:
            draw_enemy(scene, ENEMIES[card], beside_slot(plot))


def draw_band(scene: Scene, band: Band | None, spot: Spot) -> None:
    """How many warriors go along, and how much food."""
    if band is not None and band.size:
        scene.centre(Badge(str(band.size), 30, CREAM, INK), spot[0] + 28, spot[1] + 28)
    if band is not None and band.food:
        scene.centre(Badge(str(band.food), 26, GOODS["food"], INK), spot[0] - 30, spot[1] + 30)


def draw_gone(scene: Scene, view: MidgardView, place: Box) -> None:
    """Nobody to fight any more, or before the first round not yet."""
    fill, edge = (SMOKE, INK) if view.round else (NIGHT, EDGE)
    scene.put(Plate(place.wide, place.high, fill, edge, 3, corner=14, shadow=True), place.x, place.y)
    if view.round:
        scene.glyph("death-skull", place.x + place.wide / 2, place.y + place.high / 2, 60, INK)


def draw_enemy(scene: Scene, enemy: Enemy, place: Box) -> None:
    """An enemy from afar: its face and its sign in its colour, who may not fight it, its might, its prize."""
    colour = ELEMENTS[enemy.colour]
    scene.put(Plate(place.wide, place.high, INK, colour, 4, corner=14, shadow=True), place.x, place.y)
    scene.glyph(SIGNS.cards[enemy.id], place.x + 44, place.y + 44, 62, colour)
    draw_element(scene, enemy, (place.x + 84, place.y + 66), 28)
    for kind, (x, y) in zip(enemy.forbidden, BANS, strict=False):
        scene.centre(Die(kind, 28, banned=True), place.x + x, place.y + y)
    draw_might(scene, enemy, (place.x + place.wide - 12, place.y + 28), 40)
    spot = (place.x + place.wide / 2, place.y + place.high - 24)
    draw_goods(scene, {"glory": enemy.glory, **enemy.reward}, spot, 30, ink=BRIGHT)


def draw_element(scene: Scene, enemy: Enemy, spot: Spot, size: int) -> None:
    """The sign of an enemy's colour."""
    if enemy.colour is not None:
        scene.glyph(SIGNS.colours[enemy.colour], *spot, size, ELEMENTS[enemy.colour])


def draw_might(scene: Scene, enemy: Enemy, spot: Spot, size: int) -> None:
    """Attack above defence, their numbers ending here."""
    x, y = spot
    for (icon, ink), value in ((ATTACK, enemy.attack), (DEFENCE, enemy.defence)):
        scene.text(str(value), x, y, size, face="bold", align="right")
        scene.glyph(icon, x - size * 1.06, y, round(size * 0.8), ink)
        y += round(size * 0.94)


# ---------------------------------------------------------------------- distant shores


def ship_at(view: MidgardView, shore: str) -> str | None:
    """The longship that lies at a shore."""
    return next((ship for ship, band in view.bands.items() if band.shore == shore), None)


def draw_shores(scene: Scene, view: MidgardView, voice: Voice) -> None:
    """The shores from left to right: ship, journey card and monster."""
    for shore, plot in shore_plots(len(view.champions)).items():
        coast, ship = view.coasts[shore], ship_at(view, shore)
        spot = (plot.x + SHIP / 2 + 4, plot.y + SHIP / 2 + 2)
        if ship is None:
            scene.centre(Slot(SHIP - 8), *spot)
            scene.glyph("drakkar", *spot, 46, "#7FB9BE")
        else:
            draw_ship(scene, view, ship, spot)
        draw_journey(scene, coast, Box(plot.x + plot.wide - CARD[0] - 2, plot.y + 1, *CARD))
        draw_way(scene, voice, shore, plot)
        monster = Box(plot.x + 4, plot.y + 104, plot.wide - 8, plot.high - 104)
        if coast.monster is None:
            draw_gone(scene, view, monster)
        else:
            draw_monster(scene, voice, coast, monster)


def draw_ship(scene: Scene, view: MidgardView, ship: str, spot: Spot) -> None:
    """A longship at sea, who sails it, how much it holds, and what is aboard."""
    band = view.bands[ship]
    look = SEATS[band.seat]
    scene.centre(Token(look.shape, look.colour, look.ink, SIGNS.places[ship], SHIP), *spot)
    scene.centre(Badge(str(LONGSHIPS[ship].capacity), 26, NIGHT, CREAM), spot[0] - 28, spot[1] - 30)
    draw_band(scene, band, spot)


def draw_way(scene: Scene, voice: Voice, shore: str, plot: Box) -> None:
    """The name of a shore, and how many warriors a food feeds on the way."""
    left, wide = plot.x + SHIP + 10, plot.wide - SHIP - CARD[0] - 18
    x = left + wide / 2
    scene.put(Plate(wide, 74, *SEA, 2, corner=14), left, plot.y + 7)
    name = voice.say(f"picture-name-{shore}")
    scene.text(name, x, plot.y + 26, 26, align="middle", room=wide - 4)
    draw_good(scene, "food", (x - 22, plot.y + 58), 28)
    scene.text(f"1:{SHORES[shore].warriors_per_food}", x - 4, plot.y + 58, 27, face="bold")


def draw_journey(scene: Scene, coast: CoastView, place: Box) -> None:
    """The journey card: its back, or what was revealed."""
    middle = (place.x + place.wide / 2, place.y + place.high / 2)
    if coast.revealed:
        scene.put(Plate(place.wide, place.high, BONE, INK, 3, corner=10, shadow=True), place.x, place.y)
        scene.glyph(SIGNS.cards[coast.revealed[-1]], *middle, 46, "#2A1A12")
    elif coast.face_down:
        scene.put(Plate(place.wide, place.high, "#16505E", BONE, 4, corner=10, shadow=True), place.x, place.y)
        scene.glyph("compass", *middle, 44, JOURNEY)


def draw_monster(scene: Scene, voice: Voice, coast: CoastView, place: Box) -> None:
    """A monster with its name, its values, its prize with the coins on it, and who may not fight it."""
    assert coast.monster is not None
    enemy = ENEMIES[coast.monster]
    colour = ELEMENTS[enemy.colour]
    scene.put(Plate(place.wide, place.high, INK, colour, 4, corner=16, shadow=True), place.x, place.y)
    name = voice.say("picture-card", card=enemy.id)
    draw_element(scene, enemy, (place.x + 26, place.y + 25), 30)
    draw_title(scene, name, Box(place.x + 46, place.y + 4, place.wide - 56, 50), "bold", 28)
    scene.glyph(SIGNS.cards[enemy.id], place.x + 52, place.y + 90, 70, colour)
    draw_might(scene, enemy, (place.x + place.wide - 14, place.y + 72), 43)
    draw_goods(
        scene, prize(enemy, coast), (place.x + place.wide / 2, place.y + place.high - 23), 29, ink=BRIGHT
    )
    for number, kind in enumerate(enemy.forbidden):
        scene.centre(Die(kind, 44, banned=True), place.x + place.wide / 2 + 2, place.y + 90 + number * 44)


def prize(enemy: Enemy, coast: CoastView) -> dict[str, int]:
    """What a monster brings, with the coins that lie on it."""
    return {"glory": enemy.glory, **enemy.reward} | ({"coin": coast.coins} if coast.coins else {})
