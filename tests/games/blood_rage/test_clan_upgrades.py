"""What each clan upgrade does (BR-21.30 to BR-21.32), and how clan upgrades meet other cards."""

import pytest

from games.blood_rage.ages import ragnarok_phase, release_valhalla
from games.blood_rage.quests import quest_phase
from tests.games.blood_rage.table import Table

# ---------------------------------------------------------------------- Age 1


def test_lokis_domain_pays_one_glory_for_each_figure_released() -> None:
    table = Table().upgrade("wolf", "lokis-domain-1").fallen("wolf", "warrior ship")
    table.play(release_valhalla)
    assert table.clan("wolf").glory == 2
    assert table.clan("wolf").valhalla == []


def test_lokis_domain_lokis_eminence_and_lokis_wrath_add_up() -> None:  # BR-18.2
    table = Table(age=3).upgrade("wolf", "lokis-domain-1 lokis-eminence-2 lokis-wrath-3")
    table.fallen("wolf", "warrior ship").place("wolf", "leader", "gimle").play(release_valhalla)
    assert table.clan("wolf").sources == {"lokis-domain-1": 2, "lokis-eminence-2": 4, "lokis-wrath-3": 6}


def test_friggas_charm_makes_upgrades_one_rage_cheaper() -> None:
    table = Table().upgrade("wolf", "friggas-charm-1").hand("wolf", "sea-serpent-1").rage("wolf", 2)
    table.act("wolf", "upgrade", "sea-serpent-1", "monster-1", "no")
    assert table.clan("wolf").rage == 0


@pytest.mark.parametrize("monster", ["dwarf-chieftain-1", "soldier-of-hel-3", "ymir-3"])
def test_friggas_charm_leaves_free_monsters_free(monster: str) -> None:  # R-26
    table = Table(age=3).upgrade("wolf", "friggas-charm-1").hand("wolf", monster)
    table.act("wolf", "upgrade", monster, "monster-1", "no")
    assert table.clan("wolf").rage == 6


def test_friggas_charm_makes_no_invasion_cheaper() -> None:  # R-26
    table = Table().upgrade("wolf", "friggas-charm-1").act("wolf", "invade", "ship", "fjord-west")
    assert table.clan("wolf").rage == 4


def test_thors_glory_pays_two_glory_once_when_two_or_more_enemies_die() -> None:
    table = Table().upgrade("wolf", "thors-glory-1").place("wolf", "leader warrior", "gimle")
    table.place("raven", "warrior warrior warrior", "gimle").act("wolf", "pillage")
    assert table.clan("wolf").sources == {"thors-glory-1": 2, "battle": 4}


def test_thors_glory_counts_neither_a_single_enemy_nor_own_deaths() -> None:
    table = Table().upgrade("wolf", "thors-glory-1").place("wolf", "warrior warrior warrior", "gimle")
    table.place("raven", "leader", "gimle").act("raven", "pillage")
    assert table.clan("wolf").glory == 0


def test_thors_glory_pays_a_loser_for_the_enemies_who_died_with_him() -> None:  # R-73
    table = Table().upgrade("wolf", "thors-glory-1").place("wolf", "warrior", "gimle")
    table.place("raven", "warrior warrior", "gimle").place("serpent", "leader", "gimle")
    table.act("serpent", "pillage")
    assert table.glory() == {"wolf": 2, "raven": 0, "serpent": 4}


def test_friggas_succor_brings_a_free_warrior_with_every_invasion() -> None:
    table = Table().upgrade("wolf", "friggas-succor-1").act("wolf", "invade", "warrior", "gimle", "gimle")
    assert table.at("gimle") == [("wolf", "warrior"), ("wolf", "warrior")]
    assert table.clan("wolf").rage == 5


def test_friggas_succor_may_be_declined() -> None:
    table = Table().upgrade("wolf", "friggas-succor-1").act("wolf", "invade", "leader", "gimle", "no")
    assert table.at("gimle") == [("wolf", "leader")]


