"""The command that measures how even the game is."""

import pytest

from games.champions_of_midgard.balance import main, play
from games.champions_of_midgard.components import LEADERS


def test_every_match_has_one_victory_in_all() -> None:
    by_seat, by_leader = play(3, 4, "greedy")
    assert by_seat.played == {0: 4, 1: 4, 2: 4}
    assert sum(by_seat.won.values()) == pytest.approx(4)
    assert sum(by_leader.won.values()) == pytest.approx(4)
    assert sum(by_leader.played.values()) == 12


def test_the_tables_name_every_seat_and_leader(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--matches", "1"])
    printed = capsys.readouterr().out
    assert all(f"| {leader.capitalize()} |" in printed for leader in LEADERS)
    assert printed.count("| 4 |") == 1
