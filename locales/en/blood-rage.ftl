### Blood Rage: questions, options, the saga, and why something is not possible.
### A question's `others` is what everybody but the actor reads: it betrays nothing of a turn half made.
### An event's `also` is how it goes on in a line about the same player; without one it begins a line.

## Questions: the turn

someones-move = It's **{ $seat }**'s move

turn = It's your turn. What do you do?
    .others = { someones-move }

invade-who = Which figure do you invade with?
    .others = { someones-move }
invade-where = { $figure }: where do you invade?
    .others = { someones-move }

march-from = Which province do you march from?
    .others = { someones-move }
march-to = You march from { $place }. Where to?
    .others = { someones-move }
march-who = { $place } → { $place_to }: who marches? (at most { $most })
    .others = { someones-move }

upgrade-card = Which upgrade do you play?
    .others = { someones-move }
upgrade-slot = *{ $card }*: which slot does it go into?
    .others = { someones-move }
free-invasion-who = Which figure do you invade with for free?
    .others = { someones-move }
free-invasion = { $figure }: where do you invade for free?
    .others = { someones-move }

quest-which = Which quest do you commit? It goes face down onto your clan sheet.
    .others = { someones-move }

pillage-where = Which province do you pillage?
    .others = { someones-move }
repillage-where = *{ card-tyrs-challenge }*: which pillaged province do you pillage again?
    .others = { someones-move }

valhalla-who = *{ card-friggas-domain }*: which figure invades from Valhalla?
    .others = { someones-move }
valhalla-where = { $figure }, back from Valhalla: where do you invade?
    .others = { someones-move }

sacrifice-who = *{ card-friggas-sacrifice }*: which { $count ->
        [one] figure do you sacrifice?
       *[other] { $count } figures do you sacrifice?
    }
    .others = { someones-move }
sacrifice-stat = *{ card-friggas-sacrifice }*: which clan stat do you raise?
    .others = { someones-move }

hildisvini-whom = Whose village in { $place } does { figure-hildisvini } take?
    .others = { someones-move }
hildisvini-where = Where do you push the figure? ({ $figure })
    .others = { someones-move }
friggas-succor = *{ card-friggas-succor }*: where does another Warrior invade for free?
    .others = { someones-move }
thors-domain = *{ card-thors-domain }*: do you pay { $price } Rage to pillage at once?
    .others = { someones-move }

## Questions: the draft and the hand

draft-card = Which card do you take? The others go to the player on your left.
    .others = **{ $seat }** is choosing a card from the gods
draft-cards =
    { $count ->
        [one] Which card do you take? The others go to the player on your left.
       *[other] Which { $count } cards do you take? The others go to the player on your left.
    }
    .others = **{ $seat }** is choosing { $count ->
            [one] a card
           *[other] { $count } cards
        } from the gods
keep-card = Which card do you keep for the next Age? You discard the others.
    .others = **{ $seat }** is choosing what to keep for the next Age

## Questions: the battle

call-to-battle = Call to battle in { $place } (pillager: { $seat_pillager }). Do you move a figure there for free?
    .others = **{ $seat }** is deciding whether to join the battle in { $place } (pillager: **{ $seat_pillager }**)
battle-card = Battle for { $place }: which card do you play?
    .others = **{ $seat }** is choosing a card for the battle in { $place }
quest-as-battle-card = Does the quest you revealed count as a battle card?
    .others = **{ $seat }** is deciding whether the revealed quest counts as a battle card
odins-tide = *{ card-odins-tide }*: which figure do you keep? Your others in this battle are destroyed.
    .others = **{ $seat }** is choosing which figure survives *{ card-odins-tide }*
late-card = Battle for { $place }: do you add *{ card-heimdalls-eye }* or *{ card-heimdalls-gaze }*?
    .others = **{ $seat }** may add a card to the battle in { $place }
