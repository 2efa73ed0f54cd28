"""What each quest demands and pays (BR-16, BR-21.50)."""

import pytest

from games.blood_rage.quests import quest_phase
from tests.games.blood_rage.table import Table


@pytest.mark.parametrize("province", ["andlang", "gimle"])
@pytest.mark.parametrize(("age", "glory"), [(1, 5), (2, 7), (3, 9)])
def test_alfheim_pays_for_the_most_strength_in_andlang_or_gimle(province: str, age: int, glory: int) -> None:
    table = Table(age=age).place("wolf", "leader", province).place("raven", "warrior warrior", province)
    table.quests("wolf", f"alfheim-{age}").play(quest_phase, {"wolf": "horns"})
    assert table.clan("wolf").sources == {"quest": glory}
    assert table.clan("wolf").stats == {"rage": 1, "axes": 1, "horns": 2}


@pytest.mark.parametrize("province", ["muspelheim", "horgr", "utgard"])
@pytest.mark.parametrize(("age", "glory"), [(1, 5), (2, 7), (3, 9)])
def test_jotunheim_pays_for_the_most_strength_in_a_blue_province(province: str, age: int, glory: int) -> None:
    table = Table(age=age).place("wolf", "warrior", province).quests("wolf", f"jotunheim-{age}")
    table.play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == glory


@pytest.mark.parametrize("province", ["elvagar", "angerboda", "myrkulor"])
@pytest.mark.parametrize(("age", "glory"), [(1, 5), (2, 7), (3, 9)])
def test_manheim_pays_for_the_most_strength_in_a_yellow_province(province: str, age: int, glory: int) -> None:
    table = Table(age=age).place("wolf", "warrior", province).quests("wolf", f"manheim-{age}")
    table.play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == glory


@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 11)])
def test_yggdrasil_pays_for_the_most_strength_in_yggdrasil(age: int, glory: int) -> None:
    table = Table(age=age).place("wolf", "leader", "yggdrasil").place("raven", "warrior", "yggdrasil")
    table.quests("wolf", f"yggdrasil-{age}").play(quest_phase, {"wolf": "axes"})
    assert table.clan("wolf").glory == glory


@pytest.mark.parametrize(("age", "glory"), [(1, 6), (2, 8), (3, 11)])
def test_glorious_death_pays_for_four_figures_in_valhalla(age: int, glory: int) -> None:
    table = Table(age=age).monster("wolf", "troll").fallen("wolf", "warrior leader ship troll")
    table.quests("wolf", f"glorious-death-{age}").play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == glory


def test_glorious_death_pays_nothing_for_three_figures_in_valhalla() -> None:
    table = Table().fallen("wolf", "warrior warrior warrior").fallen("raven", "warrior")
    table.quests("wolf", "glorious-death-1").play(quest_phase)
    assert table.clan("wolf").glory == 0


@pytest.mark.parametrize(("age", "glory"), [(1, 7), (2, 10), (3, 15)])
def test_widespread_pays_for_the_most_strength_in_two_provinces(age: int, glory: int) -> None:
    table = Table(age=age).place("wolf", "warrior", "gimle").place("wolf", "warrior", "yggdrasil")
    table.quests("wolf", f"widespread-{age}").play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == glory


def test_widespread_pays_nothing_for_one_province_and_a_tie() -> None:
    table = Table().place("wolf", "warrior", "gimle").place("wolf", "leader", "horgr")
    table.place("raven", "leader", "horgr").place("raven", "warrior", "yggdrasil")
    table.quests("wolf", "widespread-1").quests("raven", "widespread-1").play(quest_phase)
    assert table.glory() == {"wolf": 0, "raven": 0, "serpent": 0}


def test_widespread_is_met_by_one_ship_between_two_provinces() -> None:
    table = Table().place("wolf", "ship", "fjord-west").quests("wolf", "widespread-1")
    table.play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == 7


@pytest.mark.parametrize("quest", ["alfheim-1", "jotunheim-1", "manheim-1", "yggdrasil-1", "widespread-1"])
def test_a_quest_is_not_met_by_nobody(quest: str) -> None:  # BR-16.3
    table = Table().quests("wolf", quest)
    table.play(quest_phase)
    assert table.clan("wolf").glory == 0
    assert table.clan("wolf").quests == []


@pytest.mark.parametrize("quest", ["alfheim-1", "jotunheim-1", "yggdrasil-1"])
def test_a_quest_is_not_met_in_another_region(quest: str) -> None:
    table = Table().place("wolf", "leader", "elvagar").quests("wolf", quest)
    table.play(quest_phase)
    assert table.clan("wolf").glory == 0


