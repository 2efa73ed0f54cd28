"""Invade, March and Upgrade: BR-7 to BR-9 and the rulings on them."""

import pytest

from games.blood_rage.ages import release_valhalla
from games.blood_rage.components import FJORDS, OUTER, YGGDRASIL
from games.blood_rage.quests import quest_phase
from games.blood_rage.strength import strength
from tests.games.blood_rage.table import Table, horgr, reasons

# ---------------------------------------------------------------------- BR-7: Invade


def test_an_invader_takes_a_free_village_of_an_outer_province() -> None:  # BR-7.1, BR-7.3
    table = Table().place("raven", "warrior warrior warrior", "utgard")
    table.state.destroyed = ["gimle"]
    question = table.asks("wolf", "invade", "warrior")
    assert list(question.values) == [province for province in OUTER if province not in {"utgard", "gimle"}]
    assert reasons(question) == {
        "gimle": "why-destroyed",
        "utgard": "why-full",
        "yggdrasil": "why-not-yggdrasil",
    }


def test_a_fjord_holds_any_number_of_ships_and_only_ships() -> None:  # BR-2.5, BR-7.2
    table = Table().place("raven", "ship", "fjord-east").place("serpent", "ship", "fjord-east")
    assert table.asks("wolf", "invade", "ship").values == list(FJORDS)
    table.act("wolf", "invade", "ship", "fjord-east")
    assert (len(table.at("fjord-east")), table.clan("wolf").rage) == (3, 4)


def test_the_leader_invades_for_nothing_upgraded_or_not() -> None:  # BR-2.14, BR-7.4
    table = Table().upgrade("wolf", "lord-of-axes-2")
    table.act("wolf", "invade", "leader", "gimle").act("raven", "invade", "leader", "gimle")
    assert (table.clan("wolf").rage, table.clan("raven").rage) == (6, 6)


def test_horns_count_ships_but_neither_reserve_nor_valhalla() -> None:  # BR-7.5
    table = Table().place("wolf", "warrior warrior", "gimle").place("wolf", "ship", "fjord-east")
    table.fallen("wolf", "warrior warrior warrior")
    assert "invade" in table.asks("wolf").values
    table.act("wolf", "invade", "leader", "gimle")
    assert reasons(table.asks("wolf"))["invade"] == "why-horns"


def test_horns_limit_no_march_and_no_call_to_battle() -> None:  # R-92
    table = Table("wolf raven").place("wolf", "leader warrior warrior warrior", "gimle")
    assert "invade" not in table.asks("wolf").values
    table.act("wolf", "march", "myrkulor", ["warrior"])
    table.act("wolf", "pillage", "myrkulor", "warrior@gimle", "pass")
    assert table.at("myrkulor") == [("wolf", "warrior")] * 2


def test_frigga_succors_an_invader_with_a_free_warrior() -> None:  # BR-7.7
    table = Table().upgrade("wolf", "friggas-succor-1").act("wolf", "invade", "warrior", "gimle", "gimle")
    assert (table.at("gimle"), table.clan("wolf").rage) == ([("wolf", "warrior")] * 2, 5)
    assert table.keys_asked().count("friggas-succor") == 1


def test_succor_places_nobody_when_no_warrior_is_in_reserve() -> None:  # R-5
    table = Table().upgrade("wolf", "friggas-succor-1").fallen("wolf", "warrior " * 8)
    table.act("wolf", "invade", "leader", "gimle")
    assert table.at("gimle") == [("wolf", "leader")]


def test_succor_respects_horns() -> None:  # R-71
    table = Table().upgrade("wolf", "friggas-succor-1").place("wolf", "warrior warrior warrior", "gimle")
    table.act("wolf", "invade", "leader", "horgr")
    assert "friggas-succor" not in table.keys_asked()


