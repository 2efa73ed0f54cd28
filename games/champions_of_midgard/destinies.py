"""Destinies (CM-14): the Sage's House (CM-5.7), who fulfils what, and what it scores."""

from games.champions_of_midgard.components import DESTINIES, ENEMIES, LEADERS, RULES, RUNES
from games.champions_of_midgard.options import NO, YES, show_destiny, show_journey, show_word
from games.champions_of_midgard.state import Midgard
from games.engine import Arguments, Flow, pick

VISION = "rune-true-vision"


def visit_the_sage(game: Midgard, seat: int) -> Flow[None]:
    """Look at a journey card, then draw destinies and keep one (CM-5.7, CM-17.14)."""
    shores = game.hidden_journeys()
    for _ in range(min(RULES.sage_peek, len(shores))):
        shore = yield from pick(seat, "sage-peek", shores, show_journey)
        look_at(game, seat, [shore])
        game.tell("peeks", seat=seat, place=shore)
    count = RULES.sage_draw + dagruns_extra(game, seat)
    if game.champion(seat).unused(VISION) and len(game.state.decks["destiny"]) > count:
        with_rune = RUNES[VISION].amount + dagruns_extra(game, seat)
        args: Arguments = {"card": VISION, "count": with_rune, "without": count}
        if (yield from pick(seat, "use-true-vision", [YES, NO], show_word, args=args)) == YES:
            game.turn_over(seat, VISION)
            count = with_rune
    yield from draw_destinies(game, seat, count)


def dagruns_extra(game: Midgard, seat: int) -> int:
    """Dagrun draws one more (CM-11.2)."""
    return LEADERS["dagrun"].amount if game.leads(seat, "dagrun") else 0


def look_at(game: Midgard, seat: int, shores: list[str]) -> None:
    """Show a seat the journey cards at these shores."""
    champion = game.champion(seat)
    for shore in shores:
        card = game.state.coasts[shore].journey
        assert card is not None
        if shore not in champion.peeked:
            champion.peeked.append(shore)
        game.whisper([seat], "you-see-journey", place=shore, card=card)
    game.reveal()


def draw_destinies(game: Midgard, seat: int, count: int) -> Flow[None]:
    """As many as there are; one is kept, the others go under the deck as drawn (CM-17.4, CM-17.5)."""
    deck = game.state.decks["destiny"]
    drawn = list(reversed(deck[-count:]))
    game.tell("draws-destinies", seat=seat, count=len(drawn))
    game.reveal()
    kept = drawn[:1]
    if len(drawn) > 1:
        answer = yield from pick(
            seat,
            "destiny-keep",
            drawn,
            show_destiny,
            args={"count": len(drawn)},
            secret=True,
            discreet=True,
        )
        kept = [answer]
        game.tell("destinies-under", seat=seat, count=len(drawn) - 1)
    del deck[len(deck) - len(drawn) :]
    for card in drawn:
        if card in kept:
            game.champion(seat).destinies.append(card)
            game.whisper([seat], "you-get-destiny", card=card)
        else:
            deck.insert(0, card)


# ---------------------------------------------------------------------- fulfilling


def owned(game: Midgard, seat: int, thing: str) -> int:
    """How much a seat has of what a destiny asks for (CM-17.43)."""
    champion = game.champion(seat)
    if thing in champion.stock:
        return champion.stock[thing]
    if thing == "warriors":
        return game.army(seat)
    if thing == "runes":
        return len(champion.runes)
    return sum(thing in (ENEMIES[card].colour, ENEMIES[card].type) for card in champion.trophies)


def score(game: Midgard, seat: int, card: str, source: str) -> None:
    """The high value for who has the most alone, the low one for who shares it; none is nothing (CM-14.1)."""
    destiny = DESTINIES[card]
    own = owned(game, seat, destiny.most)
    others = [owned(game, other, destiny.most) for other in game.seats if other != seat]
    if own == 0 or own < max(others):
        game.tell("destiny-fails", seat=seat, card=card)
        return
    alone = own > max(others)
    glory = destiny.alone if alone else destiny.shared
    game.tell("destiny-fulfilled", seat=seat, card=card, glory=glory, alone=int(alone))
    game.gain_glory(seat, glory, source)
