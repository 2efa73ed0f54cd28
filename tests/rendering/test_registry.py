"""Every game can be played without seeing a picture, and with seeing them."""

from games.registry import GAMES
from rendering.registry import PICTURE_MODES, TEXT_MODES, picture_mode, text_mode


def test_every_game_has_a_text_mode_and_a_picture_mode() -> None:
    assert set(TEXT_MODES) == set(PICTURE_MODES) == set(GAMES)
    for game in GAMES.values():
        assert text_mode(game) is TEXT_MODES[game.id]
        assert picture_mode(game) is PICTURE_MODES[game.id]
