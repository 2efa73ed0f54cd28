"""The table's options: what fits together and what is refused."""

import json

import pytest

from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.state import Options
from games.engine import Match
from games.engine.errors import BadOptions, DamagedSave

SEED = bytes(32)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, Options()),
        (5, Options()),
        (2, Options(first_player=2)),
        (2, Options(first_player=-1)),
        (2, Options(leaders=["ullr"])),
        (2, Options(leaders=["ullr", "ullr"])),
        (2, Options(leaders=["ullr", "freya"])),
        (2, Options(chronicle="yes")),  # type: ignore[arg-type]
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: Options) -> None:
    with pytest.raises(BadOptions):
        Match.new(GAME, seats, server_seed=SEED, options=options)


def test_leaders_that_were_set_are_not_asked_for() -> None:
    match = Match.new(GAME, 2, server_seed=SEED, options=Options(leaders=["ullr", "dagrun"], first_player=1))
    assert [champion.leader for champion in match.state.champions] == ["ullr", "dagrun"]
    assert (match.waiting, match.state.first) == ([1], 1)


def test_leaders_may_be_drawn() -> None:
    match = Match.new(GAME, 4, server_seed=SEED, options=Options(random_leaders=True))
    assert len({champion.leader for champion in match.state.champions}) == 4
    assert match.state.step == "place"


def test_leaders_are_else_chosen_by_the_players() -> None:
    match = Match.new(GAME, 3, server_seed=SEED, options=Options(first_player=0))
    assert match.waiting == [2]
    match.answer(2, "ullr")
    assert "ullr" not in match.question(1).values  # type: ignore[union-attr]


def test_destinies_are_dealt_when_all_have_chosen_their_leaders() -> None:
    match = Match.new(GAME, 2, server_seed=SEED, options=Options(first_player=0))
    match.answer(1, "ullr")
    assert [champion.destinies for champion in match.state.champions] == [[], []]
    match.answer(0, "dagrun")
    assert [len(champion.destinies) for champion in match.state.champions] == [1, 1]


def test_a_stored_match_whose_setting_cannot_be_is_refused() -> None:
    record = json.loads(Match.new(GAME, 2, server_seed=SEED).save())
    with pytest.raises(DamagedSave):
        Match.load(GAME, json.dumps(record | {"seats": 5}).encode())


def test_trophies_are_open_only_with_the_chronicle() -> None:
    for chronicle in (True, False):
        match = Match.new(GAME, 2, server_seed=SEED, options=Options(chronicle=chronicle))
        assert (match.view(0).champions[1].trophies is None) != chronicle  # type: ignore[attr-defined]
