### Champions of Midgard: the rules to look up, the introduction for newcomers, and the rulings on cards.
### A rule has at most 1,200 characters, a page of the introduction 600, a ruling 300. The numbers are data.

## Rules: the game and its parts

rule-goal = But du jeu
    .text =
        Le jarl de Trondheim est mort. Tu mènes des Vikings et veux lui succéder : la place revient à qui a le plus de **gloire** après { $rounds } manches.

        La gloire vient :
        - des trolls, draugr et monstres vaincus, et des séries dans les trois couleurs
        - des destins accomplis
        - des runes et de ton drakkar privé
        - des faveurs et des pièces qui te restent

        Le blâme coûte de la gloire à la fin. Tu en reçois quand personne n'arrête le troll, et en mendiant.
rule-round = Une manche
    .text =
        Le jeu dure { $rounds } manches. Chacune compte cinq phases :
        1. **{ phase-round-setup }** : de nouveaux ennemis, voyages, runes et biens arrivent.
        2. **{ phase-place-workers }** : à tour de rôle, un ouvrier à la fois.
        3. **{ phase-assign-warriors }** : tu envoies tes guerriers dans les combats que tu as réservés.
        4. **{ phase-combat-resolution }** : la chasse, le troll, les deux draugr, puis les rivages de gauche à droite.
        5. **{ phase-cleanup }** : ouvriers et drakkars rentrent ; les ennemis non vaincus ont des conséquences.

        Après la dernière manche vient le décompte final.
rule-setup = Mise en place
    .text =
        Tout le monde commence avec { $items_start }, une carte Destin secrète et { $workers } ouvriers ({ $workers_two } à deux joueurs). Un ouvrier de plus attend aux Huttes des ouvriers.

        Le premier joueur est tiré au sort. Puis chacun choisit un chef, dans le sens antihoraire, en commençant à droite du premier joueur : celui-ci choisit donc en dernier.

        Étals : un de marchand et un de mercenaires ; à trois joueurs deux de marchand, à quatre deux de chaque. Ils restent toute la partie. Il y a trois rivages, quatre à quatre joueurs.

        Chaque manche apporte un troll, deux draugr, un monstre et une carte Voyage face cachée à chaque rivage où il en manque, des runes sur les cases vides ({ $runes_shown } en tout) et un nouveau navire marchand.
rule-leaders = Chefs
    .text =
        Chaque chef a une capacité spéciale qui vaut toute la partie :
        - **{ leader-asmundr }** : { leader-asmundr-text }
        - **{ leader-dagrun }** : { leader-dagrun-text }
        - **{ leader-gylfir }** : { leader-gylfir-text }
        - **{ leader-svanhildr }** : { leader-svanhildr-text }
        - **{ leader-ullr }** : { leader-ullr-text }
rule-resources = Nourriture, bois, pièces, faveur
    .text =
        Les **ressources** sont la nourriture, le bois et les pièces.
        - La **nourriture** nourrit les guerriers en voyage et paie le Huscarl et Aumingi.
        - Le **bois** achète des runes et des drakkars et paie le Pillard.
        - Les **pièces** paient ouvriers, faveurs, drakkars, biens et mercenaires, et rapportent un peu de gloire.

        La **faveur des dieux** n'est pas une ressource : tu la dépenses pour relancer des dés, et chaque faveur gardée rapporte { $favour } gloire.

        Rien de tout cela ne s'épuise, le blâme non plus. On paie tout, et avant de prendre : ce qu'une visite rapporte ne peut pas la payer.
rule-warriors = Guerriers et maison longue
    .text =
        Les guerriers sont des dés : les **épéistes** (blancs, { $swordsman } en tout), les **lanciers** (rouges, { $spearman }) et les **guerriers à la hache** (noirs, { $axeman }). La réserve est commune et peut s'épuiser ; alors tu reçois ce qui reste, au même prix.

        Ta maison longue loge { $longhouse } guerriers, où qu'ils soient. Si tu devais en recevoir plus, tu en prends autant qu'il y a de place, et le reste va à la réserve. Entre plusieurs types, tu choisis. On ne peut renvoyer personne pour faire de la place.

        Les six faces de leurs dés :
        - **{ item-swordsman }** : { $faces_swordsman }
        - **{ item-spearman }** : { $faces_spearman }
        - **{ item-axeman }** : { $faces_axeman }

        Les morts retournent à la réserve.

