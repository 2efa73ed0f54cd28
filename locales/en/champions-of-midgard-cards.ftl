### Champions of Midgard: the cards, leaders, stalls and ships. Every number comes from components.json.

## Runes

card-rune-success = Success
card-rune-success-text = At any time: reveal one of your destiny cards and score it now by the rules for destinies. You keep it, and it scores again at the end.

card-rune-gifts = Gifts
card-rune-gifts-text = At any time: take { $amount } resources, food, wood and coins in any mix.

card-rune-healing = Healing
card-rune-healing-text = When you are about to suffer losses in a combat round: ignore all losses of that round.

card-rune-potential = Potential
card-rune-potential-text = After your roll, in a combat round or on the hunt: reroll all your dice that show a blank side. The new result counts.

card-rune-reaction = Reaction
card-rune-reaction-text = After your roll, in a combat round or on the hunt: each shield counts as { $amount ->
        [one] { $amount } hit
       *[other] { $amount } hits
    } as well. It still blocks.

card-rune-journey = Journey
card-rune-journey-text = When the journey card of your ship is revealed: discard it and resolve the top card of the journey deck instead, even if it is worse.

card-rune-glory = Glory
card-rune-glory-text = When you defeat a troll, a draugr, the kraken or a monster: gain { $amount }% more glory for it, rounded down.

card-rune-true-vision = True Vision
card-rune-true-vision-text = When you place a worker at the Sage's House: draw { $amount } destiny cards instead of one, keep one and put the others under the deck.

card-rune-knowledge = Knowledge
card-rune-knowledge-text = At any time: look at all face-down journey cards at the shores. The deck stays hidden.

card-rune-wealth = Wealth
card-rune-wealth-text = At any time: double your coins. You gain at most { $amount }.

## Journeys

card-journey-all-quiet = All Quiet
card-journey-all-quiet-text = Nothing happens.

card-journey-kraken = Kraken
card-journey-kraken-text = Fight the kraken: attack { $attack }, defence { $defence }. Defeating it brings { $glory } glory. Your survivors sail on.

card-journey-lost = Lost
card-journey-lost-text = Lose { $amount } pieces from your ship, food and warriors in any mix.

card-journey-no-wind = No Wind
card-journey-no-wind-text = Lose { $amount } food from your ship.

card-journey-storm = Storm
card-journey-storm-text = Lose { $amount } food or { $amount } of the warriors from your ship: you choose.

card-journey-whirlpool = Whirlpool
card-journey-whirlpool-text = Lose { $amount } of the warriors aboard your ship.

## Destinies

card-crusher-of-ice = Crusher of Ice
card-earth-smasher = Earth Smasher
card-master-of-flames = Master of Flames
card-craftsman = Craftsman
card-leader-of-armies = Leader of Armies
card-odins-favored = Odin's Favored
card-prepared = Prepared
card-prosperous = Prosperous
card-runemaster = Runemaster
card-monster-hunter = Monster Hunter
card-slayer-of-the-undead = Slayer of the Undead
card-troll-slayer = Troll Slayer

most-blue = the most defeated blue enemies
most-red = the most defeated red enemies
most-yellow = the most defeated yellow enemies
most-troll = the most defeated trolls
most-draugr = the most defeated draugr
most-monster = the most defeated monsters
most-warriors = the most warriors
most-wood = the most wood
most-food = the most food
most-coin = the most coins
most-favour = the most favour
most-runes = the most runes, used or not

destiny-text = At the end, have { $most }. Glory: { $alone } if you alone have the most, { $shared } if somebody has as many.

## Merchant ships

card-merchant-salted-herring = Salted Herring
card-merchant-oak-beams = Oak Beams
card-merchant-mixed-cargo = Mixed Cargo
card-merchant-larder = Winter Larder
card-merchant-young-swords = Young Swords
card-merchant-ships-guard = Ship's Guard
card-merchant-harpooners = Harpooners
card-merchant-axe-brothers = Sword and Axe

merchant-text = Take { $items }.

## Trolls

card-troll-forest = Forest Troll
card-troll-bog = Bog Troll
card-troll-bridge = Bridge Troll
card-troll-cave = Cave Troll
card-troll-mountain = Mountain Troll
card-troll-two-headed = Two-Headed Troll
card-troll-king = Troll King

## Draugr

