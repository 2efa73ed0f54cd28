### Blood Rage: the cards, by face. Numbers come from the cards' hints in components.json.

## Monsters

card-dwarf-chieftain = Chef nain
card-dwarf-chieftain-text = Ni cette amélioration ni une invasion avec ce Monstre ne coûtent de Rage.

card-sea-serpent = Serpent de mer
card-sea-serpent-text = Ce Monstre est aussi un Drakkar : il n'envahit que les fjords, ne se déplace jamais et soutient les deux provinces de son fjord. Ton amélioration de drakkar s'applique aussi au Serpent de mer, mais ne change pas sa FOR.

card-troll = Troll
card-troll-text = Chaque fois que le Troll envahit une province, tous les Guerriers ennemis qui s'y trouvent sont détruits.

card-dark-elf = Elfe noir
card-dark-elf-text = L'Elfe noir peut aussi envahir Yggdrasil et y a une FOR de { $str_in_yggdrasil }. Même là, l'invasion ne coûte en Rage que sa FOR normale.

card-fire-giant = Géant de feu
card-fire-giant-text = Chaque fois que le Géant de feu envahit une province, toutes les figurines ennemies de la province et du fjord adjacent sont détruites, sauf les Monstres.

card-valkyrie = Valkyrie
card-valkyrie-text = Tu gagnes { $amount } Gloire pour chaque figurine ennemie détruite dans une bataille, gagnée ou perdue, à laquelle participe la Valkyrie.

card-frost-giant = Géant de givre
card-frost-giant-text = Quand tu pilles avec succès une province où se trouve le Géant de givre, tu reçois la récompense du jeton de pillage { $times } fois de plus.

card-soldier-of-hel = Soldat de Hel
card-soldier-of-hel-text = Ni cette amélioration ni une invasion avec ce Monstre ne coûtent de Rage.

card-volur-witch = Sorcière Völva
card-volur-witch-text = Quand la Sorcière Völva devrait être détruite dans une province extérieure, tu peux à la place la déplacer gratuitement à Yggdrasil : même lors du Ragnarök (elle ne rapporte alors pas de Gloire), mais pas avec « { card-friggas-sacrifice } ». Une fois à Yggdrasil, elle ne peut plus fuir.

card-fenrir = Fenrir
card-fenrir-text = Si Fenrir se trouve dans une province extérieure lors du Ragnarök, c'est elle qui est détruite à la place de la province condamnée. À Yggdrasil, il n'a aucun effet.

card-hildisvini = Hildisvini
card-hildisvini-text = Quand Hildisvini envahit une province, il peut y prendre le village de n'importe quelle figurine, même l'une des tiennes : tu déplaces celle-ci vers une province adjacente où il reste de la place. Hildisvini peut ainsi envahir même une province pleine.

card-mountain-giant = Géant des montagnes
card-mountain-giant-text = Ce Monstre est aussi un Chef : envahir avec lui ne coûte pas de Rage, et ton amélioration de chef s'applique aussi au Géant des montagnes.

card-nidhoggr = Nidhögg
card-nidhoggr-text = Quand tu gagnes une bataille à laquelle participe Nidhögg, tu reçois { $amount } Gloire pour chaque figurine des perdants au Valhalla, y compris celles qui viennent d'être détruites.

card-wolfman = Homme-loup
card-wolfman-text = Tant que l'Homme-loup est dans une bataille, seuls les Monstres y apportent leur FOR, dans tous les clans. Les cartes comptent comme d'habitude.

card-mystic-troll = Troll mystique
card-mystic-troll-text = Tes figurines envahissent sans payer de Rage la province où se trouve le Troll mystique, et tes Drakkars le fjord adjacent. Le coût de « { card-friggas-domain } » reste dû.

card-ymir = Ymir
card-ymir-text = Ni cette amélioration ni une invasion avec Ymir ne coûtent de Rage. La FOR d'Ymir est de { $per_figure } pour chacune de tes figurines actuellement au Valhalla.

## Leader upgrades

card-lord-of-hammers = Seigneur des marteaux
card-lord-of-hammers-text = Après avoir pillé avec succès une province où se trouve ton Chef, tu peux le déplacer vers une province adjacente où il reste de la place.

card-lord-of-axes = Seigneur des haches
card-lord-of-axes-text =
    Après avoir pillé avec succès une province où se trouve ton Chef, tu augmentes une caractéristique de clan de ton choix de { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    }.

