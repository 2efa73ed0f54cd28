### Names and descriptions of the commands about results.

command-leaderboard = rangliste
    .about = Wer auf diesem Server vorn liegt, und wo ich stehe
command-stats = statistik
    .about = Meine Bilanz oder die von jemand anderem: Wertung, Partien, Siege, Plätze und Bestwert

parameter-whose = person
    .about = Wessen Bilanz; ohne Angabe deine eigene
