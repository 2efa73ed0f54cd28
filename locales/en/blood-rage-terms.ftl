### Blood Rage: names of places, clans, figures and other terms.

## Places

place-elvagar = Elvagar
place-angerboda = Angerboda
place-muspelheim = Muspelheim
place-horgr = Horgr
place-utgard = Utgard
place-andlang = Andlang
place-gimle = Gimle
place-myrkulor = Myrkulor
place-yggdrasil = Yggdrasil
place-fjord-north = North Fjord
place-fjord-east = East Fjord
place-fjord-south = South Fjord
place-fjord-west = West Fjord
place-reserve = Reserve
place-valhalla = Valhalla

## Regions

region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim

## Clans

clan-wolf = Wolf Clan
clan-bear = Bear Clan
clan-serpent = Serpent Clan
clan-raven = Raven Clan
clan-ram = Ram Clan

## Clan stats

stat-rage = Rage
stat-axes = Axes
stat-horns = Horns

## Figures

figure-leader = Leader
figure-warrior = Warrior
figure-ship = Ship
figure-dwarf-chieftain = Dwarf Chieftain
figure-sea-serpent = Sea Serpent
figure-troll = Troll
figure-dark-elf = Dark Elf
figure-fire-giant = Fire Giant
figure-valkyrie = Valkyrie
figure-frost-giant = Frost Giant
figure-soldier-of-hel = Soldier of Hel
figure-volur-witch = Volur Witch
figure-fenrir = Fenrir
figure-hildisvini = Hildisvini
figure-mountain-giant = Mountain Giant
figure-nidhoggr = Nidhoggr
figure-wolfman = Wolfman
figure-mystic-troll = Mystic Troll
figure-ymir = Ymir

## Phases

phase-gods-gifts = Gods' Gifts
phase-action = Action
phase-discard = Discard
phase-quest = Quest
phase-ragnarok = Ragnarök
phase-release-valhalla = Release Valhalla

## Upgrade slots

slot-leader = Leader slot
slot-warrior = Warrior slot
slot-ship = Ship slot
slot-monster-1 = Monster slot 1
slot-monster-2 = Monster slot 2
slot-clan-1 = Clan slot 1
slot-clan-2 = Clan slot 2
slot-clan-3 = Clan slot 3

## Pillage rewards

token-pillage-rage =
    Rage +{ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
token-pillage-axes =
    Axes +{ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
token-pillage-horns =
    Horns +{ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
token-pillage-glory = { $amount } Glory
token-pillage-yggdrasil =
    all stats +{ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }

## Gods

god-odin = Odin
god-odin-theme = Judgement and punishment, in battle and elsewhere.
god-thor = Thor
god-thor-theme = Glory and spoils for winning battles.
god-loki = Loki
god-loki-theme = Revenge and profit from losing battles.
god-frigga = Frigga
god-frigga-theme = Discounts and support.
god-heimdall = Heimdall
god-heimdall-theme = Foresight and surprises.
god-tyr = Tyr
god-tyr-theme = High strength in battle.

## Modules

module-base = Base game
module-five-players = Fifth player
module-exclusive-monsters = Exclusive monsters

## Kinds of cards

cardtype-monster = Monster upgrade
cardtype-leader = Leader upgrade
cardtype-warrior = Warrior upgrade
cardtype-ship = Ship upgrade
cardtype-clan = Clan upgrade
cardtype-quest = Quest card
cardtype-battle = Battle card
