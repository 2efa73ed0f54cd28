"""The battle (BR-12, BR-13): its steps from B2 to B18, and every battle card's text."""

from games.blood_rage.components import CARDS, Card
from games.blood_rage.destruction import Victims, destroy
from games.blood_rage.invade import enter
from games.blood_rage.options import NO, PASS, distinct, show_card, show_figure, show_place, show_played_card
from games.blood_rage.reward import reward
from games.blood_rage.state import Battle, BloodRage, outer
from games.blood_rage.stats import raise_of_choice
from games.blood_rage.strength import strength
from games.engine import Flow, Option, Pick, Question, Show, Text, ask_together, pick, pick_some
from games.engine.copies import numbered, plain


def battle(game: BloodRage) -> Flow[list[int]]:
    """Fight for the province, whose reward goes to the pillager. Says whom Loki's Blessing brought back."""
    fight = begin(game)
    yield from play_cards(game, fight)
    yield from before_comparing(game, fight)
    yield from late_cards(game, fight)
    compare(game, fight)
    yield from won_and_lost_texts(game, fight)
    yield from take_cards_back(game, fight)
    yield from losers_die(game, fight)
    glory_for_deaths(game, fight)
    if fight.winner == fight.pillager:
        yield from reward(game, fight.pillager, fight.province)
    if fight.winner is not None:
        game.gain_glory(fight.winner, game.clan(fight.winner).value("axes"), "battle")  # B16
    return (yield from lokis_blessing(game, fight))


def begin(game: BloodRage) -> Battle:
    """B2: the participants are fixed, the pillager first, then clockwise (BR-12.8)."""
    fight = game.state.battle
    assert fight is not None
    present = game.present(fight.province)
    fight.participants = [seat for seat in game.clockwise_from(fight.pillager) if seat in present]
    fight.valkyries = [
        seat for seat in fight.participants if "valkyrie" in game.movable(seat, fight.province)
    ]
    game.tell("battle-begins", seats=list(fight.participants), place=fight.province)
    return fight


# ---------------------------------------------------------------------- B3 to B7: cards


def play_cards(game: BloodRage, fight: Battle) -> Flow[None]:
    """B3 to B7: everybody plays a card; Heimdall's Watch makes everybody play another one."""
    while True:
        yield from reveal_cards(game, fight)
        yield from quests_as_battle_cards(game, fight)
        thors_primacy(game, fight)
        if not heimdalls_watch(game, fight):
            return


def reveal_cards(game: BloodRage, fight: Battle) -> Flow[None]:
    """B3, B4: each participant with cards must choose one; all are revealed together (R-40)."""
    questions: dict[int, Question] = {
        seat: Pick(
            seat,
            "battle-card",
            distinct(game.clan(seat).hand),
            show_battle_card(game, seat),
            args={"place": fight.province},
            secret=True,
            discreet=len(game.clan(seat).hand) > 1,
        )
        for seat in fight.participants
        if game.clan(seat).hand
    }
    answers: dict[int, str] = yield from ask_together(questions)
    for seat, card in answers.items():
        game.clan(seat).hand.remove(card)
        fight.cards[seat] = [card]
        fight.played[seat] = [card]
        game.tell("reveals", seat=seat, card=card)
    if answers:
        game.reveal()


def show_battle_card(game: BloodRage, seat: int) -> Show:
    """A card to fight with; one that adds nothing is a bluff, whatever it costs or brings elsewhere."""
    shown = show_card(game)

    def show(value: str) -> Option:
        option, kind = shown(value), CARDS[value].type
        if kind == "battle" or (kind == "quest" and declaring_cards(game, seat)):
            return option
        return Option(value, Text("option-card", {**option.text.args, "kind": "feint"}), target=option.target)

    return show


def declaring_cards(game: BloodRage, seat: int) -> list[str]:
    """A clan's upgrades that let a quest count as a battle card."""
    return [card for card in ("tyrs-domain-1", "tyrs-wrath-3") if game.clan(seat).has(card)]


def quests_as_battle_cards(game: BloodRage, fight: Battle) -> Flow[None]:
    """B5: Tyr's Domain and Tyr's Wrath may make a revealed quest a battle card (BR-12.3, R-30)."""
    questions: dict[int, Question] = {}
    for seat in fight.participants:
        if not any(CARDS[card].type == "quest" for card in fight.cards.get(seat, [])):
            continue
        owned = declaring_cards(game, seat)
        if owned:
            questions[seat] = Pick(seat, "quest-as-battle-card", [*owned, NO], show_declared)
    answers: dict[int, str] = yield from ask_together(questions)
    for seat, card in answers.items():
        if card != NO:
            fight.declared[seat] = CARDS[card].hint.value
            game.tell("declares", seat=seat, card=card, bonus=CARDS[card].hint.value)


