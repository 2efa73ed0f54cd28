"""A bot that only edits a message into the same again when it is clicked.

`python -m bench.echo URL` does so at once, `python -m bench.echo URL FILE` when the click is on the disk.
"""

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any, Self

import aiosqlite
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
        await interaction.client.keep(interaction)
        view = ui.LayoutView.from_message(interaction.message, timeout=None)
        await interaction.response.edit_message(view=view, attachments=[])


class EchoBot(discord.Client):
    """The bot."""

    def __init__(self, store: aiosqlite.Connection | None) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None)
        self._store = store

    async def keep(self, interaction: discord.Interaction[Any]) -> None:
        """Write a click down, if that is wanted, until the disk has it."""
        if self._store is not None:
            row = (interaction.id, json.dumps(interaction.data))
            await self._store.execute("INSERT INTO clicks (id, data) VALUES (?, ?)", row)
            await self._store.commit()

    async def setup_hook(self) -> None:
        _, gateway, _ = await self.http.get_bot_gateway()
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        self.add_dynamic_items(Echo)


@asynccontextmanager
async def store_in(file: str) -> AsyncIterator[aiosqlite.Connection]:
    """A store that is written as safely as Skald's."""
    async with aiosqlite.connect(file) as store:
        await store.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "CREATE TABLE clicks (id INTEGER PRIMARY KEY, data TEXT NOT NULL) STRICT;"
        )
        yield store


async def run(url: str, file: str | None = None) -> None:
    """Run until the process is ended."""
    discord.http.Route.BASE = url
    async with store_in(file) if file else nullcontext() as store, EchoBot(store) as bot:
        await bot.start("echo")


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:]))
