### Champions of Midgard: what is written on the pictures, short, for there is little room; and their alt texts.

## The board

picture-round = Round
picture-over = The End
picture-phase-place-workers = Workers
picture-phase-assign-warriors = Warriors
picture-phase-combat-resolution = Combat
picture-phase-final-scoring = Scoring
picture-to-act = To act
picture-leader-none = No leader yet
picture-leader-asmundr = Asmundr
picture-leader-dagrun = Dagrun
picture-leader-gylfir = Gylfir
picture-leader-svanhildr = Svanhildr
picture-leader-ullr = Ullr
picture-good-food = Food
picture-good-wood = Wood
picture-good-coin = Coins
picture-good-favour = Favour
picture-good-blame = Blame
picture-supply = Supply

## Names on the board, short

picture-name-worker-huts = Huts
picture-name-beg = Beg
picture-name-draugr-1 = Draugr 1
picture-name-draugr-2 = Draugr 2
picture-name-troll = Troll
picture-name-public-longship-10 = Large ship
picture-name-public-longship-5 = Small ship
picture-name-merchant-ship = Merchant Ship
picture-name-sages-house = Sage's House
picture-name-hunting-grounds = Hunting Grounds
picture-name-jarls-longhouse = Jarl
picture-name-market = Market
picture-name-smokehouse = Smokehouse
picture-name-runesmith = Runesmith
picture-name-shipwright = Shipwright
picture-name-blacksmith = Blacksmith
picture-name-swordsmith = Swordsmith
picture-name-hafter = Hafter
picture-name-stave-church = Stave Church
picture-name-aumingi = Aumingi
picture-name-skald = Skald
picture-name-generous-merchant = Merchant
picture-name-wealthy-patron = Patron
picture-name-huskarl = Huskarl
picture-name-jomsviking = Jomsviking
picture-name-plunderer = Plunderer
picture-name-varangian = Varangian
picture-name-shore-1 = Shore 1
picture-name-shore-2 = Shore 2
picture-name-shore-3 = Shore 3
picture-name-shore-4 = Shore 4
picture-name-snekka = Snekka
picture-name-karfi = Karfi
picture-name-skeid = Skeid
picture-name-drekkar = Drekkar

## Cards

picture-card = { $card }
picture-place = { $place }
picture-leader = { $leader }
picture-kind-rune = Rune
picture-kind-destiny = Destiny
picture-kind-merchant = Merchant ship
picture-kind-journey = Journey
picture-kind-leader = Leader
picture-kind-stall = Market stall
picture-kind-ship = Longship
picture-kind-troll = Troll
picture-kind-draugr = Draugr
picture-kind-monster = Monster
picture-choices = To choose from
picture-destinies = Your destinies
picture-runes = Your runes
picture-trophies = Your trophies
picture-journeys = Journeys you have seen
picture-shown = Open
picture-used = Used
picture-no-cards = You have no cards.
picture-alt-cards = { $group }: { $names }.
picture-alt-card = Card “{ $name }”.

## The cover and the result

picture-title = Champions of Midgard
picture-tagline = Who will be the next jarl?
picture-players = { $least }–{ $most } players
picture-alt-cover = Champions of Midgard: a town between the mountains and the sea.
picture-result = The saga is told
picture-column-fights = Fights
picture-column-destinies = Destinies
picture-column-sets = Sets
picture-column-runes = Runes
picture-column-ship = Ship
picture-column-favour = Favour
picture-column-coins = Coins
picture-column-blame = Blame
picture-column-other = Other
picture-total = Glory
picture-alt-place = { $place_number }. { $player }, { $glory } glory.

## Close-ups

picture-free = Free
picture-player = { $seat }
picture-defeated = Defeated
picture-no-ship = No ship here
picture-capacity = { $load } of { $capacity } aboard
picture-feeds = 1 food feeds { $count }
picture-face-down = Journey face down
picture-longhouse = Longhouse: { $count } of { $most }
picture-workers-left = Workers left: { $count } of { $most }
picture-count-destinies = Destinies: { $count }
picture-count-trophies = Trophies: { $count }
picture-hidden-trophies = Trophies hidden
picture-no-longship = No longship
picture-fight = { $seat } against { $card }
picture-hunt = { $seat } hunts
picture-hunting = on the hunt
picture-no-fight = No fight
picture-hits = Hits
picture-shields = Shields
picture-losses = Losses
picture-damage = Damage
picture-won = Victory
picture-lost = Defeat
picture-alt-facts = { $title }: { $facts }.
picture-alt-round =
    { $round ->
        [0] { $faces }
       *[other] round { $round }: { $faces }
    }

## The legend

picture-legend = What the signs mean
legend-swordsman = Swordsman
legend-spearman = Spearman
legend-axeman = Axeman
legend-food = Food
legend-wood = Wood
legend-coin = Coin
legend-favour = Favour: rerolls dice
legend-blame = Blame: costs glory at the end
legend-glory = Glory
legend-any = Food, wood or coin
legend-worker = Workers left to place
legend-free = Free place for a worker
legend-price = Price
legend-blue = Blue: take all that lies there
legend-red = Red: reserves a fight or the hunt
legend-attack = Attack: warriors lost per round
legend-defence = Defence: damage that kills
legend-enemy-blue = Blue enemy (ice)
legend-enemy-red = Red enemy (fire)
legend-enemy-yellow = Yellow enemy (earth)
legend-banned = These warriors cannot fight it
legend-warriors = Warriors sent there
legend-aboard = Food aboard
legend-capacity = What a ship can hold
legend-ration = 1 food feeds { $count } warriors
legend-journey = Journey card, face down
legend-rune = Rune, dark when used
legend-destinies = Destiny cards
legend-trophies = Defeated enemies
legend-first = First player
legend-last = Touched by the last move
legend-choice = You may choose this
