"""From the Discard phase to the end of the game: BR-15 to BR-20 and the rulings on them."""

import pytest

from games.blood_rage.ages import discard_phase, ragnarok_phase, release_valhalla
from games.blood_rage.components import PROVINCES
from games.blood_rage.game import standings
from games.blood_rage.quests import quest_phase
from games.engine import Together
from tests.games.blood_rage.table import Table, horgr

# ---------------------------------------------------------------------- BR-15: Discard


def test_one_card_is_kept_in_secret_and_the_others_leave_unseen() -> None:  # BR-15.1, R-93
    table = Table().hand("wolf", "troll-1 tyrs-bash-1 alfheim-1").hand("raven", "troll-1")
    table.play(discard_phase, {"wolf": "troll-1", "raven": "none"})
    assert (table.clan("wolf").kept, table.clan("raven").kept) == ("troll-1", None)
    assert sorted(table.state.unseen) == ["alfheim-1", "troll-1", "tyrs-bash-1"]
    assert (table.state.gone, table.clan("wolf").hand, table.told("you-keep")[0].seats) == ([], [], [0])


def test_in_age_three_every_hand_is_emptied_before_the_last_quests() -> None:  # BR-15.1, R-90
    table = Table(age=3).hand("wolf", "frost-giant-3 alfheim-3").quests("wolf", "manheim-3")
    table.play(discard_phase)
    assert (table.clan("wolf").hand, table.clan("wolf").kept) == ([], None)
    assert (table.clan("wolf").quests, table.state.step) == (["manheim-3"], "quests")


# ---------------------------------------------------------------------- BR-16: Quests


def test_one_province_fulfils_several_quests_and_each_copy_is_paid() -> None:  # R-66
    table = Table().place("wolf", "leader", "horgr").quests("wolf", "jotunheim-1 jotunheim-1 jotunheim-2")
    table.play(quest_phase, {"wolf": "rage"}, {"wolf": "rage"}, {"wolf": "axes"})
    assert table.clan("wolf").glory == 5 + 5 + 7
    assert table.clan("wolf").stats == {"rage": 3, "axes": 2, "horns": 1}
    assert table.state.gone == ["jotunheim-1", "jotunheim-1", "jotunheim-2"]


def test_all_owners_choose_their_raises_at_the_same_time() -> None:  # R-66
    table = Table().place("wolf", "leader", "horgr").place("raven", "leader", "gimle")
    table.quests("wolf", "jotunheim-1").quests("raven", "alfheim-1")
    table.play(quest_phase, {"wolf": "axes", "raven": "horns"})
    assert [list(asked.questions) for asked in table.asked if isinstance(asked, Together)] == [[0, 1]]


def test_a_raise_needs_a_stat_below_the_last_step_or_is_lost() -> None:  # R-67
    table = Table().place("wolf", "leader", "horgr").quests("wolf", "jotunheim-1 jotunheim-1")
    table.stats("wolf", rage=6, axes=5, horns=6).play(quest_phase)
    assert (table.clan("wolf").glory, table.clan("wolf").stats["axes"]) == (10, 6)
    assert len(table.told("raise-lost")) == 1


def test_odins_throne_doubles_the_glory_but_not_the_raise() -> None:  # BR-16.4
    table = Table(age=3).place("wolf", "leader", "horgr").quests("wolf", "jotunheim-3")
    table.upgrade("wolf", "odins-throne-3").play(quest_phase, {"wolf": "rage"})
    assert (table.clan("wolf").glory, table.clan("wolf").stats["rage"]) == (18, 2)


def test_quests_are_checked_before_ragnarok() -> None:  # R-65
    table = Table().place("wolf", "leader", "elvagar").quests("wolf", "manheim-1 glorious-death-1")
    table.fallen("wolf", "warrior warrior warrior").state.step = "quests"
    match = table.match()
    match.answer(0, "axes")
    assert match.state.clans[0].sources == {"quest": 5, "ragnarok": 2}


# ---------------------------------------------------------------------- BR-17: Ragnarök


