### Champions of Midgard: questions, options, the saga, and why something is not possible.
### A question's `others` is what everybody but the actor reads: it betrays nothing of a turn half made.
### An event's `also` is how it goes on in a line about the same player; without one it begins a line.

## Questions: leaders and workers

someones-move = It's **{ $seat }**'s move

so-much-food = { $food } food

choose-leader = Which leader do you play?
    .others = **{ $seat }** is choosing a leader
place-worker =
    { $workers ->
        [one] Where do you place your last worker?
       *[other] Where do you place a worker? ({ $workers } left)
    }
    .others = { someones-move }
beg-resource = You beg. What do you take?
    .others = { someones-move }
ship-destination = { $place } (holds { $capacity }): which shore do you sail to? Each shows attack and defence, and how many warriors one food feeds (1:2).
    .others = { someones-move }
market-food = You have { $items }, { $total } in all. How much food do you want afterwards?
    .others = { someones-move }
market-wood = { so-much-food }, then. How much wood do you want? What is left of { $total } becomes coins.
    .others = { someones-move }
stave-church =
    { $coin ->
        [one] You have { $coin } coin. How much favour do you buy?
       *[other] You have { $coin } coins. How much favour do you buy?
    }
    .others = { someones-move }
aumingi = { place-aumingi }: how often do you give food for favour? (you have { $food }, at most { $most } times)
    .others = { someones-move }
rune-choice = Which rune do you take for { $price } wood?
    .others = { someones-move }
ship-choice = Which longship do you build? You have { $wood } wood and { $coin ->
        [one] { $coin } coin
       *[other] { $coin } coins
    }.
    .others = { someones-move }
sage-peek = Which journey card do you look at? Only you will see it.
    .others = { someones-move }
use-true-vision = *{ $card }*: do you draw { $count } destiny cards instead of { $without }?
    .others = { someones-move }
destiny-keep = You have drawn { $count } destiny cards. Which one do you keep?
    .others = **{ $seat }** is choosing a destiny
recruit-choice = Your longhouse has room for { $room }. Whom do you take? ({ $items })
    .others = { someones-move }

## Questions: at any time

any-time = At any time: what do you do?
    .others = **{ $seat }** may do something
last-call = Last call before the final scoring: do you use a rune?
    .others = **{ $seat }** may use a last rune

## Questions: assigning warriors

assigning = **{ $seat }** is assigning warriors

assign-warriors = { $place }, against *{ $card }* (attack { $attack }, defence { $defence }{ $banned ->
        [0] {""}
       *[other] , { $bans }
    }; { $glory } glory): whom do you send? (at most { $most })
    .others = { assigning }
assign-food =
    { $place }, { $count ->
        [0] with nobody aboard: how much food do you load?
        [one] with { $count } warrior aboard: how much food do you load? It takes { $need } to feed all.
       *[other] with { $count } warriors aboard: how much food do you load? It takes { $need } to feed all.
    } (at most { $most })
    .others = { assigning }
assign-done = You have assigned everything. Do you leave it like that?
    .others = { assigning }

## Questions: combat

after-roll =
    {"*"}{ $card }*, combat round { $round }: you rolled { $faces }. Damage { $damage } of { $defence }{ $lethal ->
        [1] {" "}(victory)
       *[other] {""}
    }, { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }; you would lose { $losses } of { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }. You have { $favour } favour. What do you do?
    .others = **{ $seat }** is fighting *{ $card }* (combat round { $round })
after-hunt = The hunt: you rolled { $faces }, that is { so-much-food }. You have { $favour } favour. What do you do?
    .others = **{ $seat }** is hunting
reroll-dice = Which dice do you reroll for 1 favour? (you have { $favour })
    .others = **{ $seat }** is rerolling dice
use-healing =
    { $losses ->
        [one] *{ $card }* would kill one of your warriors.
       *[other] *{ $card }* would kill { $losses } of your warriors.
    } Do you use *{ card-rune-healing }*?
    .others = **{ $seat }** is fighting *{ $card }*
choose-losses =
    { $losses ->
        [one] *{ $card }* kills one of your warriors. Who falls?
       *[other] *{ $card }* kills { $losses } of your warriors. Who falls?
    }
    .others = **{ $seat }** is fighting *{ $card }*
use-glory = You have defeated *{ $card }*. Do you use *{ card-rune-glory }* for { $glory } glory more?
    .others = **{ $seat }** has defeated *{ $card }*
