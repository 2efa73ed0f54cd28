"""Voyages to the distant shores (CM-8.4): the journey card (CM-13), feeding, and the monster."""

from games.champions_of_midgard.combat import LOSS_ORDERS, RUNE_ORDERS, choose_fallen, come_home, fight
from games.champions_of_midgard.components import ENEMIES, JOURNEYS, SHORES, Journey
from games.champions_of_midgard.options import NO, YES, show_piece, show_word
from games.champions_of_midgard.setup import draw_journey
from games.champions_of_midgard.state import Band, Coast, Midgard, listed
from games.engine import Answer, Flow, Pick, PickSome, pick
from games.engine.copies import numbered, plain

RUNE = "rune-journey"
FOOD = "food"
ABOARD_ORDERS = ["food-first", *LOSS_ORDERS]
JOURNEY_ORDERS = [*RUNE_ORDERS, "unless-quiet"]


def voyages(game: Midgard) -> Flow[None]:
    """The shores from left to right; one without a ship is skipped (CM-8.4)."""
    ships = {band.shore: ship for ship, band in game.state.bands.items()}
    for shore in game.state.coasts:
        if shore in ships:
            yield from voyage(game, ships[shore], shore)


def voyage(game: Midgard, ship: str, shore: str) -> Flow[None]:
    """Reveal the journey card, feed the warriors, fight the monster."""
    band, coast = game.state.bands[ship], game.state.coasts[shore]
    yield from journey(game, ship, band, coast)
    yield from feed(game, band, shore)
    forbidden_fall(game, band, coast)
    if band.size:
        assert coast.monster is not None
        yield from fight(game, ship, coast.monster, band)
    come_home(game, band)


def journey(game: Midgard, ship: str, band: Band, coast: Coast) -> Flow[None]:
    """Turn the card over and resolve it, or with the Journey rune the next one (CM-17.40)."""
    card = coast.journey
    if card is None:  # pragma: no cover - CM-17.1; the box has more cards than shores
        return
    reveal_journey(game, band, coast)
    assert band.shore is not None
    if game.champion(band.seat).unused(RUNE):
        quiet = not JOURNEYS[card].lose and JOURNEYS[card].enemy is None
        answer = yield from pick(
            band.seat,
            "use-journey",
            [YES, NO],
            show_word,
            args={"card": card, "place": band.shore},
            standing={"always": YES, "never": NO, "unless-quiet": NO if quiet else YES},
        )
        if answer == YES:
            game.turn_over(band.seat, RUNE)
            card = draw_journey(game)
            game.reveal()
            if card is None:  # pragma: no cover - CM-17.40
                return
            coast.revealed.append(card)
            game.tell("journey-replaced", seat=band.seat, card=card)
    shown = JOURNEYS[card]
    if shown.enemy is not None:
        if band.size:  # CM-17.38
            yield from fight(game, ship, card, band)
    elif shown.lose:
        yield from lose_aboard(game, band, shown)


def reveal_journey(game: Midgard, band: Band, coast: Coast) -> None:
    """The card is open now, and nobody knows it alone any more."""
    assert coast.journey is not None
    assert band.shore is not None
    game.tell("journey-revealed", seat=band.seat, card=coast.journey, place=band.shore)
    coast.revealed.append(coast.journey)
    coast.journey = None
    for champion in game.state.champions:
        if band.shore in champion.peeked:
            champion.peeked.remove(band.shore)
    game.reveal()


def lose_aboard(game: Midgard, band: Band, shown: Journey) -> Flow[None]:
    """Food or warriors go overboard, as many as there are of the kinds asked (CM-17.37)."""
    food = [FOOD] * band.food if FOOD in shown.of else []
    warriors = listed(band.warriors) if "warrior" in shown.of else []
    aboard = food + warriors
    lost = aboard
    if len(aboard) > shown.lose and len(set(aboard)) > 1:
        lost = yield from choose_overboard(band, shown, aboard)
    lost = lost[: shown.lose]
    if not lost:
        return
    band.food -= lost.count(FOOD)
    game.fall(band.warriors, [kind for kind in lost if kind != FOOD])
    game.tell("overboard", seat=band.seat, items=lost)


def choose_overboard(band: Band, shown: Journey, aboard: list[str]) -> Flow[list[str]]:
    """Which of them; more copies than can be lost are not shown (D-25 to D-27)."""
    assert band.shore is not None
    kinds = list(dict.fromkeys(aboard))
    key = f"{shown.id.removeprefix('journey-')}-choice"
    if shown.lose == 1:
        weakest = next(kind for kind in kinds if kind != FOOD)
        by_order: dict[str, Answer] = {"swords-first": weakest, "axes-first": kinds[-1]}
        if FOOD in shown.of:
            by_order["food-first"] = kinds[0]
        one: str = yield Pick(
            band.seat, key, kinds, show_piece, args={"place": band.shore}, standing=by_order
        )
        return [one]
    pieces = numbered(kind for kind in kinds for _ in range(min(aboard.count(kind), shown.lose)))
    fighters = [piece for piece in pieces if plain(piece) != FOOD]
    stores = [piece for piece in pieces if plain(piece) == FOOD]
    orders: dict[str, Answer] = {
        "food-first": pieces[: shown.lose],
        "swords-first": [*fighters, *stores][: shown.lose],
        "axes-first": [*reversed(fighters), *stores][: shown.lose],
    }
    some: list[str] = yield PickSome(
        band.seat,
        key,
        pieces,
        show_piece,
        least=shown.lose,
        most=shown.lose,
        args={"place": band.shore, "count": shown.lose},
        standing=orders,
    )
    return [plain(piece) for piece in some]


def feed(game: Midgard, band: Band, shore: str) -> Flow[None]:
    """Who gets no food starves; then all food aboard is gone, surplus included (CM-8.4, CM-17.41)."""
    rate = SHORES[shore].warriors_per_food
    starving = band.size - band.food * rate
    if starving > 0:
        args: dict[str, int | str] = {"place": shore, "count": starving, "food": band.food}
        starved = yield from choose_fallen(band.seat, "starvation", listed(band.warriors), starving, args)
        game.fall(band.warriors, starved)
        game.tell("starves", seat=band.seat, items=starved)
    if band.food:
        game.tell("feeds", seat=band.seat, food=band.food, count=band.size)
        band.food = 0


def forbidden_fall(game: Midgard, band: Band, coast: Coast) -> None:
    """Forbidden warriors die just before the first combat round (CM-6.6, CM-17.19)."""
    assert coast.monster is not None
    forbidden = ENEMIES[coast.monster].forbidden
    fallen = [kind for kind in listed(band.warriors) if kind in forbidden]
    if fallen:
        game.fall(band.warriors, fallen)
        game.tell("forbidden-fall", seat=band.seat, card=coast.monster, items=fallen)
