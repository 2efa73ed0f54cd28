### Champions of Midgard: questions, options, the saga, and why something is not possible.
### A question's `others` is what everybody but the actor reads: it betrays nothing of a turn half made.
### An event's `also` is how it goes on in a line about the same player; without one it begins a line.

## Questions: leaders and workers

someones-move = C'est à **{ $seat }** de jouer

so-much-food =
    { $food ->
        [one] { $food } nourriture
       *[other] { $food } nourritures
    }

choose-leader = Quel chef joues-tu ?
    .others = **{ $seat }** choisit un chef
place-worker =
    { $workers ->
        [one] Où places-tu ton dernier ouvrier ?
       *[other] Où places-tu un ouvrier ? (il t'en reste { $workers })
    }
    .others = { someones-move }
beg-resource = Tu mendies. Que prends-tu ?
    .others = { someones-move }
ship-destination = { $place } (porte { $capacity }) : vers quel rivage pars-tu ? Tu vois l'attaque et la défense, et le nombre de guerriers par nourriture (×2).
    .others = { someones-move }
market-food = Tu as { $items }, { $total } en tout. Combien de nourriture veux-tu avoir ensuite ?
    .others = { someones-move }
market-wood = Donc { so-much-food }. Combien de bois veux-tu ? Ce qui reste (sur { $total } en tout) devient des pièces.
    .others = { someones-move }
stave-church =
    { $coin ->
        [one] Tu as { $coin } pièce. Combien de faveurs achètes-tu ?
       *[other] Tu as { $coin } pièces. Combien de faveurs achètes-tu ?
    }
    .others = { someones-move }
aumingi = { place-aumingi } : combien de fois donnes-tu de la nourriture contre une faveur ? (tu en as { $food }, { $most } fois au plus)
    .others = { someones-move }
rune-choice = Quelle rune prends-tu pour { $price } bois ?
    .others = { someones-move }
ship-choice = Quel drakkar construis-tu ? Tu as { $wood } bois et { $coin ->
        [one] { $coin } pièce
       *[other] { $coin } pièces
    }.
    .others = { someones-move }
sage-peek = Quelle carte Voyage regardes-tu ? Personne d'autre ne la verra.
    .others = { someones-move }
use-true-vision = *{ $card }* : pioches-tu { $count } cartes Destin au lieu de { $without } ?
    .others = { someones-move }
destiny-keep = Tu as pioché { $count } cartes Destin. Laquelle gardes-tu ?
    .others = **{ $seat }** choisit un destin
recruit-choice = Ta maison longue a de la place pour { $room }. Qui prends-tu ? ({ $items })
    .others = { someones-move }

## Questions: at any time

any-time = À tout moment : que fais-tu ?
    .others = **{ $seat }** peut faire quelque chose
last-call = Dernier appel avant le décompte final : utilises-tu une rune ?
    .others = **{ $seat }** peut encore utiliser une rune

## Questions: assigning warriors

assigning = **{ $seat }** affecte ses guerriers

assign-warriors = { $place }, contre *{ $card }* (attaque { $attack }, défense { $defence }{ $banned ->
        [0] {""}
       *[other] , { $bans }
    } ; { $glory } gloire) : qui envoies-tu ? ({ $most } au plus)
    .others = { assigning }
assign-food =
    { $place }, { $count ->
        [0] sans personne à bord : combien de nourriture charges-tu ?
        [one] avec { $count } guerrier à bord : combien de nourriture charges-tu ? Il en faut { $need } pour nourrir tout le monde.
       *[other] avec { $count } guerriers à bord : combien de nourriture charges-tu ? Il en faut { $need } pour nourrir tout le monde.
    } ({ $most } au plus)
    .others = { assigning }
assign-done = Tu as tout affecté. On en reste là ?
    .others = { assigning }

## Questions: combat

after-roll =
    {"*"}{ $card }*, tour de combat { $round } : ton lancer montre { $faces }. Dégâts { $damage } sur { $defence }{ $lethal ->
        [1] {" "}(victoire)
       *[other] {""}
    }, { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    } ; tu perdrais { $losses ->
        [one] { $losses } guerrier
       *[other] { $losses } guerriers
    } sur { $count }. Faveur : { $favour }. Que fais-tu ?
    .others = **{ $seat }** combat *{ $card }* (tour de combat { $round })
after-hunt = La chasse : ton lancer montre { $faces }, soit { so-much-food }. Faveur : { $favour }. Que fais-tu ?
    .others = **{ $seat }** chasse
reroll-dice = Quels dés relances-tu pour 1 faveur ? (tu en as { $favour })
    .others = **{ $seat }** relance des dés
use-healing =
    { $losses ->
        [one] *{ $card }* tuerait un de tes guerriers.
       *[other] *{ $card }* tuerait { $losses } de tes guerriers.
    } Utilises-tu *{ card-rune-healing }* ?
    .others = **{ $seat }** combat *{ $card }*
choose-losses =
    { $losses ->
        [one] *{ $card }* tue un de tes guerriers. Qui tombe ?
       *[other] *{ $card }* tue { $losses } de tes guerriers. Qui tombe ?
    }
    .others = **{ $seat }** combat *{ $card }*
use-glory = Tu as vaincu *{ $card }*. Utilises-tu *{ card-rune-glory }* pour { $glory } gloire de plus ?
    .others = **{ $seat }** a vaincu *{ $card }*
shed-blame = Tu as tué le troll. Défausses-tu 1 blâme ? (tu en as { $blame })
    .others = **{ $seat }** a tué le troll
blame-whom = Qui prend 1 blâme ?
    .others = **{ $seat }** a tué le troll

## Questions: voyages

use-journey = { $place } : *{ $card }*. Utilises-tu *{ card-rune-journey }* pour une autre carte ?
    .others = **{ $seat }** est en voyage ({ $place })
storm-choice = *{ card-journey-storm }* ({ $place }) : que perds-tu ?
    .others = **{ $seat }** est en voyage ({ $place })
lost-choice =
    {"*"}{ card-journey-lost }* ({ $place }) : { $count ->
        [one] que perds-tu ?
       *[other] quels sont les { $count } éléments perdus ?
    }
    .others = **{ $seat }** est en voyage ({ $place })
whirlpool-choice = *{ card-journey-whirlpool }* ({ $place }) : qui perds-tu ?
    .others = **{ $seat }** est en voyage ({ $place })
starvation =
    { $place } : { so-much-food }, c'est trop peu. { $count ->
        [one] Qui meurt de faim ?
       *[other] Lesquels meurent de faim ({ $count }) ?
    }
    .others = **{ $seat }** est en voyage ({ $place })

