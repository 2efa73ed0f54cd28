"""Taking back what cannot be unseen needs the others; and what the table does when something is wrong."""

import msgspec
import pytest

from games.engine import Match
from games.engine.errors import NothingToUndo
from games.registry import game_named
from table import freeze, hosting, letters, votes
from table.hall import Hall
from table.refusals import BadSetting, NotAVoter, NotNow, NotSeated, NoVote, VoteOpen
from tests.table.guests import (
    Clock,
    chronicle_keys,
    empty_outbox,
    forget,
    fresh,
    guest,
    new_match,
    outbox,
    play,
    play_until_barrier,
    save_of,
    status,
    timers,
)

pytestmark = pytest.mark.asyncio


async def epoch(hall: Hall, match_id: int) -> int:
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        return sitting.match.epoch


async def asked_to_undo(hall: Hall, people: int = 4) -> int:
    """A match in which the first person asks to take their last answer back."""
    match_id = await new_match(hall, people=people)
    await play_until_barrier(hall, match_id, 0)
    await empty_outbox(hall)
    await votes.ask_undo(hall, match_id, 1, click=fresh())
    return match_id


async def asked(hall: Hall, match_id: int) -> str:
    """The click that asked for the open vote."""
    vote = await votes.current(hall, match_id)
    return "nobody's" if vote is None else vote.click


async def say(hall: Hall, match_id: int, person: int, choice: str) -> None:
    await votes.ballot(hall, match_id, person, choice, asked=await asked(hall, match_id), click=fresh())


async def outcomes(hall: Hall) -> list[str]:
    decided = await outbox(hall, letters.DECIDED)
    return [msgspec.json.decode(letter.payload)["outcome"] for letter in decided]


async def test_more_than_half_of_the_others_let_it_be_taken_back(hall: Hall) -> None:
    match_id = await asked_to_undo(hall)
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        to = sitting.match.last_own_answer(0)
    await say(hall, match_id, 2, "yes")
    assert await epoch(hall, match_id) == 0
    forget(hall)
    await say(hall, match_id, 3, "yes")
    async with hall.look(match_id) as sitting:
        assert sitting.match is not None
        assert sitting.match.epoch == 1
        assert len(sitting.match.answers) == to
    assert await outcomes(hall) == ["yes"]
    assert await chronicle_keys(hall, match_id) == ["chronicle-undo-yes"]
    assert await outbox(hall, letters.BOARD)
    assert await votes.current(hall, match_id) is None
    kept = await save_of(hall, match_id)
    forget(hall)
    assert await save_of(hall, match_id) == kept


async def test_it_is_refused_when_more_than_half_cannot_agree_any_more(hall: Hall) -> None:
    match_id = await asked_to_undo(hall, people=3)
    await say(hall, match_id, 2, "no")
    assert await outcomes(hall) == ["no"]
    assert await epoch(hall, match_id) == 0
    assert await chronicle_keys(hall, match_id) == ["chronicle-undo-no"]


async def test_a_ballot_may_be_changed_until_it_is_decided(hall: Hall) -> None:
    match_id = await asked_to_undo(hall)
    await say(hall, match_id, 2, "no")
    await say(hall, match_id, 2, "yes")
    [letter] = await outbox(hall, letters.VOTE)
    await votes.shown(hall, letter, await asked(hall, match_id), 4711)
    assert await outbox(hall, letters.VOTE) == []
    vote = await votes.current(hall, match_id)
    assert vote is not None
    assert (vote.ballots, vote.message) == ({2: "yes"}, 4711)
    await say(hall, match_id, 3, "yes")
    [decided] = await outbox(hall, letters.DECIDED)
    assert msgspec.json.decode(decided.payload)["message"] == 4711


async def test_only_the_others_vote_and_only_on_what_is_asked(hall: Hall) -> None:
    match_id = await asked_to_undo(hall)
    with pytest.raises(NotAVoter):
        await say(hall, match_id, 1, "yes")
    with pytest.raises(NotSeated):
        await say(hall, match_id, 5, "yes")
    with pytest.raises(BadSetting):
        await say(hall, match_id, 2, "perhaps")
    with pytest.raises(VoteOpen):
        await votes.ask_undo(hall, match_id, 1, click=fresh())


async def test_who_asked_may_think_better_of_it(hall: Hall) -> None:
    match_id = await asked_to_undo(hall)
    with pytest.raises(NotAVoter):
        await votes.withdraw(hall, match_id, 2, asked=await asked(hall, match_id), click=fresh())
    await votes.withdraw(hall, match_id, 1, asked=await asked(hall, match_id), click=fresh())
    assert await outcomes(hall) == ["withdrawn"]
    with pytest.raises(NoVote):
        await votes.withdraw(hall, match_id, 1, asked=await asked(hall, match_id), click=fresh())
    with pytest.raises(NoVote):
        await say(hall, match_id, 2, "yes")


async def test_a_vote_on_a_position_that_is_gone_is_void(hall: Hall) -> None:
    match_id = await asked_to_undo(hall)
    await hosting.rewind(hall, match_id, await guest(hall, 1), 1, epoch=0, click=fresh())
    assert await outcomes(hall) == ["void"]
    assert await epoch(hall, match_id) == 1


async def test_who_leaves_votes_no_more_and_what_is_then_decided_is_done(hall: Hall) -> None:
    match_id = await asked_to_undo(hall, people=3)
    await say(hall, match_id, 2, "yes")
    await hall.resign(match_id, 3, interaction=fresh())
    assert await outcomes(hall) == ["yes"]
    assert await epoch(hall, match_id) == 1


