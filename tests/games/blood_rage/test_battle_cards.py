"""What each battle card does (BR-21.40 to BR-21.45), and how the cards of one battle meet (BR-24)."""

import pytest

from games.blood_rage.battle import show_battle_card
from games.blood_rage.components import CARDS
from tests.games.blood_rage.table import Table


def fight(wolf: str, raven: str = "", *, age: int = 3) -> Table:
    """Wolf's leader against Raven's warrior in Gimle, with these cards; Wolf has yet to pillage."""
    table = Table(age=age).place("wolf", "leader", "gimle").place("raven", "warrior", "gimle")
    return table.hand("wolf", wolf).hand("raven", raven)


# ---------------------------------------------------------------------- Tyr: strength


def test_tyrs_bash_adds_two() -> None:
    assert fight("tyrs-bash-1").act("wolf", "pillage").totals() == {"wolf": 3 + 2, "raven": 1}


def test_tyrs_smash_adds_three() -> None:
    assert fight("tyrs-smash-2").act("wolf", "pillage").totals() == {"wolf": 3 + 3, "raven": 1}


def test_tyrs_crush_adds_four() -> None:
    assert fight("tyrs-crush-3").act("wolf", "pillage").totals() == {"wolf": 3 + 4, "raven": 1}


def test_tyrs_smite_adds_five() -> None:
    assert fight("tyrs-smite-1").act("wolf", "pillage").totals() == {"wolf": 3 + 5, "raven": 1}


def test_tyrs_rage_adds_six() -> None:
    assert fight("tyrs-rage-2").act("wolf", "pillage").totals() == {"wolf": 3 + 6, "raven": 1}


def test_tyrs_judgement_adds_eight() -> None:
    assert fight("tyrs-judgement-3").act("wolf", "pillage").totals() == {"wolf": 3 + 8, "raven": 1}


@pytest.mark.parametrize("card", ["troll-1", "alfheim-3", "tyrs-domain-1"])
def test_an_upgrade_or_quest_adds_nothing_and_comes_back_after_a_defeat(card: str) -> None:  # R-40
    table = fight("", card).act("wolf", "pillage")
    assert table.totals() == {"wolf": 3, "raven": 1}
    assert table.clan("raven").hand == [card]


def test_the_winner_discards_even_a_useless_card() -> None:  # R-40
    table = fight("troll-1").act("wolf", "pillage")
    assert table.clan("wolf").hand == []
    assert table.state.gone == ["troll-1"]


# ---------------------------------------------------------------------- Odin


def test_odins_smite_kills_a_warrior_of_each_opponent_before_comparing() -> None:
    table = Table().place("wolf", "leader warrior", "gimle").place("raven", "warrior warrior", "gimle")
    table.place("serpent", "ship", "fjord-west").hand("wolf", "odins-smite-1").act("wolf", "pillage")
    assert table.totals() == {"wolf": 4 + 1, "raven": 1, "serpent": 2}


def test_two_odins_smites_kill_two_warriors_of_the_third() -> None:  # R-47
    table = Table().place("wolf", "leader", "gimle").place("raven", "leader", "gimle")
    table.place("serpent", "warrior warrior warrior", "gimle").hand("wolf", "odins-smite-1")
    table.hand("raven", "odins-smite-1").act("wolf", "pillage")
    assert table.totals() == {"wolf": 3 + 1, "raven": 3 + 1, "serpent": 1}


def test_odins_tide_leaves_each_clan_one_figure_of_its_choice() -> None:
    table = Table(age=2).place("wolf", "leader warrior", "gimle").place("raven", "warrior troll", "gimle")
    table.place("raven", "ship", "fjord-west").hand("wolf", "odins-tide-2")
    table.act("wolf", "pillage", {"wolf": "leader", "raven": "ship"})
    assert table.totals() == {"wolf": 3 + 1, "raven": 2}
    assert table.clan("wolf").valhalla == ["warrior"]