## Options

option-yes = Oui
option-no = Non
option-nobody = Personne
option-turn-order = Demander l'ordre du tour
option-rune-deck = Piocher sans voir
after-roll-accept = Garder ce lancer
after-roll-reroll = Relancer des dés au choix (1 faveur)
after-hunt-accept = Garder ce lancer
after-hunt-reroll = Relancer des dés au choix (1 faveur)
assign-done-done = Terminé
assign-done-again = Tout recommencer
last-call-done = Non, décompter

in-longhouse =
    { $fits ->
        [1] {""}
       *[other] {" "}({ $room ->
            [0] pas de place
           *[other] place pour { $room }
        })
    }
option-leader-asmundr = { leader-asmundr } : de la gloire pour les relances
option-leader-dagrun = { leader-dagrun } : plus de choix à la Maison du sage
option-leader-gylfir = { leader-gylfir } : le Navire marchand gratuit
option-leader-svanhildr = { leader-svanhildr } : des épéistes qui frappent plus fort
option-leader-ullr = { leader-ullr } : de la gloire pour les doubles touches
option-beg = { $place } : { $items } → { $count } nourriture, bois ou pièce
option-hunting-grounds = { $place } : jusqu'à { $most } nourritures
option-jarls-longhouse =
    { $place } : { $items }{ in-longhouse }, { $holds ->
        [1] marqueur au voisin de gauche
       *[other] marqueur premier joueur
    }
