"""The box: every card, province, token, clan and number, read from `data/components.json`."""

from importlib.resources import files

import msgspec


class Copies(msgspec.Struct, frozen=True):
    """So many copies are in the deck with this module and at least that many players."""

    min_players: int
    count: int
    module: str


class FigureKind(msgspec.Struct, frozen=True):
    """A kind of figure. A `strength` of None is worked out from the state; a price of "str" is the STR."""

    id: str
    strength: int | None = msgspec.field(name="str")
    invade_cost: int | str
    types: list[str]


class Hint(msgspec.Struct, frozen=True):
    """What a card does, as a kind and its numbers; each effect reads those it needs."""

    kind: str
    amount: int = 0
    at_least: int = 0
    cost: int = 0
    cost_each: int = 0
    count: int = 0
    factor: int = 1
    figures: int = 0
    glory: int | str = 0
    pair: int = 0
    per_figure: int = 0
    province: str | None = None
    provinces: int = 1
    rage: int = 0
    raise_stat: int = 0
    region: str | None = None
    single: int = 0
    steps: int = 1
    str_in_yggdrasil: int = 0
    times: int = 0
    value: int = 0


class Card(msgspec.Struct, frozen=True):
    """A card of one Age."""

    id: str
    face: str
    age: int
    type: str
    copies: list[Copies]
    hint: Hint
    slot: str | None = None
    god: str | None = None
    strength: int | None = msgspec.field(name="str", default=None)
    upgrade_cost: int = 0
    figure: FigureKind | None = None
    bonus: int | None = None
    late: bool = False
    glory: int = 0
    reward_stat_steps: int = 0

    @property
    def is_upgrade(self) -> bool:
        """Whether the card goes onto the clan sheet."""
        return self.slot is not None


class Province(msgspec.Struct, frozen=True):
    """One of the nine provinces; Yggdrasil has no villages, no fjord and no region."""

    id: str
    region: str | None
    kind: str
    villages: int | None
    fjord: str | None
    adjacent: list[str]


class Fjord(msgspec.Struct, frozen=True):
    """A fjord and the two provinces it supports."""

    id: str
    supports: list[str]


class Reward(msgspec.Struct, frozen=True):
    """What a pillage token pays."""

    kind: str
    stat: str | None = None
    steps: int = 0
    amount: int = 0


class PillageToken(msgspec.Struct, frozen=True):
    """A pillage token."""

    id: str
    count: int
    reward: Reward
    placement: str


class ClanKind(msgspec.Struct, frozen=True):
    """A clan and the figures it starts with."""

    id: str
    module: str
    figures: dict[str, int]


class Stat(msgspec.Struct, frozen=True):
    """A clan stat and its value on each step."""

    id: str
    steps: list[int]


class Players(msgspec.Struct, frozen=True):
    """How many may play."""

    min: int
    max: int
    max_with_module: dict[str, int]


class Constants(msgspec.Struct, frozen=True):
    """The numbers of the rulebook; keys that are numbers are players or Ages."""

    players: Players
    ages: int
    phases: list[str]
    pre_destroyed_provinces: dict[int, int]
    ragnarok_glory_per_figure: dict[int, int]
    deal: int
    draft_keep: int
    draft_pick: dict[int, int]
    keep_between_ages: dict[int, int]
    march_cost: int
    pillage_cost: int
    quest_cost: int


class Track(msgspec.Struct, frozen=True):
    """The Rage track."""

    min: int
    max: int


class Box(msgspec.Struct, frozen=True):
    """All of it."""

    constants: Constants
    provinces: list[Province]
    fjords: list[Fjord]
    pillage_tokens: list[PillageToken]
    clans: list[ClanKind]
    stats: list[Stat]
    legendary_bonus_by_step: list[int]
    start_step: int
    last_step: int
    rage_track: Track
    slots: dict[str, int]
    figures: list[FigureKind]
    cards: list[Card]


BOX = msgspec.json.decode((files(__package__) / "data" / "components.json").read_bytes(), type=Box)
RULES = BOX.constants

YGGDRASIL = "yggdrasil"
PROVINCES = {province.id: province for province in BOX.provinces}
OUTER = [province.id for province in BOX.provinces if province.kind == "outer"]
VILLAGES = {province.id: province.villages for province in BOX.provinces if province.villages is not None}
FJORDS = {fjord.id: fjord for fjord in BOX.fjords}
PLACES = [*PROVINCES, *FJORDS]
TOKENS = {token.id: token for token in BOX.pillage_tokens}
CLANS = {clan.id: clan for clan in BOX.clans}
STATS = {stat.id: stat.steps for stat in BOX.stats}
LAST_STEP = BOX.last_step
CARDS = {card.id: card for card in BOX.cards}
KINDS = {kind.id: kind for kind in BOX.figures} | {
    card.figure.id: card.figure for card in BOX.cards if card.figure is not None
}
MONSTER_CARDS = {card.figure.id: card for card in BOX.cards if card.figure is not None}
SLOTS = {
    kind: [kind] if count == 1 else [f"{kind}-{number}" for number in range(1, count + 1)]
    for kind, count in BOX.slots.items()
}


def deck(age: int, players: int, *, exclusive_monsters: bool) -> list[str]:
    """The cards of an Age's deck, unshuffled (BR-3.5, BR-23)."""
    modules = {"base"} | ({"five-players"} if players > RULES.players.max else set())
    if exclusive_monsters:
        modules.add("exclusive-monsters")
    return [
        card.id
        for card in BOX.cards
        if card.age == age
        for copies in card.copies
        if copies.module in modules and copies.min_players <= players
        for _ in range(copies.count)
    ]
