"""Interactions of every kind, between a small bot of discord.py and people at the page."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
import yarl
from discord import app_commands, ui

from local import interactions
from local.snowflakes import COUNTER_BITS
from tests.local.guest import Failed, Guest, Refused, buttons, text_of
from tests.local.place import Place

In = discord.Interaction[Any]


class Name(ui.Modal, title="Who are you?"):
    name: ui.TextInput[Any] = ui.TextInput(label="Name", custom_id="name", min_length=2, max_length=5)
    why: ui.TextInput[Any] = ui.TextInput(label="Why", custom_id="why", required=False)

    async def on_submit(self, interaction: In) -> None:
        await interaction.response.send_message(f"hello {self.name.value}", ephemeral=True)


class Panel(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Count", custom_id="count")
    async def count(self, interaction: In, _: Any) -> None:
        assert interaction.message is not None
        await interaction.response.edit_message(content=f"{interaction.message.content}+1")

    @ui.button(label="Nod", custom_id="nod")
    async def nod(self, interaction: In, _: Any) -> None:
        await interaction.response.defer()
        await interaction.followup.send("nodded", ephemeral=True)

    @ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: In, _: Any) -> None:
        await interaction.response.send_modal(Name())

    @ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: In, _: Any) -> None:
        raise NotImplementedError

    @ui.select(
        custom_id="pick",
        max_values=2,
        options=[discord.SelectOption(label=it, value=it) for it in ("a", "b", "c")],
    )
    async def pick(self, interaction: In, select: Any) -> None:
        await interaction.response.send_message(",".join(select.values), ephemeral=True)

    @ui.select(cls=ui.UserSelect, custom_id="who")
    async def who(self, interaction: In, select: Any) -> None:
        await interaction.response.send_message(select.values[0].display_name, ephemeral=True)


class Small(discord.Client):
    """A bot with a command of every kind."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree: Any = app_commands.CommandTree(self)
        self.seen: list[In] = []
        self.told = asyncio.Event()
        self.let_go = asyncio.Event()

    async def setup_hook(self) -> None:
        self.tree.add_command(app_commands.Command(name="panel", description="A panel", callback=self.panel))
        self.tree.add_command(app_commands.Command(name="later", description="Later", callback=self.later))
        self.tree.add_command(app_commands.Command(name="never", description="Never", callback=self.never))
        self.tree.add_command(app_commands.Command(name="twice", description="Twice", callback=self.twice))
        options: Any = app_commands.Command(name="options", description="Options", callback=self.options)
        options.autocomplete("word")(self.words)
        self.tree.add_command(options)
        keepers: Any = app_commands.Command(name="rule", description="Rule", callback=self.panel)
        keepers.default_permissions = discord.Permissions(manage_guild=True)
        keepers.guild_only = True
        self.tree.add_command(keepers)
        self.add_view(Panel())
        await self.tree.sync()

    async def panel(self, interaction: In) -> None:
        self.seen.append(interaction)
        await interaction.response.send_message("0", view=Panel())

    async def later(self, interaction: In) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.let_go.wait()
        await interaction.followup.send("here it is")
        more = await interaction.followup.send("and more", wait=True)
        await more.edit(content="and even more")
        original = await interaction.original_response()
        await original.edit(content=f"{original.content}, edited")

    async def never(self, interaction: In) -> None:
        self.seen.append(interaction)
        self.told.set()

    async def twice(self, interaction: In) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("twice")
        except discord.HTTPException as error:
            await interaction.followup.send(f"refused: {error.code}")
        await interaction.delete_original_response()

    async def options(  # noqa: PLR0917 - a command's options are its parameters
        self,
        interaction: In,
        word: str,
        number: app_commands.Range[int, 1, 8] = 1,
        person: discord.Member | None = None,
        place: discord.TextChannel | None = None,
        sure: bool = False,
    ) -> None:
        self.seen.append(interaction)
        name = None if person is None else person.display_name
        where = None if place is None else place.name
        await interaction.response.send_message(f"{word} {number} {name} {where} {sure}")

    async def words(self, interaction: In, typed: str) -> list[app_commands.Choice[str]]:
        self.seen.append(interaction)
        return [app_commands.Choice(name=it, value=it) for it in ("raven", "wolf") if typed in it]


@pytest_asyncio.fixture
async def small(place: Place, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Small]:
    monkeypatch.setattr(discord.http.Route, "BASE", f"{place.address}/api/v10")
    gateway = yarl.URL(place.house.gateway.address)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    async with Small() as client:
        running = asyncio.create_task(client.start(place.token))
        while not place.house.gateway.ready:
            assert not running.done()
            await asyncio.sleep(0.005)
        yield client
        await client.close()
        await running


@pytest_asyncio.fixture
async def astrid(place: Place, small: Small) -> AsyncIterator[Guest]:
    async with Guest.sit(place.address, "Astrid") as guest:
        await guest.bot_ready()
        yield guest


