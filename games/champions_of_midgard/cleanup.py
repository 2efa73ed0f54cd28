"""Clean-up (CM-9)."""

from games.champions_of_midgard.components import RULES
from games.champions_of_midgard.state import Midgard


def clean_up(game: Midgard) -> None:
    """Workers and ships return, blame for a troll alive, bounties grow; then the next round or the end."""
    state = game.state
    state.phase = "cleanup"
    state.workers = {}
    state.bands = {}
    for champion in state.champions:
        champion.workers = champion.crew
    if state.troll is not None:
        game.tell("troll-lives", card=state.troll)
        for seat in game.clockwise_from(state.first):
            game.gain(seat, "blame", RULES.troll_blame)
        state.enemy_discard.append(state.troll)
        state.troll = None
    undefeated = [card for card in state.draugr if card is not None]
    if undefeated:
        game.tell("draugr-leave", cards=undefeated)
    state.enemy_discard += undefeated
    state.draugr = [None] * len(state.draugr)
    for coast in state.coasts.values():
        state.journey_discard += coast.revealed
        coast.revealed = []
        if coast.monster is not None:
            coast.coins += RULES.bounty
    monsters = [coast.monster for coast in state.coasts.values() if coast.monster is not None]
    if monsters:  # pragma: no branch - hardly ever are all of them defeated
        game.tell("bounties", cards=monsters, coins=RULES.bounty)
    state.step = "round" if state.round < RULES.rounds else "last-call"
