"""Blood Rage as the engine sees it."""

from itertools import product

from games.blood_rage.ages import discard_phase, lay_out, ragnarok_phase, release_valhalla, setup
from games.blood_rage.battle import LATE_ORDERS
from games.blood_rage.checks import faults, resample
from games.blood_rage.components import CARDS, CLANS, RULES
from games.blood_rage.draft import deal, draft
from games.blood_rage.lookup import INTRO_PAGES, RULINGS, TOPIC_OF_QUESTION, TOPICS
from games.blood_rage.pillage import CALL_ORDERS
from games.blood_rage.policies import absent, eager, greedy
from games.blood_rage.quests import quest_phase
from games.blood_rage.state import BloodRage, Options, State
from games.blood_rage.turn import begin_action_phase, turn
from games.blood_rage.view import secrets, view
from games.blood_rage.vocabulary import ASIDES, EVENTS, QUESTIONS, REASONS
from games.blood_rage.words import noun, source
from games.engine import Flow, Game, Standing, random_legal
from games.engine.errors import BadOptions

STEPS = {
    "setup": lay_out,
    "deal": deal,
    "draft": draft,
    "rage": begin_action_phase,
    "turn": turn,
    "discard": discard_phase,
    "quests": quest_phase,
    "ragnarok": ragnarok_phase,
    "valhalla": release_valhalla,
}
"""The steps of an Age; each says in `state.step` which comes next (BR-4.1)."""


def step(game: BloodRage) -> Flow[None] | None:
    """The next step, or None when the world has ended."""
    return None if game.state.step == "over" else STEPS[game.state.step](game)


def check_options(options: Options, seats: int) -> None:
    """Five need the module; clans are different ones of the modules in play (BR-23.2)."""
    if seats > RULES.players.max and not options.five_players:
        raise BadOptions(option="five_players")
    if options.first_player is not None and not 0 <= options.first_player < seats:
        raise BadOptions(option="first_player")
    if not options.clans:
        return
    allowed = [clan.id for clan in CLANS.values() if clan.module == "base" or options.five_players]
    if (
        len(options.clans) != seats
        or len(set(options.clans)) != seats
        or any(clan not in allowed for clan in options.clans)
    ):
        raise BadOptions(option="clans")


def variants(seats: int) -> list[Options]:
    """Both modules and the first-game option, on and off; the first player drawn or set."""
    five = [True] if seats > RULES.players.max else [False, True]
    return [Options(*chosen) for chosen in product(five, [False, True], [False, True], [None, seats - 1])]


def standings(state: State) -> list[Standing]:
    """Most Glory first; equal Glory shares a place (BR-20.3, R-69)."""
    scores = [clan.glory for clan in state.clans]
    table = [
        Standing(seat, 1 + sum(score > clan.glory for score in scores), clan.glory, dict(clan.sources))
        for seat, clan in enumerate(state.clans)
    ]
    return sorted(table, key=lambda standing: (standing.place, standing.seat))


GAME = Game(
    id="blood-rage",
    version=1,
    seats=range(RULES.players.min, max(RULES.players.max_with_module.values()) + 1),
    options=Options,
    check_options=check_options,
    variants=variants,
    state=State,
    play=BloodRage,
    setup=setup,
    step=step,
    view=view,
    secrets=secrets,
    standings=standings,
    faults=faults,
    resample=resample,
    noun=noun,
    source=source,
    questions=QUESTIONS,
    events=EVENTS,
    asides=ASIDES,
    reasons=REASONS,
    cards=frozenset(CARDS),
    orders={"call-to-battle": CALL_ORDERS, "late-card": LATE_ORDERS},
    policies={"random": random_legal, "eager": eager, "greedy": greedy, "absent": absent},
    topics=TOPICS,
    topic_of=TOPIC_OF_QUESTION,
    rulings=RULINGS,
    intro=INTRO_PAGES,
)
