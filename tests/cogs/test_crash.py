"""The bot is killed at any moment, many times: no answer and no post is lost, doubled or out of order."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from games.engine import Match
from tests.cogs.reading import Tale, read_through, tale_of

ROOT = Path(__file__).parents[2]
CHANNEL = 77


def messages(folder: Path) -> dict[int, dict[str, Any]]:
    """Discord as everybody sees it in the end: by number the messages, as last changed."""
    found: dict[int, dict[str, Any]] = {}
    for line in (folder / "discord.txt").read_text().splitlines():
        entry = json.loads(line)
        if entry["do"] == "delete":
            found.pop(entry["id"], None)
        else:
            found[entry["id"]] = entry
    return found


def said(folder: Path, word: str) -> list[str]:
    lines = (folder / "said.txt").read_text().splitlines()
    return [line.removeprefix(f"{word} ") for line in lines if line.startswith(f"{word} ")]


def text_of(entry: dict[str, Any]) -> str:
    return str(next(part["content"] for part in entry["body"]["components"] if part["type"] == 10))


def check_answers(folder: Path, tale: Tale, kills: int) -> None:
    """No accepted answer was lost or counted twice."""
    match, record = tale.sitting.match, tale.sitting.record
    assert match is not None
    assert record.status == "over"
    clicks = [seat.click for seat in tale.sitting.seats]
    bare = Match.new(tale.sitting.game, 3, server_seed=record.server_seed, clicks=clicks)
    applied = []
    for answer in match.answers:
        if answer.by == "player":
            applied.append(f"{bare.question_id} of {answer.seat}")
            bare.answer(answer.seat, answer.answer)
    assert bare.save() == match.save()
    accepted = said(folder, "accepted")
    assert len(set(accepted)) == len(accepted)
    assert [click for click in applied if click in set(accepted)] == accepted
    assert len(applied) - len(accepted) <= kills


def in_channel(folder: Path) -> list[dict[str, Any]]:
    return [entry for _, entry in sorted(messages(folder).items()) if entry["channel"] == CHANNEL]


def check_posts(folder: Path) -> None:
    """The result came once and last, no board is left alive, and everybody has one hand."""
    here = in_channel(folder)
    assert ["rematch" in json.dumps(entry["body"]) for entry in here] == [False] * (len(here) - 1) + [True]
    assert [entry for entry in here if ":turn:" in json.dumps(entry["body"])] == []
    for person in (1, 2, 3):
        hands = [entry for entry in messages(folder).values() if entry["channel"] == 100 + person]
        assert len(hands) == 1


def stories(folder: Path) -> list[str]:
    return [text_of(entry) for entry in in_channel(folder)[:-1]]


def live_and_die(folder: Path, seed: int, kills: int) -> None:
    command = [sys.executable, "-m", "tests.cogs.crash_child", str(folder), str(seed), str(kills)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr[-3000:]


async def check(folder: Path, seed: int, kills: int) -> None:
    live_and_die(folder, seed, kills)
    tale = await tale_of(folder / "skald.db", CHANNEL)
    check_answers(folder, tale, kills)
    check_posts(folder)
    read_through(tale, stories(folder))


@pytest.mark.asyncio
@pytest.mark.parametrize("kills", [0, 12])
async def test_the_bot_killed_at_any_moment_loses_and_doubles_nothing(tmp_path: Path, kills: int) -> None:
    await check(tmp_path, 1, kills)


@pytest.mark.asyncio
async def test_a_post_that_is_missing_doubled_or_out_of_order_would_be_found(tmp_path: Path) -> None:
    live_and_die(tmp_path, 2, 0)
    tale, told = await tale_of(tmp_path / "skald.db", CHANNEL), stories(tmp_path)
    read_through(tale, told)
    for wrong in (
        told[:7] + told[8:],
        told[:8] + told[7:],
        [*told[:7], told[8], told[7], *told[9:]],
        told[:-1],
    ):
        with pytest.raises(AssertionError):
            read_through(tale, wrong)


@pytest.mark.soak
@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(100, 115))
async def test_the_bot_killed_very_often_loses_and_doubles_nothing(tmp_path: Path, seed: int) -> None:
    await check(tmp_path, seed, 60)
