"""A local table for every test of it; with the real bot where a test asks for one."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from local import interactions
from rendering.pictures import Picture
from tests.cogs.town import sketch
from tests.local.document import DOCUMENT
from tests.local.place import Place


@pytest.fixture(scope="session", autouse=True)
def _whether_there_is_a_judge(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    if not DOCUMENT.exists():
        reporter = request.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.write_line(f"requests were not checked against Discord's document: no {DOCUMENT}")


@pytest_asyncio.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    """A server without a bot."""
    async with Place.of(tmp_path, monkeypatch) as place:
        yield place


@pytest_asyncio.fixture
async def table(place: Place, monkeypatch: pytest.MonkeyPatch) -> Place:
    """A server with the real bot; its pictures are words, and a busy machine is forgiven."""
    monkeypatch.setattr(Picture, "png", sketch)
    monkeypatch.setattr(interactions, "IN_TIME", 60.0)
    await place.start_bot()
    return place
