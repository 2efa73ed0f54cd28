"""A match at its table: the rules' match, its record, and who sits where."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import takewhile

import msgspec

from db.store import Transaction
from games.engine import Event, Game, Given, Match
from games.engine.fate import Draw
from games.engine.saves import FORMAT, Saved, Step
from games.registry import game_named
from table.records import MatchRecord, Seat
from table.refusals import NoSuchMatch, NotSeated


class Mark:
    """How much of a match is stored."""

    def __init__(self, epoch: int = -1, steps: Sequence[Step] = ()) -> None:
        self.epoch = epoch
        self.steps = list(steps)
        self.answers = len(steps[-1].answers) if steps else 0
        self.events = len(steps[-1].events) if steps else 0
        self.draws = len(steps[-1].draws) if steps else 0
        """How many answers, events and draws of the last step are stored; of the others all are."""


@dataclass
class Sitting:
    """Everything about one match; `match` is None while it is a lobby."""

    record: MatchRecord
    seats: list[Seat]
    match: Match | None
    stored: Mark = field(default_factory=Mark)
    voting: bool = False
    """Whether a vote is open."""
    secrets: dict[int, bytes] = field(default_factory=dict)
    """What each seat alone saw when letters were last written."""

    @property
    def game(self) -> Game:
        """The rules."""
        return game_named(self.record.game)

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    def seat_of(self, person: int) -> int:
        """The seat a person holds."""
        for seat in self.seats:
            if seat.person == person:
                return seat.seat
        raise NotSeated

    @property
    def people(self) -> list[Seat]:
        """The seats that people play themselves."""
        return [seat for seat in self.seats if seat.person is not None and seat.policy is None]

    @property
    def asked(self) -> list[Seat]:
        """The seats of people of whom the rules want an answer, even if the match stands still."""
        if self.match is None:
            return []
        return [self.seats[seat] for seat in self.match.waiting if self.seats[seat].person is not None]

    @property
    def waiting_for(self) -> list[Seat]:
        """The seats of people who hold the match up."""
        return self.asked if self.record.status == "running" else []

    @property
    def question_number(self) -> int:
        """How many questions were asked up to now; going back to a question gives its number again."""
        return -1 if self.match is None else int(self.match.question_id.partition(".")[2])


async def load(tx: Transaction, match_id: int, *, history: bool = True) -> Sitting:
    """A match from the store, its step in progress played again; without history only with that step."""
    record = await tx.one(MatchRecord, "SELECT * FROM matches WHERE id = ?", match_id)
    if record is None:
        raise NoSuchMatch
    seats = await tx.all(Seat, "SELECT * FROM seats WHERE match = ? ORDER BY seat", match_id)
    if record.status in ("lobby", "cancelled"):
        return Sitting(record, seats, None)
    last = 0 if history else await tx.value("SELECT max(step) FROM checkpoints WHERE match = ?", match_id)
    steps = await load_steps(tx, match_id, last or 0)
    stored = Mark(record.epoch, steps)
    match = Match.resume(game_named(record.game), saved(record, seats, steps))
    voting = await tx.value("SELECT 1 FROM votes WHERE match = ?", match_id) is not None
    return Sitting(record, seats, match, stored, voting)


def saved(record: MatchRecord, seats: list[Seat], steps: list[Step]) -> Saved:
    """The engine's form of a stored match."""
    return Saved(
        format=FORMAT,
        game=record.game,
        rules=record.rules,
        seats=len(seats),
        options=msgspec.Raw(record.options.encode()),
        server_seed=record.server_seed.hex(),
        clicks=[seat.click for seat in seats],
        steps=steps,
        epoch=record.epoch,
        policies={seat.seat: seat.policy for seat in seats if seat.policy is not None},
        orders=msgspec.json.decode(record.orders, type=dict[int, dict[str, list[str]]]),
    )


class StepRow(msgspec.Struct):
    """A stored checkpoint."""

    step: int
    state: bytes
    counter: int
    asked: int
    draws: str


class PartRow(msgspec.Struct):
    """A stored answer or event."""

    step: int
    part: str


