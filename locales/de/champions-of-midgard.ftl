### Champions of Midgard: questions, options, the saga, and why something is not possible.
### A question's `others` is what everybody but the actor reads: it betrays nothing of a turn half made.
### An event's `also` is how it goes on in a line about the same player; without one it begins a line.

## Questions: leaders and workers

someones-move = **{ $seat }** ist dran

so-much-food = { $food } Nahrung

choose-leader = Welchen Anführer spielst du?
    .others = **{ $seat }** wählt einen Anführer
place-worker =
    { $workers ->
        [one] Wo setzt du deinen letzten Arbeiter ein?
       *[other] Wo setzt du einen Arbeiter ein? (noch { $workers })
    }
    .others = { someones-move }
beg-resource = Du bettelst. Was nimmst du?
    .others = { someones-move }
ship-destination = { $place } (trägt { $capacity }): An welche Küste reist du? Du siehst jeweils Angriff und Verteidigung, und wie viele Wikingerkrieger eine Nahrung ernährt (1:2).
    .others = { someones-move }
market-food = Du hast { $items }, zusammen { $total }. Wie viel Nahrung willst du danach haben?
    .others = { someones-move }
market-wood = Also { so-much-food }. Wie viel Holz willst du? Was von { $total } übrig bleibt, sind Münzen.
    .others = { someones-move }
stave-church =
    { $coin ->
        [one] Du hast { $coin } Münze. Wie viel Gunst kaufst du?
       *[other] Du hast { $coin } Münzen. Wie viel Gunst kaufst du?
    }
    .others = { someones-move }
aumingi = { place-aumingi }: Wie oft gibst du Nahrung für Gunst? (du hast { $food }, höchstens { $most } Mal)
    .others = { someones-move }
rune-choice = Welche Rune nimmst du für { $price } Holz?
    .others = { someones-move }
ship-choice = Welches Langschiff baust du? Du hast { $wood } Holz und { $coin ->
        [one] { $coin } Münze
       *[other] { $coin } Münzen
    }.
    .others = { someones-move }
sage-peek = Welche Reisekarte siehst du dir an? Nur du siehst sie.
    .others = { someones-move }
use-true-vision = *{ $card }*: Ziehst du { $count } Schicksalskarten statt { $without }?
    .others = { someones-move }
destiny-keep = Du hast { $count } Schicksalskarten gezogen. Welche behältst du?
    .others = **{ $seat }** wählt ein Schicksal
recruit-choice = Dein Langhaus hat Platz für { $room }. Wen nimmst du? ({ $items })
    .others = { someones-move }

## Questions: at any time

any-time = Jederzeit: Was tust du?
    .others = **{ $seat }** darf etwas tun
last-call = Letzte Gelegenheit vor der Schlusswertung: Benutzt du eine Rune?
    .others = **{ $seat }** darf noch eine Rune benutzen

## Questions: assigning warriors

assigning = **{ $seat }** weist Wikingerkrieger zu

assign-warriors = { $place }, gegen *{ $card }* (Angriff { $attack }, Verteidigung { $defence }{ $banned ->
        [0] {""}
       *[other] , { $bans }
    }; { $glory } Ruhm): Wen schickst du? (höchstens { $most })
    .others = { assigning }
assign-food =
    { $place }, { $count ->
        [0] mit niemandem an Bord: Wie viel Nahrung lädst du?
        [one] mit { $count } Wikingerkrieger an Bord: Wie viel Nahrung lädst du? Für alle brauchst du { $need }.
       *[other] mit { $count } Wikingerkriegern an Bord: Wie viel Nahrung lädst du? Für alle brauchst du { $need }.
    } (höchstens { $most })
    .others = { assigning }
assign-done = Du hast alles zugewiesen. Bleibt es dabei?
    .others = { assigning }

## Questions: combat

after-roll =
    {"*"}{ $card }*, Kampfrunde { $round }: Dein Wurf zeigt { $faces }. Schaden { $damage } von { $defence }{ $lethal ->
        [1] {" "}(Sieg)
       *[other] {""}
    }, { $shields ->
        [one] { $shields } Schild
       *[other] { $shields } Schilde
    }; du würdest { $losses } von { $count ->
        [one] { $count } Wikingerkrieger
       *[other] { $count } Wikingerkriegern
    } verlieren. Du hast { $favour } Gunst. Was tust du?
    .others = **{ $seat }** kämpft gegen *{ $card }* (Kampfrunde { $round })
