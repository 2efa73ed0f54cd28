"""What must always hold is noticed when it does not."""

from collections.abc import Callable

import pytest

from games.champions_of_midgard.checks import faults
from games.champions_of_midgard.state import Band, State
from tests.games.champions_of_midgard.table import Table

SMALL = "public-longship-5"


def move_in(state: State, count: int) -> None:
    """So many spearmen from the supply into a longhouse."""
    state.supply["spearman"] -= count
    state.champions[0].warriors["spearman"] += count


def sail_twice(state: State) -> None:
    """Two ships to the same shore."""
    state.bands |= {SMALL: Band(0, "shore-1"), "public-longship-10": Band(1, "shore-1")}


def test_a_position_is_in_order() -> None:
    assert faults(Table().state) == []


@pytest.mark.parametrize(
    ("told", "break_it"),
    [
        ("dice of the kind axeman", lambda state: state.supply.update(axeman=99)),
        ("more warriors than the longhouse holds", lambda state: move_in(state, 8)),
        ("fewer than no warriors", lambda state: move_in(state, -13)),
        ("cards do not add up", lambda state: state.decks["rune"].pop()),
        ("seat 1:", lambda state: state.champions[1].stock.update(coin=-1)),
        ("is not the sum of its sources", lambda state: state.champions[0].sources.update(skald=2)),
        ("used runes", lambda state: state.champions[0].used.append("rune-wealth")),
        ("shows a destiny of somebody else", lambda state: state.champions[0].shown.append("craftsman")),
        ("workers of", lambda state: state.workers.update(market=[0])),
        ("workers in all", lambda state: setattr(state.champions[0], "hired", True)),
        ("market: too many workers", lambda state: state.workers.update(market=[0, 1])),
        ("two ships at one shore", sail_twice),
        ("overloaded", lambda state: state.bands.update({SMALL: Band(0, "shore-1", {}, 6)})),
    ],
)
def test_what_is_wrong_is_told(told: str, break_it: Callable[[State], object]) -> None:
    state = Table().state
    break_it(state)
    assert any(told in fault for fault in faults(state))
