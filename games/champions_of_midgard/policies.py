"""Computer players of Champions of Midgard. They see what a player sees and nothing else."""

from collections.abc import Callable, Sequence
from random import Random

from games.champions_of_midgard.assigning import SEALED
from games.champions_of_midgard.components import (
    BLUE,
    DESTINIES,
    ENEMIES,
    FACES,
    JOURNEYS,
    LONGSHIPS,
    MERCHANTS,
    RULES,
    RUNES,
    SHORES,
    STALLS,
    WARRIORS,
    Enemy,
)
from games.champions_of_midgard.options import DECK, NO, NOBODY
from games.champions_of_midgard.rolling import ACCEPT, BLANKS, POTENTIAL, REACTION
from games.champions_of_midgard.runes import DONE, GIFTS, KNOWLEDGE, SUCCESS, TURN_ORDER, WEALTH
from games.champions_of_midgard.state import BEG, FIGHTS, HUNT, listed
from games.champions_of_midgard.view import ChampionView, MidgardView
from games.engine import Amount, Answer, Pick, PickSome, Question, random_legal
from games.engine.copies import plain

Look = Callable[[], MidgardView]
NOTHING = (ACCEPT, NO, NOBODY, DONE)
LATE = 7
"""From this round on runes are better used than kept."""
PLENTY = 5
"""So much food is enough."""
MANY_LOST = 3
MUCH_GLORY = 5
AFLOAT = 0.5
"""How often an eager player goes to sea, or begs for the wood of a ship."""
SAFE = 1.3
"""Expected damage by defence with which a fight is taken on."""
WORTH = {
    "food": 0.9,
    "wood": 0.9,
    "coin": 0.9,
    "favour": 2.2,
    "blame": -2.5,
    "swordsman": 2.2,
    "spearman": 2.6,
    "axeman": 3.4,
}
"""What an item is worth in glory, about."""
MEAN_HITS = {
    kind.id: sum(FACES[face].hits for face in kind.faces) / len(kind.faces) for kind in WARRIORS.values()
}
MEAN_SHIELDS = {
    kind.id: sum(FACES[face].shields for face in kind.faces) / len(kind.faces) for kind in WARRIORS.values()
}


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


# ---------------------------------------------------------------------- how a fight will go


def outlook(warriors: Sequence[str], enemy: Enemy, leader: str | None = None) -> float:
    """The damage to be expected until the last warrior falls, by the enemy's defence."""
    fighters = [kind for kind in warriors if kind not in enemy.forbidden]
    damage = 0.0
    while fighters and damage < 2 * enemy.defence:
        damage += sum(MEAN_HITS[kind] for kind in fighters)
        if leader == "svanhildr":
            damage += sum(kind == "swordsman" for kind in fighters) / 3
        loss = enemy.attack - sum(MEAN_SHIELDS[kind] for kind in fighters)
        fighters = fighters[max(1, round(loss)) :]
    return damage / enemy.defence


def fair_chance(warriors: Sequence[str], enemy: Enemy, view: MidgardView) -> float:
    """About how likely these warriors win, with the favour there is."""
    champion = own(view)
    help_ = 1 + 0.15 * min(champion.stock["favour"], 2)
    return min(max((outlook(warriors, enemy, champion.leader) * help_ - 0.55) / 0.9, 0.0), 1.0)


def enemy_worth(enemy: Enemy, view: MidgardView) -> float:
    """What defeating an enemy brings: a third of a set, or one blame less and one not taken."""
    more = 1.7 if enemy.colour is not None else 1.0 + 1.5 * own(view).stock["blame"]
    return enemy.glory + more + sum(WORTH[item] * count for item, count in enemy.reward.items())


def free_warriors(view: MidgardView) -> list[str]:
    """The own warriors, less those that the fights already reserved will want."""
    home = listed(own(view).warriors)
    reserved = 0.0
    for place, seats in view.workers.items():
        if view.seat in seats and place in FIGHTS:
            reserved += 3
    for band in view.bands.values():
        if band.seat == view.seat:
            reserved += 4
    return home[: max(len(home) - int(reserved), 0)]


# ---------------------------------------------------------------------- placing workers


def place_worth(view: MidgardView, place: str, question: Question) -> float:  # noqa: ARG001
    """What a worker brings in a place."""
    if place in BLUE:
        refill = BLUE[place]
        return goods_worth(view, {refill.item: view.goods[place]})
    if place in FIGHTS:
        card = view.troll if place == FIGHTS[0] else view.draugr[FIGHTS.index(place) - 1]
        assert card is not None
        return fair_chance(free_warriors(view), ENEMIES[card], view) * enemy_worth(ENEMIES[card], view)
    if place in LONGSHIPS:
        return max((shore_worth(view, shore, place) for shore in free_shores(view)), default=0.0) - 0.5
    if place in STALLS:
        stall = STALLS[place]
        return stall.glory + goods_worth(view, stall.gain) - goods_worth(view, stall.cost) + 0.3
    return LOCATION_WORTH[place](view)