def test_a_second_odins_tide_takes_nothing_more() -> None:  # R-48
    table = Table(age=2).place("wolf", "leader warrior", "gimle").place("raven", "leader warrior", "gimle")
    table.upgrade("wolf", "friggas-protection-2").hand("wolf", "odins-tide-2").hand("raven", "odins-tide-2")
    table.act("wolf", "pillage", {"wolf": "leader", "raven": "leader"}, {"wolf": ["warrior@gimle"]})
    assert table.totals() == {"wolf": 3 + 1 + 1, "raven": 3 + 1}


def test_odins_judgement_pays_two_glory_for_each_death_own_ones_included() -> None:
    table = Table(age=3).place("wolf", "leader warrior", "gimle").place("raven", "leader warrior", "gimle")
    table.hand("wolf", "odins-tide-2").hand("raven", "odins-judgement-3")
    table.act("wolf", "pillage", {"wolf": "leader", "raven": "leader"})
    assert table.totals() == {"wolf": 3 + 1, "raven": 3 + 2}
    assert table.clan("raven").sources == {"odins-judgement-3": 2 * 3, "battle": 3}


def test_odins_judgement_valkyrie_thors_glory_and_nidhoggr_pay_for_the_same_deaths() -> None:  # R-74
    table = (
        Table(age=3).place("wolf", "valkyrie nidhoggr", "gimle").place("raven", "warrior warrior", "gimle")
    )
    table.upgrade("wolf", "thors-glory-1").hand("wolf", "odins-judgement-3").act("wolf", "pillage")
    deaths = {"odins-judgement-3": 4, "valkyrie-2": 4, "thors-glory-1": 2, "nidhoggr-2": 2}
    assert table.clan("wolf").sources == {**deaths, "battle": 4}


# ---------------------------------------------------------------------- Heimdall


def test_heimdalls_sight_copies_the_best_single_card_of_an_opponent() -> None:  # R-46
    table = fight("heimdalls-sight-1", "tyrs-smash-2 heimdalls-eye-2").place("serpent", "warrior", "gimle")
    table.hand("serpent", "tyrs-crush-3")
    table.act("wolf", "pillage", {"raven": "tyrs-smash-2"}, "heimdalls-eye-2")
    assert table.totals() == {"wolf": 3 + 4, "raven": 1 + 3 + 2, "serpent": 1 + 4}


def test_heimdalls_sight_copies_a_declared_quest() -> None:  # R-46
    table = fight("heimdalls-sight-1", "alfheim-1", age=1).upgrade("raven", "tyrs-domain-1")
    table.act("wolf", "pillage", {"raven": "tyrs-domain-1"})
    assert table.totals() == {"wolf": 3 + 3, "raven": 1 + 3}


def test_heimdalls_sight_counts_nothing_against_another_sight_or_no_card() -> None:  # R-46
    table = fight("heimdalls-sight-1", "heimdalls-sight-1", age=1).act("wolf", "pillage")
    assert table.totals() == {"wolf": 3, "raven": 1}
    assert fight("heimdalls-sight-1", age=1).act("wolf", "pillage").totals() == {"wolf": 3, "raven": 1}


def test_heimdalls_eye_may_be_added_after_the_cards_are_revealed() -> None:
    table = fight("tyrs-rage-2", "thors-oath-2 heimdalls-eye-2", age=2)
    table.act("wolf", "pillage", {"raven": "thors-oath-2"}, "heimdalls-eye-2")
    assert table.totals() == {"wolf": 3 + 6, "raven": 1 + 1 + 2}
    assert sorted(table.clan("raven").hand) == ["heimdalls-eye-2", "thors-oath-2"]


def test_heimdalls_eye_as_the_normal_card_lets_a_second_one_follow() -> None:  # R-94
    table = fight("heimdalls-eye-2 heimdalls-eye-2", age=2)
    table.act("wolf", "pillage", {"wolf": "heimdalls-eye-2"}, "heimdalls-eye-2")
    assert table.totals() == {"wolf": 3 + 2 + 2, "raven": 1}


