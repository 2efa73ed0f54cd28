"""The lobby: a match before it begins. Who sits down, what is agreed, and the start."""

import secrets
from contextlib import suppress

import msgspec

from db.store import Transaction
from games.engine import Match, settings
from games.registry import game_named
from table import letters, timing
from table.hall import Hall
from table.records import Person, Seat
from table.refusals import (
    AlreadyIn,
    BadSetting,
    ChannelTaken,
    LobbyFull,
    NoSuchMatch,
    NotNow,
    NotTheHost,
    RematchOpen,
    TooFewPlayers,
)
from table.sitting import Sitting

LATE = ("nothing", "nudge", "computer", "offer")
PACES = (0, 6, 12, 24, 48, 168)
COMPUTER = "greedy"
COMPUTER_NAMES = ("Huginn", "Muninn", "Geri", "Freki", "Sleipnir")


class Wishes(msgspec.Struct, frozen=True):
    """What the host wants of a new match."""

    game: str
    language: str
    options: msgspec.Struct
    max_seats: int
    pace: int = 24
    late: str = "nudge"
    threaded: bool = True
    rematch_of: int | None = None


async def open_lobby(
    hall: Hall, host: Person, wishes: Wishes, *, server: int | None, channel: int, click: str
) -> int:
    """A new lobby with its host in the first seat; returns the match's id. The seed is drawn now."""
    game = game_named(wishes.game)
    check(wishes)
    now = hall.now()
    async with hall.applying(click) as tx:
        if not wishes.threaded:
            await refuse_taken(tx, channel)
        if wishes.rematch_of is not None and await lobby_of_rematch(tx, wishes.rematch_of) is not None:
            raise RematchOpen
        number = 1 + int(await tx.value("SELECT coalesce(max(id), 0) FROM matches"))
        match_id = await tx.added(
            "INSERT INTO matches (name, game, rules, options, status, server, channel, home, host, language, "
            "pace, late, max_seats, threaded, server_seed, rematch_of, created, changed) "
            "VALUES (?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            f"#{number}",
            game.id,
            game.version,
            msgspec.json.encode(wishes.options).decode(),
            server,
            channel,
            channel,
            host.id,
            wishes.language,
            wishes.pace,
            wishes.late,
            wishes.max_seats,
            int(wishes.threaded),
            secrets.token_bytes(32),
            wishes.rematch_of,
            now,
            now,
        )
        await tx.run(
            "INSERT INTO seats (match, seat, person, name, click) VALUES (?, 0, ?, ?, ?)",
            match_id,
            host.id,
            host.name,
            click,
        )
        await timing.start_lobby_clock(tx, match_id, now)
        await letters.post(tx, letters.lane_of_channel(channel), letters.LOBBY, match_id)
    hall.changed()
    return match_id


def check(wishes: Wishes) -> None:
    """Raise unless the wishes fit together."""
    game = game_named(wishes.game)
    check_pace(wishes.pace, wishes.late)
    if wishes.max_seats not in game.seats:
        raise BadSetting(setting="seats")
    if not isinstance(wishes.options, game.options):
        raise BadSetting(setting="options")


def check_pace(pace: int, late: str) -> None:
    """Raise unless there is such a pace and such a way with who is late."""
    if pace not in PACES:
        raise BadSetting(setting="pace")
    if late not in LATE:
        raise BadSetting(setting="late")


async def refuse_taken(tx: Transaction, channel: int, own: int | None = None) -> None:
    """Raise if another match is played in this channel, or will be."""
    taken = await tx.value(
        "SELECT name FROM matches WHERE channel = ? AND id IS NOT ? AND "
        "(status IN ('running', 'paused', 'frozen') OR status = 'lobby' AND NOT threaded)",
        channel,
        own,
    )
    if taken is not None:
        raise ChannelTaken(name=str(taken))


async def lobby_of_rematch(tx: Transaction, match_id: int) -> int | None:
    """The open lobby of a match's rematch, if there is one."""
    found = await tx.value("SELECT id FROM matches WHERE rematch_of = ? AND status = 'lobby'", match_id)
    return None if found is None else int(found)


async def join_rematch(hall: Hall, match_id: int, person: Person, *, click: str) -> None:
    """Take a seat in the open lobby of a match's rematch, unless one has it already."""
    async with hall.store.reading() as tx:
        lobby = await lobby_of_rematch(tx, match_id)
    if lobby is None:
        raise NoSuchMatch
    with suppress(AlreadyIn):
        await join(hall, lobby, person, click=click)


def in_lobby(sitting: Sitting) -> None:
    """Raise unless the match is still a lobby."""
    if sitting.record.status != "lobby":
        raise NotNow(status=sitting.record.status)


async def join(hall: Hall, match_id: int, person: Person, *, click: str) -> None:
    """Take the next seat."""
    async with hall.change(match_id, click) as sitting:
        in_lobby(sitting)
        if any(seat.person == person.id for seat in sitting.seats):
            raise AlreadyIn
        sit(sitting, person.id, unique(person.name, sitting), None, click)


