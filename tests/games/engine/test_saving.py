"""Storing a match: it comes back in the middle of anything, and what cannot be read is refused by name."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from games.engine import Flow, Game, Match, amount, pick
from games.engine.errors import DamagedSave, WrongVersion
from games.engine.saves import read_save
from tests.games.engine.toy import (
    STEPS,
    TOY,
    Tamper,
    Toy,
    asked,
    finish,
    say,
    start,
    step,
    tampered,
    to_the_duel,
)


def again(match: Match, game: Game = TOY) -> Match:
    return Match.load(game, match.save())


# ---------------------------------------------------------------------- storing


@pytest.mark.parametrize("answers", range(14))
def test_a_match_comes_back_in_the_middle_of_any_step(answers: int) -> None:
    way = [1, "swap", ["rune-33"], "clap", 2, "peek", "hush", "rune-19", "rune-8", "quiet", 0, "roll", "clap"]
    match = say(start(), *way[:answers])
    back = again(match)
    assert back.save() == match.save()
    assert back.question_id == match.question_id
    assert asked(back) == asked(match)
    assert back.state == match.state
    assert back.commitment == match.commitment
    assert not back.restarted
    assert finish(back).save() == finish(match).save()


def test_a_common_question_comes_back_with_the_answers_given_so_far() -> None:
    match = to_the_duel()
    match.answer(1, "rune-11")
    match.answer(1, "rune-8")
    back = again(match)
    assert back.waiting == [0]
    assert back.given(1) == "rune-8"
    assert back.question_id == match.question_id
    say(back, "rune-6")
    assert sorted(back.state.laid) == ["rune-6", "rune-8"]


def test_a_finished_match_comes_back_finished() -> None:
    match = finish(start(4))
    back = again(match)
    assert back.over
    assert back.save() == match.save()
    assert back.standings() == match.standings()


def test_computer_players_orders_and_the_number_of_undos_come_back() -> None:
    match = say(start(3), 1)
    match.undo(0)
    match.drop(2, "random")
    match.order(1, "clap", "always-hush")
    back = again(match)
    assert back.policies == {2: "random"}
    assert back.orders == {1: {"clap": ["always-hush"]}}
    assert back.epoch == 1


def test_the_save_names_its_game() -> None:
    assert read_save(start().save()).game == "toy"


# ---------------------------------------------------------------------- what cannot be read


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"{}",
        b'"toy"',
        b"\x00",
        b"not a match",
        start().save()[:-1],
        start().save()[1:],
    ],
)
def test_what_is_no_saved_match_is_refused(data: bytes) -> None:
    with pytest.raises(DamagedSave):
        Match.load(TOY, data)


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"game": 3}', b"nonsense"])
def test_a_save_that_does_not_name_its_game_is_refused(data: bytes) -> None:
    with pytest.raises(DamagedSave):
        read_save(data)


DAMAGE: dict[str, Tamper] = {
    "no steps": lambda record: record.update(steps=[]),
    "no seed": lambda record: record.pop("server_seed"),
    "seats in words": lambda record: record.update(seats="two"),
    "more seats than there are": lambda record: record.update(seats=9),
    "options that do not fit": lambda record: record.update(options={"coins": 3, "rounds": 9}),
    "a state of something else": lambda record: record["steps"][-1].update(state={"board": []}),
    "options of something else": lambda record: record.update(options={"coins": "many"}),
    "an answer by nobody": lambda record: record["steps"][-1]["answers"][0].update(by="somebody"),
    "an answer that is none": lambda record: record["steps"][-1]["answers"][0].update(answer={}),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_save_is_refused(damage: str) -> None:
    with pytest.raises(DamagedSave):
        Match.load(TOY, tampered(say(start(), 1), DAMAGE[damage]))


@pytest.mark.parametrize("old", [b'"toy"', b"click-0", b"rune-33"])
def test_a_save_with_broken_letters_is_refused(old: bytes) -> None:
    data = say(start(), 1).save().replace(old, old[:-2] + b"\xff" + old[-1:])
    with pytest.raises(DamagedSave):
        Match.load(TOY, data)


def test_a_save_with_a_broken_seed_is_refused() -> None:
    data = tampered(start(), lambda record: record.update(server_seed="no hex"))
    with pytest.raises(DamagedSave):
        Match.load(TOY, data)


def test_a_save_nested_without_end_is_refused() -> None:
    with pytest.raises(DamagedSave):
        Match.load(TOY, b'{"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}")


FOREIGN: dict[str, Tamper] = {
    "game": lambda record: record.update(game="ludo"),
    "rules": lambda record: record.update(rules=2),
    "format": lambda record: record.update(format=0),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_a_save_of_another_game_other_rules_or_another_format_is_refused(what: str) -> None:
    data = tampered(start(), FOREIGN[what])
    with pytest.raises(WrongVersion) as refusal:
        Match.load(TOY, data)
    expected = {"format": 1, "game": "toy", "rules": 1} | {what: json.loads(data)[what]}
    assert refusal.value.text.args == expected


# ---------------------------------------------------------------------- after the rules changed


def dancing(game: Toy) -> Flow[None] | None:
    """Rules in which a turn is something else."""
    if game.state.step != "turn":
        return step(game)

    def dance() -> Flow[None]:
        game.tell("clapped")
        yield from pick(game.state.turn, "dance", ["left", "right"])
        game.state.step = "duel"

    return dance()


def quiet(game: Toy) -> Flow[None] | None:
    """Rules in which a turn asks nothing."""
    if game.state.step == "turn":
        game.state.step = "duel"
    return step(game)


def backwards(game: Toy) -> Flow[None] | None:
    """Rules in which the last seat begins."""
    game.state.turn = 1
    return step(game)


def short(game: Toy) -> Flow[None] | None:
    """Rules in which a turn ends after the stake."""
    if game.state.step != "turn":
        return step(game)

    def stake() -> Flow[None]:
        yield from amount(0, "stake", 0, 3)
        game.state.step = "duel"

    return stake()


def fewer_coins(game: Toy) -> Flow[None] | None:
    """Rules in which a turn's first answer may be out of bounds."""
    for player in game.state.players:
        player.coins = 1
    return step(game)


