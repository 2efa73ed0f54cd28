"""A player's own side of the table in words: one's own, or another's."""

from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord import app_commands

from cogs.doors import MOST_OPTIONS
from cogs.moves import folded
from cogs.script import require_game
from cogs.visit import passing, title_of, visiting
from games.engine import Game
from games.engine.errors import MatchError
from rendering.text import Voice
from table.hall import begun
from table.refusals import BadSetting, Refusal

Interaction = discord.Interaction[Any]


async def show_sheet(
    interaction: Interaction,
    game: Game,
    player: str | None,
    sheet: Callable[[Any, Voice, int], Iterable[str]],
) -> None:
    """Tell what belongs to a player as everybody sees it."""
    async with visiting(interaction) as visit:
        match_id = await visit.match_here()
        async with visit.hall.look(match_id) as sitting:
            require_game(visit, sitting, game)
            view = begun(sitting).view(None)
            if player is None:
                seat = sitting.seat_of(visit.person.id)
            elif player in sitting.names:
                seat = sitting.names.index(player)
            else:
                raise BadSetting(setting="seat")
            voice = visit.voice(sitting)
            lines = [f"### {title_of(sitting, voice)}", *sheet(view, voice, seat)]
        await visit.tell(*lines)


async def players_here(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The players of this match whose names fit."""
    visit = await passing(interaction)
    match_id = None if visit is None else await visit.hall.match_in(interaction.channel_id or 0)
    if visit is None or match_id is None:
        return []
    try:
        async with visit.hall.look(match_id) as sitting:
            names = [name for name in sitting.names if folded(typed) in folded(name)]
    except (MatchError, Refusal):
        return []
    return [app_commands.Choice(name=name, value=name) for name in names[:MOST_OPTIONS]]
