"""A player's own cards, with the question that is asked of them."""

from collections.abc import Sequence

from discord import ui

from cogs.doors import Button
from cogs.panel import panel
from cogs.visit import voice_of
from rendering.registry import text_mode
from table.hall import begun
from table.sitting import Sitting


def hand_lines(sitting: Sitting, seat: int, language: str) -> list[str]:
    """A seat's own cards in words."""
    voice = voice_of(sitting, language)
    return text_mode(sitting.game).hand(begun(sitting).view(seat), voice.words, voice.names)


def hand_view(
    sitting: Sitting, seat: int, language: str, *, direct: bool, notice: Sequence[str] = ()
) -> ui.LayoutView:
    """The hand and, where its answer is nobody else's business, the question; in a DM with the way back."""
    voice = voice_of(sitting, language)
    record = sitting.record
    question = begun(sitting).question(seat)
    where = [voice.say("play-hand-where", channel=f"<#{record.channel}>")] if direct else []
    extra = []
    if direct and sitting.record.status == "running" and (question is None or not question.secret):
        extra.append(Button.of(voice.say("button-turn"), "turn", record.id))
    return panel(
        sitting,
        seat,
        language,
        notice=[*where, *notice],
        hand=hand_lines(sitting, seat, language),
        extra=extra,
    )
