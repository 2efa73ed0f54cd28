"""Texts as data: a key and arguments, put into words by the reader's language elsewhere.

An argument's name says what it is: `seat` (and `seat_from`, …) is a player, a string under `card`,
`place`, `figure`, … is the id of such a thing, a number is a number, a list is told as a list.
"""

from collections.abc import Sequence

import msgspec

Argument = int | str | Sequence[int | str]
Arguments = dict[str, Argument]


class Text(msgspec.Struct, frozen=True, gc=False):
    """Something a person reads, in no language yet."""

    key: str
    args: Arguments = {}


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why something is not possible: the rule, and what is missing."""

    key: str
    rule: str
    args: Arguments = {}

    @property
    def text(self) -> Text:
        """The sentence."""
        return Text(self.key, self.args)


class Option(msgspec.Struct, frozen=True):
    """One way to answer: a stable value, its words, what it points at on the board, and why not."""

    value: str
    text: Text
    target: str | None = None
    reason: Reason | None = None


class Event(msgspec.Struct, frozen=True, gc=False):
    """A line of the saga. `seats` names who may see it; None means everybody."""

    key: str
    args: Arguments = {}
    seats: list[int] | None = None

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat (None: a spectator) may see this line."""
        return self.seats is None or seat in self.seats
