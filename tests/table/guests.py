"""People, a clock that stands still until told, and matches of Blood Rage to sit down to."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from db.store import Store
from games.blood_rage.state import Options
from games.engine import Answer, random_legal
from table import lobby
from table.hall import Hall
from table.records import Letter, Person, Timer
from table.sitting import Sitting

NAMES = ("Astrid", "Bjørn", "Cille", "Dag", "Eir")
HOUR = 3600
DAY = 24 * HOUR
NOON = 1_767_268_800  # 2026-01-01 12:00 UTC
CHANNEL = 77


class Clock:
    """A clock that moves when told."""

    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += seconds


@asynccontextmanager
async def hall_over(path: Path, clock: Clock) -> AsyncIterator[Hall]:
    """A hall over a store in a file, which is closed afterwards."""
    store = await Store.open(str(path))
    try:
        yield Hall(store, clock)
    finally:
        await store.close()


async def guest(hall: Hall, number: int) -> Person:
    """The first, second, … person."""
    return await hall.person(number, NAMES[number - 1])


async def new_lobby(hall: Hall, channel: int = 7, **wishes: Any) -> int:
    """A lobby of the first person."""
    wanted = lobby.Wishes("blood-rage", "en", Options(), 4, **wishes)
    host = await guest(hall, 1)
    return await lobby.open_lobby(hall, host, wanted, server=9, channel=channel, click=fresh("open"))


_clicks = iter(range(1, 1_000_000_000))


def fresh(what: str = "click") -> str:
    """The id of a click nobody has made before."""
    return f"{what} {next(_clicks)}"


async def new_match(hall: Hall, people: int = 3, computers: int = 0, **wishes: Any) -> int:
    """A match that has begun, with the first people in its seats."""
    match_id = await new_lobby(hall, **wishes)
    for number in range(2, people + 1):
        await lobby.join(hall, match_id, await guest(hall, number), click=fresh())
    for _ in range(computers):
        await lobby.add_computer(hall, match_id, host=1, click=fresh())
    await lobby.start(hall, match_id, host=1, channel=CHANNEL + match_id, click=fresh())
    return match_id


def some_answer(sitting: Sitting, seat: int, dice: random.Random) -> Answer:
    """A legal answer."""
    assert sitting.match is not None
    question = sitting.match.question(seat)
    assert question is not None
    return random_legal(question, lambda: None, dice)


async def answer_once(hall: Hall, match_id: int, dice: random.Random) -> int | None:
    """Whoever is awaited first answers something; returns the seat, or None when the match is over."""
    async with hall.look(match_id) as sitting:
        if not sitting.waiting_for or sitting.match is None:
            return None
        seat = sitting.waiting_for[0]
        answer = some_answer(sitting, seat.seat, dice)
        question = sitting.match.question_id
    assert seat.person is not None
    await hall.answer(match_id, seat.person, answer, question=question, interaction=fresh())
    return seat.seat


async def play(hall: Hall, match_id: int, answers: int, seed: int = 1) -> None:
    """So many answers, or up to the end."""
    dice = random.Random(seed)
    for _ in range(answers):
        if await answer_once(hall, match_id, dice) is None:
            return


async def play_until_barrier(hall: Hall, match_id: int, seat: int, seed: int = 1) -> None:
    """Play until this seat's last answer cannot be taken back without the others."""
    dice = random.Random(seed)
    while True:
        await answer_once(hall, match_id, dice)
        async with hall.look(match_id) as sitting:
            assert sitting.match is not None
            last = sitting.match.last_own_answer(seat)
            if last is not None and sitting.match.barriers(last):
                return


async def seats_asked(hall: Hall, match_id: int) -> list[int]:
    """Whom the rules ask."""
    async with hall.look(match_id) as sitting:
        return [seat.seat for seat in sitting.asked]


async def play_until_one_is_asked(hall: Hall, match_id: int, seed: int = 1) -> int:
    """Play until just one person is awaited; returns their seat."""
    dice = random.Random(seed)
    while True:
        asked = await seats_asked(hall, match_id)
        if len(asked) == 1:
            return asked[0]
        await answer_once(hall, match_id, dice)


async def outbox(hall: Hall, kind: str | None = None) -> list[Letter]:
    """The letters that wait."""
    async with hall.store.reading() as tx:
        found = await tx.all(Letter, "SELECT * FROM outbox ORDER BY id")
    return [letter for letter in found if kind in (None, letter.kind)]


async def empty_outbox(hall: Hall) -> None:
    """All letters have arrived."""
    async with hall.store.transaction() as tx:
        await tx.run("DELETE FROM outbox")


async def timers(hall: Hall, match_id: int) -> dict[tuple[str, int | None], int]:
    """When what is due, by kind and seat."""
    async with hall.store.reading() as tx:
        found = await tx.all(Timer, "SELECT * FROM timers WHERE match = ?", match_id)
    return {(timer.kind, timer.seat): timer.due for timer in found}


async def chronicle_keys(hall: Hall, match_id: int) -> list[str]:
    """The chronicle's lines, by their keys."""
    async with hall.store.reading() as tx:
        return await tx.values(
            "SELECT json_extract(line, '$.key') FROM chronicle WHERE match = ? ORDER BY id", match_id
        )


async def status(hall: Hall, match_id: int) -> str:
    """The state a match is in."""
    async with hall.look(match_id) as sitting:
        return sitting.record.status


async def save_of(hall: Hall, match_id: int) -> bytes:
    """The whole match, to compare."""
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        return sitting.match.save()


def forget(hall: Hall) -> None:
    """The hall keeps nothing in memory, as after a restart."""
    hall._kept.clear()