## Rules: workers

rule-placing = Placement des ouvriers
    .text =
        En commençant par le premier joueur et dans le sens horaire, chacun place un ouvrier sur un lieu libre et en fait l'action, encore et encore, jusqu'à ce que tous les ouvriers soient placés. Qui n'en a plus est sauté. On ne peut pas passer.

        Un lieu accueille un ouvrier par manche. Seul Mendier en accueille autant qu'on veut, et le Terrain de chasse un par joueur.

        Tu ne vas que là où tu peux payer tout le prix, et alors tu le paies. Que cela rapporte beaucoup ou non te regarde. Mendier est toujours possible.
rule-locations = Lieux et couleurs
    .text =
        - Les lieux **marron** agissent tout de suite.
        - Les **bleus** aussi : tu prends tout ce qui s'y trouve. Forgeur d'épées, Faiseur de lances et Forgeron reçoivent à chaque manche un guerrier de leur type, le Fumoir une nourriture, et cela s'accumule.
        - Les **rouges** ne font que réserver : le combat contre le troll ou un draugr, ou la chasse. On les résout quand tous les ouvriers sont placés.
        - Les **drakkars** sont les deux : tu paies et choisis un rivage tout de suite, on charge et on combat plus tard.
rule-begging = Mendier
    .text =
        En mendiant, tu prends { $items_blame } et { $begged ->
            [one] { $begged } ressource
           *[other] { $begged } ressources
        } au choix : nourriture, bois ou pièces. Autant d'ouvriers qu'on veut peuvent mendier.

        Qui ne peut ou ne veut rien faire d'autre doit mendier.
rule-worker-huts = Huttes des ouvriers
    .text =
        Paie des pièces et prends ton ouvrier supplémentaire. Tu peux le placer dès cette manche, et tu l'as pour le reste de la partie.

        Chacun peut le faire une fois. Le prix baisse avec chaque joueur déjà venu : { $huts } pièces.
rule-market = Marché
    .text =
        Échange autant de nourriture, de bois et de pièces que tu veux avec la réserve, un contre un, le tout en une visite. Tu peux aussi ne rien échanger, par exemple pour tenir les autres à l'écart.
