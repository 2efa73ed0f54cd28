### Namen und Beschreibungen der Befehle von Champions of Midgard.

command-midgard = midgard
    .about = Champions of Midgard: deinen Zug tippen
command-midgard-place = einsetzen
    .about = Einen Arbeiter einsetzen
command-midgard-assign = zuweisen
    .about = Wikingerkrieger in deinen nächsten Kampf schicken, und Nahrung auf ein Schiff
command-midgard-reroll = neuwerfen
    .about = Würfel für Gunst neu werfen
command-midgard-rune = rune
    .about = Eine Rune benutzen, ob du dran bist oder nicht
command-midgard-longhouse = langhaus
    .about = Ein Langhaus in Worten zeigen

parameter-choice = wahl
    .about = Was du dort wählst
parameter-warriors = krieger
    .about = Welche Wikingerkrieger, mit Kommas dazwischen
parameter-food = nahrung
    .about = Wie viel Nahrung an Bord kommt
parameter-dice = würfel
    .about = Welche Würfel, mit Kommas dazwischen
parameter-rune = rune
    .about = Welche Rune, und wie
