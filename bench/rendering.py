"""The pictures: beside the bare encoding of the same pixels, and how they delay the loop meanwhile."""

import asyncio
import time
from collections.abc import Callable
from random import Random
from statistics import mean, median
from typing import Any

from bench.report import Reading
from cogs.skald import stay_quick
from games.engine import Game, Match
from games.registry import GAMES
from locales import words
from rendering.kit.encode import png
from rendering.pictures import Marks
from rendering.registry import picture_mode
from rendering.service import Pictures

NAMES = ["Astrid", "Bjorn", "Jurgen", "Zoe"]
ROUNDS = 40
QUEUED = 20
TICK = 0.005


def positions(game: Game, count: int) -> list[Any]:
    """Views of a greedy match of four, spread over all of it."""
    dice = Random(4)
    match = Match.new(game, 4, server_seed=dice.randbytes(32), clicks=["a"] * 4, options=game.variants(4)[0])
    views = []
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, game.policies["greedy"](question, lambda seat=seat: match.view(seat), dice))  # type: ignore[misc]
        views.append(match.view(None))
    return views[:: max(1, len(views) // count)][:count]


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def readings() -> list[Reading]:
    """Everything about pictures. The first board of this process must be drawn here."""
    drawn = [reading for game in GAMES.values() for reading in frames(game)]
    return [*drawn, *asyncio.run(queue(next(iter(GAMES.values()))))]


def frames(game: Game) -> list[Reading]:
    """Frame and encoding, and the encoding alone, in turns."""
    mode, english = picture_mode(game), words("en", game)
    views = positions(game, ROUNDS)
    first = timed(lambda: mode.board(views[0], english, NAMES).png())
    for view in views:
        mode.board(view, english, NAMES).scene.draw()
    whole, bare, sizes = [], [], []
    for view in views:
        picture = mode.board(view, english, NAMES)
        image, palette = picture.scene.draw(), picture.palette
        assert palette is not None
        colours = palette()
        whole.append(timed(lambda view=view: mode.board(view, english, NAMES).png()))  # type: ignore[misc]
        bare.append(timed(lambda image=image, colours=colours: png(image, colours)))  # type: ignore[misc]
        sizes.append(len(png(image, colours)))
    ratio = median(whole) / median(bare)
    return [
        Reading(f"{game.id}: first board, everything cold", "s", round(first / 1000, 2)),
        Reading(f"{game.id}: warm frame and encoding", "ms", round(median(whole), 1)),
        Reading(f"{game.id}: the encoding of the same pixels alone", "ms", round(median(bare), 1)),
        Reading(f"{game.id}: frame and encoding by encoding alone", "×", round(ratio, 2), 1.3),
        Reading(f"{game.id}: largest file of {ROUNDS} boards", "kB", round(max(sizes) / 1000), 1000),
    ]


async def queue(game: Game) -> list[Reading]:
    """Many boards at once, and how late the loop is meanwhile."""
    stay_quick()
    pictures, english = Pictures(), words("en", game)
    view = positions(game, 1)[0]
    late: list[float] = []

    async def tick() -> None:
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            late.append((time.perf_counter() - due) * 1000)

    ticking = asyncio.create_task(tick())
    start = time.perf_counter()
    await asyncio.gather(
        *(
            pictures.board(game, view, english, NAMES, marks=Marks(last=(str(number),)))
            for number in range(QUEUED)
        )
    )
    total = (time.perf_counter() - start) * 1000
    ticking.cancel()
    pictures.close()
    return [
        Reading(f"a board of {QUEUED} queued", "ms", round(total / QUEUED)),
        Reading("loop lag meanwhile, mean", "ms", round(mean(late), 1)),
        Reading("loop lag meanwhile, worst", "ms", round(max(late), 1), 10),
    ]
