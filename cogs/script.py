"""Several answers in one command: a turn told in a line, each part completed from what is legal then."""

from collections.abc import Sequence

from discord import app_commands

from cogs.doors import LONGEST_OPTION, MOST_OPTIONS, shortened
from cogs.moves import moves, read_move
from cogs.visit import Visit
from games.engine import Match, Pick
from games.engine.errors import MatchError, NotAsked
from rendering.text import Voice
from table.hall import playing
from table.refusals import Refusal

Script = Sequence[tuple[str, str | None]]
"""The questions of a turn in the order they come, by key, with what was typed for each (None: not yet)."""


class CannotDo(Refusal):
    """An action that is not possible now, and why."""

    key = "refusal-cannot-do"


async def follow(visit: Visit, match_id: int, script: Script) -> None:
    """Answer as far as the script goes, all of it or nothing; what was not typed is left to the panel."""
    async with visit.hall.change(match_id, visit.click) as sitting:
        match = playing(sitting)
        seat = sitting.seat_of(visit.person.id)
        run(match, seat, script, visit.voice(sitting))


def run(match: Match, seat: int, script: Script, voice: Voice) -> None:
    """Give the answers of a script, from the question that is asked now on."""
    question = match.question(seat)
    keys = [key for key, _ in script]
    if question is None or question.key not in keys:
        raise NotAsked(seat=seat)
    for key, typed in script[keys.index(question.key) :]:
        question = match.question(seat)
        if question is None or typed is None:
            return
        if question.key != key:
            continue
        refuse_impossible(question, typed, voice)
        match.answer(seat, read_move(match, seat, typed, voice))


def refuse_impossible(question: object, typed: str, voice: Voice) -> None:
    """Raise with the reason if what was typed is known to be impossible now."""
    if not isinstance(question, Pick):
        return
    for missing in question.disabled:
        if missing.reason is not None and typed == missing.value:
            raise CannotDo(reason=voice.words.reason(missing.reason, voice.names))


async def complete(visit: Visit, script: Script, typed: str) -> list[app_commands.Choice[str]]:
    """What the last question of a script offers, if the others are answered as typed."""
    match_id = await visit.hall.match_in(visit.interaction.channel_id or 0)
    if match_id is None:
        return []
    async with visit.hall.look(match_id) as sitting:
        if sitting.match is None or all(seat.person != visit.person.id for seat in sitting.seats):
            return []
        seat, voice = sitting.seat_of(visit.person.id), visit.voice(sitting)
        twin = sitting.match.clone()
        try:
            if len(script) > 1:
                run(twin, seat, [*script[:-1], (script[-1][0], None)], voice)
        except (MatchError, Refusal):
            return []
        question = twin.question(seat)
        if question is None or question.key != script[-1][0]:
            return []
        shown = moves(twin, seat, typed, voice)
    return [
        app_commands.Choice(name=shortened(words, LONGEST_OPTION), value=value)
        for words, value in shown[:MOST_OPTIONS]
    ]
