"""Playing: going back, standing orders, leaving, reading; and presses that come too late."""

import asyncio
from typing import Any

import pytest

from cogs import visit
from cogs.play import GOT_GOING
from db.store import Transaction
from table.hall import Hall
from tests.cogs.town import Person, Town, both_judges, buttons, custom_id_of, menus, text_of

pytestmark = pytest.mark.asyncio


async def begun(town: Town, *people: Person) -> int:
    """A match between these people, and a computer if there is one alone; returns its thread."""
    host, *others = people
    await town.command(host, "new", game="blood-rage", seats=max(2, len(people)))
    lobby = town.messages()[0]
    for other in others:
        await town.press(other, lobby, "join")
    if not others:
        await town.press(host, lobby, "computer")
    await town.press(host, lobby, "start")
    return town.threads()[0]


async def answer(town: Town, person: Person, thread: int) -> Any:
    """Open the panel and take its first answer."""
    panel = await town.press(person, town.messages(thread)[-1], "turn")
    assert panel is not None
    first = first_answer(panel)
    return await town.press(person, panel, *first) if first else panel


def first_answer(panel: Any) -> list[str]:
    """What is to be pressed for the first answer, and what to choose there; nothing if none is asked."""
    found = [*menus(panel), *(it for it in buttons(panel) if ":answer:" in it["custom_id"])]
    if not found:
        return []
    values = [option["value"] for option in found[0].get("options", [])[: found[0].get("min_values", 1)]]
    return [found[0]["custom_id"], *values]


@both_judges
async def test_what_the_others_have_seen_is_taken_back_by_vote(town: Town) -> None:
    astrid, bjorn = town.settle_in("Astrid"), town.settle_in("Bjørn", "de")
    thread = await begun(town, astrid, bjorn)
    await answer(town, astrid, thread)
    await answer(town, bjorn, thread)
    asked = await town.command(astrid, "undo", at=thread)
    assert asked is not None
    assert "Ask the Others" in text_of(asked)
    told = await town.press(astrid, asked, "undo")
    assert told is not None
    assert "The others are asked" in text_of(told)
    vote = next(message for message in town.messages(thread) if "vote" in str(message.components))
    await town.press(bjorn, vote, custom_id_of(vote, "vote"))
    await town.command(astrid, "settings", **{"text-mode": True})
    board = await town.command(astrid, "board", at=thread)
    assert board is not None
    assert "0 of 6 cards taken" in text_of(board)


@both_judges
async def test_an_answer_nobody_has_seen_is_simply_taken_back(town: Town) -> None:
    astrid, bjorn = town.settle_in("Astrid"), town.settle_in("Bjørn")
    thread = await begun(town, astrid, bjorn)
    panel = await answer(town, astrid, thread)
    assert "You chose" in text_of(panel)
    panel = await town.press(astrid, panel, "back")
    assert panel is not None
    assert "You chose" not in text_of(panel)
    await answer(town, astrid, thread)
    shown = await town.command(astrid, "undo", at=thread)
    assert shown is not None
    assert "Which 2 cards do you take" in text_of(shown)
    assert "You chose" not in text_of(shown)
    nothing = await town.command(astrid, "undo", at=thread)
    assert nothing is not None
    assert "nothing to take back" in text_of(nothing)


