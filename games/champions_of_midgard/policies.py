"""Computer players of Champions of Midgard. They see what a player sees and nothing else."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from math import inf
from random import Random
from typing import NamedTuple

from games.champions_of_midgard.assigning import SEALED
from games.champions_of_midgard.components import (
    BLUE,
    DESTINIES,
    ENEMIES,
    JOURNEYS,
    KINDS,
    LEADERS,
    LONGSHIPS,
    MERCHANTS,
    RULES,
    RUNES,
    SHORES,
    STALLS,
    WARRIORS,
    Enemy,
)
from games.champions_of_midgard.odds import (
    HOPELESS,
    Army,
    able,
    army_of,
    elite,
    fallen,
    odds,
    rolls,
    without,
)
from games.champions_of_midgard.options import DECK, NO, NOBODY
from games.champions_of_midgard.rolling import (
    ACCEPT,
    BLANKS,
    POTENTIAL,
    REACTION,
    blanks,
    hits_under,
    shields,
)
from games.champions_of_midgard.runes import DONE, GIFTS, KNOWLEDGE, SUCCESS, TURN_ORDER, WEALTH
from games.champions_of_midgard.state import BEG, FIGHTS, HUNT, Roll
from games.champions_of_midgard.view import ChampionView, MidgardView
from games.engine import Amount, Answer, Argument, Pick, PickSome, Question, random_legal
from games.engine.copies import plain

Look = Callable[[], MidgardView]
NOTHING = (ACCEPT, NO, NOBODY, DONE)
LATE = 7
"""From this round on runes are better used than kept."""
PLENTY = 5
"""So much food is enough."""
FOOD = 1.2
"""What the first food is worth."""
MANY_LOST = 3
MUCH_GLORY = 5
AFLOAT = 0.5
"""How often an eager player goes to sea, or begs for the wood of a ship."""
HELP = 2
"""So much favour is reckoned with in a combat."""
LOST = 2.4
"""What a warrior lost costs, about, while rounds are to come."""
REINFORCED = 3
"""So many more warriors are reckoned with when a fight is reserved."""
RISK = 1.0
"""What the way to a shore costs, about."""
EFFECT = {
    "rune-gifts": 3.0,
    "rune-glory": 4.0,
    "rune-healing": 2.5,
    "rune-journey": 1.0,
    "rune-knowledge": 0.5,
    "rune-potential": 1.5,
    "rune-reaction": 1.5,
    "rune-success": 3.0,
    "rune-true-vision": 1.5,
    "rune-wealth": 2.5,
}
"""What a rune's effect is worth, about."""
UNSEEN = 4.0
"""What a rune from the deck is worth, about."""
RUNE_KEPT = 3.0
"""What a rune is worth that can still be used."""
WORTH = {
    "food": 0.9,
    "wood": 0.9,
    "coin": 0.9,
    "favour": 2.2,
    "blame": -2.5,
    "swordsman": 2.6,
    "spearman": 3.0,
    "axeman": 4.0,
}
"""What an item is worth in glory, about."""


def absent(question: Question, look: Look, dice: Random) -> Answer:
    """Stands in for somebody whose time is up: spends nothing, sends nobody, takes what is useful."""
    if isinstance(question, PickSome):
        return list(question.values[: question.least])
    if isinstance(question, Amount):
        return question.least
    assert isinstance(question, Pick)
    for nothing in NOTHING:
        if nothing in question.values:
            return nothing
    return greedy(question, look, dice)


def eager(question: Question, look: Look, dice: Random) -> Answer:
    """Any legal answer, but rarely nothing, and often to sea: it sees more of the game."""
    answer = random_legal(question, look, dice)
    if question.key == "any-time":
        return answer
    if question.key == "beg-resource":
        return "wood"
    if question.key == "place-worker" and isinstance(question, Pick) and dice.random() < AFLOAT:
        afloat = [place for place in question.values if place in (*LONGSHIPS, "shipwright", BEG)]
        return "shipwright" if "shipwright" in afloat else dice.choice(afloat)
    for _ in range(3):
        if answer not in (*NOTHING, [], 0):
            break
        answer = random_legal(question, look, dice)
    return answer


