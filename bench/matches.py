"""Matches of Blood Rage in a store, each at a position of its own, made as people would make them."""

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from bench.loopback import GUILD
from games.blood_rage.game import GAME
from games.blood_rage.state import Options
from games.engine import random_legal
from table import lobby
from table.hall import Hall
from table.opening import open_table
from table.records import Letter

PLAYERS = 2
MOST_ANSWERS = 80
LAST_AGE = 3
LOCALE = "en-US"


async def nowhere(_: Letter) -> None:
    """Nobody gets letters while the store is filled."""


@asynccontextmanager
async def hall_over(database: Path) -> AsyncIterator[Hall]:
    """A hall whose postman and timekeeper sleep."""
    table = await open_table(str(database), database.parent / "backups", nowhere)
    try:
        yield table.hall
    finally:
        await table.close()


def player(match: int, seat: int) -> int:
    """The person in a seat of a match: nobody plays two."""
    return 1000 + 10 * match + seat


async def fill(hall: Hall, matches: int, rng: Random) -> list[int]:
    """So many live matches, each played on at random for a while; all letters have arrived."""
    clicks = (f"click {number}" for number in itertools.count())
    wishes = lobby.Wishes(GAME.id, "en", Options(), PLAYERS)
    made = []
    for number in range(matches):
        people = [
            await hall.person(player(number, seat), f"Player {player(number, seat)}", LOCALE)
            for seat in range(PLAYERS)
        ]
        place, host = 5000 + number, people[0]
        match_id = await lobby.open_lobby(hall, host, wishes, server=GUILD, channel=place, click=next(clicks))
        for person in people[1:]:
            await lobby.join(hall, match_id, person, click=next(clicks))
        await lobby.start(hall, match_id, host=host.id, channel=place, click=next(clicks))
        await play_on(hall, match_id, rng)
        made.append(match_id)
    async with hall.store.transaction() as tx:
        await tx.run("DELETE FROM outbox")
        await tx.run("UPDATE matches SET told = news")
    return made


async def play_on(hall: Hall, match_id: int, rng: Random) -> None:
    """Play some answers at random, but not into the last Age."""
    async with hall.change(match_id) as sitting:
        match = sitting.match
        assert match is not None
        for _ in range(rng.randrange(MOST_ANSWERS)):
            seat = match.waiting[0]
            question = match.question(seat)
            assert question is not None
            match.answer(seat, random_legal(question, lambda: None, rng))
            if match.state.age == LAST_AGE:
                break
