### The leaderboard, and how somebody has done.

fame-leaderboard =
    { $title ->
        [none] ### Rangliste dieses Servers
       *[other] ### Rangliste dieses Servers: { $title }
    }
fame-row = **{ $place } · { $name }**: { $tally }
fame-rating = Wertung { $rating }
fame-matches =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
fame-wins =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
fame-about = Alle beginnen mit einer Wertung von { $start }. Nur Partien mit anderen Menschen ändern sie, und wer aufgibt, kommt auf den letzten Platz.
fame-not-yet =
    { $title ->
        [none] Du stehst noch nicht darauf. Eröffne eine Partie mit /{ command-new }!
       *[other] Du stehst noch nicht darauf. Eröffne eine Partie { $title } mit /{ command-new }!
    }
fame-nobody =
    { $title ->
        [none] Auf diesem Server hat noch niemand eine Partie beendet. Eröffne eine mit /{ command-new }!
       *[other] Auf diesem Server hat noch niemand eine Partie { $title } beendet. Eröffne eine mit /{ command-new }!
    }

fame-stats =
    { $where ->
        [everywhere] ### Deine Bilanz auf allen Servern
       *[here] ### Deine Bilanz auf diesem Server
    }
fame-stats-of = ### { $name }: Bilanz auf diesem Server
fame-game = **{ $title }**: { $tally }
fame-total = **Alle Spiele**: { $tally }
fame-average = im Schnitt Platz { $whole },{ $tenths }
fame-best = Bestwert { $score }
fame-nothing =
    { $title ->
        [none] Du hast noch keine Partie beendet. Eröffne eine mit /{ command-new }!
       *[other] Du hast noch keine Partie { $title } beendet. Eröffne eine mit /{ command-new }!
    }
fame-nothing-of =
    { $title ->
        [none] **{ $name }** hat auf diesem Server noch keine Partie beendet.
       *[other] **{ $name }** hat auf diesem Server noch keine Partie { $title } beendet.
    }

refusal-no-leaderboard = Jeder Server hat seine eigene Rangliste. Frag in einem Kanal eines Servers danach; hier kann ich dir /{ command-stats } zeigen.
refusal-only-ones-own = In Direktnachrichten zeige ich nur deine eigene Bilanz. Frag auf dem Server, auf dem ihr zusammen spielt, nach der von anderen.
