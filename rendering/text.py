"""Text mode: a position in words, for those who do not see the picture, and for its alt text."""

import re
import textwrap
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from games.engine import Argument, Text
from locales import Words

LONGEST_LINE = 300
LONGEST_NAME = 100
"""Discord's own limit is far below; what is cut here would burst a list of names."""
LONGEST_SUMMARY = 1000
"""What Discord takes as an alt text is a little more."""

SENTENCE_ENDS = re.compile(r"(?<=[.!?]) ")


@dataclass(frozen=True)
class TextMode:
    """How a game is told in words. Each gets a view, the words of a language, and the names by seat."""

    board: Callable[[Any, Words, Sequence[str]], list[str]]
    """The whole table in short lines of Discord's markdown, the same for everybody."""
    hand: Callable[[Any, Words, Sequence[str]], list[str]]
    """What only the viewer may see, in short lines of Discord's markdown; nothing for a spectator."""
    summary: Callable[[Any, Words, Sequence[str]], str]
    """The position in a few plain sentences without markup, the same for everybody, short enough for an
    alt text."""
    card: Callable[[str, Words], list[str]]
    """All that is printed on a card, in short lines of Discord's markdown; cards of one name are one."""
    means: Callable[[Any, Words, int], str]
    """What a seat has to work with now, in a few words; nothing where that does not matter."""


@dataclass(frozen=True)
class Voice:
    """A language and the players' names: what it takes to say something."""

    words: Words
    names: Sequence[str]

    def say(self, key: str, **args: Argument) -> str:
        """A text in words."""
        return self.words.say(Text(key, args), self.names)


def voice_of(words: Words, names: Sequence[str]) -> Voice:
    """The voice for these players, whatever they call themselves."""
    short = [name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…" for name in names]
    return Voice(words, short)


def short_lines(lines: Iterable[str]) -> list[str]:
    """The lines, the long ones broken after a sentence, or where that is not enough after a word."""
    return [short for line in lines for short in broken(line)]


def broken(line: str) -> list[str]:
    """One line as several that are short enough."""
    if len(line) <= LONGEST_LINE:
        return [line]
    parts: list[str] = []
    for sentence in SENTENCE_ENDS.split(line):
        if parts and len(parts[-1]) + 1 + len(sentence) <= LONGEST_LINE:
            parts[-1] += f" {sentence}"
        else:
            parts += textwrap.wrap(sentence, LONGEST_LINE)
    return parts


def apart(facts: Sequence[str], voice: Voice) -> str:
    """Facts one after the other in a sentence, also where they have commas of their own."""
    return reduce(lambda told, fact: voice.say("facts-apart", facts=told, fact=fact), facts) if facts else ""


def shortened(sentences: Sequence[str]) -> str:
    """As many of the sentences, from the first on, as a summary may hold."""
    for count in range(len(sentences), 0, -1):
        summary = " ".join(sentences[:count])
        if len(summary) <= LONGEST_SUMMARY:
            return summary
    return f"{sentences[0][: LONGEST_SUMMARY - 1]}…"
