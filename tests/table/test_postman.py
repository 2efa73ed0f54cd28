"""Letters arrive in order within a lane, each once, whatever fails on the way."""

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from table import letters, postman
from table.hall import Hall
from table.postman import Postman, TryLater, Undeliverable
from table.records import Letter
from tests.table.guests import Clock, hall_over, outbox

pytestmark = pytest.mark.asyncio


async def post(hall: Hall, lane: str, kind: str = letters.NUDGE, **payload: object) -> None:
    async with hall.store.transaction() as tx:
        await letters.post(tx, lane, kind, None, **payload)
    hall.changed()


async def until_empty(hall: Hall, clock: Clock, man: Postman, left: int = 0) -> None:
    """Let time fly until no more than so many letters wait."""
    for _ in range(4000):
        await asyncio.sleep(0.001)
        clock.forward(30)
        man.look()
        if len(await outbox(hall)) <= left:
            return
    raise AssertionError(await outbox(hall))


class Discord:
    """Takes letters down, and fails as told: what to raise by how often a letter was tried."""

    def __init__(self) -> None:
        self.arrived: list[tuple[str, str]] = []
        self.tried: list[int] = []
        self.at: list[float] = []
        self.failures: list[BaseException] = []
        self.after: list[BaseException] = []
        self.pause: asyncio.Event | None = None
        self.began = asyncio.Event()

    async def deliver(self, letter: Letter) -> None:
        self.tried.append(letter.id)
        self.began.set()
        if self.pause is not None:
            await self.pause.wait()
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop(0)
        self.arrived.append((letter.lane, letter.payload))
        if self.after:
            raise self.after.pop(0)


async def test_letters_of_a_lane_arrive_in_order(hall: Hall, clock: Clock) -> None:
    discord = Discord()
    man = Postman(hall, discord.deliver)
    man.start()
    for number in range(10):
        await post(hall, f"channel {number % 2}", n=number)
    await until_empty(hall, clock, man)
    await man.stop()
    for lane in (0, 1):
        arrived = [payload for where, payload in discord.arrived if where == f"channel {lane}"]
        assert arrived == [f'{{"n":{number}}}' for number in range(lane, 10, 2)]


async def test_a_lane_that_must_wait_holds_up_no_other(hall: Hall, clock: Clock) -> None:
    async def deliver(letter: Letter) -> None:
        if letter.lane == "channel 1":
            raise TryLater(100)
        arrived.append(letter.lane)

    arrived: list[str] = []
    man = Postman(hall, deliver)
    await post(hall, "channel 1")
    await post(hall, "channel 2")
    man.start()
    await until_empty(hall, clock, man, left=1)
    await man.stop()
    assert arrived == ["channel 2"]
    assert [letter.lane for letter in await outbox(hall)] == ["channel 1"]


@pytest.mark.parametrize(
    "failure",
    [TryLater(3), TryLater(0.2), RuntimeError("a bug"), asyncio.CancelledError()],
    ids=["429", "a moment", "a bug", "cancelled from within"],
)
async def test_after_a_failure_the_order_is_kept_and_nothing_is_lost(
    hall: Hall, clock: Clock, failure: BaseException, caplog: pytest.LogCaptureFixture
) -> None:
    discord = Discord()
    discord.failures = [failure, failure, failure]
    man = Postman(hall, discord.deliver)
    for number in range(4):
        await post(hall, "channel 1", n=number)
    man.start()
    await until_empty(hall, clock, man)
    await man.stop()
    assert [payload for _, payload in discord.arrived] == [f'{{"n":{number}}}' for number in range(4)]
    assert len(discord.tried) == 7


async def test_a_wait_that_discord_asks_for_is_kept(hall: Hall, clock: Clock) -> None:
    discord = Discord()
    discord.failures = [TryLater(60)]
    man = Postman(hall, discord.deliver)
    man.start()
    await post(hall, "channel 1")
    for _ in range(20):
        await asyncio.sleep(0.001)
        man.look()
    assert len(discord.tried) == 1
    clock.forward(59)
    for _ in range(20):
        await asyncio.sleep(0.001)
        man.look()
    assert len(discord.tried) == 1
    clock.forward(1)
    await until_empty(hall, clock, man)
    await man.stop()
    assert len(discord.tried) == 2


