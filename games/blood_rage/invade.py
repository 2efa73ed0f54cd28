"""Invade (BR-7): the action, invading from Valhalla, and what happens when a figure enters."""

from collections.abc import Callable

from games.blood_rage.components import CARDS, FJORDS, OUTER, YGGDRASIL
from games.blood_rage.destruction import Victims, destroy
from games.blood_rage.options import NO, distinct, show_figure, show_place
from games.blood_rage.state import BloodRage, is_a, outer
from games.blood_rage.strength import invade_price
from games.engine import Flow, Option, Reason, Show, Text, pick


def places_to_invade(game: BloodRage, kind: str) -> list[str]:
    """Where a figure may enter (BR-7.1 to BR-7.3)."""
    destroyed = game.state.destroyed
    if is_a(kind, "ship"):
        return [fjord for fjord in FJORDS if game.supported(fjord)]  # R-3
    if kind == "hildisvini":  # it makes its own room (BR-21.15)
        return [province for province in OUTER if province not in destroyed]
    places = [province for province in OUTER if province not in destroyed and game.room(province) > 0]
    if kind == "dark-elf":
        places.append(YGGDRASIL)
    return places


def price_at(game: BloodRage, seat: int, kind: str, place: str) -> int:
    """The price of one invasion; beside the own Mystic Troll it is free (BR-21.11)."""
    if place in mystic_troll(game, seat):
        return 0
    return invade_price(game, seat, kind)


def mystic_troll(game: BloodRage, seat: int) -> list[str]:
    """The places into which the own Mystic Troll lets figures invade free."""
    if not game.clan(seat).has("mystic-troll-3"):
        return []
    return [
        free
        for place, kind in game.all_figures(seat)
        if kind == "mystic-troll"
        for free in game.theatre(place)
    ]


def affordable_places(game: BloodRage, seat: int, kind: str) -> list[str]:
    """Where a figure of the reserve may enter with the Rage at hand."""
    places = places_to_invade(game, kind)
    if invade_price(game, seat, kind) <= game.clan(seat).rage:
        return places
    free = mystic_troll(game, seat)
    return [place for place in places if place in free]


def invaders(game: BloodRage, seat: int) -> list[str]:
    """The kinds of figures of the reserve that can invade somewhere."""
    return [kind for kind in distinct(game.clan(seat).reserve) if affordable_places(game, seat, kind)]


# ---------------------------------------------------------------------- the action


def why_not_invade(game: BloodRage, seat: int) -> Reason | None:
    """What keeps a seat from invading."""
    clan = game.clan(seat)
    if game.horns_full(seat):
        return Reason(
            "why-horns", "BR-7.5", {"figures_on_board": clan.on_board, "horns": clan.value("horns")}
        )
    if not clan.reserve:
        return Reason("why-reserve-empty", "BR-7.1")
    if not invaders(game, seat):
        return Reason("why-no-invader", "BR-7.1", {"rage": clan.rage})
    return None


def invade(game: BloodRage, seat: int) -> Flow[str]:
    """Bring a figure from the reserve to the board for Rage equal to its STR. Says where."""
    clan = game.clan(seat)
    kind = yield from pick(
        seat, "invade-who", invaders(game, seat), show_invader(game, seat), lambda: too_dear(game, seat)
    )
    places = affordable_places(game, seat, kind)
    place = yield from pick(
        seat,
        "invade-where",
        places,
        show_landing(game, lambda place: price_at(game, seat, kind, place)),
        lambda: closed_places(game, kind),
        own={"figure": kind},
    )
    game.pay(seat, price_at(game, seat, kind, place))
    yield from enter(game, seat, kind, place, clan.reserve)
    return place


def show_invader(game: BloodRage, seat: int) -> Show:
    """A figure of the reserve and its price."""

    def show(kind: str) -> Option:
        return Option(
            kind, Text("option-invader", {"figure": kind, "rage": cheapest_place(game, seat, kind)})
        )

    return show


def cheapest_place(game: BloodRage, seat: int, kind: str) -> int:
    """What a figure costs at least."""
    return min(price_at(game, seat, kind, place) for place in affordable_places(game, seat, kind))


def cheapest_invasion(game: BloodRage, seat: int) -> int:
    """What an invasion costs at least."""
    return min(cheapest_place(game, seat, kind) for kind in invaders(game, seat))


def show_landing(game: BloodRage, price_of: Callable[[str], int]) -> Show:
    """A place to invade, what is free there, and the price."""

    def show(place: str) -> Option:
        if place == NO:
            return Option(NO, Text("option-no"))
        price = price_of(place)
        if place in OUTER:
            text = Text("option-landing", {"place": place, "room": game.room(place), "rage": price})
        else:
            text = Text("option-landing-open", {"place": place, "rage": price})
        return Option(place, text, target=place)

    return show


def too_dear(game: BloodRage, seat: int) -> list[Option]:
    """The figures of the reserve that cannot invade, and why."""
    clan = game.clan(seat)
    missing = []
    for kind in distinct(clan.reserve):
        if affordable_places(game, seat, kind):
            continue
        text = Text("option-figure", {"figure": kind})
        reason = Reason(
            "why-not-this-figure", "BR-7.1", {"price": invade_price(game, seat, kind), "rage": clan.rage}
        )
        missing.append(Option(kind, text, reason=reason))
    return missing


