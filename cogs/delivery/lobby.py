"""The lobby's message."""

from typing import TYPE_CHECKING

from cogs import gallery
from cogs.delivery import post
from cogs.gallery import shown, tried
from cogs.lobby_view import lobby_view
from cogs.visit import voice_of
from table.letters import arrived
from table.records import Letter

if TYPE_CHECKING:
    from cogs.skald import Skald


async def lobby(bot: "Skald", letter: Letter) -> None:
    """Posted once, and then kept up to date; an open one that cannot be changed any more is posted anew."""
    async with bot.hall.look(letter.match_id) as sitting:
        voice = voice_of(sitting, sitting.record.language)
        game, home, message = sitting.game, sitting.record.home, sitting.record.lobby_message
        plain = lobby_view(sitting, voice)
        illustrated = lobby_view(sitting, voice, shown(gallery.COVER, voice.say("game-title")))
        has_cover, open_still = sitting.record.lobby_picture, sitting.record.status == "lobby"
    if message is not None:
        if await post.edit(bot, home, message, illustrated if has_cover else plain) or not open_still:
            return
        await post.delete(bot, home, message)
    cover = await tried(bot.pictures.cover(game, voice.words))
    files = {gallery.COVER: cover.png} if cover else {}
    message = await post.send(bot, letter, home, illustrated if cover else plain, files=files)
    async with bot.hall.writing(letter.match_id) as (sitting, tx):
        sitting.record.lobby_message, sitting.record.lobby_picture = message, cover is not None
        await arrived(tx, letter)
