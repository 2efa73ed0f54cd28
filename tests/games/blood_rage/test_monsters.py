"""What each monster does (BR-21.1 to BR-21.15), and how monsters meet other cards."""

from games.blood_rage.ages import ragnarok_phase, release_valhalla
from games.blood_rage.strength import strength
from tests.games.blood_rage.table import Table

# ---------------------------------------------------------------------- Age 1


def test_troll_destroys_the_enemy_warriors_of_the_province_it_invades() -> None:
    table = Table().place("raven", "warrior warrior leader", "gimle").place("wolf", "warrior", "gimle")
    table.hand("wolf", "troll-1").act("wolf", "upgrade", "troll-1", "monster-1", "gimle")
    assert table.at("gimle") == [("raven", "leader"), ("wolf", "troll"), ("wolf", "warrior")]
    assert table.clan("raven").valhalla == ["warrior", "warrior"]
    assert (table.clan("wolf").rage, table.clan("wolf").hand) == (4, [])


def test_troll_destroys_warriors_at_a_paid_invasion_too() -> None:
    table = Table().monster("wolf", "troll").place("raven", "warrior", "gimle")
    table.act("wolf", "invade", "troll", "gimle")
    assert table.at("gimle") == [("wolf", "troll")]
    assert table.clan("wolf").rage == 4


def test_troll_destroys_warriors_when_it_invades_from_valhalla() -> None:
    table = Table(age=3).monster("wolf", "troll").fallen("wolf", "troll").upgrade("wolf", "friggas-domain-3")
    table.place("raven", "warrior", "gimle").act("wolf", "valhalla", "gimle")
    assert table.at("gimle") == [("wolf", "troll")]
    assert table.clan("wolf").rage == 5


def test_troll_harms_nobody_on_a_march() -> None:
    table = Table().place("wolf", "troll", "horgr").place("raven", "warrior", "gimle")
    table.act("wolf", "march", "gimle")
    assert table.at("gimle") == [("raven", "warrior"), ("wolf", "troll")]


def test_troll_does_not_make_room_for_itself() -> None:  # R-28
    table = Table().monster("wolf", "troll").place("raven", "warrior warrior warrior", "andlang")
    assert "andlang" not in table.asks("wolf", "invade", "troll").values


def test_troll_kills_whom_friggas_protection_does_not_pay_for() -> None:  # BR-14.5
    table = Table(age=2).monster("wolf", "troll").upgrade("raven", "friggas-protection-2")
    table.place("raven", "warrior warrior warrior", "gimle").rage("raven", 2)
    table.act("wolf", "invade", "troll", "gimle", {"raven": ["warrior@gimle", "warrior@gimle#2"]})
    assert table.at("gimle") == [("raven", "warrior"), ("raven", "warrior"), ("wolf", "troll")]
    assert table.clan("raven").rage == 0


def test_sea_serpent_invades_a_fjord_for_its_strength_and_supports_both_provinces() -> None:
    table = Table().monster("wolf", "sea-serpent").act("wolf", "invade", "sea-serpent", "fjord-west")
    assert table.clan("wolf").rage == 3
    assert [strength(table.game, 0, province) for province in ("gimle", "myrkulor", "andlang")] == [3, 3, 0]


def test_sea_serpent_never_marches() -> None:
    table = Table().place("wolf", "sea-serpent", "fjord-west")
    assert "march" not in table.asks("wolf").values


def test_sea_serpent_keeps_its_strength_and_earns_a_ships_glory_when_it_dies() -> None:  # BR-14.6
    table = Table().place("raven", "sea-serpent", "fjord-west").upgrade("raven", "lokis-dragons-1")
    table.place("wolf", "leader warrior", "gimle").act("wolf", "pillage")
    assert table.totals() == {"wolf": 4, "raven": 3}
    assert table.clan("raven").glory == 4


def test_sea_serpent_may_be_the_ship_that_invades_free_after_a_ship_upgrade() -> None:  # R-33
    table = Table().monster("wolf", "sea-serpent").hand("wolf", "lokis-dragons-1")
    table.act("wolf", "upgrade", "lokis-dragons-1", "sea-serpent", "fjord-east")
    assert table.at("fjord-east") == [("wolf", "sea-serpent")]
    assert table.clan("wolf").rage == 4


