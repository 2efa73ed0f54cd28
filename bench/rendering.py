"""`python -m bench.rendering`: the pictures beside the bare encoding of the same pixels, in one run."""

import asyncio
import statistics
import time
from collections.abc import Callable
from random import Random
from typing import Any

from games.blood_rage.game import GAME
from games.engine import Match
from locales import words
from rendering.kit.encode import png
from rendering.pictures import Marks
from rendering.registry import picture_mode
from rendering.service import Pictures

NAMES = ["Astrid", "Bjorn", "Jurgen", "Zoe"]
ROUNDS = 40
QUEUED = 20
TICK = 0.005


def positions(count: int) -> list[Any]:
    """Views of a greedy match of four, spread over all of it."""
    dice = Random(4)
    match = Match.new(GAME, 4, server_seed=dice.randbytes(32), clicks=["a"] * 4, options=GAME.variants(4)[0])
    views = []
    while not match.over:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, GAME.policies["greedy"](question, lambda seat=seat: match.view(seat), dice))  # type: ignore[misc]
        views.append(match.view(None))
    return views[:: max(1, len(views) // count)][:count]


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def frames() -> None:
    """Frame and encoding, and the encoding alone, in turns."""
    mode, english = picture_mode(GAME), words("en", GAME)
    views = positions(ROUNDS)
    first = timed(lambda: mode.board(views[0], english, NAMES).png())
    for view in views:
        mode.board(view, english, NAMES).scene.draw()
    whole, bare, drawn, sizes = [], [], [], []
    for view in views:
        picture = mode.board(view, english, NAMES)
        image, palette = picture.scene.draw(), picture.palette
        assert palette is not None
        colours = palette()
        whole.append(timed(lambda view=view: mode.board(view, english, NAMES).png()))  # type: ignore[misc]
        bare.append(timed(lambda image=image, colours=colours: png(image, colours)))  # type: ignore[misc]
        drawn.append(timed(lambda view=view: mode.board(view, english, NAMES).scene.draw()))  # type: ignore[misc]
        sizes.append(len(png(image, colours)))
    print(f"first board, everything painted: {first:.0f} ms")
    print(f"board, frame and encoding, warm: {statistics.median(whole):.1f} ms")
    print(f"the encoding of the same pixels alone: {statistics.median(bare):.1f} ms")
    print(f"frame alone, warm: {statistics.median(drawn):.1f} ms")
    print(
        f"frame and encoding by encoding: {statistics.median(whole) / statistics.median(bare):.2f} (goal 1.3)"
    )
    print(f"largest file: {max(sizes) / 1000:.0f} kB (goal 1000)")


async def queue() -> None:
    """Twenty boards at once, and how late the loop is meanwhile."""
    pictures, english = Pictures(), words("en", GAME)
    view = positions(1)[0]
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
            pictures.board(GAME, view, english, NAMES, marks=Marks(last=(str(number),)))
            for number in range(QUEUED)
        )
    )
    total = (time.perf_counter() - start) * 1000
    ticking.cancel()
    pictures.close()
    print(f"{QUEUED} boards queued: {total:.0f} ms, {total / QUEUED:.0f} ms each")
    print(f"loop lag: mean {statistics.mean(late):.1f} ms, worst {max(late):.1f} ms (goal 10)")


def main() -> None:
    """All of it."""
    frames()
    asyncio.run(queue())


if __name__ == "__main__":
    main()
