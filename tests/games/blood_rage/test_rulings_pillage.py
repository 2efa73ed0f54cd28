"""Call to battle, death and reward: BR-11, B13 to B18, BR-14 and the rulings on them."""

import pytest

from games.blood_rage.components import YGGDRASIL
from games.engine import PickSome, Together
from tests.games.blood_rage.table import Table, horgr, reasons

# ---------------------------------------------------------------------- BR-11, B1: call to battle


def test_a_player_may_pillage_with_a_ship_alone() -> None:  # R-36
    table = Table().place("wolf", "ship", "fjord-south").act("wolf", "pillage", "andlang")
    assert (table.choices("pillage-where"), table.state.pillaged) == (["utgard", "andlang"], ["andlang"])


def test_a_province_is_pillaged_once_and_only_by_those_who_are_there() -> None:  # BR-11.1
    table = Table().place("wolf", "warrior", "gimle").place("wolf", "warrior", "horgr")
    table.state.pillaged = ["gimle"]
    table.act("wolf", "pillage")
    question = table.asks("wolf")
    assert "pillage" not in question.values
    assert reasons(question)["pillage"] == "why-nothing-to-pillage"


def test_figures_are_called_from_pillaged_neighbours_and_yggdrasil_but_not_from_fjords() -> None:  # R-37
    table = Table("wolf raven").place("wolf", "leader", "andlang").place("raven", "ship", "fjord-south")
    for kind, province in {"warrior": "utgard", "leader": YGGDRASIL, "troll": "horgr"}.items():
        table.place("raven", kind, province)
    table.state.pillaged = ["utgard"]
    assert table.asks("wolf", "pillage").values == ["warrior@utgard", "leader@yggdrasil", "pass"]


def test_who_has_nobody_in_the_province_may_join_the_battle() -> None:  # R-37
    table = Table().place("wolf", "warrior", "horgr").place("serpent", "leader", "utgard")
    table.act("wolf", "pillage", "leader@utgard")
    assert (table.clan("serpent").glory, table.clan("wolf").valhalla) == (3, ["warrior"])


def test_the_call_goes_clockwise_and_the_pillager_is_last() -> None:  # R-39
    table = Table("wolf raven serpent bear").place("raven", "leader", "horgr")
    for name in table.names:
        table.place(name, "warrior", "muspelheim")
    table.act("raven", "pillage", "horgr", "pass", "pass", "pass", "pass")
    assert table.clans_asked("call-to-battle") == ["serpent", "bear", "wolf", "raven"]


def test_passing_the_call_is_not_final() -> None:  # R-38
    table = Table("wolf raven").place("wolf", "leader", "horgr").place("wolf", "warrior", "utgard")
    table.place("raven", "warrior", "utgard").hand("raven", "tyrs-crush-1")
    table.act("wolf", "pillage", "horgr", "pass", "warrior@utgard", "warrior@utgard")
    assert table.clans_asked("call-to-battle") == ["raven", "wolf", "raven"]
    assert table.totals() == {"wolf": 4, "raven": 5}


def test_the_call_ends_when_all_villages_are_taken() -> None:  # BR-11.3
    table = Table("wolf raven").place("wolf", "leader warrior", "utgard")
    table.place("raven", "warrior warrior", "andlang").act("wolf", "pillage", "warrior@andlang")
    assert (table.clans_asked("call-to-battle"), table.totals()) == (["raven"], {"wolf": 4, "raven": 1})


def test_yggdrasil_calls_one_figure_of_each_in_every_round_without_end() -> None:  # BR-11.3
    table = Table("wolf raven").place("wolf", "leader", YGGDRASIL)
    table.place("raven", "warrior warrior warrior", "gimle")
    table.act("wolf", "pillage", "warrior@gimle", "warrior@gimle", "warrior@gimle")
    assert (table.totals(), table.clans_asked("call-to-battle")) == ({"wolf": 3, "raven": 3}, ["raven"] * 3)


