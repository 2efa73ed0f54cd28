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
place-fjord-north = Nordfjord
place-fjord-east = Ostfjord
place-fjord-south = Südfjord
place-fjord-west = Westfjord
place-reserve = Vorrat
place-valhalla = Walhall

## Regions

region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim

## Clans

clan-wolf = Wolf-Clan
clan-bear = Bären-Clan
clan-serpent = Schlangen-Clan
clan-raven = Raben-Clan
clan-ram = Widder-Clan

## Clan stats

stat-rage = Wut
stat-axes = Äxte
stat-horns = Hörner

## Figures

figure-leader = Anführer
figure-warrior = Krieger
figure-ship = Schiff
figure-dwarf-chieftain = Zwergenhäuptling
figure-sea-serpent = Seeschlange
figure-troll = Troll
figure-dark-elf = Dunkelelf
figure-fire-giant = Feuerriese
figure-valkyrie = Walküre
figure-frost-giant = Frostriese
figure-soldier-of-hel = Soldat der Hel
figure-volur-witch = Völva
figure-fenrir = Fenrir
figure-hildisvini = Hildisvini
figure-mountain-giant = Bergriese
figure-nidhoggr = Nidhöggr
figure-wolfman = Wolfsmensch
figure-mystic-troll = Mystischer Troll
figure-ymir = Ymir

## Phases

phase-gods-gifts = Göttergaben
phase-action = Aktionen
phase-discard = Abwerfen
phase-quest = Aufgaben
phase-ragnarok = Ragnarök
phase-release-valhalla = Walhall

## Upgrade slots

slot-leader = Anführer-Feld
slot-warrior = Krieger-Feld
slot-ship = Schiffs-Feld
slot-monster-1 = Monster-Feld 1
slot-monster-2 = Monster-Feld 2
slot-clan-1 = Clan-Feld 1
slot-clan-2 = Clan-Feld 2
slot-clan-3 = Clan-Feld 3

## Pillage rewards

token-pillage-rage =
    Wut +{ $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    }
token-pillage-axes =
    Äxte +{ $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    }
token-pillage-horns =
    Hörner +{ $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    }
token-pillage-glory = { $amount } Ruhm
token-pillage-yggdrasil =
    alle Werte +{ $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    }

## Gods

god-odin = Odin
god-odin-theme = Urteile und Strafen, in der Schlacht und anderswo.
god-thor = Thor
god-thor-theme = Ruhm und Beute für gewonnene Schlachten.
god-loki = Loki
god-loki-theme = Rache und Gewinn aus verlorenen Schlachten.
god-frigga = Frigg
god-frigga-theme = Vergünstigungen und Unterstützung.
god-heimdall = Heimdall
god-heimdall-theme = Voraussicht und Überraschungen.
god-tyr = Tyr
god-tyr-theme = Hohe ST in der Schlacht.

## Modules

module-base = Grundspiel
module-five-players = Fünfter Spieler
module-exclusive-monsters = Exklusive Monster

## Kinds of cards

cardtype-monster = Monster-Aufrüstung
cardtype-leader = Anführer-Aufrüstung
cardtype-warrior = Krieger-Aufrüstung
cardtype-ship = Schiffs-Aufrüstung
cardtype-clan = Clan-Aufrüstung
cardtype-quest = Aufgabenkarte
cardtype-battle = Kampfkarte
