"""Starts Skald: reads the settings, keeps logs, and runs the bot until it is told to stop."""

import asyncio
import signal
import sys

import discord
from dotenv import load_dotenv

from cogs.environment import BadSettings, Settings, read_settings
from cogs.logs import keep_logs
from cogs.skald import run
from db.errors import StoreError


async def serve(settings: Settings) -> None:
    """Run until SIGINT or SIGTERM, then stop in order."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopping.set)
    await run(settings, stopping)


def main() -> int:
    """Run the command; what is wrong with the settings is told in a sentence."""
    load_dotenv()
    try:
        settings = read_settings()
        keep_logs(settings.log, settings.token)
        asyncio.run(serve(settings))
    except (BadSettings, StoreError) as error:
        print(error, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("Discord does not know this DISCORD_TOKEN: copy it again from the bot's page.", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"Discord cannot be reached: {error}.", file=sys.stderr)
        return 3
    return 0


if __name__ == "__main__":
    sys.exit(main())
