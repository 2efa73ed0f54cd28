"""Small positions of Blood Rage, told to the letter in each language; ~ stands for a no-break space."""

import pytest

from games.blood_rage.components import OUTER, PROVINCES, YGGDRASIL
from games.blood_rage.game import GAME
from games.blood_rage.state import Battle
from games.blood_rage.view import BloodRageView, view
from locales import words
from rendering.blood_rage.text import board, hand, summary
from rendering.text import LONGEST_LINE, LONGEST_SUMMARY
from tests.games.blood_rage.table import Table
from tests.locales.ftl import in_each_language

NAMES = ["Åsa", "Bera"]


def gimle() -> Table:
    """Åsa, the Wolf, faces Bera, the Raven, in Gimle in the second Age; Bera has passed."""
    table = Table("wolf raven", age=2).token("gimle", "glory")
    table.place("wolf", "leader warrior warrior", "gimle").place("wolf", "ship", "fjord-west")
    table.hand("wolf", "tyrs-crush-1 tyrs-crush-1 heimdalls-watch-2 friggas-charm-1")
    table.quests("wolf", "alfheim-2").stats("wolf", horns=3).rage("wolf", 4).rage("raven", 0)
    table.place("raven", "troll", "gimle").fallen("raven", "warrior warrior leader")
    table.upgrade("raven", "friggas-charm-1 tyrs-domain-1")
    table.state.destroyed = ["elvagar", "utgard", "horgr", "andlang"]
    table.state.pillaged = ["myrkulor"]
    table.state.first = table.seat("raven")
    table.clan("wolf").glory = 12
    table.clan("raven").glory = 7
    table.clan("raven").passed = True
    return table


def seen(table: Table, name: str | None = None) -> BloodRageView:
    """The table as a clan sees it, or a spectator."""
    return view(table.game, None if name is None else table.seat(name))


def told_board(table: Table, language: str) -> list[str]:
    """The lines of the board, with its no-break spaces to be seen."""
    lines = board(seen(table), words(language, GAME), NAMES)
    return [line.replace("\u00a0", "~") for line in lines]


def told_hand(table: Table, language: str, name: str | None = "wolf") -> list[str]:
    """The lines of a clan's hand."""
    lines = hand(seen(table, name), words(language, GAME), NAMES)
    return [line.replace("\u00a0", "~") for line in lines]


def told_summary(table: Table, language: str) -> str:
    """The summary."""
    return summary(seen(table), words(language, GAME), NAMES).replace("\u00a0", "~")


