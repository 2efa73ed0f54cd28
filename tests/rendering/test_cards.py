"""Cards to look up, told to the letter in each language; ~ stands for a no-break space. And as drawn."""

import pytest

from games.blood_rage.components import CARDS
from games.registry import GAMES
from locales import words
from rendering.blood_rage.cards import face_of
from rendering.kit.blocks import WRITING, Box
from rendering.kit.cards import Group, draw_tags, spread
from rendering.kit.pieces import Label, Plate
from rendering.kit.scene import Scene
from rendering.kit.theme import NIGHT
from rendering.registry import text_mode
from rendering.text import LONGEST_LINE, voice_of
from tests.locales.ftl import in_each_language

QUEST = {
    "en": [
        "## Alfheim!",
        "-# Quest card · Ages 1, 2 and 3 · 5/7/9 Glory",
        "Have more STR than every other clan in at least 1 province of Alfheim (Andlang or Gimle). Figures "
        "in the adjoining fjord count; ties and destroyed provinces do not. Reward: 5/7/9 Glory, and raise "
        "one clan stat of your choice.",
    ],
    "de": [
        "## Alfheim!",
        "-# Aufgabenkarte · Zeitalter 1, 2 und 3 · 5/7/9 Ruhm",
        "Habe in mindestens 1 Gebiet von Alfheim (Andlang oder Gimle) mehr ST als jeder andere Clan. "
        "Spielfiguren im angrenzenden Fjord zählen mit; Unentschieden und zerstörte Gebiete zählen nicht. "
        "Belohnung: 5/7/9 Ruhm, und du erhöhst einen Clan-Wert deiner Wahl.",
    ],
    "fr": [
        "## Alfheim~!",
        "-# Carte Quête · Âges 1, 2 et 3 · 5/7/9 Gloire",
        "Aie plus de FOR que tout autre clan dans au moins 1 province d'Alfheim (Andlang ou Gimle). Les "
        "figurines du fjord adjacent comptent~; les égalités et les provinces détruites ne comptent pas. "
        "Récompense~: 5/7/9 Gloire, et tu augmentes une caractéristique de clan de ton choix.",
    ],
}


def told(card: str, language: str) -> list[str]:
    """The lines of a card, with its no-break spaces to be seen."""
    game = GAMES["blood-rage"]
    return [line.replace("\u00a0", "~") for line in text_mode(game).card(card, words(language, game))]


@in_each_language
@pytest.mark.parametrize("card", ["alfheim-1", "alfheim-3"])
def test_the_cards_of_several_ages_are_told_as_one(card: str, language: str) -> None:
    assert told(card, language) == QUEST[language]


@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("troll-1", "-# Monster upgrade · Age 1 · costs 2 Rage · STR 2"),
        ("friggas-charm-1", "-# Clan upgrade · Frigga · Age 1 · free"),
        ("tyrs-smash-2", "-# Battle card · Tyr · Ages 1 and 2 · STR bonus +3"),
        ("heimdalls-sight-1", "-# Battle card · Heimdall · Age 1 · STR bonus +X"),
    ],
)
def test_a_card_says_its_kind_god_ages_and_worth(card: str, facts: str) -> None:
    assert told(card, "en")[1] == facts


@in_each_language
def test_every_card_can_be_told(language: str) -> None:
    for game in GAMES.values():
        for card in game.cards:
            lines = text_mode(game).card(card, words(language, game))
            assert all(0 < len(line) <= LONGEST_LINE for line in lines)


@in_each_language
@pytest.mark.parametrize("held", [6, 8])
def test_the_words_of_a_hand_can_be_read(held: int, language: str) -> None:
    voice = voice_of(words(language, GAMES["blood-rage"]), ())
    for first in range(0, len(CARDS), held):
        cards = [(face_of(card, voice), "") for card in [*CARDS][first : first + held]]
        scene = spread([Group("", cards + cards[: held - len(cards)], whole=True)], "")
        written = [item.piece for item in scene.items if isinstance(item.piece, Label)]
        assert min(label.points for label in written if label.colour == WRITING) >= 26


@in_each_language
@pytest.mark.parametrize("card", [card.id for card in CARDS.values() if card.type == "monster"])
def test_the_tags_of_a_card_stay_apart_where_it_is_narrow(card: str, language: str) -> None:
    scene, voice = Scene(400, 200, NIGHT), voice_of(words(language, GAMES["blood-rage"]), ())
    draw_tags(scene, face_of(card, voice), Box(0, 0, 340, 190), 1)
    left, right = [item.box for item in scene.items if isinstance(item.piece, Plate)]
    assert left[2] < right[0]