def closed_places(game: BloodRage, kind: str) -> list[Option]:
    """The places a figure cannot enter at any price, and why."""
    possible = places_to_invade(game, kind)
    missing = []
    for place in FJORDS if is_a(kind, "ship") else [*OUTER, YGGDRASIL]:
        if place in possible:
            continue
        if place in FJORDS:
            reason = Reason("why-fjord-closed", "R-3", {"place": place})
        elif place in game.state.destroyed:
            reason = Reason("why-destroyed", "BR-2.7", {"place": place})
        elif place == YGGDRASIL:
            reason = Reason("why-not-yggdrasil", "BR-7.3")
        else:
            reason = Reason("why-full", "BR-2.3", {"place": place})
        missing.append(Option(place, Text("option-place", {"place": place}), place, reason))
    return missing


# ---------------------------------------------------------------------- Frigga's Domain


def why_not_invade_from_valhalla(game: BloodRage, seat: int) -> Reason | None:
    """What keeps a seat from using Frigga's Domain."""
    clan = game.clan(seat)
    if game.horns_full(seat):
        return Reason(
            "why-horns", "BR-7.5", {"figures_on_board": clan.on_board, "horns": clan.value("horns")}
        )
    if not any(places_to_invade(game, kind) for kind in clan.valhalla):
        return Reason("why-nobody-returns", "BR-7.9")
    return None


def invade_from_valhalla(game: BloodRage, seat: int) -> Flow[str]:
    """Frigga's Domain: invade with a figure from Valhalla for exactly its price (BR-7.9, R-24, R-79)."""
    clan = game.clan(seat)
    card = CARDS["friggas-domain-3"]
    kinds = [kind for kind in distinct(clan.valhalla) if places_to_invade(game, kind)]
    kind = yield from pick(seat, "valhalla-who", kinds, show_figure)
    places = places_to_invade(game, kind)
    place = yield from pick(
        seat,
        "valhalla-where",
        places,
        show_landing(game, lambda _: card.hint.cost),
        lambda: closed_places(game, kind),
        own={"figure": kind},
    )
    game.pay(seat, card.hint.cost)
    game.tell("uses", seat=seat, card=card.id)
    yield from enter(game, seat, kind, place, clan.valhalla)
    return place


# ---------------------------------------------------------------------- entering


def enter(game: BloodRage, seat: int, kind: str, place: str, origin: list[str]) -> Flow[None]:
    """A figure of the reserve or Valhalla invades: its own effect, then Frigga's Succor (BR-7.6, BR-7.7)."""
    if kind == "hildisvini":
        yield from hildisvini(game, seat, place)
    land(game, seat, kind, place, origin)
    effect = ON_INVADING.get(kind)
    if effect is not None:
        yield from effect(game, seat, place)
    if game.clan(seat).has("friggas-succor-1"):
        yield from friggas_succor(game, seat, place)


def land(game: BloodRage, seat: int, kind: str, place: str, origin: list[str]) -> None:
    """The figure takes its place on the board."""
    origin.remove(kind)
    game.put(seat, kind, place)
    game.tell("invades", seat=seat, figure=kind, place=place)


def troll(game: BloodRage, seat: int, province: str) -> Flow[None]:
    """It destroys all enemy warriors in the province (BR-21.1)."""
    yield from trample(game, seat, "troll", province, lambda kind: kind == "warrior")


def fire_giant(game: BloodRage, seat: int, province: str) -> Flow[None]:
    """It destroys all enemy figures that are not monsters, ships in the fjord included (BR-21.7, R-27)."""
    yield from trample(game, seat, "fire-giant", province, lambda kind: not is_a(kind, "monster"))


def trample(game: BloodRage, seat: int, kind: str, province: str, hit: Callable[[str], bool]) -> Flow[None]:
    """Destroy the enemy figures that are hit in a province and its fjord."""
    victims: Victims = {}
    for enemy in game.clockwise_from(seat)[1:]:
        figures = [(place, other) for place, other in game.figures(enemy, province) if hit(other)]
        if figures:
            victims[enemy] = figures
    if victims:
        game.tell("tramples", seat=seat, figure=kind, place=province)
        yield from destroy(game, victims)


def hildisvini(game: BloodRage, seat: int, province: str) -> Flow[None]:
    """It may take the village of one figure, which the invader pushes next door (BR-21.15, R-77)."""
    values = distinct(f"{figure.owner}:{figure.kind}" for figure in game.state.board[province])
    if game.room(province) > 0:
        values.append(NO)
    answer = yield from pick(seat, "hildisvini-whom", values, show_pushed, own={"place": province})
    if answer == NO:
        return
    owner, _, kind = answer.partition(":")
    neighbours = [other for other in game.adjacent(province) if game.room(other) > 0]
    target = yield from pick(seat, "hildisvini-where", neighbours, show_place, own={"figure": kind})
    game.move(int(owner), kind, province, target)
    game.tell("pushes", seat=seat, seat_pushed=int(owner), figure=kind, place=province, place_to=target)


def show_pushed(value: str) -> Option:
    """A figure and whose it is."""
    if value == NO:
        return Option(NO, Text("option-no"))
    owner, _, kind = value.partition(":")
    return Option(value, Text("option-figure-of", {"figure": kind, "seat": int(owner)}))


def friggas_succor(game: BloodRage, seat: int, place: str) -> Flow[None]:
    """One warrior of the reserve may invade the same province free (BR-7.7, R-22)."""
    clan = game.clan(seat)
    provinces = [
        province for province in game.supported(place) if outer(province) and game.room(province) > 0
    ]
    if not provinces or "warrior" not in clan.reserve or game.horns_full(seat):
        return
    answer = yield from pick(seat, "friggas-succor", [*provinces, NO], show_place)
    if answer == NO:
        return
    game.tell("uses", seat=seat, card="friggas-succor-1")
    land(game, seat, "warrior", answer, clan.reserve)


ON_INVADING = {"troll": troll, "fire-giant": fire_giant}
