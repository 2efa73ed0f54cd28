"""Settings: what stops the start, in one sentence, and what does not."""

import re
from pathlib import Path

import pytest

from cogs.environment import BadSettings, Settings, read_settings

ROOT = Path(__file__).parents[2]


def test_a_token_is_enough() -> None:
    assert read_settings({"DISCORD_TOKEN": " abc "}) == Settings("abc")


def test_an_empty_setting_counts_as_none() -> None:
    empty = {"DISCORD_API_URL": "", "SKALD_DATABASE": " ", "SKALD_LOG": "", "SKALD_LANGUAGE": ""}
    assert read_settings({"DISCORD_TOKEN": "abc", **empty}) == Settings("abc")


def test_all_settings_are_read(tmp_path: Path) -> None:
    settings = read_settings(
        {
            "DISCORD_TOKEN": "abc",
            "DISCORD_API_URL": "http://127.0.0.1:8000/api/v10/",
            "DISCORD_CDN_URL": "http://127.0.0.1:8000/cdn",
            "SKALD_DATABASE": str(tmp_path / "skald.db"),
            "SKALD_BACKUPS": str(tmp_path / "backups"),
            "SKALD_LOG": "WARNING",
            "SKALD_LANGUAGE": "fr",
        }
    )
    assert settings.api_url == "http://127.0.0.1:8000/api/v10"
    assert settings.cdn_url == "http://127.0.0.1:8000/cdn"
    assert (settings.database, settings.backups) == (tmp_path / "skald.db", tmp_path / "backups")
    assert (settings.log, settings.language) == ("warning", "fr")


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is missing"),
        ({"DISCORD_TOKEN": "a b"}, "DISCORD_TOKEN must be one word"),
        (
            {"DISCORD_API_URL": "localhost/api/v10"},
            "DISCORD_API_URL is 'localhost/api/v10', which is no address",
        ),
        ({"DISCORD_API_URL": "http://localhost"}, "DISCORD_API_URL must end in /api/v10"),
        ({"DISCORD_CDN_URL": "http://localhost"}, "DISCORD_CDN_URL is set without DISCORD_API_URL"),
        ({"SKALD_LOG": "loud"}, "SKALD_LOG is 'loud', but must be one of debug, info, warning, error"),
        ({"SKALD_LANGUAGE": "no"}, "SKALD_LANGUAGE is 'no', but must be one of en, de, fr"),
        ({"SKALD_DATABASE": "."}, "SKALD_DATABASE is '.', which is a folder"),
        ({"SKALD_BACKUPS": __file__}, "which is a file: name a folder"),
    ],
)
def test_a_wrong_setting_stops_the_start_with_one_sentence(told: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadSettings) as refused:
        read_settings({"DISCORD_TOKEN": "abc", **told})
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_token_is_not_in_what_settings_show() -> None:
    assert "abc" not in repr(Settings("abc"))


def test_the_example_names_every_setting_with_a_sentence() -> None:
    text = (ROOT / ".env.example").read_text()
    named = re.findall(r"(?:^#[^\n]*\n)+^([A-Z_]+)=", text, flags=re.MULTILINE)
    assert named == [
        "DISCORD_TOKEN",
        "DISCORD_API_URL",
        "DISCORD_CDN_URL",
        "SKALD_DATABASE",
        "SKALD_BACKUPS",
        "SKALD_LOG",
        "SKALD_LANGUAGE",
        "SKALD_HOST",
        "SKALD_PORT",
    ]
