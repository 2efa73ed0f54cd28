### What every game needs: refusals, lists, and what stands in the way of taking something back.

## Lists

list-nothing = rien
list-more = { $items }, { $item }
list-last = { $items } et { $item }

facts-apart = { $facts } ; { $fact }

## What lies between now and the moment somebody wants to go back to

barrier-chance = le hasard a décidé quelque chose
barrier-reveal = une information cachée a été montrée
barrier-others = d'autres ont fait des choix

## Refusals: what happened, and what to do next. Nothing has changed when one of these is read.

error = Ça n'a pas marché, et rien n'a changé. Essaie encore une fois.
error-unknown-game = Je ne connais pas de jeu appelé « { $game } ». Choisis-en un dans la liste.
error-bad-options =
    { $option ->
        [seats] Ce jeu ne se joue pas à autant de personnes. Change le nombre de places.
        [five_players] À cinq, il faut le module du cinquième joueur. Active-le ou libère une place.
        [first_player] La personne choisie pour commencer n'a pas de place dans cette partie. Choisis-en une autre.
        [clans] Chaque joueur doit avoir un clan différent, parmi ceux qui sont en jeu. Choisissez de nouveau les clans.
        [leaders] Il faut un chef différent à chaque joueur. Choisissez les chefs à nouveau.
       *[other] Ces options ne conviennent pas au jeu. Vérifie-les et réessaie.
    }
error-match-over = Cette partie est terminée. Lances-en une nouvelle pour continuer à jouer.
error-not-asked = On ne te demande rien pour l'instant. Tu recevras un message quand ce sera à toi.
error-stale-question = Cette question n'est plus d'actualité. **{ button-turn }** montre toujours la question en cours.
error-wrong-type =
    { $expected ->
        [pick] Il faut choisir une option, et une seule. Choisis-en une.
        [pick-some] Il faut choisir parmi les options. Coche celles que tu veux.
        [amount] Il faut un nombre entier. Saisis-en un.
       *[other] Cette réponse ne convient pas à la question. Rouvre ton tour et choisis là.
    }
error-not-an-option = Ce n'est pas possible maintenant. Choisis parmi les options affichées.
error-no-such-order = Ce jeu ne connaît pas cette consigne. Choisis-en une dans la liste.
error-unknown-policy = Il n'y a pas de joueur virtuel appelé « { $policy } ». Choisis-en un dans la liste.
error-nothing-to-undo = Il n'y a rien à annuler. Continue à jouer.
error-barrier-in-the-way =
    { $barriers ->
        [chance] Impossible d'annuler sans accord : depuis, le hasard a décidé quelque chose. Demande aux autres s'ils acceptent.
        [reveal] Impossible d'annuler sans accord : depuis, une information cachée a été montrée. Demande aux autres s'ils acceptent.
        [others] Impossible d'annuler sans accord : depuis, d'autres ont fait des choix. Demande-leur s'ils acceptent.
       *[other] Impossible d'annuler sans accord : il s'est passé trop de choses depuis. Demande aux autres s'ils acceptent.
    }
error-wrong-version = Cette partie a été enregistrée par une autre version du jeu, je ne peux donc pas l'ouvrir. Préviens la personne qui gère le bot ; la partie n'est pas perdue.
error-damaged-save = Cette partie enregistrée est illisible. Préviens la personne qui gère le bot pour qu'elle restaure une sauvegarde.
error-replay-differs = Rejouée, cette partie tourne autrement à partir de l'étape { $step }. Préviens la personne qui gère le bot ; la partie elle-même reste telle quelle.
