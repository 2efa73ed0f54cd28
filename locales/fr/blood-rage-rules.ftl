### Blood Rage: the rules to look up, the introduction for newcomers, and the rulings on cards.
### A rule has at most 1,200 characters, a page of the introduction 600, a ruling 300.

## Rules: the game and its parts

rule-goal = But du jeu
    .text =
        Tu mènes un clan viking pendant que le monde prend fin en trois Âges. Après le troisième, la victoire va à qui a le plus de **Gloire**.

        La Gloire vient :
        - des batailles gagnées (autant que tes Haches)
        - du pillage, quand le jeton montre de la Gloire
        - des quêtes accomplies
        - des figurines que tu perds au Ragnarök
        - de certaines cartes, dont plusieurs récompensent même la défaite
        - des caractéristiques légendaires à la fin du jeu

        Tous les clans se valent au départ : seules les cartes que tu choisis les distinguent. Si une carte contredit une règle, c'est la carte qui l'emporte.
rule-age = Les trois Âges
    .text =
        Le jeu dure trois Âges. Chacun compte six phases, toujours dans cet ordre :
        1. **Cadeau des Dieux** : tu draftes tes cartes.
        2. **Action** : tu dépenses ta Rage, une action par tour.
        3. **Défausse** : tu gardes une carte au plus.
        4. **Quête** : toutes les quêtes sont révélées et récompensées.
        5. **Ragnarök** : la province condamnée est détruite.
        6. **Libération du Valhalla** : les morts reviennent dans ta réserve.

        Ensuite, toutes les provinces redeviennent non pillées, le joueur de gauche devient premier joueur, et l'Âge suivant commence. Les figurines sur le plateau restent où elles sont. Le jeu prend fin après la phase 6 du troisième Âge.
rule-setup = Mise en place
    .text =
        Chaque clan commence avec 1 Chef, 8 Guerriers et 1 Drakkar en réserve, 0 Gloire, 6 Rage, 3 Haches et 4 Cornes.

        Chaque province extérieure reçoit au hasard un jeton de pillage, face visible : 3 × Rage, 2 × Haches, 2 × Cornes, 1 × 5 Gloire. Yggdrasil a le sien. Les jetons ne bougent plus.

        Trois provinces sont condamnées, une par Âge ; tout le monde les connaît dès le début. D'autres sont détruites avant la partie : 3 à deux joueurs, 2 à trois, 1 à quatre, aucune à cinq. À moins de quatre joueurs, certaines cartes ne sont pas dans les paquets.

        Le premier joueur est tiré au sort, sauf si l'hôte l'a désigné. On joue dans le sens horaire, dans l'ordre des places.
rule-board = Le plateau
    .text =
        Neuf provinces : Yggdrasil au centre et huit provinces extérieures en anneau tout autour. Dans l'ordre, avec leurs villages : Elvagar 4, Angerboda 5, Muspelheim 5, Horgr 4, Utgard 3, Andlang 3, Gimle 5, Myrkulor 3, puis de nouveau Elvagar.

        Chaque village accueille une figurine, peu importe lequel. Quand tous les villages sont occupés, la province est pleine. Une province extérieure est adjacente à ses deux voisines de l'anneau et à Yggdrasil. Une province détruite laisse un vide.

        Les régions :
        - **Manheim** : Elvagar, Angerboda, Myrkulor
        - **Jotunheim** : Muspelheim, Horgr, Utgard
        - **Alfheim** : Andlang, Gimle
rule-yggdrasil = Yggdrasil
    .text =
        Yggdrasil se trouve au centre et est adjacente à toutes les provinces extérieures. Elle n'a ni villages ni fjord : le nombre de figurines y est illimité, et les Drakkars n'y servent à rien.

        On n'envahit pas Yggdrasil. On y entre par une marche ou lors d'un appel à la bataille. Seul l'Elfe noir peut l'envahir.

        Comme toute province, elle peut être pillée une fois par Âge, et sa récompense est la meilleure : les trois caractéristiques de clan augmentent de 1 cran. Elle n'appartient à aucune région et n'est jamais détruite.
rule-fjords = Fjords et Drakkars
    .text =
        Chacun des quatre fjords soutient deux provinces :
        - **{ place-fjord-north }** : Elvagar et Angerboda
        - **{ place-fjord-east }** : Muspelheim et Horgr
        - **{ place-fjord-south }** : Utgard et Andlang
        - **{ place-fjord-west }** : Gimle et Myrkulor

        Un Drakkar n'envahit que les fjords et ne bouge jamais. Il compte dans les deux provinces : pour le pillage, dans les batailles et pour les quêtes. Mais il meurt aussi dans une bataille perdue pour l'une ou l'autre, ou quand le Ragnarök détruit l'une des deux.

        Un fjord accueille autant de Drakkars qu'on veut. Si l'une de ses provinces est détruite, il reste ouvert pour l'autre. Si les deux le sont, il est fermé.