def test_dwarf_chieftain_costs_no_rage_to_play_or_to_invade() -> None:
    table = Table().hand("wolf", "dwarf-chieftain-1")
    table.act("wolf", "upgrade", "dwarf-chieftain-1", "monster-1", "no")
    table.act("wolf", "invade", "dwarf-chieftain", "gimle")
    assert table.clan("wolf").rage == 6
    assert strength(table.game, 0, "gimle") == 2


def test_mountain_giant_costs_three_to_play_and_invades_free_like_a_leader() -> None:
    table = Table().hand("wolf", "mountain-giant-1")
    table.act("wolf", "upgrade", "mountain-giant-1", "monster-2", "no")
    assert table.clan("wolf").rage == 3
    table.act("wolf", "invade", "mountain-giant", "gimle")
    assert table.clan("wolf").rage == 3


def test_mountain_giant_may_be_the_leader_that_invades_free_after_a_leader_upgrade() -> None:  # R-33
    table = Table().monster("wolf", "mountain-giant").hand("wolf", "lord-of-hammers-1")
    table.act("wolf", "upgrade", "lord-of-hammers-1", "mountain-giant", "gimle")
    assert table.at("gimle") == [("wolf", "mountain-giant")]


def test_mountain_giant_and_leader_may_both_move_with_lord_of_hammers() -> None:  # R-34
    table = Table().place("wolf", "leader mountain-giant", "gimle").upgrade("wolf", "lord-of-hammers-1")
    table.act("wolf", "pillage", "andlang", "yggdrasil")
    assert table.at("andlang") == [("wolf", "leader")]
    assert table.at("yggdrasil") == [("wolf", "mountain-giant")]


def test_mountain_giant_beside_the_leader_brings_one_raise_with_lord_of_axes() -> None:  # R-34
    table = Table(age=2).place("wolf", "leader mountain-giant", "gimle").upgrade("wolf", "lord-of-axes-2")
    table.act("wolf", "pillage", "horns")
    assert table.clan("wolf").stats == {"rage": 1, "axes": 2, "horns": 2}


def test_mountain_giant_alone_raises_all_stats_once_with_lord_of_spears() -> None:  # R-34
    table = Table(age=3).place("wolf", "mountain-giant", "gimle").upgrade("wolf", "lord-of-spears-3")
    table.act("wolf", "pillage")
    assert table.clan("wolf").stats == {"rage": 2, "axes": 3, "horns": 2}


def test_fenrir_lets_his_own_province_fall_instead_of_the_doomed_one() -> None:  # R-64
    table = Table().place("wolf", "fenrir warrior", "horgr").place("raven", "warrior", "elvagar")
    table.play(ragnarok_phase)
    assert table.state.destroyed == ["horgr"]
    assert table.clan("wolf").glory == 4
    assert table.at("elvagar") == [("raven", "warrior")]


def test_fenrir_in_yggdrasil_changes_nothing() -> None:  # R-64
    table = Table().place("wolf", "fenrir", "yggdrasil")
    table.play(ragnarok_phase)
    assert table.state.destroyed == ["elvagar"]
    assert table.at("yggdrasil") == [("wolf", "fenrir")]


def test_fenrir_leaves_nothing_to_destroy_when_a_later_token_names_his_victim() -> None:  # R-64
    table = Table().place("wolf", "fenrir", "angerboda")
    table.play(ragnarok_phase)
    table.play(release_valhalla)
    table.play(ragnarok_phase)
    assert table.state.age == 2
    assert table.state.destroyed == ["angerboda"]
    assert len(table.told("ragnarok-nothing")) == 1


def test_fenrir_destroys_another_province_when_the_token_names_a_fallen_one() -> None:  # R-64
    table = Table(age=2).place("wolf", "fenrir", "gimle")
    table.state.destroyed = ["angerboda"]
    table.play(ragnarok_phase)
    assert table.state.destroyed == ["angerboda", "gimle"]


