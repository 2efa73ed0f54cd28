"""The palettes are learnt from all that can be seen."""

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

from rendering.blood_rage import colours as blood_rage
from rendering.champions_of_midgard import colours as champions_of_midgard
from rendering.kit.theme import ACCENTS


@pytest.mark.parametrize(("colours", "counts"), [(blood_rage, [7, 7]), (champions_of_midgard, [6, 14])])
def test_palettes_are_learnt_from_every_extreme(
    colours: ModuleType, counts: list[int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    learnt: list[int] = []

    def learn(pictures: Sequence[Image.Image], _: Sequence[str] = ()) -> bytes:
        learnt.append(len(pictures))
        return bytes(768)

    monkeypatch.setattr(colours, "learn", learn)
    monkeypatch.setattr(colours, "DATA", tmp_path)
    colours.main()
    assert learnt == counts
    assert sorted(file.name for file in tmp_path.iterdir()) == ["board.palette", "cards.palette"]


@pytest.mark.parametrize("colours", [blood_rage, champions_of_midgard])
@pytest.mark.parametrize("name", ["board", "cards"])
def test_a_stored_palette_keeps_the_accents(colours: ModuleType, name: str) -> None:
    assert colours.__file__ is not None
    palette = (Path(colours.__file__).parent / "data" / f"{name}.palette").read_bytes()
    assert len(palette) == 768
    for number, accent in enumerate(dict.fromkeys([*ACCENTS, *getattr(colours, "OWN", ())])):
        assert palette[number * 3 : number * 3 + 3] == bytes.fromhex(accent[1:])