rule-figures = Figurines
    .text =
        - **Chef** (1, FOR 3) : envahit sans payer de Rage.
        - **Guerriers** (8, FOR 1 chacun).
        - **Drakkar** (1, FOR 2) : n'envahit que les fjords et ne bouge jamais.
        - **Monstres** (2 au plus) : arrivent avec les améliorations de monstre.

        Une figurine attend dans ta réserve, se trouve sur le plateau ou repose au Valhalla. Tes Cornes disent combien peuvent être sur le plateau. Une amélioration change la FOR et les capacités de toutes tes figurines de ce type, où qu'elles soient. Le Chef et le Drakkar gardent leurs capacités de départ.
rule-strength = Force (FOR)
    .text =
        La FOR dit combien une figurine est forte et, en général, combien de Rage coûte une invasion avec elle. Sans amélioration, le Chef a une FOR de 3, le Drakkar de 2 et un Guerrier de 1.

        Ta FOR dans une province est celle de toutes tes figurines présentes là et dans le fjord adjacent. Dans une bataille s'y ajoutent les bonus de FOR de tes cartes. Pour les quêtes, seules les figurines comptent.

        Certaines améliorations comptent les Guerriers par paires. Seuls des Guerriers d'une même province forment une paire. Un `*` à côté d'un nombre renvoie au texte de la carte.
rule-stats = Caractéristiques : Rage, Haches, Cornes
    .text =
        Chaque caractéristique de clan a six crans :
        - **Rage** 6 · 7 · 8 · 9 · 12 · 12 : ce que tu peux dépenser à chaque phase d'Action.
        - **Haches** 3 · 4 · 5 · 6 · 8 · 8 : la Gloire de chaque bataille gagnée.
        - **Cornes** 4 · 5 · 6 · 7 · 10 · 10 : combien de tes figurines peuvent être sur le plateau.

        Tu les augmentes par le pillage, les quêtes et certaines cartes. Haches et Cornes comptent aussitôt. Une valeur de Rage plus élevée ne te donne rien tout de suite, mais plus de Rage à la prochaine phase d'Action. Au dernier cran, une augmentation est perdue ; si tu as le choix, tu en choisis une autre.

        À partir du cran 4, une caractéristique est légendaire : 10 Gloire à la fin du jeu, ou 20 au cran 6.
rule-cards = Cartes et Dieux
    .text =
        Chaque Âge a son paquet, plus puissant que le précédent.
        - Les **cartes Bataille** (rouges) donnent de la FOR dans une bataille.
        - Les **quêtes** (vertes) rapportent de la Gloire et augmentent une caractéristique de clan si tu les accomplis.
        - Les **améliorations** (bleues, violettes, dorées) renforcent durablement ton Chef, tes Guerriers, ton Drakkar ou ton clan, ou amènent un Monstre.

        On ne pioche pas en cours de jeu, et une carte défaussée quitte la partie. Le Dieu nommé sur une carte dit à quoi elle sert :
        - **{ god-odin }** : { god-odin-theme }
        - **{ god-thor }** : { god-thor-theme }
        - **{ god-loki }** : { god-loki-theme }
        - **{ god-frigga }** : { god-frigga-theme }
        - **{ god-heimdall }** : { god-heimdall-theme }
        - **{ god-tyr }** : { god-tyr-theme }

## Rules: gifts and actions

rule-gods-gifts = Cadeau des Dieux (draft)
    .text =
        Phase 1 de chaque Âge. Tout le monde reçoit 8 cartes. Chacun en prend 1 en secret et passe les autres à gauche, et ainsi de suite, jusqu'à ce que tous en aient 6. Les 2 dernières cartes sont défaussées.

        À deux joueurs, on prend 2 cartes à la fois et on passe les autres à l'adversaire, trois fois.

        Une carte gardée de l'Âge précédent ne participe pas au draft et rejoint ensuite ta main. Tu commences donc avec 6 cartes, ou 7.

        Prends un peu de tout : sans cartes Bataille, tu gagneras peu de batailles, et sans quêtes, beaucoup de Gloire t'échappera.
rule-action-phase = Phase d'Action
    .text =
        Au début, la Rage de chacun est mise à sa valeur de Rage. Le premier joueur commence, puis on joue dans le sens horaire. À ton tour, tu fais une seule action :
        - **Invasion** (Rage égale à la FOR) : place une figurine de ta réserve.
        - **Marche** (1 Rage) : déplace des figurines d'une province à une autre.
        - **Amélioration** (Rage égale à la FOR) : joue une amélioration.
        - **Quête** (gratuit) : accepte une quête.
        - **Pillage** (gratuit) : attaque une province pour sa récompense.

        Ou bien tu passes. On paie d'abord, on agit ensuite. Certaines améliorations offrent d'autres actions. À 0 Rage, tu n'en as aucune.

        La phase prend fin quand plus personne ne peut agir, ou dès que toutes les provinces encore en jeu sont pillées, Yggdrasil comprise, même s'il reste de la Rage à quelqu'un.