async def test_what_can_never_arrive_is_thrown_away(hall: Hall, clock: Clock) -> None:
    discord = Discord()
    discord.failures = [Undeliverable("the channel is gone")]
    man = Postman(hall, discord.deliver)
    man.start()
    await post(hall, "channel 1", n=1)
    await post(hall, "channel 1", n=2)
    await until_empty(hall, clock, man)
    await man.stop()
    assert discord.arrived == [("channel 1", '{"n":2}')]


async def test_a_letter_that_breaks_the_delivery_is_given_up_in_the_end(
    hall: Hall, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postman, "LONGEST_WAIT", 4)
    discord = Discord()
    discord.failures = [RuntimeError("a bug")] * postman.GIVE_UP_AFTER
    man = Postman(hall, discord.deliver)
    man.start()
    await post(hall, "channel 1", n=1)
    await post(hall, "channel 1", n=2)
    await until_empty(hall, clock, man)
    await man.stop()
    assert discord.arrived == [("channel 1", '{"n":2}')]


async def test_waiting_for_discord_never_counts_as_a_try(hall: Hall, clock: Clock) -> None:
    discord = Discord()
    discord.failures = [TryLater(1)] * (3 * postman.GIVE_UP_AFTER)
    man = Postman(hall, discord.deliver)
    man.start()
    await post(hall, "channel 1")
    await until_empty(hall, clock, man)
    await man.stop()
    assert len(discord.arrived) == 1


async def test_of_several_boards_only_the_newest_is_drawn_even_after_failures(
    hall: Hall, clock: Clock
) -> None:
    discord = Discord()
    discord.failures = [TryLater(60)]
    man = Postman(hall, discord.deliver)
    man.start()
    await post(hall, "channel 1", letters.BOARD)
    await asyncio.wait_for(discord.began.wait(), 5)
    for _ in range(1000):
        if (await outbox(hall))[0].not_before:
            break
        await asyncio.sleep(0.001)
    for _ in range(5):
        await post(hall, "channel 1", letters.BOARD)
    [only] = await outbox(hall)
    assert only.not_before == clock.now + 60
    await until_empty(hall, clock, man)
    await man.stop()
    assert len(discord.arrived) == 1


async def test_a_board_that_is_on_its_way_arrives_and_then_the_newest(hall: Hall, clock: Clock) -> None:
    discord = Discord()
    discord.pause = asyncio.Event()
    man = Postman(hall, discord.deliver)
    man.start()
    await post(hall, "channel 1", letters.BOARD)
    await asyncio.wait_for(discord.began.wait(), 5)
    for _ in range(5):
        await post(hall, "channel 1", letters.BOARD)
    discord.pause.set()
    await until_empty(hall, clock, man)
    await man.stop()
    assert len(discord.arrived) == 2
    assert len(set(discord.tried)) == 2


