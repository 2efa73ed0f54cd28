### The lobby: its card, its buttons, its options.

button-join = Mitspielen
button-leave = Verlassen
button-computer = Computer dazunehmen
button-options = Optionen
button-start = Starten
button-cancel = Absagen
button-fewer = Computer entfernen

lobby-rematch-joined = Die Revanche hat ihre Lobby schon in { $channel }, und du sitzt mit darin.
lobby-opened = Die Lobby ist offen.
lobby-opened-in = Die Lobby ist in { $channel } offen.
lobby-seats = **Plätze** ({ $count } von { $most })
lobby-person = **{ $name }**
lobby-host = **{ $name }** (Gastgeber)
lobby-computer = **{ $name }** (Computer)
lobby-options = **Optionen** { $options }
lobby-pace = **Tempo** { $pace }
lobby-late = **Frist** { $late }
lobby-place = **Ort** { $home } · **Sprache** { $language }
lobby-too-few = -# Es braucht { $least } Spieler: Freunde drücken **{ button-join }**, und wer die Partie eröffnet hat, kann **{ button-computer }** drücken.
lobby-fairness = -# Fairness: Der Fingerabdruck meines Startwerts ist { $hash }. Dein Beitrittsklick kommt dazu; nach der Partie lässt sich alles nachprüfen.
lobby-playing = Gespielt wird in { $channel }.
lobby-cancelled = Diese Lobby ist geschlossen. Es wurde nicht gespielt.

lobby-set = Jede Änderung gilt sofort.
lobby-set-options = Optionen des Spiels
lobby-set-seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
lobby-set-seats-menu = Wie viele Plätze
lobby-set-pace-menu = Tempo
lobby-set-late-menu = Bei Verspätung
lobby-set-place-menu = Wo gespielt wird
lobby-set-language-menu = Sprache am Tisch

choice-place-thread = ein eigener Thread
choice-place-channel = dieser Kanal