option-market = { $place } : échanger nourriture, bois et pièces 1 contre 1
option-runesmith = { $place } : { $items } → 1 rune
option-sages-house = { $place } : regarder une carte Voyage, piocher un destin
option-shipwright = { $place } : bois et pièces → ton drakkar privé
option-stave-church = { $place } : pièces → jusqu'à { $most } faveurs
option-worker-huts = { $place } : { $items } → un ouvrier de plus
option-stall = { $place } : { $items_cost } → { $items }{ in-longhouse }
option-goods = { $place } : { $items }{ in-longhouse }
option-enemy = { $place } : { $card } (att. { $attack }, déf. { $defence } ; { $glory } gloire, { $items })
option-merchant =
    { $place } : { $items }{ in-longhouse } ({ $price ->
        [0] gratuit
        [one] { $price } pièce
       *[other] { $price } pièces
    })
option-ship =
    { $place } (porte { $capacity }, { $price ->
        [0] gratuit
        [one] { $price } pièce
       *[other] { $price } pièces
    })
option-item = { $items }
option-shore =
    { $place } : { $card } ({ $attack }/{ $defence }{ $banned ->
        [0] {""}
       *[other] , { $bans }
    }, { $glory } gloire{ $coins ->
        [0] {""}
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }, ×{ $rate })
option-favour =
    { $count ->
        [one] { $count } faveur
       *[other] { $count } faveurs
    } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
option-rune =
    { $card } ({ $glory } gloire) : { $rune ->
        [rune-success] décompter un destin deux fois
        [rune-gifts] { $amount } ressources
        [rune-healing] un tour de combat sans pertes
        [rune-potential] relancer toutes les faces vides
        [rune-reaction] les boucliers touchent aussi
        [rune-journey] une autre carte Voyage
        [rune-glory] +{ $amount } % pour une victoire
        [rune-true-vision] piocher { $amount } destins, en garder 1
        [rune-knowledge] voir toutes les cartes Voyage
       *[rune-wealth] doubler tes pièces (+{ $amount } au plus)
    }
option-build = { $place } : { $items } (porte { $capacity }, { $glory } gloire)
option-journey = { $place }
option-destiny = { $card } : { $most } ({ $alone } ou { $shared } gloire)
option-piece =
    { $item }{ $copy ->
        [1] {""}
       *[other] {" "}#{ $copy }
    }
option-die = { $number } · { $warrior } : { $face }
option-blanks =
    { $count ->
        [one] Relancer { $count } face vide
       *[other] Relancer { $count } faces vides
    } (1 faveur)
option-seat = { $seat }
option-use-rune = Utiliser { $card }
option-gifts = { $card } : { $items }
option-success = { $card } : décompter { $card_destiny }

## Standing orders

