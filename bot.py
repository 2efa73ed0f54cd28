"""Starts Skald. Until it speaks to Discord, computer players play Blood Rage in the terminal."""

import os
import secrets
import sys
from collections.abc import Iterator

from games.engine import Match
from games.registry import game_named
from locales import LANGUAGES, words
from rendering.registry import text_mode

NAMES = ("Astrid", "Bjørn", "Chloé", "Dagny")


def tell(language: str, server_seed: bytes) -> Iterator[str]:
    """A match, line by line, as a spectator may hear it; at the end the board and the standings."""
    game = game_named("blood-rage")
    speak = words(language, game)
    match = Match.new(game, len(NAMES), server_seed=server_seed)
    events = match.events
    while True:
        yield from (speak.event(event, NAMES) for event in events if event.seen_by(None))
        if match.over:
            break
        events = match.answer_by_policy(match.waiting[0], "greedy", by="policy")
    yield from text_mode(game).board(match.view(None), speak, NAMES)
    for standing in match.standings():
        sources = ", ".join(
            f"{speak.say(game.source(source), NAMES)} {points:+}"
            for source, points in standing.sources.items()
        )
        yield f"{standing.place}. {NAMES[standing.seat]} {standing.score} ({sources})"


def main() -> int:
    """Run the command."""
    language = os.environ.get("SKALD_LANGUAGE", LANGUAGES[0])
    if language not in LANGUAGES:
        print(f"SKALD_LANGUAGE is {language!r}, but Skald speaks {', '.join(LANGUAGES)}.", file=sys.stderr)
        return 2
    for line in tell(language, secrets.token_bytes(32)):
        print(line.replace("**", "").replace("*", ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
