"""The saga: what happened, line by line, for whoever may read it."""

from collections.abc import Container, Iterator, Sequence
from contextlib import contextmanager

from cogs.doors import MARKDOWN
from cogs.visit import escaped
from games.engine import Argument, Event, Match, Text
from rendering.text import Voice
from table.chronicle import Line
from table.hall import begun
from table.sitting import Sitting

NAMES = ("name", "by", "new")
"""The arguments of the chronicle that are people's names."""
FEW_LINES, MOST_LINES = 6, 10
"""So many lines tell everything; so many are the most that the channel is told at once."""
ALSO = " · "
"""Between what one player does in one line."""
SMALL = "-# "
PLAIN = r"\1"


def told(
    events: Sequence[Event],
    first: int,
    lines: Sequence[Line],
    seat: int | None,
    voice: Voice,
    *,
    without: Container[str] = (),
) -> list[str]:
    """Events from number `first` on and the chronicle's lines, each in its place, as a seat may read them.

    What a player does also, and what comes of it, goes on in the player's line. Events whose keys are in
    `without` are left out.
    """
    waiting = list(lines)
    story: list[str] = []
    who: Argument | None = None
    for number, event in enumerate(events, start=first):
        while waiting and waiting[0].after <= number:
            story.append(chronicle_line(waiting.pop(0), voice))
            who = None
        if not event.seen_by(seat) or event.key in without:
            continue
        same = who is not None and who == event.args.get("seat")
        also = voice.words.also(event, voice.names) if same else None
        if also is None:
            story.append(voice.words.event(event, voice.names))
        else:
            story[-1] += f"{ALSO}{also}"
        who = event.args.get("seat")
    return story + [chronicle_line(line, voice) for line in waiting]


def in_short(
    events: Sequence[Event], first: int, lines: Sequence[Line], voice: Voice, asides: Container[str]
) -> list[str]:
    """What everybody may read, in a few lines: if there are many, without asides, and then the last ones."""
    story = told(events, first, lines, None, voice)
    if len(story) <= FEW_LINES:
        return story
    short = told(events, first, lines, None, voice, without=asides)
    return [voice.say("play-more"), *short[-MOST_LINES:]] if short[-MOST_LINES:] != story else story


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


@contextmanager
def listening(match: Match, seat: int, voice: Voice) -> Iterator[list[str]]:
    """What a seat alone learns from what it does here, once it is done."""
    learnt: list[str] = []
    before = len(match.events)
    yield learnt
    whispers = [event for event in match.events[before:] if event.seats is not None and event.seen_by(seat)]
    learnt += [voice.words.event(event, voice.names) for event in whispers]


def plain(lines: Sequence[str]) -> str:
    """Lines for a file, without markup."""
    return "".join(f"{MARKDOWN.sub(PLAIN, line.removeprefix(SMALL))}\n" for line in lines)
