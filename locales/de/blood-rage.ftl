### Blood Rage: questions, options, the saga, and why something is not possible.
### A question's `others` is what everybody but the actor reads: it betrays nothing of a turn half made.
### An event's `also` is how it goes on in a line about the same player; without one it begins a line.

## Questions: the turn

someones-move = **{ $seat }** ist dran

turn = Du bist dran. Was tust du?
    .others = { someones-move }

invade-who = Mit welcher Spielfigur invadierst du?
    .others = { someones-move }
invade-where = { $figure }: Wo invadierst du?
    .others = { someones-move }

march-from = Aus welchem Gebiet marschierst du?
    .others = { someones-move }
march-to = Du marschierst aus { $place }. Wohin?
    .others = { someones-move }
march-who = { $place } → { $place_to }: Wer marschiert? (höchstens { $most })
    .others = { someones-move }

upgrade-card = Welche Aufrüstung spielst du aus?
    .others = { someones-move }
upgrade-slot = *{ $card }*: In welches Feld kommt die Karte?
    .others = { someones-move }
free-invasion-who = Mit welcher Spielfigur invadierst du kostenlos?
    .others = { someones-move }
free-invasion = { $figure }: Wo invadierst du kostenlos?
    .others = { someones-move }

quest-which = Welche Aufgabe nimmst du an? Sie kommt verdeckt auf deinen Clanbogen.
    .others = { someones-move }

pillage-where = Welches Gebiet plünderst du?
    .others = { someones-move }
repillage-where = *{ card-tyrs-challenge }*: Welches geplünderte Gebiet plünderst du noch einmal?
    .others = { someones-move }

valhalla-who = *{ card-friggas-domain }*: Mit welcher Spielfigur aus Walhall invadierst du?
    .others = { someones-move }
valhalla-where = { $figure }, zurück aus Walhall: Wo invadierst du?
    .others = { someones-move }

sacrifice-who = *{ card-friggas-sacrifice }*: Welche { $count ->
        [one] Spielfigur opferst du?
       *[other] { $count } Spielfiguren opferst du?
    }
    .others = { someones-move }
sacrifice-stat = *{ card-friggas-sacrifice }*: Welchen Clan-Wert erhöhst du?
    .others = { someones-move }

hildisvini-whom = Wessen Dorf in { $place } übernimmt { figure-hildisvini }?
    .others = { someones-move }
hildisvini-where = Wohin verdrängst du die Spielfigur? ({ $figure })
    .others = { someones-move }
friggas-succor = *{ card-friggas-succor }*: Wo invadiert noch ein Krieger kostenlos?
    .others = { someones-move }
thors-domain = *{ card-thors-domain }*: Zahlst du { $price } Wut, um sofort zu plündern?
    .others = { someones-move }

## Questions: the draft and the hand

draft-card = Welche Karte nimmst du? Die übrigen gehen nach links weiter.
    .others = **{ $seat }** sucht eine Göttergabe aus
draft-cards =
    { $count ->
        [one] Welche Karte nimmst du? Die übrigen gehen nach links weiter.
       *[other] Welche { $count } Karten nimmst du? Die übrigen gehen nach links weiter.
    }
    .others = **{ $seat }** sucht { $count ->
            [one] eine Göttergabe
           *[other] { $count } Göttergaben
        } aus
keep-card = Welche Karte behältst du fürs nächste Zeitalter? Die übrigen wirfst du ab.
    .others = **{ $seat }** überlegt, was ins nächste Zeitalter mitkommt

## Questions: the battle

call-to-battle = Schlachtruf in { $place } (plündert: { $seat_pillager }). Bewegst du kostenlos eine Spielfigur dorthin?
    .others = **{ $seat }** entscheidet über den Schlachtruf in { $place } (plündert: **{ $seat_pillager }**)
battle-card = Schlacht um { $place }: Welche Karte spielst du aus?
    .others = **{ $seat }** wählt eine Karte für die Schlacht um { $place }
quest-as-battle-card = Zählt deine aufgedeckte Aufgabe als Kampfkarte?
    .others = **{ $seat }** entscheidet, ob die aufgedeckte Aufgabe als Kampfkarte zählt
odins-tide = *{ card-odins-tide }*: Welche Spielfigur behältst du? Deine übrigen in dieser Schlacht werden getötet.
    .others = **{ $seat }** entscheidet, wer bei *{ card-odins-tide }* überlebt
late-card = Schlacht um { $place }: Spielst du nachträglich *{ card-heimdalls-eye }* oder *{ card-heimdalls-gaze }*?
    .others = **{ $seat }** darf in der Schlacht um { $place } nachträglich eine Karte spielen
volur-witch = Deine { figure-volur-witch } würde in { $place } getötet. Flieht sie?
    .others = **{ $seat }** entscheidet, ob die { figure-volur-witch } aus { $place } flieht
