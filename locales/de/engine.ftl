### What every game needs: refusals, lists, and what stands in the way of taking something back.

## Lists

list-nothing = nichts
list-more = { $items }, { $item }
list-last = { $items } und { $item }

facts-apart = { $facts }; { $fact }

## What lies between now and the moment somebody wants to go back to

barrier-chance = der Zufall hat etwas entschieden
barrier-reveal = etwas Verdecktes wurde gezeigt
barrier-others = andere haben Entscheidungen getroffen

## Refusals: what happened, and what to do next. Nothing has changed when one of these is read.

error = Das hat nicht geklappt, und nichts hat sich geändert. Versuch es bitte noch einmal.
error-unknown-game = Ein Spiel namens „{ $game }“ kenne ich nicht. Wähle eines aus der Liste.
error-bad-options =
    { $option ->
        [seats] Für so viele Leute ist dieses Spiel nicht gemacht. Ändere die Zahl der Plätze.
        [five_players] Zu fünft braucht ihr das Modul für den fünften Spieler. Schalte es ein oder gib einen Platz frei.
        [first_player] Der gewählte Startspieler hat in dieser Partie keinen Platz. Wähle jemanden, der mitspielt.
        [clans] Alle brauchen verschiedene Clans, und zwar solche, die im Spiel sind. Wählt die Clans noch einmal.
        [leaders] Jeder Spieler braucht einen anderen Anführer. Wählt die Anführer noch einmal.
       *[other] Diese Einstellungen passen nicht zum Spiel. Prüfe sie und versuch es noch einmal.
    }
error-match-over = Diese Partie ist zu Ende. Starte eine neue, um weiterzuspielen.
error-not-asked = Du wirst gerade nichts gefragt. Du bekommst Bescheid, wenn du dran bist.
error-stale-question = Diese Frage ist nicht mehr offen. **{ button-turn }** zeigt immer die aktuelle.
error-wrong-type =
    { $expected ->
        [pick] Hier ist genau eine der Möglichkeiten gefragt. Wähle eine aus.
        [pick-some] Hier ist eine Auswahl gefragt. Markiere, was du willst.
        [amount] Hier ist eine ganze Zahl gefragt. Gib eine ein.
       *[other] Diese Antwort passt nicht zur Frage. Öffne deinen Zug neu und wähle dort.
    }
error-not-an-option = Das geht gerade nicht. Wähle aus den angezeigten Möglichkeiten.
error-no-such-order = Einen solchen Dauerbefehl gibt es in diesem Spiel nicht. Wähle einen aus der Liste.
error-unknown-policy = Einen Computerspieler namens „{ $policy }“ gibt es nicht. Wähle einen aus der Liste.
error-nothing-to-undo = Es gibt nichts zurückzunehmen. Spiel einfach weiter.
error-barrier-in-the-way =
    { $barriers ->
        [chance] Das lässt sich nicht einfach zurücknehmen: Seitdem hat der Zufall etwas entschieden. Bitte die anderen um ihr Einverständnis.
        [reveal] Das lässt sich nicht einfach zurücknehmen: Seitdem wurde etwas Verdecktes gezeigt. Bitte die anderen um ihr Einverständnis.
        [others] Das lässt sich nicht einfach zurücknehmen: Seitdem haben andere Entscheidungen getroffen. Bitte sie um ihr Einverständnis.
       *[other] Das lässt sich nicht einfach zurücknehmen: Seitdem ist zu viel passiert. Bitte die anderen um ihr Einverständnis.
    }
error-wrong-version = Diese Partie wurde mit einer anderen Version des Spiels gespeichert, darum kann ich sie nicht öffnen. Sag der Person Bescheid, die den Bot betreibt; verloren ist die Partie nicht.
error-damaged-save = Diese gespeicherte Partie lässt sich nicht lesen. Sag der Person Bescheid, die den Bot betreibt, damit sie eine Sicherung einspielt.
error-replay-differs = Nachgespielt verläuft diese Partie ab Schritt { $step } anders. Sag der Person Bescheid, die den Bot betreibt; die Partie selbst bleibt, wie sie ist.