def test_heimdalls_gaze_adds_three_round_after_round_until_all_pass() -> None:
    table = fight("heimdalls-gaze-3 tyrs-crush-3", "heimdalls-gaze-3 heimdalls-gaze-3 tyrs-crush-3")
    table.act(
        "wolf",
        "pillage",
        {"wolf": "tyrs-crush-3", "raven": "tyrs-crush-3"},
        "pass",
        "heimdalls-gaze-3",
        "heimdalls-gaze-3",
        "heimdalls-gaze-3",
    )
    assert table.totals() == {"wolf": 3 + 4 + 3, "raven": 1 + 4 + 3 + 3}
    assert table.clans_asked("late-card") == ["wolf", "raven", "wolf", "raven"]


def test_heimdalls_gaze_may_follow_another_when_everybody_else_has_passed() -> None:
    table = fight("heimdalls-gaze-3 heimdalls-gaze-3 tyrs-crush-3", "alfheim-3 manheim-3")
    cards = {"wolf": "tyrs-crush-3", "raven": "alfheim-3"}
    table.act("wolf", "pillage", cards, "heimdalls-gaze-3", "pass", "heimdalls-gaze-3", "pass")
    assert table.totals() == {"wolf": 3 + 4 + 3 + 3, "raven": 1}


def test_heimdalls_watch_turns_all_bonuses_into_glory_and_has_new_cards_played() -> None:  # R-45
    table = fight("heimdalls-watch-2 tyrs-smash-2", "tyrs-crush-2 thors-oath-2", age=2)
    table.act("wolf", "pillage", {"wolf": "heimdalls-watch-2", "raven": "tyrs-crush-2"})
    assert table.clan("wolf").sources == {"heimdalls-watch-2": 4, "battle": 4}
    assert table.totals() == {"wolf": 3 + 3, "raven": 1 + 1}
    assert table.state.gone == ["heimdalls-watch-2", "tyrs-crush-2", "tyrs-smash-2"]


def test_heimdalls_watch_counts_declared_quests_and_neither_sight_nor_upgrades() -> None:  # R-45
    table = fight("heimdalls-watch-3", "alfheim-3").upgrade("raven", "tyrs-wrath-3")
    table.place("serpent", "warrior", "gimle").hand("serpent", "heimdalls-sight-1")
    table.act("wolf", "pillage", {"raven": "tyrs-wrath-3"})
    assert table.clan("wolf").sources["heimdalls-watch-3"] == 5
    assert table.totals() == {"wolf": 3, "raven": 1, "serpent": 1}


def test_heimdalls_watch_may_be_resolved_again_in_the_new_round() -> None:  # R-44
    table = fight("heimdalls-watch-2 heimdalls-watch-3", "tyrs-crush-2 tyrs-rage-3")
    table.act("wolf", "pillage", {"wolf": "heimdalls-watch-2", "raven": "tyrs-crush-2"})
    assert table.clan("wolf").sources == {"heimdalls-watch-2": 4, "heimdalls-watch-3": 6, "battle": 4}
    assert table.totals() == {"wolf": 3, "raven": 1}


def test_heimdalls_watch_of_the_first_in_battle_order_works_alone() -> None:  # BR-12.5
    table = fight("heimdalls-watch-2", "heimdalls-watch-3").place("serpent", "warrior", "gimle")
    table.hand("serpent", "tyrs-crush-3").act("raven", "pillage")
    assert table.glory() == {"wolf": 3, "raven": 4, "serpent": 0}


def test_heimdalls_watch_takes_texts_out_of_the_battle_for_good() -> None:  # R-57
    table = fight("odins-judgement-3", "heimdalls-watch-3").act("wolf", "pillage")
    assert table.glory() == {"wolf": 4, "raven": 2, "serpent": 0}


# ---------------------------------------------------------------------- Frigga


def test_friggas_grace_raises_another_stat_than_the_token() -> None:
    table = fight("friggas-grace-1", age=1).act("wolf", "pillage", "horns")
    assert table.choices("friggas-grace") == ["rage", "horns", "no"]
    assert table.clan("wolf").stats == {"rage": 1, "axes": 2, "horns": 2}


