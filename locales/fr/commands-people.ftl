### Names and descriptions of the commands for oneself and for a server.

command-settings = réglages
    .about = Ma langue, le mode texte, mes heures de repos, mes vacances et mes messages privés
command-turns = tours
    .about = Tout ce qui m'attend, sur tous les serveurs
command-server = serveur
    .about = Réglages de ce serveur
command-server-settings = réglages
    .about = Où l'on joue ici, dans quelle langue, et à quel rythme

parameter-language = langue
    .about = Quelle langue
parameter-zone = fuseau
    .about = Ton fuseau horaire, par exemple Europe/Paris
parameter-quiet = repos
    .about = Quand tes horloges s'arrêtent chaque jour, par exemple 22h00-7h00 ; non : jamais
parameter-vacation = vacances
    .about = Le premier et le dernier jour, par exemple 2026-12-24 à 2027-01-02 ; non : aucunes
parameter-text-mode = mode-texte
    .about = Le plateau en mots plutôt qu'en image
parameter-channel = salon
    .about = Ajouter ce salon à ceux où l'on peut jouer, ou l'en retirer

choice-language-auto = comme dans Discord
choice-language-en = anglais
choice-language-de = allemand
choice-language-fr = français
