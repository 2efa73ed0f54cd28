### Noms et descriptions des commandes de Champions de Midgard.

command-midgard = midgard
    .about = Champions de Midgard : jouer ton tour au clavier
command-midgard-place = placer
    .about = Placer un ouvrier
command-midgard-assign = affecter
    .about = Envoyer des guerriers dans ton prochain combat, et de la nourriture à bord
command-midgard-reroll = relancer
    .about = Relancer des dés contre une faveur
command-midgard-rune = rune
    .about = Utiliser une rune, à ton tour ou non
command-midgard-longhouse = maison-longue
    .about = Montrer une maison longue en toutes lettres

parameter-choice = choix
    .about = Ce que tu y choisis
parameter-warriors = guerriers
    .about = Quels guerriers, séparés par des virgules
parameter-food = nourriture
    .about = Combien de nourriture à bord
parameter-dice = dés
    .about = Quels dés, séparés par des virgules
parameter-rune = rune
    .about = Quelle rune, et comment
