"""Discord's HTTP API as discord.py speaks it: what is taken, what is refused, and with which number."""

import io
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from discord import ui
from PIL import Image

from local import permissions, posts
from local.snowflakes import COUNTER_BITS
from tests.local.guest import Guest
from tests.local.place import Place


def picture() -> bytes:
    """A picture of two by three."""
    with io.BytesIO() as file:
        Image.new("RGB", (2, 3)).save(file, "PNG")
        return file.getvalue()


PNG = picture()


@pytest_asyncio.fixture
async def client(place: Place, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[discord.Client]:
    """discord.py, logged in but not connected."""
    monkeypatch.setattr(discord.http.Route, "BASE", f"{place.address}/api/v10")
    async with discord.Client(intents=discord.Intents.default()) as client:
        await client.login(place.token)
        yield client


def channel_of(place: Place) -> int:
    return next(channel.id for channel in place.house.world.channels.values() if channel.kind == 0)


def person_of(place: Place) -> int:
    return next(iter(place.house.world.people))


def layout(*items: Any) -> ui.LayoutView:
    view = ui.LayoutView()
    for item in items:
        view.add_item(item)
    return view


async def refused(doing: Any) -> tuple[int, int]:
    with pytest.raises(discord.HTTPException) as found:
        await doing
    return found.value.status, found.value.code


@pytest.mark.asyncio
async def test_login_needs_the_right_token(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", f"{place.address}/api/v10")
    async with discord.Client(intents=discord.Intents.none()) as client:
        with pytest.raises(discord.LoginFailure):
            await client.login("not the token")
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(place.token)
        assert client.user is not None
        assert client.user.display_name == "Skald"
        assert client.application_id == place.house.world.bot


@pytest.mark.asyncio
async def test_a_message_is_sent_read_edited_and_deleted(place: Place, client: discord.Client) -> None:
    channel = client.get_partial_messageable(channel_of(place))
    sent = await channel.send("hello")
    assert (await channel.fetch_message(sent.id)).content == "hello"
    edited = await sent.edit(content="hello again")
    assert edited.edited_at is not None
    assert [it.content async for it in channel.history()] == ["hello again"]
    await sent.delete()
    assert await refused(channel.fetch_message(sent.id)) == (404, 10008)
    assert await refused(sent.edit(content="x")) == (404, 10008)
    assert await refused(sent.delete()) == (404, 10008)


@pytest.mark.asyncio
async def test_files_come_back_with_their_size_and_can_be_downloaded(
    place: Place, client: discord.Client
) -> None:
    channel = client.get_partial_messageable(channel_of(place))
    file = discord.File(io.BytesIO(PNG), filename="a b.png", description="a tiny picture")
    sent = await channel.send("look", file=file)
    (attachment,) = sent.attachments
    assert (attachment.filename, attachment.width, attachment.height) == ("a_b.png", 2, 3)
    assert attachment.description == "a tiny picture"
    assert attachment.content_type == "image/png"
    async with aiohttp.ClientSession() as session:
        async with session.get(attachment.url) as answer:
            assert await answer.read() == PNG
        async with session.get(attachment.url.partition("?")[0]) as answer:
            assert answer.status == 404


@pytest.mark.asyncio
async def test_a_file_shown_by_a_component_is_no_attachment_and_stays_when_edited(
    place: Place, client: discord.Client
) -> None:
    channel = client.get_partial_messageable(channel_of(place))
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png")
    file = discord.File(io.BytesIO(PNG), filename="board.png")
    sent = await channel.send(view=layout(ui.TextDisplay("one"), gallery), file=file)
    assert sent.attachments == []
    shown = sent.components[1]
    assert isinstance(shown, discord.MediaGalleryComponent)
    assert shown.items[0].media.width == 2
    await sent.edit(view=layout(ui.TextDisplay("two"), gallery))
    assert await refused(sent.edit(view=layout(gallery), attachments=[])) == (400, 50035)
    assert len(place.house.world.message(channel.id, sent.id).files) == 1  # type: ignore[union-attr]


@pytest.mark.asyncio
async def test_a_nonce_posts_once(place: Place, client: discord.Client) -> None:
    channel = client.get_partial_messageable(channel_of(place))
    first = await channel.send("once", nonce="letter 1")
    again = await channel.send("twice", nonce="letter 1")
    assert again.id == first.id
    assert [it.content async for it in channel.history()] == ["once"]


@pytest.mark.asyncio
async def test_only_allowed_mentions_notify(place: Place, client: discord.Client) -> None:
    channel, person = client.get_partial_messageable(channel_of(place)), person_of(place)
    nobody = discord.AllowedMentions.none()
    assert [it.id for it in (await channel.send(f"<@{person}>")).mentions] == [person]
    assert (await channel.send(f"<@{person}>", allowed_mentions=nobody)).mentions == []
    only = discord.AllowedMentions(users=[discord.Object(person)], everyone=False, roles=False)
    view = layout(ui.TextDisplay(f"<@{person}> <@1>"))
    assert [it.id for it in (await channel.send(view=view, allowed_mentions=only)).mentions] == [person]


@pytest.mark.asyncio
async def test_what_discord_refuses_is_refused_with_its_code(place: Place, client: discord.Client) -> None:
    channel = client.get_partial_messageable(channel_of(place))
    assert await refused(client.get_partial_messageable(5).send("x")) == (404, 10003)
    assert await refused(channel.send("")) == (400, 50006)
    assert await refused(channel.send("x" * 2001)) == (400, 50035)
    many = [discord.File(io.BytesIO(b"x"), filename=f"{it}.txt") for it in range(11)]
    assert await refused(channel.send(files=many)) == (400, 50035)
    large = discord.File(io.BytesIO(bytes(12 * 1024 * 1024)), filename="large.bin")
    assert await refused(channel.send(file=large)) == (413, 40005)
    with pytest.raises(discord.HTTPException) as found:
        await channel.send(view=layout(*(ui.TextDisplay("x" * 1500) for _ in range(3))))
    assert "In components" in str(found.value)
    place.judge.faults.clear()


@pytest.mark.asyncio
async def test_dms_can_be_closed(place: Place, client: discord.Client) -> None:
    async with Guest.sit(place.address, "Astrid") as astrid:
        dm = await client.create_dm(discord.Object(int(astrid.id)))
        await dm.send("psst")
        await astrid.until(lambda: astrid.public(astrid.dm))
        await astrid.call("PATCH", "/page/me", {"dms_open": False})
        assert await refused(dm.send("psst")) == (403, 50007)
    assert await refused(client.create_dm(discord.Object(7))) == (404, 10013)


@pytest.mark.asyncio
async def test_what_the_bot_may_not_do_is_refused(place: Place, client: discord.Client) -> None:
    channel = client.get_partial_messageable(channel_of(place))
    sent = await channel.send("x")
    there = place.house.world.channels[channel.id]
    there.denied = permissions.SEND | permissions.PUBLIC_THREADS
    assert await refused(channel.send("x")) == (403, 50013)
    assert await refused(
        client.http.start_thread_with_message(channel.id, sent.id, name="x", auto_archive_duration=60)
    ) == (403, 50013)
    there.denied = permissions.ATTACH
    assert await refused(channel.send(file=discord.File(io.BytesIO(b"x"), "a.txt"))) == (403, 50013)
    there.denied = permissions.VIEW
    assert await refused(channel.send("x")) == (403, 50001)


@pytest.mark.asyncio
async def test_threads_begin_at_messages_or_by_themselves(place: Place, client: discord.Client) -> None:
    channel = client.get_partial_messageable(channel_of(place))
    sent = await channel.send("x")
    begin = partial(client.http.start_thread_with_message, auto_archive_duration=10080)
    thread = await begin(channel.id, sent.id, name="saga")
    assert thread["id"] == str(sent.id)
    assert await refused(begin(channel.id, sent.id, name="again")) == (400, 160004)
    assert await refused(begin(channel.id, sent.id + 1, name="x")) == (404, 10008)
    assert await refused(begin(int(thread["id"]), sent.id, name="x")) == (404, 10008)
    other = await channel.send("y")
    assert await refused(begin(channel.id, other.id, name="x" * 101)) == (400, 50035)
    assert await refused(begin(channel.id, other.id, name="x", auto_archive_duration=7)) == (400, 50035)  # type: ignore[arg-type]
    alone = await client.http.start_thread_without_message(
        channel.id, name="alone", type=11, auto_archive_duration=60
    )
    inside = client.get_partial_messageable(int(alone["id"]))
    await inside.send("in the thread")
    changed = await client.http.edit_channel(int(alone["id"]), archived=True, name="over")
    assert changed["name"] == "over"
    await inside.send("wakes it up")
    assert not place.house.world.channels[int(alone["id"])].archived
    assert await refused(client.http.edit_channel(channel.id, name="x")) == (403, 50013)
    place.judge.faults.clear()


@pytest.mark.asyncio
async def test_an_old_message_is_edited_a_few_times_only(place: Place, client: discord.Client) -> None:
    channel = client.get_partial_messageable(channel_of(place))
    world = place.house.world
    await channel.send("x")
    (message,) = world.messages(channel.id, None, 1)
    world.delete_message(message)
    message.id -= (posts.OLD + 1) * 1000 << COUNTER_BITS
    world.save_message(message)
    old = channel.get_partial_message(message.id)
    for number in range(posts.MOST_LATE_EDITS):
        await old.edit(content=str(number))
    assert await refused(old.edit(content="x")) == (429, 30046)


@pytest.mark.asyncio
async def test_replies_and_people_of_others(place: Place, client: discord.Client) -> None:
    channel = client.get_partial_messageable(channel_of(place))
    async with Guest.sit(place.address, "Astrid") as astrid:
        said = await astrid.say("hello")
        theirs = channel.get_partial_message(int(said["id"]))
        reply = await theirs.reply("welcome")
        assert reply.reference is not None
        assert reply.reference.message_id == theirs.id
        assert await refused(theirs.edit(content="x")) == (403, 50005)
        assert await refused(theirs.delete()) == (403, 50013)
        await channel.typing()
        await astrid.until(lambda: any(it["t"] == "TYPING_START" for it in astrid.events))
        assert (await client.fetch_user(int(astrid.id))).display_name == "Astrid"
    assert await refused(client.fetch_user(7)) == (404, 10013)


@pytest.mark.asyncio
async def test_the_server_can_be_looked_at(place: Place, client: discord.Client) -> None:
    server = place.house.world.server
    guild = await client.fetch_guild(server)
    assert guild.name == "Skald’s Hall"
    assert [it.name for it in await guild.fetch_channels()] == ["table"]
    assert (await guild.fetch_member(person_of(place))).display_name == "Astrid"
    assert await refused(guild.fetch_member(7)) == (404, 10007)
    assert [it.id async for it in client.fetch_guilds()] == [server]
    assert await refused(client.fetch_guild(7)) == (404, 10004)
    assert (await client.fetch_channel(channel_of(place))).id == channel_of(place)
    assert (await client.http.get_active_threads(server))["threads"] == []


@pytest.mark.asyncio
async def test_commands_are_kept_by_name_everywhere_and_in_a_server(
    place: Place, client: discord.Client
) -> None:
    http, application, server = client.http, place.house.world.bot, place.house.world.server
    one: Any = {"name": "one", "description": "The first", "type": 1}
    two: Any = {"name": "two", "description": "The second", "type": 1}
    told = await http.bulk_upsert_global_commands(application, [one, two])
    again = await http.bulk_upsert_global_commands(application, [two])
    assert [it["id"] for it in again] == [it["id"] for it in told if it["name"] == "two"]
    local: Any = await http.upsert_guild_command(application, server, one)
    assert local["guild_id"] == str(server)
    changed = await http.edit_global_command(
        application, int(again[0]["id"]), two | {"description": "Second"}
    )
    assert (await http.get_global_command(application, int(changed["id"])))["description"] == "Second"
    assert len(await http.get_guild_commands(application, server)) == 1
    await http.delete_guild_command(application, server, int(local["id"]))
    assert await http.get_guild_commands(application, server) == []
    assert await refused(http.get_global_command(application, 7)) == (404, 10063)
    assert await refused(http.get_global_commands(7)) == (403, 20012)
    assert await refused(http.get_guild_commands(application, 7)) == (403, 50001)
    bad: Any = {"name": "No Such", "description": "x", "type": 1}
    assert await refused(http.bulk_upsert_global_commands(application, [bad])) == (400, 50035)
    place.judge.faults.clear()


@pytest.mark.asyncio
async def test_a_call_that_nobody_knows_is_told_loudly_and_without_tokens(place: Place) -> None:
    headers = {"Authorization": f"Bot {place.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.get(f"{place.address}/api/v10/webhooks/1/{'t' * 48}/slack") as answer:
            assert answer.status in (404, 405)
        async with session.delete(f"{place.address}/api/v10/users/@me") as answer:
            assert answer.status == 405
    told = [record.getMessage() for record in place.trouble.records]
    assert len(told) == 2
    assert "t" * 48 not in "".join(told)
    place.trouble.records.clear()
    place.judge.faults.clear()


@pytest.mark.asyncio
async def test_what_is_no_json_is_refused(place: Place) -> None:
    url = f"{place.address}/api/v10/channels/{channel_of(place)}/messages"
    headers = {"Authorization": f"Bot {place.token}", "Content-Type": "application/json"}
    async with aiohttp.ClientSession() as session:
        for nonsense in (b"{", b"[" * 100_000):
            async with session.post(url, headers=headers, data=nonsense) as answer:
                assert answer.status == 400
        async with session.post(url, headers=headers, data=b"{") as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 50109)
        form = aiohttp.FormData({"surprise": "x"})
        form.add_field("files[0]", b"x", filename="a.txt")
        async with session.post(url, headers={"Authorization": f"Bot {place.token}"}, data=form) as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, 50035)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("path", "body", "where"),
    [
        ("messages", {"components": "x"}, "components"),
        ("messages", {"components": [{"type": 1, "components": [7]}]}, "components"),
        ("messages", {"components": [{"type": "button"}]}, "components"),
        ("messages", {"embeds": [{"fields": 3}]}, "embeds"),
        ("messages", {"attachments": [{"id": 0, "filename": 5}]}, "attachments"),
        ("messages", {"flags": "many"}, "flags"),
        ("messages", ["hello"], "_errors"),
        ("threads", "a name", "_errors"),
    ],
)
async def test_a_body_of_the_wrong_shape_is_refused_with_its_place(
    place: Place, path: str, body: Any, where: str
) -> None:
    url = f"{place.address}/api/v10/channels/{channel_of(place)}/{path}"
    headers = {"Authorization": f"Bot {place.token}"}
    async with aiohttp.ClientSession() as session, session.post(url, json=body, headers=headers) as answer:
        told = await answer.json()
        assert (answer.status, told["code"]) == (400, 50035)
        assert where in told["errors"]
    place.judge.faults.clear()


@pytest.mark.asyncio
async def test_a_thread_counts_its_messages(place: Place, client: discord.Client) -> None:
    channel = await client.fetch_channel(channel_of(place))
    assert isinstance(channel, discord.TextChannel)
    start = await channel.send("Here")
    thread = await start.create_thread(name="A saga")
    await thread.send("One")
    await thread.send("Two")
    again = await client.fetch_channel(thread.id)
    assert isinstance(again, discord.Thread)
    assert again.message_count == 2
