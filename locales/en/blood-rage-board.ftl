### Blood Rage: the table and the hand in words, for those who do not see the picture.
### Messages, with names bold and cards italic; `board-summary-…` is an alt text, and plain.

## Players

board-player = **{ $seat }** ({ $clan })
board-player-plain = { $seat } ({ $clan })

## The moment

board-turn = Turn: { $player }
board-draft = Everybody is choosing cards: { $count } of { $most } cards taken
board-now = Age { $age } of { $ages }, { $phase } phase
board-first = First player: { $player }
board-over = The match is over
board-victory = Victory with { $glory } Glory: { $items }

## A pillage or battle

board-heading-pillage = ### Pillage: { $place }
board-heading-battle = ### Battle: { $place }
board-pillager = Pillager: { $player }
board-fighter = - { $player }: { $facts }
board-revealed = *{ $items }*
board-revealed-card =
    { $card }{ $kind ->
        [battle] {" "}+{ $bonus }
        [variable] {" "}+X
       *[other] {""}
    }
board-nothing-revealed = no card revealed
board-declared = quest counts as +{ $bonus }
board-cancelled = text cancelled
board-total = total STR { $total }
board-winner = Winner: { $player }
board-tie = A tie at the top: nobody wins

## Scores

board-heading-scores = ### Glory
board-score = - { $player }: { $facts }
board-glory = { $glory } Glory
board-rage = { $rage } Rage
board-passed = passed

## The map

board-heading-land = ### Provinces
board-province = **{ $place }** ({ $region }, { $place_fjord }): { $facts }
board-centre = **{ $place }** (centre): { $facts }
board-villages =
    { $free ->
        [0] no free village
       *[other] { $free } of { $villages } villages free
    }
board-reward = reward { $token }
board-reward-glory = reward { $glory } Glory
board-pillaged = pillaged
board-doomed-now = doomed this Age
board-doomed-later = doomed in Age { $age }
board-force = - { $player }: STR { $strength } ({ $figures })
board-force-at-sea = - { $player }: STR { $strength } (in the fjord: { $figures_sea })
board-force-both = - { $player }: STR { $strength } ({ $figures }; in the fjord: { $figures_sea })
board-fjord = **{ $place }**: { $items }
board-fleet = { $player } with { $figures }
board-destroyed = Destroyed: { $places }
board-ring = -# The ring of provinces: { $places }, then { $place } again. { place-yggdrasil } borders them all.

## Clan sheets

board-heading-sheets = ### Clan sheets
board-sheet = { $player }: { $facts }
board-stat = { $stat } { $value } (step { $step })
board-figures = - Figures on the board: { $count } of { $most }
board-cards = - { $facts }
board-hand =
    { $count ->
        [0] No card in hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-quests =
    { $count ->
        [one] { $count } committed quest
       *[other] { $count } committed quests
    }
board-kept = 1 kept card
board-upgrades =
    - { $kind ->
        [leader] Leader upgrade
        [warrior] Warrior upgrade
        [ship] Ship upgrade
        [monster] { $count ->
            [one] Monster upgrade
           *[other] Monster upgrades
        }
       *[clan] { $count ->
            [one] Clan upgrade
           *[other] Clan upgrades
        }
    }: *{ $cards }*
board-valhalla = - { place-valhalla }: { $figures }
board-reserve = - { place-reserve }: { $figures }

## What one has, in a line

board-means = Rage { $rage } · Figures { $count } of { $most } · Glory { $glory }

## The alt text of a picture: plain sentences

board-summary-over = The match is over.
board-summary-victory = Victory with { $glory } Glory: { $items }.
board-summary-level = Everybody has { $glory } Glory.
board-summary-tied = Tied for the lead with { $glory } Glory: { $items }.
board-summary-leads = { $player } leads with { $glory } Glory, { $lead } Glory ahead.
board-summary-turn = Turn: { $player }.
board-summary-draft = Everybody is choosing cards.
board-summary-now = Age { $age } of { $ages }, { $phase } phase.
board-summary-pillage = { $player } sets out to pillage { $place }.
board-summary-battle = Battle for { $place }, pillager { $player }.
board-summary-doomed = Doomed this Age: { $place }.
board-summary-force = { $player } with STR { $strength } in { $place }
board-summary-forces = Strongest forces: { $items }.

## The hand

hand-heading-pack =
    { $count ->
        [one] ### To choose from: { $count } card
       *[other] ### To choose from: { $count } cards
    }
hand-heading-picks =
    { $count ->
        [one] ### Chosen so far: { $count } card
       *[other] ### Chosen so far: { $count } cards
    }
hand-heading-cards =
    { $count ->
        [one] ### Your hand: { $count } card
       *[other] ### Your hand: { $count } cards
    }
hand-heading-quests =
    { $count ->
        [one] ### You have committed: { $count } quest
       *[other] ### You have committed: { $count } quests
    }
hand-heading-kept = ### You have kept: { $count } card
hand-empty = You have no cards.
hand-card =
    - *{ $card }*{ $count ->
        [1] {""}
       *[other] {" "}×{ $count }
    }: { $facts }
hand-price =
    { $price ->
        [0] free
       *[other] costs { $price } Rage
    }
hand-strength = STR { $strength }
hand-bonus = STR bonus +{ $bonus }
hand-bonus-open = STR bonus +X
hand-age = Age { $age }

## A card to look up

face-name = ## { $card }
face-facts = -# { $facts }
face-ages =
    { $count ->
        [one] Age { $ages }
       *[other] Ages { $ages }
    }