rule-stalls = Étals
    .text =
        Les étals changent d'une partie à l'autre et agissent comme des lieux marron, une fois par visite.
        - **{ place-aumingi }** : { $items_aumingi_cost } → { $items_aumingi } (jusqu'à { $aumingi_times } fois)
        - **{ place-skald }** : { $items_skald }
        - **{ place-generous-merchant }** : { $items_generous-merchant }
        - **{ place-wealthy-patron }** : { $items_wealthy-patron }
        - **{ place-huskarl }** : { $items_huskarl_cost } → { $items_huskarl }
        - **{ place-jomsviking }** : { $items_jomsviking_cost } → { $items_jomsviking }
        - **{ place-plunderer }** : { $items_plunderer_cost } → { $items_plunderer }
        - **{ place-varangian }** : { $items_varangian_cost } → { $items_varangian }

        Si la maison longue ou la réserve ne te laisse prendre qu'une partie des guerriers, le prix reste le même.
rule-stave-church = Église en bois debout
    .text =
        Achète des faveurs une fois par visite : { $church_coins } pièces rapportent dans cet ordre { $church_favour } faveurs. Tu dois en acheter au moins une, et tu n'en reçois jamais plus que le dernier nombre.

        La faveur permet de relancer des dés. Chacune qui te reste à la fin rapporte { $favour } gloire.
rule-merchant-ship = Navire marchand
    .text =
        Paie { $items_merchant } et prends tout ce que montre la carte : nourriture, bois ou guerriers. La carte reste jusqu'à ce que la manche suivante en apporte une autre.

        { leader-gylfir } ne paie rien ici.
rule-sages-house = Maison du sage
    .text =
        D'abord, tu regardes en secret une carte Voyage face cachée à un rivage ; tout le monde voit laquelle, mais pas ce qu'elle montre. Puis tu pioches une carte Destin et la gardes secrète.

        Avec { leader-dagrun } ou *{ card-rune-true-vision }*, tu en pioches plus et en gardes une ; les autres vont sous la pioche. S'il ne reste aucune carte Destin, tu regardes quand même. Tu peux raconter ce que tu as vu, vrai ou faux.
rule-jarls-longhouse = Maison longue du jarl et premier joueur
    .text =
        Prends { $items_jarl } et le marqueur premier joueur. Si tu as déjà le marqueur, tu dois le passer à gauche.

        Le marqueur bouge tout de suite, mais l'ordre de cette manche ne change pas. Qui l'a maintenant commence la manche suivante, et aussi l'affectation si elle se fait dans l'ordre du tour. Il ne bouge jamais autrement.
rule-runesmith = Forgeron de runes
    .text =
        Paie { $items_rune } et prends une des runes visibles, ou sans la voir la première carte de la pioche de runes. Elle reste face visible devant toi.

        Il y a { $runes_shown } cases pour les runes. Un vide n'est comblé qu'à la préparation de la manche suivante.
rule-runes = Runes
    .text =
        Chaque rune agit une fois. Utilisée ou non, elle reste à toi, rapporte sa gloire à la fin et compte pour *{ card-runemaster }*.

        {"**"}À tout moment**, même hors de ton tour : *{ card-rune-success }*, *{ card-rune-gifts }*, *{ card-rune-knowledge }*, *{ card-rune-wealth }*. Elles sont proposées à côté de chaque question, et encore une fois dans l'ordre du tour après la dernière manche.

        {"**"}À leur moment**, quand on te le demande : *{ card-rune-true-vision }* à la Maison du sage, *{ card-rune-potential }* et *{ card-rune-reaction }* après un lancer, *{ card-rune-healing }* avant des pertes, *{ card-rune-glory }* après une victoire, *{ card-rune-journey }* quand ta carte Voyage est révélée.
rule-longships = Drakkars
    .text =
        Avec un ouvrier sur un drakkar, tu l'envoies à un rivage où il n'y en a pas. Là, tu peux combattre le monstre.
        - Le **petit** drakkar public porte { $small } et est gratuit.
        - Le **grand** porte { $large } et coûte { $items_large }.
        - Ton drakkar **privé** est gratuit, et personne d'autre ne peut l'utiliser, avec un ouvrier par manche.

        Nourriture et guerriers à bord ne dépassent jamais ensemble la capacité. Quand chaque rivage a son drakkar, aucun autre ne peut partir. Tu peux partir avec plusieurs drakkars dans une manche.
rule-shipwright = Charpentier naval et drakkar privé
    .text =
        Choisis un drakkar privé encore disponible et paie son bois et ses pièces. Il est à toi pour le reste de la partie, et tu peux dès lors y placer un ouvrier, même dans cette manche. Chacun peut en avoir un.

        À la fin, il rapporte sa gloire. Les plus grands coûtent et rapportent davantage ; à moins de joueurs, certains manquent.
        - **{ place-snekka }** : { $items_snekka }, porte { $snekka_capacity }, rapporte { $snekka_glory } gloire
        - **{ place-karfi }** : { $items_karfi }, porte { $karfi_capacity }, rapporte { $karfi_glory } gloire
        - **{ place-skeid }** : { $items_skeid }, porte { $skeid_capacity }, rapporte { $skeid_glory } gloire
        - **{ place-drekkar }** : { $items_drekkar }, porte { $drekkar_capacity }, rapporte { $drekkar_glory } gloire

## Rules: warriors in the field

rule-assigning = Affectation des guerriers
    .text =
        Quand tous les ouvriers sont placés, qui en a un sur le troll, un draugr ou un drakkar répartit ses guerriers entre ces combats ; les drakkars emportent aussi de la nourriture. Tu n'es obligé d'envoyer personne. Les autres chassent, si tu as un ouvrier au Terrain de chasse, ou restent à la maison.

        Tout le monde décide en même temps, en secret, puis tout est montré ensemble. Mais chacun peut demander que cela se fasse **dans l'ordre du tour** : alors ce qui était décidé est oublié sans être vu, et tous affectent ouvertement, en commençant par qui a le marqueur premier joueur.

        Un guerrier fait une chose par manche. Ni retraite, ni renforts. La nourriture chassée cette manche arrive trop tard pour ses drakkars.
rule-combat = Combat
    .text =
        Chaque ennemi a une **attaque** et une **défense**. Un combat se joue en tours de combat :
        1. Tu lances tous tes guerriers de ce combat.
        2. Tu peux relancer (voir *Relances et runes après un lancer*).
        3. Chaque touche fait 1 dégât, une double touche 2. Les dégâts s'ajoutent d'un tour à l'autre.
        4. Tu perds autant de guerriers que l'attaque l'indique, un de moins par bouclier de ce lancer.
        5. Si les dégâts atteignent la défense, tu as gagné, même s'il ne te reste personne. Sinon, tour de combat suivant ; sans guerriers, tu as perdu.

        Le vainqueur prend tout de suite la carte, sa gloire et sa récompense. Quand il n'y a rien à décider, les dés roulent d'eux-mêmes.
rule-rerolls = Relances et runes après un lancer
    .text =
        Après chaque lancer, en combat et à la chasse, tu peux défausser 1 faveur et relancer autant de dés de ce lancer que tu veux, aussi souvent que tu as des faveurs. *{ card-rune-potential }* et *{ card-rune-reaction }* peuvent s'y mêler, dans n'importe quel ordre.

        Le nouveau résultat compte. Avant de décider, tu vois les touches, les boucliers et ce qu'ils donneraient. Ce que tu gagnes dans un combat se dépense dans les suivants, pas dans le même.
rule-losses = Pertes
    .text =
        Les pertes sont l'attaque de l'ennemi moins tes boucliers de ce lancer, jamais moins de zéro. Tu les subis même au tour où l'ennemi meurt. Tu choisis qui tombe, après avoir vu tous les dés. Les morts vont aussitôt à la réserve.

        {"*"}{ card-rune-healing }* ignore toutes les pertes d'un tour de combat. Boucliers et dégâts en trop ne font rien.
rule-enemies = Trolls, draugr, monstres
    .text =
        - Les **trolls** rapportent de la gloire et du bois. Ils n'ont pas de couleur.
        - Les **draugr** rapportent de la gloire et des pièces. Il y en a deux par manche ; les non vaincus disparaissent.
        - Les **monstres** attendent aux rivages et rapportent le plus de gloire, et de la faveur. Un monstre non vaincu reste, et après chaque manche { $bounty } pièce s'y ajoute pour qui le vaincra.

        Draugr et monstres sont bleus, rouges ou jaunes. Seul qui a placé un ouvrier sur le troll ou un draugr, ou envoyé un drakkar à un rivage, peut y combattre.
rule-hunt = La chasse
    .text =
        Si tu as un ouvrier au Terrain de chasse, tous tes guerriers non affectés ailleurs lancent une fois. Tu prends 1 nourriture par touche et 2 par double touche, { $hunt } au plus. On peut relancer. Les chasseurs ne meurent jamais.

        La chasse ouvre la résolution des combats, mais sa nourriture arrive trop tard pour les drakkars de la même manche.
rule-troll = Le troll et le blâme
    .text =
        Si personne ne tue le troll, **tout le monde** prend { $items_troll } à la fin de la manche, même qui l'a combattu.

        Qui le tue peut défausser 1 blâme et en faire prendre 1 à un autre joueur. Les deux sont facultatifs, et tu peux donner du blâme sans en avoir.

        À la fin, le blâme coûte de la gloire : un jeton, deux, trois et ainsi de suite coûtent { $blame } en tout, chaque jeton de plus { $blame_further } encore.
rule-voyage = Un voyage
    .text =
        On résout les rivages de gauche à droite ; ceux sans drakkar sont sautés :
        1. La **carte Voyage** est révélée et agit, même si personne n'est à bord.
        2. Tu **nourris** tes guerriers. Aux rivages proches (1 et 2), il faut une nourriture pour { $near } guerriers, aux rivages éloignés (3 et 4) une pour { $far }. Qui n'a rien meurt de faim ; tu choisis qui. Puis toute la nourriture à bord disparaît, même en trop.
        3. Les survivants **combattent le monstre**.

        Toutes les pertes viennent du drakkar, jamais de ta réserve. Un drakkar vide voyage aussi : on ne fait alors que révéler la carte.
rule-journeys = Cartes Voyage et kraken
    .text =
        Il y a { $voyages } cartes Voyage ; { $quiet } sont *{ card-journey-all-quiet }*. Les autres : *{ card-journey-kraken }*, *{ card-journey-lost }*, *{ card-journey-no-wind }*, *{ card-journey-storm }*, *{ card-journey-whirlpool }*. Ce qui n'est pas à bord ne peut pas être perdu.

        On combat le kraken avant de manger, et tous les types de guerriers peuvent y prendre part. Il rapporte { $kraken } gloire mais ne compte pas parmi les ennemis vaincus. S'il tue tout le monde, le voyage est fini.

        La Maison du sage te montre une carte, *{ card-rune-knowledge }* les montre toutes.
rule-forbidden = Guerriers interdits
    .text =
        Certains ennemis montrent *pas d'épées*, *pas de lances* ou *pas de haches*. On ne peut pas envoyer ces guerriers contre un troll ou un draugr.

        À bord d'un drakkar, ils peuvent venir : ils prennent de la place, mangent, peuvent être perdus en route et combattent le kraken. Mais juste avant le combat contre un monstre qui les interdit, ils meurent sans lancer.
rule-clean-up = Rangement
    .text =
        1. Ouvriers et drakkars rentrent.
        2. Si le troll vit, tout le monde prend { $items_troll }. Il disparaît.
        3. Les draugr non vaincus disparaissent.
        4. Les cartes Voyage révélées sont défaussées.
        5. Chaque monstre non vaincu reçoit { $bounty } pièce de plus et reste.

        Puis la manche suivante commence. Après la manche { $rounds } vient un dernier appel aux runes qui agissent à tout moment, puis le décompte final.

## Rules: the end

rule-destinies = Cartes Destin
    .text =
        Un destin demande d'avoir **le plus** de quelque chose : ennemis vaincus d'un type ou d'une couleur, guerriers, une ressource, faveurs ou runes. À la fin, chacune de tes cartes rapporte sa valeur haute si personne d'autre n'en a autant que toi, sa valeur basse en cas d'égalité. Il t'en faut au moins un.

        Ce qui compte, c'est ce que les joueurs ont, pas qui tient la carte : avec autant que son propriétaire, tu la dévalues.

        Tes cartes restent secrètes jusqu'à la fin ; seule celle que tu montres avec *{ card-rune-success }* est connue dès lors.
rule-trophies = Ennemis vaincus et séries
    .text =
        Les ennemis que tu as vaincus sont face cachée devant toi : combien et lesquels, c'est ton secret (sauf avec la *Chronique des héros*). Les combats, eux, sont publics.

        À la fin, chaque série d'un ennemi bleu, un rouge et un jaune rapporte { $set } gloire. Les trolls n'ont pas de couleur, le kraken ne compte pas. Le même ennemi peut compter pour une série et pour des destins.
rule-scoring = Décompte final
    .text =
        S'ajoutent à ta gloire :
        - tes cartes Destin
        - { $set } par série d'un ennemi bleu, un rouge et un jaune
        - la gloire de tes runes, utilisées ou non
        - la gloire de ton drakkar privé
        - { $favour } par faveur
        - 1 par tranche de { $coins } pièces

        Le blâme se retranche : { $blame } en tout pour un jeton, deux, trois et ainsi de suite, puis { $blame_further } par jeton de plus. Nourriture, bois et guerriers ne rapportent rien.

        La plus grande gloire l'emporte. À égalité, le plus d'ennemis vaincus, trolls compris ; si l'égalité demeure, la victoire est partagée.
rule-hidden = Ce qui est caché
    .text =
        Sont secrets : tes cartes Destin, tes ennemis vaincus, les cartes Voyage que tu as regardées, et ton affectation jusqu'à ce que toutes soient montrées. Tout le monde voit combien de cartes Destin tu as.

        Sont publics : chefs, ouvriers, guerriers, ressources, faveurs, blâme, gloire, drakkars, runes et tous les dés. Personne ne sait ce qu'il y a dans les pioches.

        Tes secrets arrivent par message privé, et **Ma main** ne les montre qu'à toi.
rule-chronicle = Variante : Chronique des héros
    .text =
        Tous les ennemis vaincus sont face visible. Chacun voit qui a vaincu quoi, et les destins deviennent affaire de calcul.
rule-suspicious = Variante : Habitants méfiants
    .text =
        Tout le monde commence la partie avec { $items_suspicion } : l'opinion des habitants pèse donc davantage à la fin.

## The introduction for a first match

intro-1 = **Le jarl est mort. Vive le jarl : toi !** Pendant { $rounds } manches, tu rassembles des guerriers, tu défends la ville et tu prends la mer contre les monstres. Ton but : la **gloire**.

    Quand c'est à toi, on te mentionne sous le plateau. Appuie sur **Jouer mon tour** : personne d'autre ne voit ce qui s'ouvre, et tu y trouves exactement ce que tu peux faire. **Retour** reprend une réponse tant que rien de caché n'a été révélé.
intro-2 = **D'abord, tu places tes ouvriers**, un à la fois. Chaque lieu n'en accueille qu'un par manche : sois rapide là où ça compte. Des guerriers chez les forgerons, de la nourriture au Fumoir, des pièces et du bois pour les grands projets.

    Tu as un destin secret : il te récompense d'avoir le plus de quelque chose à la fin. **Ma main** ne le montre qu'à toi.
intro-3 = **Puis tu envoies tes guerriers** dans les combats réservés par tes ouvriers : le troll, les draugr, ou un monstre au-delà des mers. Les drakkars ont aussi besoin de nourriture.

    {"**"}Plateau** montre la situation : les ennemis avec leur attaque et leur défense, qui est où, et ce que chacun possède.
intro-4 = **Aux dés de parler.** Les touches blessent l'ennemi, les boucliers sauvent les tiens. À chaque tour de combat, son attaque fait tomber autant de guerriers : envoies-en assez. La faveur relance, les runes font plus.

    Quelqu'un devrait arrêter le troll : sinon, du blâme pour tous. **Saga** raconte ce qui s'est passé.
intro-5 = **À la fin** comptent les séries d'ennemis bleu, rouge et jaune, les destins, les runes, les drakkars et les faveurs. Plus tu as de blâme, plus il coûte.

    Si tu bloques, appuie sur **Aide** : elle explique la question où tu te trouves. `/{ command-rules }` et `/{ command-card }` te disent tout le reste. Que les dieux te soient favorables !

## Rulings on cards, by their number in our rules (CM-17.…)

ruling-4 = S'il reste moins de cartes Destin que tu ne dois en piocher, tu pioches ce qu'il y a et tu en gardes une. S'il n'en reste aucune, tu ne fais que regarder une carte Voyage.
ruling-5 = Les cartes Destin remises sous la pioche y restent dans l'ordre où elles ont été piochées. Personne n'en choisit un autre.
ruling-7 = S'il y a trop peu de guerriers dans la réserve, tu prends ce qu'il y a. Le prix reste le même.
ruling-8 = Si la maison longue ou la réserve ne te laisse prendre qu'une partie de plusieurs types, tu choisis lesquels. On ne peut renvoyer personne pour faire de la place.
ruling-15 = Tu peux raconter aux autres ce que tu as vu, vrai ou faux. Personne ne peut le vérifier.
ruling-16 = Ce que tu reçois peut payer l'ouvrier que tu places ensuite. Une rune à peine achetée peut servir tout de suite.
ruling-18 = On ne peut pas envoyer de guerriers interdits contre un ennemi à terre. À bord d'un drakkar, ils viennent, prennent de la place, mangent et combattent le kraken.
ruling-19 = Les guerriers interdits meurent avant le premier lancer. Si aucun autre n'atteint le monstre, le combat est perdu.
ruling-24 = C'est leur propriétaire qui choisit quels guerriers tombent, meurent de faim ou passent par-dessus bord, après avoir vu tous les dés.
ruling-25 = Si l'ennemi et tes derniers guerriers meurent au même tour de combat, tu as gagné.
ruling-27 = Faveurs, *{ card-rune-potential }* et *{ card-rune-reaction }* se mêlent dans n'importe quel ordre. Chaque faveur relance les dés que tu veux, même déjà relancés. *{ card-rune-reaction }* vaut pour les faces visibles à la fin.
ruling-29 = Avec *{ card-rune-reaction }*, un bouclier sur un épéiste de { leader-svanhildr } compte { $sword_shield } dégâts et protège toujours.
ruling-31 = Faveurs, bois ou pièces gagnés dans un combat servent dans les combats suivants de la manche, pas dans celui qui les a rapportés.
ruling-32 = On te le demande quand les pertes sont connues, avant de retirer qui que ce soit.
ruling-33 = C'est la moitié de la gloire imprimée qui compte : ni les pièces sur un monstre ni le bonus d'un chef n'en font partie.
ruling-34 = Un combat sans guerriers n'a pas lieu ; l'ennemi n'est pas vaincu.
ruling-36 = Les deux parties de la récompense d'un troll sont facultatives. Tu peux faire prendre du blâme à n'importe quel autre joueur, même sans en avoir.
ruling-37 = Tu perds autant qu'il y a à bord de ce qui est demandé. Ce qui n'y est pas ne peut être perdu. Quand tu choisis, tu dois choisir quelque chose qui y est.
ruling-38 = On combat le kraken avant de manger ; ses victimes n'ont pas besoin de nourriture. Sans guerriers à bord, rien ne se passe. S'il tue tout le monde, la nourriture est perdue et on ne combat pas le monstre.
ruling-39 = Le kraken vaincu n'est pas gardé : il ne compte ni pour les séries, ni pour les destins, ni en cas d'égalité.
ruling-40 = La nouvelle carte vaut, bonne ou mauvaise. Si la pioche est vide, on mélange d'abord la défausse ; s'il n'y a plus aucune carte, le voyage est calme.
ruling-42 = Tu vois les cartes présentes à ce moment, pas celles qui viendront.
ruling-43 = Comptent tous tes guerriers, les runes utilisées ou non, les pièces et faveurs avant d'être changées en gloire. Un ennemi vaincu peut compter plusieurs fois.
ruling-44 = Sans rien de ce qui est demandé, tu n'accomplis jamais un destin, même si personne n'en a.
ruling-45 = Que quelqu'un en ait autant dépend de ce qu'il possède, pas de ses cartes.
ruling-46 = Tu nommes et montres d'abord la carte, puis on compare. Personne n'apprend les nombres d'ennemis vaincus cachés. Si elle ne rapporte rien maintenant, la rune est quand même utilisée.
ruling-48 = Après la dernière manche, on peut encore l'utiliser, dans l'ordre du tour, avant le décompte final.
ruling-49 = Elle peut servir pendant la décision d'un autre, mais pas entre un lancer et ses pertes.
