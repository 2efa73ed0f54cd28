"""How rules ask: generators that yield questions and receive answers, nested with `yield from`."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeVar

from games.engine.questions import Amount, Answer, Apart, Pick, PickSome, Question, Show, Together, Why
from games.engine.texts import Arguments

T = TypeVar("T")
Flow = Generator[Question | Together | Apart, Any, T]
Part = Generator[Question, Any, T]
"""What one seat goes through by itself: only questions to that seat."""


def pick(
    seat: int,
    key: str,
    values: Sequence[str],
    show: Show | None = None,
    why: Why | None = None,
    *,
    args: Arguments | None = None,
    own: Arguments | None = None,
    secret: bool = False,
    discreet: bool = False,
    standing: Mapping[str, Answer] | None = None,
) -> Part[str]:
    """Ask a seat to pick one of these."""
    answer: str = yield Pick(
        seat,
        key,
        values,
        show,
        why,
        args=args,
        own=own,
        secret=secret,
        discreet=discreet,
        standing=standing,
    )
    return answer


def pick_some(
    seat: int,
    key: str,
    values: Sequence[str],
    show: Show | None = None,
    *,
    least: int,
    most: int,
    args: Arguments | None = None,
    own: Arguments | None = None,
) -> Part[list[str]]:
    """Ask a seat to pick between `least` and `most` of these."""
    answer: list[str] = yield PickSome(seat, key, values, show, least=least, most=most, args=args, own=own)
    return answer


def amount(seat: int, key: str, least: int, most: int, *, args: Arguments | None = None) -> Part[int]:
    """Ask a seat for a number."""
    answer: int = yield Amount(seat, key, least, most, args=args)
    return answer


def ask_together(questions: dict[int, Question]) -> Flow[dict[int, Any]]:
    """Ask several seats at once; with nobody to ask the answer is empty."""
    if not questions:
        return {}
    answers: dict[int, Any] = yield Together(questions)
    return answers


def asking(question: Callable[[], Question]) -> Question:
    """What an interruption may change: after one it is asked again, as the state is then."""
    asked = question()
    asked.renew = question
    return asked


def ask_apart(procedures: Mapping[int, Callable[[], Part[T]]]) -> Flow[dict[int, T]]:
    """Lead several seats at once through a procedure each; with nobody to ask the answer is empty."""
    if not procedures:
        return {}
    decided: dict[int, T] = yield Apart(procedures)
    return decided