rule-rage = Rage
    .text =
        La Rage paie tes actions. Au début de chaque phase d'Action, elle est mise à ta valeur de Rage. Ce qui reste à la fin de la phase est perdu.

        À 0 Rage, tu ne peux plus agir du tout, même gratuitement : garde 1 Rage si tu veux encore piller ou accepter une quête. Tu réponds toujours aux appels à la bataille et tu joues des cartes dans les batailles.

        Si tu es à 0 Rage sans avoir passé et qu'une carte t'en redonne, tu joues de nouveau. Tu n'as jamais plus de 12 Rage.
rule-passing = Passer
    .text =
        Au lieu d'agir, tu peux passer. Ta Rage tombe à 0, et tu ne fais plus d'action pendant cette phase, même si une carte te donne de la Rage plus tard. Si tu as de la Rage mais aucune action possible, tu dois passer.

        Tu réponds toujours aux appels à la bataille, tu joues des cartes dans les batailles, et tu peux dépenser la Rage gagnée pour des effets pendant le tour des autres.

        Passer lors d'un appel à la bataille est autre chose : tu ne perds rien, et si quelqu'un d'autre entre, on te le redemande.
rule-invade = Invasion
    .text =
        Paie autant de Rage que la FOR d'une figurine et place-la de ta réserve sur un village libre de n'importe quelle province extérieure, même loin de tes autres figurines. Le Chef ne coûte rien. Un Drakkar va dans un fjord. On n'envahit pas Yggdrasil.

        Tu ne peux pas envahir si tu as déjà sur le plateau autant de figurines que l'indiquent tes **Cornes**. Drakkars et Monstres comptent ; réserve et Valhalla, non. Cette limite ne concerne pas les déplacements.

        Les effets d'invasion agissent chaque fois, payée ou gratuite, mais pas lors d'un simple déplacement. D'abord vient l'effet de la figurine elle-même (le Troll, par exemple), puis *{ card-friggas-succor }*, puis *{ card-thors-domain }*.
rule-march = Marche
    .text =
        Paie 1 Rage et déplace autant de tes figurines que tu veux d'une province vers des villages libres d'une seule autre. Les deux n'ont pas besoin d'être adjacentes.

        On ne marche ni depuis deux provinces ni vers deux provinces à la fois, et pas avec plus de figurines qu'il n'y a de villages libres. Yggdrasil a de la place pour tous ; la marche est le moyen habituel d'y aller.

        Les Drakkars et le Serpent de mer ne bougent jamais. Une marche n'est pas une invasion : les effets d'invasion n'agissent pas, et les Cornes ne comptent pas.
rule-upgrade = Amélioration et emplacements
    .text =
        Choisis une amélioration de ta main, paie autant de Rage que sa FOR et pose-la face visible sur ta fiche de clan. Elle agit aussitôt et pour le reste de la partie. Plusieurs améliorations au même avantage se cumulent.

        Il y a huit emplacements : 1 de chef, 1 de guerrier, 1 de drakkar, 2 de monstre, 3 de clan. Tu choisis un emplacement du bon type. S'il est pris, l'ancienne carte quitte la partie.

        Après une amélioration de chef, de guerrier ou de drakkar, tu peux aussitôt envahir gratuitement avec une figurine de ce type de ta réserve ; après une amélioration de monstre, avec le Monstre. Il faut que tes Cornes et les villages libres le permettent. Les améliorations de clan n'amènent pas de figurine.
rule-monsters = Monstres
    .text =
        Avec une amélioration de monstre, la figurine du Monstre est à toi pour le reste de la partie. Elle arrive dans ta réserve et peut aussitôt envahir gratuitement. Elle compte dans tes Cornes, meurt et revient comme tes autres figurines.

        Plus tard, une invasion avec elle coûte autant de Rage que sa FOR, sauf si la carte dit autre chose. Ce que fait un Monstre en envahissant, il le fait chaque fois.

        Tu peux avoir deux Monstres. Si tu poses une troisième carte sur un emplacement pris, l'ancien Monstre quitte la partie, où qu'il soit. Il n'est pas considéré comme détruit.

        Le Serpent de mer est aussi un Drakkar, le Géant des montagnes aussi un Chef.
rule-quest = Quête (action)
    .text =
        Pose une quête de ta main face cachée sur ta fiche de clan. Cela ne coûte rien, mais il faut au moins 1 Rage pour agir.

        Tu peux accepter autant de quêtes que tu veux ; la même deux fois rapporte deux fois. Une quête acceptée ne se reprend pas. Les autres voient seulement combien tu en as.

        Une quête acceptée n'est plus dans ta main : tu ne la défausses pas à la phase de Défausse, et tu ne peux pas la jouer dans une bataille. Elle est vérifiée à la phase de Quête. Une quête non accomplie ne te coûte rien.

## Rules: pillage and battle

