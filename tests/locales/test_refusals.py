"""Every refusal of the engine is said in words, with what to do next."""

import re

import pytest

from games.blood_rage.game import GAME
from games.engine import Text, errors
from locales import words
from tests.locales.ftl import in_each_language

NAMES = ["Åsa", "Bera"]
OPTIONS = ("seats", "five_players", "first_player", "clans", "leaders", "Options")

REFUSALS = [
    errors.MatchError(),
    errors.UnknownGame(game="chess"),
    *(errors.BadOptions(option=name) for name in OPTIONS),
    errors.MatchOver(),
    errors.NotAsked(seat=1),
    errors.StaleQuestion(),
    *(errors.WrongType(expected=kind) for kind in ("pick", "pick-some", "amount", "other")),
    *(errors.NotAnOption(answer=answer) for answer in ("fire-giant", 7, ["warrior", "warrior#2"])),
    errors.NoSuchOrder(order="always:gimle"),
    errors.UnknownPolicy(policy="Deep Thought"),
    errors.NothingToUndo(),
    *(errors.BarrierInTheWay(barriers=found) for found in (["chance"], ["reveal"], ["others"])),
    errors.BarrierInTheWay(barriers=["chance", "reveal", "others"]),
    errors.WrongVersion(format=1, game="blood-rage", rules=1),
    errors.DamagedSave(),
    errors.ReplayDiffers(step=12),
]


def refusals(kind: type[errors.MatchError]) -> set[type[errors.MatchError]]:
    return {kind}.union(*(refusals(child) for child in kind.__subclasses__()))


def test_every_refusal_is_among_the_examples() -> None:
    ours = {kind for kind in refusals(errors.MatchError) if kind.__module__.startswith("games.")}
    assert {type(error) for error in REFUSALS} == ours


@in_each_language
@pytest.mark.parametrize("error", REFUSALS, ids=str)
def test_every_refusal_is_said_in_whole_sentences(error: errors.MatchError, language: str) -> None:
    said = words(language, GAME).say(error.text, NAMES)
    assert said.endswith(".")
    assert not re.search(r"[{}_]|-some|blood-rage|always", said)


@in_each_language
@pytest.mark.parametrize("barrier", ["chance", "reveal", "others"])
def test_what_stands_in_the_way_of_taking_back_is_named(barrier: str, language: str) -> None:
    assert words(language, GAME).say(Text(f"barrier-{barrier}"), NAMES)
