"""Builds a Blood Rage position in two or three lines, and plays it by names.

table = Table("wolf raven serpent")
table.place("wolf", "ship", "fjord-south").place("raven", "warrior warrior", "gimle")
table.hand("wolf", "tyrs-crush-1")
table.play(turn, "pillage", "andlang", ...)
"""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from games.blood_rage.ages import setup
from games.blood_rage.components import CARDS, OUTER, SLOTS, TOKENS, YGGDRASIL
from games.blood_rage.game import GAME
from games.blood_rage.state import BloodRage, Clan, Figure, Options
from games.blood_rage.turn import turn
from games.engine import Answer, Apart, Event, Fate, Flow, Match, Pick, Question, Step, Together
from games.engine.saves import FORMAT, Saved

AXES = dict.fromkeys(OUTER, "pillage-axes") | {YGGDRASIL: "pillage-yggdrasil"}
assert set(AXES.values()) <= set(TOKENS)


class Unanswered(AssertionError):
    """The answers have run out at this question."""

    def __init__(self, asked: Question | Together) -> None:
        questions = asked.questions.values() if isinstance(asked, Together) else [asked]
        super().__init__([(question.key, getattr(question, "values", None)) for question in questions])
        self.asked = asked


class Table:
    """A position, with the seats named by their clans."""

    def __init__(self, clans: str = "wolf raven serpent", *, age: int = 1, **options: Any) -> None:
        names = clans.split()
        state = setup(Options(five_players=len(names) > 4, clans=names, **options), len(names))
        state.tokens = dict(AXES)
        state.doomed = ["elvagar", "angerboda", "muspelheim"]
        state.age = age
        state.phase = "action"
        state.step = "turn"
        self.names = names
        self.game = BloodRage(state, Fate(b"a test"))
        self.state = state
        self.asked: list[Question | Together] = []

    # ------------------------------------------------------------------ building

    def clan(self, name: str) -> Clan:
        """A clan by its name."""
        return self.state.clans[self.names.index(name)]

    def seat(self, name: str) -> int:
        """A clan's seat."""
        return self.names.index(name)

    def place(self, name: str, kinds: str, place: str) -> "Table":
        """Figures from the clan's reserve (monsters from the box, with their card) onto the board."""
        clan = self.clan(name)
        for kind in kinds.split():
            if kind not in clan.reserve:
                self.monster(name, kind)
            clan.reserve.remove(kind)
            self.state.board[place].append(Figure(self.seat(name), kind))
        return self

    def monster(self, name: str, kind: str) -> "Table":
        """A monster into the reserve, its card onto the clan sheet."""
        self.upgrade(name, next(card.id for card in CARDS.values() if card.figure and card.figure.id == kind))
        self.clan(name).reserve.append(kind)
        return self

    def fallen(self, name: str, kinds: str) -> "Table":
        """Figures from the reserve into Valhalla."""
        clan = self.clan(name)
        for kind in kinds.split():
            clan.reserve.remove(kind)
            clan.valhalla.append(kind)
        return self

    def hand(self, name: str, cards: str) -> "Table":
        """Cards into a hand."""
        self.clan(name).hand += cards.split()
        return self

    def quests(self, name: str, cards: str) -> "Table":
        """Committed quests."""
        self.clan(name).quests += cards.split()
        return self

    def upgrade(self, name: str, cards: str) -> "Table":
        """Upgrades onto the clan sheet, each into the first free slot of its kind."""
        clan = self.clan(name)
        for card in cards.split():
            slots = SLOTS[CARDS[card].slot or ""]
            clan.upgrades[next(slot for slot in slots if slot not in clan.upgrades)] = card
        return self

    def token(self, place: str, token: str) -> "Table":
        """The pillage token of a province: rage, axes, horns, glory."""
        self.state.tokens[place] = f"pillage-{token}"
        return self

    def rage(self, name: str, rage: int) -> "Table":
        """The Rage a clan has left."""
        self.clan(name).rage = rage
        return self

    def stats(self, name: str, **steps: int) -> "Table":
        """The steps of a clan's stats, 1 to 6."""
        self.clan(name).stats |= steps
        return self

    def match(self) -> Match:
        """The position as a match of its own, the step just begun."""
        step = Step(msgspec.Raw(msgspec.json.encode(self.state)), 0, 0)
        options = msgspec.Raw(msgspec.json.encode(self.state.options))
        saved = Saved(FORMAT, GAME.id, GAME.version, len(self.names), options, "00", [], [step])
        return Match.load(GAME, msgspec.json.encode(saved))

    # ------------------------------------------------------------------ playing

    def play(self, step: Callable[[BloodRage], Flow[Any] | Any] | Flow[Any], *answers: object) -> Any:
        """Run a step or flow with these answers, given in the order asked; returns what the flow returns.

        An answer to several seats at once is a dict from clan to answer. Questions with one legal answer
        answer themselves, as in a match. Fails if an answer is not legal, missing, or left over.
        """
        flow = step(self.game) if callable(step) else step
        queue = list(answers)
        reply: Any = None
        while True:
            try:
                asked = flow.send(reply)
            except StopIteration as stop:
                assert not queue, f"never asked: {queue}"
                return stop.value
            assert not isinstance(asked, Apart)
            self.asked.append(asked)
            reply = self._together(asked, queue) if isinstance(asked, Together) else self._one(asked, queue)

    def _one(self, question: Question, queue: list[object]) -> Answer:
        only = question.only_answer()
        if only is not None:
            return only
        if not queue:
            raise Unanswered(question)
        return question.check(queue.pop(0))

    def _together(self, asked: Together, queue: list[object]) -> dict[int, Answer]:
        replies: dict[int, Answer] = {}
        for seat, question in asked.questions.items():
            only = question.only_answer()
            if only is not None:
                replies[seat] = only
        if len(replies) < len(asked.questions):
            if not queue:
                raise Unanswered(asked)
            given = queue.pop(0)
            assert isinstance(given, dict), f"several are asked {asked.questions}, got {given}"
            for name, answer in given.items():
                seat = self.seat(name)
                replies[seat] = asked.questions[seat].check(answer)
        assert set(replies) == set(asked.questions), f"{replies} for {asked.questions}"
        return replies

    def act(self, name: str, *answers: object) -> "Table":
        """A whole turn of a clan: the action's name and its answers."""

        self.state.turn = self.seat(name)
        self.play(turn, *answers)
        return self

    def asks(self, name: str, *answers: object) -> Pick:
        """Begin a turn of a clan with these answers; the question that comes next."""
        self.state.turn = self.seat(name)
        with pytest.raises(Unanswered) as stopped:
            self.play(turn, *answers)
        asked = stopped.value.asked
        assert isinstance(asked, Pick)
        return asked

    # ------------------------------------------------------------------ looking

    def at(self, place: str) -> list[tuple[str, str]]:
        """Who stands in a place, as (clan, kind), sorted."""
        return sorted((self.names[figure.owner], figure.kind) for figure in self.state.board[place])

    def told(self, key: str) -> list[Event]:
        """The events of one kind told so far."""
        return [event for event in self.game.events if event.key == key]

    def questions(self) -> list[Question]:
        """The questions asked so far."""
        asked: list[Question] = []
        for question in self.asked:
            asked += question.questions.values() if isinstance(question, Together) else [question]
        return asked

    def keys_asked(self) -> list[str]:
        """The names of the questions asked so far."""
        return [question.key for question in self.questions()]

    def clans_asked(self, key: str) -> list[str]:
        """The clans that were asked this, in order."""
        return [self.names[question.seat] for question in self.questions() if question.key == key]

    def choices(self, key: str) -> list[str]:
        """What the last one who was asked this could choose from."""
        question = next(question for question in reversed(self.questions()) if question.key == key)
        assert isinstance(question, Pick)
        return list(question.values)

    def totals(self) -> dict[str, int]:
        """The strengths compared in the last battle."""
        compared = [event.args for event in self.told("total")]
        return {self.names[int(str(args["seat"]))]: int(str(args["total"])) for args in compared}

    def glory(self) -> dict[str, int]:
        """Everybody's Glory."""
        return {name: self.clan(name).glory for name in self.names}


def horgr(*figures: str, age: int = 1) -> Table:
    """Wolf, Raven and Serpent, as many as have figures here, face each other in Horgr."""
    names = ["wolf", "raven", "serpent"][: len(figures)]
    table = Table(" ".join(names), age=age)
    for name, kinds in zip(names, figures, strict=True):
        table.place(name, kinds, "horgr")
    return table


def reasons(question: Pick) -> dict[str, str]:
    """What cannot be chosen, and why."""
    return {option.value: option.reason.key for option in question.disabled if option.reason}