def test_friggas_succor_follows_a_ship_into_either_province_of_its_fjord() -> None:  # R-22
    table = Table().upgrade("wolf", "friggas-succor-1")
    table.act("wolf", "invade", "ship", "fjord-west", "myrkulor")
    assert table.choices("friggas-succor") == ["gimle", "myrkulor", "no"]
    assert table.at("myrkulor") == [("wolf", "warrior")]


def test_friggas_succor_gives_nothing_with_a_dark_elf_in_yggdrasil() -> None:  # R-22
    table = Table(age=2).upgrade("wolf", "friggas-succor-1").monster("wolf", "dark-elf")
    table.act("wolf", "invade", "dark-elf", "yggdrasil")
    assert table.at("yggdrasil") == [("wolf", "dark-elf")]


def test_friggas_succor_uses_the_room_the_troll_has_made() -> None:  # R-28
    table = Table().upgrade("wolf", "friggas-succor-1").monster("wolf", "troll")
    table.place("raven", "warrior warrior", "andlang").act("wolf", "invade", "troll", "andlang", "andlang")
    assert table.at("andlang") == [("wolf", "troll"), ("wolf", "warrior")]


def test_friggas_succor_needs_a_free_village() -> None:
    table = Table().upgrade("wolf", "friggas-succor-1").place("raven", "leader warrior", "andlang")
    table.act("wolf", "invade", "warrior", "andlang")
    assert "friggas-succor" not in table.keys_asked()


def test_friggas_succor_respects_the_horns() -> None:  # R-71
    table = Table().upgrade("wolf", "friggas-succor-1").place("wolf", "warrior warrior warrior", "gimle")
    table.act("wolf", "invade", "leader", "gimle")
    assert "friggas-succor" not in table.keys_asked()


def test_friggas_succor_follows_the_free_invasion_of_an_upgrade() -> None:
    table = Table().upgrade("wolf", "friggas-succor-1").hand("wolf", "lord-of-hammers-1")
    table.act("wolf", "upgrade", "lord-of-hammers-1", "gimle", "gimle")
    assert table.at("gimle") == [("wolf", "leader"), ("wolf", "warrior")]


def test_tyrs_domain_makes_a_revealed_quest_worth_three() -> None:
    table = (
        Table().upgrade("wolf", "tyrs-domain-1").hand("wolf", "alfheim-1").place("wolf", "warrior", "gimle")
    )
    table.place("raven", "leader", "gimle").act("wolf", "pillage", {"wolf": "tyrs-domain-1"})
    assert table.totals() == {"wolf": 1 + 3, "raven": 3}
    assert table.state.gone == ["alfheim-1"]


def test_tyrs_domain_need_not_be_used() -> None:
    table = (
        Table().upgrade("wolf", "tyrs-domain-1").hand("wolf", "alfheim-1").place("wolf", "warrior", "gimle")
    )
    table.place("raven", "leader", "gimle").act("wolf", "pillage", {"wolf": "no"})
    assert table.totals() == {"wolf": 1, "raven": 3}
    assert table.clan("wolf").hand == ["alfheim-1"]


def test_lokis_blessing_brings_a_loser_a_free_warrior() -> None:
    table = Table().upgrade("raven", "lokis-blessing-1").place("raven", "warrior", "andlang").rage("raven", 0)
    table.place("wolf", "leader warrior", "andlang").act("wolf", "pillage", "andlang")
    assert table.at("andlang") == [("raven", "warrior"), ("wolf", "leader"), ("wolf", "warrior")]
    assert table.clan("raven").valhalla == ["warrior"]


def test_lokis_blessing_may_be_declined() -> None:
    table = Table().upgrade("raven", "lokis-blessing-1").place("raven", "warrior", "gimle")
    table.place("wolf", "leader", "gimle").act("wolf", "pillage", "no")
    assert table.at("gimle") == [("wolf", "leader")]


def test_lokis_blessing_comes_to_all_owners_after_a_tie() -> None:  # R-51
    table = Table().upgrade("raven", "lokis-blessing-1").upgrade("wolf", "lokis-blessing-1")
    table.place("raven", "leader", "gimle").place("wolf", "leader", "gimle")
    table.act("wolf", "pillage", "gimle", "gimle")
    assert table.at("gimle") == [("raven", "warrior"), ("wolf", "warrior")]


