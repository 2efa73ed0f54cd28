"""A match as a film: a frame for every turn with its caption; and the last turns side by side."""

import io
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import msgspec
from PIL import Image

from games.engine import Event, Fate, Game
from games.engine.saves import Step
from locales import Words
from rendering.kit.lettering import paragraph
from rendering.kit.pieces import Label, painted
from rendering.kit.theme import CREAM, EDGE, NIGHT
from rendering.pictures import Marks, PictureMode

UPLOAD_LIMIT = 10 * 1024 * 1024
"""What Discord takes without boosts."""
FRAMES = 150
"""More turns than this are thinned out."""
SHOWN = 1600
LAST = 5000
"""Milliseconds a frame is shown, and the last one."""
WIDTHS = (800, 640, 480)
"""Tried from the largest, until the film is small enough."""
QUALITY = 70
CAPTION = 76
RECAP = 6
"""How many turns are shown side by side."""
RULE = 4
"""The line between two rows of them."""
MARKUP = re.compile(r"\*+|^-# |^#+ |`|^- ", re.MULTILINE)


class TooLarge(Exception):
    """Even the smallest film is larger than may be uploaded."""


@dataclass(frozen=True)
class Moment:
    """The table after a turn, as everybody sees it: what happened, and where."""

    view: Any
    caption: str
    marks: Marks


def places(events: Iterable[Event]) -> tuple[str, ...]:
    """Where something happened that everybody may know: what a board marks as the last move."""
    found = [
        value
        for event in events
        if event.seats is None
        for name, value in event.args.items()
        if name.partition("_")[0] == "place" and isinstance(value, str)
    ]
    return tuple(dict.fromkeys(found))


def moments(
    game: Game,
    steps: Sequence[Step],
    words: Words,
    names: Sequence[str],
    *,
    since: int = 0,
    told: int | None = None,
) -> Iterator[Moment]:
    """Every turn from what everybody may see: the state that follows, and the story.

    `since` and `told` count events: only turns after the first, and only those told by then.
    """
    happened = 0
    for step, after in pairwise(steps):
        happened += len(step.events)
        if happened <= since:
            continue
        if told is not None and happened > told:
            return
        seen = [event for event in step.events if event.seats is None]
        if seen:
            state = msgspec.json.decode(after.state, type=game.state)
            view = game.view(game.play(state, Fate(b"")), None)
            yield Moment(view, caption(seen, words, names), Marks(last=places(seen)))


def caption(events: Sequence[Event], words: Words, names: Sequence[str]) -> str:
    """A turn in a few words: the first thing that happened somewhere, or at all, and what came of it."""
    first = next((event for event in events if places([event])), events[0])
    told = [first] if events[-1] is first else [first, events[-1]]
    return " · ".join(plain(words.event(event, names)) for event in told)


def plain(text: str) -> str:
    """A line of the saga without its markup."""
    return MARKUP.sub("", text)


def frame(mode: PictureMode, moment: Moment, words: Words, names: Sequence[str], wide: int) -> Image.Image:
    """A board made smaller, its caption below."""
    board = mode.board(moment.view, words, names, marks=moment.marks).scene.draw()
    high = board.height * wide // board.width
    sheet = Image.new("RGB", (wide, high + CAPTION), NIGHT)
    sheet.paste(board.resize((wide, high), Image.Resampling.LANCZOS, reducing_gap=2.0))
    lines, size = paragraph(moment.caption, "text", (32, 22), (wide - 32, CAPTION - 12), 1.1)
    step = round(size * 1.1)
    top = high + (CAPTION - step * len(lines)) // 2
    for number, line in enumerate(lines):
        label = Label(line, "text", size, CREAM)
        spot = (16 - label.margin, top + number * step - label.margin)
        sheet.paste(painted(label), spot, painted(label))
    return sheet


def film(
    mode: PictureMode,
    turns: Sequence[Moment],
    words: Words,
    names: Sequence[str],
    *,
    limit: int = UPLOAD_LIMIT,
) -> bytes:
    """An animated WebP of these turns, small enough to be uploaded."""
    chosen = thinned(turns)
    for wide in WIDTHS:
        frames = (frame(mode, moment, words, names, wide) for moment in chosen)
        out = io.BytesIO()
        next(frames).save(
            out,
            "WEBP",
            save_all=True,
            append_images=frames,
            duration=[SHOWN] * (len(chosen) - 1) + [LAST],
            quality=QUALITY,
            method=1,
        )
        if out.tell() <= limit:
            return out.getvalue()
    raise TooLarge


def thinned(turns: Sequence[Moment]) -> list[Moment]:
    """As many turns as a film may have, spread evenly, the last one among them."""
    if len(turns) <= FRAMES:
        return list(turns)
    return [turns[(number + 1) * len(turns) // FRAMES - 1] for number in range(FRAMES)]


def recap(mode: PictureMode, turns: Sequence[Moment], words: Words, names: Sequence[str]) -> Image.Image:
    """The last turns side by side, from the earliest to the latest: what happened since one's own."""
    latest = turns[-RECAP:]
    shots = [frame(mode, moment, words, names, 800 if len(latest) > 1 else 1600) for moment in latest]
    across = min(2, len(shots))
    wide, high = shots[0].size
    down = -(-len(shots) // across)
    sheet = Image.new("RGB", (wide * across, high * down + RULE * (down - 1)), EDGE)
    for number, shot in enumerate(shots):
        sheet.paste(shot, (number % across * wide, number // across * (high + RULE)))
    return sheet
