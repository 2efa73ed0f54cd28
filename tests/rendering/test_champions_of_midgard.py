"""A position of Champions of Midgard, told to the letter in each language; ~ stands for a no-break \
space."""

import pytest

from games.champions_of_midgard.components import ENEMIES
from games.champions_of_midgard.game import GAME
from games.champions_of_midgard.state import Roll
from games.champions_of_midgard.view import MidgardView, view
from locales import words
from rendering.champions_of_midgard.text import board, card, hand, summary
from tests.games.champions_of_midgard.table import Table
from tests.locales.ftl import in_each_language

NAMES = ["Åsa", "Bera"]


def third_round() -> Table:
    """Bera, Ullr, has sailed to a hound; Åsa, Svanhildr, has reserved the troll and knows of a storm."""
    table = Table("svanhildr ullr")
    table.enemy("troll", "troll-bog").enemy("draugr-1", "draugr-red-thrall")
    table.enemy("draugr-2", "draugr-blue-raider").enemy("shore-1", "hel-hound")
    table.enemy("shore-2", "fire-giant").enemy("shore-3", "stone-giant").journey("shore-3", "storm")
    table.give("ullr", food=2, coin=4, blame=1, favour=0).rune("ullr", "gifts", "wealth")
    table.trophies("ullr", "troll-king").sail("ullr", "snekka", "shore-1", "spearman spearman", 1)
    table.warriors("svanhildr", "swordsman swordsman axeman").destiny("svanhildr", "prepared")
    ullr, state = table.champion("ullr"), table.state
    ullr.glory, ullr.ship, ullr.used = 9, "snekka", ["rune-wealth"]
    table.champion("svanhildr").peeked = ["shore-3"]
    state.round, state.turn, state.coasts["shore-1"].coins = 3, 1, 2
    state.shipyard.remove("snekka")
    state.workers = {"troll": [0], "snekka": [1], "market": [0]}
    return table


def seen(table: Table, name: str | None = None) -> MidgardView:
    """The table as a leader sees it, or a spectator."""
    return view(table.game, None if name is None else table.seat(name))


def told_board(table: Table, language: str = "en") -> list[str]:
    """The lines of the board, with its no-break spaces to be seen."""
    return [line.replace("\u00a0", "~") for line in board(seen(table), words(language, GAME), NAMES)]


def told_hand(table: Table, name: str | None, language: str = "en") -> list[str]:
    """The lines of a hand."""
    lines = hand(seen(table, name), words(language, GAME), NAMES)
    return [line.replace("\u00a0", "~") for line in lines]


