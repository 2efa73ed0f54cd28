### Settings, and what waits for me.

people-settings = ### Deine Einstellungen
people-language = **Sprache** { $language }
people-text-mode = **Textmodus** { $state ->
        [on] an: Das Spielbrett kommt in Worten
       *[off] aus: Das Spielbrett kommt als Bild
    }
people-zone = **Zeitzone** { $zone }
people-quiet = **Ruhezeit** { $quiet }
people-vacation = **Urlaub** { $vacation }
people-dms = **Direktnachrichten** { $state ->
        [closed] geschlossen: Meine haben dich nicht erreicht
       *[open] offen
    }
people-clocks = In deiner Ruhezeit und im Urlaub stehen deine Uhren still, und niemand erinnert dich.
people-no-quiet = keine
people-no-vacation = keiner
people-language-menu = Deine Sprache
people-text-mode-button =
    { $state ->
        [on] Textmodus ausschalten
       *[off] Textmodus einschalten
    }
people-times-button = Meine Zeiten ändern
people-dms-button = Direktnachrichten noch einmal versuchen

people-times-title = Deine Zeiten
people-zone-field = Zeitzone
    .about = Zum Beispiel Europe/Berlin
people-quiet-field = Ruhezeit
    .about = Zum Beispiel 22:00-07:00; leer: keine
people-vacation-field = Urlaub
    .about = Der erste und der letzte Tag, zum Beispiel 24.12.2026 bis 2.1.2027; leer: keiner

people-turns =
    { $count ->
        [0] ### Nichts wartet auf dich
        [one] ### { $count } Partie wartet auf dich
       *[other] ### { $count } Partien warten auf dich
    }
people-turns-others = ### Hier sind andere dran
people-turns-waiting = wartet auf **{ $seats }**
people-turns-status =
    { $status ->
        [paused] unterbrochen
       *[frozen] steht still, bis der Tisch entschieden hat
    }
people-turns-link = hingehen
people-turns-more = -# … und noch mehr. Spiel erst einige davon!

people-server = ### Einstellungen dieses Servers
people-channels = **Gespielt wird in** { $channels }
people-everywhere = jedem Kanal
people-server-language = **Sprache neuer Partien** { $language }
people-server-pace = **Tempo neuer Partien** { $pace }
people-channels-menu = Kanäle für Partien; keiner heißt alle
people-server-language-menu = Sprache neuer Partien
people-pace-menu = Tempo neuer Partien

refusal-not-an-admin = Das darf nur, wer den Server verwaltet.
refusal-too-many-channels = Mehr als { $most } Kanäle lassen sich nicht nennen. Streich erst einen, oder nenne keinen, um alle zu erlauben.
refusal-zone = Ich kenne keine Zeitzone namens „{ $zone }“. Schreib sie wie Europe/Berlin, oder nur die Stadt: Berlin.
refusal-quiet = Diese Ruhezeit verstehe ich nicht. Schreib sie wie 22:00-07:00, oder „aus“.
refusal-vacation = Diesen Urlaub verstehe ich nicht. Schreib den ersten und den letzten Tag wie 24.12.2026 bis 2.1.2027, oder „aus“.
refusal-vacation-over = Dieser Urlaub ist schon vorbei. Schreib den ersten und den letzten Tag wie 24.12.2026 bis 2.1.2027.
