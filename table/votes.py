"""Votes: what the people at a table decide together, one thing at a time."""

from typing import TYPE_CHECKING, Literal

import msgspec

from db.store import Transaction
from games.engine import Match, Text
from games.engine.errors import NothingToUndo
from table import chronicle, letters
from table.records import Letter
from table.refusals import BadSetting, NotAVoter, NotNow, NoVote, VoteOpen
from table.sitting import Sitting

if TYPE_CHECKING:
    from table.hall import Hall

Kind = Literal["undo", "frozen"]
CHOICES: dict[Kind, tuple[str, ...]] = {"undo": ("yes", "no"), "frozen": ("go-on", "rewind", "wait")}
"""What can be said in a vote. The last is what happens when nothing else can win any more."""


class About(msgspec.Struct, frozen=True):
    """What is voted on: to go back before an answer because a seat asks, or what to do when frozen."""

    kind: Kind
    seat: int
    to: int
    epoch: int


class Vote(msgspec.Struct):
    """An open vote: who has said what, by person, and the message that shows it."""

    about: About
    click: str
    """Of who asked for it: tells one vote from the next about the same answer."""
    ballots: dict[int, str]
    message: int | None = None

    def voters(self, sitting: Sitting) -> list[int]:
        """The people who decide: who plays, and in an undo all but who asks for it."""
        return [
            seat.person
            for seat in sitting.people
            if seat.person is not None and (self.about.kind != "undo" or seat.seat != self.about.seat)
        ]

    def outcome(self, sitting: Sitting) -> str | None:
        """What more than half of the voters want; the last choice when that is all there can be."""
        voters = self.voters(sitting)
        *others, rest = CHOICES[self.about.kind]
        said = [self.ballots[person] for person in voters if person in self.ballots]
        silent = len(voters) - len(said)
        if not voters:
            return others[0]
        for choice in others:
            if 2 * said.count(choice) > len(voters):
                return choice
        open_still = any(2 * (said.count(choice) + silent) > len(voters) for choice in others)
        return None if open_still else rest

    def is_void(self, sitting: Sitting) -> bool:
        """Whether the position that is voted on is gone."""
        match, status = sitting.match, sitting.record.status
        if match is None or match.epoch != self.about.epoch:
            return True
        return status != "frozen" if self.about.kind == "frozen" else status in ("over", "cancelled")


class VoteRow(msgspec.Struct):
    """A stored vote."""

    about: str
    click: str
    ballots: str
    message: int | None


async def read(tx: Transaction, match_id: int) -> Vote | None:
    """The open vote of a match, if there is one."""
    row = await tx.one(VoteRow, "SELECT about, click, ballots, message FROM votes WHERE match = ?", match_id)
    if row is None:
        return None
    return Vote(
        msgspec.json.decode(row.about, type=About),
        row.click,
        msgspec.json.decode(row.ballots, type=dict[int, str]),
        row.message,
    )


async def asked_by(tx: Transaction, match_id: int, click: str) -> Vote:
    """The vote that this click asked for, if it is still open."""
    vote = await read(tx, match_id)
    if vote is None or vote.click != click:
        raise NoVote
    return vote


async def begin(tx: Transaction, sitting: Sitting, about: About, click: str, now: int) -> None:
    """Open a vote and show it in the channel."""
    if sitting.voting:
        raise VoteOpen
    sitting.voting = True
    await tx.run(
        "INSERT INTO votes (match, about, click, at) VALUES (?, ?, ?, ?)",
        sitting.record.id,
        msgspec.json.encode(about).decode(),
        click,
        now,
    )
    await show(tx, sitting, Vote(about, click, {}))


async def show(tx: Transaction, sitting: Sitting, vote: Vote) -> None:
    """Show in the channel how the vote stands."""
    lane, about = letters.lane_of_channel(sitting.record.channel), vote.about
    await letters.post(
        tx, lane, letters.VOTE, sitting.record.id, vote=vote.click, kind=about.kind, seat=about.seat
    )


