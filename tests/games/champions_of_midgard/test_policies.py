"""Computer players: what they reckon with, and that they play sensibly."""

from fractions import Fraction
from random import Random

import pytest

from games.champions_of_midgard.combat import fight
from games.champions_of_midgard.components import FACES, WARRIORS
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.odds import HOPELESS, Army, Odds, able, army_of, elite, odds, rolls
from games.champions_of_midgard.state import Options
from games.engine import Match
from tests.games.champions_of_midgard.table import Table

LARGE = "public-longship-10"


def chance(kind: str, *, hits: bool = False, shields: bool = False) -> float:
    """How many of a die's sides show hits, shields or nothing."""
    shown = [FACES[face] for face in WARRIORS[kind].faces]
    return float(Fraction(sum((side.hits > 0, side.shields > 0) == (hits, shields) for side in shown), 6))


def test_a_combat_of_one_against_a_weak_enemy_is_reckoned_exactly() -> None:
    hit, shield = chance("swordsman", hits=True), chance("swordsman", shields=True)
    assert odds((1, 0, 0), 1, 1, None, 0) == pytest.approx((hit / (1 - shield), 1.0))
    blank = chance("swordsman")
    again = hit * (1 + blank) + shield * (1 + blank) * hit / (1 - shield)
    assert odds((1, 0, 0), 1, 1, None, 1).win == pytest.approx(again)


def test_svanhildrs_swordsmen_and_forbidden_warriors_are_reckoned_with() -> None:
    assert max(hits for hits, _, _ in rolls((2, 0, 0), "svanhildr", again=False)) == 6
    assert max(hits for hits, _, _ in rolls((2, 0, 0), "ullr", again=False)) == 4
    assert able((2, 1, 1), ["swordsman"]) == (0, 1, 1)
    assert elite((3, 1, 1), 3) == (1, 1, 1)


def test_who_is_not_there_has_no_hope_and_chances_add_up() -> None:
    assert odds((0, 0, 0), 1, 1, None, 0) == HOPELESS == Odds(0.0, 0.0)
    assert sum(share for _, _, share in rolls((1, 1, 1), None, again=True)) == pytest.approx(1)


def sent(table: Table) -> list[Army]:
    """Whom a computer player sends from Gylfir's longhouse into its fights, one after the other."""
    table.state.step = "assign"
    match = table.match()
    match.drop(2, "greedy")
    told = [event.args.get("items", []) for event in match.events if event.key.startswith("assigns")]
    return [army_of(items) for items in told if isinstance(items, list)]


def test_nobody_is_sent_into_a_hopeless_fight() -> None:
    table = Table().give("gylfir", favour=0).warriors("gylfir", "swordsman").enemy("troll", "troll-king")
    assert sent(table.place("gylfir", "troll")) == [(0, 0, 0)]


def test_enough_are_kept_for_the_fight_that_brings_most() -> None:
    table = Table().give("gylfir", favour=0, food=4, coin=2).warriors("gylfir", "swordsman axeman " * 4)
    table.enemy("draugr-1", "draugr-blue-thrall").enemy("shore-1", "flame-drake")
    table.place("gylfir", "draugr-1").place("gylfir", LARGE, "shore-1")
    land, sea = sent(table)
    assert (sum(land), sum(sea)) == (2, 6)


@pytest.mark.parametrize(
    ("faces", "spends"), [("double-hit hit blank", False), ("double-hit blank blank", True)]
)
def test_favour_is_spent_where_it_decides_and_nowhere_else(faces: str, spends: bool) -> None:
    table = Table().give("gylfir", favour=1).warriors("gylfir", "axeman " * 3).faces(faces)
    table.enemy("troll", "troll-mountain").sail("gylfir", "troll", "", "axeman " * 3)
    fought = fight(table.game, "troll", "troll-mountain", table.state.bands["troll"])
    question = table.stopped(fought)
    answer = GAME.policies["greedy"](question, lambda: GAME.view(table.game, 2), Random(1))
    assert answer == ("blanks" if spends else "accept")


def test_greedy_players_beat_those_who_do_anything() -> None:
    places = []
    for number in range(6):
        match = Match.new(
            GAME,
            2,
            server_seed=f"sense {number}".encode(),
            options=Options(random_leaders=True),
            policies={0: "greedy", 1: "random"},
        )
        places.append(match.standings()[0].seat)
    assert places == [0] * 6
