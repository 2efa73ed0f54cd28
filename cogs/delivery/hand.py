"""A player's own cards, by DM."""

from typing import TYPE_CHECKING

import msgspec
from discord import ui

from cogs import gallery
from cogs.delivery import post
from cogs.gallery import choices, shown, tried
from cogs.hands import hand_view
from cogs.visit import language_of
from locales import words
from rendering.service import Drawn
from table import letters
from table.hall import begun
from table.postman import Undeliverable
from table.records import Letter, Person, Seat

if TYPE_CHECKING:
    from cogs.skald import Skald

FRESH = 3600
"""Seconds after which Discord lets a message be edited only a few times."""


class Holding(msgspec.Struct):
    """Whose hand it is."""

    seat: int


class Discarded(msgspec.Struct):
    """A hand that another has taken the place of."""

    person: int
    message: int


async def hand(bot: "Skald", letter: Letter) -> None:
    """The cards and a secret question: edited while fresh, posted anew when old; the old one then goes."""
    number = msgspec.json.decode(letter.payload, type=Holding).seat
    holder = await holder_of(bot, letter.match_id, number)
    if holder is None:
        return
    person, seat = holder
    drawn, view = await drawn_hand(bot, letter.match_id, number, person)
    files = {gallery.HAND: drawn.png} if drawn else {}
    if not letter.sealed and seat.hand_message is not None and bot.hall.now() - (seat.hand_at or 0) < FRESH:
        channel = await post.dm_channel(bot, person.id)
        if await post.edit(bot, channel, seat.hand_message, view, files):
            return
    message = await post.dm(bot, letter, person.id, view, files=files)
    async with bot.hall.writing(letter.match_id) as (sitting, tx):
        seat = sitting.seats[number]
        if seat.person == person.id:
            if seat.hand_message is not None:
                old = {"person": person.id, "message": seat.hand_message}
                await letters.post(tx, letter.lane, letters.DISCARD, letter.match_id, **old)
            seat.hand_message, seat.hand_at = message, bot.hall.now()
        await letters.arrived(tx, letter)


async def discard(bot: "Skald", letter: Letter) -> None:
    """Take an old hand away."""
    old = msgspec.json.decode(letter.payload, type=Discarded)
    await post.delete(bot, await post.dm_channel(bot, old.person), old.message)


async def holder_of(bot: "Skald", match_id: int, number: int) -> tuple[Person, Seat] | None:
    """Who holds a seat now, if anybody does."""
    async with bot.hall.look(match_id) as sitting:
        seat = sitting.seats[number]
    person = None if seat.person is None else await bot.hall.known_person(seat.person)
    return None if person is None else (person, seat)


async def drawn_hand(
    bot: "Skald", match_id: int, seat: int, person: Person
) -> tuple[Drawn | None, ui.LayoutView]:
    """The hand as it is, with its picture; if it changes while it is drawn, it is drawn again."""
    language = language_of(person, bot.settings.language)
    drawn, shows = None, None
    while True:
        async with bot.hall.look(match_id) as sitting:
            if sitting.seats[seat].person != person.id:
                raise Undeliverable("somebody else holds the seat now")
            now = begun(sitting).view(seat), choices(begun(sitting).question(seat))
            if now == shows:
                pictures = [shown(gallery.HAND, drawn.alt)] if drawn else []
                return drawn, hand_view(sitting, seat, language, direct=True, pictures=pictures)
            shows, game, names = now, sitting.game, sitting.names
        if not person.text_mode:
            (cards, marks), purpose = shows, ("dm", match_id, seat)
            said = words(language, game)
            drawn = await tried(bot.pictures.hand(game, cards, said, names, marks=marks, purpose=purpose))
