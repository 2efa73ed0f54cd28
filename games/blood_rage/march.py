"""March (BR-8): any number of figures from one province to one other."""

from games.blood_rage.components import PROVINCES, RULES, YGGDRASIL
from games.blood_rage.options import show_figure, show_place
from games.blood_rage.state import BloodRage
from games.engine import Flow, Option, Reason, Show, Text, pick, pick_some
from games.engine.copies import numbered, plain


def origins(game: BloodRage, seat: int) -> list[str]:
    """The provinces from which a seat can march somewhere."""
    return [
        province for province in game.standing() if game.movable(seat, province) and targets(game, province)
    ]


def targets(game: BloodRage, origin: str) -> list[str]:
    """The provinces with room, near or far."""
    return [province for province in game.standing() if province != origin and game.room(province) > 0]


def why_not_march(game: BloodRage, seat: int) -> Reason | None:
    """What keeps a seat from marching; the price is no more than the Rage every turn needs (BR-6.4)."""
    if not origins(game, seat):
        return Reason("why-nobody-to-march", "BR-8.1")
    return None


def march(game: BloodRage, seat: int) -> Flow[None]:
    """Pay, choose one province, and move at least one figure to free villages of another (R-14)."""
    origin = yield from pick(seat, "march-from", origins(game, seat), show_place)
    target = yield from pick(
        seat,
        "march-to",
        targets(game, origin),
        show_room(game),
        lambda: full(game, origin),
        own={"place": origin},
    )
    figures = numbered(game.movable(seat, origin))
    most = min(len(figures), game.room(target))
    chosen = yield from pick_some(
        seat,
        "march-who",
        figures,
        show_figure,
        least=1,
        most=most,
        own={"place": origin, "place_to": target, "most": most},
    )
    game.pay(seat, RULES.march_cost)
    kinds = [plain(value) for value in chosen]
    for kind in kinds:
        game.move(seat, kind, origin, target)
    game.tell("marches", seat=seat, figures=kinds, place=origin, place_to=target)


def show_room(game: BloodRage) -> Show:
    """A place and how many villages are free there."""

    def show(place: str) -> Option:
        if place == YGGDRASIL:
            return show_place(place)
        return Option(place, Text("option-room", {"place": place, "room": game.room(place)}), target=place)

    return show


def full(game: BloodRage, origin: str) -> list[Option]:
    """The provinces nobody can march to, and why."""
    missing = []
    for province in PROVINCES:
        if province in game.state.destroyed:
            reason = Reason("why-destroyed", "BR-2.7", {"place": province})
        elif province != origin and game.room(province) <= 0:
            reason = Reason("why-full", "BR-8.3", {"place": province})
        else:
            continue
        missing.append(Option(province, Text("option-place", {"place": province}), province, reason))
    return missing