def test_the_ring_does_not_close_up_over_a_destroyed_province() -> None:  # R-9
    table = Table().place("wolf", "leader", "horgr").place("raven", "warrior", "andlang")
    table.state.destroyed = ["utgard"]
    table.upgrade("wolf", "lord-of-hammers-1").act("wolf", "pillage", "muspelheim")
    assert table.choices("lord-of-hammers") == ["muspelheim", "yggdrasil", "no"]
    assert "call-to-battle" not in table.keys_asked()


# ---------------------------------------------------------------------- BR-11.2: Tyr's Challenge


def test_tyrs_challenge_pays_the_reward_again_for_two_rage() -> None:  # BR-11.2
    table = horgr("leader", age=2).upgrade("wolf", "tyrs-challenge-2")
    table.act("wolf", "pillage").act("wolf", "repillage")
    assert (table.clan("wolf").value("axes"), table.clan("wolf").rage) == (5, 4)
    assert table.state.pillaged == ["horgr"]


def test_a_lost_repillage_leaves_the_province_pillaged() -> None:  # BR-11.2
    table = horgr("warrior", "leader", age=2).upgrade("wolf", "tyrs-challenge-2")
    table.state.pillaged = ["horgr"]
    assert table.act("wolf", "repillage").state.pillaged == ["horgr"]
    assert (table.clan("wolf").rage, table.clan("wolf").value("axes")) == (4, 3)


def test_tyrs_challenge_needs_an_own_figure_there_and_two_rage() -> None:  # R-76
    table = Table(age=2).upgrade("wolf", "tyrs-challenge-2").place("wolf", "leader", "gimle")
    table.state.pillaged = ["horgr"]
    assert reasons(table.asks("wolf"))["repillage"] == "why-nothing-to-repillage"
    table.state.pillaged = ["gimle"]
    assert reasons(table.rage("wolf", 1).asks("wolf"))["repillage"] == "why-rage"


# ---------------------------------------------------------------------- B13, BR-14: death and rescue


def test_a_protected_loser_stays_and_the_pillage_succeeds() -> None:  # R-62
    table = horgr("leader", "warrior warrior", age=2).upgrade("raven", "friggas-protection-2")
    table.act("wolf", "pillage", {"raven": ["warrior@horgr"]})
    assert table.at("horgr") == [("raven", "warrior"), ("wolf", "leader")]
    assert (table.state.pillaged, table.clan("raven").rage) == (["horgr"], 5)


def test_protection_saves_as_many_as_there_is_rage_and_they_stay_in_the_battle() -> None:  # BR-14.5
    table = horgr("leader", "leader troll warrior", age=2).upgrade("raven", "friggas-protection-2")
    table.rage("raven", 1).hand("wolf", "odins-tide-2")
    table.act("wolf", "pillage", {"raven": "leader"}, {"raven": ["troll@horgr"]})
    assert table.totals() == {"wolf": 3 + 1, "raven": 3 + 2}
    asked = table.questions()[-1]
    assert isinstance(asked, PickSome)
    assert (asked.values, asked.most) == (["troll@horgr", "warrior@horgr"], 1)


@pytest.mark.parametrize(("saved", "glory"), [([], 4 + 4 + 2 + 4), (["warrior@horgr"], 2 + 2 + 0 + 4)])
def test_saved_figures_do_not_count_as_destroyed(saved: list[str], glory: int) -> None:  # R-63
    table = horgr("valkyrie leader", "warrior warrior", age=3).upgrade("wolf", "thors-glory-1")
    table.upgrade("raven", "friggas-protection-2").hand("wolf", "odins-judgement-3")
    table.act("wolf", "pillage", {"raven": saved})
    assert table.clan("wolf").glory == glory


def test_the_witch_flees_a_lost_battle_and_does_not_count_as_destroyed() -> None:  # R-61, R-63
    table = horgr("leader", "volur-witch", age=3).hand("wolf", "odins-judgement-3")
    table.act("wolf", "pillage", {"raven": "flee"})
    assert (table.at(YGGDRASIL), table.clan("wolf").sources) == ([("raven", "volur-witch")], {"battle": 4})


