### Looking things up: cards, rules, help, the introduction, fairness.

## Cards and rules

lookup-rulings = ### Klarstellungen
lookup-no-such-card = Keine Karte heißt „{ $typed }“. Meinst du eine von diesen: { $names }?
lookup-no-such-rule = Zu „{ $typed }“ gibt es keine Regel. Meinst du eine von diesen: { $names }?

## Help where there is no match

lookup-welcome =
    ### Skald
    Ich bringe Brettspiele zu Discord. Ihr spielt über Tage, wann immer ihr eine Minute habt: Ich zeige das Brett, erzähle allen, was geschehen ist, frage, wer als Nächstes dran ist, und halte eure Karten geheim.
lookup-where =
    Beginne mit einer neuen Partie: Sie öffnet eine Lobby, in der ihr euch mit Knöpfen dazusetzt und loslegt. Jede Partie läuft in ihrem Kanal oder Thread, und die neueste Brett-Nachricht dort hat alle Knöpfe, die du brauchst. Was geheim ist, siehst nur du: in eigenen Fenstern und als Direktnachricht.

## Help in a match

lookup-lobby =
    Die Partie hat noch nicht begonnen: { $count ->
        [one] { $count } von { $most } Plätzen ist besetzt.
       *[other] { $count } von { $most } Plätzen sind besetzt.
    }
lookup-lobby-buttons =
    In der Lobby-Nachricht setzt du dich mit **{ button-join }** dazu und gibst den Platz mit **{ button-leave }** wieder frei. Wer die Partie eröffnet hat, nimmt Computer dazu, ändert die Optionen und drückt **{ button-start }**.
lookup-status =
    { $status ->
        [paused] Die Partie ist unterbrochen. Wer sie eröffnet hat, kann sie fortsetzen.
        [frozen] Die Partie steht still, weil etwas nicht zu stimmen schien. Der Tisch entscheidet, wie es weitergeht.
        [cancelled] Diese Partie wurde vor dem Beginn abgesagt.
       *[over] Die Partie ist vorbei.
    }
lookup-your-move = Du bist dran. Die Frage an dich:
lookup-waiting = Am Zug: **{ $seats }**
lookup-buttons = ### Die Knöpfe unter dem Brett
lookup-explain-turn = - **{ button-turn }** fragt nur dich, was du jetzt tun willst.
lookup-explain-hand = - **{ button-hand }** zeigt deine Karten, und zwar nur dir.
lookup-explain-board = - **{ button-board }** zeigt, wie es gerade steht, und alles auch aus der Nähe.
lookup-explain-saga = - **{ button-saga }** erzählt, was seit deinem letzten Zug geschehen ist.
lookup-commands = ### Befehle
lookup-command-new = - { $link } eröffnet eine neue Partie.
lookup-command-turns = - { $link } zeigt alle Partien, die auf dich warten.
lookup-command-card = - { $link } zeigt eine Karte mit ihrem Text und den Klarstellungen dazu.
lookup-command-rules = - { $link } schlägt eine Regel nach.
lookup-command-settings = - { $link } stellt deine Sprache, Ruhezeiten und den Textmodus ein.
lookup-command-move = - { $link } macht einen Zug, den du tippst.
lookup-command-hand = - { $link } zeigt deine Karten.
lookup-command-undo = - { $link } nimmt deine letzte Antwort zurück.
lookup-command-resign = - { $link } überlässt deinen Platz dem Computer.
lookup-command-fairness = - { $link } beweist, dass der Zufall ehrlich war.
lookup-command-rematch = - { $link } eröffnet eine Revanche mit denselben Leuten.
lookup-command-leaderboard = - { $link } zeigt, wer auf diesem Server vorn liegt.
lookup-command-stats = - { $link } zeigt deine Bilanz.
lookup-button-intro = Einführung
lookup-button-intro-to = Einführung: { $title }
lookup-button-credits = Mitwirkende
lookup-button-help = Hilfe
lookup-button-previous = Zurück
lookup-button-next = Weiter
lookup-intro = ### { $title }, Seite { $page } von { $pages }
lookup-credits =
    ### Mitwirkende
    Die Spiele gehören denen, die sie erdacht und verlegt haben; wenn dir hier eines gefällt, kauf dir die Schachtel.

    - Symbole: [game-icons.net](<https://game-icons.net>) von { $authors }, unter [CC BY 3.0](<https://creativecommons.org/licenses/by/3.0/>), in eine Schrift umgewandelt
    - Schriften: [Cinzel](<https://github.com/NDISCOVER/Cinzel>), [Fira Sans Condensed](<https://github.com/mozilla/Fira>) und [Noto Sans Runic](<https://github.com/notofonts/runic>), unter der [SIL Open Font License](<https://openfontlicense.org>)

## Fairness

lookup-fairness-promise =
    Bevor sich jemand dazugesetzt hat, habe ich einen geheimen Startwert gezogen, und die Lobby zeigt seinen Fingerabdruck (SHA-256):
    `{ $hash }`
    Damit kann ich ihn nicht mehr ändern. Wenn die Partie beginnt, kommen die Beitrittsklicks aller dazu; so kann ich auch nicht ausgesucht haben, was dabei herauskommt. Daraus folgt alles, was gemischt und gewürfelt wird. Nach der Partie verrät dieser Befehl den Startwert, und du kannst alles nachprüfen.
lookup-fairness-seed =
    Die Lobby hat diesen Fingerabdruck (SHA-256) gezeigt:
    `{ $hash }`
    Der geheime Startwert dazu:
    `{ $seed }`
lookup-fairness-clicks = Die Beitrittsklicks in der Reihenfolge der Plätze:
lookup-fairness-final =
    Startwert und Klicks ergeben zusammen den Hash, aus dem aller Zufall folgt:
    `{ $hash }`
lookup-fairness-verify = Vergleiche Fingerabdruck und Klicks mit dem, was du gesehen hast, und prüfe alles Gemischte und Gewürfelte in der angehängten Datei mit dem Programm von Skald nach:
lookup-fairness-ended = Die Partie wurde vorzeitig beendet. Das Programm prüft nur ganze Partien und nimmt ihre Datei deshalb nicht an. Der Startwert muss trotzdem den Fingerabdruck haben, den die Lobby gezeigt hat.
