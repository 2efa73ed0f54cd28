"""Looking things up in three languages: cards, rules, help, the introduction, fairness."""

import re
from pathlib import Path
from typing import Any

import pytest

from cogs.catalogue import cards, topics
from cogs.lookup import card_lines, proof, rule_lines
from cogs.visit import LONGEST_TEXT
from games import fairness
from games.blood_rage.game import GAME
from games.engine import Text, commitment, final_seed
from games.registry import GAMES
from locales import words
from rendering.assets import icon_authors
from table.refusals import NotNow
from tests.cogs import folk
from tests.cogs.town import Person, Town, both_judges, buttons, text_of
from tests.locales.ftl import in_each_language

pytestmark = pytest.mark.asyncio

in_each_locale = pytest.mark.parametrize("locale", folk.LANGUAGES)


async def shown(town: Town, person: Person, name: str, /, **options: Any) -> str:
    """What a command shows, to that person alone."""
    message = await town.command(person, name, **options)
    assert message is not None
    assert message.is_ephemeral
    return text_of(message)


def language(locale: str) -> str:
    return locale.partition("-")[0]


def say(locale: str, key: str, **args: Any) -> str:
    return words(language(locale), GAME).say(Text(key, args), ["Astrid", "Bjørn"])


# ---------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("locale", "typed", "name", "ruled"),
    [
        ("en-US", "fire g", "Fire Giant", "### Rulings"),
        ("de", "feuerr", "Feuerriese", "### Klarstellungen"),
        ("de", "FIRE GI", "Feuerriese", "### Klarstellungen"),
        ("fr", "geant de f", "Géant de feu", "### Précisions"),
    ],
)
@both_judges
async def test_a_card_is_completed_and_shown_with_its_rulings(
    town: Town, locale: str, typed: str, name: str, ruled: str
) -> None:
    reader = town.settle_in("Astrid", locale)
    offered = await town.complete(reader, "card", "name", typed)
    assert offered[0]["name"].startswith(name)
    told = await shown(town, reader, "card", name=offered[0]["value"])
    assert f"## {name}\n-# " in told
    assert ruled in told
    assert say(locale, "ruling-28") in told


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en-US", "No card is called “fier gaint\\*\\*”. Did you mean one of these: *Fire Giant "),
        ("de", "Keine Karte heißt „fier gaint\\*\\*“. Meinst du eine von diesen: *Feuerriese "),
        ("fr", "Aucune carte ne s'appelle «\u00a0fier gaint\\*\\*\u00a0»."),
    ],
)
@both_judges
async def test_an_unknown_card_gets_the_three_nearest_names_to_press(
    town: Town, locale: str, sentence: str
) -> None:
    reader = town.settle_in("Astrid", locale)
    message = await town.command(reader, "card", name="fier gaint**")
    assert message is not None
    assert text_of(message).startswith(sentence)
    assert len(buttons(message)) == 3
    card = await town.press(reader, message, buttons(message)[0]["label"])
    assert card is not None
    assert "## " in text_of(card)
    assert card.id == message.id


@in_each_language
async def test_every_card_and_every_rule_fits_into_a_message(language: str) -> None:
    told = [card_lines(entry, language) for entry in cards(language)]
    told += [rule_lines(GAMES[entry.game], entry.id, language) for entry in topics(language)]
    assert max(len("\n".join(lines)) for lines in told) <= LONGEST_TEXT


@both_judges
async def test_a_word_that_several_names_have_suggests_those(town: Town) -> None:
    reader = town.settle_in("Astrid")
    message = await town.command(reader, "card", name="odin")
    assert message is not None
    assert all(button["label"].startswith("Odin's ") for button in buttons(message))


# ---------------------------------------------------------------------- rules


@in_each_locale
@both_judges
async def test_a_rule_is_completed_and_shown(town: Town, locale: str) -> None:
    reader = town.settle_in("Astrid", locale)
    title = say(locale, "rule-ragnarok")
    offered = await town.complete(reader, "rules", "topic", "ragna")
    assert offered[0] == {"name": title, "value": "blood-rage/ragnarok"}
    told = await shown(town, reader, "rules", topic=title.lower())
    assert told == f"### {title}\n{say(locale, 'rule-ragnarok.text')}"


@both_judges
async def test_an_unknown_rule_gets_the_nearest(town: Town) -> None:
    reader = town.settle_in("Astrid")
    message = await town.command(reader, "rules", topic="valhola!")
    assert message is not None
    assert "There is no rule on “valhola!”" in text_of(message)
    assert "Valhalla" in text_of(message)
    rule = await town.press(reader, message, "look-rule")
    assert rule is not None
    assert text_of(rule).startswith("### ")


# ---------------------------------------------------------------------- help and introduction


