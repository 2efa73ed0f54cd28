"""Whoever owns the box corrects its `house` entries: the game, its texts and its pictures follow."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from locales import LANGUAGES
from tests.games.champions_of_midgard import another_box

ROOT = Path(another_box.__file__).parents[3]
DATA = Path("games", "champions_of_midgard", "data", "components.json")
MONSTER = {"attack": 1, "defence": 9, "glory": 41}
KRAKEN = {"attack": 8, "defence": 13}
SHIP = {"capacity": 11, "wood": 6, "coin": 0, "glory": 19}


def correct(box: dict[str, Any]) -> None:
    """Other numbers in every kind of entry that is ours."""
    for warrior in box["warriors"]:
        warrior["faces"] = ["double-hit"] * 6
    for enemy in box["enemies"]:
        enemy.update(MONSTER, reward=dict.fromkeys(enemy["reward"], 7))
    next(it for it in box["journeys"] if "enemy" in it)["enemy"].update(KRAKEN)
    for merchant in box["merchants"]:
        merchant["gain"] = dict.fromkeys(merchant["gain"], 13)
    for ship in box["private_longships"]:
        ship.update(SHIP)
    for kind in ("warriors", "enemies", "merchants", "private_longships"):
        assert {entry["source"] for entry in box[kind]} == {"house"}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the game says of a corrected box, in a process of its own."""
    folder = tmp_path_factory.mktemp("box")
    for room in ("games", "locales", "rendering"):
        shutil.copytree(ROOT / room, folder / room, ignore=shutil.ignore_patterns("__pycache__"))
    box = json.loads((folder / DATA).read_text("utf-8"))
    correct(box)
    (folder / DATA).write_text(json.dumps(box), "utf-8")
    script = shutil.copy(another_box.__file__, folder)
    said = subprocess.run([sys.executable, script], cwd=folder, check=True, capture_output=True)
    return json.loads(said.stdout)


def test_the_dice_show_other_faces(report: Any) -> None:
    rolled = [args["faces"] for key, args in report["events"] if key in ("rolls", "rerolls")]
    assert rolled
    assert {face for faces in rolled for face in faces} == {"double-hit"}


def test_enemies_are_as_strong_and_as_rich_as_the_data_says(report: Any) -> None:
    begun = {
        (args["card"], args["attack"], args["defence"])
        for key, args in report["events"]
        if key == "fight-begins"
    }
    assert begun
    assert {(attack, defence) for card, attack, defence in begun if card != "journey-kraken"} == {(1, 9)}
    defeats = [index for index, (key, _) in enumerate(report["events"]) if key == "defeats"]
    assert defeats
    for index in defeats:
        (_, defeated), (_, glory), (_, goods) = report["events"][index : index + 3]
        if defeated["card"] != "journey-kraken":
            assert (glory["after"] - glory["before"], goods["after"] - goods["before"]) == (41, 7)


def test_the_rules_and_every_card_tell_the_new_numbers(report: Any) -> None:
    assert report["rules"] == {"snekka_capacity": 11, "snekka_glory": 19, "items_snekka": ["wood"] * 6}
    for language in LANGUAGES:
        told = report["told"][language]
        assert all(number in told["fire-giant"] for number in ("1", "9", "41", "7"))
        assert all(number in told["journey-kraken"] for number in ("8", "13"))
        assert all(number in told["snekka"] for number in ("6", "11", "19"))
        assert "13" in told["merchant-larder"]


def test_the_board_shows_the_new_numbers_in_words_and_as_a_picture(report: Any) -> None:
    enemies = len(report["enemies"])
    assert sum("attack 1, defence 9" in line and "41 glory" in line for line in report["board"]) == enemies
    shown = report["picture"]
    assert shown.count("9") >= enemies
    assert shown.count("41") == enemies
    assert "13" in shown


def test_the_cards_are_painted_with_the_new_numbers(report: Any) -> None:
    assert {"1", "9", "41", "7"} <= set(report["cards"]["fire-giant"])
    assert {"8", "13"} <= set(report["cards"]["journey-kraken"])
    assert "13" in report["cards"]["merchant-larder"]
    assert "41 glory and 7 favour" in report["alts"]["fire-giant"]