def goods_worth(view: MidgardView, goods: dict[str, int]) -> float:
    """What goods are worth; warriors only as far as they fit, food less when there is plenty."""
    room = RULES.longhouse_limit - own(view).army
    worth = 0.0
    for item, count in goods.items():
        useful = min(count, room) if item in WARRIORS else count
        share = 1.0
        if item == "food":
            share = 0.4 if own(view).stock["food"] >= PLENTY else 1.5
        worth += WORTH[item] * useful * share
    return worth


def free_shores(view: MidgardView) -> list[str]:
    """The shores where no ship lies."""
    taken = [band.shore for band in view.bands.values()]
    return [shore for shore in view.coasts if shore not in taken]


def shore_worth(view: MidgardView, shore: str, ship: str) -> float:
    """What a voyage may bring: the monster, if enough warriors can be carried and fed."""
    monster = view.coasts[shore].monster
    if monster is None:
        return 0.0
    enemy = ENEMIES[monster]
    crew = carried(free_warriors(view), LONGSHIPS[ship].capacity, own(view).stock["food"], shore)
    chance = fair_chance(crew, enemy, view)
    return chance * (enemy_worth(enemy, view) + WORTH["coin"] * view.coasts[shore].coins) - 1.0


def carried(warriors: list[str], capacity: int, food: int, shore: str) -> list[str]:
    """The strongest warriors a ship can carry and feed."""
    rate = SHORES[shore].warriors_per_food
    count = len(warriors)
    while count and (-(-count // rate) > food or count + -(-count // rate) > capacity):
        count -= 1
    return warriors[len(warriors) - count :]


def rounds_left(view: MidgardView) -> int:
    """How many rounds are to come."""
    return RULES.rounds - view.round


LOCATION_WORTH: dict[str, Callable[[MidgardView], float]] = {
    "worker-huts": lambda view: 2.2 * rounds_left(view) - 2.0,
    "beg": lambda _: -2.0,
    "merchant-ship": lambda view: goods_worth(view, MERCHANTS[view.merchant or ""].gain) - 0.9,
    "sages-house": lambda view: 3.2 if len(own(view).shown) < own(view).destiny_count else 3.0,
    "hunting-grounds": lambda view: (
        0.5 * len(free_warriors(view)) if own(view).stock["food"] < PLENTY else 0.2
    ),
    "jarls-longhouse": lambda view: goods_worth(view, {"swordsman": 1}) + 0.4,
    "market": lambda _: -0.5,
    "runesmith": lambda view: 1.6 + max((RUNES[rune].glory for rune in view.display if rune), default=1),
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


def after_roll_worth(view: MidgardView, value: str, question: Question) -> float:  # noqa: ARG001
    """Reroll blanks while the enemy lives, with runes where they help most."""
    args = question.args
    faces = args["faces"]
    assert isinstance(faces, Sequence)
    blank, shield = list(faces).count("blank"), list(faces).count("shield")
    missing = int(str(args["defence"])) - int(str(args["damage"]))
    if value == ACCEPT:
        return 1.0
    if missing <= 0:
        return 0.0
    if value == REACTION:
        return 3.0 if shield >= min(missing, 2) else 0.0
    if value == POTENTIAL:
        return 2.5 if blank > 1 else 0.0
    return 2.0 if value == BLANKS else 0.0


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
    """Its glory, and a little for its effect."""
    return 2.5 if rune == DECK else RUNES[rune].glory + 1.0


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
    """The fewest that should win; nobody into a hopeless fight."""
    assert isinstance(question, PickSome)
    place, enemy = str(question.own["place"]), ENEMIES[str(question.own["card"])]
    able = [value for value in question.values if plain(value) not in enemy.forbidden]
    if place in LONGSHIPS:
        shore = view.bands[place].shore
        assert shore is not None
        able = carried(able, LONGSHIPS[place].capacity, own(view).stock["food"], shore)
    help_ = 1 + 0.15 * min(own(view).stock["favour"], 2)
    for count in range(1, len(able) + 1):
        crew = [plain(value) for value in able[-count:]]
        if outlook(crew, enemy, own(view).leader) * help_ >= SAFE:
            return able[-count:]
    hope = fair_chance([plain(value) for value in able], enemy, view)
    return able if hope > 1 / 3 else []


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
