"""Upgrade (BR-9): a card onto the clan sheet, and the free invasion that comes with figures."""

from games.blood_rage.components import CARDS, SLOTS, Card
from games.blood_rage.invade import closed_places, enter, places_to_invade, show_landing
from games.blood_rage.options import NO, distinct, show_card, show_figure
from games.blood_rage.state import BloodRage, is_a
from games.engine import Flow, Option, Reason, Show, Text, pick


def upgrade_price(game: BloodRage, seat: int, card: Card) -> int:
    """Rage for playing an upgrade, less Frigga's Charm (BR-9.1, R-26)."""
    charm = game.clan(seat).has("friggas-charm-1")
    return max(card.upgrade_cost - (charm.hint.amount if charm else 0), 0)


def playable(game: BloodRage, seat: int) -> list[str]:
    """The upgrades in hand that can be paid."""
    clan = game.clan(seat)
    return [
        card
        for card in distinct(clan.hand)
        if CARDS[card].is_upgrade and upgrade_price(game, seat, CARDS[card]) <= clan.rage
    ]


def why_not_upgrade(game: BloodRage, seat: int) -> Reason | None:
    """What keeps a seat from upgrading."""
    clan = game.clan(seat)
    if not any(CARDS[card].is_upgrade for card in clan.hand):
        return Reason("why-no-upgrade", "BR-9.1")
    if not playable(game, seat):
        return Reason("why-upgrades-too-dear", "BR-9.1", {"rage": clan.rage})
    return None


def cheapest_upgrade(game: BloodRage, seat: int) -> int:
    """What an upgrade of the hand costs at least."""
    return min(upgrade_price(game, seat, CARDS[card]) for card in playable(game, seat))


def upgrade(game: BloodRage, seat: int) -> Flow[str | None]:
    """Pay for an upgrade, put it into a slot of its type, and perhaps invade free. Says where."""
    clan = game.clan(seat)
    name = yield from pick(
        seat,
        "upgrade-card",
        playable(game, seat),
        show_price(game, seat),
        lambda: unaffordable(game, seat),
        discreet=True,
    )
    card = CARDS[name]
    assert card.slot is not None
    slot = yield from pick(
        seat, "upgrade-slot", SLOTS[card.slot], show_slot(game, seat), own={"card": card.id}
    )
    game.pay(seat, upgrade_price(game, seat, card))
    clan.hand.remove(name)
    replaced = clan.upgrades.pop(slot, None)
    if replaced is not None:
        game.state.gone.append(replaced)
        game.tell("replaced", seat=seat, card=replaced)
        if CARDS[replaced].figure is not None:
            back_to_the_box(game, seat, replaced)
    clan.upgrades[slot] = name
    game.tell("upgrades", seat=seat, card=name)
    game.reveal()
    if card.figure is not None:
        clan.reserve.append(card.figure.id)
        return (yield from free_invasion(game, seat, [card.figure.id]))
    if card.type == "clan":
        return None
    kinds = [kind for kind in distinct(clan.reserve) if is_a(kind, card.type)]
    return (yield from free_invasion(game, seat, kinds))


def back_to_the_box(game: BloodRage, seat: int, card: str) -> None:
    """A replaced monster leaves from wherever it is; this is no death (BR-9.6, R-32).

    With two of a kind (five players) the one that helps its owner least goes: reserve, Valhalla, board.
    """
    clan = game.clan(seat)
    figure = CARDS[card].figure
    assert figure is not None
    for off_board in (clan.reserve, clan.valhalla):
        if figure.id in off_board:
            off_board.remove(figure.id)
            return
    place = next(place for place, kind in game.all_figures(seat) if kind == figure.id)
    game.remove(seat, figure.id, place)
    game.tell("leaves-the-board", seat=seat, figure=figure.id, place=place)


def free_invasion(game: BloodRage, seat: int, kinds: list[str]) -> Flow[str | None]:
    """One figure of the upgraded kind may invade at once without paying (BR-9.4, BR-9.5, R-21)."""
    clan = game.clan(seat)
    kinds = [kind for kind in kinds if places_to_invade(game, kind)]
    if game.horns_full(seat):
        game.whisper([seat], "no-free-invasion-horns", horns=clan.value("horns"))
        return None
    if not kinds:
        game.whisper([seat], "no-free-invasion")
        return None
    kind = kinds[0]
    if len(kinds) > 1:
        kind = yield from pick(seat, "free-invasion-who", [*kinds, NO], show_figure)
        if kind == NO:
            return None
    places = places_to_invade(game, kind)
    place = yield from pick(
        seat,
        "free-invasion",
        [*places, NO],
        show_landing(game, lambda _: 0),
        lambda: closed_places(game, kind),
        own={"figure": kind},
    )
    if place == NO:
        return None
    yield from enter(game, seat, kind, place, clan.reserve)
    return place


def show_price(game: BloodRage, seat: int) -> Show:
    """An upgrade in hand and its price."""
    show = show_card(game)

    def priced(value: str) -> Option:
        price = upgrade_price(game, seat, CARDS[value])
        return Option(value, Text("option-card", {**show(value).text.args, "price": price}), target=value)

    return priced


def show_slot(game: BloodRage, seat: int) -> Show:
    """A slot and the card that would leave it."""

    def show(slot: str) -> Option:
        card = game.clan(seat).upgrades.get(slot)
        if card is None:
            return Option(slot, Text("option-slot", {"slot": slot}))
        return Option(slot, Text("option-slot-taken", {"slot": slot, "card": card}))

    return show


def unaffordable(game: BloodRage, seat: int) -> list[Option]:
    """The upgrades in hand that cannot be paid."""
    clan = game.clan(seat)
    show = show_card(game)
    return [
        Option(
            card,
            show(card).text,
            reason=Reason(
                "why-rage", "BR-6.3", {"price": upgrade_price(game, seat, CARDS[card]), "rage": clan.rage}
            ),
        )
        for card in distinct(clan.hand)
        if CARDS[card].is_upgrade and upgrade_price(game, seat, CARDS[card]) > clan.rage
    ]
