"""Run beside a corrected box: what the game, its texts and its pictures make of it."""

import json
import sys

import msgspec

from games.champions_of_midgard.components import CARDS, PRIVATE
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.lookup import NUMBERS
from games.champions_of_midgard.state import Options
from games.champions_of_midgard.words import card_text, ship_text
from games.engine import Match
from locales import LANGUAGES, words
from rendering.registry import picture_mode, text_mode

NAMES = ["Bera", "Cille"]


def told(language: str) -> dict[str, str]:
    """Every card and longship in words."""
    voice = words(language, GAME)
    texts = {card: card_text(card) for card in CARDS} | {ship: ship_text(ship) for ship in PRIVATE}
    return {name: voice.say(text, NAMES) for name, text in texts.items()}


def main() -> None:
    """Everything as JSON."""
    played = Match.new(GAME, 2, server_seed=b"a corrected box", policies={0: "greedy", 1: "greedy"})
    assert played.over
    assert GAME.faults(played.state) == []
    fresh = Match.new(GAME, 2, server_seed=b"a corrected box", options=Options(random_leaders=True))
    seen, english = fresh.view(None), words("en", GAME)
    picture = picture_mode(GAME).board(seen, english, NAMES)
    cards = {card: picture_mode(GAME).card(card, english) for card in CARDS}
    enemies = [fresh.state.troll, *fresh.state.draugr, *(it.monster for it in fresh.state.coasts.values())]
    report = {
        "events": [[event.key, event.args] for event in played.events],
        "told": {language: told(language) for language in LANGUAGES},
        "rules": {name: NUMBERS[name] for name in ("snekka_capacity", "snekka_glory", "items_snekka")},
        "enemies": enemies,
        "board": text_mode(GAME).board(seen, english, NAMES),
        "picture": [str(part.get("text")) for part in picture.scene.listed()],
        "cards": {
            card: [str(part.get("text")) for part in drawn.scene.listed()] for card, drawn in cards.items()
        },
        "alts": {card: drawn.alt for card, drawn in cards.items()},
    }
    sys.stdout.write(json.dumps(msgspec.to_builtins(report)))


if __name__ == "__main__":
    main()
