"""A match as readable text: questions, answers, events, and what changes on the table for everybody to see.

python -m tests.games.conformance.trace     writes the fixtures anew; read the difference before committing
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games.engine import Game, Match, Pick, picked_from
from games.engine.questions import Amount, PickSome
from games.registry import GAMES
from tests.games.conformance.positions import start

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 29


def traces() -> dict[Path, str]:
    """The text of every fixture: one match of each game for each number of players."""
    return {
        FOLDER / f"{game.id}-{seats}.txt": "\n".join(trace(game, seats)) + "\n"
        for game in GAMES.values()
        for seats in game.seats
    }


def trace(game: Game, seats: int) -> Iterator[str]:
    """A match line by line."""
    match = start(game, seats, SEED + seats)
    dice = Random(SEED)
    yield f"{game.id}, {seats} players, rules version {game.version}, {match.options}"
    told = 0
    table: dict[str, Any] = {}
    while True:
        for event in match.events[told:]:
            yield f"  {event.key}{'' if event.seats is None else event.seats} {plain(event.args)}"
        told = len(match.events)
        now = dict(flat(msgspec.to_builtins(match.view(None)), ""))
        yield from (f"    {name} = {value}" for name, value in now.items() if table.get(name) != value)
        table = now
        if match.over:
            break
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        greedy, look = game.policies["greedy"], partial(match.view, seat)
        offer = match.offer(seat)
        taken = None if offer is None else picked_from(offer, greedy, look, dice)
        if taken is not None:
            yield f"{seat} takes {taken}"
            match.interrupt(seat, taken)
            continue
        answer = greedy(question, look, dice)
        asked = f"{seat} {question.key} {plain(question.sentence.args)}"
        yield f"{asked} {bounds(match, seat)} -> {plain(answer)}"
        match.answer(seat, answer)
    for standing in match.standings():
        yield f"{standing.place}. seat {standing.seat}: {standing.score} {plain(standing.sources)}"


def bounds(match: Match, seat: int) -> str:
    """What may be answered."""
    question = match.question(seat)
    if isinstance(question, PickSome):
        return f"{question.least}..{question.most} of {plain(question.values)}"
    if isinstance(question, Pick):
        return plain(question.values)
    assert isinstance(question, Amount)
    return f"{question.least}..{question.most}"


def flat(value: Any, name: str) -> Iterator[tuple[str, str]]:
    """Nested data as lines of name and value."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from flat(item, f"{name}.{key}" if name else str(key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for index, item in enumerate(value):
            yield from flat(item, f"{name}.{index}")
    else:
        yield name, plain(value)


def plain(value: Any) -> str:
    """Data in one line, without quotes."""
    return msgspec.json.encode(value).decode().replace('"', "")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file, text in traces().items():
        file.write_text(text, encoding="utf-8")
