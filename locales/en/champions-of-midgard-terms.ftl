### Champions of Midgard: names of places, leaders, warriors, goods and other terms.

## Places

place-worker-huts = Worker Huts
place-beg = Beg
place-draugr-1 = Draugr 1
place-draugr-2 = Draugr 2
place-troll = Troll
place-public-longship-10 = Large public longship
place-public-longship-5 = Small public longship
place-merchant-ship = Merchant Ship
place-sages-house = Sage's House
place-hunting-grounds = Hunting Grounds
place-jarls-longhouse = Jarl's Longhouse
place-market = Market
place-smokehouse = Smokehouse
place-runesmith = Runesmith
place-shipwright = Shipwright
place-blacksmith = Blacksmith
place-swordsmith = Swordsmith
place-hafter = Hafter
place-stave-church = Stave Church
place-shore-1 = Shore 1
place-shore-2 = Shore 2
place-shore-3 = Shore 3
place-shore-4 = Shore 4

## Market stalls

place-aumingi = Aumingi
place-skald = Skald
place-generous-merchant = Generous Merchant
place-wealthy-patron = Wealthy Patron
place-huskarl = Huskarl
place-jomsviking = Jomsviking
place-plunderer = Plunderer
place-varangian = Varangian

## Leaders

leader-asmundr = Asmundr the Pious
leader-dagrun = Dagrun the Destined
leader-gylfir = Gylfir the Seaworthy
leader-svanhildr = Svanhildr the Swordmaiden
leader-ullr = Ullr the Berserker

## Private longships

place-snekka = Snekka
place-karfi = Karfi
place-skeid = Skeid
place-drekkar = Drekkar

## Phases

phase-round-setup = Round setup
phase-place-workers = Place workers
phase-assign-warriors = Assign warriors
phase-combat-resolution = Combat resolution
phase-cleanup = Clean-up
phase-final-scoring = Final scoring

## Items: goods and warriors, by themselves and counted

item-food = Food
    .counted = { $count } food
item-wood = Wood
    .counted = { $count } wood
item-coin = Coins
    .counted =
        { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
item-favour = Favour
    .counted = { $count } favour
item-blame = Blame
    .counted = { $count } blame
item-glory = Glory
    .counted = { $count } glory
item-swordsman = Swordsman
    .counted =
        { $count ->
            [one] { $count } swordsman
           *[other] { $count } swordsmen
        }
item-spearman = Spearman
    .counted =
        { $count ->
            [one] { $count } spearman
           *[other] { $count } spearmen
        }
item-axeman = Axeman
    .counted =
        { $count ->
            [one] { $count } axeman
           *[other] { $count } axemen
        }

## Sides of a die

face-blank = Blank
    .counted =
        { $count ->
            [one] { $count } blank
           *[other] { $count } blanks
        }
face-shield = Shield
    .counted =
        { $count ->
            [one] { $count } shield
           *[other] { $count } shields
        }
face-hit = Hit
    .counted =
        { $count ->
            [one] { $count } hit
           *[other] { $count } hits
        }
face-double-hit = Double hit
    .counted =
        { $count ->
            [one] { $count } double hit
           *[other] { $count } double hits
        }

## Colours

colour-blue = Blue
colour-red = Red
colour-yellow = Yellow
colour-green = Green

## Kinds of cards

cardtype-rune = Rune card
cardtype-destiny = Destiny card
cardtype-journey = Journey card
cardtype-merchant = Merchant ship card
cardtype-troll = Troll
cardtype-draugr = Draugr
cardtype-monster = Monster
