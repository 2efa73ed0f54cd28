"""The table's words: every refusal and every line of the chronicle, in every language."""

import re
from pathlib import Path

import pytest

import table
from games.engine import Arguments, Text
from locales import LANGUAGES, words
from table import refusals
from table.refusals import Refusal
from table.votes import CHOICES

SOURCES = [file.read_text(encoding="utf-8") for file in Path(table.__path__[0]).glob("*.py")]
VOTES = {f"chronicle-{kind}-{choice}" for kind, choices in CHOICES.items() for choice in choices}
CHRONICLE = sorted(
    {key for source in SOURCES for key in re.findall(r'"(chronicle-[a-z-]+)"', source)}
    | {f"chronicle-{key}" for source in SOURCES for key in re.findall(r'tell\([^"()]*"([a-z-]+)"', source)}
    | VOTES
)
REFUSALS = sorted(
    {kind.key for kind in vars(refusals).values() if isinstance(kind, type) and issubclass(kind, Refusal)}
)
ANYTHING: Arguments = {
    "least": 2,
    "status": "paused",
    "name": "Åsa",
    "setting": "zone",
    "by": "Bera",
    "new": "Chloé",
    "turn": 3,
    "hours": 24,
    "late": "nudge",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [*CHRONICLE, *REFUSALS])
def test_the_table_has_words_for(key: str, language: str) -> None:
    said = words(language, None).say(Text(key, dict(ANYTHING)), ())
    assert said
    assert key not in said


def test_there_are_lines_to_be_told() -> None:
    assert len(CHRONICLE) > 10
    assert len(REFUSALS) > 10
