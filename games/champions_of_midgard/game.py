"""Champions of Midgard as the engine sees it."""

from itertools import product

from games.champions_of_midgard.assigning import assign_in_order, assign_warriors
from games.champions_of_midgard.checks import faults, resample
from games.champions_of_midgard.cleanup import clean_up
from games.champions_of_midgard.combat import HEALING_ORDERS, LOSS_ORDERS, RUNE_ORDERS
from games.champions_of_midgard.components import CARDS, LEADERS, RULES
from games.champions_of_midgard.journeys import ABOARD_ORDERS, JOURNEY_ORDERS
from games.champions_of_midgard.lookup import INTRO_PAGES, NUMBERS, RULINGS, TOPIC_OF_QUESTION, TOPICS
from games.champions_of_midgard.placing import place_workers
from games.champions_of_midgard.policies import absent, eager, greedy
from games.champions_of_midgard.resolution import combat_resolution
from games.champions_of_midgard.rolling import FAVOUR_ORDERS
from games.champions_of_midgard.runes import interrupt, last_call, offers
from games.champions_of_midgard.scoring import final_scoring
from games.champions_of_midgard.setup import choose_leaders, lay_out, round_setup, setup
from games.champions_of_midgard.state import Midgard, Options, State
from games.champions_of_midgard.view import secrets, view
from games.champions_of_midgard.vocabulary import ASIDES, EVENTS, QUESTIONS, REASONS
from games.champions_of_midgard.words import noun, source
from games.engine import Flow, Game, Standing, random_legal
from games.engine.errors import BadOptions

STEPS = {
    "leaders": choose_leaders,
    "place": place_workers,
    "assign": assign_warriors,
    "assign-in-order": assign_in_order,
    "combat": combat_resolution,
    "last-call": last_call,
}
"""The steps of a match (CM-19.1); each says in `state.step` what comes next."""

SILENT = {"setup": lay_out, "round": round_setup, "cleanup": clean_up, "scoring": final_scoring}
"""What asks nobody anything belongs to the step after it."""


def step(game: Midgard) -> Flow[None] | None:
    """The next step, or None when the new Jarl is found."""
    while game.state.step in SILENT:
        SILENT[game.state.step](game)
    return None if game.state.step == "over" else STEPS[game.state.step](game)


def check_options(options: Options, seats: int) -> None:
    """The first player has a seat; leaders are different ones of the box."""
    if options.first_player is not None and not 0 <= options.first_player < seats:
        raise BadOptions(option="first_player")
    if options.leaders and (
        len(options.leaders) != seats
        or len(set(options.leaders)) != seats
        or any(leader not in LEADERS for leader in options.leaders)
    ):
        raise BadOptions(option="leaders")


def variants(seats: int) -> list[Options]:
    """Both variants on and off, leaders chosen or drawn, the first player drawn or set."""
    return [
        Options(*chosen) for chosen in product([False, True], [False, True], [False, True], [None, seats - 1])
    ]


def standings(state: State) -> list[Standing]:
    """Most glory first; at the end more trophies break a tie, and who is still tied shares (CM-10.10)."""
    over = state.step == "over"
    results = [(champion.glory, len(champion.trophies) if over else 0) for champion in state.champions]
    table = [
        Standing(
            seat,
            1 + sum(result > results[seat] for result in results),
            champion.glory,
            dict(champion.sources),
        )
        for seat, champion in enumerate(state.champions)
    ]
    return sorted(table, key=lambda standing: (standing.place, standing.seat))


GAME = Game(
    id="champions-of-midgard",
    version=1,
    seats=range(RULES.players.min, RULES.players.max + 1),
    options=Options,
    check_options=check_options,
    variants=variants,
    state=State,
    play=Midgard,
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
    orders={
        "after-roll": list(FAVOUR_ORDERS),
        "after-hunt": list(FAVOUR_ORDERS),
        "choose-losses": LOSS_ORDERS,
        "starvation": LOSS_ORDERS,
        "storm-choice": ABOARD_ORDERS,
        "lost-choice": ABOARD_ORDERS,
        "whirlpool-choice": LOSS_ORDERS,
        "use-healing": HEALING_ORDERS,
        "use-glory": RUNE_ORDERS,
        "use-journey": JOURNEY_ORDERS,
    },
    policies={"random": random_legal, "eager": eager, "greedy": greedy, "absent": absent},
    topics=TOPICS,
    topic_of=TOPIC_OF_QUESTION,
    rulings=RULINGS,
    intro=INTRO_PAGES,
    numbers=NUMBERS,
    offers=offers,
    interrupt=interrupt,
)