rule-pillage = Pillage
    .text =
        Choisis une province pas encore pillée au cours de cet Âge où tu as une figurine, ou un Drakkar dans son fjord. Piller ne coûte rien, mais il faut au moins 1 Rage pour agir. Impossible d'y renoncer ensuite.
        1. **Appel à la bataille** : tout le monde peut y déplacer des figurines.
        2. **Bataille** : s'il y a une figurine ennemie dans la province ou son fjord. Sinon, tu pilles sans bataille, donc sans la Gloire d'une victoire.
        3. **Récompense** : si tu gagnes ou si personne ne s'oppose à toi, tu reçois la récompense du jeton. La province reste pillée jusqu'à la fin de l'Âge.

        Si tu ne gagnes pas, personne n'a la récompense, et n'importe qui pourra réessayer plus tard.
rule-call-to-battle = Appel à la bataille
    .text =
        Quelqu'un veut piller. En partant de la gauche du pilleur, dans le sens horaire, le pilleur en dernier, chacun peut déplacer une figurine d'une province adjacente vers un village libre de la province disputée.

        Cela ne coûte rien et reste possible à 0 Rage. Pas besoin d'y avoir déjà une figurine. Yggdrasil est adjacente à toute province extérieure. Les Drakkars ne bougent pas.

        On continue jusqu'à ce que tous les villages soient occupés ou que tout le monde passe à la suite. Passer n'est pas définitif : si quelqu'un d'autre entre, on te le redemande.
rule-battle = Bataille
    .text =
        Toutes les figurines de la province et de son fjord participent, que cela plaise ou non.
        1. Chaque participant joue une carte face cachée ; toutes sont révélées ensemble.
        2. Les effets des cartes ont lieu. Certaines cartes peuvent encore être jouées après coup.
        3. Chacun additionne la FOR de ses figurines et les bonus de FOR de ses cartes. La plus grande FOR totale gagne.
        4. Les perdants reprennent leurs cartes en main ; le vainqueur défausse les siennes.
        5. Toutes les figurines des perdants dans la bataille sont détruites, Drakkars compris.
        6. Si le pilleur a gagné, la province est pillée.
        7. Le vainqueur, pilleur ou non, gagne autant de Gloire que ses Haches.

        Qui a perdu toutes ses figurines avant la comparaison peut encore gagner grâce à ses seules cartes.
rule-battle-cards = Les cartes dans la bataille
    .text =
        Chaque participant qui a des cartes doit en jouer une, de n'importe quel type. Une amélioration ou une quête n'ajoute rien, mais peut servir à bluffer. Les perdants reprennent toutes leurs cartes ; le vainqueur défausse tout ce qu'il a joué, quel qu'en soit le type.

        Les effets viennent dans cet ordre :
        1. *{ card-thors-primacy }*
        2. *{ card-heimdalls-watch }*
        3. effets avant la comparaison des FOR (*{ card-odins-smite }*, *{ card-odins-tide }*)
        4. cartes jouées après coup (*{ card-heimdalls-eye }*, *{ card-heimdalls-gaze }*) : une chacun, tour après tour, jusqu'à ce que tous passent à la suite
        5. effets de victoire ou de défaite

        À chaque point, le pilleur vient en premier, puis les autres dans le sens horaire.
rule-battle-tie = Égalité dans la bataille
    .text =
        Si plusieurs ont la plus grande FOR totale, **tous** les participants perdent. Toutes leurs figurines présentes sont détruites, et tous reprennent leurs cartes. Personne ne reçoit la Gloire d'une victoire ni la récompense ; la province pourra être pillée plus tard.

        Les effets de cartes qui demandent un vainqueur n'ont pas lieu. Ceux qui récompensent les figurines détruites ou la défaite agissent.

        Une égalité au-dessous de la plus grande FOR totale est sans importance.
rule-reward = Récompenses de pillage
    .text =
        Le jeton d'une province montre ce que rapporte un pillage réussi :
        - **Rage**, **Haches** ou **Cornes** : cette caractéristique augmente de 1 cran.
        - **5 Gloire**.
        - **Yggdrasil** : les trois caractéristiques augmentent de 1 cran.

        Viennent ensuite, dans cet ordre, le Géant de givre (la récompense du jeton encore une fois), *{ card-friggas-grace }* et l'amélioration de chef. Après cela seulement, le vainqueur d'une bataille reçoit la Gloire de ses Haches : si elles viennent d'augmenter, la nouvelle valeur compte déjà.

        Seul le pilleur peut recevoir la récompense. À la fin de l'Âge, tous les jetons sont retournés, et chaque province peut de nouveau être pillée.

## Rules: the end of an Age

rule-discard-phase = Phase de Défausse
    .text =
        Phase 3 de chaque Âge. Tu peux garder une carte de ta main pour le prochain Âge ; personne d'autre ne voit laquelle. Tu défausses toutes les autres. Les quêtes acceptées ne font pas partie de ta main et restent en place.

        Au troisième Âge, tout le monde défausse sa main entière.