after-hunt = Die Jagd: Dein Wurf zeigt { $faces }, das sind { so-much-food }. Du hast { $favour } Gunst. Was tust du?
    .others = **{ $seat }** ist auf der Jagd
reroll-dice = Welche Würfel wirfst du für 1 Gunst neu? (du hast { $favour })
    .others = **{ $seat }** wirft Würfel neu
use-healing =
    { $losses ->
        [one] *{ $card }* würde einen deiner Wikingerkrieger töten.
       *[other] *{ $card }* würde { $losses } deiner Wikingerkrieger töten.
    } Benutzt du *{ card-rune-healing }*?
    .others = **{ $seat }** kämpft gegen *{ $card }*
choose-losses =
    { $losses ->
        [one] *{ $card }* tötet einen deiner Wikingerkrieger. Wer fällt?
       *[other] *{ $card }* tötet { $losses } deiner Wikingerkrieger. Wer fällt?
    }
    .others = **{ $seat }** kämpft gegen *{ $card }*
use-glory = Du hast *{ $card }* besiegt. Benutzt du *{ card-rune-glory }* für { $glory } Ruhm mehr?
    .others = **{ $seat }** hat *{ $card }* besiegt
shed-blame = Du hast den Troll getötet. Wirfst du 1 Schande ab? (du hast { $blame })
    .others = **{ $seat }** hat den Troll getötet
blame-whom = Wer nimmt 1 Schande?
    .others = **{ $seat }** hat den Troll getötet

## Questions: voyages

use-journey = { $place }: *{ $card }*. Benutzt du *{ card-rune-journey }* für eine andere Karte?
    .others = **{ $seat }** ist auf Reisen ({ $place })
storm-choice = *{ card-journey-storm }* ({ $place }): Was verlierst du?
    .others = **{ $seat }** ist auf Reisen ({ $place })
lost-choice =
    {"*"}{ card-journey-lost }* ({ $place }): { $count ->
        [one] Was verlierst du?
       *[other] Welche { $count } verlierst du?
    }
    .others = **{ $seat }** ist auf Reisen ({ $place })
whirlpool-choice = *{ card-journey-whirlpool }* ({ $place }): Wen verlierst du?
    .others = **{ $seat }** ist auf Reisen ({ $place })
starvation =
    { $place }: { so-much-food } reicht nicht. { $count ->
        [one] Wer verhungert?
       *[other] Welche { $count } verhungern?
    }
    .others = **{ $seat }** ist auf Reisen ({ $place })

## Options

option-yes = Ja
option-no = Nein
option-nobody = Niemand
option-turn-order = Der Reihe nach verlangen
option-rune-deck = Ungesehen vom Stapel ziehen
after-roll-accept = So lassen
after-roll-reroll = Würfel nach Wahl neu werfen (1 Gunst)
after-hunt-accept = So lassen
after-hunt-reroll = Würfel nach Wahl neu werfen (1 Gunst)
assign-done-done = Fertig
assign-done-again = Von vorn beginnen
last-call-done = Nein, werten

in-longhouse =
    { $fits ->
        [1] {""}
       *[other] {" "}({ $room ->
            [0] kein Platz
           *[other] Platz für { $room }
        })
    }
option-leader-asmundr = { leader-asmundr }: Ruhm für Gunst beim Neuwerfen
option-leader-dagrun = { leader-dagrun }: mehr Auswahl im Haus des Weisen
option-leader-gylfir = { leader-gylfir }: das Handelsschiff kostenlos
option-leader-svanhildr = { leader-svanhildr }: Schwertkämpfer treffen härter
option-leader-ullr = { leader-ullr }: Ruhm für Doppeltreffer im Kampf
option-beg = { $place }: { $items } → { $count } Nahrung, Holz oder Münze
option-hunting-grounds = { $place }: bis zu { $most } Nahrung
option-jarls-longhouse =
    { $place }: { $items }{ in-longhouse }, { $holds ->
        [1] Startspielermarker nach links
       *[other] Startspielermarker
    }