def test_lokis_blessing_does_not_reach_yggdrasil() -> None:  # R-72
    table = Table().upgrade("raven", "lokis-blessing-1").place("raven", "warrior", "yggdrasil")
    table.place("wolf", "leader", "yggdrasil").act("wolf", "pillage")
    assert table.at("yggdrasil") == [("wolf", "leader")]


def test_lokis_blessing_gives_nothing_without_a_free_village() -> None:  # R-72
    table = Table().upgrade("raven", "lokis-blessing-1").place("raven", "ship", "fjord-south")
    table.place("wolf", "leader warrior warrior", "andlang").act("wolf", "pillage")
    assert "lokis-blessing" not in table.keys_asked()


def test_lokis_blessing_triggers_friggas_succor_on_an_enemys_turn_but_not_thors_domain() -> (
    None
):  # R-23, R-72
    table = Table(age=2).upgrade("raven", "lokis-blessing-1 friggas-succor-1 thors-domain-2")
    table.place("raven", "leader", "gimle").place("wolf", "leader", "gimle")
    table.act("wolf", "pillage", "gimle", "gimle")
    assert table.state.pillaged == []
    assert table.at("gimle") == [("raven", "warrior"), ("raven", "warrior")]
    assert "thors-domain" not in table.keys_asked()


def test_lokis_blessing_in_the_own_battle_goes_on_to_friggas_succor_and_thors_domain() -> None:  # R-23
    table = Table(age=2).upgrade("wolf", "lokis-blessing-1 friggas-succor-1 thors-domain-2 experts-in-arms-2")
    table.place("wolf", "warrior", "gimle").place("raven", "leader troll warrior", "gimle")
    table.hand("wolf", "tyrs-smash-2").act("wolf", "pillage", "gimle", "gimle", "gimle")
    assert [event.args["total"] for event in table.told("total")] == [2 + 3, 6, 4 + 3, 6]
    assert table.glory() == {"wolf": 4, "raven": 3, "serpent": 0}
    assert table.clan("wolf").rage == 4


# ---------------------------------------------------------------------- Age 2


def test_odins_inspiration_doubles_the_glory_of_ragnarok_and_no_other() -> None:  # BR-17.4
    table = Table(age=2).upgrade("wolf", "odins-inspiration-2 fire-dragons-2")
    table.place("wolf", "ship", "fjord-north").place("wolf", "warrior", "angerboda").play(ragnarok_phase)
    assert table.clan("wolf").sources == {"ragnarok": 2 * 3 * 2, "fire-dragons-2": 8}


def test_tyrs_challenge_pillages_a_pillaged_province_for_two_rage() -> None:
    table = Table(age=2).upgrade("wolf", "tyrs-challenge-2").place("wolf", "warrior", "gimle")
    table.rage("wolf", 2).act("wolf", "pillage").act("wolf", "repillage")
    assert table.clan("wolf").stats["axes"] == 3
    assert table.clan("wolf").rage == 0
    assert table.state.pillaged == ["gimle"]


def test_tyrs_challenge_leaves_the_province_pillaged_after_a_defeat() -> None:  # BR-11.2
    table = Table(age=2).upgrade("wolf", "tyrs-challenge-2").place("wolf", "warrior", "gimle")
    table.place("raven", "leader", "gimle").state.pillaged = ["gimle"]
    table.act("wolf", "repillage")
    assert table.state.pillaged == ["gimle"]
    assert table.clan("wolf").stats["axes"] == 1


def test_tyrs_challenge_needs_two_rage_and_a_pillaged_province() -> None:
    table = Table(age=2).upgrade("wolf", "tyrs-challenge-2").place("wolf", "warrior", "gimle")
    assert "repillage" not in table.asks("wolf").values
    table.state.pillaged = ["gimle"]
    assert "repillage" in table.asks("wolf").values
    assert "repillage" not in table.rage("wolf", 1).asks("wolf").values


