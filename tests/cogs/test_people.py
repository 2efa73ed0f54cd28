"""Settings of people and servers, and everything that waits for me."""

from datetime import UTC, datetime
from typing import Any

import pytest

from cogs import habits
from table.records import Person as Record
from table.refusals import Refusal
from tests.cogs import folk
from tests.cogs.town import Person, Town, both_judges, menus, text_of

pytestmark = pytest.mark.asyncio
NOON = 1_767_268_800  # 2026-01-01 12:00 UTC


async def shown(town: Town, person: Person, name: str, /, **options: Any) -> str:
    """What a command shows, to that person alone."""
    message = await town.command(person, name, **options)
    assert message is not None
    assert message.is_ephemeral
    return text_of(message)


async def kept(town: Town, person: Person) -> Record:
    found = await town.bot.hall.known_person(person.id)
    assert found is not None
    return Record(*[getattr(found, field) for field in Record.__struct_fields__])


# ---------------------------------------------------------------------- my settings


@both_judges
async def test_all_settings_are_shown_in_my_language(town: Town) -> None:
    said = await shown(town, town.settle_in("Astrid", "de"), "settings")
    assert "### Deine Einstellungen" in said
    for line in (
        "**Sprache** wie in Discord eingestellt",
        "**Zeitzone** UTC",
        "**Ruhezeit** keine",
        "**Urlaub** keiner",
    ):
        assert line in said
    said = await shown(town, town.settle_in("Chloé", "fr"), "settings")
    assert "### Tes réglages" in said