friggas-protection = *{ card-friggas-protection }*: Welche Spielfiguren rettest du? (höchstens { $most }; je { $price } Wut)
    .others = **{ $seat }** darf mit *{ card-friggas-protection }* Spielfiguren retten
thors-oath = *{ card-thors-oath }*: Welchen Clan-Wert erhöhst du?
    .others = **{ $seat }** wählt einen Clan-Wert für *{ card-thors-oath }*
tyrs-prowess = *{ card-tyrs-prowess }*: Welche Karten nimmst du zurück? (höchstens { $most }; je { $price } Wut)
    .others = **{ $seat }** darf mit *{ card-tyrs-prowess }* Karten zurücknehmen
friggas-grace = *{ card-friggas-grace }*: Welchen Clan-Wert erhöhst du außerdem?
    .others = **{ $seat }** wählt einen Clan-Wert für *{ card-friggas-grace }*
lord-of-axes = *{ card-lord-of-axes }*: Welchen Clan-Wert erhöhst du?
    .others = **{ $seat }** wählt einen Clan-Wert für *{ card-lord-of-axes }*
lord-of-hammers = *{ card-lord-of-hammers }*: Wohin ziehst du aus { $place } weiter? ({ $figure })
    .others = **{ $seat }** darf mit *{ card-lord-of-hammers }* aus { $place } weiterziehen ({ $figure })
lokis-blessing = *{ card-lokis-blessing }*: Invadierst du { $place } kostenlos mit einem Krieger?
    .others = **{ $seat }** überlegt wegen *{ card-lokis-blessing }*

## Questions: the quest phase

quest-raise =
    { $count ->
        [one] Eine Aufgabe ist erfüllt: Welchen Clan-Wert erhöhst du?
       *[other] { $count } Erhöhungen für deine Aufgaben: Welchen Clan-Wert erhöhst du zuerst?
    }
    .others = **{ $seat }** wählt einen Clan-Wert für eine erfüllte Aufgabe

## Options

turn-invade = Invadieren
turn-march = Marschieren
turn-upgrade = Aufrüsten
turn-quest = Aufgabe annehmen
turn-pillage = Plündern
turn-repillage = Erneut plündern
turn-valhalla = Aus Walhall invadieren
turn-sacrifice = Spielfiguren opfern
turn-pass = Passen (alle Wut verfällt)

option-action = { $turn } ({ $rage ->
        [0] kostenlos
       *[other] { $rage } Wut
    })
option-action-from = { $turn } (ab { $rage } Wut)

option-no = Verzichten
option-pass = Passen
option-none = Keine Karte behalten

option-place = { $place }
option-room = { $place } (Platz für { $room })
option-landing =
    { $place } ({ $room ->
        [0] voll
        [one] { $room } Platz
       *[other] { $room } Plätze
    }, { $rage ->
        [0] kostenlos
       *[other] { $rage } Wut
    })
option-landing-open =
    { $place } ({ $rage ->
        [0] kostenlos
       *[other] { $rage } Wut
    })
option-pillage = { $place } plündern ({ $token })

option-invader =
    { $figure } ({ $rage ->
        [0] kostenlos
       *[other] { $rage } Wut
    })
option-figure = { $figure }
option-figure-copy = { $figure } #{ $copy }
option-figure-at = { $figure } ({ $place })
option-figure-at-copy = { $figure } #{ $copy } ({ $place })
option-figure-of = { $figure } ({ $seat })

option-stat = { $stat } erhöhen: { $before } → { $after } (Stufe { $step })
option-stat-stays = { $stat } auf Stufe { $step } erhöhen (weiterhin { $after })
option-slot = { $slot } (leer)
option-slot-taken = { $slot } (ersetzt: { $card })
option-declare = Als +{ $bonus } zählen ({ $card })

option-card =
    { $card }{ $kind ->
        [battle] {" "}+{ $bonus }
        [variable] {" "}+X
        [feint] {" "}(Bluff, ohne Wirkung)
        [quest] {" "}({ $glory } Ruhm)
       *[upgrade] {" "}({ $price ->
            [0] kostenlos
           *[other] { $price } Wut
        })
    }{ $age ->
        [0] {""}
       *[other] {" "}(Zeitalter { $age })
    }{ $copy ->
        [1] {""}
       *[other] {" "}#{ $copy }
    }

volur-witch-flee = Nach Yggdrasil fliehen
volur-witch-stay = Bleiben

## Standing orders

order-call-to-battle-always = Bei jedem Schlachtruf passen
order-call-to-battle-until-entered = Bei Schlachtrufen passen, bis jemand einrückt
order-call-to-battle-always-in = Bei jedem Schlachtruf in { $place } passen
order-call-to-battle-until-entered-in = Bei Schlachtrufen in { $place } passen, bis jemand einrückt
order-late-card-always = Nie nachträglich eine Karte spielen
order-late-card-until-added = Nachträglich keine Karte spielen, bis es jemand anderes tut

