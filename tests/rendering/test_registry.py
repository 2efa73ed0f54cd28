"""Every game can be played without seeing a picture."""

from games.registry import GAMES
from rendering.registry import TEXT_MODES, text_mode


def test_every_game_has_a_text_mode() -> None:
    assert set(TEXT_MODES) == set(GAMES)
    for game in GAMES.values():
        assert text_mode(game) is TEXT_MODES[game.id]
