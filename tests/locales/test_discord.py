"""The bot's own words: said in every language, and within what Discord takes of a command."""

import re

import pytest
from fluent.syntax import ast

from games.engine import Argument, Text
from locales import words
from tests.locales.ftl import FOLDER, in_each_language, messages, placeholders

NAMED = ("command-", "parameter-")
COMMAND_NAME = re.compile(r"[-_\w]{1,32}")
LONGEST_ABOUT = LONGEST_CHOICE = 100
LONGEST_BUTTON = 38

FILES = sorted(
    file.name for prefix in ("discord", "commands") for file in (FOLDER / "en").glob(f"{prefix}-*.ftl")
)
in_each_file = pytest.mark.parametrize("file", FILES)


def parts(language: str, file: str) -> dict[str, str]:
    """By key, and by key and attribute, what a file says."""
    found: dict[str, str] = {}
    for name, message in messages(language):
        if name == file:
            key = message.id.name
            patterns = {key: message.value} | {f"{key}.{it.id.name}": it.value for it in message.attributes}
            found |= {part: plain(pattern) for part, pattern in patterns.items() if pattern is not None}
    return found


def plain(pattern: ast.Pattern) -> str:
    """A pattern's text, each placeholder as a sign that no name may have."""
    return "".join(it.value if isinstance(it, ast.TextElement) else "{}" for it in pattern.elements)


@in_each_language
@in_each_file
@pytest.mark.parametrize("value", [0, 1, 2, "Åsa"])
def test_all_that_english_says_is_said(file: str, language: str, value: Argument) -> None:
    said = words(language, None)
    for (name, part), arguments in placeholders("en").items():
        if name == file and part in parts("en", file):
            assert said.say(Text(part, dict.fromkeys(arguments, value)), ())


@in_each_language
@in_each_file
def test_a_file_asks_for_what_english_asks_for(file: str, language: str) -> None:
    wanted, found = (
        {part: arguments for (name, part), arguments in placeholders(spoken).items() if name == file}
        for spoken in ("en", language)
    )
    assert found == wanted


@in_each_language
@in_each_file
def test_commands_and_their_parameters_have_names_that_can_be_typed(file: str, language: str) -> None:
    names = [
        text for part, text in parts(language, file).items() if part.startswith(NAMED) and "." not in part
    ]
    assert [name for name in names if not COMMAND_NAME.fullmatch(name) or name != name.lower()] == []


@in_each_language
@in_each_file
def test_commands_and_their_parameters_are_described(file: str, language: str) -> None:
    said = parts(language, file)
    names = [part for part in said if part.startswith(NAMED) and "." not in part]
    assert [name for name in names if f"{name}.about" not in said] == []


@in_each_language
def test_what_a_thing_is_about_fits(language: str) -> None:
    files = {file for file, _ in messages(language)}
    abouts = [
        text for file in files for part, text in parts(language, file).items() if part.endswith(".about")
    ]
    assert abouts
    assert [text for text in abouts if not 0 < len(text) <= LONGEST_ABOUT] == []


@in_each_language
@in_each_file
def test_choices_and_buttons_fit(file: str, language: str) -> None:
    said = parts(language, file)
    assert [
        text for part, text in said.items() if part.startswith("choice-") and len(text) > LONGEST_CHOICE
    ] == []
    assert [
        text for part, text in said.items() if part.startswith("button-") and len(text) > LONGEST_BUTTON
    ] == []


def test_there_are_files_to_be_read() -> None:
    assert {"discord-play.ftl", "commands-play.ftl"} <= set(FILES)
