"""Raising a clan stat of one's choice (BR-2.10)."""

from games.blood_rage.options import show_stat
from games.blood_rage.state import BloodRage
from games.engine import Flow, pick


def raise_of_choice(game: BloodRage, seat: int, key: str, steps: int = 1) -> Flow[None]:
    """Raise a stat that is not on the last step; if none is, the raise is lost (R-67)."""
    stats = game.clan(seat).raisable
    if not stats:
        game.tell("raise-lost", seat=seat)
        return
    stat = yield from pick(seat, key, stats, show_stat(game, seat))
    game.raise_stat(seat, stat, steps)