BOARD = {
    "en": """\
Turn: **Åsa** (Wolf Clan)
Age 2 of 3, Action phase
First player: **Bera** (Raven Clan)
### Glory
- **Åsa** (Wolf Clan): 12 Glory, 4 Rage
- **Bera** (Raven Clan): 7 Glory, 0 Rage, passed
### Provinces
**Angerboda** (Manheim, North Fjord): 5 of 5 villages free, reward Axes +1 step, doomed this Age
**Muspelheim** (Jotunheim, East Fjord): 5 of 5 villages free, reward Axes +1 step, doomed in Age 3
**Gimle** (Alfheim, West Fjord): 1 of 5 villages free, reward 5 Glory
- **Åsa** (Wolf Clan): STR 7 (Leader and Warrior~×2; in the fjord: Ship)
- **Bera** (Raven Clan): STR 2 (Troll)
**Myrkulor** (Manheim, West Fjord): 3 of 3 villages free, pillaged
- **Åsa** (Wolf Clan): STR 2 (in the fjord: Ship)
**Yggdrasil** (centre): reward all stats +1 step
**West Fjord**: **Åsa** (Wolf Clan) with Ship
Destroyed: Elvagar, Horgr, Utgard and Andlang
### Clan sheets
**Åsa** (Wolf Clan): Rage 6 (step 1), Axes 3 (step 1), Horns 6 (step 3)
- Figures on the board: 4 of 6
- 4 cards in hand, 1 committed quest
- Reserve: Warrior~×6
**Bera** (Raven Clan): Rage 6 (step 1), Axes 3 (step 1), Horns 4 (step 1)
- Figures on the board: 1 of 4
- No card in hand
- Monster upgrade: *Troll*
- Clan upgrades: *Frigga's Charm and Tyr's Domain*
- Valhalla: Leader and Warrior~×2
- Reserve: Warrior~×6 and Ship
-# The ring of provinces: Elvagar, Angerboda, Muspelheim, Horgr, Utgard, Andlang, Gimle and Myrkulor, \
then Elvagar again. Yggdrasil borders them all.""",
    "de": """\
Am Zug: **Åsa** (Wolf-Clan)
Zeitalter 2 von 3, Phase „Aktionen“
Startspieler: **Bera** (Raben-Clan)
### Ruhm
- **Åsa** (Wolf-Clan): 12 Ruhm, 4 Wut
- **Bera** (Raben-Clan): 7 Ruhm, 0 Wut, gepasst
### Gebiete
**Angerboda** (Manheim, Nordfjord): 5 von 5 Dörfern frei, Belohnung Äxte +1 Stufe, Untergang in diesem \
Zeitalter
**Muspelheim** (Jotunheim, Ostfjord): 5 von 5 Dörfern frei, Belohnung Äxte +1 Stufe, Untergang in Zeitalter 3
**Gimle** (Alfheim, Westfjord): 1 von 5 Dörfern frei, Belohnung 5 Ruhm
- **Åsa** (Wolf-Clan): ST 7 (Anführer und Krieger~×2; im Fjord: Schiff)
- **Bera** (Raben-Clan): ST 2 (Troll)
**Myrkulor** (Manheim, Westfjord): 3 von 3 Dörfern frei, geplündert
- **Åsa** (Wolf-Clan): ST 2 (im Fjord: Schiff)
**Yggdrasil** (Mitte): Belohnung alle Werte +1 Stufe
**Westfjord**: **Åsa** (Wolf-Clan) mit Schiff
Zerstört: Elvagar, Horgr, Utgard und Andlang
### Clanbögen
**Åsa** (Wolf-Clan): Wut 6 (Stufe 1), Äxte 3 (Stufe 1), Hörner 6 (Stufe 3)
- Spielfiguren auf dem Spielbrett: 4 von 6
- 4 Handkarten, 1 angenommene Aufgabe
- Vorrat: Krieger~×6
**Bera** (Raben-Clan): Wut 6 (Stufe 1), Äxte 3 (Stufe 1), Hörner 4 (Stufe 1)
- Spielfiguren auf dem Spielbrett: 1 von 4
- Keine Handkarte
- Monster-Aufrüstung: *Troll*
- Clan-Aufrüstungen: *Friggs Liebreiz und Tyrs Herrschaft*
- Walhall: Anführer und Krieger~×2
- Vorrat: Krieger~×6 und Schiff
-# Der Ring der Gebiete: Elvagar, Angerboda, Muspelheim, Horgr, Utgard, Andlang, Gimle und Myrkulor, \
dann wieder Elvagar. Yggdrasil grenzt an alle.""",
    "fr": """\
Tour en cours~: **Åsa** (Clan du Loup)
Âge 2 sur 3, phase «~Action~»
Premier joueur~: **Bera** (Clan du Corbeau)
### Gloire
- **Åsa** (Clan du Loup)~: 12 Gloire, 4 Rage
- **Bera** (Clan du Corbeau)~: 7 Gloire, 0 Rage, a passé
### Provinces
**Angerboda** (Manheim, Fjord du Nord)~: 5 villages libres sur 5, récompense Haches +1 cran, condamnée \
pour cet Âge
**Muspelheim** (Jotunheim, Fjord de l'Est)~: 5 villages libres sur 5, récompense Haches +1 cran, condamnée \
pour l'Âge 3
**Gimle** (Alfheim, Fjord de l'Ouest)~: 1 village libre sur 5, récompense 5 Gloire
- **Åsa** (Clan du Loup)~: FOR 7 (Chef et Guerrier~×2~; dans le fjord~: Drakkar)
- **Bera** (Clan du Corbeau)~: FOR 2 (Troll)
**Myrkulor** (Manheim, Fjord de l'Ouest)~: 3 villages libres sur 3, pillée
- **Åsa** (Clan du Loup)~: FOR 2 (dans le fjord~: Drakkar)
**Yggdrasil** (centre)~: récompense les trois caractéristiques +1 cran
**Fjord de l'Ouest**~: **Åsa** (Clan du Loup) avec Drakkar
Provinces détruites~: Elvagar, Horgr, Utgard et Andlang
### Fiches de clan
**Åsa** (Clan du Loup)~: Rage 6 (cran 1), Haches 3 (cran 1), Cornes 6 (cran 3)
- Figurines sur le plateau~: 4 sur 6
- 4 cartes en main, 1 quête acceptée
- Réserve~: Guerrier~×6
**Bera** (Clan du Corbeau)~: Rage 6 (cran 1), Haches 3 (cran 1), Cornes 4 (cran 1)
- Figurines sur le plateau~: 1 sur 4
- Aucune carte en main
- Amélioration de monstre~: *Troll*
- Améliorations de clan~: *Charme de Frigga et Domaine de Tyr*
- Valhalla~: Chef et Guerrier~×2
- Réserve~: Guerrier~×6 et Drakkar
-# L'anneau des provinces~: Elvagar, Angerboda, Muspelheim, Horgr, Utgard, Andlang, Gimle et Myrkulor, \
puis de nouveau Elvagar. Yggdrasil les touche toutes.""",
}

