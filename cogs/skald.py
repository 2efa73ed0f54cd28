"""The bot: one client with the hall, the postman and the timekeeper, and the cogs that people talk to."""

import asyncio
import gc
import hashlib
import itertools
import json
import logging
import sys
from functools import partial
from importlib import import_module
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.app_commands import AppCommandError
from discord.ext import commands

from cogs import doors
from cogs.delivery.kinds import deliver
from cogs.environment import Settings
from cogs.permissions import PERMISSIONS
from cogs.registry import COGS
from cogs.translation import Translator
from cogs.visit import closed_door, unknown_door, visiting
from games.registry import GAMES
from rendering.service import Pictures
from table.hall import Hall
from table.opening import Opening, open_table
from table.postman import GRACE

log = logging.getLogger(__name__)
LONGEST_HOLD = 0.0005
"""Seconds for which a thread that draws may keep the others waiting."""
TIDY_EVERY = 5.0
THOROUGHLY_EVERY = 120
"""So many seconds between two looks for young garbage, and so many of these looks until all is looked at."""
OUTDATED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""What comes of a command as another version of the bot told it to Discord."""
MOST_GARBAGE = 200_000
"""So many new objects at once, and Python looks by itself."""


class Commands(app_commands.CommandTree["Skald"]):
    """The commands. One that cannot even begin is answered, too."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether the bot still takes commands."""
        bot: Skald = interaction.client
        if bot.leaving and interaction.type is discord.InteractionType.application_command:
            await closed_door(interaction)
        return not bot.leaving

    async def on_error(self, interaction: discord.Interaction[Any], error: AppCommandError, /) -> None:
        """Discord still shows a command as it was before an update; or something else went wrong."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        async with visiting(interaction) as visit:
            if not isinstance(error, OUTDATED):
                raise error
            await visit.tell(visit.say("refusal-old-command"))


class Skald(commands.Bot):
    """The bot."""

    def __init__(self, settings: Settings) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Commands,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
        )
        self.settings = settings
        self.doors: dict[str, doors.Handler] = {"unknown": unknown_door}
        self.pictures = Pictures()
        self.looks: dict[tuple[int, int], str] = {}
        """By match and person the click whose panel they look at."""
        self.visits: set[asyncio.Task[Any]] = set()
        """Whom it serves now."""
        self.leaving = False
        self.table: Opening
        self.hall: Hall

    async def setup_hook(self) -> None:
        """Open the table, take the cogs in, and tell Discord the commands if they changed."""
        if self.settings.api_url is not None:
            _, gateway, _ = await self.http.get_bot_gateway()
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        self.table = await open_table(
            str(self.settings.database), self.settings.backups, partial(deliver, self)
        )
        self.hall = self.table.hall
        for name in COGS:
            await self.add_cog(import_module(f"cogs.{name}").COG(self))
        self.add_dynamic_items(doors.Button, doors.Menu)
        await self.tree.set_translator(Translator())
        await self.sync_if_changed()
        self.table.start()
        stay_quick()
        log.info("invite: %s", self.invitation)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms are handled here; commands, buttons and menus find their way by themselves."""
        if interaction.type is discord.InteractionType.modal_submit:
            await doors.open_form(interaction)

    @property
    def invitation(self) -> str:
        """The link with which an admin brings the bot to a server."""
        assert self.application_id is not None
        return discord.utils.oauth_url(self.application_id, permissions=PERMISSIONS)

    async def sync_if_changed(self) -> None:
        """Tell Discord the commands, unless it knows just these already."""
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        text = json.dumps([self.application_id, self.settings.api_url, payload], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await self.hall.fact("commands") == digest:
            return
        await self.tree.sync()
        await self.hall.set_fact("commands", digest)
        log.info("%s commands told to Discord", len(payload))

    async def close(self) -> None:
        """Serve who is here to the end, stop ringing and posting, leave Discord, and close the store last."""
        self.leaving = True
        self.doors = {"unknown": closed_door}
        if self.visits:
            await asyncio.wait(self.visits, timeout=GRACE)
        table = getattr(self, "table", None)
        if table is not None:
            await table.stop()
        await super().close()
        self.pictures.close()
        if table is not None:
            await table.close()


def stay_quick() -> None:
    """Nobody's click waits for the garbage collector to look at what stays anyway, or long for a picture."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MOST_GARBAGE)
    sys.setswitchinterval(LONGEST_HOLD)


async def tidy_up() -> None:
    """Collect garbage now and then, so that it need not be done in the middle of a click."""
    for look in itertools.count(1):
        await asyncio.sleep(TIDY_EVERY)
        gc.collect(1 if look % THOROUGHLY_EVERY else 2)


async def run(settings: Settings, stopping: asyncio.Event) -> None:
    """Run the bot until it is told to stop."""
    if settings.api_url is not None:
        discord.http.Route.BASE = settings.api_url
        if settings.cdn_url is not None:
            discord.asset.Asset.BASE = settings.cdn_url
    bot = Skald(settings)
    bot.pictures.warm(*GAMES.values())
    async with bot:
        running = asyncio.create_task(bot.start(settings.token))
        stop = asyncio.create_task(stopping.wait())
        tidying = asyncio.create_task(tidy_up())
        await asyncio.wait([running, stop], return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        tidying.cancel()
        if not running.done():
            await bot.close()
        await running
