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
place-fjord-north = Fjord du Nord
place-fjord-east = Fjord de l'Est
place-fjord-south = Fjord du Sud
place-fjord-west = Fjord de l'Ouest
place-reserve = Réserve
place-valhalla = Valhalla

## Regions

region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim

## Clans

clan-wolf = Clan du Loup
clan-bear = Clan de l'Ours
clan-serpent = Clan du Serpent
clan-raven = Clan du Corbeau
clan-ram = Clan du Bélier

## Clan stats

stat-rage = Rage
stat-axes = Haches
stat-horns = Cornes

## Figures

figure-leader = Chef
figure-warrior = Guerrier
figure-ship = Drakkar
figure-dwarf-chieftain = Chef nain
figure-sea-serpent = Serpent de mer
figure-troll = Troll
figure-dark-elf = Elfe noir
figure-fire-giant = Géant de feu
figure-valkyrie = Valkyrie
figure-frost-giant = Géant de givre
figure-soldier-of-hel = Soldat de Hel
figure-volur-witch = Sorcière Völva
figure-fenrir = Fenrir
figure-hildisvini = Hildisvini
figure-mountain-giant = Géant des montagnes
figure-nidhoggr = Nidhögg
figure-wolfman = Homme-loup
figure-mystic-troll = Troll mystique
figure-ymir = Ymir

## Phases

phase-gods-gifts = Cadeau des Dieux
phase-action = Action
phase-discard = Défausse
phase-quest = Quête
phase-ragnarok = Ragnarök
phase-release-valhalla = Libération du Valhalla

## Upgrade slots

slot-leader = Emplacement de chef
slot-warrior = Emplacement de guerrier
slot-ship = Emplacement de drakkar
slot-monster-1 = Emplacement de monstre 1
slot-monster-2 = Emplacement de monstre 2
slot-clan-1 = Emplacement de clan 1
slot-clan-2 = Emplacement de clan 2
slot-clan-3 = Emplacement de clan 3

## Pillage rewards

token-pillage-rage =
    Rage +{ $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    }
token-pillage-axes =
    Haches +{ $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    }
token-pillage-horns =
    Cornes +{ $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    }
token-pillage-glory = { $amount } Gloire
token-pillage-yggdrasil =
    les trois caractéristiques +{ $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    }

## Gods

god-odin = Odin
god-odin-theme = Jugements et châtiments, dans la bataille et ailleurs.
god-thor = Thor
god-thor-theme = Gloire et butin pour les batailles gagnées.
god-loki = Loki
god-loki-theme = Vengeance et profit tirés des batailles perdues.
god-frigga = Frigga
god-frigga-theme = Rabais et soutien.
god-heimdall = Heimdall
god-heimdall-theme = Prévoyance et surprises.
god-tyr = Tyr
god-tyr-theme = Une grande FOR dans la bataille.

## Modules

module-base = Jeu de base
module-five-players = Cinquième joueur
module-exclusive-monsters = Monstres exclusifs

## Kinds of cards

cardtype-monster = Amélioration de monstre
cardtype-leader = Amélioration de chef
cardtype-warrior = Amélioration de guerrier
cardtype-ship = Amélioration de drakkar
cardtype-clan = Amélioration de clan
cardtype-quest = Carte Quête
cardtype-battle = Carte Bataille
