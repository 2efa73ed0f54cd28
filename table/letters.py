"""Letters: what must be posted after a change, written in the same transaction and delivered later."""

from typing import TYPE_CHECKING

import msgspec

from db.store import Transaction
from table.records import Letter
from table.sitting import Sitting

if TYPE_CHECKING:
    from table.hall import Before

BOARD, HAND, LOBBY, REMINDER, NUDGE, RESULT = "board", "hand", "lobby", "reminder", "nudge", "result"
WAITING, RESTARTED, VOTE, DECIDED, REPORT = "waiting", "restarted", "vote", "decided", "report"
NEWEST_ONLY = (BOARD, WAITING, HAND, LOBBY, VOTE)
"""Of these only the newest waiting one of a match is delivered: each shows how things are then."""


def lane_of_channel(channel: int) -> str:
    """Letters of one channel keep their order."""
    return f"channel {channel}"


def lane_of_person(person: int) -> str:
    """Letters to one person keep their order."""
    return f"person {person}"


OWNER = "owner"
"""The lane of letters to the bot's owner."""


async def write(tx: Transaction, sitting: Sitting, before: "Before") -> None:
    """The letters a change asks for."""
    record, match = sitting.record, sitting.match
    if before.status == "lobby" and face_of(sitting) != before.face:
        await post(tx, lane_of_channel(record.home), LOBBY, record.id)
    if match is None:
        return
    if news_for_the_channel(sitting, before):
        await post_board(tx, sitting)
    elif [seat.seat for seat in sitting.waiting_for] != before.waiting:
        await post(tx, lane_of_channel(record.channel), WAITING, record.id)
    if record.status == "over" and before.status != "over":
        await post(tx, lane_of_channel(record.channel), RESULT, record.id)
    after = secrets_of(sitting)
    for seat in sitting.people:
        if seat.person is not None and after.get(seat.seat) != before.secrets.get(seat.seat):
            await post(tx, lane_of_person(seat.person), HAND, record.id, seat=seat.seat)


def face_of(sitting: Sitting) -> tuple[object, ...]:
    """What a lobby shows: when it changes, its message does."""
    record = sitting.record
    agreed = (record.options, record.language, record.pace, record.late, record.max_seats, record.threaded)
    return (record.status, *agreed, sitting.names)


async def tell_restarted(tx: Transaction, sitting: Sitting) -> None:
    """The step in progress had to start over: who is asked again is told, with the board as it is."""
    seats = [seat.seat for seat in sitting.asked]
    await post(tx, lane_of_channel(sitting.record.channel), RESTARTED, sitting.record.id, seats=seats)
    await post_board(tx, sitting)


async def post_board(tx: Transaction, sitting: Sitting) -> None:
    """Show the board in the channel."""
    await post(tx, lane_of_channel(sitting.record.channel), BOARD, sitting.record.id)


def news_for_the_channel(sitting: Sitting, before: "Before") -> bool:
    """Whether a turn was completed, somebody else must act, or what was told is no longer true.

    Going back within one's own turn is nobody else's business.
    """
    match = sitting.match
    assert match is not None
    if sitting.record.status != before.status or sitting.record.told < before.told:
        return True
    if len(match.steps) != before.steps:
        return True
    waiting = [seat.seat for seat in sitting.waiting_for]
    return match.question_id != before.question and waiting != before.waiting


def secrets_of(sitting: Sitting) -> dict[int, bytes]:
    """By seat what only its holder may see, and whether a secret question waits for them."""
    match = sitting.match
    if match is None:
        return {}
    found = {}
    for seat in sitting.people:
        question = match.question(seat.seat)
        asked = match.question_id if question is not None and question.secret else None
        own = sitting.game.secrets(match.view(seat.seat))
        found[seat.seat] = msgspec.json.encode([seat.person, own, asked, sitting.record.status == "over"])
    return found


async def post(tx: Transaction, lane: str, kind: str, match: int | None, /, **payload: object) -> None:
    """Put a letter into the outbox. One that it makes needless goes, and hands on how long to wait."""
    content = msgspec.json.encode(payload).decode()
    tries = not_before = 0
    if kind in NEWEST_ONLY:
        same = "lane = ? AND kind = ? AND match IS ? AND payload = ?"
        old = await tx.one(
            Letter,
            f"SELECT * FROM outbox WHERE {same} ORDER BY id DESC",  # noqa: S608
            lane,
            kind,
            match,
            content,
        )
        if old is not None:
            tries, not_before = old.tries, old.not_before
            await tx.run(f"DELETE FROM outbox WHERE {same}", lane, kind, match, content)  # noqa: S608
    await tx.run(
        "INSERT INTO outbox (lane, kind, match, payload, tries, not_before) VALUES (?, ?, ?, ?, ?, ?)",
        lane,
        kind,
        match,
        content,
        tries,
        not_before,
    )
