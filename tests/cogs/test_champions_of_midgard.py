"""Champions of Midgard at the table: its commands, and what may be done at any time."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from cogs.champions_of_midgard import rune_moves
from cogs.moves import play_move
from games.champions_of_midgard.components import LOCATIONS, LONGSHIPS
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.runes import ANYTIME
from games.champions_of_midgard.state import FIGHTS
from games.engine import Match as Rules
from games.engine import Pick
from locales import Words
from rendering.text import voice_of
from tests.cogs import folk
from tests.cogs.folk import Match, by_panel, has
from tests.cogs.town import Person, Town, buttons, menus, text_of, verb_of
from tests.games.champions_of_midgard.table import Table

pytestmark = pytest.mark.asyncio


async def begun(town: Town, people: int = 3) -> Match:
    """A match in which everybody already leads somebody."""
    players = await folk.gather(town, people, ["en-US"])
    settings = {"options": "random_leaders"}
    return await folk.begin(town, players, game="champions-of-midgard", settings=settings)


async def rules_of(match: Match) -> Rules:
    """The rules' match."""
    async with match.town.bot.hall.look(match.number) as sitting:
        rules: Rules = sitting.match
        return rules


async def play_until(match: Match, wanted: Callable[[Rules], Any], habit: folk.Habit = by_panel) -> Any:
    """Play until there is something wanted, and return it."""
    dice = random.Random(6)
    while not (found := wanted(await rules_of(match))):
        assert not match.over, "it never happened"
        await folk.play(match, [habit], dice, most=1)
    return found


async def to_the_runesmith(town: Town, match: Match, person: Person, dice: random.Random) -> None:
    """Whoever can buys a rune, if possible one that works at any time."""
    rules = await rules_of(match)
    seat = match.players.index(person)
    question = rules.question(seat)
    if isinstance(question, Pick) and question.key == "place-worker" and "runesmith" in question.values:
        await town.command(person, "midgard place", at=match.channel, where="runesmith")
        rules = await rules_of(match)
        question = rules.question(seat)
        assert isinstance(question, Pick)
        runes = sorted(question.values, key=lambda rune: rune not in ANYTIME)
        await town.command(person, "move", at=match.channel, answer=runes[0])
    else:
        await by_panel(town, match, person, dice)


async def to_sea_and_into_fights(town: Town, match: Match, person: Person, dice: random.Random) -> None:
    """Whoever can boards a ship, or else reserves a fight."""
    question = (await rules_of(match)).question(match.players.index(person))
    places = question.values if isinstance(question, Pick) and question.key == "place-worker" else []
    wanted = [place for place in (*LONGSHIPS, *FIGHTS) if place in places]
    if wanted:
        await town.command(person, "midgard place", at=match.channel, where=wanted[0])
    else:
        await by_panel(town, match, person, dice)


def rune_out_of_turn(rules: Rules) -> list[tuple[int, str]]:
    """Who could use a rune now although somebody else is awaited."""
    offers = [(seat, rules.offer(seat)) for seat in range(rules.seats) if seat not in rules.waiting]
    return [
        (seat, offer.values[0])
        for seat, offer in offers
        if offer is not None and offer.values[0].startswith("rune-")
    ]


def who_may_reroll(rules: Rules) -> list[int]:
    """Who has rolled more than one die and has favour."""
    asked = {seat: rules.question(seat) for seat in rules.waiting}
    roll = rules.state.roll
    if roll is None or len(roll.faces) < 2:
        return []
    return [seat for seat, it in asked.items() if isinstance(it, Pick) and "reroll" in it.values]


def sealed(rules: Rules) -> bool:
    """Whether two at least are assigning warriors in secret."""
    return bool(rules.state.assigning == "sealed" and len(rules.waiting) > 1)


