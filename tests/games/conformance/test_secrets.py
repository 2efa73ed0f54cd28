"""The resample test: exchange everything a seat cannot see, and that seat must not notice."""

from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from games.engine import Answer, Event, Game, Match, Pick, random_legal
from games.engine.errors import MatchError
from games.engine.saves import Saved, Step
from tests.games.conformance.positions import SETTINGS, Position, positions, prompt

pytestmark = pytest.mark.parametrize(("game", "seats"), SETTINGS)


def other_world(match: Match, seat: int | None, dice: Random) -> Match:
    """The match at its last checkpoint, with all that is hidden from this seat exchanged."""
    saved = msgspec.json.decode(match.save(), type=Saved)
    last = saved.steps[-1]
    state = msgspec.json.decode(last.state, type=match.game.state)
    exchanged = match.game.resample(state, seat, dice)
    saved.steps[-1] = Step(msgspec.Raw(msgspec.json.encode(exchanged)), last.counter, last.asked)
    return Match.load(match.game, msgspec.json.encode(saved))


def seen(match: Match, seat: int | None) -> bytes:
    """All a seat (None: a spectator) is shown."""
    return msgspec.json.encode([match.view(seat), prompt(match, -1 if seat is None else seat)])


def heard(match: Match, seat: int | None) -> list[Event]:
    """The saga as this seat may read it."""
    return [event for event in match.events if event.seen_by(seat)]


def test_nobody_notices_what_is_hidden_from_them(game: Game, seats: int) -> None:
    """At every checkpoint for every seat, and on through the step as far as its answers can be given."""
    dice = Random(21)
    compared = 0
    for seed in (21, 22):
        step = -1
        worlds: dict[int | None, Match] = {}
        for position in positions(game, seats, seed, policy=("eager", "random")[seed % 2]):
            match = position.match
            if len(match.steps) != step:
                step = len(match.steps)
                worlds = {}
                if not match.steps[-1].answers:
                    worlds = {seat: other_world(match, seat, dice) for seat in [None, *range(seats)]}
                if any(world._play.revealed for world in worlds.values()):
                    worlds = {}  # the step begins by revealing what was hidden
            for seat, world in worlds.items():
                assert seen(world, seat) == seen(match, seat)
                assert heard(world, seat) == heard(match, seat)
                compared += 1
            worlds = {seat: world for seat, world in worlds.items() if follows(world, seat, position, dice)}
    assert compared > 0


def follows(world: Match, seat: int | None, position: Position, dice: Random) -> bool:
    """Give the same answer in the other world; no longer, if it cannot be given or reveals something new.

    Somebody else's secret answer may be any other: the seat must not notice that either.
    """
    after = position.match.clone()
    position.give(after)
    if position.question.secret and position.seat != seat:
        if after.question_id == position.match.question_id and position.seat in after.waiting:
            return True  # it is not through yet: the other world answers when it is
        while position.seat in world.waiting and world.question_id == position.match.question_id:
            question = world.question(position.seat)
            assert question is not None
            world.answer(position.seat, random_legal(question, lambda: None, dice))
    else:
        try:
            position.give(world)
        except MatchError:
            assert position.seat != seat, "the seat's own answer must stay legal"
            return False
    caused = after.answers[len(position.match.answers) :]
    if any(given.reveal or given.chance for given in caused):
        return seen(world, seat) == seen(after, seat) and heard(world, seat) == heard(after, seat)
    assert heard(world, seat) == heard(after, seat)
    return True


def test_answers_given_while_others_are_awaited_stay_unseen(game: Game, seats: int) -> None:
    """Whatever a seat has answered in a question to several, nobody else can tell which answer it was."""
    checked = possible = 0
    for position in positions(game, seats, seed=25):
        match, seat = position.match, position.seat
        possible += len(match.waiting) > 1
        if len(match.waiting) < 2 or position.offered:
            continue
        twins: list[Match] = []
        answers: Sequence[Answer] = [position.answer]
        if isinstance(position.question, Pick) and isinstance(position.answer, str):
            answers = list(position.question.values)[:3]
        for answer in answers:
            twin = match.clone()
            position._replace(answer=answer).give(twin)
            twins.append(twin)
        for other in [None, *(other for other in range(seats) if other != seat)]:
            assert len({seen(twin, other) for twin in twins}) == 1
            assert all(heard(twin, other) == heard(match, other) for twin in twins)
            checked += 1
    assert checked > 0 or not possible


def test_the_exchange_changes_what_is_hidden(game: Game, seats: int) -> None:
    """So that the tests above compare different worlds, and worlds that keep the rules."""
    dice = Random(26)
    different = 0
    for position in positions(game, seats, seed=26):
        state = position.match.state
        for seat in [None, *range(seats)]:
            other = game.resample(state, seat, dice)
            assert game.faults(other) == []
            different += other != state
    assert different > 0
