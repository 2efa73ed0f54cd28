"""The leaderboard and everybody's record: of this server alone, in three languages, however many play."""

from typing import Any

import pytest

from table.records import Person as Known
from tests.cogs import folk
from tests.cogs.town import Person, Town, both_judges, text_of

pytestmark = pytest.mark.asyncio
MIDGARD = "champions-of-midgard"


async def shown(town: Town, person: Person, name: str, /, **options: Any) -> str:
    """What a command shows, to that person alone."""
    message = await town.command(person, name, **options)
    assert message is not None
    assert message.is_ephemeral
    return text_of(message)


async def by_dm(town: Town, person: Person, name: str, /, **options: Any) -> str:
    message = await town.command_by_dm(person, name, **options)
    assert message is not None
    return text_of(message)


async def ended(
    town: Town, *people: Person | Known, game: str = "blood-rage", server: int | None = None
) -> None:
    """A match of these people is over: the first has won with 90 points, the second has 80, …"""
    for person in people:
        await town.bot.hall.person(person.id, person.name)
    where = town.server.id if server is None else server
    async with town.bot.hall.store.transaction() as tx:
        match = await tx.added(
            "INSERT INTO matches (name, game, rules, options, status, server, channel, home, host, language, "
            "pace, late, max_seats, threaded, server_seed, created, changed) "
            "VALUES ('', ?, 1, '{}', 'over', ?, 7, 7, ?, 'en', 24, 'nudge', 4, 1, x'07', 100, 200)",
            *(game, where, people[0].id),
        )
        await tx.run_many(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, 200)",
            [
                (match, seat, person.id, person.name, game, where, seat + 1, 90 - 10 * seat)
                for seat, person in enumerate(people)
            ],
        )


# ---------------------------------------------------------------------- the leaderboard


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en-US",
            [
                "### Leaderboard of this server",
                "**1 · Astrid**: rating 1516 · 1 match · 1 win",
                "**2 · Bera**: rating 1500 · 1 match · 0 wins",
                "**3 · Cille**: rating 1484 · 1 match · 0 wins",
                "-# Everybody begins with a rating of 1500.",
            ],
        ),
        (
            "de",
            [
                "### Rangliste dieses Servers",
                "**1 · Astrid**: Wertung 1516 · 1 Partie · 1 Sieg",
                "**2 · Bera**: Wertung 1500 · 1 Partie · 0 Siege",
                "**3 · Cille**: Wertung 1484 · 1 Partie · 0 Siege",
                "-# Alle beginnen mit einer Wertung von 1500.",
            ],
        ),
        (
            "fr",
            [
                "### Classement de ce serveur",
                "**1 · Astrid**\u00a0: cote 1516 · 1 partie · 1 victoire",
                "**2 · Bera**\u00a0: cote 1500 · 1 partie · 0 victoire",
                "**3 · Cille**\u00a0: cote 1484 · 1 partie · 0 victoire",
                "-# Tout le monde commence avec une cote de 1500.",
            ],
        ),
    ],
)
@both_judges
async def test_the_best_come_first(town: Town, locale: str, lines: list[str]) -> None:
    astrid, bera, cille = (town.settle_in(name, locale) for name in ("Astrid", "Bera", "Cille"))
    await ended(town, astrid, bera, cille)
    said = (await shown(town, cille, "leaderboard")).splitlines()
    assert len(said) == len(lines)
    assert [line[: len(begin)] for line, begin in zip(said, lines, strict=True)] == lines


@pytest.mark.parametrize(
    ("locale", "nobody", "outside"),
    [
        ("en-US", "Open one with /new!", "Every server has a leaderboard of its own."),
        ("de", "Eröffne eine mit /neu!", "Jeder Server hat seine eigene Rangliste."),
        ("fr", "Ouvres-en une avec /nouvelle-partie\u00a0!", "Chaque serveur a son propre classement."),
    ],
)
async def test_without_matches_or_outside_a_server_the_way_on_is_told(
    town: Town, locale: str, nobody: str, outside: str
) -> None:
    astrid = town.settle_in("Astrid", locale)
    for options in ({}, {"game": MIDGARD}):
        for command in ("leaderboard", "stats"):
            assert nobody in await shown(town, astrid, command, **options)
    assert outside in await by_dm(town, astrid, "leaderboard")
    assert nobody in await by_dm(town, astrid, "stats")


async def test_each_game_has_its_own_leaderboard_and_who_is_not_on_it_is_told_how(town: Town) -> None:
    astrid, bera = town.settle_in("Astrid"), town.settle_in("Bera")
    await ended(town, astrid, bera)
    await ended(town, bera, game=MIDGARD)
    said = await shown(town, astrid, "leaderboard", game=MIDGARD)
    assert "### Leaderboard of this server: Champions of Midgard" in said
    assert "**1 · Bera**: rating 1500 · 1 match · 1 win" in said
    assert "**1 · Astrid" not in said
    assert "-# You are not on it yet. Open a match of Champions of Midgard with /new!" in said
    assert "You are not on it" not in await shown(town, astrid, "leaderboard", game="blood-rage")


