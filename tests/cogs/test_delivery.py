"""Each letter makes its message once and says what it must, though the bot may not hear what became of it."""

import random

import pytest
from simcord.backend.models import Message

from cogs import saga
from cogs.delivery import hand
from cogs.delivery.kinds import deliver
from cogs.visit import voice_of
from table import votes
from table.postman import Undeliverable
from table.records import Letter
from tests.cogs import folk
from tests.cogs.town import Call, Town, buttons, text_of

pytestmark = pytest.mark.asyncio
HOUR = 3600


async def playing(town: Town, people: int = 2) -> folk.Match:
    """A match in which one person is awaited."""
    match = await folk.begin(town, await folk.gather(town, people, ("en-US",)))
    await until_one_is_awaited(match)
    return match


async def until_one_is_awaited(match: folk.Match) -> None:
    dice = random.Random(5)
    while True:
        await folk.play(match, [folk.by_panel], dice, 1)
        if len(match.awaited) == 1:
            return


async def move(town: Town, match: folk.Match) -> None:
    """Whoever is awaited answers until the turn is over, whatever the channel shows."""
    dice = random.Random(6)
    board, begun = match.board, None
    while True:
        async with town.bot.hall.look(match.number) as sitting:
            begun = begun or len(sitting.match.steps)
            if len(sitting.match.steps) > begun:
                return
            person = match.players[sitting.waiting_for[0].seat]
        panel = await town.press(person, board, "turn")
        assert panel is not None
        await folk.answer_in(town, person, panel, dice)


def deaf_to(town: Town, method: str, channel: int) -> list[Call]:
    """From now on the bot hears no answer to such requests; returns them as they come."""
    missed: list[Call] = []

    def silent(call: Call) -> bool:
        if call.method != method or not call.path.startswith(f"/channels/{channel}/messages"):
            return False
        missed.append(call)
        return True

    town.discord.silent_to = silent
    return missed


async def hear_again(town: Town) -> None:
    town.discord.silent_to = lambda _: False
    await town.wait(60)


async def story(town: Town, match: folk.Match) -> list[str]:
    """What everybody may know, line by line."""
    async with town.bot.hall.look(match.number) as sitting:
        events = sitting.match.events[: sitting.record.news]
        lines = saga.told(events, 0, [], None, voice_of(sitting, sitting.record.language))
        return [line for text in lines for line in text.splitlines()]


def told(town: Town, match: folk.Match, of: list[str]) -> list[str]:
    """What the channel has read of the story."""
    return [
        line
        for message in town.messages(match.channel)
        for line in text_of(message).splitlines()
        if line in of
    ]


def alive(town: Town, match: folk.Match) -> list[Message]:
    return [message for message in town.messages(match.channel) if folk.has(message, "turn")]


async def test_who_is_awaited_is_named_once_by_the_mention(town: Town) -> None:
    match = await playing(town)
    [person] = match.awaited
    [move] = [line for line in text_of(match.board).splitlines() if f"**<@{person.id}>**" in line]
    assert person.name not in move


async def test_a_board_that_arrived_unheard_is_not_posted_again(town: Town) -> None:
    match = await playing(town)
    before = len(town.messages(match.channel))
    missed = deaf_to(town, "POST", match.channel)
    await move(town, match)
    assert len(missed) == 1
    await hear_again(town)
    assert len(town.messages(match.channel)) == before + 1
    assert alive(town, match) == [match.board]
    everything = await story(town, match)
    assert told(town, match, everything) == everything


async def test_what_happens_while_a_board_is_unheard_of_is_told_once_and_in_order_by_the_next(
    town: Town,
) -> None:
    match = await playing(town)
    deaf_to(town, "POST", match.channel)
    await move(town, match)
    [_, unheard] = alive(town, match)
    await move(town, match)
    await town.restart()
    await hear_again(town)
    assert [message.id for message in alive(town, match)] == [match.board.id]
    assert match.board.id > unheard.id
    assert buttons(unheard) == []
    assert unheard.attachments == []
    everything = await story(town, match)
    assert told(town, match, everything) == everything
    called = [call for call in town.discord.calls if call.method == "POST" and "nonce" in str(call.body)][-1]
    assert called.body["allowed_mentions"]["users"] == [person.id for person in match.awaited]


async def test_an_old_board_loses_its_buttons_though_the_bot_dies_before(town: Town) -> None:
    match = await playing(town)
    old = match.board
    town.discord.inject_error("PATCH", f"/channels/{match.channel}/messages/{old.id}", status=500, times=None)
    await move(town, match)
    assert folk.has(old, "turn")
    town.discord.backend.faults.clear()
    await town.restart()
    await town.wait(60)
    assert buttons(old) == []
    assert old.attachments
    assert [message.id for message in alive(town, match)] == [match.board.id]


