### The lobby: its card, its buttons, its options.

button-join = Rejoindre
button-leave = Quitter
button-computer = Ajouter un ordinateur
button-options = Options
button-start = Commencer
button-cancel = Annuler
button-fewer = Retirer un ordinateur

lobby-rematch-joined = La revanche a déjà son salon d'attente dans { $channel }, et tu y as une place.
lobby-opened = Le salon d'attente est ouvert.
lobby-opened-in = Le salon d'attente est ouvert dans { $channel }.
lobby-seats = **Places** ({ $count } sur { $most })
lobby-person = **{ $name }**
lobby-host = **{ $name }** (hôte)
lobby-computer = **{ $name }** (ordinateur)
lobby-options = **Options** { $options }
lobby-pace = **Rythme** { $pace }
lobby-late = **Délai** { $late }
lobby-place = **Lieu** { $home } · **Langue** { $language }
lobby-too-few = -# Il faut { $least } joueurs : les amis appuient sur **{ button-join }**, et l'hôte peut appuyer sur **{ button-computer }**.
lobby-fairness = -# Équité : l'empreinte de ma graine est { $hash }. Ton clic d'entrée s'y mêle ; après la partie, tout peut être vérifié.
lobby-playing = La partie se joue dans { $channel }.
lobby-cancelled = Ce salon d'attente est fermé. Personne n'a joué.

lobby-set = Chaque changement compte aussitôt.
lobby-set-options = Options du jeu
lobby-set-seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
lobby-set-seats-menu = Combien de places
lobby-set-pace-menu = Rythme
lobby-set-late-menu = En cas de retard
lobby-set-place-menu = Où l'on joue
lobby-set-language-menu = Langue de la table

choice-place-thread = un fil à part
choice-place-channel = ce salon
