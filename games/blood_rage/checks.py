"""What must hold at every moment, and the exchange of all that is hidden."""

import copy
from collections import Counter
from random import Random

from games.blood_rage.components import (
    BOX,
    CARDS,
    CLANS,
    FJORDS,
    KINDS,
    LAST_STEP,
    OUTER,
    PROVINCES,
    SLOTS,
    VILLAGES,
    deck,
)
from games.blood_rage.state import Clan, State, is_a


def faults(state: State) -> list[str]:
    """Everything that is wrong with a state."""
    return [*figure_faults(state), *card_faults(state), *board_faults(state), *clan_faults(state)]


def figure_faults(state: State) -> list[str]:
    """No figure appears or vanishes: each clan has its own and the monsters of its cards."""
    found = []
    for seat, clan in enumerate(state.clans):
        board = [
            figure.kind for figures in state.board.values() for figure in figures if figure.owner == seat
        ]
        expected = Counter(CLANS[clan.clan].figures)
        for card in clan.upgrades.values():
            figure = CARDS[card].figure
            if figure is not None:
                expected[figure.id] += 1
        if Counter(board + clan.reserve + clan.valhalla) != expected:
            found.append(f"seat {seat}: figures do not add up")
        if len(board) != clan.on_board:
            found.append(f"seat {seat}: {len(board)} figures on the board, not {clan.on_board}")
    return found


def card_faults(state: State) -> list[str]:
    """No card appears or vanishes: every dealt deck is somewhere, card for card."""
    cards = state.gone + state.unseen
    for clan in state.clans:
        cards = cards + cards_of(clan) + list(clan.upgrades.values())
    if state.battle is not None:
        for played in state.battle.played.values():
            cards = cards + played
    ages = state.age if state.step not in {"setup", "deal"} else state.age - 1
    expected: Counter[str] = Counter()
    for age in range(1, ages + 1):
        expected += Counter(deck(age, len(state.clans), exclusive_monsters=state.options.exclusive_monsters))
    return [] if Counter(cards) == expected else ["cards do not add up"]


def cards_of(clan: Clan) -> list[str]:
    """All cards a clan hides."""
    kept = [] if clan.kept is None else [clan.kept]
    return clan.hand + clan.quests + clan.pack + clan.picks + kept


def board_faults(state: State) -> list[str]:
    """Villages hold one figure each, ships stand in fjords, destroyed provinces are empty."""
    found = []
    for province in OUTER:
        if len(state.board[province]) > VILLAGES[province]:
            found.append(f"{province}: more figures than villages")
        if province in state.destroyed and state.board[province]:
            found.append(f"{province}: figures in a destroyed province")
    found += [
        f"{province}: a ship on land"
        for province in PROVINCES
        if any(is_a(figure.kind, "ship") for figure in state.board[province])
    ]
    found += [
        f"{fjord}: something that is no ship"
        for fjord in FJORDS
        if any(not is_a(figure.kind, "ship") for figure in state.board[fjord])
    ]
    if len(set(state.destroyed)) != len(state.destroyed):
        found.append("a province destroyed twice")
    if len(set(state.pillaged)) != len(state.pillaged):
        found.append("a province pillaged twice")
    return found


def clan_faults(state: State) -> list[str]:
    """Tracks stay on their scales, slots hold their kind of card, Glory adds up."""
    found = []
    kinds = {slot: kind for kind, slots in SLOTS.items() for slot in slots}
    for seat, clan in enumerate(state.clans):
        if not BOX.rage_track.min <= clan.rage <= BOX.rage_track.max:
            found.append(f"seat {seat}: Rage {clan.rage}")
        if any(not BOX.start_step <= step <= LAST_STEP for step in clan.stats.values()):
            found.append(f"seat {seat}: stats {clan.stats}")
        if clan.glory < 0 or sum(clan.sources.values()) != clan.glory:
            found.append(f"seat {seat}: Glory {clan.glory} is not the sum of its sources")
        if any(CARDS[card].slot != kinds[slot] for slot, card in clan.upgrades.items()):
            found.append(f"seat {seat}: a card in a slot of another kind")
        if any(CARDS[card].type != "quest" for card in clan.quests):
            found.append(f"seat {seat}: committed something that is no quest")
        if any(kind not in KINDS for kind in clan.reserve + clan.valhalla):
            found.append(f"seat {seat}: an unknown figure")
    return found


def resample(state: State, seat: int | None, dice: Random) -> State:
    """All cards this seat cannot see, dealt anew among the same places, each Age within itself."""
    other = copy.deepcopy(state)
    hidden = [clan for owner, clan in enumerate(other.clans) if owner != seat]
    pool = list(other.unseen)
    for clan in hidden:
        pool += cards_of(clan)
    dice.shuffle(pool)
    dice.shuffle(other.ragnarok_bag)

    def draw(card: str, *, quest: bool = False) -> str:
        for candidate in pool:
            if CARDS[candidate].age == CARDS[card].age and (not quest or CARDS[candidate].type == "quest"):
                pool.remove(candidate)
                return candidate
        raise AssertionError

    for clan in hidden:
        clan.quests = [draw(card, quest=True) for card in clan.quests]
    for clan in hidden:
        clan.hand = [draw(card) for card in clan.hand]
        clan.pack = [draw(card) for card in clan.pack]
        clan.picks = [draw(card) for card in clan.picks]
        clan.kept = None if clan.kept is None else draw(clan.kept)
    other.unseen = pool
    return other
