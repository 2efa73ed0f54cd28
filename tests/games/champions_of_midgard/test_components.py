"""The box: as many of everything as the rulebook says, and a number changed in the data changes the game."""

from collections import Counter

import msgspec
import pytest

from games.champions_of_midgard.components import (
    BOX,
    COLOURS,
    DECKS,
    ENEMIES,
    FACES,
    JOURNEYS,
    LEADERS,
    RULES,
    STALLS,
    WARRIORS,
    deck,
)
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.lookup import RULED, TOPIC_OF_QUESTION, TOPICS
from games.champions_of_midgard.words import SOURCES
from tests.games.champions_of_midgard.table import Table


def test_the_decks_have_the_sizes_of_the_rulebook() -> None:
    sizes = {kind: len(deck(kind)) for kind in DECKS}
    assert sizes == {
        "rune": 10,
        "destiny": 12,
        "merchant": 8,
        "troll": 16,
        "draugr": 21,
        "journey": 18,
        "monster": 36,
    }
    assert sum(sizes.values()) == 121


def test_the_dice() -> None:
    assert {kind.id: kind.count for kind in WARRIORS.values()} == {
        "swordsman": 12,
        "spearman": 12,
        "axeman": 10,
    }
    for kind in WARRIORS.values():
        assert len(kind.faces) == 6
        assert set(kind.faces) <= set(FACES)


def test_leaders_stalls_and_colours() -> None:
    assert len(LEADERS) == 5
    assert Counter(stall.type for stall in STALLS.values()) == {"merchant": 4, "mercenary": 4}
    assert COLOURS == ["blue", "red", "yellow"]
    assert len(BOX.colours) == RULES.players.max


def test_the_enemies_keep_what_the_rulebook_shows() -> None:
    for enemy in BOX.enemies:
        assert (enemy.colour is None) == (enemy.type == "troll")
        assert set(enemy.reward) == {{"troll": "wood", "draugr": "coin", "monster": "favour"}[enemy.type]}
        assert set(enemy.forbidden) < set(WARRIORS)
    assert ENEMIES["journey-kraken"].glory == 3
    assert JOURNEYS["journey-kraken"].enemy == ENEMIES["journey-kraken"]


def test_a_face_changed_in_the_data_changes_the_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    sharper = msgspec.structs.replace(FACES["hit"], hits=4)
    monkeypatch.setitem(FACES, "hit", sharper)
    table = Table().give("gylfir", favour=0).faces("hit")
    assert table.fight("gylfir", "draugr-blue-hersir", "swordsman")


def test_what_can_be_looked_up_exists() -> None:
    assert set(TOPIC_OF_QUESTION) == GAME.questions
    assert set(TOPIC_OF_QUESTION.values()) <= set(TOPICS)
    assert set(RULED) <= GAME.cards
    assert {"asmundr", "ullr", "troll", "draugr", "monster", "kraken"} <= SOURCES
