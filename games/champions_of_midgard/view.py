"""What a seat may see (CM-16), named piece by piece."""

import msgspec

from games.champions_of_midgard.state import Band, Champion, Coast, Midgard, Options, Roll


class Own(msgspec.Struct, frozen=True):
    """What only the owner sees."""

    destinies: list[str]
    trophies: list[str]
    journeys: dict[str, str]
    """By shore, the journey cards looked at that still lie there face down."""
    runes: list[str]
    """The runes that still work. Everybody sees them too, but they are held with the secret cards."""


class ChampionView(msgspec.Struct, frozen=True):
    """A champion as everybody sees it, and for its owner the hidden cards."""

    leader: str | None
    glory: int
    sources: dict[str, int]
    stock: dict[str, int]
    warriors: dict[str, int]
    army: int
    workers: int
    crew: int
    hired: bool
    ship: str | None
    runes: list[str]
    used: list[str]
    destiny_count: int
    shown: list[str]
    peeked: list[str]
    trophies: list[str] | None
    """None: hidden. Public with the Chronicle of Heroes and at the end."""
    own: Own | None = None


class CoastView(msgspec.Struct, frozen=True):
    """A shore: whether a journey card lies there face down, what was revealed, and the monster."""

    face_down: bool
    revealed: list[str]
    monster: str | None
    coins: int


class MidgardView(msgspec.Struct, frozen=True):
    """The table from one seat, or from nowhere for a spectator."""

    seat: int | None
    options: Options
    round: int
    phase: str
    over: bool
    first: int
    starter: int
    turn: int
    champions: list[ChampionView]
    stalls: list[str]
    hired: int
    troll: str | None
    draugr: list[str | None]
    coasts: dict[str, CoastView]
    display: list[str | None]
    merchant: str | None
    goods: dict[str, int]
    supply: dict[str, int]
    shipyard: list[str]
    workers: dict[str, list[int]]
    bands: dict[str, Band]
    assigning: str
    unassigned: list[int]
    roll: Roll | None
    deck_sizes: dict[str, int]
    journey_discard: list[str]
    enemy_discard: list[str]


def view(game: Midgard, seat: int | None) -> MidgardView:
    """The table as this seat sees it."""
    state = game.state
    over = state.step == "over"
    open_trophies = state.options.chronicle or over
    return MidgardView(
        seat=seat,
        options=state.options,
        round=state.round,
        phase=state.phase,
        over=over,
        first=state.first,
        starter=state.starter,
        turn=state.turn,
        champions=[
            champion_view(game, owner, own=owner == seat, open_trophies=open_trophies) for owner in game.seats
        ],
        stalls=list(state.stalls),
        hired=state.hired,
        troll=state.troll,
        draugr=list(state.draugr),
        coasts={shore: coast_view(coast) for shore, coast in state.coasts.items()},
        display=list(state.display),
        merchant=state.merchant,
        goods=dict(state.goods),
        supply=dict(state.supply),
        shipyard=list(state.shipyard),
        workers={place: list(seats) for place, seats in state.workers.items()},
        bands={place: band_view(band) for place, band in state.bands.items()},
        assigning=state.assigning,
        unassigned=list(state.unassigned),
        roll=None if state.roll is None else roll_view(state.roll),
        deck_sizes={name: len(cards) for name, cards in state.decks.items()},
        journey_discard=list(state.journey_discard),
        enemy_discard=list(state.enemy_discard),
    )


def champion_view(game: Midgard, seat: int, *, own: bool, open_trophies: bool) -> ChampionView:
    """A champion, with destinies, trophies and journeys looked at only for the owner."""
    champion = game.champion(seat)
    return ChampionView(
        leader=champion.leader,
        glory=champion.glory,
        sources=dict(champion.sources),
        stock=dict(champion.stock),
        warriors=dict(champion.warriors),
        army=game.army(seat),
        workers=champion.workers,
        crew=champion.crew,
        hired=champion.hired,
        ship=champion.ship,
        runes=list(champion.runes),
        used=list(champion.used),
        destiny_count=len(champion.destinies),
        shown=list(champion.shown),
        peeked=list(champion.peeked),
        trophies=list(champion.trophies) if open_trophies else None,
        own=own_view(game, champion) if own else None,
    )


def own_view(game: Midgard, champion: Champion) -> Own:
    """The owner's hidden cards."""
    journeys = {}
    for shore in champion.peeked:
        journey = game.state.coasts[shore].journey
        if journey is not None:
            journeys[shore] = journey
    runes = [rune for rune in champion.runes if champion.unused(rune)]
    return Own(list(champion.destinies), list(champion.trophies), journeys, runes)


def coast_view(coast: Coast) -> CoastView:
    """A shore; a journey card shows its back only."""
    return CoastView(coast.journey is not None, list(coast.revealed), coast.monster, coast.coins)


def band_view(band: Band) -> Band:
    """A band: once assigned, everybody sees it."""
    return Band(band.seat, band.shore, dict(band.warriors), band.food)


def roll_view(roll: Roll) -> Roll:
    """A combat or hunt: dice are rolled before everybody's eyes."""
    return Roll(
        roll.seat,
        roll.place,
        list(roll.warriors),
        roll.card,
        list(roll.faces),
        roll.round,
        roll.damage,
        roll.favour,
        roll.reaction,
    )


def secrets(seen: MidgardView) -> Own | None:
    """The viewer's own cards."""
    return None if seen.seat is None else seen.champions[seen.seat].own
