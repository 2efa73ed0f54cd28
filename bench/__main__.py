"""`python -m bench`: measure, write `bench/results.json`, and print the tables for `docs/benchmarks.md`."""

import asyncio
from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from bench import blood_rage, clicks, durable, rendering, table, wake
from bench.catan import CATANATRON
from bench.chess import PYTHON_CHESS
from bench.measure import Subject, measure
from bench.play import BLOOD_RAGE, MIDGARD
from bench.report import Goal, Reading, machine, markdown, results

HERE = Path(__file__).parent
PLAY = "play"
SUBJECTS: list[Subject] = [CATANATRON, PYTHON_CHESS, BLOOD_RAGE, MIDGARD]
GOALS: list[Goal] = [
    Goal("Blood Rage answers/s by catanatron actions/s", BLOOD_RAGE.name, CATANATRON.name, 1.5),
    Goal("Blood Rage matches/s, four players, one core", BLOOD_RAGE.name, None, 50),
    Goal("Champions of Midgard answers/s by catanatron actions/s", MIDGARD.name, CATANATRON.name, 1.5),
]
READINGS: dict[str, tuple[str, Callable[[Path, Random], list[Reading]]]] = {
    PLAY: ("Positions", lambda _, rng: blood_rage.readings(rng)),
    "clicks": ("A click", lambda folder, rng: asyncio.run(clicks.readings(folder / "clicks.db", rng))),
    "answers": ("An answer", lambda folder, rng: asyncio.run(durable.readings(folder / "answers.db", rng))),
    "start": ("The start", lambda folder, rng: asyncio.run(wake.readings(folder, rng))),
    "pictures": ("Pictures", lambda _, __: rendering.readings()),
    "local": ("The local table", lambda folder, _: asyncio.run(table.readings(folder))),
}


def main() -> None:
    """Run the benchmarks as the command line asks."""
    parser = ArgumentParser(prog="python -m bench", description="Measure the speed of Skald.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(READINGS)} (default: all)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of every subject of play (default: 5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of such a round (default: 2)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all that is random (default: 1)")
    parser.add_argument("--output", type=Path, default=HERE / "results.json")
    arguments = parser.parse_args()
    parts = arguments.parts or list(READINGS)
    if not set(parts) <= set(READINGS):
        parser.error(f"the parts are {', '.join(READINGS)}")

    found_on = machine()
    subjects = SUBJECTS if PLAY in parts else []
    measurements = measure(
        subjects, Random(arguments.seed), rounds=arguments.rounds, seconds=arguments.seconds
    )
    with TemporaryDirectory(dir=HERE, prefix=".") as folder:  # beside this file, which is on a real disk
        readings = {
            name: read(Path(folder), Random(arguments.seed))
            for part, (name, read) in READINGS.items()
            if part in parts
        }
    run = results(found_on, measurements, GOALS, readings)
    arguments.output.write_bytes(msgspec.json.format(msgspec.json.encode(run)) + b"\n")
    print(markdown(run))


if __name__ == "__main__":
    main()