async def load_steps(tx: Transaction, match_id: int, first: int = 0) -> list[Step]:
    """The steps of a match from one on, with their answers and events."""
    rows = await tx.all(
        StepRow,
        "SELECT step, state, counter, asked, draws FROM checkpoints "
        "WHERE match = ? AND step >= ? ORDER BY step",
        match_id,
        first,
    )
    steps = {
        row.step: Step(
            msgspec.Raw(zlib.decompress(row.state)),
            row.counter,
            row.asked,
            draws=msgspec.json.decode(row.draws, type=list[Draw]),
        )
        for row in rows
    }
    for row in await tx.all(
        PartRow,
        "SELECT step, given AS part FROM answers WHERE match = ? AND step >= ? ORDER BY step, number",
        match_id,
        first,
    ):
        steps[row.step].answers.append(msgspec.json.decode(row.part, type=Given))
    for row in await tx.all(
        PartRow,
        "SELECT step, event AS part FROM events WHERE match = ? AND step >= ? ORDER BY step, number",
        match_id,
        first,
    ):
        steps[row.step].events.append(msgspec.json.decode(row.part, type=Event))
    return list(steps.values())


async def store(tx: Transaction, sitting: Sitting, now: int) -> None:
    """Write what is new since the match was stored; what was undone goes."""
    match, match_id, known = sitting.match, sitting.record.id, sitting.stored
    assert match is not None
    first, answers, events = unchanged(known, match.steps)
    new = list(enumerate(match.steps))[first:]
    if known.steps:
        grown = (first, answers, events) == (len(known.steps) - 1, known.answers, known.events)
        if not grown:
            await forget(tx, match_id, first, answers, events)
        draws = match.steps[first].draws
        if not grown or len(draws) != known.draws:
            update = "UPDATE checkpoints SET draws = ? WHERE match = ? AND step = ?"
            await tx.run(update, msgspec.json.encode(draws).decode(), match_id, first)
    await tx.run_many(
        "INSERT INTO checkpoints (match, step, state, counter, asked, draws) VALUES (?, ?, ?, ?, ?, ?)",
        [
            (
                match_id,
                number,
                zlib.compress(bytes(step.state)),
                step.counter,
                step.asked,
                msgspec.json.encode(step.draws).decode(),
            )
            for number, step in new
            if number > first or not known.steps
        ],
    )
    await tx.run_many(
        "INSERT INTO answers (match, step, number, given, at) VALUES (?, ?, ?, ?, ?)",
        [
            (match_id, number, index, msgspec.json.encode(given).decode(), now)
            for number, step in new
            for index, given in enumerate(step.answers)
            if number > first or index >= answers
        ],
    )
    await tx.run_many(
        "INSERT INTO events (match, step, number, event) VALUES (?, ?, ?, ?)",
        [
            (match_id, number, index, msgspec.json.encode(event).decode())
            for number, step in new
            for index, event in enumerate(step.events)
            if number > first or index >= events
        ],
    )


async def forget(tx: Transaction, match_id: int, step: int, answers: int, events: int) -> None:
    """Take away what comes after so many answers and events of a step."""
    for table, number in (("answers", answers), ("events", events)):
        await tx.run(
            f"DELETE FROM {table} WHERE match = ? AND (step > ? OR step = ? AND number >= ?)",  # noqa: S608
            match_id,
            step,
            step,
            number,
        )
    await tx.run("DELETE FROM checkpoints WHERE match = ? AND step > ?", match_id, step)


def unchanged(known: Mark, steps: list[Step]) -> tuple[int, int, int]:
    """The first step that differs from what is stored, and how many of its answers and events do not.

    The engine adds to a step or puts another in its place, so a step that is still the same thing has
    only grown, and only the last one can have.
    """
    if not known.steps:
        return 0, 0, 0
    first = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(known.steps, steps, strict=False)))
    if first == len(known.steps):
        return first - 1, known.answers, known.events
    old, new = known.steps[first], steps[first]
    last = first == len(known.steps) - 1
    return (
        first,
        common(old.answers[: known.answers] if last else old.answers, new.answers),
        common(old.events[: known.events] if last else old.events, new.events),
    )


def unchanged_events(known: Mark, steps: list[Step]) -> int:
    """How many events of the whole saga are as they were stored."""
    first, _, events = unchanged(known, steps)
    return sum(len(step.events) for step in steps[:first]) + events


def common(old: Sequence[object], new: Sequence[object]) -> int:
    """How many things two lists begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(old, new, strict=False)))
