"""Every location, stall and longship: what it costs and what it brings."""

from functools import partial

import pytest

from games.champions_of_midgard.components import DESTINIES, LOCATIONS, LONGSHIPS, MERCHANTS, PRIVATE, STALLS
from games.champions_of_midgard.options import place_text, show_destiny
from games.champions_of_midgard.placing import RUN, place_workers
from games.champions_of_midgard.scoring import score_champion
from tests.games.champions_of_midgard.table import Table, reasons


@pytest.mark.parametrize(
    ("place", "answers", "changes"),
    [
        ("worker-huts", [], {"coin": -5}),
        ("beg", ["wood"], {"blame": 1, "wood": 1}),
        ("beg", ["coin"], {"blame": 1, "coin": 1}),
        ("merchant-ship", [], {"coin": -1, "food": 4}),
        ("market", [20, 0], {"food": 10, "wood": -10, "coin": 0}),
        ("smokehouse", [], {"food": 1}),
        ("stave-church", ["3"], {"coin": -6, "favour": 3}),
        ("shipwright", ["drekkar"], {"coin": -4, "wood": -4}),
        ("runesmith", ["rune-gifts"], {"wood": -1}),
        ("runesmith", ["deck"], {"wood": -1}),
        ("public-longship-10", ["shore-2"], {"coin": -1}),
        ("public-longship-5", ["shore-3"], {}),
        ("troll", [], {}),
        ("draugr-1", [], {}),
        ("draugr-2", [], {}),
        ("hunting-grounds", [], {}),
        ("sages-house", ["shore-1"], {}),
    ],
)
def test_what_a_location_changes(place: str, answers: list[object], changes: dict[str, int]) -> None:
    table = Table("asmundr ullr svanhildr").give("ullr", food=10, wood=10, coin=10, favour=0)
    before = dict(table.champion("ullr").stock)
    table.place("ullr", place, *answers)
    after = table.champion("ullr").stock
    assert {item: after[item] - before[item] for item in before} == dict.fromkeys(before, 0) | changes
    assert table.state.workers == {place: [1]}
    assert table.champion("ullr").workers == (3 if place == "worker-huts" else 2)


@pytest.mark.parametrize(
    ("place", "kind"), [("swordsmith", "swordsman"), ("hafter", "spearman"), ("blacksmith", "axeman")]
)
def test_smiths_give_all_warriors_lying_there(place: str, kind: str) -> None:
    table = Table().warriors("gylfir", "").lying(place, 3).place("gylfir", place)
    assert table.home("gylfir") == " ".join([kind] * 3)


@pytest.mark.parametrize(
    ("stall", "stock", "warriors", "glory"),
    [
        ("skald", {}, "", 2),
        ("generous-merchant", {"food": 1, "wood": 1}, "", 0),
        ("wealthy-patron", {"coin": 2}, "", 0),
        ("huskarl", {"food": -1}, "swordsman swordsman", 0),
        ("jomsviking", {"coin": -2}, "swordsman axeman", 0),
        ("plunderer", {"wood": -1}, "spearman spearman", 0),
        ("varangian", {"coin": -1}, "swordsman spearman", 0),
    ],
)
def test_what_a_stall_changes(stall: str, stock: dict[str, int], warriors: str, glory: int) -> None:
    table = Table().warriors("gylfir", "").give("gylfir", food=3, wood=3, coin=3)
    table.state.stalls = [stall]
    before = dict(table.champion("gylfir").stock)
    table.place("gylfir", stall)
    after = table.champion("gylfir").stock
    assert {item: after[item] - before[item] for item in before} == dict.fromkeys(before, 0) | stock
    assert (table.home("gylfir"), table.glory("gylfir")) == (warriors, glory)


@pytest.mark.parametrize("card", MERCHANTS)
def test_a_merchant_ship_brings_what_its_card_shows(card: str) -> None:
    table = Table().warriors("dagrun", "").give("dagrun", food=0, wood=0, coin=1)
    table.state.decks["merchant"].append(table.state.merchant or "")
    table.state.decks["merchant"].remove(card)
    table.state.merchant = card
    table.place("dagrun", "merchant-ship")
    champion = table.champion("dagrun")
    assert {**champion.stock, **champion.warriors}.items() >= MERCHANTS[card].gain.items()
    assert champion.stock["coin"] == 0


