"""The box: every card, location, die and number, read from `data/components.json`.

Entries whose `source` is `house` are our own: whoever owns the box corrects them there, and the game, its
pictures and its texts follow.
"""

from importlib.resources import files

import msgspec


class Players(msgspec.Struct, frozen=True):
    """How many may play."""

    min: int
    max: int


class Constants(msgspec.Struct, frozen=True):
    """The numbers of the rulebook; keys that are numbers are players."""

    rounds: int
    players: Players
    longhouse_limit: int
    hunt_food_limit: int
    workers: dict[int, int]
    start: dict[str, int]
    start_destinies: int
    suspicious_blame: int
    worker_huts_price: list[int]
    stave_church: list[tuple[int, int]]
    """The coins to pay and the favour they bring."""
    merchant_ship_fee: int
    rune_price: int
    beg_blame: int
    beg_resources: int
    jarl_swordsmen: int
    draugr: int
    rune_display: int
    bounty: int
    troll_blame: int
    set_glory: int
    favour_glory: int
    coins_per_glory: int
    blame_glory: list[int]
    blame_glory_further: int
    sage_peek: int
    sage_draw: int


class Colour(msgspec.Struct, frozen=True):
    """A player's colour; seats take them in this order."""

    id: str
    hex: str


class WarriorKind(msgspec.Struct, frozen=True):
    """A kind of warrior: how many dice there are, and what their six sides show."""

    id: str
    colour: str
    count: int
    faces: list[str]


class Face(msgspec.Struct, frozen=True):
    """A side of a die."""

    id: str
    hits: int
    shields: int


class Refill(msgspec.Struct, frozen=True):
    """What a blue location gets in every round."""

    item: str
    count: int


class Location(msgspec.Struct, frozen=True):
    """A location printed on the board; `room` for workers is one, one-each or unlimited."""

    id: str
    colour: str
    room: str = "one"
    refill: Refill | None = None


class StallSpace(msgspec.Struct, frozen=True):
    """A space for a market stall, used from so many players on."""

    type: str
    min_players: int


class Stall(msgspec.Struct, frozen=True):
    """A market stall: what one visit costs and brings, up to so many times."""

    id: str
    type: str
    cost: dict[str, int]
    gain: dict[str, int]
    glory: int
    times: int


class Shore(msgspec.Struct, frozen=True):
    """A distant shore, from left to right: how many warriors a food feeds on the way."""

    id: str
    warriors_per_food: int
    min_players: int


class Longship(msgspec.Struct, frozen=True):
    """A longship: public ones have a fee, private ones a price, a glory and a number of players."""

    id: str
    capacity: int
    fee: int = 0
    wood: int = 0
    coin: int = 0
    glory: int = 0
    min_players: int = 2

    @property
    def price(self) -> dict[str, int]:
        """What it takes to build it."""
        return {item: count for item, count in (("wood", self.wood), ("coin", self.coin)) if count}


class Leader(msgspec.Struct, frozen=True):
    """A Viking leader and the number of the special ability."""

    id: str
    amount: int


class Rune(msgspec.Struct, frozen=True):
    """A rune: its glory, when it may be used, and its number."""

    id: str
    glory: int
    window: str
    amount: int


class Destiny(msgspec.Struct, frozen=True):
    """A destiny: the most of what, and its glory for one who has it alone or shares it."""

    id: str
    most: str
    alone: int
    shared: int


class Merchant(msgspec.Struct, frozen=True):
    """A merchant ship card."""

    id: str
    gain: dict[str, int]


class Enemy(msgspec.Struct, frozen=True):
    """Whoever can be fought: troll, draugr, monster or kraken."""

    id: str
    type: str
    attack: int
    defence: int
    glory: int
    count: int = 1
    colour: str | None = None
    forbidden: list[str] = []
    reward: dict[str, int] = {}


class Journey(msgspec.Struct, frozen=True):
    """A journey card: what is lost aboard, or who attacks."""

    id: str
    count: int
    lose: int
    of: list[str]
    enemy: Enemy | None = None


class Box(msgspec.Struct, frozen=True):
    """All of it."""

    constants: Constants
    colours: list[Colour]
    warriors: list[WarriorKind]
    faces: list[Face]
    locations: list[Location]
    stall_spaces: list[StallSpace]
    stalls: list[Stall]
    shores: list[Shore]
    public_longships: list[Longship]
    private_longships: list[Longship]
    leaders: list[Leader]
    runes: list[Rune]
    destinies: list[Destiny]
    merchants: list[Merchant]
    journeys: list[Journey]
    enemies: list[Enemy]


BOX = msgspec.json.decode((files(__package__) / "data" / "components.json").read_bytes(), type=Box)
RULES = BOX.constants

RESOURCES = ["food", "wood", "coin"]
WARRIORS = {kind.id: kind for kind in BOX.warriors}
KINDS = list(WARRIORS)
"""The kinds of warriors, from the weakest to the strongest."""
FACES = {face.id: face for face in BOX.faces}
LOCATIONS = {location.id: location for location in BOX.locations}
BLUE = {location.id: location.refill for location in BOX.locations if location.refill is not None}
STALLS = {stall.id: stall for stall in BOX.stalls}
SHORES = {shore.id: shore for shore in BOX.shores}
PUBLIC = [ship.id for ship in BOX.public_longships]
LONGSHIPS = {ship.id: ship for ship in [*BOX.public_longships, *BOX.private_longships]}
"""A longship is also the place where its worker stands."""
PRIVATE = [ship.id for ship in BOX.private_longships]
LEADERS = {leader.id: leader for leader in BOX.leaders}
RUNES = {rune.id: rune for rune in BOX.runes}
DESTINIES = {destiny.id: destiny for destiny in BOX.destinies}
MERCHANTS = {merchant.id: merchant for merchant in BOX.merchants}
JOURNEYS = {journey.id: journey for journey in BOX.journeys}
ENEMIES = {enemy.id: enemy for enemy in BOX.enemies} | {
    journey.id: journey.enemy for journey in BOX.journeys if journey.enemy is not None
}
"""Every enemy by its card; the kraken's card is a journey."""
CARDS = [*RUNES, *DESTINIES, *MERCHANTS, *JOURNEYS, *(enemy.id for enemy in BOX.enemies)]


def deck(kind: str) -> list[str]:
    """The cards of a deck, unshuffled (CM-2.5)."""
    if kind in ("troll", "draugr", "monster"):
        return [enemy.id for enemy in BOX.enemies if enemy.type == kind for _ in range(enemy.count)]
    if kind == "journey":
        return [journey.id for journey in BOX.journeys for _ in range(journey.count)]
    single: dict[str, list[str]] = {
        "rune": list(RUNES),
        "destiny": list(DESTINIES),
        "merchant": list(MERCHANTS),
    }
    return single[kind]


DECKS = ["rune", "destiny", "merchant", "troll", "draugr", "journey", "monster"]
COLOURS = list(dict.fromkeys(enemy.colour for enemy in BOX.enemies if enemy.colour is not None))
"""The colours a set of trophies needs (CM-10.2)."""
