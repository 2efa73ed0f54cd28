"""People in front of the page: they see what is on their screen, and click or type; nothing else."""

import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

SHOTS = Path(__file__).parent / "shots"
ANSWER = '[data-id^="skald:button:answer:"]:enabled, [data-id^="skald:menu:answer:"]:enabled'
TURN = '[data-id^="skald:button:turn:"]'
PASS = re.compile(r"^(Pass|Passen|Passer)\b")
PATIENCE = 60_000
"""Milliseconds within which what was asked for must be on the screen."""
ANSWERED = """question => document.querySelector('.message.private .trouble')
  || !document.querySelector('.place[aria-current] .turn')
  || ![...document.querySelectorAll('.message.private')].at(-1)
    .querySelector(`[data-id*=":answer:"][data-id*=":${question}"]`)"""
"""Nobody waits for them any more, or they are asked something else, or told to try again."""
SOON, PAUSE = 2_000, 50
MOST_CLICKS = 600

expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody at a tab."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.troubles: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._heard)
        page.goto(address)
        expect(page.locator("#table")).to_be_visible()
        expect(page.locator("#me strong")).to_have_count(1)

    def _heard(self, message: ConsoleMessage) -> None:
        """Errors count. But what was pressed, or a picture, may have been replaced at that very moment."""
        path = urlsplit(message.location["url"]).path
        if message.type == "error" and not path.startswith(("/page/interactions", "/cdn/")):
            self.troubles.append(f"{message.text} {path}")

    @property
    def name(self) -> str:
        """Who they are."""
        return self.page.locator("#me strong").text_content() or ""

    def shot(self, name: str) -> None:
        """Keep a picture of the screen, to be looked at."""
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    # ------------------------------------------------------------------ going about

    def become(self, name: str) -> None:
        """Sit down as somebody else."""
        if self.name == name:
            return
        self.open_settings()
        self.page.locator("dialog .person", has_text=name).click()
        expect(self.page.locator("#me strong")).to_have_text(name)

    def open_settings(self) -> None:
        """Open what is one's own."""
        self.open_drawer()
        self.page.locator("#me").click()
        expect(self.page.locator("dialog.settings")).to_be_visible()

    def open_drawer(self) -> None:
        """On a narrow screen the channels are behind a button."""
        if self.page.locator("#drawer").is_visible():
            self.page.locator("#drawer").click()

    def go_to(self, place: str) -> None:
        """Open a channel or a thread by its name."""
        self.open_drawer()
        self.page.locator(".place", has_text=place).click()
        expect(self.page.locator("#title")).to_have_text(place)

    # ------------------------------------------------------------------ a match

    def button(self, name: str) -> Locator:
        """The newest button with these words."""
        return self.page.locator("#messages").get_by_role("button", name=name, exact=True).last

    def press(self, name: str) -> None:
        """Press the newest button with these words, and wait until it has been heard."""
        self.button(name).click()
        self.settled()

    def settled(self) -> None:
        """Nothing on the page waits for an answer any more."""
        expect(self.page.locator('[aria-busy="true"]')).to_have_count(0)

    def open_lobby(self) -> None:
        """The first click: Blood Rage, from the card in the empty channel."""
        self.page.locator(".welcome").get_by_role("button", name="Blood Rage").click()
        expect(self.button("Add Computer")).to_be_visible()

    @property
    def over(self) -> bool:
        """Whether the result card is there."""
        return self.page.locator('[data-id^="skald:button:rematch:"]').count() > 0

    @property
    def awaited(self) -> bool:
        """Whether the page says that it is their turn here."""
        return self.page.locator(".place[aria-current] .turn").count() > 0

    def give_answer(self, *, passing: bool) -> None:
        """Choose what comes first in the private panel, or to pass where that is possible; else open it."""
        panel = self.page.locator(".message.private").last
        answers = panel.locator(ANSWER)
        if answers.count() == 0:
            with suppress(TooLate):  # another board may take this one's place at this moment
                self.page.locator(TURN).last.click(timeout=SOON)
            self.settled()
            return
        passes = answers.filter(has_text=PASS)
        chosen = passes.first if passing and passes.count() else answers.first
        question = (chosen.get_attribute("data-id") or "").split(":")[4]
        chosen.click()
        if self.page.locator(".popup").count():
            self.choose_in_menu()
        self.page.wait_for_function(ANSWERED, arg=question)

    def choose_in_menu(self) -> None:
        """Choose the first options of the open menu, as many as it wants."""
        popup = self.page.locator(".popup")
        options = popup.locator(".option")
        confirm = popup.locator(".popup-foot button")
        if confirm.count() == 0:
            options.first.click()
            return
        for number in range(options.count()):
            if confirm.is_enabled():
                break
            options.nth(number).click()
        confirm.click()


def play(*people: Person, eager: int) -> None:
    """Whoever is awaited answers, until all see the result card; after so many clicks all pass."""
    for count in range(MOST_CLICKS):
        awaited = next_of(people)
        if awaited is None:
            return
        awaited.give_answer(passing=count >= eager)
    raise AssertionError("the match does not end")


def next_of(people: Sequence[Person]) -> Person | None:
    """Wait until somebody is awaited; None: until all see the result card."""
    for _ in range(PATIENCE // PAUSE):
        awaited = next((person for person in people if person.awaited), None)
        if awaited is not None or all(person.over for person in people):
            return awaited
        people[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("nobody is awaited, and the match is not over")
