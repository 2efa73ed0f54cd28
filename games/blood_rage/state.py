"""The table as plain data, and what the rules ask of it."""

from collections.abc import Iterator
from typing import Annotated

import msgspec

from games.blood_rage.components import (
    BOX,
    CARDS,
    CLANS,
    FJORDS,
    KINDS,
    LAST_STEP,
    OUTER,
    PROVINCES,
    STATS,
    VILLAGES,
    YGGDRASIL,
    Card,
)
from games.engine import Play
from games.engine.settings import OneEach, OneSeat

UNLIMITED = 1000
"""The free villages of Yggdrasil (BR-2.4)."""


class Options(msgspec.Struct, frozen=True):
    """What the table decides before the match (D-1, D-2)."""

    five_players: bool = False
    exclusive_monsters: bool = False
    first_game: bool = False
    first_player: Annotated[int | None, OneSeat()] = None
    clans: Annotated[list[str], OneEach(tuple(CLANS))] = []


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """A figure on the board. Two warriors of a clan are alike."""

    owner: int
    kind: str


class Clan(msgspec.Struct):
    """A seat's clan: its sheet, its figures off the board, and its cards."""

    clan: str
    rage: int
    stats: dict[str, int]
    reserve: list[str]
    glory: int = 0
    sources: dict[str, int] = {}
    passed: bool = False
    valhalla: list[str] = []
    upgrades: dict[str, str] = {}
    hand: list[str] = []
    quests: list[str] = []
    pack: list[str] = []
    picks: list[str] = []
    kept: str | None = None

    def has(self, card: str) -> Card | None:
        """The upgrade, if it is on the clan sheet."""
        return CARDS[card] if card in self.upgrades.values() else None

    def value(self, stat: str) -> int:
        """The value of a stat on its present step."""
        return STATS[stat][self.stats[stat] - 1]

    @property
    def raisable(self) -> list[str]:
        """The stats that are not on the last step (R-67)."""
        return [stat for stat, step in self.stats.items() if step < LAST_STEP]

    @property
    def on_board(self) -> int:
        """How many own figures are on the board: all there are, less reserve and Valhalla."""
        monsters = sum(slot.startswith("monster") for slot in self.upgrades)
        return OWN_FIGURES + monsters - len(self.reserve) - len(self.valhalla)


OWN_FIGURES = sum(BOX.clans[0].figures.values())


class Battle(msgspec.Struct):
    """A battle being fought, from the call to battle to its end."""

    province: str
    pillager: int
    participants: list[int] = []
    cards: dict[int, list[str]] = {}
    """What each seat revealed: its texts stay in force to the end of the battle (R-57)."""
    played: dict[int, list[str]] = {}
    """The cards themselves, as long as they lie on the table."""
    declared: dict[int, int] = {}
    """B5: the bonus of quests that count as battle cards."""
    primacy: int | None = None
    """B6: who cancels the text of all other revealed cards."""
    valkyries: list[int] = []
    """Who had a Valkyrie in the battle at B2."""
    dead: list[Figure] = []
    totals: dict[int, int] = {}
    winner: int | None = None

    def in_force(self, seat: int) -> bool:
        """Whether the texts of the cards this seat revealed work (B6)."""
        return self.primacy is None or self.primacy == seat

    def shown(self, seat: int, face: str) -> list[Card]:
        """The cards of this face that the seat revealed and whose text works."""
        if not self.in_force(seat):
            return []
        return [CARDS[card] for card in self.cards.get(seat, []) if CARDS[card].face == face]


class State(msgspec.Struct):
    """Everything on the table and in the hands."""

    options: Options
    clans: list[Clan]
    board: dict[str, list[Figure]]
    step: str = "setup"
    age: int = 1
    phase: str = "gods-gifts"
    first: int = 0
    turn: int = 0
    draft_round: int = 0
    tokens: dict[str, str] = {}
    pillaged: list[str] = []
    destroyed: list[str] = []
    doomed: list[str] = []
    ragnarok_bag: list[str] = []
    """Ragnarök tokens nobody has seen."""
    gone: list[str] = []
    """Cards out of the game that all have seen."""
    unseen: list[str] = []
    """Cards out of the game that not all have seen."""
    battle: Battle | None = None


