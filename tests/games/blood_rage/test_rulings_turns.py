"""Board, setup, draft and the Action phase: BR-2 to BR-6 and the rulings on them."""

from collections import Counter

import pytest

from games.blood_rage.ages import discard_phase, lay_out
from games.blood_rage.components import FJORDS, OUTER, PROVINCES, STATS, VILLAGES, YGGDRASIL, deck
from games.blood_rage.draft import deal, draft
from games.blood_rage.turn import begin_action_phase
from games.engine.errors import NotAnOption
from tests.games.blood_rage.table import Table, horgr, reasons

RING = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]


# ---------------------------------------------------------------------- BR-2: board and clan sheet


def test_an_outer_province_touches_its_two_neighbours_in_the_ring_and_yggdrasil() -> None:  # BR-2.2
    for place, province in enumerate(RING):
        assert set(PROVINCES[province].adjacent) == {RING[place - 1], RING[(place + 1) % 8], YGGDRASIL}
    assert set(PROVINCES[YGGDRASIL].adjacent) == set(RING)


def test_villages_limit_every_province_but_yggdrasil() -> None:  # BR-2.3, BR-2.4
    assert [VILLAGES[province] for province in RING] == [4, 5, 5, 4, 3, 3, 5, 3]
    assert YGGDRASIL not in VILLAGES


def test_each_fjord_supports_two_neighbours() -> None:  # BR-2.5
    assert {fjord.id: fjord.supports for fjord in FJORDS.values()} == {
        "fjord-north": ["elvagar", "angerboda"],
        "fjord-east": ["muspelheim", "horgr"],
        "fjord-south": ["utgard", "andlang"],
        "fjord-west": ["gimle", "myrkulor"],
    }


@pytest.mark.parametrize("province", ["muspelheim", "horgr"])
def test_a_ship_fights_and_dies_in_either_of_its_two_provinces(province: str) -> None:
    table = Table("wolf raven").place("wolf", "leader", province).place("raven", "ship", "fjord-east")
    table.act("wolf", "pillage")
    assert table.totals() == {"wolf": 3, "raven": 2}
    assert (table.clan("raven").valhalla, table.at("fjord-east")) == (["ship"], [])


def test_a_fjord_stays_open_for_the_province_that_is_left() -> None:
    table = Table()
    table.state.destroyed = ["horgr"]
    table.act("wolf", "invade", "ship", "fjord-east").act("wolf", "pillage")
    assert table.state.pillaged == ["muspelheim"]


def test_a_fjord_without_provinces_is_closed() -> None:
    table = Table()
    table.state.destroyed = ["horgr", "muspelheim"]
    assert table.asks("wolf", "invade", "ship").values == ["fjord-north", "fjord-south", "fjord-west"]


def test_a_destroyed_province_is_not_pillaged_any_more() -> None:
    table = Table().place("wolf", "ship", "fjord-east").place("wolf", "leader", "gimle")
    table.state.destroyed = ["horgr"]
    question = table.asks("wolf", "pillage")
    assert question.values == ["muspelheim", "gimle"]
    assert reasons(question)["horgr"] == "why-destroyed"


def test_glory_has_no_maximum() -> None:  # BR-2.8
    table = Table().place("wolf", "leader", "horgr").token("horgr", "glory")
    table.clan("wolf").glory = 98
    assert table.act("wolf", "pillage").clan("wolf").glory == 103


def test_the_values_of_the_clan_stats() -> None:  # BR-2.9
    assert STATS == {"rage": [6, 7, 8, 9, 12, 12], "axes": [3, 4, 5, 6, 8, 8], "horns": [4, 5, 6, 7, 10, 10]}


def test_a_raise_on_the_last_step_is_lost() -> None:  # BR-2.10
    table = horgr("leader").stats("wolf", axes=6).act("wolf", "pillage")
    assert (table.clan("wolf").stats["axes"], table.clan("wolf").value("axes")) == (6, 8)
    assert len(table.told("stat-at-the-end")) == 1


@pytest.mark.parametrize(("stat", "value"), [("rage", 12), ("axes", 8), ("horns", 10)])
def test_the_last_step_is_worth_as_much_as_the_one_before_and_is_told_so(stat: str, value: int) -> None:
    table = Table().stats("wolf", **{stat: 5})
    table.game.raise_stat(table.seat("wolf"), stat)
    assert table.told("stat") == []
    assert [event.args["after"] for event in table.told("stat-stays")] == [value]


