"""The worked examples EX-1 to EX-22: the rulebook's own, and ours from EX-16 on."""

import pytest

from games.blood_rage.ages import lay_out, ragnarok_phase, release_valhalla
from games.blood_rage.components import CARDS, deck
from games.blood_rage.draft import deal, draft
from games.blood_rage.quests import quest_phase
from games.blood_rage.strength import strength
from games.blood_rage.turn import begin_action_phase
from games.engine import PickSome
from games.engine.copies import numbered
from games.engine.errors import NotAnOption, WrongType
from tests.games.blood_rage.table import Table, reasons


def test_ex_1_starting_values() -> None:
    for clan in Table("wolf raven serpent bear ram").state.clans:
        assert [clan.value("rage"), clan.value("axes"), clan.value("horns")] == [6, 3, 4]
        assert (clan.stats, clan.rage, clan.glory) == ({"rage": 1, "axes": 1, "horns": 1}, 6, 0)
        assert sorted(clan.reserve) == ["leader", "ship"] + ["warrior"] * 8


@pytest.mark.parametrize(
    ("clans", "cards", "destroyed", "unseen"),
    [("wolf raven serpent bear", 34, 1, 4), ("wolf raven serpent", 26, 2, 3), ("wolf raven", 20, 3, 2)],
)
def test_ex_2_deck_sizes_and_pre_destroyed_provinces(
    clans: str, cards: int, destroyed: int, unseen: int
) -> None:
    table = Table(clans)
    table.play(lay_out)
    state = table.state
    assert [len(deck(age, len(table.names), exclusive_monsters=False)) for age in (1, 2, 3)] == [cards] * 3
    assert (len(state.doomed), len(state.destroyed), len(state.ragnarok_bag)) == (3, destroyed, unseen)
    assert len({*state.doomed, *state.destroyed, *state.ragnarok_bag}) == 8


def test_ex_3_draft_counts() -> None:
    table = Table("wolf raven serpent")
    table.play(deal)
    for _ in range(6):
        table.play(draft, {name: table.clan(name).pack[0] for name in table.names})
    assert [event.args["count"] for event in table.told("packs-passed")] == [7, 6, 5, 4, 3]
    assert [len(clan.hand) for clan in table.state.clans] == [6, 6, 6]
    assert len(table.state.unseen) == 2 + 3 * 2


def test_ex_3_draft_counts_with_two_players() -> None:
    table = Table("wolf raven")
    table.play(deal)
    for _ in range(3):
        table.play(draft, {name: numbered(table.clan(name).pack)[:2] for name in table.names})
    assert [event.args["count"] for event in table.told("packs-passed")] == [6, 4]
    assert [len(clan.hand) for clan in table.state.clans] == [6, 6]
    assert len(table.state.unseen) == 4 + 2 * 2


def test_ex_4_rage_at_the_start_of_an_age() -> None:
    table = Table().stats("raven", rage=3).rage("raven", 0)
    table.play(begin_action_phase)
    assert table.clan("raven").rage == 8


def test_ex_5_price_of_invading() -> None:
    table = Table().upgrade("raven", "experts-in-arms-2").act("raven", "invade", "warrior", "utgard")
    assert table.clan("raven").rage == 6 - 2
    assert table.at("utgard") == [("raven", "warrior")]


def test_ex_6a_a_march_needs_no_adjacency_but_free_villages() -> None:
    table = Table().place("raven", "leader warrior warrior", "gimle")
    table.place("wolf", "leader warrior", "elvagar")
    who = table.asks("raven", "march", "elvagar")
    assert isinstance(who, PickSome)
    assert (who.least, who.most) == (1, 2)
    with pytest.raises(NotAnOption):
        who.check(["leader", "warrior", "warrior#2"])
    table.act("raven", "march", "elvagar", ["leader", "warrior"])
    assert table.at("elvagar")[:2] == [("raven", "leader"), ("raven", "warrior")]
    assert (table.at("gimle"), table.clan("raven").rage) == ([("raven", "warrior")], 5)