shed-blame = You have killed the troll. Do you discard 1 blame? (you have { $blame })
    .others = **{ $seat }** has killed the troll
blame-whom = Who takes 1 blame?
    .others = **{ $seat }** has killed the troll

## Questions: voyages

use-journey = { $place }: *{ $card }*. Do you use *{ card-rune-journey }* for another card?
    .others = **{ $seat }** is sailing to { $place }
storm-choice = *{ card-journey-storm }* ({ $place }): what do you lose?
    .others = **{ $seat }** is sailing to { $place }
lost-choice =
    {"*"}{ card-journey-lost }* ({ $place }): { $count ->
        [one] what do you lose?
       *[other] which { $count } do you lose?
    }
    .others = **{ $seat }** is sailing to { $place }
whirlpool-choice = *{ card-journey-whirlpool }* ({ $place }): whom do you lose?
    .others = **{ $seat }** is sailing to { $place }
starvation =
    { $place }: { so-much-food } is not enough. { $count ->
        [one] Who starves?
       *[other] Which { $count } starve?
    }
    .others = **{ $seat }** is sailing to { $place }

## Options

option-yes = Yes
option-no = No
option-nobody = Nobody
option-turn-order = Ask for Turn Order
option-rune-deck = Draw from the Deck, Unseen
after-roll-accept = Let It Stand
after-roll-reroll = Reroll Chosen Dice for 1 Favour
after-hunt-accept = Let It Stand
after-hunt-reroll = Reroll Chosen Dice for 1 Favour
assign-done-done = Done
assign-done-again = Begin Again
last-call-done = No, Score

in-longhouse =
    { $fits ->
        [1] {""}
       *[other] {" "}({ $room ->
            [0] no room
           *[other] room for { $room }
        })
    }
option-leader-asmundr = { leader-asmundr }: glory for favour spent on rerolls
option-leader-dagrun = { leader-dagrun }: more choice at the Sage's House
option-leader-gylfir = { leader-gylfir }: the Merchant Ship for free
option-leader-svanhildr = { leader-svanhildr }: swordsmen hit harder
option-leader-ullr = { leader-ullr }: glory for double hits in combat
option-beg = { $place }: { $items } → { $count } food, wood or coin
option-hunting-grounds = { $place }: up to { $most } food
option-jarls-longhouse =
    { $place }: { $items }{ in-longhouse }, { $holds ->
        [1] first player marker to the left
       *[other] first player marker
    }
option-market = { $place }: exchange food, wood and coins 1 for 1
option-runesmith = { $place }: { $items } → 1 rune
option-sages-house = { $place }: look at a journey card, draw a destiny
option-shipwright = { $place }: wood and coins → your own longship
option-stave-church = { $place }: coins → up to { $most } favour
option-worker-huts = { $place }: { $items } → 1 more worker
option-stall = { $place }: { $items_cost } → { $items }{ in-longhouse }
option-goods = { $place }: { $items }{ in-longhouse }
option-enemy = { $place }: { $card } (attack { $attack }, defence { $defence }; { $glory } glory, { $items })
option-merchant =
    { $place }: { $items }{ in-longhouse } ({ $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    })
option-ship =
    { $place } (holds { $capacity }, { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    })
option-item = { $items }
option-shore =
    { $place }: { $card } ({ $attack }/{ $defence }{ $banned ->
        [0] {""}
       *[other] , { $bans }
    }, { $glory } glory{ $coins ->
        [0] {""}
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }, 1:{ $rate })
option-favour =
    { $count } favour for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
option-rune =
    { $card } ({ $glory } glory): { $rune ->
        [rune-success] score a destiny twice
        [rune-gifts] { $amount } resources
        [rune-healing] no losses in one round
        [rune-potential] reroll all blanks
        [rune-reaction] shields hit too
        [rune-journey] another journey card
        [rune-glory] +{ $amount }% for a victory
        [rune-true-vision] draw { $amount } destinies, keep 1
        [rune-knowledge] see all journey cards
       *[rune-wealth] double your coins (at most +{ $amount })
    }
option-build = { $place }: { $items } (holds { $capacity }, { $glory } glory)
option-journey = { $place }
option-destiny = { $card }: { $most } ({ $alone } or { $shared } glory)
option-piece =
    { $item }{ $copy ->
        [1] {""}
       *[other] {" "}#{ $copy }
    }
