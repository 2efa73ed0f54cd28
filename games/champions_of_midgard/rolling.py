"""Dice: the roll, what it counts, and the window after it (CM-7.2, CM-17.27)."""

from games.champions_of_midgard.components import ENEMIES, FACES, LEADERS, RULES, RUNES, WARRIORS
from games.champions_of_midgard.options import dice, die_number, show_die
from games.champions_of_midgard.state import Midgard, Roll
from games.engine import Answer, Arguments, Flow, Option, Text, pick, pick_some

BLANK = "blank"
ACCEPT = "accept"
BLANKS = "blanks"
REROLL = "reroll"
POTENTIAL = "rune-potential"
REACTION = "rune-reaction"
SWORDSMAN = "swordsman"
FAVOUR_ORDERS = {"accept": 0, "favour-1": 1, "favour-2": 2, "favour-3": 3, "favour-all": 99}
"""Standing orders: how much favour a fight or a hunt may cost, spent on blanks while more hits are needed."""


def cast(game: Midgard, roll: Roll) -> None:
    """Roll all warriors (CM-7.2)."""
    roll.reaction = False
    roll.faces = [throw(game, kind) for kind in roll.warriors]
    game.tell("rolls", seat=roll.seat, warriors=roll.warriors, faces=roll.faces, round=roll.round)


def throw(game: Midgard, kind: str) -> str:
    """One die."""
    faces = WARRIORS[kind].faces
    return faces[game.fate.below(len(faces), kind)]


def hits(game: Midgard, roll: Roll) -> int:
    """What a roll strikes as it lies."""
    return hits_under(roll, game.champion(roll.seat).leader)


def hits_under(roll: Roll, leader: str | None) -> int:
    """Weapons shown; Reaction lets shields hit, Svanhildr's swordsmen hit harder (CM-11.4, CM-17.29)."""
    total = 0
    bonus = LEADERS["svanhildr"].amount if leader == "svanhildr" else 0
    for kind, face in zip(roll.warriors, roll.faces, strict=True):
        shown = FACES[face]
        damage = shown.hits + (RUNES[REACTION].amount * shown.shields if roll.reaction else 0)
        total += damage + bonus if damage and kind == SWORDSMAN else damage
    return total


def shields(roll: Roll) -> int:
    """Shields shown."""
    return sum(FACES[face].shields for face in roll.faces)


def losses(roll: Roll) -> int:
    """How many warriors the enemy would defeat now (CM-7.2, CM-17.26)."""
    assert roll.card is not None
    return min(max(ENEMIES[roll.card].attack - shields(roll), 0), len(roll.warriors))


def food_of(hit: int) -> int:
    """What a hunt with so many hits brings (CM-8.1)."""
    return min(hit, RULES.hunt_food_limit)


# ---------------------------------------------------------------------- the window after the roll


def after_roll(game: Midgard, roll: Roll) -> Flow[None]:
    """Favour, Potential and Reaction in any order and as often as one can; closed when nothing is left."""
    seat = roll.seat
    while True:
        ways = ways_to_change(game, roll)
        if not ways:
            return
        fighting = roll.card is not None
        answer = yield from pick(
            seat,
            "after-roll" if fighting else "after-hunt",
            [ACCEPT, *ways],
            lambda value: show_way(roll, value),
            args=fight_numbers(game, roll) if fighting else hunt_numbers(game, roll),
            standing=standing(game, roll, ways),
        )
        if answer == ACCEPT:
            return
        if answer == POTENTIAL:
            game.turn_over(seat, POTENTIAL)
            reroll(game, roll, blanks(roll))
        elif answer == REACTION:
            game.turn_over(seat, REACTION)
            roll.reaction = True
            game.tell("reacts", seat=seat, count=shields(roll))
        else:
            chosen = blanks(roll)
            if answer == REROLL:
                chosen = yield from choose_dice(game, roll)
            spend_favour(game, roll)
            reroll(game, roll, chosen)


