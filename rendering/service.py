"""The render service: pictures drawn beside the event loop, each once, and not forever waited for."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from games.engine import Game, Standing
from games.engine.match import Saved
from locales import Words
from rendering.film import UPLOAD_LIMIT, film, moments, recap
from rendering.kit.encode import png
from rendering.pictures import NO_MARKS, Marks, Picture
from rendering.registry import picture_mode

THREADS = 2
"""More do not draw faster, and make the loop wait."""
KEPT = 64
"""How many pictures are remembered."""
PATIENCE = 15.0
"""How many seconds a picture may take."""
FILM_PATIENCE = 8
"""How many times as long a film may take."""
Made = TypeVar("Made")


class NoPicture(Exception):
    """There is no picture this time: say it in words."""


@dataclass(frozen=True)
class Drawn:
    """A picture as a file, and what it shows in words."""

    png: bytes
    alt: str


class Pictures:
    """Draws what is asked for. Equal requests are drawn once, whether at the same time or later."""

    def __init__(self, *, threads: int = THREADS, kept: int = KEPT, patience: float = PATIENCE) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="pictures")
        self._kept = kept
        self._patience = patience
        self._drawn: OrderedDict[bytes, Drawn] = OrderedDict()
        self._under_way: dict[bytes, asyncio.Future[Drawn]] = {}

    def warm(self, game: Game) -> None:
        """Paint what takes longest, before somebody waits for it."""
        self._pool.submit(picture_mode(game).warm)

    def close(self) -> None:
        """Take no further requests; what is queued is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def board(
        self, game: Game, view: Any, words: Words, names: Sequence[str], *, marks: Marks = NO_MARKS
    ) -> Drawn:
        """The whole table, with marks on it."""
        mode = picture_mode(game)
        key = _key("board", game, words, names, view, marks)
        return await self._ask(key, lambda: mode.board(view, words, names, marks=marks))

    async def hand(self, game: Game, view: Any, words: Words, names: Sequence[str]) -> Drawn:
        """The viewer's own cards."""
        mode = picture_mode(game)
        return await self._ask(_key("hand", game, words, names, view), lambda: mode.hand(view, words, names))

    async def card(self, game: Game, card: str, words: Words) -> Drawn:
        """One card."""
        mode = picture_mode(game)
        return await self._ask(_key("card", game, words, (), card), lambda: mode.card(card, words))

    async def cover(self, game: Game, words: Words) -> Drawn:
        """The game's own picture."""
        mode = picture_mode(game)
        return await self._ask(_key("cover", game, words, ()), lambda: mode.cover(words))

    async def result(
        self, game: Game, view: Any, standings: Sequence[Standing], words: Words, names: Sequence[str]
    ) -> Drawn:
        """The table of points."""
        mode = picture_mode(game)
        key = _key("result", game, words, names, view, list(standings))
        return await self._ask(key, lambda: mode.result(view, standings, words, names))

    async def close_up(
        self, game: Game, view: Any, words: Words, names: Sequence[str], *, kind: str, what: str
    ) -> Drawn:
        """One thing from near; the game says which kinds there are, and what each can show."""
        draw = picture_mode(game).close_ups[kind]
        key = _key(f"close-up {kind} {what}", game, words, names, view)
        return await self._ask(key, lambda: draw(view, what, words, names))

    async def film(
        self, game: Game, saved: Saved, words: Words, names: Sequence[str], *, limit: int = UPLOAD_LIMIT
    ) -> bytes:
        """A stored match as an animated WebP, a frame for every turn."""

        def draw() -> bytes:
            turns = list(moments(game, saved, words, names))
            return film(picture_mode(game), turns, words, names, limit=limit)

        return await self._beside(draw, self._patience * FILM_PATIENCE)

    async def recap(
        self, game: Game, saved: Saved, words: Words, names: Sequence[str], *, turns: int
    ) -> Drawn:
        """The last turns of a stored match side by side, at most six."""

        def draw() -> Drawn:
            latest = list(moments(game, saved, words, names))[-turns:]
            image = recap(picture_mode(game), latest, words, names)
            return Drawn(
                png(image, picture_mode(game).palette()), " ".join(moment.caption for moment in latest)
            )

        return await self._beside(draw, self._patience)

    async def _ask(self, key: bytes, picture: Callable[[], Picture]) -> Drawn:
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        waiting = self._under_way.get(key)
        if waiting is None:
            waiting = asyncio.ensure_future(self._draw(key, picture))
            self._under_way[key] = waiting
            waiting.add_done_callback(lambda done: self._finished(key, done))
        return await asyncio.shield(waiting)

    async def _draw(self, key: bytes, picture: Callable[[], Picture]) -> Drawn:
        drawn = await self._beside(lambda: _drawn(picture), self._patience)
        self._drawn[key] = drawn
        while len(self._drawn) > self._kept:
            self._drawn.popitem(last=False)
        return drawn

    async def _beside(self, draw: Callable[[], Made], patience: float) -> Made:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(patience):
                return await loop.run_in_executor(self._pool, draw)
        except Exception as problem:
            raise NoPicture from problem

    def _finished(self, key: bytes, done: asyncio.Future[Drawn]) -> None:
        del self._under_way[key]
        if not done.cancelled():
            done.exception()


def _drawn(picture: Callable[[], Picture]) -> Drawn:
    made = picture()
    return Drawn(made.png(), made.alt)


def _key(kind: str, game: Game, words: Words, names: Sequence[str], *more: Any) -> bytes:
    return msgspec.msgpack.encode([kind, game.id, words.language, list(names), *more])
