"""Fame: the server's leaderboard, and how somebody has done."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.translation import about, game_choices, keyed, options
from cogs.visit import Visit, escaped, visiting
from games.engine import Text
from games.registry import game_named
from table import ratings, results
from table.ratings import Record
from table.refusals import Refusal

if TYPE_CHECKING:
    from cogs.skald import Skald

TOP = 10
"""So many are shown; whoever asks is shown in any case."""
NO_GAME = "none"


class NoLeaderboard(Refusal):
    """A leaderboard is a server's."""

    key = "refusal-no-leaderboard"


class OnlyOnesOwn(Refusal):
    """What somebody did on a server is not told outside of it."""

    key = "refusal-only-ones-own"


class Fame(commands.Cog):
    """/leaderboard and /stats."""

    def __init__(self, bot: "Skald") -> None:
        self.bot = bot

    @app_commands.command(name="leaderboard", description=about("leaderboard"))
    @app_commands.describe(**options("game"))
    @app_commands.choices(game=game_choices())
    async def leaderboard(
        self, interaction: discord.Interaction[Any], game: app_commands.Choice[str] | None = None
    ) -> None:
        """The server's best, and where I am."""
        async with visiting(interaction) as visit:
            if interaction.guild_id is None:
                raise NoLeaderboard
            wanted = None if game is None else game.value
            played = await results.read(visit.hall.store, interaction.guild_id, wanted)
            known = await asyncio.to_thread(ratings.records, played)
            await visit.tell(*leaderboard_lines(visit, ratings.ranked(known.values()), title(visit, wanted)))

    @app_commands.command(name="stats", description=about("stats"))
    @app_commands.rename(whose=keyed("parameter-whose"))
    @app_commands.describe(whose=keyed("parameter-whose.about"), **options("game"))
    @app_commands.choices(game=game_choices())
    async def stats(
        self,
        interaction: discord.Interaction[Any],
        whose: discord.User | discord.Member | None = None,
        game: app_commands.Choice[str] | None = None,
    ) -> None:
        """How I have done, or somebody else on this server; outside of servers one's own, on all of them."""
        async with visiting(interaction) as visit:
            somebody = whose or interaction.user
            if interaction.guild_id is None and somebody.id != visit.person.id:
                raise OnlyOnesOwn
            wanted = None if game is None else game.value
            played = await results.read(visit.hall.store, interaction.guild_id, wanted)
            found = await asyncio.to_thread(ratings.by_game, played, somebody.id)
            if not found:
                await visit.tell(nothing(visit, somebody, title(visit, wanted)))
                return
            lines = [heading(visit, somebody), *(game_line(visit, *one) for one in found.items())]
            if len(found) > 1:
                everything = await asyncio.to_thread(ratings.records, played)
                lines.append(total_line(visit, everything[somebody.id]))
            await visit.tell(*lines)


COG = Fame


def title(visit: Visit, game: str | None) -> str:
    """A game's title, or that no game is meant."""
    return NO_GAME if game is None else visit.words(game_named(game)).say(Text("game-title"), ())


def tally(visit: Visit, record: Record) -> list[str]:
    """What a record says in every list."""
    return [
        visit.say("fame-rating", rating=str(record.points)),
        visit.say("fame-matches", count=record.matches),
        visit.say("fame-wins", count=record.wins),
    ]


# ---------------------------------------------------------------------- the leaderboard


def leaderboard_lines(visit: Visit, table: Sequence[tuple[int, Record]], title: str) -> list[str]:
    """The best, whoever asks, and what the numbers mean."""
    if not table:
        return [visit.say("fame-nobody", title=title)]
    own = [number for number, (_, record) in enumerate(table) if record.person == visit.person.id]
    lines = [visit.say("fame-leaderboard", title=title), *(row(visit, *one) for one in table[:TOP])]
    if own and own[0] >= TOP:
        lines += ["…", row(visit, *table[own[0]])]
    if not own:
        lines.append(f"-# {visit.say('fame-not-yet', title=title)}")
    return [*lines, f"-# {visit.say('fame-about', start=str(ratings.START))}"]


def row(visit: Visit, place: int, record: Record) -> str:
    """A line of the leaderboard, with the name of the last match here: one used elsewhere stays there."""
    name = visit.person.name if record.person == visit.person.id else record.name
    return visit.say("fame-row", place=place, name=escaped(name), tally=" · ".join(tally(visit, record)))


# ---------------------------------------------------------------------- how somebody has done


def heading(visit: Visit, somebody: discord.User | discord.Member) -> str:
    """Whose record it is, and from where."""
    if somebody.id != visit.person.id:
        return visit.say("fame-stats-of", name=escaped(somebody.display_name))
    where = "everywhere" if visit.interaction.guild_id is None else "here"
    return visit.say("fame-stats", where=where)


def nothing(visit: Visit, somebody: discord.User | discord.Member, title: str) -> str:
    """That there is no record yet."""
    if somebody.id != visit.person.id:
        return visit.say("fame-nothing-of", name=escaped(somebody.display_name), title=title)
    return visit.say("fame-nothing", title=title)


def game_line(visit: Visit, game: str, record: Record) -> str:
    """What somebody has achieved in a game."""
    told = [*tally(visit, record), average(visit, record), visit.say("fame-best", score=record.best)]
    return visit.say("fame-game", title=title(visit, game), tally=" · ".join(told))


def total_line(visit: Visit, record: Record) -> str:
    """What somebody has achieved in all games; points of different games are not compared."""
    return visit.say("fame-total", tally=" · ".join([*tally(visit, record), average(visit, record)]))


def average(visit: Visit, record: Record) -> str:
    """The average place, with one decimal."""
    whole, tenths = divmod(round(10 * record.place), 10)
    return visit.say("fame-average", whole=whole, tenths=tenths)
