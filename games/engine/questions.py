"""What the rules ask of a seat. Every answer inside a question's bounds is legal, and no other is."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from games.engine.errors import MatchError, NotAnOption, WrongType
from games.engine.texts import Arguments, Option, Text

Answer = str | int | list[str]
Show = Callable[[str], Option]
Why = Callable[[], list[Option]]


class Question:
    """The common part of all questions to one seat.

    `key` names the sentence for the actor; its `others` attribute is the sentence for everybody else.
    `args` go into both sentences, `own` only into the actor's.
    `secret`: what is answered is for nobody else to know, now or until it is revealed.
    `discreet`: what is legal depends on something hidden, so it is asked even when one answer is left.
    `standing`: which standing orders apply now, and the answer each of them gives.
    `renew`: makes the question as it is after an interruption; None: it stays as it is.
    `public`: what everybody else reads, if it is not this question's own sentence.
    """

    __slots__ = ("args", "discreet", "key", "own", "public", "renew", "seat", "secret", "standing")

    def __init__(
        self,
        seat: int,
        key: str,
        *,
        args: Arguments | None = None,
        own: Arguments | None = None,
        secret: bool = False,
        discreet: bool = False,
        standing: Mapping[str, Answer] | None = None,
    ) -> None:
        self.seat = seat
        self.key = key
        self.args = args or {}
        self.own = own or {}
        self.secret = secret
        self.discreet = discreet
        self.standing = standing or {}
        self.renew: Callable[[], Question] | None = None
        self.public: Text | None = None

    @property
    def sentence(self) -> Text:
        """What the actor reads."""
        return Text(self.key, {"seat": self.seat, **self.args, **self.own})

    @property
    def sentence_for_others(self) -> Text:
        """What everybody else reads while this waits."""
        return self.public or Text(f"{self.key}.others", {"seat": self.seat, **self.args})

    def check(self, answer: object) -> Answer:
        """The answer in its recorded form; raises if it is not legal."""
        raise NotImplementedError

    def fits(self, answer: object) -> bool:
        """Whether the answer is legal."""
        try:
            self.check(answer)
        except MatchError:
            return False
        return True

    def only_answer(self) -> Answer | None:
        """The one legal answer, if there is just one and answering it by itself betrays nothing."""
        raise NotImplementedError


class Pick(Question):
    """Pick one of these."""

    __slots__ = ("_show", "_why", "values")

    def __init__(
        self,
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
    ) -> None:
        super().__init__(seat, key, args=args, own=own, secret=secret, discreet=discreet, standing=standing)
        self.values = values
        self._show = show
        self._why = why

    @property
    def options(self) -> list[Option]:
        """The legal options, in words and with what they point at."""
        show = self._show or self._by_name
        return [show(value) for value in self.values]

    @property
    def disabled(self) -> list[Option]:
        """What a player might miss among the options, each with the reason ("Why can't I?")."""
        return self._why() if self._why else []

    def _by_name(self, value: str) -> Option:
        return Option(value, Text(f"{self.key}-{value}"))

    def check(self, answer: object) -> Answer:
        if not isinstance(answer, str):
            raise WrongType(expected="pick")
        if answer not in self.values:
            raise NotAnOption(answer=answer)
        return answer

    def only_answer(self) -> Answer | None:
        return self.values[0] if len(self.values) == 1 and not self.discreet else None


class PickSome(Pick):
    """Pick between `least` and `most` of these."""

    __slots__ = ("least", "most")

    def __init__(
        self,
        seat: int,
        key: str,
        values: Sequence[str],
        show: Show | None = None,
        why: Why | None = None,
        *,
        least: int,
        most: int,
        args: Arguments | None = None,
        own: Arguments | None = None,
        secret: bool = False,
        discreet: bool = False,
        standing: Mapping[str, Answer] | None = None,
    ) -> None:
        super().__init__(
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
        self.least = least
        self.most = most

    def check(self, answer: object) -> Answer:
        if not isinstance(answer, list) or not all(isinstance(value, str) for value in answer):
            raise WrongType(expected="pick-some")
        chosen = [value for value in self.values if value in answer]
        if len(chosen) != len(answer) or not self.least <= len(chosen) <= self.most:
            raise NotAnOption(answer=answer)
        return chosen

    def only_answer(self) -> Answer | None:
        if self.discreet:
            return None
        if self.most == 0:
            return []
        return list(self.values) if self.least == len(self.values) else None


class Amount(Question):
    """A number from `least` to `most`."""

    __slots__ = ("least", "most")

    def __init__(
        self,
        seat: int,
        key: str,
        least: int,
        most: int,
        *,
        args: Arguments | None = None,
        own: Arguments | None = None,
        secret: bool = False,
        discreet: bool = False,
        standing: Mapping[str, Answer] | None = None,
    ) -> None:
        super().__init__(seat, key, args=args, own=own, secret=secret, discreet=discreet, standing=standing)
        self.least = least
        self.most = most

    def check(self, answer: object) -> Answer:
        if not isinstance(answer, int) or isinstance(answer, bool):
            raise WrongType(expected="amount")
        if not self.least <= answer <= self.most:
            raise NotAnOption(answer=answer)
        return answer

    def only_answer(self) -> Answer | None:
        return self.least if self.least == self.most and not self.discreet else None


class Together:
    """Several seats asked at once. What one says nobody learns before the last has answered."""

    __slots__ = ("questions",)

    def __init__(self, questions: dict[int, Question]) -> None:
        self.questions = questions


class Apart:
    """Several seats at once, each through a procedure of its own, one question after the other.

    What one says nobody learns before the last is through. So a procedure changes nothing and tells nothing:
    it returns what its seat has decided. It may be begun anew at any time, with the answers given so far.
    """

    __slots__ = ("procedures",)

    def __init__(self, procedures: Mapping[int, Callable[[], Generator[Question, Any, Any]]]) -> None:
        self.procedures = procedures
