### Namen und Beschreibungen der Befehle von Blood Rage.

command-bloodrage = bloodrage
    .about = Blood Rage: deinen Zug tippen
command-bloodrage-invade = invadieren
    .about = Mit einer Spielfigur invadieren
command-bloodrage-march = marschieren
    .about = Spielfiguren aus einer Provinz in eine andere bewegen
command-bloodrage-upgrade = aufrüsten
    .about = Eine Aufrüstung auf deinen Clanbogen spielen
command-bloodrage-quest = aufgabe
    .about = Eine Aufgabe annehmen, verdeckt
command-bloodrage-pillage = plündern
    .about = Eine Provinz plündern
command-bloodrage-pass = passen
    .about = Passen und alle Wut verlieren
command-bloodrage-clan = clan
    .about = Einen Clanbogen in Worten zeigen

option-figure = spielfigur
    .about = Welche Spielfigur
option-figures = spielfiguren
    .about = Welche Spielfiguren, mit Kommas dazwischen
option-start = start
    .about = Woher sie kommen
option-where = wo
    .about = Welcher Ort
option-upgrade = aufrüstung
    .about = Welche Aufrüstung aus deiner Hand
option-slot = feld
    .about = Wohin auf dem Clanbogen
option-quest = aufgabe
    .about = Welche Aufgabe aus deiner Hand
option-player = spieler
    .about = Wessen Clanbogen
