"""The table as plain data, and what the rules ask of it."""

from typing import Annotated

import msgspec

from games.champions_of_midgard.components import KINDS, LEADERS, LONGSHIPS, RULES, SHORES
from games.engine import Play
from games.engine.settings import OneEach, OneSeat

FIGHTS = ["troll", *(f"draugr-{number}" for number in range(1, RULES.draugr + 1))]
"""The places of the fights on land, in the order they are fought (CM-8)."""
HUNT = "hunting-grounds"
BEG = "beg"


class Options(msgspec.Struct, frozen=True):
    """What the table decides before the match (D-01)."""

    chronicle: bool = False
    suspicious: bool = False
    random_leaders: bool = False
    first_player: Annotated[int | None, OneSeat()] = None
    leaders: Annotated[list[str], OneEach(tuple(LEADERS))] = []


class Champion(msgspec.Struct):
    """A seat: the leader, the longhouse and what belongs to it."""

    stock: dict[str, int]
    """Food, wood, coins, favour and blame."""
    warriors: dict[str, int]
    """Who is in the longhouse, by kind; those assigned to a fight are with their band."""
    workers: int
    """How many are left to be placed."""
    crew: int
    """How many there are in all."""
    leader: str | None = None
    glory: int = 0
    sources: dict[str, int] = {}
    hired: bool = False
    ship: str | None = None
    runes: list[str] = []
    used: list[str] = []
    destinies: list[str] = []
    shown: list[str] = []
    """The destinies everybody has seen (CM-17.46)."""
    trophies: list[str] = []
    peeked: list[str] = []
    """The shores whose journey card this seat has looked at."""

    def unused(self, rune: str) -> bool:
        """Whether the rune lies here and still works."""
        return rune in self.runes and rune not in self.used


class Coast(msgspec.Struct):
    """A distant shore: its journey card, face down until a ship comes, and its monster with its coins."""

    journey: str | None = None
    revealed: list[str] = []
    monster: str | None = None
    coins: int = 0


class Band(msgspec.Struct):
    """The warriors a seat has assigned to a fight or a longship, and the food aboard."""

    seat: int
    shore: str | None = None
    warriors: dict[str, int] = {}
    food: int = 0

    @property
    def size(self) -> int:
        """How many warriors there are."""
        return sum(self.warriors.values())


class Roll(msgspec.Struct):
    """A combat or a hunt in progress, from its first roll on; a hunt has no enemy."""

    seat: int
    place: str
    warriors: list[str]
    card: str | None = None
    faces: list[str] = []
    """What the dice show between the roll and the removal of losses."""
    round: int = 0
    damage: int = 0
    favour: int = 0
    """How much favour was discarded in it."""
    reaction: bool = False


class State(msgspec.Struct):
    """Everything on the table and in the hands."""

    options: Options
    champions: list[Champion]
    coasts: dict[str, Coast]
    supply: dict[str, int]
    goods: dict[str, int]
    """What lies on the blue locations."""
    shipyard: list[str]
    step: str = "setup"
    round: int = 0
    phase: str = "round-setup"
    first: int = 0
    """Who holds the first player marker."""
    starter: int = 0
    """Who placed the first worker of this round (CM-17.13)."""
    turn: int = 0
    stalls: list[str] = []
    hired: int = 0
    troll: str | None = None
    draugr: list[str | None] = []
    display: list[str | None] = []
    merchant: str | None = None
    decks: dict[str, list[str]] = {}
    journey_discard: list[str] = []
    enemy_discard: list[str] = []
    merchant_discard: list[str] = []
    workers: dict[str, list[int]] = {}
    """By place, whose workers stand there."""
    bands: dict[str, Band] = {}
    """By fight or longship, who goes there with what."""
    assigning: str = ""
    """How warriors are being assigned: sealed, in order, or not at all."""
    unassigned: list[int] = []
    """Who has yet to assign warriors in order."""
    roll: Roll | None = None


class Midgard(Play[State]):
    """A match's state with the questions the rules ask of it again and again."""

    __slots__ = ()

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.state.champions))

    def champion(self, seat: int) -> Champion:
        """A seat's champion."""
        return self.state.champions[seat]

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in order, beginning with this one."""
        return [*range(seat, len(self.state.champions)), *range(seat)]

    def leads(self, seat: int, leader: str) -> bool:
        """Whether this seat plays that leader."""
        return self.state.champions[seat].leader == leader

    def price_of_a_worker(self) -> int:
        """Less for everybody who comes later (CM-5.1); after the last of them the lowest."""
        prices = RULES.worker_huts_price
        return prices[min(self.state.hired, len(prices) - 1)]

    def merchants_fee(self, seat: int) -> int:
        """Gylfir pays none (CM-11.3)."""
        return 0 if self.leads(seat, "gylfir") else RULES.merchant_ship_fee

    # ------------------------------------------------------------------ the board

    def worker_at(self, place: str) -> int | None:
        """Whose worker stands on a place for one."""
        there = self.state.workers.get(place)
        return there[0] if there else None

    def free_shores(self) -> list[str]:
        """The shores where no ship lies."""
        taken = [band.shore for band in self.state.bands.values()]
        return [shore for shore in self.state.coasts if shore not in taken]

    def hidden_journeys(self) -> list[str]:
        """The shores with a journey card face down."""
        return [shore for shore, coast in self.state.coasts.items() if coast.journey is not None]

    def enemy_at(self, place: str) -> str | None:
        """The enemy a fight or a longship meets."""
        state = self.state
        if place in LONGSHIPS:
            shore = state.bands[place].shore
            assert shore is not None
            return state.coasts[shore].monster
        return state.troll if place == FIGHTS[0] else state.draugr[FIGHTS.index(place) - 1]

    # ------------------------------------------------------------------ stocks

    def army(self, seat: int) -> int:
        """How many warriors a seat has, wherever they stand (CM-17.9)."""
        at_home = sum(self.state.champions[seat].warriors.values())
        return at_home + sum(band.size for band in self.state.bands.values() if band.seat == seat)

    def gain(self, seat: int, item: str, count: int) -> None:
        """Food, wood, coins, favour or blame from the supply, or (less than 0) into it."""
        if count == 0:
            return
        stock = self.state.champions[seat].stock
        before = stock[item]
        stock[item] = before + count
        assert stock[item] >= 0
        self.tell("goods", seat=seat, item=item, before=before, after=stock[item])

    def gain_glory(self, seat: int, glory: int, source: str) -> None:
        """Glory, and where it came from. It may fall below 0 (CM-17.47)."""
        if glory == 0:
            return
        champion = self.state.champions[seat]
        champion.sources[source] = champion.sources.get(source, 0) + glory
        self.tell("glory", seat=seat, source=source, before=champion.glory, after=champion.glory + glory)
        champion.glory += glory

    def fall(self, warriors: dict[str, int], fallen: list[str]) -> None:
        """Defeated warriors go to the supply at once (CM-6.7)."""
        for kind in fallen:
            warriors[kind] -= 1
            self.state.supply[kind] += 1

    def turn_over(self, seat: int, rune: str) -> None:
        """A rune is used (CM-12.1)."""
        self.state.champions[seat].used.append(rune)
        self.tell("uses-rune", seat=seat, card=rune)


def listed(warriors: dict[str, int]) -> list[str]:
    """Warriors one by one, from the weakest kind to the strongest."""
    return [kind for kind in KINDS for _ in range(warriors.get(kind, 0))]


def shores_for(players: int) -> list[str]:
    """The shores on the board's side for so many players (CM-2.1)."""
    return [shore.id for shore in SHORES.values() if shore.min_players <= players]
