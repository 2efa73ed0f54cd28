"""All languages are written whole, and all alike."""

import re
from collections import Counter
from itertools import pairwise

import pytest
from fluent.syntax import ast

from games.engine import Game
from games.registry import GAMES
from locales import LANGUAGES
from tests.locales.ftl import entries, in_each_language, keys, messages, nodes, placeholders


@in_each_language
def test_a_language_is_written_without_slips(language: str) -> None:
    assert [entry.content for _, entry in entries(language) if isinstance(entry, ast.Junk)] == []


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_written_twice(game: str, language: str) -> None:
    assert [key for key, count in Counter(keys(language, game)).items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_keys_attributes_and_placeholders_of_english(language: str) -> None:
    assert placeholders(language) == placeholders("en")


def test_french_sets_a_no_break_space_before_its_tall_signs() -> None:
    parts = [part for _, message in messages("fr") for part in nodes(message)]
    texts = [part.value for part in parts if isinstance(part, ast.TextElement)]
    assert [text for text in texts if re.search(r"(?<!\u00a0)[!?:;»]|«(?!\u00a0)", text)] == []


def test_french_elides_nothing_before_a_name_that_may_begin_with_a_vowel() -> None:
    elided = re.compile(r"\b(?:de|que|jusque|lorsque|puisque|si|le|la|ce|se|ne|me|te)\s(?:\*\*)?$")
    patterns = [
        part for _, message in messages("fr") for part in nodes(message) if isinstance(part, ast.Pattern)
    ]
    before_names = [
        text.value
        for pattern in patterns
        for text, name in pairwise(pattern.elements)
        if isinstance(text, ast.TextElement) and is_name(name)
    ]
    assert len(before_names) > 20
    assert [text for text in before_names if elided.search(text)] == []


def is_name(part: object) -> bool:
    """Whether a part of a text is somebody's name."""
    return any(
        isinstance(node, ast.VariableReference)
        and re.match("seat|player|name$|new$|by$|person$", node.id.name)
        for node in (nodes(part.expression) if isinstance(part, ast.Placeable) else ())
    )


@in_each_language
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_reason_is_left_over(game: Game, language: str) -> None:
    assert {key for key in keys(language, game.id) if key.startswith("why-")} == game.reasons


@in_each_language
def test_a_command_is_named_as_its_reader_types_it(language: str) -> None:
    parts = [part for _, message in messages(language) for part in nodes(message)]
    texts = [part.value for part in parts if isinstance(part, ast.TextElement)]
    assert [text for text in texts if re.search(r"[ `]/[a-z]", text)] == []


@in_each_language
def test_a_question_has_nothing_bold_for_it_is_bold_itself(language: str) -> None:
    asked = [
        message
        for _, message in messages(language)
        if any(it.id.name == "others" for it in message.attributes)
    ]
    texts = [
        part.value for message in asked for part in nodes(message.value) if isinstance(part, ast.TextElement)
    ]
    assert [text for text in texts if "**" in text] == []