@both_judges
async def test_settings_can_be_typed(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    year = datetime.fromtimestamp(town.now(), UTC).year + 1
    said = await shown(
        town,
        astrid,
        "settings",
        language="fr",
        zone="Europe/Berlin",
        quiet="22:00-07:00",
        vacation=f"{year}-12-24 to {year}-12-31",
        **{"text-mode": True},
    )
    assert "**Langue** français" in said
    assert "**Heures de repos** 22:00-07:00" in said
    assert f"**Vacances** {year}-12-24 – {year}-12-31" in said
    person = await kept(town, astrid)
    assert (person.language, person.zone, person.text_mode) == ("fr", "Europe/Berlin", True)
    assert (person.quiet_from, person.quiet_to) == (22 * 60, 7 * 60)
    said = await shown(
        town, astrid, "settings", language="auto", quiet="off", vacation="off", **{"text-mode": False}
    )
    assert "**Quiet hours** none" in said
    person = await kept(town, astrid)
    assert (person.language, person.quiet_from, person.vacation_from, person.text_mode) == (
        None,
        None,
        None,
        False,
    )


@pytest.mark.parametrize(
    ("option", "typed", "sentence"),
    [
        ("zone", "Mordor", "no time zone called “Mordor”. Write it like Europe/Berlin"),
        ("quiet", "at night", "Write them like 22:00-07:00"),
        ("quiet", "25:00-07:00", "Write them like 22:00-07:00"),
        ("quiet", "7:75-9:00", "Write them like 22:00-07:00"),
        ("quiet", "8-8", "Write them like 22:00-07:00"),
        ("vacation", "next week", "like 2026-12-24 to 2027-01-02"),
        ("vacation", "2099-02-30", "like 2026-12-24 to 2027-01-02"),
        ("vacation", "2099-02-03 2099-02-01", "like 2026-12-24 to 2027-01-02"),
        ("vacation", "2099-01-01 to 2101-01-01", "within a year"),
        ("vacation", "2001-01-01 to 2001-02-01", "already over"),
    ],
)
async def test_what_makes_no_sense_changes_nothing_and_is_answered_with_an_example(
    town: Town, option: str, typed: str, sentence: str
) -> None:
    astrid = town.settle_in("Astrid")
    before = await shown(town, astrid, "settings")
    assert sentence in await shown(town, astrid, "settings", **{option: typed})
    assert await shown(town, astrid, "settings") == before


@both_judges
async def test_zones_are_completed(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    offered = await town.complete(astrid, "settings", "zone", "new york")
    assert [choice["value"] for choice in offered] == ["America/New_York"]
    assert len(await town.complete(astrid, "settings", "zone", "")) == 25


@both_judges
async def test_the_panel_changes_language_and_text_mode_also_after_a_restart(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    panel = await town.command(astrid, "settings")
    assert panel is not None
    await town.press(astrid, panel, menus(panel)[0]["custom_id"], "de")
    assert "### Deine Einstellungen" in text_of(panel)
    await town.restart()
    await town.press(astrid, panel, "Textmodus einschalten")
    assert "**Textmodus** an" in text_of(panel)
    assert (await kept(town, astrid)).text_mode
    await town.press(astrid, panel, "Textmodus ausschalten")
    await town.press(astrid, panel, menus(panel)[0]["custom_id"], "auto")
    assert "**Language** as Discord says" in text_of(panel)


@both_judges
async def test_times_are_set_in_a_form(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    panel = await town.command(astrid, "settings")
    assert panel is not None
    await town.press(astrid, panel, "Set My Times")
    await town.fill_in(astrid, zone="berlin", quiet="22-7", vacation="2099-12-24")
    assert "**Time zone** Europe/Berlin" in text_of(panel)
    assert "**Quiet hours** 22:00-07:00" in text_of(panel)
    assert "**Vacation** 2099-12-24" in text_of(panel)
    await town.press(astrid, panel, "Set My Times")
    refused = await town.fill_in(astrid, zone="berlin", quiet="never", vacation="")
    assert refused is not None
    assert "I don't understand these quiet hours" in text_of(refused)
    assert "**Quiet hours** 22:00-07:00" in text_of(panel)
    await town.press(astrid, panel, "Set My Times")
    await town.fill_in(astrid, zone="", quiet="", vacation="")
    assert "**Time zone** UTC" in text_of(panel)
    assert "**Vacation** none" in text_of(panel)


@both_judges
async def test_direct_messages_are_tried_again_with_the_hand(town: Town) -> None:
    match = await folk.begin(town, await folk.gather(town, 2, ["en-US"]))
    astrid = match.players[0]
    panel = await town.command(astrid, "settings")
    assert panel is not None
    assert "**Direct messages** open" in text_of(panel)
    person = await kept(town, astrid)
    person.dms_closed = person.dms_told = True
    await town.bot.hall.save_person(person)
    panel = await town.command(astrid, "settings")
    assert panel is not None
    assert "mine did not reach you" in text_of(panel)
    await town.press(astrid, panel, "Try Direct Messages Again")
    assert "**Direct messages** open" in text_of(panel)
    assert not (await kept(town, astrid)).dms_closed
    assert town.dms(astrid)


# ---------------------------------------------------------------------- what people type


def someone(zone: str = "UTC") -> Record:
    return Record(1, "Åsa", zone=zone)


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("22:00-07:00", (1320, 420)),
        ("22 - 7", (1320, 420)),
        ("22:30 to 6:15", (1350, 375)),
        ("22h30 à 7h", (1350, 420)),
        ("22.00 bis 7.30", (1320, 450)),
        ("13:00–24:00", (780, 0)),
        ("aus", (None, None)),
        ("", (None, None)),
    ],
)
async def test_quiet_hours_as_people_write_them(typed: str, hours: tuple[int | None, int | None]) -> None:
    person = someone()
    habits.set_quiet(person, typed)
    assert (person.quiet_from, person.quiet_to) == hours
    again = someone()
    habits.set_quiet(again, habits.quiet_words(person))
    assert again == person


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("2026-12-24 to 2027-01-02", "2026-12-24 – 2027-01-02"),
        ("24.12.2026 bis 2.1.2027", "2026-12-24 – 2027-01-02"),
        ("2026-07-14", "2026-07-14"),
        ("non", ""),
    ],
)
async def test_a_vacation_as_people_write_it(typed: str, told: str) -> None:
    person = someone("Europe/Berlin")
    habits.set_vacation(person, typed, NOON)
    assert habits.vacation_words(person, NOON) == told
    again = someone("Europe/Berlin")
    habits.set_vacation(again, told, NOON)
    assert again == person


async def test_both_days_of_a_vacation_are_free_where_one_lives() -> None:
    person = someone("Europe/Berlin")
    habits.set_vacation(person, "2026-07-14 to 2026-07-15", NOON)
    assert person.vacation_from == datetime(2026, 7, 13, 22, tzinfo=UTC).timestamp()
    assert person.vacation_to == datetime(2026, 7, 15, 22, tzinfo=UTC).timestamp()
    habits.set_zone(person, "tokyo", NOON)
    assert (person.zone, habits.vacation_words(person, NOON)) == ("Asia/Tokyo", "2026-07-14 – 2026-07-15")
    assert habits.vacation_words(person, person.vacation_to) == ""


