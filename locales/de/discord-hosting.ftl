### Hosting, votes, and notices.

## What the host is told

hosting-paused = **{ $title }** ist unterbrochen. Mit /{ command-match } { command-match-resume } geht es weiter.
hosting-resumed = **{ $title }** geht weiter.
hosting-rewound = **{ $title }** ist wieder am Anfang von Zug { $turn }.
hosting-replaced = **{ $new }** spielt jetzt für **{ $name }** in **{ $title }**.
hosting-to-computer = Der Computer spielt jetzt für **{ $name }** in **{ $title }**. Derselbe Befehl gibt den Platz zurück.
hosting-from-computer = **{ $name }** spielt wieder selbst in **{ $title }**.
hosting-pace = **{ $title }**: { $pace }.
hosting-end-sure = Möchtest du **{ $title }** wirklich beenden? Die Partie lässt sich nicht fortsetzen und zählt für niemanden.
hosting-end-button = Partie beenden
hosting-ended = **{ $title }** ist vorbei.
hosting-taken-over = Der Platz gehört dir. Willkommen bei **{ $title }**! Drück unter dem Spielbrett auf **{ button-turn }**.
hosting-frozen = **{ $title }** steht still. Wer mich betreibt, hat die Partie zur Ansicht, und der Tisch stimmt ab, wie es weitergeht.

hosting-turn = Zug { $turn }: { $seats }
hosting-seat-person = { $name }
hosting-seat-computer = { $name } (Computer)

hosting-wrong-title = Etwas stimmt nicht
hosting-wrong-note = Was stimmt nicht?
    .about = Du kannst das leer lassen. Die Partie steht still, bis der Tisch entschieden hat.

refusal-no-such-turn = Das ist keiner der Züge. Wähle einen aus der Liste, die /{ command-match } { command-match-rewind } zeigt.
refusal-only-people = Ein Bot kann keinen Platz nehmen. Mit /{ command-match } { command-match-computer } spielt der Computer.
refusal-only-computer = **{ $name }** ist ein Computerspieler. Mit /{ command-match } { command-match-replace } gibst du diesen Platz einer Person.

## Votes

vote-undo = **{ $seat }** möchte die letzte Antwort zurücknehmen. Seither wurde etwas gezeigt oder entschieden, darum muss der Tisch zustimmen. Seid ihr einverstanden?
vote-undo-yes = Zurücknehmen
vote-undo-no = Weiterspielen
vote-frozen = **{ $seat }** meint, dass etwas nicht stimmt. Wie soll es weitergehen?
vote-frozen-go-on = Weiterspielen
vote-frozen-rewind = Zum Anfang des Zuges
vote-frozen-wait = Warten
vote-withdraw = Zurückziehen
vote-silent = hat noch nicht abgestimmt
vote-how =
    { $count ->
        [one] Diese eine Stimme entscheidet.
       *[other] { $most } von { $count } Stimmen entscheiden.
    }
vote-decided = Entschieden: { $choice }
vote-withdrawn = Zurückgezogen. Es bleibt, wie es ist.
vote-void = Die Abstimmung hat sich erledigt.

## Notices

notice-remind-half = **{ $title }** wartet auf dich. Die Hälfte deiner Zeit ist vorbei.
notice-remind-last = **{ $title }** wartet noch immer auf dich. Deine Zeit ist fast um.
notice-due = Deine Zeit endet { $when }.
notice-to-the-match = Zur Partie
notice-lobby = Deine Lobby **{ $title }** schließt { $when }. Starte die Partie vorher, oder nimm einen Computer dazu, wenn noch jemand fehlt.
notice-to-the-lobby = Zur Lobby
notice-nudge = **{ $title }**: { $person }, deine Zeit ist um, und der Tisch wartet auf dich.
notice-offer = **{ $title }**: { $person }, deine Zeit ist um. Bis du ziehst, kann jeder deinen Platz übernehmen.
notice-take-seat = Platz übernehmen
notice-restarted =
    { $count ->
        [0] **{ $title }**: Nach einer Aktualisierung beginnt der laufende Zug von vorn.
        [one] **{ $title }**: Nach einer Aktualisierung beginnt der laufende Zug von vorn. **{ $seats }** wird noch einmal gefragt.
       *[other] **{ $title }**: Nach einer Aktualisierung beginnt der laufende Zug von vorn. **{ $seats }** werden noch einmal gefragt.
    }
notice-report = **{ $title }**: **{ $seat }** meint, dass etwas nicht stimmt. Die Partie steht still.
notice-report-secret = Die Datei enthält alle Geheimnisse der Partie. Sie ist nur für dich.