@pytest.mark.parametrize("ship", PRIVATE)
def test_a_private_longship_is_built_used_in_the_same_round_and_scored(ship: str) -> None:
    built = LONGSHIPS[ship]
    table = Table("asmundr dagrun gylfir ullr").give("gylfir", wood=9, coin=9)
    table.place("gylfir", "shipwright", ship)
    assert table.stock("gylfir", "wood", "coin") == (9 - built.wood, 9 - built.coin)
    assert ship not in table.possible("asmundr")
    table.place("gylfir", ship, "shore-4")
    assert (table.state.bands[ship].seat, table.state.bands[ship].shore) == (2, "shore-4")
    assert ship not in table.possible("gylfir")
    assert ship not in table.state.shipyard
    score_champion(table.game, 2)
    assert table.champion("gylfir").sources["longship"] == built.glory


def test_what_cannot_be_built_says_why() -> None:
    question = Table().give("gylfir", wood=3, coin=9).asks("gylfir", "shipwright")
    assert list(question.values) == ["snekka", "karfi"]
    assert reasons(question) == {"drekkar": "why-price"}


def test_a_place_taken_says_by_whom() -> None:
    table = Table().place("dagrun", "skald").place("dagrun", "hunting-grounds")
    question = table.asks("gylfir")
    option = next(option for option in question.disabled if option.value == "skald")
    assert option.reason is not None
    assert (option.reason.key, option.reason.args) == ("why-taken", {"seat": 1})
    assert "hunting-grounds" in question.values


def test_anybody_may_beg_again_and_again() -> None:
    table = (
        Table().place("gylfir", "beg", "food").place("gylfir", "beg", "food").place("asmundr", "beg", "food")
    )
    assert table.state.workers["beg"] == [2, 2, 0]
    assert table.stock("gylfir", "food", "blame") == (3, 2)


def test_who_has_no_workers_left_is_skipped() -> None:
    table = Table()
    table.champion("dagrun").workers = 0
    table.champion("asmundr").workers = table.champion("gylfir").workers = 1
    table.play(place_workers, "skald", "draugr-1")
    assert table.state.workers == {"skald": [0], "draugr-1": [2]}
    assert table.state.step == "assign"


def test_every_place_has_an_action() -> None:
    assert set(RUN) == {*LOCATIONS, *STALLS, *PRIVATE}


@pytest.mark.parametrize("card", DESTINIES)
def test_a_destiny_to_keep_can_be_shown_as_a_card(card: str) -> None:
    assert show_destiny(card).target == card


def test_a_place_says_what_it_costs_and_brings() -> None:
    table = Table("asmundr dagrun gylfir")
    table.state.first = 1
    words_of = partial(place_text, table.game)
    assert words_of(0, "jarls-longhouse").args["holds"] == 0
    assert words_of(1, "jarls-longhouse").args["holds"] == 1
    assert words_of(0, "beg").args == {"place": "beg", "items": ["blame"], "count": 1}
    assert words_of(0, "runesmith").args["items"] == ["wood"]
    table.state.hired = 3
    assert words_of(0, "worker-huts").args["items"] == ["coin"] * 2


@pytest.mark.parametrize(
    ("place", "fits"),
    [("blacksmith", 0), ("smokehouse", 1), ("jarls-longhouse", 1), ("jomsviking", 0), ("merchant-ship", 0)],
)
def test_a_place_warns_of_warriors_who_find_no_room(place: str, fits: int) -> None:
    table = Table().warriors("gylfir", "axeman " * 7).lying("blacksmith", 2)
    table.state.stalls, table.state.merchant = ["jomsviking"], "merchant-ships-guard"
    assert place_text(table.game, 2, place).args.items() >= {"room": 1, "fits": fits}.items()
    assert place_text(table.game, 0, place).args["fits"] == 1


@pytest.mark.parametrize("stall", STALLS)
def test_a_stall_that_wants_nothing_names_no_price(stall: str) -> None:
    table = Table("asmundr dagrun gylfir")
    assert (place_text(table.game, 0, stall).key == "option-stall") == bool(STALLS[stall].cost)
