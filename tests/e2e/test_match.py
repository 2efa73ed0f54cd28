"""Whole matches by clicks alone, from the empty page to the result card."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NARROW, PHONE, Arrive
from tests.e2e.looks import check
from tests.e2e.people import play


def test_two_people_play_a_whole_match_at_a_desk_and_on_a_phone(arrive: Arrive) -> None:
    astrid, bjorn = arrive(), arrive(PHONE)
    assert [astrid.name, bjorn.name] == ["Astrid", "Bjørn"]
    for person, screen in ((astrid, "desk"), (bjorn, "phone")):
        check(person)
        person.shot(f"{screen}-1-welcome")
    astrid.open_lobby()
    bjorn.press("Join")
    expect(astrid.page.locator("#messages")).to_contain_text("Bjørn")
    for person, screen in ((astrid, "desk"), (bjorn, "phone")):
        check(person)
        person.shot(f"{screen}-2-lobby")
    astrid.press("Start")
    expect(astrid.page.locator("#title")).to_have_text("Blood Rage #1")
    bjorn.go_to("Blood Rage #1")
    play(astrid, bjorn, eager=24)
    for person, screen in ((astrid, "desk"), (bjorn, "phone")):
        person.button("Rematch").scroll_into_view_if_needed()
        check(person)
        person.shot(f"{screen}-3-result")
        assert not person.awaited
    with astrid.page.expect_download() as saved:
        astrid.page.get_by_role("link", name="saga.txt").click()
    assert "Astrid" in saved.value.path().read_text()


@pytest.mark.soak
@pytest.mark.parametrize("computers", [1, 3])
def test_a_person_plays_a_whole_match_with_computers_on_the_smallest_phone(
    arrive: Arrive, computers: int
) -> None:
    astrid = arrive(NARROW)
    astrid.open_lobby()
    for _ in range(computers):
        astrid.press("Add Computer")
    astrid.press("Start")
    expect(astrid.page.locator("#title")).to_have_text("Blood Rage #1")
    play(astrid, eager=240)
    check(astrid)
    astrid.shot(f"narrow-result-{computers}")
