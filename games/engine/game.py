"""The contract of a game: everything the engine, the table and the pictures need of it, and no more."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from games.engine.flow import Flow
from games.engine.play import Play
from games.engine.questions import Answer, Pick, Question
from games.engine.texts import Argument, Text

View = msgspec.Struct
Policy = Callable[[Question, Callable[[], Any], Random], Answer]
"""A computer player: it gets a question, a way to look at its own view, and dice of its own."""


class Standing(msgspec.Struct, frozen=True):
    """Where a seat stands: its place (1 is best; equal places share it) and where each point came from."""

    seat: int
    place: int
    score: int
    sources: dict[str, int]


@dataclass(frozen=True, eq=False)
class Game:
    """A set of rules."""

    id: str
    version: int
    """Changes only when states of older rules can no longer be read; a mended rule needs no new one."""
    seats: range
    """How many may play, over all options."""
    options: type[msgspec.Struct]
    check_options: Callable[[Any, int], None]
    """Raises BadOptions when these options do not fit that many seats."""
    variants: Callable[[int], Sequence[Any]]
    """The options worth trying with that many seats, for self-play and the conformance suite."""
    state: type[msgspec.Struct]
    play: type[Play[Any]]
    setup: Callable[[Any, int], Any]
    """The state before the first step. No chance is used yet: shuffling is a step."""
    step: Callable[[Any], Flow[None] | None]
    """The next step to be played, or None when the game has ended."""
    view: Callable[[Any, int | None], View]
    """What a seat (None: a spectator) may see."""
    secrets: Callable[[Any], Any]
    """The part of a seat's view that nobody else sees: when it changes, that person is told."""
    standings: Callable[[Any], list[Standing]]
    faults: Callable[[Any], list[str]]
    """What is wrong with a state: conservation laws and limits that must hold at every moment."""
    resample: Callable[[Any, int | None, Random], Any]
    """Another state that this seat cannot tell from the given one: all that is hidden is exchanged."""
    noun: Callable[[str, str], Text | None]
    """The words for what a text argument names, like ("card", "tyrs-rage-2"); None: a plain string."""
    source: Callable[[str], Text]
    """The words for a source of points in the standings."""
    questions: frozenset[str]
    events: frozenset[str]
    reasons: frozenset[str]
    cards: frozenset[str]
    """Every card there is, so that a run can tell which were never used."""
    orders: Mapping[str, Sequence[str]]
    """The standing orders: by question, which orders a seat may give ahead of time."""
    policies: Mapping[str, Policy]
    """Computer players by name; every game has `random`, `greedy`, and `absent` for who is out of time."""
    topics: Sequence[str]
    """The rule topics in reading order; the words are `rule-<topic>`, a title with the rule as its `text`."""
    topic_of: Mapping[str, str]
    """By question, the topic that explains it."""
    rulings: Mapping[str, Sequence[str]]
    """By card, the keys of the rulings on it; a card without rulings is not in it."""
    intro: int
    """How many pages the introduction has; the words are `intro-1`, `intro-2`, …"""
    numbers: Mapping[str, Argument] = field(default_factory=dict)
    """The numbers of the box that rules, rulings and the introduction tell."""
    offers: Callable[[Any, int], Pick | None] | None = None
    """What a seat may do now beside whatever is asked of whomever ("at any time"); None: nothing."""
    interrupt: Callable[[Any, int, str], None] | None = None
    """Do what a seat has picked from its offer. It asks nothing, so that nobody waits for it."""
    asides: frozenset[str] = frozenset()
    """The events that a short story leaves out: what follows from others, or what the board shows."""
