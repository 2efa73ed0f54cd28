"""Builds a position of Champions of Midgard in two or three lines, and plays it by names.

table = Table("asmundr ullr")
table.give("ullr", coin=3).warriors("ullr", "swordsman axeman").faces("hit double-hit")
table.place("ullr", "draugr-1")
"""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.champions_of_midgard.combat import fight
from games.champions_of_midgard.components import DECKS, KINDS, WARRIORS, deck
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.journeys import voyage
from games.champions_of_midgard.placing import place_worker
from games.champions_of_midgard.setup import round_setup, setup
from games.champions_of_midgard.state import Band, Champion, Midgard, Options
from games.engine import Answer, Apart, Event, Fate, Flow, Match, Pick, Question, Step, Together
from games.engine.saves import FORMAT, Saved


class LoadedDice(Fate):
    """Fate whose dice show what the test wants, one after the other; then they roll."""

    __slots__ = ("faces",)

    def __init__(self) -> None:
        super().__init__(b"a test")
        self.faces: list[str] = []

    def below(self, size: int, label: str) -> int:
        if label in WARRIORS and self.faces:
            return WARRIORS[label].faces.index(self.faces.pop(0))
        return super().below(size, label)


class Unanswered(AssertionError):
    """The answers have run out at this question."""

    def __init__(self, asked: Question) -> None:
        super().__init__((asked.key, getattr(asked, "values", None)))
        self.asked = asked


