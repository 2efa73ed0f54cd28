"""What a host, or who manages the server, may do with a match in play. The chronicle says who did it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from db.store import Transaction
from games.engine import Argument, Match, Text
from games.engine.errors import NothingToUndo, StaleQuestion
from table import chronicle, letters, results, timing, votes
from table.hall import Hall, begun, playing
from table.lobby import COMPUTER, check_pace, unique
from table.records import LIVE, Person, Seat
from table.refusals import AlreadyIn, AlreadySeated, BadSetting, NotNow, NotOffered, NotTheHost
from table.sitting import Sitting


@asynccontextmanager
async def acting(
    hall: Hall, match_id: int, by: Person, *, admin: bool, click: str
) -> AsyncIterator[tuple[Sitting, Transaction, Match]]:
    """A live match in the hands of its host, or of somebody who manages the server."""
    async with hall.writing(match_id, click) as (sitting, tx):
        if sitting.record.host != by.id and not admin:
            raise NotTheHost
        if sitting.record.status not in LIVE:
            raise NotNow(status=sitting.record.status)
        yield sitting, tx, begun(sitting)


async def tell(hall: Hall, tx: Transaction, sitting: Sitting, key: str, **args: Argument) -> None:
    """Write into the chronicle what was done and by whom, and tell it in the channel at once."""
    await chronicle.write(tx, sitting, Text(f"chronicle-{key}", args), hall.now())
    await letters.post_board(tx, sitting)


async def pause(hall: Hall, match_id: int, by: Person, *, admin: bool = False, click: str) -> None:
    """Nothing moves and no clock runs until the match is resumed."""
    async with acting(hall, match_id, by, admin=admin, click=click) as (sitting, tx, _):
        playing(sitting)
        sitting.record.status = "paused"
        await tell(hall, tx, sitting, "paused", by=by.name)


async def resume(hall: Hall, match_id: int, by: Person, *, admin: bool = False, click: str) -> None:
    """A paused or frozen match goes on, its clocks with the time that was left."""
    async with acting(hall, match_id, by, admin=admin, click=click) as (sitting, tx, _):
        if sitting.record.status == "running":
            raise NotNow(status="running")
        sitting.record.status = "running"
        await tell(hall, tx, sitting, "resumed", by=by.name)


async def end(hall: Hall, match_id: int, by: Person, *, admin: bool = False, click: str) -> None:
    """The match is over before its time; it counts for no statistics."""
    async with acting(hall, match_id, by, admin=admin, click=click) as (sitting, tx, _):
        sitting.record.status = "over"
        await results.forget(tx, match_id)
        await tell(hall, tx, sitting, "ended", by=by.name)


async def channel_gone(hall: Hall, channel: int) -> None:
    """A channel was deleted: what was played or gathered there, or in its threads, is over."""
    for match_id in await hall.alive_in(channel):
        async with hall.writing(match_id) as (sitting, tx):
            if sitting.record.status in LIVE:
                sitting.record.status = "over"
                await results.forget(tx, match_id)
                await chronicle.write(tx, sitting, Text("chronicle-gone"), hall.now())
            elif sitting.record.status == "lobby":
                sitting.record.status = "cancelled"


async def rewind(
    hall: Hall, match_id: int, by: Person, step: int, *, epoch: int, admin: bool = False, click: str
) -> None:
    """Go back to the beginning of a turn, whatever was seen since; `epoch` is that of the list it is from."""
    async with acting(hall, match_id, by, admin=admin, click=click) as (sitting, tx, match):
        if epoch != match.epoch:
            raise StaleQuestion
        if not 0 <= step < len(match.steps):
            raise NothingToUndo
        match.undo(votes.start_of_turn(match, step), crossing=True)
        await tell(hall, tx, sitting, "rewound", by=by.name, turn=step)


async def replace(
    hall: Hall, match_id: int, by: Person, seat: int, person: Person, *, admin: bool = False, click: str
) -> None:
    """Somebody else takes a seat over, from a person or from the computer."""
    async with acting(hall, match_id, by, admin=admin, click=click) as (sitting, tx, match):
        old = named(sitting, seat).name
        await take_over(tx, sitting, match, seat, person)
        await tell(hall, tx, sitting, "replaced", by=by.name, name=old, new=sitting.names[seat])


async def take_offered_seat(hall: Hall, match_id: int, person: Person, seat: int, *, click: str) -> None:
    """Take over the seat of somebody whose time is up, where the table offers such seats."""
    async with hall.writing(match_id, click) as (sitting, tx):
        match = playing(sitting)
        old = named(sitting, seat).name
        if any(other.person == person.id for other in sitting.seats):
            raise AlreadyIn
        if sitting.record.late != "offer" or not await timing.is_late(tx, sitting, seat):
            raise NotOffered
        await take_over(tx, sitting, match, seat, person)
        await tell(hall, tx, sitting, "taken-over", name=old, new=sitting.names[seat])


async def to_computer(
    hall: Hall, match_id: int, by: Person, seat: int, *, admin: bool = False, click: str
) -> None:
    """The computer plays for a person until they come back."""
    async with acting(hall, match_id, by, admin=admin, click=click) as (sitting, tx, match):
        if named(sitting, seat) not in sitting.people:
            raise BadSetting(setting="seat")
        await tell(hall, tx, sitting, "to-computer", by=by.name, name=sitting.names[seat])
        match.drop(seat, COMPUTER)


async def from_computer(
    hall: Hall, match_id: int, by: Person, seat: int, *, admin: bool = False, click: str
) -> None:
    """A person plays their seat again; they may say so themselves."""
    async with hall.writing(match_id, click) as (sitting, tx):
        place = named(sitting, seat)
        if by.id not in (sitting.record.host, place.person) and not admin:
            raise NotTheHost
        if sitting.record.status not in LIVE:
            raise NotNow(status=sitting.record.status)
        if place.person is None or place.policy is None:
            raise BadSetting(setting="seat")
        begun(sitting).take_back(seat)
        await tell(hall, tx, sitting, "from-computer", by=by.name, name=place.name)


async def set_pace(
    hall: Hall, match_id: int, by: Person, pace: int, late: str, *, admin: bool = False, click: str
) -> None:
    """Another time for a move, or another way with who is late; with a new pace all clocks begin anew."""
    check_pace(pace, late)
    async with acting(hall, match_id, by, admin=admin, click=click) as (sitting, tx, _):
        sitting.record.pace, sitting.record.late = pace, late
        await tell(hall, tx, sitting, "pace", by=by.name, hours=pace, late=late)


def named(sitting: Sitting, seat: int) -> Seat:
    """The seat with this number."""
    if not 0 <= seat < len(sitting.seats):
        raise BadSetting(setting="seat")
    return sitting.seats[seat]


async def take_over(tx: Transaction, sitting: Sitting, match: Match, seat: int, person: Person) -> None:
    """Put a person into a seat; nothing of who held it before is left."""
    if any(other.person == person.id for other in sitting.seats):
        raise AlreadySeated
    place = named(sitting, seat)
    await results.take_over(tx, sitting.record.id, seat, person.id)
    await letters.take_hand_away(tx, sitting.record.id, place)
    place.name = ""
    place.name = unique(person.name, sitting)
    place.person = person.id
    place.seen = 0
    match.take_back(seat)
    match.orders.pop(seat, None)