option-market = { $place }: Nahrung, Holz und Münzen 1:1 tauschen
option-runesmith = { $place }: { $items } → 1 Rune
option-sages-house = { $place }: Reisekarte ansehen, Schicksalskarte ziehen
option-shipwright = { $place }: Holz und Münzen → eigenes Langschiff
option-stave-church = { $place }: Münzen → bis zu { $most } Gunst
option-worker-huts = { $place }: { $items } → zusätzlicher Arbeiter
option-stall = { $place }: { $items_cost } → { $items }{ in-longhouse }
option-goods = { $place }: { $items }{ in-longhouse }
option-enemy = { $place }: { $card } (Angr. { $attack }, Vert. { $defence }; { $glory } Ruhm, { $items })
option-merchant =
    { $place }: { $items }{ in-longhouse } ({ $price ->
        [0] kostenlos
        [one] { $price } Münze
       *[other] { $price } Münzen
    })
option-ship =
    { $place } (trägt { $capacity }, { $price ->
        [0] kostenlos
        [one] { $price } Münze
       *[other] { $price } Münzen
    })
option-item = { $items }
option-shore =
    { $place }: { $card } ({ $attack }/{ $defence }{ $banned ->
        [0] {""}
       *[other] , { $bans }
    }, { $glory } Ruhm{ $coins ->
        [0] {""}
        [one] , { $coins } Münze
       *[other] , { $coins } Münzen
    }, 1:{ $rate })
option-favour =
    { $count } Gunst für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }
option-rune =
    { $card } ({ $glory } Ruhm): { $rune ->
        [rune-success] ein Schicksal zweimal werten
        [rune-gifts] { $amount } Ressourcen
        [rune-healing] eine Kampfrunde ohne Verluste
        [rune-potential] alle leeren Seiten neu werfen
        [rune-reaction] Schilde treffen auch
        [rune-journey] eine andere Reisekarte
        [rune-glory] +{ $amount } % für einen Sieg
        [rune-true-vision] { $amount } Schicksale ziehen, 1 behalten
        [rune-knowledge] alle Reisekarten sehen
       *[rune-wealth] Münzen verdoppeln (höchstens +{ $amount })
    }
option-build = { $place }: { $items } (trägt { $capacity }, { $glory } Ruhm)
option-journey = { $place }
option-destiny = { $card }: { $most } ({ $alone } oder { $shared } Ruhm)
option-piece =
    { $item }{ $copy ->
        [1] {""}
       *[other] {" "}#{ $copy }
    }
option-die = { $number } · { $warrior }: { $face }
option-blanks =
    { $count ->
        [one] { $count } leere Seite neu werfen
       *[other] { $count } leere Seiten neu werfen
    } (1 Gunst)
option-seat = { $seat }
option-use-rune = { $card } benutzen
option-gifts = { $card }: { $items }
option-success = { $card }: { $card_destiny } jetzt werten

## Standing orders

order-after-roll-accept = Kampf: nie Gunst ausgeben
order-after-roll-favour-1 = Kampf: bis zu 1 Gunst pro Kampf für leere Seiten
order-after-roll-favour-2 = Kampf: bis zu 2 Gunst pro Kampf für leere Seiten
order-after-roll-favour-3 = Kampf: bis zu 3 Gunst pro Kampf für leere Seiten
order-after-roll-favour-all = Kampf: Gunst für leere Seiten, solange der Gegner lebt
order-after-hunt-accept = Jagd: nie Gunst ausgeben
order-after-hunt-favour-1 = Jagd: bis zu 1 Gunst für leere Seiten
order-after-hunt-favour-2 = Jagd: bis zu 2 Gunst für leere Seiten
order-after-hunt-favour-3 = Jagd: bis zu 3 Gunst für leere Seiten
order-after-hunt-favour-all = Jagd: Gunst für leere Seiten, solange es mehr Nahrung gibt
order-choose-losses-swords-first = Verluste: erst Schwert-, dann Speer-, dann Axtkämpfer
order-choose-losses-axes-first = Verluste: erst Axt-, dann Speer-, dann Schwertkämpfer
order-starvation-swords-first = Hunger: Schwertkämpfer verhungern zuerst
order-starvation-axes-first = Hunger: Axtkämpfer verhungern zuerst
order-storm-choice-food-first = { card-journey-storm }: zuerst Nahrung verlieren
order-storm-choice-swords-first = { card-journey-storm }: zuerst Schwertkämpfer verlieren
order-storm-choice-axes-first = { card-journey-storm }: zuerst Axtkämpfer verlieren
order-lost-choice-food-first = { card-journey-lost }: zuerst Nahrung verlieren
order-lost-choice-swords-first = { card-journey-lost }: zuerst Schwertkämpfer verlieren
order-lost-choice-axes-first = { card-journey-lost }: zuerst Axtkämpfer verlieren
order-whirlpool-choice-swords-first = { card-journey-whirlpool }: zuerst Schwertkämpfer verlieren
order-whirlpool-choice-axes-first = { card-journey-whirlpool }: zuerst Axtkämpfer verlieren
order-use-healing-always = { card-rune-healing }: bei den ersten Verlusten benutzen
order-use-healing-never = { card-rune-healing }: aufheben
order-use-healing-two-or-more = { card-rune-healing }: ab zwei Verlusten benutzen
order-use-glory-always = { card-rune-glory }: beim nächsten Sieg benutzen
order-use-glory-never = { card-rune-glory }: aufheben
order-use-journey-always = { card-rune-journey }: bei der nächsten Karte benutzen
order-use-journey-never = { card-rune-journey }: aufheben
order-use-journey-unless-quiet = { card-rune-journey }: benutzen, wenn nicht alles ruhig ist

