"""Plays whole matches between computer players and checks every rule that must always hold.

python -m games.selfplay blood-rage --players 4 --matches 100 --seed 1
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from games.engine import Game, Match, Pick, PickSome, Question, picked_from
from games.engine.errors import MatchError
from games.registry import GAMES, game_named

RELOAD_EVERY = 40


class Violation(Exception):
    """Something that must never happen, with the match in which it did."""

    def __init__(
        self,
        problem: str,
        match: Match,
        seat: int | None = None,
        answer: Any = None,
        *,
        offered: bool = False,
    ) -> None:
        super().__init__(problem)
        self.record = {
            "problem": problem,
            "match": json.loads(match.save()),
            "seat": seat,
            "answer": answer if isinstance(answer, str | int | list | None) else repr(answer),
            "offered": offered,
        }


class Reached:
    """What the matches came across."""

    def __init__(self) -> None:
        self.questions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()

    def question(self, question: Question, match: Match) -> None:
        """Note a question, what it offers, and why it does not offer more."""
        self.questions[question.key] += 1
        if isinstance(question, Pick):
            if [option.value for option in question.options] != list(dict.fromkeys(question.values)):
                raise Violation(f"{question.key}: options that are not the values", match)
            if not question.values or (
                isinstance(question, PickSome) and not question.least <= question.most <= len(question.values)
            ):
                raise Violation(f"{question.key}: nobody can answer this", match)
            self.reasons.update(option.reason.key for option in question.disabled if option.reason)

    def saga(self, match: Match) -> None:
        """Note the events of a finished match and the cards they name."""
        for event in match.events:
            self.events[event.key] += 1
            for name in ("card", "cards", "source"):
                named = event.args.get(name, ())
                if not isinstance(named, int):
                    self.cards.update([named] if isinstance(named, str) else map(str, named))

    def never(self, game: Game) -> dict[str, list[str]]:
        """What the game knows and no match has come across."""
        return {
            "questions": sorted(game.questions - self.questions.keys()),
            "events": sorted(game.events - self.events.keys()),
            "reasons": sorted(game.reasons - self.reasons.keys()),
            "cards": sorted(game.cards - self.cards.keys()),
        }

    def unknown(self, game: Game) -> list[str]:
        """What matches have come across and the game does not list."""
        return sorted(
            (self.questions.keys() - game.questions)
            | (self.events.keys() - game.events)
            | (self.reasons.keys() - game.reasons)
        )


class Tally:
    """The numbers of a run."""

    def __init__(self) -> None:
        self.matches = 0
        self.answers = 0
        self.longest = 0
        self.slowest = 0.0
        self.slowest_question = ""
        self.seconds = 0.0
        self.wins: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.reached = Reached()

    def as_dict(self, game: Game) -> dict[str, Any]:
        """For `--json`."""
        seconds = self.seconds or 1.0
        return {
            "game": game.id,
            "matches": self.matches,
            "matches_per_second": round(self.matches / seconds, 1),
            "answers": self.answers,
            "answers_per_second": round(self.answers / seconds),
            "longest_match_answers": self.longest,
            "slowest_step_ms": round(1000 * self.slowest, 2),
            "slowest_step_question": self.slowest_question,
            "wins_by_seat": {seat: self.wins[seat] for seat in sorted(self.wins)},
            "average_score_by_seat": {
                seat: round(self.scores[seat] / self.matches, 1) for seat in sorted(self.scores)
            },
            "questions_reached": dict(sorted(self.reached.questions.items())),
            "cards_reached": len(game.cards & self.reached.cards.keys()),
            "never_reached": self.reached.never(game),
        }


def play_match(match: Match, policies: Sequence[str], dice: Random, tally: Tally, *, checking: bool) -> None:
    """One match to its end, each seat played by its policy. Whatever goes wrong is a violation."""
    given = 0
    try:
        while not match.over:
            play_answer(match, policies, dice, tally, checking=checking)
            given += 1
            if checking:
                check(match, given)
        if checking:
            match.replay()
    except Violation:
        raise
    except Exception as error:
        raise Violation(f"{type(error).__name__}: {error}", match) from error
    tally.matches += 1
    tally.answers += given
    tally.longest = max(tally.longest, given)
    for standing in match.standings():
        tally.wins[standing.seat] += standing.place == 1
        tally.scores[standing.seat] += standing.score
    tally.reached.saga(match)


def play_answer(match: Match, policies: Sequence[str], dice: Random, tally: Tally, *, checking: bool) -> None:
    """One answer, timed."""
    seat = match.waiting[0]
    question = match.question(seat)
    assert question is not None
    offer = match.offer(seat)
    if checking:
        tally.reached.question(question, match)
        if offer is not None:
            tally.reached.question(offer, match)
    policy = match.game.policies[policies[seat]]
    answer: Any = None
    offered = False
    try:
        if offer is not None:
            answer = picked_from(offer, policy, lambda: match.view(seat), dice)
            offered = answer is not None
        if not offered:
            answer = policy(question, lambda: match.view(seat), dice)
        before = time.perf_counter()
        (match.interrupt if offered else match.answer)(seat, answer)
    except Exception as error:
        raise Violation(f"{type(error).__name__}: {error}", match, seat, answer, offered=offered) from error
    took = time.perf_counter() - before
    if took > tally.slowest:
        tally.slowest, tally.slowest_question = took, question.key


def check(match: Match, given: int) -> None:
    """What must hold after every answer; now and then also that the match survives being stored."""
    faults = match.faults()
    if faults:
        raise Violation("; ".join(faults), match)
    if not match.over and not match.waiting:
        raise Violation("nobody is asked, and the match is not over", match)
    if given % RELOAD_EVERY == 0:
        saved = match.save()
        again = Match.load(match.game, saved)
        if again.restarted or again.save() != saved:
            raise Violation("a stored match comes back different", match)


def matches(game: Game, arguments: argparse.Namespace) -> Iterator[tuple[Match, list[str], Random]]:
    """The matches of a run: for each number of players the options worth trying, one after the other."""
    names = arguments.policy.split(",")
    for seats in arguments.players or game.seats:
        variants = [arguments.options] if arguments.options else game.variants(seats)
        for number in range(arguments.matches):
            dice = Random(f"{arguments.seed} {seats} {number}")
            match = Match.new(
                game, seats, server_seed=dice.randbytes(32), options=variants[number % len(variants)]
            )
            yield match, [dice.choice(names) for _ in range(seats)], dice


def run(game: Game, arguments: argparse.Namespace) -> Tally:
    """All matches of a run."""
    tally = Tally()
    for match, policies, dice in matches(game, arguments):
        before = time.perf_counter()
        play_match(match, policies, dice, tally, checking=not arguments.unchecked)
        tally.seconds += time.perf_counter() - before
    return tally


def replay(file: Path) -> int:
    """Show again what a violation's file records."""
    try:
        record = json.loads(file.read_bytes())
        saved = json.dumps(record["match"]).encode()
        match = Match.load(game_named(record["match"]["game"]), saved)
        seat, answer, problem = record["seat"], record["answer"], record["problem"]
        offered = record.get("offered", False)
    except (OSError, ValueError, KeyError, TypeError, MatchError) as error:
        print(f"{file} records no violation: {error!r}", file=sys.stderr)
        return 2
    print(f"recorded: {problem}")
    found = []
    try:
        found += match.faults()
        for waiting in match.waiting:
            question = match.question(waiting)
            assert question is not None
            Reached().question(question, match)
        if seat is not None:
            (match.interrupt if offered else match.answer)(seat, answer)
        match.replay()
    except Exception as error:  # noqa: BLE001 - this is what the file is for
        found.append(f"{type(error).__name__}: {error}")
    print("now:", "; ".join(found) or "nothing is wrong any more")
    return 1 if found else 0


