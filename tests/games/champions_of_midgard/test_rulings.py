"""The rulings CM-17.1 to CM-17.50, each by its number."""

import pytest

from games.champions_of_midgard.assigning import assign_warriors, battles
from games.champions_of_midgard.cleanup import clean_up
from games.champions_of_midgard.combat import draugr_fights, troll_fight
from games.champions_of_midgard.components import DESTINIES, RULES, RUNES, deck
from games.champions_of_midgard.destinies import owned, score
from games.champions_of_midgard.hunt import hunt
from games.champions_of_midgard.journeys import feed, journey
from games.champions_of_midgard.runes import interrupt, last_call, offers
from games.champions_of_midgard.scoring import final_scoring, winners
from games.champions_of_midgard.setup import draw_journey, fill_blue_locations, round_setup
from games.champions_of_midgard.state import HUNT
from games.engine import PickSome
from tests.games.champions_of_midgard.table import Table, reasons

SMALL, LARGE = "public-longship-5", "public-longship-10"

# ---------------------------------------------------------------------- setup and supplies


def test_17_1_only_the_journeys_can_run_out() -> None:
    needs = {"troll": 8, "draugr": 16, "monster": 4 * 8, "merchant": 8}
    assert all(len(deck(kind)) >= needed for kind, needed in needs.items())
    table = Table()
    table.state.decks["journey"] = []
    assert draw_journey(table.game) is None
    table.state.coasts["shore-1"].journey = None
    table.sail("gylfir", SMALL, "shore-1", "axeman", food=1)
    table.play(journey(table.game, SMALL, table.state.bands[SMALL], table.state.coasts["shore-1"]))
    assert table.state.bands[SMALL].size == 1


def test_17_2_the_rune_display_has_three_spaces() -> None:
    assert len(Table().state.display) == 3
    assert RULES.rune_display + RULES.rounds - 1 == len(RUNES)


def test_17_3_a_rune_taken_leaves_a_gap_until_the_next_round() -> None:
    table = Table().place("gylfir", "runesmith", "rune-gifts")
    assert table.state.display == ["rune-success", None, "rune-healing"]
    table.play(clean_up)
    table.play(round_setup)
    assert None not in table.state.display
    table.state.display, table.state.decks["rune"] = [None] * 3, []
    assert reasons(table.asks("gylfir"))["runesmith"] == "why-deck-empty"


def test_17_3_with_an_empty_deck_only_the_display_is_offered() -> None:
    table = Table()
    table.state.decks["rune"] = []
    question = table.asks("gylfir", "runesmith")
    assert list(question.values) == ["rune-success", "rune-gifts", "rune-healing"]
    assert reasons(question) == {"deck": "why-deck-empty"}


def test_17_4_fewer_destinies_than_should_be_drawn() -> None:
    table = Table().rune("gylfir", "true-vision")
    table.state.decks["destiny"] = ["craftsman", "prepared"]
    table.place("gylfir", "sages-house", "shore-1", "yes", "craftsman")
    assert table.champion("gylfir").destinies[-1] == "craftsman"
    assert table.state.decks["destiny"] == ["prepared"]


def test_17_4_true_vision_is_not_asked_for_where_it_would_draw_no_more() -> None:
    table = Table().rune("dagrun", "true-vision")
    table.state.decks["destiny"] = ["craftsman", "prepared"]
    table.place("dagrun", "sages-house", "shore-1", "prepared")
    assert table.champion("dagrun").used == []


def test_17_5_cards_go_under_the_deck_in_the_order_drawn() -> None:
    table = Table().rune("gylfir", "true-vision")
    first, second, third = table.state.decks["destiny"][:-4:-1]
    table.place("gylfir", "sages-house", "shore-1", "yes", second)
    assert table.state.decks["destiny"][:2] == [third, first]


def test_17_6_a_blue_location_gets_no_warrior_that_is_not_there() -> None:
    table = Table().warriors("dagrun", "axeman " * 8).sail("gylfir", LARGE, "shore-1", "axeman")
    assert table.state.supply["axeman"] == 0
    fill_blue_locations(table.game)
    assert table.state.goods == {"smokehouse": 2, "swordsmith": 2, "hafter": 2, "blacksmith": 1}