## The saga: setup

match-begins = Die Partie beginnt. Startspieler: **{ $seat }**
stalls = Auf dem Markt: { $places }
leader = **{ $seat }** spielt { $leader }
round-begins = Runde { $round } beginnt, zuerst **{ $seat }**
enemies-appear = Vor den Mauern: *{ $cards }*
runes-appear = Neu beim Runenschmied: *{ $cards }*
monsters-appear = Neu an den Küsten: *{ $cards }*
merchant-arrives = Ein Handelsschiff legt an: *{ $card }*
journeys-reshuffled =
    Der Reisestapel wird neu gemischt: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## The saga: workers

places-worker = **{ $seat }** setzt einen Arbeiter ein: { $place }
sails = **{ $seat }** schickt ein Schiff: { $place } → { $place_to }
    .also = Ziel: { $place_to }
goods = **{ $seat }**: { goods.also }
    .also = { $item } { $before } → { $after }
recruits = **{ $seat }**: { recruits.also }
    .also = { $item } { $before } → { $after }
surplus = **{ $seat }** { surplus.also }
    .also = hat keinen Platz für { $items }
glory = **{ $seat }**: { glory.also }
    .also = Ruhm { $before } → { $after } (*{ $source }*)
marker = **{ $seat }** { marker.also }
    .also = hat jetzt den Startspielermarker
hires = **{ $seat }** { hires.also }
    .also =
        nimmt für { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        } einen zusätzlichen Arbeiter
peeks = **{ $seat }** { peeks.also }
    .also = sieht sich eine Reisekarte an ({ $place })
draws-destinies = **{ $seat }** { draws-destinies.also }
    .also =
        zieht { $count ->
            [one] { $count } Schicksalskarte
           *[other] { $count } Schicksalskarten
        }
destinies-under = **{ $seat }** { destinies-under.also }
    .also =
        legt { $count ->
            [one] { $count } Schicksalskarte
           *[other] { $count } Schicksalskarten
        } unter den Stapel
takes-rune = **{ $seat }** { takes-rune.also }
    .also = nimmt die Rune *{ $card }*
draws-rune = **{ $seat }** { draws-rune.also }
    .also = zieht die Rune *{ $card }*
builds = **{ $seat }** { builds.also }
    .also = baut ein Langschiff: { $place }

## The saga: whispers

you-see-journey = { $place }: Du siehst *{ $card }*
you-get-destiny = Dein Schicksal: *{ $card }*

## The saga: runes and destinies

uses-rune = **{ $seat }** { uses-rune.also }
    .also = benutzt die Rune *{ $card }*
reveals-destiny = **{ $seat }** deckt ein Schicksal auf: *{ $card }*
destiny-fails = **{ $seat }** erfüllt *{ $card }* nicht
destiny-fulfilled =
    {"**"}{ $seat }** erfüllt *{ $card }* { $alone ->
        [1] allein
       *[other] mit anderen
    }: { $glory } Ruhm
