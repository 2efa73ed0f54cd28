"""How even the game is between computer players: wins by seat and by leader, and the average glory.

python -m games.champions_of_midgard.balance     prints the tables of docs/champions-of-midgard.md
"""

import argparse
from collections import Counter
from collections.abc import Hashable, Iterator, Sequence

from games.champions_of_midgard.components import LEADERS
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.state import Options
from games.engine import Match


class Share:
    """What happened to one seat or leader; a shared victory counts for each winner by its part."""

    def __init__(self) -> None:
        self.played: Counter[Hashable] = Counter()
        self.won: Counter[Hashable] = Counter()
        self.glory: Counter[Hashable] = Counter()

    def add(self, who: Hashable, glory: int, won: float) -> None:
        """One match of one seat or leader."""
        self.played[who] += 1
        self.won[who] += won  # type: ignore[assignment]
        self.glory[who] += glory

    def row(self, who: Hashable) -> str:
        """Wins in percent and glory on average."""
        played = self.played[who] or 1
        return f"{100 * self.won[who] / played:.0f} % | {self.glory[who] / played:.1f}"


def play(seats: int, matches: int, policy: str) -> tuple[Share, Share]:
    """So many matches with drawn leaders, the first seat beginning: by seat, and by leader."""
    by_seat, by_leader = Share(), Share()
    for number in range(matches):
        match = Match.new(
            GAME,
            seats,
            server_seed=f"balance {seats} {number}".encode(),
            options=Options(random_leaders=True, first_player=0),
            policies=dict.fromkeys(range(seats), policy),
        )
        table = match.standings()
        winners = sum(standing.place == 1 for standing in table)
        for standing in table:
            won = 1 / winners if standing.place == 1 else 0.0
            by_seat.add(standing.seat, standing.score, won)
            by_leader.add(match.state.champions[standing.seat].leader, standing.score, won)
    return by_seat, by_leader


def tables(matches: int, policy: str) -> Iterator[str]:
    """The tables, line by line."""
    runs = {seats: play(seats, matches, policy) for seats in GAME.seats}
    heads = " | ".join(f"{seats} players: wins | glory" for seats in runs)
    yield f"| seat | {heads} |"
    yield f"| --- |{' --- | --- |' * len(runs)}"
    for seat in range(max(runs)):
        cells = [by_seat.row(seat) if seat < seats else " | " for seats, (by_seat, _) in runs.items()]
        yield f"| {seat + 1} | {' | '.join(cells)} |"
    yield ""
    yield f"| leader | {heads} |"
    yield f"| --- |{' --- | --- |' * len(runs)}"
    for leader in LEADERS:
        cells = [by_leader.row(leader) for _, by_leader in runs.values()]
        yield f"| {leader.capitalize()} | {' | '.join(cells)} |"


def main(words: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m games.champions_of_midgard.balance", description=__doc__)
    parser.add_argument("--matches", type=int, default=300, help="matches for each number of players")
    parser.add_argument("--policy", default="greedy", choices=sorted(GAME.policies), help="who plays")
    arguments = parser.parse_args(words)
    for line in tables(arguments.matches, arguments.policy):
        print(line)


if __name__ == "__main__":
    main()
