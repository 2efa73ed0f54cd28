"""The private panel: the question of one seat with its legal answers, as buttons and menus that fit."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.doors import MOST_OPTIONS, Button, Menu, layout, option, rows
from cogs.gallery import lettered
from cogs.visit import title_of, voice_of
from games.engine import Amount, Answer, Match, Pick, PickSome, Question
from games.engine.errors import NotAnOption, NothingToUndo, StaleQuestion
from rendering.registry import text_mode
from rendering.text import Voice
from table.hall import begun
from table.sitting import Sitting

MOST_BUTTONS = 10
LONGEST_BUTTON = 38
"""A longer label is cut on a phone: then a menu serves better."""
LONGEST_HAND = 2600
LONGEST_QUESTION = 900
PRIMARY, GOOD = discord.ButtonStyle.primary, discord.ButtonStyle.success


class Doors(NamedTuple):
    """Where what is picked goes to, and where its pages are turned."""

    answer: str
    page: str


ASKED = Doors("answer", "page")
OFFERED = Doors("take", "offers")


def panel(
    sitting: Sitting,
    seat: int,
    language: str,
    *,
    page: int = 0,
    chosen: int = 0,
    notice: Sequence[str] = (),
    hand: Sequence[str] = (),
    extra: Sequence[Button] = (),
    ask: bool = True,
    pictures: Sequence[ui.MediaGallery[Any]] = (),
) -> ui.LayoutView:
    """What a seat is asked now; `hand` stands above it, `notice` on top. Without `ask` only these two."""
    voice = voice_of(sitting, language)
    match = begun(sitting)
    parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join([f"### {title_of(sitting, voice)}", *notice]))]
    parts += pictures
    if hand:
        parts.append(ui.TextDisplay(fitted(hand, LONGEST_HAND, voice.say("play-more"))))
    question = match.question(seat) if sitting.record.status == "running" else None
    if not ask:
        question = None
    elif question is None:
        parts.append(ui.TextDisplay(idle(sitting, voice)))
    else:
        sentence = voice.words.say(question.sentence, voice.names)
        asked_now = shorten(f"**{sentence}**{told_answer(match, question, voice)}")
        has = text_mode(sitting.game).means(match.view(seat), voice.words, seat)
        parts.append(ui.TextDisplay(f"{asked_now}\n-# {has}" if has else asked_now))
        name = match.question_id_of(seat)
        parts += controls(sitting.record.id, question, name, voice, page=page, chosen=chosen)
    buttons = [*beside(sitting, seat, question, voice), *extra] if ask else list(extra)
    parts += rows(buttons)
    return layout(*parts)


def offers_panel(
    sitting: Sitting, seat: int, language: str, *, page: int = 0, notice: Sequence[str] = ()
) -> ui.LayoutView:
    """What a seat may do at any time, in its turn or not."""
    voice, match_id = voice_of(sitting, language), sitting.record.id
    lines = [f"### {title_of(sitting, voice)}", *notice]
    offer = offer_to(sitting, seat)
    back = ui.ActionRow[Any](Button.of(voice.say("button-turn"), "turn", match_id))
    if offer is None:
        return layout(ui.TextDisplay("\n".join([*lines, voice.say("panel-no-offers")])), back)
    lines.append(f"**{voice.words.say(offer.sentence, voice.names)}**")
    shown = controls(match_id, offer, begun(sitting).offer_id, voice, page=page, doors=OFFERED)
    return layout(ui.TextDisplay("\n".join(lines)), *shown, back)


def offer_to(sitting: Sitting, seat: int) -> Pick | None:
    """What is offered to a seat while the match goes on."""
    return begun(sitting).offer(seat) if sitting.record.status == "running" else None


def idle(sitting: Sitting, voice: Voice) -> str:
    """Nothing is asked: who is awaited, or why nothing moves."""
    status = sitting.record.status
    if status != "running":
        return voice.say("panel-status", status=status)
    waiting = [seat.seat for seat in sitting.waiting_for]
    return voice.say("panel-waiting", seats=waiting)


def told_answer(match: Match, question: Question, voice: Voice) -> str:
    """What this seat has said already, while others are still thinking."""
    given = match.given(question.seat)
    if given is None:
        return ""
    return "\n" + voice.say("panel-given", answer=words_of(question, given, voice))


def words_of(question: Question, answer: Answer, voice: Voice) -> str:
    """An answer in words."""
    if isinstance(question, Pick):
        options = {shown.value: shown for shown in question.options}
        chosen = [options[str(value)] for value in (answer if isinstance(answer, list) else [answer])]
        said = [voice.words.option(shown, voice.names) for shown in chosen]
        return ", ".join(said) or voice.say("panel-nothing")
    return str(answer)


def labels(question: Question, voice: Voice) -> list[str]:
    """The answers a question offers, in words; for several at once, the parts they are made of."""
    if isinstance(question, Pick):
        return [voice.words.option(shown, voice.names) for shown in question.options]
    assert isinstance(question, Amount)
    return [str(number) for number in range(question.least, question.most + 1)]


def lettered_labels(question: Question, voice: Voice) -> list[str]:
    """The same, each with its letter on the board if it has one."""
    words = labels(question, voice)
    if not isinstance(question, Pick):
        return words
    letters = lettered(question.options)
    return [
        f"{letters[value]} · {label}" if value in letters else label
        for value, label in zip(question.values, words, strict=True)
    ]


def answer_of(question: Question, indexes: Sequence[int]) -> Answer:
    """The answer that a button or a menu meant."""
    if isinstance(question, Amount):
        return question.least + indexes[0] if indexes else question.least - 1
    assert isinstance(question, Pick)
    if any(not 0 <= index < len(question.values) for index in indexes):
        raise NotAnOption
    chosen = [question.values[index] for index in indexes]
    if isinstance(question, PickSome):
        return chosen
    if len(chosen) != 1:
        raise NotAnOption
    return chosen[0]


def asked(match: Match, seat: int, question_id: str) -> Question:
    """The question a button belongs to, if it is still the one."""
    question = match.question(seat)
    if question is None or question_id != match.question_id_of(seat):
        raise StaleQuestion
    return question


def controls(
    match_id: int,
    question: Question,
    question_id: str,
    voice: Voice,
    *,
    page: int = 0,
    chosen: int = 0,
    doors: Doors = ASKED,
) -> Iterator[ui.Item[Any]]:
    """Buttons for a few short answers, a menu for more, pages for many, a form for a large number.

    Nothing if there is nothing to choose, as where a seat that is through may still think it over.
    """
    if isinstance(question, Amount) and question.most - question.least >= MOST_OPTIONS:
        yield ui.ActionRow(
            Button.of(voice.say("panel-amount"), "amount", match_id, question_id, style=PRIMARY)
        )
        return
    words = lettered_labels(question, voice)
    if not words:
        return
    several = isinstance(question, PickSome)
    if not several and len(words) <= MOST_BUTTONS and all(len(label) <= LONGEST_BUTTON for label in words):
        yield from rows(
            [
                Button.of(label, doors.answer, match_id, question_id, index, style=PRIMARY)
                for index, label in enumerate(words)
            ]
        )
        return
    pages = -(-len(words) // MOST_OPTIONS)
    page = min(max(page, 0), pages - 1)
    first = page * MOST_OPTIONS
    shown = range(first, min(first + MOST_OPTIONS, len(words)))
    options = [option(words[index], str(index), chosen=bool(chosen >> index & 1)) for index in shown]
    if isinstance(question, PickSome) and pages > 1:
        yield ui.ActionRow(
            Menu.of(
                options,
                how_many(question, voice),
                "some",
                match_id,
                question_id,
                page,
                f"{chosen:x}",
                least=0,
                most=min(question.most, len(options)),
            )
        )
    elif isinstance(question, PickSome):
        yield ui.ActionRow(
            Menu.of(
                options,
                how_many(question, voice),
                "answer",
                match_id,
                question_id,
                least=max(1, question.least),
                most=min(question.most, len(options)),
            )
        )
    else:
        yield ui.ActionRow(Menu.of(options, voice.say("panel-choose"), doors.answer, match_id, question_id))
    buttons = []
    if isinstance(question, PickSome) and question.least == 0:
        buttons.append(Button.of(voice.say("panel-none"), "answer", match_id, question_id, ""))
    if pages > 1:
        mask = f"{chosen:x}"
        buttons += [
            Button.of(
                voice.say("panel-previous"),
                doors.page,
                match_id,
                question_id,
                page - 1,
                mask,
                disabled=page == 0,
            ),
            Button.of(
                voice.say("panel-next"),
                doors.page,
                match_id,
                question_id,
                page + 1,
                mask,
                disabled=page == pages - 1,
            ),
        ]
        if isinstance(question, PickSome):
            count = chosen.bit_count()
            fits = question.least <= count <= question.most
            label = voice.say("panel-confirm", count=count)
            buttons.append(
                Button.of(label, "confirm", match_id, question_id, mask, style=GOOD, disabled=not fits)
            )
    yield from rows(buttons)


def how_many(question: PickSome, voice: Voice) -> str:
    """How many may be picked."""
    if question.least == question.most:
        return voice.say("panel-choose-exactly", count=question.most)
    return voice.say("panel-choose-some", least=question.least, most=question.most)


def beside(sitting: Sitting, seat: int, question: Question | None, voice: Voice) -> Iterator[Button]:
    """What can be done beside answering: offers, back, why not, standing orders."""
    match, match_id = begun(sitting), sitting.record.id
    if offer_to(sitting, seat) is not None:
        yield Button.of(voice.say("panel-offers"), "offers", match_id)
    if can_go_back(sitting, seat):
        yield Button.of(voice.say("panel-back"), "back", match_id, match.question_id)
    elif sitting.record.status == "running" and match.may_begin_again(seat):
        yield Button.of(voice.say("panel-again"), "again", match_id, match.question_id)
    if isinstance(question, Pick) and question.disabled:
        yield Button.of(voice.say("panel-why"), "why", match_id, match.question_id)
    if question is not None and match.game.orders.get(question.key):
        yield Button.of(voice.say("panel-orders"), "orders", match_id, question.key)


def can_go_back(sitting: Sitting, seat: int) -> bool:
    """Whether this seat's last answer can be taken back without asking anybody."""
    match = begun(sitting)
    to = match.last_own_answer(seat)
    if to is None or sitting.record.status != "running":
        return False
    try:
        return not match.barriers(to)
    except NothingToUndo:
        return False


def reasons(question: Question, voice: Voice) -> list[str]:
    """Why what a player might miss is not possible."""
    if not isinstance(question, Pick):
        return []
    return [
        voice.say(
            "panel-reason",
            option=voice.words.option(missing, voice.names),
            reason=voice.words.reason(missing.reason, voice.names),
        )
        for missing in question.disabled
        if missing.reason is not None
    ]


def shorten(text: str, most: int = LONGEST_QUESTION) -> str:
    """A text that fits."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def fitted(lines: Sequence[str], most: int, more: str) -> str:
    """As many whole lines as fit; if some do not, the last says that there are more."""
    text = "\n".join(lines)
    if len(text) <= most:
        return text
    kept: list[str] = []
    room = most - len(more) - 1
    for line in lines:
        if len(line) + 1 > room:
            break
        kept.append(line)
        room -= len(line) + 1
    return "\n".join([*kept, more])
