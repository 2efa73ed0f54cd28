"""Guests who play: they answer what their screen asks, each in their way, and know nothing else."""

import random
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from tests.local.guest import PATIENCE, Guest, Json, buttons, has, menus, text_of, verb_of

MENTION = re.compile(r"<@(\d+)>")
ANSWERS = ("answer", "some", "confirm", "amount")
Habit = Callable[["Match", Guest, random.Random], Awaitable[bool]]
"""How somebody gives one answer; False if nothing was asked."""


class Match:
    """A match as its channel shows it to those who play."""

    def __init__(self, players: Sequence[Guest], channel: str) -> None:
        self.players = list(players)
        self.channel = channel
        self.panels: dict[str, Json] = {}
        """By person the private panel they look at."""

    @property
    def board(self) -> Json | None:
        """The live board's message: the newest with a turn to take."""
        boards = self.boards(self.host)
        return boards[-1] if boards else None

    def boards(self, guest: Guest) -> list[Json]:
        """The messages on somebody's screen with a turn to take."""
        return [it for it in guest.public(self.channel) if has(it, "turn")]

    @property
    def host(self) -> Guest:
        """Who opened the lobby."""
        return self.players[0]

    @property
    def result(self) -> Json | None:
        """The result card, if it is there."""
        return next((it for it in self.host.public(self.channel) if has(it, "rematch")), None)

    def awaited(self) -> list[Guest]:
        """Whom the board's message mentions."""
        named = set() if self.board is None else set(MENTION.findall(text_of(self.board)))
        return [guest for guest in self.players if guest.id in named]

    def panel(self, guest: Guest) -> Json | None:
        """The panel on somebody's screen, if it asks something."""
        found = self.panels.get(guest.id)
        if not found or found["id"] not in guest.screen.get(found["channel_id"], {}):
            return None
        panel = guest.now(found)
        return panel if can_answer(panel) else None


async def begin(players: Sequence[Guest], *, computers: int = 0, **wishes: Any) -> Match:
    """A match from /new to its first board."""
    host, *others = players
    known = {it["id"] for it in host.public()}
    await host.command("new", game="blood-rage", **wishes)
    fresh: Callable[[], Any] = lambda: [  # noqa: E731
        it for it in host.public() if it["id"] not in known and has(it, "join")
    ]
    lobby: Json = (await host.until(fresh))[0]
    for guest in others:
        await guest.until(lambda guest=guest: lobby["id"] in guest.screen[guest.here])  # type: ignore[misc]
        await guest.press(lobby, "join")
    for _ in range(computers):
        await host.press(lobby, "computer")
    await host.until(lambda: has(host.now(lobby), "start"))
    await host.press(lobby, "start")
    match = Match(players, host.here if wishes.get("place") == "channel" else lobby["id"])
    await host.until(lambda: match.board)
    return match


async def play(
    match: Match, habits: Sequence[Habit], dice: random.Random, most: int = 1000, patience: float = PATIENCE
) -> int:
    """Whoever is awaited answers, each in their way, until the result card is there; or so many answers."""
    count = 0
    while count < most:
        await match.host.until(lambda: match.result or match.awaited(), patience)
        if match.result:
            return count
        guest = dice.choice(match.awaited())
        if await habits[match.players.index(guest) % len(habits)](match, guest, dice):
            count += 1
        else:
            await match.host.news()
    return count


# ---------------------------------------------------------------------- habits


async def by_panel(match: Match, guest: Guest, dice: random.Random) -> bool:
    """Take My Turn, and then whatever the panel offers."""
    panel = match.panel(guest)
    if panel is None:
        await guest.until(lambda: match.boards(guest))
        match.panels[guest.id] = (await guest.press(match.boards(guest)[-1], "turn")).shown or {}
        panel = match.panel(guest)
    return panel is not None and await answer_in(guest, panel, dice)


async def by_dm(match: Match, guest: Guest, dice: random.Random) -> bool:
    """Secret questions in the DM, the others by the panel."""
    hands = [message for message in guest.public(guest.dm) if can_answer(message)]
    if hands:
        return await answer_in(guest, hands[-1], dice)
    return await by_panel(match, guest, dice)


async def by_typing(match: Match, guest: Guest, dice: random.Random) -> bool:
    """/move, with what is completed."""
    offered = await guest.complete("move", "answer", "", at=match.channel)
    if offered:
        await guest.command("move", at=match.channel, answer=dice.choice(offered)["value"])
    return bool(offered)


def can_answer(message: Json) -> bool:
    """Whether a question can be answered in this message."""
    return any(has(message, verb) for verb in ANSWERS)


async def answer_in(guest: Guest, message: Json, dice: random.Random) -> bool:
    """Answer in a message, whatever it takes: a button, a menu, several pages of menus, a form."""
    while offered := controls(guest.now(message), dice):
        custom_id, values = dice.choice(offered)
        outcome = await guest.press(message, custom_id, *values)
        if outcome.form:
            await guest.fill_in(outcome, number=str(dice.randrange(30)))
        if verb_of(custom_id) not in ("some", "page"):
            return True
    return False


def controls(message: Json, dice: random.Random) -> list[tuple[str, list[str]]]:
    """What can be pressed to answer, with values for menus."""
    found: list[tuple[str, list[str]]] = [
        (it["custom_id"], []) for it in buttons(message) if verb_of(it["custom_id"]) in (*ANSWERS, "page")
    ]
    for menu in menus(message):
        if verb_of(menu["custom_id"]) in ANSWERS:
            values = [option["value"] for option in menu["options"]]
            most = min(menu.get("max_values", 1), len(values))
            picked = dice.sample(values, dice.randint(max(menu.get("min_values", 1), 1), max(most, 1)))
            found += [(menu["custom_id"], picked)] * 3
    return found