async def test_an_answer_that_is_not_kept_is_not_shown(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    astrid = town.settle_in("Astrid")
    thread = await begun(town, astrid)
    for _ in range(GOT_GOING - 1):
        await answer(town, astrid, thread)
    panel = await answer(town, astrid, thread)
    before = text_of(panel)
    first = first_answer(panel)
    assert first
    apply = Hall._apply

    async def broken(hall: Hall, tx: Transaction, click: str) -> None:
        """What only the commit finds wrong."""
        await apply(hall, tx, click)
        await tx.run("PRAGMA defer_foreign_keys = ON")
        await tx.run("INSERT INTO seats (match, seat, name, click) VALUES (77, 0, 'Eir', '')")

    monkeypatch.setattr(Hall, "_apply", broken)
    with pytest.raises(AssertionError, match="an interaction failed"):
        await town.press(astrid, panel, *first)
    monkeypatch.setattr(Hall, "_apply", apply)
    town.trouble.records.clear()
    assert text_of(panel) == before
    shown = await town.press(astrid, panel, *first)
    assert shown is not None
    assert text_of(shown) != before


async def test_a_standing_order_is_given_and_taken_back(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    thread = await begun(town, astrid)
    board = town.messages(thread)[-1]
    shown = await town.press_unseen(astrid, board, "skald:button:orders:1:call-to-battle")
    assert shown is not None
    assert "You have given none" in text_of(shown)
    menu = menus(shown)[0]
    shown = await town.press(astrid, shown, menu["custom_id"], "always")
    assert shown is not None
    assert "- Always pass on calls to battle" in text_of(shown)
    shown = await town.press(astrid, shown, "Take Them Back")
    assert shown is not None
    assert "You have given none" in text_of(shown)


@both_judges
async def test_who_leaves_is_asked_twice_and_the_computer_plays_on(town: Town) -> None:
    astrid, bjorn = town.settle_in("Astrid"), town.settle_in("Bjørn")
    thread = await begun(town, astrid, bjorn)
    sure = await town.command(bjorn, "resign", at=thread)
    assert sure is not None
    assert "Do you really want to leave" in text_of(sure)
    told = await town.press(bjorn, sure, "resign")
    assert told is not None
    assert "Thank you for playing" in text_of(told)
    saga = await town.command(astrid, "saga", at=thread)
    assert saga is not None
    assert "leaves the seat to the computer" in text_of(saga)
    refused = await town.command(bjorn, "resign", at=thread)
    assert refused is not None
    assert "You do not play in this match" in text_of(refused)


async def test_the_whole_saga_is_a_file(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    thread = await begun(town, astrid)
    shown = await town.command(astrid, "saga", at=thread, whole=True)
    assert shown is not None
    assert "saga as a file" in text_of(shown)
    sent = {name: content for name, _, content in town.discord.calls[-1].files}
    assert "The match begins" in sent["saga.txt"].decode()


async def test_pages_and_forms_of_a_question_that_is_gone_show_what_is_asked_now(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    thread = await begun(town, astrid)
    panel = await town.press(astrid, town.messages(thread)[-1], "turn")
    assert panel is not None
    current = menus(panel)[0]["custom_id"].split(":")[4]
    for custom_id, values in [
        ("skald:button:page:1:0.999:1:0", ()),
        ("skald:menu:some:1:0.999:0:0", ("1",)),
        ("skald:button:confirm:1:0.999:3", ()),
        ("skald:button:answer:1:0.999:1", ()),
    ]:
        shown = await town.press_unseen(astrid, panel, custom_id, *values)
        assert shown is not None
        assert "no longer open" in text_of(shown)
    shown = await town.press_unseen(astrid, panel, f"skald:button:page:1:{current}:0:0")
    assert shown is not None
    assert "no longer open" not in text_of(shown)
    await town.press_unseen(astrid, panel, f"skald:button:amount:1:{current}")
    shown = await town.fill_in(astrid, number="many")
    assert shown is not None
    assert "whole number" in text_of(shown)


async def test_why_not_is_answered_in_words(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    thread = await begun(town, astrid)
    board = town.messages(thread)[-1]
    shown = await town.press_unseen(astrid, board, "skald:button:why:1:0.1")
    assert shown is not None
    assert "Nothing is missing" in text_of(shown)


async def test_a_button_of_another_time_answers_kindly(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    thread = await begun(town, astrid)
    shown = await town.press_unseen(astrid, town.messages(thread)[-1], "skald:button:dance:1")
    assert shown is not None
    assert "from another time" in text_of(shown)


async def test_what_takes_long_is_put_off_and_still_answered(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    astrid = town.settle_in("Astrid")
    thread = await begun(town, astrid)
    monkeypatch.setattr(visit, "IN_TIME", 0.0)
    slow = town.bot.hall.person

    async def slower(*told: Any) -> Any:
        await asyncio.to_thread(lambda: None)
        await asyncio.to_thread(lambda: None)
        return await slow(*told)

    monkeypatch.setattr(town.bot.hall, "person", slower)
    shown = await town.command(astrid, "help", at=thread)
    assert shown is not None
    panel = await town.press(astrid, town.messages(thread)[-1], "turn")
    assert panel is not None
    answered = await town.press(astrid, panel, next(iter([*buttons(panel), *menus(panel)]))["custom_id"])
    assert answered is not None
