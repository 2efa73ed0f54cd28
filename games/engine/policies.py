"""Computer players that work for every game."""

from collections.abc import Callable
from random import Random
from typing import Any

from games.engine.game import Policy
from games.engine.questions import Amount, Answer, Pick, PickSome, Question


def random_legal(question: Question, view: Callable[[], Any], dice: Random) -> Answer:  # noqa: ARG001
    """Any legal answer, all alike likely."""
    if isinstance(question, PickSome):
        count = dice.randint(question.least, question.most)
        chosen = dice.sample(range(len(question.values)), count)
        return [question.values[index] for index in sorted(chosen)]
    if isinstance(question, Pick):
        return question.values[int(dice.random() * len(question.values))]
    assert isinstance(question, Amount)
    return dice.randint(question.least, question.most)


def picked_from(offer: Pick, policy: Policy, view: Callable[[], Any], dice: Random) -> str | None:
    """What a computer player takes from an offer: it is asked to pick one of it, or none."""
    chosen = policy(PickSome(offer.seat, offer.key, offer.values, least=0, most=1), view, dice)
    assert isinstance(chosen, list)
    return chosen[0] if chosen else None
