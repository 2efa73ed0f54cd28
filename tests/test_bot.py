"""`make run`, as long as there is no Discord in it: a whole match told in words."""

import pytest

import bot
from games.engine import commitment
from locales import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_between_computer_players_is_told_to_its_standings(language: str) -> None:
    lines = list(bot.tell(language, bytes(32)))
    assert len(lines) > 100
    assert all(name in "\n".join(lines[-4:]) for name in bot.NAMES)
    assert lines[-4].startswith("1. ")


def test_nothing_whispered_is_told_and_no_seed_either() -> None:
    text = "\n".join(bot.tell("en", bytes(32)))
    assert "Your hand" not in text
    assert bytes(32).hex() not in text
    assert commitment(bytes(32)) not in text


def test_an_unknown_language_stops_the_start_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SKALD_LANGUAGE", "no")
    assert bot.main() == 2
    assert capsys.readouterr().err == "SKALD_LANGUAGE is 'no', but Skald speaks en, de, fr.\n"


def test_the_language_of_the_settings_is_spoken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SKALD_LANGUAGE", "de")
    assert bot.main() == 0
    said = capsys.readouterr().out
    assert "Zeitalter 1 beginnt" in said
    assert "**" not in said
