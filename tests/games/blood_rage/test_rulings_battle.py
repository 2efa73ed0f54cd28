"""The battle from B2 to B14: BR-12, BR-13 and the rulings on them."""

import pytest

from games.engine import Together
from tests.games.blood_rage.table import Table, horgr

# ---------------------------------------------------------------------- B2 to B5: who fights, with which card


def test_everybody_in_the_province_or_its_fjord_takes_part() -> None:  # BR-11.5
    table = horgr("leader", "warrior", "warrior").place("serpent", "ship", "fjord-east")
    table.hand("wolf", "tyrs-bash-1").act("wolf", "pillage")
    assert table.told("battle-begins")[0].args["seats"] == [0, 1, 2]
    assert table.totals() == {"wolf": 5, "raven": 1, "serpent": 3}


def test_the_participants_are_fixed_before_cards_are_played() -> None:  # BR-11.5, BR-12.9
    table = Table().place("wolf", "leader", "horgr").place("raven", "warrior", "horgr")
    table.place("serpent", "leader", "utgard").hand("serpent", "tyrs-smite-1 tyrs-bash-1")
    table.hand("wolf", "odins-smite-1").hand("raven", "tyrs-bash-1").act("wolf", "pillage", "pass")
    assert (table.clans_asked("battle-card"), table.totals()) == (["wolf", "raven"], {"wolf": 4, "raven": 2})


def test_the_battle_order_begins_with_the_pillager() -> None:  # BR-12.8
    table = horgr("warrior", "warrior", "leader").act("raven", "pillage")
    assert table.told("battle-begins")[0].args["seats"] == [1, 2, 0]


def test_a_participant_must_play_a_card_and_all_choose_at_once() -> None:  # R-40, BR-12.1
    table = horgr("leader", "warrior").hand("wolf", "tyrs-bash-1 troll-1")
    table.hand("raven", "manheim-1 alfheim-1")
    table.act("wolf", "pillage", {"wolf": "troll-1", "raven": "alfheim-1"})
    asked = next(asked for asked in table.asked if isinstance(asked, Together))
    assert [question.key for question in asked.questions.values()] == ["battle-card", "battle-card"]
    assert table.choices("battle-card") == ["manheim-1", "alfheim-1"]


def test_bluffs_come_back_after_a_defeat_and_are_lost_after_a_victory() -> None:  # R-40
    table = horgr("leader", "warrior").hand("wolf", "troll-1").hand("raven", "manheim-1")
    table.act("wolf", "pillage")
    assert (table.totals(), table.state.gone) == ({"wolf": 3, "raven": 1}, ["troll-1"])
    assert (table.clan("wolf").hand, table.clan("raven").hand) == ([], ["manheim-1"])


def test_a_declared_quest_is_worth_three_or_five_but_not_eight() -> None:  # R-30
    table = horgr("leader", "leader").upgrade("wolf", "tyrs-domain-1 tyrs-wrath-3").hand("wolf", "manheim-1")
    table.act("wolf", "pillage", {"wolf": "tyrs-wrath-3"})
    assert table.choices("quest-as-battle-card") == ["tyrs-domain-1", "tyrs-wrath-3", "no"]
    assert table.totals() == {"wolf": 3 + 5, "raven": 3}


# ---------------------------------------------------------------------- B6, B7: Primacy and Watch


def test_primacy_cancels_texts_but_not_strength() -> None:  # BR-12.4
    table = horgr("leader", "warrior warrior").hand("wolf", "thors-primacy-3").hand("raven", "odins-smite-1")
    table.place("wolf", "warrior", "horgr").act("wolf", "pillage")
    assert table.totals() == {"wolf": 3 + 1 + 3, "raven": 2 + 1}


def test_a_cancelled_sight_is_zero() -> None:  # BR-12.4
    table = horgr("leader", "leader").hand("wolf", "thors-primacy-3").hand("raven", "heimdalls-sight-1")
    assert table.act("wolf", "pillage").totals() == {"wolf": 6, "raven": 3}


