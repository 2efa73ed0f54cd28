"""The bot may stop and come back at any moment: everything from before it goes on working."""

import asyncio
import random
from functools import partial

import pytest

from cogs.skald import Commands
from tests.cogs import folk
from tests.cogs.folk import answer_in, by_dm, by_panel, can_answer, has
from tests.cogs.town import Town, custom_id_of, text_of


@pytest.mark.asyncio
async def test_a_match_is_played_through_many_restarts(town: Town) -> None:
    dice = random.Random(3)
    players = await folk.gather(town, 2)
    match = await folk.begin(town, players, computers=1)
    while not match.over:
        await folk.play(match, [by_panel, by_dm], dice, most=dice.randint(1, 25))
        await town.restart()
    assert sum(has(message, "rematch") for message in town.messages(match.channel)) == 1


@pytest.mark.asyncio
async def test_panels_boards_dms_and_lobbies_from_before_a_restart_work_on(town: Town) -> None:
    dice = random.Random(4)
    astrid, bera = await folk.gather(town, 2)
    match = await folk.begin(town, [astrid, bera])
    await town.command(bera, "new", game="blood-rage")
    lobby = town.messages()[-1]
    board = match.board
    panel = await town.press(astrid, board, "turn")
    assert panel is not None
    [hand] = town.dms(bera)
    await town.restart()
    await town.press(astrid, lobby, "join")
    assert "Astrid" in text_of(lobby)
    assert can_answer(panel)
    await answer_in(town, astrid, panel, dice)
    assert can_answer(hand)
    await answer_in(town, bera, hand, dice)
    assert match.board.id != board.id
    for verb in ("hand", "board", "saga"):
        assert await town.press(bera, match.board, verb) is not None


@pytest.mark.asyncio
async def test_a_press_on_a_board_of_long_ago_answers_sensibly_after_a_restart(town: Town) -> None:
    dice = random.Random(5)
    astrid, bera = await folk.gather(town, 2)
    match = await folk.begin(town, [astrid, bera])
    old, turn = match.board, custom_id_of(match.board, "turn")
    panel = await town.press(astrid, old, "turn")
    assert panel is not None
    stale = next(it for it, _ in folk.controls(panel, dice) if ":answer:" in it)
    await folk.play(match, [by_panel], dice, most=10)
    await town.restart()
    opened = await town.press_unseen(astrid, old, turn)
    assert opened is not None
    assert can_answer(opened) == (astrid in match.awaited)
    values = () if stale.startswith("skald:button") else ("0",)
    told = await town.press_unseen(astrid, panel, stale, *values)
    assert told is not None
    assert text_of(told)


@pytest.mark.asyncio
async def test_letters_that_waited_are_delivered_after_a_restart_once_and_in_order(town: Town) -> None:
    dice = random.Random(6)
    players = await folk.gather(town, 2)
    match = await folk.begin(town, players)
    board = match.board
    town.discord.inject_error("POST", f"/channels/{match.channel}/messages", status=500, times=None)
    for person in players:
        await by_panel(town, match, person, dice)
    assert match.board.id == board.id
    town.discord.backend.faults.clear()
    await town.restart()
    await town.wait(60)
    assert match.board.id != board.id
    assert sum(has(message, "turn") for message in town.messages(match.channel)) == 1
    async with town.bot.hall.store.reading() as tx:
        assert await tx.value("SELECT count(*) FROM outbox") == 0


@pytest.mark.asyncio
async def test_a_form_that_lay_open_during_a_restart_still_counts_and_none_is_kept(town: Town) -> None:
    [astrid] = await folk.gather(town, 1)
    settings = await town.command(astrid, "settings")
    assert settings is not None
    for _ in range(3):
        await town.press(astrid, settings, "Set My Times")
    assert not town.bot._connection._view_store._modals
    await town.restart()
    told = await town.fill_in(astrid, zone="Berlin", quiet="22-7", vacation="")
    assert told is not None
    assert "Europe/Berlin" in text_of(told)
    assert "22:00-07:00" in text_of(told)


@pytest.mark.asyncio
async def test_a_form_of_another_version_is_answered(town: Town) -> None:
    [astrid] = await folk.gather(town, 1)
    settings = await town.command(astrid, "settings")
    assert settings is not None
    await town.press(astrid, settings, "Set My Times")
    town.bot.doors.pop("times")
    told = await town.fill_in(astrid, zone="Berlin", quiet="", vacation="")
    assert told is not None
    assert "from another time" in text_of(told)


@pytest.mark.asyncio
async def test_a_command_of_another_version_is_answered_in_the_persons_language(town: Town) -> None:
    astrid, bjorn = await folk.gather(town, 2)
    tree = town.bot.tree
    tree.on_error = partial(Commands.on_error, tree)  # the simulator counts what it is told as a mistake
    tree.remove_command("board")
    for person, words in ((astrid, "I was updated"), (bjorn, "Ich wurde erneuert")):
        told = await town.command(person, "board")
        assert told is not None
        assert words in text_of(told)


@pytest.mark.asyncio
async def test_who_clicks_while_the_bot_leaves_is_told_and_who_came_before_is_served(town: Town) -> None:
    astrid, bera = await folk.gather(town, 2, ("en-US",))
    match = await folk.begin(town, [astrid, bera])
    [letter] = [message for message in town.dms(bera) if can_answer(message)]
    served = asyncio.Event()

    async def long_visit() -> None:
        await served.wait()

    visit = asyncio.create_task(long_visit())
    town.bot.visits.add(visit)
    visit.add_done_callback(town.bot.visits.discard)
    closing = asyncio.create_task(town.bot.close())
    await asyncio.sleep(0)
    assert town.bot.leaving
    for told in (await town.press(astrid, match.board, "turn"), await town.command(astrid, "settings")):
        assert told is not None
        assert "just being restarted" in text_of(told)
    assert not closing.done()
    served.set()
    await closing
    await town.restart()
    await answer_in(town, bera, letter, random.Random(1))


@pytest.mark.asyncio
async def test_a_match_of_other_rules_is_refused_in_words_and_completes_nothing(town: Town) -> None:
    astrid, bera = await folk.gather(town, 2, ("en-US",))
    match = await folk.begin(town, [astrid, bera])
    board = match.board
    async with town.bot.hall.store.transaction() as tx:
        await tx.run("UPDATE matches SET rules = 99")
    await town.restart()
    told = await town.press(astrid, board, "turn")
    assert told is not None
    assert "version" in text_of(told)
    for name, option in (("move", "answer"), ("bloodrage invade", "figure"), ("bloodrage clan", "player")):
        assert await town.complete(astrid, name, option, "", at=match.channel) == []
    town.check()
