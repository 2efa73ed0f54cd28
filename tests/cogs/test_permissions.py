"""What the bot may not do is said in words, where somebody can read it."""

import random
from typing import Any

import discord
import pytest

from cogs.permissions import PERMISSIONS, SIX
from games.engine import Text
from locales import words
from tests.cogs import folk
from tests.cogs.town import Town, text_of

pytestmark = pytest.mark.asyncio
ALL = PERMISSIONS.value


def allow(town: Town, monkeypatch: pytest.MonkeyPatch, permissions: int) -> None:
    """From now on the bot may do just this."""
    backend = town.discord.backend
    real = backend.compute_permissions

    def computed(guild: int, user: int, *channel: Any) -> int:
        return permissions if user == backend.bot_user.id else int(real(guild, user, *channel))

    monkeypatch.setattr(backend, "compute_permissions", computed)


@pytest.mark.parametrize(
    ("locale", "lack"),
    [("en-US", "I lack Attach Files, Embed Links."), ("de", "Mir fehlt: Dateien anhängen, Links einbetten.")],
)
async def test_no_lobby_is_opened_where_the_bot_may_not_play(
    town: Town, monkeypatch: pytest.MonkeyPatch, locale: str, lack: str
) -> None:
    [host] = await folk.gather(town, 1, (locale,))
    allow(town, monkeypatch, ALL & ~(1 << 15) & ~(1 << 14))
    told = await town.command(host, "new", game="blood-rage")
    assert told is not None
    assert lack in text_of(told)
    assert town.messages() == []


@pytest.mark.parametrize("locale", ["en-US", "de", "fr"])
async def test_each_permission_that_is_missing_has_a_name(
    town: Town, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    [host] = await folk.gather(town, 1, (locale,))
    allow(town, monkeypatch, 0)
    told = await town.command(host, "new", game="blood-rage")
    assert told is not None
    names = [words(locale[:2], None).say(Text(f"permission-{name}"), ()) for name in SIX]
    assert ", ".join(names) in text_of(told)


async def test_an_administrator_lacks_nothing(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await folk.begin(town, await folk.gather(town, 2, ("en-US",)))
    allow(town, monkeypatch, discord.Permissions(administrator=True).value)
    panel = await town.press(match.players[0], match.board, "turn")
    assert panel is not None
    assert "I lack" not in text_of(panel)


async def test_a_player_is_told_in_the_panel_that_the_others_cannot_see(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await folk.begin(town, await folk.gather(town, 2, ("en-US",)))
    [astrid, _] = match.players
    allow(town, monkeypatch, ALL & ~(1 << 11) & ~(1 << 35))
    panel = await town.press(astrid, match.board, "turn")
    assert panel is not None
    assert "I lack" not in text_of(panel)
    allow(town, monkeypatch, ALL & ~(1 << 38) & ~(1 << 15))
    panel = await town.press(astrid, match.board, "turn")
    assert panel is not None
    assert "I lack Send Messages in Threads, Attach Files in this channel" in text_of(panel)
    await folk.answer_in(town, astrid, panel, random.Random(1))


async def test_no_rematch_is_opened_where_the_bot_may_not_play(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await folk.begin(town, await folk.gather(town, 2, ("en-US",)))
    jarl = town.settle_in("Jarl", admin=True)
    panel = await town.command(jarl, "match end", at=match.channel)
    assert panel is not None
    await town.press(jarl, panel, "end")
    elsewhere = town.server.create_text_channel("elsewhere")
    await town.command(jarl, "server settings", channel=elsewhere)
    before = town.messages()
    told = await town.press(match.players[0], match.result, "rematch")
    assert told is not None
    assert "Matches are not played in this channel" in text_of(told)
    await town.command(jarl, "server settings", channel=elsewhere)
    allow(town, monkeypatch, ALL & ~(1 << 15))
    told = await town.press(match.players[0], match.result, "rematch")
    assert told is not None
    assert "I lack Attach Files" in text_of(told)
    assert town.messages() == before