order-after-roll-accept = Combat : ne jamais dépenser de faveur
order-after-roll-favour-1 = Combat : jusqu'à 1 faveur par combat pour les faces vides
order-after-roll-favour-2 = Combat : jusqu'à 2 faveurs par combat pour les faces vides
order-after-roll-favour-3 = Combat : jusqu'à 3 faveurs par combat pour les faces vides
order-after-roll-favour-all = Combat : des faveurs pour les faces vides tant que l'ennemi vit
order-after-hunt-accept = Chasse : ne jamais dépenser de faveur
order-after-hunt-favour-1 = Chasse : jusqu'à 1 faveur pour les faces vides
order-after-hunt-favour-2 = Chasse : jusqu'à 2 faveurs pour les faces vides
order-after-hunt-favour-3 = Chasse : jusqu'à 3 faveurs pour les faces vides
order-after-hunt-favour-all = Chasse : des faveurs pour les faces vides tant qu'on peut gagner plus
order-choose-losses-swords-first = Pertes : d'abord les épées, puis les lances, puis les haches
order-choose-losses-axes-first = Pertes : d'abord les haches, puis les lances, puis les épées
order-starvation-swords-first = Faim : les épéistes meurent d'abord
order-starvation-axes-first = Faim : les guerriers à la hache meurent d'abord
order-storm-choice-food-first = { card-journey-storm } : perdre d'abord la nourriture
order-storm-choice-swords-first = { card-journey-storm } : perdre d'abord les épéistes
order-storm-choice-axes-first = { card-journey-storm } : perdre d'abord les haches
order-lost-choice-food-first = { card-journey-lost } : perdre d'abord la nourriture
order-lost-choice-swords-first = { card-journey-lost } : perdre d'abord les épéistes
order-lost-choice-axes-first = { card-journey-lost } : perdre d'abord les haches
order-whirlpool-choice-swords-first = { card-journey-whirlpool } : perdre d'abord les épéistes
order-whirlpool-choice-axes-first = { card-journey-whirlpool } : perdre d'abord les haches
order-use-healing-always = { card-rune-healing } : l'utiliser aux premières pertes
order-use-healing-never = { card-rune-healing } : la garder
order-use-healing-two-or-more = { card-rune-healing } : l'utiliser dès deux pertes
order-use-glory-always = { card-rune-glory } : l'utiliser à la prochaine victoire
order-use-glory-never = { card-rune-glory } : la garder
order-use-journey-always = { card-rune-journey } : l'utiliser à la prochaine carte
order-use-journey-never = { card-rune-journey } : la garder
order-use-journey-unless-quiet = { card-rune-journey } : l'utiliser sauf si tout est calme

## The saga: setup

match-begins = La partie commence. Premier joueur : **{ $seat }**
stalls = Au marché : { $places }
leader = **{ $seat }** joue { $leader }
round-begins = La manche { $round } commence avec **{ $seat }**
enemies-appear = Devant les murs : *{ $cards }*
runes-appear = Nouveau chez le Forgeron de runes : *{ $cards }*
monsters-appear = Nouveau aux rivages : *{ $cards }*
merchant-arrives = Un navire marchand arrive : *{ $card }*
journeys-reshuffled =
    La pioche de voyages est remélangée : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## The saga: workers

places-worker = **{ $seat }** place un ouvrier : { $place }
sails = **{ $seat }** envoie un drakkar : { $place } → { $place_to }
    .also = destination : { $place_to }
goods = **{ $seat }** : { goods.also }
    .also = { $item } { $before } → { $after }
recruits = **{ $seat }** : { recruits.also }
    .also = { $item } { $before } → { $after }
surplus = **{ $seat }** { surplus.also }
    .also = n'a pas de place pour { $items }
glory = **{ $seat }** : { glory.also }
    .also = Gloire { $before } → { $after } (*{ $source }*)
marker = **{ $seat }** { marker.also }
    .also = a maintenant le marqueur premier joueur
hires = **{ $seat }** { hires.also }
    .also =
        prend un ouvrier supplémentaire pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        }
peeks = **{ $seat }** { peeks.also }
    .also = regarde une carte Voyage ({ $place })
draws-destinies = **{ $seat }** { draws-destinies.also }
    .also =
        pioche { $count ->
            [one] { $count } carte Destin
           *[other] { $count } cartes Destin
        }
destinies-under = **{ $seat }** { destinies-under.also }
    .also =
        remet { $count ->
            [one] { $count } carte Destin
           *[other] { $count } cartes Destin
        } sous la pioche
takes-rune = **{ $seat }** { takes-rune.also }
    .also = prend la rune *{ $card }*
draws-rune = **{ $seat }** { draws-rune.also }
    .also = pioche la rune *{ $card }*
builds = **{ $seat }** { builds.also }
    .also = construit un drakkar : { $place }

## The saga: whispers

you-see-journey = { $place } : tu vois *{ $card }*
you-get-destiny = Ton destin : *{ $card }*

## The saga: runes and destinies

uses-rune = **{ $seat }** { uses-rune.also }
    .also = utilise la rune *{ $card }*
