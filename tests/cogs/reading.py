"""Whether a channel reads the whole saga of its match: everything once, and in its order."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from cogs import saga
from cogs.delivery.board import LONGEST_STORY, newest
from cogs.visit import voice_of
from games.engine import Event
from rendering.text import Voice
from table import chronicle
from table.chronicle import Line
from table.sitting import Sitting
from tests.table.guests import Clock, hall_over


class Tale(NamedTuple):
    """What happened in a match, and how its table tells it."""

    sitting: Sitting
    events: list[Event]
    lines: list[Line]
    voice: Voice

    def part(self, begin: "Place", end: "Place") -> str:
        """What one message tells from one place to another."""
        lines = self.lines[begin.lines : end.lines]
        told = saga.in_short(
            self.events[begin.events : end.events],
            begin.events,
            lines,
            self.voice,
            self.sitting.game.asides,
        )
        return newest(told, LONGEST_STORY, self.voice.say("play-more"))

    def may_end(self, story: str, event: Event) -> bool:
        """Whether a story may end with this event."""
        if event.seats is not None or event.key in self.sitting.game.asides:
            return True
        words, names = self.voice.words, self.voice.names
        texts = [words.event(event, names), words.also(event, names)]
        last = [line for line in story.splitlines() if not line.startswith("-# ")][-1:]
        return any(line.endswith(text) for line in last for text in texts if text is not None)


class Place(NamedTuple):
    """How much of a tale has been told."""

    events: int = 0
    lines: int = 0


async def tale_of(file: Path, channel: int) -> Tale:
    """The tale of a channel's match, from the store."""
    async with hall_over(file, Clock()) as hall:
        match_id = await hall.match_in(channel)
        assert match_id is not None
        async with hall.store.reading() as tx:
            lines = await chronicle.read(tx, match_id)
        async with hall.look(match_id) as sitting:
            assert sitting.match is not None
            return Tale(sitting, sitting.match.events, lines, voice_of(sitting, sitting.record.language))


def read_through(tale: Tale, messages: Sequence[str]) -> None:
    """The messages, each below its title, tell the tale: nothing is missing, doubled or out of order."""
    reached = {Place()}
    for message in messages:
        story = message.partition("\n")[2].partition("\n\n")[0].strip()
        ends = {end for begin in reached for end in endings(tale, begin, story)}
        assert ends, f"this does not go on from {sorted(reached)}: {story}"
        reached = ends
    assert Place(len(tale.events), len(tale.lines)) in reached, f"told until {sorted(reached)}"


def endings(tale: Tale, begin: Place, story: str) -> Iterator[Place]:
    """How far somebody who has read so much has read after this story."""
    for events in range(begin.events, len(tale.events) + 1):
        if begin.events < events and not tale.may_end(story, tale.events[events - 1]):
            continue
        for lines in range(begin.lines, len(tale.lines) + 1):
            if tale.part(begin, end := Place(events, lines)) == story:
                yield end
