### Champions of Midgard: the table and the hand in words, for those who do not see the picture.
### Messages, with names bold and cards italic; `board-summary-…` is an alt text, and plain.

## Players

board-player = **{ $seat }** ({ $leader })
board-player-nameless = **{ $seat }**
board-player-plain = { $seat } ({ $leader })
board-player-plain-nameless = { $seat }

## The moment

board-turn = Tour en cours : { $player }
board-now = Manche { $round } sur { $rounds }, « { $phase } »
board-first = Marqueur premier joueur : { $player }
board-over = La partie est terminée
board-victory = Victoire avec { $glory } gloire : { $players }

## A fight or a hunt

board-heading-fight = ### { $player } contre *{ $card }*
board-heading-hunt = ### { $player } à la chasse
board-damage = Tour de combat { $round } : dégâts { $damage } sur { $defence }
board-dice = Les dés ({ $warriors }) : { $faces }. Touches { $hits }, boucliers { $shields }
board-warriors = Encore au combat : { $warriors }

## Scores

board-heading-scores = ### Gloire
board-score = - { $player } : { $glory }
board-glory = { $glory } gloire
board-colour = { $colour }

## Enemies and shores

board-heading-enemies = ### Ennemis
board-heading-shores = ### Rivages
board-place = **{ $place }** : { $facts }
board-enemy = *{ $card }* (attaque { $attack }, défense { $defence }, { $glory } gloire, { $items })
board-enemy-bans = *{ $card }* (attaque { $attack }, défense { $defence }, { $bans }, { $glory } gloire, { $items })
board-worker = occupé par { $player }
board-band = envoyés : { $items }
board-rate =
    1 nourriture pour { $rate ->
        [one] { $rate } guerrier
       *[other] { $rate } guerriers
    }
board-bounty =
    { $coins ->
        [one] { $coins } pièce dessus
       *[other] { $coins } pièces dessus
    }
board-face-down = une carte Voyage est face cachée
board-revealed = voyage : *{ $cards }*
board-ship = { $player } avec { $place }

## The town

board-heading-town = ### Ville et port
board-goods = { $items }
board-runes-shown = *{ $cards }*
board-ships-shown = { $places }
board-price =
    { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
board-free = Libres : { $places }

## Longhouses

board-heading-longhouses = ### Maisons longues
board-longhouse = { $player } : { $glory } gloire
board-fact = - { $fact }
board-workers = - Ouvriers restants : { $workers } sur { $crew }
board-stock = - Réserve : { $items }
board-army = - À la maison : { $items } ({ $army ->
        [one] { $army } guerrier
       *[other] { $army } guerriers
    } sur { $most } en tout)
board-means = Ouvriers restants : { $workers } · { $items }
board-runes = Runes : *{ $cards }*
board-runes-used = Runes utilisées : *{ $cards }*
board-own-ship = Drakkar { $place } : { $text }
board-destinies =
    { $count ->
        [one] { $count } carte Destin
       *[other] { $count } cartes Destin
    }
board-shown = Destins connus de tous : *{ $cards }*
board-trophies =
    { $count ->
        [one] { $count } ennemi vaincu
       *[other] { $count } ennemis vaincus
    } : *{ $cards }*

## The alt text of a picture: plain sentences

board-summary-over = La partie est terminée.
board-summary-victory = Victoire avec { $glory } gloire : { $players }.
board-summary-score = { $player } { $glory }
board-summary-scores = Gloire : { $players }.
board-summary-turn = Tour en cours : { $player }.
board-summary-now = Manche { $round } sur { $rounds }, « { $phase } ».
board-summary-fight = { $player } combat { $card }, dégâts { $damage } sur { $defence }.
board-summary-land = Devant les murs : { $cards }.
board-summary-shores = Aux rivages, de gauche à droite : { $cards }.
board-summary-ship = { $player } avec { $place } ({ $place_to })
board-summary-ships = En route : { $players }.

## The hand

hand-leader = ### { $leader }
hand-heading-destinies =
    { $count ->
        [one] ### Ton destin
       *[other] ### Tes { $count } destins
    }
hand-heading-runes =
    { $count ->
        [one] ### Ta rune encore active
       *[other] ### Tes { $count } runes encore actives
    }
hand-heading-trophies =
    { $count ->
        [one] ### Ton ennemi vaincu
       *[other] ### Tes { $count } ennemis vaincus
    }
hand-heading-journeys = ### Cartes Voyage que tu as regardées
hand-card = - *{ $card }* : { $facts }
hand-journey = - { $place } : *{ $card }*

## A card to look up

face-name = ## { $card }
face-facts = -# { $facts }
