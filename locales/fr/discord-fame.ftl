### The leaderboard, and how somebody has done.

fame-leaderboard =
    { $title ->
        [none] ### Classement de ce serveur
       *[other] ### Classement de ce serveur : { $title }
    }
fame-row = **{ $place } · { $name }** : { $tally }
fame-rating = cote { $rating }
fame-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
fame-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
fame-about = Tout le monde commence avec une cote de { $start }. Seules les parties avec d'autres personnes la changent, et qui abandonne prend la dernière place.
fame-not-yet =
    { $title ->
        [none] Tu n'y figures pas encore. Ouvre une partie avec /{ command-new } !
       *[other] Tu n'y figures pas encore. Ouvre une partie de { $title } avec /{ command-new } !
    }
fame-nobody =
    { $title ->
        [none] Personne n'a encore terminé de partie sur ce serveur. Ouvres-en une avec /{ command-new } !
       *[other] Personne n'a encore terminé de partie de { $title } sur ce serveur. Ouvres-en une avec /{ command-new } !
    }

fame-stats =
    { $where ->
        [everywhere] ### Ton bilan sur tous les serveurs
       *[here] ### Ton bilan sur ce serveur
    }
fame-stats-of = ### { $name } : bilan sur ce serveur
fame-game = **{ $title }** : { $tally }
fame-total = **Tous les jeux** : { $tally }
fame-average = place moyenne { $whole },{ $tenths }
fame-best = meilleur score { $score }
fame-nothing =
    { $title ->
        [none] Tu n'as pas encore terminé de partie. Ouvres-en une avec /{ command-new } !
       *[other] Tu n'as pas encore terminé de partie de { $title }. Ouvres-en une avec /{ command-new } !
    }
fame-nothing-of =
    { $title ->
        [none] **{ $name }** n'a pas encore terminé de partie sur ce serveur.
       *[other] **{ $name }** n'a pas encore terminé de partie de { $title } sur ce serveur.
    }

refusal-no-leaderboard = Chaque serveur a son propre classement. Demande-le dans un salon d'un serveur ; ici, je peux te montrer /{ command-stats }.
refusal-only-ones-own = En message privé, je ne montre que ton propre bilan. Demande celui des autres sur le serveur où vous jouez ensemble.