card-lord-of-spears = Seigneur des lances
card-lord-of-spears-text =
    Après avoir pillé avec succès une province où se trouve ton Chef, tu augmentes les trois caractéristiques de clan de { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    } chacune.

## Warrior upgrades

card-brothers-in-arms = Frères d'armes
card-brothers-in-arms-text = Tes Guerriers comptent par paires : chaque paire dans une même province a une FOR totale de { $pair }, un Guerrier restant une FOR de { $single }. Envahir avec un Guerrier coûte { $single } Rage.

card-experts-in-arms = Experts d'armes
card-experts-in-arms-text = Chacun de tes Guerriers a une FOR de { $single } ; envahir avec lui coûte autant de Rage.

card-masters-in-arms = Maîtres d'armes
card-masters-in-arms-text = Tes Guerriers comptent par paires : chaque paire dans une même province a une FOR totale de { $pair }, un Guerrier restant une FOR de { $single }. Envahir avec un Guerrier coûte { $single } Rage.

## Ship upgrades

card-lokis-dragons = Dragons de Loki
card-lokis-dragons-text = Tu gagnes { $amount } Gloire chaque fois qu'un de tes Drakkars est détruit, quelle qu'en soit la cause.

card-fire-dragons = Dragons de feu
card-fire-dragons-text = Tu gagnes { $amount } Gloire chaque fois qu'un de tes Drakkars est détruit, quelle qu'en soit la cause.

card-eternal-dragons = Dragons éternels
card-eternal-dragons-text = Tu gagnes { $amount } Gloire chaque fois qu'un de tes Drakkars est détruit, quelle qu'en soit la cause.

## Clan upgrades

card-friggas-charm = Charme de Frigga
card-friggas-charm-text = Jouer une amélioration te coûte { $amount } Rage de moins (jamais moins de zéro). Le coût des invasions ne change pas.

card-friggas-succor = Secours de Frigga
card-friggas-succor-text = Chaque fois que tu envahis, un Guerrier de ta réserve peut envahir gratuitement la même province, s'il y reste un village libre et si tes Cornes le permettent. Avec un Drakkar, choisis l'une des provinces que son fjord soutient. Ce Guerrier n'en amène pas d'autre.

card-lokis-blessing = Bénédiction de Loki
card-lokis-blessing-text = Après chaque bataille que tu perds, tu peux envahir gratuitement la province disputée avec un Guerrier de ta réserve, s'il y reste un village libre et si tes Cornes le permettent. Cela ne vaut pas pour Yggdrasil.

card-lokis-domain = Domaine de Loki
card-lokis-domain-text = Lors de la phase de Libération du Valhalla, tu gagnes { $amount } Gloire pour chacune de tes figurines qui revient du Valhalla dans ta réserve.

card-thors-glory = Gloire de Thor
card-thors-glory-text =
    Après chaque bataille à laquelle tu participes, gagnée ou perdue, tu gagnes { $amount } Gloire si au moins { $at_least ->
        [one] { $at_least } figurine ennemie y a été détruite
       *[other] { $at_least } figurines ennemies y ont été détruites
    }.

card-tyrs-domain = Domaine de Tyr
card-tyrs-domain-text = Quand tu révèles une quête dans une bataille, tu peux la compter comme une carte Bataille avec un bonus de FOR de +{ $value }. Les bonus de « { card-tyrs-domain } » et de « { card-tyrs-wrath } » ne se cumulent pas.

card-friggas-protection = Protection de Frigga
card-friggas-protection-text = Quand tes figurines devraient être détruites, tu peux payer { $cost } Rage pour chacune de celles que tu veux sauver : elle reste où elle est. Possible aussi pendant le tour des autres joueurs, mais pas contre le Ragnarök ni contre « { card-friggas-sacrifice } ».

card-lokis-eminence = Éminence de Loki
card-lokis-eminence-text = Lors de la phase de Libération du Valhalla, tu gagnes { $amount } Gloire pour chacune de tes figurines qui revient du Valhalla dans ta réserve.

card-odins-inspiration = Inspiration d'Odin
card-odins-inspiration-text = La Gloire que te rapportent tes figurines détruites par le Ragnarök est multipliée par { $factor }.

card-thors-domain = Domaine de Thor
card-thors-domain-text = Après avoir envahi une province pendant ton tour, tu peux payer { $cost } Rage pour la piller aussitôt si elle n'est pas encore pillée, une fois par action au plus. Avec un Drakkar, choisis l'une des provinces que son fjord soutient.