HAND = {
    "en": """\
### Your hand: 4 cards
- *Tyr's Crush* ×2: Battle card, STR bonus +4, Age 1
STR bonus only, no further effect.
- *Heimdall's Watch*: Battle card, STR bonus +0
All revealed cards of all players are discarded, this one included. You gain Glory equal to the sum of \
their STR bonuses (+X counts as zero). Then every player in the battle plays a new card. Of several \
copies only the first works, clockwise from the pillager.
- *Frigga's Charm*: Clan upgrade, free, Age 1
Playing an upgrade costs you 1 Rage less (never below zero). Invading costs the same as before.
### You have committed: 1 quest
- *Alfheim!*: Quest card, 7 Glory
Have more STR than every other clan in at least 1 province of Alfheim (Andlang or Gimle). Figures in \
the adjoining fjord count; ties and destroyed provinces do not. Reward: 7 Glory, and raise one clan \
stat of your choice.""",
    "de": """\
### Deine Hand: 4 Karten
- *Tyr's Niederschlag* ×2: Kampfkarte, ST-Bonus +4, Zeitalter 1
Nur ST-Bonus, kein weiterer Effekt.
- *Heimdalls Wacht*: Kampfkarte, ST-Bonus +0
Alle aufgedeckten Karten aller Spieler werden abgeworfen, auch diese. Du gewinnst Ruhm in Höhe der \
Summe ihrer ST-Boni (+X zählt als null). Dann spielt jeder beteiligte Spieler eine neue Karte aus. Wird \
diese Karte mehrfach aufgedeckt, gilt nur die erste, vom plündernden Spieler an im Uhrzeigersinn.
- *Friggs Liebreiz*: Clan-Aufrüstung, kostenlos, Zeitalter 1
Aufrüsten kostet dich 1 Wut weniger (nie weniger als null). Die Kosten von Invasionen ändern sich nicht.
### Du hast angenommen: 1 Aufgabe
- *Alfheim!*: Aufgabenkarte, 7 Ruhm
Habe in mindestens 1 Gebiet von Alfheim (Andlang oder Gimle) mehr ST als jeder andere Clan. \
Spielfiguren im angrenzenden Fjord zählen mit; Unentschieden und zerstörte Gebiete zählen nicht. \
Belohnung: 7 Ruhm, und du erhöhst einen Clan-Wert deiner Wahl.""",
    "fr": """\
### Ta main~: 4 cartes
- *Écrasement de Tyr* ×2~: Carte Bataille, bonus de FOR +4, Âge 1
Bonus de FOR seulement, sans autre effet.
- *Veille de Heimdall*~: Carte Bataille, bonus de FOR +0
Toutes les cartes révélées par tous les joueurs sont défaussées, celle-ci comprise. Tu gagnes autant de \
Gloire que la somme de leurs bonus de FOR (+X compte pour zéro). Puis chaque participant joue une \
nouvelle carte.
Si cette carte est révélée plusieurs fois, seule la première agit, dans le sens horaire à partir du \
pilleur.
- *Charme de Frigga*~: Amélioration de clan, gratuit, Âge 1
Jouer une amélioration te coûte 1 Rage de moins (jamais moins de zéro). Le coût des invasions ne change \
pas.
### Tu as accepté~: 1 quête
- *Alfheim~!*~: Carte Quête, 7 Gloire
Aie plus de FOR que tout autre clan dans au moins 1 province d'Alfheim (Andlang ou Gimle). Les \
figurines du fjord adjacent comptent~; les égalités et les provinces détruites ne comptent pas. \
Récompense~: 7 Gloire, et tu augmentes une caractéristique de clan de ton choix.""",
}

