"""Nobody is ever sent what they may not know: every request of a whole match is searched for it."""

import json
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from discord import ui

from cogs import delivery, hands
from games.blood_rage.components import CARDS
from games.engine import Text
from games.registry import game_named
from locales import LANGUAGES, words
from table.sitting import Sitting
from tests.cogs import folk
from tests.cogs.folk import Match, by_commands, by_dm, by_panel, by_typing
from tests.cogs.town import Call, Town

SPEAK = [words(language, game_named("blood-rage")) for language in LANGUAGES]
NAMES = {
    card: {speak.say(Text(f"card-{CARDS[card].face}"), ()) for speak in SPEAK} | {CARDS[card].face, card}
    for card in CARDS
}
"""By card what it is called, in every language and in the rules themselves."""


class Watch:
    """Knows what each seat has had the right to see, and searches what each is sent for anything else."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.town = match.town
        self.known: dict[int | None, set[str]] = defaultdict(set)
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
        for seat in (None, *range(len(self.sitting.seats))):
            seen: list[Any] = [
                match.view(seat),
                [event.args for event in match.events if event.seen_by(seat)],
            ]
            if seat is not None:
                seen.append(match.question(seat))
            self.known[seat] |= set(cards_in(msgspec.to_builtins(seen)))

    def search(self, call: Call) -> None:
        """Is there anything in this request that its reader may not know?"""
        if call.path.startswith("/applications"):
            return
        seats = [seat.seat for seat in self.sitting.seats if seat.person == call.reader]
        seat = seats[0] if seats else None
        known = self.known[seat] | self.known[None]
        text = " ".join([json.dumps(call.body, ensure_ascii=False), *(str(it) for it in call.files)])
        text += b" ".join(content for _, _, content in call.files).decode(errors="replace")
        self.searched[seat] += 1
        self.leaks += [f"{call.method} {call.path} tells seat {seat} of {name}" for name in told(text, known)]
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


def told(text: str, known: set[str]) -> list[str]:
    """The names of cards in a text that are none of the known ones'."""
    allowed = {name for card in known for name in NAMES[card]}
    secret = {name for card in CARDS for name in NAMES[card]} - allowed
    for name in sorted(allowed, key=len, reverse=True):
        text = text.replace(name, "…")
    return [name for name in secret if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]


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
        hands, "hand_lines", lambda sitting, seat, language: real(sitting, (seat + 1) % 4, language)
    )
    watch = await watched(town, 12)
    assert any("tells seat 0" in leak for leak in watch.leaks)


@pytest.mark.asyncio
async def test_a_card_told_to_all_would_be_found(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    real = delivery.board_view

    def gossip(sitting: Sitting, *rest: Any) -> Any:
        assert sitting.match is not None
        card = next(cards_in(msgspec.to_builtins(sitting.match.view(0))))
        return real(sitting, *rest).add_item(
            ui.TextDisplay(SPEAK[1].say(Text(f"card-{CARDS[card].face}"), ()))
        )

    monkeypatch.setattr(delivery, "board_view", gossip)
    watch = await watched(town, 12)
    assert any("tells seat None" in leak for leak in watch.leaks)