async def ask_undo(hall: "Hall", match_id: int, person: int, *, click: str) -> None:
    """Ask the others to let a person take their last answer back, though it cannot be unseen.

    With nothing in the way, or nobody to ask, it is taken back at once.
    """
    async with hall.writing(match_id, click) as (sitting, tx):
        match = sitting.match
        if match is None or sitting.record.status != "running":
            raise NotNow(status=sitting.record.status)
        seat = sitting.seat_of(person)
        to = match.last_own_answer(seat)
        if to is None:
            raise NothingToUndo
        about = About("undo", seat, to, match.epoch)
        if match.barriers(to) and Vote(about, click, {}).voters(sitting):
            await begin(tx, sitting, about, click, hall.now())
        else:
            match.undo(to, crossing=True)


async def ballot(hall: "Hall", match_id: int, person: int, choice: str, *, asked: str, click: str) -> None:
    """Say what one wants, or something else than before; when it is decided, it is done."""
    async with hall.writing(match_id, click) as (sitting, tx):
        vote = await asked_by(tx, match_id, asked)
        sitting.seat_of(person)
        if person not in vote.voters(sitting):
            raise NotAVoter
        if choice not in CHOICES[vote.about.kind]:
            raise BadSetting(setting="ballot")
        vote.ballots[person] = choice
        ballots = msgspec.json.encode(vote.ballots).decode()
        await tx.run("UPDATE votes SET ballots = ? WHERE match = ?", ballots, match_id)
        await show(tx, sitting, vote)


async def withdraw(hall: "Hall", match_id: int, person: int, *, asked: str, click: str) -> None:
    """Who asked for an undo thinks better of it."""
    async with hall.writing(match_id, click) as (sitting, tx):
        vote = await asked_by(tx, match_id, asked)
        if vote.about.kind != "undo" or sitting.seat_of(person) != vote.about.seat:
            raise NotAVoter
        await close(tx, sitting, vote, "withdrawn")


async def shown(hall: "Hall", letter: Letter, asked: str, message: int) -> None:
    """A letter has arrived: remember which message shows its vote.

    If that was decided while the message was on its way, the letter that tells the outcome learns of it.
    """
    async with hall.store.transaction() as tx:
        await letters.arrived(tx, letter)
        open_still = await tx.changed(
            "UPDATE votes SET message = ? WHERE match = ? AND click = ?", message, letter.match, asked
        )
        if not open_still:
            await tx.run(
                "UPDATE outbox SET payload = json_set(payload, '$.message', ?) "
                "WHERE match = ? AND kind = ? AND json_extract(payload, '$.vote') = ?",
                message,
                letter.match,
                letters.DECIDED,
                asked,
            )


async def current(hall: "Hall", match_id: int) -> Vote | None:
    """The open vote of a match, if there is one."""
    async with hall.store.reading() as tx:
        return await read(tx, match_id)


async def settle(tx: Transaction, sitting: Sitting, now: int) -> None:
    """Do what is decided; called with every change, because people come and go."""
    vote = await read(tx, sitting.record.id) if sitting.voting else None
    if vote is None:
        return
    if vote.is_void(sitting):
        await close(tx, sitting, vote, "void")
        return
    outcome = vote.outcome(sitting)
    if outcome is None:
        return
    match = sitting.match
    assert match is not None
    name = sitting.names[vote.about.seat]
    await close(tx, sitting, vote, outcome)
    if outcome in ("yes", "rewind") and vote.about.to < len(match.answers):
        match.undo(vote.about.to, crossing=True)
        await letters.post_board(tx, sitting)
    if outcome in ("go-on", "rewind"):
        sitting.record.status = "running"
    line = Text(f"chronicle-{vote.about.kind}-{outcome}", {"name": name})
    await chronicle.write(tx, sitting, line, now)


async def close(tx: Transaction, sitting: Sitting, vote: Vote, outcome: str) -> None:
    """Take the vote off the table; its message is told how it ended."""
    sitting.voting = False
    await tx.run("DELETE FROM votes WHERE match = ?", sitting.record.id)
    await letters.post(
        tx,
        letters.lane_of_channel(sitting.record.channel),
        letters.DECIDED,
        sitting.record.id,
        vote=vote.click,
        kind=vote.about.kind,
        seat=vote.about.seat,
        outcome=outcome,
        message=vote.message,
    )


def start_of_turn(match: Match, step: int | None = None) -> int:
    """The number of the first answer of a step; of the last one with answers if none is named."""
    counts = [len(one.answers) for one in match.steps]
    if step is None:
        step = max((number for number, count in enumerate(counts) if count), default=0)
    return sum(counts[:step])