def test_of_two_primacies_the_first_in_battle_order_cancels_the_other() -> None:  # R-41
    table = horgr("leader", "warrior", "leader").hand("wolf", "thors-primacy-3")
    table.hand("serpent", "thors-primacy-3").hand("raven", "odins-smite-1").act("serpent", "pillage")
    assert [event.args["seat"] for event in table.told("uses")] == [2]
    assert table.totals() == {"serpent": 6, "wolf": 6, "raven": 2}


def test_of_two_watches_the_first_in_battle_order_works() -> None:  # R-41, BR-12.5
    table = horgr("leader", "warrior", "warrior", age=3).hand("wolf", "heimdalls-watch-2")
    table.hand("raven", "tyrs-crush-3").hand("serpent", "heimdalls-watch-3").act("serpent", "pillage")
    assert table.clan("serpent").sources == {"heimdalls-watch-3": 4}
    assert table.clan("wolf").sources == {"battle": 3}
    assert sorted(table.state.gone) == ["heimdalls-watch-2", "heimdalls-watch-3", "tyrs-crush-3"]


def test_a_cancelled_card_is_discarded_by_a_winner_like_any_other() -> None:  # R-87
    table = horgr("warrior", "leader").hand("wolf", "thors-primacy-3").hand("raven", "thors-oath-2")
    table.act("wolf", "pillage")
    assert (table.state.gone, table.clan("wolf").hand) == ([], ["thors-primacy-3"])
    table = horgr("warrior", "leader").place("raven", "warrior", "horgr").hand("wolf", "thors-primacy-3")
    table.hand("raven", "thors-oath-2").act("wolf", "pillage")
    assert (table.state.gone, table.clan("raven").stats["axes"]) == (["thors-oath-2"], 1)


def test_primacy_touches_neither_late_cards_nor_declared_quests() -> None:  # R-43
    table = horgr("leader", "warrior", age=3).upgrade("raven", "tyrs-domain-1")
    table.hand("wolf", "thors-primacy-3").hand("raven", "manheim-1 heimdalls-eye-2")
    table.act("wolf", "pillage", {"raven": "manheim-1"}, {"raven": "tyrs-domain-1"}, "heimdalls-eye-2")
    assert table.totals() == {"wolf": 3 + 3, "raven": 1 + 3 + 2}


def test_watch_may_come_again_and_pays_anew_until_nobody_has_cards() -> None:  # R-44
    table = horgr("leader", "warrior", age=3).hand("wolf", "heimdalls-watch-2 heimdalls-watch-3")
    table.hand("raven", "tyrs-crush-3 tyrs-smite-3")
    table.act("wolf", "pillage", {"wolf": "heimdalls-watch-2", "raven": "tyrs-crush-3"})
    assert table.clan("wolf").sources == {"heimdalls-watch-2": 4, "heimdalls-watch-3": 5, "battle": 4}
    assert (table.totals(), len(table.state.gone)) == ({"wolf": 3, "raven": 1}, 4)


def test_after_watch_players_without_cards_play_none() -> None:  # R-44
    table = horgr("leader", "warrior", age=2).hand("wolf", "heimdalls-watch-2")
    table.hand("raven", "troll-1 tyrs-crush-2").act("wolf", "pillage", {"raven": "troll-1"})
    assert (table.totals(), table.clan("raven").glory) == ({"wolf": 3, "raven": 1 + 4}, 3)


def test_watch_counts_upgrades_plain_quests_and_x_as_nothing() -> None:  # R-45
    table = horgr("leader", "leader", "leader", age=2).hand("wolf", "heimdalls-watch-2")
    table.hand("raven", "heimdalls-sight-1").hand("serpent", "troll-1").act("wolf", "pillage")
    assert (table.glory(), len(table.state.gone)) == ({"wolf": 0, "raven": 0, "serpent": 0}, 3)


