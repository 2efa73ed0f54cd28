"""People who play: they see what is on their screens, press what is there, and know nothing else."""

import random
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from simcord.backend.models import Message

from tests.cogs.town import Person, Town, buttons, menus, text_of, verb_of

MENTION = re.compile(r"<@(\d+)>")
ANSWERS = ("answer", "some", "confirm", "amount")
LANGUAGES = ("en-US", "de", "fr")
NAMES = ("Astrid", "Bjørn", "Cille", "Dag", "Eir")

Habit = Callable[[Town, "Match", Person, random.Random], Awaitable[None]]
"""How somebody gives one answer."""


class Match:
    """A match as the channel shows it."""

    def __init__(self, town: Town, game: str, players: Sequence[Person], channel: int, number: int) -> None:
        self.town = town
        self.game = game
        self.players = list(players)
        self.channel = channel
        self.number = number

    @property
    def board(self) -> Message:
        """The live board's message: the newest with a turn to take."""
        return next(it for it in reversed(self.town.messages(self.channel)) if has(it, "turn"))

    @property
    def over(self) -> bool:
        """Whether the result card is there."""
        return any(has(message, "rematch") for message in self.town.messages(self.channel))

    @property
    def result(self) -> Message:
        """The result card."""
        return next(it for it in self.town.messages(self.channel) if has(it, "rematch"))

    @property
    def awaited(self) -> list[Person]:
        """Whom the board's message mentions."""
        named = {int(found) for found in MENTION.findall(text_of(self.board))}
        return [person for person in self.players if person.id in named]


def has(message: Message, verb: str) -> bool:
    """Whether a message has such a thing to press."""
    return any(verb_of(it["custom_id"]) == verb for it in [*buttons(message), *menus(message)])


async def gather(town: Town, people: int, languages: Sequence[str] = LANGUAGES) -> list[Person]:
    """People of several languages."""
    return [
        town.settle_in(name, languages[number % len(languages)]) for number, name in enumerate(NAMES[:people])
    ]


async def begin(
    town: Town,
    players: Sequence[Person],
    *,
    game: str = "blood-rage",
    computers: int = 0,
    settings: dict[str, str] | None = None,
    **wishes: Any,
) -> Match:
    """A match from /new to its first board, by the thumbs of the people."""
    host, *others = players
    before = len(town.messages())
    await town.command(host, "new", game=game, **wishes)
    lobby = town.messages()[before]
    for field, value in (settings or {}).items():
        panel = await town.press(host, lobby, "options")
        assert panel is not None
        await town.press(
            host,
            panel,
            next(it["custom_id"] for it in menus(panel) if it["custom_id"].endswith(field)),
            value,
        )
    for person in others:
        await town.press(person, lobby, "join")
    for _ in range(computers):
        await town.press(host, lobby, "computer")
    number = int(buttons(lobby)[0]["custom_id"].split(":")[3])
    await town.press(host, lobby, "start")
    channel = town.channel.id if wishes.get("place") == "channel" else lobby.id
    return Match(town, game, players, channel, number)


async def play(match: Match, habits: Sequence[Habit], dice: random.Random, most: int = 3000) -> int:
    """Whoever is awaited answers, each in their way, until the result card is there; or just so many."""
    for count in range(most):
        if match.over:
            return count
        awaited = match.awaited
        assert awaited, f"nobody is awaited: {text_of(match.board)}"
        person = dice.choice(awaited)
        habit = habits[match.players.index(person) % len(habits)]
        await habit(match.town, match, person, dice)
    assert match.over or most < 3000, "the match does not end"
    return most


# ---------------------------------------------------------------------- habits


async def by_panel(town: Town, match: Match, person: Person, dice: random.Random) -> None:
    """Take My Turn, and then whatever the panel offers."""
    if person.panel is None or not can_answer(person.panel):
        await town.press(person, match.board, "turn")
    assert person.panel is not None
    assert can_answer(person.panel), text_of(person.panel)
    await answer_in(town, person, person.panel, dice)


