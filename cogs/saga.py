"""The saga: what happened, line by line, for whoever may read it."""

from collections.abc import Iterator, Sequence

from cogs.visit import escaped
from games.engine import Event, Text
from rendering.text import Voice
from table.chronicle import Line
from table.hall import begun
from table.sitting import Sitting

NAMES = ("name", "by", "new")
"""The arguments of the chronicle that are people's names."""


def told(
    events: Sequence[Event], first: int, lines: Sequence[Line], seat: int | None, voice: Voice
) -> Iterator[str]:
    """Events from number `first` on and the chronicle's lines, each in its place, as a seat may read them."""
    waiting = list(lines)
    for number, event in enumerate(events, start=first):
        while waiting and waiting[0].after <= number:
            yield chronicle_line(waiting.pop(0), voice)
        if event.seen_by(seat):
            yield voice.words.event(event, voice.names)
    for line in waiting:
        yield chronicle_line(line, voice)


def chronicle_line(line: Line, voice: Voice) -> str:
    """A line of the chronicle, small."""
    return f"-# {voice.words.say(escaped_names(line.text), voice.names)}"


def escaped_names(text: Text) -> Text:
    """A text whose names change nothing about it."""
    args = {
        name: escaped(value) if name in NAMES and isinstance(value, str) else value
        for name, value in text.args.items()
    }
    return Text(text.key, args)


def since_last_move(sitting: Sitting, seat: int) -> int:
    """How many events there were when this seat last answered itself; 0 if it never has."""
    events = last = 0
    for step in begun(sitting).steps:
        events += len(step.events)
        if any(given.seat == seat and given.by == "player" for given in step.answers):
            last = events
    return last


def plain(lines: Sequence[str]) -> str:
    """Lines for a file, without markup."""
    text = "\n".join(lines) + "\n"
    return text.replace("**", "").replace("*", "").replace("-# ", "").replace("\\", "")
