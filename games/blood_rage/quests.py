"""Quests: committing one (BR-10) and phase 4, in which they are revealed and paid (BR-16)."""

from games.blood_rage.components import CARDS, PROVINCES, Card
from games.blood_rage.options import distinct, show_card, show_stat
from games.blood_rage.state import BloodRage
from games.blood_rage.strength import strongest
from games.engine import Flow, Pick, Question, Reason, ask_together, pick


def quests_in_hand(game: BloodRage, seat: int) -> list[str]:
    """The quests a seat could commit."""
    return distinct(card for card in game.clan(seat).hand if CARDS[card].type == "quest")


def why_not_commit_quest(game: BloodRage, seat: int) -> Reason | None:
    """What keeps a seat from committing a quest."""
    return None if quests_in_hand(game, seat) else Reason("why-no-quest", "BR-10.1")


def commit_quest(game: BloodRage, seat: int) -> Flow[None]:
    """Put a quest face down on the clan sheet (BR-10.1)."""
    clan = game.clan(seat)
    card = yield from pick(
        seat, "quest-which", quests_in_hand(game, seat), show_card(game), secret=True, discreet=True
    )
    clan.hand.remove(card)
    clan.quests.append(card)
    game.tell("commits-a-quest", seat=seat)
    game.whisper([seat], "your-quest", card=card)


# ---------------------------------------------------------------------- phase 4


def quest_phase(game: BloodRage) -> Flow[None]:
    """Reveal all quests, check each against the board, pay, discard (BR-16.1, R-66)."""
    state = game.state
    state.phase = "quest"
    game.tell("quest-phase", age=state.age)
    raises = dict.fromkeys(game.clockwise_from(state.first), 0)
    for seat in raises:
        clan = game.clan(seat)
        throne = clan.has("odins-throne-3")
        for name in clan.quests:
            card = CARDS[name]
            if not fulfilled(game, seat, card):
                game.tell("quest-failed", seat=seat, card=name)
                continue
            game.tell("quest-fulfilled", seat=seat, card=name)
            game.gain_glory(seat, card.glory * (throne.hint.factor if throne else 1), "quest")  # BR-16.4
            raises[seat] += card.reward_stat_steps
        state.gone += clan.quests
        clan.quests = []
    game.reveal()
    yield from quest_raises(game, raises)
    state.step = "ragnarok"


def quest_raises(game: BloodRage, raises: dict[int, int]) -> Flow[None]:
    """A raise for each fulfilled quest; all owners answer at the same time, one raise after the other."""
    while True:
        questions: dict[int, Question] = {}
        for seat, count in raises.items():
            stats = game.clan(seat).raisable
            if count and not stats:
                game.tell("raise-lost", seat=seat)
                raises[seat] = 0
            elif count:
                questions[seat] = Pick(
                    seat, "quest-raise", stats, show_stat(game, seat), own={"count": count}
                )
        if not questions:
            return
        answers: dict[int, str] = yield from ask_together(questions)
        for seat, stat in answers.items():
            raises[seat] -= 1
            game.raise_stat(seat, stat)


def fulfilled(game: BloodRage, seat: int, card: Card) -> bool:
    """Whether a quest's demand is met now (BR-16.3)."""
    hint = card.hint
    if hint.kind == "quest-figures-in-valhalla":
        return len(game.clan(seat).valhalla) >= hint.at_least
    held = [
        province
        for province in game.standing()
        if hint.region in (None, PROVINCES[province].region)
        and hint.province in (None, province)
        and strongest(game, province) == seat
    ]
    return len(held) >= hint.provinces