def test_texts_discarded_by_watch_are_gone_for_good() -> None:  # R-57
    table = horgr("warrior warrior", "leader", age=2).hand("wolf", "heimdalls-watch-2")
    table.hand("raven", "odins-smite-1").act("wolf", "pillage")
    assert table.totals() == {"wolf": 2, "raven": 3}


# ---------------------------------------------------------------------- B8: Smite and Tide


def test_a_smite_kills_no_more_than_one_warrior_of_an_opponent() -> None:  # BR-12.6
    table = horgr("leader", "warrior warrior warrior").hand("wolf", "odins-smite-1").act("wolf", "pillage")
    assert table.totals() == {"wolf": 3 + 1, "raven": 2}


def test_each_smite_kills_one_warrior_of_each_opponent() -> None:  # R-47
    table = horgr("leader", "warrior warrior", "warrior").hand("wolf", "odins-smite-1")
    table.hand("serpent", "odins-smite-1").act("wolf", "pillage")
    assert table.totals() == {"wolf": 3 + 1, "raven": 0, "serpent": 0 + 1}


def test_smite_takes_nothing_from_who_has_no_warrior_in_the_province() -> None:  # R-47
    table = horgr("leader", "troll").place("raven", "ship", "fjord-east").place("raven", "warrior", "gimle")
    table.hand("wolf", "odins-smite-1").act("wolf", "pillage")
    assert (table.totals(), len(table.at("gimle"))) == ({"wolf": 4, "raven": 4}, 1)


@pytest.mark.parametrize(("pillager", "left"), [("wolf", 1), ("raven", 0)])
def test_smite_and_tide_work_in_battle_order(pillager: str, left: int) -> None:  # BR-12.6
    table = (
        horgr("leader", "warrior warrior", age=2).hand("wolf", "odins-smite-1").hand("raven", "odins-tide-2")
    )
    assert table.act(pillager, "pillage").totals() == {"wolf": 3 + 1, "raven": left + 1}


def test_tide_leaves_one_figure_of_choice_to_each_and_a_single_one_is_safe() -> None:  # R-48
    table = horgr("warrior", "leader troll", "leader", age=2).place("serpent", "ship", "fjord-east")
    table.hand("wolf", "odins-tide-2")
    table.act("wolf", "pillage", {"raven": "troll", "serpent": "leader"})
    assert table.clans_asked("odins-tide") == ["raven", "serpent"]
    assert table.totals() == {"wolf": 1 + 1, "raven": 2, "serpent": 3}


def test_a_second_tide_does_nothing_more() -> None:  # R-48
    table = horgr("leader troll", "leader warrior", age=2).hand("wolf", "odins-tide-2")
    table.hand("raven", "odins-tide-2").upgrade("wolf", "friggas-protection-2")
    table.act("wolf", "pillage", {"wolf": "leader", "raven": "leader"}, {"wolf": ["troll@horgr"]})
    assert table.totals() == {"wolf": 3 + 2 + 1, "raven": 3 + 1}


def test_late_cards_are_decided_when_the_dead_of_smite_are_gone() -> None:  # R-49
    table = horgr("leader", "warrior", age=2).hand("wolf", "odins-smite-1 heimdalls-eye-2")
    question = table.asks("wolf", "pillage", {"wolf": "odins-smite-1"})
    assert (question.key, table.at("horgr")) == ("late-card", [("wolf", "leader")])


def test_a_pillager_who_lost_all_figures_still_wins_and_pillages() -> None:  # R-50
    table = horgr("warrior", "leader", age=2).hand("wolf", "tyrs-rage-2").hand("raven", "odins-smite-1")
    table.act("wolf", "pillage")
    assert (table.totals(), table.at("horgr")) == ({"wolf": 6, "raven": 4}, [])
    assert (table.state.pillaged, table.clan("wolf").glory) == (["horgr"], 4)


