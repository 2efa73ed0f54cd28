### Names and descriptions of the commands about results.

command-leaderboard = classement
    .about = Qui mène sur ce serveur, et où j'en suis
command-stats = statistiques
    .about = Mon bilan ou celui de quelqu'un : cote, parties, victoires, places et meilleur score

parameter-whose = personne
    .about = De qui est le bilan ; sans précision, le tien