async def test_who_plays_alone_needs_nobody(hall: Hall) -> None:
    match_id = await new_match(hall, people=1, computers=2)
    with pytest.raises(NothingToUndo):
        await votes.ask_undo(hall, match_id, 1, click=fresh())
    await play_until_barrier(hall, match_id, 0)
    await votes.ask_undo(hall, match_id, 1, click=fresh())
    assert await epoch(hall, match_id) == 1
    assert await outcomes(hall) == []


async def test_only_the_newest_state_of_a_vote_is_shown(hall: Hall) -> None:
    match_id = await asked_to_undo(hall)
    await say(hall, match_id, 2, "yes")
    assert len(await outbox(hall, letters.VOTE)) == 1


async def frozen(hall: Hall) -> int:
    match_id = await new_match(hall)
    await play(hall, match_id, 12)
    await empty_outbox(hall)
    await freeze.freeze(hall, match_id, 2, "My troll is gone.", click=fresh())
    return match_id


async def test_a_vote_decided_while_its_message_was_on_its_way_is_told_in_that_message(hall: Hall) -> None:
    match_id = await asked_to_undo(hall)
    undo = await asked(hall, match_id)
    [letter] = await outbox(hall, letters.VOTE)
    await freeze.freeze(hall, match_id, 2, "", click=fresh())
    await votes.shown(hall, letter, undo, 4711)
    [decided] = await outbox(hall, letters.DECIDED)
    assert msgspec.json.decode(decided.payload)["message"] == 4711
    frozen = await votes.current(hall, match_id)
    assert frozen is not None
    assert frozen.message is None
    assert frozen.click != undo


async def test_a_ballot_counts_only_in_the_vote_it_was_given_for(hall: Hall) -> None:
    match_id = await asked_to_undo(hall)
    first = await asked(hall, match_id)
    await votes.withdraw(hall, match_id, 1, asked=first, click=fresh())
    await votes.ask_undo(hall, match_id, 1, click=fresh())
    with pytest.raises(NoVote):
        await votes.ballot(hall, match_id, 2, "yes", asked=first, click=fresh())
    with pytest.raises(NoVote):
        await votes.withdraw(hall, match_id, 1, asked=first, click=fresh())
    vote = await votes.current(hall, match_id)
    assert vote is not None
    assert vote.ballots == {}


async def test_something_is_wrong_stops_the_match_and_its_clocks_and_tells_the_owner(
    hall: Hall, clock: Clock
) -> None:
    match_id = await frozen(hall)
    assert await status(hall, match_id) == "frozen"
    assert all(due > clock.now + 10**9 for due in (await timers(hall, match_id)).values())
    [report] = await outbox(hall, letters.REPORT)
    assert report.lane == letters.OWNER
    assert msgspec.json.decode(report.payload) == {"seat": 1, "note": "My troll is gone."}
    assert await chronicle_keys(hall, match_id) == ["chronicle-frozen"]
    with pytest.raises(NotNow):
        await hall.answer(match_id, 1, "x", question=None, interaction=fresh())
    with pytest.raises(NotNow):
        await freeze.freeze(hall, match_id, 1, "", click=fresh())


async def test_the_owner_gets_the_whole_match_and_nobody_s_id(hall: Hall) -> None:
    match_id = await frozen(hall)
    data = await freeze.export(hall, match_id, 1, "My troll is gone.")
    sent = msgspec.json.decode(data, type=freeze.Export)
    again = Match.load(game_named("blood-rage"), bytes(sent.match))
    assert again.save() == await save_of(hall, match_id)
    assert [line.key for line in sent.chronicle] == ["chronicle-frozen"]
    assert '"person"' not in data.decode()


async def test_the_table_goes_on(hall: Hall, clock: Clock) -> None:
    match_id = await frozen(hall)
    await say(hall, match_id, 1, "go-on")
    assert await status(hall, match_id) == "frozen"
    await say(hall, match_id, 2, "go-on")
    assert await status(hall, match_id) == "running"
    assert await epoch(hall, match_id) == 0
    assert all(due < clock.now + 10**9 for due in (await timers(hall, match_id)).values())


async def test_the_table_goes_back_to_the_beginning_of_the_turn(hall: Hall) -> None:
    match_id = await frozen(hall)
    await say(hall, match_id, 1, "rewind")
    await say(hall, match_id, 3, "rewind")
    assert await status(hall, match_id) == "running"
    assert await epoch(hall, match_id) == 1
    assert await chronicle_keys(hall, match_id) == ["chronicle-frozen", "chronicle-frozen-rewind"]


async def test_a_table_that_cannot_agree_waits_until_the_host_goes_on(hall: Hall) -> None:
    match_id = await frozen(hall)
    for person, choice in ((1, "go-on"), (2, "rewind"), (3, "wait")):
        await say(hall, match_id, person, choice)
    assert await status(hall, match_id) == "frozen"
    assert await outcomes(hall) == ["wait"]
    await hosting.resume(hall, match_id, await guest(hall, 1), click=fresh())
    assert await status(hall, match_id) == "running"


async def test_a_host_who_goes_on_ends_the_vote(hall: Hall) -> None:
    match_id = await frozen(hall)
    await hosting.resume(hall, match_id, await guest(hall, 1), click=fresh())
    assert await outcomes(hall) == ["void"]


async def test_something_is_wrong_puts_an_open_vote_aside(hall: Hall) -> None:
    match_id = await asked_to_undo(hall)
    await freeze.freeze(hall, match_id, 2, "", click=fresh())
    assert await outcomes(hall) == ["void"]
    vote = await votes.current(hall, match_id)
    assert vote is not None
    assert vote.about.kind == "frozen"
