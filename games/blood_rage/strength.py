"""STR: of a figure, of a clan in a province, and the price of invading."""

from games.blood_rage.components import CARDS, KINDS, MONSTER_CARDS, YGGDRASIL
from games.blood_rage.state import BloodRage, Clan, is_a


def figure_strength(game: BloodRage, seat: int, kind: str, place: str) -> int:
    """The STR of one figure where it stands, a warrior counted as an odd one (BR-2.15)."""
    clan = game.clan(seat)
    if kind == "dark-elf" and place == YGGDRASIL:
        return MONSTER_CARDS[kind].hint.str_in_yggdrasil
    if kind == "ymir":
        return MONSTER_CARDS[kind].hint.per_figure * len(clan.valhalla)
    upgrade = clan.upgrades.get(kind)
    strength = CARDS[upgrade].strength if upgrade else KINDS[kind].strength
    assert strength is not None
    return strength


def warriors_strength(clan: Clan, count: int) -> int:
    """The STR of so many warriors in one province (BR-13.11)."""
    upgrade = clan.upgrades.get("warrior")
    if upgrade is None:
        return count * (KINDS["warrior"].strength or 0)
    hint = CARDS[upgrade].hint
    pair = hint.pair or 2 * hint.single
    return count // 2 * pair + count % 2 * hint.single


def strength(game: BloodRage, seat: int, province: str, *, only_monsters: bool = False) -> int:
    """A clan's STR in a province and its supporting fjord."""
    warriors = 0
    total = 0
    for place, kind in game.figures(seat, province):
        if only_monsters and not is_a(kind, "monster"):
            continue
        if kind == "warrior":
            warriors += 1
        else:
            total += figure_strength(game, seat, kind, place)
    return total + warriors_strength(game.clan(seat), warriors)


def strongest(game: BloodRage, province: str) -> int | None:
    """The clan with strictly the most STR in a province, if there is one (BR-16.3)."""
    by_strength = sorted((strength(game, seat, province), seat) for seat in game.present(province))
    if not by_strength or by_strength[-1][0] == 0:
        return None
    if len(by_strength) > 1 and by_strength[-1][0] == by_strength[-2][0]:
        return None
    return by_strength[-1][1]


def invade_price(game: BloodRage, seat: int, kind: str) -> int:
    """What invading with a figure costs where nothing makes it cheaper (BR-7.1, BR-7.4, R-35)."""
    price = KINDS[kind].invade_cost
    if isinstance(price, int):
        return price
    return figure_strength(game, seat, kind, "reserve")
