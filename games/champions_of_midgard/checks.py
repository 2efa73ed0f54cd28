"""What must hold at every moment, and the exchange of all that is hidden."""

import copy
from collections import Counter
from collections.abc import Iterator
from random import Random

from games.champions_of_midgard.components import BLUE, DECKS, KINDS, LONGSHIPS, RULES, WARRIORS, deck
from games.champions_of_midgard.state import HUNT, State


def faults(state: State) -> list[str]:
    """Everything that is wrong with a state."""
    return [*warrior_faults(state), *card_faults(state), *champion_faults(state), *place_faults(state)]


def warrior_faults(state: State) -> list[str]:
    """No die appears or vanishes, and no longhouse is too full."""
    found = []
    for kind in KINDS:
        count = state.supply[kind] + sum(champion.warriors[kind] for champion in state.champions)
        count += sum(band.warriors.get(kind, 0) for band in state.bands.values())
        count += sum(state.goods[place] for place, refill in BLUE.items() if refill.item == kind)
        if count != WARRIORS[kind].count:
            found.append(f"{count} dice of the kind {kind}")
    for seat, champion in enumerate(state.champions):
        away = sum(band.size for band in state.bands.values() if band.seat == seat)
        if sum(champion.warriors.values()) + away > RULES.longhouse_limit:
            found.append(f"seat {seat}: more warriors than the longhouse holds")
    counts = [*state.supply.values(), *state.goods.values()]
    for champion in state.champions:
        counts += champion.warriors.values()
    for band in state.bands.values():
        counts += band.warriors.values()
    if any(count < 0 for count in counts):
        found.append("fewer than no warriors")
    return found


def card_faults(state: State) -> list[str]:
    """No card appears or vanishes."""
    if state.step == "setup":
        return []
    cards = Counter(open_cards(state))
    for champion in state.champions:
        cards.update([*champion.destinies, *champion.trophies, *champion.runes])
    for coast in state.coasts.values():
        if coast.journey is not None:
            cards[coast.journey] += 1
    for pile in state.decks.values():
        cards.update(pile)
    expected = Counter(card for kind in DECKS for card in deck(kind))
    return [] if cards == expected else [f"cards do not add up: {cards - expected}, {expected - cards}"]


def open_cards(state: State) -> Iterator[str]:
    """The cards on the board that everybody sees."""
    for card in [state.troll, *state.draugr, state.merchant, *state.display]:
        if card is not None:
            yield card
    for coast in state.coasts.values():
        yield from coast.revealed
        if coast.monster is not None:
            yield coast.monster
    yield from [*state.journey_discard, *state.enemy_discard, *state.merchant_discard]


def champion_faults(state: State) -> list[str]:
    """Stocks are not negative, glory adds up, runes are used once, workers are somewhere."""
    found = []
    for seat, champion in enumerate(state.champions):
        if any(count < 0 for count in champion.stock.values()):
            found.append(f"seat {seat}: {champion.stock}")
        if sum(champion.sources.values()) != champion.glory:
            found.append(f"seat {seat}: glory {champion.glory} is not the sum of its sources")
        if len(set(champion.used)) != len(champion.used) or not set(champion.used) <= set(champion.runes):
            found.append(f"seat {seat}: used runes {champion.used} of {champion.runes}")
        if not set(champion.shown) <= set(champion.destinies):
            found.append(f"seat {seat}: shows a destiny of somebody else")
        placed = sum(workers.count(seat) for workers in state.workers.values())
        if champion.workers + placed != champion.crew:
            found.append(f"seat {seat}: {champion.workers} and {placed} workers of {champion.crew}")
        if champion.crew != RULES.workers[len(state.champions)] + champion.hired:
            found.append(f"seat {seat}: {champion.crew} workers in all")
    return found


def place_faults(state: State) -> list[str]:
    """One worker to a place, one ship to a shore, no ship overloaded."""
    found = []
    for place, workers in state.workers.items():
        if place != "beg" and len(workers) > (len(set(workers)) if place == HUNT else 1):
            found.append(f"{place}: too many workers")
    shores = [band.shore for band in state.bands.values() if band.shore is not None]
    if len(set(shores)) != len(shores):
        found.append("two ships at one shore")
    for ship, band in state.bands.items():
        if ship in LONGSHIPS and band.size + band.food > LONGSHIPS[ship].capacity:
            found.append(f"{ship}: overloaded")
    return found


def resample(state: State, seat: int | None, dice: Random) -> State:
    """Decks, others' destinies and trophies, and journey cards not looked at, dealt anew."""
    other = copy.deepcopy(state)
    for pile in other.decks.values():
        dice.shuffle(pile)
    if other.step == "over":
        return other
    hidden = [champion for owner, champion in enumerate(other.champions) if owner != seat]
    pool = other.decks.get("destiny", [])
    for champion in hidden:
        pool += [card for card in champion.destinies if card not in champion.shown]
    dice.shuffle(pool)
    for champion in hidden:
        champion.destinies = [card if card in champion.shown else pool.pop() for card in champion.destinies]
    if not other.options.chronicle:
        trophies = [card for champion in hidden for card in champion.trophies]
        for champion in hidden:
            champion.trophies = []
        for card in trophies:
            dice.choice(hidden).trophies.append(card)
    known = [] if seat is None else other.champions[seat].peeked
    coasts = [coast for shore, coast in other.coasts.items() if coast.journey and shore not in known]
    journeys = other.decks.get("journey", [])
    journeys += [coast.journey for coast in coasts if coast.journey is not None]
    dice.shuffle(journeys)
    for coast in coasts:
        coast.journey = journeys.pop()
    return other
