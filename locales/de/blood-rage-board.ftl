### Blood Rage: the table and the hand in words, for those who do not see the picture.
### Messages, with names bold and cards italic; `board-summary-…` is an alt text, and plain.

## Players

board-player = **{ $seat }** ({ $clan })
board-player-plain = { $seat } ({ $clan })

## The moment

board-turn = Am Zug: { $player }
board-draft = Alle suchen Karten aus: { $count } von { $most } Karten gewählt
board-now = Zeitalter { $age } von { $ages }, Phase „{ $phase }“
board-first = Startspieler: { $player }
board-over = Die Partie ist zu Ende
board-victory = Sieg mit { $glory } Ruhm: { $items }

## A pillage or battle

board-heading-pillage = ### Plünderung: { $place }
board-heading-battle = ### Schlacht: { $place }
board-pillager = Es plündert: { $player }
board-fighter = - { $player }: { $facts }
board-revealed = *{ $items }*
board-revealed-card =
    { $card }{ $kind ->
        [battle] {" "}+{ $bonus }
        [variable] {" "}+X
       *[other] {""}
    }
board-nothing-revealed = keine Karte aufgedeckt
board-declared = Aufgabe zählt als +{ $bonus }
board-cancelled = Text aufgehoben
board-total = Gesamt-ST { $total }
board-winner = Sieger: { $player }
board-tie = Gleichstand an der Spitze: Niemand gewinnt

## Scores

board-heading-scores = ### Ruhm
board-score = - { $player }: { $facts }
board-glory = { $glory } Ruhm
board-rage = { $rage } Wut
board-passed = gepasst

## The map

board-heading-land = ### Gebiete
board-province = **{ $place }** ({ $region }, { $place_fjord }): { $facts }
board-centre = **{ $place }** (Mitte): { $facts }
board-villages =
    { $free ->
        [0] kein Dorf frei
       *[other] { $free } von { $villages } Dörfern frei
    }
board-reward = Belohnung { $token }
board-reward-glory = Belohnung { $glory } Ruhm
board-pillaged = geplündert
board-doomed-now = Untergang in diesem Zeitalter
board-doomed-later = Untergang in Zeitalter { $age }
board-force = - { $player }: ST { $strength } ({ $figures })
board-force-at-sea = - { $player }: ST { $strength } (im Fjord: { $figures_sea })
board-force-both = - { $player }: ST { $strength } ({ $figures }; im Fjord: { $figures_sea })
board-fjord = **{ $place }**: { $items }
board-fleet = { $player } mit { $figures }
board-destroyed = Zerstört: { $places }
board-ring = -# Der Ring der Gebiete: { $places }, dann wieder { $place }. { place-yggdrasil } grenzt an alle.

## Clan sheets

board-heading-sheets = ### Clanbögen
board-sheet = { $player }: { $facts }
board-stat = { $stat } { $value } (Stufe { $step })
board-figures = - Spielfiguren auf dem Spielbrett: { $count } von { $most }
board-cards = - { $facts }
board-hand =
    { $count ->
        [0] Keine Handkarte
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
board-quests =
    { $count ->
        [one] { $count } angenommene Aufgabe
       *[other] { $count } angenommene Aufgaben
    }
board-kept = 1 behaltene Karte
board-upgrades =
    - { $kind ->
        [leader] Anführer-Aufrüstung
        [warrior] Krieger-Aufrüstung
        [ship] Schiffs-Aufrüstung
        [monster] { $count ->
            [one] Monster-Aufrüstung
           *[other] Monster-Aufrüstungen
        }
       *[clan] { $count ->
            [one] Clan-Aufrüstung
           *[other] Clan-Aufrüstungen
        }
    }: *{ $cards }*
board-valhalla = - { place-valhalla }: { $figures }
board-reserve = - { place-reserve }: { $figures }

## What one has, in a line

board-means = Wut { $rage } · Spielfiguren { $count } von { $most } · Ruhm { $glory }

## The alt text of a picture: plain sentences

board-summary-over = Die Partie ist zu Ende.
board-summary-victory = Sieg mit { $glory } Ruhm: { $items }.
board-summary-level = Alle haben { $glory } Ruhm.
board-summary-tied = Gemeinsam in Führung mit { $glory } Ruhm: { $items }.
board-summary-leads = { $player } führt mit { $glory } Ruhm, Vorsprung { $lead } Ruhm.
board-summary-turn = Am Zug: { $player }.
board-summary-draft = Alle suchen Karten aus.
board-summary-now = Zeitalter { $age } von { $ages }, Phase „{ $phase }“.
board-summary-pillage = { $player } will { $place } plündern.
board-summary-battle = Schlacht um { $place }, es plündert { $player }.
board-summary-doomed = Untergang in diesem Zeitalter: { $place }.
board-summary-force = { $player } mit ST { $strength } in { $place }
board-summary-forces = Am stärksten stehen: { $items }.

## The hand

hand-heading-pack =
    { $count ->
        [one] ### Zur Auswahl: { $count } Karte
       *[other] ### Zur Auswahl: { $count } Karten
    }
hand-heading-picks =
    { $count ->
        [one] ### Bisher gewählt: { $count } Karte
       *[other] ### Bisher gewählt: { $count } Karten
    }
hand-heading-cards =
    { $count ->
        [one] ### Deine Hand: { $count } Karte
       *[other] ### Deine Hand: { $count } Karten
    }
hand-heading-quests =
    { $count ->
        [one] ### Du hast angenommen: { $count } Aufgabe
       *[other] ### Du hast angenommen: { $count } Aufgaben
    }
hand-heading-kept = ### Du hast behalten: { $count } Karte
hand-empty = Du hast keine Karten.
hand-card =
    - *{ $card }*{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }: { $facts }
hand-price =
    { $price ->
        [0] kostenlos
       *[other] kostet { $price } Wut
    }
hand-strength = ST { $strength }
hand-bonus = ST-Bonus +{ $bonus }
hand-bonus-open = ST-Bonus +X
hand-age = Zeitalter { $age }

## A card to look up

face-name = ## { $card }
face-facts = -# { $facts }
face-ages =
    { $count ->
        [one] Zeitalter { $ages }
       *[other] Zeitalter { $ages }
    }