def test_ragnarok_destroys_the_doomed_province_and_its_fjord_but_the_fjord_stays_open() -> None:  # R-2
    table = Table().place("wolf", "warrior", "elvagar").place("wolf", "ship", "fjord-north")
    table.place("raven", "leader", "angerboda").play(ragnarok_phase)
    assert (table.state.destroyed, table.clan("wolf").valhalla) == (["elvagar"], ["warrior", "ship"])
    assert table.at("angerboda") == [("raven", "leader")]
    assert table.game.supported("fjord-north") == ["angerboda"]


@pytest.mark.parametrize(("age", "glory"), [(1, 2), (2, 3), (3, 4)])
def test_a_monster_dies_with_the_glory_of_the_age(age: int, glory: int) -> None:  # BR-17.3, R-85
    table = Table(age=age)
    table.place("wolf", "troll", table.state.doomed[age - 1]).play(ragnarok_phase)
    assert (table.clan("wolf").glory, table.clan("wolf").valhalla) == (glory, ["troll"])


def test_odins_inspiration_doubles_the_glory_of_ragnarok_only() -> None:  # BR-17.4
    table = Table().place("wolf", "warrior", "elvagar").place("wolf", "ship", "fjord-north")
    table.upgrade("wolf", "odins-inspiration-2 lokis-dragons-1").play(ragnarok_phase)
    assert table.clan("wolf").sources == {"ragnarok": 2 * 2 * 2, "lokis-dragons-1": 4}


def test_the_doom_token_moves_on_in_ages_one_and_two() -> None:  # BR-17.5
    moves = []
    for age in (1, 2, 3):
        table = Table(age=age)
        table.play(ragnarok_phase)
        moves.append([event.args["place"] for event in table.told("doom-moves")])
    assert moves == [["angerboda"], ["muspelheim"], []]


def test_friggas_protection_saves_nobody_from_ragnarok() -> None:  # R-60
    table = Table(age=2).place("wolf", "warrior", "angerboda").upgrade("wolf", "friggas-protection-2")
    table.rage("wolf", 3).play(ragnarok_phase)
    assert (table.clan("wolf").valhalla, table.clan("wolf").glory) == (["warrior"], 3)


@pytest.mark.parametrize(("answer", "glory"), [("flee", 0), ("stay", 4)])
def test_a_witch_who_flees_ragnarok_earns_no_glory(answer: str, glory: int) -> None:  # R-61
    table = Table(age=3).place("wolf", "volur-witch", "muspelheim")
    table.play(ragnarok_phase, {"wolf": answer})
    assert (table.clan("wolf").glory, len(table.at("yggdrasil"))) == (glory, 1 if glory == 0 else 0)


def test_fenrirs_province_falls_instead_of_the_doomed_one() -> None:  # R-64
    table = Table().place("wolf", "fenrir", "gimle").place("raven", "leader", "elvagar")
    table.play(ragnarok_phase)
    assert (table.state.destroyed, table.glory()) == (["gimle"], {"wolf": 2, "raven": 0, "serpent": 0})
    assert table.at("elvagar") == [("raven", "leader")]


def test_nothing_falls_when_fenrir_has_destroyed_the_doomed_province_already() -> None:  # R-64
    table = Table(age=2).place("wolf", "warrior", "gimle")
    table.state.destroyed = ["angerboda"]
    table.play(ragnarok_phase)
    assert (table.state.destroyed, table.at("gimle")) == (["angerboda"], [("wolf", "warrior")])


def test_fenrir_in_yggdrasil_or_off_the_board_does_nothing() -> None:  # R-64
    table = Table().place("wolf", "fenrir", "yggdrasil").monster("raven", "fenrir")
    table.play(ragnarok_phase)
    assert table.state.destroyed == ["elvagar"]


def test_simultaneous_glory_is_booked_from_the_first_player_clockwise() -> None:  # R-83
    table = Table()
    for name in table.names:
        table.place(name, "warrior", "elvagar")
    table.state.first = 1
    table.play(ragnarok_phase)
    assert [event.args["seat"] for event in table.told("glory")] == [1, 2, 0]