reveals-destiny = **{ $seat }** révèle un destin : *{ $card }*
destiny-fails = **{ $seat }** n'accomplit pas *{ $card }*
destiny-fulfilled =
    {"**"}{ $seat }** accomplit *{ $card }* { $alone ->
        [1] en solitaire
       *[other] avec d'autres
    } : { $glory } gloire
last-call-begins = Dernier appel aux runes

## The saga: assigning and fighting

turn-order-demanded = **{ $seat }** demande l'ordre du tour : tout le monde affecte ouvertement
assigns = **{ $seat }** { assigns.also }
    .also = envoie { $items } ({ $place })
assigns-nothing = **{ $seat }** { assigns-nothing.also }
    .also = n'envoie personne ({ $place })
rolls =
    {"**"}{ $seat }** { $round ->
        [0] chasse avec { $warriors }
       *[other] lance { $warriors } (tour de combat { $round })
    } : { $faces }
rerolls = **{ $seat }** relance { $warriors } : { $faces }
reacts = **{ $seat }** : { reacts.also }
    .also =
        { $count ->
            [one] { $count } bouclier touche aussi
           *[other] { $count } boucliers touchent aussi
        }
hunts = **{ $seat }** { hunts.also }
    .also = rapporte { so-much-food } de la chasse
fight-begins =
    {"**"}{ $seat }** attaque *{ $card }* (attaque { $attack }, défense { $defence }) avec { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
strikes = **{ $seat }** porte { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    } à *{ $card }* : { strikes.also }
    .also = dégâts { $damage } sur { $defence }
falls = **{ $seat }** { falls.also }
    .also = perd { $items }
unharmed = **{ $seat }** { unharmed.also }
    .also = ne perd personne
defeats = **{ $seat }** { defeats.also }
    .also = vainc *{ $card }*
repelled = **{ $seat }** { repelled.also }
    .also = succombe face à *{ $card }*
blames = **{ $seat }** { blames.also }
    .also = fait prendre du blâme à **{ $seat_to }**

## The saga: voyages

journey-revealed = **{ $seat }** en voyage ({ $place }) : *{ $card }*
journey-replaced = **{ $seat }** l'évite et tombe sur *{ $card }*
overboard = **{ $seat }** { overboard.also }
    .also = perd en mer : { $items }
feeds = **{ $seat }** { feeds.also }
    .also =
        consomme { so-much-food } : { $count ->
            [0] personne ne mange
            [one] { $count } guerrier mange
           *[other] { $count } guerriers mangent
        }
starves = **{ $seat }** { starves.also }
    .also = perd par la faim : { $items }
forbidden-fall = **{ $seat }** { forbidden-fall.also }
    .also = perd avant le combat contre *{ $card }* : { $items }

## The saga: the end of a round and of the match

troll-lives = *{ $card }* n'a pas été arrêté : du blâme pour tous
draugr-leave = Les draugr non vaincus disparaissent : *{ $cards }*
bounties = Les monstres non vaincus reçoivent { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } de plus : *{ $cards }*
end-scoring = La dernière manche est finie. Le décompte final commence
winners = Victoire avec { $glory } gloire : **{ $seats }**

## Sources of glory

source-asmundr = { leader-asmundr }
source-blame = blâme
source-coins = pièces
source-destiny = destins
source-draugr = draugr
source-favour = faveurs
source-kraken = kraken
source-longship = drakkar privé
source-monster = monstres
source-rune-glory = rune { card-rune-glory }
source-rune-success = rune { card-rune-success }
source-runes = runes
source-sets = séries d'ennemis
source-skald = { place-skald }
source-troll = trolls
source-ullr = { leader-ullr }

## Why not: the rule, and what is missing

why-deck-empty = Il ne reste plus de rune
why-hired = Tu as déjà ton ouvrier supplémentaire
why-hunting = Tu as déjà un ouvrier au Terrain de chasse
why-no-ship-affordable = Tu ne peux payer aucun des drakkars
why-no-shore = Il y a un drakkar à chaque rivage
why-price = Cela coûte { $items }, et tu en as { $count }
why-ship-built = Tu as déjà un drakkar privé
why-taken = **{ $seat }** y a déjà un ouvrier