BOARD = {
    "en": """\
Turn: **Bera** (Ullr the Berserker)
Round 3 of 8, Place workers
First player marker: **Åsa** (Svanhildr the Swordmaiden)
### Glory
- **Bera** (Ullr the Berserker): 9
- **Åsa** (Svanhildr the Swordmaiden): 0
### Enemies
**Troll**: *Bog Troll* (attack 2, defence 4, 4 glory, 2 wood), worker of **Åsa** (Svanhildr the Swordmaiden)
**Draugr 1**: *Ember Draugr Thrall* (attack 1, defence 2, 3 glory, 2 coins)
**Draugr 2**: *Frost Draugr Raider* (attack 2, defence 2, 4 glory, 2 coins)
### Shores
**Shore 1**: *Hel Hound* (attack 2, defence 4, no spears, 8 glory, 1 favour), 2 coins on it, a journey \
card lies face down, one food feeds 2 warriors, Snekka of **Bera** (Ullr the Berserker), sent: 2 \
spearmen and 1 food
**Shore 2**: *Fire Giant* (attack 4, defence 5, no spears, 13 glory, 2 favour), a journey card lies \
face down, one food feeds 2 warriors
**Shore 3**: *Stone Giant* (attack 4, defence 5, no axes, 14 glory, 2 favour), a journey card lies face \
down, one food feeds 1 warrior
### Town and harbour
**Smokehouse**: 1 food
**Blacksmith**: 1 axeman
**Swordsmith**: 1 swordsman
**Hafter**: 1 spearman
**Skald**: 2 glory
**Huskarl**: 1 food → 2 swordsmen
**Merchant Ship**: 4 food
**Runesmith**: *Success and Healing*
**Shipwright**: Drekkar
**Worker Huts**: 5 coins
**Market**: worker of **Åsa** (Svanhildr the Swordmaiden)
Free: Beg, Large public longship, Small public longship, Sage's House, Hunting Grounds, Jarl's \
Longhouse and Stave Church
### Longhouses
**Åsa** (Svanhildr the Swordmaiden): 0 glory
- Workers left: 4 of 4
- Stock: 1 food, 1 wood, 1 coin and 1 favour
- At home: 2 swordsmen and 1 axeman (3 of 8 warriors in all)
- 1 destiny card
**Bera** (Ullr the Berserker): 9 glory
- Workers left: 4 of 4
- Stock: 2 food, 1 wood, 4 coins and 1 blame
- At home: 1 swordsman (3 of 8 warriors in all)
- Runes: *Gifts*
- Runes used: *Wealth*
- Longship Snekka: Costs 2 wood and 1 coin. Holds 6 warriors and food together. Worth 3 glory at the end.
- 1 destiny card""",
    "de": """\
Am Zug: **Bera** (Ullr der Berserker)
Runde 3 von 8, Arbeiter einsetzen
Startspielermarker: **Åsa** (Svanhildr die Schwertjungfer)
### Ruhm
- **Bera** (Ullr der Berserker): 9
- **Åsa** (Svanhildr die Schwertjungfer): 0
### Gegner
**Troll**: *Moortroll* (Angriff 2, Verteidigung 4, 4 Ruhm, 2 Holz), Arbeiter von **Åsa** (Svanhildr die \
Schwertjungfer)
**Draugr 1**: *Glut-Draugr-Knecht* (Angriff 1, Verteidigung 2, 3 Ruhm, 2 Münzen)
**Draugr 2**: *Frost-Draugr-Räuber* (Angriff 2, Verteidigung 2, 4 Ruhm, 2 Münzen)
### Küsten
**Küste 1**: *Helhund* (Angriff 2, Verteidigung 4, keine Speere, 8 Ruhm, 1 Gunst), darauf 2 Münzen, \
eine Reisekarte liegt verdeckt, eine Nahrung ernährt 2 Wikingerkrieger, Snekka von **Bera** (Ullr der \
Berserker), geschickt: 2 Speerkämpfer und 1 Nahrung
**Küste 2**: *Feuerriese* (Angriff 4, Verteidigung 5, keine Speere, 13 Ruhm, 2 Gunst), eine Reisekarte \
liegt verdeckt, eine Nahrung ernährt 2 Wikingerkrieger
**Küste 3**: *Steinriese* (Angriff 4, Verteidigung 5, keine Äxte, 14 Ruhm, 2 Gunst), eine Reisekarte \
liegt verdeckt, eine Nahrung ernährt 1 Wikingerkrieger
### Stadt und Hafen
**Räucherhaus**: 1 Nahrung
**Schmied**: 1 Axtkämpfer
**Schwertschmied**: 1 Schwertkämpfer
**Speerbauer**: 1 Speerkämpfer
**Skalde**: 2 Ruhm
**Hüskarl**: 1 Nahrung → 2 Schwertkämpfer
**Handelsschiff**: 4 Nahrung
**Runenschmied**: *Erfolg und Heilung*
**Schiffbauer**: Drekkar
**Arbeiterhütten**: 5 Münzen
**Markt**: Arbeiter von **Åsa** (Svanhildr die Schwertjungfer)
Frei: Betteln, Großes Gemeinschaftsschiff, Kleines Gemeinschaftsschiff, Haus des Weisen, Jagdgründe, \
Langhaus des Jarls und Stabkirche
### Langhäuser
**Åsa** (Svanhildr die Schwertjungfer): 0 Ruhm
- Arbeiter übrig: 4 von 4
- Vorrat: 1 Nahrung, 1 Holz, 1 Münze und 1 Gunst
- Daheim: 2 Schwertkämpfer und 1 Axtkämpfer (insgesamt 3 von 8 Wikingerkriegern)
- 1 Schicksalskarte
**Bera** (Ullr der Berserker): 9 Ruhm
- Arbeiter übrig: 4 von 4
- Vorrat: 2 Nahrung, 1 Holz, 4 Münzen und 1 Schande
- Daheim: 1 Schwertkämpfer (insgesamt 3 von 8 Wikingerkriegern)
- Runen: *Gaben*
- Benutzte Runen: *Wohlstand*
- Langschiff Snekka: Kostet 2 Holz und 1 Münze. Trägt zusammen 6 Wikingerkrieger und Nahrung. Bringt am \
Ende 3 Ruhm.
- 1 Schicksalskarte""",
    "fr": """\
Tour en cours~: **Bera** (Ullr le Berserker)
Manche 3 sur 8, «~Placement des ouvriers~»
Marqueur premier joueur~: **Åsa** (Svanhildr la Vierge à l'épée)
### Gloire
- **Bera** (Ullr le Berserker)~: 9
- **Åsa** (Svanhildr la Vierge à l'épée)~: 0
### Ennemis
**Troll**~: *Troll des marais* (attaque 2, défense 4, 4 gloire, 2 bois), occupé par **Åsa** (Svanhildr \
la Vierge à l'épée)
**Draugr 1**~: *Draugr serf de braise* (attaque 1, défense 2, 3 gloire, 2 pièces)
**Draugr 2**~: *Draugr maraudeur de givre* (attaque 2, défense 2, 4 gloire, 2 pièces)
### Rivages
**Rivage 1**~: *Chien de Hel* (attaque 2, défense 4, pas de lances, 8 gloire, 1 faveur), 2 pièces \
dessus, une carte Voyage est face cachée, 1 nourriture pour 2 guerriers, **Bera** (Ullr le \
Berserker) avec Snekka, envoyés~: 2 lanciers et 1 nourriture
**Rivage 2**~: *Géant du feu* (attaque 4, défense 5, pas de lances, 13 gloire, 2 faveurs), une carte \
Voyage est face cachée, 1 nourriture pour 2 guerriers
**Rivage 3**~: *Géant de pierre* (attaque 4, défense 5, pas de haches, 14 gloire, 2 faveurs), une carte \
Voyage est face cachée, 1 nourriture pour 1 guerrier
### Ville et port
**Fumoir**~: 1 nourriture
**Forgeron**~: 1 guerrier à la hache
**Forgeur d'épées**~: 1 épéiste
**Faiseur de lances**~: 1 lancier
**Scalde**~: 2 gloire
**Huscarl**~: 1 nourriture → 2 épéistes
**Navire marchand**~: 4 nourritures
**Forgeron de runes**~: *Succès et Guérison*
**Charpentier naval**~: Drekkar
**Huttes des ouvriers**~: 5 pièces
**Marché**~: occupé par **Åsa** (Svanhildr la Vierge à l'épée)
Libres~: Mendier, Grand drakkar public, Petit drakkar public, Maison du sage, Terrain de chasse, Maison \
longue du jarl et Église en bois debout
### Maisons longues
**Åsa** (Svanhildr la Vierge à l'épée)~: 0 gloire
- Ouvriers restants~: 4 sur 4
- Réserve~: 1 nourriture, 1 bois, 1 pièce et 1 faveur
- À la maison~: 2 épéistes et 1 guerrier à la hache (3 guerriers sur 8 en tout)
- 1 carte Destin
**Bera** (Ullr le Berserker)~: 9 gloire
- Ouvriers restants~: 4 sur 4
- Réserve~: 2 nourritures, 1 bois, 4 pièces et 1 blâme
- À la maison~: 1 épéiste (3 guerriers sur 8 en tout)
- Runes~: *Dons*
- Runes utilisées~: *Prospérité*
- Drakkar Snekka~: Coûte 2 bois et 1 pièce. Porte 6 guerriers et nourritures en tout. Rapporte 3 gloire \
à la fin.
- 1 carte Destin""",
}