def test_succor_needs_a_free_village() -> None:  # BR-7.7
    table = Table().upgrade("wolf", "friggas-succor-1").place("raven", "warrior warrior", "utgard")
    table.act("wolf", "invade", "leader", "utgard")
    assert "friggas-succor" not in table.keys_asked()


def test_succor_with_a_ship_goes_to_either_province_of_the_fjord() -> None:  # R-22
    table = Table().upgrade("wolf", "friggas-succor-1")
    table.act("wolf", "invade", "ship", "fjord-east", "horgr")
    assert table.choices("friggas-succor") == ["muspelheim", "horgr", "no"]
    assert table.at("horgr") == [("wolf", "warrior")]


def test_succor_gives_nothing_to_a_dark_elf_in_yggdrasil() -> None:  # R-22, R-35
    table = Table(age=2).upgrade("wolf", "friggas-succor-1").monster("wolf", "dark-elf")
    table.act("wolf", "invade", "dark-elf", YGGDRASIL)
    assert (table.at(YGGDRASIL), table.clan("wolf").rage) == ([("wolf", "dark-elf")], 5)
    assert "friggas-succor" not in table.keys_asked()


def test_succor_may_use_the_room_the_troll_has_made_but_the_troll_may_not() -> None:  # R-28
    table = Table().upgrade("wolf", "friggas-succor-1").monster("wolf", "troll")
    table.place("raven", "warrior warrior", "utgard").place("raven", "warrior warrior warrior", "andlang")
    assert "andlang" not in table.asks("wolf", "invade", "troll").values
    table.act("wolf", "invade", "troll", "utgard", "utgard")
    assert table.at("utgard") == [("wolf", "troll"), ("wolf", "warrior")]


def test_a_troll_or_fire_giant_hits_the_province_and_its_fjord() -> None:  # R-27
    table = Table().place("raven", "ship", "fjord-east").place("raven", "leader warrior troll", "horgr")
    table.place("serpent", "sea-serpent", "fjord-east").monster("wolf", "fire-giant")
    table.act("wolf", "invade", "fire-giant", "horgr")
    assert table.clan("raven").valhalla == ["leader", "warrior", "ship"]
    assert (table.at("fjord-east"), len(table.at("horgr"))) == ([("serpent", "sea-serpent")], 2)


def test_a_troll_called_to_battle_does_not_invade() -> None:  # BR-7.6
    table = horgr("leader", "warrior warrior").place("wolf", "troll", "utgard")
    table.upgrade("wolf", "friggas-succor-1").act("wolf", "pillage", "horgr", "troll@utgard")
    assert (table.totals(), "friggas-succor" in table.keys_asked()) == ({"wolf": 3 + 2, "raven": 2}, False)


@pytest.mark.parametrize("kind", ["leader", "dwarf-chieftain", "warrior", "fire-giant"])
def test_friggas_domain_costs_one_rage_never_more_never_less(kind: str) -> None:  # BR-7.9, R-24
    table = Table(age=3).upgrade("wolf", "friggas-domain-3")
    if kind not in table.clan("wolf").reserve:
        table.monster("wolf", kind)
    table.fallen("wolf", kind).act("wolf", "valhalla", "gimle")
    assert (table.clan("wolf").rage, table.at("gimle")) == (5, [("wolf", kind)])


def test_friggas_domain_costs_one_rage_beside_the_mystic_troll() -> None:  # R-79
    table = Table(age=3).upgrade("wolf", "friggas-domain-3").place("wolf", "mystic-troll", "gimle")
    table.fallen("wolf", "warrior").act("wolf", "valhalla", "gimle").act("wolf", "invade", "warrior", "gimle")
    assert (table.clan("wolf").rage, len(table.at("gimle"))) == (6 - 1 - 0, 3)


def test_friggas_domain_obeys_horns() -> None:  # BR-7.9
    table = horgr("leader warrior warrior warrior", age=3).upgrade("wolf", "friggas-domain-3")
    table.fallen("wolf", "warrior")
    assert reasons(table.asks("wolf"))["valhalla"] == "why-horns"


