"""The land: everything has its place, and no place overlaps another."""

import math

import pytest
from PIL import ImageChops

from games.blood_rage.components import CARDS, FJORDS, KINDS, OUTER, PROVINCES, VILLAGES
from rendering.blood_rage.board import plate_width
from rendering.blood_rage.close_ups import near_ground
from rendering.blood_rage.ground import FJORD, mask
from rendering.blood_rage.land import LOTS, MAP, bays, contains, fjord_middle
from rendering.blood_rage.signs import SIGNS, card_sign
from rendering.kit.lettering import icon_codes


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
