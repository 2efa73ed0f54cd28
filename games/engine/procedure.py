"""One seat's way through a procedure of its own, while others go through theirs."""

from collections.abc import Callable, Generator, Sequence
from itertools import zip_longest
from typing import Any

from games.engine.questions import Answer, Question
from games.engine.texts import Text


class Procedure:
    """Where a seat is: its answers so far, the question it is at, and once it is through, what it decided.

    Everybody else reads the same from the first question to the last, so that nobody sees how far it is.
    """

    __slots__ = ("_begin", "_flow", "_forced", "_public", "answers", "decided", "question", "through")

    def __init__(self, begin: Callable[[], Generator[Question, Any, Any]]) -> None:
        self._begin = begin
        self.question: Question | None = None
        self._public: Text | None = None
        self._play([])

    def take(self, answer: Answer) -> None:
        """The next answer; who was through thinks better of the last one."""
        if self.through:
            self._play([*self.answers[:-1], answer], self._forced[:-1])
        else:
            self._answer(answer)

    def renew(self) -> None:
        """From the start with the same answers, as far as they are still legal, or still the only ones."""
        self._play(self.answers, self._forced)

    def begin_again(self) -> None:
        """From the start, as if nothing had been answered."""
        self._play([])

    def _play(self, answers: list[Answer], forced: Sequence[bool] = ()) -> None:
        self._flow = self._begin()
        self.answers: list[Answer] = []
        self._forced: list[bool] = []
        self.through = False
        self.decided: Any = None
        self._go_on(None)
        for answer, was_forced in zip_longest(answers, forced, fillvalue=False):
            question = self.question
            if self.through or question is None or not question.fits(answer):
                return
            if was_forced and question.only_answer() is None:
                return
            self._answer(answer)

    def _answer(self, answer: Answer) -> None:
        assert self.question is not None
        self.answers.append(answer)
        self._forced.append(self.question.only_answer() is not None)
        self._go_on(answer)

    def _go_on(self, answer: Answer | None) -> None:
        try:
            self.question = self._flow.send(list(answer) if isinstance(answer, list) else answer)
        except StopIteration as end:
            self.through = True
            self.decided = end.value
            return
        if self._public is None:
            self._public = self.question.sentence_for_others
        self.question.public = self._public
