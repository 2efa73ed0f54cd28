"""Whole matches by several people at once: every answer counts once, and nothing gets lost."""

import asyncio
import random
from pathlib import Path

import pytest

from games.engine import Match
from games.engine.errors import MatchError, NotAnOption, StaleQuestion
from games.registry import game_named
from table import hall as hall_module
from table import letters
from table.hall import Hall
from table.refusals import AlreadyDone, NoSuchMatch, NotNow, NotSeated, Refusal
from tests.table.guests import (
    Clock,
    answer_once,
    chronicle_keys,
    forget,
    fresh,
    guest,
    hall_over,
    new_lobby,
    new_match,
    outbox,
    play,
    save_of,
    some_answer,
    status,
)

pytestmark = pytest.mark.asyncio


async def the_same_answers_to_a_bare_match(hall: Hall, match_id: int) -> Match:
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        played, record = sitting.match, sitting.record
    bare = Match.new(
        game_named(record.game),
        len(sitting.seats),
        server_seed=record.server_seed,
        clicks=[seat.click for seat in sitting.seats],
        options=played.options,
        policies=dict(played.policies),
    )
    for given in played.answers:
        if given.by == "player":
            bare.answer(given.seat, given.answer)
    return bare


class Player:
    """Somebody with a nervous thumb: presses twice, presses old buttons, presses while others do."""

    def __init__(self, hall: Hall, match_id: int, person: int) -> None:
        self.hall, self.match_id, self.person = hall, match_id, person
        self.dice = random.Random(person)
        self.accepted: list[str] = []

    async def press(self, answer: object, question: str, interaction: str) -> None:
        try:
            await self.hall.answer(
                self.match_id, self.person, answer, question=question, interaction=interaction
            )
        except (MatchError, Refusal):
            return
        self.accepted.append(interaction)

    async def play(self, turns: int) -> None:
        old = ("", "0.0")
        for _ in range(turns):
            async with self.hall.look(self.match_id) as sitting:
                assert sitting.match is not None
                if sitting.match.over:
                    return
                seat = sitting.seat_of(self.person)
                waits = seat in sitting.match.waiting
                answer = some_answer(sitting, seat, self.dice) if waits else ""
                question = sitting.match.question_id
            if not waits:
                await asyncio.sleep(0.001)
                continue
            click = fresh()
            await asyncio.gather(
                self.press(answer, question, click),
                self.press(answer, question, click),
                self.press(*old, fresh("old")),
            )
            old = (str(answer), question)


async def test_four_people_with_nervous_thumbs_play_through_restarts_as_if_alone(
    tmp_path: Path, clock: Clock
) -> None:
    path = tmp_path / "skald.db"
    async with hall_over(path, clock) as hall:
        match_id = await new_match(hall, people=3, computers=1)
    accepted: list[str] = []
    for _ in range(200):
        async with hall_over(path, clock) as hall:
            players = [Player(hall, match_id, person) for person in (1, 2, 3)]
            await asyncio.gather(*(player.play(30) for player in players))
            accepted += [click for player in players for click in player.accepted]
            forget(hall)
            if await status(hall, match_id) == "over":
                break
    async with hall_over(path, clock) as hall:
        assert await status(hall, match_id) == "over"
        bare = await the_same_answers_to_a_bare_match(hall, match_id)
        assert await save_of(hall, match_id) == bare.save()
        assert len(accepted) == len(set(accepted)) == sum(given.by == "player" for given in bare.answers)
        assert not [click for click in accepted if click.startswith("old")]
        async with hall.store.reading() as tx:
            results = await tx.values("SELECT score FROM results ORDER BY seat")
            stored = await tx.value("SELECT count(*) FROM answers")
        assert results == [it.score for it in sorted(bare.standings(), key=lambda it: it.seat)]
        assert stored == len(bare.answers)
        assert [letter.kind for letter in await outbox(hall)].count("result") == 1


async def test_a_doubled_click_and_an_old_button_are_told_apart(hall: Hall) -> None:
    match_id = await new_match(hall)
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        question = sitting.match.question_id
        seats = sitting.match.waiting
        answers = {seat: some_answer(sitting, seat, random.Random(1)) for seat in seats}
    for seat in seats:
        await hall.answer(
            match_id, seat + 1, answers[seat], question=question, interaction=f"answer of {seat}"
        )
    with pytest.raises(AlreadyDone):
        await hall.answer(match_id, seats[0] + 1, "x", question=question, interaction="answer of 0")
    with pytest.raises(StaleQuestion):
        await hall.answer(match_id, seats[0] + 1, answers[0], question=question, interaction=fresh())


async def test_a_doubled_click_that_would_be_legal_twice_still_counts_once(hall: Hall) -> None:
    match_id = await new_match(hall, people=2)
    async with hall.change(match_id, "the same click"):
        pass
    before = await save_of(hall, match_id)
    with pytest.raises(AlreadyDone):
        async with hall.change(match_id, "the same click") as sitting:
            sitting.record.status = "paused"
    async with hall.look(match_id) as sitting:
        assert sitting.record.status == "running"
    assert await save_of(hall, match_id) == before