def greedy(question: Question, look: Look, dice: Random) -> Answer:
    """Takes what seems worth most right now, with a little chance so that it cannot be read like a book."""
    if question.key in CHOICES:
        return CHOICES[question.key](question, look(), dice)
    worth = WORTH_OF.get(question.key)
    if worth is None or not isinstance(question, Pick):
        return random_legal(question, look, dice)
    view = look()
    return max(question.values, key=lambda value: worth(view, value, question) + dice.random() / 2)


def own(view: MidgardView) -> ChampionView:
    """The champion of the seat that looks."""
    assert view.seat is not None
    return view.champions[view.seat]


# ---------------------------------------------------------------------- how fights will go


class Target(NamedTuple):
    """A fight somebody may take on: the enemy, what victory brings, and for a voyage ship and way."""

    attack: int
    defence: int
    forbidden: tuple[str, ...]
    worth: float
    capacity: int = 0
    rate: int = 0


def enemy_worth(enemy: Enemy, view: MidgardView) -> float:
    """What defeating an enemy brings: a third of a set, or one blame less and one not taken."""
    more = 1.7 if enemy.colour is not None else 0.0
    if enemy.type == "troll":
        more = 1.0 + 1.5 * own(view).stock["blame"]
    return enemy.glory + more + sum(WORTH[item] * count for item, count in enemy.reward.items())


def target_on_land(view: MidgardView, place: str) -> Target:
    """The troll or a draugr."""
    card = view.troll if place == FIGHTS[0] else view.draugr[FIGHTS.index(place) - 1]
    assert card is not None
    enemy = ENEMIES[card]
    return Target(enemy.attack, enemy.defence, tuple(enemy.forbidden), enemy_worth(enemy, view))


def target_at_sea(view: MidgardView, ship: str, shore: str) -> Target:
    """A monster with its coins."""
    coast = view.coasts[shore]
    assert coast.monster is not None
    enemy = ENEMIES[coast.monster]
    worth = enemy_worth(enemy, view) + WORTH["coin"] * coast.coins
    way = LONGSHIPS[ship].capacity, SHORES[shore].warriors_per_food
    return Target(enemy.attack, enemy.defence, tuple(enemy.forbidden), worth, *way)


def reserved(view: MidgardView) -> dict[str, Target]:
    """The own fights and voyages, in the order warriors are assigned to them."""
    land = [place for place in FIGHTS if view.seat in view.workers.get(place, [])]
    ships = {band.shore: ship for ship, band in view.bands.items() if band.seat == view.seat and band.shore}
    voyages = {
        ships[shore]: target_at_sea(view, ships[shore], shore) for shore in view.coasts if shore in ships
    }
    return {place: target_on_land(view, place) for place in land} | voyages


class Force(NamedTuple):
    """What there is to fight with."""

    army: Army
    food: int
    favour: int
    leader: str | None
    """Svanhildr, or nobody whose warriors hit otherwise."""
    dear: float
    """What a warrior lost costs."""


def force_of(view: MidgardView, gain: Mapping[str, int] | None = None) -> Force:
    """The own force, with what might be gained as far as it fits."""
    champion, gain = own(view), gain or {}
    room = RULES.longhouse_limit - champion.army
    army = []
    for kind in KINDS:
        more = min(gain.get(kind, 0), room)
        room -= more
        army.append(champion.warriors[kind] + more)
    food = champion.stock["food"] + gain.get("food", 0)
    dear = LOST if rounds_left(view) else 0.0
    leader = "svanhildr" if champion.leader == "svanhildr" else None
    return Force(tuple(army), food, min(champion.stock["favour"], HELP), leader, dear)


