### Champions of Midgard: the cards, leaders, stalls and ships. Every number comes from components.json.

## Runes

card-rune-success = Succès
card-rune-success-text = À tout moment : révèle une de tes cartes Destin et décompte-la tout de suite selon les règles des destins. Tu la gardes, et elle compte encore à la fin.

card-rune-gifts = Dons
card-rune-gifts-text = À tout moment : prends { $amount } ressources, nourriture, bois et pièces dans la combinaison de ton choix.

card-rune-healing = Guérison
card-rune-healing-text = Au moment de subir des pertes dans un tour de combat : ignore toutes les pertes de ce tour.

card-rune-potential = Potentiel
card-rune-potential-text = Après ton lancer, en combat ou à la chasse : relance tous tes dés qui montrent une face vide. Le nouveau résultat compte.

card-rune-reaction = Réaction
card-rune-reaction-text = Après ton lancer, en combat ou à la chasse : chaque bouclier compte aussi pour { $amount ->
        [one] { $amount } touche
       *[other] { $amount } touches
    }. Il protège toujours.

card-rune-journey = Voyage
card-rune-journey-text = Quand la carte Voyage de ton drakkar est révélée : défausse-la et résous à la place la première carte de la pioche de voyages, même si elle est pire.

card-rune-glory = Gloire
card-rune-glory-text = Quand tu vaincs un troll, un draugr, le kraken ou un monstre : tu reçois { $amount } % de gloire en plus pour lui, arrondi à l'inférieur.

card-rune-true-vision = Vision véritable
card-rune-true-vision-text = Quand tu places un ouvrier dans la Maison du sage : pioche { $amount } cartes Destin au lieu d'une, gardes-en une et remets les autres sous la pioche.

card-rune-knowledge = Savoir
card-rune-knowledge-text = À tout moment : regarde toutes les cartes Voyage face cachée aux rivages. La pioche reste cachée.

card-rune-wealth = Prospérité
card-rune-wealth-text = À tout moment : double tes pièces. Tu en reçois { $amount } au plus.

## Journeys

card-journey-all-quiet = Tout est calme
card-journey-all-quiet-text = Il ne se passe rien.

card-journey-kraken = Kraken
card-journey-kraken-text = Combats le kraken : attaque { $attack }, défense { $defence }. Le vaincre rapporte { $glory } gloire. Les survivants poursuivent le voyage.

card-journey-lost = Égarés
card-journey-lost-text = Tu perds { $amount } éléments à bord, nourriture et guerriers dans la combinaison de ton choix.

card-journey-no-wind = Pas de vent
card-journey-no-wind-text = Tu perds { $amount ->
        [one] { $amount } nourriture
       *[other] { $amount } nourritures
    } à bord.

card-journey-storm = Tempête
card-journey-storm-text = Tu perds { $amount ->
        [one] { $amount } nourriture ou { $amount } guerrier
       *[other] { $amount } nourritures ou { $amount } guerriers
    } à bord : tu choisis.

card-journey-whirlpool = Tourbillon
card-journey-whirlpool-text = Tu perds { $amount ->
        [one] { $amount } guerrier
       *[other] { $amount } guerriers
    } à bord.

## Destinies

card-crusher-of-ice = Briseur de glace
card-earth-smasher = Fracasseur de terre
card-master-of-flames = Maître des flammes
card-craftsman = Artisan
card-leader-of-armies = Chef d'armées
card-odins-favored = Favori d'Odin
card-prepared = Prévoyant
card-prosperous = Prospère
card-runemaster = Maître des runes
card-monster-hunter = Chasseur de monstres
card-slayer-of-the-undead = Tueur de morts-vivants
card-troll-slayer = Tueur de trolls

most-blue = le plus d'ennemis bleus vaincus
most-red = le plus d'ennemis rouges vaincus
most-yellow = le plus d'ennemis jaunes vaincus
most-troll = le plus de trolls vaincus
most-draugr = le plus de draugr vaincus
most-monster = le plus de monstres vaincus
most-warriors = le plus de guerriers
most-wood = le plus de bois
most-food = le plus de nourriture
most-coin = le plus de pièces
most-favour = le plus de faveurs
most-runes = le plus de runes, utilisées ou non

destiny-text = Aie à la fin { $most }. Gloire : { $alone } si personne d'autre n'en a autant, { $shared } en cas d'égalité.

## Merchant ships

card-merchant-salted-herring = Harengs salés
card-merchant-oak-beams = Poutres de chêne
card-merchant-mixed-cargo = Cargaison mixte
card-merchant-larder = Provisions d'hiver
card-merchant-young-swords = Jeunes lames
card-merchant-ships-guard = Garde du navire
card-merchant-harpooners = Harponneurs
card-merchant-axe-brothers = Épée et hache

merchant-text = Prends { $items }.

## Trolls

