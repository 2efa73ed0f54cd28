"""A battle as the saga tells it is the battle that is fought."""

from typing import Any

import pytest

from games.blood_rage.components import CARDS
from games.blood_rage.game import GAME
from games.blood_rage.state import Battle
from games.blood_rage.view import view
from games.engine import Event
from locales import words
from rendering.blood_rage.battles import battle, fought, revealed
from rendering.blood_rage.signs import SIGNS
from rendering.kit.pieces import Token
from tests.games.blood_rage.table import Table
from tests.games.conformance.positions import positions
from tests.locales.ftl import in_each_language
from tests.rendering.scenes import NAMES, check, uncovered, uncut

ENGLISH = words("en", GAME)
TOLD = [
    Event("action-phase", {"number": 2}),
    Event("battle-begins", {"seats": [1, 0, 2], "place": "gimle"}),
    Event("reveals", {"seat": 1, "card": "tyrs-crush-1"}),
    Event("reveals", {"seat": 0, "card": "heimdalls-watch-2"}),
    Event("uses", {"seat": 0, "card": "heimdalls-watch-2"}),
    Event("reveals", {"seat": 1, "card": "thors-primacy-3"}),
    Event("reveals", {"seat": 0, "card": "alfheim-1"}),
    Event("declares", {"seat": 0, "card": "tyrs-domain-1", "bonus": 4}),
    Event("uses", {"seat": 1, "card": "thors-primacy-3"}),
    Event("adds", {"seat": 0, "card": "heimdalls-eye-2"}),
    Event("total", {"seat": 1, "figures": 3, "cards": 3, "total": 6}),
    Event("total", {"seat": 0, "figures": 2, "cards": 6, "total": 8}),
    Event("total", {"seat": 2, "figures": 1, "cards": 0, "total": 1}),
    Event("wins-the-battle", {"seat": 0, "place": "gimle"}),
    Event("uses", {"seat": 1, "card": "thors-primacy-3"}),
]
SEEN = view(Table("wolf raven serpent").place("serpent", "warrior", "gimle").game, None)


def test_the_saga_tells_who_fights_with_which_cards_and_how_it_ends() -> None:
    fight, sums = fought(TOLD[1:])
    assert (fight.province, fight.pillager, fight.participants) == ("gimle", 1, [1, 0, 2])
    assert fight.cards == {1: ["thors-primacy-3"], 0: ["alfheim-1", "heimdalls-eye-2"]}
    assert (fight.declared, fight.primacy) == ({0: 4}, 1)
    assert (fight.totals, fight.winner) == ({1: 6, 0: 8, 2: 1}, 0)
    assert sums == {1: (3, 3), 0: (2, 6), 2: (1, 0)}


@in_each_language
def test_a_battle_is_pictured_when_something_of_it_is_shown(language: str) -> None:
    said = words(language, GAME)
    for until, first, shown in [
        (1, 0, False),
        (2, 0, False),
        (4, 0, True),
        (4, 4, False),
        (10, 9, True),
        (15, 10, True),
        (15, 13, False),
    ]:
        picture = revealed(TOLD[:until], first, SEEN, said, NAMES[:3])
        assert (picture is not None) == shown, (until, first)
        if picture is not None:
            check(picture.scene)
            assert said.say(GAME.noun("place", "gimle"), ()) in picture.alt  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_what_is_told_is_what_is_fought(seats: int) -> None:
    compared = 0
    for position in positions(GAME, seats, seats, "greedy"):
        seen: Any = position.match.view(None)
        if seen.battle is None or not seen.battle.participants:
            continue
        told = [event for event in position.match.events if event.seats is None]
        begins = max(at for at, event in enumerate(told) if event.key == "battle-begins")
        fight, _ = fought(told[begins:])
        for part in ("province", "participants", "cards", "declared", "primacy", "totals", "winner"):
            assert getattr(fight, part) == getattr(seen.battle, part), part
        compared += 1
    assert compared > 3


def test_a_battle_shows_the_figures_until_cards_are_revealed() -> None:
    table = Table("wolf raven").place("wolf", "warrior warrior", "gimle").place("wolf", "ship", "fjord-west")
    table.place("raven", "leader", "gimle").state.battle = fight = Battle("gimle", 0, [0, 1])
    shown = battle(view(table.game, None), "", ENGLISH, NAMES).scene
    check(shown)
    icons = [item.piece.icon for item in shown.items if isinstance(item.piece, Token)]
    assert [icon for icon in icons if icon in SIGNS.figures.values()] == [
        *(SIGNS.figures[kind] for kind in ("warrior", "ship", "leader")),
    ]
    fight.cards = {0: ["tyrs-crush-1"], 1: ["troll-1"]}
    shown = battle(view(table.game, None), "", ENGLISH, NAMES).scene
    icons = [item.piece.icon for item in shown.items if isinstance(item.piece, Token)]
    assert not [icon for icon in icons if icon in SIGNS.figures.values()]


@in_each_language
@pytest.mark.parametrize("sides", [2, 3, 4, 5])
def test_what_is_revealed_can_be_read_whole(sides: int, language: str) -> None:
    clans = ["raven", "serpent", "bear", "wolf", "ram"][:sides]
    table = Table(" ".join(clans))
    for first, card in enumerate({printed.face: card for card, printed in CARDS.items()}.values()):
        winner = first % sides
        fight = Battle("muspelheim", (first + 1) % sides, list(range(sides)), winner=winner)
        fight.cards = {seat: [card] for seat in range(sides)}
        if first % 3 == 0:
            fight.cards[winner] = [card, card]
        table.state.battle = fight
        shown = battle(view(table.game, None), "", words(language, GAME), ["Åsa", "Bera", "Ulf", "Eir", "Od"])
        check(shown.scene)
        uncut(shown.scene)
        uncovered(shown.scene)
