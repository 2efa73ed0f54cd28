### Champions of Midgard: the table and the hand in words, for those who do not see the picture.
### Messages, with names bold and cards italic; `board-summary-…` is an alt text, and plain.

## Players

board-player = **{ $seat }** ({ $leader })
board-player-nameless = **{ $seat }**
board-player-plain = { $seat } ({ $leader })
board-player-plain-nameless = { $seat }

## The moment

board-turn = Am Zug: { $player }
board-now = Runde { $round } von { $rounds }, { $phase }
board-first = Startspielermarker: { $player }
board-over = Die Partie ist zu Ende
board-victory = Sieg mit { $glory } Ruhm: { $players }

## A fight or a hunt

board-heading-fight = ### { $player } gegen *{ $card }*
board-heading-hunt = ### { $player } auf der Jagd
board-damage = Kampfrunde { $round }: Schaden { $damage } von { $defence }
board-dice = Die Würfel ({ $warriors }): { $faces }. Treffer { $hits }, Schilde { $shields }
board-warriors = Noch im Kampf: { $warriors }

## Scores

board-heading-scores = ### Ruhm
board-score = - { $player }: { $glory }
board-glory = { $glory } Ruhm
board-colour = { $colour }

## Enemies and shores

board-heading-enemies = ### Gegner
board-heading-shores = ### Küsten
board-place = **{ $place }**: { $facts }
board-enemy = *{ $card }* (Angriff { $attack }, Verteidigung { $defence }, { $glory } Ruhm, { $items })
board-enemy-bans = *{ $card }* (Angriff { $attack }, Verteidigung { $defence }, { $bans }, { $glory } Ruhm, { $items })
board-worker = Arbeiter von { $player }
board-band = geschickt: { $items }
board-rate = eine Nahrung ernährt { $rate } Wikingerkrieger
board-bounty =
    { $coins ->
        [one] darauf { $coins } Münze
       *[other] darauf { $coins } Münzen
    }
board-face-down = eine Reisekarte liegt verdeckt
board-revealed = Reise: *{ $cards }*
board-ship = { $place } von { $player }

## The town

board-heading-town = ### Stadt und Hafen
board-goods = { $items }
board-runes-shown = *{ $cards }*
board-ships-shown = { $places }
board-price =
    { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
board-free = Frei: { $places }

## Longhouses

board-heading-longhouses = ### Langhäuser
board-longhouse = { $player }: { $glory } Ruhm
board-fact = - { $fact }
board-workers = - Arbeiter übrig: { $workers } von { $crew }
board-stock = - Vorrat: { $items }
board-army = - Daheim: { $items } (insgesamt { $army } von { $most } Wikingerkriegern)
board-means = Arbeiter übrig: { $workers } · { $items }
board-runes = Runen: *{ $cards }*
board-runes-used = Benutzte Runen: *{ $cards }*
board-own-ship = Langschiff { $place }: { $text }
board-destinies =
    { $count ->
        [one] { $count } Schicksalskarte
       *[other] { $count } Schicksalskarten
    }
board-shown = Allen bekannte Schicksale: *{ $cards }*
board-trophies =
    { $count ->
        [one] { $count } besiegter Gegner
       *[other] { $count } besiegte Gegner
    }: *{ $cards }*

## The alt text of a picture: plain sentences

board-summary-over = Die Partie ist zu Ende.
board-summary-victory = Sieg mit { $glory } Ruhm: { $players }.
board-summary-score = { $player } { $glory }
board-summary-scores = Ruhm: { $players }.
board-summary-turn = Am Zug: { $player }.
board-summary-now = Runde { $round } von { $rounds }, { $phase }.
board-summary-fight = { $player } kämpft gegen { $card }, Schaden { $damage } von { $defence }.
board-summary-land = Vor den Mauern: { $cards }.
board-summary-shores = An den Küsten, von links nach rechts: { $cards }.
board-summary-ship = { $place } von { $player } (Ziel: { $place_to })
board-summary-ships = Unterwegs: { $players }.

## The hand

hand-leader = ### { $leader }
hand-heading-destinies =
    { $count ->
        [one] ### Dein Schicksal
       *[other] ### Deine { $count } Schicksale
    }
hand-heading-runes =
    { $count ->
        [one] ### Deine Rune, die noch wirkt
       *[other] ### Deine { $count } Runen, die noch wirken
    }
hand-heading-trophies =
    { $count ->
        [one] ### Dein besiegter Gegner
       *[other] ### Deine { $count } besiegten Gegner
    }
hand-heading-journeys = ### Reisekarten, die du gesehen hast
hand-card = - *{ $card }*: { $facts }
hand-journey = - { $place }: *{ $card }*

## A card to look up

face-name = ## { $card }
face-facts = -# { $facts }
