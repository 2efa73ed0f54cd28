"""A local table to play at: the server and the bot, each a process of its own, over a folder of their own."""

import os
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120
"""Seconds within which a process must be ready, on a busy machine."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(true: Callable[[], bool], what: str) -> None:
    """Wait for something to happen."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"{what} did not happen in {PATIENCE} seconds"
        time.sleep(0.05)


class Table:
    """A server and a bot."""

    def __init__(self, folder: Path, host: str = "127.0.0.1") -> None:
        self.folder = folder
        self._host = host
        self.port = free_port()
        self._processes: dict[str, subprocess.Popen[bytes]] = {}

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://{self._host}:{self.port}/"

    def open(self) -> None:
        """Start both, and wait until they have found each other."""
        self.start_server()
        self.start_bot()

    def start_server(self, host: str | None = None) -> None:
        """The server alone; at the table's own address, or at more."""
        file = str(self.folder / "local.db")
        place = ["--host", host or self._host, "--port", str(self.port), "--file", file]
        self._start("server", ["-m", "local", *place])
        wait_until(lambda: self._hello() is not None, "the server's start")

    def start_bot(self) -> None:
        """The bot, as on any machine with a token."""
        environment = {
            "DISCORD_TOKEN": self.fact("token"),
            "DISCORD_API_URL": f"{self.address}api/v10",
            "DISCORD_CDN_URL": f"{self.address}cdn",
            "SKALD_DATABASE": str(self.folder / "skald.db"),
            "SKALD_BACKUPS": str(self.folder / "backups"),
        }
        self._start("bot", ["bot.py"], environment)
        wait_until(self.bot_is_ready, "the bot's start")

    def bot_is_ready(self) -> bool:
        """Whether the bot is connected to the server."""
        return bool((self._hello() or {}).get("bot_ready"))

    def stop(self, name: str) -> None:
        """Stop the server or the bot."""
        process = self._processes.pop(name)
        process.terminate()
        process.wait(timeout=PATIENCE)

    def close(self) -> None:
        """Stop what still runs."""
        for name in reversed(list(self._processes)):
            self.stop(name)

    def log_of(self, name: str) -> str:
        """What a process wrote."""
        return (self.folder / f"{name}.log").read_text()

    def _start(self, name: str, command: list[str], environment: dict[str, str] | None = None) -> None:
        with (self.folder / f"{name}.log").open("ab") as log:
            self._processes[name] = subprocess.Popen(
                [sys.executable, *command],
                cwd=ROOT,
                env=os.environ | (environment or {}),
                stdout=log,
                stderr=log,
            )

    def fact(self, name: str) -> str:
        """Something the server has written down."""
        with closing(sqlite3.connect(self.folder / "local.db")) as store:
            [(value,)] = store.execute("SELECT value FROM facts WHERE name = ?", (name,))
        return str(value)

    def _hello(self) -> dict[str, object] | None:
        try:
            with urllib.request.urlopen(f"{self.address}page/hello", timeout=5) as answer:
                return msgspec.json.decode(answer.read(), type=dict[str, object])
        except OSError:
            return None
