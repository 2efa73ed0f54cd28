"""Combat resolution (CM-8)."""

from games.champions_of_midgard.combat import draugr_fights, troll_fight
from games.champions_of_midgard.hunt import hunt
from games.champions_of_midgard.journeys import voyages
from games.champions_of_midgard.state import Midgard
from games.engine import Flow


def combat_resolution(game: Midgard) -> Flow[None]:
    """The hunt, the troll, the draugr, and the shores from left to right."""
    yield from hunt(game)
    yield from troll_fight(game)
    yield from draugr_fights(game)
    yield from voyages(game)
    game.state.step = "cleanup"