rule-quest-phase = Phase de Quête
    .text =
        Phase 4 de chaque Âge. Toutes les quêtes acceptées sont révélées et comparées au plateau tel qu'il est. Une quête accomplie rapporte sa Gloire, et tu augmentes une caractéristique de clan de ton choix. Une quête non accomplie ne coûte rien. Ensuite, toutes quittent la partie.
        - **Régions** et **Yggdrasil** : plus de FOR que tout autre clan dans une province de la région, ou à Yggdrasil.
        - *{ card-widespread }* : la même chose dans deux provinces différentes.
        - *{ card-glorious-death }* : quatre de tes figurines au Valhalla.

        Les figurines d'un fjord comptent pour ses deux provinces. Une égalité ne suffit pas. Le Ragnarök ne vient qu'après : la province condamnée compte encore.
rule-ragnarok = Ragnarök
    .text =
        Phase 5 de chaque Âge. La province condamnée est détruite pour toujours. Toutes les figurines qui s'y trouvent et celles du fjord adjacent vont au Valhalla, et chacune rapporte de la Gloire à son clan : 2 au premier Âge, 3 au deuxième, 4 au troisième. Drakkars et Monstres comptent aussi.

        Il peut donc être payant d'y envoyer des figurines exprès. Ensuite, le jeton de désolation va dans la province de l'Âge suivant.
rule-doomed = Provinces condamnées et détruites
    .text =
        Trois provinces sont condamnées, une par Âge. Toutes trois sont connues dès le début ; le jeton de désolation se trouve sur la prochaine. Jusqu'au Ragnarök, une province condamnée est comme les autres.

        Une province détruite est hors jeu : personne n'y entre, rien n'y compte, elle n'est adjacente à rien, et on ne peut ni ne doit la piller. Son fjord reste ouvert pour l'autre province.
rule-valhalla = Mort et Valhalla
    .text =
        Les figurines détruites vont au Valhalla, quelle qu'en soit la cause. Le Valhalla ne fait pas partie du plateau : les morts libèrent donc de la place dans tes Cornes. Tes améliorations restent.

        À la phase 6 de chaque Âge, tous les morts reviennent dans la réserve de leur clan. Les figurines sur le plateau y restent.

        Quand des figurines devraient être détruites, leur propriétaire décide d'abord pour la Sorcière Völva, puis pour *{ card-friggas-protection }*. Les figurines ainsi sauvées ne comptent pas comme détruites.
rule-game-end = Fin du jeu et derniers points
    .text =
        Le jeu prend fin après la phase 6 du troisième Âge. Chaque caractéristique de clan rapporte alors :
        - au cran 4 ou 5 : 10 Gloire
        - au cran 6 : 20 Gloire

        On compte aussi *{ card-thors-conquest }* : les figurines qui viennent de quitter le Valhalla sont dans la réserve et ne rapportent rien.

        La victoire va à qui a le plus de Gloire.
rule-shared-victory = Égalité à la fin
    .text =
        Si plusieurs joueurs ont le plus de Gloire à la fin, ils partagent la victoire. Rien ne les départage : ni figurines, ni cartes, ni caractéristiques. À Gloire égale, les places suivantes se partagent aussi.

## Rules: secrets and options

rule-hidden = Ce qui est secret
    .text = **Secret** : ta main, les cartes du draft, une carte gardée pour le prochain Âge, tes quêtes acceptées, et ta carte dans une bataille jusqu'à la révélation. Les autres voient seulement leur nombre et qui a déjà choisi. Ce qu'on défausse après le draft et à la phase de Défausse reste secret.

        {"**"}Visible** : plateau, jetons de pillage, provinces condamnées, améliorations, caractéristiques, Rage, Gloire, réserves, Valhalla, et toute carte montrée dans une bataille.

        Vous pouvez parler et promettre ce que vous voulez, mais rien n'engage, et ni les cartes ni la Rage ne changent de main.
rule-first-game = Option : première partie
    .text =
        Avec cette option, pas de draft au premier Âge : chacun garde en main les 8 cartes reçues. Cela évite aux débutants de choisir parmi des cartes qu'ils ne connaissent pas encore.

        Tout le reste est comme d'habitude. À la phase de Défausse, tu gardes une carte au plus, et on drafte au deuxième et au troisième Âge. L'hôte active l'option avant la partie.
rule-five-players = Module : cinquième joueur
    .text =
        Ce module ajoute un cinquième clan, le Clan du Bélier. À cinq joueurs, aucune province n'est détruite avant la partie, et 8 cartes de plus entrent dans le paquet de chaque Âge, dont la quête *{ card-widespread }*.

        À quatre joueurs ou moins, ces cartes restent dans la boîte. Toutes les autres règles sont inchangées.
rule-exclusive-monsters = Module : monstres exclusifs
    .text =
        Ce module ajoute d'autres Monstres aux paquets : au premier Âge Fenrir, Hildisvini et le Géant des montagnes, au deuxième Nidhögg et l'Homme-loup, au troisième le Troll mystique et Ymir. À cinq joueurs, il y a aussi un deuxième Chef nain, un deuxième Elfe noir et un deuxième Soldat de Hel.

        On distribue toujours 8 cartes par joueur : davantage de cartes restent donc de côté, et on ne peut compter sur aucune en particulier. La table active ou non le module en entier.

