"""Champions of Midgard, typed: /midgard place, assign, reroll, rune, longhouse."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.moves import folded, moves, offered_moves, play_move
from cogs.play import show_panel
from cogs.saga import listening
from cogs.script import Choices, Interaction, Script, completed, offered, play, require_game, told
from cogs.sheets import players_here, show_sheet
from cogs.translation import about, options
from cogs.visit import passing, visiting
from games.champions_of_midgard.combat import GLORY, HEALING
from games.champions_of_midgard.components import RUNES
from games.champions_of_midgard.destinies import VISION
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.journeys import RUNE as JOURNEY
from games.champions_of_midgard.options import YES
from games.engine import Match, Pick
from rendering.champions_of_midgard.text import longhouse
from rendering.text import Voice
from table.hall import playing

if TYPE_CHECKING:
    from cogs.skald import Skald

THERE = (
    "beg-resource",
    "ship-destination",
    "market-food",
    "stave-church",
    "aumingi",
    "rune-choice",
    "ship-choice",
    "sage-peek",
)
"""What may be asked next at the place of a worker."""


def placing(place: str | None = None, choice: str | None = None) -> Script:
    """The questions of placing a worker (CM-4)."""
    return [("place-worker", place), *((key, choice) for key in THERE)]


def assigning(warriors: str | None = None, food: str | None = None) -> Script:
    """The questions of sending warriors into one fight (CM-6)."""
    return [("assign-warriors", warriors), ("assign-food", food)]


def rerolling(dice: str | None = None) -> Script:
    """The questions of rerolling dice for favour (CM-7.2)."""
    return [("after-roll", "reroll"), ("after-hunt", "reroll"), ("reroll-dice", dice)]


ASKED_FOR = {
    "use-glory": GLORY,
    "use-healing": HEALING,
    "use-journey": JOURNEY,
    "use-true-vision": VISION,
}
"""The questions whether one rune is used."""


def rune_moves(match: Match, seat: int, typed: str, voice: Voice) -> list[tuple[str, str]]:
    """The runes a seat can use now: those that work at any time, and those at the question it is asked."""
    question = match.question(seat)
    runes = []
    if isinstance(question, Pick) and question.key in ASKED_FOR:
        words = voice.say("option-use-rune", card=ASKED_FOR[question.key])
        if folded(typed) in folded(words):
            runes = [(words, f"{match.question_id_of(seat)}|{question.values.index(YES)}")]
    elif isinstance(question, Pick) and question.key != "rune-choice":
        numbers = [str(index) for index, value in enumerate(question.values) if value.split(":")[0] in RUNES]
        asked = moves(match, seat, typed, voice)
        runes = [(words, value) for words, value in asked if value.partition("|")[2] in numbers]
    return [*runes, *offered_moves(match, seat, typed, voice)]


class ChampionsOfMidgard(commands.GroupCog, group_name="midgard", group_description=about("midgard")):
    """The commands of Champions of Midgard."""

    def __init__(self, bot: "Skald") -> None:
        super().__init__()
        self.bot = bot

    @app_commands.command(name="place", description=about("midgard place"))
    @app_commands.describe(**options("where", "choice"))
    async def place(
        self, interaction: Interaction, where: str | None = None, choice: str | None = None
    ) -> None:
        """Place a worker."""
        await play(interaction, GAME, placing(where, choice))

    @place.autocomplete("where")
    async def complete_place(self, interaction: Interaction, typed: str) -> Choices:
        """The places where a worker may go."""
        return await completed(interaction, placing(), typed, "place-worker")

    @place.autocomplete("choice")
    async def complete_choice(self, interaction: Interaction, typed: str) -> Choices:
        """What may be chosen there."""
        return await completed(interaction, placing(told(interaction, "where")), typed, *THERE)

    @app_commands.command(name="assign", description=about("midgard assign"))
    @app_commands.describe(**options("warriors", "food"))
    async def assign(
        self, interaction: Interaction, warriors: str | None = None, food: str | None = None
    ) -> None:
        """Send warriors into the next fight, and food onto a ship."""
        await play(interaction, GAME, assigning(warriors, food))

    @assign.autocomplete("warriors")
    async def complete_warriors(self, interaction: Interaction, typed: str) -> Choices:
        """Who can be sent."""
        return await completed(interaction, assigning(), typed, "assign-warriors")

    @assign.autocomplete("food")
    async def complete_food(self, interaction: Interaction, typed: str) -> Choices:
        """How much food fits beside them."""
        return await completed(interaction, assigning(told(interaction, "warriors")), typed, "assign-food")

    @app_commands.command(name="reroll", description=about("midgard reroll"))
    @app_commands.describe(**options("dice"))
    async def reroll(self, interaction: Interaction, dice: str | None = None) -> None:
        """Reroll dice for favour."""
        await play(interaction, GAME, rerolling(dice))

    @reroll.autocomplete("dice")
    async def complete_dice(self, interaction: Interaction, typed: str) -> Choices:
        """The dice of this roll."""
        return await completed(interaction, rerolling(), typed, "reroll-dice")

    @app_commands.command(name="rune", description=about("midgard rune"))
    @app_commands.describe(**options("rune"))
    async def rune(self, interaction: Interaction, rune: str) -> None:
        """Use a rune, in turn or out of it."""
        async with visiting(interaction) as visit:
            match_id = await visit.match_here()
            async with visit.hall.change(match_id, visit.click) as sitting:
                require_game(visit, sitting, GAME)
                seat = sitting.seat_of(visit.person.id)
                match, voice = playing(sitting), visit.voice(sitting)
                with listening(match, seat, voice) as learnt:
                    play_move(match, seat, rune, voice)
            await show_panel(visit, match_id, *learnt)

    @rune.autocomplete("rune")
    async def complete_rune(self, interaction: Interaction, typed: str) -> Choices:
        """The runes that can be used now."""
        visit = await passing(interaction)
        match_id = None if visit is None else await visit.hall.match_in(interaction.channel_id or 0)
        if visit is None or match_id is None:
            return []
        async with visit.hall.look(match_id) as sitting:
            if sitting.match is None or all(seat.person != visit.person.id for seat in sitting.seats):
                return []
            seat, voice = sitting.seat_of(visit.person.id), visit.voice(sitting)
            return offered(rune_moves(sitting.match, seat, typed, voice))

    @app_commands.command(name="longhouse", description=about("midgard longhouse"))
    @app_commands.describe(**options("player"))
    async def longhouse(self, interaction: Interaction, player: str | None = None) -> None:
        """A longhouse in words: one's own, or another's."""
        await show_sheet(interaction, GAME, player, longhouse)

    @longhouse.autocomplete("player")
    async def complete_player(self, interaction: Interaction, typed: str) -> Choices:
        """The players of this match."""
        return await players_here(interaction, typed)


COG = ChampionsOfMidgard
