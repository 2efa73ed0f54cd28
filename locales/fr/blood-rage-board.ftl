### Blood Rage: the table and the hand in words, for those who do not see the picture.
### Messages, with names bold and cards italic; `board-summary-…` is an alt text, and plain.

## Players

board-player = **{ $seat }** ({ $clan })
board-player-plain = { $seat } ({ $clan })

## The moment

board-turn = Tour en cours : { $player }
board-draft =
    Tout le monde choisit des cartes : { $count ->
        [one] { $count } carte prise sur { $most }
       *[other] { $count } cartes prises sur { $most }
    }
board-now = Âge { $age } sur { $ages }, phase « { $phase } »
board-first = Premier joueur : { $player }
board-over = La partie est terminée
board-victory = Victoire avec { $glory } Gloire : { $items }

## A pillage or battle

board-heading-pillage = ### Pillage : { $place }
board-heading-battle = ### Bataille : { $place }
board-pillager = Pilleur : { $player }
board-fighter = - { $player } : { $facts }
board-revealed = *{ $items }*
board-revealed-card =
    { $card }{ $kind ->
        [battle] {" "}+{ $bonus }
        [variable] {" "}+X
       *[other] {""}
    }
board-nothing-revealed = aucune carte révélée
board-declared = la quête compte pour +{ $bonus }
board-cancelled = texte annulé
board-total = FOR totale { $total }
board-winner = Vainqueur : { $player }
board-tie = Égalité en tête : personne ne gagne

## Scores

board-heading-scores = ### Gloire
board-score = - { $player } : { $facts }
board-glory = { $glory } Gloire
board-rage = { $rage } Rage
board-passed = a passé

## The map

board-heading-land = ### Provinces
board-province = **{ $place }** ({ $region }, { $place_fjord }) : { $facts }
board-centre = **{ $place }** (centre) : { $facts }
board-villages =
    { $free ->
        [0] aucun village libre
        [one] { $free } village libre sur { $villages }
       *[other] { $free } villages libres sur { $villages }
    }
board-reward = récompense { $token }
board-reward-glory = récompense { $glory } Gloire
board-pillaged = pillée
board-doomed-now = condamnée pour cet Âge
board-doomed-later = condamnée pour l'Âge { $age }
board-force = - { $player } : FOR { $strength } ({ $figures })
board-force-at-sea = - { $player } : FOR { $strength } (dans le fjord : { $figures_sea })
board-force-both = - { $player } : FOR { $strength } ({ $figures } ; dans le fjord : { $figures_sea })
board-fjord = **{ $place }** : { $items }
board-fleet = { $player } avec { $figures }
board-destroyed = Provinces détruites : { $places }
board-ring = -# L'anneau des provinces : { $places }, puis de nouveau { $place }. { place-yggdrasil } les touche toutes.

## Clan sheets

board-heading-sheets = ### Fiches de clan
board-sheet = { $player } : { $facts }
board-stat = { $stat } { $value } (cran { $step })
board-figures = - Figurines sur le plateau : { $count } sur { $most }
board-cards = - { $facts }
board-hand =
    { $count ->
        [0] Aucune carte en main
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
board-quests =
    { $count ->
        [one] { $count } quête acceptée
       *[other] { $count } quêtes acceptées
    }
board-kept = 1 carte gardée
board-upgrades =
    - { $kind ->
        [leader] Amélioration de chef
        [warrior] Amélioration de guerrier
        [ship] Amélioration de drakkar
        [monster] { $count ->
            [one] Amélioration de monstre
           *[other] Améliorations de monstre
        }
       *[clan] { $count ->
            [one] Amélioration de clan
           *[other] Améliorations de clan
        }
    } : *{ $cards }*
board-valhalla = - { place-valhalla } : { $figures }
board-reserve = - { place-reserve } : { $figures }

## What one has, in a line

board-means = Rage { $rage } · figurines { $count } sur { $most } · Gloire { $glory }

## The alt text of a picture: plain sentences

board-summary-over = La partie est terminée.
board-summary-victory = Victoire avec { $glory } Gloire : { $items }.
board-summary-level = Tout le monde a { $glory } Gloire.
board-summary-tied = À égalité en tête avec { $glory } Gloire : { $items }.
board-summary-leads = { $player } mène avec { $glory } Gloire, soit { $lead } Gloire d'avance.
board-summary-turn = Tour en cours : { $player }.
board-summary-draft = Tout le monde choisit des cartes.
board-summary-now = Âge { $age } sur { $ages }, phase « { $phase } ».
board-summary-pillage = { $player } veut piller { $place }.
board-summary-battle = Bataille à { $place }, pilleur : { $player }.
board-summary-doomed = Province condamnée pour cet Âge : { $place }.
board-summary-force = { $player } avec FOR { $strength } à { $place }
board-summary-forces = Forces principales : { $items }.

## The hand

hand-heading-pack =
    { $count ->
        [one] ### Au choix : { $count } carte
       *[other] ### Au choix : { $count } cartes
    }
hand-heading-picks =
    { $count ->
        [one] ### Déjà choisie : { $count } carte
       *[other] ### Déjà choisies : { $count } cartes
    }
hand-heading-cards =
    { $count ->
        [one] ### Ta main : { $count } carte
       *[other] ### Ta main : { $count } cartes
    }
hand-heading-quests =
    { $count ->
        [one] ### Tu as accepté : { $count } quête
       *[other] ### Tu as accepté : { $count } quêtes
    }
hand-heading-kept = ### Tu as gardé : { $count } carte
hand-empty = Tu n'as aucune carte.
hand-card =
    - *{ $card }*{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    } : { $facts }
hand-price =
    { $price ->
        [0] gratuit
       *[other] coûte { $price } Rage
    }
hand-strength = FOR { $strength }
hand-bonus = bonus de FOR +{ $bonus }
hand-bonus-open = bonus de FOR +X
hand-age = Âge { $age }

## A card to look up

face-name = ## { $card }
face-facts = -# { $facts }
face-ages =
    { $count ->
        [one] Âge { $ages }
       *[other] Âges { $ages }
    }
