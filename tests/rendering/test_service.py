"""The render service: beside the loop, each picture once, words where there is none."""

import asyncio
import io
import threading
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio
from PIL import Image

from games.blood_rage.game import GAME
from games.blood_rage.view import view
from locales import words
from rendering import registry
from rendering.kit.scene import Scene
from rendering.pictures import Marks, Picture
from rendering.registry import picture_mode
from rendering.service import Drawn, NoPicture, Pictures
from tests.games.blood_rage.table import Table

NAMES = ["Åsa", "Bera"]
ENGLISH = words("en", GAME)
SEEN = view(Table("wolf raven").hand("wolf", "tyrs-crush-1").game, 0)


@pytest_asyncio.fixture
async def pictures() -> AsyncIterator[Pictures]:
    service = Pictures(kept=2, patience=120)
    yield service
    service.close()


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[..., Picture]], None]:
    """Lets a test draw the board its own way."""

    def use(board: Callable[..., Picture]) -> None:
        monkeypatch.setitem(registry.PICTURE_MODES, GAME.id, replace(picture_mode(GAME), board=board))

    return use


def small(alt: str = "a picture") -> Picture:
    return Picture(Scene(8, 8), alt)


@pytest.mark.asyncio
async def test_every_kind_of_picture_is_drawn(pictures: Pictures) -> None:
    pictures.warm(GAME)
    standings = GAME.standings(Table("wolf raven").state)
    for drawn in [
        await pictures.board(GAME, SEEN, ENGLISH, NAMES, marks=Marks(("gimle",), (("elvagar", "A"),))),
        await pictures.hand(GAME, SEEN, ENGLISH, NAMES),
        await pictures.card(GAME, "troll-1", ENGLISH),
        await pictures.cover(GAME, ENGLISH),
        await pictures.result(GAME, SEEN, standings, ENGLISH, NAMES),
        await pictures.close_up(GAME, SEEN, ENGLISH, NAMES, kind="province", what="gimle"),
        await pictures.close_up(GAME, SEEN, ENGLISH, NAMES, kind="clan", what="1"),
        await pictures.close_up(GAME, SEEN, ENGLISH, NAMES, kind="battle", what=""),
        await pictures.close_up(GAME, SEEN, ENGLISH, NAMES, kind="legend", what=""),
    ]:
        image = Image.open(io.BytesIO(drawn.png))
        assert image.format == "PNG"
        assert len(drawn.png) < 1_000_000
        assert drawn.alt


@pytest.mark.asyncio
async def test_equal_requests_are_drawn_once(pictures: Pictures, drawing: Any) -> None:
    asked: list[str] = []

    def board(seen: object, *_: object, marks: Marks) -> Picture:
        asked.append(threading.current_thread().name)
        time.sleep(0.05)
        return small()

    drawing(board)
    requests = [pictures.board(GAME, SEEN, ENGLISH, NAMES) for _ in range(5)]
    first, *others = await asyncio.gather(*requests)
    assert all(other is first for other in others)
    assert await pictures.board(GAME, SEEN, ENGLISH, NAMES) is first
    assert len(asked) == 1
    assert asked[0].startswith("pictures")


@pytest.mark.asyncio
async def test_only_the_latest_pictures_are_remembered(pictures: Pictures, drawing: Any) -> None:
    asked: list[Marks] = []

    def board(seen: object, *_: object, marks: Marks) -> Picture:
        asked.append(marks)
        return small()

    drawing(board)
    for place in ("gimle", "horgr", "utgard", "gimle"):
        await pictures.board(GAME, SEEN, ENGLISH, NAMES, marks=Marks((place,)))
    assert len(asked) == 4


@pytest.mark.asyncio
async def test_a_picture_that_fails_is_told_and_asked_anew(pictures: Pictures, drawing: Any) -> None:
    def broken(seen: object, *_: object, marks: Marks) -> Picture:
        raise ZeroDivisionError

    drawing(broken)
    with pytest.raises(NoPicture):
        await pictures.board(GAME, SEEN, ENGLISH, NAMES)
    drawing(lambda seen, *_, marks: small("mended"))
    assert (await pictures.board(GAME, SEEN, ENGLISH, NAMES)).alt == "mended"


@pytest.mark.asyncio
async def test_a_picture_that_takes_too_long_is_not_waited_for(drawing: Any) -> None:
    pictures = Pictures(patience=0.02)

    def slow(seen: object, *_: object, marks: Marks) -> Picture:
        time.sleep(0.2)
        return small()

    drawing(slow)
    with pytest.raises(NoPicture):
        await pictures.board(GAME, SEEN, ENGLISH, NAMES)
    pictures.close()


@pytest.mark.asyncio
async def test_who_stops_waiting_does_not_stop_the_others(pictures: Pictures, drawing: Any) -> None:
    def slow(seen: object, *_: object, marks: Marks) -> Picture:
        time.sleep(0.05)
        return small()

    drawing(slow)
    leaving = asyncio.ensure_future(pictures.board(GAME, SEEN, ENGLISH, NAMES))
    staying = asyncio.ensure_future(pictures.board(GAME, SEEN, ENGLISH, NAMES))
    await asyncio.sleep(0.01)
    leaving.cancel()
    assert (await staying).alt == "a picture"


@pytest.mark.asyncio
async def test_a_newer_state_takes_the_place_of_a_queued_one(drawing: Any) -> None:
    pictures = Pictures(threads=1, patience=120)
    drawn: list[tuple[str, ...]] = []
    busy = threading.Event()

    def board(seen: object, *_: object, marks: Marks) -> Picture:
        drawn.append(marks.last)
        if marks.last == ("busy",):
            busy.wait(30)
        return small(str(marks.last))

    def ask(state: str, purpose: object) -> asyncio.Task[Drawn]:
        asked = pictures.board(GAME, SEEN, ENGLISH, NAMES, marks=Marks((state,)), purpose=purpose)
        return asyncio.ensure_future(asked)

    drawing(board)
    asked = [ask("busy", "first")]
    await asyncio.sleep(0.01)
    asked += [ask("older", "mine"), ask("other", "theirs"), ask("newer", "mine"), ask("newer", "mine")]
    await asyncio.sleep(0.01)
    busy.set()
    alts = [picture.alt for picture in await asyncio.gather(*asked)]
    assert alts == ["('busy',)", "('newer',)", "('other',)", "('newer',)", "('newer',)"]
    assert drawn == [("busy",), ("newer",), ("other",)]
    again = await ask("newer", "mine")
    assert (again.alt, len(drawn)) == ("('newer',)", 3)
    assert (await ask("older", "mine")).alt == "('older',)"
    pictures.close()


@pytest.mark.asyncio
async def test_what_is_being_drawn_is_not_replaced(pictures: Pictures, drawing: Any) -> None:
    begun = threading.Event()

    def board(seen: object, *_: object, marks: Marks) -> Picture:
        begun.set()
        time.sleep(0.05)
        return small(str(marks.last))

    drawing(board)
    older = asyncio.ensure_future(
        pictures.board(GAME, SEEN, ENGLISH, NAMES, marks=Marks(("older",)), purpose="mine")
    )
    assert await asyncio.to_thread(begun.wait, 30)
    newer = await pictures.board(GAME, SEEN, ENGLISH, NAMES, marks=Marks(("newer",)), purpose="mine")
    assert ((await older).alt, newer.alt) == ("('older',)", "('newer',)")


@pytest.mark.asyncio
async def test_nothing_was_revealed_nothing_is_drawn(pictures: Pictures) -> None:
    assert await pictures.reveal(GAME, SEEN, ENGLISH, NAMES, events=[], first=0) is None
