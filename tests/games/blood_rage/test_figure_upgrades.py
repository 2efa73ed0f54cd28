"""What the leader, warrior and ship upgrades do (BR-21.20 to BR-21.22)."""

import pytest

from games.blood_rage.ages import ragnarok_phase
from games.blood_rage.components import CARDS
from games.blood_rage.quests import quest_phase
from games.blood_rage.strength import strength
from tests.games.blood_rage.table import Table

# ---------------------------------------------------------------------- leaders


def test_lord_of_hammers_lets_the_leader_move_on_after_a_won_battle() -> None:
    table = Table().place("wolf", "leader", "gimle").place("raven", "warrior", "gimle")
    table.upgrade("wolf", "lord-of-hammers-1").act("wolf", "pillage", "andlang")
    assert table.at("andlang") == [("wolf", "leader")]
    assert table.at("gimle") == []


def test_lord_of_hammers_lets_the_leader_stay() -> None:
    table = Table().place("wolf", "leader", "gimle").upgrade("wolf", "lord-of-hammers-1")
    table.act("wolf", "pillage", "no")
    assert table.at("gimle") == [("wolf", "leader")]


def test_lord_of_hammers_leads_only_into_neighbours_with_room() -> None:
    table = Table().place("wolf", "leader", "utgard").upgrade("wolf", "lord-of-hammers-1")
    table.place("raven", "warrior warrior warrior", "horgr").place(
        "serpent", "warrior warrior warrior", "andlang"
    )
    table.act("wolf", "pillage", "pass", "pass", "horgr")
    assert table.choices("lord-of-hammers") == ["horgr", "yggdrasil", "no"]
    assert ("wolf", "leader") in table.at("horgr")


def test_lord_of_hammers_leads_nobody_into_a_destroyed_province() -> None:  # R-9
    table = Table().place("wolf", "leader", "gimle").upgrade("wolf", "lord-of-hammers-1")
    table.state.destroyed = ["andlang"]
    table.act("wolf", "pillage", "no")
    assert table.choices("lord-of-hammers") == ["myrkulor", "yggdrasil", "no"]


def test_lord_of_hammers_moves_nobody_after_a_defeat() -> None:
    table = Table().place("wolf", "leader", "gimle").place("raven", "leader warrior", "gimle")
    table.upgrade("wolf", "lord-of-hammers-1").act("wolf", "pillage")
    assert table.clan("wolf").valhalla == ["leader"]
    assert "lord-of-hammers" not in table.keys_asked()


def test_lord_of_axes_raises_a_stat_when_the_leader_pillages_unopposed() -> None:
    table = Table(age=2).place("wolf", "leader", "gimle").upgrade("wolf", "lord-of-axes-2")
    table.act("wolf", "pillage", "axes")
    assert table.clan("wolf").stats == {"rage": 1, "axes": 3, "horns": 1}


def test_lord_of_axes_raise_counts_for_the_glory_of_the_battle() -> None:  # BR-13.7
    table = Table(age=2).place("wolf", "leader", "gimle").place("raven", "warrior", "gimle")
    table.upgrade("wolf", "lord-of-axes-2").act("wolf", "pillage", "axes")
    assert table.clan("wolf").glory == 5


def test_lord_of_axes_brings_nothing_when_the_leader_is_elsewhere() -> None:
    table = Table(age=2).place("wolf", "warrior", "gimle").upgrade("wolf", "lord-of-axes-2")
    table.act("wolf", "pillage")
    assert table.clan("wolf").stats == {"rage": 1, "axes": 2, "horns": 1}


def test_lord_of_spears_raises_all_three_stats() -> None:
    table = Table(age=3).place("wolf", "leader", "gimle").place("raven", "warrior", "gimle")
    table.upgrade("wolf", "lord-of-spears-3").act("wolf", "pillage")
    assert table.clan("wolf").stats == {"rage": 2, "axes": 3, "horns": 2}
    assert table.clan("wolf").glory == 5


def test_lord_of_spears_loses_the_raise_of_a_stat_on_the_last_step() -> None:
    table = Table(age=3).place("wolf", "leader", "gimle").upgrade("wolf", "lord-of-spears-3")
    table.stats("wolf", rage=6, axes=6, horns=5).act("wolf", "pillage")
    assert table.clan("wolf").stats == {"rage": 6, "axes": 6, "horns": 6}


