"""Lives and deaths of the bot. Run by test_crash, which says how often it dies.

The bot plays a match and posts to a Discord that is a file. Each life is a fork of this process, which
kills it; what Discord has accepted, and what the bot has said of answers, stays.
"""

import asyncio
import json
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any

import discord
from discord.http import HTTPClient, Route

from cogs.delivery import hand
from cogs.environment import Settings
from cogs.skald import Skald
from games.registry import game_named
from locales import words
from rendering.pictures import Picture
from table.hall import Hall, playing
from table.refusals import AlreadyDone
from tests.cogs.town import sketch
from tests.table.crash_child import begun, waiting
from tests.table.guests import some_answer

PEOPLE = (1, 2, 3)
BOT = {"id": "99", "username": "skald", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    "id": "99",
    "name": "Skald",
    "description": "",
    "icon": None,
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": {**BOT, "id": "98", "bot": False},
}


class Discord(HTTPClient):
    """A Discord that is a file: it accepts a nonce once, and never forgets."""

    def __init__(self, path: Path) -> None:
        super().__init__(asyncio.get_running_loop())
        told = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
        self._posted = {entry["nonce"]: entry["id"] for entry in told if entry["do"] == "post"}
        self._last = max((entry["id"] for entry in told), default=1000)
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    async def static_login(self, token: str) -> Any:
        self.token = token
        return BOT

    async def close(self) -> None:
        os.close(self._file)

    async def request(self, route: Route, *, form: Any = None, files: Any = None, **how: Any) -> Any:
        """Take a request; what it changes is written down before it is answered."""
        body: Any = how.get("json")
        for part in form or []:
            if part.get("name") == "payload_json":
                body = json.loads(part["value"])
        if route.path == "/oauth2/applications/@me":
            return APPLICATION
        if route.path == "/users/@me/channels":
            person = {**BOT, "id": str(body["recipient_id"]), "bot": False}
            return {"id": str(int(body["recipient_id"]) + 100), "type": 1, "recipients": [person]}
        if "messages" not in route.path:
            return []
        await asyncio.sleep(random.random() * 0.004)
        number = self._accept(route, body)
        await asyncio.sleep(random.random() * 0.004)
        return message(number, int(route.channel_id or 0))

    def _accept(self, route: Route, body: Any) -> int:
        entry: dict[str, Any] = {"channel": int(route.channel_id or 0), "body": body}
        if route.method == "POST":
            if body["nonce"] in self._posted:
                return int(self._posted[body["nonce"]])
            self._last += 1
            self._posted[body["nonce"]] = self._last
            entry |= {"do": "post", "id": self._last, "nonce": body["nonce"]}
        else:
            number = int(route.url.rpartition("/")[2])
            entry |= {"do": "edit" if route.method == "PATCH" else "delete", "id": number}
        os.write(self._file, f"{json.dumps(entry)}\n".encode())
        os.fsync(self._file)
        return int(entry["id"])


def message(number: int, channel: int) -> dict[str, Any]:
    """A message as Discord answers it."""
    return {
        "id": str(number),
        "channel_id": str(channel),
        "author": BOT,
        "content": "",
        "timestamp": "2026-01-01T12:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "type": 0,
    }


class Mouth:
    """Says things so that they stay said."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def say(self, line: str) -> None:
        os.write(self._file, f"{line}\n".encode())


async def answer(hall: Hall, match_id: int, again: str, mouth: Mouth) -> bool:
    """One answer of whoever is awaited first; False when the match is over."""
    async with hall.look(match_id) as sitting:
        if not sitting.waiting_for or sitting.match is None:
            return False
        seat = sitting.waiting_for[0].seat
        given = some_answer(sitting, seat, random.Random())
        click = f"{sitting.match.question_id} of {seat}"
    for press in filter(None, (again, click)):
        try:
            async with hall.change(match_id, press) as sitting:
                playing(sitting).answer(seat, given)
        except AlreadyDone:
            mouth.say(f"refused {press}")
        else:
            mouth.say(f"accepted {press}")
    return True


async def live(folder: Path, again: str) -> None:
    """Play until the match is over and all is posted."""
    mouth = Mouth(folder / "said.txt")
    bot = Skald(Settings("token", database=folder / "skald.db", backups=folder / "backups"))
    async with bot:
        bot.http = bot._connection.http = bot.tree._http = Discord(folder / "discord.txt")
        await bot.login("token")
        match_id = await begun(bot.hall)
        mouth.say("ready")
        while await answer(bot.hall, match_id, again, mouth):
            again = ""
            await asyncio.sleep(random.random() * 0.02)
        for _ in range(6000):
            if not await waiting(bot.hall):
                break
            await asyncio.sleep(0.01)
        mouth.say("over")


def once(folder: Path, again: str, seconds: float) -> bool:
    """One life of so many seconds; True if the match was over before."""
    child = os.fork()
    if child == 0:
        random.seed()
        asyncio.run(live(folder, again))
        os._exit(0)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            if status != 0:
                sys.exit("a life ended in an error")
            return True
        time.sleep(0.002)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def main(folder: Path, seed: int, kills: int) -> None:
    """So many deaths, and then a life to the end."""
    setattr(Picture, "png", sketch)  # noqa: B010
    hand.FRESH = 1
    words("en", game_named("blood-rage"))
    dice = random.Random(seed)
    for _ in range(kills):
        said = (folder / "said.txt").read_text().splitlines() if (folder / "said.txt").exists() else []
        accepted = [line.removeprefix("accepted ") for line in said if line.startswith("accepted ")]
        if once(folder, accepted[-1] if accepted else "", 0.05 + dice.random() * 0.5):
            return
    if not once(folder, "", 120):
        sys.exit("the match did not end")


if __name__ == "__main__":
    discord.utils.setup_logging(level=30)
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