def test_17_7_too_few_warriors_cost_the_same() -> None:
    table = Table().give("gylfir", food=1).warriors("asmundr", "swordsman " * 8)
    table.sail("dagrun", LARGE, "shore-1", "swordsman")
    assert table.state.supply["swordsman"] == 0
    table.place("gylfir", "huskarl")
    assert table.stock("gylfir", "food") == (0,)
    assert table.home("gylfir") == "swordsman"


def test_17_8_the_champion_chooses_among_several_kinds() -> None:
    table = Table().warriors("gylfir", "spearman " * 7)
    table.state.stalls = ["varangian"]
    question = table.asks("gylfir", "varangian")
    assert (question.key, question.values, question.least, question.most) == (
        "recruit-choice",
        ["swordsman", "spearman"],
        1,
        1,
    )


def test_17_9_warriors_away_count_for_the_limit() -> None:
    table = (
        Table().warriors("gylfir", "spearman " * 5).sail("gylfir", SMALL, "shore-1", "axeman axeman axeman")
    )
    table.place("gylfir", "swordsmith")
    assert table.home("gylfir") == " ".join(["spearman"] * 5)


# ---------------------------------------------------------------------- placing


def test_17_10_the_price_must_be_there_in_full_and_the_benefit_may_be_nothing() -> None:
    table = Table().give("gylfir", coin=0, wood=0, food=0).warriors("gylfir", "axeman " * 8)
    question = table.asks("gylfir")
    assert {"jarls-longhouse", "market", "swordsmith", "skald"} <= set(question.values)
    assert reasons(question) == {
        "worker-huts": "why-price",
        "public-longship-10": "why-price",
        "runesmith": "why-price",
        "shipwright": "why-no-ship-affordable",
        "stave-church": "why-price",
        "huskarl": "why-price",
    }
    table.place("gylfir", "market")
    assert table.told("goods") == []


def test_17_11_huts_and_shipwright_only_once() -> None:
    table = Table().give("gylfir", coin=9, wood=9).place("gylfir", "worker-huts")
    table.place("gylfir", "shipwright", "snekka")
    table.state.workers = {}
    assert reasons(table.asks("gylfir"))["worker-huts"] == "why-hired"
    assert reasons(table.asks("gylfir"))["shipwright"] == "why-ship-built"


def test_17_12_several_ships_fights_and_the_hunt_in_one_round() -> None:
    table = Table().give("gylfir", coin=9)
    table.champion("gylfir").workers = 9
    for place in ("troll", "draugr-1", "draugr-2", HUNT):
        table.place("gylfir", place)
    table.place("gylfir", SMALL, "shore-2").place("gylfir", LARGE, "shore-1")
    assert battles(table.game, 2) == ["troll", "draugr-1", "draugr-2", LARGE, SMALL]
    assert reasons(table.asks("gylfir"))[HUNT] == "why-hunting"
    assert HUNT in table.possible("asmundr")


def test_17_13_the_marker_moves_at_once_and_the_order_of_placing_stays() -> None:
    table = Table().place("gylfir", "jarls-longhouse")
    assert (table.state.first, table.state.starter) == (2, 0)
    assert Table("asmundr dagrun").place("asmundr", "jarls-longhouse").state.first == 1


def test_17_14_peek_first_and_only_where_a_card_lies_face_down() -> None:
    table = Table()
    table.state.coasts["shore-1"].journey = None
    assert list(table.asks("gylfir", "sages-house").values) == ["shore-2", "shore-3"]
    assert table.told("draws-destinies") == []
    table = Table()
    for coast in table.state.coasts.values():
        coast.journey = None
    table.place("gylfir", "sages-house")
    assert len(table.champion("gylfir").destinies) == 2


def test_17_15_what_was_seen_is_told_to_nobody_else() -> None:
    table = Table().place("gylfir", "sages-house", "shore-3")
    (seen,) = table.told("you-see-journey")
    assert seen.seats == [2]
    assert [event.args["place"] for event in table.told("peeks")] == ["shore-3"]