def show_declared(value: str) -> Option:
    """What a quest would count as."""
    if value == NO:
        return Option(NO, Text("option-no"))
    return Option(value, Text("option-declare", {"card": value, "bonus": CARDS[value].hint.value}))


def thors_primacy(game: BloodRage, fight: Battle) -> None:
    """B6: the first in battle order cancels the texts of all others' cards (BR-12.4, R-42, R-43)."""
    for seat in fight.participants:
        if fight.shown(seat, "thors-primacy"):
            fight.primacy = seat
            game.tell("uses", seat=seat, card="thors-primacy-3")
            return


def heimdalls_watch(game: BloodRage, fight: Battle) -> bool:
    """B7: revealed cards are discarded, their bonuses become Glory, cards are played anew (R-44, R-45)."""
    for seat in fight.participants:
        watches = fight.shown(seat, "heimdalls-watch")
        if not watches:
            continue
        game.tell("uses", seat=seat, card=watches[0].id)
        bonuses = sum(bonus for other in fight.participants for bonus in bonuses_shown(fight, other))
        game.gain_glory(seat, bonuses, watches[0].id)
        for owner, cards in fight.played.items():
            game.state.gone += cards
            game.tell("discards", seat=owner, cards=cards)
        fight.cards, fight.played, fight.declared, fight.primacy = {}, {}, {}, None
        return True
    return False


def bonuses_shown(fight: Battle, seat: int) -> list[int]:
    """The STR bonuses of a seat's cards: printed numbers and declared quests; +X counts 0."""
    bonuses = []
    for name in fight.cards.get(seat, []):
        card = CARDS[name]
        if card.type == "quest":
            bonuses.append(fight.declared.get(seat, 0))
        else:
            bonuses.append(card.bonus or 0)
    return bonuses


# ---------------------------------------------------------------------- B8: before comparing strength


def before_comparing(game: BloodRage, fight: Battle) -> Flow[None]:
    """B8: Odin's Smite and Odin's Tide, in battle order; a second Tide does nothing more (R-48)."""
    tide = False
    for seat in fight.participants:
        for card in fight.shown(seat, "odins-smite"):
            yield from odins_smite(game, fight, seat, card)
        if not tide and fight.shown(seat, "odins-tide"):
            tide = True
            yield from odins_tide(game, fight, seat)


def odins_smite(game: BloodRage, fight: Battle, seat: int, card: Card) -> Flow[None]:
    """Each opponent loses a warrior in the province (BR-12.6, R-47)."""
    game.tell("uses", seat=seat, card=card.id)
    victims: Victims = {}
    for enemy in fight.participants:
        warriors = [kind for kind in game.movable(enemy, fight.province) if kind == "warrior"]
        if enemy != seat and warriors:
            victims[enemy] = [(fight.province, kind) for kind in warriors[: card.hint.count]]
    yield from destroy(game, victims)


def odins_tide(game: BloodRage, fight: Battle, seat: int) -> Flow[None]:
    """Each participant keeps one figure in the battle; the others are destroyed (BR-12.6)."""
    game.tell("uses", seat=seat, card="odins-tide-2")
    figures = {other: game.figures(other, fight.province) for other in fight.participants}
    questions: dict[int, Question] = {
        other: Pick(other, "odins-tide", distinct(kind for _, kind in own), show_figure, secret=True)
        for other, own in figures.items()
        if len(own) > 1
    }
    answers: dict[int, str] = yield from ask_together(questions)
    victims: Victims = {}
    for other, kept in answers.items():
        own = figures[other]
        own.remove(next(figure for figure in own if figure[1] == kept))
        victims[other] = own
        game.tell("keeps", seat=other, figure=kept)
    if answers:
        game.reveal()
    yield from destroy(game, victims)


# ---------------------------------------------------------------------- B9, B10: late cards, strengths


