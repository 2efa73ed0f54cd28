"""The local table: server and bot as `make run` starts them, and people who wait for their answers."""

import asyncio
import io
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

import aiohttp
from PIL import Image

from bench.clicks import percentile
from bench.processes import ROOT, child
from bench.rendering import timed
from bench.report import Reading
from bench.tab import Json, Tab, shows
from rendering.kit.encode import palette_image, png

WARM_UP, ROUNDS, BOARDS = 10, 100, 20
TABS, MESSAGES = 50, 1000
AT_ONCE = 20
"""So many messages of one person in a row the table takes without asking for patience."""
PAUSE = 0.05
PATIENCE = 60.0
PAGE = ROOT / "local" / "page"
FONTS = ("Cinzel-700.ttf", "NotoSansRunic.ttf")


async def readings(folder: Path) -> list[Reading]:
    """Commands, boards, clicks in a full channel, many tabs, and the size of the page."""
    async with table(folder) as address, AsyncExitStack() as tabs:
        everybody = [
            await tabs.enter_async_context(Tab.of(address, f"Guest {number}")) for number in range(TABS)
        ]
        host = everybody[0]
        bare, boards = await commands(host), await pictures(host)
        calm, full = await clicks(everybody)
        told = await heard(everybody)
    return [*bare, *boards, *compared(calm, full), *told, page_size()]


@asynccontextmanager
async def table(folder: Path) -> AsyncIterator[str]:
    """Both processes, ready to be used."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    address = f"http://127.0.0.1:{port}"
    settings = {"SKALD_PORT": str(port), "SKALD_DATABASE": str(folder / "table.db"), "CI": "1"}
    settings |= {"DISCORD_TOKEN": "", "SKALD_BACKUPS": str(folder / "backups")}
    async with child("bot.py", **settings), aiohttp.ClientSession() as session:
        async with asyncio.timeout(PATIENCE):
            while not await is_ready(session, address):  # noqa: ASYNC110 - another process gets ready
                await asyncio.sleep(PAUSE)
        yield address


async def is_ready(session: aiohttp.ClientSession, address: str) -> bool:
    """Whether the bot sits at the table."""
    try:
        async with session.get(f"{address}/page/hello") as answer:
            return bool((await answer.json())["bot_ready"])
    except aiohttp.ClientError:
        return False


async def opened(host: Tab, channel: str) -> Json:
    """A lobby, in a language that is not the host's."""
    await host.command("new", channel, game="blood-rage", language="en")
    lobby: Json = (await host.hear(shows("join", channel)))["d"]
    return lobby


async def begun(host: Tab, lobby: Json) -> str:
    """A match against the computer; returns its thread."""
    await host.press(lobby, "computer")
    lobby = (await host.hear(shows("start", lobby["channel_id"])))["d"]
    await host.press(lobby, "start")
    await host.hear(shows("turn", lobby["id"]))
    return str(lobby["id"])


async def commands(host: Tab) -> list[Reading]:
    """A command that is answered in words."""
    seconds = []
    for _ in range(WARM_UP + ROUNDS):
        await asyncio.sleep(PAUSE)
        seconds.append((await host.command("turns", host.here))[0])
    counted = seconds[WARM_UP:]
    return [
        Reading("command answered in words, p50", "ms", round(1000 * median(counted), 2), 10),
        Reading("command answered in words, p95", "ms", round(1000 * percentile(counted, 95), 2)),
    ]


async def pictures(host: Tab) -> list[Reading]:
    """A command that is answered with a board of its own, and in turns the encoding of its pixels alone."""
    whole, bare = [], []
    for _ in range(BOARDS):
        thread = await begun(host, await opened(host, host.here))
        await asyncio.sleep(10 * PAUSE)
        seconds, shown = await host.command("board", thread)
        gallery = next(part for part in shown["components"] if part["type"] == 12)  # noqa: PLR2004
        image = Image.open(io.BytesIO(await host.file(gallery["items"][0]["media"]["url"])))
        colours = palette_image(bytes(image.getpalette() or ()))
        pixels = image.convert("RGB")
        whole.append(1000 * seconds)
        bare.append(timed(lambda pixels=pixels, colours=colours: png(pixels, colours)))  # type: ignore[misc]
    ratio = median(ours / theirs for ours, theirs in zip(whole, bare, strict=True))
    return [
        Reading("command answered with a board", "ms", round(median(whole), 1)),
        Reading("the encoding of that board alone", "ms", round(median(bare), 1)),
        Reading("board by its encoding", "×", round(ratio, 2), 2),
    ]


async def clicks(everybody: list[Tab]) -> tuple[list[float], list[float]]:
    """A click in an empty channel and one in a channel of many messages, in turns, with all tabs open."""
    host = everybody[0]
    lobbies = []
    for name in ("empty", "full"):
        channel = (await host.post("channels", {"name": name}))["id"]
        lobbies.append(await opened(host, channel))
    for text in range(MESSAGES // AT_ONCE):
        teller = everybody[text % len(everybody)]
        for number in range(AT_ONCE):
            await teller.say(lobbies[1]["channel_id"], f"A tale of {text} and {number}")
    seconds: list[list[float]] = [[], []]
    for _ in range(WARM_UP + ROUNDS):
        for lobby, spent in zip(lobbies, seconds, strict=True):
            await asyncio.sleep(PAUSE)
            spent.append((await host.press(lobby, "options"))[0])
    return seconds[0][WARM_UP:], seconds[1][WARM_UP:]


def compared(calm: list[float], full: list[float]) -> list[Reading]:
    """What many messages cost a click."""
    ratio = median(full) / median(calm)
    return [
        Reading("click in an empty channel, p50", "ms", round(1000 * median(calm), 2)),
        Reading(f"click above {MESSAGES:,} messages, p50", "ms", round(1000 * median(full), 2)),
        Reading("click above many messages by one above none", "×", round(ratio, 2), 1.2),
    ]


async def heard(everybody: list[Tab]) -> list[Reading]:
    """How long until the last of many tabs has heard what somebody says."""
    slowest = []
    for number in range(AT_ONCE):
        await asyncio.sleep(2 * PAUSE)
        text = f"Hear me {number}"
        begin = perf_counter()
        saying = everybody[number % TABS].say(everybody[0].here, text)
        fits = [tab.hear(lambda event, text=text: said(event) == text) for tab in everybody]  # type: ignore[misc]
        await asyncio.gather(saying, *fits)
        slowest.append(perf_counter() - begin)
    return [Reading(f"until the last of {TABS} tabs hears, p50", "ms", round(1000 * median(slowest), 1), 100)]


def said(event: Json) -> str:
    """What somebody said, if an event tells of that."""
    return str(event["d"]["content"]) if event["t"] == "MESSAGE_CREATE" else ""


def page_size() -> Reading:
    """Everything a browser loads before the first message, fonts included."""
    files = [path for path in PAGE.rglob("*") if path.is_file()]
    files += [ROOT / "rendering" / "assets" / name for name in FONTS]
    return Reading("the page with its fonts", "kB", round(sum(it.stat().st_size for it in files) / 1000), 200)
