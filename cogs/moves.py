"""Moves as text: every legal answer that fits what somebody types, and what they meant."""

import unicodedata
from collections.abc import Sequence

from cogs.panel import answer_of, labels
from games.engine import Amount, Answer, Match, Pick, PickSome, Question
from games.engine.errors import NotAnOption, NotAsked, StaleQuestion
from rendering.text import Voice
from table.refusals import Refusal

AND = ","
ASIDE = " ("
"""Before the price and the like in a label."""


class NoSuchMove(Refusal):
    """What was typed is none of the legal moves."""

    key = "refusal-no-such-move"


def folded(text: str) -> str:
    """A text without case, accents and markup, to compare."""
    bare = unicodedata.normalize("NFKD", text.replace("*", "").casefold())
    return "".join(sign for sign in bare if not unicodedata.combining(sign)).strip()


def moves(match: Match, seat: int, typed: str, voice: Voice) -> list[tuple[str, str]]:
    """The legal answers that fit what is typed, in words and as a value that names question and choice.

    Where several may be picked, what is typed is a list, and each line adds one more to it.
    """
    question = match.question(seat)
    if question is None:
        return []
    words = [label.replace("*", "") for label in labels(question, voice)]
    if isinstance(question, PickSome):
        return lists(match, question, words, typed)
    wanted = folded(typed)
    return [
        (label, f"{match.question_id_of(seat)}|{index}")
        for index, label in enumerate(words)
        if wanted in folded(label)
    ]


def offered_moves(match: Match, seat: int, typed: str, voice: Voice) -> list[tuple[str, str]]:
    """What this seat may do at any time, as far as it fits what is typed."""
    offer = match.offer(seat)
    words = [] if offer is None else [label.replace("*", "") for label in labels(offer, voice)]
    return [
        (label, f"{match.offer_id}|{index}")
        for index, label in enumerate(words)
        if folded(typed) in folded(label)
    ]


def lists(match: Match, question: PickSome, words: Sequence[str], typed: str) -> list[tuple[str, str]]:
    """For a choice of several: what is typed so far, alone if it is enough, and with one more."""
    *before, last = typed.split(AND)
    chosen = [index for part in before if (index := index_of(words, part)) is not None]
    found = []
    if index_of(words, last) is None and not last.strip() and question.least <= len(chosen) <= question.most:
        found.append(told(match, question.seat, words, chosen))
    if len(chosen) < question.most:
        more = [
            index
            for index in range(len(words))
            if index not in chosen and folded(last) in folded(words[index])
        ]
        found += [told(match, question.seat, words, [*chosen, index]) for index in more]
    return found


def told(match: Match, seat: int, words: Sequence[str], chosen: Sequence[int]) -> tuple[str, str]:
    """A list in words, and its value."""
    return (
        f"{AND} ".join(words[index] for index in chosen) or "–",
        f"{match.question_id_of(seat)}|{AND.join(map(str, chosen))}",
    )


def index_of(words: Sequence[str], typed: str) -> int | None:
    """The one that was typed."""
    wanted = folded(typed)
    return next((index for index, label in enumerate(words) if folded(label) == wanted), None)


def meant(words: Sequence[str], typed: str) -> int | None:
    """The one that was typed; or the only one that is called so before its brackets, or that begins so."""
    whole = index_of(words, typed)
    if whole is not None:
        return whole
    called = [
        index for index, label in enumerate(words) if folded(label.partition(ASIDE)[0]) == folded(typed)
    ]
    begun = [index for index, label in enumerate(words) if begins(label, typed)]
    return next((found[0] for found in (called, begun) if len(found) == 1), None)


def begins(label: str, typed: str) -> bool:
    """Whether a label begins with what was typed."""
    return bool(typed.strip()) and folded(label).startswith(folded(typed))


def play_move(match: Match, seat: int, typed: str, voice: Voice) -> None:
    """Do what was typed: something offered at any time, or an answer to what is asked."""
    offer = match.offer(seat)
    if offer is not None:
        name, _, index = typed.partition("|")
        found = index_of(labels(offer, voice), typed)
        if name == match.offer_id and index.isdecimal():
            found = int(index)
        if found is not None:
            match.interrupt(seat, answer_of(offer, [found]))
            return
    match.answer(seat, read_move(match, seat, typed, voice))


def read_move(match: Match, seat: int, typed: str, voice: Voice) -> Answer:
    """What was meant by a completed value, or by words typed out; raises if it is not legal now."""
    question = match.question(seat)
    if question is None:
        raise NotAsked(seat=seat)
    question_id, bar, rest = typed.partition("|")
    if bar and all(part.isdecimal() for part in rest.split(AND) if part):
        if question_id != match.question_id_of(seat):
            raise StaleQuestion
        return answer_of(question, [int(part) for part in rest.split(AND) if part])
    return spelled(question, typed, voice)


def spelled(question: Question, typed: str, voice: Voice) -> Answer:
    """An answer typed out in words."""
    if isinstance(question, Amount):
        if not typed.strip().isdecimal():
            raise NoSuchMove
        return int(typed)
    if isinstance(question, Pick) and not isinstance(question, PickSome) and typed in question.values:
        return typed
    words = labels(question, voice)
    parts = typed.split(AND) if isinstance(question, PickSome) else [typed]
    found = [meant(words, part) for part in parts if part.strip()]
    if None in found:
        raise NoSuchMove
    try:
        return answer_of(question, [index for index in found if index is not None])
    except NotAnOption as error:
        raise NoSuchMove from error