card-troll-forest = Troll des forêts
card-troll-bog = Troll des marais
card-troll-bridge = Troll des ponts
card-troll-cave = Troll des cavernes
card-troll-mountain = Troll des montagnes
card-troll-two-headed = Troll bicéphale
card-troll-king = Roi des trolls

## Draugr

card-draugr-blue-thrall = Draugr serf de givre
card-draugr-blue-mound-walker = Draugr rôdeur de givre
card-draugr-blue-raider = Draugr maraudeur de givre
card-draugr-blue-gold-keeper = Draugr gardien d'or de givre
card-draugr-blue-shield-bearer = Draugr porte-bouclier de givre
card-draugr-blue-reaver = Draugr massacreur de givre
card-draugr-blue-hersir = Draugr hersir de givre
card-draugr-red-thrall = Draugr serf de braise
card-draugr-red-mound-walker = Draugr rôdeur de braise
card-draugr-red-raider = Draugr maraudeur de braise
card-draugr-red-gold-keeper = Draugr gardien d'or de braise
card-draugr-red-shield-bearer = Draugr porte-bouclier de braise
card-draugr-red-reaver = Draugr massacreur de braise
card-draugr-red-hersir = Draugr hersir de braise
card-draugr-yellow-thrall = Draugr serf de terre
card-draugr-yellow-mound-walker = Draugr rôdeur de terre
card-draugr-yellow-raider = Draugr maraudeur de terre
card-draugr-yellow-gold-keeper = Draugr gardien d'or de terre
card-draugr-yellow-shield-bearer = Draugr porte-bouclier de terre
card-draugr-yellow-reaver = Draugr massacreur de terre
card-draugr-yellow-hersir = Draugr hersir de terre

## Monsters

card-frost-fenris-cub = Louveteau de Fenris de givre
card-nykr = Nykr
card-snow-ogress = Ogresse des neiges
card-fossegrim = Fossegrim
card-ice-wraith = Spectre de glace
card-marmennill = Marmennill
card-frost-lindworm = Lindworm de givre
card-ice-drake = Drake de glace
card-sea-serpent = Serpent de mer
card-rime-giant = Géant du givre
card-lyngbakr = Lyngbakr
card-hafgufa = Hafgufa
card-ember-fenris-cub = Louveteau de Fenris de braise
card-hel-hound = Chien de Hel
card-forge-ogre = Ogre de la forge
card-cinder-bear = Ours de cendres
card-ash-wraith = Spectre de cendre
card-smoke-hag = Sorcière de fumée
card-ember-lindworm = Lindworm de braise
card-flame-drake = Drake de flammes
card-lava-serpent = Serpent de lave
card-fire-giant = Géant du feu
card-muspel-warrior = Guerrier de Muspell
card-surtrs-herald = Héraut de Surt
card-earth-fenris-cub = Louveteau de Fenris de terre
card-battle-boar = Sanglier de guerre
card-root-ogre = Ogre des racines
card-cave-bear = Ours des cavernes
card-mound-dweller = Habitant du tertre
card-huldra-queen = Reine des huldres
card-earth-lindworm = Lindworm de terre
card-bog-drake = Drake des marais
card-burrow-serpent = Serpent fouisseur
card-stone-giant = Géant de pierre
card-ironwood-witch = Sorcière du Bois-de-Fer
card-nidhoggs-brood = Engeance de Nidhögg

enemy-text = Attaque { $attack }, défense { $defence }. Récompense : { $glory } gloire et { $items }.
enemy-text-bans = Attaque { $attack }, défense { $defence }, { $bans }. Récompense : { $glory } gloire et { $items }.
ban-swordsman = pas d'épées
ban-spearman = pas de lances
ban-axeman = pas de haches

## Leaders

leader-asmundr-text = Chaque fois que tu défausses une faveur pour relancer des dés, tu reçois aussitôt { $asmundr } gloire. Les faveurs gardées comptent comme d'habitude.
leader-dagrun-text = À la Maison du sage, tu pioches { $dagrun ->
        [one] { $dagrun } carte Destin
       *[other] { $dagrun } cartes Destin
    } de plus, tu en gardes une et tu remets les autres sous la pioche. Avec *{ card-rune-true-vision }*, tu en pioches { $vision }.
leader-gylfir-text = Au Navire marchand, tu ne paies pas de pièce.
leader-svanhildr-text = Une touche de tes épéistes compte { $sword_hit }, une double touche { $sword_double }, en combat et à la chasse.
leader-ullr-text = Tu reçois { $ullr } gloire à chaque tour de combat où au moins un de tes dés montre une double touche, que tu gagnes ou non.

## Places

stall-text =
    { $times ->
        [one] { $items_cost } → { $items }
       *[other] Jusqu'à { $times } fois : { $items_cost } → { $items }
    }
stall-text-free = { $items }
ship-text = Coûte { $items }. Porte { $capacity } guerriers et nourritures en tout. Rapporte { $glory } gloire à la fin.