async def by_dm(town: Town, match: Match, person: Person, dice: random.Random) -> None:
    """Secret questions in the DM, the others by the panel, which a button of the DM opens."""
    hands = [message for message in town.dms(person) if can_answer(message)]
    if hands:
        await answer_in(town, person, hands[-1], dice)
        return
    opened = await town.press(
        person, next(it for it in reversed(town.dms(person)) if has(it, "turn")), "turn"
    )
    assert opened is not None
    assert can_answer(opened), text_of(opened)
    await answer_in(town, person, opened, dice)


async def by_typing(town: Town, match: Match, person: Person, dice: random.Random) -> None:
    """/move, with what is completed."""
    offered = await town.complete(person, "move", "answer", "", at=match.channel)
    assert offered
    typed = ""
    while dice.random() < 0.3:  # some type on, as for a choice of several
        typed = f"{dice.choice(offered)['name']}, "
        more = await town.complete(person, "move", "answer", typed, at=match.channel)
        if not more:
            break
        offered = more
    chosen = dice.choice(offered)
    answer = chosen["name"] if dice.random() < 0.3 and len(chosen["name"]) < 90 else chosen["value"]
    await town.command(person, "move", at=match.channel, answer=answer)


COMMANDS: dict[str, dict[str, tuple[str, ...]]] = {
    "blood-rage": {
        "bloodrage invade": ("figure", "where"),
        "bloodrage march": ("start", "where", "figures"),
        "bloodrage upgrade": ("upgrade", "slot"),
        "bloodrage quest": ("quest",),
        "bloodrage pillage": ("where",),
    },
    "champions-of-midgard": {
        "midgard place": ("where", "choice"),
        "midgard assign": ("warriors", "food"),
        "midgard reroll": ("dice",),
        "midgard rune": ("rune",),
    },
}


async def by_commands(town: Town, match: Match, person: Person, dice: random.Random) -> None:
    """The game's own commands where they fit, completed option by option; the rest by the panel."""
    commands = COMMANDS[match.game]
    for name in dice.sample(sorted(commands), 2):
        filled: dict[str, str] = {}
        for option in commands[name]:
            offered = await town.complete(person, name, option, "", at=match.channel, **filled)
            if not offered:
                break
            filled[option] = dice.choice(offered)["value"]
        if filled:
            await town.command(person, name, at=match.channel, **filled)
            return
    await by_panel(town, match, person, dice)


def can_answer(message: Message) -> bool:
    """Whether a question can be answered in this message."""
    return any(has(message, verb) for verb in ANSWERS)


async def answer_in(town: Town, person: Person, message: Message, dice: random.Random) -> None:
    """Answer in a message, whatever it takes: a button, a menu, several pages of menus, a form."""
    for _ in range(30):
        found = controls(message, dice)
        custom_id, values = dice.choice(found)
        if verb_of(custom_id) in ("some", "page"):
            await town.press(person, message, custom_id, *values)
            continue
        await town.press(person, message, custom_id, *values)
        if verb_of(custom_id) == "amount":
            form = person.forms[-1].modal
            assert form is not None
            field = next(iter(fields_of(form)))
            await town.fill_in(person, **{field: str(dice.randrange(30))})
        return


def fields_of(form: dict[str, Any]) -> list[str]:
    """The fields of a form."""
    found = [row.get("component") or row["components"][0] for row in form["components"]]
    return [str(part["custom_id"]) for part in found if "custom_id" in part]


def controls(message: Message, dice: random.Random) -> list[tuple[str, list[str]]]:
    """What can be pressed to answer, with values for menus."""
    found: list[tuple[str, list[str]]] = [
        (it["custom_id"], []) for it in buttons(message) if verb_of(it["custom_id"]) in (*ANSWERS, "page")
    ]
    for menu in menus(message):
        if verb_of(menu["custom_id"]) in ANSWERS:
            values = [option["value"] for option in menu["options"]]
            most = min(menu.get("max_values", 1), len(values))
            least = menu.get("min_values", 1)
            picked = dice.sample(values, dice.randint(max(least, 1), max(most, 1)))
            found += [(menu["custom_id"], picked)] * 3
    return found