def test_hildisvini_pushes_an_enemy_out_of_a_full_province() -> None:
    table = Table().monster("wolf", "hildisvini").place("raven", "leader warrior warrior", "andlang")
    table.act("wolf", "invade", "hildisvini", "andlang", "1:leader", "gimle")
    assert table.choices("hildisvini-whom") == ["1:leader", "1:warrior"]
    assert table.at("andlang") == [("raven", "warrior"), ("raven", "warrior"), ("wolf", "hildisvini")]
    assert table.at("gimle") == [("raven", "leader")]
    assert table.clan("wolf").rage == 5


def test_hildisvini_may_push_an_own_figure_into_yggdrasil() -> None:  # R-77
    table = Table().monster("wolf", "hildisvini").place("wolf", "leader", "gimle")
    table.act("wolf", "invade", "hildisvini", "gimle", "0:leader", "yggdrasil")
    assert table.at("yggdrasil") == [("wolf", "leader")]
    assert table.at("gimle") == [("wolf", "hildisvini")]


def test_hildisvini_pushes_nobody_into_a_full_neighbour() -> None:  # R-77
    table = Table().monster("wolf", "hildisvini").place("raven", "warrior", "gimle")
    table.place("serpent", "warrior warrior warrior", "andlang").place(
        "serpent", "warrior warrior", "myrkulor"
    )
    neighbours = table.asks("wolf", "invade", "hildisvini", "gimle", "1:warrior").values
    assert neighbours == ["myrkulor", "yggdrasil"]


def test_hildisvini_may_leave_everybody_where_there_is_room() -> None:
    table = Table().monster("wolf", "hildisvini").place("raven", "warrior warrior", "andlang")
    table.act("wolf", "invade", "hildisvini", "andlang", "no")
    assert table.at("andlang") == [("raven", "warrior"), ("raven", "warrior"), ("wolf", "hildisvini")]


def test_hildisvini_cannot_push_a_ship() -> None:  # R-77
    table = Table().monster("wolf", "hildisvini").place("raven", "ship", "fjord-west")
    table.act("wolf", "invade", "hildisvini", "gimle")
    assert table.at("fjord-west") == [("raven", "ship")]


# ---------------------------------------------------------------------- Age 2


def test_dark_elf_invades_yggdrasil_for_one_rage_and_has_strength_three_there() -> None:  # R-35
    table = Table(age=2).monster("wolf", "dark-elf").act("wolf", "invade", "dark-elf", "yggdrasil")
    assert table.clan("wolf").rage == 5
    assert strength(table.game, 0, "yggdrasil") == 3


def test_dark_elf_is_the_only_one_who_may_invade_yggdrasil() -> None:  # BR-7.3
    table = Table(age=2).monster("wolf", "dark-elf").monster("wolf", "troll")
    assert "yggdrasil" in table.asks("wolf", "invade", "dark-elf").values
    assert "yggdrasil" not in table.asks("wolf", "invade", "troll").values


def test_dark_elf_has_strength_one_elsewhere() -> None:
    table = Table(age=2).place("wolf", "dark-elf", "gimle")
    assert strength(table.game, 0, "gimle") == 1


def test_fire_giant_destroys_enemies_and_their_ships_but_no_monsters_and_nothing_of_its_own() -> None:
    table = Table(age=2).monster("wolf", "fire-giant").place("wolf", "warrior", "gimle")
    table.place("raven", "leader warrior troll", "gimle").place("raven", "ship", "fjord-west")
    table.act("wolf", "invade", "fire-giant", "gimle")
    assert table.at("gimle") == [("raven", "troll"), ("wolf", "fire-giant"), ("wolf", "warrior")]
    assert sorted(table.clan("raven").valhalla) == ["leader", "ship", "warrior"]
    assert table.clan("wolf").rage == 2


