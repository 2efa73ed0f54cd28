"""The quiet parts: setup (BR-3), discard (BR-15), Ragnarök (BR-17), Valhalla (BR-18), the end (BR-19, 20)."""

from games.blood_rage.components import (
    BOX,
    CARDS,
    CLANS,
    OUTER,
    PLACES,
    RULES,
    STATS,
    YGGDRASIL,
)
from games.blood_rage.destruction import Victims, destroy
from games.blood_rage.options import distinct, show_card
from games.blood_rage.state import BloodRage, Clan, Options, State
from games.engine import Flow, Pick, Question, ask_together

NONE = "none"


def setup(options: Options, seats: int) -> State:
    """Clans with their figures in reserve, an empty board (BR-3.1)."""
    names = options.clans or list(CLANS)[:seats]
    clans = [
        Clan(
            clan=name,
            rage=STATS["rage"][BOX.start_step - 1],
            stats=dict.fromkeys(STATS, BOX.start_step),
            reserve=[kind for kind, count in CLANS[name].figures.items() for _ in range(count)],
        )
        for name in names
    ]
    return State(options=options, clans=clans, board={place: [] for place in PLACES})


def lay_out(game: BloodRage) -> Flow[None]:
    """Pillage tokens, doomed and destroyed provinces, the first player (BR-3.2 to BR-3.4, R-70)."""
    state = game.state
    tokens = [
        token.id for token in BOX.pillage_tokens if token.placement == "outer" for _ in range(token.count)
    ]
    tokens = game.fate.shuffled(tokens, "pillage tokens")
    state.tokens = dict(zip(OUTER, tokens, strict=True))
    state.tokens[YGGDRASIL] = next(token.id for token in BOX.pillage_tokens if token.placement == YGGDRASIL)
    bag = game.fate.shuffled(OUTER, "Ragnarök tokens")
    state.doomed, bag = bag[: RULES.ages], bag[RULES.ages :]
    count = RULES.pre_destroyed_provinces[len(state.clans)]
    state.destroyed, state.ragnarok_bag = bag[:count], bag[count:]
    if state.options.first_player is None:
        state.first = game.fate.below(len(state.clans), "first player")
    else:
        state.first = state.options.first_player
    game.tell("match-begins", seat=state.first)
    game.tell("doomed", places=list(state.doomed))
    if state.destroyed:
        game.tell("destroyed-before", places=list(state.destroyed))
    state.step = "deal"
    yield from ()


def discard_phase(game: BloodRage) -> Flow[None]:
    """Each keeps at most one card, secretly; in the last Age none (BR-15.1)."""
    state = game.state
    state.phase = "discard"
    game.tell("discard-phase", age=state.age)
    questions: dict[int, Question] = {}
    if RULES.keep_between_ages[state.age]:
        questions = {
            seat: Pick(
                seat, "keep-card", [*distinct(game.clan(seat).hand), NONE], show_card(game), secret=True
            )
            for seat in game.seats
            if game.clan(seat).hand
        }
    answers: dict[int, str] = yield from ask_together(questions)
    for seat in game.seats:
        clan = game.clan(seat)
        answer = answers.get(seat, NONE)
        if answer != NONE:
            clan.hand.remove(answer)
            clan.kept = answer
            game.whisper([seat], "you-keep", card=answer)
        if clan.hand or clan.kept:
            game.tell("hand-discarded", seat=seat, count=len(clan.hand), kept=1 if clan.kept else 0)
        state.unseen += clan.hand
        clan.hand = []
    state.step = "quests"


# ---------------------------------------------------------------------- phase 5


def ragnarok_phase(game: BloodRage) -> Flow[None]:
    """The doomed province is destroyed with all who stand there; they die with Glory (BR-17)."""
    state = game.state
    state.phase = "ragnarok"
    game.tell("ragnarok-phase", age=state.age)
    province = fenrir(game) or state.doomed[state.age - 1]
    if province in state.destroyed:
        game.tell("ragnarok-nothing", place=province)
    else:
        yield from swallow(game, province)
    if state.age < RULES.ages and state.doomed[state.age] not in state.destroyed:
        game.tell("doom-moves", place=state.doomed[state.age])
    state.step = "valhalla"


def fenrir(game: BloodRage) -> str | None:
    """The outer province Fenrir stands in falls instead of the doomed one (BR-17.6)."""
    for province in OUTER:
        for figure in game.state.board[province]:
            if figure.kind == "fenrir":
                game.tell("uses", seat=figure.owner, card="fenrir-1")
                return province
    return None


def swallow(game: BloodRage, province: str) -> Flow[None]:
    """A province and everybody in it and its fjord."""
    state = game.state
    victims: Victims = {}
    for seat in game.clockwise_from(state.first):
        figures = game.figures(seat, province)
        if figures:
            victims[seat] = figures
    game.tell("province-destroyed", place=province)
    dead = yield from destroy(game, victims, at_ragnarok=True)
    state.destroyed.append(province)
    each = RULES.ragnarok_glory_per_figure[state.age]
    for seat in victims:
        inspiration = game.clan(seat).has("odins-inspiration-2")
        factor = inspiration.hint.factor if inspiration else 1
        count = sum(figure.owner == seat for figure in dead)
        game.gain_glory(seat, count * each * factor, "ragnarok")


# ---------------------------------------------------------------------- phase 6 and the ends


def release_valhalla(game: BloodRage) -> Flow[None]:
    """The fallen return to the reserve; Loki's upgrades pay for them (BR-18)."""
    state = game.state
    state.phase = "release-valhalla"
    game.tell("valhalla-phase", age=state.age)
    for seat in game.clockwise_from(state.first):
        clan = game.clan(seat)
        if not clan.valhalla:
            continue
        game.tell("released", seat=seat, figures=list(clan.valhalla))
        for card in LOKIS_RELEASE:
            if clan.has(card):
                game.gain_glory(seat, CARDS[card].hint.amount * len(clan.valhalla), card)
        clan.reserve += clan.valhalla
        clan.valhalla = []
    if state.age < RULES.ages:
        end_of_age(game)
    else:
        end_of_game(game)
    yield from ()


LOKIS_RELEASE = ["lokis-domain-1", "lokis-eminence-2", "lokis-wrath-3"]


def end_of_age(game: BloodRage) -> None:
    """Pillage tokens turn back, the First Player token passes to the left (BR-19)."""
    state = game.state
    state.pillaged = []
    state.first = (state.first + 1) % len(state.clans)
    state.age += 1
    state.step = "deal"


def end_of_game(game: BloodRage) -> None:
    """Legendary stats and Thor's Conquest (BR-20)."""
    state = game.state
    game.tell("end-scoring")
    for seat in game.clockwise_from(state.first):
        clan = game.clan(seat)
        legendary = sum(BOX.legendary_bonus_by_step[step - 1] for step in clan.stats.values())
        game.gain_glory(seat, legendary, "legendary")
        conquest = clan.has("thors-conquest-3")
        if conquest is not None:
            game.gain_glory(seat, conquest.hint.amount * clan.on_board, conquest.id)
    best = max(clan.glory for clan in state.clans)
    winners = [seat for seat in game.seats if game.clan(seat).glory == best]
    game.tell("winners", seats=winners, glory=best)
    state.step = "over"
