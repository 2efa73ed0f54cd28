"""Checks a finished match's chance: every shuffle and every die, from its export alone.

python -m games.fairness verify FILE [--commitment HASH]
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from games.engine import Draw, Fate, Match, commitment, final_seed
from games.engine.errors import MatchError
from games.engine.fate import WORD
from games.engine.saves import read_save
from games.registry import game_named


class Unfair(Exception):
    """The export does not prove what it claims."""


def verify(data: bytes, promised: str | None = None) -> list[str]:
    """What was checked, line by line; raises Unfair at the first thing that does not hold."""
    saved = read_save(data)
    game = game_named(saved.game)
    if not Match.resume(game, read_save(data)).over:
        raise Unfair("the match is not over: its seed must stay secret until then")
    server_seed = bytes.fromhex(saved.server_seed)
    committed = commitment(server_seed)
    if promised is not None and promised.strip().lower() != committed:
        raise Unfair(f"the lobby promised {promised}, but the seed belongs to {committed}")
    lines = [f"commitment {committed}", f"join clicks {', '.join(saved.clicks) or 'none'}"]
    seed = final_seed(server_seed, saved.clicks)
    counter = 0
    for step in saved.steps:
        for draw in step.draws:
            if draw.start != counter:
                raise Unfair(f"{draw.label}: the stream was left at word {counter}, not {draw.start}")
            counter = check_draw(seed, draw)
            lines.append(f"{draw.label}: {draw.result}")
    try:
        match = Match.replay_save(game, saved)
    except MatchError as error:
        raise Unfair(f"the answers do not lead where the export says: {error}") from error
    answers = len(match.answers)
    return [
        *lines,
        f"{answers} answers played again: every checkpoint and every line of the saga is the same",
    ]


def check_draw(seed: bytes, draw: Draw) -> int:
    """Draw again from the same word of the stream; returns where the stream then stands."""
    if draw.shuffle and len(draw.result) != draw.size:
        raise Unfair(f"{draw.label}: a shuffle of {draw.size} with {len(draw.result)} places")
    if not draw.shuffle and not 1 <= draw.size <= WORD:
        raise Unfair(f"{draw.label}: there is no number below {draw.size}")
    fate = Fate(seed, draw.start)
    if draw.shuffle:
        fate.shuffled(range(draw.size), draw.label)
    else:
        fate.below(draw.size, draw.label)
    if fate.draws != [draw]:
        raise Unfair(f"{draw.label}: the seed gives {fate.draws[0].result}, the export says {draw.result}")
    return fate.counter


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m games.fairness", description=__doc__)
    parser.add_argument("command", choices=["verify"])
    parser.add_argument("file", type=Path, help="the export of a finished match")
    parser.add_argument("--commitment", help="the hash that the lobby showed")
    arguments = parser.parse_args(words)
    try:
        lines = verify(arguments.file.read_bytes(), arguments.commitment)
    except OSError as error:
        print(f"cannot read {arguments.file}: {error.strerror}", file=sys.stderr)
        return 2
    except MatchError as error:
        print(f"cannot read this match: {error}", file=sys.stderr)
        return 2
    except Unfair as error:
        print(f"NOT proven: {error}", file=sys.stderr)
        return 1
    if arguments.commitment:
        lines.append("proven fair: the seed is the one the lobby promised; compare the join clicks, too")
    else:
        lines.append(
            "every shuffle follows from this seed; compare commitment and join clicks with the lobby's"
        )
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
