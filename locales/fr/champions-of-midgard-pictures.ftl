### Champions of Midgard: what is written on the pictures, short, for there is little room; and their alt texts.

## The board

picture-round = Manche
picture-over = Fin
picture-phase-place-workers = Ouvriers
picture-phase-assign-warriors = Guerriers
picture-phase-combat-resolution = Combat
picture-phase-final-scoring = Décompte
picture-to-act = À jouer
picture-leader-none = Pas encore de chef
picture-leader-asmundr = Asmundr
picture-leader-dagrun = Dagrun
picture-leader-gylfir = Gylfir
picture-leader-svanhildr = Svanhildr
picture-leader-ullr = Ullr
picture-good-food = Vivres
picture-good-wood = Bois
picture-good-coin = Pièces
picture-good-favour = Faveur
picture-good-blame = Blâme
picture-supply = Réserve

## Names on the board, short

picture-name-worker-huts = Huttes
picture-name-beg = Mendier
picture-name-draugr-1 = Draugr 1
picture-name-draugr-2 = Draugr 2
picture-name-troll = Troll
picture-name-public-longship-10 = Grand drakkar
picture-name-public-longship-5 = Petit drakkar
picture-name-merchant-ship = Navire marchand
picture-name-sages-house = Sage
picture-name-hunting-grounds = Chasse
picture-name-jarls-longhouse = Jarl
picture-name-market = Marché
picture-name-smokehouse = Fumoir
picture-name-runesmith = Forgeron de runes
picture-name-shipwright = Charpentier naval
picture-name-blacksmith = Forgeron
picture-name-swordsmith = Épées
picture-name-hafter = Lances
picture-name-stave-church = Église en bois debout
picture-name-aumingi = Aumingi
picture-name-skald = Scalde
picture-name-generous-merchant = Marchand
picture-name-wealthy-patron = Mécène
picture-name-huskarl = Huscarl
picture-name-jomsviking = Jomsviking
picture-name-plunderer = Pillard
picture-name-varangian = Varègue
picture-name-shore-1 = Rivage 1
picture-name-shore-2 = Rivage 2
picture-name-shore-3 = Rivage 3
picture-name-shore-4 = Rivage 4
picture-name-snekka = Snekka
picture-name-karfi = Karfi
picture-name-skeid = Skeid
picture-name-drekkar = Drekkar

## Cards

picture-card = { $card }
picture-place = { $place }
picture-leader = { $leader }
picture-kind-rune = Rune
picture-kind-destiny = Destin
picture-kind-merchant = Navire marchand
picture-kind-journey = Voyage
picture-kind-leader = Chef
picture-kind-stall = Étal
picture-kind-ship = Drakkar
picture-kind-troll = Troll
picture-kind-draugr = Draugr
picture-kind-monster = Monstre
picture-choices = Au choix
picture-destinies = Tes destins
picture-runes = Tes runes
picture-trophies = Tes ennemis vaincus
picture-journeys = Voyages que tu as vus
picture-shown = Révélé
picture-used = Utilisée
picture-no-cards = Tu n'as aucune carte.
picture-alt-cards = { $group } : { $names }.
picture-alt-card = Carte « { $name } ».

## The cover and the result

picture-title = Champions de Midgard
picture-tagline = Qui sera le prochain jarl ?
picture-players = { $least }–{ $most } joueurs
picture-alt-cover = Champions de Midgard : une ville entre la montagne et la mer.
picture-result = La saga est contée
picture-column-fights = Combats
picture-column-destinies = Destins
picture-column-sets = Séries
picture-column-runes = Runes
picture-column-ship = Drakkar
picture-column-favour = Faveur
picture-column-coins = Pièces
picture-column-blame = Blâme
picture-column-other = Autres
picture-total = Gloire
picture-alt-place = { $place_number }. { $player }, { $glory } gloire.

## Close-ups

picture-free = Libre
picture-player = { $seat }
picture-defeated = Vaincu
picture-no-ship = Aucun drakkar ici
picture-capacity = { $load } à bord sur { $capacity }
picture-feeds = 1 nourriture pour { $count }
picture-face-down = Voyage face cachée
picture-longhouse = Maison longue : { $count } sur { $most }
picture-workers-left = Ouvriers restants : { $count } sur { $most }
picture-count-destinies = Destins : { $count }
picture-count-trophies = Ennemis vaincus : { $count }
picture-hidden-trophies = Ennemis vaincus cachés
picture-no-longship = Aucun drakkar
picture-fight = { $seat } contre { $card }
picture-hunt = { $seat } chasse
picture-hunting = à la chasse
picture-no-fight = Aucun combat
picture-hits = Touches
picture-shields = Boucliers
picture-losses = Pertes
picture-damage = Dégâts
picture-won = Victoire
picture-lost = Défaite
picture-alt-facts = { $title } : { $facts }.
picture-alt-round =
    { $round ->
        [0] { $faces }
       *[other] tour { $round } : { $faces }
    }

## The legend

picture-legend = Ce que disent les signes
legend-swordsman = Épéiste
legend-spearman = Lancier
legend-axeman = Guerrier à la hache
legend-food = Nourriture
legend-wood = Bois
legend-coin = Pièce
legend-favour = Faveur : relance des dés
legend-blame = Blâme : coûte de la gloire à la fin
legend-glory = Gloire
legend-any = Nourriture, bois ou pièce
legend-worker = Ouvriers encore à placer
legend-free = Place libre pour un ouvrier
legend-price = Prix
legend-blue = Bleu : prends tout ce qui s'y trouve
legend-red = Rouge : réserve un combat ou la chasse
legend-attack = Attaque : pertes par tour de combat
legend-defence = Défense : dégâts mortels
legend-enemy-blue = Ennemi bleu (glace)
legend-enemy-red = Ennemi rouge (feu)
legend-enemy-yellow = Ennemi jaune (terre)
legend-banned = Ces guerriers sont interdits
legend-warriors = Guerriers envoyés là
legend-aboard = Nourriture à bord
legend-capacity = Capacité du drakkar
legend-ration = 1 nourriture pour { $count } guerriers
legend-journey = Carte Voyage, face cachée
legend-rune = Rune, sombre si utilisée
legend-destinies = Cartes Destin
legend-trophies = Ennemis vaincus
legend-first = Premier joueur
legend-last = Touché par le dernier coup
legend-choice = Tu peux choisir ceci
