"""Runes at any time, the demand for turn order, and standing orders, through a match."""

import pytest

from games.champions_of_midgard.components import RUNES
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.runes import ANYTIME, MIXES
from games.engine import Match
from games.engine.errors import NotAnOption, NotAsked
from tests.games.champions_of_midgard.table import Table

SMALL = "public-longship-5"


def placing(table: Table, name: str) -> Match:
    """The position as a match in which this champion places a worker."""
    table.state.step = "place"
    table.state.starter = table.seat(name)
    return table.match()


def test_four_runes_work_at_any_time() -> None:
    assert {rune.removeprefix("rune-") for rune in ANYTIME} == {"success", "gifts", "knowledge", "wealth"}


def test_gifts_come_in_every_mix_of_four() -> None:
    assert len(MIXES) == len(set(MIXES)) == 15
    assert {sum(map(int, mix.split("-"))) for mix in MIXES} == {RUNES["rune-gifts"].amount}


def test_gifts_out_of_turn() -> None:
    match = placing(Table().rune("gylfir", "gifts"), "asmundr")
    match.interrupt(2, "rune-gifts:1-2-1")
    stock = match.state.champions[2].stock
    assert (stock["food"], stock["wood"], stock["coin"]) == (2, 3, 2)
    assert match.waiting == [0]
    with pytest.raises(NotAsked):
        match.interrupt(2, "rune-gifts:1-2-1")


def test_other_runes_are_not_offered() -> None:
    match = placing(Table().rune("gylfir", "glory", "healing", "potential"), "asmundr")
    assert match.offer(2) is None


def test_success_is_offered_for_each_own_destiny() -> None:
    table = Table().rune("gylfir", "success").destiny("gylfir", "craftsman", "prepared")
    match = placing(table, "asmundr")
    offer = match.offer(2)
    assert offer is not None
    assert list(offer.values) == ["rune-success:craftsman", "rune-success:prepared"]
    with pytest.raises(NotAnOption):
        match.interrupt(2, "rune-success:runemaster")
    match.interrupt(2, "rune-success:prepared")
    assert match.view(0).champions[2].shown == ["prepared"]  # type: ignore[attr-defined]


def test_knowledge_is_seen_by_its_owner_alone() -> None:
    table = Table().rune("gylfir", "knowledge").journey("shore-2", "lost")
    match = placing(table, "asmundr")
    match.interrupt(2, "rune-knowledge")
    own = match.view(2).champions[2].own  # type: ignore[attr-defined]
    assert own.journeys == {
        "shore-1": "journey-all-quiet",
        "shore-2": "journey-lost",
        "shore-3": "journey-all-quiet",
    }
    others = match.view(0).champions[2]  # type: ignore[attr-defined]
    assert (others.own, others.peeked) == (None, ["shore-1", "shore-2", "shore-3"])
    assert match.answers[-1].reveal


def test_wealth_widens_a_purchase_that_is_being_asked() -> None:
    match = placing(Table().rune("gylfir", "wealth").give("gylfir", coin=5), "gylfir")
    match.answer(2, "stave-church")
    assert list(match.question(2).values) == ["1", "2"]  # type: ignore[union-attr]
    match.interrupt(2, "rune-wealth")
    assert list(match.question(2).values) == ["1", "2", "3", "4"]  # type: ignore[union-attr]


def test_gifts_may_be_loaded_while_warriors_are_assigned_sealed() -> None:
    table = Table().rune("gylfir", "gifts").give("gylfir", food=0).warriors("gylfir", "axeman axeman")
    table.place("gylfir", SMALL, "shore-1").place("asmundr", "troll")
    table.state.step = "assign"
    match = table.match()
    match.answer(2, ["axeman", "axeman#2"])
    assert match.waiting == [0]
    match.interrupt(2, "rune-gifts:4-0-0")
    assert match.waiting == [0, 2]
    question = match.question(2)
    assert question is not None
    assert (question.key, question.check(3)) == ("assign-food", 3)
    match.answer(2, 1)
    match.answer(0, [])
    assert match.state.champions[2].stock["food"] == 3


def test_who_has_a_rune_is_asked_even_if_only_begging_is_left() -> None:
    table = Table("asmundr dagrun").rune("asmundr", "gifts")
    everything = [*table.possible("asmundr"), "worker-huts", "shipwright", "public-longship-10"]
    table.state.workers = {place: [0, 1] for place in everything if place != "beg"}
    match = placing(table, "asmundr")
    assert match.waiting == [0]
    assert list(match.question(0).values) == ["beg"]  # type: ignore[union-attr]


def test_a_computer_player_uses_its_runes() -> None:
    table = Table().rune("gylfir", "knowledge")
    match = placing(table, "gylfir")
    match.drop(2, "greedy")
    assert "rune-knowledge" in match.state.champions[2].used


def test_leaders_are_chosen_without_interruptions() -> None:
    match = Match.new(GAME, 2, server_seed=b"")
    assert [match.offer(seat) for seat in range(2)] == [None, None]


# ---------------------------------------------------------------------- standing orders


def fighting(table: Table, kinds: str, card: str = "draugr-blue-hersir") -> Match:
    """A match in which Gylfir is about to fight with these warriors, who are assigned in a moment."""
    table.warriors("gylfir", kinds).enemy("draugr-1", card).place("gylfir", "draugr-1")
    table.state.step = "assign"
    return table.match()


def test_a_fight_without_anything_to_decide_rolls_through() -> None:
    match = fighting(Table().give("gylfir", favour=0), "axeman axeman axeman")
    match.answer(2, ["axeman", "axeman#2", "axeman#3"])
    assert match.state.step == "place"
    assert {given.by for given in match.answers[1:]} <= {"engine"}


@pytest.mark.parametrize(("order", "spent"), [("accept", 0), ("favour-1", 1), ("favour-all", 2)])
def test_favour_is_spent_by_standing_order(order: str, spent: int) -> None:
    match = fighting(Table().give("gylfir", favour=2), "swordsman")
    match.order(2, "after-roll", order)
    match.answer(2, ["swordsman"])
    rerolls = [event for event in match.events if event.key == "rerolls"]
    assert len(rerolls) <= spent
    assert match.state.champions[2].stock["favour"] == 2 - len(rerolls)
    assert match.state.step == "place"


def test_losses_are_chosen_by_standing_order() -> None:
    table = Table().give("gylfir", favour=0)
    match = fighting(table, "swordsman spearman axeman axeman")
    match.order(2, "choose-losses", "axes-first")
    match.answer(2, ["swordsman", "spearman", "axeman", "axeman#2"])
    lost = [event.args["items"] for event in match.events if event.key == "falls"]
    assert all("axeman" in items or "swordsman" not in items for items in lost[:1])  # type: ignore[operator]
    assert match.state.step == "place"


@pytest.mark.parametrize("key", sorted(GAME.orders))
def test_every_standing_order_is_known_to_its_question(key: str) -> None:
    assert key in GAME.questions
    assert len(set(GAME.orders[key])) == len(GAME.orders[key])
