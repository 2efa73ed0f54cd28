"""`python -m games.fairness verify`: a finished match proves its chance, and a forged one does not."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from games.blood_rage.game import GAME
from games.engine import Fate, Match
from games.fairness import Unfair, check_draw, main, verify
from games.registry import GAMES
from tests.games.engine import toy

SEED = bytes(range(32))
CLICKS = ["1180000000000000001", "1180000000000000002", "1180000000000000003"]


def new_match(policies: dict[int, str]) -> Match:
    return Match.new(GAME, 3, server_seed=SEED, clicks=CLICKS, policies=policies)


MATCH = new_match(dict.fromkeys(range(3), "eager"))
RECORD = json.loads(MATCH.save())
STEP, ANSWER = next(
    (number, answer)
    for number, step in enumerate(RECORD["steps"])
    for answer, given in enumerate(step["answers"])
    if given["by"] == "policy"
)


def forged(change: toy.Tamper) -> bytes:
    return toy.tampered(MATCH, change)


@pytest.fixture
def export(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_bytes(MATCH.save())
    return file


# ---------------------------------------------------------------------- what is proven


def test_a_finished_match_is_proven_with_every_draw(export: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(export)]) == 0
    lines = capsys.readouterr().out.splitlines()
    draws = [draw for step in MATCH.steps for draw in step.draws]
    assert lines[0] == f"commitment {MATCH.commitment}"
    assert lines[1] == f"join clicks {', '.join(CLICKS)}"
    assert lines[2:-2] == [f"{draw.label}: {draw.result}" for draw in draws]
    assert len(draws) > 5
    assert lines[-2].startswith(f"{len(MATCH.answers)} answers played again")
    assert lines[-1].startswith("every shuffle follows from this seed; compare")


def test_the_right_commitment_is_kept(export: Path, capsys: pytest.CaptureFixture[str]) -> None:
    promise = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert main(["verify", str(export), "--commitment", promise]) == 0
    assert "proven fair" in capsys.readouterr().out


def test_an_export_that_was_made_readable_is_proven_too() -> None:
    assert verify(json.dumps(RECORD, indent=2).encode()) == verify(MATCH.save())


def test_an_export_that_was_only_written_anew_is_proven() -> None:
    assert verify(forged(lambda record: None)) == verify(MATCH.save())


def test_dice_are_proven_like_shuffles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy.TOY)
    match = toy.finish(toy.say(toy.start(), 1, "roll"))
    assert "die: [2]" in verify(match.save())


def test_a_shuffle_of_nothing_is_proven_too() -> None:
    fate = Fate(SEED)
    fate.shuffled([], "empty deck")
    assert check_draw(SEED, fate.draws[0]) == 0


def test_a_match_that_was_gone_back_in_is_proven_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", toy.TOY)
    match = toy.say(toy.start(), 1, "roll", "hush")
    match.undo(0, crossing=True)
    assert verify(toy.finish(match).save())[0] == f"commitment {match.commitment}"


def test_the_command_runs_from_a_shell(export: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "games.fairness", "verify", str(export)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0
    assert "every shuffle follows from this seed" in done.stdout


# ---------------------------------------------------------------------- what is not


def first_draw(record: dict[str, Any]) -> dict[str, Any]:
    draws: list[dict[str, Any]] = [draw for step in record["steps"] for draw in step["draws"]]
    return draws[0]


def swap_result(record: dict[str, Any]) -> None:
    result = first_draw(record)["result"]
    result[0], result[1] = result[1], result[0]


def other_answer(record: dict[str, Any]) -> None:
    """The first card drafted becomes the second one of the first seat."""
    step = record["steps"][STEP]
    replayed = Match.load(GAME, MATCH.save())
    replayed.policies.clear()
    replayed.undo(0, crossing=True)
    given = step["answers"][ANSWER]
    question = replayed.question(given["seat"])
    assert question is not None
    given["answer"] = next(value for value in question.values if value != given["answer"])  # type: ignore[attr-defined]


FORGED: dict[str, toy.Tamper] = {
    "the result of a draw": swap_result,
    "the size of a draw": lambda record: first_draw(record).update(size=3),
    "the place of a draw in the stream": lambda record: first_draw(record).update(start=8),
    "a draw left out": lambda record: next(step for step in record["steps"] if step["draws"])["draws"].pop(0),
    "the server's seed": lambda record: record.update(server_seed=bytes(32).hex()),
    "a click": lambda record: record["clicks"].__setitem__(0, "1"),
    "the order of the clicks": lambda record: record["clicks"].reverse(),
    "a click left out": lambda record: record["clicks"].pop(),
    "an answer": other_answer,
    "an answer that was not possible": lambda record: record["steps"][STEP]["answers"][ANSWER].update(
        answer="x"
    ),
    "an answer left out": lambda record: record["steps"][STEP]["answers"].pop(ANSWER),
    "a checkpoint": lambda record: record["steps"][3]["state"]["clans"][0].update(rage=9),
    "the final score": lambda record: record["steps"][-1]["state"]["clans"][0].update(glory=99),
    "a step too many": lambda record: record["steps"].append(record["steps"][-1]),
    "a line of the saga": lambda record: record["steps"][0]["events"].pop(0),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_match_is_not_proven(what: str, export: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = forged(FORGED[what])
    assert json.loads(data) != RECORD
    export.write_bytes(data)
    assert main(["verify", str(export)]) == 1
    captured = capsys.readouterr()
    assert captured.err.startswith("NOT proven: ")
    assert "proven fair" not in captured.out


def forge_last_lines(record: dict[str, Any]) -> None:
    record["steps"][-1]["events"] = [{"key": "glory", "args": {"seat": 0, "before": 0, "after": 99}}]


def forge_last_answer(record: dict[str, Any]) -> None:
    record["steps"][-1]["answers"] = [{"seat": 0, "answer": "pass"}]


@pytest.mark.parametrize("forge", [forge_last_lines, forge_last_answer])
def test_what_was_added_after_the_end_is_not_proven(forge: toy.Tamper) -> None:
    with pytest.raises(Unfair):
        verify(forged(forge))


def test_a_draw_among_nothing_is_not_proven() -> None:
    with pytest.raises(Unfair):
        verify(forged(lambda record: first_draw(record).update(size=0, shuffle=False)))


@pytest.mark.parametrize(("size", "shuffle"), [(2**33, False), (2**33, True)])
def test_a_draw_too_large_to_be_made_is_not_proven(size: int, shuffle: bool) -> None:
    with pytest.raises(Unfair):
        verify(forged(lambda record: first_draw(record).update(size=size, shuffle=shuffle)))


def test_a_broken_promise_is_named(export: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(export), "--commitment", "00" * 32]) == 1
    message = capsys.readouterr().err
    assert "00" * 32 in message
    assert MATCH.commitment in message


def test_another_seed_breaks_the_promise_before_anything_else() -> None:
    data = forged(lambda record: record.update(server_seed=bytes(32).hex()))
    with pytest.raises(Unfair, match="the lobby promised"):
        verify(data, MATCH.commitment)


def test_the_draw_that_does_not_hold_is_named() -> None:
    label = first_draw(RECORD)["label"]
    with pytest.raises(Unfair, match=f"^{label}: the seed gives"):
        verify(forged(swap_result))


def test_an_unfinished_match_keeps_its_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(new_match({0: "eager"}).save())
    assert main(["verify", str(file)]) == 1
    captured = capsys.readouterr()
    assert "not over" in captured.err
    assert captured.out == ""


# ---------------------------------------------------------------------- what cannot be read

UNREADABLE = {
    "cut off": MATCH.save()[:-9],
    "empty": b"",
    "no match": b"{}",
    "no JSON": b"hello",
    "of an unknown game": forged(lambda record: record.update(game="ludo")),
    "of other rules": forged(lambda record: record.update(rules=0)),
    "of another format": forged(lambda record: record.update(format=99)),
    "without steps": forged(lambda record: record.update(steps=[])),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_file_that_is_no_match_is_refused(
    what: str, export: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    export.write_bytes(UNREADABLE[what])
    assert main(["verify", str(export)]) == 2
    assert capsys.readouterr().err.startswith("cannot read this match: ")


@pytest.mark.parametrize("data", [forged(lambda record: record.update(server_seed="x")), b'{"game": "\xff"}'])
def test_a_file_with_broken_letters_is_refused(data: bytes, export: Path) -> None:
    export.write_bytes(data)
    assert main(["verify", str(export)]) == 2


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "nothing.json")]) == 2
    message = capsys.readouterr().err
    assert "nothing.json" in message
    assert "No such file" in message
    assert main(["verify", str(tmp_path)]) == 2


@pytest.mark.parametrize("words", [[], ["prove", "file"], ["verify"]])
def test_an_unknown_command_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert "usage: python -m games.fairness" in capsys.readouterr().err