def test_who_lost_all_figures_still_plays_late_cards() -> None:  # R-50
    table = horgr("warrior", "warrior", age=3).hand("wolf", "odins-smite-1")
    table.hand("raven", "troll-1 heimdalls-gaze-3")
    table.act("wolf", "pillage", {"raven": "troll-1"}, "heimdalls-gaze-3")
    assert (table.totals(), table.clan("raven").glory) == ({"wolf": 2, "raven": 3}, 3)


# ---------------------------------------------------------------------- B9, B10: late cards and strength


def test_late_cards_go_round_and_round_from_the_pillager_until_all_pass() -> None:  # BR-12.7
    table = horgr("leader", "warrior", "warrior", age=2).hand("serpent", "troll-1 alfheim-1")
    table.hand("wolf", "troll-1 heimdalls-eye-2 heimdalls-eye-2").hand("raven", "troll-1 heimdalls-eye-2")
    cards = {"wolf": "troll-1", "raven": "troll-1", "serpent": "troll-1"}
    late = ["pass", "heimdalls-eye-2", "pass", "heimdalls-eye-2", "pass", "heimdalls-eye-2", "pass"]
    table.act("wolf", "pillage", cards, *late)
    order = ["wolf", "raven", "serpent", "wolf", "serpent", "wolf", "serpent"]
    assert table.clans_asked("late-card") == order
    assert table.totals() == {"wolf": 3 + 2 + 2, "raven": 1 + 2, "serpent": 1}


def test_the_eye_is_a_plain_card_when_chosen_first_and_more_may_follow() -> None:  # R-94
    table = horgr("leader", "leader", age=3).hand("wolf", "heimdalls-eye-2 heimdalls-gaze-3")
    table.act("wolf", "pillage", {"wolf": "heimdalls-gaze-3"}, "heimdalls-eye-2")
    assert (table.totals(), len(table.state.gone)) == ({"wolf": 3 + 3 + 2, "raven": 3}, 2)


def test_sight_copies_the_best_single_card_of_an_opponent() -> None:  # R-46
    table = horgr("leader", "leader", age=3).hand("wolf", "heimdalls-sight-1").hand("raven", "tyrs-bash-1")
    table.hand("raven", "heimdalls-gaze-3")
    table.act("wolf", "pillage", {"raven": "tyrs-bash-1"}, "heimdalls-gaze-3")
    assert table.totals() == {"wolf": 3 + 3, "raven": 3 + 2 + 3}


def test_sight_copies_a_declared_quest() -> None:  # R-46
    table = horgr("leader", "leader").hand("wolf", "heimdalls-sight-1").upgrade("raven", "tyrs-wrath-3")
    table.hand("raven", "manheim-1").act("wolf", "pillage", {"raven": "tyrs-wrath-3"})
    assert table.totals() == {"wolf": 3 + 5, "raven": 3 + 5}


@pytest.mark.parametrize("card", ["heimdalls-sight-1", "troll-1", ""])
def test_sight_is_zero_against_another_sight_a_bluff_or_no_card(card: str) -> None:  # R-46
    table = horgr("leader", "leader").hand("wolf", "heimdalls-sight-1").hand("raven", card)
    table.act("wolf", "pillage")
    assert table.totals() == {"wolf": 3, "raven": 3}


def test_wolfman_and_nidhoggr_work_only_while_they_are_in_the_battle() -> None:  # R-78
    table = horgr("leader wolfman", "leader", age=2).hand("raven", "odins-tide-2")
    table.hand("wolf", "tyrs-crush-2").act("wolf", "pillage", {"wolf": "leader"})
    assert table.totals() == {"wolf": 3 + 4, "raven": 3 + 1}
    table = horgr("leader nidhoggr", "leader", age=2).hand("raven", "odins-tide-2")
    table.hand("wolf", "tyrs-crush-2").act("wolf", "pillage", {"wolf": "leader"})
    assert table.clan("wolf").sources == {"battle": 4}