def late_cards(game: BloodRage, fight: Battle) -> Flow[None]:
    """B9: Heimdall's Eye and Gaze may be added, round and round, the pillager first.

    So that nothing betrays who holds one, everybody with cards is asked, once late cards exist (R-80).
    """
    if game.state.age < FIRST_AGE_OF_LATE_CARDS:
        return
    added = False
    silent = 0
    turn = 0
    while silent < len(fight.participants):
        seat = fight.participants[turn % len(fight.participants)]
        turn += 1
        silent += 1
        hand = game.clan(seat).hand
        if not hand:
            continue
        late = distinct(card for card in hand if CARDS[card].late)
        answer = yield from pick(
            seat,
            "late-card",
            [*late, PASS],
            show_card(game),
            args={"place": fight.province},
            discreet=True,
            standing={"always": PASS} if added else {"always": PASS, "until-added": PASS},
        )
        if answer == PASS:
            continue
        silent = 0
        added = True
        hand.remove(answer)
        fight.cards.setdefault(seat, []).append(answer)
        fight.played.setdefault(seat, []).append(answer)
        game.tell("adds", seat=seat, card=answer)
        game.reveal()


FIRST_AGE_OF_LATE_CARDS = min(card.age for card in CARDS.values() if card.late)
LATE_ORDERS = ["always", "until-added"]


def card_bonus(fight: Battle, seat: int) -> int:
    """What a seat's cards add at B10; Heimdall's Sight copies the best single card of an opponent (R-46)."""
    total = sum(bonuses_shown(fight, seat))
    if fight.shown(seat, "heimdalls-sight"):
        others = [
            bonus for other in fight.participants if other != seat for bonus in bonuses_shown(fight, other)
        ]
        total += max(others, default=0)
    return total


def compare(game: BloodRage, fight: Battle) -> None:
    """B10: the highest total wins, a shared one loses (BR-13.1). The Wolfman lets only monsters count."""
    wolfmen = [seat for seat in fight.participants if "wolfman" in game.movable(seat, fight.province)]
    for seat in wolfmen:
        game.tell("uses", seat=seat, card="wolfman-2")
    for seat in fight.participants:
        figures = strength(game, seat, fight.province, only_monsters=bool(wolfmen))
        fight.totals[seat] = figures + card_bonus(fight, seat)
        game.tell(
            "total", seat=seat, figures=figures, cards=fight.totals[seat] - figures, total=fight.totals[seat]
        )
    best = max(fight.totals.values())
    leaders = [seat for seat in fight.participants if fight.totals[seat] == best]
    if len(leaders) == 1:
        fight.winner = leaders[0]
        game.tell("wins-the-battle", seat=leaders[0], place=fight.province)
    else:
        game.tell("nobody-wins", place=fight.province)


# ---------------------------------------------------------------------- B11 to B14: what it brings


def losers(fight: Battle) -> list[int]:
    """Everybody but the winner, in battle order."""
    return [seat for seat in fight.participants if seat != fight.winner]


def won_and_lost_texts(game: BloodRage, fight: Battle) -> Flow[None]:
    """B11: what cards bring for winning, and to losers if there is a winner, in battle order."""
    if fight.winner is None:
        return
    for seat in fight.participants:
        if not fight.in_force(seat):
            continue
        texts = WHEN_WON if seat == fight.winner else WHEN_LOST
        for name in fight.cards.get(seat, []):
            text = texts.get(CARDS[name].face)
            if text is not None:
                yield from text(game, fight, seat, CARDS[name])


def spoils_of_thor(game: BloodRage, fight: Battle, seat: int, card: Card) -> Flow[None]:  # noqa: ARG001
    """Thor's Hammer brings Glory, Thor's Ascension Rage and Glory (BR-21.44, R-88)."""
    game.tell("uses", seat=seat, card=card.id)
    if card.hint.rage:
        game.gain_rage(seat, card.hint.rage)
    assert isinstance(card.hint.glory, int)
    game.gain_glory(seat, card.hint.glory, card.id)
    yield from ()


def thors_oath(game: BloodRage, fight: Battle, seat: int, card: Card) -> Flow[None]:  # noqa: ARG001
    """Raise a stat; Axes already count at B16 (R-89)."""
    game.tell("uses", seat=seat, card=card.id)
    yield from raise_of_choice(game, seat, "thors-oath", card.hint.raise_stat)


def theft_of_loki(game: BloodRage, fight: Battle, seat: int, card: Card) -> Flow[None]:
    """Loki's Trickery takes the winner's Rage, Loki's Backstab Glory, as far as it goes (R-55, R-56)."""
    assert fight.winner is not None
    winner = game.clan(fight.winner)
    game.tell("uses", seat=seat, card=card.id)
    rage = min(card.hint.rage, winner.rage)
    if rage:
        game.pay(fight.winner, rage)
        game.gain_rage(seat, rage)
    assert isinstance(card.hint.glory, int)
    glory = min(card.hint.glory, winner.glory)
    game.gain_glory(fight.winner, -glory, card.id)
    game.gain_glory(seat, glory, card.id)
    yield from ()


