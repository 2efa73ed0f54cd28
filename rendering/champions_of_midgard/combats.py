"""Dice as they fell: a fight round by round, or a hunt; as it is, or as the saga told it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.champions_of_midgard.components import ENEMIES, FACES, RULES
from games.champions_of_midgard.rolling import food_of, hits_under
from games.champions_of_midgard.state import HUNT
from games.champions_of_midgard.view import MidgardView
from games.engine import Event
from locales import Words
from rendering.champions_of_midgard.cards import card_palette
from rendering.champions_of_midgard.dice import Die
from rendering.champions_of_midgard.goods import draw_good, draw_goods
from rendering.champions_of_midgard.panels import emblem_of
from rendering.champions_of_midgard.signs import ATTACK, DEFENCE, ELEMENTS, SIGNS
from rendering.kit.blocks import Box
from rendering.kit.pieces import Plate, Strip, Token
from rendering.kit.scene import Scene
from rendering.kit.theme import (
    BLOOD,
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
from rendering.text import Voice, apart, shortened, voice_of

WIDE = 1600
HEAD = 150
ROUND = 124
FOOT = 92
GAP = 20
DIE = 92
MOST = 4
"""So many fights fit on one picture; of more the last ones are shown."""


@dataclass
class Round:
    """A roll: the dice as they lie in the end, and what came of it."""

    number: int
    warriors: list[str]
    faces: list[str]
    again: set[int] = field(default_factory=set)
    """Which dice were rolled again."""
    hits: int | None = None
    fallen: list[str] | None = None
    """Whom it cost; None while that is open."""

    @property
    def shields(self) -> int:
        """How many shields lie there."""
        return sum(FACES[face].shields for face in self.faces)


@dataclass
class Combat:
    """A fight, or without a card a hunt."""

    seat: int
    card: str | None
    rounds: list[Round] = field(default_factory=list)
    damage: int = 0
    won: bool | None = None
    food: int | None = None

    @property
    def high(self) -> int:
        """How high its part of a picture is."""
        return HEAD + len(self.rounds) * ROUND + (FOOT if self.card else 0)


# ---------------------------------------------------------------------- as it is, as it was told


def going_on(view: MidgardView) -> Combat | None:
    """The fight or hunt whose dice lie on the table."""
    roll = view.roll
    if roll is None:
        return None
    combat = Combat(roll.seat, roll.card, damage=roll.damage)
    if roll.faces:
        last = Round(roll.round, list(roll.warriors), list(roll.faces))
        last.hits = hits_under(roll, view.champions[roll.seat].leader)
        combat.rounds.append(last)
        combat.damage += last.hits if roll.card else 0
        combat.food = None if roll.card else food_of(last.hits)
    return combat


def told(events: Sequence[Event]) -> list[tuple[int, Combat]]:
    """The fights and hunts of a saga, each with the number of its last event."""
    return list(_told(events))


def _told(events: Sequence[Event]) -> Iterator[tuple[int, Combat]]:
    combat: Combat | None = None
    last = 0
    for at, event in enumerate(events):
        args: dict[str, Any] = event.args
        if event.key == "fight-begins" or (event.key == "rolls" and not args["round"]):
            if combat is not None:
                yield last, combat
            combat = Combat(args["seat"], args.get("card"))
        if combat is not None and add(combat, event.key, args):
            last = at
    if combat is not None:
        yield last, combat


def add(combat: Combat, key: str, args: dict[str, Any]) -> bool:
    """Put an event into the fight it belongs to. Says whether it belongs there."""
    if args.get("seat") != combat.seat:
        return False
    rounds = combat.rounds
    match key:
        case "fight-begins":
            pass
        case "rolls":
            rounds.append(Round(args["round"], list(args["warriors"]), list(args["faces"])))
        case "rerolls":
            for number, face in zip(args["numbers"], args["faces"], strict=True):
                rounds[-1].faces[number] = face
            rounds[-1].again.update(args["numbers"])
        case "strikes":
            rounds[-1].hits, combat.damage = args["hits"], args["damage"]
        case "falls" | "unharmed":
            rounds[-1].fallen = list(args.get("items", []))
        case "defeats" | "repelled":
            combat.won = key == "defeats"
        case "hunts" if combat.card is None and combat.food is None:
            rounds[-1].hits, combat.food = args["hits"], args["food"]
        case _:
            return False
    return True


def count_as_it_lies(combat: Combat, now: Combat | None) -> None:
    """While the last dice may still be rolled again, they count as they lie."""
    if now is None or not now.rounds:
        return
    last, lying = combat.rounds[-1], now.rounds[0]
    if (combat.seat, combat.card, last.hits, last.faces) == (now.seat, now.card, None, lying.faces):
        last.hits, combat.damage, combat.food = lying.hits, now.damage, now.food


# ---------------------------------------------------------------------- pictures


def fight(view: MidgardView, _: str, words: Words, names: Sequence[str]) -> Picture:
    """The fight or the hunt that is going on."""
    combat = going_on(view)
    return draw_combats(view, [] if combat is None else [combat], voice_of(words, names))


def revealed(
    events: Sequence[Event], first: int, view: MidgardView, words: Words, names: Sequence[str]
) -> Picture | None:
    """The fights and hunts of which something was told since that event."""
    fresh = [combat for last, combat in told(events) if last >= first and combat.rounds]
    if not fresh:
        return None
    count_as_it_lies(fresh[-1], going_on(view))
    return draw_combats(view, fresh[-MOST:], voice_of(words, names))


def draw_combats(view: MidgardView, combats: Sequence[Combat], voice: Voice) -> Picture:
    """Fights one below the other."""
    if not combats:
        scene = Scene(WIDE, 300, NIGHT)
        nothing = voice.say("picture-no-fight")
        scene.text(nothing, WIDE / 2, 150, 60, face="title", align="middle", room=1400)
        return Picture(scene, nothing, card_palette)
    scene = Scene(WIDE, GAP + sum(combat.high + GAP for combat in combats), NIGHT)
    top = GAP
    for combat in combats:
        draw_combat(scene, view, combat, voice, Box(20, top, WIDE - 40, combat.high))
        top += combat.high + GAP
    return Picture(scene, shortened([alt_of(combat, voice) for combat in combats]), card_palette)


def title_of(combat: Combat, voice: Voice) -> str:
    """Who fights whom, or hunts."""
    if combat.card is None:
        return voice.say("picture-hunt", seat=combat.seat)
    return voice.say("picture-fight", seat=combat.seat, card=combat.card)


def result_of(combat: Combat, voice: Voice) -> str:
    """How it ended, nothing while it goes on."""
    if combat.won is None:
        return ""
    return voice.say("picture-won" if combat.won else "picture-lost")


def alt_of(combat: Combat, voice: Voice) -> str:
    """A fight in a sentence."""
    facts = [voice.say("picture-alt-round", round=part.number, faces=part.faces) for part in combat.rounds]
    if combat.card is not None:
        facts.append(f"{voice.say('picture-damage')} {combat.damage}/{ENEMIES[combat.card].defence}")
    if combat.food is not None:
        facts.append(f"{voice.say('picture-good-food')} {combat.food}")
    facts += [result_of(combat, voice)] if combat.won is not None else []
    return voice.say("picture-alt-facts", title=title_of(combat, voice), facts=apart(facts, voice))


def draw_combat(scene: Scene, view: MidgardView, combat: Combat, voice: Voice, place: Box) -> None:
    """Who fights whom, every roll, and what it came to."""
    look = SEATS[combat.seat]
    edge, thick = (GOLD, 6) if combat.won else (EMBER, 5) if combat.won is False else (EDGE, 3)
    scene.put(Plate(place.wide, place.high, PANEL, edge, thick, corner=20), place.x, place.y)
    scene.put(Strip(18, place.high - 32, look.colour, look.ink, look.pattern), place.x + 16, place.y + 16)
    y = place.y + HEAD / 2 - 4
    emblem = emblem_of(view.champions[combat.seat])
    scene.centre(Token(look.shape, look.colour, look.ink, emblem, 108), place.x + 108, y)
    right = float(place.x + place.wide - 24)
    if combat.card is not None:
        right = draw_foe(scene, combat.card, right, y)
    room = int(right - place.x - 200)
    foe = voice.say("picture-hunting") if combat.card is None else voice.say("picture-card", card=combat.card)
    scene.name(voice.names[combat.seat], place.x + 184, y - 26, 54, face="display", room=room, least=34)
    scene.text(foe, place.x + 184, y + 34, 42, face="title", colour=GOLD, room=room, least=28)
    top = place.y + HEAD
    for number, part in enumerate(combat.rounds):
        draw_round(
            scene, combat, part, voice, Box(place.x + 44, top + number * ROUND, place.wide - 60, ROUND)
        )
    if combat.card is not None:
        foot = Box(place.x + 44, place.y + place.high - FOOT, place.wide - 68, FOOT)
        draw_damage(scene, combat, voice, foot)


def draw_foe(scene: Scene, card: str, right: float, y: float) -> float:
    """The enemy with attack, defence and prize. Says where it begins."""
    enemy = ENEMIES[card]
    colour = ELEMENTS[enemy.colour]
    wide = 440 if enemy.forbidden else 350
    left = right - wide
    scene.put(Plate(wide, 120, INK, colour, 4, corner=18), left, y - 60)
    scene.glyph(SIGNS.cards[card], left + 64, y, 96, colour)
    for number, ((icon, ink), value) in enumerate(((ATTACK, enemy.attack), (DEFENCE, enemy.defence))):
        x = left + 160 + number * 104
        scene.glyph(icon, x, y - 24, 46, ink)
        scene.text(str(value), x + 32, y - 25, 56, face="bold")
    prize = {"glory": enemy.glory, **enemy.reward}
    draw_goods(scene, prize, (left + 226, y + 34), 38, ink=BRIGHT)
    for number, kind in enumerate(enemy.forbidden):
        scene.centre(Die(kind, 72, banned=True), right - 60, y + number * 80)
    return left - 20


def draw_round(scene: Scene, combat: Combat, part: Round, voice: Voice, place: Box) -> None:
    """The dice of a roll, those rolled again in a ring of light, and what came of them."""
    y = place.y + ROUND / 2
    scene.put(Plate(place.wide, 2, EDGE, EDGE, 0, corner=1), place.x, place.y)
    if part.number:
        scene.put(Plate(64, 64, NIGHT, MUTED, 3, corner=32), place.x, y - 32)
        scene.text(str(part.number), place.x + 32, y - 1, 40, face="bold", align="middle")
    else:
        scene.glyph(SIGNS.places[HUNT], place.x + 32, y, 60, CREAM)
    for number, (kind, face) in enumerate(zip(part.warriors, part.faces, strict=True)):
        x = place.x + 92 + number * (DIE + 12)
        if number in part.again:
            scene.put(Plate(DIE + 12, DIE + 12, NIGHT, "#8FD3FF", 4, corner=24), x - 6, y - DIE / 2 - 6)
        scene.put(Die(kind, DIE, face), x, y - DIE / 2)
    x = place.x + 92 + RULES.longhouse_limit * (DIE + 12) + 16
    draw_count(scene, voice.say("picture-hits"), part.hits, FLAME, (x + 56, y))
    if combat.card is None:
        draw_count(scene, voice.say("picture-good-food"), combat.food, BRIGHT, (x + 200, y))
        draw_good(scene, "food", (x + 330, y), 80)
        return
    draw_count(scene, voice.say("picture-shields"), part.shields, DEFENCE[1], (x + 184, y))
    draw_losses(scene, part, voice, (x + 310, y))


def draw_count(scene: Scene, word: str, count: int | None, ink: str, spot: tuple[float, float]) -> None:
    """A number over its word."""
    text = "–" if count is None else str(count)
    scene.text(text, spot[0], spot[1] - 16, 60, face="bold", colour=ink, align="middle", room=110)
    scene.text(word, spot[0], spot[1] + 34, 28, colour=MUTED, align="middle", room=122)


def draw_losses(scene: Scene, part: Round, voice: Voice, spot: tuple[float, float]) -> None:
    """Whom a round cost."""
    x, y = spot
    fallen = part.fallen or []
    text = "–" if part.fallen is None else str(len(fallen))
    ink = EMBER if fallen else CREAM
    scene.text(text, x, y - 16, 60, face="bold", colour=ink, align="middle", room=110)
    scene.text(voice.say("picture-losses"), x, y + 34, 28, colour=MUTED, align="middle", room=122)
    counts = {kind: fallen.count(kind) for kind in fallen}
    step = 0
    for kind, count in counts.items():
        scene.put(Die(kind, 44), x + 66 + step, y - 38)
        scene.text(f"×{count}", x + 88 + step, y + 26, 26, face="bold", align="middle")
        step += 50


def draw_damage(scene: Scene, combat: Combat, voice: Voice, place: Box) -> None:
    """The damage so far against the enemy's defence, and how the fight ended."""
    assert combat.card is not None
    defence, y = ENEMIES[combat.card].defence, place.y + place.high / 2 - 4
    scene.put(Plate(place.wide, 2, EDGE, EDGE, 0, corner=1), place.x, place.y - 2)
    word = scene.text(voice.say("picture-damage"), place.x, y, 40, face="title", room=230)
    x = place.x + max(200, word + 24)
    for point in range(defence):
        struck = point < combat.damage
        scene.put(
            Plate(52, 52, BLOOD if struck else NIGHT, FLAME if struck else EDGE, 3, corner=14), x, y - 26
        )
        scene.glyph("shield" if not struck else "cracked-shield", x + 26, y, 34, CREAM if struck else EDGE)
        x += 60
    scene.text(f"{combat.damage}/{defence}", x + 16, y, 52, face="bold", colour=BRIGHT, room=150)
    if combat.won is not None:
        ink = BRIGHT if combat.won else EMBER
        text, right = result_of(combat, voice), place.x + place.wide
        wide = scene.text(text, right, y, 60, face="display", colour=ink, align="right", room=520)
        scene.glyph("laurel-crown" if combat.won else "death-skull", right - wide - 50, y, 62, ink)
