### Champions of Midgard: the table and the hand in words, for those who do not see the picture.
### Messages, with names bold and cards italic; `board-summary-…` is an alt text, and plain.

## Players

board-player = **{ $seat }** ({ $leader })
board-player-nameless = **{ $seat }**
board-player-plain = { $seat } ({ $leader })
board-player-plain-nameless = { $seat }

## The moment

board-turn = Turn: { $player }
board-now = Round { $round } of { $rounds }, { $phase }
board-first = First player marker: { $player }
board-over = The match is over
board-victory = Victory with { $glory } glory: { $players }

## A fight or a hunt

board-heading-fight = ### { $player } against *{ $card }*
board-heading-hunt = ### { $player } is hunting
board-damage = Combat round { $round }: damage { $damage } of { $defence }
board-dice = The dice ({ $warriors }): { $faces }. Hits { $hits }, shields { $shields }
board-warriors = Still fighting: { $warriors }

## Scores

board-heading-scores = ### Glory
board-score = - { $player }: { $glory }
board-glory = { $glory } glory
board-colour = { $colour }

## Enemies and shores

board-heading-enemies = ### Enemies
board-heading-shores = ### Shores
board-place = **{ $place }**: { $facts }
board-enemy = *{ $card }* (attack { $attack }, defence { $defence }, { $glory } glory, { $items })
board-enemy-bans = *{ $card }* (attack { $attack }, defence { $defence }, { $bans }, { $glory } glory, { $items })
board-worker = worker of { $player }
board-band = sent: { $items }
board-rate =
    one food feeds { $rate ->
        [one] { $rate } warrior
       *[other] { $rate } warriors
    }
board-bounty =
    { $coins ->
        [one] { $coins } coin on it
       *[other] { $coins } coins on it
    }
board-face-down = a journey card lies face down
board-revealed = journey: *{ $cards }*
board-ship = { $place } of { $player }

## The town

board-heading-town = ### Town and harbour
board-goods = { $items }
board-runes-shown = *{ $cards }*
board-ships-shown = { $places }
board-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
board-free = Free: { $places }

## Longhouses

board-heading-longhouses = ### Longhouses
board-longhouse = { $player }: { $glory } glory
board-fact = - { $fact }
board-workers = - Workers left: { $workers } of { $crew }
board-stock = - Stock: { $items }
board-army = - At home: { $items } ({ $army } of { $most } warriors in all)
board-means = Workers left: { $workers } · { $items }
board-runes = Runes: *{ $cards }*
board-runes-used = Runes used: *{ $cards }*
board-own-ship = Longship { $place }: { $text }
board-destinies =
    { $count ->
        [one] { $count } destiny card
       *[other] { $count } destiny cards
    }
board-shown = Destinies everybody knows: *{ $cards }*
board-trophies =
    { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }: *{ $cards }*

## The alt text of a picture: plain sentences

board-summary-over = The match is over.
board-summary-victory = Victory with { $glory } glory: { $players }.
board-summary-score = { $player } { $glory }
board-summary-scores = Glory: { $players }.
board-summary-turn = Turn: { $player }.
board-summary-now = Round { $round } of { $rounds }, { $phase }.
board-summary-fight = { $player } is fighting { $card }, damage { $damage } of { $defence }.
board-summary-land = Before the walls: { $cards }.
board-summary-shores = At the shores, from left to right: { $cards }.
board-summary-ship = { $place } of { $player } to { $place_to }
board-summary-ships = Under way: { $players }.

## The hand

hand-leader = ### { $leader }
hand-heading-destinies =
    { $count ->
        [one] ### Your destiny
       *[other] ### Your { $count } destinies
    }
hand-heading-runes =
    { $count ->
        [one] ### Your rune that still works
       *[other] ### Your { $count } runes that still work
    }
hand-heading-trophies =
    { $count ->
        [one] ### Your trophy
       *[other] ### Your { $count } trophies
    }
hand-heading-journeys = ### Journey cards you have looked at
hand-card = - *{ $card }*: { $facts }
hand-journey = - { $place }: *{ $card }*

## A card to look up

face-name = ## { $card }
face-facts = -# { $facts }