def test_17_16_a_rune_bought_may_be_used_at_once_and_pay_for_what_follows() -> None:
    table = Table().give("gylfir", wood=1, coin=0)
    table.state.step = "place"
    table.state.starter = 2
    match = table.match()
    assert "stave-church" not in match.question(2).values  # type: ignore[union-attr]
    match.answer(2, "runesmith")
    match.answer(2, "rune-gifts")
    match.answer(0, "swordsmith")
    match.answer(1, "hafter")
    match.interrupt(2, "rune-gifts:0-0-4")
    assert "stave-church" in match.question(2).values  # type: ignore[union-attr]
    match.answer(2, "stave-church")
    match.answer(2, "2")
    assert match.state.champions[2].stock["favour"] == 3


def test_17_17_what_a_visit_brings_does_not_pay_for_it() -> None:
    table = Table().give("gylfir", coin=1, food=1)
    table.state.stalls = ["aumingi"]
    assert table.place("gylfir", "aumingi").stock("gylfir", "food", "favour") == (0, 2)


# ---------------------------------------------------------------------- assigning


def test_17_18_forbidden_kinds_stay_away_from_land_and_may_sail() -> None:
    table = Table().warriors("gylfir", "swordsman axeman").enemy("shore-1", "battle-boar")
    table.place("gylfir", SMALL, "shore-1")
    assert list(table.stopped(assign_warriors).values) == ["swordsman", "axeman"]


def test_17_19_if_only_forbidden_warriors_arrive_the_fight_is_lost() -> None:
    table = Table().enemy("shore-1", "battle-boar").sail("gylfir", SMALL, "shore-1", "axeman axeman", food=1)
    table.voyage(SMALL)
    assert table.told("fight-begins") == []
    assert table.state.coasts["shore-1"].monster == "battle-boar"
    assert table.state.bands[SMALL].size == 0


def test_17_20_submissions_stay_unseen_and_fall_when_order_is_demanded() -> None:
    table = Table().place("asmundr", "troll").place("dagrun", "draugr-1")
    table.state.step = "assign"
    match = table.match()
    match.answer(1, ["swordsman"])
    assert match.state.bands == {}
    match.interrupt(2, "turn-order")
    assert [event.key for event in match.events] == ["turn-order-demanded"]
    assert (match.state.assigning, match.waiting) == ("in-order", [0])
    match.answer(0, ["swordsman"])
    assert match.state.bands["troll"].size == 1


def test_17_20_who_assigns_alone_has_nobody_to_wait_for() -> None:
    table = Table().place("asmundr", "troll")
    table.state.step = "assign"
    match = table.match()
    assert match.state.assigning == ""
    assert match.offer(1) is None
    question = match.question(0)
    assert question is not None
    assert not question.secret


def test_17_21_food_hunted_comes_too_late_for_the_ships() -> None:
    table = Table().give("gylfir", food=0, favour=0).sail("gylfir", SMALL, "shore-1", "axeman")
    table.state.workers = {HUNT: [2]}
    table.faces("double-hit").play(hunt)
    assert table.stock("gylfir", "food") == (2,)
    table.voyage(SMALL)
    assert [event.args["items"] for event in table.told("starves")] == [["axeman"]]


def test_17_22_each_warrior_does_one_thing_in_a_round() -> None:
    table = (
        Table().warriors("gylfir", "swordsman swordsman").place("gylfir", "troll").place("gylfir", "draugr-1")
    )
    table.play(assign_warriors, ["swordsman"], ["swordsman"])
    assert table.home("gylfir") == ""
    assert [band.size for band in table.state.bands.values()] == [1, 1]


def test_17_23_a_ship_may_sail_with_food_only() -> None:
    table = Table().warriors("gylfir", "").give("gylfir", food=3).place("gylfir", SMALL, "shore-1")
    table.play(assign_warriors, 2)
    assert table.state.bands[SMALL].food == 2
    table.voyage(SMALL)
    assert (table.state.bands[SMALL].food, table.stock("gylfir", "food")) == (0, (1,))
    assert table.state.coasts["shore-1"].monster is not None


