### The table: what it refuses, and what it does beside the rules.

refusal = Ce n'est pas possible.
refusal-no-such-match = Il n'y a pas de partie ici. Ouvres-en une avec /{ command-new }.
refusal-not-seated = Tu ne joues pas dans cette partie.
refusal-already-seated = Cette personne a déjà une place dans cette partie.
refusal-already-in = Tu as déjà une place dans cette partie.
refusal-lobby-full = Toutes les places sont prises.
refusal-too-few-players =
    { $least ->
        [one] Il faut au moins { $least } joueur. Attends quelqu'un, ou ajoute l'ordinateur.
       *[other] Il faut au moins { $least } joueurs. Attends quelqu'un, ou ajoute l'ordinateur.
    }
refusal-not-the-host = Seule la personne qui a ouvert la partie, ou qui gère le serveur, peut le faire.
refusal-not-now =
    { $status ->
        [lobby] La partie n'a pas encore commencé.
        [running] La partie est en cours ; ce n'est possible qu'avant ou après.
        [paused] La partie est en pause. La personne qui l'a ouverte peut la reprendre.
        [frozen] La partie est arrêtée, car quelque chose semblait anormal. La table décide de la suite.
        [cancelled] Cette partie a été annulée avant de commencer.
       *[over] La partie est terminée.
    }
refusal-already-done = Ce clic a déjà été compté.
refusal-channel-taken = La partie { $name } se joue déjà ici. Prends un fil, ou un autre salon.
refusal-rematch-open = Le salon d'attente de cette revanche est déjà ouvert.
refusal-bad-setting =
    { $setting ->
        [pace] Ce rythme n'est pas proposé. Choisis-en un dans la liste.
        [late] Cette façon de traiter les retards n'existe pas. Choisis-en une dans la liste.
        [seats] Ce nombre de places ne convient pas au jeu ou à celles déjà prises.
        [options] Ces options ne vont pas ensemble.
        [game] Ce jeu ne peut plus être changé.
        [seat] Cette place n'existe pas.
        [ballot] Ce choix ne fait pas partie du vote.
        [zone] Ce fuseau horaire est inconnu. Écris-le comme Europe/Paris.
        [quiet] Les heures de repos ont besoin d'un début et d'une fin différente.
       *[vacation] Des vacances finissent après leur début, et dans l'année.
    }
refusal-not-offered = Cette place n'est pas proposée : la personne qui la tient a encore du temps.
refusal-vote-open = La table vote déjà. Terminez d'abord ce vote.
refusal-no-vote = Il n'y a plus de vote en cours.
refusal-not-a-voter = Tu n'as pas de voix dans ce vote.

chronicle-resigned = **{ $name }** laisse sa place à l'ordinateur
chronicle-late = **{ $name }** a dépassé le temps ; l'ordinateur a joué
chronicle-restarted = Après une mise à jour, le tour en cours recommence
chronicle-paused = **{ $by }** met la partie en pause
chronicle-resumed = **{ $by }** relance la partie
chronicle-ended = **{ $by }** termine la partie avant la fin
chronicle-gone = Le salon n'existe plus, et la partie est finie
chronicle-rewound = **{ $by }** ramène la partie au tour { $turn }
chronicle-replaced = **{ $by }** remplace **{ $name }** par **{ $new }**
chronicle-taken-over = **{ $new }** remplace désormais **{ $name }**
chronicle-to-computer = **{ $by }** laisse l'ordinateur jouer pour **{ $name }**
chronicle-from-computer = **{ $by }** rend sa place à **{ $name }**
chronicle-pace =
    { $hours ->
        [0] **{ $by }** supprime la limite de temps
        [24] **{ $by }** règle le rythme à un jour par coup
        [48] **{ $by }** règle le rythme à deux jours par coup
        [168] **{ $by }** règle le rythme à une semaine par coup
       *[other] **{ $by }** règle le rythme à { $hours } heures par coup
    } ({ $late ->
        [nothing] rien n'arrive en cas de retard
        [nudge] un rappel en cas de retard
        [computer] l'ordinateur joue en cas de retard
       *[offer] la place est proposée à d'autres en cas de retard
    })
chronicle-undo-yes = La table laisse **{ $name }** reprendre sa dernière réponse
chronicle-undo-no = La table ne laisse pas **{ $name }** reprendre sa dernière réponse
chronicle-frozen = **{ $name }** signale un problème ; la partie est arrêtée
chronicle-frozen-go-on = **{ $name }** avait signalé un problème ; la table continue
chronicle-frozen-rewind = **{ $name }** avait signalé un problème ; la table revient au début du tour
chronicle-frozen-wait = **{ $name }** a signalé un problème ; la table attend qu'il soit éclairci