def test_the_witch_cannot_flee_in_yggdrasil() -> None:  # R-61
    table = Table(age=3).place("wolf", "leader troll", YGGDRASIL).place("raven", "volur-witch", YGGDRASIL)
    assert table.act("wolf", "pillage").clan("raven").valhalla == ["volur-witch"]


def test_the_witch_leaves_the_battle_when_she_flees_a_tide() -> None:  # BR-14.4, R-61
    table = horgr("leader", "volur-witch warrior", age=3).hand("wolf", "odins-tide-2")
    table.act("wolf", "pillage", {"raven": "warrior"}, {"raven": "flee"})
    assert (table.totals(), table.clan("raven").valhalla) == ({"wolf": 4, "raven": 1}, ["warrior"])


def test_replacements_are_decided_by_all_owners_at_once_the_witch_first() -> None:  # BR-14.2, BR-14.3
    table = horgr("leader", "volur-witch", "warrior", age=3).upgrade("raven", "friggas-protection-2")
    table.upgrade("serpent", "friggas-protection-2").hand("wolf", "tyrs-crush-3")
    table.act("wolf", "pillage", {"raven": "stay"}, {"raven": ["volur-witch@horgr"], "serpent": []})
    together = [list(asked.questions) for asked in table.asked if isinstance(asked, Together)]
    assert together[-2:] == [[1], [1, 2]]
    assert table.at("horgr") == [("raven", "volur-witch"), ("wolf", "leader")]


def test_all_that_pays_for_deaths_pays_for_the_same_deaths() -> None:  # R-74
    table = horgr("valkyrie nidhoggr", "warrior warrior", age=3).upgrade("wolf", "thors-glory-1")
    table.hand("wolf", "odins-judgement-3").act("wolf", "pillage")
    paid = {"odins-judgement-3": 4, "valkyrie-2": 4, "thors-glory-1": 2, "nidhoggr-2": 2, "battle": 4}
    assert table.clan("wolf").sources == paid


def test_judgement_counts_everybodys_dead_and_the_valkyrie_enemies_only() -> None:  # BR-13.5
    table = horgr("valkyrie warrior", "warrior", age=3).hand("wolf", "odins-judgement-3")
    table.hand("raven", "odins-smite-1").act("wolf", "pillage")
    assert table.clan("wolf").sources == {"odins-judgement-3": 2 * 2, "valkyrie-2": 2 * 1, "battle": 4}


def test_nidhoggr_brings_nothing_to_a_loser_although_he_was_saved() -> None:  # BR-21.13
    table = horgr("leader", "nidhoggr", "warrior", age=2).upgrade("raven", "friggas-protection-2")
    table.act("wolf", "pillage", {"raven": ["nidhoggr@horgr"]})
    assert (table.at("horgr")[0], table.clan("raven").glory) == (("raven", "nidhoggr"), 0)


def test_thors_glory_and_lokis_blessing_work_in_any_players_turn() -> None:  # R-73
    table = horgr("leader", "leader", "warrior warrior").hand("raven", "tyrs-bash-1")
    table.upgrade("raven", "thors-glory-1").upgrade("serpent", "lokis-blessing-1")
    table.act("wolf", "pillage", "horgr")
    assert table.clan("raven").glory == 2 + 3
    assert table.at("horgr") == [("raven", "leader"), ("serpent", "warrior")]


def test_a_ship_upgrade_pays_for_a_ship_that_dies_and_for_the_sea_serpent() -> None:  # BR-14.6
    table = Table().place("wolf", "leader", "horgr").place("raven", "ship sea-serpent", "fjord-east")
    table.upgrade("raven", "lokis-dragons-1").hand("wolf", "tyrs-rage-2").act("wolf", "pillage")
    assert table.clan("raven").glory == 4 + 4


def test_a_sacrifice_is_neither_protected_nor_fled() -> None:  # BR-14.8
    table = horgr("volur-witch warrior warrior", age=3)
    table.upgrade("wolf", "friggas-sacrifice-3 friggas-protection-2")
    table.act("wolf", "sacrifice", ["volur-witch@horgr", "warrior@horgr"], "horns")
    assert (table.clan("wolf").valhalla, table.clan("wolf").rage) == (["volur-witch", "warrior"], 6)
    assert table.clan("wolf").value("horns") == 5


