"""What the page can do, one thing at a time."""

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Response, WebSocketRoute, expect

from local.doorkeeper import MOST_WORDS
from tests.e2e.conftest import DESK, NARROW, Arrive
from tests.e2e.looks import check
from tests.e2e.people import SHOTS, Person
from tests.e2e.table import Table, wait_until

LARGEST_PAGE = 200_000
ABSENT = re.compile("^Skald (did not answer|is not here right now)")
"""By whether the server still expects the bot back."""

YEAR = 31_557_600
MARKUP = """## The saga
-# told *twice*
**Odin** and ***Thor*** met __Frigg__, ~~Loki~~ and ||Baldr||
> wise words
> of old
1. first
2. second
- `mead` \\*not slanted\\*
  - deeper
snake_case_name [runes](https://example.org/a_b_c) <t:{long_ago}:R>
```
a  b
```"""
SHOWN = {
    "h4": ["The saga"],
    ".small": ["told twice"],
    "u": ["Frigg"],
    "s": ["Loki"],
    "blockquote": ["wise words\nof old"],
    "ol > li": ["first", "second"],
    "ul ul > li": ["deeper"],
    "li > code": ["mead"],
    "pre": ["a  b"],
    "em": ["twice", "Thor"],
}


WHOLE = "node => node.scrollWidth <= node.clientWidth && node.scrollHeight <= node.clientHeight"
HIDDEN = """hidden => {
  const value = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
GROWN = """() => {
  const log = document.querySelector('#log');
  log.scrollTop = log.scrollHeight;
  const picture = document.querySelector('#messages').appendChild(document.createElement('div'));
  picture.style.height = '900px';
}"""
"""Something comes below at the very moment when somebody arrives at the newest."""
LEFT = "(log => log.scrollHeight - log.scrollTop - log.clientHeight)(document.querySelector('#log'))"


def begun(arrive: Arrive, screen: tuple[int, int] = DESK) -> Person:
    """Somebody in the thread of a match with a computer."""
    person = arrive(screen)
    person.open_lobby()
    person.press("Add Computer")
    person.press("Start")
    expect(person.page.locator("#title")).to_have_text("Blood Rage #1")
    expect(person.button("Take My Turn")).to_be_visible()
    return person


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return str(
        page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"
        )
    ).strip()


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(60):
        if focused(page) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name!r} by keyboard")


def test_a_first_match_is_two_clicks_away(arrive: Arrive) -> None:
    person = arrive()
    game = person.page.locator(".welcome").get_by_role("group", name="Champions of Midgard")
    game.get_by_role("button", name="Against two computers").click()
    person.press("Start")
    expect(person.page.locator("#title")).to_have_text("Champions of Midgard #1")
    expect(person.page.get_by_alt_text(re.compile("Huginn.* and Muninn"))).to_be_visible()
    expect(person.page.locator(".place .turn")).to_be_visible()
    assert person.page.locator(".place[aria-current] .place-name").evaluate(WHOLE)


def test_a_match_is_started_and_a_turn_taken_by_keyboard_alone(arrive: Arrive) -> None:
    page = arrive().page
    for name in ("Blood Rage", "Add Computer", "Start"):
        expect(page.locator("#messages").get_by_role("button", name=name, exact=True)).to_be_enabled()
        tab_to(page, name)
        page.keyboard.press("Enter")
    expect(page.locator("#title")).to_have_text("Blood Rage #1")
    expect(page.get_by_role("button", name="Take My Turn")).to_be_visible()
    tab_to(page, "Take My Turn")
    page.keyboard.press("Enter")
    menu = page.locator(".message.private .menu")
    expect(menu).to_be_visible()
    first = menu.get_attribute("data-id")
    tab_to(page, "Choose 2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listbox", name="Choose 2")).to_have_attribute("aria-multiselectable", "true")
    for key in ("Space", "ArrowDown", "Space", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(f'.menu[data-id="{first}"]')).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('.message.private') !== null")


def test_a_command_is_completed_while_it_is_typed(arrive: Arrive) -> None:
    page = arrive().page
    line, offers = page.locator("#composer"), page.locator("#offers .offer")
    line.press_sequentially("/ne")
    expect(offers.first).to_contain_text("/new")
    page.keyboard.press("Enter")
    expect(offers).to_have_text(["Blood Rage", "Champions of Midgard"])
    page.keyboard.press("Enter")
    expect(line).to_have_value("/new game:Blood Rage ")
    offers.filter(has_text="seats:").click()
    line.press_sequentially("2")
    page.keyboard.press("Enter")
    expect(page.locator("#messages")).to_contain_text("Seats (1 of 2)")
    expect(line).to_have_value("")
    line.press_sequentially("/card name:odin's th")
    expect(offers).to_have_text(["Odin's Throne"])
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    shown = page.locator(".message.private", has_text="Odin's Throne")
    expect(shown).to_be_visible()
    assert shown.locator(".picture").evaluate("node => node.clientHeight") < DESK[1] * 2 / 3
    shown.get_by_role("button", name="Dismiss").click()
    expect(shown).to_have_count(0)
    line.press_sequentially("/card")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator("#hint")).to_have_text("Still missing: name")


def test_a_form_is_filled_in(arrive: Arrive) -> None:
    person = begun(arrive)
    page = person.page
    person.press("Take My Turn")
    person.press("Something Is Wrong")
    form = page.get_by_role("dialog")
    expect(form).to_be_visible()
    check(person)
    person.shot("form")
    page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    person.press("Something Is Wrong")
    form.locator("textarea").fill("The longship stands on a hill.")
    box = form.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    page.mouse.move(box["x"] + 60, box["y"] + 150)
    page.mouse.down()
    page.mouse.move(box["x"] - 40, box["y"] + 150)
    page.mouse.up()
    expect(form.locator("textarea")).to_have_value("The longship stands on a hill.")
    page.mouse.click(box["x"] - 40, box["y"] + 5)
    expect(form).to_have_count(0)
    person.press("Something Is Wrong")
    form.locator("textarea").fill("The longship stands on a hill.")
    form.get_by_role("button", name="Submit").click()
    expect(form).to_have_count(0)
    expect(page.locator("#messages")).to_contain_text("something")


def test_a_picture_is_looked_at_closely(arrive: Arrive) -> None:
    person = begun(arrive)
    page = person.page
    board = page.locator(".picture").last
    alt = board.locator("img").get_attribute("alt")
    board.click()
    image = page.locator("dialog.viewer img")
    expect(image).to_have_attribute("alt", alt or "")

    def scale() -> float:
        return float(page.evaluate("new DOMMatrix(document.querySelector('.stage img').style.transform).a"))

    page.keyboard.press("+")
    assert scale() == pytest.approx(1.4)
    page.keyboard.press("0")
    assert scale() == 1
    page.mouse.move(640, 400)
    page.mouse.wheel(0, -400)
    assert scale() > 1.5
    page.mouse.dblclick(640, 400)
    assert scale() == 1
    page.mouse.dblclick(640, 400)
    assert scale() == 2.5
    check(person)
    page.get_by_role("button", name="In words").click()
    expect(page.locator(".viewer-words")).to_have_text(alt or "")
    person.shot("viewer")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.viewer")).to_have_count(0)
    assert focused(page).endswith(alt or "nothing")


def test_who_reads_the_newest_stays_there_while_pictures_come(arrive: Arrive) -> None:
    page = begun(arrive).page
    page.locator("#log").evaluate("log => log.scrollTop -= 60")
    page.wait_for_function(f"() => {LEFT} > 50")
    page.evaluate(GROWN)
    page.wait_for_function(f"() => {LEFT} < 1")
    expect(page.locator("#down")).to_be_hidden()
    page.mouse.move(640, 400)
    page.mouse.wheel(0, -900)
    expect(page.locator("#down")).to_be_visible()


def test_what_skald_thought_about_is_read_out_when_it_comes(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    lines: list[WebSocketRoute] = []

    def listen(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/page/live*", listen)
    page.reload()
    expect(page.locator(".welcome")).to_be_visible()
    page.wait_for_function("() => document.querySelector('#talk').textContent === ''")
    channel = page.evaluate("location.hash.slice(1)")
    author = {"id": "7", "username": "Skald", "bot": True}
    message = {"id": "9" * 18, "channel_id": channel, "author": author, "timestamp": "2026-11-18T19:00:00Z"}
    lines[-1].send(json.dumps({"t": "MESSAGE_CREATE", "d": message | {"flags": 64 | 128}}))
    expect(page.locator(".thinking")).to_be_visible()
    expect(page.locator("#voice p")).to_have_count(0)
    lines[-1].send(json.dumps({"t": "MESSAGE_UPDATE", "d": message | {"flags": 64, "content": "**Aye.**"}}))
    expect(page.locator("#voice")).to_have_text("Skald: Aye.")


def test_two_fingers_pinch_a_picture(arrive: Arrive) -> None:
    page = begun(arrive, NARROW).page
    page.locator(".picture").last.tap()
    expect(page.locator("dialog.viewer")).to_be_visible()
    fingers = page.context.new_cdp_session(page)
    for kind, gap in (("touchStart", 20), ("touchMove", 60), ("touchMove", 120), ("touchEnd", None)):
        points = (
            [] if gap is None else [{"x": 180 - gap, "y": 350, "id": 1}, {"x": 180 + gap, "y": 350, "id": 2}]
        )
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function("() => new DOMMatrix(document.querySelector('.stage img').style.transform).a > 3")


def test_what_others_say_is_marked_as_unread_until_it_is_read(arrive: Arrive) -> None:
    astrid, bjorn = arrive(), arrive()
    astrid.go_to("Skald")
    bjorn.page.locator("#composer").fill(
        "Who plays? **Me!** <img src=x onerror=alert(1)> [click](javascript:alert(1))"
    )
    bjorn.page.keyboard.press("Enter")
    mark = astrid.page.locator(".place.unread", has_text="table")
    expect(mark).to_be_visible()
    expect(astrid.page).to_have_title(re.compile("^•"))
    astrid.page.reload()
    expect(mark).to_be_visible()
    astrid.go_to("table")
    said = astrid.page.locator(".message", has_text="Who plays?")
    expect(said.locator("strong")).to_have_text("Me!")
    expect(said.locator(".content img, .content a")).to_have_count(0)
    expect(mark).to_have_count(0)
    astrid.page.reload()
    expect(astrid.page.locator("#title")).to_have_text("table")
    expect(mark).to_have_count(0)
    expect(astrid.page).to_have_title("table · Skald")
    astrid.page.evaluate(HIDDEN, True)
    bjorn.page.locator("#composer").fill("Nobody?")
    bjorn.page.keyboard.press("Enter")
    expect(astrid.page).to_have_title("• table · Skald")
    astrid.page.evaluate(HIDDEN, False)
    expect(astrid.page).to_have_title("table · Skald")


def test_what_is_written_is_shown_as_discord_would(arrive: Arrive) -> None:
    person = arrive()
    long_ago = int(time.time()) - 20 * YEAR
    person.page.locator("#composer").fill(MARKUP.replace("{long_ago}", str(long_ago)))
    person.page.keyboard.press("Enter")
    text = person.page.locator(".message .text")
    expect(text).to_be_visible()
    shown = {part: text.locator(part).all_inner_texts() for part in SHOWN}
    assert shown == SHOWN
    expect(text.locator("a")).to_have_attribute("href", "https://example.org/a_b_c")
    expect(text.locator("time")).to_have_text("20 years ago")
    expect(text.locator(".spoiler span")).to_be_hidden()
    text.locator(".spoiler").click()
    expect(text.locator(".spoiler span")).to_have_text("Baldr")
    check(person)
    person.shot("markup")


def test_markup_that_never_closes_is_only_text(arrive: Arrive) -> None:
    page = arrive().page
    for text in ("*" + "\\a" * 900, "_" + "\\a" * 900, "a" + "`" * 1998):
        page.locator("#composer").fill(text)
        page.keyboard.press("Enter")
        expect(page.locator(".message .text").last).to_have_text(text)


def test_somebody_elsewhere_is_told_that_it_is_their_turn(arrive: Arrive) -> None:
    astrid, bjorn = arrive(), arrive()
    astrid.open_lobby()
    bjorn.press("Join")
    bjorn.go_to("Skald")
    bjorn.page.clock.install()
    astrid.press("Start")
    toast = bjorn.page.locator(".toast")
    expect(toast).to_contain_text("Du bist dran in Blood Rage #1")
    toast.hover()
    bjorn.page.clock.run_for(30_000)
    expect(toast).to_be_visible()
    expect(bjorn.page).to_have_title(re.compile(r"^\(1\) Du bist dran"))
    bjorn.shot("toast")
    toast.get_by_role("link").click()
    expect(bjorn.page.locator("#title")).to_have_text("Blood Rage #1")


@pytest.mark.parametrize(
    ("language", "hall", "help_command", "dismiss"),
    [
        ("Deutsch", "Willkommen in der Halle", "/hilfe", "Ausblenden"),
        ("Français", "Bienvenue dans la halle", "/aide", "Masquer"),
    ],
)
def test_the_page_and_the_bot_speak_the_persons_language(
    arrive: Arrive, language: str, hall: str, help_command: str, dismiss: str
) -> None:
    person = arrive()
    page = person.page
    person.open_settings()
    page.locator("#my-language").select_option(label=language)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".welcome")).to_contain_text(hall)
    line = page.locator("#composer")
    line.press_sequentially(help_command)
    expect(page.locator("#offers .offer").first).to_contain_text(help_command)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=dismiss)).to_be_visible()
    check(person)
    person.shot(f"language-{language}")


REFUSALS = {
    "de-DE": (
        "/neu spiel:Blood Rage plätze:99 ",
        "plätze muss zwischen 1 und 8 liegen.",
        "Einen Kanal mit diesem Namen gibt es schon. Wähle einen anderen.",
        "Nicht so schnell.",
        "Hier heißt schon jemand so. Wähle einen anderen Namen.",
        "Am Tisch ist etwas schiefgegangen. Versuch es gleich noch einmal.",
    ),
    "fr-FR": (
        "/nouvelle-partie jeu:Blood Rage places:99 ",
        "places doit être entre 1 et 8.",
        "Un salon porte déjà ce nom. Choisis-en un autre.",
        "Pas si vite.",
        "Quelqu'un porte déjà ce nom ici. Choisis-en un autre.",
        "Quelque chose a mal tourné à la table. Réessaie dans un instant.",
    ),
}


@pytest.mark.parametrize("locale", REFUSALS)
def test_what_is_refused_is_told_in_the_persons_language(arrive: Arrive, locale: str) -> None:
    typed, beyond, channel_taken, too_quick, name_taken, went_wrong = REFUSALS[locale]
    person = arrive(locale=locale)
    page = person.page
    line, hint = page.locator("#composer"), page.locator("#hint")
    line.fill(typed)
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(hint).to_have_text(beyond)
    page.locator(".list-head button").click()
    page.locator("#channel-name").fill("table")
    page.locator("dialog [type=submit]").click()
    expect(page.locator("dialog .trouble")).to_have_text(channel_taken)
    page.keyboard.press("Escape")
    person.open_settings()
    page.locator("dialog summary").click()
    page.locator("#new-name").fill("Astrid")
    page.locator("dialog [type=submit]").click()
    expect(page.locator(".newcomer [role=alert]")).to_have_text(name_taken)
    page.route("**/page/me", lambda route: route.fulfill(status=500, body="Internal Server Error"))
    page.locator("dialog .switch input").last.click()
    expect(page.locator("dialog.settings > .trouble")).to_have_text(went_wrong)
    expect(page.locator("dialog .switch input").last).to_be_checked()
    page.keyboard.press("Escape")
    for number in range(MOST_WORDS + 1):
        line.fill(f"{number}")
        page.keyboard.press("Enter")
        person.settled()
    expect(hint).to_contain_text(too_quick)
    person.troubles.clear()  # the browser notes every refusal


def test_commands_are_named_in_the_persons_language(arrive: Arrive) -> None:
    person = arrive(locale="de-DE")
    page = person.page
    page.locator("#composer").fill("/hilfe")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    message = page.locator(".message.private")
    expect(message).to_contain_text("/hilfe")
    expect(message.locator("button.mention").first).to_be_visible()
    names = message.locator("button.mention").all_inner_texts()
    assert not {"/move", "/settings", "/rules"} & set(names)
    message.locator("button.mention").first.click()
    expect(page.locator("#composer")).to_have_value(f"{names[0]} ")
    expect(page.locator("#hint strong")).to_have_text(names[0])


def test_the_smallest_phone_has_room_for_everything(arrive: Arrive) -> None:
    person = arrive(NARROW)
    page = person.page
    check(person)
    person.open_settings()
    check(person)
    person.shot("narrow-settings")
    page.keyboard.press("Escape")
    page.locator("#scrim").click(position={"x": 350, "y": 300})
    person.open_lobby()
    person.press("Options")
    check(person)
    person.shot("narrow-options")
    page.locator(".message.private .menu").nth(1).click()
    check(person)
    person.shot("narrow-menu")
    page.keyboard.press("Escape")
    page.locator("#composer").press_sequentially("/")
    check(person)
    person.shot("narrow-commands")


def test_another_channel_is_a_place_for_another_match(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    person.open_lobby()
    page.get_by_role("button", name="New channel").click()
    page.get_by_label("Name of the channel").fill("mead-hall")
    page.get_by_role("button", name="Create").click()
    expect(page.locator("#title")).to_have_text("mead-hall")
    page.get_by_role("button", name="New match").click()
    page.get_by_role("dialog").get_by_role("button", name="Blood Rage").click()
    expect(page.locator("#messages")).to_contain_text("Blood Rage #2")


def test_light_and_dark_are_a_choice(arrive: Arrive) -> None:
    person = arrive(scheme="light")
    page = person.page
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    person.shot("light")
    person.open_settings()
    page.get_by_label("Dark").check()
    assert page.evaluate(ground) != light
    page.reload()
    expect(page.locator(".welcome")).to_be_visible()
    assert page.evaluate(ground) != light


def test_a_tab_comes_back_after_the_server_was_away(arrive: Arrive, table: Table) -> None:
    person = begun(arrive, NARROW)
    page = person.page
    line = page.locator("#composer")
    line.fill("half a sentence")
    table.stop("server")
    expect(page.locator("#talk")).to_have_text("Reconnecting …")
    person.button("Take My Turn").click()
    expect(page.locator(".message .trouble")).to_have_text("Not connected right now. Try again in a moment.")
    person.shot("reconnecting")
    page.evaluate("document.querySelector('#log').scrollTop = 30")
    table.start_server()
    wait_until(table.bot_is_ready, "the bot's return")
    expect(page.locator("#talk")).to_have_text("")
    expect(line).to_have_value("half a sentence")
    assert page.evaluate("document.querySelector('#log').scrollTop") == 30
    person.press("Take My Turn")
    expect(page.locator(".message.private")).to_be_visible()
    person.troubles.clear()  # while the server is away the browser cannot reach it, and says so


def test_with_a_join_code_there_is_a_door(browser: Browser, tmp_path: Path) -> None:
    table = Table(tmp_path, "127.0.0.2")
    try:
        table.start_server()
        context = browser.new_context(locale="de", viewport={"width": 360, "height": 700})
        page = context.new_page()
        page.goto(f"{table.address}#code=WRONG")
        page.get_by_label("Name").fill("Dagny")
        page.get_by_label("Sprache").select_option(label="English")
        page.get_by_role("button", name="Platz nehmen").click()
        expect(page.get_by_role("alert")).to_have_text(
            "Das ist nicht der Code. Prüfe ihn und versuch es noch einmal."
        )
        page.get_by_label("Beitrittscode").fill(table.fact("code").lower())
        page.get_by_label("Name").fill("Astrid")
        page.get_by_role("button", name="Platz nehmen").click()
        expect(page.get_by_role("alert")).to_have_text(
            "Hier heißt schon jemand so. Wähle einen anderen Namen."
        )
        page.get_by_label("Name").fill("Dagny")
        page.screenshot(path=SHOTS / "door.png")
        page.get_by_role("button", name="Platz nehmen").click()
        expect(page.locator(".welcome")).to_contain_text("Welcome to the hall, Dagny")
        page.close()
        later = context.new_page()
        later.goto(table.address)
        expect(later.locator(".welcome")).to_contain_text("Welcome to the hall, Dagny")
    finally:
        table.close()


def test_who_played_alone_is_the_same_person_once_there_is_a_join_code(arrive: Arrive, table: Table) -> None:
    person = arrive()
    page = person.page
    person.become("Chloé")
    person.become("Bjørn")
    table.stop("server")
    page.close()
    table.start_server("0.0.0.0")
    later = page.context.new_page()
    later.goto(f"{table.address}#code={table.fact('code')}")
    expect(later.locator("#me strong")).to_have_text("Bjørn")
    later.locator("#me").click()
    expect(later.locator("dialog .person strong")).to_have_text(["Astrid", "Bjørn", "Chloé"])
    later.locator("dialog .person", has_text="Chloé").click()
    expect(later.locator("#me strong")).to_have_text("Chloé")
    person.troubles.clear()  # while the server is away the browser cannot reach it, and says so


def test_a_bot_that_is_away_is_told_at_the_button(arrive: Arrive, table: Table) -> None:
    person = begun(arrive)
    table.stop("bot")
    expect(person.page.locator("#talk")).to_have_text("Skald is waking up …")
    person.button("Take My Turn").click()
    expect(person.page.locator(".message .trouble")).to_have_text(ABSENT)
    check(person)
    person.shot("bot-away")
    table.start_bot()
    expect(person.page.locator("#talk")).to_have_text("")


def test_the_page_is_small_and_brings_nothing_from_elsewhere(browser: Browser, table: Table) -> None:
    page = browser.new_context().new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - Playwright wants a function of its own
    page.goto(table.address)
    expect(page.locator(".welcome")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert all(answer.url.startswith(table.address) for answer in answers)
    own = {it.url: len(it.body()) for it in answers if it.status == 200 and "/page/" not in it.url}
    assert len(own) > 15
    assert sum(own.values()) < LARGEST_PAGE