# ---------------------------------------------------------------------- combat


def test_17_24_the_owner_chooses_who_is_lost_after_seeing_all_dice() -> None:
    table = Table().give("gylfir", favour=0).faces("blank shield double-hit")
    assert table.fight("gylfir", "draugr-blue-raider", "swordsman spearman axeman", ["spearman"])
    assert table.told("falls")[0].args["items"] == ["spearman"]


def test_17_25_enemy_and_last_warrior_falling_together_is_a_victory() -> None:
    table = Table().give("gylfir", favour=0).faces("double-hit")
    assert table.fight("gylfir", "draugr-blue-thrall", "swordsman")
    assert table.state.bands["draugr-1"].size == 0


def test_17_26_shields_count_only_in_their_own_round() -> None:
    table = Table().give("gylfir", favour=0).faces("shield shield shield blank blank blank")
    table.faces("double-hit")
    assert table.fight("gylfir", "draugr-blue-raider", "spearman spearman spearman")
    assert [event.args["items"] for event in table.told("falls")] == [["spearman"] * 2, ["spearman"]]


def test_17_27_potential_may_be_followed_by_favour_on_any_die() -> None:
    table = Table().give("gylfir", favour=2).rune("gylfir", "potential", "reaction")
    table.faces("blank shield hit shield double-hit blank double-hit")
    answers = ["rune-potential", "reroll", ["die-1", "die-3"], "rune-reaction", "blanks"]
    table.fight("gylfir", "troll-king", "swordsman swordsman swordsman", *answers, place="troll")
    assert table.stock("gylfir", "favour") == (0,)
    assert table.told("strikes")[0].args["hits"] == 5


def test_17_28_ullr_looks_at_the_final_faces_also_against_the_kraken_not_on_the_hunt() -> None:
    table = Table("ullr dagrun").give("ullr", favour=0).journey("shore-1", "kraken")
    table.sail("ullr", SMALL, "shore-1", "swordsman swordsman", food=1).faces("double-hit double-hit")
    table.voyage(SMALL)
    assert table.champion("ullr").sources == {"ullr": 1, "kraken": 3}
    table.state.workers = {HUNT: [0]}
    table.faces("double-hit").play(hunt)
    assert table.champion("ullr").sources["ullr"] == 1


def test_17_29_svanhildr_with_reaction_still_blocks() -> None:
    table = (
        Table("svanhildr dagrun").give("svanhildr", favour=0).rune("svanhildr", "reaction").faces("shield")
    )
    assert table.fight("svanhildr", "draugr-blue-thrall", "swordsman", "rune-reaction")
    assert table.state.bands["draugr-1"].size == 1


def test_17_30_asmundr_gains_for_rerolls_on_the_hunt_too() -> None:
    table = Table().give("asmundr", favour=1)
    table.state.workers = {HUNT: [0]}
    table.faces("blank hit").play(hunt, "blanks")
    assert table.champion("asmundr").sources == {"asmundr": 2}
    assert table.stock("asmundr", "food", "favour") == (2, 0)


def test_17_31_rewards_come_at_the_end_of_a_fight() -> None:
    table = Table().give("gylfir", coin=0).place("gylfir", "draugr-1").place("gylfir", "draugr-2")
    table.warriors("gylfir", "axeman axeman axeman axeman").give("gylfir", favour=0)
    table.play(assign_warriors, ["axeman", "axeman#2"], ["axeman", "axeman#2"])
    table.faces("double-hit double-hit blank blank").play(draugr_fights)
    assert table.stock("gylfir", "coin") == (2,)


def test_17_32_healing_is_declared_when_losses_are_known() -> None:
    table = Table().rune("gylfir", "healing").give("gylfir", favour=0).faces("shield double-hit")
    assert table.fight("gylfir", "draugr-blue-raider", "spearman axeman", "yes")
    asked = next(question for question in table.asked if question.key == "use-healing")
    assert asked.args["losses"] == 1
    assert table.state.bands["draugr-1"].size == 2


