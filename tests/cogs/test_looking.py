"""Looking from near: close-ups, the last turns, the film, cards, and battles as they are revealed."""

import random
from typing import Any

import pytest
from simcord.backend.models import Message

from games.blood_rage.game import GAME
from games.blood_rage.view import secrets
from games.blood_rage.words import card_text
from games.engine import Pick, Text
from games.registry import GAMES
from locales import words
from rendering.service import NoPicture
from tests.cogs import folk
from tests.cogs.folk import by_panel, has
from tests.cogs.town import Person, Town, buttons, menus, parts, text_of

pytestmark = pytest.mark.asyncio
in_each_locale = pytest.mark.parametrize("locale", ["en-US", "de", "fr"])


def say(locale: str, key: str, **args: Any) -> str:
    return words(locale.partition("-")[0], GAME).say(Text(key, args), ())


def sent(town: Town) -> dict[str, str]:
    """The files of the last request, by name; pictures are sketches."""
    return {name: content.decode(errors="replace") for name, _, content in town.discord.calls[-1].files}


def offered(message: Message) -> dict[str, str]:
    """What can be seen from near: by what the menu carries, how it is called."""
    [menu] = [menu for menu in menus(message) if ":near:" in menu["custom_id"]]
    return {option["value"]: option["label"] for option in menu["options"]}


async def look(town: Town, person: Person, match: folk.Match) -> Message:
    shown = await town.press(person, match.board, "board")
    assert shown is not None
    return shown


@in_each_locale
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_the_board_shows_each_thing_from_near_and_goes_back(town: Town, game: str, locale: str) -> None:
    astrid = town.settle_in("Astrid", locale)
    match = await folk.begin(town, [astrid], game=game, computers=1)
    board = await look(town, astrid, match)
    assert board.is_ephemeral
    for value, name in offered(board).items():
        near = await town.press(astrid, board, "near", value)
        assert near is not None
        assert near.id == board.id
        [picture] = [item for part in parts(near) for item in part.get("items") or []]
        assert picture["description"]
        assert "Label" in sent(town)["close-up.png"]
        assert name in text_of(near)
    assert offered(board)["legend/"] == say(locale, "picture-legend")
    back = await town.press(astrid, board, say(locale, "button-board"))
    assert back is not None
    assert back.id == board.id
    assert "board.png" in sent(town)


async def test_the_cards_of_a_draft_are_offered_and_shown_to_their_owner_alone(town: Town) -> None:
    astrid, loki = town.settle_in("Astrid"), town.settle_in("Loki")
    match = await folk.begin(town, [astrid], computers=1)
    board, others = await look(town, astrid, match), await look(town, loki, match)
    assert "draft/" in offered(board)
    assert "draft/" not in offered(others)
    near = await town.press(astrid, board, "near", "draft/")
    assert near is not None
    assert say("en", "picture-pack") in text_of(near)
    refused = await town.press_unseen(loki, others, menus(others)[0]["custom_id"], "draft/")
    assert refused is not None
    assert set(sent(town)) == {"board.png"}


