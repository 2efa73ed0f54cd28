"""What every game must keep: only legal answers, storing, going back, dropping out, conservation."""

import os
import subprocess
import sys
from itertools import islice
from random import Random

import msgspec
import pytest

from games.engine import Game, Match, PickSome, Question
from games.engine.errors import MatchError, NotAnOption, StaleQuestion, WrongType
from games.engine.questions import Amount, Pick
from locales import LANGUAGES, words
from tests.games.conformance.positions import SETTINGS, contents, finish, picture, positions, start

NAMES = ("Astrid", "Bjørn", "Chloé", "Dagny", "Egil", "Freya")
pytestmark = pytest.mark.parametrize(("game", "seats"), SETTINGS)


def legal_answers(question: Question, dice: Random) -> list[object]:
    """All legal answers where they are few, the corners and some others where they are many."""
    if isinstance(question, PickSome):
        values = list(question.values)
        sizes = {question.least, question.most, dice.randint(question.least, question.most)}
        return [dice.sample(values, size) for size in sizes]
    if isinstance(question, Pick):
        return list(question.values)
    assert isinstance(question, Amount)
    return [question.least, question.most, dice.randint(question.least, question.most)]


def illegal_answers(question: Question) -> list[object]:
    """Answers of the wrong kind, and of the right kind but out of bounds."""
    wrong: list[object] = [None, True, 1.5, {}, b"", "no such thing", ["no such thing"], -1]
    if isinstance(question, PickSome):
        values = list(question.values)
        wrong += [values[:1] * 2, [*values, *values]]
        if question.least > 0:
            wrong.append(values[: question.least - 1])
        if question.most < len(values):
            wrong.append(values[: question.most + 1])
    elif isinstance(question, Pick):
        wrong += [option.value for option in question.disabled if option.value not in question.values]
        wrong.append(list(question.values[:1]))
    elif isinstance(question, Amount):
        wrong += [question.least - 1, question.most + 1, str(question.least)]
    return wrong


def test_every_legal_answer_is_accepted_and_no_other(game: Game, seats: int) -> None:
    dice = Random(1)
    seen: dict[str, int] = {}
    for position in positions(game, seats, seed=1):
        match, seat, question = position.match, position.seat, position.question
        seen[question.key] = seen.get(question.key, 0) + 1
        if seen[question.key] > 4:
            continue
        before = match.save()
        give = match.interrupt if position.offered else match.answer
        for wrong in illegal_answers(question):
            with pytest.raises((WrongType, NotAnOption)):
                give(seat, wrong)
        with pytest.raises(StaleQuestion):
            match.answer(match.waiting[0], position.answer, question="0.0")
        if position.offered:
            with pytest.raises(StaleQuestion):
                match.interrupt(seat, position.answer, offer="0.0+0")
        for other in set(range(seats)) - set(match.waiting) - set(match.answered):
            with pytest.raises(MatchError):
                match.answer(other, position.answer)
        assert match.save() == before
        for answer in legal_answers(question, dice):
            twin = match.clone()
            if position.offered:
                twin.interrupt(seat, answer, offer=match.offer_id)
            else:
                twin.answer(seat, answer, question=match.question_id_of(seat))
            assert not twin.faults()
        assert match.save() == before


def test_options_have_values_and_words_of_their_own_in_every_language(game: Game, seats: int) -> None:
    for position in positions(game, seats, seed=2):
        question = position.question
        if not isinstance(question, Pick):
            continue
        options = question.options
        assert [option.value for option in options] == list(question.values)
        assert len(set(question.values)) == len(question.values)
        for option in question.disabled:
            assert option.reason is not None
            assert option.value not in question.values
        for language in LANGUAGES:
            speak = words(language, game)
            texts = [speak.option(option, NAMES) for option in options]
            assert len(set(texts)) == len(texts), (question.key, texts)


def test_nothing_appears_or_vanishes(game: Game, seats: int) -> None:
    for seed in range(3, 7):
        for position in positions(game, seats, seed):
            assert position.match.faults() == []


def test_a_state_survives_encoding(game: Game, seats: int) -> None:
    for position in positions(game, seats, seed=7):
        state = position.match.state
        again = msgspec.json.decode(msgspec.json.encode(state), type=game.state)
        assert again == state


