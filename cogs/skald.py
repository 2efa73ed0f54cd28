"""The bot: one client with the hall, the postman and the timekeeper, and the cogs that people talk to."""

import asyncio
import hashlib
import json
import logging
from importlib import import_module
from typing import Any

import discord
import yarl
from discord.ext import commands

from cogs import doors
from cogs.delivery import Delivery
from cogs.environment import Settings
from cogs.permissions import PERMISSIONS
from cogs.registry import COGS
from cogs.translation import Translator
from cogs.visit import unknown_door
from games.registry import GAMES
from rendering.service import Pictures
from table.hall import Hall
from table.opening import Opening, open_table

log = logging.getLogger(__name__)


class Skald(commands.Bot):
    """The bot."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
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
        self.delivery = Delivery(self)
        self.table: Opening
        self.hall: Hall

    async def setup_hook(self) -> None:
        """Open the table, take the cogs in, and tell Discord the commands if they changed."""
        if self.settings.api_url is not None:
            _, gateway, _ = await self.http.get_bot_gateway()
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        self.table = await open_table(
            str(self.settings.database), self.settings.backups, self.delivery.deliver
        )
        self.hall = self.table.hall
        for name in COGS:
            await self.add_cog(import_module(f"cogs.{name}").COG(self))
        self.add_dynamic_items(doors.Button, doors.Menu)
        await self.tree.set_translator(Translator())
        await self.sync_if_changed()
        self.table.start()
        log.info("invite: %s", self.invitation)

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
        """Stop ringing and posting, leave Discord, and close the store last."""
        table = getattr(self, "table", None)
        if table is not None:
            await table.stop()
        await super().close()
        self.pictures.close()
        if table is not None:
            await table.close()


def skald_of(interaction: discord.Interaction[Any]) -> Skald:
    """The bot an interaction came to."""
    assert isinstance(interaction.client, Skald)
    return interaction.client


async def run(settings: Settings, stopping: asyncio.Event) -> None:
    """Run the bot until it is told to stop."""
    if settings.api_url is not None:
        discord.http.Route.BASE = settings.api_url
        if settings.cdn_url is not None:
            discord.asset.Asset.BASE = settings.cdn_url
    bot = Skald(settings)
    for game in GAMES.values():
        bot.pictures.warm(game)
    async with bot:
        running = asyncio.create_task(bot.start(settings.token))
        stop = asyncio.create_task(stopping.wait())
        await asyncio.wait([running, stop], return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not running.done():
            await bot.close()
        await running
