"""`python -m local` serves the local table alone; `bot.py` without a token starts the bot as well."""

import argparse
import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

from local.doorkeeper import code_of
from local.faults import Faults
from local.house import House
from local.launch import ANYWHERE, LOOPBACK, USUAL_HOST, USUAL_PORT, on_leash
from local.records import LOCALES
from local.server import make_app, serve
from local.store import BadWorld
from local.world import World


async def run(world: World, host: str, port: int, trouble: float = 0.0) -> None:
    """Serve until told to stop; for tests, with a share of requests that go wrong."""
    near = ANYWHERE.get(host, host)
    house = House(world, f"http://{f'[{near}]' if ':' in near else near}:{port}")
    code = None if host in LOOPBACK else code_of(world)
    app = make_app(house, code, [Faults(share=trouble).middleware] if trouble else [])
    serving = asyncio.create_task(serve(app, host, port, lambda: print("ready", flush=True)))
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, serving.cancel)
    on_leash(serving.cancel)
    await serving


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m local", description=__doc__)
    parser.add_argument("--host", default=USUAL_HOST)
    parser.add_argument("--port", type=int, default=USUAL_PORT)
    parser.add_argument("--file", type=Path, default=Path("data/local.db"))
    parser.add_argument("--trouble", type=float, default=0.0, metavar="SHARE", help=argparse.SUPPRESS)
    parser.add_argument("--language", choices=LOCALES, default="en")
    told = parser.parse_args()
    level = os.environ.get("SKALD_LOG", "info").upper()
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    try:
        asyncio.run(run(World(told.file, told.language), told.host, told.port, told.trouble))
    except BadWorld as error:
        print(error, file=sys.stderr)
        return 2
    except OSError:
        print(f"The table cannot be opened at port {told.port} of {told.host}.", file=sys.stderr)
        print(
            "Is another one open there? Close it, or open this one elsewhere: make run PORT=8041.",
            file=sys.stderr,
        )
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