card-draugr-blue-thrall = Frost Draugr Thrall
card-draugr-blue-mound-walker = Frost Draugr Mound-Walker
card-draugr-blue-raider = Frost Draugr Raider
card-draugr-blue-gold-keeper = Frost Draugr Gold-Keeper
card-draugr-blue-shield-bearer = Frost Draugr Shield-Bearer
card-draugr-blue-reaver = Frost Draugr Reaver
card-draugr-blue-hersir = Frost Draugr Hersir
card-draugr-red-thrall = Ember Draugr Thrall
card-draugr-red-mound-walker = Ember Draugr Mound-Walker
card-draugr-red-raider = Ember Draugr Raider
card-draugr-red-gold-keeper = Ember Draugr Gold-Keeper
card-draugr-red-shield-bearer = Ember Draugr Shield-Bearer
card-draugr-red-reaver = Ember Draugr Reaver
card-draugr-red-hersir = Ember Draugr Hersir
card-draugr-yellow-thrall = Earth Draugr Thrall
card-draugr-yellow-mound-walker = Earth Draugr Mound-Walker
card-draugr-yellow-raider = Earth Draugr Raider
card-draugr-yellow-gold-keeper = Earth Draugr Gold-Keeper
card-draugr-yellow-shield-bearer = Earth Draugr Shield-Bearer
card-draugr-yellow-reaver = Earth Draugr Reaver
card-draugr-yellow-hersir = Earth Draugr Hersir

## Monsters

card-frost-fenris-cub = Frost Fenris Cub
card-nykr = Nykr
card-snow-ogress = Snow Ogress
card-fossegrim = Fossegrim
card-ice-wraith = Ice Wraith
card-marmennill = Marmennill
card-frost-lindworm = Frost Lindworm
card-ice-drake = Ice Drake
card-sea-serpent = Sea Serpent
card-rime-giant = Rime Giant
card-lyngbakr = Lyngbakr
card-hafgufa = Hafgufa
card-ember-fenris-cub = Ember Fenris Cub
card-hel-hound = Hel Hound
card-forge-ogre = Forge Ogre
card-cinder-bear = Cinder Bear
card-ash-wraith = Ash Wraith
card-smoke-hag = Smoke Hag
card-ember-lindworm = Ember Lindworm
card-flame-drake = Flame Drake
card-lava-serpent = Lava Serpent
card-fire-giant = Fire Giant
card-muspel-warrior = Muspel Warrior
card-surtrs-herald = Surtr's Herald
card-earth-fenris-cub = Earth Fenris Cub
card-battle-boar = Battle Boar
card-root-ogre = Root Ogre
card-cave-bear = Cave Bear
card-mound-dweller = Mound Dweller
card-huldra-queen = Huldra Queen
card-earth-lindworm = Earth Lindworm
card-bog-drake = Bog Drake
card-burrow-serpent = Burrow Serpent
card-stone-giant = Stone Giant
card-ironwood-witch = Ironwood Witch
card-nidhoggs-brood = Nidhogg's Brood

enemy-text = Attack { $attack }, defence { $defence }. Reward: { $glory } glory and { $items }.
enemy-text-bans = Attack { $attack }, defence { $defence }, { $bans }. Reward: { $glory } glory and { $items }.
ban-swordsman = no swords
ban-spearman = no spears
ban-axeman = no axes

## Leaders

leader-asmundr-text = Each time you discard a favour to reroll dice, you gain { $asmundr } glory at once. Favour you keep scores as usual.
leader-dagrun-text = At the Sage's House you draw { $dagrun ->
        [one] { $dagrun } destiny card
       *[other] { $dagrun } destiny cards
    } more, keep one and put the others under the deck. With *{ card-rune-true-vision }* you draw { $vision }.
leader-gylfir-text = At the Merchant Ship you pay no coin.
leader-svanhildr-text = A hit by your swordsmen counts { $sword_hit }, a double hit { $sword_double }, in combat and on the hunt.
leader-ullr-text = You gain { $ullr } glory in every combat round in which at least one of your dice shows a double hit, won or lost.

## Places

stall-text =
    { $times ->
        [one] { $items_cost } → { $items }
       *[other] Up to { $times } times: { $items_cost } → { $items }
    }
stall-text-free = { $items }
ship-text = Costs { $items }. Holds { $capacity } warriors and food together. Worth { $glory } glory at the end.
