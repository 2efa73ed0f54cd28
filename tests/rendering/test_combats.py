"""A fight as the saga tells it is the fight that is fought."""

from typing import Any

import pytest

from games.champions_of_midgard.components import ENEMIES
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.hunt import hunt
from games.champions_of_midgard.rolling import hits_under
from games.champions_of_midgard.state import HUNT, Roll
from games.champions_of_midgard.view import view
from games.engine import Event
from locales import words
from rendering.champions_of_midgard.combats import fight, going_on, revealed, told
from tests.games.champions_of_midgard.table import Table
from tests.locales.ftl import in_each_language
from tests.rendering.scenes import NAMES, check, moments

SEEN = view(Table("asmundr dagrun gylfir").game, None)


def public(events: list[Event]) -> list[Event]:
    """What everybody may read."""
    return [event for event in events if event.seats is None]


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_the_dice_told_are_the_dice_that_counted(seats: int) -> None:
    *_, (match, _, _) = moments(GAME, seats, "greedy", 10_000)
    last: Any = match.view(None)
    events = public(match.events)
    rolls = again = 0
    for end, combat in told(events):
        reacted = any(event.key == "reacts" for event in events[:end])
        for part in combat.rounds:
            rolls += 1
            again += bool(part.again)
            roll = Roll(combat.seat, "", part.warriors, combat.card, part.faces)
            if not reacted:
                assert part.hits == hits_under(roll, last.champions[combat.seat].leader)
        if combat.card is not None:
            assert combat.damage == sum(part.hits or 0 for part in combat.rounds)
            assert combat.won == (combat.damage >= ENEMIES[combat.card].defence)
    assert rolls > 10
    assert again


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_fight_that_goes_on_is_the_last_one_told(seats: int) -> None:
    compared = 0
    for match, _, _ in moments(GAME, seats, "greedy", every=1):
        now = going_on(match.view(None))  # type: ignore[arg-type]
        stories = told(public(match.events))
        if now is not None and now.rounds and now.card is not None and stories:
            combat = stories[-1][1]
            assert (combat.seat, combat.card) == (now.seat, now.card)
            assert combat.rounds[-1].faces == now.rounds[-1].faces
            assert combat.rounds[-1].warriors == now.rounds[-1].warriors
            compared += 1
    assert compared


def test_dice_that_may_still_be_rolled_again_count_as_they_lie() -> None:
    counted = 0
    for match, _, _ in moments(GAME, 3, "greedy", every=1):
        seen: Any = match.view(None)
        now, events = going_on(seen), public(match.events)
        if now is not None and now.rounds and now.card is not None and events[-1].key == "rolls":
            picture = revealed(events, len(events) - 1, seen, words("en", GAME), NAMES[:3])
            assert picture is not None
            assert f"Damage {now.damage}/" in picture.alt
            counted += bool(now.damage)
    assert counted


@in_each_language
def test_every_roll_so_far_is_drawn(language: str) -> None:
    table = Table("asmundr dagrun gylfir").give("dagrun", favour=1)
    table.faces("blank blank shield hit hit shield blank shield double-hit")
    answers = ("blanks", ["swordsman"], ["spearman", "spearman#2"])
    assert table.fight("dagrun", "draugr-blue-hersir", "swordsman spearman spearman axeman", *answers)
    events = list(table.game.events)
    said = words(language, GAME)
    for until in range(1, len(events) + 1):
        picture = revealed(events[:until], 0, SEEN, said, NAMES[:3])
        if any(event.key == "rolls" for event in events[:until]):
            assert picture is not None
            check(picture.scene)
            assert picture.alt
        else:
            assert picture is None
    (_, combat), *others = told(events)
    assert not others
    assert [part.hits for part in combat.rounds] == [2, 2]
    assert [part.again for part in combat.rounds] == [{0, 1}, set()]
    assert [part.fallen for part in combat.rounds] == [["swordsman"], ["spearman", "spearman"]]
    assert combat.won


def test_a_hunt_with_nobody_belongs_to_no_fight() -> None:
    table = Table("asmundr dagrun gylfir").give("dagrun", favour=0).warriors("dagrun", "").faces("double-hit")
    assert table.fight("dagrun", "draugr-blue-thrall", "swordsman")
    before = told(table.game.events)
    table.state.workers = {HUNT: [1]}
    table.play(hunt)
    assert told(table.game.events) == before


def test_without_a_fight_the_picture_says_so() -> None:
    picture = fight(SEEN, "", words("en", GAME), NAMES[:3])
    assert picture.alt == "No fight"
    check(picture.scene)