def crews(force: Force, target: Target) -> Iterator[tuple[Army, int]]:
    """Whom one could send, the strongest first, and the food they eat."""
    ready = able(force.army, target.forbidden)
    for count in range(sum(ready) + 1):
        food = -(-count // target.rate) if target.rate else 0
        if food > force.food or (target.rate and count + food > target.capacity):
            return
        yield elite(ready, count), food


@lru_cache(maxsize=1 << 14)
def prospects(force: Force, targets: tuple[Target, ...]) -> float:
    """What these fights bring if the warriors are divided among them as well as can be."""
    if not targets or not sum(force.army):
        return 0.0
    return max(sending(force, crew, food, targets) for crew, food in crews(force, targets[0]))


def sending(force: Force, crew: Army, food: int, targets: tuple[Target, ...]) -> float:
    """What the fights bring if this crew goes to the first of them."""
    target, *others = targets
    left = force._replace(army=without(force.army, crew), food=force.food - food)
    rest = prospects(left, tuple(others))
    if not sum(crew):
        return rest
    will = odds(crew, target.attack, target.defence, force.leader, force.favour)
    return rest + will.win * target.worth - will.lost * force.dear


# ---------------------------------------------------------------------- placing workers


def place_worth(view: MidgardView, place: str, question: Question) -> float:  # noqa: ARG001
    """What a worker brings in a place."""
    if place in BLUE:
        return goods_worth(view, {BLUE[place].item: view.goods[place]})
    if place in FIGHTS:
        return fight_worth(view, target_on_land(view, place))
    if place in LONGSHIPS:
        fee = WORTH["coin"] * LONGSHIPS[place].fee
        return max((shore_worth(view, shore, place) for shore in free_shores(view)), default=0.0) - fee
    if place in STALLS:
        stall = STALLS[place]
        return stall.glory + goods_worth(view, stall.gain) - goods_worth(view, stall.cost) + 0.3
    return LOCATION_WORTH[place](view)


def fight_worth(view: MidgardView, target: Target) -> float:
    """What one more fight would bring, if the workers who are left find a few more warriors."""
    ours = tuple(reserved(view).values())
    more = {"spearman": min(own(view).workers - 1, REINFORCED)} if own(view).workers > 1 else {}
    force = force_of(view, more)
    return prospects(force, (target, *ours)) - prospects(force, ours)


def goods_worth(view: MidgardView, goods: Mapping[str, int]) -> float:
    """What goods are worth: to keep, warriors only as far as they fit; and for the fights to come at once."""
    room = RULES.longhouse_limit - own(view).army
    later = min(rounds_left(view), 2) / 2
    worth = 0.0
    for item, count in goods.items():
        if item in WARRIORS:
            worth += WORTH[item] * min(count, room) * later
            room -= min(count, room)
        elif item == "food":
            worth += FOOD * later * max(min(count, PLENTY - own(view).stock["food"]), 0.2 * count)
        else:
            worth += WORTH[item] * count
    ours = tuple(reserved(view).values())
    if not ours:
        return worth
    return worth + prospects(force_of(view, goods), ours) - prospects(force_of(view), ours)


def free_shores(view: MidgardView) -> list[str]:
    """The shores where no ship lies."""
    taken = [band.shore for band in view.bands.values()]
    return [shore for shore in view.coasts if shore not in taken]


def shore_worth(view: MidgardView, shore: str, ship: str) -> float:
    """What a voyage may bring, less what may happen on the way."""
    return fight_worth(view, target_at_sea(view, ship, shore)) - RISK if view.coasts[shore].monster else 0.0


def rounds_left(view: MidgardView) -> int:
    """How many rounds are to come."""
    return RULES.rounds - view.round


LOCATION_WORTH: dict[str, Callable[[MidgardView], float]] = {
    "worker-huts": lambda view: 2.2 * rounds_left(view) - 2.0,
    "beg": lambda _: -2.0,
    "merchant-ship": lambda view: goods_worth(view, MERCHANTS[view.merchant or ""].gain) - 0.9,
    "sages-house": lambda view: 3.2 if len(own(view).shown) < own(view).destiny_count else 3.0,
    "hunting-grounds": lambda view: goods_worth(view, {"food": sum(own(view).warriors.values()) // 3}) - 0.5,
    "jarls-longhouse": lambda view: goods_worth(view, {"swordsman": 1}) + 0.4,
    "market": lambda _: -0.5,
    "runesmith": lambda view: max(
        (RUNES[rune].glory + EFFECT[rune] * bool(rounds_left(view)) for rune in view.display if rune),
        default=UNSEEN,
    ),
    "shipwright": lambda view: 3.0 if view.round < LATE else 4.0,
    "stave-church": lambda view: 1.8 * best_favour(own(view).stock["coin"]) - 0.5,
}
assert HUNT in LOCATION_WORTH


def best_favour(coins: int) -> int:
    """The most favour so many coins buy at once."""
    return max((favour for price, favour in RULES.stave_church if price <= coins), default=0)


# ---------------------------------------------------------------------- single choices


def leader_worth(view: MidgardView, leader: str, question: Question) -> float:  # noqa: ARG001
    """A mild preference."""
    return {"svanhildr": 0.3, "ullr": 0.2, "asmundr": 0.2}.get(leader, 0.0)


def destination_worth(view: MidgardView, shore: str, question: Question) -> float:
    """Where the ship may win most."""
    return shore_worth(view, shore, str(question.args["place"]))


def after_roll_worth(view: MidgardView, value: str, question: Question) -> float:
    """What the combat brings with the dice as they lie or changed, less the favour or rune it takes."""
    args = question.args
    enemy = ENEMIES[str(args["card"])]
    faces, warriors = strings(args["faces"]), strings(args["warriors"])
    before = int(str(args["damage"])) - int(str(args["hits"]))
    roll = Roll(0, "", warriors, enemy.id, faces, damage=before)
    if value == ACCEPT:
        return 1.0 + outlook(view, enemy, roll, [])
    if value == REACTION:
        roll.reaction = True
        return outlook(view, enemy, roll, []) - RUNE_KEPT * bool(rounds_left(view))
    if value == POTENTIAL:
        return outlook(view, enemy, roll, blanks(roll)) - RUNE_KEPT * bool(rounds_left(view))
    if value != BLANKS:
        return -inf
    asmundr = LEADERS["asmundr"].amount if own(view).leader == "asmundr" else 0
    return outlook(view, enemy, roll, blanks(roll)) - WORTH["favour"] + asmundr


def strings(value: Argument) -> list[str]:
    """An argument that is a list."""
    assert isinstance(value, list)
    return value


def outlook(view: MidgardView, enemy: Enemy, roll: Roll, again: list[int]) -> float:
    """What the combat brings on average once these dice are rolled again."""
    force = force_of(view)
    leader, dear = force.leader, force.dear
    kept = [number for number in range(len(roll.faces)) if number not in again]
    rest = Roll(0, "", [roll.warriors[it] for it in kept], enemy.id, [roll.faces[it] for it in kept])
    rest.reaction = roll.reaction
    army, hit, blocked = army_of(roll.warriors), hits_under(rest, leader), shields(rest)
    worth = enemy_worth(enemy, view)
    total = 0.0
    for hits, more, chance in rolls(army_of([roll.warriors[it] for it in again]), leader, again=False):
        left = enemy.defence - roll.damage - hit - hits
        lost = min(max(enemy.attack - blocked - more, 0), sum(army))
        to_come = HOPELESS if left <= 0 else odds(fallen(army, lost), enemy.attack, left, leader, 0)
        total += chance * (worth * (1.0 if left <= 0 else to_come.win) - dear * (lost + to_come.lost))
    return total


def after_hunt_worth(view: MidgardView, value: str, question: Question) -> float:  # noqa: ARG001
    """Favour is too good for food."""
    return 1.0 if value == ACCEPT else 0.0


def healing_worth(view: MidgardView, value: str, question: Question) -> float:
    """Where it saves several."""
    worth = int(str(question.args["losses"])) >= MANY_LOST or view.round >= LATE
    return float((value != NO) == worth)


def glory_worth(view: MidgardView, value: str, question: Question) -> float:
    """Where it brings much."""
    worth = int(str(question.args["glory"])) >= MUCH_GLORY or view.round >= LATE
    return float((value != NO) == worth)


def journey_worth(view: MidgardView, value: str, question: Question) -> float:  # noqa: ARG001
    """Any other card may be better than a bad one."""
    card = JOURNEYS[str(question.args["card"])]
    return float((value != NO) == bool(card.lose or card.enemy))


def yes(view: MidgardView, value: str, question: Question) -> float:  # noqa: ARG001
    """Take the offer."""
    return 0.0 if value == NO else 1.0


def blame_worth(view: MidgardView, value: str, question: Question) -> float:  # noqa: ARG001
    """On whoever is ahead."""
    return -99.0 if value == NOBODY else float(view.champions[int(value)].glory)


def destiny_worth(view: MidgardView, card: str, question: Question) -> float:  # noqa: ARG001
    """Its value, more if nobody is ahead in what can be seen."""
    destiny = DESTINIES[card]
    return destiny.alone + 3.0 * leads_in(view, destiny.most)


def leads_in(view: MidgardView, thing: str) -> float:
    """Whether the own seat has the most of something, as far as it can be seen; half for a tie or a guess."""

    def count(champion: ChampionView) -> int | None:
        if thing in champion.stock:
            return champion.stock[thing]
        if thing == "warriors":
            return champion.army
        if thing == "runes":
            return len(champion.runes)
        return None

    mine = count(own(view))
    if mine is None:
        trophies = own(view).own
        cards = [] if trophies is None else trophies.trophies
        return min(0.2 * sum(thing in (ENEMIES[card].colour, ENEMIES[card].type) for card in cards), 0.8)
    others = max(count(other) or 0 for seat, other in enumerate(view.champions) if seat != view.seat)
    return 0.0 if mine == 0 or mine < others else 1.0 if mine > others else 0.5


def rune_worth(view: MidgardView, rune: str, question: Question) -> float:  # noqa: ARG001
    """Its glory and its effect; an unseen one is as good as most."""
    return UNSEEN if rune == DECK else RUNES[rune].glory + EFFECT[rune]


def ship_worth(view: MidgardView, ship: str, question: Question) -> float:  # noqa: ARG001
    """Its glory."""
    return float(LONGSHIPS[ship].glory)


def favour_worth(view: MidgardView, value: str, question: Question) -> float:  # noqa: ARG001
    """The more the better."""
    return float(value)


def item_worth(view: MidgardView, item: str, question: Question) -> float:  # noqa: ARG001
    """What there is least of."""
    return -0.6 * own(view).stock[item]


def aboard_worth(view: MidgardView, item: str, question: Question) -> float:  # noqa: ARG001
    """The cheapest goes overboard."""
    return -WORTH[item]


def last_call_worth(view: MidgardView, value: str, question: Question) -> float:  # noqa: ARG001
    """Whatever still brings something."""
    return use_worth(view, value) if value != DONE else 0.5


def use_worth(view: MidgardView, value: str) -> float:
    """What a rune brings if it is used now."""
    rune, _, detail = value.partition(":")
    last = view.round == RULES.rounds and view.phase == "final-scoring"
    coins = own(view).stock["coin"]
    if rune == WEALTH:
        return 3.0 if coins >= RUNES[WEALTH].amount or (last and coins > 0) else -1.0
    if rune == GIFTS:
        wanted = f"0-0-{RUNES[GIFTS].amount}" if last else "2-1-1"
        return 2.0 if detail == wanted else -1.0
    if rune == SUCCESS:
        sure = leads_in(view, DESTINIES[detail].most)
        return 4.0 * sure - 1.0 if last or view.round >= LATE else -1.0
    if rune == KNOWLEDGE:
        return 1.0 if not last and view.phase == "place-workers" else -1.0
    return -1.0


WORTH_OF: dict[str, Callable[[MidgardView, str, Question], float]] = {
    "after-hunt": after_hunt_worth,
    "after-roll": after_roll_worth,
    "beg-resource": item_worth,
    "blame-whom": blame_worth,
    "choose-leader": leader_worth,
    "destiny-keep": destiny_worth,
    "last-call": last_call_worth,
    "place-worker": place_worth,
    "rune-choice": rune_worth,
    "shed-blame": yes,
    "ship-choice": ship_worth,
    "ship-destination": destination_worth,
    "stave-church": favour_worth,
    "storm-choice": aboard_worth,
    "use-glory": glory_worth,
    "use-healing": healing_worth,
    "use-journey": journey_worth,
    "use-true-vision": yes,
    "whirlpool-choice": aboard_worth,
}


# ---------------------------------------------------------------------- amounts and several at once


def pick_use(question: Question, view: MidgardView, dice: Random) -> Answer:  # noqa: ARG001
    """A rune whose time has come; never the demand for turn order."""
    assert isinstance(question, PickSome)
    uses = [value for value in question.values if value != TURN_ORDER]
    best = max(uses, key=lambda value: use_worth(view, value), default=None)
    return [] if best is None or use_worth(view, best) <= 0 or view.assigning == SEALED else [best]


def send_enough(question: Question, view: MidgardView, dice: Random) -> Answer:  # noqa: ARG001
    """As many as leave most to hope for here and in the fights after this one."""
    assert isinstance(question, PickSome)
    place, fights = str(question.own["place"]), reserved(view)
    targets = tuple(fights.values())[list(fights).index(place) :]
    force = force_of(view)._replace(army=army_of([plain(value) for value in question.values]))
    crew, _ = max(crews(force, targets[0]), key=lambda choice: sending(force, choice[0], choice[1], targets))
    wanted = dict(zip(KINDS, crew, strict=True))
    sent = []
    for value in question.values:
        if wanted[plain(value)]:
            wanted[plain(value)] -= 1
            sent.append(value)
    return sent


def load_food(question: Question, view: MidgardView, dice: Random) -> Answer:  # noqa: ARG001
    """What the crew needs, and one to spare."""
    assert isinstance(question, Amount)
    need = int(str(question.own["need"]))
    return min(need + 1 if need else 0, question.most)


def weakest(question: Question, view: MidgardView, dice: Random) -> Answer:  # noqa: ARG001
    """Food before swords, swords before spears, spears before axes."""
    assert isinstance(question, PickSome)
    return list(question.values[: question.least])


def strongest(question: Question, view: MidgardView, dice: Random) -> Answer:  # noqa: ARG001
    """Axes before spears, spears before swords."""
    assert isinstance(question, PickSome)
    return list(question.values[-question.most :]) if question.most else []


def all_of_it(question: Question, view: MidgardView, dice: Random) -> Answer:  # noqa: ARG001
    """As often as it can be paid."""
    assert isinstance(question, Amount)
    return question.most


def enough_food(question: Question, view: MidgardView, dice: Random) -> Answer:  # noqa: ARG001
    """A third of all, but not more than a voyage needs."""
    assert isinstance(question, Amount)
    return min(4, question.most // 2)


def little_wood(question: Question, view: MidgardView, dice: Random) -> Answer:  # noqa: ARG001
    """Enough for a rune."""
    assert isinstance(question, Amount)
    return min(1, question.most)


CHOICES: dict[str, Callable[[Question, MidgardView, Random], Answer]] = {
    "any-time": pick_use,
    "assign-food": load_food,
    "assign-warriors": send_enough,
    "aumingi": all_of_it,
    "choose-losses": weakest,
    "lost-choice": weakest,
    "market-food": enough_food,
    "market-wood": little_wood,
    "recruit-choice": strongest,
    "starvation": weakest,
}