## The saga: setup and phases

match-begins = Die Partie beginnt. Den Anfang macht **{ $seat }**
doomed = Dem Untergang geweiht, in dieser Reihenfolge: { $places }
destroyed-before = Von Anfang an zerstört: { $places }
age-begins = Zeitalter { $age } beginnt: Die Götter verteilen ihre Gaben
packs-passed =
    Alle haben gewählt. { $count ->
        [one] Je { $count } Karte geht nach links weiter
       *[other] Je { $count } Karten gehen nach links weiter
    }
action-phase = Zeitalter { $age }, Phase „Aktionen“: Die Wut wird aufgefüllt, **{ $seat }** beginnt
action-phase-ends = Zeitalter { $age }: Die Phase „Aktionen“ endet
discard-phase = Zeitalter { $age }, Phase „Abwerfen“
hand-discarded = **{ $seat }** wirft { $count ->
        [0] keine Karte
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab{ $kept ->
        [0] {""}
       *[other] {" "}und behält eine
    }
quest-phase = Zeitalter { $age }, Phase „Aufgaben“: Alle Aufgaben werden aufgedeckt
ragnarok-phase = Zeitalter { $age }: Ragnarök bricht an
valhalla-phase = Zeitalter { $age }: Walhall gibt die Gefallenen frei
end-scoring = Die Welt ist untergegangen. Der letzte Ruhm wird gezählt
winners = Sieg mit { $glory } Ruhm: **{ $seats }**

## The saga: whispers

your-hand = Deine Handkarten: *{ $cards }*
your-quest = Du nimmst *{ $card }* an
you-keep = Du behältst *{ $card }* fürs nächste Zeitalter

## The saga: turns

passes = **{ $seat }** passt
invades = **{ $seat }** { invades.also }
    .also = invadiert: { $figure } → { $place }
marches = **{ $seat }** { marches.also }
    .also = marschiert von { $place } nach { $place_to }: { $figures }
no-free-invasion = Keine freie Invasion: Keine solche Spielfigur steht in deinem Vorrat, oder kein Dorf ist frei
no-free-invasion-horns = Keine freie Invasion: Du hast so viele Spielfiguren auf dem Spielbrett, wie deine Hörner erlauben ({ $horns })
upgrades = **{ $seat }** { upgrades.also }
    .also = rüstet auf: *{ $card }*
replaced = **{ $seat }** { replaced.also }
    .also = entfernt *{ $card }* vom Clanbogen
leaves-the-board = **{ $seat }** { leaves-the-board.also }
    .also = nimmt eine Spielfigur vom Brett: { $figure } ({ $place })
commits-a-quest = **{ $seat }** nimmt verdeckt eine Aufgabe an
pushes = **{ $seat }** { pushes.also }
    .also = verdrängt eine Spielfigur von **{ $seat_pushed }**: { $figure }, { $place } → { $place_to }
pillages = **{ $seat }** will { $place } plündern (Belohnung: { $token })
unopposed = Niemand stellt sich **{ $seat }** in { $place } entgegen
pillaged = **{ $seat }** { pillaged.also }
    .also = plündert { $place }
steps-on = **{ $seat }** { steps-on.also }
    .also = zieht mit *{ card-lord-of-hammers }* weiter: { $figure }, { $place } → { $place_to }

## The saga: battles

joins-the-battle = **{ $seat }** { joins-the-battle.also }
    .also = folgt dem Schlachtruf: { $figure }, { $place } → { $place_to }
battle-begins = Schlacht um { $place }: **{ $seats }**
reveals = **{ $seat }** { reveals.also }
    .also = deckt *{ $card }* auf
declares = **{ $seat }** { declares.also }
    .also = wertet die Aufgabe als Kampfkarte: +{ $bonus } (*{ $card }*)
adds = **{ $seat }** { adds.also }
    .also = spielt nachträglich *{ $card }*
keeps = **{ $seat }** { keeps.also }
    .also = behält eine Spielfigur in der Schlacht: { $figure }
total = **{ $seat }**: { total.also }
    .also = ST { $total } (Spielfiguren { $figures }, Karten { $cards })
wins-the-battle = **{ $seat }** gewinnt die Schlacht um { $place }
nobody-wins = Gleichstand an der Spitze: Alle verlieren die Schlacht um { $place }
takes-cards = **{ $seat }** { takes-cards.also }
    .also = nimmt **{ $seat_winner }** Karten ab: *{ $cards }*
keeps-cards = **{ $seat }** { keeps-cards.also }
    .also = nimmt mit *{ card-tyrs-prowess }* zurück: *{ $cards }*
discards = **{ $seat }** { discards.also }
    .also = wirft ab: *{ $cards }*

## The saga: destruction

tramples = **{ $seat }** { tramples.also }
    .also = wütet in { $place }: { $figure }
destroyed = **{ $seat }** { destroyed.also }
    .also = verliert ({ $place }): { $figures }
protects = **{ $seat }** { protects.also }
    .also = rettet mit *{ $card }*: { $figures }
witch-flees = **{ $seat }** { witch-flees.also }
    .also = entgeht einem Verlust: { $figure }, { $place } → { place-yggdrasil }

## The saga: quests, Ragnarök, Valhalla

quest-fulfilled = **{ $seat }** { quest-fulfilled.also }
    .also = erfüllt *{ $card }*
quest-failed = **{ $seat }** { quest-failed.also }
    .also = erfüllt *{ $card }* nicht
province-destroyed = { $place } wird zerstört
ragnarok-nothing = { $place } ist schon zerstört, mehr geht nicht unter
doom-moves = Als Nächstes dem Untergang geweiht: { $place }
released = **{ $seat }** { released.also }
    .also = bekommt aus Walhall zurück: { $figures }

## The saga: numbers

glory = **{ $seat }**: { glory.also }
    .also = Ruhm { $before } → { $after } (*{ $source }*)
rage = **{ $seat }**: { rage.also }
    .also = Wut { $before } → { $after }
stat = **{ $seat }** { stat.also }
    .also = erhöht einen Clan-Wert auf Stufe { $step }: { $stat } { $before } → { $after }
stat-stays = **{ $seat }** { stat-stays.also }
    .also = erhöht einen Clan-Wert auf Stufe { $step }: { $stat } bleibt { $after }
stat-at-the-end = **{ $seat }** { stat-at-the-end.also }
    .also = hat diesen Clan-Wert schon auf der letzten Stufe: { $stat }
raise-lost = **{ $seat }** { raise-lost.also }
    .also = hat alle Clan-Werte auf der letzten Stufe: Die Erhöhung verfällt
uses = **{ $seat }**: { uses.also }
    .also = *{ $card }* wirkt

## Sources of Glory

source-battle = Schlacht gewonnen
source-legendary = legendäre Clan-Werte
source-pillage = Plünderung
source-quest = Aufgabe erfüllt
source-ragnarok = bei Ragnarök gefallen

## Why not: the rule, and what is missing

why-fjord-closed = Beide Gebiete an diesem Fjord sind zerstört: { $place }
why-destroyed = { $place } ist zerstört: Niemand kann das Gebiet mehr betreten oder plündern
why-full = In { $place } sind alle Dörfer besetzt
why-horns = Dein Hörner-Wert erlaubt { $horns } Spielfiguren auf dem Spielbrett, und so viele hast du schon ({ $figures_on_board }). Erhöhe deine Hörner, oder warte, bis du Spielfiguren verlierst
why-no-invader = Deine Wut ({ $rage }) und die freien Dörfer lassen diese Invasion nicht zu
why-no-quest = Du hast keine Aufgabe auf der Hand
why-no-upgrade = Du hast keine Aufrüstung auf der Hand
why-nobody-returns = Du hast in Walhall keine Spielfigur, die jetzt invadieren könnte
why-nobody-to-march = Du hast in keinem Gebiet eine Spielfigur, die in ein anderes mit freiem Platz marschieren könnte; Schiffe marschieren nie
why-not-this-figure = Diese Invasion kostet { $price } Wut (du hast { $rage }) und braucht einen freien Ort
why-not-there = Keine deiner Spielfiguren ist in { $place } oder in einem angrenzenden Fjord
why-not-yggdrasil = { place-yggdrasil } lässt sich nicht invadieren, nur durch einen Marsch oder einen Schlachtruf betreten
why-nothing-to-pillage = Du brauchst eine Spielfigur in einem Gebiet, das in diesem Zeitalter noch ungeplündert ist, oder ein Schiff im angrenzenden Fjord
why-nothing-to-repillage = Du brauchst eine Spielfigur in einem Gebiet, das in diesem Zeitalter schon geplündert ist, oder ein Schiff im angrenzenden Fjord
why-pillaged = { $place } ist in diesem Zeitalter schon geplündert
why-rage = Das kostet { $price } Wut, und du hast { $rage }
why-reserve-empty = In deinem Vorrat ist keine Spielfigur mehr
why-too-few-figures =
    { $count ->
        [one] Du brauchst { $count } Spielfigur auf dem Spielbrett
       *[other] Du brauchst { $count } Spielfiguren auf dem Spielbrett
    }
why-upgrades-too-dear = Jede Aufrüstung auf deiner Hand kostet mehr Wut, als du hast ({ $rage })
