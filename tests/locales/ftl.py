"""The language files as they are written, for tests to walk through."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import locales
from locales import LANGUAGES, SHARED

FOLDER = Path(locales.__file__).parent

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    """What is written in a language, each entry with its file."""
    return [
        (file.name, entry)
        for file in sorted((FOLDER / language).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]


def messages(language: str) -> list[tuple[str, ast.Message]]:
    """The messages of a language, each with its file."""
    return [(file, entry) for file, entry in entries(language) if isinstance(entry, ast.Message)]


def nodes(part: object) -> Iterator[ast.BaseNode]:
    """A part of a file with all that is in it."""
    if isinstance(part, ast.BaseNode):
        yield part
        part = list(vars(part).values())
    if isinstance(part, list):
        for item in part:
            yield from nodes(item)


@cache
def placeholders(language: str) -> dict[tuple[str, str], set[str]]:
    """By file and key, and by key and attribute, the names of the arguments a text uses."""
    found = {}
    for file, message in messages(language):
        key = message.id.name
        parts = {key: message.value} | {f"{key}.{part.id.name}": part.value for part in message.attributes}
        for name, pattern in parts.items():
            used = {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}
            found[file, name] = used
    return found


def keys(language: str, game: str) -> list[str]:
    """Every key that a language has for one game, what all games share included."""
    return [
        message.id.name
        for file, message in messages(language)
        if file.startswith((*SHARED, f"{game}.", f"{game}-"))
    ]
