### Names and descriptions of the host's commands, and of the options they share with others.

command-match = partie
    .about = Für alle, die die Partie eröffnet haben oder den Server verwalten: die Partie hier betreuen
command-match-pause = pause
    .about = Die Partie und alle ihre Uhren anhalten
command-match-resume = fortsetzen
    .about = Eine unterbrochene Partie weiterlaufen lassen
command-match-rewind = zurückspulen
    .about = Zum Anfang eines Zuges zurückgehen
command-match-replace = ersetzen
    .about = Einen Platz jemand anderem geben
command-match-computer = computer
    .about = Den Computer einen Platz spielen lassen oder den Platz zurückgeben
command-match-deadline = frist
    .about = Die Zeit für einen Zug ändern, und was bei Verspätung geschieht
command-match-end = beenden
    .about = Die Partie vorzeitig beenden

parameter-turn = zug
    .about = Zu welchem Zug es zurückgeht; die Liste zeigt die letzten
parameter-seat = platz
    .about = Wessen Platz
parameter-person = person
    .about = Wer von jetzt an spielt
parameter-pace = tempo
    .about = Wie viel Zeit für einen Zug bleibt
parameter-late = verspätung
    .about = Was bei Verspätung geschieht

choice-pace-0 = ohne Zeitgrenze
choice-pace-6 = 6 Stunden je Zug
choice-pace-12 = 12 Stunden je Zug
choice-pace-24 = ein Tag je Zug
choice-pace-48 = zwei Tage je Zug
choice-pace-168 = eine Woche je Zug

choice-late-nothing = bei Verspätung geschieht nichts
choice-late-nudge = bei Verspätung wird im Kanal erinnert
choice-late-computer = bei Verspätung zieht der Computer
choice-late-offer = bei Verspätung wird der Platz anderen angeboten
