"""What the page's style sheet must keep: words that everybody can read."""

import re
from itertools import product
from pathlib import Path

import pytest

STYLE = Path(__file__).parents[2] / "local" / "page" / "style.css"
GROUNDS = ("ground", "panel", "raised", "hover", "secret", "gold-wash")
INKS = ("ink", "ink-soft", "ink-faint", "gold", "ember", "fjord")
LEAST = 4.5
"""The contrast that WCAG asks of small words."""


def colours() -> dict[str, tuple[str, str]]:
    """The colours in the light and in the dark, by name."""
    found = re.findall(r"--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);", STYLE.read_text())
    return {name: (light, dark) for name, light, dark in found}


def brightness(colour: str) -> float:
    """A colour's relative luminance, as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (it / 12.92 if it <= 0.04045 else ((it + 0.055) / 1.055) ** 2.4 for it in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well two colours are told apart."""
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("dark", [False, True])
def test_every_ink_is_read_on_every_ground(dark: bool) -> None:
    known = colours()
    pairs = product(INKS, GROUNDS)
    pale = {pair: contrast(*(known[name][dark] for name in pair)) for pair in pairs}
    assert {pair: found for pair, found in pale.items() if found < LEAST} == {}