HAND = {
    "en": """\
### Svanhildr the Swordmaiden
A hit by your swordsmen counts 2, a double hit 3, in combat and on the hunt.
### Your destiny
- *Prepared*: Destiny card
At the end, have the most food. Glory: 5 if you alone have the most, 2 if somebody has as many.
### Journey cards you have looked at
- Shore 3: *Storm*""",
    "de": """\
### Svanhildr die Schwertjungfer
Ein Treffer deiner Schwertkämpfer zählt 2, ein Doppeltreffer 3, im Kampf und auf der Jagd.
### Dein Schicksal
- *Vorbereitet*: Schicksalskarte
Habe am Ende die meiste Nahrung. Ruhm: 5, wenn das nur für dich gilt; 2, wenn jemand gleich viel hat.
### Reisekarten, die du gesehen hast
- Küste 3: *Sturm*""",
    "fr": """\
### Svanhildr la Vierge à l'épée
Une touche de tes épéistes compte 2, une double touche 3, en combat et à la chasse.
### Ton destin
- *Prévoyant*~: Carte Destin
Aie à la fin le plus de nourriture. Gloire~: 5 si personne d'autre n'en a autant, 2 en cas d'égalité.
### Cartes Voyage que tu as regardées
- Rivage 3~: *Tempête*""",
}

