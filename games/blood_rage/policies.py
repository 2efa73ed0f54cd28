"""Computer players of Blood Rage. They see what a player sees and nothing else."""

from collections.abc import Callable
from random import Random

from games.blood_rage.components import CARDS, KINDS, MONSTER_CARDS, PROVINCES, RULES, TOKENS, YGGDRASIL
from games.blood_rage.options import NO, PASS, kind_and_place
from games.blood_rage.view import BloodRageView, ClanView
from games.engine import Answer, Pick, PickSome, Question, random_legal
from games.engine.copies import plain

CAREFUL = 3
"""Rage or STR this small asks for care."""
Look = Callable[[], BloodRageView]


def absent(question: Question, look: Look, dice: Random) -> Answer:
    """Stands in for somebody whose time is up (R-82): passes, declines, plays any card, loses least."""
    if isinstance(question, PickSome):
        return random_legal(question, look, dice) if question.least else []
    assert isinstance(question, Pick)
    for nothing in (PASS, NO):
        if nothing in question.values:
            return nothing
    if any(value in CARDS for value in question.values):
        return random_legal(question, look, dice)
    view = look()
    own = own_clan(view)
    if all(value in own.stats for value in question.values):
        return min(question.values, key=lambda stat: own.stats[stat])
    if all(value in KINDS for value in question.values):
        return max(question.values, key=lambda kind: figure_worth(view, kind))
    return min(question.values, key=lambda slot: slot in own.upgrades)


def figure_worth(view: BloodRageView, kind: str) -> int:
    """The STR of an own figure, as far as it can be seen: in the battle, if there is one."""
    clan = own_clan(view)
    if kind == "ymir":
        return MONSTER_CARDS[kind].hint.per_figure * len(clan.valhalla)
    if kind == "dark-elf" and view.battle is not None and view.battle.province == YGGDRASIL:
        return MONSTER_CARDS[kind].hint.str_in_yggdrasil
    upgrade = clan.upgrades.get(kind)
    return (CARDS[upgrade].strength if upgrade else KINDS[kind].strength) or 0


def eager(question: Question, look: Look, dice: Random) -> Answer:
    """Any legal answer, but never nothing while there is something to do: it sees more of the game."""
    answer = random_legal(question, look, dice)
    while answer in (PASS, NO) and isinstance(question, Pick) and len(question.values) > 1:
        answer = random_legal(question, look, dice)
    return answer


def greedy(question: Question, look: Look, dice: Random) -> Answer:
    """Takes what seems worth most right now, with a little chance so that it cannot be read like a book."""
    if isinstance(question, PickSome):
        worth = SOME_WORTH.get(question.key)
        if worth is None:
            return random_legal(question, look, dice)
        return worth(look(), question, dice)
    assert isinstance(question, Pick)
    view = look()
    worth_of = WORTH.get(question.key)
    if worth_of is None:
        return random_legal(question, look, dice)
    return max(question.values, key=lambda value: worth_of(view, value, question) + dice.random() / 2)


def own_clan(view: BloodRageView) -> ClanView:
    """The clan of the seat that looks."""
    assert view.seat is not None
    return view.clans[view.seat]


# ---------------------------------------------------------------------- what things are worth


def stat_worth(view: BloodRageView, stat: str) -> float:
    """Low stats first, but a step that becomes legendary is worth its bonus."""
    step = own_clan(view).stats[stat]
    legendary = {3: 3.0, 5: 3.0}.get(step, 0.0)
    return legendary + {"rage": 2.0, "horns": 1.5, "axes": 1.0}[stat] * (4 - view.age)


def card_worth(view: BloodRageView, name: str) -> float:
    """How much a card is wanted: in the draft, and when one is kept."""
    card = CARDS[plain(name)]
    if card.type == "quest":
        return card.glory * 0.8
    if card.type == "battle":
        return 1.0 + (3 if card.bonus is None else card.bonus) * 0.8
    worth = {"monster": 5.0, "leader": 5.0, "warrior": 4.5, "ship": 4.0, "clan": 4.0}[card.type]
    return worth - (3 if card.slot in own_clan(view).upgrades else 0)


def reward_worth(view: BloodRageView, province: str) -> float:
    """What pillaging a province brings."""
    reward = TOKENS[view.tokens[province]].reward
    if reward.kind == "glory":
        return float(reward.amount)
    return (
        stat_worth(view, reward.stat)
        if reward.stat
        else sum(stat_worth(view, stat) for stat in ("rage", "axes", "horns"))
    )


def lead(view: BloodRageView, province: str) -> int:
    """How far the own STR in a province is above the strongest enemy's."""
    strengths = view.strengths.get(province, {})
    others = [strength for seat, strength in strengths.items() if seat != view.seat]
    return strengths.get(view.seat if view.seat is not None else -1, 0) - max(others, default=0)


def place_worth(view: BloodRageView, place: str, strength: int = 1) -> float:
    """How good it is to have more strength in a place."""
    if place not in PROVINCES:
        return 1.5
    worth = 1.0
    if place not in view.pillaged:
        ahead = lead(view, place)
        worth += reward_worth(view, place) * (0.8 if ahead + strength > 0 else 0.3)
    if view.doomed[view.age - 1] == place:
        worth += 1.0
    own = own_clan(view).own
    quests = [] if own is None else own.quests
    region = PROVINCES[place].region
    if region is not None and any(CARDS[quest].hint.region == region for quest in quests):
        worth += 3.0
    return worth


