"""Letters: what must be posted after a change, written in the same transaction and delivered later.

A letter makes at most one message: its id is the nonce by which Discord knows it again. So that this holds
whenever the bot dies, what it tells is first written into it (`fill`), then it is marked as tried (`seal`),
and it leaves the box in the transaction that notes its message (`arrived`).
"""

from typing import TYPE_CHECKING

import msgspec

from db.store import Transaction
from table.records import Letter, Seat
from table.sitting import Sitting

if TYPE_CHECKING:
    from table.hall import Before

BOARD, HAND, LOBBY, REMINDER, NUDGE, RESULT = "board", "hand", "lobby", "reminder", "nudge", "result"
WAITING, RESTARTED, VOTE, DECIDED, REPORT = "waiting", "restarted", "vote", "decided", "report"
RETIRE, DISCARD = "retire", "discard"
NEWEST_ONLY = (BOARD, WAITING, HAND, LOBBY, VOTE)
"""Of these only the newest waiting one of a match is delivered: each shows how things are then."""


class Replaced(Exception):
    """A newer letter has taken this one's place: there is nothing to deliver."""


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
    after = sitting.secrets = secrets_of(sitting)
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
    """Whether a turn is complete, somebody else must act, or what was told is no longer true.

    So is what somebody does out of turn. Going back within one's own turn is nobody else's business.
    """
    match = sitting.match
    assert match is not None
    untold = match.epoch != before.epoch and sitting.record.told < before.told
    if sitting.record.status != before.status or untold:
        return True
    if len(match.steps) != before.steps:
        return True
    waiting = [seat.seat for seat in sitting.waiting_for]
    if match.question_id != before.question and waiting != before.waiting:
        return True
    new = match.steps[-1].answers[sitting.stored.answers :]
    return any(given.way == "offer" and given.seat not in before.waiting for given in new)


def secrets_of(sitting: Sitting) -> dict[int, bytes]:
    """By seat what only its holder may see, and whether a secret question waits for them."""
    match = sitting.match
    if match is None:
        return {}
    found = {}
    for seat in sitting.people:
        question = match.question(seat.seat)
        asked = match.question_id_of(seat.seat) if question is not None and question.secret else None
        own = sitting.game.secrets(match.view(seat.seat))
        found[seat.seat] = msgspec.json.encode([seat.person, own, asked, sitting.record.status == "over"])
    return found


async def take_hand_away(tx: Transaction, match_id: int, seat: Seat) -> None:
    """Who leaves a seat keeps no hand of it among their direct messages."""
    if seat.person is not None and seat.hand_message is not None:
        lane, old = lane_of_person(seat.person), {"person": seat.person, "message": seat.hand_message}
        await post(tx, lane, DISCARD, match_id, **old)
    seat.hand_message = seat.hand_at = None


INSERT = "INSERT INTO outbox (lane, kind, match, payload, tries, not_before)"
SAME = "FROM outbox WHERE lane = ? AND kind = ? AND match IS ? AND payload = ? AND NOT sealed"


async def post(tx: Transaction, lane: str, kind: str, match: int | None, /, **payload: object) -> None:
    """Put a letter into the outbox. One that it makes needless goes, and hands on how long to wait."""
    letter = (lane, kind, match, msgspec.json.encode(payload).decode())
    if kind in NEWEST_ONLY:
        await tx.run(
            f"{INSERT} SELECT ?, ?, ?, ?, coalesce(max(tries), 0), coalesce(max(not_before), 0) {SAME}",
            *letter,
            *letter,
        )
        await tx.run(f"DELETE {SAME} AND id < last_insert_rowid()", *letter)
    else:
        await tx.run(f"{INSERT} VALUES (?, ?, ?, ?, 0, 0)", *letter)


async def fill(tx: Transaction, letter: Letter, content: msgspec.Struct) -> None:
    """Write into a blank letter what it tells; from now on it stands for itself."""
    payload = msgspec.json.encode(content).decode()
    await _still_there(tx, "UPDATE outbox SET payload = ? WHERE id = ?", payload, letter.id)


async def seal(tx: Transaction, letter: Letter) -> None:
    """The letter is about to be tried for the first time: nothing takes its place any more."""
    await _still_there(tx, "UPDATE outbox SET sealed = 1 WHERE id = ?", letter.id)


async def _still_there(tx: Transaction, update: str, *values: object) -> None:
    if not await tx.changed(update, *values):
        raise Replaced


async def arrived(tx: Transaction, letter: Letter) -> None:
    """The letter is where it belongs: take it out of the box."""
    await tx.run("DELETE FROM outbox WHERE id = ?", letter.id)


async def is_newest(tx: Transaction, letter: Letter) -> bool:
    """Whether no other letter of its kind waits behind this one."""
    newer = "SELECT 1 FROM outbox WHERE lane = ? AND kind = ? AND match IS ? AND id > ?"
    return await tx.value(newer, letter.lane, letter.kind, letter.match, letter.id) is None