SUMMARY = {
    "en": """\
Glory: Bera (Ullr the Berserker) 9 and Åsa (Svanhildr the Swordmaiden) 0.
Turn: Bera (Ullr the Berserker).
Round 3 of 8, Place workers.
Before the walls: Bog Troll, Ember Draugr Thrall and Frost Draugr Raider.
At the shores, from left to right: Hel Hound, Fire Giant and Stone Giant.
Under way: Snekka of Bera (Ullr the Berserker) to Shore 1.""",
    "de": """\
Ruhm: Bera (Ullr der Berserker) 9 und Åsa (Svanhildr die Schwertjungfer) 0.
Am Zug: Bera (Ullr der Berserker).
Runde 3 von 8, Arbeiter einsetzen.
Vor den Mauern: Moortroll, Glut-Draugr-Knecht und Frost-Draugr-Räuber.
An den Küsten, von links nach rechts: Helhund, Feuerriese und Steinriese.
Unterwegs: Snekka von Bera (Ullr der Berserker) (Ziel: Küste 1).""",
    "fr": """\
Gloire~: Bera (Ullr le Berserker) 9 et Åsa (Svanhildr la Vierge à l'épée) 0.
Tour en cours~: Bera (Ullr le Berserker).
Manche 3 sur 8, «~Placement des ouvriers~».
Devant les murs~: Troll des marais, Draugr serf de braise et Draugr maraudeur de givre.
Aux rivages, de gauche à droite~: Chien de Hel, Géant du feu et Géant de pierre.
En route~: Bera (Ullr le Berserker) avec Snekka (Rivage 1).""",
}
"""A line for each sentence."""


@in_each_language
def test_the_table_is_told_from_the_most_urgent_to_the_least(language: str) -> None:
    assert told_board(third_round(), language) == BOARD[language].split("\n")


@in_each_language
def test_the_hand_is_told_with_the_leader_and_what_only_its_owner_knows(language: str) -> None:
    assert told_hand(third_round(), "svanhildr", language) == HAND[language].split("\n")


@in_each_language
def test_the_summary_is_told_in_plain_sentences(language: str) -> None:
    told = summary(seen(third_round()), words(language, GAME), NAMES).replace("\u00a0", "~")
    assert told == SUMMARY[language].replace("\n", " ")
    assert "*" not in told


