"""/match in the hands of host and admin; votes, offered seats, Something Is Wrong."""

import json
import random
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.backend.models import Message

from table import chronicle, votes
from tests.cogs import folk
from tests.cogs.town import Person, Town, both_judges, buttons, text_of

pytestmark = pytest.mark.asyncio
HOUR = 3600


async def begun(
    town: Town, people: int = 3, languages: tuple[str, ...] = ("en-US",), **more: Any
) -> folk.Match:
    return await folk.begin(town, await folk.gather(town, people, languages), **more)


async def told(town: Town, person: Person, match: folk.Match, name: str, /, **options: Any) -> str:
    """What a command of the match says, to that person alone."""
    message = await town.command(person, f"match {name}", at=match.channel, **options)
    assert message is not None
    assert message.is_ephemeral
    return text_of(message)


async def status(town: Town, match: folk.Match) -> str:
    async with town.bot.hall.look(match.number) as sitting:
        return str(sitting.record.status)


def public(town: Town, match: folk.Match) -> str:
    return "\n".join(text_of(message) for message in town.messages(match.channel))


async def saga(town: Town, match: folk.Match) -> list[str]:
    """What the table did beside the rules."""
    async with town.bot.hall.store.reading() as tx:
        return [line.text.key for line in await chronicle.read(tx, match.number)]


def vote_of(town: Town, match: folk.Match) -> Message:
    """The message of the last vote."""
    return next(it for it in reversed(town.messages(match.channel)) if folk.has(it, "vote"))


async def play(match: folk.Match, answers: int) -> None:
    await folk.play(match, [folk.by_panel], random.Random(3), answers)


# ---------------------------------------------------------------------- pause, resume, end


@both_judges
async def test_the_host_pauses_and_resumes_and_the_channel_reads_who_did_it(town: Town) -> None:
    match = await begun(town)
    host = match.players[0]
    assert "Blood Rage #1** is paused" in await told(town, host, match, "pause")
    assert await status(town, match) == "paused"
    assert "**Astrid** pauses the match" in public(town, match)
    assert "The match is paused" in await told(town, host, match, "pause")
    assert "goes on" in await told(town, host, match, "resume")
    assert "**Astrid** resumes the match" in public(town, match)
    await play(match, 2)


@both_judges
async def test_only_the_host_and_who_manages_the_server_may(town: Town) -> None:
    match = await begun(town)
    admin = town.settle_in("Jarl", admin=True)
    for name in ("pause", "end"):
        assert "Only the host" in await told(town, match.players[1], match, name)
    assert "is paused" in await told(town, admin, match, "pause")
    assert await status(town, match) == "paused"


@both_judges
async def test_where_nothing_is_played_nothing_can_be_hosted(town: Town) -> None:
    match = await begun(town)
    message = await town.command(match.players[0], "match resume", at=town.channel.id)
    assert message is not None
    assert await town.complete(match.players[0], "match rewind", "turn", "") == []


async def test_the_end_is_asked_for_twice(town: Town) -> None:
    match = await begun(town)
    host, other, _ = match.players
    panel = await town.command(host, "match end", at=match.channel)
    assert panel is not None
    assert await status(town, match) == "running"
    await town.press_unseen(other, match.board, buttons(panel)[0]["custom_id"])
    assert await status(town, match) == "running"
    await town.press(host, panel, "end")
    assert await status(town, match) == "over"
    assert "**Blood Rage #1** is over" in text_of(panel)
    assert "**Astrid** ends the match early" in public(town, match)
    assert "The match is over" in await told(town, host, match, "end")


@pytest.mark.parametrize("threaded", [True, False])
async def test_a_match_whose_channel_is_deleted_waits_for_nobody(town: Town, threaded: bool) -> None:
    match = await begun(town)
    astrid = match.players[0]
    lobby_host = town.settle_in("Dag")
    await town.command(lobby_host, "new", game="blood-rage")
    refuge = town.server.create_text_channel("refuge").id
    gone = match.channel if threaded else town.channel.id
    town.discord.backend.delete_channel(gone)
    await town.settle()
    assert await status(town, match) == "over"
    async with town.bot.hall.look(match.number + 1) as sitting:
        assert sitting.record.status == ("lobby" if threaded else "cancelled")
    turns = await town.command(astrid, "turns", at=refuge)
    assert turns is not None
    assert "Nothing is waiting for you" in text_of(turns)