SUMMARY = {
    "en": """\
Åsa (Wolf Clan) leads with 12 Glory, 5 Glory ahead. Turn: Åsa (Wolf Clan). Age 2 of 3, Action phase. \
Doomed this Age: Angerboda. Strongest forces: Åsa (Wolf Clan) with STR 7 in Gimle and Bera (Raven Clan) \
with STR 2 in Gimle.""",
    "de": """\
Åsa (Wolf-Clan) führt mit 12 Ruhm, Vorsprung 5 Ruhm. Am Zug: Åsa (Wolf-Clan). Zeitalter 2 von 3, Phase \
„Aktionen“. Untergang in diesem Zeitalter: Angerboda. Am stärksten stehen: Åsa (Wolf-Clan) mit ST 7 in \
Gimle und Bera (Raben-Clan) mit ST 2 in Gimle.""",
    "fr": """\
Åsa (Clan du Loup) mène avec 12 Gloire, soit 5 Gloire d'avance. Tour en cours~: Åsa (Clan du Loup). Âge \
2 sur 3, phase «~Action~». Province condamnée pour cet Âge~: Angerboda. Forces principales~: Åsa (Clan \
du Loup) avec FOR 7 à Gimle et Bera (Clan du Corbeau) avec FOR 2 à Gimle.""",
}


# ---------------------------------------------------------------------- a position in full


@in_each_language
def test_the_board_is_told_to_the_letter(language: str) -> None:
    assert told_board(gimle(), language) == BOARD[language].split("\n")


@in_each_language
def test_the_hand_is_told_to_the_letter(language: str) -> None:
    assert told_hand(gimle(), language) == HAND[language].split("\n")


@in_each_language
def test_the_summary_is_told_to_the_letter(language: str) -> None:
    assert told_summary(gimle(), language) == SUMMARY[language]


# ---------------------------------------------------------------------- battles


CALL = {
    "en": ["### Pillage: Gimle", "Pillager: **Åsa** (Wolf Clan)"],
    "de": ["### Plünderung: Gimle", "Es plündert: **Åsa** (Wolf-Clan)"],
    "fr": ["### Pillage~: Gimle", "Pilleur~: **Åsa** (Clan du Loup)"],
}


@in_each_language
def test_a_pillage_nobody_has_opposed_yet_is_told_after_the_moment(language: str) -> None:
    table = gimle()
    table.state.battle = Battle("gimle", 0)
    lines = told_board(table, language)
    assert lines[3:5] == CALL[language]
    assert lines[5:] == told_board(gimle(), language)[3:]


