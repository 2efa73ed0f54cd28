"""Nobody is ever sent what they may not know: every request of a whole match is searched for it."""

import random
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cogs import delivery, hands
from games.blood_rage.components import CARDS
from games.blood_rage.words import card_text
from games.engine import Pick, Text
from games.registry import game_named
from locales import LANGUAGES, words
from table.sitting import Sitting
from tests.cogs import folk
from tests.cogs.folk import Match, by_commands, by_dm, by_panel, by_typing
from tests.cogs.town import Call, Town

NOBODY = ("", "", "", "", "")
SPEAK = [words(language, game_named("blood-rage")) for language in LANGUAGES]
NAMES = {
    card: {speak.say(Text(f"card-{CARDS[card].face}"), ()) for speak in SPEAK} | {CARDS[card].face, card}
    for card in CARDS
}
"""By card what it is called, in every language and in the rules themselves."""
ALL_NAMES = set().union(*NAMES.values())
ANY_NAME = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(ALL_NAMES, key=len)[::-1]))})(?!\w)")
TOLD_BY = {
    card: NAMES[card] | {name for speak in SPEAK for name in ANY_NAME.findall(speak.say(card_text(card), ()))}
    for card in CARDS
}
"""By card the names that whoever may read it reads: its own, and those its text mentions."""


class Watch:
    """Knows what each seat has had the right to see, and searches what each is sent for anything else."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.town = match.town
        self.known: dict[int | None, set[str]] = defaultdict(set)
        self.asked: dict[int | None, set[str]] = defaultdict(set)
        """Names of cards in the questions themselves, which tell only what the rules are."""
        self.read = 0
        self.leaks: list[str] = []
        self.searched: dict[int | None, int] = defaultdict(int)
        self.learn()
        self.town.bot.hall.on_change.append(self.learn)
        self.town.discord.watchers.append(self.search)

    @property
    def sitting(self) -> Sitting:
        sitting: Sitting = self.town.bot.hall._kept[self.match.number]
        return sitting

    def learn(self) -> None:
        """What everybody may see now, they know from now on."""
        if self.match.number not in self.town.bot.hall._kept:
            return
        match = self.sitting.match
        assert match is not None
        news = match.events[min(self.read, len(match.events)) :]
        self.read = len(match.events)
        for seat in (None, *range(len(self.sitting.seats))):
            seen: list[Any] = [
                match.view(seat),
                [event.args for event in news if event.seen_by(seat)],
            ]
            question = None if seat is None else match.question(seat)
            if question is not None:
                self.asked[seat] |= {
                    name for it in SPEAK for name in ANY_NAME.findall(it.say(question.sentence, NOBODY))
                }
            if isinstance(question, Pick):
                seen += [[shown.value, shown.text.args] for shown in (*question.options, *question.disabled)]
            self.known[seat] |= set(cards_in(msgspec.to_builtins(seen)))

    def search(self, call: Call) -> None:
        """Is there anything in this request that its reader may not know?"""
        if call.path.startswith("/applications"):
            return
        people = {seat.person: seat.seat for seat in self.sitting.seats if seat.person is not None}
        seat = None if call.reader is None else people.get(call.reader)
        known = self.known[seat] | self.known[None]
        text = "\n".join([*texts_in(call.body), *texts_in([file[:2] for file in call.files])])
        text += b" ".join(content for _, _, content in call.files).decode(errors="replace")
        self.searched[seat] += 1
        self.leaks += [
            f"{call.method} {call.path} tells seat {seat}: {name}"
            for name in told(text, known, self.asked[seat])
        ]
        if self.sitting.record.status == "running" and self.sitting.record.server_seed.hex() in text:
            self.leaks.append(f"{call.method} {call.path} tells the seed")


def cards_in(thing: Any) -> Iterator[str]:
    """The cards named anywhere in plain data."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from cards_in(key)
            yield from cards_in(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from cards_in(value)
    elif isinstance(thing, str) and thing.partition("#")[0] in CARDS:
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


def told(text: str, known: set[str], asked: set[str]) -> list[str]:
    """Where a text names cards that are none of the known ones."""
    allowed = {name for card in known for name in TOLD_BY[card]} | asked
    if not any(name in text for name in ALL_NAMES - allowed):
        return []
    return [
        text[max(0, found.start() - 80) : found.end() + 40]
        for found in ANY_NAME.finditer(text)
        if found[0] not in allowed
    ]


async def watched(town: Town, answers: int, seed: int = 5) -> Watch:
    """A match of three people and a computer, with somebody looking over their shoulders."""
    dice = random.Random(seed)
    players = await folk.gather(town, 3)
    stranger = town.settle_in("Loki", "fr")
    match = await folk.begin(town, players, computers=1)
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
            await town.command(dice.choice(players), "bloodrage clan", at=match.channel)
    return watch


@pytest.mark.asyncio
async def test_no_request_of_a_whole_match_tells_anybody_what_they_may_not_know(town: Town) -> None:
    watch = await watched(town, 3000)
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
async def test_a_hand_shown_to_another_would_be_found(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    real = hands.hand_lines
    monkeypatch.setattr(
        hands, "hand_lines", lambda sitting, seat, language: real(sitting, (seat + 2) % 4, language)
    )
    watch = await watched(town, 24)
    assert {seat for seat in range(3) if any(f"tells seat {seat}" in leak for leak in watch.leaks)} == {
        0,
        1,
        2,
    }


@pytest.mark.asyncio
async def test_a_card_told_to_all_would_be_found(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    real = delivery.whose_move

    def gossip(sitting: Sitting, *rest: Any) -> list[str]:
        assert sitting.match is not None
        card = next(cards_in(msgspec.to_builtins(sitting.match.view(0))))
        return [*real(sitting, *rest), SPEAK[1].say(Text(f"card-{CARDS[card].face}"), ())]

    monkeypatch.setattr(delivery, "whose_move", gossip)
    watch = await watched(town, 12)
    assert any("tells seat None" in leak for leak in watch.leaks)
