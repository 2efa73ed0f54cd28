### Namen und Beschreibungen der Befehle von Blood Rage.

command-bloodrage = bloodrage
    .about = Blood Rage: deinen Zug tippen
command-bloodrage-invade = invadieren
    .about = Mit einer Spielfigur invadieren
command-bloodrage-march = marschieren
    .about = Spielfiguren aus einem Gebiet in ein anderes bewegen
command-bloodrage-upgrade = aufrüsten
    .about = Eine Aufrüstung auf deinen Clanbogen spielen
command-bloodrage-quest = aufgabe
    .about = Eine Aufgabe annehmen, verdeckt
command-bloodrage-pillage = plündern
    .about = Ein Gebiet plündern
command-bloodrage-pass = passen
    .about = Passen und alle Wut verlieren
command-bloodrage-clan = clan
    .about = Einen Clanbogen in Worten zeigen

parameter-figure = spielfigur
    .about = Welche Spielfigur
parameter-figures = spielfiguren
    .about = Welche Spielfiguren, mit Kommas dazwischen
parameter-start = start
    .about = Woher sie kommen
parameter-where = wo
    .about = Welcher Ort
parameter-upgrade = aufrüstung
    .about = Welche Aufrüstung aus deiner Hand
parameter-slot = feld
    .about = Wohin auf dem Clanbogen
parameter-quest = aufgabe
    .about = Welche Aufgabe aus deiner Hand
parameter-player = spieler
    .about = Welcher Spieler