def ways_to_change(game: Midgard, roll: Roll) -> list[str]:
    """What this seat could do about the dice."""
    champion = game.champion(roll.seat)
    blank = BLANK in roll.faces
    ways = []
    if champion.stock["favour"]:
        ways = [BLANKS, REROLL] if blank else [REROLL]
    if champion.runes:
        if blank and champion.unused(POTENTIAL):
            ways.append(POTENTIAL)
        if champion.unused(REACTION) and shields(roll):
            ways.append(REACTION)
    return ways


def blanks(roll: Roll) -> list[int]:
    """Which dice show nothing."""
    return [number for number, face in enumerate(roll.faces) if face == BLANK]


def choose_dice(game: Midgard, roll: Roll) -> Flow[list[int]]:
    """Any dice of this roll (CM-17.27)."""
    args: Arguments = {"favour": game.champion(roll.seat).stock["favour"], "count": len(roll.faces)}
    chosen = yield from pick_some(
        roll.seat, "reroll-dice", dice(roll), show_die(roll), least=1, most=len(roll.faces), args=args
    )
    return [die_number(value) for value in chosen]


def spend_favour(game: Midgard, roll: Roll) -> None:
    """Discard a favour; Asmundr gains glory for it at once (CM-11.1)."""
    game.gain(roll.seat, "favour", -1)
    roll.favour += 1
    if game.leads(roll.seat, "asmundr"):
        game.gain_glory(roll.seat, LEADERS["asmundr"].amount, "asmundr")


def reroll(game: Midgard, roll: Roll, numbers: list[int]) -> None:
    """Roll some dice again; the new result stands."""
    for number in numbers:
        roll.faces[number] = throw(game, roll.warriors[number])
    game.tell(
        "rerolls",
        seat=roll.seat,
        warriors=[roll.warriors[number] for number in numbers],
        faces=[roll.faces[number] for number in numbers],
        numbers=numbers,
    )


def show_way(roll: Roll, value: str) -> Option:
    """What can be done after a roll."""
    if value == BLANKS:
        return Option(value, Text("option-blanks", {"count": len(blanks(roll))}))
    if value in RUNES:
        return Option(value, Text("option-use-rune", {"card": value}))
    return Option(value, Text(f"{'after-roll' if roll.card is not None else 'after-hunt'}-{value}"))


def fight_numbers(game: Midgard, roll: Roll) -> Arguments:
    """What the roll would bring as it lies."""
    assert roll.card is not None
    hit = hits(game, roll)
    damage, defence = roll.damage + hit, ENEMIES[roll.card].defence
    return {
        "card": roll.card,
        "round": roll.round,
        "hits": hit,
        "damage": damage,
        "defence": defence,
        "lethal": int(damage >= defence),
        "shields": shields(roll),
        "losses": losses(roll),
        "count": len(roll.warriors),
        "favour": game.champion(roll.seat).stock["favour"],
        "warriors": roll.warriors,
        "faces": list(roll.faces),
    }


def hunt_numbers(game: Midgard, roll: Roll) -> Arguments:
    """What the hunt would bring as it lies."""
    hit = hits(game, roll)
    return {
        "hits": hit,
        "food": food_of(hit),
        "favour": game.champion(roll.seat).stock["favour"],
        "warriors": roll.warriors,
        "faces": list(roll.faces),
    }


def standing(game: Midgard, roll: Roll, ways: list[str]) -> dict[str, Answer]:
    """What the standing orders on favour say of this roll (CM-19.3)."""
    wanted = BLANKS in ways and not enough(game, roll)
    return {
        order: BLANKS if wanted and roll.favour < favour else ACCEPT
        for order, favour in FAVOUR_ORDERS.items()
    }


def enough(game: Midgard, roll: Roll) -> bool:
    """Whether no more hits are needed: the enemy falls, or the hunt brings all it can."""
    hit = hits(game, roll)
    if roll.card is None:
        return hit >= RULES.hunt_food_limit
    return roll.damage + hit >= ENEMIES[roll.card].defence
