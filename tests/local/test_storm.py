"""A whole match in bad weather, by people who misbehave: nothing is lost, doubled or refused."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest

from tests.local import accounts
from tests.local.accounts import TRIES, Books
from tests.local.guest import Failed, Guest
from tests.local.players import Match, begin, by_dm, by_panel, by_typing, play
from tests.local.processes import Processes
from tests.local.rascals import TROUBLE, rascal
from tests.local.test_launch import free_port

HABITS = [rascal(by_panel), rascal(by_dm), rascal(by_typing)]
LONG = 60.0
LATE, ANSWERED_ALREADY = 10062, 40060
"""What the bot is told when its answer came too late, or came through though it did not hear of it."""

Blow = Callable[[Processes], Awaitable[object]]


async def kill_bot(both: Processes) -> None:
    await both.kill_bot()
    await both.start_bot()


async def cut_line(both: Processes) -> None:
    both.cut()


async def forget_line(both: Processes) -> None:
    both.cut(forget=True)


async def storm(
    folder: Path, people: Sequence[str], *, share: float, seed: int, calm: int, rounds: int = 100
) -> None:
    """A match with so many answers between two rounds of blows; after so many rounds the host ends it."""
    dice = random.Random(seed)

    async def restart_server(both: Processes) -> None:
        await both.kill_server()
        await both.start_server(share, dice.randrange(1000))

    blows: list[Blow] = [kill_bot, cut_line, restart_server, forget_line]
    async with AsyncExitStack() as stack:
        both = await stack.enter_async_context(Processes.of(folder, free_port(), share, seed))
        guests = [await stack.enter_async_context(Guest.sit(both.address, name)) for name in people]
        host, books = guests[0], Books(folder / "skald.db")
        await host.until(lambda: host.state["bot_ready"] and host.state["commands"], patience=LONG)
        match = await begun(guests)
        for _ in range(rounds):
            await play(match, HABITS, dice, most=calm, patience=LONG)
            if ended(match):
                break
            for blow in blows:
                await asyncio.gather(blow(both), play(match, HABITS, dice, most=2, patience=LONG))
                await everybody_back(match)
            await delivered(books)
            if not ended(match):
                for guest in guests:
                    await accounts.one_hand(guest, match.channel)
        await end(match)
        await delivered(books)
        await accounts.read_back(host, match.channel, books)
        notes = both.notes()
        accounts.balance(books, notes, guests)
        made = {it.about for it in notes if it.kind == "trouble"}
        refused = [it for it in notes if it.kind == "refused" and it.number not in (LATE, ANSWERED_ALREADY)]
        assert not refused
        assert not [it.about for it in notes if it.kind == "judged"]
        assert not both.complaints()
        assert len(made) > 4, made


async def begun(guests: Sequence[Guest]) -> Match:
    """A match; if a lobby comes to nothing, people open another, as long as they are patient."""
    for _ in range(TRIES):
        with suppress(*TROUBLE):
            return await begin(guests, computers=1)
    raise Failed("no match begins")


def ended(match: Match) -> bool:
    """Whether the result card is there."""
    return match.result is not None


async def end(match: Match) -> None:
    """The host ends the match, unless it is over."""
    for _ in range(TRIES):
        if ended(match):
            return
        with suppress(*TROUBLE):
            asked = (await match.host.command("match end", at=match.channel)).shown
            assert asked is not None
            await match.host.press(asked, "end")
            await match.host.until(lambda: match.result)


async def everybody_back(match: Match) -> None:
    """Wait until everybody and the bot are at the table again."""
    for guest in match.players:
        await guest.until(lambda guest=guest: guest.state["bot_ready"], patience=LONG)  # type: ignore[misc]


async def delivered(books: Books) -> None:
    """Wait until every letter has arrived."""
    async with asyncio.timeout(LONG):
        while books.waiting:  # noqa: ASYNC110 - another process empties it
            await asyncio.sleep(0.05)


@pytest.mark.asyncio
async def test_a_match_in_a_storm(tmp_path: Path) -> None:
    await storm(tmp_path, ["Bjørn", "Chloé"], share=0.15, seed=1, calm=10, rounds=1)


@pytest.mark.soak
@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(3))
async def test_matches_in_a_long_storm(tmp_path: Path, seed: int) -> None:
    await storm(tmp_path, ["Astrid", "Bjørn", "Chloé"], share=0.1, seed=seed, calm=30)
