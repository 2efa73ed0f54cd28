"""The saga: what one player does is one line, and everybody else begins a line of their own."""

import msgspec

from cogs import saga
from games.champions_of_midgard.game import GAME
from games.engine import Event, Text
from locales import words
from rendering.text import Voice
from table.chronicle import Line

VOICE = Voice(words("en", GAME), ["Astrid", "Bjørn"])
PLACES = Event("places-worker", {"seat": 0, "place": "smokehouse"})
EATS = Event("goods", {"seat": 0, "item": "food", "before": 1, "after": 4})
OTHER = Event("goods", {"seat": 1, "item": "coin", "before": 2, "after": 0})
WHISPER = Event("you-get-destiny", {"card": "craftsman"}, [0])


def told(*events: Event, seat: int | None = None, lines: tuple[Line, ...] = ()) -> list[str]:
    """These events from the first on."""
    return saga.told(events, 0, lines, seat, VOICE)


def test_what_a_move_brings_goes_on_in_its_line() -> None:
    assert told(PLACES, EATS) == ["**Astrid** places a worker: Smokehouse · Food 1 → 4"]


def test_somebody_else_begins_a_line() -> None:
    assert told(PLACES, OTHER, EATS) == [
        "**Astrid** places a worker: Smokehouse",
        "**Bjørn**: Coins 2 → 0",
        "**Astrid**: Food 1 → 4",
    ]


def test_a_new_move_begins_a_line() -> None:
    assert len(told(PLACES, PLACES)) == 2


def test_a_whisper_stands_alone_and_only_before_its_owner() -> None:
    assert told(PLACES, WHISPER, EATS) == told(PLACES, EATS)
    assert told(PLACES, WHISPER, EATS, seat=0)[1:] == ["Your destiny: *Craftsman*", "**Astrid**: Food 1 → 4"]


def test_a_line_of_the_chronicle_stands_alone_in_its_place() -> None:
    paused = msgspec.json.encode(Text("chronicle-paused", {"by": "Bjørn"})).decode()
    assert told(PLACES, EATS, lines=(Line(id=1, after=1, line=paused, at=0),)) == [
        "**Astrid** places a worker: Smokehouse",
        "-# **Bjørn** pauses the match",
        "**Astrid**: Food 1 → 4",
    ]
