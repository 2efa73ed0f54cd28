"""Several answers in one command: a turn told in a line, each part completed from what is legal then."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.doors import LONGEST_OPTION, MOST_OPTIONS, shortened
from cogs.moves import begins, meant, moves, read_move
from cogs.panel import labels
from cogs.play import show_panel
from cogs.saga import listening
from cogs.visit import Visit, passing, visiting
from games.engine import Game, Match, Pick
from games.engine.errors import MatchError, NotAsked
from rendering.text import Voice
from table.hall import playing
from table.refusals import Refusal
from table.sitting import Sitting

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Script = Sequence[tuple[str, str | None]]
"""The questions of a turn in the order they come, by key, with what was typed for each (None: not yet)."""


class CannotDo(Refusal):
    """An action that is not possible now, and why."""

    key = "refusal-cannot-do"


class OtherGame(Refusal):
    """The command is of another game than the one that is played here."""

    key = "refusal-other-game"


class AnotherQuestion(Refusal):
    """The command answers something that is not asked now."""

    key = "refusal-another-question"


async def follow(visit: Visit, match_id: int, script: Script) -> list[str]:
    """Answer as far as the script goes, all of it or nothing; what was not typed is left to the panel.

    Says what only this person has learnt.
    """
    async with visit.hall.change(match_id, visit.click) as sitting:
        match = playing(sitting)
        seat = sitting.seat_of(visit.person.id)
        voice = visit.voice(sitting)
        with listening(match, seat, voice) as learnt:
            run(match, seat, script, voice)
    return learnt


def run(match: Match, seat: int, script: Script, voice: Voice) -> None:
    """Give the answers of a script, from the question that is asked now on."""
    question = match.question(seat)
    if question is None:
        raise NotAsked(seat=seat)
    keys = [key for key, _ in script]
    if question.key not in keys:
        raise AnotherQuestion(question=voice.words.say(question.sentence, voice.names))
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
    if not isinstance(question, Pick) or meant(labels(question, voice), typed) is not None:
        return
    for missing in question.disabled:
        named = typed == missing.value or begins(voice.words.option(missing, voice.names), typed)
        if missing.reason is not None and named:
            raise CannotDo(reason=voice.words.reason(missing.reason, voice.names))


async def play(interaction: Interaction, game: Game, script: Script) -> None:
    """Answer as typed, and show what comes next."""
    async with visiting(interaction) as visit:
        match_id = await visit.match_here()
        async with visit.hall.look(match_id) as sitting:
            require_game(visit, sitting, game)
        await show_panel(visit, match_id, *await follow(visit, match_id, script))


def require_game(visit: Visit, sitting: Sitting, game: Game) -> None:
    """Raise unless this game is played."""
    if sitting.record.game != game.id:
        raise OtherGame(title=visit.voice(sitting).say("game-title"))


def told(interaction: Interaction, name: str) -> str | None:
    """What is typed so far for another option of the command."""
    value = getattr(interaction.namespace, name, None)
    return value if isinstance(value, str) and value else None


async def completed(interaction: Interaction, script: Script, typed: str, *keys: str) -> Choices:
    """What may be typed for a question of a script; where the way branches, for whichever comes."""
    visit = await passing(interaction)
    if visit is None:
        return []
    match_id = await visit.hall.match_in(interaction.channel_id or 0)
    if match_id is None:
        return []
    try:
        async with visit.hall.look(match_id) as sitting:
            seat, voice = sitting.seat_of(visit.person.id), visit.voice(sitting)
            twin = playing(sitting).clone()
            run(twin, seat, [(key, None if key in keys else answer) for key, answer in script], voice)
            question = twin.question(seat)
            fits = question is not None and question.key in keys
            return offered(moves(twin, seat, typed, voice)) if fits else []
    except (MatchError, Refusal):
        return []


def offered(shown: Sequence[tuple[str, str]]) -> Choices:
    """Moves as choices of a command."""
    return [
        app_commands.Choice(name=shortened(words, LONGEST_OPTION), value=value)
        for words, value in shown[:MOST_OPTIONS]
    ]
