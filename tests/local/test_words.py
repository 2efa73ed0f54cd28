"""The page's own words: each in three languages, and one for everything the server refuses."""

import re
from pathlib import Path

import pytest

from local import files

PAGE = {path.name: path.read_text() for path in files.PAGE.glob("*.[jh][st]*")}
SERVER = "\n".join(path.read_text() for path in files.PAGE.parent.glob("*.py"))
TABLE = PAGE["words.js"].partition("const WORDS = {")[2].partition("\n};")[0]
ENTRIES = dict(re.findall(r'^  "?([a-z-]+)"?: \[(.*?)\],?$', TABLE, re.MULTILINE | re.DOTALL))
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"|\(\{[^}]*\}\) =>.*?(?=,\s*\(\{|,?\s*$)', re.DOTALL)
REASON = re.compile(r'reason="([a-z-]+)"|(?:forbidden|bad_form)\([^\n]*, "([a-z-]+)"\)')
REASONS = {one or other for one, other in REASON.findall(SERVER)}


def test_every_text_is_there_in_three_languages() -> None:
    assert len(ENTRIES) >= 100
    assert {key: len(TEXT.findall(texts)) for key, texts in ENTRIES.items()} == dict.fromkeys(ENTRIES, 3)


def test_what_the_page_says_has_words() -> None:
    said = set(re.findall(r'\bsay\("([a-z-]+)"', "\n".join(PAGE.values())))
    marked = set(re.findall(r'data-say(?:-label)?="([a-z-]+)"', PAGE["index.html"]))
    assert len(said) > 50
    assert said | marked <= set(ENTRIES)


def test_every_refusal_has_words_and_a_way_on() -> None:
    by_status = set(re.findall(r'\d{3}: "([a-z-]+)"', PAGE["words.js"]))
    assert len(REASONS) > 7
    assert REASONS | by_status | {"went-wrong"} <= set(ENTRIES)
    for key in REASONS | by_status | {"went-wrong"}:
        for text in TEXT.findall(ENTRIES[key]):
            assert text.count(".") >= 2, f"{key} says what is, but not what to do: {text}"


@pytest.mark.parametrize("name", sorted(PAGE))
def test_what_the_server_says_in_english_is_never_shown(name: str) -> None:
    assert not re.search(r"told\??\.message|statusText", PAGE[name])


@pytest.mark.parametrize("name", sorted(PAGE))
def test_no_sentence_stands_outside_the_words(name: str) -> None:
    if name == "words.js":
        return
    text = re.sub(r"/\*.*?\*/|//[^\n]*|<noscript>.*?</noscript>", "", PAGE[name], flags=re.DOTALL)
    assert re.findall(r'"[A-Z][a-z]+ [a-z]+ [^"]*"', text) == []


def test_without_scripts_the_page_says_so_in_three_languages() -> None:
    [told] = re.findall(r"<noscript>(.*?)</noscript>", PAGE["index.html"], re.DOTALL)
    assert told.count("JavaScript") == 3


def test_all_of_the_page_is_read() -> None:
    assert {Path(name).suffix for name in PAGE} == {".js", ".html"}