# ---------------------------------------------------------------------- rewind


@both_judges
async def test_a_match_is_rewound_to_a_turn_of_the_list(town: Town) -> None:
    match = await begun(town)
    host = match.players[0]
    await play(match, 40)
    offered = await town.complete(host, "match rewind", "turn", "", at=match.channel)
    assert 2 < len(offered) <= 25
    assert all(choice["name"].startswith("Turn ") and "*" not in choice["name"] for choice in offered)
    chosen = offered[3]
    number = chosen["value"].partition(".")[2]
    said = await told(town, host, match, "rewind", turn=chosen["value"])
    assert f"back at the beginning of turn {number}" in said
    assert f"**Astrid** rewinds the match to turn {number}" in public(town, match)
    assert "no longer open" in await told(town, host, match, "rewind", turn=offered[1]["value"])
    assert "Choose one from the list" in await told(town, host, match, "rewind", turn="yesterday")
    await play(match, 5)


@both_judges
async def test_the_list_of_turns_is_searched_and_speaks_the_readers_language(town: Town) -> None:
    match = await begun(town, languages=("de",))
    await play(match, 20)
    offered = await town.complete(match.players[0], "match rewind", "turn", "bjørn", at=match.channel)
    assert offered
    assert all("Bjørn" in choice["name"] and choice["name"].startswith("Zug ") for choice in offered)


async def test_the_list_of_turns_betrays_nothing_of_a_turn_half_made(town: Town) -> None:
    match = await begun(town)
    await play(match, 60)
    async with town.bot.hall.look(match.number) as sitting:
        hidden = [event for step in sitting.match.steps for event in step.events if event.seats is not None]
        assert hidden
    offered = await town.complete(match.players[0], "match rewind", "turn", "", at=match.channel)
    known = public(town, match).replace("**", "").replace("*", "")
    for choice in offered:
        _, _, happened = choice["name"].partition(" · ")
        assert happened.rstrip("…") in known


# ---------------------------------------------------------------------- seats


@both_judges
async def test_a_seat_goes_to_somebody_else(town: Town) -> None:
    match = await begun(town)
    host, _, cille = match.players
    dag = town.settle_in("Dag")
    offered = await town.complete(host, "match replace", "seat", "cil", at=match.channel)
    assert [choice["name"] for choice in offered] == ["Cille"]
    said = await told(town, host, match, "replace", seat=offered[0]["value"], person=dag.member)
    assert "**Dag** now plays for **Cille**" in said
    assert "**Astrid** gives the seat of **Cille** to **Dag**" in public(town, match)
    assert "already has a seat" in await told(town, host, match, "replace", seat="Dag", person=host.member)
    assert "There is no such seat" in await told(
        town, host, match, "replace", seat="Loki", person=cille.member
    )
    match.players[2] = dag
    await play(match, 6)


async def test_who_leaves_a_seat_keeps_no_hand_of_it(town: Town) -> None:
    match = await begun(town)
    astrid, bjorn, cille = match.players
    dag = town.settle_in("Dag")
    assert [len(town.dms(person)) for person in match.players] == [1, 1, 1]
    await told(town, astrid, match, "replace", seat="1", person=dag.member)
    sure = await town.command(cille, "resign", at=match.channel)
    assert sure is not None
    await town.press(cille, sure, "resign")
    assert [len(town.dms(person)) for person in (astrid, bjorn, cille, dag)] == [1, 0, 0, 1]


async def test_a_bot_takes_no_seat(town: Town) -> None:
    match = await begun(town)
    robot = town.server.add_member(town.discord.create_user("robot", bot=True))
    assert "A bot cannot" in await told(town, match.players[0], match, "replace", seat="0", person=robot)


@both_judges
async def test_the_computer_plays_for_somebody_and_gives_the_seat_back(town: Town) -> None:
    match = await begun(town, people=2, computers=1)
    host = match.players[0]
    offered = await town.complete(host, "match computer", "seat", "", at=match.channel)
    assert [choice["name"] for choice in offered] == ["Astrid", "Bjørn", "Huginn (computer)"]
    assert "now plays for **Bjørn**" in await told(town, host, match, "computer", seat="1")
    assert "lets the computer play for **Bjørn**" in text_of(match.board)
    offered = await town.complete(host, "match computer", "seat", "bj", at=match.channel)
    assert [choice["name"] for choice in offered] == ["Bjørn (computer)"]
    assert "**Bjørn** plays again" in await told(town, host, match, "computer", seat="1")
    assert "gives **Bjørn** the seat back" in text_of(match.board)
    assert "is a computer player" in await told(town, host, match, "computer", seat="2")
    assert await saga(town, match) == ["chronicle-to-computer", "chronicle-from-computer"]


