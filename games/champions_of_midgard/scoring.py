"""Final scoring (CM-10)."""

from games.champions_of_midgard.components import COLOURS, ENEMIES, LONGSHIPS, RULES, RUNES
from games.champions_of_midgard.destinies import score
from games.champions_of_midgard.state import Midgard, State


def final_scoring(game: Midgard) -> None:
    """One player after the other, who is last so far first, so that it stays open who wins (CM-10.9)."""
    state = game.state
    game.tell("end-scoring")
    for seat in sorted(game.clockwise_from(state.first), key=lambda seat: game.champion(seat).glory):
        score_champion(game, seat)
    best = winners(state)
    game.tell("winners", seats=best, glory=state.champions[best[0]].glory)
    game.reveal()
    state.step = "over"


def score_champion(game: Midgard, seat: int) -> None:
    """All of one player's glory, from destinies to blame; nothing is spent by scoring (CM-17.43)."""
    champion = game.champion(seat)
    for card in champion.destinies:
        score(game, seat, card, "destiny")
    champion.shown = list(champion.destinies)
    game.gain_glory(seat, RULES.set_glory * sets(champion.trophies), "sets")
    game.gain_glory(seat, sum(RUNES[rune].glory for rune in champion.runes), "runes")
    if champion.ship is not None:
        game.gain_glory(seat, LONGSHIPS[champion.ship].glory, "longship")
    stock = champion.stock
    game.gain_glory(seat, RULES.favour_glory * stock["favour"], "favour")
    game.gain_glory(seat, stock["coin"] // RULES.coins_per_glory, "coins")
    game.gain_glory(seat, shame(stock["blame"]), "blame")


def sets(trophies: list[str]) -> int:
    """Complete sets of one trophy of each colour (CM-10.2)."""
    colours = [ENEMIES[card].colour for card in trophies]
    return min(colours.count(colour) for colour in COLOURS)


def shame(blame: int) -> int:
    """What so much blame costs (CM-10.7)."""
    table = RULES.blame_glory
    further = max(blame - (len(table) - 1), 0)
    return table[blame - further] + further * RULES.blame_glory_further


def winners(state: State) -> list[int]:
    """Most glory, then most trophies; still tied, the victory is shared (CM-10.10)."""
    results = [(champion.glory, len(champion.trophies)) for champion in state.champions]
    return [seat for seat, result in enumerate(results) if result == max(results)]
