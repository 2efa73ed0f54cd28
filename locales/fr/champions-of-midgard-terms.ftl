### Champions of Midgard: names of places, leaders, warriors, goods and other terms.

## Places

place-worker-huts = Huttes des ouvriers
place-beg = Mendier
place-draugr-1 = Draugr 1
place-draugr-2 = Draugr 2
place-troll = Troll
place-public-longship-10 = Grand drakkar public
place-public-longship-5 = Petit drakkar public
place-merchant-ship = Navire marchand
place-sages-house = Maison du sage
place-hunting-grounds = Terrain de chasse
place-jarls-longhouse = Maison longue du jarl
place-market = Marché
place-smokehouse = Fumoir
place-runesmith = Forgeron de runes
place-shipwright = Charpentier naval
place-blacksmith = Forgeron
place-swordsmith = Forgeur d'épées
place-hafter = Faiseur de lances
place-stave-church = Église en bois debout
place-shore-1 = Rivage 1
place-shore-2 = Rivage 2
place-shore-3 = Rivage 3
place-shore-4 = Rivage 4

## Market stalls

place-aumingi = Aumingi
place-skald = Scalde
place-generous-merchant = Marchand généreux
place-wealthy-patron = Riche mécène
place-huskarl = Huscarl
place-jomsviking = Jomsviking
place-plunderer = Pillard
place-varangian = Varègue

## Leaders

leader-asmundr = Asmundr le Pieux
leader-dagrun = Dagrun l'Élue
leader-gylfir = Gylfir le Marin
leader-svanhildr = Svanhildr la Vierge à l'épée
leader-ullr = Ullr le Berserker

## Private longships

place-snekka = Snekka
place-karfi = Karfi
place-skeid = Skeid
place-drekkar = Drekkar

## Phases

phase-round-setup = Préparation de la manche
phase-place-workers = Placement des ouvriers
phase-assign-warriors = Affectation des guerriers
phase-combat-resolution = Résolution des combats
phase-cleanup = Rangement
phase-final-scoring = Décompte final

## Items: goods and warriors, by themselves and counted

item-food = Nourriture
    .counted =
        { $count ->
            [one] { $count } nourriture
           *[other] { $count } nourritures
        }
item-wood = Bois
    .counted = { $count } bois
item-coin = Pièces
    .counted =
        { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }
item-favour = Faveur
    .counted =
        { $count ->
            [one] { $count } faveur
           *[other] { $count } faveurs
        }
item-blame = Blâme
    .counted =
        { $count ->
            [one] { $count } blâme
           *[other] { $count } blâmes
        }
item-glory = Gloire
    .counted = { $count } gloire
item-swordsman = Épéiste
    .counted =
        { $count ->
            [one] { $count } épéiste
           *[other] { $count } épéistes
        }
item-spearman = Lancier
    .counted =
        { $count ->
            [one] { $count } lancier
           *[other] { $count } lanciers
        }
item-axeman = Guerrier à la hache
    .counted =
        { $count ->
            [one] { $count } guerrier à la hache
           *[other] { $count } guerriers à la hache
        }

## Sides of a die

face-blank = Vide
    .counted =
        { $count ->
            [one] { $count } vide
           *[other] { $count } vides
        }
face-shield = Bouclier
    .counted =
        { $count ->
            [one] { $count } bouclier
           *[other] { $count } boucliers
        }
face-hit = Touche
    .counted =
        { $count ->
            [one] { $count } touche
           *[other] { $count } touches
        }
face-double-hit = Double touche
    .counted =
        { $count ->
            [one] { $count } double touche
           *[other] { $count } doubles touches
        }

## Colours

colour-blue = Bleu
colour-red = Rouge
colour-yellow = Jaune
colour-green = Vert

## Kinds of cards

cardtype-rune = Carte Rune
cardtype-destiny = Carte Destin
cardtype-journey = Carte Voyage
cardtype-merchant = Carte Navire marchand
cardtype-troll = Troll
cardtype-draugr = Draugr
cardtype-monster = Monstre
