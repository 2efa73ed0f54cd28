"""The worked examples EX-1 to EX-59: the rulebook's own and its numbers, and ours from EX-41 on."""

import pytest

from games.champions_of_midgard.cleanup import clean_up
from games.champions_of_midgard.combat import combat_round, lay_blame
from games.champions_of_midgard.destinies import score
from games.champions_of_midgard.game import GAME, standings
from games.champions_of_midgard.hunt import hunt
from games.champions_of_midgard.journeys import feed, journey
from games.champions_of_midgard.rolling import hits, shields
from games.champions_of_midgard.runes import interrupt, last_call
from games.champions_of_midgard.scoring import final_scoring, score_champion, sets, shame
from games.champions_of_midgard.setup import choose_leaders, fill_blue_locations, lay_out, round_setup, setup
from games.champions_of_midgard.state import Band, Midgard, Options, Roll
from games.champions_of_midgard.view import view
from games.engine import Fate
from games.engine.errors import NotAnOption
from locales import words
from rendering.registry import picture_mode, text_mode
from tests.games.champions_of_midgard.table import Table

SMALL, LARGE = "public-longship-5", "public-longship-10"
SWORDS = "swordsman swordsman swordsman swordsman"


def test_ex_1_draugr_reward() -> None:
    table = Table().give("gylfir", coin=1, favour=0)
    table.game.gain_glory(table.seat("gylfir"), 10, "skald")
    table.warriors("gylfir", "").faces("double-hit double-hit blank")
    assert table.fight("gylfir", "draugr-red-hersir", "swordsman swordsman swordsman")
    champion = table.champion("gylfir")
    assert (champion.glory, champion.stock["coin"], champion.trophies) == (16, 5, ["draugr-red-hersir"])
    assert view(table.game, table.seat("asmundr")).champions[2].trophies is None


def test_ex_2_glory_rune() -> None:
    table = Table().rune("gylfir", "glory").give("gylfir", favour=0).enemy("shore-1", "fire-giant")
    table.sail("gylfir", SMALL, "shore-1", "axeman axeman axeman", food=2).journey("shore-1", "all-quiet")
    table.faces("double-hit double-hit double-hit").voyage(SMALL, "yes")
    assert table.champion("gylfir").sources == {"monster": 13, "rune-glory": 6}
    assert table.champion("gylfir").used == ["rune-glory"]


@pytest.mark.parametrize(("leader", "runes", "drawn"), [("dagrun", 1, 4), ("dagrun", 0, 2), ("gylfir", 1, 3)])
def test_ex_3_dagrun_and_true_vision(leader: str, runes: int, drawn: int) -> None:
    table = Table().rune(leader, *["true-vision"] * runes)
    deck = table.state.decks["destiny"][::-1]
    table.place(leader, "sages-house", "shore-1", *["yes"] * runes, deck[1])
    assert table.champion(leader).destinies[1:] == [deck[1]]
    under = [deck[0], *deck[2:drawn]]
    assert table.state.decks["destiny"][::-1] == [*deck[drawn:], *under]
    assert [event.args["count"] for event in table.told("draws-destinies")] == [drawn]


def test_ex_4_worker_huts() -> None:
    table = Table("asmundr dagrun gylfir ullr")
    for name, price in zip(table.names, (5, 4, 3, 2), strict=True):
        table.give(name, coin=6).place(name, "worker-huts")
        assert table.stock(name, "coin") == (6 - price,)
        assert table.champion(name).workers == 3
        table.state.workers = {}
    assert "worker-huts" not in table.possible("asmundr")


@pytest.mark.parametrize(("coins", "favour"), [(1, 1), (3, 2), (6, 3), (10, 4)])
def test_ex_5_stave_church(coins: int, favour: int) -> None:
    table = Table().give("gylfir", coin=12, favour=0).place("gylfir", "stave-church", str(favour))
    assert table.stock("gylfir", "coin", "favour") == (12 - coins, favour)


