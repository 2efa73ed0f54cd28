"""The table's options: what fits together and what is refused, in a new match and in a stored one."""

import json

import pytest

from games.blood_rage.game import GAME
from games.blood_rage.state import Options
from games.engine import Match
from games.engine.errors import BadOptions, DamagedSave

SEED = bytes(32)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (5, Options()),
        (1, Options()),
        (6, Options(five_players=True)),
        (2, Options(first_player=2)),
        (2, Options(first_player=-1)),
        (2, Options(clans=["wolf"])),
        (2, Options(clans=["wolf", "wolf"])),
        (2, Options(clans=["wolf", "bear", "wolf"])),
        (2, Options(clans=["wolf", "ram"])),
        (2, Options(clans=["wolf", "whale"])),
        (2, Options(first_game="yes")),  # type: ignore[arg-type]
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: Options) -> None:
    with pytest.raises(BadOptions):
        Match.new(GAME, seats, server_seed=SEED, options=options)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (5, Options(five_players=True)),
        (4, Options(five_players=True, clans=["ram", "wolf", "bear", "raven"])),
        (2, Options(first_player=1, clans=["serpent", "bear"])),
    ],
)
def test_options_that_fit_are_kept(seats: int, options: Options) -> None:
    match = Match.new(GAME, seats, server_seed=SEED, options=options)
    assert len(match.state.clans) == seats
    assert match.options == options
    if options.clans:
        assert [clan.clan for clan in match.state.clans] == options.clans
    if options.first_player is not None:
        assert match.state.first == options.first_player


@pytest.mark.parametrize("change", [{"seats": 1}, {"seats": 5}, {"options": {"clans": ["foo", "bar"]}}])
def test_a_stored_match_whose_setting_cannot_be_is_refused(change: dict[str, object]) -> None:
    record = json.loads(Match.new(GAME, 2, server_seed=SEED).save())
    with pytest.raises(DamagedSave):
        Match.load(GAME, json.dumps(record | change).encode())


def test_a_step_that_nobody_knows_does_not_end_the_match() -> None:
    record = json.loads(Match.new(GAME, 2, server_seed=SEED).save())
    record["steps"][-1]["state"]["step"] = "interlude"
    with pytest.raises(DamagedSave):
        Match.load(GAME, json.dumps(record).encode())
