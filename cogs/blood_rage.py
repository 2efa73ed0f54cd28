"""Blood Rage, typed: /bloodrage invade, march, upgrade, quest, pillage, pass, clan."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.doors import MOST_OPTIONS
from cogs.moves import folded
from cogs.play import show_panel
from cogs.script import Script, complete, follow
from cogs.translation import about, options
from cogs.visit import passing, title_of, visiting
from games.blood_rage.game import GAME
from games.blood_rage.view import BloodRageView
from rendering.blood_rage.text import clan_sheet
from table.hall import begun
from table.refusals import BadSetting, NoSuchMatch

if TYPE_CHECKING:
    from cogs.skald import Skald

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


def invading(figure: str | None = None, place: str | None = None) -> Script:
    """The questions of an invasion (BR-7)."""
    return [("turn", "invade"), ("invade-who", figure), ("invade-where", place)]


def marching(start: str | None = None, to: str | None = None, figures: str | None = None) -> Script:
    """The questions of a march (BR-8)."""
    return [("turn", "march"), ("march-from", start), ("march-to", to), ("march-who", figures)]


def upgrading(card: str | None = None, slot: str | None = None) -> Script:
    """The questions of an upgrade (BR-9)."""
    return [("turn", "upgrade"), ("upgrade-card", card), ("upgrade-slot", slot)]


def questing(card: str | None = None) -> Script:
    """The questions of committing to a quest (BR-10)."""
    return [("turn", "quest"), ("quest-which", card)]


def pillaging(place: str | None = None) -> Script:
    """The questions of a pillage (BR-11)."""
    return [("turn", "pillage"), ("pillage-where", place)]


def up_to(script: Script, key: str) -> Script:
    """A script up to the question that is being completed."""
    keys = [asked for asked, _ in script]
    return script[: keys.index(key) + 1]


async def completed(interaction: Interaction, script: Script, key: str, typed: str) -> Choices:
    """What may be typed for a question of a script."""
    visit = await passing(interaction)
    return [] if visit is None else await complete(visit, up_to(script, key), typed)


def told(interaction: Interaction, name: str) -> str | None:
    """What is typed so far for another option of the command."""
    value = getattr(interaction.namespace, name, None)
    return value if isinstance(value, str) and value else None


async def play(interaction: Interaction, script: Script) -> None:
    """Answer as typed, and show what comes next."""
    async with visiting(interaction) as visit:
        match_id = await visit.match_here()
        async with visit.hall.look(match_id) as sitting:
            if sitting.record.game != GAME.id:
                raise NoSuchMatch
        await follow(visit, match_id, script)
        await show_panel(visit, match_id)


class BloodRage(commands.GroupCog, group_name="bloodrage", group_description=about("bloodrage")):
    """The commands of Blood Rage."""

    def __init__(self, bot: "Skald") -> None:
        super().__init__()
        self.bot = bot

    @app_commands.command(name="invade", description=about("bloodrage invade"))
    @app_commands.describe(**options("figure", "where"))
    async def invade(
        self, interaction: Interaction, figure: str | None = None, where: str | None = None
    ) -> None:
        """Put a figure onto the board."""
        await play(interaction, invading(figure, where))

    @invade.autocomplete("figure")
    async def complete_invader(self, interaction: Interaction, typed: str) -> Choices:
        """The figures that can invade."""
        return await completed(interaction, invading(), "invade-who", typed)

    @invade.autocomplete("where")
    async def complete_landing(self, interaction: Interaction, typed: str) -> Choices:
        """Where the figure can land."""
        return await completed(interaction, invading(told(interaction, "figure")), "invade-where", typed)

    @app_commands.command(name="march", description=about("bloodrage march"))
    @app_commands.describe(**options("start", "where", "figures"))
    async def march(
        self,
        interaction: Interaction,
        start: str | None = None,
        where: str | None = None,
        figures: str | None = None,
    ) -> None:
        """Move figures from one province to another."""
        await play(interaction, marching(start, where, figures))

    @march.autocomplete("start")
    async def complete_start(self, interaction: Interaction, typed: str) -> Choices:
        """Where a march can begin."""
        return await completed(interaction, marching(), "march-from", typed)

    @march.autocomplete("where")
    async def complete_goal(self, interaction: Interaction, typed: str) -> Choices:
        """Where a march can lead."""
        return await completed(interaction, marching(told(interaction, "start")), "march-to", typed)

    @march.autocomplete("figures")
    async def complete_marchers(self, interaction: Interaction, typed: str) -> Choices:
        """Who can march."""
        script = marching(told(interaction, "start"), told(interaction, "where"))
        return await completed(interaction, script, "march-who", typed)

    @app_commands.command(name="upgrade", description=about("bloodrage upgrade"))
    @app_commands.describe(**options("upgrade", "slot"))
    async def upgrade(
        self, interaction: Interaction, upgrade: str | None = None, slot: str | None = None
    ) -> None:
        """Play an upgrade onto the clan sheet."""
        await play(interaction, upgrading(upgrade, slot))

    @upgrade.autocomplete("upgrade")
    async def complete_upgrade(self, interaction: Interaction, typed: str) -> Choices:
        """The upgrades that can be paid."""
        return await completed(interaction, upgrading(), "upgrade-card", typed)

    @upgrade.autocomplete("slot")
    async def complete_slot(self, interaction: Interaction, typed: str) -> Choices:
        """The slots it fits into."""
        return await completed(interaction, upgrading(told(interaction, "upgrade")), "upgrade-slot", typed)

    @app_commands.command(name="quest", description=about("bloodrage quest"))
    @app_commands.describe(**options("quest"))
    async def quest(self, interaction: Interaction, quest: str | None = None) -> None:
        """Commit to a quest, face down."""
        await play(interaction, questing(quest))

    @quest.autocomplete("quest")
    async def complete_quest(self, interaction: Interaction, typed: str) -> Choices:
        """The quests in hand."""
        return await completed(interaction, questing(), "quest-which", typed)

    @app_commands.command(name="pillage", description=about("bloodrage pillage"))
    @app_commands.describe(**options("where"))
    async def pillage(self, interaction: Interaction, where: str | None = None) -> None:
        """Pillage a province."""
        await play(interaction, pillaging(where))

    @pillage.autocomplete("where")
    async def complete_prey(self, interaction: Interaction, typed: str) -> Choices:
        """What can be pillaged."""
        return await completed(interaction, pillaging(), "pillage-where", typed)

    @app_commands.command(name="pass", description=about("bloodrage pass"))
    async def pass_turn(self, interaction: Interaction) -> None:
        """Pass, and lose all Rage."""
        await play(interaction, [("turn", "pass")])

    @app_commands.command(name="clan", description=about("bloodrage clan"))
    @app_commands.describe(**options("player"))
    async def clan(self, interaction: Interaction, player: str | None = None) -> None:
        """A clan sheet in words: one's own, or another's."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            async with visit.hall.look(match_id) as sitting:
                view = begun(sitting).view(None)
                if not isinstance(view, BloodRageView):
                    raise NoSuchMatch
                if player is None:
                    seat = sitting.seat_of(visit.person.id)
                elif player in sitting.names:
                    seat = sitting.names.index(player)
                else:
                    raise BadSetting(setting="seat")
                voice = visit.voice(sitting)
                lines = [f"### {title_of(sitting, voice)}", *clan_sheet(view, voice, seat)]
            await visit.tell(*lines)

    @clan.autocomplete("player")
    async def complete_player(self, interaction: Interaction, typed: str) -> Choices:
        """The players of this match."""
        match_id = await self.bot.hall.match_in(interaction.channel_id or 0)
        if match_id is None:
            return []
        async with self.bot.hall.look(match_id) as sitting:
            names = [name for name in sitting.names if folded(typed) in folded(name)]
        return [app_commands.Choice(name=name, value=name) for name in names[:MOST_OPTIONS]]


COG = BloodRage
