"""The box adds up: cards, board, tokens, clans and numbers of `components.json`."""

import inspect
from collections import Counter
from types import ModuleType

import pytest

from games.blood_rage.components import (
    BOX,
    CARDS,
    CLANS,
    FJORDS,
    KINDS,
    LAST_STEP,
    OUTER,
    PROVINCES,
    RULES,
    SLOTS,
    STATS,
    TOKENS,
    VILLAGES,
    YGGDRASIL,
    deck,
)
from tests.games.blood_rage import (
    test_battle_cards,
    test_clan_upgrades,
    test_figure_upgrades,
    test_monsters,
    test_quests,
)

AGES = [1, 2, 3]
FACES = {card.face: card.type for card in CARDS.values()}
ROOMS: dict[str, ModuleType] = {
    "monster": test_monsters,
    "leader": test_figure_upgrades,
    "warrior": test_figure_upgrades,
    "ship": test_figure_upgrades,
    "clan": test_clan_upgrades,
    "battle": test_battle_cards,
    "quest": test_quests,
}


def copies(age: int, module: str) -> Counter[int]:
    """How many cards of an Age a module has, by the least number of players."""
    count: Counter[int] = Counter()
    for card in BOX.cards:
        for some in card.copies:
            if card.age == age and some.module == module:
                count[some.min_players] += some.count
    return count


# ---------------------------------------------------------------------- cards


@pytest.mark.parametrize("face", FACES)
def test_every_card_has_a_test_of_its_effect(face: str) -> None:
    tests = [name for name, _ in inspect.getmembers(ROOMS[FACES[face]], inspect.isfunction)]
    assert any(name.startswith(f"test_{face.replace('-', '_')}_") for name in tests)


def test_the_box_has_seventy_card_faces_and_136_cards() -> None:
    assert len(FACES) == 70
    assert sum(some.count for card in BOX.cards for some in card.copies) == 102 + 24 + 10


def test_a_card_is_named_by_its_face_and_age() -> None:
    assert [card.id for card in BOX.cards] == [f"{card.face}-{card.age}" for card in BOX.cards]
    assert len(CARDS) == len(BOX.cards)


@pytest.mark.parametrize("age", AGES)
def test_an_age_has_34_cards_and_eight_for_the_fifth_player(age: int) -> None:  # BR-3.5
    assert copies(age, "base") == {2: 20, 3: 6, 4: 8}
    assert copies(age, "five-players") == {5: 8}


def test_the_exclusive_monsters_are_seven_and_three_for_the_fifth_player() -> None:  # BR-23.3
    by_age = [copies(age, "exclusive-monsters") for age in AGES]
    assert [count[2] for count in by_age] == [3, 2, 2]
    assert [count[5] for count in by_age] == [1, 1, 1]


