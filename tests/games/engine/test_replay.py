"""Clones and replays: the same position again, from the record alone, and each on its own."""

import json

import pytest

from games.engine import Match
from games.engine.errors import ReplayDiffers, WrongVersion
from games.engine.saves import read_save
from tests.games.engine.toy import TOY, Tamper, asked, finish, refused, say, start, tampered, to_the_duel


def test_a_clone_goes_its_own_way() -> None:
    match = say(start(3), 1, "swap")
    before = match.save()
    twin = match.clone()
    assert twin.save() == before
    twin.order(1, "clap", "always-hush")
    say(twin, ["rune-15"])
    twin.drop(2)
    twin.undo(0, crossing=True)
    finish(twin)
    assert match.save() == before
    assert asked(match) == {0: "swap"}
    assert match.state.laid == []


def test_what_happens_to_the_original_does_not_happen_to_the_clone() -> None:
    match = say(to_the_duel(), "rune-33")
    twin = match.clone()
    before = twin.save()
    match.drop(0)
    finish(match)
    assert twin.save() == before
    assert twin.given(0) == "rune-33"


@pytest.mark.parametrize(
    "match", [start(), say(start(), 1, "roll"), say(to_the_duel(), "rune-33"), finish(start(4))]
)
def test_a_replay_from_the_answers_alone_gives_the_same_match(match: Match) -> None:
    replayed = match.replay()
    assert replayed.save() == match.save()
    assert replayed.standings() == match.standings()
    assert asked(replayed) == asked(match)


def test_a_replay_goes_its_own_way() -> None:
    match = start()
    match.replay().drop(1)
    assert match.policies == {}


def test_a_save_written_with_other_spaces_replays_too() -> None:
    spaced = json.dumps(json.loads(finish(start()).save()), indent=1).encode()
    assert Match.load(TOY, spaced).replay().over


def test_a_record_that_was_only_written_anew_replays() -> None:
    data = tampered(finish(start()), lambda record: None)
    assert Match.load(TOY, data).replay().save() == data


RECORD: dict[str, Tamper] = {
    "another answer": lambda record: record["steps"][1]["answers"][0].update(answer=1),
    "an answer of another seat": lambda record: record["steps"][1]["answers"][0].update(seat=1),
    "an answer too few": lambda record: record["steps"][1]["answers"].pop(),
    "an answer too many": lambda record: record["steps"][0]["answers"].append({"seat": 0, "answer": 1}),
    "a line of the saga": lambda record: record["steps"][1]["events"][0]["args"].update(number=6),
    "a die": lambda record: record["steps"][1]["draws"][0].update(result=[5]),
    "a step too many": lambda record: record["steps"].append(record["steps"][-1]),
    "a checkpoint": lambda record: record["steps"][2]["state"]["players"][0].update(coins=9),
    "a barrier": lambda record: record["steps"][1]["answers"][1].update(chance=False),
    "the last state": lambda record: record["steps"][-1]["state"]["players"][0].update(coins=9),
}


@pytest.mark.parametrize("what", RECORD)
def test_a_record_that_was_tampered_with_does_not_replay(what: str) -> None:
    match = finish(say(start(), 3, "roll", "clap"))
    forged = Match.load(TOY, tampered(match, RECORD[what]))
    with refused(forged, ReplayDiffers):
        forged.replay()


IMPOSSIBLE: dict[str, Tamper] = {
    "an amount out of bounds": lambda record: record["steps"][1]["answers"][0].update(answer=99),
    "an answer of another kind": lambda record: record["steps"][1]["answers"][0].update(answer=[]),
    "a click": lambda record: record.update(clicks=["click-0", "click-2"]),
    "the seed": lambda record: record.update(server_seed="00"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_record_whose_answers_are_not_legal_does_not_replay(what: str) -> None:
    forged = Match.load(TOY, tampered(finish(start()), IMPOSSIBLE[what]))
    with refused(forged, ReplayDiffers):
        forged.replay()


def test_a_stored_match_without_its_end_does_not_replay() -> None:
    data = tampered(finish(start()), lambda record: record["steps"].pop())
    with pytest.raises(ReplayDiffers):
        Match.replay_save(TOY, read_save(data))


def test_a_stored_match_of_other_rules_is_not_replayed() -> None:
    data = tampered(finish(start()), lambda record: record.update(rules=2))
    with pytest.raises(WrongVersion):
        Match.replay_save(TOY, read_save(data))
