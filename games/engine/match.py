"""One play of a game: it asks, takes answers, remembers how it came here, and can go back."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Literal, Self, get_args

import msgspec

from games.engine.errors import (
    BadOptions,
    BarrierInTheWay,
    DamagedSave,
    MatchError,
    MatchOver,
    NoSuchOrder,
    NotAsked,
    NothingToUndo,
    ReplayDiffers,
    StaleQuestion,
    UnknownPolicy,
    WrongType,
    WrongVersion,
)
from games.engine.fate import Draw, Fate, commitment, final_seed
from games.engine.flow import Flow
from games.engine.game import Game, Standing, View
from games.engine.play import Play
from games.engine.questions import Answer, Question, Together
from games.engine.texts import Event

FORMAT = 1
By = Literal["player", "engine", "policy", "timeout", "standing"]
BY = get_args(By)
Barrier = Literal["chance", "reveal", "others"]


class Given(msgspec.Struct):
    """An answer as it was given: by which seat, through whom, and what it set loose."""

    seat: int
    answer: Answer
    by: By = "player"
    chance: bool = False
    reveal: bool = False


class Step(msgspec.Struct):
    """A checkpoint and what happened since: the state before the step, the answers, the story."""

    state: msgspec.Raw
    counter: int
    asked: int
    answers: list[Given] = []
    events: list[Event] = []
    draws: list[Draw] = []


class Saved(msgspec.Struct):
    """A match as it is stored."""

    format: int
    game: str
    rules: int
    seats: int
    options: msgspec.Raw
    server_seed: str
    clicks: list[str]
    steps: list[Step]
    epoch: int = 0
    policies: dict[int, str] = {}
    orders: dict[int, dict[str, list[str]]] = {}


class Match:
    """A match in play. Every public method either does all it says or raises and changes nothing."""

    def __init__(self, game: Game, saved: Saved) -> None:
        self.game = game
        self.options = _decoded(saved.options, game.options)
        self.seats = saved.seats
        try:
            self.server_seed = bytes.fromhex(saved.server_seed)
        except ValueError as error:
            raise DamagedSave from error
        self.clicks = saved.clicks
        self.steps = saved.steps
        self.epoch = saved.epoch
        self.policies = saved.policies
        self.orders = saved.orders
        self.restarted = False
        self._seed = final_seed(self.server_seed, saved.clicks)
        self._encode = msgspec.json.Encoder().encode
        self._decode = msgspec.json.Decoder(game.state).decode
        self._play: Play[Any]
        self._flow: Flow[None] | None = None
        self._questions: dict[int, Question] = {}
        self._given: dict[int, Answer] = {}
        self._together = False
        self._asked = 0

    # ------------------------------------------------------------------ beginning

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        *,
        server_seed: bytes,
        clicks: Sequence[str] = (),
        options: msgspec.Struct | None = None,
        policies: dict[int, str] | None = None,
    ) -> Self:
        """A new match. `clicks` are the ids of the players' join clicks, in seat order."""
        options = game.options() if options is None else options
        if not isinstance(options, game.options):
            raise BadOptions(option=type(options).__name__)
        try:
            msgspec.convert(msgspec.to_builtins(options), game.options)
        except msgspec.ValidationError as error:
            raise BadOptions(option=str(error)) from error
        check_setting(game, options, seats)
        saved = Saved(
            FORMAT,
            game.id,
            game.version,
            seats,
            msgspec.Raw(msgspec.json.encode(options)),
            server_seed.hex(),
            list(clicks),
            [],
        )
        match = cls(game, saved)
        match._begin()
        for seat, policy in (policies or {}).items():
            match._hand_over(seat, policy)
        match._settle()
        return match

    def _begin(self) -> None:
        self._play = self.game.play(self.game.setup(self.options, self.seats), Fate(self._seed))
        self._go_on()

    # ------------------------------------------------------------------ what is asked

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._flow is None

    @property
    def question_id(self) -> str:
        """Names the question that is asked now; another question, or this one after an undo, has another."""
        return f"{self.epoch}.{self._asked}"

    @property
    def waiting(self) -> list[int]:
        """The seats whose answer is awaited."""
        return [seat for seat in self._questions if seat not in self._given]

    @property
    def answered(self) -> list[int]:
        """The seats that have answered while others are still awaited."""
        return list(self._given)

    def question(self, seat: int) -> Question | None:
        """What this seat is asked now; a seat that has answered may still change its mind."""
        return self._questions.get(seat)

    def given(self, seat: int) -> Answer | None:
        """What this seat has answered while others are still awaited. For that seat's eyes only."""
        return self._given.get(seat)

    @property
    def state(self) -> Any:
        """The whole state, hidden things included: for rules, tests and stores, never for people."""
        return self._play.state

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may see."""
        return self.game.view(self._play, seat)

    def standings(self) -> list[Standing]:
        """Who stands where, and where each point came from."""
        return self.game.standings(self._play.state)

    def faults(self) -> list[str]:
        """What is wrong with the state; empty unless the rules have a bug."""
        return self.game.faults(self._play.state)

    @property
    def commitment(self) -> str:
        """The hash that was shown in the lobby."""
        return commitment(self.server_seed)

    @property
    def answers(self) -> list[Given]:
        """Every answer so far."""
        return [given for step in self.steps for given in step.answers]

    @property
    def events(self) -> list[Event]:
        """The whole saga. Show a person only what `seen_by` allows."""
        return [event for step in self.steps for event in step.events]

    # ------------------------------------------------------------------ answering

    def answer(
        self, seat: int, answer: object, *, question: str | None = None, by: By = "player"
    ) -> list[Event]:
        """Take an answer and go on until somebody must be asked; returns what happened on the way."""
        if self._flow is None:
            raise MatchOver
        if by not in BY:
            raise WrongType(expected="by")
        asked = self._questions.get(seat)
        if asked is None:
            raise NotAsked(seat=seat)
        if question is not None and question != self.question_id:
            raise StaleQuestion
        given = Given(asked.seat, asked.check(answer), by)
        step, first, before = len(self.steps) - 1, len(self._play.events), len(self.steps[-1].answers)
        try:
            self._take(given)
            self._settle()
        except Exception:
            self._rewind(step, before)
            raise
        return self._told_since(step, first)

    def answer_by_policy(self, seat: int, policy: str, by: By = "timeout") -> list[Event]:
        """Let a computer player answer once for a seat, for instance because its time is up."""
        if self._flow is None:
            raise MatchOver
        asked = self._questions.get(seat)
        if asked is None or seat in self._given:
            raise NotAsked(seat=seat)
        return self.answer(seat, self._chosen_by(policy, asked), by=by)

    def order(self, seat: int, question: str, order: str | None) -> list[Event]:
        """Give a standing order, to be obeyed whenever the question allows it; None takes all back."""
        self._require_seat(seat)
        if order is None:
            self.orders.get(seat, {}).pop(question, None)
            return []
        if order not in self.game.orders.get(question, ()):
            raise NoSuchOrder(order=order)
        with self._all_or_nothing() as here:
            orders = self.orders.setdefault(seat, {}).setdefault(question, [])
            if order not in orders:
                orders.append(order)
            self._settle()
        return self._told_since(*here)

    def drop(self, seat: int, policy: str = "greedy") -> list[Event]:
        """Hand a seat to a computer player, at any moment."""
        with self._all_or_nothing() as here:
            self._hand_over(seat, policy)
            self._settle()
        return self._told_since(*here)

    def take_back(self, seat: int) -> None:
        """Give a dropped seat back to a person."""
        self.policies.pop(seat, None)

    def _hand_over(self, seat: int, policy: str) -> None:
        if policy not in self.game.policies:
            raise UnknownPolicy(policy=policy)
        self._require_seat(seat)
        self.policies[seat] = policy

    def _require_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or seat not in range(self.seats):
            raise NotAsked(seat=str(seat))

    @contextmanager
    def _all_or_nothing(self) -> Iterator[tuple[int, int]]:
        """If the rules or a computer player fail inside, everything is as it was. Yields where we are."""
        steps, answers = list(self.steps), len(self.steps[-1].answers)
        epoch, restarted = self.epoch, self.restarted
        policies, orders = dict(self.policies), _copied(self.orders)
        try:
            yield len(steps) - 1, len(steps[-1].events)
        except Exception:
            self.policies, self.orders = policies, orders
            self.steps, self.epoch, self.restarted = steps, epoch, restarted
            self._rewind(len(steps) - 1, answers)
            raise

    def _told_since(self, step: int, first: int) -> list[Event]:
        """What was told since so many events of a step."""
        events = self.steps[step].events[first:]
        for later in self.steps[step + 1 :]:
            events += later.events
        return events

    def _chosen_by(self, policy: str, question: Question) -> Answer:
        if policy not in self.game.policies:
            raise UnknownPolicy(policy=policy)
        salt = f"policy {self.epoch} {self._asked} {question.seat}".encode()
        dice = Random(hashlib.sha256(self._seed + salt).digest())  # noqa: S311
        return self.game.policies[policy](question, lambda: self.view(question.seat), dice)

    def _take(self, given: Given) -> None:
        """Record an answer; when it was the last one awaited, let the rules go on."""
        self.steps[-1].answers.append(given)
        self._given[given.seat] = given.answer
        if len(self._given) < len(self._questions):
            return
        play = self._play
        counter = play.fate.counter
        play.revealed = False
        if self._together:
            self._go_on({seat: _own_copy(self._given[seat]) for seat in self._questions})
        else:
            self._go_on(_own_copy(given.answer))
        given.chance = play.fate.counter != counter
        given.reveal = play.revealed

    def _go_on(self, answer: Answer | dict[int, Answer] | None = None) -> None:
        """Run the rules up to the next question, taking a checkpoint before each step."""
        self._questions = {}
        self._given = {}
        while True:
            if self._flow is None and not self._begin_step():
                return
            assert self._flow is not None
            try:
                asked = self._flow.send(answer)
            except StopIteration:
                self._flow = None
                answer = None
                continue
            self._asked += 1
            self._together = isinstance(asked, Together)
            self._questions = asked.questions if isinstance(asked, Together) else {asked.seat: asked}
            return

    def _begin_step(self) -> bool:
        play = self._play
        self.steps.append(Step(msgspec.Raw(self._encode(play.state)), play.fate.counter, self._asked))
        self._attach(self.steps[-1])
        self._flow = self.game.step(play)
        return self._flow is not None

    def _attach(self, step: Step) -> None:
        """From now on the play tells its story into this step."""
        step.events = self._play.events = []
        step.draws = self._play.fate.draws = []

    def _settle(self) -> None:
        """Answer what answers itself: single options, standing orders, computer players."""
        while True:
            for seat, question in self._questions.items():
                if seat in self._given:
                    continue
                only = question.only_answer()
                if only is not None:
                    given = Given(seat, only, "engine")
                    break
                standing = self._standing_answer(question)
                if standing is not None:
                    given = Given(seat, question.check(standing), "standing")
                    break
                if seat in self.policies:
                    answer = self._chosen_by(self.policies[seat], question)
                    given = Given(seat, question.check(answer), "policy")
                    break
            else:
                return
            self._take(given)

    def _standing_answer(self, question: Question) -> Answer | None:
        """What the first of the seat's standing orders that apply now says."""
        if not question.standing or question.seat not in self.orders:
            return None
        orders = self.orders[question.seat].get(question.key, [])
        return next((question.standing[order] for order in orders if order in question.standing), None)

    # ------------------------------------------------------------------ going back

    def barriers(self, to: int) -> list[Barrier]:
        """What lies between now and the moment before answer number `to` that cannot be unseen."""
        if to < 0:
            raise NothingToUndo
        undone = self.answers[to:]
        if not undone:
            raise NothingToUndo
        found: list[Barrier] = []
        if any(given.chance for given in undone):
            found.append("chance")
        if any(given.reveal for given in undone):
            found.append("reveal")
        if any(given.by != "engine" and given.seat != undone[0].seat for given in undone):
            found.append("others")
        return found

    def undo(self, to: int, *, crossing: bool = False, question: str | None = None) -> list[Barrier]:
        """Go back to before answer number `to`; barriers are crossed only knowingly, and are returned."""
        if question is not None and question != self.question_id:
            raise StaleQuestion
        barriers = self.barriers(to)
        if barriers and not crossing:
            raise BarrierInTheWay(barriers=[str(barrier) for barrier in barriers])
        number, before = 0, 0
        while before + len(self.steps[number].answers) <= to:
            before += len(self.steps[number].answers)
            number += 1
        with self._all_or_nothing():
            self._go_back(number, to - before)
            self._settle()
        return barriers

    def _go_back(self, step: int, answers: int) -> None:
        """Rewind; where the rules have changed so that the step cannot be played again, it starts over."""
        self.epoch += 1
        steps = list(self.steps)
        try:
            self._rewind(step, answers)
        except Exception:  # noqa: BLE001 - whatever new rules make of old answers, the checkpoint stands
            self.steps = steps
            self.restarted = True
            self._rewind(step, 0)

    def last_own_answer(self, seat: int) -> int | None:
        """The number of the last answer this seat gave itself: where *Back* leads."""
        answers = self.answers
        for number in range(len(answers) - 1, -1, -1):
            if answers[number].seat == seat and answers[number].by == "player":
                return number
        return None

    def _rewind(self, step: int, answers: int) -> None:
        """Make the position after so many answers of a step anew from its checkpoint."""
        old = self.steps[step]
        kept = old.answers[:answers]
        current = Step(old.state, old.counter, old.asked)
        self._play = self.game.play(self._decode(current.state), Fate(self._seed, current.counter))
        self.steps[step:] = [current]
        self._attach(current)
        self._asked = current.asked
        self._questions = {}
        self._given = {}
        self._flow = self.game.step(self._play)
        if self._flow is not None:
            self._go_on()
        for given in kept:
            self._take_again(given, step)

    def _take_again(self, given: Given, step: int) -> None:
        """Give a recorded answer once more, which must fit the question that is asked now."""
        question = self._questions.get(given.seat)
        if question is None or len(self.steps) - 1 != step:
            raise ReplayDiffers(step=step)
        try:
            answer = question.check(given.answer)
        except MatchError as error:
            raise ReplayDiffers(step=step) from error
        self._take(Given(given.seat, answer, given.by))

    # ------------------------------------------------------------------ saving and loading

    def save(self) -> bytes:
        """The match as JSON."""
        return self._encode(self._saved())

    def _saved(self) -> Saved:
        return Saved(
            FORMAT,
            self.game.id,
            self.game.version,
            self.seats,
            msgspec.Raw(self._encode(self.options)),
            self.server_seed.hex(),
            list(self.clicks),
            list(self.steps),
            self.epoch,
            dict(self.policies),
            _copied(self.orders),
        )

    @classmethod
    def load(cls, game: Game, data: bytes) -> Self:
        """A saved match, in the middle of whatever was going on.

        If the step in progress cannot be played again with its answers (the rules were mended since),
        it starts over from its checkpoint and `restarted` says so.
        """
        return cls.resume(game, read_save(data))

    @classmethod
    def resume(cls, game: Game, saved: Saved) -> Self:
        """A match from its stored parts; see `load`."""
        check_version(game, saved)
        if not saved.steps:
            raise DamagedSave
        match = cls(game, saved)
        match._check_setting()
        match._resume()
        return match

    def _check_setting(self) -> None:
        try:
            check_setting(self.game, self.options, self.seats)
        except BadOptions as error:
            raise DamagedSave from error

    def clone(self) -> "Match":
        """A match of its own in the same position."""
        twin = Match(self.game, self._saved())
        twin._resume()
        return twin

    def _resume(self) -> None:
        """Play the last step again up to where it was; if that fails, start the step over."""
        number = len(self.steps) - 1
        last = self.steps[number]
        try:
            self._rewind(number, len(last.answers))
            if len(self.steps) - 1 != number:
                raise ReplayDiffers(step=number)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise DamagedSave from error
        except Exception:  # noqa: BLE001 - whatever new rules make of old answers, the checkpoint stands
            self.steps[number:] = [last]
            self.restarted = True
            self.epoch += 1
            try:
                self._rewind(number, 0)
            except Exception as error:
                raise DamagedSave from error
        self._settle()

    def replay(self) -> "Match":
        """Play the whole match again from the recorded answers alone; see `replay_save`."""
        return Match.replay_save(self.game, self._saved())

    @classmethod
    def replay_save(cls, game: Game, saved: Saved) -> Self:
        """Play a stored match from its seed and its answers alone.

        Raises ReplayDiffers unless every checkpoint, draw and line of the saga comes out as it is stored.
        """
        check_version(game, saved)
        match = cls(game, msgspec.structs.replace(saved, steps=[]))
        match._check_setting()
        match._begin()
        for number, step in enumerate(saved.steps):
            for given in step.answers:
                match._take_again(given, number)
        if len(match.steps) != len(saved.steps):
            raise ReplayDiffers(step=min(len(match.steps), len(saved.steps)))
        for number, (ours, theirs) in enumerate(zip(match.steps, saved.steps, strict=True)):
            state = _decoded(theirs.state, game.state)
            if (
                msgspec.structs.replace(ours, state=theirs.state) != theirs
                or _decoded(ours.state, game.state) != state
            ):
                raise ReplayDiffers(step=number)
        return match


def check_setting(game: Game, options: msgspec.Struct, seats: int) -> None:
    """Raise BadOptions unless that many can play with these options."""
    if seats not in game.seats:
        raise BadOptions(option="seats")
    game.check_options(options, seats)


def check_version(game: Game, saved: Saved) -> None:
    """Raise unless the save is of this game, these rules and this format."""
    if saved.format != FORMAT or saved.game != game.id or saved.rules != game.version:
        raise WrongVersion(format=saved.format, game=saved.game, rules=saved.rules)


def read_save(data: bytes) -> Saved:
    """A saved match as its parts."""
    try:
        return msgspec.json.decode(data, type=Saved)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise DamagedSave from error


def _copied(orders: dict[int, dict[str, list[str]]]) -> dict[int, dict[str, list[str]]]:
    return {seat: {question: list(given) for question, given in own.items()} for seat, own in orders.items()}


def _own_copy(answer: Answer) -> Answer:
    """An answer the rules may use up without touching the record."""
    return list(answer) if isinstance(answer, list) else answer


def _decoded(raw: msgspec.Raw, kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, ValueError) as error:
        raise DamagedSave from error
