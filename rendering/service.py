"""The render service: pictures drawn beside the event loop, each once, and not forever waited for."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from games.engine import Event, Game, Standing
from games.engine.saves import Step
from locales import Words
from rendering.film import RECAP, UPLOAD_LIMIT, film, moments, recap
from rendering.kit.encode import png
from rendering.pictures import NO_MARKS, Marks, Picture
from rendering.registry import picture_mode
from rendering.text import shortened

THREADS = 2
"""More do not draw faster, and make the loop wait."""
KEPT = 64
"""How many pictures are remembered."""
KEPT_FILMS = 4
PATIENCE = 15.0
"""How many seconds a picture may take."""
FILM_PATIENCE = 20
"""How many times as long a film may take."""
Made = TypeVar("Made")
Draw = Callable[[], Picture]


class NoPicture(Exception):
    """There is no picture this time: say it in words."""


@dataclass(frozen=True)
class Drawn:
    """A picture as a file, and what it shows in words."""

    png: bytes
    alt: str


@dataclass
class Order:
    """A picture somebody waits for. While it is queued, a newer state may take its place."""

    key: bytes
    purpose: Hashable
    draw: Draw
    drawn: asyncio.Future[Drawn] = field(init=False)


class Pictures:
    """Draws what is asked for. Equal requests are drawn once, whether at the same time or later.

    Of requests for the same purpose (the board of one match, a person's hand in it) only the newest is
    drawn of those that are still queued: whoever asked for an older state gets the newer one.
    """

    def __init__(self, *, threads: int = THREADS, kept: int = KEPT, patience: float = PATIENCE) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="pictures")
        self._free = asyncio.Semaphore(threads)
        self._kept = kept
        self._patience = patience
        self._drawn: OrderedDict[bytes, Drawn] = OrderedDict()
        self._films: OrderedDict[bytes, bytes | None] = OrderedDict()
        self._filming = asyncio.Lock()
        self._ordered: dict[bytes, Order] = {}
        self._queued: dict[Hashable, Order] = {}

    def warm(self, *games: Game) -> None:
        """Paint what takes longest before somebody waits for it: one game at a time, to need less memory."""
        self._pool.submit(lambda: [picture_mode(game).warm() for game in games])

    def close(self) -> None:
        """Take no further requests; what is queued is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def board(
        self,
        game: Game,
        view: Any,
        words: Words,
        names: Sequence[str],
        *,
        marks: Marks = NO_MARKS,
        purpose: Hashable = None,
    ) -> Drawn:
        """The whole table, with marks on it."""
        mode = picture_mode(game)
        key = _key("board", game, words, names, view, marks)
        return await self._ask(key, lambda: mode.board(view, words, names, marks=marks), purpose)

    async def hand(
        self,
        game: Game,
        view: Any,
        words: Words,
        names: Sequence[str],
        *,
        marks: Marks = NO_MARKS,
        purpose: Hashable = None,
    ) -> Drawn:
        """The viewer's own cards, those to choose from marked."""
        mode = picture_mode(game)
        key = _key("hand", game, words, names, view, marks)
        return await self._ask(key, lambda: mode.hand(view, words, names, marks=marks), purpose)

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
        """One thing from near, of those the game offers."""
        draw = picture_mode(game).close_ups[kind]
        key = _key(f"close-up {kind} {what}", game, words, names, view)
        return await self._ask(key, lambda: draw(view, what, words, names))

    async def reveal(
        self,
        game: Game,
        view: Any,
        words: Words,
        names: Sequence[str],
        *,
        events: Sequence[Event],
        first: int,
    ) -> Drawn | None:
        """What the saga everybody may read has revealed from event `first` on; None if nothing."""

        def draw() -> Drawn | None:
            picture = picture_mode(game).reveal(events, first, view, words, names)
            return None if picture is None else Drawn(picture.png(), picture.alt)

        return await self._beside(draw, self._patience)

    async def film(
        self,
        game: Game,
        steps: Sequence[Step],
        words: Words,
        names: Sequence[str],
        *,
        told: int | None = None,
        limit: int = UPLOAD_LIMIT,
    ) -> bytes | None:
        """A match as an animated WebP, a frame for every turn of those `told` so far; None if none was.

        One film is made at a time: a thread is left for pictures people wait for.
        """

        def draw() -> bytes | None:
            turns = list(moments(game, steps, words, names, told=told))
            return film(picture_mode(game), turns, words, names, limit=limit) if turns else None

        key = _key("film", game, words, names, len(steps), bytes(steps[-1].state), told, limit)
        async with self._filming:
            if key not in self._films:
                self._films[key] = await self._beside(draw, self._patience * FILM_PATIENCE)
                _forget(self._films, KEPT_FILMS)
            self._films.move_to_end(key)
            return self._films[key]

    async def recap(
        self,
        game: Game,
        steps: Sequence[Step],
        words: Words,
        names: Sequence[str],
        *,
        since: int,
        told: int | None = None,
    ) -> Drawn | None:
        """The last turns since an event side by side, at most six; None if there was none."""

        def draw() -> Drawn | None:
            turns = list(moments(game, steps, words, names, since=since, told=told))
            if not turns:
                return None
            mode = picture_mode(game)
            told_in_order = [f"{number}. {turn.caption}." for number, turn in enumerate(turns[-RECAP:], 1)]
            return Drawn(png(recap(mode, turns, words, names), mode.palette()), shortened(told_in_order))

        return await self._beside(draw, self._patience)

    async def _ask(self, key: bytes, draw: Draw, purpose: Hashable = None) -> Drawn:
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        order = self._ordered.get(key) or self._queued.get(purpose)
        if order is None:
            order = Order(key, key if purpose is None else purpose, draw)
            self._queued[order.purpose] = order
            order.drawn = asyncio.ensure_future(self._work(order))
            order.drawn.add_done_callback(lambda done: done.cancelled() or done.exception())
        elif order.key != key:
            del self._ordered[order.key]
            order.key, order.draw = key, draw
        self._ordered[key] = order
        return await asyncio.shield(order.drawn)

    async def _work(self, order: Order) -> Drawn:
        def draw() -> Drawn:
            picture = order.draw()
            return Drawn(picture.png(), picture.alt)

        try:
            drawn = await self._beside(draw, self._patience, lambda: self._queued.pop(order.purpose))
        finally:
            del self._ordered[order.key]
            if self._queued.get(order.purpose) is order:
                del self._queued[order.purpose]
        self._drawn[order.key] = drawn
        _forget(self._drawn, self._kept)
        return drawn

    async def _beside(
        self, draw: Callable[[], Made], patience: float, begin: Callable[[], object] = lambda: None
    ) -> Made:
        """Draw in a thread as soon as one is free; `begin` is called then."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(patience), self._free:
                begin()
                return await loop.run_in_executor(self._pool, draw)
        except Exception as problem:
            raise NoPicture from problem


def _forget(made: OrderedDict[bytes, Any], most: int) -> None:
    while len(made) > most:
        made.popitem(last=False)


def _key(kind: str, game: Game, words: Words, names: Sequence[str], *more: Any) -> bytes:
    return msgspec.msgpack.encode([kind, game.id, words.language, list(names), *more])
