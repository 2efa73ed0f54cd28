"""What `/rules`, `/card` and the introduction look up is there in every language, and short enough."""

import re

import pytest

from games.blood_rage.components import BOX, LAST_STEP, OUTER, RULES, SLOTS, STATS, VILLAGES
from games.blood_rage.game import GAME as BLOOD_RAGE
from games.engine import Game, Text
from games.registry import GAMES
from locales import words
from tests.locales.ftl import in_each_language, keys

LONGEST_TITLE = 100
"""What Discord shows of a choice while somebody types."""
LONGEST_RULE = 1200
LONGEST_PAGE = 600
LONGEST_RULING = 300

for_each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

NUMBERS = {
    "setup": [*RULES.pre_destroyed_provinces.values(), *(steps[0] for steps in STATS.values())],
    "board": [VILLAGES[place] for place in OUTER],
    "stats": [*(value for steps in STATS.values() for value in steps), *BOX.legendary_bonus_by_step],
    "gods-gifts": [RULES.deal, RULES.draft_keep, *RULES.draft_pick.values()],
    "action-phase": [RULES.march_cost],
    "rage": [BOX.rage_track.max],
    "march": [RULES.march_cost],
    "upgrade": [len(slots) for slots in SLOTS.values()],
    "reward": [token.reward.amount for token in BOX.pillage_tokens],
    "ragnarok": [*RULES.ragnarok_glory_per_figure.values()],
    "game-end": [LAST_STEP, *BOX.legendary_bonus_by_step],
    "first-game": [RULES.deal],
}
"""The numbers of the box that a rule tells; those that are 0 are told in words."""


def rulings(game: Game) -> set[str]:
    """The keys of every ruling on some card."""
    return {key for some in game.rulings.values() for key in some}


def look(said: str, longest: int) -> None:
    assert said == said.strip() != ""
    assert len(said) <= longest
    assert not re.search(r"[{}$@_]|  ", said), said
    assert said.replace("**", "").count("*") % 2 == said.count("`*`"), said
    assert said.count("**") % 2 == 0, said


@for_each_game
def test_every_question_has_a_topic(game: Game) -> None:
    assert set(game.topic_of) == game.questions
    assert set(game.topic_of.values()) <= set(game.topics)


@for_each_game
def test_topics_are_named_once_and_rulings_are_on_cards_there_are(game: Game) -> None:
    assert len(set(game.topics)) == len(game.topics)
    assert set(game.rulings) <= game.cards
    assert all(len(set(some)) == len(some) > 0 for some in game.rulings.values())


@in_each_language
@for_each_game
def test_every_topic_has_a_title_of_its_own_and_a_rule(game: Game, language: str) -> None:
    said = words(language, game)
    titles = [said.say(Text(f"rule-{topic}"), []) for topic in game.topics]
    assert len(set(titles)) == len(titles)
    for topic, title in zip(game.topics, titles, strict=True):
        look(title, LONGEST_TITLE)
        look(said.say(Text(f"rule-{topic}.text", {**game.numbers}), []), LONGEST_RULE)


@in_each_language
@for_each_game
def test_every_ruling_is_told(game: Game, language: str) -> None:
    for key in rulings(game):
        look(words(language, game).say(Text(key, {**game.numbers}), []), LONGEST_RULING)


@in_each_language
@for_each_game
def test_the_introduction_has_all_its_pages(game: Game, language: str) -> None:
    assert game.intro > 0
    for page in range(1, game.intro + 1):
        look(words(language, game).say(Text(f"intro-{page}", {**game.numbers}), []), LONGEST_PAGE)


@in_each_language
@for_each_game
def test_no_rule_ruling_or_page_is_left_over(game: Game, language: str) -> None:
    known = {f"rule-{topic}" for topic in game.topics} | rulings(game)
    known |= {f"intro-{page}" for page in range(1, game.intro + 1)}
    assert {key for key in keys(language, game.id) if key.startswith(("rule-", "ruling-", "intro-"))} == known


@in_each_language
@pytest.mark.parametrize("topic", NUMBERS)
def test_a_rule_tells_the_numbers_of_the_box(topic: str, language: str) -> None:
    told = re.findall(r"\d+", words(language, BLOOD_RAGE).say(Text(f"rule-{topic}.text"), []))
    assert [number for number in NUMBERS[topic] if number and str(number) not in told] == []


@in_each_language
@for_each_game
def test_the_introduction_names_every_button_below_the_board(game: Game, language: str) -> None:
    said = words(language, game)
    pages = [said.say(Text(f"intro-{page}", {**game.numbers}), []) for page in range(1, 6)]
    buttons = {
        "en": ["Take My Turn", "My Hand", "Board", "Saga", "Help"],
        "de": ["Mein Zug", "Meine Hand", "Brett", "Saga", "Hilfe"],
        "fr": ["Jouer mon tour", "Ma main", "Plateau", "Saga", "Aide"],
    }
    for page, button in zip(pages, buttons[language], strict=True):
        assert f"**{button}**" in page
