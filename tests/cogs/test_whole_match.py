"""Whole matches, from /new to the result card, as people play them: well, badly, and out of turn."""

import random
from typing import Any

import pytest
from simcord.enums import InteractionType

from games.engine import Text
from games.registry import GAMES, game_named
from locales import words
from tests.cogs import folk
from tests.cogs.folk import Match, by_commands, by_dm, by_panel, by_typing, has
from tests.cogs.town import Person, Town, buttons, menus, text_of, verb_of


async def check_the_end(match: Match, language: str) -> None:
    """The result card tells what the rules say, in the table's language, and nothing waits any more."""
    town = match.town
    async with town.bot.hall.look(match.number) as sitting:
        assert sitting.record.status == "over"
        assert sitting.record.language == language
        standings = sitting.match.standings()
        names = sitting.names
        seed = sitting.match.server_seed.hex()
    card = text_of(match.result)
    title = words(language, game_named(match.game)).say(Text("game-title"), ())
    assert title in card
    assert seed in card
    for standing in standings:
        assert names[standing.seat] in card
        assert str(standing.score).replace("-", "\N{MINUS SIGN}") in card
    assert "saga.txt" in [it["filename"] for it in match.result.attachments]
    live = [message for message in town.messages(match.channel) if has(message, "turn")]
    assert live == []
    async with town.bot.hall.store.reading() as tx:
        assert await tx.value("SELECT count(*) FROM outbox") == 0
        assert await tx.value("SELECT count(*) FROM timers WHERE match = ?", match.number) == 0


TABLES: dict[str, tuple[int, int, str, list[folk.Habit], dict[str, Any]]] = {
    "two with their thumbs": (2, 0, "en", [by_panel], {}),
    "two and a computer by DM, in the channel": (2, 1, "de", [by_dm, by_panel], {"place": "channel"}),
    "one against two computers, typing": (1, 2, "fr", [by_typing], {}),
    "four with two computers": (2, 2, "fr", [by_commands, by_typing], {}),
    "five with three computers": (
        2,
        3,
        "en",
        [by_panel, by_commands],
        {"seats": 5, "settings": {"options": "five_players"}},
    ),
    "two in Midgard with their thumbs": (2, 0, "en", [by_panel], {"game": "champions-of-midgard"}),
    "two and a computer in Midgard by DM": (
        2,
        1,
        "de",
        [by_dm, by_panel],
        {"game": "champions-of-midgard", "settings": {"options": "chronicle"}},
    ),
    "two and two computers in Midgard, typing": (
        2,
        2,
        "fr",
        [by_commands, by_typing],
        {"game": "champions-of-midgard"},
    ),
}


@pytest.mark.asyncio
@pytest.mark.parametrize("table", TABLES)
async def test_a_match_is_played_to_its_result_card(town: Town, table: str) -> None:
    people, computers, language, habits, wishes = TABLES[table]
    players = await folk.gather(town, people)
    match = await folk.begin(town, players, computers=computers, language=language, **wishes)
    await folk.play(match, habits, random.Random(table))
    await check_the_end(match, language)


@pytest.mark.soak
@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(10))
async def test_many_matches_are_played_to_their_result_cards(town: Town, game: str, number: int) -> None:
    dice = random.Random(number)
    people = dice.randint(1, 4)
    computers = dice.randint(max(0, 2 - people), 4 - people)
    language = dice.choice(["en", "de", "fr"])
    habits = dice.choices([by_panel, by_dm, by_typing, by_commands], k=people)
    players = await folk.gather(town, people)
    match = await folk.begin(town, players, game=game, computers=computers, language=language)
    await folk.play(match, habits, dice)
    await check_the_end(match, language)


# ---------------------------------------------------------------------- people as they are


SPOILSPORTS = ("resign", "wrong", "freeze", "end", "rematch")
"""What would end the fun for all."""