def one_and_a_captain(rules: Rules) -> list[int]:
    """Somebody who is assigning in secret, and another who has a ship and food to load."""
    if not sealed(rules):
        return []
    captains = {band.seat for band in rules.state.bands.values() if band.shore is not None}
    loading = [seat for seat in rules.waiting if seat in captains and hungry(rules, seat)]
    others = [seat for seat in rules.waiting if seat not in loading[:1]]
    return [others[0], loading[0]] if loading and others else []


def hungry(rules: Rules, seat: int) -> bool:
    """Whether a seat has both food and warriors to send."""
    champion = rules.state.champions[seat]
    return bool(champion.stock["food"] and 0 < sum(champion.warriors.values()) < 5)


async def test_a_rune_is_used_out_of_turn_and_everybody_reads_of_it(town: Town) -> None:
    match = await begun(town)
    seat, use = (await play_until(match, rune_out_of_turn, to_the_runesmith))[0]
    person, awaited = match.players[seat], match.awaited
    panel = await town.press(person, match.board, "turn")
    assert panel is not None
    offers = await town.press(person, panel, "offers")
    assert offers is not None
    menu = next((it["custom_id"] for it in menus(offers) if verb_of(it["custom_id"]) == "take"), None)
    if menu is None:
        await town.press(person, offers, "take")
    else:
        await town.press(person, offers, menu, "0")
    rules = await rules_of(match)
    assert use.partition(":")[0] in rules.state.champions[seat].used
    assert f"**{person.name}** uses the rune" in text_of(match.board)
    assert match.awaited == awaited


async def test_a_rune_is_used_out_of_turn_by_typing(town: Town) -> None:
    match = await begun(town)
    seat, use = (await play_until(match, rune_out_of_turn, to_the_runesmith))[0]
    person = match.players[seat]
    offered = await town.complete(person, "midgard rune", "rune", "", at=match.channel)
    moves = await town.complete(person, "move", "answer", "", at=match.channel)
    assert offered[0] in moves
    await town.command(person, "midgard rune", at=match.channel, rune=offered[0]["value"])
    assert use.partition(":")[0] in (await rules_of(match)).state.champions[seat].used
    await town.command(person, "midgard rune", at=match.channel, rune=offered[0]["value"])
    assert "no longer open" in text_of(seen(person)) or "Nothing is asked" in text_of(seen(person))


async def test_a_rune_that_is_asked_for_can_be_typed_and_one_to_buy_is_none_to_use() -> None:
    voice = voice_of(Words("en", GAME), folk.NAMES)
    table = Table().rune("gylfir", "healing").give("gylfir", favour=0).warriors("gylfir", "axeman axeman")
    table.enemy("troll", "troll-king").place("gylfir", "troll").state.step = "assign"
    match = table.match()
    match.answer(2, ["axeman", "axeman#2"])
    [(words, value)] = rune_moves(match, 2, "heal", voice)
    assert words == "Use Healing"
    assert rune_moves(match, 2, "gifts", voice) == []
    play_move(match, 2, value, voice)
    assert match.state.champions[2].used == ["rune-healing"]
    table = Table()
    table.state.step = "place"
    match = table.match()
    match.answer(0, "runesmith")
    assert rune_moves(match, 0, "", voice) == []


async def test_the_hand_offers_what_works_at_any_time(town: Town) -> None:
    match = await begun(town)
    seat, _ = (await play_until(match, rune_out_of_turn, to_the_runesmith))[0]
    hand = await town.press(match.players[seat], match.board, "hand")
    assert hand is not None
    assert has(hand, "offers")


async def test_a_new_rune_comes_by_direct_message(town: Town) -> None:
    match = await begun(town)
    person = match.awaited[0]
    places = await town.complete(person, "midgard place", "where", "runesmith", at=match.channel)
    where = places[0]["value"]
    runes = await town.complete(person, "midgard place", "choice", "", at=match.channel, where=where)
    await town.command(person, "midgard place", at=match.channel, where=where, choice=runes[0]["value"])
    assert runes[0]["name"].partition(" (")[0] in text_of(town.dms(person)[-1])


