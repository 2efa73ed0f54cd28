"""Opening a lobby."""

import pytest

from tests.cogs import folk
from tests.cogs.town import Town, custom_id_of, text_of


@pytest.mark.asyncio
async def test_computers_sit_down_at_once_when_the_host_wants_them(town: Town) -> None:
    [host] = await folk.gather(town, 1, ("en-US",))
    await town.command(host, "new", game="blood-rage", computers=2)
    [lobby] = town.messages()
    assert "(3 of 4)" in text_of(lobby)
    assert text_of(lobby).count("(computer)") == 2
    await town.press(host, lobby, "start")
    assert len(town.threads()) == 1


@pytest.mark.asyncio
async def test_a_lobby_with_too_few_says_what_to_press(town: Town) -> None:
    [host] = await folk.gather(town, 1, ("en-US",))
    await town.command(host, "new", game="blood-rage")
    [lobby] = town.messages()
    hint = "It takes 2 players: friends press **Join**, and the host can press **Add Computer**."
    assert hint in text_of(lobby)
    await town.press(host, lobby, "computer")
    assert hint not in text_of(lobby)


@pytest.mark.asyncio
async def test_more_computers_than_seats_are_refused_and_no_lobby_is_opened(town: Town) -> None:
    [host] = await folk.gather(town, 1, ("en-US",))
    told = await town.command(host, "new", game="blood-rage", seats=2, computers=2)
    assert told is not None
    assert text_of(told) == "All seats are taken."
    assert town.messages() == []


@pytest.mark.asyncio
async def test_a_match_speaks_the_language_of_who_opens_it_unless_the_server_has_chosen(town: Town) -> None:
    jarl = town.settle_in("Jarl", "de", admin=True)
    await town.command(jarl, "new", game="blood-rage")
    assert "Plätze" in text_of(town.messages()[-1])
    await town.command(jarl, "server settings", language="fr")
    await town.command(jarl, "new", game="blood-rage")
    assert "Places" in text_of(town.messages()[-1])


@pytest.mark.asyncio
async def test_what_is_typed_beside_a_new_lobby_is_for_the_match_that_is_played_there(town: Town) -> None:
    astrid, bera = await folk.gather(town, 2, ("en-US",))
    match = await folk.begin(town, [astrid, bera], place="channel")
    await town.command(bera, "new", game="blood-rage")
    told = await town.command(astrid, "board")
    assert told is not None
    assert "### Blood Rage #1" in text_of(told)
    assert await town.complete(match.awaited[0], "move", "answer", "")


@pytest.mark.asyncio
async def test_who_wants_the_same_rematch_sits_down_in_its_lobby(town: Town) -> None:
    match = await folk.begin(town, await folk.gather(town, 3))
    astrid, bjorn, cille = match.players
    panel = await town.command(astrid, "match end", at=match.channel)
    assert panel is not None
    await town.press(astrid, panel, "end")
    await town.press_at_once(
        *((it, match.result, custom_id_of(match.result, "rematch"), ()) for it in (astrid, bjorn))
    )
    lobby = town.messages()[-1]
    assert "(2 of 4)" in text_of(lobby)
    for _ in range(2):
        told = await town.press(cille, match.result, "rematch")
        assert told is not None
        assert f"salon d'attente dans <#{town.channel.id}>" in text_of(told)
    assert "(3 of 4)" in text_of(lobby)
    assert town.messages()[-1] is lobby


@pytest.mark.asyncio
async def test_a_rematch_has_the_computers_again_and_says_where_it_is(town: Town) -> None:
    match = await folk.begin(town, await folk.gather(town, 1), computers=2)
    [astrid] = match.players
    panel = await town.command(astrid, "match end", at=match.channel)
    assert panel is not None
    await town.press(astrid, panel, "end")
    told = await town.press(astrid, match.result, "rematch")
    assert told is not None
    assert f"The lobby is open in <#{town.channel.id}>." in text_of(told)
    lobby = town.messages()[-1]
    assert "(3 of 4)" in text_of(lobby)
    assert "Muninn" in text_of(lobby)
    await town.press(astrid, lobby, "start")
    assert len(town.threads()) == 2


@pytest.mark.asyncio
async def test_who_manages_the_server_does_with_a_lobby_what_its_host_does(town: Town) -> None:
    astrid, bjorn = await folk.gather(town, 2)
    jarl = town.settle_in("Jarl", admin=True)
    await town.command(astrid, "new", game="blood-rage")
    [lobby] = town.messages()
    for verb in ("computer", "options", "cancel"):
        told = await town.press(bjorn, lobby, verb)
        assert told is not None
        assert "oder den Server verwaltet" in text_of(told)
    await town.press(jarl, lobby, "computer")
    assert "(2 of 4)" in text_of(lobby)
    panel = await town.press(jarl, lobby, "options")
    assert panel is not None
    await town.press(jarl, panel, "fewer")
    assert "(1 of 4)" in text_of(lobby)
    await town.press(jarl, lobby, "cancel")
    assert "This lobby is closed" in text_of(lobby)


@pytest.mark.asyncio
async def test_what_makes_no_sense_in_a_lobby_is_refused_in_words_that_fit(town: Town) -> None:
    [astrid] = await folk.gather(town, 1)
    await town.command(astrid, "new", game="blood-rage")
    [lobby] = town.messages()
    told = await town.press(astrid, lobby, "join")
    assert told is not None
    assert text_of(told) == "You already have a seat in this match."
    told = await town.command(astrid, "resign")
    assert told is not None
    assert text_of(told) == "The match has not begun yet."


@pytest.mark.asyncio
async def test_a_command_of_another_game_says_which_game_is_played(town: Town) -> None:
    match = await folk.begin(town, await folk.gather(town, 2, ("de",)))
    [astrid, _] = match.players
    for name in ("midgard place", "midgard longhouse"):
        told = await town.command(astrid, name, at=match.channel)
        assert told is not None
        assert text_of(told) == "Hier wird Blood Rage gespielt. Die Züge dafür zeigt /ziehen."