last-call-begins = Letzte Gelegenheit für Runen

## The saga: assigning and fighting

turn-order-demanded = **{ $seat }** verlangt die Zuweisung der Reihe nach: Alle weisen offen zu
assigns = **{ $seat }** { assigns.also }
    .also = schickt { $items } ({ $place })
assigns-nothing = **{ $seat }** { assigns-nothing.also }
    .also = schickt niemanden ({ $place })
rolls =
    {"**"}{ $seat }** { $round ->
        [0] jagt ({ $warriors })
       *[other] wirft { $warriors } (Kampfrunde { $round })
    }: { $faces }
rerolls = **{ $seat }** wirft { $warriors } neu: { $faces }
reacts = **{ $seat }**: { reacts.also }
    .also =
        { $count ->
            [one] { $count } Schild trifft auch
           *[other] { $count } Schilde treffen auch
        }
hunts = **{ $seat }** { hunts.also }
    .also = bringt { so-much-food } von der Jagd heim
fight-begins =
    {"**"}{ $seat }** greift *{ $card }* an (Angriff { $attack }, Verteidigung { $defence }), mit { $count ->
        [one] { $count } Wikingerkrieger
       *[other] { $count } Wikingerkriegern
    }
strikes = **{ $seat }** trifft *{ $card }* { $hits }-mal: { strikes.also }
    .also = Schaden { $damage } von { $defence }
falls = **{ $seat }** { falls.also }
    .also = verliert { $items }
unharmed = **{ $seat }** { unharmed.also }
    .also = verliert niemanden
defeats = **{ $seat }** { defeats.also }
    .also = besiegt *{ $card }*
repelled = **{ $seat }** { repelled.also }
    .also = unterliegt gegen *{ $card }*
blames = **{ $seat }** { blames.also }
    .also = lässt **{ $seat_to }** Schande nehmen

## The saga: voyages

journey-revealed = **{ $seat }** auf der Reise ({ $place }): *{ $card }*
journey-replaced = **{ $seat }** entgeht dem und trifft auf *{ $card }*
overboard = **{ $seat }** { overboard.also }
    .also = verliert auf See: { $items }
feeds = **{ $seat }** { feeds.also }
    .also =
        verbraucht { so-much-food }: { $count ->
            [0] niemand isst
            [one] { $count } Wikingerkrieger isst
           *[other] { $count } Wikingerkrieger essen
        }
starves = **{ $seat }** { starves.also }
    .also = verliert durch Hunger: { $items }
forbidden-fall = **{ $seat }** { forbidden-fall.also }
    .also = verliert vor dem Kampf gegen *{ $card }*: { $items }

## The saga: the end of a round and of the match

troll-lives = *{ $card }* wurde nicht aufgehalten: Alle nehmen Schande
draugr-leave = Unbesiegte Draugr verschwinden: *{ $cards }*
bounties = Auf unbesiegte Monster { $coins ->
        [one] kommt { $coins } Münze
       *[other] kommen { $coins } Münzen
    }: *{ $cards }*
end-scoring = Die letzte Runde ist vorbei. Die Schlusswertung beginnt
winners = Sieg mit { $glory } Ruhm: **{ $seats }**

## Sources of glory

source-asmundr = { leader-asmundr }
source-blame = Schande
source-coins = Münzen
source-destiny = Schicksale
source-draugr = Draugr
source-favour = Gunst
source-kraken = Krake
source-longship = eigenes Langschiff
source-monster = Monster
source-rune-glory = Rune { card-rune-glory }
source-rune-success = Rune { card-rune-success }
source-runes = Runen
source-sets = Gegnerkartensets
source-skald = { place-skald }
source-troll = Trolle
source-ullr = { leader-ullr }

## Why not: the rule, and what is missing

why-deck-empty = Es ist keine Rune mehr da
why-hired = Du hast deinen zusätzlichen Arbeiter schon
why-hunting = Du hast schon einen Arbeiter in den Jagdgründen
why-no-ship-affordable = Du kannst keines der Langschiffe bezahlen
why-no-shore = An jeder Küste liegt schon ein Schiff
why-price = Das kostet { $items }, und du hast { $count }
why-ship-built = Du hast schon ein eigenes Langschiff
why-taken = Dort steht schon ein Arbeiter von **{ $seat }**
