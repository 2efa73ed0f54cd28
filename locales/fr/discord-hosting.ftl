### Hosting, votes, and notices.

## What the host is told

hosting-paused = **{ $title }** est en pause. Avec /{ command-match } { command-match-resume }, la partie reprend.
hosting-resumed = **{ $title }** reprend.
hosting-rewound = **{ $title }** est revenue au début du tour { $turn }.
hosting-replaced = **{ $new }** remplace maintenant **{ $name }** dans **{ $title }**.
hosting-to-computer = L'ordinateur joue maintenant pour **{ $name }** dans **{ $title }**. La même commande rend la place.
hosting-from-computer = **{ $name }** joue de nouveau dans **{ $title }**.
hosting-pace = **{ $title }** : { $pace }.
hosting-end-sure = Veux-tu vraiment terminer **{ $title }** ? La partie ne pourra pas reprendre, et ne comptera pour personne.
hosting-end-button = Terminer la partie
hosting-ended = **{ $title }** est terminée.
hosting-taken-over = La place est à toi. Bienvenue dans **{ $title }** ! Appuie sur **{ button-turn }**, sous le plateau.
hosting-frozen = **{ $title }** est arrêtée. La personne qui s'occupe de moi peut examiner la partie, et la table vote sur la suite.

hosting-turn = Tour { $turn } : { $seats }
hosting-seat-person = { $name }
hosting-seat-computer = { $name } (ordinateur)

hosting-wrong-title = Quelque chose ne va pas
hosting-wrong-note = Qu'est-ce qui ne va pas ?
    .about = Tu peux laisser ce champ vide. La partie est arrêtée jusqu'à la décision de la table.

refusal-no-such-turn = Ce n'est pas l'un des tours. Choisis-en un dans la liste de /{ command-match } { command-match-rewind }.
refusal-only-people = Un bot ne peut pas prendre de place. Avec /{ command-match } { command-match-computer }, c'est l'ordinateur qui joue.
refusal-only-computer = **{ $name }** est joué par l'ordinateur. Avec /{ command-match } { command-match-replace }, tu donnes cette place à une personne.

## Votes

vote-undo = **{ $seat }** veut reprendre sa dernière réponse. Depuis, quelque chose a été montré ou décidé : il faut donc l'accord de la table. Êtes-vous d'accord ?
vote-undo-yes = Reprendre
vote-undo-no = Continuer
vote-frozen = **{ $seat }** signale un problème. Quelle suite donner ?
vote-frozen-go-on = Continuer
vote-frozen-rewind = Revenir au début du tour
vote-frozen-wait = Attendre
vote-withdraw = Retirer la demande
vote-silent = n'a pas encore voté
vote-how =
    { $count ->
        [one] Cette seule voix décide.
       *[other] { $most } voix sur { $count } décident.
    }
vote-decided = Décidé : { $choice }
vote-withdrawn = Demande retirée. Rien ne change.
vote-void = Ce vote n'a plus d'objet.

## Notices

notice-remind-half = **{ $title }** t'attend. La moitié de ton temps est passée.
notice-remind-last = **{ $title }** t'attend toujours. Ton temps est presque écoulé.
notice-due = Ton temps se termine { $when }.
notice-to-the-match = Aller à la partie
notice-lobby = Ton salon d'attente **{ $title }** ferme { $when }. Lance la partie avant, ou ajoute l'ordinateur s'il manque quelqu'un.
notice-to-the-lobby = Aller au salon d'attente
notice-nudge = **{ $title }** : { $person }, ton temps est écoulé, et la table t'attend.
notice-offer = **{ $title }** : { $person }, ton temps est écoulé. Tant que tu n'as pas joué, tout le monde peut prendre ta place.
notice-take-seat = Prendre cette place
notice-restarted =
    { $count ->
        [0] **{ $title }** : après une mise à jour, le tour en cours recommence.
        [one] **{ $title }** : après une mise à jour, le tour en cours recommence. La question est de nouveau posée à **{ $seats }**.
       *[other] **{ $title }** : après une mise à jour, le tour en cours recommence. La question est de nouveau posée à **{ $seats }**.
    }
notice-report = **{ $title }** : **{ $seat }** signale un problème. La partie est arrêtée.
notice-report-secret = Le fichier contient tous les secrets de la partie. Il n'est que pour toi.
