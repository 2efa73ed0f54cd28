"""The land: everything has its place, and no place overlaps another."""

import math
from itertools import pairwise

import pytest
from PIL import ImageChops

from games.blood_rage.components import CARDS, FJORDS, KINDS, OUTER, PROVINCES, VILLAGES
from games.blood_rage.game import GAME
from games.blood_rage.state import Battle
from games.blood_rage.view import view
from locales import words
from rendering.blood_rage.board import board, plate_width
from rendering.blood_rage.close_ups import near_ground
from rendering.blood_rage.close_ups import province as close_up
from rendering.blood_rage.ground import FJORD, mask
from rendering.blood_rage.land import LOTS, MAP, bays, fjord_middle, outlines
from rendering.blood_rage.signs import SIGNS, card_sign
from rendering.kit.lettering import icon_codes
from rendering.kit.pieces import Plate, Token
from rendering.kit.scenery import Point
from rendering.pictures import Marks
from tests.games.blood_rage.table import Table
from tests.rendering.scenes import check


def contains(province: str, point: Point) -> bool:
    """Whether a point lies in a province."""
    x, y = point
    line = outlines()[province]
    inside = False
    for (x1, y1), (x2, y2) in pairwise([*line, line[0]]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


@pytest.mark.parametrize("province", OUTER)
def test_villages_token_and_name_do_not_overlap(province: str) -> None:
    lot = LOTS[province]
    assert len(lot.villages) == VILLAGES[province]
    spots = [*lot.villages, lot.token]
    for number, spot in enumerate(spots):
        assert contains(province, spot)
        assert mask(province).getpixel((round(spot[0]), round(spot[1]))) == 255
        for other in spots[:number]:
            assert math.dist(spot, other) >= 78
        away_x = abs(spot[0] - lot.plate[0]) - plate_width(province.title()) / 2
        away_y = abs(spot[1] - lot.plate[1]) - 23
        assert max(away_x, away_y) >= 36


@pytest.mark.parametrize("province", OUTER)
def test_doom_battle_and_letters_hide_nothing(province: str) -> None:
    table = Table("wolf raven", age=2)
    table.state.doomed = [*[other for other in OUTER if other != province][:2], province]
    table.state.battle = Battle(province, 0)
    there = view(table.game, None)
    plain = board(there, words("en", GAME), ["Åsa", "Bera"])
    lettered = board(there, words("en", GAME), ["Åsa", "Bera"], marks=Marks((), ((province, "A"),)))
    lot = LOTS[province]
    extra = [item.box for item in lettered.scene.items if item not in plain.scene.items]
    doom, fight = (
        [item.box for item in plain.scene.items if isinstance(item.piece, Plate) and item.piece.size == size]
        for size in ((86, 44), (56, 56))
    )
    assert len(doom) == len(fight) == 1
    for left, top, right, bottom in [*doom, *fight, *(box for box in extra if box[3] - box[1] < 60)]:
        for x, y in [*lot.villages, lot.token]:
            away = math.dist((x, y), (min(max(x, left), right), min(max(y, top), bottom)))
            assert away >= 28, (x, y)


def test_a_province_from_near_shows_the_ships_in_its_fjord() -> None:
    table = Table("wolf raven").place("wolf", "ship", "fjord-north").place("raven", "ship", "fjord-south")
    for name in OUTER:
        picture = close_up(view(table.game, None), name, words("en", GAME), ["Åsa", "Bera"])
        check(picture.scene)
        ships = [item for item in picture.scene.items if getattr(item.piece, "icon", "") == "drakkar"]
        tokens = [item for item in ships if isinstance(item.piece, Token)]
        assert len(tokens) == (PROVINCES[name].fjord in {"fjord-north", "fjord-south"})


def test_fjords_lie_in_the_sea_between_the_provinces_they_support() -> None:
    assert set(bays()) == set(FJORDS)
    for fjord in FJORDS.values():
        x, y = fjord_middle(fjord.id)
        assert MAP[0] <= x - FJORD
        assert x + FJORD <= MAP[2]
        assert MAP[1] <= y - FJORD
        assert y + FJORD <= MAP[3]
        assert not any(contains(province, (x, y)) for province in PROVINCES)
        near = sorted(OUTER, key=lambda province: math.dist(LOTS[province].plate, (x, y)))
        assert set(near[:3]) >= set(fjord.supports)


def test_everything_has_an_icon_and_every_monster_its_own() -> None:
    icons = [*SIGNS.clans.values(), *SIGNS.stats.values(), *SIGNS.phases.values(), *SIGNS.tokens.values()]
    assert {*icons, *SIGNS.slots.values(), *map(card_sign, CARDS)} <= set(icon_codes())
    assert set(SIGNS.figures) == set(KINDS)
    assert len(set(SIGNS.figures.values())) == len(KINDS)


def test_a_province_from_near_has_its_destroyed_neighbours_in_ashes() -> None:
    whole, burnt = (near_ground("horgr", gone, doomed=False) for gone in ((), ("muspelheim",)))
    assert ImageChops.difference(whole, burnt).getbbox() is not None
    assert near_ground("horgr", ("gimle",), doomed=False).tobytes() == whole.tobytes()