async def test_who_looks_at_a_journey_card_sees_it_at_once_and_alone(town: Town) -> None:
    match = await begun(town)
    person = match.awaited[0]
    [sage] = await town.complete(person, "midgard place", "where", "sage", at=match.channel)
    await town.command(person, "midgard place", at=match.channel, where=sage["value"])
    panel = seen(person)
    await town.press(person, panel, "answer")
    rules = await rules_of(match)
    [journey] = rules.view(match.players.index(person)).champions[match.players.index(person)].own.journeys  # type: ignore[attr-defined]
    assert f"{journey.replace('shore-', 'Shore ')}: you see" in text_of(seen(person))
    assert all("you see" not in text_of(message) for message in town.messages(match.channel))


async def test_anybody_may_ask_that_warriors_are_assigned_in_turn_order(town: Town) -> None:
    match = await begun(town)
    await play_until(match, sealed, to_sea_and_into_fights)
    person = match.players[0]
    panel = await town.press(person, match.board, "turn")
    assert panel is not None
    offers = await town.press(person, panel, "offers")
    assert offers is not None
    await town.command(person, "midgard rune", at=match.channel, rune="ask for turn order")
    assert "asks for turn order" in text_of(match.board)
    assert len(match.awaited) == 1
    late = await town.press(person, offers, next(it["custom_id"] for it in pressable(offers)), *first(offers))
    assert late is None or "no longer open" in text_of(late)


async def test_who_has_assigned_may_begin_again_while_others_think(town: Town) -> None:
    match = await begun(town)
    one, other = await play_until(match, one_and_a_captain, to_sea_and_into_fights)
    dice = random.Random(6)
    await by_panel(town, match, match.players[one], dice)
    await by_panel(town, match, match.players[other], dice)
    panel = await town.press(match.players[one], match.board, "turn")
    assert panel is not None
    assert not has(panel, "back")
    fresh = await town.press(match.players[one], panel, "again")
    assert fresh is not None
    assert has(fresh, "answer")
    rules = await rules_of(match)
    assert rules.given(one) is None
    assert not rules.may_begin_again(one)


async def test_a_worker_is_placed_by_typing(town: Town) -> None:
    match = await begun(town)
    person = match.awaited[0]
    offered = await town.complete(person, "midgard place", "where", "", at=match.channel)
    assert {it["value"].partition("|")[0] for it in offered} == {(await rules_of(match)).question_id}
    beg = next(it for it in offered if it["name"].startswith("Beg"))
    choices = await town.complete(person, "midgard place", "choice", "", at=match.channel, where=beg["value"])
    assert [it["name"] for it in choices] == ["1 food", "1 wood", "1 coin"]
    await town.command(
        person, "midgard place", at=match.channel, where=beg["value"], choice=choices[1]["value"]
    )
    champion = (await rules_of(match)).state.champions[match.players.index(person)]
    assert (champion.stock["wood"], champion.stock["blame"]) == (2, 1)


async def test_warriors_and_food_are_sent_by_typing(town: Town) -> None:
    match = await begun(town)
    _, captain = await play_until(match, one_and_a_captain, to_sea_and_into_fights)
    person = match.players[captain]
    sent: dict[str, str] = {}
    while "food" not in sent:
        sent = {}
        for option in ("warriors", "food"):
            offered = await town.complete(person, "midgard assign", option, "", at=match.channel, **sent)
            if offered:
                sent[option] = offered[-1]["value"]
        assert sent
        await town.command(person, "midgard assign", at=match.channel, **sent)
    rules = await rules_of(match)
    told = [event for event in rules.events if event.key == "assigns" and event.args["seat"] == captain]
    assert rules.may_begin_again(captain) or told