option-die = { $number } · { $warrior }: { $face }
option-blanks =
    { $count ->
        [one] Reroll { $count } Blank
       *[other] Reroll { $count } Blanks
    } for 1 Favour
option-seat = { $seat }
option-use-rune = Use { $card }
option-gifts = { $card }: { $items }
option-success = { $card }: Score { $card_destiny } Now

## Standing orders

order-after-roll-accept = Combat: never spend favour
order-after-roll-favour-1 = Combat: spend up to 1 favour per fight on blanks
order-after-roll-favour-2 = Combat: spend up to 2 favour per fight on blanks
order-after-roll-favour-3 = Combat: spend up to 3 favour per fight on blanks
order-after-roll-favour-all = Combat: spend favour on blanks while the enemy lives
order-after-hunt-accept = Hunt: never spend favour
order-after-hunt-favour-1 = Hunt: spend up to 1 favour on blanks
order-after-hunt-favour-2 = Hunt: spend up to 2 favour on blanks
order-after-hunt-favour-3 = Hunt: spend up to 3 favour on blanks
order-after-hunt-favour-all = Hunt: spend favour on blanks while more food can be won
order-choose-losses-swords-first = Losses: swordsmen first, then spearmen, then axemen
order-choose-losses-axes-first = Losses: axemen first, then spearmen, then swordsmen
order-starvation-swords-first = Hunger: swordsmen starve first
order-starvation-axes-first = Hunger: axemen starve first
order-storm-choice-food-first = { card-journey-storm }: lose food first
order-storm-choice-swords-first = { card-journey-storm }: lose swordsmen first
order-storm-choice-axes-first = { card-journey-storm }: lose axemen first
order-lost-choice-food-first = { card-journey-lost }: lose food first
order-lost-choice-swords-first = { card-journey-lost }: lose swordsmen first
order-lost-choice-axes-first = { card-journey-lost }: lose axemen first
order-whirlpool-choice-swords-first = { card-journey-whirlpool }: lose swordsmen first
order-whirlpool-choice-axes-first = { card-journey-whirlpool }: lose axemen first
order-use-healing-always = { card-rune-healing }: use it at the first losses
order-use-healing-never = { card-rune-healing }: keep it
order-use-healing-two-or-more = { card-rune-healing }: use it at two losses or more
order-use-glory-always = { card-rune-glory }: use it at the next victory
order-use-glory-never = { card-rune-glory }: keep it
order-use-journey-always = { card-rune-journey }: use it for the next card
order-use-journey-never = { card-rune-journey }: keep it
order-use-journey-unless-quiet = { card-rune-journey }: use it unless all is quiet

## The saga: setup

match-begins = The match begins. **{ $seat }** is the first player
stalls = In the market: { $places }
leader = **{ $seat }** plays { $leader }
round-begins = Round { $round } begins with **{ $seat }**
enemies-appear = Before the walls: *{ $cards }*
runes-appear = New at the Runesmith: *{ $cards }*
monsters-appear = New at the shores: *{ $cards }*
merchant-arrives = A merchant ship arrives: *{ $card }*
journeys-reshuffled =
    The journey deck is shuffled anew: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## The saga: workers

places-worker = **{ $seat }** places a worker: { $place }
sails = **{ $seat }** sends a ship: { $place } → { $place_to }
    .also = sails to { $place_to }
goods = **{ $seat }**: { goods.also }
    .also = { $item } { $before } → { $after }
recruits = **{ $seat }**: { recruits.also }
    .also = { $item } { $before } → { $after }
surplus = **{ $seat }** { surplus.also }
    .also = has no room for { $items }
glory = **{ $seat }**: { glory.also }
    .also = Glory { $before } → { $after } (*{ $source }*)
marker = **{ $seat }** { marker.also }
    .also = has the first player marker now
hires = **{ $seat }** { hires.also }
    .also =
        hires a worker for { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        }
peeks = **{ $seat }** { peeks.also }
    .also = looks at the journey card of { $place }
draws-destinies = **{ $seat }** { draws-destinies.also }
    .also =
        draws { $count ->
            [one] { $count } destiny card
           *[other] { $count } destiny cards
        }
destinies-under = **{ $seat }** { destinies-under.also }
    .also =
        puts { $count ->
            [one] { $count } destiny card
           *[other] { $count } destiny cards
        } under the deck
