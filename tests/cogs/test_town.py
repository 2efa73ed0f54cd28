"""The town itself: what people do reaches the bot, and what the bot says reaches people."""

import io
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui
from discord.ext import commands

from cogs import doors
from tests.cogs import limits
from tests.cogs.town import Town, buttons, custom_id_of, menus, text_of, town_of


class Form(ui.Modal, title="How many?"):
    """A form."""

    number: ui.TextInput[Any] = ui.TextInput(label="Number", custom_id="number")

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(
            view=doors.layout(ui.TextDisplay(f"It is {self.number.value}"))
        )


class Tiny(commands.Bot):
    """A bot that does each thing Skald does, once."""

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True), help_command=None)
        self.doors: dict[str, doors.Handler] = {
            "unknown": self.unknown,
            "count": self.count,
            "ask": self.ask,
            "pick": self.pick,
        }

    async def setup_hook(self) -> None:
        self.add_dynamic_items(doors.Button, doors.Menu)
        self.tree.add_command(app_commands.Command(name="open", description="Open", callback=self.open))
        await self.tree.sync()

    async def open(self, interaction: discord.Interaction[Any]) -> None:
        view = doors.layout(ui.TextDisplay(f"Panel in {interaction.locale.value}"), *self.controls(0))
        await interaction.response.send_message(view=view, ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        file = discord.File(io.BytesIO(b"saga"), filename="saga.txt")
        public = await interaction.channel.send(
            view=doors.layout(ui.TextDisplay("Board"), ui.File("attachment://saga.txt"), *self.controls(0)),
            file=file,
            nonce="letter 1",
        )
        again = await interaction.channel.send(view=doors.layout(ui.TextDisplay("Board")), nonce="letter 1")
        assert again.id == public.id
        thread = await public.create_thread(name="Match")
        await thread.send(view=doors.layout(ui.TextDisplay("In the thread")))
        dm = await self.create_dm(discord.Object(interaction.user.id))
        await dm.send(view=doors.layout(ui.TextDisplay("Your hand"), *self.controls(0)))

    def controls(self, number: int) -> list[ui.ActionRow[Any]]:
        menu = doors.Menu.of([doors.option("One", "1"), doors.option("Two", "2")], "Pick", "pick", 1)
        return [
            *doors.rows([doors.Button.of("More", "count", 1, number), doors.Button.of("Ask", "ask", 1)]),
            ui.ActionRow(menu),
        ]

    async def count(self, interaction: discord.Interaction[Any], press: doors.Press) -> None:
        number = int(press.rest[0]) + 1
        view = doors.layout(ui.TextDisplay(f"Count {number}"), *self.controls(number))
        await interaction.response.edit_message(view=view)

    async def ask(self, interaction: discord.Interaction[Any], _: doors.Press) -> None:
        await interaction.response.send_modal(Form())

    async def pick(self, interaction: discord.Interaction[Any], press: doors.Press) -> None:
        await interaction.response.defer()
        view = doors.layout(ui.TextDisplay(f"Picked {press.values}"))
        await interaction.followup.send(view=view, ephemeral=True)

    async def unknown(self, interaction: discord.Interaction[Any], _: doors.Press) -> None:
        await interaction.response.send_message(view=doors.layout(ui.TextDisplay("Old")), ephemeral=True)


@pytest_asyncio.fixture
async def tiny(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Town]:
    async with town_of(Tiny, monkeypatch) as town:
        yield town


@pytest.mark.asyncio
async def test_buttons_menus_forms_dms_threads_files_and_nonces_work_also_after_a_restart(tiny: Town) -> None:
    bera = tiny.settle_in("Bera", "de")
    panel = await tiny.command(bera, "open")
    assert panel is not None
    assert bera.panel is panel
    assert text_of(panel).startswith("Panel in de")
    assert [text_of(message).split("\n")[0] for message in tiny.messages()] == ["Board", "Match"]
    [thread] = tiny.threads()
    assert [text_of(message) for message in tiny.messages(thread)][-1] == "In the thread"
    [hand] = tiny.dms(bera)
    await tiny.press(bera, panel, "More")
    await tiny.press(bera, panel, "count")
    assert "Count 2" in text_of(panel)
    await tiny.restart()
    await tiny.press(bera, panel, "More")
    await tiny.press(bera, hand, "More")
    assert "Count 3" in text_of(panel)
    assert "Count 1" in text_of(hand)
    told = await tiny.press(bera, panel, "pick", "2")
    assert told is not None
    assert text_of(told) == "Picked ('2',)"
    await tiny.press(bera, panel, "Ask")
    await tiny.fill_in(bera, number="7")
    assert text_of(panel) == "It is 7"


@pytest.mark.asyncio
async def test_a_request_is_read_by_whom_it_is_for(tiny: Town) -> None:
    bera = tiny.settle_in("Bera")
    panel = await tiny.command(bera, "open")
    assert panel is not None
    await tiny.press(bera, panel, "More")
    public = await tiny.press(bera, next(it for it in tiny.messages() if buttons(it)), "More")
    assert public is not None
    readers = [
        call.reader
        for call in tiny.discord.calls
        if isinstance(call.body, dict) and "recipient_id" not in call.body
    ]
    dm = tiny.discord.backend.dm_channels[bera.id]
    assert [call.reader for call in tiny.discord.calls if call.path == f"/channels/{dm}/messages"] == [
        bera.id
    ]
    assert readers.count(bera.id) == 3
    assert readers[-1] is None


@pytest.mark.asyncio
async def test_presses_at_once_and_again_all_arrive(tiny: Town) -> None:
    bera, egil = tiny.settle_in("Bera"), tiny.settle_in("Egil", "fr")
    await tiny.command(bera, "open")
    board = next(it for it in tiny.messages() if buttons(it))
    more = custom_id_of(board, "More")
    await tiny.press_at_once(
        (bera, board, more, ()), (egil, board, more, ()), (bera, board, "skald:button:x:1", ())
    )
    assert "Count 1" in text_of(board)
    assert menus(board)


def button(label: str, custom_id: str | None = None) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id or label}


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"content": "x" * 2001}, "content"),
        ({"flags": 1 << 15, "components": [{"type": 10, "content": "x" * 2001}] * 2}, "all components"),
        ({"flags": 1 << 15, "components": [{"type": 10, "content": ""}]}, "components.0.content"),
        ({"flags": 1 << 15, "components": [{"type": 10, "content": "x"}] * 41}, "components"),
        (
            {"components": [{"type": 1, "components": [button(str(n)) for n in range(6)]}]},
            "components.0.components",
        ),
        ({"components": [{"type": 1, "components": [button("x" * 81)]}]}, "label"),
        ({"components": [{"type": 1, "components": [button("x", "y" * 101)]}]}, "custom_id"),
        ({"components": [{"type": 1, "components": [button("x", "y"), button("z", "y")]}]}, "duplicated"),
        ({"nonce": "letter 12345678901234567890"}, "nonce"),
        ({"flags": 1 << 15, "components": [{"type": 13, "file": {"url": "attachment://a.txt"}}]}, "a.txt"),
    ],
)
def test_what_goes_beyond_a_limit_is_noticed(body: Any, fault: str) -> None:
    with pytest.raises(limits.BeyondLimits, match=fault):
        limits.check("POST", "/channels/1/messages", body)
