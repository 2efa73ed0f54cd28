"""One late position of each game, in which there is a bit of everything, and all that is drawn of it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PIL import Image

from games.blood_rage.game import GAME as BLOOD_RAGE
from games.blood_rage.view import view as blood_rage_view
from games.champions_of_midgard.game import GAME as CHAMPIONS_OF_MIDGARD
from games.champions_of_midgard.state import Roll
from games.champions_of_midgard.view import view as midgard_view
from games.engine import Event, Game
from locales import words
from rendering.blood_rage.ground import empty_board as land
from rendering.champions_of_midgard.ground import empty_board as town
from rendering.pictures import Marks, Picture
from rendering.registry import picture_mode
from tests.games.blood_rage.table import Table as Clans
from tests.games.champions_of_midgard.table import Table as Champions

NAMES = ["Ástríðr", "Bjørn", "Jürgen", "Zoé"]


@dataclass(frozen=True)
class Sitter:
    """A position to be drawn, from the first seat's side."""

    game: Game
    view: Any
    state: Any
    events: list[Event]
    marks: Marks
    near: dict[str, str]
    """By kind of close-up, what is seen."""
    card: str
    ground: Callable[[], Image.Image]

    @property
    def kinds(self) -> list[str]:
        """All that can be drawn of it."""
        return ["board", "hand", "card", "cover", "result", "reveal", *self.near]

    def drawn(self, kind: str, language: str) -> Picture:
        """One of its pictures."""
        mode, said = picture_mode(self.game), words(language, self.game)
        match kind:
            case "board":
                return mode.board(self.view, said, NAMES, marks=self.marks)
            case "hand":
                return mode.hand(self.view, said, NAMES, marks=self.marks)
            case "card":
                return mode.card(self.card, said)
            case "cover":
                return mode.cover(said)
            case "result":
                return mode.result(self.view, self.game.standings(self.state), said, NAMES)
            case "reveal":
                picture = mode.reveal(self.events, 0, self.view, said, NAMES)
                assert picture is not None
                return picture
            case _:
                return mode.close_ups[kind](self.view, self.near[kind], said, NAMES)


def clans() -> Sitter:
    """Blood Rage: the second Age late in the Action phase."""
    table = Clans("wolf raven serpent bear", age=2).token("gimle", "glory").token("horgr", "horns")
    table.place("wolf", "leader warrior warrior", "gimle").place("wolf", "ship", "fjord-west")
    table.place("raven", "troll warrior", "gimle").place("raven", "warrior warrior warrior", "yggdrasil")
    table.place("serpent", "sea-serpent ship", "fjord-south").place("serpent", "leader", "angerboda")
    table.place("bear", "ship", "fjord-south").place("bear", "warrior", "horgr")
    table.hand("wolf", "tyrs-crush-1 heimdalls-watch-2 troll-1").quests("wolf", "alfheim-2")
    table.fallen("raven", "leader").upgrade("bear", "lord-of-hammers-1 friggas-charm-1")
    table.stats("wolf", horns=4, rage=3).rage("wolf", 4).rage("bear", 0)
    table.clan("wolf").glory, table.clan("bear").glory = 41, 37
    table.clan("bear").passed = True
    table.state.destroyed, table.state.pillaged = ["elvagar"], ["myrkulor"]
    events = [
        Event("battle-begins", {"seats": [0, 1], "place": "gimle"}),
        Event("reveals", {"seat": 0, "card": "tyrs-crush-1"}),
        Event("reveals", {"seat": 1, "card": "troll-1"}),
        Event("adds", {"seat": 0, "card": "heimdalls-eye-2"}),
        Event("total", {"seat": 0, "figures": 5, "cards": 6, "total": 11}),
        Event("total", {"seat": 1, "figures": 3, "cards": 0, "total": 3}),
        Event("wins-the-battle", {"seat": 0, "place": "gimle"}),
    ]
    marks = Marks(("gimle", "fjord-west"), (("horgr", "A"), ("fjord-east", "B"), ("troll-1", "C")), (0, 2))
    return Sitter(
        BLOOD_RAGE,
        blood_rage_view(table.game, 0),
        table.state,
        events,
        marks,
        {"province": "gimle", "clan": "3", "legend": ""},
        "heimdalls-watch-2",
        land,
    )


def champions() -> Sitter:
    """Champions of Midgard: a fight in the fifth round."""
    table = Champions("svanhildr dagrun gylfir ullr").rune("svanhildr", "wealth", "reaction")
    table.destiny("svanhildr", "earth-smasher", "prosperous").give("svanhildr", coin=12, food=0, blame=3)
    table.trophies("svanhildr", "draugr-red-reaver", "troll-king").rune("ullr", "glory")
    table.warriors("svanhildr", "swordsman swordsman axeman").enemy("shore-1", "lyngbakr")
    table.journey("shore-2", "storm").lying("smokehouse", 5).lying("blacksmith", 2)
    table.faces("blank blank shield hit hit shield blank shield double-hit")
    table.fight(
        "dagrun",
        "draugr-blue-hersir",
        "swordsman spearman spearman axeman",
        "blanks",
        ["swordsman"],
        ["spearman", "spearman#2"],
    )
    table.sail("ullr", "public-longship-10", "shore-1", "spearman spearman axeman", food=4)
    table.sail("svanhildr", "karfi", "shore-3", "swordsman")
    state = table.state
    state.round, state.phase, state.first, state.draugr[1] = 5, "combat-resolution", 2, None
    state.coasts["shore-1"].coins, state.coasts["shore-3"].monster = 2, None
    state.champions[0].ship, state.champions[0].used = "karfi", ["rune-wealth"]
    state.shipyard.remove("karfi")
    state.champions[0].glory, state.champions[3].glory, state.champions[0].sources = 31, 28, {"troll": 31}
    state.champions[0].peeked = ["shore-2"]
    state.workers = {"beg": [0, 0, 2], "hunting-grounds": [0, 3], "public-longship-10": [3], "troll": [1]}
    state.roll = Roll(
        0, "hunting-grounds", ["swordsman", "swordsman", "axeman"], None, ["hit", "blank", "double-hit"]
    )
    marks = Marks(
        ("troll", "shore-1"),
        (("market", "A"), ("shore-2", "B"), ("rune-reaction", "C"), ("rune-gifts", "D"), ("drekkar", "E")),
        (0, 3),
    )
    return Sitter(
        CHAMPIONS_OF_MIDGARD,
        midgard_view(table.game, 0),
        state,
        list(table.game.events),
        marks,
        {"fight": "", "shore": "shore-1", "longhouse": "0", "place": "runesmith", "legend": ""},
        "draugr-yellow-shield-bearer",
        lambda: town(4),
    )


SITTERS = {sitter.game.id: sitter for sitter in (clans(), champions())}