def test_fire_giant_spares_the_sea_serpent_and_pays_the_upgrade_of_the_ship_it_sinks() -> None:  # R-27
    table = Table(age=2).monster("wolf", "fire-giant").upgrade("raven", "fire-dragons-2")
    table.place("raven", "ship sea-serpent", "fjord-west").act("wolf", "invade", "fire-giant", "myrkulor")
    assert table.at("fjord-west") == [("raven", "sea-serpent")]
    assert table.clan("raven").glory == 8


def test_fire_giant_spares_the_mountain_giant_though_he_is_a_leader() -> None:
    table = Table(age=2).monster("wolf", "fire-giant").place("raven", "leader mountain-giant", "gimle")
    table.act("wolf", "invade", "fire-giant", "gimle")
    assert table.at("gimle") == [("raven", "mountain-giant"), ("wolf", "fire-giant")]


def test_valkyrie_brings_two_glory_for_each_enemy_killed_in_her_battle() -> None:
    table = Table(age=2).place("wolf", "valkyrie leader", "gimle").place("raven", "warrior warrior", "gimle")
    table.act("wolf", "pillage")
    assert table.clan("wolf").sources == {"valkyrie-2": 4, "battle": 4}


def test_valkyrie_pays_her_owner_in_defeat_and_not_for_own_deaths() -> None:
    table = Table(age=2).place("wolf", "valkyrie warrior", "gimle").place("raven", "leader", "gimle")
    table.act("wolf", "pillage")
    assert table.clan("wolf").sources == {"valkyrie-2": 2}
    assert sorted(table.clan("wolf").valhalla) == ["valkyrie", "warrior"]


def test_valkyrie_killed_by_odins_tide_still_pays_for_the_whole_battle() -> None:  # BR-21.4
    table = Table(age=2).place("wolf", "valkyrie leader", "gimle").place("raven", "warrior warrior", "gimle")
    table.hand("raven", "odins-tide-2").act("wolf", "pillage", {"wolf": "leader"})
    assert table.clan("wolf").sources == {"valkyrie-2": 4, "battle": 4}


def test_wolfman_lets_only_monsters_add_strength_on_every_side() -> None:
    table = Table(age=2).place("wolf", "wolfman", "gimle").place("raven", "leader warrior troll", "gimle")
    table.hand("raven", "thors-oath-2").act("wolf", "pillage")
    assert table.totals() == {"wolf": 3, "raven": 3}


def test_wolfman_counts_ymir_and_the_dark_elf_with_their_present_strength() -> None:  # R-78
    table = Table(age=3).place("wolf", "wolfman leader", "yggdrasil").place("raven", "warrior", "yggdrasil")
    table.fallen("raven", "warrior warrior").place("raven", "ymir dark-elf", "yggdrasil")
    table.act("wolf", "pillage")
    assert table.totals() == {"wolf": 3, "raven": 4 + 3}


def test_wolfman_killed_before_strengths_are_compared_has_no_effect() -> None:  # R-78
    table = Table(age=2).place("wolf", "wolfman leader", "gimle").place("raven", "leader", "gimle")
    table.hand("wolf", "odins-tide-2").act("wolf", "pillage", {"wolf": "leader"})
    assert table.totals() == {"wolf": 3 + 1, "raven": 3}


def test_nidhoggr_brings_a_glory_for_each_figure_the_losers_have_in_valhalla() -> None:
    table = Table(age=2).place("wolf", "nidhoggr leader", "gimle").place("raven", "warrior", "gimle")
    table.fallen("raven", "ship leader").fallen("serpent", "warrior").act("wolf", "pillage")
    assert table.clan("wolf").sources == {"nidhoggr-2": 3, "battle": 4}


def test_nidhoggr_brings_nothing_without_a_victory() -> None:
    table = Table(age=2).place("wolf", "nidhoggr", "gimle").place("raven", "warrior warrior", "gimle")
    table.act("wolf", "pillage")
    assert table.clan("wolf").glory == 0


# ---------------------------------------------------------------------- Age 3


def test_frost_giant_takes_the_pillage_reward_twice() -> None:
    table = Table(age=3).place("wolf", "frost-giant", "gimle").token("gimle", "glory").act("wolf", "pillage")
    assert table.clan("wolf").glory == 10