def test_ex_5_the_stave_church_sells_only_these_lots() -> None:
    question = Table().give("gylfir", coin=11).asks("gylfir", "stave-church")
    assert list(question.values) == ["1", "2", "3", "4"]
    assert list(Table().give("gylfir", coin=5).asks("gylfir", "stave-church").values) == ["1", "2"]
    with pytest.raises(NotAnOption):
        question.check("5")


def rolled(leader: str, dice: str, faces: str, *, reaction: bool = False) -> tuple[int, int]:
    """The hits and shields of a roll."""
    table = Table(f"{leader} dagrun")
    roll = Roll(0, "troll", dice.split(), "troll-forest", faces.split(), reaction=reaction)
    return hits(table.game, roll), shields(roll)


def test_ex_6_svanhildr() -> None:
    assert rolled("svanhildr", SWORDS, "hit double-hit shield blank") == (5, 1)
    assert rolled("gylfir", SWORDS, "hit double-hit shield blank") == (3, 1)


def hunted(leader: str, dice: str, faces: str) -> int:
    """The food a hunter brings home."""
    table = Table(f"{leader} dagrun").warriors(leader, dice).give(leader, food=0, favour=0)
    table.state.workers = {"hunting-grounds": [0]}
    table.faces(faces).play(hunt)
    return table.champion(leader).stock["food"]


def test_ex_7_svanhildr_hunting() -> None:
    assert hunted("svanhildr", "swordsman swordsman swordsman", "hit double-hit double-hit") == 6


def test_ex_8_svanhildr_and_reaction() -> None:
    dice, faces = "swordsman spearman axeman", "shield shield hit"
    assert rolled("svanhildr", dice, faces, reaction=True) == (4, 2)
    assert rolled("gylfir", dice, faces, reaction=True) == (3, 2)


def test_ex_9_hunting_limit() -> None:
    assert hunted("gylfir", "axeman axeman axeman axeman", "double-hit double-hit double-hit hit") == 6


@pytest.mark.parametrize(
    ("lost", "food", "warriors"),
    [
        (["food", "food#2"], 1, 4),
        (["swordsman", "swordsman#2"], 3, 2),
        (["food", "axeman"], 2, 3),
    ],
)
def test_ex_10_lost(lost: list[str], food: int, warriors: int) -> None:
    table = Table().sail("gylfir", LARGE, "shore-3", "swordsman swordsman spearman axeman", food=3)
    table.journey("shore-3", "lost")
    home, band = table.home("gylfir"), table.state.bands[LARGE]
    table.play(journey(table.game, LARGE, band, table.state.coasts["shore-3"]), lost)
    assert (band.food, band.size) == (food, warriors)
    assert table.home("gylfir") == home


@pytest.mark.parametrize(("before", "after"), [(3, 6), (5, 10), (8, 13), (0, 0)])
def test_ex_11_wealth(before: int, after: int) -> None:
    table = Table().rune("gylfir", "wealth").give("gylfir", coin=before)
    interrupt(table.game, table.seat("gylfir"), "rune-wealth")
    assert table.stock("gylfir", "coin") == (after,)


@pytest.mark.parametrize(
    ("shore", "warriors", "food", "eat"),
    [("shore-1", 5, 3, 5), ("shore-1", 5, 2, 4), ("shore-3", 4, 3, 3), ("shore-2", 2, 3, 2)],
)
def test_ex_12_feeding(shore: str, warriors: int, food: int, eat: int) -> None:
    table = Table().sail("gylfir", LARGE, shore, " ".join(["spearman"] * warriors), food=food)
    band = table.state.bands[LARGE]
    table.play(feed(table.game, band, shore))
    assert (band.size, band.food) == (eat, 0)


def test_ex_13_placing_a_worker() -> None:
    table = Table().lying("hafter", 2).warriors("gylfir", "swordsman swordsman axeman")
    table.place("gylfir", "hafter")
    assert table.home("gylfir") == "swordsman swordsman spearman spearman axeman"
    assert table.state.goods["hafter"] == 0
    assert "hafter" not in table.possible("asmundr")
    fill_blue_locations(table.game)
    assert table.state.goods["hafter"] == 1