def test_loki_pays_nothing_for_a_figure_friggas_domain_brings_back() -> None:  # R-25
    table = Table(age=3).upgrade("wolf", "friggas-domain-3 lokis-domain-1").fallen("wolf", "warrior warrior")
    table.act("wolf", "valhalla", "gimle").play(release_valhalla)
    assert table.clan("wolf").sources == {"lokis-domain-1": 1}


def test_hildisvini_pushes_anybody_next_door_but_no_ship() -> None:  # R-77
    table = Table().monster("wolf", "hildisvini").place("raven", "leader warrior", "utgard")
    table.place("wolf", "warrior", "utgard").place("raven", "ship", "fjord-south")
    pushed = table.asks("wolf", "invade", "hildisvini", "utgard")
    assert pushed.values == ["1:leader", "1:warrior", "0:warrior"]
    table.act("wolf", "invade", "hildisvini", "utgard", "0:warrior", "horgr")
    assert (table.at("horgr"), len(table.at("utgard"))) == ([("wolf", "warrior")], 3)


def test_hildisvini_pushes_nobody_into_a_full_or_destroyed_province() -> None:  # R-77
    table = Table().monster("wolf", "hildisvini").place("raven", "warrior", "utgard")
    table.place("serpent", "warrior warrior warrior", "andlang").upgrade("wolf", "friggas-succor-1")
    table.state.destroyed = ["horgr"]
    table.act("wolf", "invade", "hildisvini", "utgard", "1:warrior", "no")
    assert table.at(YGGDRASIL) == [("raven", "warrior")]


# ---------------------------------------------------------------------- BR-7.8: Thor's Domain


def thors_domain(upgrades: str = "") -> Table:
    return Table(age=3).upgrade("wolf", f"thors-domain-2 {upgrades}")


def test_thors_domain_pillages_after_a_paid_invasion() -> None:  # BR-7.8, R-23
    table = thors_domain().act("wolf", "invade", "warrior", "gimle", "gimle")
    assert (table.clan("wolf").rage, table.state.pillaged) == (6 - 1 - 2, ["gimle"])


def test_thors_domain_pillages_after_the_free_invasion_of_an_upgrade() -> None:  # R-23
    table = thors_domain().hand("wolf", "lord-of-hammers-1")
    table.act("wolf", "upgrade", "lord-of-hammers-1", "gimle", "gimle", "no")
    assert (table.clan("wolf").rage, table.state.pillaged) == (6 - 3 - 2, ["gimle"])


def test_thors_domain_pillages_after_succor_and_with_its_warrior() -> None:  # R-23
    table = thors_domain("friggas-succor-1").place("raven", "warrior", "gimle")
    table.act("wolf", "invade", "warrior", "gimle", "gimle", "gimle")
    assert (table.totals(), table.state.pillaged) == ({"wolf": 2, "raven": 1}, ["gimle"])


def test_thors_domain_pillages_after_an_invasion_from_valhalla() -> None:  # R-23
    table = thors_domain("friggas-domain-3").fallen("wolf", "leader")
    table.act("wolf", "valhalla", "gimle", "gimle")
    assert (table.clan("wolf").rage, table.state.pillaged) == (6 - 1 - 2, ["gimle"])


def test_thors_domain_lets_a_ship_choose_one_of_its_provinces() -> None:  # R-23
    table = thors_domain().act("wolf", "invade", "ship", "fjord-east", "horgr")
    assert table.choices("thors-domain") == ["muspelheim", "horgr", "no"]
    assert table.state.pillaged == ["horgr"]


def test_thors_domain_pillages_again_after_lokis_blessing_in_the_own_battle() -> None:  # R-23
    table = thors_domain("lokis-blessing-1").hand("wolf", "odins-smite-1")
    table.place("wolf", "warrior", "horgr").place("raven", "leader", "horgr")
    table.act("wolf", "pillage", "horgr", "horgr", "no")
    assert (table.keys_asked().count("thors-domain"), len(table.told("battle-begins"))) == (1, 2)
    assert (table.clan("wolf").rage, table.clan("wolf").valhalla) == (6 - 2, ["warrior", "warrior"])


