"""Guests who misbehave: they press anything, twice, what is others' or long gone, and type nonsense."""

import asyncio
import random
from collections.abc import Awaitable, Callable

import aiohttp

from local.limits import BUTTON
from tests.local.guest import Failed, Guest, Json, Refused, buttons, menus, verb_of
from tests.local.players import Habit, Match

HARMLESS = (
    *("turn", "hand", "board", "saga", "help", "intro", "why", "page", "some"),
    *("answer", "confirm", "amount", "orders", "join", "computer", "start"),
)
"""What may be pressed at random in a match that is to reach its end and whose channel is to tell it once.

Who goes back lets the channel read what is no longer so: it tells on, and takes nothing away.
"""
NONSENSE = ("", "??", "ᚠᚢᚦ", "🪓" * 50, "0.1|0,0,0", "-1", "<@1> **Odin** `x`", "drop table answers; --")
Mischief = Callable[[Match, Guest, random.Random], Awaitable[object]]


async def anything(_: Match, guest: Guest, dice: random.Random) -> None:
    """Press whatever is on the screen."""
    await press_one(guest, [it for place in guest.screen for it in guest.messages(place)], dice)


async def twice(match: Match, guest: Guest, dice: random.Random) -> None:
    """Press the same twice before anything happens."""
    panel = match.panel(guest)
    message = [panel] if panel else guest.public(match.channel)
    again = random.Random(dice.random())
    state = again.getstate()
    presses = []
    for _ in range(2):
        again.setstate(state)
        presses.append(press_one(guest, message, again))
        await asyncio.sleep(0)
    for outcome in await asyncio.gather(*presses, return_exceptions=True):
        if isinstance(outcome, BaseException) and not isinstance(outcome, TROUBLE):
            raise outcome


async def what_is_others(match: Match, guest: Guest, dice: random.Random) -> None:
    """Press on the private messages of somebody else."""
    other = dice.choice(match.players)
    await press_one(guest, [it for place in other.screen for it in other.messages(place)], dice)


async def what_is_gone(_: Match, guest: Guest, dice: random.Random) -> None:
    """Press what was on the screen at some time."""
    seen = [it["d"] for it in guest.events if it["t"] in ("MESSAGE_CREATE", "MESSAGE_UPDATE")]
    await press_one(guest, seen, dice)


async def nonsense(match: Match, guest: Guest, dice: random.Random) -> None:
    """Type what nobody understands."""
    text = dice.choice(NONSENSE)
    await guest.complete("move", "answer", text, at=match.channel)
    await guest.command("move", at=match.channel, answer=text)
    await guest.say(text or "…", at=dice.choice([match.channel, guest.dm]))


MISCHIEF: tuple[Mischief, ...] = (anything, twice, what_is_others, what_is_gone, nonsense)
TROUBLE = (Failed, Refused, aiohttp.ClientError)


async def press_one(guest: Guest, messages: list[Json], dice: random.Random) -> None:
    """Press one harmless thing in one of these messages, and fill in a form with nonsense."""
    with_things = [it for it in messages if things_in(it)]
    if not with_things:
        return
    message = dice.choice(with_things)
    part = dice.choice(things_in(message))
    values = [] if part["type"] == BUTTON else [dice.choice(part["options"])["value"]]
    outcome = await guest.press_id(message, part["custom_id"], part["type"], *values)
    if outcome.form:
        await guest.fill_in(outcome, number=dice.choice(["1", "2", "much", "-3"]))


def things_in(message: Json) -> list[Json]:
    """The buttons and menus of a message that do no lasting harm."""
    return [it for it in [*buttons(message), *menus(message)] if verb_of(it["custom_id"]) in HARMLESS]


def rascal(habit: Habit) -> Habit:
    """Somebody who plays in their way, and now and then misbehaves; whatever fails is tried again."""

    async def play_on(match: Match, guest: Guest, dice: random.Random) -> bool:
        doing: list[Awaitable[object]] = [habit(match, guest, dice)]
        while dice.random() < 0.4:
            doing.append(dice.choice(MISCHIEF)(match, dice.choice(match.players), dice))
        outcomes = await asyncio.gather(*doing, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, BaseException) and not isinstance(outcome, TROUBLE):
                raise outcome
        return outcomes[0] is True

    return play_on
