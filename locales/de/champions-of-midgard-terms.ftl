### Champions of Midgard: names of places, leaders, warriors, goods and other terms.

## Places

place-worker-huts = Arbeiterhütten
place-beg = Betteln
place-draugr-1 = Draugr 1
place-draugr-2 = Draugr 2
place-troll = Troll
place-public-longship-10 = Großes Gemeinschaftsschiff
place-public-longship-5 = Kleines Gemeinschaftsschiff
place-merchant-ship = Handelsschiff
place-sages-house = Haus des Weisen
place-hunting-grounds = Jagdgründe
place-jarls-longhouse = Langhaus des Jarls
place-market = Markt
place-smokehouse = Räucherhaus
place-runesmith = Runenschmied
place-shipwright = Schiffbauer
place-blacksmith = Schmied
place-swordsmith = Schwertschmied
place-hafter = Speerbauer
place-stave-church = Stabkirche
place-shore-1 = Küste 1
place-shore-2 = Küste 2
place-shore-3 = Küste 3
place-shore-4 = Küste 4

## Market stalls

place-aumingi = Aumingi
place-skald = Skalde
place-generous-merchant = Spendabler Kaufmann
place-wealthy-patron = Wohlhabender Gönner
place-huskarl = Hüskarl
place-jomsviking = Jomswikinger
place-plunderer = Plünderer
place-varangian = Waräger

## Leaders

leader-asmundr = Asmundr der Fromme
leader-dagrun = Dagrun die Auserwählte
leader-gylfir = Gylfir der Seefeste
leader-svanhildr = Svanhildr die Schwertjungfer
leader-ullr = Ullr der Berserker

## Private longships

place-snekka = Snekka
place-karfi = Karfi
place-skeid = Skeid
place-drekkar = Drekkar

## Phases

phase-round-setup = Vorbereitung der Runde
phase-place-workers = Arbeiter einsetzen
phase-assign-warriors = Zuweisung der Wikingerkrieger
phase-combat-resolution = Kampfauswertung
phase-cleanup = Aufräumen
phase-final-scoring = Schlusswertung

## Items: goods and warriors, by themselves and counted

item-food = Nahrung
    .counted = { $count } Nahrung
item-wood = Holz
    .counted = { $count } Holz
item-coin = Münzen
    .counted =
        { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        }
item-favour = Gunst
    .counted = { $count } Gunst
item-blame = Schande
    .counted = { $count } Schande
item-glory = Ruhm
    .counted = { $count } Ruhm
item-swordsman = Schwertkämpfer
    .counted = { $count } Schwertkämpfer
item-spearman = Speerkämpfer
    .counted = { $count } Speerkämpfer
item-axeman = Axtkämpfer
    .counted = { $count } Axtkämpfer

## Sides of a die

face-blank = Leer
    .counted = { $count } leer
face-shield = Schild
    .counted =
        { $count ->
            [one] { $count } Schild
           *[other] { $count } Schilde
        }
face-hit = Treffer
    .counted = { $count } Treffer
face-double-hit = Doppeltreffer
    .counted = { $count } Doppeltreffer

## Colours

colour-blue = Blau
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün

## Kinds of cards

cardtype-rune = Runenkarte
cardtype-destiny = Schicksalskarte
cardtype-journey = Reisekarte
cardtype-merchant = Handelsschiffkarte
cardtype-troll = Troll
cardtype-draugr = Draugr
cardtype-monster = Monster