def test_a_match_stored_in_the_middle_of_any_step_comes_back_the_same(game: Game, seats: int) -> None:
    kinds: dict[str, int] = {}
    for position in positions(game, seats, seed=8):
        match = position.match
        kinds[position.question.key] = kinds.get(position.question.key, 0) + 1
        if kinds[position.question.key] > 3 and position.number % 25:
            continue
        again = Match.load(game, match.save())
        assert not again.restarted
        assert again.save() == match.save()
        assert picture(again) == picture(match)
        if position.number % 25 == 0:
            ends = [finish(one, Random(position.number)).save() for one in (again, match.clone())]
            assert ends[0] == ends[1]


def test_a_finished_match_replays_from_its_answers(game: Game, seats: int) -> None:
    for seed in range(9, 12):
        match = finish(start(game, seats, seed), Random(seed))
        assert match.replay().save() == match.save()
        loaded = Match.load(game, match.save())
        assert loaded.over
        assert loaded.standings() == match.standings()
        assert sum(standing.place == 1 for standing in match.standings()) >= 1


def test_undo_then_redo_leads_to_the_same_match(game: Game, seats: int) -> None:
    for position in positions(game, seats, seed=12):
        match = position.match.clone()
        first = len(match.answers)
        before = picture(match)
        position.give(match)
        after = [msgspec.json.encode(match.view(seat)) for seat in range(seats)]
        steps = match.steps
        match.undo(first, crossing=True)
        assert picture(match).replace(f'"id":"{match.question_id}"'.encode(), b"") == before.replace(
            f'"id":"{position.match.question_id}"'.encode(), b""
        )
        position.give(match)
        assert [msgspec.json.encode(match.view(seat)) for seat in range(seats)] == after
        assert match.steps == steps


def test_undo_reaches_back_to_before_any_answer(game: Game, seats: int) -> None:
    match = finish(start(game, seats, 13), Random(13))
    answers = len(match.answers)
    for number in range(answers - 1, -1, -max(1, answers // 12)):
        twin = match.clone()
        twin.undo(number, crossing=True)
        assert not twin.over
        assert len(twin.answers) <= number + len(twin.waiting) + seats
        assert finish(twin, Random(number)).faults() == []


def test_a_seat_can_be_dropped_at_any_moment(game: Game, seats: int) -> None:
    for position in positions(game, seats, seed=14):
        if position.number % 9:
            continue
        match = position.match.clone()
        for seat in range(seats):
            match.drop(seat, "random")
        assert match.over
        assert match.faults() == []
        assert {given.by for given in match.answers} >= {"policy"}


def test_questions_events_and_reasons_are_all_listed(game: Game, seats: int) -> None:
    for seed in range(15, 18):
        events = set()
        for position in positions(game, seats, seed):
            assert position.question.key in game.questions
            for option in contents(position.question).get("disabled", []):
                assert option.reason.key in game.reasons
            events = {event.key for event in position.match.events}
        assert events <= game.events
    assert game.asides < game.events


def test_every_game_brings_the_computer_players_that_others_rely_on(game: Game, seats: int) -> None:
    assert {"random", "greedy", "absent"} <= game.policies.keys()
    for policy in ("greedy", "absent"):
        match = start(game, seats, 30)
        for seat in range(seats):
            match.drop(seat, policy)
        assert match.over
        assert match.faults() == []


def test_standing_orders_offered_by_questions_are_listed(game: Game, seats: int) -> None:
    for position in positions(game, seats, seed=18):
        for order, answer in position.question.standing.items():
            assert order in game.orders[position.question.key]
            position.question.check(answer)


SCRIPT = """
import sys
from random import Random
from games.registry import game_named
from tests.games.conformance.positions import finish, start
from hashlib import sha256
match = finish(start(game_named(sys.argv[1]), int(sys.argv[2]), 19), Random(19))
print(sha256(match.save()).hexdigest())
"""


def test_hash_order_changes_nothing(game: Game, seats: int) -> None:
    ends = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT, game.id, str(seats)],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(ends) == 1


def test_every_seat_and_the_spectators_have_a_view_at_any_moment(game: Game, seats: int) -> None:
    for position in islice(positions(game, seats, seed=20), 0, None, 7):
        for seat in [None, *range(seats)]:
            view = position.match.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
