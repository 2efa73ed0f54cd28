"""Cards and rules are found by their names, however they are typed."""

import pytest

from cogs.catalogue import cards, find, folded, nearest, search, topics
from cogs.doors import LONGEST_OPTION
from games.registry import GAMES
from tests.locales.ftl import in_each_language

HERE = "blood-rage"


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("Géant de feu", "geant de feu"),
        ("  TYR'S   Crush ", "tyrs crush"),
        ("Heimdall’s Eye!", "heimdalls eye"),
        ("Cœur", "coeur"),
        ("Straße Ø", "strasse o"),
        ("!?", ""),
    ],
)
def test_case_accents_and_signs_make_no_difference(typed: str, plain: str) -> None:
    assert folded(typed) == plain


@in_each_language
def test_cards_that_differ_only_by_age_are_listed_once(language: str) -> None:
    names = [entry.name for entry in cards(language)]
    assert len(set(names)) == len(names)
    assert sum(entry.game == HERE for entry in cards(language)) == 70


def test_what_two_games_call_alike_is_named_with_its_game() -> None:
    names = [entry.name for entry in search(cards("en"), "sea serpent", HERE)]
    assert names == ["Sea Serpent (Blood Rage)", "Sea Serpent (Champions of Midgard)"]
    found = find(cards("en"), "sea serpent", "champions-of-midgard")
    assert found is not None
    assert found.value == "champions-of-midgard/sea-serpent"


@in_each_language
def test_every_card_and_rule_is_found_by_its_value_and_its_names(language: str) -> None:
    for catalogue in (cards(language), topics(language)):
        for entry in catalogue:
            assert find(catalogue, entry.value, HERE) == entry
            assert find(catalogue, entry.name.upper(), None) == entry
            assert len(entry.value) <= LONGEST_OPTION
            assert len(entry.name) <= LONGEST_OPTION


@in_each_language
def test_english_names_find_a_card_in_every_language(language: str) -> None:
    found = find(cards(language), "fire giant", HERE)
    assert found is not None
    assert found.id == "fire-giant-2"


def test_names_that_begin_so_come_before_words_that_do_and_those_before_the_rest() -> None:
    names = [entry.name for entry in search(cards("en"), "tr", HERE) if entry.game == HERE]
    assert names == ["Troll", "Loki's Trickery", "Mystic Troll"]


def test_at_most_25_are_offered_and_nothing_typed_offers_the_first() -> None:
    assert len(search(cards("en"), "", HERE)) == 25
    assert [entry.id for entry in search(topics("en"), "", HERE)] == list(GAMES[HERE].topics[:25])


@pytest.mark.parametrize("typed", ["", "!!", "e", "no such thing", "blood-rage/no-such-card", "blood-rage/"])
def test_what_fits_nothing_or_too_much_is_not_guessed(typed: str) -> None:
    assert find(cards("en"), typed, HERE) is None


def test_a_beginning_that_only_one_name_has_is_enough() -> None:
    found = find(cards("en"), "hildi", HERE)
    assert found is not None
    assert found.name == "Hildisvini"


@pytest.mark.parametrize(
    ("language", "typed", "name"),
    [
        ("en", "fier gaint", "Fire Giant"),
        ("de", "Feuerrise", "Feuerriese"),
        ("fr", "Geant de feux", "Géant de feu"),
    ],
)
def test_a_slip_of_the_thumb_is_understood(language: str, typed: str, name: str) -> None:
    near = [entry.name for entry in nearest(cards(language), typed, 3)]
    assert near[0].startswith(name)
    assert len(near) == 3


@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [("en", "bluff", "battle-cards"), ("de", "Dorf", "board"), ("fr", "région", "board")],
)
def test_a_rule_is_found_by_its_words_where_no_title_has_them(language: str, typed: str, first: str) -> None:
    found = [entry.id for entry in search(topics(language), typed, HERE)]
    assert found[0] == first
    assert all(folded(typed) in topic.text for topic in topics(language) if topic.id in found[:1])


def test_titles_come_before_texts() -> None:
    assert [entry.id for entry in search(topics("en"), "passing", HERE)] == ["passing"]