# ---------------------------------------------------------------------- pace


@both_judges
async def test_the_pace_is_shown_and_changed(town: Town) -> None:
    match = await begun(town)
    host = match.players[0]
    assert "a day a move · whoever is late is nudged" in await told(town, host, match, "deadline")
    assert "12 hours a move · whoever is late" in await told(town, host, match, "deadline", pace="12")
    assert "12 hours a move · the computer" in await told(town, host, match, "deadline", late="computer")
    assert "no time limit." in await told(town, host, match, "deadline", pace="0")
    assert "Only the host" in await told(town, match.players[1], match, "deadline", pace="6")
    assert await saga(town, match) == ["chronicle-pace"] * 3
    assert "until <t:" not in text_of(match.board)
    assert public(town, match).count("**Astrid** sets the pace to 12 hours a move") == 2
    assert "**Astrid** takes the time limit off" in text_of(match.board)


async def test_an_offered_seat_is_taken_over_by_whoever_presses(town: Town) -> None:
    match = await begun(town, settings={"pace": "6", "late": "offer"})
    await play_until_one_is_awaited(match)
    late = match.awaited[0]
    dag = town.settle_in("Dag")
    await town.wait(6 * HOUR + 1)
    offer = next(it for it in reversed(town.messages(match.channel)) if folk.has(it, "offer"))
    assert f"<@{late.id}>, your time is up. Until you move" in text_of(offer)
    refused = await town.press(next(it for it in match.players if it is not late), offer, "offer")
    assert refused is not None
    assert "already have a seat" in text_of(refused)
    taken = await town.press(dag, offer, "offer")
    assert taken is not None
    assert "The seat is yours" in text_of(taken)
    assert f"**Dag** takes over from **{late.name}**" in public(town, match)
    again = await town.press(town.settle_in("Eir"), offer, "offer")
    assert again is not None
    assert "not on offer" in text_of(again)


async def play_until_one_is_awaited(match: folk.Match) -> None:
    dice = random.Random(5)
    while len(match.awaited) != 1:
        await folk.play(match, [folk.by_panel], dice, 1)


# ---------------------------------------------------------------------- votes


async def ask_undo(town: Town, match: folk.Match, but: int | None = None) -> int:
    """Play until somebody's answer cannot be taken back without the others, and ask; returns their seat."""
    dice = random.Random(2)
    while True:
        await folk.play(match, [folk.by_panel], dice, 1)
        async with town.bot.hall.look(match.number) as sitting:
            for seat in range(len(match.players)):
                last = sitting.match.last_own_answer(seat)
                if seat != but and last is not None and sitting.match.barriers(last):
                    break
            else:
                continue
        await votes.ask_undo(
            town.bot.hall, match.number, match.players[seat].id, click=f"undo {dice.random()}"
        )
        await town.settle()
        return seat


async def test_a_vote_shows_who_has_said_what_and_ends_without_buttons(town: Town) -> None:
    match = await begun(town)
    seat = await ask_undo(town, match)
    asker = match.players[seat]
    first, second = [person for person in match.players if person is not asker]
    shown = vote_of(town, match)
    assert f"**{asker.name}** wants to take the last answer back" in text_of(shown)
    assert f"<@{first.id}> · has not voted yet" in text_of(shown)
    refused = await town.press(asker, shown, "Take It Back")
    assert refused is not None
    assert "no say in this vote" in text_of(refused)
    await town.press(first, shown, "Take It Back")
    assert f"<@{first.id}> · **Take It Back**" in text_of(shown)
    assert vote_of(town, match).id == shown.id
    ballots = [it["custom_id"] for it in buttons(shown)]
    await town.press(second, shown, "Take It Back")
    assert "**Decided: Take It Back**" in text_of(shown)
    assert buttons(shown) == []
    assert f"The table lets **{asker.name}** take the last answer back" in public(town, match)
    late = await town.press_unseen(first, shown, ballots[1])
    assert late is not None
    assert "Nothing is being voted on" in text_of(late)


