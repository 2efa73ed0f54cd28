### Looking things up: cards, rules, help, the introduction, fairness.

## Cards and rules

lookup-rulings = ### Précisions
lookup-no-such-card = Aucune carte ne s'appelle « { $typed } ». Pensais-tu à l'une de celles-ci : { $names } ?
lookup-no-such-rule = Il n'y a pas de règle sur « { $typed } ». Pensais-tu à l'une de celles-ci : { $names } ?

## Help where there is no match

lookup-welcome =
    ### Skald
    J'apporte des jeux de société sur Discord. Vous jouez sur plusieurs jours, dès que vous avez une minute : je montre le plateau, je raconte à tous ce qui s'est passé, j'interroge qui doit jouer, et je garde vos cartes secrètes.
lookup-where =
    Commence par une nouvelle partie : elle ouvre un salon d'attente, avec des boutons pour s'installer et pour commencer. Chaque partie se joue dans son salon ou son fil, et le dernier message du plateau y porte tous les boutons qu'il te faut. Ce qui est secret ne s'adresse qu'à toi : dans des panneaux privés et par message privé.

## Help in a match

lookup-lobby =
    La partie n'a pas commencé : { $count ->
        [one] { $count } place sur { $most } est prise.
       *[other] { $count } places sur { $most } sont prises.
    }
lookup-lobby-buttons =
    Dans le message d'attente, **{ button-join }** te donne une place et **{ button-leave }** la rend. La personne qui a ouvert la partie ajoute des ordinateurs, change les options et appuie sur **{ button-start }**.
lookup-status =
    { $status ->
        [paused] La partie est en pause. La personne qui l'a ouverte peut la reprendre.
        [frozen] La partie est arrêtée, car quelque chose semblait anormal. La table décide de la suite.
        [cancelled] Cette partie a été annulée avant de commencer.
       *[over] La partie est terminée.
    }
lookup-your-move = C'est à toi de jouer. On te demande :
lookup-waiting = On attend : **{ $seats }**
lookup-buttons = ### Les boutons sous le plateau
lookup-explain-turn = - **{ button-turn }** te demande en privé ce que tu veux faire.
lookup-explain-hand = - **{ button-hand }** ne montre tes cartes qu'à toi.
lookup-explain-board = - **{ button-board }** montre où en est la partie, et chaque chose de plus près.
lookup-explain-saga = - **{ button-saga }** raconte ce qui s'est passé depuis ton dernier coup.
lookup-commands = ### Commandes
lookup-command-new = - { $link } ouvre une nouvelle partie.
lookup-command-turns = - { $link } liste toutes les parties qui t'attendent.
lookup-command-card = - { $link } montre une carte avec son texte et ses précisions.
lookup-command-rules = - { $link } cherche une règle.
lookup-command-settings = - { $link } règle ta langue, tes heures de repos et le mode texte.
lookup-command-move = - { $link } joue le coup que tu écris.
lookup-command-hand = - { $link } montre tes cartes.
lookup-command-undo = - { $link } annule ta dernière réponse.
lookup-command-resign = - { $link } laisse ta place à l'ordinateur.
lookup-command-fairness = - { $link } prouve que le hasard est honnête.
lookup-command-rematch = - { $link } ouvre une revanche avec les mêmes personnes.
lookup-command-leaderboard = - { $link } montre qui mène sur ce serveur.
lookup-command-stats = - { $link } montre ton bilan.
lookup-button-intro = Introduction
lookup-button-intro-to = Introduction : { $title }
lookup-button-credits = Crédits
lookup-button-help = Aide
lookup-button-previous = Précédent
lookup-button-next = Suivant
lookup-intro = ### { $title }, page { $page } sur { $pages }
lookup-credits =
    ### Crédits
    Les jeux appartiennent à leurs auteurs et éditeurs ; si l'un d'eux te plaît ici, achète la boîte.

    - Icônes : [game-icons.net](<{"https://game-icons.net"}>) par { $authors }, sous [CC BY 3.0](<{"https://creativecommons.org/licenses/by/3.0/"}>), converties en police
    - Polices : [Cinzel](<{"https://github.com/NDISCOVER/Cinzel"}>), [Fira Sans Condensed](<{"https://github.com/mozilla/Fira"}>) et [Noto Sans Runic](<{"https://github.com/notofonts/runic"}>), sous la [SIL Open Font License](<{"https://openfontlicense.org"}>)

## Fairness

lookup-fairness-promise =
    Avant que quiconque ne s'installe, j'ai tiré une graine secrète, et le message d'attente montre son empreinte (SHA-256) :
    `{ $hash }`
    Je ne peux donc plus la changer. Quand la partie commence, les clics d'entrée de tous s'y mêlent ; je n'ai donc pas pu choisir non plus ce qui en sort. Tous les mélanges et les dés en découlent. Après la partie, cette commande révèle la graine, et tu peux tout vérifier.
lookup-fairness-seed =
    Le message d'attente montrait cette empreinte (SHA-256) :
    `{ $hash }`
    La graine secrète dont elle provient :
    `{ $seed }`
lookup-fairness-clicks = Les clics d'entrée, dans l'ordre des places :
lookup-fairness-final =
    La graine et les clics donnent ensemble le hachage dont tout le hasard découle :
    `{ $hash }`
lookup-fairness-verify = Compare l'empreinte et les clics avec ce que tu as vu, et vérifie chaque tirage du fichier joint avec le programme de Skald :
lookup-fairness-ended = La partie a été arrêtée avant la fin. Le programme ne vérifie que des parties entières et refuse donc son fichier. La graine doit tout de même avoir l'empreinte que montrait le message d'attente.