def test_a_leader_upgrade_brings_nothing_when_the_leader_died_before_the_reward() -> None:
    table = Table(age=3).place("wolf", "leader troll", "gimle").place("raven", "warrior", "gimle")
    table.upgrade("wolf", "lord-of-spears-3").hand("wolf", "odins-tide-2")
    table.act("wolf", "pillage", {"wolf": "troll"})
    assert table.clan("wolf").stats == {"rage": 1, "axes": 2, "horns": 1}


@pytest.mark.parametrize("card", ["lord-of-hammers-1", "lord-of-axes-2", "lord-of-spears-3"])
def test_a_leader_upgrade_costs_three_and_the_leader_invades_free(card: str) -> None:
    table = Table(age=CARDS[card].age).hand("wolf", card).act("wolf", "upgrade", card, "gimle")
    assert table.clan("wolf").rage == 3
    assert strength(table.game, 0, "gimle") == 3


# ---------------------------------------------------------------------- warriors


def warriors_in_angerboda(card: str, count: int) -> int:
    """The STR of so many warriors with an upgrade."""
    table = Table().upgrade("wolf", card).place("wolf", " ".join(["warrior"] * count), "angerboda")
    return strength(table.game, 0, "angerboda")


def test_brothers_in_arms_are_three_in_pairs_and_one_alone() -> None:
    assert [warriors_in_angerboda("brothers-in-arms-1", count) for count in (1, 2, 3, 4, 5)] == [
        1,
        3,
        4,
        6,
        7,
    ]


def test_experts_in_arms_are_two_each() -> None:
    assert [warriors_in_angerboda("experts-in-arms-2", count) for count in (1, 2, 3, 4, 5)] == [
        2,
        4,
        6,
        8,
        10,
    ]


def test_masters_in_arms_are_six_in_pairs_and_two_alone() -> None:
    assert [warriors_in_angerboda("masters-in-arms-3", count) for count in (1, 2, 3, 4, 5)] == [
        2,
        6,
        8,
        12,
        14,
    ]


def test_brothers_in_arms_do_not_pair_across_provinces() -> None:
    table = Table().upgrade("wolf", "brothers-in-arms-1").place("wolf", "warrior", "gimle")
    table.place("wolf", "warrior", "andlang")
    assert [strength(table.game, 0, province) for province in ("gimle", "andlang")] == [1, 1]


def test_brothers_in_arms_count_as_a_pair_in_battle_until_one_falls() -> None:
    table = Table().upgrade("wolf", "brothers-in-arms-1").place("wolf", "warrior warrior", "gimle")
    table.place("raven", "warrior", "gimle").hand("raven", "odins-smite-1").act("wolf", "pillage")
    assert table.totals() == {"wolf": 1, "raven": 1 + 1}


def test_masters_in_arms_count_as_pairs_for_quests() -> None:
    table = Table(age=3).upgrade("wolf", "masters-in-arms-3").place("wolf", "warrior warrior", "gimle")
    table.place("raven", "leader troll", "gimle").quests("wolf", "alfheim-3")
    table.play(quest_phase, {"wolf": "rage"})
    assert table.clan("wolf").glory == 9


@pytest.mark.parametrize(
    ("card", "price"), [("brothers-in-arms-1", 1), ("experts-in-arms-2", 2), ("masters-in-arms-3", 2)]
)
def test_an_upgraded_warrior_invades_free_once_and_then_for_the_cards_strength(card: str, price: int) -> None:
    table = Table(age=CARDS[card].age).hand("wolf", card).act("wolf", "upgrade", card, "gimle")
    assert table.clan("wolf").rage == 6 - price
    table.act("wolf", "invade", "warrior", "gimle")
    assert table.clan("wolf").rage == 6 - 2 * price


def test_experts_in_arms_replacing_brothers_change_warriors_on_the_board_at_once() -> None:  # R-31
    table = Table(age=2).upgrade("wolf", "brothers-in-arms-1").place("wolf", "warrior warrior", "gimle")
    table.hand("wolf", "experts-in-arms-2").act("wolf", "upgrade", "experts-in-arms-2", "no")
    assert strength(table.game, 0, "gimle") == 4
    assert table.state.gone == ["brothers-in-arms-1"]


# ---------------------------------------------------------------------- ships