def test_17_32_healing_is_not_asked_for_without_losses() -> None:
    table = Table().rune("gylfir", "healing").give("gylfir", favour=0).faces("shield double-hit")
    assert table.fight("gylfir", "draugr-blue-thrall", "spearman axeman")
    assert table.keys_asked() == []


def test_17_33_the_glory_rune_counts_the_printed_glory_of_the_kraken_too() -> None:
    table = Table("ullr dagrun").rune("ullr", "glory").give("ullr", favour=0).journey("shore-1", "kraken")
    table.sail("ullr", SMALL, "shore-1", "swordsman swordsman", food=1).faces("double-hit double-hit")
    table.voyage(SMALL, "yes")
    assert table.champion("ullr").sources == {"ullr": 1, "kraken": 3, "rune-glory": 1}


def test_17_34_a_fight_without_warriors_does_not_take_place() -> None:
    table = Table().place("gylfir", "troll")
    table.play(assign_warriors, [])
    table.play(troll_fight)
    assert table.told("fight-begins") == []
    assert table.state.troll == "troll-forest"


def test_17_35_hunting_with_nobody_brings_nothing() -> None:
    table = Table().warriors("gylfir", "")
    table.state.workers = {HUNT: [2]}
    table.play(hunt)
    assert table.told("hunts")[0].args == {"seat": 2, "hits": 0, "food": 0}


@pytest.mark.parametrize(("shed", "target", "blame"), [("no", "nobody", (2, 0)), ("yes", "0", (1, 1))])
def test_17_36_both_parts_of_the_trolls_blame_are_optional(
    shed: str, target: str, blame: tuple[int, int]
) -> None:
    table = (
        Table().give("gylfir", favour=0, blame=2).place("gylfir", "troll").warriors("gylfir", "axeman axeman")
    )
    table.play(assign_warriors, ["axeman", "axeman#2"])
    table.faces("double-hit double-hit").play(troll_fight, shed, target)
    assert (table.stock("gylfir", "blame")[0], table.stock("asmundr", "blame")[0]) == blame
    assert table.state.troll is None


# ---------------------------------------------------------------------- journeys


@pytest.mark.parametrize(
    ("card", "warriors", "food", "lost"),
    [
        ("lost", "axeman", 0, ["axeman"]),
        ("lost", "", 1, ["food"]),
        ("storm", "", 2, ["food"]),
        ("no-wind", "axeman", 2, ["food"]),
        ("whirlpool", "", 2, []),
        ("whirlpool", "axeman axeman", 2, ["axeman"]),
    ],
)
def test_17_37_what_is_not_aboard_cannot_be_lost(
    card: str, warriors: str, food: int, lost: list[str]
) -> None:
    table = Table().journey("shore-1", card).sail("gylfir", SMALL, "shore-1", warriors, food=food)
    table.play(journey(table.game, SMALL, table.state.bands[SMALL], table.state.coasts["shore-1"]))
    assert [event.args["items"] for event in table.told("overboard")] == ([lost] if lost else [])


@pytest.mark.parametrize(
    ("card", "choices"), [("storm", ["food", "spearman", "axeman"]), ("whirlpool", ["spearman", "axeman"])]
)
def test_17_37_storm_and_whirlpool_let_choose_what_is_aboard(card: str, choices: list[str]) -> None:
    table = (
        Table().journey("shore-1", card).sail("gylfir", LARGE, "shore-1", "axeman axeman spearman", food=2)
    )
    band, coast = table.state.bands[LARGE], table.state.coasts["shore-1"]
    question = table.stopped(journey(table.game, LARGE, band, coast))
    assert list(question.values) == choices


def test_17_38_a_kraken_that_kills_all_ends_the_voyage() -> None:
    table = Table().give("gylfir", favour=0).journey("shore-1", "kraken")
    table.sail("gylfir", SMALL, "shore-1", "axeman", food=2).faces("blank").voyage(SMALL)
    assert table.told("repelled")[0].args["card"] == "journey-kraken"
    assert (table.state.bands[SMALL].food, len(table.told("fight-begins"))) == (0, 1)


def test_17_38_the_kraken_needs_warriors_aboard() -> None:
    table = Table().journey("shore-1", "kraken").sail("gylfir", SMALL, "shore-1", food=2).voyage(SMALL)
    assert table.told("fight-begins") == []