class Table:
    """A position, with the seats named by their leaders. The decks are in the order of the box."""

    def __init__(self, leaders: str = "asmundr dagrun gylfir", **options: Any) -> None:
        names = leaders.split()
        state = setup(Options(leaders=names, first_player=0, **options), len(names))
        state.decks = {kind: deck(kind)[::-1] for kind in DECKS}
        for champion, name in zip(state.champions, names, strict=True):
            champion.leader = name
            champion.destinies = [state.decks["destiny"].pop()]
        state.stalls = ["skald", "huskarl"]
        state.step = "round"
        self.names = names
        self.fate = LoadedDice()
        self.game = Midgard(state, self.fate)
        self.state = state
        self.asked: list[Question] = []
        self.play(round_setup)

    # ------------------------------------------------------------------ building

    def champion(self, name: str) -> Champion:
        """A champion by the leader's name."""
        return self.state.champions[self.names.index(name)]

    def seat(self, name: str) -> int:
        """A leader's seat."""
        return self.names.index(name)

    def give(self, name: str, **stock: int) -> "Table":
        """Set what a champion has."""
        self.champion(name).stock |= stock
        return self

    def warriors(self, name: str, kinds: str) -> "Table":
        """Set who is in the longhouse, from the supply."""
        champion = self.champion(name)
        for kind in KINDS:
            count = kinds.split().count(kind)
            self.state.supply[kind] -= count - champion.warriors[kind]
            champion.warriors[kind] = count
        return self

    def lying(self, place: str, count: int) -> "Table":
        """So much lies on a blue location."""
        kind = {"swordsmith": "swordsman", "hafter": "spearman", "blacksmith": "axeman"}.get(place)
        if kind is not None:
            self.state.supply[kind] -= count - self.state.goods[place]
        self.state.goods[place] = count
        return self

    def rune(self, name: str, *runes: str) -> "Table":
        """Runes from the deck or the display."""
        for rune in runes:
            card = f"rune-{rune}"
            if card in self.state.display:
                self.state.display[self.state.display.index(card)] = None
            else:
                self.state.decks["rune"].remove(card)
            self.champion(name).runes.append(card)
        return self

    def destiny(self, name: str, *cards: str) -> "Table":
        """The destinies of a champion; others who have them get other ones."""
        pile = self.state.decks["destiny"]
        own = self.champion(name)
        pile += own.destinies
        own.destinies = []
        for card in cards:
            for champion in self.state.champions:
                if card in champion.destinies:
                    champion.destinies[champion.destinies.index(card)] = pile.pop(0)
                    pile.append(card)
            pile.remove(card)
            own.destinies.append(card)
        return self

    def trophies(self, name: str, *cards: str) -> "Table":
        """Trophies out of the decks."""
        for card in cards:
            pile = next(pile for pile in self.state.decks.values() if card in pile)
            pile.remove(card)
            self.champion(name).trophies.append(card)
        return self

    def enemy(self, place: str, card: str) -> "Table":
        """An enemy on its place, the one there under its deck."""
        state = self.state
        pile = next(pile for kind, pile in state.decks.items() if card in deck(kind))
        if place in state.coasts:
            there = state.coasts[place].monster
        elif place == "troll":
            there = state.troll
        else:
            there = state.draugr[int(place[-1]) - 1]
        if there != card:
            pile.insert(0, there or "")
            pile.remove(card)
        if place in state.coasts:
            state.coasts[place].monster = card
        elif place == "troll":
            state.troll = card
        else:
            state.draugr[int(place[-1]) - 1] = card
        return self

    def journey(self, shore: str, name: str) -> "Table":
        """A journey card face down at a shore."""
        pile, coast = self.state.decks["journey"], self.state.coasts[shore]
        pile.insert(0, coast.journey or "")
        pile.remove(f"journey-{name}")
        coast.journey = f"journey-{name}"
        return self

    def next_journeys(self, *names: str) -> "Table":
        """What lies on top of the journey deck."""
        pile = self.state.decks["journey"]
        for name in reversed(names):
            pile.remove(f"journey-{name}")
            pile.append(f"journey-{name}")
        return self

    def sail(self, name: str, ship: str, shore: str, kinds: str = "", food: int = 0) -> "Table":
        """A loaded ship at a shore; warriors come from the supply."""
        warriors = {kind: kinds.split().count(kind) for kind in KINDS if kind in kinds}
        for kind, count in warriors.items():
            self.state.supply[kind] -= count
        self.state.bands[ship] = Band(self.seat(name), shore, warriors, food)
        return self

    def faces(self, faces: str) -> "Table":
        """What the next dice show."""
        self.fate.faces += faces.split()
        return self

    def match(self) -> Match:
        """The position as a match of its own, the step just begun."""
        step = Step(msgspec.Raw(msgspec.json.encode(self.state)), 0, 0)
        options = msgspec.Raw(msgspec.json.encode(self.state.options))
        saved = Saved(FORMAT, GAME.id, GAME.version, len(self.names), options, "00", [], [step])
        return Match.load(GAME, msgspec.json.encode(saved))

    # ------------------------------------------------------------------ playing

    def play(self, step: Callable[[Midgard], Flow[Any] | None] | Flow[Any], *answers: object) -> Any:
        """Run a step or flow with these answers, given in the order asked; returns what the flow returns.

        Several who go through procedures at once answer one after the other. Questions with one legal answer
        answer themselves, as in a match. Fails if an answer is not legal, missing, or left over.
        """
        flow = step(self.game) if callable(step) else step
        queue = list(answers)
        if flow is None:
            return None
        reply: Any = None
        while True:
            try:
                asked = flow.send(reply)
            except StopIteration as stop:
                assert not queue, f"never asked: {queue}"
                return stop.value
            assert not isinstance(asked, Together)
            if isinstance(asked, Apart):
                reply = {seat: self._through(begin(), queue) for seat, begin in asked.procedures.items()}
            else:
                reply = self._one(asked, queue)

    def _through(self, flow: Any, queue: list[object]) -> Any:
        reply: Any = None
        while True:
            try:
                reply = self._one(flow.send(reply), queue)
            except StopIteration as stop:
                return stop.value

    def _one(self, question: Question, queue: list[object]) -> Answer:
        self.asked.append(question)
        only = question.only_answer()
        if only is not None:
            return only
        if not queue:
            raise Unanswered(question)
        return question.check(queue.pop(0))

    def place(self, name: str, place: str, *answers: object) -> "Table":
        """Place a worker and answer what the place asks."""
        self.state.turn = self.seat(name)
        self.play(place_worker, place, *answers)
        return self

    def asks(self, name: str, *answers: object) -> Any:
        """Begin to place a worker with these answers; the question that comes next."""
        self.state.turn = self.seat(name)
        return self.stopped(place_worker, *answers)

    def stopped(self, step: Callable[[Midgard], Flow[Any] | None] | Flow[Any], *answers: object) -> Any:
        """Run a step until the answers have run out; the question that comes next."""
        with pytest.raises(Unanswered) as stopped:
            self.play(step, *answers)
        return stopped.value.asked

    def possible(self, name: str) -> list[str]:
        """The places a champion may choose."""
        return list(self.asks(name).values)

    def fight(self, name: str, card: str, kinds: str, *answers: object, place: str = "draugr-1") -> bool:
        """Fight an enemy with these warriors, who come from the supply. Says whether it fell."""
        self.enemy(place, card)
        warriors = {kind: kinds.split().count(kind) for kind in KINDS}
        for kind, count in warriors.items():
            self.state.supply[kind] -= count
        band = self.state.bands[place] = Band(self.seat(name), None, warriors)
        won: bool = self.play(fight(self.game, place, card, band), *answers)
        return won

    def voyage(self, ship: str, *answers: object) -> "Table":
        """A ship's whole voyage."""
        shore = self.state.bands[ship].shore
        assert shore is not None
        self.play(voyage(self.game, ship, shore), *answers)
        return self

    # ------------------------------------------------------------------ looking

    def told(self, key: str) -> list[Event]:
        """The events of one kind told so far."""
        return [event for event in self.game.events if event.key == key]

    def keys_asked(self) -> list[str]:
        """The names of the questions somebody had to answer."""
        return [question.key for question in self.asked if question.only_answer() is None]

    def stock(self, name: str, *items: str) -> tuple[int, ...]:
        """How much a champion has of these."""
        return tuple(self.champion(name).stock[item] for item in items)

    def home(self, name: str) -> str:
        """Who is in a longhouse."""
        warriors = self.champion(name).warriors
        return " ".join(kind for kind in KINDS for _ in range(warriors[kind]))

    def glory(self, name: str) -> int:
        """A champion's glory."""
        return self.champion(name).glory


def reasons(question: Pick) -> dict[str, str]:
    """What cannot be chosen, and why."""
    return {option.value: option.reason.key for option in question.disabled if option.reason}
