"""The saga: what one player does is one line, and everybody else begins a line of their own."""

import msgspec

from cogs import saga
from cogs.visit import escaped
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


ROLLS = Event("rolls", {"seat": 0, "warriors": ["axeman"], "faces": ["hit"], "round": 1})
BEGINS = [Event("round-begins", {"round": number, "seat": 0}) for number in range(1, 12)]


def in_short(*events: Event) -> list[str]:
    """These events from the first on, as the channel reads them."""
    return saga.in_short(events, 0, (), VOICE, GAME.asides)


def test_a_short_story_is_told_whole() -> None:
    assert in_short(PLACES, ROLLS, OTHER) == told(PLACES, ROLLS, OTHER)
    assert len(in_short(*BEGINS[:6])) == 6


def test_a_long_story_leaves_out_what_others_say_too_and_tells_that_there_is_more() -> None:
    more, *lines = in_short(*BEGINS[:6], ROLLS, PLACES)
    assert more == "-# … more in the saga"
    assert lines == told(*BEGINS[:6], PLACES)


def test_a_very_long_story_tells_the_last_lines() -> None:
    more, *lines = in_short(*BEGINS)
    assert more == "-# … more in the saga"
    assert lines == told(*BEGINS)[-saga.MOST_LINES :]


def test_a_story_of_some_lines_that_says_all_promises_no_more() -> None:
    assert in_short(*BEGINS[:8]) == told(*BEGINS[:8])


def test_a_file_has_names_as_they_are_and_no_markup() -> None:
    voice = Voice(VOICE.words, [escaped(r"*Ást_ríðr* \o/ -# ~"), "Bjørn"])
    line = saga.told([PLACES], 0, (), None, voice)
    assert saga.plain(["-# small", *line]) == "small\n*Ást_ríðr* \\o/ -# ~ places a worker: Smokehouse\n"