def test_ex_6b_yggdrasil_has_room_for_all() -> None:
    table = Table().place("serpent", "leader warrior warrior warrior", "angerboda")
    table.place("wolf", "leader warrior warrior warrior", "yggdrasil")
    table.act("serpent", "march", "yggdrasil", ["leader", "warrior", "warrior#2", "warrior#3"])
    assert (table.at("angerboda"), len(table.at("yggdrasil")), table.clan("serpent").rage) == ([], 8, 5)


def test_ex_6c_a_march_does_not_go_to_two_provinces() -> None:
    table = Table("wolf raven serpent bear").place("bear", "leader warrior", "utgard")
    where = table.asks("bear", "march")
    assert not isinstance(where, PickSome)
    with pytest.raises(WrongType):
        where.check(["andlang", "gimle"])


def test_ex_6d_a_march_does_not_come_from_two_provinces() -> None:
    table = Table().place("wolf", "leader", "utgard").place("wolf", "warrior", "horgr")
    assert table.asks("wolf", "march").values == ["horgr", "utgard"]
    table.act("wolf", "march", "utgard", "andlang")
    assert (table.at("andlang"), table.at("horgr")) == ([("wolf", "leader")], [("wolf", "warrior")])


def test_ex_6e_a_ship_never_moves() -> None:
    table = Table().place("wolf", "ship", "fjord-south")
    question = table.asks("wolf")
    assert "march" not in question.values
    assert reasons(question)["march"] == "why-nobody-to-march"
    table.place("wolf", "warrior warrior", "utgard")
    assert table.asks("wolf", "march", "gimle").values == ["warrior", "warrior#2"]


def test_ex_7_replacing_a_clan_upgrade_and_adding_up_benefits() -> None:
    table = Table().upgrade("serpent", "lokis-domain-1 friggas-succor-1 thors-glory-1")
    table.hand("serpent", "lokis-eminence-2").fallen("serpent", "leader warrior")
    table.act("serpent", "upgrade", "lokis-eminence-2", "clan-2")
    assert (table.clan("serpent").rage, table.state.gone) == (6 - 2, ["friggas-succor-1"])
    table.play(release_valhalla)
    assert table.clan("serpent").glory == 2 * (1 + 2)


def test_ex_8_committing_a_quest() -> None:
    table = Table("bear raven", age=2).hand("bear", "jotunheim-2").place("bear", "warrior", "horgr")
    table.act("bear", "quest", "jotunheim-2")
    assert (table.clan("bear").rage, table.clan("bear").hand) == (6, [])
    table.play(quest_phase, {"bear": "axes"})
    assert (table.clan("bear").glory, table.clan("bear").value("axes")) == (7, 4)


def test_ex_8_a_quest_that_is_not_fulfilled_gives_nothing() -> None:
    table = Table("bear raven").quests("bear", "jotunheim-2").place("bear", "warrior", "horgr")
    table.place("raven", "leader", "horgr").play(quest_phase)
    assert (table.clan("bear").glory, table.clan("bear").quests) == (0, [])


def test_ex_9_pillage_of_andlang_with_call_to_battle() -> None:
    table = Table().place("wolf", "ship", "fjord-south").place("wolf", "warrior warrior", "yggdrasil")
    table.place("raven", "warrior", "gimle").place("raven", "warrior", "yggdrasil")
    table.place("serpent", "leader", "horgr").hand("wolf", "tyrs-crush-1").hand("raven", "troll-1")
    table.state.pillaged = ["horgr"]
    table.act("wolf", "pillage", "andlang", "warrior@gimle", "warrior@yggdrasil", "warrior@yggdrasil")
    assert table.clans_asked("call-to-battle") == ["raven", "wolf", "raven"]
    assert table.totals() == {"wolf": 3 + 4, "raven": 2 + 0}
    assert table.clan("raven").valhalla == ["warrior", "warrior"]
    assert table.clan("raven").hand == ["troll-1"]
    assert (table.clan("wolf").value("axes"), table.clan("wolf").glory, table.clan("wolf").rage) == (4, 4, 6)
    assert "andlang" in table.state.pillaged
    assert (table.clan("wolf").hand, table.state.gone) == ([], ["tyrs-crush-1"])