def test_friggas_grace_may_be_declined() -> None:
    table = fight("friggas-grace-1", age=1).act("wolf", "pillage", "no")
    assert table.clan("wolf").stats == {"rage": 1, "axes": 2, "horns": 1}


def test_friggas_grace_raises_any_stat_beside_five_glory() -> None:  # R-58
    table = fight("friggas-grace-1", age=1).token("gimle", "glory").act("wolf", "pillage", "axes")
    assert table.clan("wolf").glory == 5 + 4


def test_friggas_grace_raises_any_stat_beside_the_yggdrasil_token() -> None:  # R-58
    table = Table().place("wolf", "leader", "yggdrasil").place("raven", "warrior", "yggdrasil")
    table.hand("wolf", "friggas-grace-1").act("wolf", "pillage", "rage")
    assert table.clan("wolf").stats == {"rage": 3, "axes": 2, "horns": 2}


def test_friggas_grace_gives_nothing_when_both_other_stats_are_at_the_end() -> None:  # R-58
    table = fight("friggas-grace-1", age=1).stats("wolf", rage=6, horns=6).act("wolf", "pillage")
    assert table.clan("wolf").stats == {"rage": 6, "axes": 2, "horns": 6}


def test_friggas_grace_gives_nothing_to_a_winner_who_does_not_pillage() -> None:  # R-58
    table = fight("friggas-grace-1", age=1).act("raven", "pillage")
    assert table.clan("wolf").stats == {"rage": 1, "axes": 1, "horns": 1}
    assert table.clan("wolf").glory == 3


# ---------------------------------------------------------------------- Thor


def test_thors_hammer_brings_the_winner_three_glory() -> None:
    table = fight("thors-hammer-1", age=1).act("wolf", "pillage")
    assert table.clan("wolf").sources == {"thors-hammer-1": 3, "battle": 4}


def test_thors_hammer_brings_a_loser_nothing() -> None:
    assert fight("", "thors-hammer-1", age=1).act("wolf", "pillage").clan("raven").glory == 0


def test_thors_oath_raises_a_stat_of_the_winner_before_the_battle_is_paid() -> None:  # R-89
    table = fight("thors-oath-2", age=2).act("raven", "pillage", "axes")
    assert table.clan("wolf").glory == 4


def test_thors_oath_is_lost_when_every_stat_is_at_the_end() -> None:  # R-67
    table = fight("thors-oath-2", age=2).stats("wolf", rage=6, axes=6, horns=6).act("wolf", "pillage")
    assert table.clan("wolf").stats == {"rage": 6, "axes": 6, "horns": 6}
    assert table.clan("wolf").glory == 8


def test_thors_ascension_brings_the_winner_three_rage_and_three_glory() -> None:
    table = fight("thors-ascension-3").rage("wolf", 1).act("wolf", "pillage")
    assert table.clan("wolf").rage == 4
    assert table.clan("wolf").sources == {"thors-ascension-3": 3, "battle": 4}


def test_thors_ascension_fills_the_rage_track_no_further_than_its_end() -> None:  # R-13
    assert fight("thors-ascension-3").rage("wolf", 11).act("wolf", "pillage").clan("wolf").rage == 12


@pytest.mark.parametrize("card", ["thors-hammer-1", "thors-oath-2", "thors-ascension-3"])
def test_thors_gifts_are_not_won_in_a_tie(card: str) -> None:  # R-51
    table = Table(age=CARDS[card].age).place("wolf", "warrior", "gimle").place("raven", "ship", "fjord-west")
    table.hand("wolf", card).act("wolf", "pillage")
    assert table.totals() == {"wolf": 1 + 1, "raven": 2}
    assert table.clan("wolf").glory == 0
    assert table.clan("wolf").hand == [card]


def test_thors_primacy_cancels_the_texts_of_opponents_but_not_their_bonuses() -> None:
    table = fight("thors-primacy-3", "odins-judgement-3").place("raven", "warrior", "gimle")
    table.act("wolf", "pillage")
    assert table.totals() == {"wolf": 3 + 3, "raven": 2 + 2}
    assert table.clan("raven").glory == 0


