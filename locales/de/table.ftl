### The table: what it refuses, and what it does beside the rules.

refusal = Das geht nicht.
refusal-no-such-match = Hier gibt es keine Partie. Eröffne eine mit /{ command-new }.
refusal-not-seated = Du spielst in dieser Partie nicht mit.
refusal-already-seated = Diese Person hat in dieser Partie schon einen Platz.
refusal-already-in = Du hast in dieser Partie schon einen Platz.
refusal-lobby-full = Alle Plätze sind besetzt.
refusal-too-few-players =
    { $least ->
        [one] Es braucht mindestens { $least } Person. Warte auf jemanden, oder nimm einen Computer dazu.
       *[other] Es braucht mindestens { $least } Personen. Warte auf jemanden, oder nimm einen Computer dazu.
    }
refusal-not-the-host = Das darf nur, wer die Partie eröffnet hat oder den Server verwaltet.
refusal-not-now =
    { $status ->
        [lobby] Die Partie hat noch nicht begonnen.
        [running] Die Partie läuft; das geht nur davor oder danach.
        [paused] Die Partie ist unterbrochen. Wer sie eröffnet hat, kann sie fortsetzen.
        [frozen] Die Partie steht still, weil etwas nicht zu stimmen schien. Der Tisch entscheidet, wie es weitergeht.
        [cancelled] Diese Partie wurde vor dem Beginn abgesagt.
       *[over] Die Partie ist vorbei.
    }
refusal-already-done = Dieser Klick wurde schon gezählt.
refusal-channel-taken = Hier wird schon Partie { $name } gespielt. Nimm einen Thread oder einen anderen Kanal.
refusal-rematch-open = Die Lobby dieser Revanche ist schon offen.
refusal-bad-setting =
    { $setting ->
        [pace] Dieses Tempo gibt es nicht. Wähle eines aus der Liste.
        [late] Diesen Umgang mit Verspätungen gibt es nicht. Wähle einen aus der Liste.
        [seats] Diese Anzahl Plätze passt nicht zum Spiel oder zu denen, die schon sitzen.
        [options] Diese Optionen passen nicht zusammen.
        [game] Dieses Spiel kann nicht mehr geändert werden.
        [seat] Diesen Platz gibt es nicht.
        [ballot] Das steht bei dieser Abstimmung nicht zur Wahl.
        [zone] Diese Zeitzone ist unbekannt. Schreib sie wie Europe/Berlin.
        [quiet] Eine Ruhezeit braucht einen Anfang und ein anderes Ende.
       *[vacation] Ein Urlaub endet nach seinem Anfang und innerhalb eines Jahres.
    }
refusal-not-offered = Dieser Platz ist nicht zu haben: Wer ihn hält, hat noch Zeit.
refusal-vote-open = Der Tisch stimmt schon ab. Bringt erst diese Abstimmung zu Ende.
refusal-no-vote = Es wird über nichts mehr abgestimmt.
refusal-not-a-voter = Bei dieser Abstimmung hast du keine Stimme.

chronicle-resigned = **{ $name }** überlässt den Platz dem Computer
chronicle-late = **{ $name }** hat die Zeit überschritten; der Computer hat gezogen
chronicle-restarted = Nach einer Aktualisierung beginnt der laufende Zug von vorn
chronicle-paused = **{ $by }** unterbricht die Partie
chronicle-resumed = **{ $by }** setzt die Partie fort
chronicle-ended = **{ $by }** beendet die Partie vorzeitig
chronicle-gone = Der Kanal ist weg, und die Partie ist vorbei
chronicle-rewound = **{ $by }** spult die Partie zu Zug { $turn } zurück
chronicle-replaced = **{ $by }** gibt **{ $new }** den Platz von **{ $name }**
chronicle-taken-over = **{ $new }** übernimmt für **{ $name }**
chronicle-to-computer = **{ $by }** lässt den Computer für **{ $name }** spielen
chronicle-from-computer = **{ $by }** gibt **{ $name }** den Platz zurück
chronicle-pace =
    { $hours ->
        [0] **{ $by }** hebt die Zeitgrenze auf
        [24] **{ $by }** setzt das Tempo auf einen Tag je Zug
        [48] **{ $by }** setzt das Tempo auf zwei Tage je Zug
        [168] **{ $by }** setzt das Tempo auf eine Woche je Zug
       *[other] **{ $by }** setzt das Tempo auf { $hours } Stunden je Zug
    } ({ $late ->
        [nothing] bei Verspätung geschieht nichts
        [nudge] bei Verspätung wird erinnert
        [computer] bei Verspätung zieht der Computer
       *[offer] bei Verspätung wird der Platz anderen angeboten
    })
chronicle-undo-yes = Der Tisch lässt **{ $name }** die letzte Antwort zurücknehmen
chronicle-undo-no = Der Tisch lässt **{ $name }** die letzte Antwort nicht zurücknehmen
chronicle-frozen = **{ $name }** meint, dass etwas nicht stimmt; die Partie steht still
chronicle-frozen-go-on = Der Tisch spielt weiter, nachdem **{ $name }** etwas gemeldet hat
chronicle-frozen-rewind = Der Tisch geht zum Anfang des Zuges zurück, weil **{ $name }** etwas gemeldet hat
chronicle-frozen-wait = Der Tisch wartet, bis geklärt ist, was **{ $name }** gemeldet hat
