### Blood Rage: questions, options, the saga, and why something is not possible.
### A question's `others` is what everybody but the actor reads: it betrays nothing of a turn half made.
### An event's `also` is how it goes on in a line about the same player; without one it begins a line.

## Questions: the turn

someones-move = À **{ $seat }** de jouer

turn = À toi de jouer. Que fais-tu ?
    .others = { someones-move }

invade-who = Quelle figurine mène l'invasion ?
    .others = { someones-move }
invade-where = { $figure } : quel lieu envahis-tu ?
    .others = { someones-move }

march-from = De quelle province pars-tu ?
    .others = { someones-move }
march-to = Départ : { $place }. Vers quelle province marches-tu ?
    .others = { someones-move }
march-who = { $place } → { $place_to } : qui marche ? ({ $most } au plus)
    .others = { someones-move }

upgrade-card = Quelle amélioration joues-tu ?
    .others = { someones-move }
upgrade-slot = *{ $card }* : dans quel emplacement ?
    .others = { someones-move }
free-invasion-who = Quelle figurine mène l'invasion gratuite ?
    .others = { someones-move }
free-invasion = { $figure } : quel lieu envahis-tu gratuitement ?
    .others = { someones-move }

quest-which = Quelle quête acceptes-tu ? Elle va face cachée sur ta fiche de clan.
    .others = { someones-move }

pillage-where = Quelle province pilles-tu ?
    .others = { someones-move }
repillage-where = *{ card-tyrs-challenge }* : quelle province déjà pillée pilles-tu de nouveau ?
    .others = { someones-move }

valhalla-who = *{ card-friggas-domain }* : quelle figurine du Valhalla mène l'invasion ?
    .others = { someones-move }
valhalla-where = { $figure }, de retour du Valhalla : quel lieu envahis-tu ?
    .others = { someones-move }

sacrifice-who = *{ card-friggas-sacrifice }* : { $count ->
        [one] quelle figurine sacrifies-tu ?
       *[other] quelles figurines sacrifies-tu ? (il en faut { $count })
    }
    .others = { someones-move }
sacrifice-stat = *{ card-friggas-sacrifice }* : quelle caractéristique de clan augmentes-tu ?
    .others = { someones-move }

hildisvini-whom = { $place } : de qui { figure-hildisvini } prend-il le village ?
    .others = { someones-move }
hildisvini-where = Où repousses-tu la figurine ? ({ $figure })
    .others = { someones-move }
friggas-succor = *{ card-friggas-succor }* : quelle province un autre Guerrier envahit-il gratuitement ?
    .others = { someones-move }
thors-domain = *{ card-thors-domain }* : paies-tu { $price } Rage pour piller aussitôt ?
    .others = { someones-move }

## Questions: the draft and the hand

draft-card = Quelle carte prends-tu ? Les autres passent à gauche.
    .others = **{ $seat }** choisit un cadeau des Dieux
draft-cards =
    { $count ->
        [one] Quelle carte prends-tu ? Les autres passent à gauche.
       *[other] Quelles cartes prends-tu ? Choisis-en { $count } ; les autres passent à gauche.
    }
    .others = **{ $seat }** choisit { $count ->
            [one] un cadeau
           *[other] { $count } cadeaux
        } des Dieux
keep-card = Quelle carte gardes-tu pour le prochain Âge ? Tu défausses les autres.
    .others = **{ $seat }** choisit quoi garder pour le prochain Âge

## Questions: the battle

call-to-battle = Appel à la bataille à { $place } (pilleur : { $seat_pillager }). Y déplaces-tu gratuitement une figurine ?
    .others = **{ $seat }** décide de répondre ou non à l'appel à la bataille à { $place } (pilleur : **{ $seat_pillager }**)
battle-card = Bataille à { $place } : quelle carte joues-tu ?
    .others = **{ $seat }** choisit une carte pour la bataille à { $place }
quest-as-battle-card = La quête que tu as révélée compte-t-elle comme carte Bataille ?
    .others = **{ $seat }** décide si la quête révélée compte comme carte Bataille
odins-tide = *{ card-odins-tide }* : quelle figurine gardes-tu ? Tes autres figurines dans cette bataille sont détruites.
    .others = **{ $seat }** choisit qui survit à la carte *{ card-odins-tide }*
late-card = Bataille à { $place } : joues-tu après coup *{ card-heimdalls-eye }* ou *{ card-heimdalls-gaze }* ?
    .others = **{ $seat }** peut jouer une carte après coup dans la bataille à { $place }
