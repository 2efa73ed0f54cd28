"""The town: everything has its place, no place overlaps another, and everything stays in its place."""

from typing import Any

import msgspec
import pytest

from games.champions_of_midgard.components import (
    CARDS,
    ENEMIES,
    KINDS,
    LEADERS,
    LOCATIONS,
    LONGSHIPS,
    RULES,
    SHORES,
    STALLS,
)
from games.champions_of_midgard.game import GAME
from locales import words
from rendering.champions_of_midgard.cards import card
from rendering.champions_of_midgard.close_ups import place
from rendering.champions_of_midgard.dice import BLANK, DOUBLE, HIT, SHIELD, Die
from rendering.champions_of_midgard.pictures import PICTURE_MODE
from rendering.champions_of_midgard.places import plots
from rendering.champions_of_midgard.signs import SIGNS
from rendering.champions_of_midgard.town import MAP, PLOTS, shore_plots
from rendering.kit.blocks import Box
from rendering.kit.lettering import icon_codes
from rendering.kit.pieces import painted
from rendering.kit.scene import Item
from tests.locales.ftl import in_each_language
from tests.rendering.scenes import NAMES, check, moments, uncovered, uncut

ALL_PLAYERS = range(RULES.players.min, RULES.players.max + 1)
SLACK = 12
"""So far a badge or a shadow may stand out of its plot."""


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes have nothing in common."""
    return (
        one.x + one.wide <= other.x
        or other.x + other.wide <= one.x
        or one.y + one.high <= other.y
        or other.y + other.high <= one.y
    )


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_plots_lie_on_the_map_and_apart(players: int) -> None:
    boxes = [*PLOTS.values(), *shore_plots(players).values()]
    for number, box in enumerate(boxes):
        assert MAP[0] <= box.x
        assert MAP[1] <= box.y
        assert box.x + box.wide <= MAP[2]
        assert box.y + box.high <= MAP[3]
        assert all(apart(box, other) for other in boxes[:number])


def test_everything_has_an_icon() -> None:
    assert set(SIGNS.places) == {*LOCATIONS, *STALLS, *LONGSHIPS, *SHORES}
    assert set(SIGNS.leaders) == set(LEADERS)
    assert set(SIGNS.cards) == {*CARDS, *ENEMIES}
    groups = (SIGNS.places, SIGNS.leaders, SIGNS.cards, SIGNS.goods, SIGNS.phases, SIGNS.colours)
    assert {icon for group in groups for icon in group.values()} <= set(icon_codes())


def middle_in(item: Item, box: Box) -> bool:
    """Whether the middle of a piece lies in a box."""
    left, top, right, bottom = item.box
    return box.x < (left + right) / 2 < box.x + box.wide and box.y < (top + bottom) / 2 < box.y + box.high


@pytest.mark.parametrize("seats", ALL_PLAYERS)
def test_what_belongs_to_a_place_stays_there(seats: int) -> None:
    for match, seat, language in moments(GAME, seats, "greedy", 13):
        view: Any = match.view(seat)
        picture = PICTURE_MODE.board(view, words(language, GAME), NAMES[:seats])
        uncut_names(picture.scene.items)
        for box in [*plots(view).values(), *shore_plots(seats).values()]:
            for item in picture.scene.items:
                if middle_in(item, box):
                    left, top, right, bottom = item.box
                    assert box.x - SLACK <= left, item
                    assert right <= box.x + box.wide + SLACK, item
                    assert box.y - SLACK <= top, item
                    assert bottom <= box.y + box.high + SLACK, item


def uncut_names(items: list[Item]) -> None:
    """On the map no name is cut: only what players call themselves can be too long."""
    cut = [item for item in items if getattr(item.piece, "text", "").endswith("…") and item.x < MAP[2]]
    assert cut == []


@in_each_language
@pytest.mark.parametrize("name", [*LEADERS, *STALLS, *(ship for ship in LONGSHIPS if ship not in LOCATIONS)])
def test_leaders_stalls_and_longships_are_printed_like_cards(name: str, language: str) -> None:
    picture = card(name, words(language, GAME))
    check(picture.scene)
    uncut(picture.scene)
    uncovered(picture.scene)


@in_each_language
@pytest.mark.parametrize("crowded", [False, True])
def test_every_place_can_be_seen_from_near(language: str, *, crowded: bool) -> None:
    *_, (match, _, _) = moments(GAME, 4, "greedy", 10_000)
    view: Any = match.view(None)
    if crowded:
        everybody = {name: [0, 1, 2, 3, 3] for name in [*LOCATIONS, *view.stalls]}
        view = msgspec.structs.replace(view, workers=everybody)
    for name in [*LOCATIONS, *view.stalls]:
        picture = place(view, name, words(language, GAME), ["Åsa", "Bera", "Ulf", "Eir"])
        check(picture.scene)
        uncut(picture.scene)
        uncovered(picture.scene)
        assert ("Bera" in picture.alt) == crowded


def test_the_sides_of_a_die_look_different() -> None:
    sides = [
        painted(Die(kind, 60, face)).tobytes() for kind in KINDS for face in (BLANK, HIT, DOUBLE, SHIELD)
    ]
    banned = [painted(Die(kind, 60, banned=True)).tobytes() for kind in KINDS]
    assert len({*sides, *banned}) == len(sides) + len(banned)


def test_an_enemy_on_land_shows_whom_it_forbids(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seen = next(
        (match, seen)
        for match, seat, _ in moments(GAME, 2, "greedy", every=1)
        if (seen := match.view(seat)).troll is not None  # type: ignore[attr-defined]
    )
    everybody: Any = seen
    stern = msgspec.structs.replace(ENEMIES[everybody.troll], forbidden=["axeman", "swordsman"])
    monkeypatch.setitem(ENEMIES, everybody.troll, stern)
    picture = PICTURE_MODE.board(match.view(None), words("en", GAME), NAMES[:2])
    check(picture.scene)
    troll = PLOTS["troll"]
    bans = [
        item.piece.kind
        for item in picture.scene.items
        if isinstance(item.piece, Die) and item.piece.banned and troll.x <= item.x <= troll.x + troll.wide
        if troll.y <= item.y <= troll.y + troll.high
    ]
    assert bans == stern.forbidden