def show(game: Game, tally: Tally) -> None:
    """A readable summary."""
    for name, value in tally.as_dict(game).items():
        if isinstance(value, dict):
            print(f"{name.replace('_', ' ')}:")
            for key, detail in value.items():
                print(f"  {key}: {detail or ('nothing' if isinstance(detail, list) else detail)}")
        else:
            print(f"{name.replace('_', ' ')}: {value}")


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m games.selfplay", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES), nargs="?", help="which game")
    parser.add_argument("--players", type=int, action="append", help="how many players (repeat for several)")
    parser.add_argument("--matches", type=int, default=100, help="matches for each number of players")
    parser.add_argument("--seed", default="1", help="the same seed plays the same matches")
    parser.add_argument("--policy", default="random", help="computer players, comma-separated: drawn by seat")
    parser.add_argument("--options", type=json.loads, help="the game's options as JSON, else all are tried")
    parser.add_argument("--unchecked", action="store_true", help="only play, check nothing")
    parser.add_argument("--everything", action="store_true", help="fail if something was never reached")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--keep", type=Path, default=Path(), help="folder for the file of a violation")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="show a violation's file again")
    arguments = parser.parse_args(words)
    if arguments.game is None and arguments.replay is None:
        parser.error("which game?")
    if arguments.game and arguments.options is not None:
        try:
            arguments.options = msgspec.convert(arguments.options, game_named(arguments.game).options)
        except msgspec.ValidationError as error:
            parser.error(f"options: {error}")
    if arguments.game:
        known = game_named(arguments.game).policies
        if any(name not in known for name in arguments.policy.split(",")):
            parser.error(f"policies: {', '.join(known)}")
    return arguments


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    arguments = parse(words)
    if arguments.replay:
        return replay(arguments.replay)
    game = game_named(arguments.game)
    try:
        tally = run(game, arguments)
    except Violation as violation:
        arguments.keep.mkdir(parents=True, exist_ok=True)
        file = arguments.keep / f"violation-{game.id}.json"
        file.write_text(json.dumps(violation.record), encoding="utf-8")
        print(
            f"violation: {violation}\nplay it again: python -m games.selfplay --replay {file}",
            file=sys.stderr,
        )
        return 1
    except MatchError as error:
        print(f"not possible: {error}", file=sys.stderr)
        return 2
    if arguments.json:
        print(json.dumps(tally.as_dict(game), indent=2))
    else:
        show(game, tally)
    unknown = tally.reached.unknown(game)
    if unknown:
        print(f"not listed by the game: {', '.join(unknown)}", file=sys.stderr)
    missing = any(tally.reached.never(game).values())
    return 1 if unknown or (arguments.everything and missing) else 0


if __name__ == "__main__":
    sys.exit(main())