def test_friggas_protection_keeps_losers_beside_the_winner_for_one_rage_each() -> None:  # R-62
    table = Table(age=2).upgrade("raven", "friggas-protection-2").place("raven", "warrior warrior", "gimle")
    table.place("wolf", "leader", "gimle").act("wolf", "pillage", {"raven": ["warrior@gimle"]})
    assert table.at("gimle") == [("raven", "warrior"), ("wolf", "leader")]
    assert table.clan("raven").rage == 5
    assert table.state.pillaged == ["gimle"]


def test_friggas_protection_saves_a_figure_for_the_last_rage_and_nobody_without() -> None:
    table = Table(age=2).upgrade("raven", "friggas-protection-2").rage("raven", 1)
    table.place("raven", "warrior", "gimle").place("wolf", "leader", "gimle")
    table.act("wolf", "pillage", {"raven": ["warrior@gimle"]})
    assert (table.clan("raven").rage, table.clan("raven").valhalla) == (0, [])
    table.state.pillaged = []
    table.act("wolf", "pillage")
    assert table.clan("raven").valhalla == ["warrior"]


def test_friggas_protection_may_be_declined() -> None:  # BR-14.5
    table = Table(age=2).upgrade("raven", "friggas-protection-2").place("raven", "warrior", "gimle")
    table.place("wolf", "leader", "gimle").act("wolf", "pillage", {"raven": []})
    assert (table.clan("raven").rage, table.clan("raven").valhalla) == (6, ["warrior"])
    assert table.told("protects") == []


def test_friggas_protection_keeps_figures_in_the_battle_against_odins_tide() -> None:  # BR-14.5
    table = Table(age=2).upgrade("wolf", "friggas-protection-2").place("wolf", "leader warrior", "gimle")
    table.place("raven", "warrior", "gimle").hand("wolf", "odins-tide-2")
    table.act("wolf", "pillage", {"wolf": "leader"}, {"wolf": ["warrior@gimle"]})
    assert table.totals() == {"wolf": 3 + 1 + 1, "raven": 1}
    assert table.clan("wolf").rage == 5


def test_friggas_protection_does_not_work_against_ragnarok() -> None:  # R-60
    table = Table(age=2).upgrade("wolf", "friggas-protection-2").place("wolf", "warrior", "angerboda")
    table.play(ragnarok_phase)
    assert table.clan("wolf").valhalla == ["warrior"]


def test_lokis_eminence_pays_two_glory_for_each_figure_released() -> None:
    table = Table(age=2).upgrade("wolf", "lokis-eminence-2").fallen("wolf", "warrior leader")
    table.play(release_valhalla)
    assert table.clan("wolf").glory == 4


def test_tyrs_prowess_lets_the_winner_keep_cards_for_one_rage_each() -> None:
    table = Table(age=2).upgrade("wolf", "tyrs-prowess-2").hand("wolf", "tyrs-crush-2 heimdalls-eye-2")
    table.place("wolf", "leader", "gimle").place("raven", "warrior", "gimle").rage("wolf", 1)
    table.act("wolf", "pillage", {"wolf": "tyrs-crush-2"}, "heimdalls-eye-2", ["tyrs-crush-2"])
    assert table.clan("wolf").hand == ["tyrs-crush-2"]
    assert table.clan("wolf").rage == 0
    assert table.state.gone == ["heimdalls-eye-2"]


def test_tyrs_prowess_keeps_nothing_without_rage() -> None:
    table = Table(age=2).upgrade("wolf", "tyrs-prowess-2").hand("wolf", "tyrs-crush-2").rage("wolf", 0)
    table.place("wolf", "leader", "gimle").place("raven", "warrior", "gimle").act("raven", "pillage")
    assert table.clan("wolf").hand == []


def test_thors_domain_pillages_the_invaded_province_at_once_for_two_rage() -> None:
    table = Table(age=2).upgrade("wolf", "thors-domain-2").rage("wolf", 3)
    table.act("wolf", "invade", "warrior", "gimle", "gimle")
    assert table.state.pillaged == ["gimle"]
    assert table.clan("wolf").rage == 0