def test_ex_14_longhouse_limit() -> None:
    table = Table().lying("swordsmith", 3).warriors("gylfir", "spearman " * 7)
    supply = table.state.supply["swordsman"]
    table.place("gylfir", "swordsmith")
    assert table.game.army(table.seat("gylfir")) == 8
    assert table.state.goods["swordsmith"] == 0
    assert table.state.supply["swordsman"] == supply + 2


def test_ex_15_first_player_marker() -> None:
    table = Table().place("dagrun", "jarls-longhouse")
    assert (table.home("dagrun"), table.state.first) == ("swordsman swordsman", 1)
    table = Table().place("asmundr", "jarls-longhouse")
    assert (table.home("asmundr"), table.state.first) == ("swordsman swordsman", 1)


def test_ex_16_blame() -> None:
    assert [shame(blame) for blame in range(9)] == [0, -1, -3, -6, -10, -15, -21, -27, -33]


@pytest.mark.parametrize(
    ("players", "stalls", "workers", "shores", "ships"),
    [
        (2, 2, 4, 3, ["snekka", "drekkar"]),
        (3, 3, 3, 3, ["snekka", "karfi", "drekkar"]),
        (4, 4, 3, 4, ["snekka", "karfi", "skeid", "drekkar"]),
    ],
)
def test_ex_17_setup_by_number_of_players(
    players: int, stalls: int, workers: int, shores: int, ships: list[str]
) -> None:
    state = setup(Options(random_leaders=True), players)
    game = Midgard(state, Fate(b"a test"))
    lay_out(game)
    assert list(choose_leaders(game)) == []
    mercenaries = [
        stall for stall in state.stalls if stall in ("huskarl", "jomsviking", "plunderer", "varangian")
    ]
    assert (len(state.stalls), len(mercenaries)) == (stalls, stalls // 2)
    assert (len(state.coasts), state.shipyard) == (shores, ships)
    for champion in state.champions:
        assert champion.stock == {"food": 1, "wood": 1, "coin": 1, "favour": 1, "blame": 0}
        assert champion.warriors == {"swordsman": 1, "spearman": 0, "axeman": 0}
        assert (champion.workers, champion.hired, len(champion.destinies)) == (workers, False, 1)


def test_ex_18_leader_order() -> None:
    table = Table("asmundr dagrun gylfir svanhildr")
    table.state.options = Options(first_player=1)
    table.state.first = 1
    table.play(choose_leaders, "ullr", "dagrun", "gylfir", "asmundr")
    assert [question.seat for question in table.asked] == [0, 3, 2, 1]


def test_ex_19_losses_with_a_lethal_blow() -> None:
    table = Table().give("gylfir", favour=0).warriors("gylfir", "")
    table.faces("double-hit hit shield blank")
    assert table.fight("gylfir", "draugr-blue-hersir", SWORDS)
    assert table.state.bands["draugr-1"].size == 2
    assert table.glory("gylfir") == 6


def test_ex_20_several_rounds() -> None:
    table = Table().give("gylfir", favour=0).faces("hit hit blank double-hit")
    assert table.fight("gylfir", "troll-bog", "swordsman swordsman swordsman", place="troll")
    assert [event.args["damage"] for event in table.told("strikes")] == [2, 4]
    assert table.state.bands["troll"].size == 0


def test_ex_21_defeat() -> None:
    table = Table().give("gylfir", favour=0).faces("hit blank")
    assert not table.fight("gylfir", "troll-cave", "swordsman swordsman", place="troll")
    assert (table.glory("gylfir"), table.state.roll, table.state.bands["troll"].size) == (0, None, 0)
    table.play(clean_up)
    assert table.state.enemy_discard[0] == "troll-cave"
    assert [coast.coins for coast in table.state.coasts.values()] == [1, 1, 1]


@pytest.mark.parametrize(("blame", "left"), [(2, 1), (0, 0)])
def test_ex_22_troll_killed(blame: int, left: int) -> None:
    table = Table().give("asmundr", blame=blame)
    table.play(lay_blame(table.game, 0), *["yes"] * bool(blame), "2")
    assert table.stock("asmundr", "blame") == (left,)
    assert table.stock("gylfir", "blame") == (1,)
    table.state.troll = None
    table.play(clean_up)
    assert [champion.stock["blame"] for champion in table.state.champions] == [left, 0, 1]


def test_ex_23_troll_alive() -> None:
    table = Table()
    table.play(clean_up)
    assert [champion.stock["blame"] for champion in table.state.champions] == [1, 1, 1]


def test_ex_24_monster_bounty() -> None:
    table = Table().give("gylfir", favour=0, coin=0)
    for _ in range(3):
        table.play(clean_up)
    table.sail("gylfir", SMALL, "shore-1", "axeman axeman axeman", food=2)
    table.faces("double-hit double-hit double-hit").voyage(SMALL)
    assert table.stock("gylfir", "coin", "favour") == (3, 1)


def test_ex_24_no_bounty_is_told_where_no_monster_is_left() -> None:
    table = Table()
    for coast in table.state.coasts.values():
        coast.monster = None
    clean_up(table.game)
    assert table.told("bounties") == []
    assert {coast.coins for coast in table.state.coasts.values()} == {0}


def test_ex_25_blue_locations_pile_up() -> None:
    table = Table()
    for _ in range(3):
        table.play(clean_up)
        table.play(round_setup)
    assert (table.state.round, table.state.goods["blacksmith"]) == (4, 4)


def test_ex_26_empty_ship() -> None:
    table = Table().sail("gylfir", SMALL, "shore-2")
    card, monster = table.state.coasts["shore-2"].journey, table.state.coasts["shore-2"].monster
    table.voyage(SMALL)
    assert table.state.coasts["shore-2"].revealed == [card]
    table.play(clean_up)
    assert table.state.journey_discard == [card]
    assert table.state.coasts["shore-2"].monster == monster


def test_ex_27_forbidden_warriors() -> None:
    table = Table().give("gylfir", favour=0).enemy("shore-1", "battle-boar")
    table.sail("gylfir", LARGE, "shore-1", "axeman axeman spearman spearman", food=2)
    table.faces("double-hit double-hit").voyage(LARGE)
    assert table.told("forbidden-fall")[0].args["items"] == ["axeman", "axeman"]
    assert table.told("fight-begins")[0].args["count"] == 2


def test_ex_28_kraken() -> None:
    table = Table().give("gylfir", favour=0).journey("shore-1", "kraken").warriors("gylfir", "")
    table.sail("gylfir", LARGE, "shore-1", SWORDS, food=2)
    table.faces("double-hit hit blank blank double-hit hit").voyage(LARGE)
    assert table.champion("gylfir").sources == {"kraken": 3, "monster": 7}
    assert [event.args["count"] for event in table.told("fight-begins")] == [4, 2]
    assert [event.args["food"] for event in table.told("feeds")] == [2]


def test_ex_29_sets() -> None:
    blue = ["draugr-blue-thrall", "nykr", "sea-serpent"]
    red = ["draugr-red-thrall", "fire-giant"]
    yellow = ["draugr-yellow-thrall", "draugr-yellow-raider", "cave-bear", "stone-giant"]
    assert sets([*blue, *red, *yellow, *["troll-bog"] * 5]) == 2


def test_ex_30_coins_and_favour() -> None:
    table = Table().give("gylfir", coin=8, favour=3).destiny("gylfir")
    score_champion(table.game, table.seat("gylfir"))
    assert table.champion("gylfir").sources == {"coins": 2, "favour": 6}


@pytest.mark.parametrize(
    ("wood", "glory"), [((4, 3, 3, 0), 5), ((4, 4, 1, 0), 2), ((0, 0, 0, 0), 0), ((3, 4, 0, 0), 0)]
)
def test_ex_31_destiny_alone_shared_or_none(wood: tuple[int, ...], glory: int) -> None:
    table = Table("asmundr dagrun gylfir ullr")
    for name, count in zip(table.names, wood, strict=True):
        table.give(name, wood=count)
    score(table.game, 0, "craftsman", "destiny")
    assert table.glory("asmundr") == glory


def test_ex_32_asmundr() -> None:
    table = Table().give("asmundr", favour=3, coin=0).destiny("asmundr").faces("blank blank double-hit")
    table.fight("asmundr", "draugr-blue-thrall", "swordsman", "blanks", "blanks", "accept")
    assert table.champion("asmundr").sources == {"asmundr": 4, "draugr": 3}
    score_champion(table.game, 0)
    assert table.champion("asmundr").sources["favour"] == 2


def test_ex_33_gylfir() -> None:
    table = Table().give("gylfir", coin=0).give("dagrun", coin=0)
    assert "merchant-ship" in table.possible("gylfir")
    assert "merchant-ship" not in table.possible("dagrun")
    table.place("gylfir", "merchant-ship")
    assert table.stock("gylfir", "food", "coin") == (5, 0)


def test_ex_34_ullr() -> None:
    table = Table("ullr dagrun").give("ullr", favour=0)
    for kind in ("swordsman", "spearman"):
        table.state.supply[kind] -= 3
    band = table.state.bands["troll"] = Band(0, None, {"swordsman": 3, "spearman": 3})
    roll = Roll(0, "troll", ["swordsman"] * 3 + ["spearman"] * 3, "troll-forest")
    table.faces("double-hit double-hit blank shield shield blank")
    table.faces("hit blank blank shield shield blank")
    table.faces("double-hit blank blank shield shield blank")
    for _ in range(3):
        table.play(combat_round(table.game, roll, band))
    assert table.glory("ullr") == 2


def test_ex_34_ullr_gains_it_in_a_combat_he_loses() -> None:
    table = Table("ullr dagrun").give("ullr", favour=0).faces("double-hit")
    assert not table.fight("ullr", "draugr-blue-hersir", "swordsman")
    assert table.champion("ullr").sources == {"ullr": 1}


@pytest.mark.parametrize(("food", "most"), [(2, 2), (5, 3)])
def test_ex_35_aumingi(food: int, most: int) -> None:
    table = Table().give("gylfir", food=food, favour=0)
    table.state.stalls = ["aumingi"]
    question = table.asks("gylfir", "aumingi")
    assert (question.least, question.most) == (1, most)
    table = Table().give("gylfir", food=food, favour=0)
    table.state.stalls = ["aumingi"]
    table.place("gylfir", "aumingi", most)
    assert table.stock("gylfir", "food", "favour") == (food - most, most)


def test_ex_35_aumingi_wants_food() -> None:
    table = Table().give("gylfir", food=0)
    table.state.stalls = ["aumingi"]
    assert "aumingi" not in table.possible("gylfir")


def test_ex_36_market() -> None:
    table = Table().give("gylfir", food=1, wood=2, coin=1).place("gylfir", "market", 0, 0)
    assert table.stock("gylfir", "food", "wood", "coin") == (0, 0, 4)


@pytest.mark.parametrize(("ship", "warriors", "food"), [(SMALL, 3, 2), (LARGE, 6, 4)])
def test_ex_37_capacity(ship: str, warriors: int, food: int) -> None:
    table = Table().warriors("gylfir", "spearman " * 8).give("gylfir", food=9)
    table.place("gylfir", ship, "shore-1")
    table.state.step = "assign"
    match = table.match()
    match.answer(2, ["spearman", *(f"spearman#{number}" for number in range(2, warriors + 1))])
    question = match.question(2)
    assert question is not None
    assert question.check(food) == food
    with pytest.raises(NotAnOption):
        question.check(food + 1)


@pytest.mark.parametrize(("trophies", "places"), [(8, [1, 2]), (9, [1, 1])])
def test_ex_38_tie_break(trophies: int, places: list[int]) -> None:
    table = Table("asmundr dagrun")
    for name, count in (("asmundr", 9), ("dagrun", trophies)):
        table.game.gain_glory(table.seat(name), 62, "skald")
        table.champion(name).trophies = ["troll-bog"] * 2 + ["nykr"] * (count - 2)
    table.state.step = "over"
    assert [standing.place for standing in standings(table.state)] == places


def test_ex_39_variant_suspicious_townsfolk() -> None:
    assert [champion.stock["blame"] for champion in Table(suspicious=True).state.champions] == [1, 1, 1]


def test_ex_40_variant_chronicle() -> None:
    told, drawn = [], []
    for chronicle, trophies in ((True, ["sea-serpent"]), (False, None)):
        table = Table(chronicle=chronicle).trophies("gylfir", "sea-serpent")
        seen, said = view(table.game, None), words("en", GAME)
        assert seen.champions[2].trophies == trophies
        told.append("Sea Serpent" in " ".join(text_mode(GAME).board(seen, said, table.names)))
        drawn.append(list(picture_mode(GAME).board(seen, said, table.names).scene.listed()))
    assert told == [True, False]
    assert drawn[0] != drawn[1]


def test_ex_41_healing() -> None:
    table = Table().rune("gylfir", "healing").give("gylfir", favour=0)
    table.faces("hit blank blank blank double-hit blank blank blank")
    assert table.fight("gylfir", "troll-mountain", SWORDS, "yes", place="troll")
    assert [event.args["warriors"] for event in table.told("rolls")] == [["swordsman"] * 4] * 2
    assert table.state.bands["troll"].size == 0


def test_ex_42_potential_then_favour() -> None:
    table = Table().rune("gylfir", "potential").give("gylfir", favour=1)
    table.faces("blank blank hit shield blank double-hit")
    answers = ["rune-potential", "blanks", ["swordsman", "spearman"]]
    assert table.fight("gylfir", "draugr-blue-hersir", "swordsman spearman axeman", *answers)
    assert table.told("strikes")[0].args["hits"] == 3
    assert table.told("falls")[0].args["items"] == ["swordsman", "spearman"]


def test_ex_42_favour_then_potential() -> None:
    table = Table().rune("gylfir", "potential").give("gylfir", favour=1)
    table.faces("blank blank hit blank shield double-hit")
    answers = ["blanks", "rune-potential", ["swordsman", "spearman"]]
    assert table.fight("gylfir", "draugr-blue-hersir", "swordsman spearman axeman", *answers)
    assert table.told("strikes")[0].args["hits"] == 3


def test_ex_43_ullr_and_rerolls() -> None:
    table = Table("ullr dagrun").give("ullr", favour=1).faces("double-hit hit")
    assert not table.fight("ullr", "draugr-blue-hersir", "swordsman", "reroll")
    assert table.champion("ullr").sources == {}


def test_ex_44_journey_rune() -> None:
    table = Table().rune("gylfir", "journey").give("gylfir", favour=0)
    table.journey("shore-1", "kraken").next_journeys("all-quiet")
    table.sail("gylfir", SMALL, "shore-1", "swordsman", food=1).faces("blank").voyage(SMALL, "yes")
    assert table.told("journey-replaced")[0].args["card"] == "journey-all-quiet"
    assert "kraken" not in str(table.told("fight-begins"))
    table.play(clean_up)
    assert table.state.journey_discard == ["journey-kraken", "journey-all-quiet"]
    assert table.keys_asked() == ["use-journey"]


@pytest.mark.parametrize(
    ("card", "warriors", "left"),
    [("storm", "swordsman swordsman", 1), ("storm", "", 0), ("no-wind", "axeman", 1)],
)
def test_ex_45_storm_without_food(card: str, warriors: str, left: int) -> None:
    table = Table().journey("shore-1", card).sail("gylfir", SMALL, "shore-1", warriors)
    band = table.state.bands[SMALL]
    table.play(journey(table.game, SMALL, band, table.state.coasts["shore-1"]))
    assert band.size == left


@pytest.mark.parametrize("kind", ["swordsman", "axeman"])
def test_ex_46_mixed_gain_at_the_limit(kind: str) -> None:
    table = Table().warriors("gylfir", "spearman " * 7).give("gylfir", coin=2)
    table.state.stalls = ["jomsviking"]
    table.place("gylfir", "jomsviking", [kind])
    assert table.champion("gylfir").warriors[kind] == 1
    assert table.game.army(table.seat("gylfir")) == 8
    assert table.stock("gylfir", "coin") == (0,)


def test_ex_47_empty_supply() -> None:
    table = Table().lying("blacksmith", 0).give("gylfir", coin=2).warriors("gylfir", "")
    table.warriors("dagrun", "axeman " * 8)
    table.sail("asmundr", LARGE, "shore-1", "axeman axeman")
    fill_blue_locations(table.game)
    assert (table.state.supply["axeman"], table.state.goods["blacksmith"]) == (0, 0)
    table.state.stalls = ["jomsviking"]
    table.place("gylfir", "jomsviking")
    assert (table.home("gylfir"), table.stock("gylfir", "coin")) == ("swordsman", (0,))
    table.place("gylfir", "blacksmith")
    assert table.home("gylfir") == "swordsman"


def test_ex_48_all_shores_taken() -> None:
    table = Table().give("gylfir", coin=5)
    table.champion("gylfir").ship = "snekka"
    table.sail("asmundr", "drekkar", "shore-1").sail("dagrun", "karfi", "shore-2")
    assert {SMALL, LARGE, "snekka"} <= set(table.possible("gylfir"))
    table.sail("dagrun", LARGE, "shore-3")
    assert not {SMALL, LARGE, "snekka"} & set(table.possible("gylfir"))


def test_ex_49_sealed_assignment() -> None:
    table = Table().place("asmundr", "troll").place("dagrun", "draugr-1").place("gylfir", "draugr-2")
    table.state.first = 1
    table.state.step = "assign"
    match = table.match()
    assert match.waiting == [1, 2, 0]
    match.answer(0, ["swordsman"])
    match.answer(1, ["swordsman"])
    assert match.waiting == [2]
    match.interrupt(2, "turn-order")
    assert match.state.champions[0].warriors["swordsman"] == 1
    assert match.waiting == [1]
    told = match.answer(1, [])
    assert [event.key for event in told] == ["assigns-nothing"]
    assert match.waiting == [2]


def test_ex_50_marker_and_order() -> None:
    table = Table()
    table.state.step = "place"
    match = table.match()
    for seat, place in ((0, "swordsmith"), (1, "hafter"), (2, "jarls-longhouse")):
        assert match.waiting == [seat]
        match.answer(seat, place)
    assert (match.state.first, match.waiting) == (2, [0])
    for place in ("blacksmith", "smokehouse", "draugr-1", "troll", "draugr-2", "hunting-grounds"):
        match.answer(match.waiting[0], place)
    assert match.state.assigning == "sealed"
    match.interrupt(0, "turn-order")
    assert match.state.unassigned == [2, 0, 1]
    assert match.waiting == [2]


def test_ex_51_success() -> None:
    table = Table().rune("asmundr", "success").destiny("asmundr", "troll-slayer")
    table.trophies("asmundr", "troll-bog", "troll-bog").trophies("dagrun", "troll-cave", "troll-cave")
    table.trophies("gylfir", "troll-king")
    interrupt(table.game, 0, "rune-success:troll-slayer")
    assert (table.glory("asmundr"), table.champion("asmundr").shown) == (3, ["troll-slayer"])
    table.trophies("asmundr", "troll-bog")
    score(table.game, 0, "troll-slayer", "destiny")
    assert table.champion("asmundr").sources == {"rune-success": 3, "destiny": 6}


def test_ex_52_success_failing() -> None:
    table = Table().rune("asmundr", "success").destiny("asmundr", "troll-slayer")
    table.trophies("asmundr", "troll-bog").trophies("dagrun", "troll-cave", "troll-cave")
    interrupt(table.game, 0, "rune-success:troll-slayer")
    champion = table.champion("asmundr")
    assert (champion.glory, champion.used, champion.shown) == (0, ["rune-success"], ["troll-slayer"])
    assert table.told("destiny-fails")[0].args == {"seat": 0, "card": "troll-slayer"}


def test_ex_53_destiny_deck_of_one_card() -> None:
    table = Table()
    table.state.decks["destiny"] = ["craftsman"]
    table.place("dagrun", "sages-house", "shore-2")
    assert table.champion("dagrun").destinies[-1] == "craftsman"
    table.state.workers = {}
    table.place("dagrun", "sages-house", "shore-1")
    assert table.champion("dagrun").peeked == ["shore-2", "shore-1"]
    assert len(table.champion("dagrun").destinies) == 2


def test_ex_54_journey_deck_empty() -> None:
    table = Table()
    state = table.state
    state.journey_discard, state.decks["journey"] = state.decks["journey"], []
    state.coasts["shore-1"].revealed = ["journey-all-quiet"]
    state.coasts["shore-1"].journey = None
    table.play(clean_up)
    table.play(round_setup)
    assert None not in [coast.journey for coast in state.coasts.values()]
    assert (len(state.decks["journey"]), state.journey_discard) == (15, [])


def test_ex_55_surplus_damage_and_shields() -> None:
    table = Table().give("gylfir", favour=0).faces("double-hit double-hit shield shield")
    assert table.fight("gylfir", "draugr-blue-thrall", SWORDS)
    assert table.state.bands["draugr-1"].size == 4
    assert table.glory("gylfir") == 3


def test_ex_56_rewards_for_later_fights() -> None:
    table = Table().give("gylfir", favour=0).enemy("shore-1", "sea-serpent")
    table.sail("gylfir", SMALL, "shore-1", "axeman axeman axeman", food=2)
    table.sail("gylfir", LARGE, "shore-3", "axeman", food=1)
    table.faces("double-hit double-hit blank").voyage(SMALL)
    assert "after-roll" not in table.keys_asked()
    assert table.stock("gylfir", "favour") == (2,)
    table.faces("blank double-hit").voyage(LARGE, "blanks", "accept")
    assert table.stock("gylfir", "favour") == (1,)


def test_ex_57_negative_score() -> None:
    table = Table().give("gylfir", coin=0, favour=0, blame=6).destiny("gylfir")
    table.game.gain_glory(table.seat("gylfir"), 2, "skald")
    table.play(final_scoring)
    assert table.glory("gylfir") == -19


def test_ex_58_last_call() -> None:
    table = Table().rune("gylfir", "wealth").give("gylfir", coin=7, favour=0).destiny("gylfir", "prosperous")
    table.give("dagrun", coin=11)
    table.play(last_call, "rune-wealth")
    table.play(final_scoring)
    assert table.stock("gylfir", "coin") == (12,)
    assert table.champion("gylfir").sources == {"destiny": 5, "coins": 4, "runes": 3}


def test_ex_59_several_favour_in_one_roll() -> None:
    table = Table().give("asmundr", favour=2).faces("blank hit blank shield hit double-hit")
    answers = ["reroll", ["die-1"], "reroll", ["die-1", "die-3"]]
    assert table.fight("asmundr", "draugr-blue-raider", "swordsman swordsman swordsman", *answers)
    assert table.champion("asmundr").sources["asmundr"] == 4
    assert table.told("strikes")[0].args["hits"] == 4
