"""The lobby: who sits down, what is agreed, and the start."""

import msgspec
import pytest

from games.blood_rage.state import Options
from games.engine import commitment
from table import letters, lobby, timing
from table.hall import Hall
from table.refusals import (
    AlreadyDone,
    AlreadySeated,
    BadSetting,
    ChannelTaken,
    LobbyFull,
    NoSuchMatch,
    NotNow,
    NotSeated,
    NotTheHost,
    TooFewPlayers,
)
from table.timekeeper import Timekeeper
from tests.table.guests import (
    DAY,
    Clock,
    empty_outbox,
    fresh,
    guest,
    new_lobby,
    new_match,
    outbox,
    status,
    timers,
)

pytestmark = pytest.mark.asyncio


async def names(hall: Hall, match_id: int) -> list[str]:
    async with hall.look(match_id) as sitting:
        return sitting.names


async def test_the_host_sits_in_the_first_seat(hall: Hall) -> None:
    assert await names(hall, await new_lobby(hall)) == ["Astrid"]


async def test_people_join_and_leave_and_those_behind_move_up(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    for number in (2, 3):
        await lobby.join(hall, match_id, await guest(hall, number), click=fresh())
    await lobby.leave(hall, match_id, 2, click=fresh())
    assert await names(hall, match_id) == ["Astrid", "Cille"]
    hall._kept.clear()
    assert await names(hall, match_id) == ["Astrid", "Cille"]
    async with hall.look(match_id) as sitting:
        assert sitting.seat_of(3) == 1


async def test_nobody_sits_twice(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    with pytest.raises(AlreadySeated):
        await lobby.join(hall, match_id, await guest(hall, 1), click=fresh())


async def test_two_people_of_one_name_can_be_told_apart(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    await lobby.join(hall, match_id, await hall.person(8, "Astrid"), click=fresh())
    assert await names(hall, match_id) == ["Astrid", "Astrid 2"]


async def test_a_full_lobby_takes_nobody_more(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    for number in (2, 3, 4):
        await lobby.join(hall, match_id, await guest(hall, number), click=fresh())
    with pytest.raises(LobbyFull):
        await lobby.join(hall, match_id, await guest(hall, 5), click=fresh())
    with pytest.raises(LobbyFull):
        await lobby.add_computer(hall, match_id, host=1, click=fresh())


async def test_a_click_counts_once(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    await lobby.add_computer(hall, match_id, host=1, click="same")
    with pytest.raises(AlreadyDone):
        await lobby.add_computer(hall, match_id, host=1, click="same")
    assert await names(hall, match_id) == ["Astrid", "Huginn"]


async def test_a_doubled_command_opens_one_lobby(hall: Hall) -> None:
    host = await guest(hall, 1)
    wishes = lobby.Wishes("blood-rage", "en", Options(), 4)
    await lobby.open_lobby(hall, host, wishes, server=9, channel=7, click="same")
    with pytest.raises(AlreadyDone):
        await lobby.open_lobby(hall, host, wishes, server=9, channel=7, click="same")


async def test_computers_come_and_go_as_the_host_says(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    await lobby.join(hall, match_id, await hall.person(2, "Huginn"), click=fresh())
    for _ in range(2):
        await lobby.add_computer(hall, match_id, host=1, click=fresh())
    assert await names(hall, match_id) == ["Astrid", "Huginn", "Huginn 2", "Muninn"]
    await lobby.remove_computer(hall, match_id, host=1, click=fresh())
    assert await names(hall, match_id) == ["Astrid", "Huginn", "Huginn 2"]
    with pytest.raises(NotTheHost):
        await lobby.add_computer(hall, match_id, host=2, click=fresh())


async def test_a_lobby_ends_with_its_host(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    await lobby.join(hall, match_id, await guest(hall, 2), click=fresh())
    await lobby.leave(hall, match_id, 1, click=fresh())
    assert await status(hall, match_id) == "cancelled"
    assert await timers(hall, match_id) == {}
    with pytest.raises(NotNow):
        await lobby.join(hall, match_id, await guest(hall, 3), click=fresh())


async def test_who_is_not_there_cannot_leave(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    with pytest.raises(NotSeated):
        await lobby.leave(hall, match_id, 5, click=fresh())
    with pytest.raises(NoSuchMatch):
        await lobby.leave(hall, 99, 5, click=fresh())


async def test_one_alone_cannot_start(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    with pytest.raises(TooFewPlayers):
        await lobby.start(hall, match_id, host=1, channel=7, click=fresh())
    assert await status(hall, match_id) == "lobby"


async def test_only_the_host_starts_changes_and_cancels(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    await lobby.join(hall, match_id, await guest(hall, 2), click=fresh())
    with pytest.raises(NotTheHost):
        await lobby.start(hall, match_id, host=2, channel=7, click=fresh())
    with pytest.raises(NotTheHost):
        await lobby.cancel(hall, match_id, host=2, click=fresh())
    wishes = lobby.Wishes("blood-rage", "en", Options(), 4)
    with pytest.raises(NotTheHost):
        await lobby.set_wishes(hall, match_id, wishes, host=2, click=fresh())
    await lobby.cancel(hall, match_id, host=1, click=fresh())
    assert await status(hall, match_id) == "cancelled"


async def test_what_is_agreed_can_change_while_everybody_keeps_a_seat(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    for number in (2, 3):
        await lobby.join(hall, match_id, await guest(hall, number), click=fresh())
    wishes = lobby.Wishes("blood-rage", "de", Options(), 3, pace=48, late="computer")
    await lobby.set_wishes(hall, match_id, wishes, host=1, click=fresh())
    async with hall.look(match_id) as sitting:
        record = sitting.record
        assert (record.language, record.pace, record.late, record.max_seats) == ("de", 48, "computer", 3)
    for wrong in ({"max_seats": 2}, {"max_seats": 9}, {"pace": 5}, {"late": "shout"}, {"options": wishes}):
        fields = {"game": "blood-rage", "language": "en", "options": Options(), "max_seats": 4, **wrong}
        with pytest.raises(BadSetting):
            await lobby.set_wishes(
                hall,
                match_id,
                lobby.Wishes(**fields),  # type: ignore[arg-type]
                host=1,
                click=fresh(),
            )


async def test_a_channel_holds_one_match(hall: Hall) -> None:
    await new_lobby(hall, threaded=False)
    with pytest.raises(ChannelTaken):
        await new_lobby(hall, threaded=False)
    other = await new_lobby(hall)
    wishes = lobby.Wishes("blood-rage", "en", Options(), 4, threaded=False)
    with pytest.raises(ChannelTaken):
        await lobby.set_wishes(hall, other, wishes, host=1, click=fresh())


async def test_many_lobbies_with_threads_stand_in_one_channel_but_none_in_a_match_s_thread(
    hall: Hall,
) -> None:
    match_id = await new_match(hall)
    await new_lobby(hall)
    async with hall.look(match_id) as sitting:
        thread = sitting.record.channel
    with pytest.raises(ChannelTaken):
        await new_lobby(hall, channel=thread, threaded=False)


async def test_a_match_begins_once_and_keeps_the_seed_the_lobby_showed(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    async with hall.look(match_id) as sitting:
        shown = commitment(sitting.record.server_seed)
    await lobby.join(hall, match_id, await guest(hall, 2), click=fresh())
    await lobby.start(hall, match_id, host=1, channel=77, click=fresh())
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        assert sitting.match.commitment == shown
    with pytest.raises(NotNow):
        await lobby.start(hall, match_id, host=1, channel=77, click=fresh())


async def test_a_lobby_warns_its_host_and_ends_after_a_week(hall: Hall, clock: Clock) -> None:
    match_id = await new_lobby(hall)
    await empty_outbox(hall)
    keeper = Timekeeper(hall)
    clock.forward(6 * DAY)
    await keeper.ring_what_is_due()
    [warning] = await outbox(hall)
    assert (warning.kind, warning.lane) == (letters.REMINDER, "person 1")
    clock.forward(DAY)
    await keeper.ring_what_is_due()
    assert await status(hall, match_id) == "cancelled"
    assert [letter.lane for letter in await outbox(hall, letters.LOBBY)] == ["channel 7"]
    assert await timers(hall, match_id) == {}


async def test_a_lobby_that_has_begun_has_no_end(hall: Hall) -> None:
    match_id = await new_match(hall, pace=0)
    assert await timers(hall, match_id) == {}
    assert timing.LOBBY_END not in [kind for kind, _ in await timers(hall, match_id)]


async def test_options_that_an_upgrade_made_unreadable_keep_the_lobby_and_say_so(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    await lobby.add_computer(hall, match_id, host=1, click=fresh())
    async with hall.store.transaction() as tx:
        await tx.run("UPDATE matches SET options = '[]' WHERE id = ?", match_id)
    hall._kept.clear()
    with pytest.raises(BadSetting):
        await lobby.start(hall, match_id, host=1, channel=7, click=fresh())
    assert await status(hall, match_id) == "lobby"


async def test_the_host_has_a_day_left_when_told_that_the_lobby_closes_however_late_that_is(
    hall: Hall, clock: Clock
) -> None:
    match_id = await new_lobby(hall)
    keeper = Timekeeper(hall)
    clock.forward(10 * DAY)
    await keeper.ring_what_is_due()
    assert len(await outbox(hall, letters.REMINDER)) == 1
    assert await timers(hall, match_id) == {(timing.LOBBY_END, None): clock.now + DAY}
    clock.forward(DAY)
    await keeper.ring_what_is_due()
    assert await status(hall, match_id) == "cancelled"


async def test_the_host_is_told_when_awake_that_the_lobby_closes(hall: Hall, clock: Clock) -> None:
    host = await guest(hall, 1)
    await hall.save_person(msgspec.structs.replace(host, quiet_from=11 * 60, quiet_to=18 * 60))
    match_id = await new_lobby(hall)
    keeper = Timekeeper(hall)
    clock.forward(6 * DAY)
    await keeper.ring_what_is_due()
    assert await outbox(hall, letters.REMINDER) == []
    clock.forward(6 * 3600)
    await keeper.ring_what_is_due()
    assert len(await outbox(hall, letters.REMINDER)) == 1
    assert await timers(hall, match_id) == {(timing.LOBBY_END, None): clock.now + DAY}
