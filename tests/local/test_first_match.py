"""From the empty table to a lobby, as a newcomer does it."""

import pytest

from tests.local.guest import Guest, has, text_of
from tests.local.place import Place


@pytest.mark.asyncio
async def test_a_newcomer_opens_a_lobby(table: Place) -> None:
    async with Guest.sit(table.address, "Astrid") as astrid:
        await astrid.bot_ready()
        answer = await astrid.command("new", game="blood-rage")
        assert answer.shown is not None
        assert answer.shown["flags"] & 64
        lobby = await astrid.until(lambda: next((it for it in astrid.public() if has(it, "join")), None))
        assert "Astrid" in text_of(lobby)
        await astrid.press(lobby, "computer")
        await astrid.until(lambda: has(astrid.now(lobby), "start"))
        await astrid.press(lobby, "start")
        thread = lobby["id"]
        board = await astrid.until(
            lambda: next((it for it in astrid.public(thread) if has(it, "turn")), None)
        )
        gallery = next(it for it in board["components"] if it["type"] == 12)
        assert await astrid.file(gallery["items"][0]["media"]["url"])
        panel = await astrid.press(board, "turn")
        assert panel.shown is not None