class BloodRage(Play[State]):
    """A match's state with the questions the rules ask of it again and again."""

    __slots__ = ()

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.state.clans))

    def clan(self, seat: int) -> Clan:
        """A seat's clan."""
        return self.state.clans[seat]

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats in order, beginning with this one."""
        return [*range(seat, len(self.state.clans)), *range(seat)]

    # ------------------------------------------------------------------ the board

    def standing(self) -> list[str]:
        """The provinces not destroyed."""
        destroyed = self.state.destroyed
        return [province for province in PROVINCES if province not in destroyed]

    def room(self, province: str) -> int:
        """How many more figures the province holds."""
        if province == YGGDRASIL:
            return UNLIMITED
        return VILLAGES[province] - len(self.state.board[province])

    def adjacent(self, province: str) -> list[str]:
        """The neighbours that still exist (BR-2.7, R-9)."""
        destroyed = self.state.destroyed
        return [other for other in PROVINCES[province].adjacent if other not in destroyed]

    def supported(self, place: str) -> list[str]:
        """The provinces a place belongs to: itself, or those a fjord still supports."""
        if place in PROVINCES:
            return [place]
        return [province for province in FJORDS[place].supports if province not in self.state.destroyed]

    def theatre(self, province: str) -> list[str]:
        """The province and its supporting fjord (BR-2.6)."""
        fjord = PROVINCES[province].fjord
        return [province] if fjord is None else [province, fjord]

    def figures(self, seat: int, province: str) -> list[tuple[str, str]]:
        """A seat's figures in the province and its fjord, as (place, kind)."""
        board = self.state.board
        return [
            (place, figure.kind)
            for place in self.theatre(province)
            for figure in board[place]
            if figure.owner == seat
        ]

    def present(self, province: str) -> list[int]:
        """The seats with a figure in the province or its fjord."""
        board = self.state.board
        owners = {figure.owner for place in self.theatre(province) for figure in board[place]}
        return [seat for seat in self.seats if seat in owners]

    def movable(self, seat: int, province: str) -> list[str]:
        """The kinds of a seat's figures in a province. Ships stand in fjords and never move (BR-8.2)."""
        return [figure.kind for figure in self.state.board[province] if figure.owner == seat]

    def all_figures(self, seat: int) -> Iterator[tuple[str, str]]:
        """A seat's figures on the board, as (place, kind)."""
        for place, figures in self.state.board.items():
            for figure in figures:
                if figure.owner == seat:
                    yield place, figure.kind

    def all_pillaged(self) -> bool:
        """Whether no standing province is left to pillage (BR-6.7)."""
        pillaged = self.state.pillaged
        return all(province in pillaged for province in self.standing())

    def put(self, seat: int, kind: str, place: str) -> None:
        """Set a figure on the board."""
        self.state.board[place].append(Figure(seat, kind))

    def remove(self, seat: int, kind: str, place: str) -> None:
        """Take a figure off a place."""
        self.state.board[place].remove(Figure(seat, kind))

    def move(self, seat: int, kind: str, origin: str, target: str) -> None:
        """Move a figure on the board. Horns do not matter (R-92)."""
        self.remove(seat, kind, origin)
        self.put(seat, kind, target)

    # ------------------------------------------------------------------ clans

    def horns_full(self, seat: int) -> bool:
        """Whether no further figure may invade (BR-7.5)."""
        clan = self.clan(seat)
        return clan.on_board >= clan.value("horns")

    def gain_glory(self, seat: int, glory: int, source: str) -> None:
        """Glory, and where it came from. It never falls below 0 (R-56)."""
        clan = self.clan(seat)
        glory = max(glory, -clan.glory)
        if glory == 0:
            return
        clan.sources[source] = clan.sources.get(source, 0) + glory
        self.tell("glory", seat=seat, source=source, before=clan.glory, after=clan.glory + glory)
        clan.glory += glory

    def gain_rage(self, seat: int, rage: int) -> None:
        """Rage, up to the end of the track (R-13)."""
        clan = self.clan(seat)
        after = min(clan.rage + rage, BOX.rage_track.max)
        if after == clan.rage:
            return
        self.tell("rage", seat=seat, before=clan.rage, after=after)
        clan.rage = after

    def pay(self, seat: int, rage: int) -> None:
        """Rage spent, lost or taken."""
        if rage == 0:
            return
        clan = self.clan(seat)
        assert rage <= clan.rage
        self.tell("rage", seat=seat, before=clan.rage, after=clan.rage - rage)
        clan.rage -= rage

    def raise_stat(self, seat: int, stat: str, steps: int = 1) -> None:
        """Move a stat to the right, at most to the last step (BR-2.10)."""
        clan = self.clan(seat)
        before = clan.value(stat)
        step = min(clan.stats[stat] + steps, LAST_STEP)
        if step == clan.stats[stat]:
            self.tell("stat-at-the-end", seat=seat, stat=stat)
            return
        clan.stats[stat] = step
        after = clan.value(stat)
        if after == before:
            self.tell("stat-stays", seat=seat, stat=stat, after=after, step=step)
        else:
            self.tell("stat", seat=seat, stat=stat, before=before, after=after, step=step)

    def raise_all_stats(self, seat: int, steps: int = 1) -> None:
        """Raise Rage, Axes and Horns."""
        for stat in STATS:
            self.raise_stat(seat, stat, steps)


def is_a(kind: str, type_: str) -> bool:
    """Whether a kind of figure counts as a leader, warrior, ship or monster."""
    return type_ in KINDS[kind].types


def outer(province: str) -> bool:
    """Whether the place is an outer province."""
    return province in OUTER