def test_a_sacrifice_needs_two_figures_on_the_board() -> None:  # R-75
    table = horgr("leader", age=3).upgrade("wolf", "friggas-sacrifice-3")
    assert reasons(table.asks("wolf"))["sacrifice"] == "why-too-few-figures"


def test_a_sacrifice_is_allowed_although_no_stat_can_be_raised() -> None:  # R-75, R-67
    table = horgr("leader warrior", age=3).upgrade("wolf", "friggas-sacrifice-3")
    table.stats("wolf", rage=6, axes=6, horns=6).act("wolf", "sacrifice")
    assert (table.clan("wolf").valhalla, len(table.told("raise-lost"))) == (["leader", "warrior"], 1)


# ---------------------------------------------------------------------- B15 to B18: reward


@pytest.mark.parametrize(
    ("token", "steps", "glory"),
    [("rage", [2, 1, 1], 0), ("axes", [1, 2, 1], 0), ("horns", [1, 1, 2], 0), ("glory", [1, 1, 1], 5)],
)
def test_the_rewards_of_the_pillage_tokens(token: str, steps: list[int], glory: int) -> None:  # BR-13.10
    table = horgr("leader").token("horgr", token).act("wolf", "pillage")
    assert (list(table.clan("wolf").stats.values()), table.clan("wolf").glory) == (steps, glory)


def test_yggdrasil_raises_all_stats() -> None:  # BR-13.10
    table = Table().place("wolf", "leader", YGGDRASIL).act("wolf", "pillage")
    assert list(table.clan("wolf").stats.values()) == [2, 2, 2]


def test_a_defeated_pillager_leaves_the_token_for_the_next() -> None:  # BR-13.6, BR-13.7
    table = horgr("warrior", "leader").act("wolf", "pillage")
    assert (table.state.pillaged, table.clan("raven").glory) == ([], 3)
    table.act("raven", "pillage")
    assert (table.state.pillaged, table.clan("raven").glory) == (["horgr"], 3)


@pytest.mark.parametrize(
    ("token", "stats"),
    [("axes", ["rage", "horns"]), ("rage", ["axes", "horns"]), ("glory", ["rage", "axes", "horns"])],
)
def test_friggas_grace_raises_another_stat_than_the_token(token: str, stats: list[str]) -> None:  # R-58
    table = horgr("leader", "warrior").token("horgr", token).hand("wolf", "friggas-grace-1")
    table.act("wolf", "pillage", "horns")
    assert (table.choices("friggas-grace"), table.clan("wolf").value("horns")) == ([*stats, "no"], 5)


def test_friggas_grace_raises_any_stat_after_yggdrasil() -> None:  # R-58
    table = Table().place("wolf", "leader", YGGDRASIL).place("raven", "warrior", YGGDRASIL)
    table.hand("wolf", "friggas-grace-1").act("wolf", "pillage", "axes")
    assert (list(table.clan("wolf").stats.values()), table.clan("wolf").glory) == ([2, 3, 2], 5)


def test_friggas_grace_gives_nothing_when_the_other_stats_are_at_the_end() -> None:  # R-58
    table = horgr("leader", "warrior").stats("wolf", rage=6, horns=6).hand("wolf", "friggas-grace-1")
    assert table.act("wolf", "pillage").clan("wolf").stats == {"rage": 6, "axes": 2, "horns": 6}


def test_friggas_grace_needs_a_battle_won_as_pillager() -> None:  # R-58
    table = horgr("warrior", "leader").hand("raven", "friggas-grace-1").act("wolf", "pillage")
    assert (table.totals()["raven"], "friggas-grace" in table.keys_asked()) == (5, False)


