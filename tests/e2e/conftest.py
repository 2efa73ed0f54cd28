"""A table and a browser for each test; without Chromium these tests are skipped."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.people import Person
from tests.e2e.table import Table

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK, PHONE, NARROW = (1280, 900), (390, 844), (360, 700)
"""Screens: their widths and heights."""

Arrive = Callable[..., Person]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    """A table nobody has played at."""
    table = Table(tmp_path)
    try:
        table.open()
        yield table
    finally:
        table.close()


@pytest.fixture
def browser() -> Iterator[Browser]:
    """Chromium. It is closed after each test: its event loop would be in the way of other tests' own."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def arrive(browser: Browser, table: Table) -> Iterator[Arrive]:
    """Somebody opens the page; at the end nothing may have gone wrong in anybody's tab."""
    people: list[Person] = []

    def arrive(screen: tuple[int, int] = DESK, *, locale: str = "en-GB", scheme: str = "dark") -> Person:
        width, height = screen
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme="light" if scheme == "light" else "dark",
            has_touch=screen != DESK,
            accept_downloads=True,
        )
        people.append(Person(context.new_page(), table.address))
        return people[-1]

    yield arrive
    for person in people:
        assert person.troubles == []