## The introduction for a first match

intro-1 = **Bienvenue à la fin du monde !** Tu mènes un clan viking à travers trois Âges. Ton seul but est la **Gloire** : par les batailles, le pillage, les quêtes, et même par une mort vaillante.

    Quand c'est à toi, on te mentionne sous le plateau. Appuie sur **Jouer mon tour** : personne d'autre ne voit ce qui s'ouvre, et on t'y propose exactement ce qui est possible. **Retour** annule une réponse tant que rien de caché n'a été révélé.
intro-2 = **D'abord, les Dieux distribuent leurs cadeaux.** Tu choisis tes cartes une à une, en secret, et tu passes le reste à gauche. Les rouges servent aux batailles, les vertes sont des quêtes, toutes les autres des améliorations.

    Pour commencer : deux ou trois cartes Bataille, une ou deux quêtes, et des améliorations à ta portée. **Ma main** te montre tes cartes et leurs textes, sans que les autres les voient.
intro-3 = **Ensuite, tu agis** : une action par tour, payée en Rage. Tu commences avec 6. L'*invasion* amène des figurines sur le plateau, et ton Chef vient même gratuitement. L'*amélioration* les rend plus fortes. Accepte tes *quêtes* tôt, car à 0 Rage tu ne peux plus rien faire.

    {"**"}Plateau** te montre la situation : qui est où, ce qui est pillé, et quelle province est condamnée.
intro-4 = **Pille !** C'est gratuit et cela augmente tes caractéristiques. Mais les autres peuvent venir des provinces adjacentes. Dans une bataille, chacun joue une carte en secret ; la plus grande FOR gagne. Les perdants envoient leurs figurines au Valhalla, mais gardent leurs cartes ; celles du vainqueur sont perdues. Perdre n'est donc pas la fin.

    {"**"}Saga** te raconte ce qui s'est passé.
intro-5 = **À la fin d'un Âge**, tes quêtes paient, et le Ragnarök engloutit la province condamnée. Qui y meurt gagne de la Gloire, et tous les morts reviennent. Ose donc perdre des figurines !

    En cas de doute, appuie sur **Aide** : la question en cours y est expliquée. `/{ command-rules }` et `/{ command-card }` te disent tout le reste. Bonne chance, et une mort glorieuse !

## Rulings on cards, by their number in our rules (R-…)

