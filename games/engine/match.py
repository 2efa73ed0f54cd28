"""One play of a game: it asks, takes answers, remembers how it came here, and can go back."""

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any, Literal, Self

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
)
from games.engine.fate import Fate, commitment, final_seed
from games.engine.flow import Flow
from games.engine.game import Game, Standing, View
from games.engine.play import Play
from games.engine.policies import picked_from
from games.engine.procedure import Procedure
from games.engine.questions import Answer, Apart, Pick, Question, Together
from games.engine.saves import (
    BY,
    FORMAT,
    By,
    Given,
    Saved,
    Step,
    check_setting,
    check_version,
    decoded,
    read_save,
)
from games.engine.texts import Event

Barrier = Literal["chance", "reveal", "others"]


class Match:
    """A match in play. Every public method either does all it says or raises and changes nothing."""

    def __init__(self, game: Game, saved: Saved) -> None:
        self.game = game
        self.options = decoded(saved.options, game.options)
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
        self._encoder = msgspec.json.Encoder()
        self._buffer = bytearray()
        self._decode = msgspec.json.Decoder(game.state).decode
        self._play: Play[Any]
        self._flow: Flow[None] | None = None
        self._questions: dict[int, Question] = {}
        self._given: dict[int, Answer] = {}
        self._together = False
        self._procedures: dict[int, Procedure] = {}
        self._turns: dict[int, int] = {}
        """How often a seat's question has changed since all were asked."""
        self._interruptions = 0
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

    def question_id_of(self, seat: int) -> str:
        """Names the question of one seat, which may go on while the others' stay the same."""
        turn = self._turns.get(seat)
        return f"{self.question_id}.{turn}" if turn else self.question_id

    @property
    def offer_id(self) -> str:
        """Names what is offered now, beside the question."""
        return f"{self.question_id}+{self._interruptions}"

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

    def offer(self, seat: int) -> Pick | None:
        """What this seat may do now beside whatever is asked of whomever. It is for that seat's eyes only."""
        if self.game.offers is None or self._flow is None:
            return None
        return self.game.offers(self._play, seat)

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
        if question is not None and question != self.question_id_of(seat):
            raise StaleQuestion
        return self._give(Given(asked.seat, asked.check(answer), by))

    def interrupt(self, seat: int, answer: object, *, offer: str | None = None) -> list[Event]:
        """Take what a seat picks from its offer, in or out of turn; what is asked then waits on."""
        if self._flow is None:
            raise MatchOver
        offered = self.offer(seat)
        if offered is None:
            raise NotAsked(seat=seat)
        if offer is not None and offer != self.offer_id:
            raise StaleQuestion
        return self._give(Given(seat, offered.check(answer), way="offer"))

    def may_begin_again(self, seat: int) -> bool:
        """Whether this seat has answered in a procedure of its own and others still go through theirs."""
        return seat in self._procedures and bool(self._procedures[seat].answers)

    def begin_again(self, seat: int) -> None:
        """Let a seat go through its procedure from the start."""
        if not self.may_begin_again(seat):
            raise NothingToUndo
        self._give(Given(seat, "", way="again"))

    def _give(self, given: Given) -> list[Event]:
        """Take an answer and what follows from it, or nothing at all."""
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
        return self.game.policies[policy](
            question, lambda: self.view(question.seat), self._policy_dice(question.seat)
        )

    def _picked_by(self, policy: str, offer: Pick) -> str | None:
        """What a computer player takes from its offer."""
        dice = self._policy_dice(offer.seat, f" offer {self._interruptions}")
        return picked_from(offer, self.game.policies[policy], lambda: self.view(offer.seat), dice)

    def _policy_dice(self, seat: int, about: str = "") -> Random:
        turn = self._turns.get(seat)
        salt = f"policy {self.epoch} {self._asked} {seat}{f' {turn}' if turn else ''}{about}".encode()
        return Random(hashlib.sha256(self._seed + salt).digest())  # noqa: S311

    def _take(self, given: Given) -> None:
        """Record an answer; when it was the last one awaited, let the rules go on."""
        self.steps[-1].answers.append(given)
        play = self._play
        counter = play.fate.counter
        play.revealed = False
        if given.way == "offer":
            self._interrupt(given)
        else:
            if given.seat in self._procedures:
                self._lead_on(given)
            else:
                self._given[given.seat] = given.answer
            if len(self._given) < len(self._questions):
                return
            if self._procedures:
                self._go_on({seat: procedure.decided for seat, procedure in self._procedures.items()})
            elif self._together:
                self._go_on({seat: _own_copy(self._given[seat]) for seat in self._questions})
            else:
                self._go_on(_own_copy(given.answer))
        given.chance = play.fate.counter != counter
        given.reveal = play.revealed

    def _lead_on(self, given: Given) -> None:
        """Take an answer within a seat's own procedure; who was through may change the last answer."""
        procedure = self._procedures[given.seat]
        if given.way == "again":
            procedure.begin_again()
        else:
            procedure.take(given.answer)
        self._turns[given.seat] = self._turns.get(given.seat, 0) + 1
        self._show(given.seat, procedure)

    def _show(self, seat: int, procedure: Procedure) -> None:
        """Ask what the procedure asks now; who is through has the last question left to think it over."""
        if procedure.question is not None:
            self._questions[seat] = procedure.question
        if procedure.through and procedure.answers:
            self._given[seat] = procedure.answers[-1]
        else:
            self._given.pop(seat, None)

    def _interrupt(self, given: Given) -> None:
        """Do what was picked from an offer; then everybody is asked anew, unless the step was broken off."""
        assert self.game.interrupt is not None
        assert self._flow is not None
        assert isinstance(given.answer, str)
        self.game.interrupt(self._play, given.seat, given.answer)
        if self._play.broken_off:
            self._play.broken_off = False
            self._flow.close()
            self._flow = None
            self._go_on()
            return
        self._interruptions += 1
        for seat, question in self._questions.items():
            if seat in self._procedures:
                self._procedures[seat].renew()
                self._show(seat, self._procedures[seat])
            elif question.renew is not None:
                renewed = question.renew()
                renewed.renew = question.renew
                self._questions[seat] = renewed
                if seat in self._given and not renewed.fits(self._given[seat]):
                    del self._given[seat]
            else:
                continue
            self._turns[seat] = self._turns.get(seat, 0) + 1

    def _go_on(self, answer: Any = None) -> None:
        """Run the rules up to the next question, taking a checkpoint before each step."""
        self._ask_nothing()
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
            if isinstance(asked, Apart):
                self._procedures = {seat: Procedure(begin) for seat, begin in asked.procedures.items()}
                for seat, procedure in self._procedures.items():
                    self._show(seat, procedure)
                if self._questions:
                    return
                answer = {seat: procedure.decided for seat, procedure in self._procedures.items()}
                self._procedures = {}
                continue
            self._questions = asked.questions if isinstance(asked, Together) else {asked.seat: asked}
            return

    def _ask_nothing(self) -> None:
        self._questions = {}
        self._given = {}
        self._interruptions = 0
        if self._turns or self._procedures:
            self._turns = {}
            self._procedures = {}

    def _begin_step(self) -> bool:
        play = self._play
        self._encoder.encode_into(play.state, self._buffer)
        self.steps.append(Step(msgspec.Raw(bytes(self._buffer)), play.fate.counter, self._asked))
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
                standing = self._standing_answer(question) if self.orders and question.standing else None
                if standing is not None:
                    given = Given(seat, question.check(standing), "standing")
                    break
                if seat in self.policies:
                    given = self._given_by(self.policies[seat], question)
                    break
            else:
                return
            self._take(given)

    def _given_by(self, policy: str, question: Question) -> Given:
        """What a computer player does when it is asked: it may first take something from its offer."""
        offer = self.offer(question.seat)
        if offer is not None:
            picked = self._picked_by(policy, offer)
            if picked is not None:
                return Given(question.seat, offer.check(picked), "policy", way="offer")
        return Given(question.seat, question.check(self._chosen_by(policy, question)), "policy")

    def _standing_answer(self, question: Question) -> Answer | None:
        """What the first of the seat's standing orders that apply now says."""
        orders = self.orders.get(question.seat, {}).get(question.key, [])
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
        self._ask_nothing()
        self._flow = self.game.step(self._play)
        if self._flow is not None:
            self._go_on()
        for given in kept:
            self._take_again(given, step)

    def _take_again(self, given: Given, step: int) -> None:
        """Give a recorded answer once more, which must fit the question that is asked now."""
        if len(self.steps) - 1 != step:
            raise ReplayDiffers(step=step)
        if given.way == "again" and given.seat in self._procedures:
            self._take(Given(given.seat, given.answer, given.by, way="again"))
            return
        question = self.offer(given.seat) if given.way == "offer" else self._questions.get(given.seat)
        if question is None or given.way == "again":
            raise ReplayDiffers(step=step)
        try:
            answer = question.check(given.answer)
        except MatchError as error:
            raise ReplayDiffers(step=step) from error
        self._take(Given(given.seat, answer, given.by, way=given.way))

    # ------------------------------------------------------------------ saving and loading

    def save(self) -> bytes:
        """The match as JSON."""
        return self._encoder.encode(self._saved())

    def _saved(self) -> Saved:
        return Saved(
            FORMAT,
            self.game.id,
            self.game.version,
            self.seats,
            msgspec.Raw(self._encoder.encode(self.options)),
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
            state = decoded(theirs.state, game.state)
            if (
                msgspec.structs.replace(ours, state=theirs.state) != theirs
                or decoded(ours.state, game.state) != state
            ):
                raise ReplayDiffers(step=number)
        return match


def _copied(orders: dict[int, dict[str, list[str]]]) -> dict[int, dict[str, list[str]]]:
    return {seat: {question: list(given) for question, given in own.items()} for seat, own in orders.items()}


def _own_copy(answer: Answer) -> Answer:
    """An answer the rules may use up without touching the record."""
    return list(answer) if isinstance(answer, list) else answer