volur-witch = Your { figure-volur-witch } is about to be destroyed in { $place }. Does she flee?
    .others = **{ $seat }** is deciding whether the { figure-volur-witch } flees from { $place }
friggas-protection = *{ card-friggas-protection }*: which figures do you save? (at most { $most }; { $price } Rage each)
    .others = **{ $seat }** may save figures with *{ card-friggas-protection }*
thors-oath = *{ card-thors-oath }*: which clan stat do you raise?
    .others = **{ $seat }** is choosing a clan stat for *{ card-thors-oath }*
tyrs-prowess = *{ card-tyrs-prowess }*: which cards do you take back? (at most { $most }; { $price } Rage each)
    .others = **{ $seat }** may take cards back with *{ card-tyrs-prowess }*
friggas-grace = *{ card-friggas-grace }*: which clan stat do you raise as well?
    .others = **{ $seat }** is choosing a clan stat for *{ card-friggas-grace }*
lord-of-axes = *{ card-lord-of-axes }*: which clan stat do you raise?
    .others = **{ $seat }** is choosing a clan stat for *{ card-lord-of-axes }*
lord-of-hammers = *{ card-lord-of-hammers }*: where does your { $figure } go from { $place }?
    .others = **{ $seat }** may move on from { $place } with *{ card-lord-of-hammers }* ({ $figure })
lokis-blessing = *{ card-lokis-blessing }*: do you invade { $place } with a Warrior for free?
    .others = **{ $seat }** is deciding about *{ card-lokis-blessing }*

## Questions: the quest phase

quest-raise =
    { $count ->
        [one] A quest is fulfilled: which clan stat do you raise?
       *[other] { $count } raises for your quests: which clan stat do you raise first?
    }
    .others = **{ $seat }** is choosing a clan stat for a fulfilled quest

## Options

turn-invade = Invade
turn-march = March
turn-upgrade = Upgrade
turn-quest = Commit a Quest
turn-pillage = Pillage
turn-repillage = Pillage Again
turn-valhalla = Invade from Valhalla
turn-sacrifice = Sacrifice Figures
turn-pass = Pass and Lose All Rage

option-action = { $turn } ({ $rage ->
        [0] free
       *[other] { $rage } Rage
    })
option-action-from = { $turn } (from { $rage } Rage)

option-no = Decline
option-pass = Pass
option-none = Keep No Card

option-place = { $place }
option-room = { $place } (room for { $room })
option-landing =
    { $place } ({ $room ->
        [0] full
       *[other] room for { $room }
    }, { $rage ->
        [0] free
       *[other] { $rage } Rage
    })
option-landing-open =
    { $place } ({ $rage ->
        [0] free
       *[other] { $rage } Rage
    })
option-pillage = Pillage { $place } ({ $token })

option-invader =
    { $figure } ({ $rage ->
        [0] free
       *[other] { $rage } Rage
    })
option-figure = { $figure }
option-figure-copy = { $figure } #{ $copy }
option-figure-at = { $figure } ({ $place })
option-figure-at-copy = { $figure } #{ $copy } ({ $place })
option-figure-of = { $figure } ({ $seat })

option-stat = Raise { $stat } { $before } → { $after } (Step { $step })
option-stat-stays = Raise { $stat } to Step { $step } ({ $after } as before)
option-slot = { $slot } (empty)
option-slot-taken = { $slot } (replaces { $card })
option-declare = Count as +{ $bonus } ({ $card })

option-card =
    { $card }{ $kind ->
        [battle] {" "}+{ $bonus }
        [variable] {" "}+X
        [feint] {" "}(bluff, no effect)
        [quest] {" "}({ $glory } Glory)
       *[upgrade] {" "}({ $price ->
            [0] free
           *[other] { $price } Rage
        })
    }{ $age ->
        [0] {""}
       *[other] {" "}(Age { $age })
    }{ $copy ->
        [1] {""}
       *[other] {" "}#{ $copy }
    }

volur-witch-flee = Flee to Yggdrasil
volur-witch-stay = Stay

