"""`python -m bench`: measure, write `bench/results.json`, and print a table for `docs/benchmarks.md`."""

from argparse import ArgumentParser
from pathlib import Path
from random import Random

import msgspec

from bench.blood_rage import BLOOD_RAGE, readings
from bench.catan import CATANATRON
from bench.chess import PYTHON_CHESS
from bench.measure import Subject, measure
from bench.report import Goal, markdown, results

SUBJECTS: list[Subject] = [CATANATRON, PYTHON_CHESS, BLOOD_RAGE]
GOALS: list[Goal] = [
    Goal("Blood Rage answers/s by catanatron actions/s", BLOOD_RAGE.name, CATANATRON.name, 1.5),
    Goal("Blood Rage matches/s, four players, one core", BLOOD_RAGE.name, None, 50),
]


def main() -> None:
    """Run the benchmarks as the command line asks."""
    parser = ArgumentParser(prog="python -m bench", description="Measure the speed of random play.")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of every subject (default: 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a round (default: 2)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random play (default: 1)")
    parser.add_argument("--output", type=Path, default=Path(__file__).with_name("results.json"))
    arguments = parser.parse_args()

    measurements = measure(
        SUBJECTS, Random(arguments.seed), rounds=arguments.rounds, seconds=arguments.seconds
    )
    run = results(measurements, GOALS, readings(Random(arguments.seed)))
    arguments.output.write_bytes(msgspec.json.format(msgspec.json.encode(run)) + b"\n")
    print(markdown(run))


if __name__ == "__main__":
    main()