async def add_computer(hall: Hall, match_id: int, *, host: int, admin: bool = False, click: str) -> None:
    """Put a computer player into the next seat."""
    async with hall.change(match_id, click) as sitting:
        in_lobby(sitting)
        require_host(sitting, host, admin=admin)
        computers = sum(seat.person is None for seat in sitting.seats)
        name = COMPUTER_NAMES[computers % len(COMPUTER_NAMES)]
        sit(sitting, None, unique(name, sitting), COMPUTER, click)


def sit(sitting: Sitting, person: int | None, name: str, policy: str | None, click: str) -> None:
    """Somebody takes the next seat."""
    if len(sitting.seats) >= sitting.record.max_seats:
        raise LobbyFull
    sitting.seats.append(Seat(sitting.record.id, len(sitting.seats), person, name, policy, click))
    agree(sitting, settings.with_one_more(agreed_options(sitting)))


def unique(name: str, sitting: Sitting) -> str:
    """A name nobody else at the table has."""
    number, candidate = 1, name
    while candidate in sitting.names:
        number += 1
        candidate = f"{name} {number}"
    return candidate


async def leave(hall: Hall, match_id: int, person: int, *, click: str) -> None:
    """Give the seat up; the host's lobby ends with them."""
    async with hall.change(match_id, click) as sitting:
        in_lobby(sitting)
        seat = sitting.seat_of(person)
        if person == sitting.record.host:
            sitting.record.status = "cancelled"
        else:
            remove_seat(sitting, seat)


async def remove_computer(hall: Hall, match_id: int, *, host: int, admin: bool = False, click: str) -> None:
    """Send the last computer player away."""
    async with hall.change(match_id, click) as sitting:
        in_lobby(sitting)
        require_host(sitting, host, admin=admin)
        computers = [seat.seat for seat in sitting.seats if seat.person is None]
        if computers:
            remove_seat(sitting, computers[-1])


def remove_seat(sitting: Sitting, number: int) -> None:
    """Take a seat away; those behind move up."""
    del sitting.seats[number]
    for index, seat in enumerate(sitting.seats):
        seat.seat = index
    agree(sitting, settings.without_seat(agreed_options(sitting), number))


def require_host(sitting: Sitting, person: int, *, admin: bool = False) -> None:
    """Raise unless this is the host, or somebody who manages the server."""
    if sitting.record.host != person and not admin:
        raise NotTheHost


async def set_wishes(
    hall: Hall, match_id: int, wishes: Wishes, *, host: int, admin: bool = False, click: str
) -> None:
    """Change what was agreed, as long as everybody still has a seat."""
    check(wishes)
    async with hall.writing(match_id, click) as (sitting, tx):
        in_lobby(sitting)
        require_host(sitting, host, admin=admin)
        record = sitting.record
        if wishes.game != record.game:
            raise BadSetting(setting="game")
        if wishes.max_seats < len(sitting.seats):
            raise BadSetting(setting="seats")
        if not wishes.threaded:
            await refuse_taken(tx, record.home, record.id)
        agree(sitting, wishes.options)
        record.language, record.pace, record.late = wishes.language, wishes.pace, wishes.late
        record.max_seats, record.threaded = wishes.max_seats, wishes.threaded


async def cancel(hall: Hall, match_id: int, *, host: int, admin: bool = False, click: str) -> None:
    """End the lobby without a match."""
    async with hall.change(match_id, click) as sitting:
        in_lobby(sitting)
        require_host(sitting, host, admin=admin)
        sitting.record.status = "cancelled"


async def start(
    hall: Hall, match_id: int, *, host: int, admin: bool = False, channel: int, click: str
) -> None:
    """Begin: the seed is mixed with everybody's clicks, and the first question is asked in `channel`."""
    async with hall.writing(match_id, click) as (sitting, tx):
        in_lobby(sitting)
        require_host(sitting, host, admin=admin)
        game, record = sitting.game, sitting.record
        if len(sitting.seats) not in game.seats:
            raise TooFewPlayers(least=game.seats.start)
        await refuse_taken(tx, channel, match_id)
        record.channel = channel
        record.rules = game.version
        record.status = "running"
        sitting.match = Match.new(
            game,
            len(sitting.seats),
            server_seed=record.server_seed,
            clicks=[seat.click for seat in sitting.seats],
            options=agreed_options(sitting),
            policies={seat.seat: seat.policy for seat in sitting.seats if seat.policy is not None},
        )


def agree(sitting: Sitting, options: msgspec.Struct) -> None:
    """Keep the options of a lobby."""
    sitting.record.options = msgspec.json.encode(options).decode()


def agreed_options(sitting: Sitting) -> msgspec.Struct:
    """The options of a lobby, which an upgrade may have made unreadable since."""
    try:
        return msgspec.json.decode(sitting.record.options, type=sitting.game.options)
    except msgspec.ValidationError as error:
        raise BadSetting(setting="options") from error