## Standing orders

order-call-to-battle-always = Always pass on calls to battle
order-call-to-battle-until-entered = Pass on calls to battle until somebody moves in
order-call-to-battle-always-in = Always pass on calls to battle in { $place }
order-call-to-battle-until-entered-in = Pass on calls to battle in { $place } until somebody moves in
order-late-card-always = Never add a card to a battle
order-late-card-until-added = Add no card to a battle until somebody else does

## The saga: setup and phases

match-begins = The match begins. **{ $seat }** is the first player
doomed = Doomed by Ragnarök, in this order: { $places }
destroyed-before = Destroyed from the start: { $places }
age-begins = Age { $age } begins: the gods hand out their gifts
packs-passed =
    All have chosen. { $count ->
        [one] { $count } card goes to the left
       *[other] { $count } cards each go to the left
    }
action-phase = Action phase of Age { $age }: Rage is refilled, and **{ $seat }** begins
action-phase-ends = The Action phase of Age { $age } ends
discard-phase = Discard phase of Age { $age }
hand-discarded = **{ $seat }** discards { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }{ $kept ->
        [0] {""}
       *[other] {" "}and keeps one
    }
quest-phase = Quest phase of Age { $age }: all quests are revealed
ragnarok-phase = Age { $age }: Ragnarök breaks loose
valhalla-phase = Age { $age }: Valhalla releases the fallen
end-scoring = The world has ended. The last Glory is counted
winners = Victory with { $glory } Glory: **{ $seats }**

## The saga: whispers

your-hand = Your hand: *{ $cards }*
your-quest = You commit *{ $card }*
you-keep = You keep *{ $card }* for the next Age

## The saga: turns

passes = **{ $seat }** passes
invades = **{ $seat }** { invades.also }
    .also = invades { $place }: { $figure }
marches = **{ $seat }** { marches.also }
    .also = marches from { $place } to { $place_to }: { $figures }
no-free-invasion = No free invasion: no such figure waits in your reserve, or no village is free
no-free-invasion-horns = No free invasion: as many figures as your Horns allow ({ $horns }) are on the board
upgrades = **{ $seat }** { upgrades.also }
    .also = upgrades: *{ $card }*
replaced = **{ $seat }** { replaced.also }
    .also = removes *{ $card }* from the clan sheet
leaves-the-board = **{ $seat }** { leaves-the-board.also }
    .also = takes a figure off the board: { $figure } ({ $place })
commits-a-quest = **{ $seat }** commits a quest, face down
pushes = **{ $seat }** { pushes.also }
    .also = pushes a figure of **{ $seat_pushed }**: { $figure }, { $place } → { $place_to }
pillages = **{ $seat }** sets out to pillage { $place } (reward: { $token })
unopposed = Nobody opposes **{ $seat }** in { $place }
pillaged = **{ $seat }** { pillaged.also }
    .also = pillages { $place }
steps-on = **{ $seat }** { steps-on.also }
    .also = moves on with *{ card-lord-of-hammers }*: { $figure }, { $place } → { $place_to }

## The saga: battles

joins-the-battle = **{ $seat }** { joins-the-battle.also }
    .also = answers the call to battle: { $figure }, { $place } → { $place_to }
battle-begins = Battle for { $place }: **{ $seats }**
reveals = **{ $seat }** { reveals.also }
    .also = reveals *{ $card }*
declares = **{ $seat }** { declares.also }
    .also = counts the quest as a battle card: +{ $bonus } (*{ $card }*)
adds = **{ $seat }** { adds.also }
    .also = adds *{ $card }*
keeps = **{ $seat }** { keeps.also }
    .also = keeps one figure in the battle: { $figure }
total = **{ $seat }**: { total.also }
    .also = STR { $total } (figures { $figures }, cards { $cards })