async def test_a_refused_click_changes_nothing_and_may_be_tried_again(hall: Hall) -> None:
    match_id = await new_match(hall)
    before = await save_of(hall, match_id)
    for _ in range(2):
        with pytest.raises(NotAnOption):
            await hall.answer(match_id, 1, "no such card", question=None, interaction="same")
    with pytest.raises(NotSeated):
        await hall.answer(match_id, 5, "x", question=None, interaction=fresh())
    assert await save_of(hall, match_id) == before


async def test_when_the_block_fails_neither_memory_nor_store_are_changed(hall: Hall) -> None:
    match_id = await new_match(hall)
    before, waiting = await save_of(hall, match_id), await outbox(hall)

    async def spoil() -> None:
        async with hall.change(match_id, "a click") as sitting:
            assert sitting.match is not None
            sitting.match.drop(0)
            sitting.seats[0].name = "Nobody"
            sitting.record.status = "over"
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await spoil()
    assert await save_of(hall, match_id) == before
    forget(hall)
    assert await save_of(hall, match_id) == before
    assert await status(hall, match_id) == "running"
    assert await outbox(hall) == waiting
    async with hall.change(match_id, "a click") as sitting:
        assert sitting.names[0] == "Astrid"


async def test_when_writing_fails_neither_memory_nor_store_are_changed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await new_match(hall)
    before = await save_of(hall, match_id)

    async def broken(*_: object) -> None:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(letters, "write", broken)
        with pytest.raises(OSError):  # noqa: PT011 - ours, from above
            await answer_once(hall, match_id, random.Random(1))
    assert await save_of(hall, match_id) == before
    forget(hall)
    assert await save_of(hall, match_id) == before


async def test_presses_wait_their_turn_and_a_lock_lives_as_long_as_it_is_waited_for(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "KEPT_MATCHES", 1)
    matches = [await new_lobby(hall) for _ in range(3)]
    inside: dict[int, int] = dict.fromkeys(matches, 0)
    done = []

    async def visit(match_id: int, number: int) -> None:
        async with hall.look(match_id) as sitting:
            inside[match_id] += 1
            assert inside[match_id] == 1
            await asyncio.sleep(0)
            assert sitting.record.id == match_id
            inside[match_id] -= 1
        done.append(number)

    await asyncio.gather(*(visit(matches[number % 3], number) for number in range(60)))
    assert len(done) == 60
    assert [number for number in done if number % 3 == 0] == list(range(0, 60, 3))
    assert len(hall._kept) == 1
    assert len(hall._locks) == 0


async def test_a_match_thrown_out_of_memory_while_in_use_is_still_written(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "KEPT_MATCHES", 1)
    one, two = await new_lobby(hall), await new_lobby(hall)
    async with hall.look(one) as sitting:
        async with hall.look(two):
            pass
        sitting.seats[0].name = "only in memory"
    async with hall.look(one) as sitting:
        assert sitting.names == ["Astrid"]


async def test_there_is_no_match_without_a_number(hall: Hall) -> None:
    with pytest.raises(NoSuchMatch):
        await save_of(hall, 5)
    assert len(hall._locks) == 0


async def test_who_resigns_leaves_the_seat_to_the_computer(hall: Hall) -> None:
    match_id = await new_match(hall)
    await play(hall, match_id, 5)
    await hall.resign(match_id, 2, interaction=fresh())
    assert await chronicle_keys(hall, match_id) == ["chronicle-resigned"]
    with pytest.raises(NotSeated):
        await hall.answer(match_id, 2, "x", question=None, interaction=fresh())
    forget(hall)
    await play(hall, match_id, 1000)
    assert await status(hall, match_id) == "over"


async def test_a_standing_order_is_kept(hall: Hall) -> None:
    match_id = await new_match(hall)
    game = game_named("blood-rage")
    if not game.orders:
        pytest.skip("the game knows no standing orders")
    question, orders = next(iter(game.orders.items()))
    await hall.order(match_id, 1, question, orders[0], interaction=fresh())
    forget(hall)
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        assert sitting.match.orders == {0: {question: [orders[0]]}}
    await hall.order(match_id, 1, question, None, interaction=fresh())


async def test_a_lobby_cannot_be_played(hall: Hall) -> None:
    match_id = await new_lobby(hall)
    with pytest.raises(NotNow):
        await hall.answer(match_id, 1, "x", question=None, interaction=fresh())


async def test_matches_are_found_by_channel_and_by_person(hall: Hall) -> None:
    match_id = await new_match(hall)
    async with hall.look(match_id) as sitting:
        channel = sitting.record.channel
    assert await hall.match_in(channel) == match_id
    assert await hall.match_in(12345) is None
    assert await hall.matches_of(2) == [match_id]
    assert await hall.matches_of(5) == []
    assert await hall.running() == [match_id]


async def test_people_and_servers_are_remembered(hall: Hall) -> None:
    person = await hall.person(1, "Astrid", "de")
    assert (await hall.person(1, "Astrid the Red")).locale == "de"
    assert await hall.known_person(2) is None
    person.text_mode = True
    assert (await hall.person(1, "Astrid the Red")).text_mode is False
    await hall.save_person(person)
    known = await hall.known_person(1)
    assert known is not None
    assert known.text_mode
    server = await hall.server(9)
    server.language = "fr"
    await hall.save_server(server)
    assert (await hall.server(9)).language == "fr"
    assert (await guest(hall, 3)).name == "Cille"