async def test_a_board_that_is_replaced_before_it_is_tried_makes_way(
    hall: Hall, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    tried: list[int] = []

    async def deliver(letter: Letter) -> None:
        if not tried:
            await post(hall, "channel 1", letters.BOARD)
        tried.append(letter.id)
        async with hall.store.transaction() as tx:
            await letters.seal(tx, letter)
        arrived.append(letter.id)

    arrived: list[int] = []
    man = Postman(hall, deliver)
    await post(hall, "channel 1", letters.BOARD)
    man.start()
    await until_empty(hall, clock, man)
    await man.stop()
    assert len(tried) == 2
    assert arrived == tried[1:]
    assert caplog.records == []


async def test_what_discord_may_have_is_never_replaced(hall: Hall) -> None:
    await post(hall, "channel 1", letters.BOARD)
    [first] = await outbox(hall)
    async with hall.store.transaction() as tx:
        await letters.seal(tx, first)
    await post(hall, "channel 1", letters.BOARD)
    await post(hall, "channel 1", letters.BOARD)
    sealed, newest = await outbox(hall)
    assert (sealed.id, sealed.sealed, newest.sealed) == (first.id, True, False)
    async with hall.store.reading() as tx:
        assert [await letters.is_newest(tx, letter) for letter in (sealed, newest)] == [False, True]


async def test_a_lane_told_to_wait_waits_though_its_board_was_replaced(hall: Hall, clock: Clock) -> None:
    discord = Discord()
    discord.pause = asyncio.Event()
    discord.failures = [TryLater(60)]
    man = Postman(hall, discord.deliver)
    man.start()
    await post(hall, "channel 1", letters.BOARD)
    await asyncio.wait_for(discord.began.wait(), 5)
    await post(hall, "channel 1", letters.BOARD)
    discord.pause.set()
    for _ in range(30):
        await asyncio.sleep(0.001)
    assert len(discord.tried) == 1
    [letter] = await outbox(hall)
    assert letter.not_before == clock.now + 60
    await man.stop()


async def test_stopping_lets_what_is_on_its_way_arrive_once(tmp_path: Path, clock: Clock) -> None:
    discord = Discord()
    discord.pause = asyncio.Event()
    path = tmp_path / "skald.db"
    async with hall_over(path, clock) as hall:
        man = Postman(hall, discord.deliver)
        man.start()
        await post(hall, "channel 1", n=1)
        await post(hall, "channel 1", n=2)
        await asyncio.wait_for(discord.began.wait(), 5)
        stopping = asyncio.create_task(man.stop())
        await asyncio.sleep(0.01)
        discord.pause.set()
        await stopping
        assert discord.arrived == [("channel 1", '{"n":1}')]
        assert hall.on_change == []
    async with hall_over(path, clock) as hall:
        man = Postman(hall, discord.deliver)
        man.start()
        await until_empty(hall, clock, man)
        await man.stop()
    assert discord.arrived == [("channel 1", '{"n":1}'), ("channel 1", '{"n":2}')]


async def test_a_delivery_that_never_ends_is_cancelled_and_its_letter_kept(
    hall: Hall, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postman, "GRACE", 0.01)
    discord = Discord()
    discord.pause = asyncio.Event()
    man = Postman(hall, discord.deliver)
    man.start()
    await post(hall, "channel 1")
    await asyncio.wait_for(discord.began.wait(), 5)
    await man.stop()
    assert len(await outbox(hall)) == 1
    discord.pause = None
    again = Postman(hall, discord.deliver)
    again.start()
    await until_empty(hall, clock, again)
    await again.stop()
    assert discord.tried[0] == discord.tried[1]


async def test_a_store_that_fails_for_a_while_loses_nothing(
    hall: Hall, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postman, "PAUSE_AFTER_TROUBLE", 0.005)
    discord = Discord()
    man = Postman(hall, discord.deliver)
    await post(hall, "channel 1", n=1)
    await post(hall, "channel 1", n=2)
    real, troubles = hall.store.transaction, [OSError("disk full")] * 3

    def failing():  # type: ignore[no-untyped-def]
        if troubles:
            raise troubles.pop()
        return real()

    monkeypatch.setattr(hall.store, "transaction", failing)
    man.start()
    await until_empty(hall, clock, man)
    await man.stop()
    assert Counter(payload for _, payload in discord.arrived) == {'{"n":1}': 4, '{"n":2}': 1}
    assert len(set(discord.tried)) == 2


async def test_whatever_fails_in_whatever_order_every_letter_arrives_once_and_in_order(
    hall: Hall, clock: Clock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postman, "GRACE", 0.001)
    dice = random.Random(7)
    arrived: dict[str, list[int]] = {}
    hopeless = set()

    async def deliver(letter: Letter) -> None:
        await asyncio.sleep(dice.random() * 0.002)
        fate = dice.random()
        if fate < 0.15:
            raise TryLater(dice.random() * 20)
        if fate < 0.25:
            raise ConnectionError("lost")
        if fate < 0.30:
            hopeless.add(letter.id)
            raise Undeliverable("gone")
        lane = arrived.setdefault(letter.lane, [])
        if letter.id not in lane:  # what Discord's nonce does
            lane.append(letter.id)
        await asyncio.sleep(dice.random() * 0.002)
        if fate > 0.95:
            raise ConnectionError("lost after it arrived")

    posted = 0
    for _ in range(6):
        man = Postman(hall, deliver)
        man.start()
        for _ in range(10):
            await post(hall, f"channel {posted % 3}", n=posted)
            posted += 1
            clock.forward(10)
        await asyncio.sleep(0.01)
        await man.stop()
    last = Postman(hall, deliver)
    last.start()
    await until_empty(hall, clock, last)
    await last.stop()
    assert all(lane == sorted(lane) for lane in arrived.values())
    everything = {number for lane in arrived.values() for number in lane}
    assert everything | hopeless == set(range(1, posted + 1))