wins-the-battle = **{ $seat }** wins the battle for { $place }
nobody-wins = A tie at the top: everybody loses the battle for { $place }
takes-cards = **{ $seat }** { takes-cards.also }
    .also = takes cards from **{ $seat_winner }**: *{ $cards }*
keeps-cards = **{ $seat }** { keeps-cards.also }
    .also = takes back with *{ card-tyrs-prowess }*: *{ $cards }*
discards = **{ $seat }** { discards.also }
    .also = discards: *{ $cards }*

## The saga: destruction

tramples = **{ $seat }** { tramples.also }
    .also = ravages { $place }: { $figure }
destroyed = **{ $seat }** { destroyed.also }
    .also = loses in { $place }: { $figures }
protects = **{ $seat }** { protects.also }
    .also = saves with *{ $card }*: { $figures }
witch-flees = **{ $seat }** { witch-flees.also }
    .also = avoids a loss: { $figure }, { $place } → { place-yggdrasil }

## The saga: quests, Ragnarök, Valhalla

quest-fulfilled = **{ $seat }** { quest-fulfilled.also }
    .also = fulfils *{ $card }*
quest-failed = **{ $seat }** { quest-failed.also }
    .also = does not fulfil *{ $card }*
province-destroyed = { $place } is destroyed
ragnarok-nothing = { $place } is already destroyed, so nothing more falls
doom-moves = Doomed next: { $place }
released = **{ $seat }** { released.also }
    .also = gets back from Valhalla: { $figures }

## The saga: numbers

glory = **{ $seat }**: { glory.also }
    .also = Glory { $before } → { $after } (*{ $source }*)
rage = **{ $seat }**: { rage.also }
    .also = Rage { $before } → { $after }
stat = **{ $seat }** { stat.also }
    .also = raises a clan stat to step { $step }: { $stat } { $before } → { $after }
stat-stays = **{ $seat }** { stat-stays.also }
    .also = raises a clan stat to step { $step }: { $stat } stays at { $after }
stat-at-the-end = **{ $seat }** { stat-at-the-end.also }
    .also = already has this clan stat on the last step: { $stat }
raise-lost = **{ $seat }** { raise-lost.also }
    .also = has every clan stat on the last step: the raise is lost
uses = **{ $seat }**: { uses.also }
    .also = *{ $card }* takes effect

## Sources of Glory

source-battle = battle won
source-legendary = legendary clan stats
source-pillage = pillage
source-quest = quest fulfilled
source-ragnarok = fallen at Ragnarök

## Why not: the rule, and what is missing

why-fjord-closed = Both provinces of { $place } are destroyed
why-destroyed = { $place } is destroyed: nobody enters it or pillages it any more
why-full = Every village in { $place } is taken
why-horns = Your Horns allow { $horns } figures on the board, and you have { $figures_on_board } there. Raise Horns, or wait for losses
why-no-invader = Your Rage ({ $rage }) and the free villages do not allow this invasion
why-no-quest = You have no quest in hand
why-no-upgrade = You have no upgrade in hand
why-nobody-returns = You have no figure in Valhalla that could invade now
why-nobody-to-march = You have no figure in a province that could march to another one with room; Ships never march
why-not-this-figure = Invading with it costs { $price } Rage (you have { $rage }) and needs a free place
why-not-there = None of your figures is in { $place } or its fjord
why-not-yggdrasil = { place-yggdrasil } cannot be invaded, only reached by marching or by a call to battle
why-nothing-to-pillage = You need a figure in a province not yet pillaged this Age, or a Ship in its fjord
why-nothing-to-repillage = You need a figure in a province already pillaged this Age, or a Ship in its fjord
why-pillaged = { $place } is already pillaged this Age
why-rage = This costs { $price } Rage, and you have { $rage }
why-reserve-empty = You have no figure left in your reserve
why-too-few-figures =
    { $count ->
        [one] You need { $count } figure on the board
       *[other] You need { $count } figures on the board
    }
why-upgrades-too-dear = Every upgrade in your hand costs more Rage than you have ({ $rage })
