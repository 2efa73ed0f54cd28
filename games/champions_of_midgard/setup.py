"""Game setup (CM-2) and round setup (CM-3)."""

from games.champions_of_midgard.components import (
    BLUE,
    BOX,
    DECKS,
    KINDS,
    LEADERS,
    LONGSHIPS,
    PRIVATE,
    RESOURCES,
    RULES,
    STALLS,
    WARRIORS,
    deck,
)
from games.champions_of_midgard.options import show_leader
from games.champions_of_midgard.state import FIGHTS, Champion, Coast, Midgard, Options, State, shores_for
from games.engine import Flow, pick


def setup(options: Options, seats: int) -> State:
    """The table before the first card is turned."""
    supply = {kind: WARRIORS[kind].count for kind in KINDS}
    champions = []
    for _ in range(seats):
        champions.append(new_champion(seats, suspicious=options.suspicious))
        for kind in KINDS:
            supply[kind] -= champions[-1].warriors[kind]
    return State(
        options=options,
        champions=champions,
        coasts={shore: Coast() for shore in shores_for(seats)},
        supply=supply,
        goods=dict.fromkeys(BLUE, 0),
        shipyard=[ship for ship in PRIVATE if LONGSHIPS[ship].min_players <= seats],
        draugr=[None] * RULES.draugr,
        display=[None] * RULES.rune_display,
    )


def new_champion(seats: int, *, suspicious: bool) -> Champion:
    """What each player takes (CM-2.9, CM-2.10, CM-15.2)."""
    stock = {item: RULES.start.get(item, 0) for item in [*RESOURCES, "favour"]}
    stock["blame"] = RULES.suspicious_blame if suspicious else 0
    warriors = {kind: RULES.start.get(kind, 0) for kind in KINDS}
    return Champion(stock, warriors, workers=RULES.workers[seats], crew=RULES.workers[seats])


def lay_out(game: Midgard) -> None:
    """Shuffle the decks, lay out the market stalls, draw the first player (CM-2)."""
    state = game.state
    state.decks = {kind: game.fate.shuffled(deck(kind), f"{kind} deck") for kind in DECKS}
    for kind in dict.fromkeys(space.type for space in BOX.stall_spaces):
        stalls = game.fate.shuffled([stall.id for stall in STALLS.values() if stall.type == kind], f"{kind}s")
        state.stalls += stalls[: stall_count(kind, len(state.champions))]
    if state.options.first_player is None:
        state.first = game.fate.below(len(state.champions), "first player")
    else:
        state.first = state.options.first_player
    game.tell("match-begins", seat=state.first)
    game.tell("stalls", places=state.stalls)
    game.reveal()
    state.step = "leaders"


def stall_count(kind: str, players: int) -> int:
    """How many stalls of a kind are laid out (CM-2.3)."""
    return sum(space.type == kind and space.min_players <= players for space in BOX.stall_spaces)


def choose_leaders(game: Midgard) -> Flow[None]:
    """Counter-clockwise from the first player's right, so that the first player picks last (CM-2.8)."""
    state = game.state
    left = list(LEADERS)
    drawn = state.options.leaders
    if state.options.random_leaders and not drawn:
        drawn = game.fate.shuffled(left, "leaders")[: len(state.champions)]
    for seat in reversed(game.clockwise_from(state.first)):
        if drawn:
            leader = drawn[seat]
        else:
            leader = yield from pick(seat, "choose-leader", left, show_leader)
            left = [other for other in left if other != leader]
        game.champion(seat).leader = leader
        game.tell("leader", seat=seat, leader=leader)
    deal_destinies(game)
    state.step = "round"


def deal_destinies(game: Midgard) -> None:
    """Last of all, so that nobody chooses a leader for a destiny (CM-2.11)."""
    for seat in game.seats:
        for _ in range(RULES.start_destinies):
            card = game.state.decks["destiny"].pop()
            game.champion(seat).destinies.append(card)
            game.whisper([seat], "you-get-destiny", card=card)
    game.reveal()


def round_setup(game: Midgard) -> None:
    """Enemies, journeys, runes, a merchant ship, and goods on the blue locations (CM-3)."""
    state = game.state
    state.round += 1
    state.phase = "round-setup"
    game.tell("round-begins", round=state.round, seat=state.first)
    state.troll = state.decks["troll"].pop()
    draugr = [state.decks["draugr"].pop() for _ in FIGHTS[1:]]
    state.draugr = [*draugr]
    game.tell("enemies-appear", cards=[state.troll, *draugr])
    for coast in state.coasts.values():
        if coast.journey is None:
            coast.journey = draw_journey(game)
    show_runes(game)
    show_monsters(game)
    if state.merchant is not None:
        state.merchant_discard.append(state.merchant)
    state.merchant = state.decks["merchant"].pop()
    game.tell("merchant-arrives", card=state.merchant)
    fill_blue_locations(game)
    game.reveal()
    state.phase = "place-workers"
    state.starter = state.turn = state.first
    state.step = "place"


def show_runes(game: Midgard) -> None:
    """A rune on each empty space, while there are some (CM-3.4)."""
    state = game.state
    new = []
    for space, rune in enumerate(state.display):
        if rune is None and state.decks["rune"]:
            shown = state.display[space] = state.decks["rune"].pop()
            new.append(shown)
    if new:
        game.tell("runes-appear", cards=new)


def show_monsters(game: Midgard) -> None:
    """A monster at each shore without one (CM-3.5)."""
    new = []
    for coast in game.state.coasts.values():
        if coast.monster is None:
            coast.monster = game.state.decks["monster"].pop()
            new.append(coast.monster)
    if new:
        game.tell("monsters-appear", cards=new)


def draw_journey(game: Midgard) -> str | None:
    """A journey card; when the deck is empty the discard becomes it; if that is too, none (CM-17.1)."""
    state = game.state
    if not state.decks["journey"]:
        if not state.journey_discard:  # pragma: no cover - the box has more cards than shores
            return None
        state.decks["journey"] = game.fate.shuffled(state.journey_discard, "journey deck")
        game.tell("journeys-reshuffled", count=len(state.journey_discard))
        state.journey_discard = []
    return state.decks["journey"].pop()


def fill_blue_locations(game: Midgard) -> None:
    """One more of each, whether or not something lies there; warriors while there are some (CM-17.6)."""
    state = game.state
    for place, refill in BLUE.items():
        count = refill.count
        if refill.item in KINDS:
            count = min(count, state.supply[refill.item])
            state.supply[refill.item] -= count
        state.goods[place] += count