async def test_dice_are_rerolled_by_typing(town: Town) -> None:
    match = await begun(town)
    seat = (await play_until(match, who_may_reroll))[0]
    person = match.players[seat]
    before = (await rules_of(match)).state.champions[seat].stock["favour"]
    dice = await town.complete(person, "midgard reroll", "dice", "", at=match.channel)
    await town.command(person, "midgard reroll", at=match.channel, dice=dice[0]["value"])
    rules = await rules_of(match)
    assert "rerolls" in [event.key for event in rules.events]
    spent = [
        event.args
        for event in rules.events
        if event.key == "goods" and event.args["item"] == "favour" and event.args["seat"] == seat
    ]
    assert (before, before - 1) in [(args["before"], args["after"]) for args in spent]


async def test_a_place_that_costs_too_much_is_refused_with_the_reason(town: Town) -> None:
    match = await begun(town)
    person = match.awaited[0]
    await town.command(person, "midgard place", at=match.channel, where="worker-huts")
    assert "costs 5 coins, and you have 1 (CM-17.10)" in text_of(seen(person))


async def test_a_place_is_meant_by_how_its_words_begin_and_refused_with_the_reason(town: Town) -> None:
    match = await begun(town)
    first = match.awaited[0]
    await town.command(first, "midgard place", at=match.channel, where="Smokeh")
    assert "smokehouse" in (await rules_of(match)).state.workers
    second = match.awaited[0]
    for typed in ("smokehouse", "SMOKE"):
        await town.command(second, "midgard place", at=match.channel, where=typed)
        assert f"**{first.name}** has a worker there (CM-4.2)" in text_of(seen(second))
    await town.command(second, "midgard place", at=match.channel, where="Valhalla")
    assert "none of your possible moves" in text_of(seen(second))
    assert match.awaited == [second]


@pytest.mark.parametrize(
    ("command", "words"),
    [("place", {"where": "beg"}), ("assign", {"warriors": "Axeman"}), ("reroll", {"dice": "die-1"})],
)
async def test_a_command_out_of_turn_is_refused_in_words(
    town: Town, command: str, words: dict[str, str]
) -> None:
    match = await begun(town)
    idle = next(person for person in match.players if person not in match.awaited)
    await town.command(idle, f"midgard {command}", at=match.channel, **words)
    assert "Nothing is asked of you" in text_of(seen(idle))


async def test_a_command_for_another_question_says_what_is_asked(town: Town) -> None:
    match = await begun(town)
    await town.command(match.awaited[0], "midgard reroll", at=match.channel, dice="die-1")
    assert "You are asked something else now: " in text_of(seen(match.awaited[0]))


async def test_a_longhouse_is_told_ones_own_or_anothers(town: Town) -> None:
    match = await begun(town)
    one, other = match.players[:2]
    await town.command(one, "midgard longhouse", at=match.channel)
    assert f"**{one.name}**" in text_of(seen(one))
    names = await town.complete(one, "midgard longhouse", "player", other.name[:2], at=match.channel)
    await town.command(one, "midgard longhouse", at=match.channel, player=names[0]["value"])
    assert f"**{other.name}**" in text_of(seen(one))
    assert "Stock: 1 food, 1 wood, 1 coin and 1 favour" in text_of(seen(one))


async def test_the_commands_are_refused_where_another_game_is_played(town: Town) -> None:
    players = await folk.gather(town, 2, ["en-US"])
    match = await folk.begin(town, players)
    for name, filled in {
        "midgard place": {"where": next(iter(LOCATIONS))},
        "midgard rune": {"rune": "x"},
        "midgard longhouse": {},
    }.items():
        await town.command(players[0], name, at=match.channel, **filled)
        assert "Blood Rage is played here" in text_of(seen(players[0]))
    assert await town.complete(players[0], "midgard place", "where", "", at=match.channel) == []


def seen(person: Person) -> Any:
    """What this person was shown last."""
    assert person.panel is not None
    return person.panel


def pressable(message: Any) -> list[dict[str, Any]]:
    """What takes an offer."""
    return [it for it in [*menus(message), *buttons(message)] if verb_of(it["custom_id"]) == "take"]


def first(message: Any) -> list[str]:
    """The first value of a menu."""
    return ["0"] if any(verb_of(it["custom_id"]) == "take" for it in menus(message)) else []
