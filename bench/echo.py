"""`python -m bench.echo URL`: a bot that only edits a message into the same again when it is clicked."""

import asyncio
import re
import sys
from typing import Any, Self

import discord
import yarl
from discord import ui


class Echo(ui.DynamicItem[ui.Item[Any]], template=r"skald:.*"):
    """Whatever can be pressed on a panel."""

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        assert interaction.message is not None
        view = ui.LayoutView.from_message(interaction.message, timeout=None)
        await interaction.response.edit_message(view=view, attachments=[])


class EchoBot(discord.Client):
    """The bot."""

    async def setup_hook(self) -> None:
        _, gateway, _ = await self.http.get_bot_gateway()
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        self.add_dynamic_items(Echo)


async def run(url: str) -> None:
    """Run until the process is ended."""
    discord.http.Route.BASE = url
    async with EchoBot(intents=discord.Intents(guilds=True), max_messages=None) as bot:
        await bot.start("echo")


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1]))
