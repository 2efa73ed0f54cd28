### Blood Rage: what is written on the pictures, short, for there is little room; and their alt texts.

## The board

picture-age = Âge { $number }
picture-over = Fin
picture-phase-gods-gifts = Cadeaux
picture-phase-action = Actions
picture-phase-discard = Défausse
picture-phase-quest = Quêtes
picture-phase-ragnarok = Ragnarök
picture-phase-release-valhalla = Valhalla
picture-place = { $place }
picture-region = { $region }
picture-stat = { $stat }
picture-clan = { $clan }
picture-to-act = À jouer
picture-passed = Passé

## Cards

picture-card = { $card }
picture-kind-monster = Monstre
picture-kind-leader = Chef
picture-kind-warrior = Guerrier
picture-kind-ship = Drakkar
picture-kind-clan = Clan
picture-kind-quest = Quête
picture-kind-battle = Bataille
picture-kind-strength = { $kind } · FOR { $strength }
picture-pack = Au choix
picture-draft = Ton draft
picture-cards = Ta main
picture-picks = Déjà prises
picture-quests = Tes quêtes
picture-kept = Gardée
picture-no-cards = Tu n'as pas de cartes.
picture-alt-cards = { $group } : { $cards }.
picture-alt-card = Carte « { $card } ».

## The cover and the result

picture-tagline = La gloire avant le Ragnarök
picture-players = { $least }–{ $most } joueurs
picture-alt-cover = Blood Rage : un pays de neuf provinces autour de l'arbre-monde.
picture-result = La saga est contée
picture-source-battle = Batailles
picture-source-pillage = Pillages
picture-source-quest = Quêtes
picture-source-ragnarok = Ragnarök
picture-source-legendary = Légende
picture-other = Cartes
picture-total = Gloire
picture-alt-place = { $place_number }. { $player }, { $glory } Gloire.

## Close-ups

picture-villages = Villages libres : { $free } sur { $villages }
picture-borders = Voisines : { $places }
picture-grove = De la place pour tous
picture-nobody = Personne ici
picture-doomed = Condamnée à l'Âge { $number }
picture-destroyed = Détruite
picture-pillaged = Pillée
picture-reward = Récompense : { $token }
picture-strength = FOR sur le plateau
picture-total-strength = FOR dans la bataille
picture-sum = Figurines { $figures } + cartes { $cards }
picture-left = restante
picture-on-board = Sur le plateau
picture-reserve = Réserve
picture-valhalla = Valhalla
picture-count = { $label } : { $count }
picture-hand = Main
picture-committed = Quêtes
picture-upgrades = Améliorations
picture-battle = Bataille : { $place }
picture-pillage = Pillage : { $place }
picture-pillager = { $clan } · pille
picture-winner = { $clan } · vainqueur
picture-no-card = Aucune carte révélée
picture-cancelled = Texte annulé
picture-declared = Quête comptée +{ $bonus }
picture-no-battle = Pas de bataille
picture-force = { $player } : FOR { $strength }
picture-alt-province = { $place }. { $facts }.
picture-alt-clan = { $player } : { $glory } Gloire, { $facts }.

## The legend

picture-legend = Ce que disent les signes
legend-strength = FOR d'une figurine
legend-doomed = Condamnée à cet Âge
legend-reward = Récompense du pillage
legend-pillaged = Déjà pillée
legend-leads = Le plus de Gloire
legend-village = Village libre
legend-destroyed = Détruite
legend-horns = Figurines sur le plateau
legend-hand = Cartes en main
legend-quests = Quêtes acceptées
legend-valhalla = Figurines au Valhalla
legend-upgrade = Amélioration
legend-track = Cases longues : Gloire à la fin
legend-first = Premier joueur
legend-last = Touché par le dernier coup
legend-choice = Tu peux choisir ceci
