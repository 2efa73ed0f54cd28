### Settings, and what waits for me.

people-settings = ### Tes réglages
people-language = **Langue** { $language }
people-text-mode = **Mode texte** { $state ->
        [on] activé : le plateau arrive en mots
       *[off] désactivé : le plateau arrive en image
    }
people-zone = **Fuseau horaire** { $zone }
people-quiet = **Heures de repos** { $quiet }
people-vacation = **Vacances** { $vacation }
people-dms = **Messages privés** { $state ->
        [closed] fermés : les miens ne t'ont pas atteint
       *[open] ouverts
    }
people-clocks = Pendant tes heures de repos et tes vacances, tes horloges s'arrêtent et personne ne te relance.
people-no-quiet = aucune
people-no-vacation = aucunes
people-language-menu = Ta langue
people-text-mode-button =
    { $state ->
        [on] Désactiver le mode texte
       *[off] Activer le mode texte
    }
people-times-button = Régler mes horaires
people-dms-button = Réessayer les messages privés

people-times-title = Tes horaires
people-zone-field = Fuseau horaire
    .about = Par exemple Europe/Paris
people-quiet-field = Heures de repos
    .about = Par exemple 22h00-7h00 ; vide : aucune
people-vacation-field = Vacances
    .about = Le premier et le dernier jour, par exemple 2026-12-24 à 2027-01-02 ; vide : aucunes

people-turns =
    { $count ->
        [0] ### Rien ne t'attend
        [one] ### { $count } partie t'attend
       *[other] ### { $count } parties t'attendent
    }
people-turns-others = ### C'est à d'autres de jouer
people-turns-waiting = on attend **{ $seats }**
people-turns-status =
    { $status ->
        [paused] en pause
       *[frozen] arrêtée jusqu'à la décision de la table
    }
people-turns-link = y aller
people-turns-more = -# … et d'autres encore. Joue d'abord celles-ci !

people-server = ### Réglages de ce serveur
people-channels = **On joue dans** { $channels }
people-everywhere = tous les salons
people-server-language = **Langue des nouvelles parties** { $language }
people-server-pace = **Rythme des nouvelles parties** { $pace }
people-channels-menu = Salons pour les parties ; aucun veut dire tous
people-server-language-menu = Langue des nouvelles parties
people-pace-menu = Rythme des nouvelles parties

refusal-not-an-admin = Seule une personne qui gère le serveur peut le faire.
refusal-too-many-channels = On ne peut pas nommer plus de { $most } salons. Retires-en un d'abord, ou n'en nomme aucun pour les permettre tous.
refusal-zone = Je ne connais pas de fuseau horaire nommé « { $zone } ». Écris-le comme Europe/Paris, ou juste la ville : Paris.
refusal-quiet = Je ne comprends pas ces heures de repos. Écris-les comme 22h00-7h00, ou « non ».
refusal-vacation = Je ne comprends pas ces vacances. Écris le premier et le dernier jour comme 2026-12-24 à 2027-01-02, ou « non ».
refusal-vacation-over = Ces vacances sont déjà passées. Écris le premier et le dernier jour comme 2026-12-24 à 2027-01-02.
