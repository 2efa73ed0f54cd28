### Blood Rage in the lobby.

game-title = Blood Rage
game-pitch = Des Vikings se disputent la Gloire tandis que le Ragnarök engloutit le monde : drafte les cadeaux des Dieux, envahis, pille, et meurs en beauté.

setting-five_players = Cinquième joueur
    .about = Pour jouer à cinq : ajoute le Clan du Bélier et 24 cartes
setting-exclusive_monsters = Monstres exclusifs
    .about = Ajoute sept monstres aux paquets, de Fenrir à Ymir ; dix à cinq joueurs
setting-first_game = Première partie
    .about = Pas de draft au premier Âge : chacun garde les huit cartes distribuées
setting-first_player = Premier joueur
setting-first_player-none = Le hasard décide qui commence
setting-first_player-seat = { $seat } commence
setting-clans = Clans
setting-clans-none = Dans l'ordre des places
setting-clans-of = Clan pour { $seat }
setting-clans-wolf = { clan-wolf }
setting-clans-bear = { clan-bear }
setting-clans-serpent = { clan-serpent }
setting-clans-raven = { clan-raven }
setting-clans-ram = { clan-ram }