def test_17_39_the_kraken_is_no_trophy_and_goes_to_the_discard() -> None:
    table = Table().give("gylfir", favour=0).journey("shore-1", "kraken")
    table.sail("gylfir", SMALL, "shore-1", "axeman axeman", food=0).faces("double-hit double-hit").voyage(
        SMALL
    )
    assert (table.champion("gylfir").trophies, table.glory("gylfir")) == ([], 3)
    table.play(clean_up)
    assert table.state.journey_discard == ["journey-kraken"]


def test_17_40_the_journey_rune_reshuffles_without_the_card_just_discarded() -> None:
    table = Table().rune("gylfir", "journey").journey("shore-1", "lost")
    table.state.decks["journey"], table.state.journey_discard = [], ["journey-storm"]
    table.sail("gylfir", SMALL, "shore-1", food=1).voyage(SMALL, "yes")
    assert table.state.coasts["shore-1"].revealed == ["journey-lost", "journey-storm"]
    table = Table().rune("gylfir", "journey").journey("shore-1", "lost")
    table.state.decks["journey"] = []
    table.sail("gylfir", SMALL, "shore-1", "axeman", food=1).give("gylfir", favour=0)
    table.play(journey(table.game, SMALL, table.state.bands[SMALL], table.state.coasts["shore-1"]), "yes")
    assert table.state.bands[SMALL].size == 1


@pytest.mark.parametrize(("warriors", "food", "eat"), [(3, 2, 3), (3, 1, 2)])
def test_17_41_as_many_as_possible_eat(warriors: int, food: int, eat: int) -> None:
    table = Table().sail("gylfir", LARGE, "shore-1", "axeman " * warriors, food=food)
    table.play(feed(table.game, table.state.bands[LARGE], "shore-1"))
    assert table.state.bands[LARGE].size == eat


def test_17_41_the_owner_chooses_who_starves() -> None:
    table = Table().sail("gylfir", LARGE, "shore-3", "swordsman axeman axeman", food=2)
    question = table.stopped(feed(table.game, table.state.bands[LARGE], "shore-3"))
    assert isinstance(question, PickSome)
    assert (question.key, question.least, question.most) == ("starvation", 1, 1)


def test_17_42_knowledge_shows_what_lies_there_at_that_moment() -> None:
    table = Table().rune("gylfir", "knowledge").journey("shore-2", "kraken")
    table.state.coasts["shore-1"].journey = None
    interrupt(table.game, 2, "rune-knowledge")
    seen = {event.args["place"]: event.args["card"] for event in table.told("you-see-journey")}
    assert seen == {"shore-2": "journey-kraken", "shore-3": "journey-all-quiet"}
    assert table.champion("gylfir").peeked == ["shore-2", "shore-3"]
    table.sail("asmundr", SMALL, "shore-2").voyage(SMALL)
    assert table.champion("gylfir").peeked == ["shore-3"]


# ---------------------------------------------------------------------- destinies and scoring


@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("leader-of-armies", 3),
        ("runemaster", 2),
        ("prosperous", 7),
        ("odins-favored", 4),
        ("prepared", 5),
        ("craftsman", 6),
        ("crusher-of-ice", 2),
        ("master-of-flames", 1),
        ("earth-smasher", 0),
        ("troll-slayer", 1),
        ("slayer-of-the-undead", 2),
        ("monster-hunter", 1),
    ],
)
def test_17_43_what_counts_for_a_destiny(card: str, count: int) -> None:
    table = Table().give("gylfir", food=5, wood=6, coin=7, favour=4).rune("gylfir", "glory", "wealth")
    table.champion("gylfir").used = ["rune-glory"]
    table.sail("gylfir", SMALL, "shore-1", "axeman axeman")
    table.trophies("gylfir", "sea-serpent", "draugr-blue-raider", "draugr-red-thrall", "troll-king")
    assert owned(table.game, 2, DESTINIES[card].most) == count