def test_raised_horns_work_at_once() -> None:  # BR-2.10
    table = horgr("leader warrior warrior warrior").token("horgr", "horns")
    assert "invade" not in table.asks("wolf").values
    assert "invade" in table.act("wolf", "pillage").asks("wolf").values


# ---------------------------------------------------------------------- BR-3: setup


def test_eight_pillage_tokens_lie_on_the_outer_provinces_and_one_on_yggdrasil() -> None:  # BR-3.2
    table = Table()
    table.play(lay_out)
    outer = Counter(table.state.tokens[province] for province in OUTER)
    assert outer == {"pillage-rage": 3, "pillage-axes": 2, "pillage-horns": 2, "pillage-glory": 1}
    assert table.state.tokens[YGGDRASIL] == "pillage-yggdrasil"


def test_five_players_use_42_cards_and_no_province_is_destroyed() -> None:  # BR-3.4, BR-3.5
    table = Table("wolf raven serpent bear ram")
    table.play(lay_out)
    assert table.state.destroyed == []
    assert [len(deck(age, 5, exclusive_monsters=False)) for age in (1, 2, 3)] == [42, 42, 42]


def test_each_monster_exists_once_but_three_are_doubled_for_five() -> None:
    def doubles(players: int) -> set[str]:
        cards = [card for age in (1, 2, 3) for card in deck(age, players, exclusive_monsters=True)]
        monsters = {"dwarf-chieftain-1", "dark-elf-2", "soldier-of-hel-3", "troll-1", "fenrir-1", "ymir-3"}
        return {card for card in monsters if cards.count(card) == 2}

    assert doubles(4) == set()
    assert doubles(5) == {"dwarf-chieftain-1", "dark-elf-2", "soldier-of-hel-3"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_doubled_twice(players: int) -> None:
    assert deck(2, players, exclusive_monsters=False).count("odins-inspiration-2") == 1
    assert deck(3, players, exclusive_monsters=False).count("odins-throne-3") == 1


def test_the_first_player_is_drawn_or_set_by_the_host() -> None:
    drawn, chosen = Table(), Table(first_player=2)
    drawn.play(lay_out)
    chosen.play(lay_out)
    assert drawn.game.fate.draws[-1].label == "first player"
    assert (chosen.state.first, chosen.game.fate.draws[-1].label) == (2, "Ragnarök tokens")


# ---------------------------------------------------------------------- BR-5: draft


@pytest.mark.parametrize(("players", "undealt"), [(2, 4), (3, 2), (4, 2), (5, 2)])
def test_eight_cards_are_dealt_and_the_rest_leaves_unseen(players: int, undealt: int) -> None:  # BR-5.2
    table = Table(" ".join(["wolf", "raven", "serpent", "bear", "ram"][:players]))
    table.play(deal)
    assert ({len(clan.pack) for clan in table.state.clans}, len(table.state.unseen)) == ({8}, undealt)


def test_exclusive_monsters_stay_undealt_in_greater_number() -> None:
    table = Table(exclusive_monsters=True)
    table.play(deal)
    assert ({len(clan.pack) for clan in table.state.clans}, len(table.state.unseen)) == ({8}, 2 + 3)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_cards_are_passed_to_the_left_in_every_age(age: int) -> None:  # BR-5.3
    table = Table(age=age)
    table.play(deal)
    packs = {name: list(table.clan(name).pack) for name in table.names}
    table.play(draft, {name: pack[0] for name, pack in packs.items()})
    assert table.clan("raven").pack == packs["wolf"][1:]
    assert table.clan("wolf").pack == packs["serpent"][1:]


def test_a_pick_may_be_changed_until_the_last_player_has_picked() -> None:
    table = Table()
    table.play(deal)
    packs = [list(clan.pack) for clan in table.state.clans]
    match = table.match()
    for seat, card in [(0, packs[0][0]), (1, packs[1][0]), (0, packs[0][7]), (2, packs[2][0])]:
        match.answer(seat, card)
    assert [clan.picks for clan in match.state.clans] == [[packs[0][7]], [packs[1][0]], [packs[2][0]]]


def test_a_kept_card_is_no_part_of_the_draft_and_rejoins_the_hand() -> None:
    table = Table(age=2)
    table.clan("wolf").kept = "troll-1"
    table.play(deal)
    for _ in range(6):
        assert all("troll-1" not in clan.pack for clan in table.state.clans)
        table.play(draft, {name: table.clan(name).pack[0] for name in table.names})
    assert [len(clan.hand) for clan in table.state.clans] == [7, 6, 6]
    assert ("troll-1" in table.clan("wolf").hand, table.clan("wolf").kept) == (True, None)


def test_in_a_first_game_the_hand_is_the_eight_dealt_cards_and_one_may_be_kept() -> None:  # BR-5.7, R-19
    table = Table(first_game=True)
    table.play(deal)
    assert ([len(clan.hand) for clan in table.state.clans], table.state.step) == ([8, 8, 8], "rage")
    table.play(discard_phase, {name: table.clan(name).hand[0] for name in table.names})
    assert [len(clan.hand) for clan in table.state.clans] == [0, 0, 0]
    assert all(clan.kept for clan in table.state.clans)


def test_a_first_game_is_drafted_from_age_two_on() -> None:  # BR-5.7
    table = Table(first_game=True, age=2)
    table.play(deal)
    assert ([len(clan.hand) for clan in table.state.clans], table.state.step) == ([0, 0, 0], "draft")


# ---------------------------------------------------------------------- BR-6: the Action phase


def test_rage_is_set_to_the_stat_and_the_first_player_begins() -> None:  # BR-6.1, BR-6.2, R-10
    table = Table().rage("wolf", 4).stats("wolf", rage=2).rage("raven", 0)
    table.state.first = 1
    table.clan("serpent").passed = True
    table.play(begin_action_phase)
    assert ([clan.rage for clan in table.state.clans], table.state.turn) == ([7, 6, 6], 1)
    assert not table.clan("serpent").passed


def test_a_turn_is_one_action_and_then_the_left_neighbour_is_next() -> None:  # BR-6.2
    table = Table().act("serpent", "invade", "leader", "gimle")
    assert (table.state.turn, table.state.step) == (0, "turn")


def test_an_action_that_cannot_be_paid_cannot_be_taken() -> None:  # BR-6.3
    table = Table().rage("wolf", 1).hand("wolf", "troll-1")
    question = table.asks("wolf")
    assert "upgrade" not in question.values
    assert reasons(question)["upgrade"] == "why-upgrades-too-dear"
    invaders = table.asks("wolf", "invade")
    assert (sorted(invaders.values), reasons(invaders)) == (
        ["leader", "warrior"],
        {"ship": "why-not-this-figure"},
    )


def test_without_rage_not_even_the_leader_invades() -> None:  # BR-6.4, R-20
    table = Table().rage("raven", 0).act("wolf", "invade", "leader", "gimle")
    assert table.names[table.state.turn] == "serpent"
    assert "leader" in table.clan("raven").reserve


def test_without_rage_a_player_joins_battles_and_plays_cards() -> None:  # BR-6.4
    table = Table().place("wolf", "warrior", "horgr").place("raven", "leader", "utgard").rage("raven", 0)
    table.hand("raven", "tyrs-bash-1").act("wolf", "pillage", "leader@utgard")
    assert (table.totals(), table.clan("raven").glory) == ({"wolf": 1, "raven": 3 + 2}, 3)


def test_passing_drops_rage_to_zero_and_ends_the_turns() -> None:  # BR-6.5
    table = Table().act("wolf", "pass").act("raven", "invade", "leader", "gimle").act("serpent", "pass")
    assert (table.clan("wolf").rage, table.clan("wolf").passed) == (0, True)
    assert table.names[table.state.turn] == "raven"


def test_a_player_without_a_legal_action_must_pass() -> None:  # BR-6.5
    table = Table().fallen("wolf", "leader ship" + " warrior" * 8)
    question = table.asks("wolf")
    assert question.values == ["pass"]
    assert reasons(question)["invade"] == "why-reserve-empty"


def test_a_winner_at_zero_rage_comes_back_with_thors_ascension() -> None:  # BR-6.6
    table = horgr("warrior", "leader", age=3).rage("raven", 0).hand("raven", "thors-ascension-3")
    table.act("wolf", "pillage")
    assert (table.clan("raven").rage, table.names[table.state.turn]) == (3, "raven")


def test_who_passed_stays_out_but_spends_gained_rage_on_reactions() -> None:
    table = horgr("leader", "warrior").hand("raven", "lokis-trickery-1")
    table.upgrade("raven", "friggas-protection-2").act("raven", "pass")
    table.act("wolf", "pillage", {"raven": ["warrior@horgr"]})
    assert (table.clan("wolf").rage, table.clan("raven").rage) == (5, 0)
    assert ("raven", "warrior") in table.at("horgr")


def test_who_passed_takes_no_turn_with_gained_rage() -> None:
    table = horgr("leader", "warrior").hand("raven", "lokis-trickery-1")
    table.act("raven", "pass").act("wolf", "pillage")
    assert (table.clan("raven").rage, table.names[table.state.turn]) == (1, "wolf")


def test_the_phase_ends_when_nobody_has_rage() -> None:  # BR-6.7
    table = Table("wolf raven").rage("raven", 1)
    table.act("wolf", "pass").act("raven", "invade", "warrior", "gimle")
    assert table.state.step == "discard"


def test_the_phase_ends_when_all_is_pillaged_and_rage_left_is_lost() -> None:  # BR-6.7, R-10
    table = Table().place("wolf", "leader", "gimle")
    table.state.pillaged = [province for province in PROVINCES if province != "gimle"]
    table.act("wolf", "pillage")
    assert (table.state.step, [clan.rage for clan in table.state.clans]) == ("discard", [0, 0, 0])


def test_the_phase_ends_only_after_the_whole_action() -> None:
    table = horgr("leader", "warrior").upgrade("raven", "lokis-blessing-1")
    table.state.pillaged = [province for province in PROVINCES if province != "horgr"]
    table.act("wolf", "pillage", "horgr")
    assert (table.clan("wolf").glory, table.at("horgr")) == (4, [("raven", "warrior"), ("wolf", "leader")])
    assert table.state.step == "discard"


def test_yggdrasil_must_be_pillaged_too_and_destroyed_provinces_need_not() -> None:
    table = Table().place("wolf", "leader", "gimle").place("wolf", "warrior", YGGDRASIL)
    table.state.destroyed = ["horgr"]
    table.state.pillaged = [province for province in OUTER if province not in {"gimle", "horgr"}]
    assert table.act("wolf", "pillage", "gimle", "pass").state.step == "turn"
    assert table.act("wolf", "pillage", "pass").state.step == "discard"


def test_rage_is_capped_at_twelve() -> None:
    table = horgr("leader", "warrior", age=3).rage("wolf", 11).hand("wolf", "thors-ascension-3")
    assert table.act("wolf", "pillage").clan("wolf").rage == 12


def test_stolen_rage_the_thief_cannot_hold_is_still_lost() -> None:
    table = horgr("leader", "warrior").rage("raven", 12).hand("raven", "lokis-trickery-1")
    table.act("wolf", "pillage")
    assert (table.clan("wolf").rage, table.clan("raven").rage) == (5, 12)


def test_extra_actions_are_given_by_upgrades_alone() -> None:  # BR-6.8
    table = Table(age=3).place("wolf", "leader warrior", "gimle").fallen("wolf", "warrior")
    table.state.pillaged = ["gimle"]
    assert table.asks("wolf").values == ["invade", "march", "pass"]
    table.upgrade("wolf", "tyrs-challenge-2 friggas-domain-3 friggas-sacrifice-3")
    assert table.asks("wolf").values == ["invade", "march", "repillage", "valhalla", "sacrifice", "pass"]


def test_the_same_quest_may_be_committed_twice_without_a_price() -> None:  # BR-10.1
    table = Table().hand("wolf", "alfheim-1 alfheim-1")
    table.act("wolf", "quest", "alfheim-1").act("wolf", "quest", "alfheim-1")
    assert (table.clan("wolf").quests, table.clan("wolf").hand) == (["alfheim-1"] * 2, [])
    assert (table.clan("wolf").rage, "quest" in table.asks("wolf").values) == (6, False)


def test_a_march_with_nobody_is_no_action() -> None:
    table = Table().place("wolf", "warrior warrior", "gimle")
    question = table.asks("wolf", "march", "horgr")
    with pytest.raises(NotAnOption):
        question.check([])


def test_a_single_player_with_rage_takes_turn_after_turn() -> None:
    table = Table().rage("raven", 0).rage("serpent", 0).act("wolf", "invade", "warrior", "gimle")
    assert (table.names[table.state.turn], table.state.step) == ("wolf", "turn")


def test_an_action_says_its_price_or_the_least() -> None:  # BR-6.3, BR-6.8
    table = Table("wolf raven", age=3).place("wolf", "leader ship", "horgr").fallen("wolf", "warrior")
    table.hand("wolf", "tyrs-challenge-2 lord-of-axes-2 alfheim-3").upgrade("wolf", "friggas-domain-3")
    told = {option.value: option.text for option in table.asks("wolf").options}
    assert {value: (text.key, text.args.get("rage")) for value, text in told.items()} == {
        "invade": ("option-action-from", 1),
        "march": ("option-action", 1),
        "upgrade": ("option-action-from", 0),
        "quest": ("option-action", 0),
        "pillage": ("option-action", 0),
        "valhalla": ("option-action", 1),
        "pass": ("turn-pass", None),
    }
