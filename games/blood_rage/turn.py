"""Phase 2, Action (BR-6): Rage, turns, passing, and the end of the phase."""

from collections.abc import Callable
from typing import NamedTuple

from games.blood_rage.components import CARDS, RULES
from games.blood_rage.destruction import die
from games.blood_rage.invade import (
    cheapest_invasion,
    invade,
    invade_from_valhalla,
    why_not_invade,
    why_not_invade_from_valhalla,
)
from games.blood_rage.march import march, why_not_march
from games.blood_rage.options import PASS, figure_at, kind_and_place, show_figure_at
from games.blood_rage.pillage import (
    pillage_action,
    repillage_action,
    thors_domain,
    why_not_pillage,
    why_not_repillage,
)
from games.blood_rage.quests import commit_quest, why_not_commit_quest
from games.blood_rage.state import BloodRage
from games.blood_rage.stats import raise_of_choice
from games.blood_rage.upgrade import cheapest_upgrade, upgrade, why_not_upgrade
from games.engine import Flow, Option, Reason, Show, Text, pick, pick_some
from games.engine.copies import numbered


def begin_action_phase(game: BloodRage) -> Flow[None]:
    """Everybody's Rage is set to the Rage stat; what was left before is lost (BR-6.1, R-10)."""
    state = game.state
    state.phase = "action"
    for clan in state.clans:
        clan.rage = clan.value("rage")
        clan.passed = False
    game.tell("action-phase", age=state.age, seat=state.first)
    state.turn = state.first
    state.step = "turn"
    yield from ()


class Action(NamedTuple):
    """What a turn can be used for: what stands in the way, how it goes, its price or the least, its card."""

    why_not: Callable[[BloodRage, int], Reason | None]
    run: Callable[[BloodRage, int], Flow[str | None]]
    price: int | Callable[[BloodRage, int], int]
    upgrade: str | None = None


def turn(game: BloodRage) -> Flow[None]:
    """One action, or passing; then the phase may be over (BR-6.2, BR-6.7)."""
    seat = game.state.turn
    actions = actions_of(game, seat)
    possible = [name for name, action in actions.items() if action.why_not(game, seat) is None]
    answer = yield from pick(
        seat,
        "turn",
        [*possible, PASS],
        show_action(game, seat),
        lambda: impossible(game, seat),
        discreet=True,
    )
    if answer == PASS:
        pass_turn(game, seat)
    else:
        invaded = yield from ACTIONS[answer].run(game, seat)
        if invaded is not None:
            yield from thors_domain(game, seat, invaded)
    next_turn(game)


def show_action(game: BloodRage, seat: int) -> Show:
    """An action and its price; where that depends on what is chosen next, the least; or passing."""

    def show(name: str) -> Option:
        if name == PASS:
            return Option(name, Text(f"turn-{name}"))
        price = ACTIONS[name].price
        if isinstance(price, int):
            return Option(name, Text("option-action", {"turn": name, "rage": price}))
        return Option(name, Text("option-action-from", {"turn": name, "rage": price(game, seat)}))

    return show


def actions_of(game: BloodRage, seat: int) -> dict[str, Action]:
    """The actions a clan knows: the five of the rulebook and those its upgrades give (BR-6.8)."""
    upgrades = game.clan(seat).upgrades.values()
    return {name: action for name, action in ACTIONS.items() if action.upgrade in (None, *upgrades)}


def impossible(game: BloodRage, seat: int) -> list[Option]:
    """The actions a player might miss, and what stands in their way."""
    missing = []
    for name, action in actions_of(game, seat).items():
        reason = action.why_not(game, seat)
        if reason is not None:
            missing.append(Option(name, Text(f"turn-{name}"), reason=reason))
    return missing


def pass_turn(game: BloodRage, seat: int) -> None:
    """All Rage is lost, and no more actions follow in this phase (BR-6.5, R-11)."""
    clan = game.clan(seat)
    clan.passed = True
    game.tell("passes", seat=seat)
    game.pay(seat, clan.rage)


def next_turn(game: BloodRage) -> None:
    """Clockwise to the next with Rage who has not passed; without one the phase ends (BR-6.6, R-16)."""
    state = game.state
    able = [
        seat
        for seat in game.clockwise_from((state.turn + 1) % len(state.clans))
        if game.clan(seat).rage > 0 and not game.clan(seat).passed
    ]
    if able and not game.all_pillaged():
        state.turn = able[0]
        return
    game.tell("action-phase-ends", age=state.age)
    for clan in state.clans:
        clan.rage = 0
    state.step = "discard"


# ---------------------------------------------------------------------- Frigga's Sacrifice


def why_not_sacrifice(game: BloodRage, seat: int) -> Reason | None:
    """What keeps the owner of Frigga's Sacrifice from using it."""
    figures = CARDS["friggas-sacrifice-3"].hint.figures
    if game.clan(seat).on_board < figures:
        return Reason("why-too-few-figures", "BR-14.8", {"count": figures})
    return None


def friggas_sacrifice(game: BloodRage, seat: int) -> Flow[None]:
    """Destroy two own figures on the board to raise a stat; nothing saves them (BR-14.8, R-75)."""
    card = CARDS["friggas-sacrifice-3"]
    values = numbered(figure_at(kind, place) for place, kind in game.all_figures(seat))
    count = card.hint.figures
    chosen = yield from pick_some(
        seat, "sacrifice-who", values, show_figure_at, least=count, most=count, own={"count": count}
    )
    game.tell("uses", seat=seat, card=card.id)
    figures = [kind_and_place(value) for value in chosen]
    die(game, {seat: [(place, kind) for kind, place in figures]})
    yield from raise_of_choice(game, seat, "sacrifice-stat", card.hint.steps)


ACTIONS = {
    "invade": Action(why_not_invade, invade, cheapest_invasion),
    "march": Action(why_not_march, march, RULES.march_cost),
    "upgrade": Action(why_not_upgrade, upgrade, cheapest_upgrade),
    "quest": Action(why_not_commit_quest, commit_quest, RULES.quest_cost),
    "pillage": Action(why_not_pillage, pillage_action, RULES.pillage_cost),
    "repillage": Action(
        why_not_repillage, repillage_action, CARDS["tyrs-challenge-2"].hint.cost, "tyrs-challenge-2"
    ),
    "valhalla": Action(
        why_not_invade_from_valhalla,
        invade_from_valhalla,
        CARDS["friggas-domain-3"].hint.cost,
        "friggas-domain-3",
    ),
    "sacrifice": Action(why_not_sacrifice, friggas_sacrifice, 0, "friggas-sacrifice-3"),
}
