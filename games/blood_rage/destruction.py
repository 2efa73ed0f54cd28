"""Destruction (BR-14): who would die, who is saved, and what death brings."""

from games.blood_rage.components import CARDS, YGGDRASIL
from games.blood_rage.options import distinct, figure_at, kind_and_place, show_figure_at
from games.blood_rage.state import BloodRage, Figure, is_a, outer
from games.engine import Flow, Pick, PickSome, Question, ask_together
from games.engine.copies import numbered

Victims = dict[int, list[tuple[str, str]]]
"""By seat the figures about to die, as (place, kind)."""

WITCH = "volur-witch"


def destroy(game: BloodRage, victims: Victims, *, at_ragnarok: bool = False) -> Flow[list[Figure]]:
    """Figures destroyed by one effect: first the replacements, then the deaths, all together (BR-14.2)."""
    yield from volur_witch(game, victims)
    if not at_ragnarok:
        yield from friggas_protection(game, victims)
    dead = die(game, victims)
    if game.state.battle is not None:
        game.state.battle.dead += dead
    return dead


def volur_witch(game: BloodRage, victims: Victims) -> Flow[None]:
    """She may flee to Yggdrasil instead of dying in an outer province (BR-14.4, R-61)."""
    questions: dict[int, Question] = {}
    for seat, figures in victims.items():
        for place, kind in figures:
            if kind == WITCH and outer(place):
                questions[seat] = Pick(seat, "volur-witch", ["flee", "stay"], args={"place": place})
    answers = yield from ask_together(questions)
    for seat, answer in answers.items():
        if answer == "stay":
            continue
        place = next(place for place, kind in victims[seat] if kind == WITCH)
        victims[seat].remove((place, WITCH))
        game.move(seat, WITCH, place, YGGDRASIL)
        game.tell("witch-flees", seat=seat, figure=WITCH, place=place)


def friggas_protection(game: BloodRage, victims: Victims) -> Flow[None]:
    """Its owner may keep figures from being destroyed, each for Rage (BR-14.5)."""
    questions: dict[int, Question] = {}
    for seat, figures in victims.items():
        clan = game.clan(seat)
        card = clan.has("friggas-protection-2")
        if card is None or not figures or clan.rage < card.hint.cost:
            continue
        values = numbered(figure_at(kind, place) for place, kind in figures)
        most = min(len(values), clan.rage // card.hint.cost)
        questions[seat] = PickSome(
            seat,
            "friggas-protection",
            values,
            show_figure_at,
            least=0,
            most=most,
            own={"most": most, "price": card.hint.cost},
        )
    answers = yield from ask_together(questions)
    for seat, saved in answers.items():
        if not saved:
            continue
        game.pay(seat, CARDS["friggas-protection-2"].hint.cost * len(saved))
        figures = [kind_and_place(value) for value in saved]
        for kind, place in figures:
            victims[seat].remove((place, kind))
        game.tell("protects", seat=seat, card="friggas-protection-2", figures=[kind for kind, _ in figures])


def die(game: BloodRage, victims: Victims) -> list[Figure]:
    """To Valhalla, at once and together; ships bring the Glory of their upgrade (BR-14.1, BR-14.6)."""
    dead: list[Figure] = []
    for seat, figures in victims.items():
        clan = game.clan(seat)
        for place, kind in figures:
            game.remove(seat, kind, place)
            clan.valhalla.append(kind)
            dead.append(Figure(seat, kind))
        for place in distinct(place for place, _ in figures):
            fallen = [kind for where, kind in figures if where == place]
            game.tell("destroyed", seat=seat, figures=fallen, place=place)
        upgrade = clan.upgrades.get("ship")
        if upgrade is not None:
            ships = sum(is_a(kind, "ship") for _, kind in figures)
            game.gain_glory(seat, ships * CARDS[upgrade].hint.amount, upgrade)
    return dead