def no_coins(game: Toy) -> Flow[None] | None:
    """Rules in which there is nothing to stake."""
    for player in game.state.players:
        player.coins = 0
    return step(game)


@pytest.mark.parametrize(
    ("rules", "question"),
    [
        (dancing, {0: "dance"}),
        (fewer_coins, {0: "stake"}),
        (backwards, {1: "stake"}),
        (quiet, {0: "duel", 1: "duel"}),
        (short, {0: "stake"}),
    ],
)
def test_a_step_that_cannot_be_played_again_starts_over_and_says_so(
    rules: Callable[[Toy], Flow[None] | None], question: dict[int, str]
) -> None:
    match = say(start(), 3, "peek")
    back = again(match, replace(TOY, step=rules))
    assert back.restarted
    assert asked(back) == question
    assert back.answers == []
    assert back.steps[0] == match.steps[0]
    assert back.question_id.split(".")[0] == "1"
    assert not any(event.key == "peeked" for event in back.events)


def test_a_step_that_started_over_is_played_on_and_stored_like_any_other() -> None:
    game = replace(TOY, step=dancing)
    back = again(say(start(), 3, "peek"), game)
    say(back, "left")
    assert asked(back) == {0: "duel", 1: "duel"}
    assert not again(back, game).restarted


def test_a_step_that_would_be_over_by_now_starts_over_too() -> None:
    back = again(say(start(), 3), replace(TOY, step=short))
    assert back.restarted
    assert asked(back) == {0: "stake"}


def test_a_step_that_starts_over_goes_on_to_the_first_question_with_a_choice() -> None:
    back = again(say(start(), 3), replace(TOY, step=no_coins))
    assert back.restarted
    assert asked(back) == {0: "act"}
    assert [(given.answer, given.by) for given in back.answers] == [(0, "engine")]


def renamed(game: Toy) -> Flow[None] | None:
    return STEPS[f"new-{game.state.step}"](game)


def test_a_match_whose_step_cannot_even_begin_is_refused() -> None:
    with pytest.raises(DamagedSave):
        again(start(), replace(TOY, step=renamed))


def test_a_step_that_can_be_played_again_with_its_answers_goes_on_under_the_new_rules() -> None:
    back = again(say(start(), 1), replace(TOY, step=fewer_coins))
    assert not back.restarted
    assert asked(back) == {0: "act"}


def test_steps_that_are_over_do_not_depend_on_the_rules() -> None:
    match = to_the_duel()
    back = again(match, replace(TOY, step=dancing))
    assert not back.restarted
    assert back.save() == match.save()


def test_a_step_that_is_gone_starts_over_and_says_so() -> None:
    back = again(say(start(), 1), replace(TOY, step=lambda game: None))
    assert back.over
    assert back.restarted