volur-witch = Ta { figure-volur-witch } va être détruite à { $place }. Fuit-elle ?
    .others = **{ $seat }** décide si la { figure-volur-witch } fuit ({ $place })
friggas-protection = *{ card-friggas-protection }* : quelles figurines sauves-tu ? ({ $most } au plus ; { $price } Rage chacune)
    .others = **{ $seat }** peut sauver des figurines (*{ card-friggas-protection }*)
thors-oath = *{ card-thors-oath }* : quelle caractéristique de clan augmentes-tu ?
    .others = **{ $seat }** choisit une caractéristique de clan (*{ card-thors-oath }*)
tyrs-prowess = *{ card-tyrs-prowess }* : quelles cartes reprends-tu ? ({ $most } au plus ; { $price } Rage chacune)
    .others = **{ $seat }** peut reprendre des cartes (*{ card-tyrs-prowess }*)
friggas-grace = *{ card-friggas-grace }* : quelle autre caractéristique de clan augmentes-tu ?
    .others = **{ $seat }** choisit une caractéristique de clan (*{ card-friggas-grace }*)
lord-of-axes = *{ card-lord-of-axes }* : quelle caractéristique de clan augmentes-tu ?
    .others = **{ $seat }** choisit une caractéristique de clan (*{ card-lord-of-axes }*)
lord-of-hammers = *{ card-lord-of-hammers }* : vers quelle province repars-tu ? ({ $figure }, { $place })
    .others = **{ $seat }** peut repartir (*{ card-lord-of-hammers }*) : { $figure }, { $place }
lokis-blessing = *{ card-lokis-blessing }* : envahis-tu gratuitement { $place } avec un Guerrier ?
    .others = **{ $seat }** réfléchit (*{ card-lokis-blessing }*)

## Questions: the quest phase

quest-raise =
    { $count ->
        [one] Quête accomplie : quelle caractéristique de clan augmentes-tu ?
       *[other] { $count } augmentations pour tes quêtes : par quelle caractéristique de clan commences-tu ?
    }
    .others = **{ $seat }** choisit une caractéristique de clan pour une quête accomplie

## Options

turn-invade = Envahir
turn-march = Marcher
turn-upgrade = Améliorer
turn-quest = Accepter une quête
turn-pillage = Piller
turn-repillage = Piller de nouveau
turn-valhalla = Envahir depuis le Valhalla
turn-sacrifice = Sacrifier des figurines
turn-pass = Passer et perdre toute la Rage

option-action = { $turn } ({ $rage ->
        [0] gratuit
       *[other] { $rage } Rage
    })
option-action-from = { $turn } (dès { $rage } Rage)

option-no = Renoncer
option-pass = Passer
option-none = Ne garder aucune carte

option-place = { $place }
option-room =
    { $place } ({ $room ->
        [one] { $room } place
       *[other] { $room } places
    })
option-landing =
    { $place } ({ $room ->
        [0] pleine
        [one] { $room } place
       *[other] { $room } places
    }, { $rage ->
        [0] gratuit
       *[other] { $rage } Rage
    })
option-landing-open =
    { $place } ({ $rage ->
        [0] gratuit
       *[other] { $rage } Rage
    })
option-pillage = Piller { $place } ({ $token })

option-invader =
    { $figure } ({ $rage ->
        [0] gratuit
       *[other] { $rage } Rage
    })
option-figure = { $figure }
option-figure-copy = { $figure } #{ $copy }
option-figure-at = { $figure } ({ $place })
option-figure-at-copy = { $figure } #{ $copy } ({ $place })
option-figure-of = { $figure } ({ $seat })

option-stat = Augmenter : { $stat } { $before } → { $after } (cran { $step })
option-stat-stays = Augmenter : { $stat } au cran { $step } (toujours { $after })
option-slot = { $slot } (libre)
option-slot-taken = { $slot } (remplace { $card })
option-declare = Compter pour +{ $bonus } ({ $card })

option-card =
    { $card }{ $kind ->
        [battle] {" "}+{ $bonus }
        [variable] {" "}+X
        [feint] {" "}(bluff, sans effet)
        [quest] {" "}({ $glory } Gloire)
       *[upgrade] {" "}({ $price ->
            [0] gratuit
           *[other] { $price } Rage
        })
    }{ $age ->
        [0] {""}
       *[other] {" "}(Âge { $age })
    }{ $copy ->
        [1] {""}
       *[other] {" "}#{ $copy }
    }

volur-witch-flee = Fuir vers Yggdrasil
volur-witch-stay = Rester

## Standing orders

