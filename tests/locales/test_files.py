"""All languages are written whole, and all alike."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from games.registry import GAMES
from locales import LANGUAGES
from tests.locales.ftl import entries, in_each_language, keys, messages, nodes, placeholders


@in_each_language
def test_a_language_is_written_without_slips(language: str) -> None:
    assert [entry.content for _, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@in_each_language
def test_no_key_is_written_twice(language: str) -> None:
    assert [key for key, count in Counter(keys(language)).items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_keys_attributes_and_placeholders_of_english(language: str) -> None:
    assert placeholders(language) == placeholders("en")


def test_french_sets_a_no_break_space_before_its_tall_signs() -> None:
    parts = [part for _, message in messages("fr") for part in nodes(message)]
    texts = [part.value for part in parts if isinstance(part, ast.TextElement)]
    assert [text for text in texts if re.search(r"(?<!\u00a0)[!?:;»]|«(?!\u00a0)", text)] == []


@in_each_language
def test_no_reason_is_left_over(language: str) -> None:
    reasons = {reason for game in GAMES.values() for reason in game.reasons}
    assert {key for key in keys(language) if key.startswith("why-")} == reasons