def test_manheim_is_not_met_by_the_most_strength_in_yggdrasil() -> None:
    table = Table().place("wolf", "leader", "yggdrasil").quests("wolf", "manheim-1")
    table.play(quest_phase)
    assert table.clan("wolf").glory == 0


def test_alfheim_fails_for_all_in_a_tie_above_a_weaker_clan() -> None:
    table = Table().place("wolf", "leader", "gimle").place("raven", "leader", "gimle")
    table.place("serpent", "warrior", "gimle")
    table.quests("wolf", "alfheim-1").quests("raven", "alfheim-1").quests("serpent", "alfheim-1")
    table.play(quest_phase)
    assert table.glory() == {"wolf": 0, "raven": 0, "serpent": 0}


def test_alfheim_is_not_met_by_ymir_without_strength() -> None:  # BR-16.3
    table = Table(age=3).place("wolf", "ymir", "gimle").quests("wolf", "alfheim-3")
    table.play(quest_phase)
    assert table.clan("wolf").glory == 0


def test_alfheim_counts_ymir_with_the_dead_of_the_age() -> None:
    table = Table(age=3).place("wolf", "ymir", "gimle").fallen("wolf", "warrior warrior")
    table.place("raven", "leader", "gimle").quests("wolf", "alfheim-3").play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == 9


def test_yggdrasil_counts_the_dark_elf_as_three() -> None:
    table = Table(age=2).place("wolf", "dark-elf", "yggdrasil").place("raven", "warrior warrior", "yggdrasil")
    table.quests("wolf", "yggdrasil-2").play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == 8


def test_alfheim_counts_warriors_beside_the_wolfman() -> None:  # BR-21.10
    table = Table(age=2).place("raven", "wolfman", "gimle").place("wolf", "leader warrior", "gimle")
    table.quests("wolf", "alfheim-2").play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == 7


def test_jotunheim_is_not_met_in_a_destroyed_province() -> None:  # BR-2.7
    table = Table().place("wolf", "ship", "fjord-east").quests("wolf", "jotunheim-1")
    table.state.destroyed = ["muspelheim", "horgr"]
    table.play(quest_phase)
    assert table.clan("wolf").glory == 0


def test_manheim_is_met_in_the_doomed_province_before_it_falls() -> None:  # R-65
    table = Table().place("wolf", "warrior", "elvagar").quests("wolf", "manheim-1")
    table.play(quest_phase, {"wolf": "rage"})
    assert table.state.doomed[0] == "elvagar"
    assert table.clan("wolf").glory == 5


def test_a_quest_is_committed_from_the_hand_without_cost() -> None:  # BR-10.1
    table = Table().hand("wolf", "alfheim-1 troll-1").act("wolf", "quest", "alfheim-1")
    assert (table.clan("wolf").hand, table.clan("wolf").quests) == (["troll-1"], ["alfheim-1"])
    assert table.clan("wolf").rage == 6


def test_two_copies_of_a_quest_pay_twice_and_give_two_raises() -> None:  # R-66
    table = Table().place("wolf", "warrior", "gimle").quests("wolf", "alfheim-1 alfheim-1")
    table.play(quest_phase, {"wolf": "rage"}, {"wolf": "axes"})
    assert table.clan("wolf").glory == 10
    assert table.clan("wolf").stats == {"rage": 2, "axes": 2, "horns": 1}


def test_a_kept_quest_pays_the_glory_of_its_own_age() -> None:
    table = Table(age=2).place("wolf", "warrior", "gimle").quests("wolf", "alfheim-1")
    table.play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == 5


def test_a_quest_still_pays_glory_when_no_stat_can_be_raised() -> None:  # R-67
    table = Table().place("wolf", "warrior", "gimle").quests("wolf", "alfheim-1")
    table.stats("wolf", rage=6, axes=6, horns=6).play(quest_phase)
    assert table.clan("wolf").glory == 5


def test_all_owners_of_fulfilled_quests_choose_their_raises_at_once() -> None:
    table = Table().place("wolf", "warrior", "gimle").place("raven", "warrior", "yggdrasil")
    table.quests("wolf", "alfheim-1").quests("raven", "yggdrasil-1")
    table.play(quest_phase, {"wolf": "rage", "raven": "horns"})
    assert table.glory() == {"wolf": 5, "raven": 6, "serpent": 0}
    assert table.state.gone == ["alfheim-1", "yggdrasil-1"]