class Rascals:
    """People who press whatever they find, again and again, theirs or not, and type nonsense."""

    def __init__(self, match: Match, people: list[Person], dice: random.Random) -> None:
        self.match = match
        self.town = match.town
        self.people = people
        self.dice = dice
        self.remembered: list[tuple[Any, str, list[str]]] = []
        """Things to press that were on somebody's screen once."""

    async def do_something(self) -> None:
        """One of the things people do."""
        tricks = [self.press_anything] * 4 + [self.press_twice, self.press_at_once, self.press_old] * 2
        tricks += [self.say_again, self.type_nonsense, self.look, self.fill_in_nonsense, self.talk]
        await self.dice.choice(tricks)()

    def somebody(self) -> Person:
        return self.dice.choice(self.people)

    def anything(self, person: Person) -> tuple[Any, str, list[str]] | None:
        """Something on this person's screen that can be pressed, but not what ends the fun for all."""
        screens = self.town.messages(self.match.channel)[-4:] + self.town.messages()[:1]
        screens += self.town.dms(person)[-2:] + ([person.panel] if person.panel is not None else [])
        found: list[tuple[Any, str, list[str]]] = []
        for screen in screens:
            pressable = [it["custom_id"] for it in buttons(screen)]
            found += [(screen, it, []) for it in pressable if verb_of(it) not in SPOILSPORTS]
            for menu in menus(screen):
                values = [option["value"] for option in menu["options"]]
                count = self.dice.randint(max(1, menu.get("min_values", 1)), menu.get("max_values", 1))
                found.append((screen, menu["custom_id"], self.dice.sample(values, count)))
        return self.dice.choice(found) if found else None

    async def press_anything(self) -> None:
        person = self.somebody()
        thing = self.anything(person)
        if thing is not None:
            self.remembered.append(thing)
            await self.town.press_unseen(person, thing[0], thing[1], *thing[2])

    async def press_twice(self) -> None:
        person = self.somebody()
        thing = self.anything(person)
        if thing is not None:
            await self.town.press_at_once((person, *thing), (person, *thing))

    async def press_at_once(self) -> None:
        presses = [(person, thing) for person in self.people if (thing := self.anything(person)) is not None]
        await self.town.press_at_once(*((person, *thing) for person, thing in presses))

    async def press_old(self) -> None:
        """What was there once; what others' eyes alone could see cannot be pressed."""
        if not self.remembered:
            return
        message, custom_id, values = self.dice.choice(self.remembered)
        backend = self.town.discord.backend
        if message.id not in backend.messages.get(message.channel_id, {}):
            return
        owners = {channel: owner for owner, channel in backend.dm_channels.items()}
        may = [
            person
            for person in self.people
            if message.visible_to(person.id) and owners.get(message.channel_id, person.id) == person.id
        ]
        if may:
            await self.town.press_unseen(self.dice.choice(may), message, custom_id, *values)

    async def say_again(self) -> None:
        """Discord repeats itself; what is offered while somebody types is discord.py's own affair."""
        said = self.town.discord.said[-self.dice.randint(1, 5) :]
        if said and said[0]["type"] != InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE:
            await self.town.press_again(said[0])

    async def type_nonsense(self) -> None:
        person = self.somebody()
        nonsense = self.dice.choice(["x", "1.1|0", "0.0|99", "*", "💥" * 50, "a, b, c", "|", "-1", "٣", "²"])
        where = self.dice.choice([None, self.match.channel])
        await self.town.complete(person, "move", "answer", nonsense, at=where)
        await self.town.command(person, "move", at=where, answer=nonsense)
        await self.town.command(person, "bloodrage invade", at=where, figure=nonsense)
        await self.town.command(person, "bloodrage quest", at=where, quest=nonsense)
        await self.town.command(person, "midgard assign", at=where, warriors=nonsense, food=nonsense)
        await self.town.command(person, "midgard rune", at=where, rune=nonsense)

    async def look(self) -> None:
        name = self.dice.choice(["hand", "board", "saga", "turns", "help", "fairness", "undo"])
        where = self.dice.choice([None, self.match.channel])
        await self.town.command(self.somebody(), name, at=where)

    async def fill_in_nonsense(self) -> None:
        for person in self.people:
            while person.forms:
                form = person.forms[-1].modal
                assert form is not None
                nonsense = {
                    field: self.dice.choice(["", "x", "-3", "99", "²"]) or "0"
                    for field in folk.fields_of(form)
                }
                await self.town.fill_in(person, **nonsense)

    async def talk(self) -> None:
        await self.town.write(self.somebody(), "whose move is it?", self.match.channel)


async def trouble_at_the_table(town: Town, game: str, seed: int, tricks: int) -> None:
    dice = random.Random(seed)
    players = await folk.gather(town, 2)
    stranger = town.settle_in("Loki", "fr")
    match = await folk.begin(town, players, game=game)
    rascals = Rascals(match, [*players, stranger], dice)
    for _ in range(tricks):
        await rascals.do_something()
        async with town.bot.hall.look(match.number) as sitting:
            if sitting.record.status != "running":
                break
    for person in players:
        person.panel = None
        person.forms.clear()
    await folk.play(match, [by_panel], dice)
    await check_the_end(match, "en")


@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [0])
async def test_people_who_press_anything_break_nothing(town: Town, game: str, seed: int) -> None:
    await trouble_at_the_table(town, game, seed, 70)


@pytest.mark.soak
@pytest.mark.asyncio
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(100, 110))
async def test_people_who_press_anything_for_long_break_nothing(town: Town, game: str, seed: int) -> None:
    await trouble_at_the_table(town, game, seed, 1500)