def test_friggas_grace_is_cancelled_by_primacy() -> None:  # BR-12.4
    table = horgr("leader", "warrior", age=3).hand("wolf", "friggas-grace-1").hand("raven", "thors-primacy-3")
    assert table.act("wolf", "pillage").clan("wolf").stats == {"rage": 1, "axes": 2, "horns": 1}


def test_the_frost_giant_repeats_the_token_but_neither_grace_nor_the_leader() -> None:  # R-59, BR-13.6
    table = horgr("leader frost-giant", "warrior", age=3).upgrade("wolf", "lord-of-axes-2")
    table.hand("wolf", "friggas-grace-1").act("wolf", "pillage", "horns", "rage")
    assert list(table.clan("wolf").stats.values()) == [2, 3, 2]
    assert table.keys_asked()[-2:] == ["friggas-grace", "lord-of-axes"]


def test_the_frost_giant_must_still_stand_there() -> None:  # R-59
    table = horgr("leader frost-giant", "warrior", age=3).hand("raven", "odins-tide-2")
    assert table.act("wolf", "pillage", {"wolf": "leader"}).clan("wolf").value("axes") == 4


def test_two_leaders_bring_one_raise_but_both_may_move() -> None:  # R-34
    table = horgr("leader mountain-giant").upgrade("wolf", "lord-of-axes-2").act("wolf", "pillage", "rage")
    assert list(table.clan("wolf").stats.values()) == [2, 2, 1]
    table = horgr("leader mountain-giant").upgrade("wolf", "lord-of-spears-3").act("wolf", "pillage")
    assert list(table.clan("wolf").stats.values()) == [2, 3, 2]
    table = horgr("leader mountain-giant").upgrade("wolf", "lord-of-hammers-1")
    table.act("wolf", "pillage", "utgard", YGGDRASIL)
    assert (table.at("utgard"), table.at(YGGDRASIL)) == ([("wolf", "leader")], [("wolf", "mountain-giant")])


def test_lokis_blessing_places_nobody_in_yggdrasil() -> None:  # R-72
    table = Table().place("wolf", "leader", YGGDRASIL).place("raven", "warrior", YGGDRASIL)
    table.upgrade("raven", "lokis-blessing-1").act("wolf", "pillage")
    assert (table.at(YGGDRASIL), table.at("horgr")) == ([("wolf", "leader")], [])


def test_lokis_blessing_places_nobody_where_no_village_is_free() -> None:  # R-72
    table = Table().place("wolf", "warrior warrior warrior", "utgard").place("raven", "ship", "fjord-south")
    table.upgrade("raven", "lokis-blessing-1").act("wolf", "pillage")
    assert (table.at("utgard"), table.clan("raven").valhalla) == ([("wolf", "warrior")] * 3, ["ship"])


def test_lokis_blessing_triggers_succor() -> None:  # R-72
    table = horgr("leader", "warrior").upgrade("raven", "lokis-blessing-1 friggas-succor-1")
    table.act("wolf", "pillage", "horgr", "horgr")
    assert table.at("horgr") == [("raven", "warrior"), ("raven", "warrior"), ("wolf", "leader")]


@pytest.mark.parametrize(("saved", "blessed"), [([], True), (["warrior@horgr"], False)])
def test_lokis_blessing_respects_horns_when_the_dead_have_made_room(saved: list[str], blessed: bool) -> None:
    # R-71
    table = horgr("leader", "warrior", age=2).place("raven", "leader warrior warrior", "gimle")
    table.upgrade("raven", "lokis-blessing-1 friggas-protection-2")
    table.act("wolf", "pillage", {"raven": saved}, *["horgr"] * blessed)
    assert ("lokis-blessing" in table.keys_asked(), table.clan("raven").on_board) == (blessed, 4)


def test_lokis_blessing_needs_a_warrior_in_reserve() -> None:  # R-5
    table = horgr("leader", "leader").upgrade("raven", "lokis-blessing-1").fallen("raven", "warrior " * 8)
    table.hand("wolf", "tyrs-bash-1").act("wolf", "pillage")
    assert (table.clan("raven").valhalla[-1], "lokis-blessing" in table.keys_asked()) == ("leader", False)