def lokis_poison(game: BloodRage, fight: Battle, seat: int, card: Card) -> Flow[None]:
    """Take all cards the winner showed in this battle into the hand (BR-21.45, R-54, R-55)."""
    assert fight.winner is not None
    taken = fight.played.get(fight.winner, [])
    game.tell("uses", seat=seat, card=card.id)
    if taken:
        game.clan(seat).hand += taken
        fight.played[fight.winner] = []
        game.tell("takes-cards", seat=seat, seat_winner=fight.winner, cards=list(taken))
    yield from ()


WHEN_WON = {"thors-hammer": spoils_of_thor, "thors-ascension": spoils_of_thor, "thors-oath": thors_oath}
WHEN_LOST = {"lokis-trickery": theft_of_loki, "lokis-backstab": theft_of_loki, "lokis-poison": lokis_poison}


def take_cards_back(game: BloodRage, fight: Battle) -> Flow[None]:
    """B12: losers take their cards back; the winner discards his, but for what Tyr's Prowess keeps."""
    for seat in losers(fight):
        game.clan(seat).hand += fight.played.pop(seat, [])
    if fight.winner is None:
        return
    kept = yield from tyrs_prowess(game, fight, fight.winner)
    cards = fight.played.pop(fight.winner, [])
    for card in kept:
        cards.remove(card)
    game.clan(fight.winner).hand += kept
    game.state.gone += cards
    if cards:
        game.tell("discards", seat=fight.winner, cards=cards)


def tyrs_prowess(game: BloodRage, fight: Battle, seat: int) -> Flow[list[str]]:
    """The winner may keep played cards, each for Rage (BR-13.3)."""
    clan = game.clan(seat)
    card = clan.has("tyrs-prowess-2")
    cards = fight.played.get(seat, [])
    if card is None or not cards or clan.rage < card.hint.cost_each:
        return []
    most = min(len(cards), clan.rage // card.hint.cost_each)
    answer = yield from pick_some(
        seat,
        "tyrs-prowess",
        numbered(cards),
        show_played_card(game),
        least=0,
        most=most,
        own={"most": most, "price": card.hint.cost_each},
    )
    kept = [plain(value) for value in answer]
    if kept:
        game.pay(seat, card.hint.cost_each * len(kept))
        game.tell("keeps-cards", seat=seat, cards=kept)
    return kept


def losers_die(game: BloodRage, fight: Battle) -> Flow[None]:
    """B13: all figures of losers in the battle are destroyed, ships included."""
    victims: Victims = {seat: game.figures(seat, fight.province) for seat in losers(fight)}
    yield from destroy(game, victims)


def glory_for_deaths(game: BloodRage, fight: Battle) -> None:
    """B14: Odin's Judgement, Valkyrie, Thor's Glory and Nidhoggr, all for the same deaths (R-74)."""
    for seat in fight.participants:
        enemies = sum(figure.owner != seat for figure in fight.dead)
        for card in fight.shown(seat, "odins-judgement"):
            game.gain_glory(seat, card.hint.amount * len(fight.dead), card.id)
        if seat in fight.valkyries:
            game.gain_glory(seat, CARDS["valkyrie-2"].hint.amount * enemies, "valkyrie-2")
        thors_glory = game.clan(seat).has("thors-glory-1")
        if thors_glory is not None and enemies >= thors_glory.hint.at_least:
            game.gain_glory(seat, thors_glory.hint.amount, thors_glory.id)
        if seat == fight.winner and "nidhoggr" in game.movable(seat, fight.province):
            fallen = sum(len(game.clan(loser).valhalla) for loser in losers(fight))
            game.gain_glory(seat, CARDS["nidhoggr-2"].hint.amount * fallen, "nidhoggr-2")


# ---------------------------------------------------------------------- B17


def lokis_blessing(game: BloodRage, fight: Battle) -> Flow[list[int]]:
    """B17: each loser who owns it may invade the province free with a warrior (BR-13.8, R-72)."""
    blessed = []
    for seat in losers(fight):
        clan = game.clan(seat)
        if (
            not clan.has("lokis-blessing-1")
            or not outer(fight.province)
            or game.room(fight.province) <= 0
            or "warrior" not in clan.reserve
            or game.horns_full(seat)
        ):
            continue
        answer = yield from pick(
            seat, "lokis-blessing", [fight.province, NO], show_place, args={"place": fight.province}
        )
        if answer == NO:
            continue
        game.tell("uses", seat=seat, card="lokis-blessing-1")
        yield from enter(game, seat, "warrior", fight.province, clan.reserve)
        blessed.append(seat)
    return blessed
