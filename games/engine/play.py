"""What a game's rules hold while they run: the state, fate, and the saga they tell."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from games.engine.fate import Fate
from games.engine.texts import Argument, Arguments, Event

S = TypeVar("S", bound=msgspec.Struct)


class Play(Generic[S]):
    """A match's live state and the means to change it; games add their own questions about the state."""

    __slots__ = ("broken_off", "events", "fate", "revealed", "state")

    def __init__(self, state: S, fate: Fate) -> None:
        self.state = state
        self.fate = fate
        self.events: list[Event] = []
        self.revealed = False
        self.broken_off = False

    def tell(self, key: str, **args: Argument) -> None:
        """Tell everybody."""
        self.events.append(Event(key, _own_copies(args)))

    def whisper(self, seats: Sequence[int], key: str, **args: Argument) -> None:
        """Tell only these seats."""
        self.events.append(Event(key, _own_copies(args), list(seats)))

    def reveal(self) -> None:
        """Something hidden has been shown to somebody: from here there is no quiet way back."""
        self.revealed = True

    def break_off(self) -> None:
        """From an interruption: the step in progress ends here, and the answers it had not used yet fall."""
        self.broken_off = True


def _own_copies(args: Arguments) -> Arguments:
    """What was told stays told, whatever becomes of the state's lists."""
    for name, value in args.items():
        if type(value) is list:
            args[name] = list(value)
    return args
