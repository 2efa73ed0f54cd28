### Names and descriptions of the commands around the lobby.

command-new = nouvelle-partie
    .about = Ouvre une nouvelle partie dans ce salon
command-rematch = revanche
    .about = Ouvre une revanche de la partie jouée ici

parameter-game = jeu
    .about = Quel jeu
parameter-seats = places
    .about = Combien peuvent jouer au plus
parameter-computers = ordinateurs
    .about = Combien de joueurs ordinateur s'assoient aussitôt
parameter-place = lieu
    .about = Un fil à part, ou ce salon
