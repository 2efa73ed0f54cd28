### Noms et descriptions des commandes de Blood Rage.

command-bloodrage = bloodrage
    .about = Blood Rage : jouer ton tour au clavier
command-bloodrage-invade = envahir
    .about = Placer une figurine sur le plateau
command-bloodrage-march = marcher
    .about = Déplacer des figurines d'une province à une autre
command-bloodrage-upgrade = améliorer
    .about = Jouer une amélioration sur ta fiche de clan
command-bloodrage-quest = quête
    .about = Accepter une quête, face cachée
command-bloodrage-pillage = piller
    .about = Piller une province
command-bloodrage-pass = passer
    .about = Passer et perdre toute ta Rage
command-bloodrage-clan = clan
    .about = Montrer une fiche de clan en toutes lettres

parameter-figure = figurine
    .about = Quelle figurine
parameter-figures = figurines
    .about = Quelles figurines, séparées par des virgules
parameter-start = départ
    .about = D'où elles partent
parameter-where = où
    .about = Quel lieu
parameter-upgrade = amélioration
    .about = Quelle amélioration de ta main
parameter-slot = emplacement
    .about = Où elle va sur la fiche de clan
parameter-quest = quête
    .about = Quelle quête de ta main
parameter-player = joueur
    .about = Quel joueur
