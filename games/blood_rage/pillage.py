"""Pillage (BR-11, B1): declaration and call to battle."""

from games.blood_rage.battle import battle
from games.blood_rage.components import CARDS, PROVINCES
from games.blood_rage.options import NO, PASS, distinct, figure_at, kind_and_place, show_figure_at
from games.blood_rage.reward import reward
from games.blood_rage.state import Battle, BloodRage
from games.engine import Flow, Option, Reason, Show, Text, pick


def pillageable(game: BloodRage, seat: int) -> list[str]:
    """The unpillaged provinces in which a seat has a figure, or a ship beside it (BR-11.1, R-36)."""
    pillaged = game.state.pillaged
    return [
        province for province in game.standing() if province not in pillaged and game.figures(seat, province)
    ]


def why_not_pillage(game: BloodRage, seat: int) -> Reason | None:
    """What keeps a seat from pillaging."""
    return None if pillageable(game, seat) else Reason("why-nothing-to-pillage", "BR-11.1")


def pillage_action(game: BloodRage, seat: int) -> Flow[str | None]:
    """Choose a province and pillage it. Says where Loki's Blessing brought the pillager back, if it did."""
    province = yield from pick(
        seat,
        "pillage-where",
        pillageable(game, seat),
        show_reward(game),
        lambda: not_pillageable(game, seat),
    )
    return (yield from pillage(game, seat, province))


def repillageable(game: BloodRage, seat: int) -> list[str]:
    """The pillaged provinces in which a seat has a figure, or a ship beside it (BR-11.2)."""
    destroyed = game.state.destroyed
    return [
        province
        for province in game.state.pillaged
        if province not in destroyed and game.figures(seat, province)
    ]


def why_not_repillage(game: BloodRage, seat: int) -> Reason | None:
    """What keeps the owner of Tyr's Challenge from using it."""
    price = CARDS["tyrs-challenge-2"].hint.cost
    rage = game.clan(seat).rage
    if rage < price:
        return Reason("why-rage", "BR-6.3", {"price": price, "rage": rage})
    if not repillageable(game, seat):
        return Reason("why-nothing-to-repillage", "BR-11.2")
    return None


def repillage_action(game: BloodRage, seat: int) -> Flow[str | None]:
    """Tyr's Challenge: pillage a pillaged province once more."""
    card = CARDS["tyrs-challenge-2"]
    province = yield from pick(seat, "repillage-where", repillageable(game, seat), show_reward(game))
    game.pay(seat, card.hint.cost)
    game.tell("uses", seat=seat, card=card.id)
    return (yield from pillage(game, seat, province))


def thors_domain(game: BloodRage, seat: int, place: str) -> Flow[None]:
    """After an invasion in the own turn: pay to pillage that province at once (BR-7.8, R-23)."""
    clan = game.clan(seat)
    card = clan.has("thors-domain-2")
    if card is None or clan.rage < card.hint.cost:
        return
    provinces = [province for province in game.supported(place) if province not in game.state.pillaged]
    if not provinces:
        return
    answer = yield from pick(
        seat, "thors-domain", [*provinces, NO], show_reward(game), own={"price": card.hint.cost}
    )
    if answer == NO:
        return
    game.pay(seat, card.hint.cost)
    game.tell("uses", seat=seat, card=card.id)
    yield from pillage(game, seat, answer)


def show_reward(game: BloodRage) -> Show:
    """A province and its pillage token, or no."""

    def show(value: str) -> Option:
        if value == NO:
            return Option(NO, Text("option-no"))
        return Option(
            value, Text("option-pillage", {"place": value, "token": game.state.tokens[value]}), value
        )

    return show


def not_pillageable(game: BloodRage, seat: int) -> list[Option]:
    """The provinces a seat cannot pillage, and why."""
    legal = pillageable(game, seat)
    missing = []
    for province in PROVINCES:
        if province in legal:
            continue
        if province in game.state.destroyed:
            reason = Reason("why-destroyed", "BR-2.7", {"place": province})
        elif province in game.state.pillaged:
            reason = Reason("why-pillaged", "BR-11.1", {"place": province})
        else:
            reason = Reason("why-not-there", "BR-11.1", {"place": province})
        missing.append(Option(province, Text("option-place", {"place": province}), province, reason))
    return missing


# ---------------------------------------------------------------------- the pillage


def pillage(game: BloodRage, pillager: int, province: str) -> Flow[str | None]:
    """From the declaration to the end of the battle. Says where Loki's Blessing brought the pillager back."""
    state = game.state
    state.battle = Battle(province, pillager)
    game.tell("pillages", seat=pillager, place=province, token=state.tokens[province])
    yield from call_to_battle(game, pillager, province)
    if game.present(province) == [pillager]:
        game.tell("unopposed", seat=pillager, place=province)
        yield from reward(game, pillager, province)
        blessed: list[int] = []
    else:
        blessed = yield from battle(game)
    state.battle = None
    return province if pillager in blessed else None


def call_to_battle(game: BloodRage, pillager: int, province: str) -> Flow[None]:
    """B1: round and round, one figure from next door each, until the villages are full or all pass."""
    order = game.clockwise_from(pillager)
    order = [*order[1:], order[0]]
    entered = False
    silent = 0
    turn = 0
    while silent < len(order) and game.room(province) > 0:
        seat = order[turn % len(order)]
        turn += 1
        silent += 1
        figures = [
            figure_at(kind, place) for place in game.adjacent(province) for kind in game.movable(seat, place)
        ]
        if not figures:
            continue
        answer = yield from pick(
            seat,
            "call-to-battle",
            [*distinct(figures), PASS],
            show_figure_at,
            args={"place": province, "seat_pillager": pillager},
            standing=standing_orders(province, entered=entered),
        )
        if answer == PASS:
            continue
        silent = 0
        entered = True
        kind, origin = kind_and_place(answer)
        game.move(seat, kind, origin, province)
        game.tell("joins-the-battle", seat=seat, figure=kind, place=origin, place_to=province)


def standing_orders(province: str, *, entered: bool) -> dict[str, str]:
    """The orders that answer a call to battle now: always pass, or pass until somebody has entered."""
    orders = {"always": PASS, f"always:{province}": PASS}
    if not entered:
        orders |= {"until-entered": PASS, f"until-entered:{province}": PASS}
    return orders


CALL_ORDERS = [
    f"{order}{place}"
    for order in ("always", "until-entered")
    for place in ["", *(f":{p}" for p in PROVINCES)]
]
