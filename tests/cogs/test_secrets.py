"""Nobody is ever sent what they may not know: every request of a whole match is searched for it."""

import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import pytest

from cogs import hands, looking
from cogs.delivery import board
from games.blood_rage import words as blood_rage
from games.blood_rage.components import CARDS
from games.champions_of_midgard import words as champions_of_midgard
from games.champions_of_midgard.components import DESTINIES
from games.engine import Pick, Question, Text
from games.registry import game_named
from locales import LANGUAGES, words
from table.sitting import Sitting
from tests.cogs import folk
from tests.cogs.folk import Match, by_commands, by_dm, by_panel, by_typing
from tests.cogs.town import Call, Person, Town, menus

NOBODY = ("", "", "", "", "")


class Deck:
    """The cards of a game that are secret, and what they are called."""

    def __init__(self, game: str, cards: Iterable[str], text_of: Callable[[str], Text]) -> None:
        self.game = game
        self.speak = [words(language, game_named(game)) for language in LANGUAGES]
        self.names = {card: {card, *self.called(card)} for card in cards}
        """By card what it is called, in every language and in the rules themselves."""
        self.all_names = set().union(*self.names.values())
        longest_first = sorted(self.all_names, key=len)[::-1]
        self.any_name = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
        self.told_by = {
            card: self.names[card] | {name for text in self.said(text_of(card)) for name in text}
            for card in cards
        }
        """By card the names that whoever may read it reads: its own, and those its text mentions."""

    def noun(self, card: str) -> Text:
        found = game_named(self.game).noun("card", card)
        assert found is not None
        return found

    def called(self, card: str) -> Iterator[str]:
        yield self.noun(card).key.removeprefix("card-")
        for speak in self.speak:
            yield speak.say(self.noun(card), ())

    def said(self, text: Text) -> Iterator[list[str]]:
        """The names of cards in a text, in every language."""
        return (self.any_name.findall(speak.say(text, NOBODY)) for speak in self.speak)

    def asked(self, question: Question) -> set[str]:
        """The names of cards in a question."""
        return {name for names in self.said(question.sentence) for name in names}


DECKS = {
    deck.game: deck
    for deck in [
        Deck("blood-rage", CARDS, blood_rage.card_text),
        Deck("champions-of-midgard", DESTINIES, champions_of_midgard.card_text),
    ]
}
SHEETS = {"blood-rage": "bloodrage clan", "champions-of-midgard": "midgard longhouse"}
A_PLACE = re.compile("province(?:/|=')yggdrasil")
"""What a menu carries, and a sketch, for the place after which a quest is named."""


class Watch:
    """Knows what each seat has had the right to see, and searches what each is sent for anything else."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.town = match.town
        self.deck = DECKS[match.game]
        self.known: dict[int | None, set[str]] = defaultdict(set)
        self.asked: dict[int | None, set[str]] = defaultdict(set)
        """Names of cards in the questions themselves, which tell only what the rules are."""
        self.sitting: Sitting
        """As it was after the last change: one that is refused lets the hall forget it for a moment."""
        self.read = 0
        self.leaks: list[str] = []
        self.searched: dict[int | None, int] = defaultdict(int)
        self.people: dict[int, int] = {}
        """Who sits where; known even while a refused move is being forgotten."""
        self.learn()
        self.town.bot.hall.on_change.append(self.learn)
        self.town.discord.watchers.append(self.search)

    def learn(self) -> None:
        """What everybody may see now, they know from now on."""
        kept = self.town.bot.hall._kept.get(self.match.number)
        if kept is None:
            return
        self.sitting, match = kept, kept.match
        assert match is not None
        self.people = {seat.person: seat.seat for seat in self.sitting.seats if seat.person is not None}
        news = match.events[min(self.read, len(match.events)) :]
        self.read = len(match.events)
        for seat in (None, *range(len(self.sitting.seats))):
            seen: list[Any] = [
                match.view(seat),
                [event.args for event in news if event.seen_by(seat)],
            ]
            question = None if seat is None else match.question(seat)
            if question is not None:
                self.asked[seat] |= self.deck.asked(question)
            offered = [question, None if seat is None else match.offer(seat)]
            for pick in offered:
                if isinstance(pick, Pick):
                    seen += [[shown.value, shown.text.args] for shown in (*pick.options, *pick.disabled)]
            self.known[seat] |= set(cards_in(msgspec.to_builtins(seen), self.deck))

    def search(self, call: Call) -> None:
        """Is there anything in this request that its reader may not know?"""
        if call.path.startswith("/applications"):
            return
        seat = None if call.reader is None else self.people.get(call.reader)
        known = self.known[seat] | self.known[None]
        text = "\n".join([*texts_in(call.body), *texts_in([file[:2] for file in call.files])])
        text += b" ".join(content for _, _, content in call.files).decode(errors="replace")
        text = A_PLACE.sub("", text)
        self.searched[seat] += 1
        self.leaks += [
            f"{call.method} {call.path} tells seat {seat}: {name}"
            for name in told(text, self.deck, known, self.asked[seat])
        ]
        if self.sitting.record.status == "running" and self.sitting.record.server_seed.hex() in text:
            self.leaks.append(f"{call.method} {call.path} tells the seed")


def cards_in(thing: Any, deck: Deck) -> Iterator[str]:
    """The cards named anywhere in plain data."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from cards_in(key, deck)
            yield from cards_in(value, deck)
    elif isinstance(thing, list):
        for value in thing:
            yield from cards_in(value, deck)
    elif isinstance(thing, str) and thing.partition("#")[0] in deck.names:
        yield thing.partition("#")[0]