@both_judges
async def test_who_asked_withdraws_also_after_a_restart(town: Town) -> None:
    match = await begun(town)
    asker = match.players[await ask_undo(town, match)]
    shown = vote_of(town, match)
    await town.restart()
    await town.press(asker, shown, "withdraw")
    assert "Withdrawn" in text_of(shown)
    assert buttons(shown) == []


async def test_a_ballot_of_an_older_vote_does_not_count_for_a_newer_one(town: Town) -> None:
    match = await begun(town)
    seat = await ask_undo(town, match)
    old = vote_of(town, match)
    ballot = buttons(old)[0]["custom_id"]
    await town.press(match.players[seat], old, "withdraw")
    await ask_undo(town, match, but=seat)
    new = vote_of(town, match)
    assert new.id != old.id
    for person in match.players:
        refused = await town.press_unseen(person, old, ballot)
        assert refused is not None
        assert "Nothing is being voted on" in text_of(refused)


async def test_a_ballot_of_a_withdrawn_vote_does_not_count_when_the_same_is_asked_again(town: Town) -> None:
    match = await begun(town)
    seat = await ask_undo(town, match)
    old, asker = vote_of(town, match), match.players[seat]
    ballot, withdrawal = buttons(old)[0]["custom_id"], buttons(old)[-1]["custom_id"]
    await town.press(asker, old, "withdraw")
    await votes.ask_undo(town.bot.hall, match.number, asker.id, click="once more")
    await town.settle()
    new = vote_of(town, match)
    voter = next(person for person in match.players if person is not asker)
    for person, pressed in ((voter, ballot), (asker, withdrawal)):
        refused = await town.press_unseen(person, old, pressed)
        assert refused is not None
        assert "Nothing is being voted on" in text_of(refused)
    await town.press(voter, new, "Take It Back")
    assert f"<@{voter.id}> · **Take It Back**" in text_of(new)


# ---------------------------------------------------------------------- something is wrong


def owned_by(town: Town, owner: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def application_info() -> Any:
        return SimpleNamespace(team=None, owner=SimpleNamespace(id=owner.id))

    monkeypatch.setattr(town.bot, "application_info", application_info)


async def wrong(town: Town, match: folk.Match, person: Person, note: str) -> Message | None:
    panel = await town.press(person, match.board, "turn")
    assert panel is not None
    await town.press(person, panel, "wrong")
    return await town.fill_in(person, note=note)


@both_judges
async def test_something_is_wrong_freezes_reports_to_the_owner_alone_and_lets_the_table_vote(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(town)
    owner = town.settle_in("Owner")
    owned_by(town, owner, monkeypatch)
    await play(match, 12)
    said = await wrong(town, match, match.players[1], "The *troll* vanished")
    assert said is not None
    assert said.is_ephemeral
    assert "stands still" in text_of(said)
    assert await status(town, match) == "frozen"
    [report] = town.dms(owner)
    assert "**Bjørn** says something is wrong" in text_of(report)
    assert "The \\*troll\\* vanished" in text_of(report)
    shown = vote_of(town, match)
    assert "How shall it go on?" in text_of(shown)
    for person in match.players[:2]:
        await town.press(person, shown, "Back to the Turn's Start")
    assert "Decided" in text_of(shown)
    assert await status(town, match) == "running"
    await play(match, 3)


async def test_a_report_brings_the_match_as_a_file_to_the_owner_alone(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begun(town)
    owner = town.settle_in("Owner")
    owned_by(town, owner, monkeypatch)
    await wrong(town, match, match.players[1], "The *troll* vanished")
    sent = [call for call in town.discord.calls if any(name == "match-1.json" for name, _, _ in call.files)]
    assert [call.reader for call in sent] == [owner.id]
    assert json.loads(sent[0].files[0][2])["note"] == "The *troll* vanished"


async def test_only_who_plays_can_say_that_something_is_wrong(town: Town) -> None:
    match = await begun(town)
    stranger, pressed = town.settle_in("Dag"), f"skald:button:wrong:{match.number}"
    refused = await town.press_unseen(stranger, match.board, pressed)
    assert refused is not None
    assert "You do not play in this match" in text_of(refused)
    await told(town, match.players[0], match, "pause")
    board = town.messages(match.channel)[-1]
    refused = await town.press_unseen(match.players[0], board, pressed)
    assert refused is not None
    assert "paused" in text_of(refused)
