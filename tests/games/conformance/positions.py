"""Matches of every game for the conformance suite: a future game takes part by being registered."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from games.engine import Answer, Game, Match, PickSome, Question, random_legal
from games.engine.questions import Amount, Pick
from games.registry import GAMES

SETTINGS = [
    pytest.param(game, seats, id=f"{game.id}-{seats}") for game in GAMES.values() for seats in game.seats
]


INTERRUPTED = 0.25
"""How often a seat that is offered something takes it."""


class Position(NamedTuple):
    """A moment in a match: somebody is about to answer, or to take something that is offered."""

    match: Match
    seat: int
    question: Question
    answer: Answer
    number: int
    offered: bool = False

    def give(self, match: Match) -> None:
        """Give the answer, in this match or in another one."""
        (match.interrupt if self.offered else match.answer)(self.seat, self.answer)


def start(game: Game, seats: int, seed: int) -> Match:
    """A fresh match; the seed also chooses among the game's variants."""
    variants = game.variants(seats)
    dice = Random(f"{game.id} {seats} {seed}")
    return Match.new(
        game,
        seats,
        server_seed=dice.randbytes(32),
        clicks=[str(dice.getrandbits(60)) for _ in range(seats)],
        options=variants[seed % len(variants)],
    )


def positions(game: Game, seats: int, seed: int, policy: str = "eager") -> Iterator[Position]:
    """Every moment of a match, before each answer; the match goes on when the next is asked for."""
    match = start(game, seats, seed)
    dice = Random(seed)
    choose = game.policies.get(policy, random_legal)
    number = 0
    while not match.over:
        position = interruption(match, dice, number)
        if position is None:
            seat = dice.choice(match.waiting)
            question = match.question(seat)
            assert question is not None
            answer = choose(question, lambda seat=seat: match.view(seat), dice)  # type: ignore[misc]
            position = Position(match, seat, question, answer, number)
        yield position
        position.give(match)
        number += 1


def interruption(match: Match, dice: Random, number: int) -> Position | None:
    """Now and then somebody takes what is offered, in or out of turn."""
    if match.game.offers is None or dice.random() > INTERRUPTED:
        return None
    seat = dice.randrange(match.seats)
    offer = match.offer(seat)
    if offer is None:
        return None
    return Position(match, seat, offer, dice.choice(list(offer.values)), number, offered=True)


def finish(match: Match, dice: Random) -> Match:
    """Play on at random to the end."""
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, random_legal(question, lambda: None, dice))
    return match


def prompt(match: Match, seat: int) -> dict[str, Any]:
    """What a seat is shown beside its view: its own question in full, and what it knows of the others."""
    own = match.question(seat)
    offer = match.offer(seat) if seat in range(match.seats) else None
    return {
        "id": match.question_id,
        "waiting": match.waiting,
        "answered": match.answered,
        "own": None if own is None else contents(own),
        "offer": None if offer is None else contents(offer),
        "others": [
            match.question(other).sentence_for_others  # type: ignore[union-attr]
            for other in range(match.seats)
            if other != seat and match.question(other) is not None
        ],
    }


def contents(question: Question) -> dict[str, Any]:
    """A question in full, as plain data."""
    shown: dict[str, Any] = {
        "kind": type(question).__name__,
        "sentence": question.sentence,
        "others": question.sentence_for_others,
        "standing": dict(question.standing),
    }
    if isinstance(question, Pick):
        shown |= {"options": question.options, "disabled": question.disabled}
    if isinstance(question, PickSome | Amount):
        shown |= {"least": question.least, "most": question.most}
    return shown


def picture(match: Match) -> bytes:
    """All that anybody can see, as bytes."""
    seen = [
        (match.view(seat), None if seat is None else prompt(match, seat))
        for seat in [None, *range(match.seats)]
    ]
    return msgspec.json.encode(seen)