def turn_worth(view: BloodRageView, action: str, question: Question) -> float:  # noqa: ARG001
    """What to do with a turn."""
    clan = own_clan(view)
    if action == "pillage":
        best = max(
            (
                lead(view, p)
                for p in view.strengths
                if p not in view.pillaged and view.seat in view.strengths[p]
            ),
            default=-9,
        )
        return 9.0 if best > 1 else 5.0 if best >= 0 else 0.5
    if action == "quest":
        return 6.5 if clan.rage < CAREFUL else 4.0
    return {
        "upgrade": 6.0,
        "invade": 5.5,
        "repillage": 4.0,
        "valhalla": 5.2,
        "march": 2.0,
        "sacrifice": 1.0 if view.age < RULES.ages else 3.0,
        PASS: 0.0,
    }[action]


def battle_card_worth(view: BloodRageView, card: str, question: Question) -> float:  # noqa: ARG001
    """The strongest card where it can win, the least wanted where it cannot."""
    assert view.battle is not None
    ahead = lead(view, view.battle.province)
    bonus = CARDS[card].bonus or 0
    return bonus + 2.0 if ahead + bonus >= 0 and CARDS[card].type == "battle" else -card_worth(view, card)


def call_worth(view: BloodRageView, value: str, question: Question) -> float:  # noqa: ARG001
    """Join where it may turn the battle, stay away where all is lost."""
    assert view.battle is not None
    province = view.battle.province
    if value == PASS:
        return 3.0
    kind, origin = kind_and_place(value)
    strength = figure_worth(view, kind)
    ahead = lead(view, province)
    if abs(ahead + 1) < CAREFUL:
        return 3.2 + strength - (1.0 if origin not in view.pillaged else 0.0)
    return 1.0


def late_worth(view: BloodRageView, value: str, question: Question) -> float:  # noqa: ARG001
    """A late card where it may still turn the battle."""
    assert view.battle is not None
    near = abs(lead(view, view.battle.province)) < CAREFUL + 1
    return 0.8 if value == PASS else 1.0 if near else 0.0


def wants_province(view: BloodRageView, value: str, question: Question) -> float:  # noqa: ARG001
    """A free chance to be in a province is usually taken."""
    return 0.5 if value == NO else place_worth(view, value)


def pillage_worth(view: BloodRageView, province: str, question: Question) -> float:  # noqa: ARG001
    """Where to pillage: rich and safe."""
    if province == NO:
        return 2.0
    ahead = lead(view, province)
    return reward_worth(view, province) + (4.0 if ahead > 1 else 0.0) + min(ahead, 3)


def stat_choice(view: BloodRageView, value: str, question: Question) -> float:  # noqa: ARG001
    """Which stat to raise."""
    return -1.0 if value == NO else stat_worth(view, value)


def card_choice(view: BloodRageView, value: str, question: Question) -> float:  # noqa: ARG001
    """Which card to take or play."""
    return card_worth(view, value) if plain(value) in CARDS else 0.0


def figure_choice(view: BloodRageView, value: str, question: Question) -> float:  # noqa: ARG001
    """Which figure to use: the strongest, the leader for nothing."""
    if value == NO:
        return 0.0
    strength = figure_worth(view, value)
    return strength + 2.0 if KINDS[value].invade_cost == 0 else strength


def yes(view: BloodRageView, value: str, question: Question) -> float:  # noqa: ARG001
    """Take the offer."""
    return -1.0 if value in (NO, "stay") else 1.0


WORTH: dict[str, Callable[[BloodRageView, str, Question], float]] = {
    "turn": turn_worth,
    "draft-card": card_choice,
    "keep-card": card_choice,
    "upgrade-card": card_choice,
    "quest-which": card_choice,
    "battle-card": battle_card_worth,
    "late-card": late_worth,
    "call-to-battle": call_worth,
    "pillage-where": pillage_worth,
    "repillage-where": pillage_worth,
    "thors-domain": pillage_worth,
    "invade-who": figure_choice,
    "valhalla-who": figure_choice,
    "free-invasion-who": figure_choice,
    "odins-tide": figure_choice,
    "invade-where": wants_province,
    "valhalla-where": wants_province,
    "free-invasion": wants_province,
    "march-to": wants_province,
    "friggas-succor": wants_province,
    "lokis-blessing": wants_province,
    "quest-raise": stat_choice,
    "sacrifice-stat": stat_choice,
    "thors-oath": stat_choice,
    "friggas-grace": stat_choice,
    "lord-of-axes": stat_choice,
    "quest-as-battle-card": lambda view, value, _: 0.0 if value == NO else CARDS[value].hint.value,  # noqa: ARG005
    "volur-witch": yes,
}


def best_cards(view: BloodRageView, question: PickSome, dice: Random) -> list[str]:
    """The most wanted cards, as few as must be taken or as many as may be kept."""
    ranked = sorted(question.values, key=lambda value: -card_worth(view, value) - dice.random() / 2)
    return ranked[: question.most]


def everybody(view: BloodRageView, question: PickSome, dice: Random) -> list[str]:  # noqa: ARG001
    """As many as may go."""
    return list(question.values[: question.most])


def nobody(view: BloodRageView, question: PickSome, dice: Random) -> list[str]:  # noqa: ARG001
    """As few as must be."""
    return list(question.values[: question.least])


SOME_WORTH: dict[str, Callable[[BloodRageView, PickSome, Random], Answer]] = {
    "draft-cards": best_cards,
    "tyrs-prowess": best_cards,
    "march-who": everybody,
    "friggas-protection": everybody,
    "sacrifice-who": nobody,
}
