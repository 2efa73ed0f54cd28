### Names and descriptions of the commands to play with.

command-hand = main
    .about = Me montre mes propres cartes
command-board = plateau
    .about = Me montre le plateau tel qu'il est, et chaque chose de plus près
command-saga = saga
    .about = Me raconte ce qui s'est passé depuis mon dernier coup
command-move = jouer
    .about = Répond au clavier à ce qu'on me demande
command-undo = annuler
    .about = Reprend ma dernière réponse
command-resign = abandonner
    .about = Laisse ma place à l'ordinateur

parameter-whole = entière
    .about = Toute la saga, dans un fichier
parameter-answer = réponse
    .about = Ce que tu veux faire ; la liste montre tous les coups possibles
