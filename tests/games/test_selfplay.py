"""`python -m games.selfplay`: its figures, what it refuses, and what it does when a rule is broken."""

import itertools
import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import selfplay
from games.engine import Answer, Flow, Game, Match, Option, Pick, Question, Text, Together, random_legal
from games.registry import GAMES
from games.selfplay import main
from tests.games.engine.toy import TOY, State, Toy, step

FIGURES = [
    "game",
    "matches",
    "matches_per_second",
    "answers",
    "answers_per_second",
    "longest_match_answers",
    "slowest_step_ms",
    "slowest_step_question",
    "wins_by_seat",
    "average_score_by_seat",
    "questions_reached",
    "cards_reached",
    "never_reached",
]
TIMES = ["matches_per_second", "answers_per_second", "slowest_step_ms", "slowest_step_question"]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command: its status, what it printed, and its complaints. The toy is among the games."""
    monkeypatch.setitem(GAMES, "toy", TOY)
    monkeypatch.chdir(tmp_path)

    def command(words: str) -> tuple[int, str, str]:
        try:
            status = main(words.split())
        except SystemExit as stopped:
            status = int(str(stopped.code))
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return command


def figures(run: Run, words: str) -> dict[str, Any]:
    status, out, err = run(f"{words} --json")
    assert (status, err) == (0, "")
    result: dict[str, Any] = json.loads(out)
    return result


# ---------------------------------------------------------------------- figures


def test_a_run_prints_all_its_figures(run: Run) -> None:
    status, out, err = run("toy --players 3 --matches 4")
    assert (status, err) == (0, "")
    names = [line.partition(":")[0] for line in out.splitlines() if not line.startswith(" ")]
    assert names == [name.replace("_", " ") for name in FIGURES]
    assert "game: toy" in out
    assert "matches: 4" in out


def test_json_has_the_same_figures(run: Run) -> None:
    result = figures(run, "toy --players 3 --matches 4")
    assert list(result) == FIGURES
    assert (result["game"], result["matches"]) == ("toy", 4)


def test_the_figures_add_up(run: Run) -> None:
    result = figures(run, "toy --players 3 --matches 20")
    assert result["answers"] == sum(result["questions_reached"].values())
    assert result["answers"] / 20 <= result["longest_match_answers"] <= result["answers"]
    assert list(result["wins_by_seat"]) == list(result["average_score_by_seat"]) == ["0", "1", "2"]
    assert sum(result["wins_by_seat"].values()) >= 20
    assert set(result["questions_reached"]) == TOY.questions
    assert result["cards_reached"] == len(TOY.cards) - len(result["never_reached"]["cards"])


def test_every_number_of_players_is_tried_unless_some_are_named(run: Run) -> None:
    assert figures(run, "toy --matches 2")["matches"] == 2 * len(TOY.seats)
    assert figures(run, "toy --matches 2 --players 2 --players 4")["matches"] == 4


def test_all_options_worth_trying_are_tried_unless_some_are_given(run: Run) -> None:
    assert figures(run, "toy --matches 2")["questions_reached"].get("stake")
    poor = figures(run, 'toy --matches 2 --options {"coins":0}')
    assert "stake" not in poor["questions_reached"]


@pytest.mark.parametrize(
    "words", ["toy --matches 6", "blood-rage --players 4 --matches 2 --policy eager,greedy"]
)
def test_the_same_seed_gives_the_same_figures_but_for_the_times(run: Run, words: str) -> None:
    first, second = (figures(run, f"{words} --seed 7") for _ in range(2))
    for name in TIMES:
        del first[name], second[name]
    assert first == second


def test_another_seed_gives_other_matches(run: Run) -> None:
    scores = [figures(run, f"toy --matches 6 --seed {seed}")["average_score_by_seat"] for seed in "12"]
    assert scores[0] != scores[1]


def test_unchecked_matches_are_the_same_matches(run: Run) -> None:
    checked, unchecked = (figures(run, f"toy --matches 6{words}") for words in ("", " --unchecked"))
    for name in (
        "answers",
        "longest_match_answers",
        "wins_by_seat",
        "average_score_by_seat",
        "cards_reached",
    ):
        assert checked[name] == unchecked[name]


def test_computer_players_are_drawn_from_those_named(run: Run) -> None:
    one, other = (figures(run, f"toy --matches 4 --policy {policy}") for policy in ("random", "greedy"))
    assert set(one["questions_reached"]) == TOY.questions
    assert "clap" in other["questions_reached"]
    assert one["answers"] != other["answers"]


def test_the_command_runs_from_a_shell(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "games.selfplay", "blood-rage", "--players", "2", "--matches", "1", "--json"],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["matches"] == 1


# ---------------------------------------------------------------------- everything


def test_everything_is_reached_in_enough_matches(run: Run) -> None:
    status, out, _ = run("toy --matches 30 --everything --json")
    assert status == 0
    assert json.loads(out)["never_reached"] == {"questions": [], "events": [], "reasons": [], "cards": []}


@pytest.mark.parametrize("what", ["questions", "events", "reasons", "cards"])
def test_what_is_never_reached_fails_a_run_that_asks_for_everything(
    what: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    richer: dict[str, Any] = {what: getattr(TOY, what) | {"a-unicorn"}}
    monkeypatch.setitem(GAMES, "toy", replace(TOY, **richer))
    status, out, _ = run("toy --matches 30 --everything --json")
    assert status == 1
    assert json.loads(out)["never_reached"][what] == ["a-unicorn"]
    assert run("toy --matches 30")[0] == 0


@pytest.mark.parametrize(
    ("what", "known"), [("questions", "clap"), ("events", "rolled"), ("reasons", "no-stake")]
)
def test_what_is_reached_but_not_listed_by_the_game_fails_the_run(
    what: str, known: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    poorer: dict[str, Any] = {what: getattr(TOY, what) - {known}}
    monkeypatch.setitem(GAMES, "toy", replace(TOY, **poorer))
    status, _, err = run("toy --matches 6")
    assert status == 1
    assert err == f"not listed by the game: {known}\n"


# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "which game?"),
        ("ludo", "invalid choice: 'ludo'"),
        ("toy --policy genius", "policies: random, greedy"),
        ("toy --policy random,genius", "policies: random, greedy"),
        ("toy --players many", "invalid int value: 'many'"),
        ("toy --players 9 --matches 1", "error-bad-options {'option': 'seats'}"),
        ("blood-rage --players 6", "error-bad-options {'option': 'seats'}"),
        ('toy --options {"rounds":9}', "error-bad-options {'option': 'rounds'}"),
        ("toy --options {", "argument --options"),
        ("toy --dance", "unrecognized arguments: --dance"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_clear_word(words: str, message: str, run: Run) -> None:
    status, out, err = run(words)
    assert status == 2
    assert message in err
    assert out == ""


@pytest.mark.parametrize("options", ['{"coins":"many"}', "[]", "3"])
def test_options_of_the_wrong_kind_are_refused_with_a_clear_word(options: str, run: Run) -> None:
    status, _, err = run(f"toy --options {options}")
    assert status == 2
    assert "options" in err


# ---------------------------------------------------------------------- violations


def leaking(state: State) -> list[str]:
    return ["a rune too many"] if len(state.laid) > 4 else []


def cheating(question: Question, look: Callable[[], Any], dice: Random) -> Answer:
    return "flee" if question.key == "duel" else random_legal(question, look, dice)


def crashing(game: Toy) -> Flow[None] | None:
    if game.state.step == "duel":
        raise RuntimeError("no duel today")
    return step(game)


def deserted(game: Toy) -> Flow[None] | None:
    def nobody() -> Flow[None]:
        yield Together({})

    return nobody() if game.state.step == "duel" else step(game)


def misleading(game: Toy) -> Flow[None] | None:
    def lie() -> Flow[None]:
        yield Pick(0, "duel", ["sword", "axe"], lambda value: Option("club", Text(value)))

    return lie() if game.state.step == "duel" else step(game)


def forgetful() -> Callable[[Toy], Flow[None] | None]:
    """Rules that keep something outside the state, and so tell another story every time."""
    count = itertools.count()

    def counting(game: Toy) -> Flow[None] | None:
        game.tell("rolled", number=next(count))
        return step(game)

    return counting


BROKEN: dict[str, tuple[Game, str]] = {
    "a fault": (replace(TOY, faults=leaking), "a rune too many"),
    "an illegal answer": (
        replace(TOY, policies={"random": cheating}),
        "NotAnOption: error-not-an-option {'answer': 'flee'}",
    ),
    "a crash": (replace(TOY, step=crashing), "RuntimeError: no duel today"),
    "nobody asked": (replace(TOY, step=deserted), "nobody is asked, and the match is not over"),
    "a lie": (replace(TOY, step=misleading), "duel: options that are not the values"),
    "something forgotten": (replace(TOY, step=forgetful()), "a stored match comes back different"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_violation_ends_the_run_and_leaves_a_file(
    what: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, problem = BROKEN[what]
    monkeypatch.setitem(GAMES, "toy", game)
    monkeypatch.setattr(selfplay, "RELOAD_EVERY", 5)
    status, out, err = run("toy --players 3 --matches 3 --keep found/here")
    file = Path("found/here/violation-toy.json")
    assert (status, out) == (1, "")
    assert err.splitlines() == [
        f"violation: {problem}",
        f"play it again: python -m games.selfplay --replay {file}",
    ]
    record = json.loads((tmp_path / file).read_text())
    assert record["problem"] == problem
    match = Match.load(game, json.dumps(record["match"]).encode())
    assert match.seats == 3
    assert not match.restarted


def test_a_fault_is_shown_again_from_its_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", BROKEN["a fault"][0])
    run("toy --players 3 --matches 3")
    status, out, _ = run("--replay violation-toy.json")
    assert status == 1
    assert out.splitlines() == ["recorded: a rune too many", "now: a rune too many"]


def test_a_violation_that_was_mended_is_no_longer_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", BROKEN["a crash"][0])
    run("toy --players 3 --matches 3")
    monkeypatch.setitem(GAMES, "toy", TOY)
    status, out, _ = run("--replay violation-toy.json")
    assert status == 0
    assert out.splitlines() == [
        "recorded: RuntimeError: no duel today",
        "now: nothing is wrong any more",
    ]


@pytest.mark.parametrize("what", ["an illegal answer", "a crash"])
def test_a_violation_that_is_still_there_is_told_again(
    what: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, problem = BROKEN[what]
    monkeypatch.setitem(GAMES, "toy", game)
    run("toy --players 3 --matches 3")
    status, out, err = run("--replay violation-toy.json")
    assert status == 1
    assert problem in out + err


@pytest.mark.parametrize("content", [None, "", "{}", "nonsense"])
def test_a_file_that_is_no_violation_is_refused(content: str | None, run: Run, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "file.json").write_text(content)
    status, _, err = run("--replay file.json")
    assert status == 2
    assert "file.json" in err


def raving(question: Question, look: Callable[[], Any], dice: Random) -> Answer:
    raise RuntimeError("a computer player lost its mind")


def rambling(question: Question, look: Callable[[], Any], dice: Random) -> Any:
    return {"a set"}


@pytest.mark.parametrize(
    "game",
    [
        replace(TOY, policies={"random": raving}),
        replace(TOY, policies={"random": rambling}),
        replace(TOY, step=forgetful()),
    ],
    ids=["a policy crashes", "a policy answers what JSON cannot say", "a replay differs"],
)
def test_whatever_goes_wrong_in_a_match_leaves_a_file(
    game: Game, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "toy", game)
    status, _, _ = run("toy --players 3 --matches 3")
    assert status == 1
    assert (tmp_path / "violation-toy.json").is_file()


def test_a_match_that_does_not_replay_is_told_again(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", replace(TOY, step=forgetful()))
    run("toy --players 2 --matches 1")
    status, out, _ = run("--replay violation-toy.json")
    assert status == 1
    assert out.splitlines()[1].startswith("now: ReplayDiffers: error-replay-differs")