FIGHT = {
    "en": """\
### Battle: Gimle
Pillager: **Åsa** (Wolf Clan)
- **Åsa** (Wolf Clan): *Heimdall's Sight +X and Heimdall's Eye +2*, text cancelled, total STR 9
- **Bera** (Raven Clan): *Alfheim!*, quest counts as +3, total STR 5
Winner: **Åsa** (Wolf Clan)""",
    "de": """\
### Schlacht: Gimle
Es plündert: **Åsa** (Wolf-Clan)
- **Åsa** (Wolf-Clan): *Heimdalls Sicht +X und Heimdalls Auge +2*, Text aufgehoben, Gesamt-ST 9
- **Bera** (Raben-Clan): *Alfheim!*, Aufgabe zählt als +3, Gesamt-ST 5
Sieger: **Åsa** (Wolf-Clan)""",
    "fr": """\
### Bataille~: Gimle
Pilleur~: **Åsa** (Clan du Loup)
- **Åsa** (Clan du Loup)~: *Vision de Heimdall +X et Œil de Heimdall +2*, texte annulé, FOR totale 9
- **Bera** (Clan du Corbeau)~: *Alfheim~!*, la quête compte pour +3, FOR totale 5
Vainqueur~: **Åsa** (Clan du Loup)""",
}


@in_each_language
def test_a_battle_is_told_with_its_cards_totals_and_winner(language: str) -> None:
    table = gimle()
    table.state.battle = Battle(
        "gimle",
        0,
        participants=[0, 1],
        cards={0: ["heimdalls-sight-1", "heimdalls-eye-2"], 1: ["alfheim-2"]},
        declared={1: 3},
        primacy=1,
        totals={0: 9, 1: 5},
        winner=0,
    )
    assert told_board(table, language)[3:8] == FIGHT[language].split("\n")


def test_a_battle_without_a_winner_says_so_once_strengths_are_compared() -> None:
    table = gimle()
    table.state.battle = Battle("gimle", 1, participants=[1, 0])
    assert told_board(table, "en")[5:7] == [
        "- **Bera** (Raven Clan): no card revealed",
        "- **Åsa** (Wolf Clan): no card revealed",
    ]
    assert "nobody wins" not in "".join(told_board(table, "en"))
    table.state.battle.totals = {0: 7, 1: 7}
    assert told_board(table, "en")[7] == "A tie at the top: nobody wins"


@pytest.mark.parametrize(
    ("participants", "language", "told"),
    [
        ([], "en", "Åsa (Wolf Clan) sets out to pillage Gimle."),
        ([], "de", "Åsa (Wolf-Clan) will Gimle plündern."),
        ([], "fr", "Åsa (Clan du Loup) veut piller Gimle."),
        ([0, 1], "en", "Battle for Gimle, pillager Åsa (Wolf Clan)."),
        ([0, 1], "de", "Schlacht um Gimle, es plündert Åsa (Wolf-Clan)."),
        ([0, 1], "fr", "Bataille à Gimle, pilleur~: Åsa (Clan du Loup)."),
    ],
)
def test_the_summary_names_the_battle(participants: list[int], language: str, told: str) -> None:
    table = gimle()
    table.state.battle = Battle("gimle", 0, participants=participants)
    assert told in told_summary(table, language)


# ---------------------------------------------------------------------- the draft


def drafting() -> Table:
    """The draft of the second Age, after two rounds."""
    table = Table("wolf raven", age=2)
    table.state.phase = "gods-gifts"
    for clan in table.state.clans:
        clan.pack, clan.picks = ["ymir-3", "fire-giant-2"], ["experts-in-arms-2"]
    table.clan("wolf").kept = "heimdalls-sight-1"
    return table


MOMENT = {
    "en": [
        "Everybody is choosing cards: 1 of 6 cards taken",
        "Age 2 of 3, Gods' Gifts phase",
        "First player: **Åsa** (Wolf Clan)",
        "### Glory",
        "- **Åsa** (Wolf Clan): 0 Glory",
    ],
    "de": [
        "Alle suchen Karten aus: 1 von 6 Karten gewählt",
        "Zeitalter 2 von 3, Phase „Göttergaben“",
        "Startspieler: **Åsa** (Wolf-Clan)",
        "### Ruhm",
        "- **Åsa** (Wolf-Clan): 0 Ruhm",
    ],
    "fr": [
        "Tout le monde choisit des cartes~: 1 carte prise sur 6",
        "Âge 2 sur 3, phase «~Cadeau des Dieux~»",
        "Premier joueur~: **Åsa** (Clan du Loup)",
        "### Gloire",
        "- **Åsa** (Clan du Loup)~: 0 Gloire",
    ],
}