card-tyrs-challenge = Défi de Tyr
card-tyrs-challenge-text = Pour ton action, tu peux payer { $cost } Rage pour piller de nouveau une province déjà pillée au cours de cet Âge, si tu y as une figurine ou un Drakkar dans le fjord adjacent. En cas de succès, tu reçois de nouveau la récompense.

card-tyrs-prowess = Prouesse de Tyr
card-tyrs-prowess-text = Quand tu gagnes une bataille, tu peux payer { $cost_each } Rage pour chaque carte que tu y as jouée et que tu veux reprendre en main au lieu de la défausser.

card-friggas-domain = Domaine de Frigga
card-friggas-domain-text = Pour ton action Invasion, tu peux prendre la figurine au Valhalla plutôt que dans ta réserve. Elle coûte alors exactement { $cost } Rage au lieu de son coût normal.

card-friggas-sacrifice = Sacrifice de Frigga
card-friggas-sacrifice-text =
    Pour ton action, tu peux détruire { $figures } de tes figurines sur le plateau pour augmenter une caractéristique de clan de ton choix de { $steps ->
        [one] { $steps } cran
       *[other] { $steps } crans
    }. Les figurines sacrifiées ne peuvent ni être protégées ni fuir.

card-lokis-wrath = Courroux de Loki
card-lokis-wrath-text = Lors de la phase de Libération du Valhalla, tu gagnes { $amount } Gloire pour chacune de tes figurines qui revient du Valhalla dans ta réserve.

card-odins-throne = Trône d'Odin
card-odins-throne-text = La Gloire de chaque quête que tu accomplis est multipliée par { $factor }. L'augmentation de la caractéristique de clan ne l'est pas.

card-thors-conquest = Conquête de Thor
card-thors-conquest-text = À la fin du jeu, tu gagnes { $amount } Gloire pour chacune de tes figurines sur le plateau, fjords compris.

card-tyrs-wrath = Courroux de Tyr
card-tyrs-wrath-text = Quand tu révèles une quête dans une bataille, tu peux la compter comme une carte Bataille avec un bonus de FOR de +{ $value }. Les bonus de « { card-tyrs-domain } » et de « { card-tyrs-wrath } » ne se cumulent pas.

## Quests

card-alfheim = Alfheim !
card-alfheim-text =
    Aie plus de FOR que tout autre clan dans au moins { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } d'Alfheim (Andlang ou Gimle). Les figurines du fjord adjacent comptent ; les égalités et les provinces détruites ne comptent pas. Récompense : { $glory } Gloire, et tu augmentes une caractéristique de clan de ton choix.

card-glorious-death = Mort glorieuse !
card-glorious-death-text = Aie au moins { $at_least } de tes figurines au Valhalla lors de la phase de Quête, donc avant le Ragnarök. Récompense : { $glory } Gloire, et tu augmentes une caractéristique de clan de ton choix.

card-jotunheim = Jotunheim !
card-jotunheim-text =
    Aie plus de FOR que tout autre clan dans au moins { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } de Jotunheim (Muspelheim, Horgr ou Utgard). Les figurines du fjord adjacent comptent ; les égalités et les provinces détruites ne comptent pas. Récompense : { $glory } Gloire, et tu augmentes une caractéristique de clan de ton choix.

card-manheim = Manheim !
card-manheim-text =
    Aie plus de FOR que tout autre clan dans au moins { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } de Manheim (Elvagar, Angerboda ou Myrkulor). Les figurines du fjord adjacent comptent ; les égalités et les provinces détruites ne comptent pas. Récompense : { $glory } Gloire, et tu augmentes une caractéristique de clan de ton choix.

card-yggdrasil = Yggdrasil !
card-yggdrasil-text = Aie plus de FOR à Yggdrasil que tout autre clan. Une égalité ne suffit pas. Récompense : { $glory } Gloire, et tu augmentes une caractéristique de clan de ton choix.

card-widespread = Vaste emprise !
card-widespread-text =
    Aie plus de FOR que tout autre clan dans au moins { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces différentes
    }, Yggdrasil comprise. Les figurines du fjord adjacent comptent ; les égalités et les provinces détruites ne comptent pas. Récompense : { $glory } Gloire, et tu augmentes une caractéristique de clan de ton choix.

## Battle cards

card-friggas-grace = Grâce de Frigga
card-friggas-grace-text = Si tu gagnes cette bataille en tant que pilleur, tu peux aussi augmenter une caractéristique de clan que la récompense de pillage n'augmente pas. Si la récompense est de la Gloire ou les trois caractéristiques, tu peux choisir librement.

