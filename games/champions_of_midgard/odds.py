"""How a combat will go, reckoned from the dice in the box, for computer players."""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.champions_of_midgard.components import FACES, KINDS, LEADERS, WARRIORS
from games.champions_of_midgard.rolling import BLANK, SWORDSMAN

Army = tuple[int, ...]
"""How many warriors of each kind, from the weakest to the strongest."""


class Odds(NamedTuple):
    """How likely a combat is won, and how many warriors it costs on average."""

    win: float
    lost: float


HOPELESS = Odds(0.0, 0.0)


def army_of(warriors: Sequence[str]) -> Army:
    """Warriors counted by kind."""
    return tuple(warriors.count(kind) for kind in KINDS)


def able(army: Army, forbidden: Sequence[str]) -> Army:
    """Those whom the enemy does not forbid."""
    return tuple(0 if kind in forbidden else count for kind, count in zip(KINDS, army, strict=True))


def elite(army: Army, count: int) -> Army:
    """So many of the strongest."""
    chosen = []
    for there in reversed(army):
        chosen.append(min(there, count))
        count -= chosen[-1]
    return tuple(reversed(chosen))


def without(army: Army, others: Army) -> Army:
    """Those who stay."""
    return tuple(there - gone for there, gone in zip(army, others, strict=True))


@lru_cache(maxsize=1 << 14)
def rolls(army: Army, leader: str | None, *, again: bool) -> tuple[tuple[int, int, float], ...]:
    """Hits and shields of a roll and how likely they are; `again`: blanks are rolled once more."""
    if not sum(army):
        return ((0, 0, 1.0),)
    first = next(number for number, count in enumerate(army) if count)
    others = tuple(count - (number == first) for number, count in enumerate(army))
    rolled: dict[tuple[int, int], float] = defaultdict(float)
    for hits, shields, chance in rolls(others, leader, again=again):
        for more, blocked, share in sides(KINDS[first], leader, again=again):
            rolled[hits + more, shields + blocked] += chance * share
    return tuple((hits, shields, chance) for (hits, shields), chance in rolled.items())


@lru_cache
def sides(kind: str, leader: str | None, *, again: bool) -> list[tuple[int, int, float]]:
    """Hits and shields of each side of a die and how likely it is."""
    faces = WARRIORS[kind].faces
    bonus = LEADERS[leader].amount if leader == "svanhildr" and kind == SWORDSMAN else 0
    more = faces.count(BLANK) / len(faces) if again else 0.0
    shown = [(FACES[face], more if again and face == BLANK else 1 + more) for face in faces]
    return [
        (side.hits + bonus if side.hits else 0, side.shields, share / len(faces)) for side, share in shown
    ]


def fallen(army: Army, losses: int) -> Army:
    """Who is left when the weakest fall first."""
    return elite(army, max(sum(army) - losses, 0))


@lru_cache(maxsize=1 << 16)
def odds(army: Army, attack: int, defence: int, leader: str | None, favour: int) -> Odds:
    """The combat from here to its end, with so much favour for blanks."""
    size = sum(army)
    if not size:
        return HOPELESS
    win = lost = stays = 0.0
    for hits, shields, chance in rolls(army, leader, again=favour > 0):
        losses = min(max(attack - shields, 0), size)
        lost += chance * losses
        if hits >= defence:
            win += chance
        elif not hits and not losses and not favour:
            stays += chance
        elif losses < size:
            left = odds(fallen(army, losses), attack, defence - hits, leader, max(favour - 1, 0))
            win += chance * left.win
            lost += chance * left.lost
    return Odds(win / (1 - stays), lost / (1 - stays)) if stays < 1 else HOPELESS
