"""The words of Champions of Midgard: everything in the box is named, and every number comes from its data."""

import re

import msgspec
import pytest

from games.champions_of_midgard.components import (
    CARDS,
    COLOURS,
    DESTINIES,
    ENEMIES,
    FACES,
    KINDS,
    LEADERS,
    LOCATIONS,
    LONGSHIPS,
    MERCHANTS,
    RUNES,
    SHORES,
    STALLS,
)
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.lookup import NUMBERS
from games.champions_of_midgard.options import place_text, show_destiny, show_rune
from games.champions_of_midgard.words import (
    SOURCES,
    card_text,
    counted,
    leader_text,
    ship_text,
    stall_text,
)
from games.engine import Arguments, Text
from locales import words
from tests.games.champions_of_midgard.table import Table
from tests.locales.ftl import in_each_language, placeholders

NAMES = ["Åsa", "Bera"]
STOCK = ["food", "wood", "coin", "favour", "blame", "glory"]
PHASES = ["round-setup", "place-workers", "assign-warriors", "combat-resolution", "cleanup", "final-scoring"]


def say(text: Text, language: str = "en") -> str:
    return words(language, GAME).say(text, NAMES)


@in_each_language
def test_every_thing_in_the_box_has_a_name(language: str) -> None:
    things = {
        "ban": KINDS,
        "card": CARDS,
        "colour": COLOURS,
        "face": list(FACES),
        "item": [*STOCK, *KINDS],
        "leader": list(LEADERS),
        "most": [destiny.most for destiny in DESTINIES.values()],
        "phase": PHASES,
        "place": [*LOCATIONS, *STALLS, *LONGSHIPS, *SHORES],
        "source": [*SOURCES],
        "warrior": KINDS,
    }
    for kind, values in things.items():
        for value in values:
            noun = GAME.noun(kind, value)
            assert noun is not None
            assert say(noun, language)
    assert GAME.noun("player", "asmundr") is None


@in_each_language
def test_every_card_leader_and_ship_is_explained_with_its_own_numbers(language: str) -> None:
    texts = [
        *map(card_text, CARDS),
        *map(leader_text, LEADERS),
        *map(ship_text, [ship for ship in LONGSHIPS if LONGSHIPS[ship].glory]),
    ]
    used = {key: names for (_, key), names in placeholders(language).items()}
    for text in texts:
        said = say(text, language)
        numbers = {name: value for name, value in text.args.items() if isinstance(value, int)}
        assert [name for name in used[text.key] & set(numbers) if str(numbers[name]) not in said] == []
        assert not re.search(r"[{}$]", said)


@in_each_language
def test_every_number_of_the_rules_is_told_somewhere_and_none_is_missing(language: str) -> None:
    file = "champions-of-midgard-rules.ftl"
    told = set().union(*(names for (name, _), names in placeholders(language).items() if name == file))
    leaders = {name for leader in LEADERS for name in used_by(f"leader-{leader}-text", language)}
    assert told | leaders == set(NUMBERS)


def used_by(key: str, language: str) -> set[str]:
    return next(names for (_, found), names in placeholders(language).items() if found == key)


def test_a_number_changed_in_the_data_changes_the_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        ENEMIES,
        "nykr",
        msgspec.structs.replace(ENEMIES["nykr"], attack=7, defence=9, forbidden=[], reward={"favour": 4}),
    )
    assert say(card_text("nykr")) == "Attack 7, defence 9. Reward: 8 glory and 4 favour."
    monkeypatch.setitem(
        MERCHANTS,
        "merchant-larder",
        msgspec.structs.replace(MERCHANTS["merchant-larder"], gain={"coin": 1, "axeman": 2}),
    )
    assert say(card_text("merchant-larder")) == "Take 1 coin and 2 axemen."
    monkeypatch.setitem(RUNES, "rune-gifts", msgspec.structs.replace(RUNES["rune-gifts"], amount=6))
    assert "take 6 resources" in say(card_text("rune-gifts"))
    monkeypatch.setitem(STALLS, "skald", msgspec.structs.replace(STALLS["skald"], glory=3))
    assert say(stall_text("skald")) == "3 glory"
    aumingi = msgspec.structs.replace(STALLS["aumingi"], cost={"wood": 1}, times=2)
    monkeypatch.setitem(STALLS, "aumingi", aumingi)
    assert say(stall_text("aumingi")) == "Up to 2 times: 1 wood → 1 favour"


@pytest.mark.parametrize(
    ("language", "goods", "told"),
    [
        ("en", {"food": 2, "coin": 1}, "2 food and 1 coin"),
        ("en", {"swordsman": 1, "axeman": 3}, "1 swordsman and 3 axemen"),
        ("de", {"coin": 2, "favour": 1}, "2 Münzen und 1 Gunst"),
        ("de", {"coin": 1, "wood": 1, "food": 1}, "1 Münze, 1 Holz und 1 Nahrung"),
        ("fr", {"coin": 2, "food": 1}, "2 pièces et 1 nourriture"),
        ("fr", {"axeman": 2}, "2 guerriers à la hache"),
        ("fr", {"wood": 0}, "rien"),
    ],
)
def test_goods_are_counted_as_a_person_would(language: str, goods: dict[str, int], told: str) -> None:
    assert say(Text("board-goods", {"items": counted(goods)}), language) == told