async def refused(doing: Any) -> int:
    with pytest.raises(Refused) as found:
        await doing
    return found.value.status


@pytest.mark.asyncio
async def test_a_command_is_told_with_who_and_where(place: Place, small: Small, astrid: Guest) -> None:
    shown = (await astrid.command("panel")).shown
    assert shown is not None
    assert shown["interaction_metadata"]["name"] == "panel"
    (told,) = small.seen
    assert told.user.display_name == "Astrid"
    assert told.permissions.manage_guild
    assert told.app_permissions.attach_files
    assert isinstance(told.channel, discord.TextChannel)
    assert (told.locale, told.guild_locale) == (
        discord.Locale.american_english,
        discord.Locale.american_english,
    )
    assert told.filesize_limit == 10 * 1024 * 1024


@pytest.mark.asyncio
async def test_a_command_in_a_dm_has_no_server(small: Small, astrid: Guest) -> None:
    await astrid.command("panel", at=astrid.dm)
    assert small.seen[0].guild_id is None
    assert isinstance(small.seen[0].channel, discord.DMChannel)
    assert astrid.public() == []


@pytest.mark.asyncio
async def test_options_of_every_kind_arrive(small: Small, astrid: Guest) -> None:
    bjorn = next(it["id"] for it in astrid.state["people"] if it["name"] == "Bjørn")
    shown = (
        await astrid.command("options", word="wolf", number=8, person=bjorn, place=astrid.here, sure=True)
    ).shown
    assert shown is not None
    assert shown["content"] == "wolf 8 Bjørn table True"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"word": 7},
        {"word": "x" * 6001},
        {"word": "x", "number": 9},
        {"word": "x", "number": True},
        {"word": "x", "number": "1"},
        {"word": "x", "person": "7"},
        {"word": "x", "place": "7"},
        {"word": "x", "sure": "yes"},
    ],
)
@pytest.mark.asyncio
async def test_options_that_do_not_fit_never_reach_the_bot(
    small: Small, astrid: Guest, options: dict[str, Any]
) -> None:
    assert await refused(astrid.command("options", **options)) == 400
    assert small.seen == []


@pytest.mark.asyncio
async def test_completions_come_while_typing(small: Small, astrid: Guest) -> None:
    assert [it["value"] for it in await astrid.complete("options", "word", "ra")] == ["raven"]
    assert small.seen[0].type is discord.InteractionType.autocomplete


@pytest.mark.asyncio
async def test_only_keepers_may_what_needs_it_and_only_in_the_server(place: Place, astrid: Guest) -> None:
    assert (await astrid.command("rule")).shown is not None
    assert await refused(astrid.command("rule", at=astrid.dm)) == 400
    async with Guest.join(place.address, "Dagny") as dagny:
        place.house.world.people[int(dagny.id)].keeper = False
        assert await refused(dagny.command("rule")) == 403
        assert (await dagny.command("panel")).shown is not None


@pytest.mark.asyncio
async def test_buttons_edit_nod_and_open_forms(astrid: Guest) -> None:
    panel = (await astrid.command("panel")).shown
    assert panel is not None
    await astrid.press(panel, "Count")
    await astrid.press(panel, "Count")
    assert astrid.now(panel)["content"] == "0+1+1"
    nod = await astrid.press(panel, "Nod")
    assert nod.data["deferred"]
    await astrid.until(lambda: (nod.shown or panel)["content"] == "nodded")
    form = await astrid.press(panel, "Ask")
    assert form.form
    assert form.data["title"] == "Who are you?"
    assert await refused(astrid.fill_in(form, name="x")) == 400
    assert await refused(astrid.fill_in(form, name="too long")) == 400
    answer = (await astrid.fill_in(form, name="Bera")).shown
    assert answer is not None
    assert answer["content"] == "hello Bera"


@pytest.mark.asyncio
async def test_menus_take_what_they_offer(astrid: Guest) -> None:
    panel = (await astrid.command("panel")).shown
    assert panel is not None
    answer = (await astrid.press(panel, "pick", "c", "a")).shown
    assert answer is not None
    assert answer["content"] == "c,a"
    for values in ((), ("a", "b", "c"), ("d",), ("a", "a")):
        assert await refused(astrid.press(panel, "pick", *values)) == 400
    answer = (await astrid.press_id(panel, "who", 5, astrid.id)).shown
    assert answer is not None
    assert answer["content"] == "Astrid"
    assert await refused(astrid.press_id(panel, "who", 5, "7")) == 400


@pytest.mark.asyncio
async def test_what_is_not_there_cannot_be_pressed(astrid: Guest) -> None:
    panel = (await astrid.command("panel")).shown
    assert panel is not None
    assert await refused(astrid.press_id(panel, "off", 2)) == 400
    assert await refused(astrid.press_id(panel, "nothing", 2)) == 400
    assert await refused(astrid.press_id({**panel, "id": "7"}, "count", 2)) == 404
    assert await refused(astrid.interact(5, astrid.here, {"id": "7", "components": []})) == 400
    assert await refused(astrid.interact(9, astrid.here, {})) == 400
    assert await refused(astrid.interact(2, "7", {})) == 404
    assert await refused(astrid.interact(2, astrid.here, {"id": "7"})) == 404