takes-rune = **{ $seat }** { takes-rune.also }
    .also = takes the rune *{ $card }*
draws-rune = **{ $seat }** { draws-rune.also }
    .also = draws the rune *{ $card }*
builds = **{ $seat }** { builds.also }
    .also = builds a longship: { $place }

## The saga: whispers

you-see-journey = { $place }: you see *{ $card }*
you-get-destiny = Your destiny: *{ $card }*

## The saga: runes and destinies

uses-rune = **{ $seat }** { uses-rune.also }
    .also = uses the rune *{ $card }*
reveals-destiny = **{ $seat }** reveals a destiny: *{ $card }*
destiny-fails = **{ $seat }** does not fulfil *{ $card }*
destiny-fulfilled =
    {"**"}{ $seat }** fulfils *{ $card }* { $alone ->
        [1] alone
       *[other] with others
    }: { $glory } glory
last-call-begins = Last call for runes

## The saga: assigning and fighting

turn-order-demanded = **{ $seat }** asks for turn order: all assign openly
assigns = **{ $seat }** { assigns.also }
    .also = sends { $items } ({ $place })
assigns-nothing = **{ $seat }** { assigns-nothing.also }
    .also = sends nobody ({ $place })
rolls =
    {"**"}{ $seat }** { $round ->
        [0] hunts with { $warriors }
       *[other] rolls { $warriors } (combat round { $round })
    }: { $faces }
rerolls = **{ $seat }** rerolls { $warriors }: { $faces }
reacts = **{ $seat }**: { reacts.also }
    .also =
        { $count ->
            [one] { $count } shield hits too
           *[other] { $count } shields hit too
        }
hunts = **{ $seat }** { hunts.also }
    .also = brings home { so-much-food } from the hunt
fight-begins =
    {"**"}{ $seat }** attacks *{ $card }* (attack { $attack }, defence { $defence }) with { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
strikes = **{ $seat }** hits *{ $card }* for { $hits }: { strikes.also }
    .also = damage { $damage } of { $defence }
falls = **{ $seat }** { falls.also }
    .also = loses { $items }
unharmed = **{ $seat }** { unharmed.also }
    .also = loses nobody
defeats = **{ $seat }** { defeats.also }
    .also = defeats *{ $card }*
repelled = **{ $seat }** { repelled.also }
    .also = is beaten back by *{ $card }*
blames = **{ $seat }** { blames.also }
    .also = makes **{ $seat_to }** take blame

## The saga: voyages

journey-revealed = **{ $seat }** on the way to { $place }: *{ $card }*
journey-replaced = **{ $seat }** avoids it and meets *{ $card }*
overboard = **{ $seat }** { overboard.also }
    .also = loses at sea: { $items }
feeds = **{ $seat }** { feeds.also }
    .also =
        uses up { so-much-food }: { $count ->
            [0] nobody is fed
            [one] { $count } warrior is fed
           *[other] { $count } warriors are fed
        }
starves = **{ $seat }** { starves.also }
    .also = loses to hunger: { $items }
forbidden-fall = **{ $seat }** { forbidden-fall.also }
    .also = loses to *{ $card }* before the fight: { $items }

## The saga: the end of a round and of the match

troll-lives = *{ $card }* was not stopped: everybody takes blame
draugr-leave = Undefeated draugr withdraw: *{ $cards }*
bounties = Undefeated monsters get { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more: *{ $cards }*
end-scoring = The last round is over. The final scoring begins
winners = Victory with { $glory } glory: **{ $seats }**

## Sources of glory

source-asmundr = { leader-asmundr }
source-blame = blame
source-coins = coins
source-destiny = destinies
source-draugr = draugr
source-favour = favour
source-kraken = kraken
source-longship = own longship
source-monster = monsters
source-rune-glory = rune { card-rune-glory }
source-rune-success = rune { card-rune-success }
source-runes = runes
source-sets = sets of trophies
source-skald = { place-skald }
source-troll = trolls
source-ullr = { leader-ullr }

## Why not: the rule, and what is missing

why-deck-empty = No rune is left
why-hired = You have your extra worker already
why-hunting = You have a worker on the Hunting Grounds already
why-no-ship-affordable = You cannot pay for any of the longships
why-no-shore = A ship lies at every shore
why-price = This costs { $items }, and you have { $count }
why-ship-built = You have a longship of your own already
why-taken = **{ $seat }** has a worker there