def test_thors_primacy_makes_heimdalls_sight_worth_nothing() -> None:  # BR-12.4
    assert fight("thors-primacy-3", "heimdalls-sight-1").act("wolf", "pillage").totals() == {
        "wolf": 6,
        "raven": 1,
    }


def test_thors_primacy_cancels_heimdalls_watch() -> None:  # R-42
    table = fight("heimdalls-watch-3 tyrs-rage-3", "thors-primacy-3")
    table.act("wolf", "pillage", {"wolf": "heimdalls-watch-3"}, "pass")
    assert table.totals() == {"wolf": 3, "raven": 1 + 3}
    assert table.glory() == {"wolf": 0, "raven": 3, "serpent": 0}
    assert sorted(table.clan("wolf").hand) == ["heimdalls-watch-3", "tyrs-rage-3"]


def test_thors_primacy_leaves_a_declared_quest_and_a_late_card_alone() -> None:  # R-43
    table = fight("thors-primacy-3", "alfheim-3 heimdalls-gaze-3").upgrade("raven", "tyrs-wrath-3")
    table.act("wolf", "pillage", {"raven": "alfheim-3"}, {"raven": "tyrs-wrath-3"}, "heimdalls-gaze-3")
    assert table.totals() == {"wolf": 3 + 3, "raven": 1 + 5 + 3}


def test_thors_primacy_of_the_pillager_cancels_another_primacy() -> None:  # BR-12.4
    table = fight("thors-primacy-3", "thors-primacy-3").place("serpent", "warrior", "gimle")
    table.hand("serpent", "lokis-backstab-2").act("wolf", "pillage")
    assert table.told("uses")[0].args == {"seat": 0, "card": "thors-primacy-3"}
    assert len(table.told("uses")) == 1
    assert table.totals() == {"wolf": 6, "raven": 4, "serpent": 1}


# ---------------------------------------------------------------------- Loki


def test_lokis_trickery_takes_a_rage_from_the_winner() -> None:
    table = fight("", "lokis-trickery-1", age=1).act("wolf", "pillage")
    assert table.clan("wolf").rage == 5
    assert table.clan("raven").rage == 7


def test_lokis_trickery_of_two_losers_takes_as_far_as_the_rage_goes() -> None:  # R-55
    table = fight("", "lokis-trickery-1", age=1).place("serpent", "warrior", "gimle")
    table.hand("serpent", "lokis-trickery-1").rage("wolf", 1).act("wolf", "pillage")
    assert [table.clan(name).rage for name in table.names] == [0, 7, 6]


def test_lokis_backstab_takes_two_glory_before_the_battle_is_paid() -> None:  # R-56
    table = fight("", "lokis-backstab-2", age=2)
    table.game.gain_glory(0, 5, "pillage")
    table.act("wolf", "pillage")
    assert table.glory() == {"wolf": 5 - 2 + 4, "raven": 2, "serpent": 0}


def test_lokis_backstab_of_two_losers_takes_no_more_than_there_is() -> None:  # R-55, R-56
    table = fight("", "lokis-backstab-2", age=2).place("serpent", "warrior", "gimle")
    table.hand("serpent", "lokis-backstab-2").game.gain_glory(0, 3, "pillage")
    table.act("wolf", "pillage")
    assert table.glory() == {"wolf": 4, "raven": 2, "serpent": 1}


def test_lokis_poison_takes_all_cards_the_winner_showed() -> None:
    table = fight("tyrs-crush-3 heimdalls-gaze-3", "lokis-poison-3")
    table.act("wolf", "pillage", {"wolf": "tyrs-crush-3"}, "heimdalls-gaze-3")
    assert sorted(table.clan("raven").hand) == ["heimdalls-gaze-3", "lokis-poison-3", "tyrs-crush-3"]
    assert table.state.gone == []