@in_each_language
def test_in_the_draft_it_is_nobodys_turn_and_rage_means_nothing(language: str) -> None:
    assert told_board(drafting(), language)[:5] == MOMENT[language]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Everybody has 0 Glory. Everybody is choosing cards. Age 2 of 3, Gods' Gifts phase. "),
        ("de", "Alle haben 0 Ruhm. Alle suchen Karten aus. Zeitalter 2 von 3, Phase „Göttergaben“. "),
        ("fr", "Tout le monde a 0 Gloire. Tout le monde choisit des cartes. Âge 2 sur 3, phase «~Cadeau des"),
    ],
)
def test_the_summary_of_a_draft(language: str, told: str) -> None:
    assert told_summary(drafting(), language).startswith(told)


DRAFT = {
    "en": [
        "### To choose from: 2 cards",
        "- *Ymir*: Monster upgrade, free, Age 3",
        "- *Fire Giant*: Monster upgrade, costs 4 Rage, STR 4",
        "### Chosen so far: 1 card",
        "- *Experts in Arms*: Warrior upgrade, costs 2 Rage, STR 2",
        "### You have kept: 1 card",
        "- *Heimdall's Sight*: Battle card, STR bonus +X, Age 1",
    ],
    "de": [
        "### Zur Auswahl: 2 Karten",
        "- *Ymir*: Monster-Aufrüstung, kostenlos, Zeitalter 3",
        "- *Feuerriese*: Monster-Aufrüstung, kostet 4 Wut, ST 4",
        "### Bisher gewählt: 1 Karte",
        "- *Waffenexperten*: Krieger-Aufrüstung, kostet 2 Wut, ST 2",
        "### Du hast behalten: 1 Karte",
        "- *Heimdalls Sicht*: Kampfkarte, ST-Bonus +X, Zeitalter 1",
    ],
    "fr": [
        "### Au choix~: 2 cartes",
        "- *Ymir*~: Amélioration de monstre, gratuit, Âge 3",
        "- *Géant de feu*~: Amélioration de monstre, coûte 4 Rage, FOR 4",
        "### Déjà choisie~: 1 carte",
        "- *Experts d'armes*~: Amélioration de guerrier, coûte 2 Rage, FOR 2",
        "### Tu as gardé~: 1 carte",
        "- *Vision de Heimdall*~: Carte Bataille, bonus de FOR +X, Âge 1",
    ],
}


@in_each_language
def test_in_the_draft_the_cards_to_choose_from_come_first(language: str) -> None:
    lines = told_hand(drafting(), language)
    assert [line for line in lines if line.startswith(("#", "-"))] == DRAFT[language]


def test_that_a_card_is_kept_is_public_and_which_is_not() -> None:
    lines = told_board(drafting(), "en")
    assert lines.count("- 1 kept card") == 1
    assert "Sight" not in "".join(lines)


def test_a_spectator_has_no_hand_and_an_empty_hand_is_said_to_be_empty() -> None:
    assert told_hand(drafting(), "en", None) == []
    assert told_hand(gimle(), "en", "raven") == ["You have no cards."]
    assert told_hand(gimle(), "de", "raven") == ["Du hast keine Karten."]
    assert told_hand(gimle(), "fr", "raven") == ["Tu n'as aucune carte."]


# ---------------------------------------------------------------------- leads and ends