def test_frost_giant_repeats_the_token_but_not_friggas_grace() -> None:  # R-59
    table = Table(age=3).place("wolf", "frost-giant", "gimle").place("raven", "warrior", "gimle")
    table.hand("wolf", "friggas-grace-1").act("wolf", "pillage", "rage")
    assert table.clan("wolf").stats == {"rage": 2, "axes": 3, "horns": 1}


def test_frost_giant_repeats_nothing_when_it_fell_in_the_battle() -> None:  # R-59
    table = Table(age=3).place("wolf", "frost-giant leader", "gimle").place("raven", "warrior", "gimle")
    table.hand("wolf", "odins-tide-2").act("wolf", "pillage", {"wolf": "leader"})
    assert table.clan("wolf").stats["axes"] == 2


def test_soldier_of_hel_costs_no_rage_to_play_or_to_invade() -> None:
    table = Table(age=3).hand("wolf", "soldier-of-hel-3")
    table.act("wolf", "upgrade", "soldier-of-hel-3", "monster-1", "no")
    table.act("wolf", "invade", "soldier-of-hel", "gimle")
    assert table.clan("wolf").rage == 6
    assert strength(table.game, 0, "gimle") == 3


def test_volur_witch_may_flee_a_lost_battle_to_yggdrasil() -> None:  # R-61, R-63
    table = Table(age=3).place("raven", "volur-witch warrior", "gimle").place("wolf", "leader", "gimle")
    table.hand("wolf", "odins-judgement-3").act("wolf", "pillage", {"raven": "flee"})
    assert table.at("yggdrasil") == [("raven", "volur-witch")]
    assert table.clan("raven").valhalla == ["warrior"]
    assert table.clan("wolf").sources == {"odins-judgement-3": 2, "battle": 4}


def test_volur_witch_flees_odins_tide_and_leaves_the_battle() -> None:  # R-61, BR-14.4
    table = Table(age=3).place("wolf", "volur-witch leader", "gimle").place("raven", "warrior", "gimle")
    table.hand("wolf", "odins-tide-2").act("wolf", "pillage", {"wolf": "leader"}, {"wolf": "flee"})
    assert table.totals() == {"wolf": 3 + 1, "raven": 1}
    assert table.at("yggdrasil") == [("wolf", "volur-witch")]


def test_volur_witch_flees_ragnarok_and_then_earns_no_glory() -> None:  # R-61
    table = Table(age=3).place("wolf", "volur-witch warrior", "muspelheim")
    table.play(ragnarok_phase, {"wolf": "flee"})
    assert table.at("yggdrasil") == [("wolf", "volur-witch")]
    assert table.clan("wolf").glory == 4


def test_volur_witch_who_stays_can_be_kept_by_friggas_protection() -> None:  # BR-14.3
    table = Table(age=3).place("raven", "volur-witch", "gimle").place("wolf", "leader warrior", "gimle")
    table.upgrade("raven", "friggas-protection-2")
    table.act("wolf", "pillage", {"raven": "stay"}, {"raven": ["volur-witch@gimle"]})
    assert ("raven", "volur-witch") in table.at("gimle")
    assert table.clan("raven").rage == 5


def test_volur_witch_cannot_flee_in_yggdrasil() -> None:  # R-61
    table = Table(age=3).place("raven", "volur-witch", "yggdrasil")
    table.place("wolf", "leader warrior", "yggdrasil").act("wolf", "pillage")
    assert table.clan("raven").valhalla == ["volur-witch"]


def test_volur_witch_cannot_flee_friggas_sacrifice() -> None:  # BR-14.8
    table = Table(age=3).place("wolf", "volur-witch warrior", "gimle").upgrade("wolf", "friggas-sacrifice-3")
    table.act("wolf", "sacrifice", "axes")
    assert sorted(table.clan("wolf").valhalla) == ["volur-witch", "warrior"]


