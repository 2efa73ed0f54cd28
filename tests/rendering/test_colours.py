"""The palettes are learnt from all that can be seen."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from rendering.blood_rage import colours
from rendering.kit.theme import ACCENTS


def test_palettes_are_learnt_from_every_extreme(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learnt: list[int] = []

    def learn(pictures: Sequence[Image.Image]) -> bytes:
        learnt.append(len(pictures))
        return bytes(768)

    monkeypatch.setattr(colours, "learn", learn)
    monkeypatch.setattr(colours, "DATA", tmp_path)
    colours.main()
    assert learnt == [7, 7]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["board.palette", "cards.palette"]


@pytest.mark.parametrize("name", ["board", "cards"])
def test_a_stored_palette_keeps_the_accents(name: str) -> None:
    palette = (Path(colours.__file__).parent / "data" / f"{name}.palette").read_bytes()
    assert len(palette) == 768
    for number, accent in enumerate(dict.fromkeys(ACCENTS)):
        assert palette[number * 3 : number * 3 + 3] == bytes.fromhex(accent[1:])