@pytest.mark.parametrize(
    ("language", "board_says", "summary_says"),
    [
        (
            "en",
            ["The match is over", "Victory with 12 Glory: **Åsa** (Wolf Clan) and **Bera** (Raven Clan)"],
            "The match is over. Victory with 12 Glory: Åsa (Wolf Clan) and Bera (Raven Clan).",
        ),
        (
            "de",
            ["Die Partie ist zu Ende", "Sieg mit 12 Ruhm: **Åsa** (Wolf-Clan) und **Bera** (Raben-Clan)"],
            "Die Partie ist zu Ende. Sieg mit 12 Ruhm: Åsa (Wolf-Clan) und Bera (Raben-Clan).",
        ),
        (
            "fr",
            [
                "La partie est terminée",
                "Victoire avec 12 Gloire~: **Åsa** (Clan du Loup) et **Bera** (Clan du Corbeau)",
            ],
            "La partie est terminée. Victoire avec 12 Gloire~: Åsa (Clan du Loup) et Bera (Clan du Corbeau).",
        ),
    ],
)
def test_the_end_names_all_who_have_won(language: str, board_says: list[str], summary_says: str) -> None:
    table = gimle()
    table.state.step = "over"
    table.state.phase = "release-valhalla"
    table.clan("raven").glory = 12
    lines = told_board(table, language)
    assert lines[:2] == board_says
    assert lines[2].startswith("### ")
    assert told_summary(table, language) == summary_says


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Tied for the lead with 9 Glory: Åsa (Wolf Clan) and Bera (Raven Clan). "),
        ("de", "Gemeinsam in Führung mit 9 Ruhm: Åsa (Wolf-Clan) und Bera (Raben-Clan). "),
        ("fr", "À égalité en tête avec 9 Gloire~: Åsa (Clan du Loup) et Bera (Clan du Corbeau). "),
    ],
)
def test_a_shared_lead_names_all_who_share_it(language: str, told: str) -> None:
    table = Table("wolf raven serpent")
    table.clan("wolf").glory = table.clan("raven").glory = 9
    said = summary(seen(table), words(language, GAME), [*NAMES, "Ulf"])
    assert said.replace("\u00a0", "~").startswith(told)


def test_a_doomed_province_that_fenrir_has_destroyed_already_is_no_longer_named() -> None:
    table = gimle()
    table.state.destroyed.append("angerboda")
    assert "Doomed" not in told_summary(table, "en")
    assert "doomed this Age" not in "".join(told_board(table, "en"))


def test_a_province_that_survived_its_age_is_doomed_no_longer() -> None:
    table = gimle()
    table.state.age = 3
    doomed = [line for line in told_board(table, "en") if "doomed" in line]
    assert doomed == [
        "**Muspelheim** (Jotunheim, East Fjord): 5 of 5 villages free, reward Axes +1 step, doomed this Age"
    ]


def test_a_full_province_has_no_free_village() -> None:
    table = gimle().place("raven", "warrior", "gimle")
    assert "**Gimle** (Alfheim, West Fjord): no free village, reward 5 Glory" in told_board(table, "en")


# ---------------------------------------------------------------------- names and neighbours


def test_two_players_of_the_same_name_are_told_apart() -> None:
    table = gimle()
    table.clan("raven").glory = 12
    table.state.step = "over"
    said = board(seen(table), words("en", GAME), ["Åsa", "Åsa"])
    assert said[1] == "Victory with 12 Glory: **Åsa** (Wolf Clan) and **Åsa** (Raven Clan)"


@in_each_language
@pytest.mark.parametrize(
    "name", ["*_~`|>#-", "{ $seat }", "", "9", "Bera. Really? No!", "x" * 400, "x y " * 4000]
)
def test_no_name_is_too_odd(name: str, language: str) -> None:
    table = gimle()
    table.state.battle = Battle("gimle", 0, participants=[0, 1])
    said = words(language, GAME)
    assert all(len(line) <= LONGEST_LINE for line in board(seen(table), said, [name, name]))
    told = summary(seen(table), said, [name, name])
    assert len(told) <= LONGEST_SUMMARY
    assert told.startswith(name[:99])


def test_the_ring_is_told_as_it_lies() -> None:
    for place, neighbour in zip(OUTER, [*OUTER[1:], OUTER[0]], strict=True):
        assert neighbour in PROVINCES[place].adjacent
        assert len(PROVINCES[place].adjacent) == 3
    assert set(PROVINCES[YGGDRASIL].adjacent) == set(OUTER)
