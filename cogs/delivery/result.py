"""The end of a match: the table of points, the saga as a file, and the way to a rematch."""

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs import gallery, saga
from cogs.delivery import post
from cogs.doors import Button, layout
from cogs.gallery import shown, tried
from cogs.panel import fitted
from cogs.visit import LONGEST_TEXT, title_of, voice_of
from rendering.text import Voice
from table import chronicle
from table.hall import begun
from table.records import Letter
from table.sitting import Sitting

if TYPE_CHECKING:
    from cogs.skald import Skald

SAGA = "saga.txt"
LONGEST_POINTS = LONGEST_TEXT - 400
"""What is left beside the proof of fairness."""


async def result(bot: "Skald", letter: Letter) -> None:
    """Who came where, what happened, and the proof that chance was fair."""
    async with bot.hall.look(letter.match_id) as sitting:
        match, game, names = begun(sitting), sitting.game, sitting.names
        voice = voice_of(sitting, sitting.record.language)
        async with bot.hall.store.reading() as tx:
            lines = await chronicle.read(tx, letter.match_id)
        story = saga.told(match.events, 0, lines, None, voice)
        board, standings = match.view(None), match.standings()
        channel = sitting.record.channel
        points = result_lines(sitting, voice)
        end = result_end(sitting, voice)
    files = {SAGA: saga.plain(story).encode()}
    drawn = await tried(bot.pictures.result(game, board, standings, voice.words, names))
    if drawn is not None:
        files[gallery.RESULT] = drawn.png
    pictures = [shown(gallery.RESULT, drawn.alt)] if drawn else []
    await post.send(bot, letter, channel, layout(ui.TextDisplay(points), *pictures, *end), files=files)


def result_lines(sitting: Sitting, voice: Voice) -> str:
    """Who came where, and where each point came from."""
    match = begun(sitting)
    lines = [f"## {title_of(sitting, voice)}"]
    if not match.over:
        lines.append(voice.say("result-ended-early"))
    for standing in match.standings():
        sources = ", ".join(
            f"{voice.words.say(sitting.game.source(source), voice.names)} {signed(points)}"
            for source, points in standing.sources.items()
        )
        lines.append(voice.say("result-line", place=standing.place, seat=standing.seat, score=standing.score))
        if sources:
            lines.append(f"-# {sources}")
    return fitted(lines, LONGEST_POINTS, "…")


def signed(points: int) -> str:
    """Points won or lost, as they are printed."""
    return f"{points:+}".replace("-", "\N{MINUS SIGN}")


def result_end(sitting: Sitting, voice: Voice) -> list[ui.Item[Any]]:
    """The proof of fairness, the saga, Rematch and Replay."""
    match, match_id = begun(sitting), sitting.record.id
    return [
        ui.TextDisplay(voice.say("result-fairness", seed=match.server_seed.hex(), hash=match.commitment)),
        ui.File(f"attachment://{SAGA}"),
        ui.ActionRow(
            Button.of(voice.say("button-rematch"), "rematch", match_id, style=discord.ButtonStyle.primary),
            Button.of(voice.say("button-board"), "board", match_id),
            Button.of(voice.say("button-saga"), "saga", match_id),
            Button.of(voice.say("button-replay"), "replay", match_id),
        ),
    ]
