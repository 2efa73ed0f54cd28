### Names and descriptions of the host's commands, and of the options they share with others.

command-match = partie
    .about = Pour qui a ouvert la partie ou gère le serveur : s'occuper de la partie jouée ici
command-match-pause = pause
    .about = Arrêter la partie et toutes ses horloges
command-match-resume = reprendre
    .about = Reprendre une partie en pause
command-match-rewind = rembobiner
    .about = Revenir au début d'un tour
command-match-replace = remplacer
    .about = Donner une place à quelqu'un d'autre
command-match-computer = ordinateur
    .about = Laisser l'ordinateur jouer une place, ou rendre la place
command-match-deadline = délai
    .about = Changer le temps par coup, et ce qui arrive en cas de retard
command-match-end = terminer
    .about = Terminer la partie avant la fin

parameter-turn = tour
    .about = À quel tour revenir ; la liste montre les derniers
parameter-seat = place
    .about = La place de qui
parameter-person = personne
    .about = Qui joue à partir de maintenant
parameter-pace = rythme
    .about = Le temps accordé pour un coup
parameter-late = retard
    .about = Ce qui arrive en cas de retard

choice-pace-0 = sans limite de temps
choice-pace-6 = 6 heures par coup
choice-pace-12 = 12 heures par coup
choice-pace-24 = un jour par coup
choice-pace-48 = deux jours par coup
choice-pace-168 = une semaine par coup

choice-late-nothing = rien n'arrive en cas de retard
choice-late-nudge = un rappel dans le salon en cas de retard
choice-late-computer = l'ordinateur joue en cas de retard
choice-late-offer = la place est proposée à d'autres en cas de retard
