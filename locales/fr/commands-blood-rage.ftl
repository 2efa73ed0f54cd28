### Noms et descriptions des commandes de Blood Rage.

command-bloodrage = bloodrage
    .about = Blood Rage : jouer ton tour au clavier
command-bloodrage-invade = envahir
    .about = Placer une figurine sur le plateau
command-bloodrage-march = marcher
    .about = Déplacer des figurines d’une province à une autre
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

option-figure = figurine
    .about = Quelle figurine
option-figures = figurines
    .about = Quelles figurines, séparées par des virgules
option-start = départ
    .about = D’où elles partent
option-where = où
    .about = Quel lieu
option-upgrade = amélioration
    .about = Quelle amélioration de ta main
option-slot = emplacement
    .about = Où elle va sur la fiche de clan
option-quest = quête
    .about = Quelle quête de ta main
option-player = joueur
    .about = La fiche de clan de qui
