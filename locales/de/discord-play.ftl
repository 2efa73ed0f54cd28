### Playing: buttons, the private panel, the board's message, the result.

## Buttons

button-turn = Mein Zug
button-hand = Meine Hand
button-board = Brett
button-saga = Saga
button-replay = Wiederholung
button-help = Hilfe
button-intro = Zeig mir, wie man spielt
button-wrong = Etwas stimmt nicht
button-rematch = Revanche
button-ask-undo = Die anderen fragen
button-resign = Meinen Platz aufgeben

## The private panel

panel-status =
    { $status ->
        [lobby] Die Partie hat noch nicht begonnen.
        [running] Gerade wird niemand etwas gefragt.
        [paused] Die Partie ist unterbrochen.
        [frozen] Die Partie steht still, bis der Tisch entschieden hat.
        [cancelled] Die Partie wurde abgesagt.
       *[over] Die Partie ist vorbei.
    }
panel-waiting = Du wirst gerade nichts gefragt. Am Zug: **{ $seats }**.
panel-given = Deine Wahl: { $answer }. Du kannst sie noch ändern, bis die anderen geantwortet haben.
panel-nothing = nichts
panel-amount = Zahl eingeben
panel-choose = Wähle eine Möglichkeit
panel-choose-exactly = Wähle { $count }
panel-choose-some =
    { $least ->
        [0] Wähle bis zu { $most }
       *[other] Wähle { $least } bis { $most }
    }
panel-none = Nichts wählen
panel-previous = Vorige Seite
panel-next = Nächste Seite
panel-confirm = Bestätigen ({ $count })
panel-back = Zurück
panel-again = Von vorn
panel-offers = Jederzeit …
panel-no-offers = Im Moment kannst du außer der Reihe nichts tun.
panel-why = Warum geht … nicht?
panel-reason = **{ $option }**: { $reason }
panel-orders = Dauerbefehle
panel-no-reasons = Es fehlt nichts: Alles, was die Regeln kennen, steht zur Wahl.
panel-dms-closed = -# Meine Direktnachrichten erreichen dich nicht, darum spielst du in diesen privaten Fenstern. Möchtest du deine Hand als Direktnachricht, erlaube Direktnachrichten von Mitgliedern dieses Servers und nutze dann /{ command-settings }.
panel-mute = -# Mir fehlt hier: { $permissions }. Darum sehen die anderen nicht, was geschieht. Wer den Server verwaltet, kann es in den Kanaleinstellungen erlauben.

## Standing orders

orders-about = Ein Dauerbefehl beantwortet diese Frage für dich, wann immer er passt, bis du ihn zurücknimmst.
orders-none = Du hast keinen gegeben.
orders-give = Befehl geben
orders-take-back = Befehle zurücknehmen

## The board's message

play-more = -# … mehr in der Saga
play-deadline = Frist: { $when }
play-hand-where = -# Gespielt wird in { $channel }. Das hier siehst nur du.

board-near = Näher hinsehen …
board-near-none = Davon gibt es gerade kein Bild.

## The saga

saga-nothing-new = Seit deinem letzten Zug ist nichts geschehen.
saga-file = Hier ist die Saga als Datei.
replay-none = Noch gibt es nichts, was sich wiederholen ließe.
replay-alt = { $title }, Zug um Zug.

## Going back, leaving

undo-asked = Die anderen werden gefragt. Wie sie entscheiden, siehst du im Kanal.
resign-sure = Möchtest du { $title } wirklich verlassen? Der Computer spielt deinen Platz zu Ende, und für dich zählt der letzte Platz.
resign-done = Ab jetzt spielt der Computer deinen Platz. Danke fürs Mitspielen!

## The result

result-ended-early = Die Partie wurde vorzeitig beendet. So stand es:
result-line = **{ $place } · { $seat }**: { $score }
result-fairness = -# Startwert { $seed }. Seinen Fingerabdruck { $hash } zeigte die Lobby, bevor sich jemand dazugesetzt hat. Wie du alles Gemischte nachprüfst, sagt /{ command-fairness }.

## Refusals

refusal-forbidden = Das darf ich in diesem Kanal nicht. Bitte jemanden, der den Server verwaltet, hier meine Berechtigungen zu prüfen.
refusal-old-button = Dieser Knopf stammt aus einer anderen Zeit und bewirkt nichts mehr. Nimm die neueste Brett-Nachricht oder /{ command-board }.
refusal-restarting = Ich werde gerade neu gestartet. Versuch es in einer Minute noch einmal; es geht nichts verloren.
refusal-other-game = Hier wird { $title } gespielt. Die Züge dafür zeigt /{ command-move }.
refusal-old-command = Ich wurde erneuert, und dieser Befehl ist nicht mehr, was er war. Starte Discord neu und gib ihn noch einmal ein.
refusal-no-such-move = Dieser Zug ist nicht möglich. Tippe /{ command-move } und wähle aus der Liste.
refusal-not-here = In diesem Kanal wird nicht gespielt. Frag jemanden, der den Server verwaltet, wo gespielt wird; /{ command-server } { command-server-settings } zeigt es an.
refusal-only-in-servers = Eine Partie braucht einen Server. Nutze /{ command-new } in einem Kanal eines Servers.
refusal-permission = Hier kann ich noch nicht spielen. Mir fehlt: { $permissions }. Wer den Server verwaltet, kann es in den Kanaleinstellungen erlauben.

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen
permission-embed_links = Links einbetten
refusal-cannot-do = { $reason }
refusal-another-question = Du wirst gerade etwas anderes gefragt: { $question }
