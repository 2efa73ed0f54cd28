"""Whole matches of our games, played at random by four."""

from functools import partial
from random import Random

from bench.measure import Subject
from games.blood_rage.game import GAME as BLOOD_RAGE_RULES
from games.champions_of_midgard.game import GAME as MIDGARD_RULES
from games.engine import Game, Match, random_legal

SEATS = 4


def fresh(game: Game, rng: Random) -> Match:
    """A match about to begin."""
    return Match.new(game, SEATS, server_seed=rng.randbytes(32))


def play_one(game: Game, rng: Random) -> int:
    """Play to the end; only answers a player would give are counted."""
    match = fresh(game, rng)
    answers = 0
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, random_legal(question, lambda: None, rng))
        answers += 1
    return answers


BLOOD_RAGE = Subject("Blood Rage", "answers", partial(play_one, BLOOD_RAGE_RULES))
MIDGARD = Subject("Champions of Midgard", "answers", partial(play_one, MIDGARD_RULES))