def test_mystic_troll_lets_own_figures_invade_its_province_and_fjord_free() -> None:
    table = Table(age=3).place("wolf", "mystic-troll", "gimle").upgrade("wolf", "experts-in-arms-2")
    table.act("wolf", "invade", "warrior", "gimle").act("wolf", "invade", "ship", "fjord-west")
    assert table.clan("wolf").rage == 6
    table.act("wolf", "invade", "warrior", "andlang")
    assert table.clan("wolf").rage == 4


def test_mystic_troll_opens_its_province_to_figures_too_dear_elsewhere() -> None:
    table = Table(age=3).place("wolf", "mystic-troll", "gimle").monster("wolf", "frost-giant")
    table.rage("wolf", 1).act("wolf", "invade", "frost-giant")
    assert table.at("gimle") == [("wolf", "frost-giant"), ("wolf", "mystic-troll")]
    assert table.clan("wolf").rage == 1


def test_mystic_troll_helps_no_enemy() -> None:
    table = Table(age=3).place("wolf", "mystic-troll", "gimle").act("raven", "invade", "warrior", "gimle")
    assert table.clan("raven").rage == 5


def test_ymir_is_free_and_as_strong_as_twice_the_own_figures_in_valhalla() -> None:
    table = Table(age=3).hand("wolf", "ymir-3").fallen("wolf", "warrior warrior ship")
    table.act("wolf", "upgrade", "ymir-3", "monster-1", "no").act("wolf", "invade", "ymir", "gimle")
    assert table.clan("wolf").rage == 6
    assert strength(table.game, 0, "gimle") == 6


def test_ymir_grows_with_each_own_death_in_the_battle() -> None:
    table = Table(age=3).place("wolf", "ymir warrior", "gimle").place("raven", "warrior", "gimle")
    table.hand("raven", "odins-smite-1").act("wolf", "pillage")
    assert table.totals() == {"wolf": 2, "raven": 1 + 1}


def test_ymir_is_without_strength_when_valhalla_is_empty() -> None:
    table = Table(age=2).place("wolf", "ymir", "gimle").fallen("wolf", "warrior")
    assert strength(table.game, 0, "gimle") == 2
    table.play(release_valhalla)
    assert strength(table.game, 0, "gimle") == 0


# ---------------------------------------------------------------------- replacing a monster (BR-9.6)


def test_a_replaced_monster_leaves_the_board_without_dying_and_makes_room_under_the_horns() -> None:
    table = Table().place("wolf", "dwarf-chieftain leader warrior warrior", "gimle").hand("wolf", "troll-1")
    table.act("wolf", "upgrade", "troll-1", "monster-1", "andlang")
    assert table.at("gimle") == [("wolf", "leader"), ("wolf", "warrior"), ("wolf", "warrior")]
    assert table.at("andlang") == [("wolf", "troll")]
    assert table.clan("wolf").valhalla == []
    assert table.state.gone == ["dwarf-chieftain-1"]


def test_a_replaced_monster_leaves_the_reserve() -> None:
    table = Table().monster("wolf", "dwarf-chieftain").hand("wolf", "troll-1")
    table.act("wolf", "upgrade", "troll-1", "monster-1", "no")
    assert table.clan("wolf").reserve.count("dwarf-chieftain") == 0
    assert table.clan("wolf").reserve.count("troll") == 1


def test_a_replaced_monster_leaves_valhalla_and_is_not_released() -> None:  # R-32
    table = (
        Table().monster("wolf", "dwarf-chieftain").fallen("wolf", "dwarf-chieftain").hand("wolf", "troll-1")
    )
    table.upgrade("wolf", "lokis-domain-1").act("wolf", "upgrade", "troll-1", "monster-1", "no")
    table.play(release_valhalla)
    assert table.clan("wolf").glory == 0
    assert table.clan("wolf").reserve.count("dwarf-chieftain") == 0


def test_a_monster_may_replace_another_although_a_slot_is_empty() -> None:  # R-29
    table = Table().place("wolf", "dwarf-chieftain", "gimle").hand("wolf", "troll-1")
    table.act("wolf", "upgrade", "troll-1", "monster-1", "gimle")
    assert table.at("gimle") == [("wolf", "troll")]