async def test_what_could_not_be_posted_without_permission_is_told_by_the_next_board(town: Town) -> None:
    match = await playing(town)
    path = f"/channels/{match.channel}/messages"
    town.discord.inject_error("POST", path, status=403, code=50013, times=None)
    await move(town, match)
    everything = await story(town, match)
    assert told(town, match, everything) != everything
    town.discord.backend.faults.clear()
    await move(town, match)
    everything = await story(town, match)
    assert told(town, match, everything) == everything


async def test_a_hand_posted_anew_unheard_is_the_only_one(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await playing(town)
    [person] = match.awaited
    [old] = town.dms(person)
    await town.wait(hand.FRESH)
    missed = deaf_to(town, "POST", old.channel_id)
    while not missed:
        await move(town, match)
    assert len(town.dms(person)) == 2
    await town.restart()
    await hear_again(town)
    [new] = town.dms(person)
    assert new.id != old.id


async def test_a_vote_that_arrived_unheard_and_was_decided_meanwhile_tells_how_it_ended(town: Town) -> None:
    match = await playing(town, people=3)
    missed = deaf_to(town, "POST", match.channel)
    async with town.bot.hall.look(match.number) as sitting:
        seat = next(
            seat
            for seat in range(3)
            if (last := sitting.match.last_own_answer(seat)) is not None and sitting.match.barriers(last)
        )
    asker = match.players[seat]
    await votes.ask_undo(town.bot.hall, match.number, asker.id, click="the question")
    await town.discord.settle()
    assert len(missed) == 1
    shown = town.messages(match.channel)[-1]
    await town.press(asker, shown, "withdraw")
    await hear_again(town)
    assert "Withdrawn" in text_of(shown)
    assert buttons(shown) == []
    assert [it for it in town.messages(match.channel) if "wants to take" in text_of(it)] == [shown]


async def test_a_letter_of_a_kind_nobody_knows_is_thrown_away(town: Town) -> None:
    with pytest.raises(Undeliverable):
        await deliver(town.bot, Letter(1, "channel 1", "raven", None, "{}", 0, 0))


def called(town: Town, match: folk.Match) -> list[list[int]]:
    """Whom each post in the channel has called."""
    path = f"/channels/{match.channel}/messages"
    posts = [call for call in town.discord.calls if (call.method, call.path) == ("POST", path)]
    return [[int(person) for person in call.body["allowed_mentions"]["users"]] for call in posts]


async def test_nobody_is_called_twice_to_the_same_question(town: Town) -> None:
    match = await folk.begin(town, await folk.gather(town, 3, ("en-US",)))
    host, everybody = match.players[0], [person.id for person in match.players]
    assert called(town, match) == [everybody]
    await town.command(host, "match deadline", at=match.channel, pace="48")
    assert called(town, match) == [everybody, []]
    assert [person.id for person in match.awaited] == everybody
    await town.command(host, "match pause", at=match.channel)
    await town.restart()
    await town.command(host, "match resume", at=match.channel)
    assert called(town, match) == [everybody, [], [], everybody]


async def test_who_is_awaited_again_is_called_again(town: Town) -> None:
    match = await playing(town)
    for _ in range(3):
        await move(town, match)
        assert called(town, match)[-1] == [person.id for person in match.awaited]


async def test_a_board_that_cannot_be_changed_any_more_gives_way_to_a_new_one(town: Town) -> None:
    match = await folk.begin(town, await folk.gather(town, 3, ("en-US",)))
    old = match.board
    path = f"/channels/{match.channel}/messages/{old.id}"
    town.discord.inject_error("PATCH", path, status=400, code=30046, times=None)
    await folk.by_panel(town, match, match.players[0], random.Random(1))
    assert match.board.id != old.id
    assert match.awaited == match.players[1:]
    assert called(town, match)[-1] == []


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (429, 30046)])
async def test_a_lobby_that_cannot_be_changed_any_more_is_posted_anew(
    town: Town, status: int, code: int
) -> None:
    astrid, bera, cille = await folk.gather(town, 3, ("en-US",))
    await town.command(astrid, "new", game="blood-rage")
    [old] = town.messages()
    path = f"/channels/{town.channel.id}/messages/{old.id}"
    town.discord.inject_error("PATCH", path, status=status, code=code, times=None)
    join = "skald:button:join:1"
    await town.press_unseen(bera, old, join)
    [lobby] = town.messages()
    assert lobby.id != old.id
    assert "(2 of 4)" in text_of(lobby)
    await town.press(cille, lobby, "join")
    assert "(3 of 4)" in text_of(lobby)
    await town.press(astrid, lobby, "start")
    assert town.threads() == [lobby.id]