def texts_in(thing: Any) -> Iterator[str]:
    """All texts anywhere in a request."""
    if isinstance(thing, dict):
        yield from texts_in(list(thing.values()))
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from texts_in(value)
    elif thing is not None:
        yield str(thing)


def told(text: str, deck: Deck, known: set[str], asked: set[str]) -> list[str]:
    """Where a text names cards that are none of the known ones."""
    allowed = {name for card in known for name in deck.told_by[card]} | asked
    if not any(name in text for name in deck.all_names - allowed):
        return []
    return [
        text[max(0, found.start() - 80) : found.end() + 40]
        for found in deck.any_name.finditer(text)
        if found[0] not in allowed
    ]


async def watched(town: Town, answers: int, seed: int = 5, game: str = "blood-rage") -> Watch:
    """A match of three people and a computer, with somebody looking over their shoulders."""
    dice = random.Random(seed)
    players = await folk.gather(town, 3)
    stranger = town.settle_in("Loki", "fr")
    match = await folk.begin(town, players, game=game, computers=1)
    async with town.bot.hall.look(match.number):
        watch = Watch(match)
    habits = [by_panel, by_dm, by_typing, by_commands]
    for count in range(answers):
        if match.over:
            break
        await folk.play(match, dice.sample(habits, 4), dice, most=1)
        if count % 8 == 0:
            for verb in ("turn", "hand", "board", "saga"):
                if not match.over:
                    await town.press(stranger, match.board, verb)
            await town.command(dice.choice([stranger, *players]), "saga", at=match.channel, whole=True)
            await town.command(dice.choice(players), SHEETS[game], at=match.channel)
            await look_around(town, match, dice.choice([stranger, *players]))
    return watch


async def look_around(town: Town, match: Match, person: Person) -> None:
    """See everything there is from near, the last turns and the film."""
    shown = await town.command(person, "board", at=match.channel)
    assert shown is not None
    for menu in menus(shown):
        for option in menu["options"]:
            await town.press(person, shown, menu["custom_id"], option["value"])
    await town.press(person, shown, "replay")
    await town.command(person, "saga", at=match.channel)


@pytest.mark.asyncio
@pytest.mark.parametrize("game", DECKS)
async def test_no_request_of_a_whole_match_tells_anybody_what_they_may_not_know(
    town: Town, game: str
) -> None:
    watch = await watched(town, 3000, game=game)
    assert watch.match.over
    assert watch.leaks == []
    assert set(watch.searched) == {None, 0, 1, 2}
    assert min(watch.searched.values()) > 30


@pytest.mark.soak
@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(10))
async def test_no_request_of_many_matches_tells_anybody_what_they_may_not_know(town: Town, seed: int) -> None:
    watch = await watched(town, 3000, seed)
    assert watch.match.over
    assert watch.leaks == []


@pytest.mark.asyncio
@pytest.mark.parametrize("game", DECKS)
async def test_a_hand_shown_to_another_would_be_found(
    town: Town, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = hands.hand_lines
    monkeypatch.setattr(
        hands, "hand_lines", lambda sitting, seat, language: real(sitting, (seat + 2) % 4, language)
    )
    watch = await watched(town, 80, game=game)
    assert {seat for seat in range(3) if any(f"tells seat {seat}" in leak for leak in watch.leaks)} == {
        0,
        1,
        2,
    }


@pytest.mark.asyncio
async def test_anothers_cards_from_near_would_be_found(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    real = looking.own_seat
    monkeypatch.setattr(looking, "own_seat", lambda *who: 3 if real(*who) is None else (real(*who) or 0) ^ 1)
    watch = await watched(town, 24)
    assert watch.leaks


@pytest.mark.asyncio
async def test_a_card_told_to_all_would_be_found(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    real = board.whose_move

    def gossip(sitting: Sitting, *rest: Any) -> list[str]:
        assert sitting.match is not None
        deck = DECKS[sitting.record.game]
        card = next(cards_in(msgspec.to_builtins(sitting.match.view(0)), deck))
        return [*real(sitting, *rest), deck.speak[1].say(deck.noun(card), ())]

    monkeypatch.setattr(board, "whose_move", gossip)
    watch = await watched(town, 12)
    assert any("tells seat None" in leak for leak in watch.leaks)
