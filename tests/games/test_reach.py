"""Random play comes across everything there is; the long version plays a thousand matches of each kind."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from games.registry import GAMES
from games.selfplay import main

NOT_RULES = ("balance", "checks", "game", "policies", "view", "vocabulary", "words")
ROOT = Path(__file__).parents[2]
PLAYERS = [(game, seats) for game in GAMES.values() for seats in game.seats]


@pytest.mark.parametrize("game", GAMES)
def test_random_play_reaches_every_question_event_reason_and_card(game: str) -> None:
    """As a command of its own, so that measuring coverage does not slow it down."""
    play = [game, "--matches", "32", "--policy", "random,eager,greedy,greedy", "--everything", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "games.selfplay", *play],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    never = json.loads(done.stdout)["never_reached"]
    assert never == {"questions": [], "events": [], "reasons": [], "cards": []}
    assert done.returncode == 0


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [(game.id, seats) for game, seats in PLAYERS])
def test_a_thousand_matches_go_without_a_violation(game: str, seats: int, tmp_path: Path) -> None:
    for policy in ("random", "random,eager,greedy,absent"):
        words = [game, "--players", str(seats), "--matches", "1000", "--policy", policy, "--seed", policy]
        assert main([*words, "--keep", str(tmp_path)]) == 0


@pytest.mark.soak
@pytest.mark.parametrize("game", [game.replace("-", "_") for game in GAMES])
def test_random_play_goes_through_every_branch_of_the_rules(game: str, tmp_path: Path) -> None:
    """Measured with coverage over self-play alone."""
    coverage = [sys.executable, "-m", "coverage"]
    data = f"--data-file={tmp_path / 'coverage'}"
    play = ["-m", "games.selfplay", game.replace("_", "-"), "--policy", "random,eager,greedy,greedy"]
    subprocess.run(
        [*coverage, "run", data, "--branch", f"--source=games/{game}", *play, "--matches", "800"],
        cwd=ROOT,
        check=True,
    )
    report = tmp_path / "report.json"
    subprocess.run([*coverage, "json", data, "-q", "--fail-under=0", "-o", str(report)], cwd=ROOT, check=True)
    missing = {
        name: (found["missing_lines"], found["missing_branches"])
        for name, found in json.loads(report.read_text())["files"].items()
        if Path(name).stem not in NOT_RULES and (found["missing_lines"] or found["missing_branches"])
    }
    assert missing == {}, "no match went through these lines and branches"
