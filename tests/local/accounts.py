"""The reckoning after a match: what people did, were told, and read, held against what Skald has stored."""

import sqlite3
from contextlib import suppress
from pathlib import Path

import msgspec

from cogs.saga import plain, told
from games.engine.errors import MatchError, NotAnOption, NotAsked, StaleQuestion, WrongType
from local.limits import EPHEMERAL
from locales import words
from table.refusals import NotNow
from tests.cogs.reading import read_through, tale_of
from tests.local.guest import COMMAND, FORM, Deed, Failed, Guest, Json, has, text_of, verb_of
from tests.local.serving import Note

PAGE = 100
TRIES = 5
REFUSALS: tuple[MatchError, ...] = (
    StaleQuestion(),
    NotAnOption(),
    NotAsked(),
    WrongType(expected="amount"),
    WrongType(expected="pick"),
    WrongType(expected="pick-some"),
)
OVER = NotNow(status="over")
"""What somebody reads who came too late, and also whoever's answer was the last."""


class Books:
    """Skald's store, as it lies on the disk."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def _column(self, query: str) -> list[str]:
        with sqlite3.connect(f"file:{self._file}?mode=ro", uri=True) as store:
            return [str(row[0]) for row in store.execute(query)]

    def copy(self) -> Path:
        """The same store in a file of its own."""
        copy = self._file.with_name("copy.db")
        with sqlite3.connect(f"file:{self._file}?mode=ro", uri=True) as store, sqlite3.connect(copy) as other:
            store.backup(other)
        return copy

    @property
    def applied(self) -> set[str]:
        """The interactions that count."""
        return set(self._column("SELECT interaction FROM applied"))

    @property
    def answers(self) -> int:
        """How many answers people gave themselves."""
        given = self._column("SELECT given FROM answers")
        return sum(msgspec.json.decode(it).get("by", "player") == "player" for it in given)

    @property
    def waiting(self) -> list[str]:
        """The letters that are still to be delivered."""
        return self._column("SELECT kind FROM outbox")


def balance(books: Books, notes: list[Note], guests: list[Guest]) -> None:
    """Every answer that counts was given once and is stored once; nobody was told otherwise."""
    pressed = {str(it.number): it for it in notes if it.kind == "press"}
    applied = books.applied
    answers = {number for number, press in pressed.items() if is_answer(press)}
    assert books.answers == len(answers & applied)
    for guest in guests:
        for deed in guest.deeds:
            if deed.number in answers:
                verdict = verdict_on(deed, guest.language)
                assert verdict in (None, deed.number in applied), (verdict, deed)


def is_answer(press: Note) -> bool:
    """Whether a press was meant to answer a question."""
    kind = int(press.about)
    if kind == COMMAND:
        return bool(press.data["name"] == "move")
    return kind == FORM or verb_of(press.data.get("custom_id", "")) in ("answer", "confirm")


def verdict_on(deed: Deed, language: str) -> bool | None:
    """Whether somebody was told that their answer counts; None if they were not told."""
    if deed.event["t"] != "INTERACTION_DONE" or deed.shown is None or deed.event["d"].get("deferred"):
        return None
    said = text_of(deed.shown)
    if any(words(language, None).say(it.text, ()) in said for it in (MatchError(), OVER)):
        return None
    panel = "### " in said
    return panel and not any(words(language, None).say(it.text, ()) in said for it in REFUSALS)


async def all_messages(guest: Guest, channel: str) -> list[Json]:
    """Everything everybody can read in a channel, from its beginning."""
    found: list[Json] = []
    before = ""
    while True:
        page = await guest.call("GET", f"/page/channels/{channel}/messages?limit={PAGE}{before}")
        found = [*page, *found]
        if len(page) < PAGE:
            return [it for it in found if not it["flags"] & EPHEMERAL]
        before = f"&before={page[0]['id']}"


async def read_back(guest: Guest, channel: str, books: Books) -> None:
    """The boards of a match tell its saga, and the result card brings it whole."""
    messages = await all_messages(guest, channel)
    [card] = [it for it in messages if has(it, "rematch")]
    saga = next(it["file"] for it in card["components"] if it["type"] == 13)
    tale = await tale_of(books.copy(), int(channel))
    whole = plain(told(tale.events, 0, tale.lines, None, tale.voice))
    assert (await guest.file(saga["url"])).decode() == whole
    stories = [str(it["components"][0].get("content", "")) for it in messages if it["components"]]
    read_through(tale, [story for story in stories if story.startswith("### ")])


async def one_hand(guest: Guest, channel: str) -> None:
    """There is one hand of a match in the direct messages, and it shows the cards there are."""
    held = await asked_hand(guest, channel)
    await guest.until(
        lambda: [cards(it) for it in guest.public(guest.dm) if f"<#{channel}>" in text_of(it)] == [held]
    )


async def asked_hand(guest: Guest, channel: str) -> list[str]:
    """The cards somebody is shown who asks for them, more than once if need be."""
    for _ in range(TRIES):
        with suppress(Failed):
            shown = (await guest.command("hand", at=channel)).shown
            if shown is not None and "### " in text_of(shown):
                return cards(shown)
    raise Failed("no hand is shown")


def cards(message: Json) -> list[str]:
    """The cards a message names, line by line."""
    return [line for line in text_of(message).splitlines() if line.startswith("- ")]