@pytest.mark.parametrize(
    ("language", "room", "told"),
    [
        ("en", 3, "Swordsmith: 3 swordsmen"),
        ("en", 1, "Swordsmith: 3 swordsmen (room for 1)"),
        ("de", 0, "Schwertschmied: 3 Schwertkämpfer (kein Platz)"),
        ("fr", 2, "Forgeur d'épées\u00a0: 3 épéistes (place pour 2)"),
    ],
)
def test_a_place_warns_of_warriors_who_find_no_room(language: str, room: int, told: str) -> None:
    args: Arguments = {"items": counted({"swordsman": 3}), "room": room, "fits": int(room >= 3)}
    assert say(Text("option-goods", {"place": "swordsmith", **args}), language) == told


@pytest.mark.parametrize(
    ("language", "combat_round", "told"),
    [
        ("de", 1, "**Åsa** wirft 2 Schwertkämpfer (Kampfrunde 1): 1 Treffer und 1 leer"),
        ("fr", 0, "**Åsa** chasse avec 2 épéistes\u00a0: 1 touche et 1 vide"),
        ("en", 0, "**Åsa** hunts with 2 swordsmen: 1 hit and 1 blank"),
        ("en", 2, "**Åsa** rolls 2 swordsmen (combat round 2): 1 hit and 1 blank"),
    ],
)
def test_a_roll_is_told_with_its_dice(language: str, combat_round: int, told: str) -> None:
    args: Arguments = {
        "seat": 0,
        "round": combat_round,
        "warriors": ["swordsman", "swordsman"],
        "faces": ["hit", "blank"],
    }
    assert say(Text("rolls", args), language) == told


@in_each_language
def test_nobody_learns_in_the_middle_of_a_turn_what_it_will_be(language: str) -> None:
    waiting = say(Text("place-worker.others", {"seat": 1}), language)
    parts = [
        *("beg-resource", "ship-destination", "market-food", "market-wood", "stave-church", "aumingi"),
        *("rune-choice", "ship-choice", "sage-peek", "use-true-vision", "recruit-choice"),
    ]
    assert {say(Text(f"{key}.others", {"seat": 1}), language) for key in parts} == {waiting}
    assigning = {say(Text(f"assign-{part}.others", {"seat": 1}), language) for part in ("warriors", "food")}
    assert len(assigning) == 1


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Draugr 1: Ember Draugr Reaver (attack 3, defence 2; 5 glory, 3 coins)"),
        ("de", "Draugr 1: Glut-Draugr-Schlächter (Angr. 3, Vert. 2; 5 Ruhm, 3 Münzen)"),
        ("fr", "Draugr 1~: Draugr massacreur de braise (att. 3, déf. 2~; 5 gloire, 3 pièces)"),
    ],
)
def test_a_fight_is_offered_with_what_it_takes_and_brings(language: str, told: str) -> None:
    table = Table().enemy("draugr-1", "draugr-red-reaver")
    assert say(place_text(table.game, 0, "draugr-1"), language) == told.replace("~", "\u00a0")


@pytest.mark.parametrize(
    ("language", "wealth", "glory"),
    [
        ("en", "Wealth (3 glory): double your coins (at most +5)", "Glory (1 glory): +50% for a victory"),
        ("de", "Wohlstand (3 Ruhm): Münzen verdoppeln (höchstens +5)", "Ruhm (1 Ruhm): +50~% für einen Sieg"),
        (
            "fr",
            "Prospérité (3 gloire)~: doubler tes pièces (+5 au plus)",
            "Gloire (1 gloire)~: +50~%",
        ),
    ],
)
def test_a_rune_is_offered_with_what_it_is_good_for(language: str, wealth: str, glory: str) -> None:
    shown = {rune: say(show_rune(rune).text, language).replace("\u00a0", "~") for rune in RUNES}
    assert shown["rune-wealth"] == wealth
    assert shown["rune-glory"].startswith(glory)
    assert len(set(shown.values())) == len(RUNES)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Craftsman: the most wood (5 or 2 glory)"),
        ("de", "Handwerker: das meiste Holz (5 oder 2 Ruhm)"),
        ("fr", "Artisan~: le plus de bois (5 ou 2 gloire)"),
    ],
)
def test_a_destiny_is_offered_with_what_it_asks_for(language: str, told: str) -> None:
    assert say(show_destiny("craftsman").text, language) == told.replace("~", "\u00a0")


@in_each_language
def test_glory_below_zero_has_a_minus_sign(language: str) -> None:
    args: Arguments = {"seat": 0, "before": 2, "after": -13, "source": "blame"}
    assert " 2 → \N{MINUS SIGN}13 (" in say(Text("glory", args), language)
    assert say(Text("result-line", {"place": 2, "seat": 0, "score": -4}), language).endswith(
        " \N{MINUS SIGN}4"
    )