async def test_a_zone_is_found_by_its_city() -> None:
    person = someone()
    for typed, zone in [("europe/paris", "Europe/Paris"), ("New York", "America/New_York"), ("", "UTC")]:
        habits.set_zone(person, typed, NOON)
        assert person.zone == zone
    with pytest.raises(Refusal):
        habits.set_zone(person, "Asgard", NOON)


# ---------------------------------------------------------------------- what waits for me


@both_judges
async def test_without_matches_nothing_waits(town: Town) -> None:
    assert await shown(town, town.settle_in("Astrid"), "turns") == "### Nothing is waiting for you"
    assert await shown(town, town.settle_in("Bera", "de"), "turns") == "### Nichts wartet auf dich"


@both_judges
async def test_turns_lists_what_waits_for_me_and_then_what_waits_for_others(town: Town) -> None:
    people = await folk.gather(town, 3)
    match = await folk.begin(town, people)
    second = await folk.begin(town, people[:2])
    for person in people:
        said = await shown(town, person, "turns")
        where = f"https://discord.com/channels/{town.server.id}/{match.channel}"
        assert f"({where})" in said
        assert (f"/{second.channel})" in said) == (person in people[:2])
        async with town.bot.hall.look(match.number) as sitting:
            waits = person.id in [seat.person for seat in sitting.waiting_for]
        line = next(line for line in said.splitlines() if where in line)
        assert line.startswith("- **Blood Rage #1** · ")
        assert ("<t:" in line) == waits
    message = await town.command_by_dm(people[0], "turns")
    assert message is not None
    assert "Blood Rage #2" in text_of(message)
    await town.command(people[0], "match pause", at=match.channel)
    said = await shown(town, people[1], "turns")
    assert "**Blood Rage #1** · unterbrochen" in said
    assert "### Hier sind andere dran" in said


# ---------------------------------------------------------------------- a server's settings


async def test_an_admin_says_where_in_which_language_and_how_fast(town: Town) -> None:
    jarl = town.settle_in("Jarl", admin=True)
    opened = await jarl.member.slash(town.channel, "server settings")
    panel = town._seen(jarl, opened)
    assert panel is not None
    assert opened.response is not None
    assert "**Matches are played in** every channel" in text_of(panel)
    ids = {it["custom_id"].rpartition(":")[2]: it["custom_id"] for it in menus(panel)}
    await town.press(jarl, panel, ids["language"], "de")
    await town.press(jarl, panel, ids["pace"], "48")
    tavern = town.server.create_text_channel("tavern")
    chosen = await jarl.member.select(opened.response, [tavern], custom_id="skald:menu:server:0:channels")
    town._seen(jarl, chosen)
    assert f"**Matches are played in** <#{tavern.id}>" in text_of(panel)
    assert "**Language of new matches** German" in text_of(panel)
    assert "**Pace of new matches** two days a move" in text_of(panel)
    server = await town.bot.hall.server(town.server.id)
    assert (server.language, server.pace) == ("de", 48)
    assert server.allows(tavern.id)
    assert not server.allows(town.channel.id)
    chosen = await jarl.member.select(opened.response, [], custom_id="skald:menu:server:0:channels")
    town._seen(jarl, chosen)
    assert "every channel" in text_of(panel)


@both_judges
async def test_a_servers_settings_can_be_typed(town: Town) -> None:
    jarl = town.settle_in("Jarl", admin=True)
    said = await shown(town, jarl, "server settings", language="fr", pace="0", channel=town.channel)
    assert f"<#{town.channel.id}>" in said
    assert "French" in said
    assert "no time limit" in said
    said = await shown(town, jarl, "server settings", language="auto", channel=town.channel)
    assert "every channel" in said
    assert "as Discord says" in said


async def test_a_panel_in_wrong_hands_changes_nothing(town: Town) -> None:
    jarl, astrid = town.settle_in("Jarl", admin=True), town.settle_in("Astrid")
    panel = await town.command(jarl, "server settings")
    assert panel is not None
    pace = next(it["custom_id"] for it in menus(panel) if it["custom_id"].endswith("pace"))
    await town.command(astrid, "settings")
    assert astrid.panel is not None
    refused = await town.press_unseen(astrid, astrid.panel, pace, "6")
    assert refused is not None
    assert "Only somebody who manages the server" in text_of(refused)
    assert (await town.bot.hall.server(town.server.id)).pace is None