@pytest.mark.parametrize("card", DESTINIES)
def test_17_44_zero_never_fulfils_a_destiny(card: str) -> None:
    table = Table()
    for name in table.names:
        table.give(name, food=0, wood=0, coin=0, favour=0).warriors(name, "")
    score(table.game, 0, card, "destiny")
    assert table.glory("asmundr") == 0


def test_17_45_others_meet_a_destiny_without_holding_the_card() -> None:
    table = Table().give("asmundr", wood=4).give("dagrun", wood=4)
    score(table.game, 0, "craftsman", "destiny")
    assert table.glory("asmundr") == 2
    assert table.glory("dagrun") == 0


def test_17_46_success_tells_only_the_result() -> None:
    table = (
        Table()
        .rune("asmundr", "success")
        .destiny("asmundr", "monster-hunter")
        .trophies("dagrun", "sea-serpent")
    )
    interrupt(table.game, 0, "rune-success:monster-hunter")
    told = [(event.key, event.args) for event in table.game.events if event.key.startswith("destiny")]
    assert told == [("destiny-fails", {"seat": 0, "card": "monster-hunter"})]
    assert table.champion("asmundr").destinies == ["monster-hunter"]


def test_17_47_glory_may_become_negative() -> None:
    table = Table().give("gylfir", blame=9, coin=0, favour=0)
    table.play(final_scoring)
    assert table.glory("gylfir") < 0


def test_17_48_last_call_once_around_for_runes_of_any_time_only() -> None:
    table = Table().rune("dagrun", "gifts", "glory").rune("gylfir", "healing").rune("asmundr", "wealth")
    table.state.first = 1
    table.play(last_call, "rune-gifts:0-0-4", "done")
    assert [question.seat for question in table.asked] == [1, 0]
    assert table.stock("dagrun", "coin") == (5,)
    assert table.champion("asmundr").used == []


def test_17_48_no_last_call_for_runes_that_can_bring_nothing_any_more() -> None:
    table = Table().rune("dagrun", "knowledge").rune("gylfir", "wealth").give("gylfir", coin=0)
    table.play(last_call)
    assert table.told("last-call-begins") == []
    question = table.give("gylfir", coin=1).stopped(last_call)
    assert (question.seat, list(question.values)) == (2, ["rune-wealth", "done"])


def test_17_49_nothing_interrupts_between_the_roll_and_the_removal_of_losses() -> None:
    table = Table().rune("gylfir", "wealth").give("gylfir", favour=1).warriors("gylfir", "axeman axeman")
    table.place("gylfir", "troll").place("dagrun", "draugr-1")
    table.state.step = "assign"
    match = table.match()
    assert match.offer(2) is not None
    match.answer(2, ["axeman", "axeman#2"])
    match.answer(1, [])
    assert match.question(2) is not None
    assert match.question(2).key == "after-roll"  # type: ignore[union-attr]
    assert match.offer(2) is None
    assert match.offer(0) is None


def test_17_49_interruptions_happen_in_the_order_they_arrive() -> None:
    table = Table().rune("gylfir", "wealth").rune("dagrun", "gifts")
    table.state.step = "place"
    match = table.match()
    match.interrupt(1, "rune-gifts:4-0-0")
    match.interrupt(2, "rune-wealth")
    assert [event.args["card"] for event in match.events if event.key == "uses-rune"] == [
        "rune-gifts",
        "rune-wealth",
    ]
    assert match.waiting == [0]
    assert offers(table.game, 0) is None


def test_17_50_the_tie_break_counts_trophies_of_all_types() -> None:
    table = (
        Table("asmundr dagrun")
        .trophies("asmundr", "troll-bog", "sea-serpent")
        .trophies("dagrun", "troll-king")
    )
    assert winners(table.state) == [0]


def test_10_9_who_is_last_is_scored_first() -> None:
    table = Table()
    for name, glory in (("asmundr", 9), ("dagrun", 4), ("gylfir", 7)):
        table.game.gain_glory(table.seat(name), glory, "skald")
    table.play(final_scoring)
    scored = [event.args["seat"] for event in table.told("glory")[3:]]
    assert list(dict.fromkeys(scored)) == [1, 2, 0]
