"""A few pictures to the letter in each language, and to the eye as pixels.

A snapshot that is missing is written, and the test fails once: delete what has changed on purpose, run the
tests twice, and look at what was written.
"""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.locales.ftl import in_each_language
from tests.rendering.scenes import check, lines
from tests.rendering.sitters import SITTERS

FOLDER = Path(__file__).parent / "snapshots"
SCALE = 4
"""Goldens are kept so many times smaller."""
FAR = 12
MOST = 4
"""How far a block may be off, and how many may be off by more."""
PAINTED = {
    "blood-rage": ["ground", "board", "hand", "reveal", "clan"],
    "champions-of-midgard": ["ground", "board", "reveal", "longhouse"],
}


@in_each_language
@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in SITTERS for kind in SITTERS[game].kinds])
def test_what_lies_where(game: str, kind: str, language: str) -> None:
    picture = SITTERS[game].drawn(kind, language)
    check(picture.scene)
    text = "\n".join([picture.alt, *lines(picture.scene), ""])
    file = FOLDER / game / f"{kind}.{language}.txt"
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        pytest.fail(f"{file.name} was written anew: look at it")
    assert text == file.read_text(encoding="utf-8")


def painting(game: str, kind: str) -> Image.Image:
    """What is compared: the board's ground by itself, and what lies on it over plain grey."""
    if kind == "ground":
        return SITTERS[game].ground()
    scene = SITTERS[game].drawn(kind, "en").scene
    if kind == "board":
        scene.ground = "#808080"
    return scene.draw()


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in PAINTED for kind in PAINTED[game]])
def test_how_it_looks(game: str, kind: str, tmp_path: Path) -> None:
    small = painting(game, kind).reduce(SCALE * 2 if kind == "ground" else SCALE)
    file = FOLDER / game / f"{kind}.png"
    if not file.exists():
        small.save(file, optimize=True)
        pytest.fail(f"{file.name} was written anew: look at it")
    difference = ImageChops.difference(small, Image.open(file).convert("RGB"))
    red, green, blue = difference.split()
    worst = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    off = sum(worst.histogram()[FAR + 1 :])
    if off > MOST:
        small.save(tmp_path / file.name)
        difference.point([min(255, level * 4) for level in range(256)] * 3).save(
            tmp_path / f"off-{file.name}"
        )
    assert off <= MOST, f"{off} blocks differ; see {tmp_path}"