async def test_of_many_the_best_are_shown_and_whoever_asks(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    crowd = [Known(1000 + number, "_*W*_" * 6 + f"{number:02}") for number in range(40)]
    for better, worse in zip(crowd[:20], crowd[20:], strict=True):
        await ended(town, better, worse)
    await ended(town, crowd[0], astrid)
    said = (await shown(town, astrid, "leaderboard")).splitlines()
    assert len(said) == 1 + 10 + 2 + 1
    assert said[1].startswith(r"**1 · \_\*W\*\_")
    assert all(line.startswith("**2 · ") for line in said[2:11])
    assert said[11] == "…"
    assert said[12] == "**21 · Astrid**: rating 1485 · 1 match · 0 wins"


async def test_a_name_is_the_one_used_here(town: Town) -> None:
    astrid, bera = town.settle_in("Astrid"), town.settle_in("Bera")
    await ended(town, astrid, bera)
    await town.bot.hall.person(bera.id, "Bera of Asgard")
    said = await shown(town, astrid, "leaderboard")
    assert "**2 · Bera**" in said
    assert "Asgard" not in said


# ---------------------------------------------------------------------- how somebody has done


@both_judges
async def test_a_record_is_told_game_by_game(town: Town) -> None:
    astrid, bera = town.settle_in("Astrid"), town.settle_in("Bera", "de")
    await ended(town, astrid, bera)
    await ended(town, bera, astrid)
    await ended(town, astrid, bera, game=MIDGARD)
    assert (await shown(town, astrid, "stats")).splitlines() == [
        "### Your record on this server",
        "**Blood Rage**: rating 1499 · 2 matches · 1 win · average place 1.5 · best score 90",
        "**Champions of Midgard**: rating 1516 · 1 match · 1 win · average place 1.0 · best score 90",
        "**All games**: rating 1515 · 3 matches · 2 wins · average place 1.3",
    ]
    assert (await shown(town, bera, "stats", person=astrid.member, game=MIDGARD)).splitlines() == [
        "### Astrid: Bilanz auf diesem Server",
        "**Champions of Midgard**: Wertung 1516 · 1 Partie · 1 Sieg · im Schnitt Platz 1,0 · Bestwert 90",
    ]


async def test_a_record_in_french(town: Town) -> None:
    astrid, bera = town.settle_in("Astrid", "fr"), town.settle_in("Bera")
    await ended(town, astrid, bera)
    assert (await shown(town, astrid, "stats", person=bera.member)).splitlines() == [
        "### Bera\u00a0: bilan sur ce serveur",
        "**Blood Rage**\u00a0: cote 1484 · 1 partie · 0 victoire · place moyenne 2,0 · meilleur score 80",
    ]


async def test_who_has_finished_nothing_has_no_record(town: Town) -> None:
    astrid, bera = town.settle_in("Astrid"), town.settle_in("_Bera_")
    await ended(town, astrid)
    said = await shown(town, astrid, "stats", person=bera.member)
    assert said == r"**\_Bera\_** has not finished a match on this server yet."
    said = await shown(town, astrid, "stats", person=bera.member, game=MIDGARD)
    assert said == r"**\_Bera\_** has not finished a match of Champions of Midgard on this server yet."


# ---------------------------------------------------------------------- what is not told


async def test_nothing_of_another_server_is_shown(town: Town) -> None:
    astrid, bera = town.settle_in("Astrid"), town.settle_in("Bera")
    stranger, elsewhere = Known(77, "Loki"), town.server.id + 1
    await ended(town, astrid, bera)
    before = [await shown(town, astrid, name) for name in ("leaderboard", "stats")]
    others = await shown(town, astrid, "stats", person=bera.member)
    for _ in range(3):
        await ended(town, bera, stranger, astrid, server=elsewhere)
    assert [await shown(town, astrid, name) for name in ("leaderboard", "stats")] == before
    assert await shown(town, astrid, "stats", person=bera.member) == others


async def test_by_dm_one_sees_ones_own_record_everywhere_and_nobody_elses(town: Town) -> None:
    astrid, bera = town.settle_in("Astrid"), town.settle_in("Bera")
    await ended(town, astrid, bera)
    await ended(town, bera, astrid, server=town.server.id + 1)
    said = await by_dm(town, astrid, "stats")
    assert "### Your record on all servers" in said
    assert "2 matches · 1 win · average place 1.5" in said
    said = await by_dm(town, astrid, "stats", person=bera.member.user)
    assert said.startswith("In direct messages I only show your own record.")


# ---------------------------------------------------------------------- from a match


async def test_a_match_that_ends_is_on_the_leaderboard_and_who_resigned_is_last(town: Town) -> None:
    match = await folk.begin(town, await folk.gather(town, 2, ["en-US"]))
    astrid, bjorn = match.players
    await town.bot.hall.resign(match.number, bjorn.id, interaction="gives up")
    offered = await town.complete(astrid, "match computer", "seat", "", at=match.channel)
    await town.command(astrid, "match computer", at=match.channel, seat=offered[0]["value"])
    assert match.over
    said = (await shown(town, bjorn, "leaderboard")).splitlines()
    assert said[1].startswith("**1 · Astrid**: rating 1516 · 1 match")
    assert said[2] == "**2 · Bjørn**: rating 1484 · 1 match · 0 wins"
    assert "average place 3.0" in await shown(town, bjorn, "stats")
