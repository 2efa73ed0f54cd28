"""Phase 1, Gods' Gifts (BR-5): deal, draft, hands."""

from games.blood_rage.components import RULES, deck
from games.blood_rage.options import distinct, show_card
from games.blood_rage.state import BloodRage
from games.engine import Flow, Pick, PickSome, Question, ask_together
from games.engine.copies import numbered, plain


def deal(game: BloodRage) -> Flow[None]:
    """Eight cards of the Age's deck to each; the undealt ones leave the game unseen (BR-5.2)."""
    state = game.state
    state.phase = "gods-gifts"
    cards = deck(state.age, len(state.clans), exclusive_monsters=state.options.exclusive_monsters)
    cards = game.fate.shuffled(cards, f"deck of Age {state.age}")
    game.tell("age-begins", age=state.age)
    for clan in state.clans:
        clan.pack, cards = cards[: RULES.deal], cards[RULES.deal :]
    state.unseen += cards
    state.draft_round = 0
    state.step = "draft"
    if state.options.first_game and state.age == 1:  # BR-5.7
        for clan in state.clans:
            clan.picks, clan.pack = clan.pack, []
        fill_hands(game)
    game.reveal()
    yield from ()


def draft(game: BloodRage) -> Flow[None]:
    """All pick at once and pass the rest to the left (BR-5.3, BR-5.5)."""
    state = game.state
    picks = RULES.draft_pick[len(state.clans)]
    state.draft_round += 1
    questions: dict[int, Question] = {}
    for seat in game.seats:
        pack = game.clan(seat).pack
        if picks == 1:
            questions[seat] = Pick(
                seat, "draft-card", distinct(pack), show_card(game), secret=True, discreet=True
            )
        else:
            questions[seat] = PickSome(
                seat,
                "draft-cards",
                numbered(pack),
                show_card(game),
                least=picks,
                most=picks,
                args={"count": picks},
                secret=True,
                discreet=True,
            )
    answers = yield from ask_together(questions)
    for seat, answer in answers.items():
        clan = game.clan(seat)
        for value in [answer] if isinstance(answer, str) else answer:
            clan.pack.remove(plain(value))
            clan.picks.append(plain(value))
    if len(game.clan(0).picks) < RULES.draft_keep:
        packs = [clan.pack for clan in state.clans]
        for seat in game.seats:
            game.clan(seat).pack = packs[seat - 1]
        game.tell("packs-passed", count=len(packs[0]))
    else:
        for clan in state.clans:  # BR-5.4
            state.unseen += clan.pack
            clan.pack = []
        fill_hands(game)
    game.reveal()


def fill_hands(game: BloodRage) -> None:
    """The picks and a kept card become the hand (BR-5.6)."""
    for seat in game.seats:
        clan = game.clan(seat)
        clan.hand, clan.picks = clan.picks, []
        if clan.kept is not None:
            clan.hand.append(clan.kept)
            clan.kept = None
        game.whisper([seat], "your-hand", cards=list(clan.hand))
    game.state.step = "rage"