@pytest.mark.parametrize("age", AGES)
@pytest.mark.parametrize(("players", "size"), [(2, 20), (3, 26), (4, 34), (5, 42)])
def test_a_deck_fits_the_number_of_players(age: int, players: int, size: int) -> None:  # BR-3.5
    assert len(deck(age, players, exclusive_monsters=False)) == size
    assert size - RULES.deal * players == (4 if players == 2 else 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_exclusive_monsters_come_on_top_of_the_deck(players: int) -> None:  # BR-23.3
    more = [
        len(deck(age, players, exclusive_monsters=True)) - len(deck(age, players, exclusive_monsters=False))
        for age in AGES
    ]
    assert more == ([4, 3, 3] if players == 5 else [3, 2, 2])


@pytest.mark.parametrize("age", AGES)
def test_the_kinds_of_cards_are_spread_evenly_over_the_ages(age: int) -> None:
    cards = Counter(CARDS[card].type for card in deck(age, 4, exclusive_monsters=False))
    single = {"monster": 3, "leader": 1, "warrior": 1, "ship": 1}
    assert cards == single | {"clan": 6, "quest": 9, "battle": 13}


def test_a_face_is_the_same_card_in_every_age() -> None:
    for card in BOX.cards:
        other = next(other for other in BOX.cards if other.face == card.face)
        assert (card.type, card.slot, card.bonus, card.hint) == (
            other.type,
            other.slot,
            other.bonus,
            other.hint,
        )


def test_a_monsters_card_has_the_strength_of_its_figure() -> None:
    monsters = {card.face: card for card in BOX.cards if card.type == "monster"}
    assert len(monsters) == 16
    for face, card in monsters.items():
        assert card.figure is not None
        assert card.figure.id == face
        assert card.figure.strength == card.strength
        assert "monster" in card.figure.types
    assert [card for card in BOX.cards if card.figure and card.type != "monster"] == []


def test_monsters_that_count_as_something_else() -> None:
    other = {kind.id: kind.types for kind in KINDS.values() if len(kind.types) > 1}
    assert other == {"sea-serpent": ["monster", "ship"], "mountain-giant": ["monster", "leader"]}


def test_an_upgrade_costs_its_strength_but_for_the_free_monsters() -> None:  # BR-9.1
    free = {"dwarf-chieftain": 0, "soldier-of-hel": 0, "ymir": 0}
    for card in BOX.cards:
        if card.is_upgrade:
            assert card.upgrade_cost == free.get(card.face, card.strength)


def test_clan_upgrades_cost_what_the_rules_say() -> None:  # BR-21.30 to BR-21.32
    assert {card.face: card.upgrade_cost for card in BOX.cards if card.type == "clan"} == {
        "lokis-domain": 1,
        "friggas-charm": 0,
        "thors-glory": 2,
        "friggas-succor": 2,
        "tyrs-domain": 0,
        "lokis-blessing": 1,
        "odins-inspiration": 2,
        "tyrs-challenge": 0,
        "friggas-protection": 0,
        "lokis-eminence": 2,
        "tyrs-prowess": 2,
        "thors-domain": 1,
        "friggas-domain": 0,
        "odins-throne": 2,
        "thors-conquest": 3,
        "friggas-sacrifice": 1,
        "tyrs-wrath": 1,
        "lokis-wrath": 3,
    }


def test_figures_are_as_strong_as_the_rules_say() -> None:  # BR-2.13, BR-21.1 to BR-21.15
    assert {kind.id: kind.strength for kind in KINDS.values()} == {
        "leader": 3,
        "warrior": 1,
        "ship": 2,
        "dwarf-chieftain": 2,
        "sea-serpent": 3,
        "troll": 2,
        "mountain-giant": 3,
        "fenrir": 2,
        "hildisvini": 1,
        "dark-elf": 1,
        "fire-giant": 4,
        "valkyrie": 2,
        "wolfman": 3,
        "nidhoggr": 2,
        "frost-giant": 4,
        "soldier-of-hel": 3,
        "volur-witch": 3,
        "mystic-troll": 2,
        "ymir": None,
    }


def test_only_heimdalls_eye_and_gaze_are_late_cards_and_age_one_has_none() -> None:
    assert [card.id for card in BOX.cards if card.late] == ["heimdalls-eye-2", "heimdalls-gaze-3"]


def test_battle_cards_have_the_bonus_the_rules_say() -> None:  # BR-21.40 to BR-21.45
    assert {card.face: card.bonus for card in BOX.cards if card.type == "battle"} == {
        "tyrs-bash": 2,
        "tyrs-smash": 3,
        "tyrs-crush": 4,
        "tyrs-smite": 5,
        "tyrs-rage": 6,
        "tyrs-judgement": 8,
        "odins-smite": 1,
        "odins-tide": 1,
        "odins-judgement": 2,
        "heimdalls-sight": None,
        "heimdalls-eye": 2,
        "heimdalls-gaze": 3,
        "heimdalls-watch": 0,
        "friggas-grace": 2,
        "thors-hammer": 1,
        "thors-oath": 1,
        "thors-ascension": 1,
        "thors-primacy": 3,
        "lokis-trickery": 0,
        "lokis-backstab": 0,
        "lokis-poison": 0,
    }
    assert [card.id for card in BOX.cards if card.type != "battle" and card.bonus is not None] == []


def test_cards_go_into_the_slot_of_their_kind() -> None:  # BR-2.12
    assert SLOTS == {
        "leader": ["leader"],
        "warrior": ["warrior"],
        "ship": ["ship"],
        "monster": ["monster-1", "monster-2"],
        "clan": ["clan-1", "clan-2", "clan-3"],
    }
    for card in BOX.cards:
        assert card.slot == (card.type if card.type in SLOTS else None)


def test_every_quest_gives_one_raise() -> None:  # BR-16.2
    assert {card.reward_stat_steps for card in BOX.cards if card.type == "quest"} == {1}
    assert {card.reward_stat_steps for card in BOX.cards if card.type != "quest"} == {0}


# ---------------------------------------------------------------------- board


def test_adjacency_is_mutual_and_yggdrasil_touches_all() -> None:  # BR-2.2
    pairs = {(province.id, other) for province in BOX.provinces for other in province.adjacent}
    assert pairs == {(other, province) for province, other in pairs}
    assert len(pairs) == 2 * (8 + 8)
    assert sorted(PROVINCES[YGGDRASIL].adjacent) == sorted(OUTER)


def test_the_outer_provinces_form_a_ring() -> None:  # BR-2.2
    ring = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]
    assert sorted(ring) == sorted(OUTER)
    for index, province in enumerate(ring):
        assert set(PROVINCES[province].adjacent) == {ring[index - 1], ring[(index + 1) % 8], YGGDRASIL}