def test_glory_in_a_battle_is_booked_in_battle_order() -> None:  # R-83
    table = horgr("valkyrie", "valkyrie", age=2).act("raven", "pillage")
    assert [event.args["seat"] for event in table.told("glory")] == [1, 0]


# ---------------------------------------------------------------------- BR-18, BR-19: the end of an Age


def test_the_fallen_return_to_the_reserve_and_the_others_stay() -> None:  # BR-18.1
    table = Table().fallen("wolf", "leader warrior").place("wolf", "warrior", "gimle")
    table.play(release_valhalla)
    assert (table.clan("wolf").valhalla, table.at("gimle")) == ([], [("wolf", "warrior")])
    assert sorted(table.clan("wolf").reserve) == ["leader", "ship"] + ["warrior"] * 7


def test_lokis_upgrades_pay_for_the_released_and_add_up() -> None:  # BR-18.2
    table = Table(age=3).fallen("wolf", "leader warrior")
    table.upgrade("wolf", "lokis-domain-1 lokis-eminence-2 lokis-wrath-3").play(release_valhalla)
    assert table.clan("wolf").sources == {"lokis-domain-1": 2, "lokis-eminence-2": 4, "lokis-wrath-3": 6}


def test_at_the_end_of_an_age_tokens_turn_back_and_the_left_neighbour_begins() -> None:  # BR-19
    table = Table(age=1)
    table.state.first, table.state.pillaged, tokens = 2, ["gimle", "horgr"], dict(table.state.tokens)
    table.play(release_valhalla)
    assert (table.state.pillaged, table.state.first, table.state.tokens) == ([], 0, tokens)
    assert (table.state.age, table.state.step) == (2, "deal")


# ---------------------------------------------------------------------- BR-20: the end


def test_the_game_ends_after_the_sixth_phase_of_age_three() -> None:  # BR-4.1, BR-20
    table = Table(age=3)
    table.state.step = "discard"
    match = table.match()
    told = [event.key for event in match.events]
    phases = ["discard-phase", "quest-phase", "ragnarok-phase", "valhalla-phase", "end-scoring"]
    assert ([key for key in told if key in phases], match.over) == (phases, True)


@pytest.mark.parametrize(("step", "glory"), [(3, 0), (4, 10), (5, 10), (6, 20)])
def test_a_legendary_stat_pays_by_its_step(step: int, glory: int) -> None:  # BR-20.1
    table = Table(age=3).stats("wolf", horns=step)
    table.play(release_valhalla)
    assert table.clan("wolf").glory == glory


def test_thors_conquest_counts_figures_after_the_last_ragnarok_fjords_included() -> None:  # R-68, BR-20.2
    table = Table(age=3).upgrade("wolf", "thors-conquest-3").place("wolf", "warrior", "muspelheim")
    table.place("wolf", "leader", "gimle").place("wolf", "ship", "fjord-west").fallen("wolf", "warrior")
    table.state.step = "ragnarok"
    assert table.match().state.clans[0].sources == {"ragnarok": 4, "thors-conquest-3": 3 * 2}


def test_equal_glory_is_a_shared_victory() -> None:  # R-69
    table = Table(age=3).stats("wolf", rage=4).stats("serpent", axes=5)
    table.play(release_valhalla)
    assert {standing.seat: standing.place for standing in standings(table.state)} == {0: 1, 2: 1, 1: 3}
    assert table.told("winners")[0].args == {"seats": [0, 2], "glory": 10}


def test_a_destroyed_province_is_out_of_the_game_for_good() -> None:  # BR-2.7
    table = Table().place("raven", "warrior", "angerboda")
    table.play(ragnarok_phase)
    table.state.pillaged = [province for province in PROVINCES if province not in {"elvagar", "myrkulor"}]
    assert "elvagar" not in table.asks("raven", "march").values
    assert "elvagar" not in table.asks("wolf", "invade", "warrior").values
    assert "elvagar" not in table.game.adjacent("myrkulor")