def test_runes_that_still_work_and_trophies_are_in_the_hand() -> None:
    lines = told_hand(third_round(), "ullr")
    assert "- *Gifts*: Rune card, 2 glory" in lines
    assert "- *Troll King*: Troll" in lines
    assert not any("Wealth" in line for line in lines)


def test_a_fight_is_told_first_with_its_dice_and_what_they_count() -> None:
    table = third_round()
    warriors, faces = ["swordsman", "swordsman", "axeman"], ["hit", "shield", "blank"]
    table.state.roll = Roll(0, "troll", warriors, "troll-bog", faces, round=2, damage=1)
    assert told_board(table)[3:7] == [
        "### **Åsa** (Svanhildr the Swordmaiden) against *Bog Troll*",
        "*Bog Troll* (attack 2, defence 4, 4 glory, 2 wood)",
        "Combat round 2: damage 1 of 4",
        "The dice (2 swordsmen and 1 axeman): 1 hit, 1 shield and 1 blank. Hits 2, shields 1",
    ]
    table.state.roll.faces = []
    assert told_board(table)[6] == "Still fighting: 2 swordsmen and 1 axeman"
    told = summary(seen(table), words("en", GAME), NAMES)
    assert "Åsa (Svanhildr the Swordmaiden) is fighting Bog Troll, damage 1 of 4." in told


def test_a_hunt_is_told_with_its_dice() -> None:
    table = third_round()
    table.state.roll = Roll(1, "hunting-grounds", ["swordsman"], None, ["double-hit"])
    assert told_board(table)[3:5] == [
        "### **Bera** (Ullr the Berserker) is hunting",
        "The dice (1 swordsman): 1 double hit. Hits 2, shields 0",
    ]


def test_before_leaders_are_chosen_players_are_told_by_name() -> None:
    table = third_round()
    for champion in table.state.champions:
        champion.leader = None
    assert told_board(table)[0] == "Turn: **Bera**"
    assert told_hand(table, "ullr")[0] == "### Your destiny"


def test_what_lies_open_is_told_of_every_longhouse() -> None:
    table = third_round()
    table.champion("ullr").shown = ["craftsman"]
    table.state.coasts["shore-2"].revealed = ["journey-kraken", "journey-lost"]
    lines = told_board(table)
    assert "- Destinies everybody knows: *Craftsman*" in lines
    assert any("journey: *Kraken and Lost*" in line for line in lines)


def test_the_end_tells_who_has_won_and_shows_all_trophies() -> None:
    table = third_round()
    table.champion("svanhildr").glory = 9
    table.state.step = "over"
    assert told_board(table)[:2] == [
        "The match is over",
        "Victory with 9 glory: **Bera** (Ullr the Berserker)",
    ]
    assert "- 1 trophy: *Troll King*" in told_board(table)
    told = summary(seen(table), words("en", GAME), NAMES)
    assert told == "The match is over. Victory with 9 glory: Bera (Ullr the Berserker)."


@pytest.mark.parametrize(
    ("name", "facts", "text"),
    [
        ("rune-glory", "-# Rune card · 1 glory", "50% more"),
        ("hel-hound", "-# Monster · Red", "no spears"),
        ("troll-king", "-# Troll", "8 glory and 3 wood"),
        ("journey-kraken", "-# Journey card", "attack 2, defence 3"),
        ("merchant-larder", "-# Merchant ship card", "3 food and 1 wood"),
        ("prepared", "-# Destiny card", "5 if you alone"),
    ],
)
def test_a_card_is_looked_up_with_its_kind_and_its_numbers(name: str, facts: str, text: str) -> None:
    lines = card(name, words("en", GAME))
    assert lines[1] == facts
    assert text in lines[2]


def test_every_enemy_can_be_looked_up() -> None:
    assert all(len(card(name, words("en", GAME))) == 3 for name in ENEMIES)