def test_provinces_have_their_villages_and_regions() -> None:  # BR-2.1, BR-2.3
    assert {province: (PROVINCES[province].region, VILLAGES[province]) for province in OUTER} == {
        "elvagar": ("manheim", 4),
        "angerboda": ("manheim", 5),
        "myrkulor": ("manheim", 3),
        "muspelheim": ("jotunheim", 5),
        "horgr": ("jotunheim", 4),
        "utgard": ("jotunheim", 3),
        "andlang": ("alfheim", 3),
        "gimle": ("alfheim", 5),
    }
    yggdrasil = PROVINCES[YGGDRASIL]
    assert (yggdrasil.region, yggdrasil.villages, yggdrasil.fjord) == (None, None, None)


def test_every_outer_province_has_one_fjord_between_two_neighbours() -> None:  # BR-2.5
    assert sorted(province for fjord in FJORDS.values() for province in fjord.supports) == sorted(OUTER)
    assert len(FJORDS) == 4
    for fjord in FJORDS.values():
        one, other = fjord.supports
        assert other in PROVINCES[one].adjacent
        assert PROVINCES[one].fjord == PROVINCES[other].fjord == fjord.id


# ---------------------------------------------------------------------- tokens, clans, numbers


def test_there_are_nine_pillage_tokens() -> None:  # BR-3.2
    assert {token.id: (token.count, token.placement) for token in TOKENS.values()} == {
        "pillage-rage": (3, "outer"),
        "pillage-axes": (2, "outer"),
        "pillage-horns": (2, "outer"),
        "pillage-glory": (1, "outer"),
        "pillage-yggdrasil": (1, "yggdrasil"),
    }
    assert TOKENS["pillage-glory"].reward.amount == 5
    stats = {
        token.reward.stat: token.reward.steps for token in TOKENS.values() if token.reward.kind != "glory"
    }
    assert stats == {"rage": 1, "axes": 1, "horns": 1, None: 1}


def test_every_clan_has_a_leader_eight_warriors_and_a_ship() -> None:  # BR-2.13
    assert {clan.id: clan.module for clan in CLANS.values()} == {
        "wolf": "base",
        "bear": "base",
        "serpent": "base",
        "raven": "base",
        "ram": "five-players",
    }
    for clan in CLANS.values():
        assert clan.figures == {"leader": 1, "warrior": 8, "ship": 1}


def test_the_clan_sheet_has_six_steps_for_each_stat() -> None:  # BR-2.9
    assert STATS == {"rage": [6, 7, 8, 9, 12, 12], "axes": [3, 4, 5, 6, 8, 8], "horns": [4, 5, 6, 7, 10, 10]}
    assert BOX.legendary_bonus_by_step == [0, 0, 0, 10, 10, 20]
    assert (BOX.start_step, LAST_STEP) == (1, 6)
    assert BOX.rage_track.max == max(STATS["rage"])


def test_the_provinces_destroyed_before_the_game_and_in_it_leave_some_standing() -> None:  # BR-3.4, BR-26
    assert RULES.pre_destroyed_provinces == {2: 3, 3: 2, 4: 1, 5: 0}
    assert [len(OUTER) - before - RULES.ages for before in RULES.pre_destroyed_provinces.values()] == [
        2,
        3,
        4,
        5,
    ]


def test_the_numbers_of_the_ages_and_the_draft() -> None:  # BR-5, BR-15.1, BR-17.3
    assert RULES.ragnarok_glory_per_figure == {1: 2, 2: 3, 3: 4}
    assert RULES.keep_between_ages == {1: 1, 2: 1, 3: 0}
    assert (RULES.deal, RULES.draft_keep, RULES.march_cost) == (8, 6, 1)
    assert RULES.draft_pick == {2: 2, 3: 1, 4: 1, 5: 1}
    assert len(RULES.phases) == 6