order-call-to-battle-always = Toujours passer aux appels à la bataille
order-call-to-battle-until-entered = Passer aux appels à la bataille jusqu'à ce que quelqu'un entre
order-call-to-battle-always-in = Toujours passer aux appels à la bataille à { $place }
order-call-to-battle-until-entered-in = Passer aux appels à la bataille à { $place } jusqu'à ce que quelqu'un entre
order-late-card-always = Ne jamais jouer de carte après coup
order-late-card-until-added = Ne pas jouer de carte après coup avant que quelqu'un d'autre le fasse

## The saga: setup and phases

match-begins = La partie commence. Premier joueur : **{ $seat }**
doomed = Provinces condamnées, dans cet ordre : { $places }
destroyed-before = Détruites dès le début : { $places }
age-begins = L'Âge { $age } commence : les Dieux distribuent leurs cadeaux
packs-passed =
    Tout le monde a choisi. { $count ->
        [one] { $count } carte par joueur passe à gauche
       *[other] { $count } cartes par joueur passent à gauche
    }
action-phase = Phase d'Action de l'Âge { $age } : la Rage est rétablie, **{ $seat }** commence
action-phase-ends = La phase d'Action de l'Âge { $age } prend fin
discard-phase = Phase de Défausse de l'Âge { $age }
hand-discarded = **{ $seat }** { $count ->
        [0] ne défausse aucune carte
        [one] défausse { $count } carte
       *[other] défausse { $count } cartes
    }{ $kept ->
        [0] {""}
       *[other] {" "}et en garde une
    }
quest-phase = Phase de Quête de l'Âge { $age } : toutes les quêtes sont révélées
ragnarok-phase = Âge { $age } : le Ragnarök éclate
valhalla-phase = Âge { $age } : le Valhalla libère les morts
end-scoring = Le monde a pris fin. On compte les derniers points de Gloire
winners = Victoire avec { $glory } Gloire : **{ $seats }**

## The saga: whispers

your-hand = Ta main : *{ $cards }*
your-quest = Tu acceptes *{ $card }*
you-keep = Tu gardes *{ $card }* pour le prochain Âge

## The saga: turns

passes = **{ $seat }** passe
invades = **{ $seat }** { invades.also }
    .also = lance une invasion : { $figure } → { $place }
marches = **{ $seat }** { marches.also }
    .also = marche, { $place } → { $place_to } : { $figures }
no-free-invasion = Pas d'invasion gratuite : aucune figurine de ce type n'attend dans ta réserve, ou aucun village n'est libre
no-free-invasion-horns = Pas d'invasion gratuite : tu as déjà sur le plateau autant de figurines que tes Cornes le permettent ({ $horns })
upgrades = **{ $seat }** { upgrades.also }
    .also = joue une amélioration : *{ $card }*
replaced = **{ $seat }** { replaced.also }
    .also = retire *{ $card }* de sa fiche de clan
leaves-the-board = **{ $seat }** { leaves-the-board.also }
    .also = retire une figurine du plateau : { $figure } ({ $place })
commits-a-quest = **{ $seat }** accepte une quête, face cachée
pushes = **{ $seat }** { pushes.also }
    .also = repousse une figurine (**{ $seat_pushed }**) : { $figure }, { $place } → { $place_to }
pillages = **{ $seat }** veut piller { $place } (récompense : { $token })
unopposed = Personne ne s'oppose à **{ $seat }** à { $place }
pillaged = **{ $seat }** { pillaged.also }
    .also = pille { $place }
steps-on = **{ $seat }** { steps-on.also }
    .also = repart (*{ card-lord-of-hammers }*) : { $figure }, { $place } → { $place_to }

## The saga: battles

joins-the-battle = **{ $seat }** { joins-the-battle.also }
    .also = répond à l'appel : { $figure }, { $place } → { $place_to }
battle-begins = Bataille à { $place } : **{ $seats }**
reveals = **{ $seat }** { reveals.also }
    .also = révèle *{ $card }*
declares = **{ $seat }** { declares.also }
    .also = compte la quête comme carte Bataille : +{ $bonus } (*{ $card }*)
adds = **{ $seat }** { adds.also }
    .also = joue après coup *{ $card }*
keeps = **{ $seat }** { keeps.also }
    .also = garde une figurine dans la bataille : { $figure }
total = **{ $seat }** : { total.also }
    .also = FOR { $total } (figurines { $figures }, cartes { $cards })
wins-the-battle = **{ $seat }** gagne la bataille à { $place }
nobody-wins = Égalité en tête : tout le monde perd la bataille à { $place }
takes-cards = **{ $seat }** { takes-cards.also }
    .also = prend des cartes à **{ $seat_winner }** : *{ $cards }*
