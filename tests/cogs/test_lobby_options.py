"""The options of a lobby: whatever a game lets a table choose, by menus, in the reader's language."""

import random

import pytest
from simcord.backend.models import Message

from games.engine import Game
from games.engine.settings import Setting, settings_of
from games.registry import GAMES
from locales import LANGUAGES, words
from rendering.text import Voice
from tests.cogs import folk
from tests.cogs.town import Person, Town, both_judges, menus, text_of

CLANS = "Wolf Clan Bear Clan Serpent Clan Raven Clan"


async def lobby_of(town: Town, *languages: str) -> tuple[Message, list[Person]]:
    """A lobby in which two have sat down."""
    host, guest = people = await folk.gather(town, 2, languages or ("en-US",))
    await town.command(host, "new", game="blood-rage")
    lobby = town.messages()[0]
    await town.press(guest, lobby, "join")
    return lobby, people


async def panel_of(town: Town, host: Person, lobby: Message, *pressed: str) -> Message:
    panel = await town.press(host, lobby, "options")
    for label in pressed:
        assert panel is not None
        panel = await town.press(host, panel, label)
    assert panel is not None
    return panel


def menu(panel: Message, ends: str) -> str:
    return next(str(it["custom_id"]) for it in menus(panel) if it["custom_id"].endswith(ends))


def chosen(panel: Message, ends: str) -> list[str]:
    found = next(it for it in menus(panel) if it["custom_id"].endswith(ends))
    return [it["label"] for it in found["options"] if it.get("default")]


def offered(panel: Message, ends: str) -> list[str]:
    found = next(it for it in menus(panel) if it["custom_id"].endswith(ends))
    return [it["label"] for it in found["options"]]


@pytest.mark.asyncio
@both_judges
async def test_the_host_chooses_who_goes_first(town: Town) -> None:
    lobby, [host, guest] = await lobby_of(town)
    panel = await panel_of(town, host, lobby)
    assert chosen(panel, "first_player") == ["Chance decides who goes first"]
    assert offered(panel, "first_player")[1:] == ["Astrid goes first", "Bjørn goes first"]
    await town.press(host, panel, menu(panel, "first_player"), "1")
    assert chosen(panel, "first_player") == ["Bjørn goes first"]
    assert "Bjørn goes first" in text_of(lobby)
    await town.press(guest, lobby, "leave")
    assert "goes first" not in text_of(lobby)
    await town.press(guest, lobby, "join")
    await town.press(host, panel, menu(panel, "first_player"), "1")
    await town.press(host, lobby, "start")
    [thread] = town.threads()
    assert "**Bjørn** is the first player" in text_of(town.messages(thread)[0])


@pytest.mark.asyncio
@both_judges
async def test_nobody_in_particular_can_be_chosen_again(town: Town) -> None:
    lobby, [host, _] = await lobby_of(town)
    panel = await panel_of(town, host, lobby)
    await town.press(host, panel, menu(panel, "first_player"), "0")
    assert "Astrid goes first" in text_of(lobby)
    await town.press(host, panel, menu(panel, "first_player"), "-")
    assert "goes first" not in text_of(lobby)


@pytest.mark.asyncio
@both_judges
async def test_every_player_has_a_clan_of_their_own(town: Town) -> None:
    lobby, [host, guest] = await lobby_of(town)
    panel = await panel_of(town, host, lobby, "Clans")
    assert "Clan of Bjørn" in text_of(panel)
    assert " ".join(offered(panel, "clans:1")[1:]) == CLANS
    await town.press(host, panel, menu(panel, "clans:1"), "raven")
    assert (chosen(panel, "clans:0"), chosen(panel, "clans:1")) == (["Wolf Clan"], ["Raven Clan"])
    await town.press(host, panel, menu(panel, "clans:0"), "raven")
    assert "**Astrid** (host) · Raven Clan" in text_of(lobby)
    assert "**Bjørn** · Wolf Clan" in text_of(lobby)
    dag = town.settle_in("Dag")
    await town.press(dag, lobby, "join")
    assert "**Dag** · Bear Clan" in text_of(lobby)
    await town.press(guest, lobby, "leave")
    assert "2. **Dag** · Bear Clan" in text_of(lobby)
    await town.press(host, lobby, "start")
    number = int(menus(panel)[0]["custom_id"].split(":")[3])
    async with town.bot.hall.look(number) as sitting:
        assert [clan.clan for clan in sitting.match.state.clans] == ["raven", "bear"]