def test_ex_10_quest_with_a_ship_and_a_tie() -> None:
    table = Table().place("wolf", "warrior warrior warrior", "elvagar").place("raven", "warrior", "angerboda")
    table.place("serpent", "warrior", "elvagar").place("serpent", "ship", "fjord-north")
    assert [strength(table.game, table.seat(name), "elvagar") for name in ("wolf", "serpent")] == [3, 3]
    assert [strength(table.game, table.seat(name), "angerboda") for name in ("raven", "serpent")] == [1, 2]
    table.quests("serpent", "manheim-1").play(quest_phase, {"serpent": "horns"})
    assert (table.clan("serpent").glory, table.clan("serpent").value("horns")) == (5, 5)


def test_ex_10_a_tie_alone_fulfils_nothing() -> None:
    table = Table().place("wolf", "warrior warrior warrior", "elvagar").place("serpent", "leader", "elvagar")
    table.quests("serpent", "manheim-1").play(quest_phase)
    assert table.clan("serpent").glory == 0


def test_ex_11_ragnarok() -> None:
    table = Table("wolf raven", age=2).place("wolf", "warrior", "gimle").place("wolf", "ship", "fjord-west")
    table.place("raven", "leader warrior", "gimle")
    table.state.doomed = ["horgr", "gimle", "andlang"]
    table.play(ragnarok_phase)
    assert (table.state.destroyed, table.at("gimle"), table.at("fjord-west")) == (["gimle"], [], [])
    assert table.clan("wolf").valhalla == ["warrior", "ship"]
    assert table.clan("raven").valhalla == ["leader", "warrior"]
    assert table.glory() == {"wolf": 6, "raven": 6}
    assert table.told("doom-moves")[0].args == {"place": "andlang"}


@pytest.mark.parametrize("rage", [4, 5])
def test_ex_12_legendary_stats(rage: int) -> None:
    table = Table(age=3).stats("raven", rage=rage, axes=6, horns=3)
    table.play(release_valhalla)
    assert table.glory() == {"wolf": 0, "raven": 10 + 20, "serpent": 0}


def test_ex_13_sample_cards() -> None:
    grace, jotunheim, glory = CARDS["friggas-grace-1"], CARDS["jotunheim-1"], CARDS["thors-glory-1"]
    assert (grace.type, grace.bonus) == ("battle", 2)
    assert (jotunheim.type, jotunheim.glory, jotunheim.reward_stat_steps) == ("quest", 5, 1)
    assert (glory.type, glory.upgrade_cost, glory.hint.amount, glory.hint.at_least) == ("clan", 2, 2, 2)


def test_ex_14_the_axes_token_counts_for_this_battle() -> None:
    table = Table().place("wolf", "leader", "horgr").place("raven", "warrior", "horgr").token("horgr", "axes")
    table.act("wolf", "pillage")
    assert (table.clan("wolf").value("axes"), table.clan("wolf").glory) == (4, 4)


def test_ex_14_the_rage_token_counts_in_the_next_age() -> None:
    table = Table().place("wolf", "leader", "horgr").place("raven", "warrior", "horgr").token("horgr", "rage")
    table.act("wolf", "pillage")
    assert (table.clan("wolf").value("rage"), table.clan("wolf").rage) == (7, 6)
    table.play(begin_action_phase)
    assert table.clan("wolf").rage == 7


def test_ex_15_unopposed_pillage() -> None:
    table = Table().place("wolf", "leader", "horgr").hand("wolf", "tyrs-bash-1 tyrs-smash-1")
    table.act("wolf", "pillage")
    assert (table.clan("wolf").value("axes"), table.clan("wolf").glory) == (4, 0)
    assert (table.state.pillaged, len(table.clan("wolf").hand)) == (["horgr"], 2)


def test_ex_16_all_die_before_the_comparison() -> None:
    table = Table().place("wolf", "leader", "horgr").hand("wolf", "odins-smite-1")
    table.place("raven", "warrior", "horgr").hand("raven", "tyrs-rage-2").act("wolf", "pillage")
    assert table.totals() == {"wolf": 3 + 1, "raven": 0 + 6}
    assert (table.clan("wolf").valhalla, table.clan("raven").valhalla) == (["leader"], ["warrior"])
    assert (table.glory(), table.state.pillaged) == ({"wolf": 0, "raven": 3, "serpent": 0}, [])