def test_thors_domain_may_be_declined() -> None:
    table = Table(age=2).upgrade("wolf", "thors-domain-2").act("wolf", "invade", "warrior", "gimle", "no")
    assert table.state.pillaged == []
    assert table.clan("wolf").rage == 5


def test_thors_domain_needs_two_rage_after_the_invasion() -> None:
    table = Table(age=2).upgrade("wolf", "thors-domain-2").rage("wolf", 2)
    table.act("wolf", "invade", "warrior", "gimle")
    assert "thors-domain" not in table.keys_asked()


def test_thors_domain_follows_the_free_invasion_of_an_upgrade() -> None:  # R-23
    table = Table(age=2).upgrade("wolf", "thors-domain-2").hand("wolf", "dark-elf-2")
    table.act("wolf", "upgrade", "dark-elf-2", "monster-1", "yggdrasil", "yggdrasil")
    assert table.state.pillaged == ["yggdrasil"]
    assert table.clan("wolf").rage == 3


def test_thors_domain_follows_a_ship_into_one_of_two_provinces_after_friggas_succor() -> None:  # R-23
    table = Table(age=2).upgrade("wolf", "thors-domain-2 friggas-succor-1")
    table.act("wolf", "invade", "ship", "fjord-west", "gimle", "myrkulor", "pass")
    assert table.keys_asked()[-3:] == ["friggas-succor", "thors-domain", "call-to-battle"]
    assert table.state.pillaged == ["myrkulor"]


def test_thors_domain_follows_an_invasion_from_valhalla() -> None:  # R-23
    table = Table(age=3).upgrade("wolf", "thors-domain-2 friggas-domain-3").fallen("wolf", "leader")
    table.act("wolf", "valhalla", "gimle", "gimle")
    assert table.state.pillaged == ["gimle"]
    assert table.clan("wolf").rage == 3


def test_thors_domain_does_not_follow_a_march() -> None:
    table = Table(age=2).upgrade("wolf", "thors-domain-2").place("wolf", "leader", "gimle")
    table.act("wolf", "march", "andlang")
    assert table.at("andlang") == [("wolf", "leader")]
    assert "thors-domain" not in table.keys_asked()


def test_thors_domain_works_once_in_an_action() -> None:  # R-23
    table = Table(age=2).upgrade("wolf", "thors-domain-2 lokis-blessing-1").place("raven", "leader", "gimle")
    table.act("wolf", "invade", "warrior", "gimle", "gimle", "gimle")
    assert table.at("gimle") == [("raven", "leader"), ("wolf", "warrior")]
    assert table.keys_asked().count("thors-domain") == 1
    assert table.clan("wolf").rage == 3


def test_thors_domain_does_not_pillage_a_pillaged_province() -> None:  # R-23
    table = Table(age=2).upgrade("wolf", "thors-domain-2")
    table.state.pillaged = ["gimle"]
    table.act("wolf", "invade", "warrior", "gimle")
    assert "thors-domain" not in table.keys_asked()


# ---------------------------------------------------------------------- Age 3


@pytest.mark.parametrize("kind", ["leader", "ship", "mountain-giant", "soldier-of-hel", "frost-giant"])
def test_friggas_domain_invades_from_valhalla_for_exactly_one_rage(kind: str) -> None:  # R-24
    table = Table(age=3).upgrade("wolf", "friggas-domain-3")
    if kind not in table.clan("wolf").reserve:
        table.monster("wolf", kind)
    place = "fjord-west" if kind == "ship" else "gimle"
    table.fallen("wolf", kind).act("wolf", "valhalla", place)
    assert table.at(place) == [("wolf", kind)]
    assert table.clan("wolf").rage == 5


def test_friggas_domain_costs_one_rage_beside_the_mystic_troll_too() -> None:  # R-79
    table = Table(age=3).upgrade("wolf", "friggas-domain-3").place("wolf", "mystic-troll", "gimle")
    table.fallen("wolf", "warrior").act("wolf", "valhalla", "gimle")
    assert table.clan("wolf").rage == 5


def test_friggas_domain_releases_nobody_for_loki() -> None:  # R-25
    table = Table(age=3).upgrade("wolf", "friggas-domain-3 lokis-wrath-3").fallen("wolf", "warrior")
    table.act("wolf", "valhalla", "gimle").play(release_valhalla)
    assert table.clan("wolf").glory == 0


