"""Starting Skald: what stops the start is told in one sentence."""

import asyncio
import signal
import socket
import sys
from pathlib import Path

import discord
import pytest

import bot
from local.launch import held

SETTINGS = (
    "DISCORD_TOKEN",
    "DISCORD_API_URL",
    "DISCORD_CDN_URL",
    "SKALD_DATABASE",
    "SKALD_BACKUPS",
    "SKALD_LOG",
    "SKALD_LANGUAGE",
)


@pytest.fixture(autouse=True)
def _no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(bot, "load_dotenv", lambda: None)
    monkeypatch.setattr(bot, "keep_logs", lambda *_: None)
    monkeypatch.setenv("SKALD_DATABASE", str(tmp_path / "skald.db"))
    monkeypatch.setenv("SKALD_BACKUPS", str(tmp_path / "backups"))


def test_without_a_token_the_local_table_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[list[str]] = []

    def launch(command: list[str]) -> int:
        opened.append(command)
        return 0

    monkeypatch.setattr("local.launch.run", launch)
    assert bot.main() == 0
    assert opened == [[sys.executable, bot.__file__]]


@pytest.mark.parametrize("name", ["SKALD_LOG", "SKALD_LANGUAGE", "SKALD_DATABASE"])
def test_a_wrong_setting_opens_no_local_table_either(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setattr("local.launch.run", pytest.fail)
    assert bot.main() == 2
    assert capsys.readouterr().err.startswith(f"{name} is ")


def test_another_server_without_a_token_ends_the_start_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:8040/api/v10")
    assert bot.main() == 2
    said = capsys.readouterr()
    assert said.err == "DISCORD_TOKEN is missing: put your bot's token into .env (see .env.example).\n"
    assert said.out == ""


def test_a_wrong_language_ends_the_start_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setenv("SKALD_LANGUAGE", "no")
    assert bot.main() == 2
    assert capsys.readouterr().err == "SKALD_LANGUAGE is 'no', but must be one of en, de, fr.\n"


def test_two_bots_over_one_store_are_one_too_many(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setattr(bot, "run", pytest.fail)
    with held(tmp_path / "skald.db"):
        assert bot.main() == 3
    assert f"open over {tmp_path / 'skald.db'} already" in capsys.readouterr().err


def test_a_server_that_is_not_there_ends_the_start_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        port = nobody.getsockname()[1]
    monkeypatch.setattr("discord.http.Route.BASE", "")
    monkeypatch.setattr("discord.asset.Asset.BASE", "")
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    monkeypatch.setenv("DISCORD_API_URL", f"http://127.0.0.1:{port}/api/v10")
    monkeypatch.setenv("DISCORD_CDN_URL", f"http://127.0.0.1:{port}/cdn")
    assert bot.main() == 3
    said = capsys.readouterr().err
    assert said.startswith("Discord cannot be reached:")
    assert "abc" not in said


def test_a_token_that_discord_does_not_know_ends_the_start_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def refused(*_: object) -> None:
        raise discord.LoginFailure

    monkeypatch.setattr(bot, "run", refused)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    assert bot.main() == 2
    assert capsys.readouterr().err.startswith("Discord does not know this DISCORD_TOKEN")


def test_a_discord_that_is_not_well_ends_the_start_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def away(*_: object) -> None:
        raise discord.GatewayNotFound

    monkeypatch.setattr(bot, "run", away)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    assert bot.main() == 3
    assert capsys.readouterr().err.startswith("Discord cannot be reached:")


def test_a_signal_stops_it_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    async def until_told(_: object, stopping: asyncio.Event) -> None:
        signal.raise_signal(signal.SIGTERM)
        async with asyncio.timeout(5):
            await stopping.wait()

    monkeypatch.setattr(bot, "run", until_told)
    monkeypatch.setenv("DISCORD_TOKEN", "abc")
    assert bot.main() == 0