keeps-cards = **{ $seat }** { keeps-cards.also }
    .also = reprend des cartes (*{ card-tyrs-prowess }*) : *{ $cards }*
discards = **{ $seat }** { discards.also }
    .also = défausse : *{ $cards }*

## The saga: destruction

tramples = **{ $seat }** { tramples.also }
    .also = ravage { $place } : { $figure }
destroyed = **{ $seat }** { destroyed.also }
    .also = perd ({ $place }) : { $figures }
protects = **{ $seat }** { protects.also }
    .also = sauve des figurines (*{ $card }*) : { $figures }
witch-flees = **{ $seat }** { witch-flees.also }
    .also = évite une perte : { $figure }, { $place } → { place-yggdrasil }

## The saga: quests, Ragnarök, Valhalla

quest-fulfilled = **{ $seat }** { quest-fulfilled.also }
    .also = accomplit *{ $card }*
quest-failed = **{ $seat }** { quest-failed.also }
    .also = n'accomplit pas *{ $card }*
province-destroyed = Province détruite : { $place }
ragnarok-nothing = Province déjà détruite : { $place }. Rien d'autre n'est détruit
doom-moves = Prochaine province condamnée : { $place }
released = **{ $seat }** { released.also }
    .also = récupère du Valhalla : { $figures }

## The saga: numbers

glory = **{ $seat }** : { glory.also }
    .also = Gloire { $before } → { $after } (*{ $source }*)
rage = **{ $seat }** : { rage.also }
    .also = Rage { $before } → { $after }
stat = **{ $seat }** { stat.also }
    .also = augmente une caractéristique de clan au cran { $step } : { $stat } { $before } → { $after }
stat-stays = **{ $seat }** { stat-stays.also }
    .also = augmente une caractéristique de clan au cran { $step } : { $stat } reste à { $after }
stat-at-the-end = **{ $seat }** { stat-at-the-end.also }
    .also = a déjà cette caractéristique de clan au dernier cran : { $stat }
raise-lost = **{ $seat }** { raise-lost.also }
    .also = a toutes ses caractéristiques de clan au dernier cran : l'augmentation est perdue
uses = **{ $seat }** : { uses.also }
    .also = *{ $card }* prend effet

## Sources of Glory

source-battle = bataille gagnée
source-legendary = caractéristiques légendaires
source-pillage = pillage
source-quest = quête accomplie
source-ragnarok = morts au Ragnarök

## Why not: the rule, and what is missing

why-fjord-closed = Les deux provinces de ce fjord sont détruites : { $place }
why-destroyed = Province détruite : { $place }. On ne peut plus y entrer ni la piller
why-full = Tous les villages sont occupés : { $place }
why-horns = Tes Cornes permettent { $horns } figurines sur le plateau, et tu en as déjà { $figures_on_board }. Augmente tes Cornes ou attends des pertes
why-no-invader = Ta Rage ({ $rage }) et les villages libres ne permettent pas cette invasion
why-no-quest = Tu n'as pas de quête en main
why-no-upgrade = Tu n'as pas d'amélioration en main
why-nobody-returns = Tu n'as au Valhalla aucune figurine qui puisse envahir maintenant
why-nobody-to-march = Tu n'as dans aucune province une figurine qui puisse marcher vers une autre où il reste de la place ; les Drakkars ne marchent jamais
why-not-this-figure = Cette invasion coûte { $price } Rage (tu en as { $rage }) et demande une place libre
why-not-there = Aucune de tes figurines n'est à { $place } ni dans un fjord adjacent
why-not-yggdrasil = On n'envahit pas { place-yggdrasil } : on n'y entre que par une marche ou un appel à la bataille
why-nothing-to-pillage = Il te faut une figurine dans une province pas encore pillée au cours de cet Âge, ou un Drakkar dans le fjord adjacent
why-nothing-to-repillage = Il te faut une figurine dans une province déjà pillée au cours de cet Âge, ou un Drakkar dans le fjord adjacent
why-pillaged = Province déjà pillée au cours de cet Âge : { $place }
why-rage = Cela coûte { $price } Rage, et tu en as { $rage }
why-reserve-empty = Ta réserve est vide
why-too-few-figures =
    { $count ->
        [one] Il te faut { $count } figurine sur le plateau
       *[other] Il te faut { $count } figurines sur le plateau
    }
why-upgrades-too-dear = Chaque amélioration de ta main coûte plus de Rage que tu n'en as ({ $rage })