def test_the_wolfman_counts_ymir_and_the_dark_elf_with_their_present_strength() -> None:  # R-78
    table = Table().place("wolf", "wolfman ymir", "yggdrasil").place("raven", "leader dark-elf", "yggdrasil")
    table.fallen("wolf", "warrior warrior").act("wolf", "pillage")
    assert table.totals() == {"wolf": 3 + 4, "raven": 3}


# ---------------------------------------------------------------------- B10: ties


def test_a_tie_for_first_is_lost_by_all_and_nothing_is_pillaged() -> None:  # R-51, BR-13.1
    table = horgr("leader", "leader", "warrior").hand("wolf", "thors-hammer-1").hand("raven", "tyrs-bash-1")
    table.place("wolf", "ship", "fjord-east").place("raven", "warrior", "horgr")
    table.hand("serpent", "lokis-trickery-1").act("wolf", "pillage", "horgr")
    assert table.totals() == {"wolf": 3 + 2 + 1, "raven": 4 + 2, "serpent": 1}
    assert (table.at("horgr"), table.at("fjord-east"), table.state.pillaged) == ([], [], [])
    assert (table.glory(), table.state.gone) == ({"wolf": 0, "raven": 0, "serpent": 0}, [])
    hands = [["thors-hammer-1"], ["tyrs-bash-1"], ["lokis-trickery-1"]]
    assert [clan.hand for clan in table.state.clans] == hands
    assert [clan.rage for clan in table.state.clans] == [6, 6, 6]


def test_a_tie_still_pays_for_deaths_and_brings_lokis_blessing() -> None:  # R-51
    table = horgr("leader", "leader").place("raven", "warrior", "horgr").hand("wolf", "thors-hammer-1")
    table.upgrade("wolf", "thors-glory-1 lokis-blessing-1").upgrade("raven", "lokis-blessing-1")
    table.act("wolf", "pillage", "horgr", "no")
    assert table.clans_asked("lokis-blessing") == ["wolf", "raven"]
    assert table.at("horgr") == [("wolf", "warrior")]
    assert table.glory() == {"wolf": 2, "raven": 0}


def test_a_tie_below_the_top_does_not_matter() -> None:  # R-52
    table = horgr("leader", "warrior", "warrior").act("wolf", "pillage")
    assert (table.at("horgr"), table.clan("wolf").glory) == ([("wolf", "leader")], 4)


# ---------------------------------------------------------------------- B11, B12: spoils and thefts


def test_the_first_poison_in_battle_order_gets_all_cards() -> None:  # R-55
    table = horgr("warrior", "leader", "warrior", age=3).hand("wolf", "lokis-poison-3")
    table.hand("raven", "tyrs-rage-3").hand("raven", "heimdalls-eye-2").hand("serpent", "lokis-poison-3")
    table.act("serpent", "pillage", {"raven": "tyrs-rage-3"}, "heimdalls-eye-2")
    assert sorted(table.clan("serpent").hand) == ["heimdalls-eye-2", "lokis-poison-3", "tyrs-rage-3"]
    assert (table.clan("wolf").hand, table.state.gone) == (["lokis-poison-3"], [])


def test_several_thefts_take_in_battle_order_as_far_as_it_goes() -> None:  # R-55, R-56
    table = horgr("warrior", "leader", "warrior", age=2).hand("wolf", "lokis-backstab-2")
    table.hand("serpent", "lokis-backstab-2").clan("raven").glory = 3
    table.act("serpent", "pillage")
    assert table.glory() == {"wolf": 1, "raven": 0 + 3, "serpent": 2}
    table = horgr("warrior", "leader", "warrior").hand("wolf", "lokis-trickery-1").rage("raven", 1)
    table.hand("serpent", "lokis-trickery-1").act("serpent", "pillage")
    assert [clan.rage for clan in table.state.clans] == [6, 0, 7]


def test_backstab_comes_before_the_winners_glory_of_the_battle() -> None:  # R-56
    table = horgr("leader", "warrior", age=2).hand("raven", "lokis-backstab-2").act("wolf", "pillage")
    assert table.glory() == {"wolf": 4, "raven": 0}


