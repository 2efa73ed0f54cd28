"""Blood Rage, typed: /bloodrage invade, march, upgrade, quest, pillage, pass, clan."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.script import Choices, Interaction, Script, completed, play, told
from cogs.sheets import players_here, show_sheet
from cogs.translation import about, options
from games.blood_rage.game import GAME
from rendering.blood_rage.text import clan_sheet

if TYPE_CHECKING:
    from cogs.skald import Skald


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
        await play(interaction, GAME, invading(figure, where))

    @invade.autocomplete("figure")
    async def complete_invader(self, interaction: Interaction, typed: str) -> Choices:
        """The figures that can invade."""
        return await completed(interaction, invading(), typed, "invade-who")

    @invade.autocomplete("where")
    async def complete_landing(self, interaction: Interaction, typed: str) -> Choices:
        """Where the figure can land."""
        return await completed(interaction, invading(told(interaction, "figure")), typed, "invade-where")

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
        await play(interaction, GAME, marching(start, where, figures))

    @march.autocomplete("start")
    async def complete_start(self, interaction: Interaction, typed: str) -> Choices:
        """Where a march can begin."""
        return await completed(interaction, marching(), typed, "march-from")

    @march.autocomplete("where")
    async def complete_goal(self, interaction: Interaction, typed: str) -> Choices:
        """Where a march can lead."""
        return await completed(interaction, marching(told(interaction, "start")), typed, "march-to")

    @march.autocomplete("figures")
    async def complete_marchers(self, interaction: Interaction, typed: str) -> Choices:
        """Who can march."""
        script = marching(told(interaction, "start"), told(interaction, "where"))
        return await completed(interaction, script, typed, "march-who")

    @app_commands.command(name="upgrade", description=about("bloodrage upgrade"))
    @app_commands.describe(**options("upgrade", "slot"))
    async def upgrade(
        self, interaction: Interaction, upgrade: str | None = None, slot: str | None = None
    ) -> None:
        """Play an upgrade onto the clan sheet."""
        await play(interaction, GAME, upgrading(upgrade, slot))

    @upgrade.autocomplete("upgrade")
    async def complete_upgrade(self, interaction: Interaction, typed: str) -> Choices:
        """The upgrades that can be paid."""
        return await completed(interaction, upgrading(), typed, "upgrade-card")

    @upgrade.autocomplete("slot")
    async def complete_slot(self, interaction: Interaction, typed: str) -> Choices:
        """The slots it fits into."""
        return await completed(interaction, upgrading(told(interaction, "upgrade")), typed, "upgrade-slot")

    @app_commands.command(name="quest", description=about("bloodrage quest"))
    @app_commands.describe(**options("quest"))
    async def quest(self, interaction: Interaction, quest: str | None = None) -> None:
        """Commit to a quest, face down."""
        await play(interaction, GAME, questing(quest))

    @quest.autocomplete("quest")
    async def complete_quest(self, interaction: Interaction, typed: str) -> Choices:
        """The quests in hand."""
        return await completed(interaction, questing(), typed, "quest-which")

    @app_commands.command(name="pillage", description=about("bloodrage pillage"))
    @app_commands.describe(**options("where"))
    async def pillage(self, interaction: Interaction, where: str | None = None) -> None:
        """Pillage a province."""
        await play(interaction, GAME, pillaging(where))

    @pillage.autocomplete("where")
    async def complete_prey(self, interaction: Interaction, typed: str) -> Choices:
        """What can be pillaged."""
        return await completed(interaction, pillaging(), typed, "pillage-where")

    @app_commands.command(name="pass", description=about("bloodrage pass"))
    async def pass_turn(self, interaction: Interaction) -> None:
        """Pass, and lose all Rage."""
        await play(interaction, GAME, [("turn", "pass")])

    @app_commands.command(name="clan", description=about("bloodrage clan"))
    @app_commands.describe(**options("player"))
    async def clan(self, interaction: Interaction, player: str | None = None) -> None:
        """A clan sheet in words: one's own, or another's."""
        await show_sheet(interaction, GAME, player, clan_sheet)

    @clan.autocomplete("player")
    async def complete_player(self, interaction: Interaction, typed: str) -> Choices:
        """The players of this match."""
        return await players_here(interaction, typed)


COG = BloodRage
