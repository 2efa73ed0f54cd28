"""A player's own cards, with the question that is asked of them."""

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.doors import Button
from cogs.panel import offer_to, panel
from cogs.visit import Visit, voice_of
from rendering.registry import text_mode
from table.hall import begun
from table.sitting import Sitting


def hand_lines(sitting: Sitting, seat: int, language: str) -> list[str]:
    """A seat's own cards in words."""
    voice = voice_of(sitting, language)
    return text_mode(sitting.game).hand(begun(sitting).view(seat), voice.words, voice.names)


def hand_view(
    sitting: Sitting,
    seat: int,
    language: str,
    *,
    direct: bool,
    ask: bool = False,
    notice: Sequence[str] = (),
    pictures: Sequence[ui.MediaGallery[Any]] = (),
) -> ui.LayoutView:
    """The hand, and below it the question if it is wanted or nobody else's business."""
    voice = voice_of(sitting, language)
    record = sitting.record
    question = begun(sitting).question(seat)
    ask = ask or (direct and question is not None and question.secret)
    where = [voice.say("play-hand-where", channel=f"<#{record.channel}>")] if direct else []
    extra = []
    if record.status == "running" and not ask:
        extra.append(Button.of(voice.say("button-turn"), "turn", record.id))
    if offer_to(sitting, seat) is not None and not ask:
        extra.append(Button.of(voice.say("panel-offers"), "offers", record.id))
    cards = hand_lines(sitting, seat, language)
    return panel(
        sitting,
        seat,
        language,
        notice=[*where, *notice],
        hand=cards,
        extra=extra,
        ask=ask,
        pictures=pictures,
    )


async def closed_dms(visit: Visit) -> list[str]:
    """Say once that direct messages do not arrive, and how to open them."""
    person = visit.person
    if not person.dms_closed or person.dms_told:
        return []
    person.dms_told = True
    await visit.hall.save_person(person)
    return [visit.say("panel-dms-closed")]