@pytest.mark.asyncio
async def test_a_private_answer_is_for_one_pair_of_eyes(place: Place, small: Small, astrid: Guest) -> None:
    async with Guest.sit(place.address, "Bjørn") as bjorn:
        panel = (await astrid.command("panel")).shown
        assert panel is not None
        shown = (await astrid.press(panel, "pick", "a")).shown
        assert shown is not None
        assert shown["flags"] & 64
        await bjorn.until(bjorn.public)
        assert shown["id"] not in bjorn.screen[bjorn.here]
        await bjorn.load()
        assert shown["id"] not in bjorn.screen[bjorn.here]
        assert await refused(bjorn.press_id(shown, "count", 2)) == 404
        path = f"/page/channels/{astrid.here}/messages/{shown['id']}"
        assert await refused(bjorn.call("DELETE", path)) == 404
        with pytest.raises(discord.NotFound):
            await small.get_partial_messageable(int(astrid.here)).fetch_message(int(shown["id"]))
        await astrid.call("DELETE", path)
        await astrid.until(lambda: shown["id"] not in astrid.screen[astrid.here])
        assert (
            await refused(astrid.call("DELETE", f"/page/channels/{astrid.here}/messages/{panel['id']}"))
            == 403
        )


@pytest.mark.asyncio
async def test_a_deferred_answer_comes_later_in_its_place(small: Small, astrid: Guest) -> None:
    waiting = asyncio.create_task(astrid.command("later"))
    await astrid.until(lambda: [it for it in astrid.messages() if it["flags"] & 128])
    small.let_go.set()
    await waiting
    await astrid.until(
        lambda: [it["content"] for it in astrid.messages()] == ["here it is, edited", "and even more"]
    )


@pytest.mark.asyncio
async def test_a_second_first_response_is_refused(astrid: Guest) -> None:
    await astrid.command("twice")
    await astrid.until(lambda: [it["content"] for it in astrid.messages()] == ["refused: 40060"])


@pytest.mark.asyncio
async def test_who_is_not_answered_in_three_seconds_is_told(
    small: Small, astrid: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interactions, "IN_TIME", 0.2)
    with pytest.raises(Failed, match="late"):
        await astrid.command("never")
    with pytest.raises(discord.NotFound) as found:
        await small.seen[0].response.send_message("too late")
    assert found.value.code == 10062


@pytest.mark.asyncio
async def test_without_a_bot_everything_fails_at_once(place: Place, small: Small, astrid: Guest) -> None:
    await small.close()
    await astrid.until(lambda: not astrid.state["bot_ready"])
    place.house.gateway.forget()
    with pytest.raises(Failed, match="away"):
        await astrid.command("panel")


@pytest.mark.asyncio
async def test_tokens_are_worth_something_for_a_quarter_of_an_hour(place: Place, astrid: Guest) -> None:
    panel = (await astrid.command("panel")).shown
    assert panel is not None
    world = place.house.world
    told = world.interaction(int(panel["interaction_metadata"]["id"]))
    assert told is not None
    old = told.id - (901_000 << COUNTER_BITS)
    world._store.run("DELETE FROM interactions")
    told.id = old
    world.save_interaction(told)
    base = f"{place.address}/api/v10/webhooks/{world.bot}"
    async with aiohttp.ClientSession() as session:
        for token, code in ((told.token, 50027), ("nobody", 10015)):
            async with session.post(f"{base}/{token}", json={"content": "x"}) as answer:
                assert (await answer.json())["code"] == code


@pytest.mark.asyncio
async def test_only_responses_that_fit_are_taken(place: Place, small: Small, astrid: Guest) -> None:
    doing = asyncio.create_task(astrid.command("never"))
    await small.told.wait()
    url = f"{place.address}/api/v10/interactions/{small.seen[0].id}/{small.seen[0].token}/callback"
    async with aiohttp.ClientSession() as session:
        for kind in (1, 6, 7, 8, 99):
            async with session.post(url, json={"type": kind, "data": {"content": "x"}}) as answer:
                assert (answer.status, (await answer.json())["code"]) == (400, 50035)
        too_long = {"type": 4, "data": {"content": "x" * 2001}}
        async with session.post(url, json=too_long) as answer:
            assert answer.status == 400
        async with session.post(url.replace("/callback", "x/callback"), json={"type": 5}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (404, 10062)
        async with session.post(url, json={"type": 4, "data": {"content": "at last"}}) as answer:
            assert answer.status == 204
    shown = (await doing).shown
    assert shown is not None
    assert text_of(shown) == "at last"
    assert buttons(shown) == []
    place.judge.faults.clear()