async def test_who_wants_no_pictures_looks_in_words(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    await town.command(astrid, "settings", **{"text-mode": True})
    match = await folk.begin(town, [astrid], computers=1)
    near = await town.press(astrid, await look(town, astrid, match), "near", "clan/0")
    assert near is not None
    assert "Glory" in text_of(near)
    assert sent(town) == {}


async def test_without_a_picture_a_close_up_says_so(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise NoPicture

    astrid = town.settle_in("Astrid")
    match = await folk.begin(town, [astrid], computers=1)
    board = await look(town, astrid, match)
    monkeypatch.setattr(town.bot.pictures, "close_up", fails)
    monkeypatch.setattr(town.bot.pictures, "film", fails)
    monkeypatch.setattr("cogs.gallery.log.exception", lambda _: None)
    monkeypatch.setattr("cogs.looking.log.exception", lambda _: None)
    near = await town.press(astrid, board, "near", "clan/0")
    assert near is not None
    assert say("en", "board-near-none") in text_of(near)
    film = await town.press(astrid, board, "replay")
    assert film is not None
    assert say("en", "replay-none") in text_of(film)


@in_each_locale
async def test_a_card_is_a_picture_with_its_words_below(town: Town, locale: str) -> None:
    astrid = town.settle_in("Astrid", locale)
    shown = await town.command(astrid, "card", name="blood-rage/troll-1")
    assert shown is not None
    name = say(locale, "picture-card", card="troll-1")
    assert name.upper() in sent(town)["card.png"].upper()
    picture, text = list(parts(shown))[:2]
    assert name in picture["items"][0]["description"]
    assert f"## {name}" in text["content"]


@in_each_locale
async def test_cards_to_choose_bear_the_letters_of_the_buttons(town: Town, locale: str) -> None:
    astrid = town.settle_in("Astrid", locale)
    match = await folk.begin(town, [astrid], computers=1)
    async with town.bot.hall.look(match.number) as sitting:
        assert sitting.match is not None
        question = sitting.match.question(0)
    assert isinstance(question, Pick)
    panel = await town.press(astrid, match.board, "turn")
    assert panel is not None
    marked = sent(town)["hand.png"]
    drafted = [call for call in town.discord.calls if call.files and call.files[0][0] == "hand.png"]
    asked = [menu["options"] for menu in menus(panel)] or [buttons(panel)]
    labels = [thing["label"] for thing in asked[0] if " · " in thing["label"]]
    assert len(labels) == len(question.values)
    for letter, label in zip("ABCDEFGH", labels, strict=False):
        assert label.startswith(f"{letter} · ")
        assert f"Badge(text='{letter}'" in marked
    assert b"Badge(text='A'" in drafted[0].files[0][2]


async def test_the_saga_since_ones_last_turn_comes_with_its_boards(town: Town) -> None:
    astrid, bjorn = town.settle_in("Astrid"), town.settle_in("Bjørn", "fr")
    match = await folk.begin(town, [astrid, bjorn])
    dice = random.Random(3)
    told = None
    while told is None or say("fr", "saga-nothing-new") in text_of(told):
        for person in match.awaited:
            await by_panel(town, match, person, dice)
        told = await town.press(bjorn, match.board, "saga")
    assert "Token" in sent(town)["recap.png"]
    assert has(told, "replay")


@in_each_locale
async def test_a_match_is_replayed_as_far_as_it_was_told(town: Town, locale: str) -> None:
    astrid = town.settle_in("Astrid", locale)
    match = await folk.begin(town, [astrid], computers=1)
    await folk.play(match, [by_panel], random.Random(1))
    for screen in (match.result, await town.press(astrid, match.result, "board")):
        assert screen is not None
        film = await town.press(astrid, screen, "replay")
        assert film is not None
        assert film.is_ephemeral
        assert "Token" in sent(town)["saga.webp"]
        assert say(locale, "game-title") in text_of(film)


async def test_a_battle_is_shown_with_its_story_and_stays_when_the_board_is_old(town: Town) -> None:
    people = await folk.gather(town, 2)
    match = await folk.begin(town, people, computers=2)
    await folk.play(match, [by_panel], random.Random(2))
    reveals = [
        content.decode()
        for call in town.discord.calls
        for name, _, content in call.files
        if name == "reveal.png"
    ]
    assert reveals
    assert all("crossed-swords" in sketch for sketch in reveals)
    showing = [
        message
        for message in town.messages(match.channel)
        if any("reveal.png" in str(part.get("items")) for part in parts(message))
    ]
    assert len(showing) == len(reveals)
    assert not any(has(message, "turn") for message in showing)


@in_each_locale
async def test_the_panel_says_what_one_has_to_spend(town: Town, locale: str) -> None:
    astrid = town.settle_in("Astrid", locale)
    match = await folk.begin(town, [astrid], computers=1)
    dice = random.Random(1)
    while True:
        panel = await town.press(astrid, match.board, "turn")
        assert panel is not None
        async with town.bot.hall.look(match.number) as sitting:
            assert sitting.match is not None
            view = sitting.match.view(0)
        if view.phase == "action":
            break
        await folk.answer_in(town, astrid, panel, dice)
    clan = view.clans[0]
    most = clan.values["horns"]
    assert say(
        locale, "board-means", rage=clan.rage, count=clan.on_board, most=most, glory=clan.glory
    ) in text_of(panel)


async def test_in_text_mode_the_panel_tells_the_cards_one_chooses_from(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    match = await folk.begin(town, [astrid], computers=1)
    pictured = await town.press(astrid, match.board, "turn")
    await town.command(astrid, "settings", **{"text-mode": True})
    told = await town.press(astrid, match.board, "turn")
    assert pictured is not None
    assert told is not None
    async with town.bot.hall.look(match.number) as sitting:
        assert sitting.match is not None
        own = secrets(sitting.match.view(0))
    assert own is not None
    text = words("en", GAME).say(card_text(own.pack[0]), ())
    assert text not in text_of(pictured)
    assert text in text_of(told)