ruling-5 = S'il ne reste aucun Guerrier dans ta réserve, *{ card-friggas-succor }* et *{ card-lokis-blessing }* n'ont aucun effet.
ruling-6 = À cinq joueurs et avec les monstres exclusifs, ce Monstre existe en double, chacun avec sa carte. Sinon, chaque Monstre est unique.
ruling-9 = Les provinces détruites ne sont jamais adjacentes : on ne s'y déplace pas, et les provinces des deux côtés du vide ne deviennent pas voisines.
ruling-11 = Si tu as passé, la Rage gagnée ensuite ne te fait pas rejouer, mais tu peux la dépenser pour *{ card-friggas-protection }* ou *{ card-tyrs-prowess }*. Si tu étais simplement à 0, tu joues de nouveau.
ruling-12 = Si ton pillage met fin à la phase d'Action, ton action se termine d'abord, avec *{ card-friggas-succor }*, *{ card-thors-domain }* et tout ce qui s'ensuit.
ruling-13 = Personne n'a plus de 12 Rage. Le surplus est perdu ; la Rage volée que tu ne peux pas garder est tout de même perdue pour le vainqueur.
ruling-20 = Une invasion gratuite reste une action : il te faut au moins 1 Rage.
ruling-22 = Avec un Drakkar ou le Serpent de mer, *{ card-friggas-succor }* agit dans l'une des deux provinces du fjord. Avec un Elfe noir à Yggdrasil, la carte ne donne rien : les Guerriers ne peuvent pas envahir Yggdrasil.
ruling-23 = *{ card-thors-domain }* suit chaque invasion de ton propre tour, même gratuite, après tous ses autres effets et une fois par action. C'est un pillage normal d'une province non pillée. La carte n'agit pas pendant le tour des autres.
ruling-24 = *{ card-friggas-domain }* remplace le coût normal. Tu ne paies que la Rage de cette carte, mais pas moins, même pour un Chef ou un Monstre gratuit.
ruling-25 = Une figurine ramenée par *{ card-friggas-domain }* ne revient pas lors de la phase de Libération du Valhalla : *{ card-lokis-domain }*, *{ card-lokis-eminence }* et *{ card-lokis-wrath }* ne rapportent rien pour elle.
ruling-26 = *{ card-friggas-charm }* ne réduit que le coût de l'amélioration elle-même, jusqu'à 0 au plus bas, jamais celui d'une invasion.
ruling-27 = Le Troll et le Géant de feu touchent aussi le fjord de la province. Le Géant de feu y détruit les Drakkars ; le Serpent de mer est un Monstre et survit.
ruling-28 = Le Troll et le Géant de feu ont besoin d'un village libre avant de frapper ; ils ne se font pas de place à eux-mêmes. Ils en font pour le Guerrier de *{ card-friggas-succor }*.
ruling-30 = Si tu as *{ card-tyrs-domain }* et *{ card-tyrs-wrath }*, tu utilises pour une quête l'un des bonus ou l'autre. Ils ne se cumulent pas.
ruling-31 = Si tu remplaces cette amélioration, la FOR de tes Guerriers sur le plateau change aussitôt, y compris pour les quêtes de cet Âge.
ruling-33 = Le Serpent de mer peut être la figurine qui envahit gratuitement après une amélioration de drakkar, le Géant des montagnes après une amélioration de chef.
ruling-34 = Ce qui vaut pour ton Chef vaut pour le Géant des montagnes. Si les deux sont là, *{ card-lord-of-axes }* et *{ card-lord-of-spears }* n'agissent qu'une fois par pillage ; avec *{ card-lord-of-hammers }*, chacun peut se déplacer.
ruling-35 = Envahir Yggdrasil coûte autant de Rage que la FOR normale de l'Elfe noir, pas celle, plus grande, qu'il a là-bas.
ruling-41 = Parmi les cartes révélées, *{ card-thors-primacy }* vient d'abord, puis *{ card-heimdalls-watch }*, puis tout le reste ; entre cartes de même rang, le pilleur d'abord, puis dans le sens horaire.
ruling-42 = *{ card-thors-primacy }* annule la carte adverse *{ card-heimdalls-watch }* : aucune carte n'est défaussée, et celle-ci compte pour +0.
ruling-43 = *{ card-thors-primacy }* ne touche ni les cartes jouées après coup ni les améliorations. Une quête comptée grâce à *{ card-tyrs-domain }* ou *{ card-tyrs-wrath }* garde son bonus.
ruling-44 = *{ card-heimdalls-watch }* peut être révélée de nouveau à la nouvelle manche et agit alors encore. Qui n'a plus de cartes n'en joue pas. Si personne n'en a plus, les figurines décident.
ruling-45 = Pour la Gloire de *{ card-heimdalls-watch }* comptent les bonus imprimés de toutes les cartes révélées, et une quête comptée comme carte Bataille. Améliorations, autres quêtes et +X valent 0.
ruling-46 = *{ card-heimdalls-sight }* ne regarde que des cartes isolées, y compris celles jouées après coup et les quêtes comptées comme cartes Bataille, jamais une somme. Sans bonus adverse, elle vaut +0.
ruling-47 = *{ card-odins-smite }* touche tous les autres participants. Qui n'a pas de Guerrier dans la province ne perd rien. Deux de ces cartes peuvent coûter deux Guerriers.
ruling-48 = Avec *{ card-odins-tide }*, tous choisissent en même temps. La figurine gardée peut être un Drakkar ou un Monstre. Une figurine seule est à l'abri, et une deuxième carte n'y change rien.
ruling-49 = *{ card-odins-smite }* et *{ card-odins-tide }* agissent avant les cartes jouées après coup : tu décides de celles-ci en voyant qui a survécu.
ruling-50 = Qui a perdu toutes ses figurines à cause de *{ card-odins-smite }* ou *{ card-odins-tide }* peut encore jouer des cartes après coup et gagner ; si c'est le pilleur, la province est alors pillée.
ruling-51 = Après une égalité en tête, personne n'a gagné : *{ card-lokis-trickery }*, *{ card-lokis-backstab }* et *{ card-lokis-poison }* n'ont aucun effet. *{ card-lokis-blessing }*, la Valkyrie, *{ card-thors-glory }* et *{ card-odins-judgement }* agissent.
ruling-53 = *{ card-lokis-trickery }* prend la Rage avant que le vainqueur puisse la dépenser pour *{ card-tyrs-prowess }*. S'il est à 0 Rage, il n'y a rien à prendre.
ruling-54 = *{ card-lokis-poison }* prend d'abord les cartes du vainqueur ; *{ card-tyrs-prowess }* ne peut pas les garder.
ruling-55 = Si *{ card-lokis-poison }* est jouée plusieurs fois, la première prend toutes les cartes. *{ card-lokis-trickery }* et *{ card-lokis-backstab }* prennent l'une après l'autre ce qu'il reste. Le pilleur d'abord, puis dans le sens horaire.
ruling-56 = On ne vole que ce que le vainqueur a à ce moment, sans la Gloire de cette victoire. La Gloire ne descend jamais sous 0.
ruling-57 = Le texte d'une carte révélée agit jusqu'à la fin de la bataille, même si la carte a été prise, gardée ou défaussée entre-temps. Seules les cartes défaussées par *{ card-heimdalls-watch }* perdent bonus et texte.
ruling-58 = *{ card-friggas-grace }* demande une bataille gagnée en tant que pilleur. Si le jeton augmente une caractéristique, tu en choisis une des deux autres ; si les deux sont au dernier cran, tu n'as rien.
ruling-59 = Le Géant de givre doit encore être dans la province. Seule la récompense du jeton est répétée, pas *{ card-friggas-grace }* ni l'amélioration de chef.
ruling-60 = *{ card-friggas-protection }* n'aide pas contre le Ragnarök : personne n'a alors de Rage, et une province détruite n'abrite plus de figurines.
ruling-61 = La Sorcière Völva peut fuir une bataille perdue, *{ card-odins-tide }* et le Ragnarök, mais sans la Gloire du Ragnarök. À Yggdrasil, elle ne peut pas fuir.
ruling-62 = Les perdants sauvés par *{ card-friggas-protection }* restent dans la province à côté du vainqueur. Le pillage réussit tout de même.
ruling-63 = Les figurines sauvées ou en fuite ne sont pas détruites : ni les cartes ni le Ragnarök ne rapportent de Gloire pour elles.
ruling-64 = Si Fenrir détourne le Ragnarök, la province condamnée reste en jeu pour de bon. Si un Âge suivant condamne une province qu'il a déjà détruite, rien n'est détruit cette fois, sauf s'il est dans une autre province extérieure.
ruling-65 = Les quêtes sont vérifiées avant le Ragnarök : la province condamnée compte encore, et ses morts ne sont pas encore au Valhalla.
ruling-66 = Chaque exemplaire d'une quête est vérifié et payé à part, et une même province peut accomplir plusieurs quêtes. Pour chacune, tu choisis une augmentation.
ruling-68 = *{ card-thors-conquest }* se compte après le dernier Ragnarök et la Libération du Valhalla : les morts revenus sont dans ta réserve et ne comptent pas.
ruling-71 = Le Guerrier gratuit doit lui aussi respecter tes Cornes. Avec *{ card-lokis-blessing }*, les figurines des perdants sont déjà parties : il y a donc en général de la place.
ruling-72 = *{ card-lokis-blessing }* ne donne rien à Yggdrasil ni dans une province pleine. Son invasion amène un Guerrier de plus si tu as *{ card-friggas-succor }*.
ruling-73 = *{ card-lokis-blessing }* et *{ card-thors-glory }* agissent pendant le tour de n'importe qui : après chaque bataille que tu perds, ou à laquelle tu participes.
ruling-74 = La Valkyrie, *{ card-thors-glory }*, *{ card-odins-judgement }* et Nidhögg peuvent tous rapporter de la Gloire pour les mêmes morts.
ruling-75 = *{ card-friggas-sacrifice }* ne coûte rien mais demande, comme action, au moins 1 Rage et assez de tes figurines sur le plateau. C'est permis même si aucune caractéristique ne peut plus augmenter.
ruling-76 = *{ card-tyrs-challenge }* demande aussi une de tes figurines sur place ou un Drakkar dans le fjord. Quand toutes les provinces sont pillées, la phase est finie et il est trop tard.
ruling-77 = Hildisvini peut aussi repousser tes propres figurines, mais pas les Drakkars, et seulement si une province adjacente a de la place. La figurine repoussée ne marche ni n'envahit.
ruling-78 = L'Homme-loup et Nidhögg doivent encore être dans la bataille à la comparaison des FOR. Avec l'Homme-loup, Ymir et l'Elfe noir comptent avec la FOR qu'ils ont à ce moment.
ruling-79 = Le Troll mystique rend gratuites les invasions normales. Une invasion avec *{ card-friggas-domain }* garde son coût.
ruling-80 = Pour que personne n'apprenne qui a une telle carte, on demande à chaque participant qui a des cartes en main s'il joue après coup. Au premier Âge, ces cartes n'existent pas : on ne demande à personne.
ruling-84 = Cette carte n'existe qu'une fois : rien n'est jamais plus que doublé.
ruling-87 = Une carte Bataille annulée par *{ card-thors-primacy }* est reprise ou défaussée comme les autres.
ruling-88 = La Rage que donne *{ card-thors-ascension }* arrive à temps pour *{ card-tyrs-prowess }*. Avant ou après la carte *{ card-lokis-trickery }* d'un perdant ? Celle du pilleur agit d'abord, puis dans le sens horaire.
ruling-89 = Si tu augmentes tes Haches avec *{ card-thors-oath }*, la nouvelle valeur compte déjà pour cette victoire.
ruling-92 = Une figurine repoussée ou en fuite ne fait que se déplacer. Tes Cornes ne comptent pas.
ruling-93 = Ce que *{ card-heimdalls-watch }* défausse a été vu de tous et reste dans la saga.
ruling-94 = Jouée face cachée comme carte normale, *{ card-heimdalls-eye }* ou *{ card-heimdalls-gaze }* est une carte Bataille ordinaire. Tu peux encore en ajouter d'autres après coup.
