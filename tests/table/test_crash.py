"""A match survives being killed at any moment: no answer is lost or doubled, no letter either."""

import random
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from games.engine import Match
from games.registry import game_named
from table.hall import Hall
from tests.table.crash_child import TOLD
from tests.table.guests import Clock, hall_over

ROOT = Path(__file__).parents[2]


class Run:
    """What the children said, all lives together."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.accepted: list[str] = []
        self.said: list[str] = []
        self.kills = 0

    def live(self, seconds: float, *, even_before_it_plays: bool = False) -> bool:
        """One life, ended after so many seconds of play; True when the match was over before."""
        again = self.accepted[-1] if self.accepted else ""
        command = [sys.executable, "-m", "tests.table.crash_child", str(self.folder), again]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            try:
                if not even_before_it_plays:
                    assert child.stdout.readline().strip() == "ready"
                with suppress(subprocess.TimeoutExpired):
                    child.wait(seconds)
            finally:
                child.kill()
            lines = child.stdout.read().splitlines()
        self.said += lines
        self.accepted += [line.removeprefix("accepted ") for line in lines if line.startswith("accepted ")]
        if child.returncode == -signal.SIGKILL:
            self.kills += 1
            return False
        assert child.returncode == 0
        assert lines[-1] == "over"
        return True


async def check(hall: Hall, run: Run) -> None:
    [match_id] = [await hall.match_in(77)]
    assert match_id is not None
    async with hall.look(match_id) as sitting:
        match, record = sitting.match, sitting.record
        assert match is not None
    assert record.status == "over"
    given = [answer for answer in match.answers if answer.by == "player"]
    bare = Match.new(
        game_named(record.game),
        3,
        server_seed=record.server_seed,
        clicks=[seat.click for seat in sitting.seats],
    )
    applied = []
    for answer in given:
        applied.append(f"{bare.question_id} of {answer.seat}")
        bare.answer(answer.seat, answer.answer)
    assert bare.save() == match.save()
    assert not [line for line in run.said if line.startswith("twice")]
    assert len(set(run.accepted)) == len(run.accepted)
    assert [click for click in applied if click in set(run.accepted)] == run.accepted
    assert len(applied) - len(run.accepted) <= run.kills

    rows = [line.split("\t") for line in (run.folder / "mail.txt").read_text().splitlines()]
    for lane in {row[1] for row in rows}:
        ids = [int(row[0]) for row in rows if row[1] == lane]
        assert ids == sorted(set(ids))
    told = [msgspec.json.decode(row[3])["click"] for row in rows if row[2] == TOLD]
    assert told == applied
    assert [row[2] for row in rows if row[1] == "channel 77"].count("result") == 1
    assert [row[2] for row in rows if row[1] == "channel 77"][-2:] == ["board", "result"]
    assert {row[1] for row in rows if row[2] == "hand"} == {"person 1", "person 2", "person 3"}


async def kill_and_check(folder: Path, dice: random.Random, kills: int) -> None:
    run = Run(folder)
    over = False
    while not over and run.kills < kills:
        if dice.random() < 0.2:
            over = run.live(dice.random() * 0.3, even_before_it_plays=True)
        else:
            over = run.live(dice.random() * 0.12)
    assert over or run.live(60)
    assert run.kills > 0
    async with hall_over(folder / "skald.db", Clock()) as hall:
        await check(hall, run)


@pytest.mark.asyncio
async def test_a_match_killed_many_times_loses_and_doubles_nothing(tmp_path: Path) -> None:
    await kill_and_check(tmp_path, random.Random(), 12)


@pytest.mark.soak
@pytest.mark.asyncio
@pytest.mark.parametrize("number", range(10))
async def test_many_matches_killed_very_often_lose_and_double_nothing(tmp_path: Path, number: int) -> None:
    await kill_and_check(tmp_path, random.Random(number), 60)
