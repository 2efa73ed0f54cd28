### Playing: buttons, the private panel, the board's message, the result.

## Buttons

button-turn = Jouer mon tour
button-hand = Ma main
button-board = Plateau
button-saga = Saga
button-replay = Revoir la partie
button-help = Aide
button-intro = Montre-moi comment jouer
button-wrong = Quelque chose ne va pas
button-rematch = Revanche
button-ask-undo = Demander aux autres
button-resign = Quitter ma place

## The private panel

panel-status =
    { $status ->
        [lobby] La partie n'a pas encore commencé.
        [running] On ne demande rien à personne pour l'instant.
        [paused] La partie est en pause.
        [frozen] La partie est arrêtée jusqu'à la décision de la table.
        [cancelled] La partie a été annulée.
       *[over] La partie est terminée.
    }
panel-waiting = On ne te demande rien pour l'instant. On attend **{ $seats }**.
panel-given = Ton choix : { $answer }. Tu peux encore changer d'avis tant que les autres n'ont pas répondu.
panel-nothing = rien
panel-amount = Saisir un nombre
panel-choose = Choisis une option
panel-choose-exactly = Choisis-en { $count }
panel-choose-some =
    { $least ->
        [0] Choisis-en jusqu'à { $most }
       *[other] Choisis-en de { $least } à { $most }
    }
panel-none = Ne rien choisir
panel-previous = Page précédente
panel-next = Page suivante
panel-confirm = Confirmer ({ $count })
panel-back = Retour
panel-again = Recommencer
panel-offers = À tout moment…
panel-no-offers = Tu ne peux rien faire hors de ton tour pour le moment.
panel-why = Pourquoi pas … ?
panel-reason = **{ $option }** : { $reason }
panel-orders = Consignes
panel-no-reasons = Il ne manque rien : tout ce que prévoient les règles est proposé.
panel-dms-closed = -# Mes messages privés ne t'atteignent pas, tu joues donc dans ces panneaux privés. Pour recevoir ta main en message privé, autorise les messages privés des membres de ce serveur, puis utilise /{ command-settings }.
panel-mute = -# Il me manque ici : { $permissions }. Les autres ne voient donc pas ce qui se passe. Quelqu'un qui gère le serveur peut l'accorder dans les paramètres du salon.

## Standing orders

orders-about = Une consigne répond à cette question pour toi chaque fois qu'elle s'applique, jusqu'à ce que tu la retires.
orders-none = Tu n'en as donné aucune.
orders-give = Donner une consigne
orders-take-back = Retirer mes consignes

## The board's message

play-more = -# … la suite dans la saga
play-deadline = échéance : { $when }
play-hand-where = -# La partie se joue dans { $channel }. Personne d'autre ne voit ceci.

board-near = Regarder de plus près…
board-near-none = Il n'y en a pas d'image pour l'instant.

## The saga

saga-nothing-new = Il ne s'est rien passé depuis ton dernier coup.
saga-file = Voici la saga dans un fichier.
replay-none = Il n'y a encore rien à revoir.
replay-alt = { $title }, coup par coup.

## Going back, leaving

undo-asked = La question est posée aux autres. Tu verras leur décision dans le salon.
resign-sure = Veux-tu vraiment quitter { $title } ? L'ordinateur jouera ta place jusqu'à la fin, et tu auras la dernière place.
resign-done = L'ordinateur joue désormais ta place. Merci d'avoir joué !

## The result

result-ended-early = La partie a été arrêtée avant la fin. Voici où elle en était :
result-line = **{ $place } · { $seat }** : { $score }
result-fairness = -# Graine { $seed }. Son empreinte { $hash } était affichée avant que quiconque ne s'installe. /{ command-fairness } explique comment vérifier chaque mélange.

## Refusals

refusal-forbidden = Je n'ai pas le droit de faire ça dans ce salon. Demande à quelqu'un qui gère le serveur d'y vérifier mes permissions.
refusal-old-button = Ce bouton date d'un autre temps et ne fait plus rien. Utilise le dernier message du plateau, ou /{ command-board }.
refusal-restarting = On me redémarre en ce moment. Réessaie dans une minute ; rien n'est perdu.
refusal-other-game = Ici, on joue à { $title }. Ses coups se trouvent avec /{ command-move }.
refusal-old-command = J'ai été mis à jour, et cette commande n'est plus ce qu'elle était. Relance Discord et tape-la à nouveau.
refusal-no-such-move = Ce coup n'est pas possible. Tape /{ command-move } et choisis dans la liste.
refusal-not-here = On ne joue pas dans ce salon. Demande à quelqu'un qui gère le serveur où l'on joue ; /{ command-server } { command-server-settings } l'indique.
refusal-only-in-servers = Une partie a besoin d'un serveur. Utilise /{ command-new } dans un salon d'un serveur.
refusal-permission = Je ne peux pas encore jouer ici. Il me manque : { $permissions }. Quelqu'un qui gère le serveur peut l'accorder dans les paramètres du salon.

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-attach_files = Joindre des fichiers
permission-embed_links = Intégrer des liens
refusal-cannot-do = { $reason }
refusal-another-question = On te demande autre chose pour l'instant : { $question }