def test_ex_17_primacy_against_watch() -> None:
    table = Table(age=3).place("wolf", "leader", "horgr").hand("wolf", "heimdalls-watch-3")
    table.place("raven", "leader", "horgr").hand("raven", "thors-primacy-3").act("wolf", "pillage")
    assert table.totals() == {"wolf": 3 + 0, "raven": 3 + 3}
    assert table.glory() == {"wolf": 0, "raven": 3, "serpent": 0}
    assert (table.clan("wolf").hand, table.state.gone) == (["heimdalls-watch-3"], ["thors-primacy-3"])


def test_ex_18_poison_trickery_and_prowess() -> None:
    table = Table(age=3).place("wolf", "leader", "horgr").place("raven", "warrior", "horgr").rage("wolf", 1)
    table.place("serpent", "warrior", "horgr").upgrade("wolf", "tyrs-prowess-2").hand("wolf", "tyrs-smite-1")
    table.hand("raven", "lokis-trickery-1").hand("serpent", "lokis-poison-3").act("wolf", "pillage")
    assert (table.clan("wolf").rage, table.clan("raven").rage) == (0, 7)
    assert (table.clan("wolf").hand, table.state.gone) == ([], [])
    assert "tyrs-prowess" not in table.keys_asked()
    assert table.clan("raven").hand == ["lokis-trickery-1"]
    assert sorted(table.clan("serpent").hand) == ["lokis-poison-3", "tyrs-smite-1"]


def test_ex_19_tide_with_a_ship() -> None:
    table = Table(age=2).hand("wolf", "tyrs-crush-2").hand("raven", "odins-tide-2")
    table.place("wolf", "ship", "fjord-east").place("wolf", "warrior warrior", "horgr")
    table.place("raven", "fire-giant leader", "horgr")
    table.act("wolf", "pillage", "horgr", {"wolf": "ship", "raven": "fire-giant"})
    assert table.totals() == {"wolf": 2 + 4, "raven": 4 + 1}
    assert table.clan("wolf").valhalla == ["warrior", "warrior"]
    assert table.clan("raven").valhalla == ["leader", "fire-giant"]
    assert table.at("fjord-east") == [("wolf", "ship")]


def test_ex_20_watchs_glory() -> None:
    table = Table(age=2).upgrade("serpent", "tyrs-domain-1").hand("serpent", "manheim-2")
    table.hand("wolf", "heimdalls-watch-2 tyrs-smash-2").hand("raven", "tyrs-crush-2 troll-1")
    table.place("wolf", "leader", "horgr")
    table.place("raven", "warrior", "horgr").place("serpent", "warrior", "horgr")
    first = {"wolf": "heimdalls-watch-2", "raven": "tyrs-crush-2"}
    table.act("wolf", "pillage", first, {"serpent": "tyrs-domain-1"})
    assert table.clan("wolf").sources["heimdalls-watch-2"] == 0 + 4 + 3
    assert sorted(table.state.gone[:3]) == ["heimdalls-watch-2", "manheim-2", "tyrs-crush-2"]
    assert table.totals() == {"wolf": 3 + 3, "raven": 1 + 0, "serpent": 1}
    assert table.clan("raven").hand == ["troll-1"]


@pytest.mark.parametrize(
    ("upgrade", "total"), [("brothers-in-arms-1", 7), ("masters-in-arms-3", 14), ("experts-in-arms-2", 10)]
)
def test_ex_21_pairs(upgrade: str, total: int) -> None:
    table = Table().place("wolf", "warrior " * 5, "angerboda").upgrade("wolf", upgrade)
    assert strength(table.game, 0, "angerboda") == total


@pytest.mark.parametrize(("passed", "next_turn"), [(False, "raven"), (True, "serpent")])
def test_ex_22_back_from_zero_rage(passed: bool, next_turn: str) -> None:
    table = Table().place("wolf", "leader", "horgr").place("raven", "warrior", "horgr").rage("raven", 0)
    table.clan("raven").passed = passed
    table.hand("raven", "lokis-trickery-1").act("wolf", "pillage")
    assert (table.clan("wolf").rage, table.clan("raven").rage) == (5, 1)
    assert table.names[table.state.turn] == next_turn
