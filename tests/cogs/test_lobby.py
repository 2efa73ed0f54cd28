"""Opening a lobby."""

import pytest

from tests.cogs import folk
from tests.cogs.town import Town, text_of


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
