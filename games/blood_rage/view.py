"""What a seat may see (BR-22), named piece by piece."""

import msgspec

from games.blood_rage.components import PROVINCES
from games.blood_rage.state import Battle, BloodRage, Clan, Figure, Options
from games.blood_rage.strength import strength


class OwnCards(msgspec.Struct, frozen=True):
    """What only the owner sees."""

    hand: list[str]
    quests: list[str]
    pack: list[str]
    picks: list[str]
    kept: str | None


class ClanView(msgspec.Struct, frozen=True):
    """A clan as everybody sees it, and for its owner the cards."""

    clan: str
    glory: int
    sources: dict[str, int]
    rage: int
    stats: dict[str, int]
    values: dict[str, int]
    passed: bool
    on_board: int
    reserve: list[str]
    valhalla: list[str]
    upgrades: dict[str, str]
    hand_size: int
    quest_count: int
    pack_size: int
    pick_count: int
    keeps_card: bool
    own: OwnCards | None = None


class BloodRageView(msgspec.Struct, frozen=True):
    """The table from one seat, or from nowhere for a spectator."""

    seat: int | None
    options: Options
    age: int
    phase: str
    over: bool
    first: int
    turn: int
    clans: list[ClanView]
    board: dict[str, list[Figure]]
    strengths: dict[str, dict[int, int]]
    tokens: dict[str, str]
    pillaged: list[str]
    destroyed: list[str]
    doomed: list[str]
    gone: list[str]
    unseen_count: int
    battle: Battle | None


def view(game: BloodRage, seat: int | None) -> BloodRageView:
    """The table as this seat sees it."""
    state = game.state
    return BloodRageView(
        seat=seat,
        options=state.options,
        age=state.age,
        phase=state.phase,
        over=state.step == "over",
        first=state.first,
        turn=state.turn,
        clans=[clan_view(clan, own=owner == seat) for owner, clan in enumerate(state.clans)],
        board={place: list(figures) for place, figures in state.board.items()},
        strengths={
            province: {other: strength(game, other, province) for other in game.present(province)}
            for province in PROVINCES
            if province not in state.destroyed
        },
        tokens=dict(state.tokens),
        pillaged=list(state.pillaged),
        destroyed=list(state.destroyed),
        doomed=list(state.doomed),
        gone=list(state.gone),
        unseen_count=len(state.unseen),
        battle=None if state.battle is None else battle_view(state.battle),
    )


def clan_view(clan: Clan, *, own: bool) -> ClanView:
    """A clan, with its cards only for the owner."""
    return ClanView(
        clan=clan.clan,
        glory=clan.glory,
        sources=dict(clan.sources),
        rage=clan.rage,
        stats=dict(clan.stats),
        values={stat: clan.value(stat) for stat in clan.stats},
        passed=clan.passed,
        on_board=clan.on_board,
        reserve=list(clan.reserve),
        valhalla=list(clan.valhalla),
        upgrades=dict(clan.upgrades),
        hand_size=len(clan.hand),
        quest_count=len(clan.quests),
        pack_size=len(clan.pack),
        pick_count=len(clan.picks),
        keeps_card=clan.kept is not None,
        own=OwnCards(list(clan.hand), list(clan.quests), list(clan.pack), list(clan.picks), clan.kept)
        if own
        else None,
    )


def battle_view(fight: Battle) -> Battle:
    """A battle: everything in it is public, for cards enter it when they are revealed."""
    return Battle(
        province=fight.province,
        pillager=fight.pillager,
        participants=list(fight.participants),
        cards={seat: list(cards) for seat, cards in fight.cards.items()},
        played={seat: list(cards) for seat, cards in fight.played.items()},
        declared=dict(fight.declared),
        primacy=fight.primacy,
        valkyries=list(fight.valkyries),
        dead=list(fight.dead),
        totals=dict(fight.totals),
        winner=fight.winner,
    )


def secrets(seen: BloodRageView) -> OwnCards | None:
    """The viewer's own cards."""
    return None if seen.seat is None else seen.clans[seen.seat].own