def test_trickery_takes_rage_before_prowess_can_spend_it() -> None:  # R-53
    table = horgr("leader", "warrior", age=2).upgrade("wolf", "tyrs-prowess-2").hand("wolf", "tyrs-crush-2")
    table.rage("wolf", 1).hand("raven", "lokis-trickery-1").act("wolf", "pillage")
    assert (table.clan("wolf").hand, table.clan("raven").rage) == ([], 7)


def test_trickery_takes_nothing_from_who_has_no_rage() -> None:  # R-53
    table = horgr("warrior", "leader").rage("raven", 0).hand("wolf", "lokis-trickery-1")
    table.act("wolf", "pillage")
    assert (table.clan("wolf").rage, table.clan("raven").rage) == (6, 0)


def test_prowess_cannot_keep_what_poison_took() -> None:  # R-54
    table = horgr("leader", "warrior", age=3).upgrade("wolf", "tyrs-prowess-2").hand("wolf", "tyrs-crush-3")
    table.hand("raven", "lokis-poison-3").act("wolf", "pillage")
    assert ("tyrs-prowess" in table.keys_asked(), table.clan("wolf").rage) == (False, 6)


def test_the_winner_keeps_cards_before_the_losers_die() -> None:  # BR-13.3, BR-13.4
    table = horgr("leader", "warrior", age=2).upgrade("wolf", "tyrs-prowess-2").hand("wolf", "tyrs-crush-2")
    table.upgrade("raven", "friggas-protection-2").act("wolf", "pillage", ["tyrs-crush-2"], {"raven": []})
    assert (table.clan("wolf").hand, table.clan("wolf").rage) == (["tyrs-crush-2"], 5)
    assert table.keys_asked()[-2:] == ["tyrs-prowess", "friggas-protection"]


def test_the_text_of_a_card_works_though_poison_took_the_card() -> None:  # R-57
    table = horgr("leader", "warrior warrior", age=3).hand("wolf", "odins-judgement-3")
    table.hand("raven", "lokis-poison-3").act("wolf", "pillage")
    assert table.clan("wolf").sources == {"odins-judgement-3": 4, "battle": 4}
    assert table.clan("raven").glory == 0


def test_the_rage_of_ascension_can_pay_for_prowess() -> None:  # R-88
    table = horgr("leader", "warrior", age=3).upgrade("wolf", "tyrs-prowess-2")
    table.hand("wolf", "thors-ascension-3").rage("wolf", 1).hand("raven", "lokis-trickery-1")
    table.act("wolf", "pillage", ["thors-ascension-3"])
    assert (table.clan("wolf").rage, table.clan("wolf").hand) == (1 + 3 - 1 - 1, ["thors-ascension-3"])


def test_a_pillagers_trickery_acts_before_the_winners_ascension() -> None:  # R-88
    table = horgr("warrior", "leader", age=3).rage("raven", 0).hand("raven", "thors-ascension-3")
    table.hand("wolf", "lokis-trickery-1").act("wolf", "pillage")
    assert (table.clan("wolf").rage, table.clan("raven").rage) == (6, 3)


def test_axes_raised_by_thors_oath_count_for_this_battle() -> None:  # R-89
    table = horgr("warrior", "leader", age=2).hand("raven", "thors-oath-2").act("wolf", "pillage", "axes")
    assert table.clan("raven").glory == 4


def test_losers_take_all_played_cards_back() -> None:  # BR-13.3
    table = horgr("leader", "warrior", age=2).place("wolf", "warrior", "horgr").hand("raven", "troll-1")
    table.hand("raven", "heimdalls-eye-2").act("wolf", "pillage", {"raven": "troll-1"}, "heimdalls-eye-2")
    assert table.clan("raven").hand == ["troll-1", "heimdalls-eye-2"]
    assert table.clan("raven").valhalla == ["warrior"]