def test_thors_domain_is_used_once_per_action() -> None:  # R-23
    table = thors_domain("lokis-blessing-1").place("raven", "leader", "horgr")
    table.act("wolf", "invade", "warrior", "horgr", "horgr", "horgr")
    assert (table.keys_asked().count("thors-domain"), table.clan("wolf").rage) == (1, 6 - 1 - 2)


def test_thors_domain_is_not_used_in_another_players_turn() -> None:  # R-23
    table = thors_domain("lokis-blessing-1")
    table.place("wolf", "warrior", "horgr").place("raven", "leader", "horgr").hand("wolf", "tyrs-bash-1")
    table.act("raven", "pillage", "horgr")
    assert (table.totals(), table.state.pillaged) == ({"raven": 3, "wolf": 3}, [])
    assert "thors-domain" not in table.keys_asked()


def test_thors_domain_is_not_used_after_an_enemys_blessing() -> None:  # R-23
    table = thors_domain().place("wolf", "leader", "horgr").place("raven", "leader", "horgr")
    table.upgrade("raven", "lokis-blessing-1").act("wolf", "pillage", "horgr")
    assert (table.at("horgr"), table.state.pillaged) == ([("raven", "warrior")], [])
    assert "thors-domain" not in table.keys_asked()


def test_thors_domain_is_no_repillage() -> None:  # R-23
    table = thors_domain()
    table.state.pillaged = ["gimle"]
    table.act("wolf", "invade", "warrior", "gimle")
    assert "thors-domain" not in table.keys_asked()


def test_thors_domain_needs_two_rage() -> None:  # BR-7.8
    table = thors_domain().rage("wolf", 2).act("wolf", "invade", "warrior", "gimle")
    assert "thors-domain" not in table.keys_asked()


# ---------------------------------------------------------------------- BR-8: March


def test_a_march_leads_to_any_standing_province_with_room() -> None:  # BR-8.1, BR-8.3
    table = Table().place("wolf", "warrior", YGGDRASIL).place("raven", "warrior warrior warrior", "utgard")
    table.state.destroyed = ["gimle"]
    question = table.asks("wolf", "march")
    assert set(question.values) == set(OUTER) - {"gimle", "utgard"}
    assert reasons(question) == {"utgard": "why-full", "gimle": "why-destroyed"}


# ---------------------------------------------------------------------- BR-9: Upgrade


def test_an_upgrade_may_go_into_a_taken_slot_although_another_is_free() -> None:  # R-29
    table = Table().upgrade("wolf", "thors-glory-1").hand("wolf", "lokis-domain-1")
    table.act("wolf", "upgrade", "lokis-domain-1", "clan-1")
    assert table.clan("wolf").upgrades == {"clan-1": "lokis-domain-1"}
    assert table.state.gone == ["thors-glory-1"]


def test_friggas_charm_lowers_the_price_of_upgrades_only_and_not_below_zero() -> None:  # R-26
    table = Table(age=3).upgrade("wolf", "friggas-charm-1").hand("wolf", "experts-in-arms-2 soldier-of-hel-3")
    table.act("wolf", "upgrade", "experts-in-arms-2", "no")
    assert table.clan("wolf").rage == 6 - 1
    table.act("wolf", "invade", "warrior", "gimle")
    assert table.clan("wolf").rage == 5 - 2
    table.act("wolf", "upgrade", "soldier-of-hel-3", "monster-1", "no")
    assert table.clan("wolf").rage == 3


def test_the_free_invasion_happens_even_when_the_upgrade_took_the_last_rage() -> None:  # R-21
    table = Table().rage("wolf", 2).hand("wolf", "troll-1")
    table.act("wolf", "upgrade", "troll-1", "monster-1", "gimle")
    assert (table.clan("wolf").rage, table.at("gimle")) == (0, [("wolf", "troll")])