def test_lokis_dragons_bring_four_glory_for_a_ship_lost_in_battle() -> None:
    table = Table().place("raven", "ship", "fjord-west").upgrade("raven", "lokis-dragons-1")
    table.place("wolf", "leader", "gimle").act("wolf", "pillage")
    assert table.clan("raven").sources == {"lokis-dragons-1": 4}


def test_fire_dragons_bring_eight_glory_for_a_ship_the_fire_giant_sinks() -> None:
    table = Table(age=2).place("raven", "ship", "fjord-west").upgrade("raven", "fire-dragons-2")
    table.monster("wolf", "fire-giant").act("wolf", "invade", "fire-giant", "gimle")
    assert table.clan("raven").sources == {"fire-dragons-2": 8}


def test_eternal_dragons_bring_twelve_glory_beside_that_of_ragnarok() -> None:
    table = Table(age=3).place("wolf", "ship", "fjord-east").upgrade("wolf", "eternal-dragons-3")
    table.play(ragnarok_phase)
    assert table.clan("wolf").sources == {"eternal-dragons-3": 12, "ragnarok": 4}


def test_eternal_dragons_pay_for_a_sacrificed_ship_and_sea_serpent() -> None:  # BR-14.8
    table = Table(age=3).place("wolf", "ship sea-serpent", "fjord-west").upgrade("wolf", "eternal-dragons-3")
    table.upgrade("wolf", "friggas-sacrifice-3").act("wolf", "sacrifice", "rage")
    assert table.clan("wolf").glory == 24


def test_eternal_dragons_pay_for_a_ship_that_odins_tide_takes() -> None:
    table = Table(age=3).place("wolf", "ship", "fjord-west").place("wolf", "leader", "gimle")
    table.place("raven", "warrior", "gimle").hand("raven", "odins-tide-2")
    table.upgrade("wolf", "eternal-dragons-3").act("wolf", "pillage", "gimle", {"wolf": "leader"})
    assert table.clan("wolf").sources == {"eternal-dragons-3": 12, "battle": 4}


def test_lokis_dragons_pay_nothing_for_a_protected_ship() -> None:  # R-63
    table = Table(age=2).place("raven", "ship", "fjord-west").upgrade("raven", "lokis-dragons-1")
    table.upgrade("raven", "friggas-protection-2").place("wolf", "leader", "gimle")
    table.act("wolf", "pillage", {"raven": ["ship@fjord-west"]})
    assert table.clan("raven").glory == 0
    assert table.at("fjord-west") == [("raven", "ship")]


def test_lokis_dragons_pay_nothing_for_other_figures() -> None:
    table = Table().place("raven", "warrior warrior", "gimle").upgrade("raven", "lokis-dragons-1")
    table.place("wolf", "leader", "gimle").act("wolf", "pillage")
    assert table.clan("raven").glory == 0


@pytest.mark.parametrize("card", ["lokis-dragons-1", "fire-dragons-2", "eternal-dragons-3"])
def test_a_ship_upgrade_costs_two_and_the_ship_invades_a_fjord_free(card: str) -> None:
    table = Table(age=CARDS[card].age).hand("wolf", card).act("wolf", "upgrade", card, "fjord-west")
    assert table.clan("wolf").rage == 4
    assert strength(table.game, 0, "myrkulor") == 2


# ---------------------------------------------------------------------- the free invasion (BR-9.4)


def test_the_free_invasion_happens_though_the_upgrade_took_the_last_rage() -> None:  # R-21
    table = Table().hand("wolf", "lord-of-hammers-1").rage("wolf", 3)
    table.act("wolf", "upgrade", "lord-of-hammers-1", "gimle")
    assert table.clan("wolf").rage == 0
    assert table.at("gimle") == [("wolf", "leader")]


def test_no_free_invasion_when_the_horns_are_full() -> None:
    table = (
        Table().hand("wolf", "lord-of-hammers-1").place("wolf", "warrior warrior warrior warrior", "gimle")
    )
    table.act("wolf", "upgrade", "lord-of-hammers-1")
    assert table.clan("wolf").reserve.count("leader") == 1


def test_no_free_invasion_when_the_figure_is_in_valhalla() -> None:
    table = Table().hand("wolf", "lord-of-hammers-1").fallen("wolf", "leader")
    table.act("wolf", "upgrade", "lord-of-hammers-1")
    assert table.clan("wolf").valhalla == ["leader"]