@in_each_locale
@both_judges
async def test_help_without_a_match_tells_how_to_begin_and_introduces_the_game(
    town: Town, locale: str
) -> None:
    reader = town.settle_in("Astrid", locale)
    message = await town.command(reader, "help")
    assert message is not None
    assert re.search(r"- </new:\d+> ", text_of(message))
    page = await town.press(reader, message, "intro")
    for number in range(1, GAME.intro + 1):
        assert page is not None
        assert page.id == message.id
        assert say(locale, f"intro-{number}") in text_of(page)
        if number < GAME.intro:
            page = await town.press(reader, page, say(locale, "lookup-button-next"))
    back = await town.press(reader, message, "help")
    assert back is not None
    assert "</new:" in text_of(back)
    makers = await town.press(reader, back, "credits")
    assert makers is not None
    for credited in (
        "game-icons.net",
        "CC BY 3.0",
        "Cinzel",
        "Fira Sans",
        "Noto Sans Runic",
        *icon_authors(),
    ):
        assert credited in text_of(makers)


@in_each_locale
@both_judges
async def test_help_in_a_match_knows_the_question_and_its_rule(town: Town, locale: str) -> None:
    astrid, cille = town.settle_in("Astrid", locale), town.settle_in("Cille", "de")
    match = await folk.begin(town, [astrid], computers=1)
    told = await shown(town, astrid, "help", at=match.channel)
    assert say(locale, "lookup-your-move") in told
    assert say(locale, "rule-gods-gifts.text") in told
    assert say(locale, "lookup-explain-turn") in told
    pressed = await town.press(astrid, match.board, "help")
    assert pressed is not None
    assert pressed.is_ephemeral
    assert text_of(pressed) == told
    other = await shown(town, cille, "help", at=match.channel)
    assert "Am Zug: **Astrid**\n-# **Astrid** " in other
    assert say("de", "rule-gods-gifts.text") not in other


async def test_the_introduction_of_a_match_leaves_the_public_message_alone(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    match = await folk.begin(town, [astrid], computers=1)
    board = match.board
    before = text_of(board)
    page = await town.press_unseen(astrid, board, f"skald:button:intro:{match.number}:99")
    assert page is not None
    assert page.is_ephemeral
    assert say("en", f"intro-{GAME.intro}") in text_of(page)
    assert text_of(match.board) == before
    back = await town.press(astrid, page, "help")
    assert back is not None
    assert say("en", "rule-gods-gifts.text") in text_of(back)


async def test_an_introduction_is_offered_in_the_first_match_that_is_played(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    await town.command(astrid, "new", game="blood-rage")
    for first in (True, False):
        match = await folk.begin(town, [astrid], computers=1)
        panel = await town.press(astrid, match.board, "turn")
        assert panel is not None
        assert folk.has(panel, "intro") is first


@both_judges
async def test_help_in_a_lobby_explains_its_buttons_also_after_a_restart(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    await town.command(astrid, "new", game="blood-rage", place="channel")
    assert "1 of " in await shown(town, astrid, "help")
    await town.restart()
    assert "**Join**" in await shown(town, astrid, "help")


# ---------------------------------------------------------------------- fairness


@in_each_locale
async def test_the_seed_is_promised_before_and_proven_after_the_match(
    town: Town, locale: str, tmp_path: Path
) -> None:
    astrid = town.settle_in("Astrid", locale)
    match = await folk.begin(town, [astrid], computers=1)
    async with town.bot.hall.look(match.number) as sitting:
        seed, clicks = sitting.record.server_seed, [seat.click for seat in sitting.seats]
    promise = await shown(town, astrid, "fairness", at=match.channel)
    assert commitment(seed) in promise
    assert clicks[0] in promise
    assert seed.hex() not in promise
    with pytest.raises(NotNow):
        await proof(town.bot.hall, match.number)

    await town.bot.hall.resign(match.number, astrid.id, interaction="gives up")
    told = await shown(town, astrid, "fairness", at=match.channel)
    assert seed.hex() in told
    assert final_seed(seed, clicks).hex() in told
    sent = [file for call in town.discord.calls for file in call.files if call.reader == astrid.id]
    name, _, content = sent[-1]
    (tmp_path / name).write_bytes(content)
    found = re.search(r"python -m games.fairness (verify (\S+) --commitment (\w+))", told)
    assert found is not None
    assert found[2] == name
    assert fairness.main(["verify", str(tmp_path / name), "--commitment", found[3]]) == 0


async def test_a_match_ended_early_says_why_it_cannot_be_verified(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    match = await folk.begin(town, [astrid], computers=1)
    async with town.bot.hall.change(match.number) as sitting:
        sitting.record.status = "over"
    told = await shown(town, astrid, "fairness", at=match.channel)
    assert say("en", "lookup-fairness-ended") in told
    assert "rematch" in await shown(town, astrid, "help", at=match.channel)


@both_judges
async def test_without_a_match_there_is_nothing_to_prove(town: Town) -> None:
    reader = town.settle_in("Astrid", "fr")
    assert await shown(town, reader, "fairness") == say("fr", "refusal-no-such-match")