card-heimdalls-sight = Vision de Heimdall
card-heimdalls-sight-text = Le bonus de FOR de cette carte est égal au plus grand bonus de FOR d'une seule carte adverse dans cette bataille, même jouée après coup. Une autre carte « { card-heimdalls-sight } » compte pour zéro.

card-lokis-trickery = Ruse de Loki
card-lokis-trickery-text = Si un autre clan gagne cette bataille, tu lui voles { $rage } Rage (ou tout ce qu'il a, s'il en a moins).

card-odins-smite = Châtiment d'Odin
card-odins-smite-text =
    Avant la comparaison des FOR, tu détruis { $count ->
        [one] { $count } Guerrier
       *[other] { $count } Guerriers
    } de chaque adversaire dans la province disputée.

card-thors-hammer = Marteau de Thor
card-thors-hammer-text = Si tu gagnes cette bataille, tu reçois { $glory } Gloire de plus.

card-tyrs-bash = Heurt de Tyr
card-tyrs-bash-text = Bonus de FOR seulement, sans autre effet.

card-tyrs-crush = Écrasement de Tyr
card-tyrs-crush-text = Bonus de FOR seulement, sans autre effet.

card-tyrs-smash = Fracas de Tyr
card-tyrs-smash-text = Bonus de FOR seulement, sans autre effet.

card-tyrs-smite = Châtiment de Tyr
card-tyrs-smite-text = Bonus de FOR seulement, sans autre effet.

card-heimdalls-eye = Œil de Heimdall
card-heimdalls-eye-text = Tu peux aussi jouer cette carte après coup, une fois les cartes révélées, en plus de tes autres cartes dans cette bataille.

card-heimdalls-watch = Veille de Heimdall
card-heimdalls-watch-text = Toutes les cartes révélées par tous les joueurs sont défaussées, celle-ci comprise. Tu gagnes autant de Gloire que la somme de leurs bonus de FOR (+X compte pour zéro). Puis chaque participant joue une nouvelle carte. Si cette carte est révélée plusieurs fois, seule la première agit, dans le sens horaire à partir du pilleur.

card-lokis-backstab = Traîtrise de Loki
card-lokis-backstab-text = Si un autre clan gagne cette bataille, tu lui voles { $glory } Gloire (ou tout ce qu'il a, s'il en a moins), avant qu'il ne reçoive la Gloire de sa victoire.

card-odins-tide = Marée d'Odin
card-odins-tide-text = Avant la comparaison des FOR, chaque clan participant, le tien compris, garde une figurine de son choix dans la province ou le fjord adjacent. Toutes ses autres figurines y sont détruites.

card-thors-oath = Serment de Thor
card-thors-oath-text =
    Si tu gagnes cette bataille, augmente une caractéristique de clan de ton choix de { $raise_stat ->
        [one] { $raise_stat } cran
       *[other] { $raise_stat } crans
    }. Si ce sont tes Haches, la nouvelle valeur compte déjà pour cette victoire.

card-tyrs-rage = Fureur de Tyr
card-tyrs-rage-text = Bonus de FOR seulement, sans autre effet.

card-heimdalls-gaze = Regard de Heimdall
card-heimdalls-gaze-text = Tu peux aussi jouer cette carte après coup, une fois les cartes révélées, en plus de tes autres cartes dans cette bataille.

card-lokis-poison = Poison de Loki
card-lokis-poison-text = Si un autre clan gagne cette bataille, tu prends en main toutes les cartes qu'il y a jouées.

card-odins-judgement = Jugement d'Odin
card-odins-judgement-text = Tu gagnes { $amount } Gloire pour chaque figurine détruite dans cette bataille, les tiennes comprises, que tu gagnes ou que tu perdes.

card-thors-ascension = Ascension de Thor
card-thors-ascension-text = Si tu gagnes cette bataille, tu reçois { $rage } Rage et { $glory } Gloire de plus.

card-thors-primacy = Primauté de Thor
card-thors-primacy-text = Le texte de toutes les cartes révélées par tes adversaires est annulé avant de prendre effet. Leurs bonus de FOR restent ; +X devient +0. Les cartes jouées après coup ne sont pas touchées. Si cette carte est révélée plusieurs fois, seule la première agit, dans le sens horaire à partir du pilleur.

card-tyrs-judgement = Jugement de Tyr
card-tyrs-judgement-text = Bonus de FOR seulement, sans autre effet.
