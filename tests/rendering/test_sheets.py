"""Contact sheets are pictures somebody can look at."""

from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from games.blood_rage.game import GAME
from rendering import sheets


def test_the_command_writes_every_picture_and_a_sheet_of_each_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sheets, "MOMENTS", {"late": 0.8, "end": 1.0})
    monkeypatch.setattr(sheets, "GAMES", {GAME.id: replace(GAME, seats=range(3, 4))})
    sheets.main([str(tmp_path / "new"), "--seed", "3", "--language", "fr"])
    files = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert "blood-rage-3-late-board.png" in files
    assert "blood-rage-3-end-result.png" in files
    assert "blood-rage-all-board.png" in files
    for name in files:
        with Image.open(tmp_path / "new" / name) as image:
            image.load()
            assert image.width >= 400
    with Image.open(tmp_path / "new" / "blood-rage-all-board.png") as sheet:
        assert sheet.size == (2 * (400 + sheets.GAP), 300 + sheets.GAP)
