"""What people see: real pictures in the lobby, in the channel, in hands, in panels and in the result."""

import io

import pytest
from PIL import Image

from rendering.pictures import Picture
from tests.cogs.town import Town, buttons, parts, text_of

pytestmark = pytest.mark.asyncio
PAINTED = Picture.png


@pytest.fixture(autouse=True)
def _painted(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests make do with sketches."""
    monkeypatch.setattr(Picture, "png", PAINTED)


def pictures(town: Town) -> dict[str, tuple[int, int]]:
    """The pictures sent so far by name, with their sizes."""
    found = {}
    for call in town.discord.calls:
        for name, _, content in call.files:
            if name.endswith(".png"):
                image = Image.open(io.BytesIO(content))
                image.load()
                found[name] = image.size
    return found


async def test_a_turn_is_seen_in_pictures_with_words_for_who_does_not_see_them(town: Town) -> None:
    astrid = town.settle_in("Astrid", "fr")
    await town.command(astrid, "new", game="blood-rage", seats=2, language="en")
    lobby = town.messages()[0]
    await town.press(astrid, lobby, "computer")
    await town.press(astrid, lobby, "start")
    [thread] = town.threads()
    assert set(pictures(town)) == {"cover.png", "board.png", "hand.png"}
    assert min(size for sizes in pictures(town).values() for size in sizes) >= 400
    board = town.messages(thread)[-1]
    [item] = [item for part in parts(board) for item in part.get("items") or []]
    assert "Doomed this Age" in item["description"]
    shown = await town.press(astrid, board, "board")
    assert shown is not None
    assert "Âge" in text_of(shown)


async def test_who_reads_gets_words_instead(town: Town) -> None:
    astrid = town.settle_in("Astrid")
    await town.command(astrid, "settings", **{"text-mode": True})
    await town.command(astrid, "new", game="blood-rage", seats=2)
    lobby = town.messages()[0]
    await town.press(astrid, lobby, "computer")
    await town.press(astrid, lobby, "start")
    [thread] = town.threads()
    assert "hand.png" not in pictures(town)
    shown = await town.press(astrid, town.messages(thread)[-1], "board")
    assert shown is not None
    assert "### Provinces" in text_of(shown)
    await town.press(astrid, town.messages(thread)[-1], "turn")
    assert town.bot.looks == {}


async def test_without_a_picture_the_board_is_told_in_words(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("rendering.pictures.Picture.png", fails)
    monkeypatch.setattr("cogs.gallery.log.exception", lambda _: None)
    astrid = town.settle_in("Astrid")
    await town.command(astrid, "new", game="blood-rage", seats=2)
    await town.press(astrid, town.messages()[0], "computer")
    await town.press(astrid, town.messages()[0], "start")
    [thread] = town.threads()
    board = town.messages(thread)[-1]
    assert "### Provinces" in text_of(board)
    assert [button["label"] for button in buttons(board)] == [
        "Take My Turn",
        "My Hand",
        "Board",
        "Saga",
        "Help",
    ]
    assert pictures(town) == {}