def test_lokis_poison_of_the_first_in_battle_order_gets_all_the_cards() -> None:  # R-55
    table = fight("tyrs-crush-3", "lokis-poison-3").place("serpent", "warrior", "gimle")
    table.hand("serpent", "lokis-poison-3").act("serpent", "pillage")
    assert table.clan("raven").hand == ["lokis-poison-3"]
    assert sorted(table.clan("serpent").hand) == ["lokis-poison-3", "tyrs-crush-3"]


def test_lokis_poison_leaves_the_text_of_the_taken_card_in_force() -> None:  # R-57
    table = fight("odins-judgement-3", "lokis-poison-3").act("wolf", "pillage")
    assert table.clan("wolf").sources == {"odins-judgement-3": 2, "battle": 4}
    assert sorted(table.clan("raven").hand) == ["lokis-poison-3", "odins-judgement-3"]


def test_lokis_poison_and_lokis_trickery_come_before_tyrs_prowess() -> None:  # R-53, R-54
    table = fight("tyrs-smite-3", "lokis-trickery-1").place("serpent", "warrior", "gimle")
    table.hand("serpent", "lokis-poison-3").upgrade("wolf", "tyrs-prowess-2").rage("wolf", 1)
    table.act("wolf", "pillage")
    assert "tyrs-prowess" not in table.keys_asked()
    assert sorted(table.clan("serpent").hand) == ["lokis-poison-3", "tyrs-smite-3"]
    assert [table.clan(name).rage for name in table.names] == [0, 7, 6]


def test_lokis_trickery_leaves_tyrs_prowess_the_rage_of_thors_ascension() -> None:  # R-88
    table = fight("thors-ascension-3", "lokis-trickery-1").upgrade("wolf", "tyrs-prowess-2").rage("wolf", 1)
    table.act("wolf", "pillage", ["thors-ascension-3"])
    assert table.clan("wolf").hand == ["thors-ascension-3"]
    assert table.clan("wolf").rage == 1 + 3 - 1 - 1


def test_lokis_trickery_of_the_pillager_finds_no_rage_before_thors_ascension() -> None:  # R-88
    table = fight("thors-ascension-3", "lokis-trickery-1").rage("wolf", 0).act("raven", "pillage")
    assert table.clan("wolf").rage == 3
    assert table.clan("raven").rage == 6


@pytest.mark.parametrize("card", ["lokis-trickery-1", "lokis-backstab-2", "lokis-poison-3"])
def test_loki_takes_nothing_in_a_tie(card: str) -> None:  # BR-13.2, R-51
    table = Table(age=CARDS[card].age).place("wolf", "leader", "gimle").place("raven", "leader", "gimle")
    table.hand("wolf", card).hand("raven", "troll-1").game.gain_glory(1, 5, "pillage")
    table.act("wolf", "pillage")
    assert table.glory() == {"wolf": 0, "raven": 5, "serpent": 0}
    assert (table.clan("raven").rage, table.clan("raven").hand) == (6, ["troll-1"])


# ---------------------------------------------------------------------- how they are offered


@pytest.mark.parametrize(
    ("upgrade", "kinds"),
    [("", ["battle", "feint", "feint"]), ("tyrs-domain-1", ["battle", "quest", "feint"])],
)
def test_what_adds_nothing_to_a_battle_is_offered_as_a_bluff(upgrade: str, kinds: list[str]) -> None:
    table = fight("tyrs-bash-1 yggdrasil-1 troll-1").upgrade("wolf", upgrade)
    show = show_battle_card(table.game, table.seat("wolf"))
    assert [show(card).text.args["kind"] for card in table.clan("wolf").hand] == kinds


def test_what_tyrs_prowess_keeps_is_not_looked_for_in_the_hand() -> None:
    table = fight("tyrs-crush-3").upgrade("wolf", "tyrs-prowess-2")
    asked = table.asks("wolf", "pillage")
    assert asked.key == "tyrs-prowess"
    assert [(option.value, option.target) for option in asked.options] == [("tyrs-crush-3", None)]
