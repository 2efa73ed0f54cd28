"""Starts Skald: with a token the bot at Discord, without one the bot at a table in the browser."""

import asyncio
import os
import signal
import sys

import discord
from dotenv import load_dotenv

from cogs.environment import BadSettings, Settings, read_settings
from cogs.logs import keep_logs
from cogs.network import PASSING
from cogs.skald import run
from db.errors import StoreError
from local import launch

NO_TOKEN = {"DISCORD_TOKEN": "from-the-local-table"}
"""Instead of one, where the local table gives its own: all other settings must make sense there, too."""


async def serve(settings: Settings) -> None:
    """Run until SIGINT or SIGTERM, or until a launcher is gone, then stop in order."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopping.set)
    launch.on_leash(stopping.set)
    with launch.held(settings.database):
        await run(settings, stopping)


def without_discord() -> bool:
    """Whether neither Discord nor another server like it is named."""
    return not any(os.environ.get(name, "").strip() for name in ("DISCORD_TOKEN", "DISCORD_API_URL"))


def main() -> int:
    """Run the command; what is wrong with the settings is told in a sentence."""
    load_dotenv()
    alone = without_discord()
    try:
        settings = read_settings({**os.environ, **(NO_TOKEN if alone else {})})
        if alone:
            return launch.run([sys.executable, __file__])
        keep_logs(settings.log, settings.token)
        asyncio.run(serve(settings))
    except launch.InUse as error:
        print(error, file=sys.stderr)
        return 3
    except (BadSettings, StoreError, launch.Cannot) as error:
        print(error, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("Discord does not know this DISCORD_TOKEN: copy it again from the bot's page.", file=sys.stderr)
        return 2
    except (OSError, *PASSING) as error:
        print(f"Discord cannot be reached: {error}.", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
