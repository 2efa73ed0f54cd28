"""Every language says everything there is to say, and says it as a person would."""

import re

import pytest

from games.blood_rage.components import CARDS, CLANS, KINDS, PLACES, PROVINCES, RULES, SLOTS, STATS, TOKENS
from games.blood_rage.game import GAME as BLOOD_RAGE
from games.blood_rage.options import card_args
from games.blood_rage.words import SOURCES, card_text, card_text_args
from games.engine import Game, Text
from games.registry import GAMES
from locales import MissingText, bundle, words
from tests.locales.ftl import in_each_language, placeholders

NAMES = ["Åsa", "Bera"]

for_each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@in_each_language
@for_each_game
def test_every_question_has_a_sentence_for_the_actor_and_one_for_the_others(
    game: Game, language: str
) -> None:
    said = bundle(language, game.id)
    assert [key for key in game.questions if not said.has_message(key)] == []
    assert [key for key in game.questions if said.get_message(key).value is None] == []
    assert [key for key in game.questions if "others" not in said.get_message(key).attributes] == []


@in_each_language
@for_each_game
def test_every_event_and_reason_is_told(game: Game, language: str) -> None:
    said = bundle(language, game.id)
    assert [key for key in game.events | game.reasons if not said.has_message(key)] == []


@in_each_language
def test_every_thing_in_the_box_has_a_name(language: str) -> None:
    things = {
        "card": list(CARDS),
        "clan": list(CLANS),
        "figure": list(KINDS),
        "phase": RULES.phases,
        "place": [*PLACES, "reserve", "valhalla"],
        "region": [province.region for province in PROVINCES.values() if province.region],
        "slot": [slot for slots in SLOTS.values() for slot in slots],
        "source": [*SOURCES, *CARDS],
        "stat": list(STATS),
        "token": list(TOKENS),
    }
    for kind, values in things.items():
        for value in values:
            noun = BLOOD_RAGE.noun(kind, value)
            assert noun is not None
            assert words(language, BLOOD_RAGE).say(noun, NAMES)


@in_each_language
@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_explained_with_its_own_numbers(card: str, language: str) -> None:
    said = words(language, BLOOD_RAGE).say(card_text(card), NAMES)
    assert not re.search(r"[{}$]", said)
    used = next(used for (_, key), used in placeholders(language).items() if key == card_text(card).key)
    assert [name for name in used if str(card_text_args(CARDS[card])[name]) not in said] == []
    if CARDS[card].glory:
        assert str(CARDS[card].glory) in said


@in_each_language
@for_each_game
def test_every_standing_order_has_a_name(game: Game, language: str) -> None:
    said = set()
    for question, orders in game.orders.items():
        for order in orders:
            name, _, place = order.partition(":")
            key = f"order-{question}-{name}"
            text = Text(f"{key}-in", {"place": place}) if place else Text(key)
            said.add(words(language, game).say(text, NAMES))
    assert len(said) == sum(len(orders) for orders in game.orders.values())


# ---------------------------------------------------------------------- how it is said


@pytest.mark.parametrize("key", ["no-such-key", "turn.no-such-part", "option-place", "place-asgard"])
def test_what_a_language_cannot_say_is_an_error(key: str) -> None:
    with pytest.raises(MissingText):
        words("en", BLOOD_RAGE).say(Text(key), NAMES)


@pytest.mark.parametrize(
    ("language", "figures", "told"),
    [
        ("en", ["warrior"], "**Åsa** loses in Gimle: Warrior"),
        ("en", ["warrior", "leader"], "**Åsa** loses in Gimle: Warrior and Leader"),
        ("en", ["warrior", "warrior", "leader"], "**Åsa** loses in Gimle: Warrior\u00a0×2 and Leader"),
        ("de", ["warrior", "leader", "troll"], "**Åsa** verliert (Gimle): Krieger, Anführer und Troll"),
        ("fr", ["warrior", "leader", "troll"], "**Åsa** perd (Gimle)\u00a0: Guerrier, Chef et Troll"),
        ("en", [], "**Åsa** loses in Gimle: nothing"),
        ("de", [], "**Åsa** verliert (Gimle): nichts"),
        ("fr", [], "**Åsa** perd (Gimle)\u00a0: rien"),
    ],
)
def test_a_list_is_told_as_a_person_would(language: str, figures: list[str], told: str) -> None:
    text = Text("destroyed", {"seat": 0, "figures": figures, "place": "gimle"})
    assert words(language, BLOOD_RAGE).say(text, NAMES) == told


@pytest.mark.parametrize(
    ("language", "card", "age", "copy", "told"),
    [
        ("en", "tyrs-crush-1", 1, 1, "Tyr's Crush +4"),
        ("en", "tyrs-crush-1", 2, 1, "Tyr's Crush +4 (Age 1)"),
        ("en", "tyrs-smash-1", 1, 2, "Tyr's Smash +3 #2"),
        ("en", "heimdalls-sight-1", 1, 1, "Heimdall's Sight +X"),
        ("en", "alfheim-1", 1, 1, "Alfheim! (5 Glory)"),
        ("en", "troll-1", 1, 1, "Troll (2 Rage)"),
        ("en", "friggas-charm-1", 1, 1, "Frigga's Charm (free)"),
        ("de", "troll-1", 3, 2, "Troll (2 Wut) (Zeitalter 1) #2"),
        ("de", "friggas-charm-1", 1, 1, "Friggs Liebreiz (kostenlos)"),
        ("fr", "alfheim-1", 2, 1, "Alfheim\u00a0! (5 Gloire) (Âge 1)"),
        ("fr", "friggas-charm-1", 1, 1, "Charme de Frigga (gratuit)"),
    ],
)
def test_a_card_is_offered_with_what_it_is_worth(
    language: str, card: str, age: int, copy: int, told: str
) -> None:
    text = Text("option-card", card_args(CARDS[card], age, copy))
    assert words(language, BLOOD_RAGE).say(text, NAMES) == told


@in_each_language
def test_nobody_learns_in_the_middle_of_a_turn_what_it_will_be(language: str) -> None:
    said = words(language, BLOOD_RAGE)
    waiting = said.say(Text("turn.others", {"seat": 1}), NAMES)
    begun = ("invade", "march", "upgrade", "free-invasion", "quest-which", "pillage", "repillage", "valhalla")
    later = ("sacrifice", "hildisvini", "friggas-succor", "thors-domain")
    parts = [key for key in BLOOD_RAGE.questions if key.startswith(begun + later)]
    assert len(parts) == 20
    assert {said.say(Text(f"{key}.others", {"seat": 1}), NAMES) for key in parts} == {waiting}