def test_friggas_domain_respects_the_horns() -> None:  # BR-7.9
    table = Table(age=3).upgrade("wolf", "friggas-domain-3").fallen("wolf", "leader")
    table.place("wolf", "warrior warrior warrior warrior", "gimle")
    assert "valhalla" not in table.asks("wolf").values


def test_odins_throne_doubles_the_glory_of_a_quest_but_not_its_raise() -> None:  # BR-16.4
    table = Table(age=3).upgrade("wolf", "odins-throne-3").place("wolf", "warrior", "gimle")
    table.quests("wolf", "alfheim-3").play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == 18
    assert table.clan("wolf").stats == {"rage": 2, "axes": 1, "horns": 1}


def test_thors_conquest_pays_three_glory_for_each_figure_on_the_board_at_the_end() -> None:  # R-68
    table = Table(age=3).upgrade("wolf", "thors-conquest-3").place("wolf", "ship", "fjord-west")
    table.place("wolf", "warrior troll", "yggdrasil").fallen("wolf", "leader").play(release_valhalla)
    assert table.clan("wolf").sources == {"thors-conquest-3": 9}


def test_thors_conquest_pays_nothing_before_the_last_age() -> None:
    table = Table(age=2).upgrade("wolf", "thors-conquest-3").place("wolf", "warrior", "gimle")
    table.play(release_valhalla)
    assert table.clan("wolf").glory == 0


def test_friggas_sacrifice_destroys_two_own_figures_for_a_raise() -> None:
    table = Table(age=3).upgrade("wolf", "friggas-sacrifice-3").place("wolf", "warrior warrior", "gimle")
    table.place("wolf", "leader", "horgr")
    table.act("wolf", "sacrifice", ["warrior@gimle", "leader@horgr"], "horns")
    assert sorted(table.clan("wolf").valhalla) == ["leader", "warrior"]
    assert table.clan("wolf").stats["horns"] == 2
    assert table.clan("wolf").rage == 6


def test_friggas_sacrifice_cannot_be_cheated_by_friggas_protection() -> None:  # BR-14.8
    table = Table(age=3).upgrade("wolf", "friggas-sacrifice-3 friggas-protection-2")
    table.place("wolf", "warrior leader", "gimle").act("wolf", "sacrifice", "rage")
    assert table.at("gimle") == []


def test_friggas_sacrifice_needs_two_own_figures_on_the_board() -> None:  # R-75
    table = Table(age=3).upgrade("wolf", "friggas-sacrifice-3").place("wolf", "leader", "gimle")
    assert "sacrifice" not in table.asks("wolf").values


def test_tyrs_wrath_makes_a_revealed_quest_worth_five() -> None:
    table = Table(age=3).upgrade("wolf", "tyrs-wrath-3").hand("wolf", "alfheim-3")
    table.place("wolf", "warrior", "gimle").place("raven", "leader troll", "gimle")
    table.act("wolf", "pillage", {"wolf": "tyrs-wrath-3"})
    assert table.totals() == {"wolf": 1 + 5, "raven": 5}


def test_tyrs_wrath_and_tyrs_domain_do_not_add_up() -> None:  # R-30
    table = Table(age=3).upgrade("wolf", "tyrs-wrath-3 tyrs-domain-1").hand("wolf", "alfheim-3")
    table.place("wolf", "warrior", "gimle").place("raven", "warrior", "gimle")
    table.act("wolf", "pillage", {"wolf": "tyrs-wrath-3"})
    assert table.choices("quest-as-battle-card") == ["tyrs-domain-1", "tyrs-wrath-3", "no"]
    assert table.totals() == {"wolf": 1 + 5, "raven": 1}


def test_lokis_wrath_pays_three_glory_for_each_figure_released() -> None:
    table = Table(age=3).upgrade("wolf", "lokis-wrath-3").fallen("wolf", "warrior leader")
    table.play(release_valhalla)
    assert table.clan("wolf").glory == 6