@pytest.mark.asyncio
@both_judges
async def test_only_clans_in_play_are_offered_and_all_can_be_left_to_the_seats(town: Town) -> None:
    lobby, [host, _] = await lobby_of(town)
    panel = await panel_of(town, host, lobby)
    await town.press(host, panel, menu(panel, ":options"), "five_players")
    await town.press(host, panel, "Clans")
    assert offered(panel, "clans:0")[-1] == "Ram Clan"
    await town.press(host, panel, menu(panel, "clans:0"), "ram")
    assert "**Astrid** (host) · Ram Clan" in text_of(lobby)
    await town.press(host, panel, menu(panel, "clans:0"), "-")
    assert "Clan" not in text_of(lobby)
    await town.press(host, panel, "Options")
    assert chosen(panel, ":options") == ["Fifth player"]


@pytest.mark.asyncio
async def test_only_the_host_chooses(town: Town) -> None:
    lobby, [host, guest] = await lobby_of(town)
    panel = await panel_of(town, host, lobby)
    refused = await town.press_unseen(guest, panel, menu(panel, "first_player"), "1")
    assert refused is not None
    assert "goes first" not in text_of(lobby)


@pytest.mark.asyncio
async def test_a_value_from_another_time_changes_nothing(town: Town) -> None:
    lobby, [host, _] = await lobby_of(town)
    panel = await panel_of(town, host, lobby)
    before = text_of(lobby)
    for setting, value in (("first_player", "nobody"), ("moon", "0"), ("clans:2", "raven")):
        refused = await town.press_unseen(host, panel, f"skald:menu:set:1:setting:{setting}", value)
        assert refused is not None
        assert text_of(lobby) == before


@pytest.mark.asyncio
@both_judges
async def test_the_options_speak_the_hosts_language(town: Town) -> None:
    lobby, [host, _] = await lobby_of(town, "de")
    panel = await panel_of(town, host, lobby)
    assert chosen(panel, "first_player") == ["Der Zufall bestimmt, wer beginnt"]


@pytest.mark.asyncio
@both_judges
async def test_a_rematch_keeps_the_options_but_nobodys_clan(town: Town) -> None:
    lobby, [host, guest] = await lobby_of(town)
    panel = await panel_of(town, host, lobby)
    await town.press(host, panel, menu(panel, ":options"), "first_game")
    await town.press(host, panel, menu(panel, "first_player"), "1")
    await town.press(host, panel, "Clans")
    await town.press(host, panel, menu(panel, "clans:0"), "raven")
    await town.press(host, lobby, "start")
    [thread] = town.threads()
    match = folk.Match(town, "blood-rage", [host, guest], thread, 1)
    await folk.play(match, [folk.by_panel], random.Random(1))
    await town.press(guest, match.result, "rematch")
    again = text_of(town.messages()[-1])
    assert "First game" in again
    assert "Raven" not in again
    assert "goes first" not in again


def keys(setting: Setting) -> list[str]:
    """The words a setting needs."""
    name = f"setting-{setting.name}"
    of_kind = {"switch": [f"{name}.about"], "seat": [f"{name}-seat"], "each": [f"{name}-of"], "choice": []}
    values = [f"{name}-{value}" for value in setting.values if not value.isdecimal()]
    return [name, *of_kind[setting.kind], *values, *([f"{name}-none"] if setting.optional else [])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_setting_of_every_game_has_its_words(game: Game, language: str) -> None:
    voice = Voice(words(language, game), ["Astrid"])
    said = [voice.say(key, seat=0) for setting in settings_of(game.options) for key in keys(setting)]
    assert all(said)