def test_the_free_invasion_may_be_declined() -> None:  # R-21
    table = Table().hand("wolf", "troll-1").act("wolf", "upgrade", "troll-1", "monster-1", "no")
    assert (table.clan("wolf").reserve[-1], table.clan("wolf").on_board) == ("troll", 0)


def test_there_is_no_free_invasion_of_a_figure_that_is_not_in_reserve() -> None:  # R-21, R-5
    table = Table().place("wolf", "leader", "gimle").fallen("wolf", "warrior " * 8)
    table.hand("wolf", "lord-of-hammers-1 brothers-in-arms-1")
    table.act("wolf", "upgrade", "lord-of-hammers-1").act("wolf", "upgrade", "brothers-in-arms-1")
    assert "free-invasion" not in table.keys_asked()


def test_there_is_no_free_invasion_with_full_horns_or_without_room() -> None:  # R-21
    table = horgr("warrior warrior warrior warrior").hand("wolf", "lord-of-hammers-1").hand("wolf", "troll-1")
    table.act("wolf", "upgrade", "lord-of-hammers-1")
    table.state.clans[0].stats["horns"] = 2
    table.state.destroyed = [province for province in OUTER if province != "horgr"]
    table.act("wolf", "upgrade", "troll-1", "monster-1")
    assert "free-invasion" not in table.keys_asked()


def test_a_clan_upgrade_brings_no_figure() -> None:  # BR-9.7
    table = Table().hand("wolf", "thors-glory-1").act("wolf", "upgrade", "thors-glory-1", "clan-1")
    assert (table.clan("wolf").on_board, "free-invasion" in table.keys_asked()) == (0, False)


@pytest.mark.parametrize(
    ("monster", "card", "place"),
    [("sea-serpent", "lokis-dragons-1", "fjord-east"), ("mountain-giant", "lord-of-hammers-1", "horgr")],
)
def test_a_monster_that_is_a_ship_or_leader_may_be_the_one_that_invades_free(
    monster: str, card: str, place: str
) -> None:  # R-33
    table = Table().monster("wolf", monster).hand("wolf", card)
    table.act("wolf", "upgrade", card, monster, place)
    assert (table.at(place), table.clan("wolf").on_board) == ([("wolf", monster)], 1)


def test_a_new_warrior_card_changes_warriors_on_the_board_at_once_and_in_quests() -> None:  # R-31
    table = horgr("warrior warrior", "leader").upgrade("wolf", "brothers-in-arms-1")
    table.quests("wolf", "jotunheim-1")
    assert strength(table.game, 0, "horgr") == 3
    table.hand("wolf", "experts-in-arms-2").act("wolf", "upgrade", "experts-in-arms-2", "no")
    assert strength(table.game, 0, "horgr") == 4
    table.play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == 5


def test_a_replaced_monster_leaves_from_the_board_without_dying() -> None:  # BR-9.6
    table = Table().place("wolf", "fire-giant troll", "gimle").hand("wolf", "valkyrie-2")
    table.act("wolf", "upgrade", "valkyrie-2", "monster-2", "gimle")
    assert table.at("gimle") == [("wolf", "fire-giant"), ("wolf", "valkyrie")]
    assert (table.clan("wolf").valhalla, table.clan("wolf").on_board) == ([], 2)


def test_a_replaced_monster_in_valhalla_is_not_released() -> None:  # R-32
    table = Table().upgrade("wolf", "lokis-domain-1").monster("wolf", "troll").fallen("wolf", "troll warrior")
    table.hand("wolf", "valkyrie-2").act("wolf", "upgrade", "valkyrie-2", "monster-1", "no")
    table.play(release_valhalla)
    assert ("troll" in table.clan("wolf").reserve, table.clan("wolf").glory) == (False, 1)
