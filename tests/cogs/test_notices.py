"""Reminders, nudges, the lobby's warning, a turn that starts over: to whom, and when not at all."""

import random
from typing import Any

import msgspec
import pytest
from simcord.backend.models import Message

from cogs.delivery.kinds import deliver
from table import letters, timing
from table.records import Letter
from tests.cogs import folk
from tests.cogs.town import Person, Town, buttons, parts, text_of

pytestmark = pytest.mark.asyncio
HOUR = 3600
DAY = 24 * HOUR
LINK = 5


async def one_awaited(town: Town, **more: Any) -> tuple[folk.Match, Person]:
    """A match in which just one person is awaited."""
    match = await folk.begin(town, await folk.gather(town, 2), **more)
    dice = random.Random(5)
    while len(match.awaited) != 1:
        await folk.play(match, [folk.by_panel], dice, 1)
    return match, match.awaited[0]


def notices(town: Town, person: Person) -> list[Message]:
    """What the person got by DM beside their hand."""
    return [message for message in town.dms(person) if links(message)]


def links(message: Message) -> list[str]:
    return [part["url"] for part in parts(message) if part.get("style") == LINK]


def told_in(town: Town, match: folk.Match, what: str) -> list[Message]:
    return [message for message in town.messages(match.channel) if what in text_of(message)]


WORDS = {
    "Astrid": ("Half of your time has passed", "Your time is almost up"),
    "Bjørn": ("Die Hälfte deiner Zeit ist vorbei", "Deine Zeit ist fast um"),
}


async def test_who_is_awaited_is_reminded_at_half_time_and_before_the_deadline(town: Town) -> None:
    match, late = await one_awaited(town)
    other = next(person for person in match.players if person is not late)
    await town.wait(DAY // 2 + 1)
    [half] = notices(town, late)
    assert "**Blood Rage #1**" in text_of(half)
    assert WORDS[late.name][0] in text_of(half)
    assert "<t:" in text_of(half)
    assert links(half) == [f"https://discord.com/channels/{town.server.id}/{match.channel}"]
    await town.wait(int(DAY * 0.4) + 1)
    [_, last] = notices(town, late)
    assert WORDS[late.name][1] in text_of(last)
    assert notices(town, other) == []
    await town.wait(DAY // 10 + 1)
    [nudge] = told_in(town, match, "your time is up, and the table is waiting")
    assert f"<@{late.id}>" in text_of(nudge)
    assert buttons(nudge) == []
    post = next(call for call in reversed(town.discord.calls) if "your time is up" in str(call.body))
    assert [int(person) for person in post.body["allowed_mentions"]["users"]] == [late.id]


async def test_nobody_is_reminded_while_the_match_is_paused(town: Town) -> None:
    match, late = await one_awaited(town)
    await town.command(match.players[0], "match pause", at=match.channel)
    await town.wait(3 * DAY)
    assert notices(town, late) == []


async def test_a_reminder_that_comes_too_late_is_not_sent(town: Town) -> None:
    match, late = await one_awaited(town)
    async with town.bot.hall.look(match.number) as sitting:
        seat, question = sitting.seat_of(late.id), sitting.match.question_id
    await folk.play(match, [folk.by_panel], random.Random(1), 1)
    before = len(town.messages(match.channel))
    lanes = {letters.REMINDER: f"person {late.id}", letters.NUDGE: f"channel {match.channel}"}
    for kind, lane in lanes.items():
        payload = {"kind": timing.HALF, "seat": seat, "question": question, "offer": True}
        content = msgspec.json.encode(payload).decode()
        await deliver(town.bot, Letter(9000, lane, kind, match.number, content, 0, 0))
    assert notices(town, late) == []
    assert len(town.messages(match.channel)) == before


async def test_the_host_is_warned_before_the_lobby_closes(town: Town) -> None:
    [host] = await folk.gather(town, 1, ["fr"])
    await town.command(host, "new", game="blood-rage")
    await town.wait(6 * DAY + 1)
    [warning] = notices(town, host)
    assert "Ton salon d'attente **Blood Rage #1** ferme <t:" in text_of(warning)
    assert links(warning) == [f"https://discord.com/channels/{town.server.id}/{town.channel.id}"]
    await town.wait(DAY)
    assert len(notices(town, host)) == 1


async def test_a_host_whose_direct_messages_are_closed_is_warned_beside_the_lobby(town: Town) -> None:
    [host] = await folk.gather(town, 1, ["de"])
    await town.command(host, "new", game="blood-rage")
    async with town.bot.hall.store.transaction() as tx:
        await tx.run("UPDATE people SET dms_closed = 1")
    town.bot.hall._people.clear()
    await town.wait(6 * DAY + 1)
    _, warning = town.messages()
    assert text_of(warning).startswith(f"<@{host.id}> Deine Lobby **Blood Rage #1** schließt <t:")
    assert town.dms(host) == []
    [*_, post] = [call for call in town.discord.calls if call.method == "POST"]
    assert [int(person) for person in post.body["allowed_mentions"]["users"]] == [host.id]


async def test_a_turn_that_starts_over_is_told_without_calling_anybody_twice(town: Town) -> None:
    match, _ = await one_awaited(town)
    async with town.bot.hall.writing(match.number) as (sitting, tx):
        await letters.tell_restarted(tx, sitting)
    await town.discord.settle()
    [told] = told_in(town, match, "the turn in progress starts over")
    assert "is asked again" in text_of(told)
    assert "<@" not in text_of(told)
