### Blood Rage in the lobby.

game-title = Blood Rage
game-pitch = Wikinger kämpfen um Ruhm, während Ragnarök das Land verschlingt: Drafte die Göttergaben, invadiere, plündere und stirb ruhmreich.

setting-five_players = Fünfter Spieler
    .about = Für Partien zu fünft: Der Widder-Clan und 24 Karten kommen dazu
setting-exclusive_monsters = Exklusive Monster
    .about = Sieben Monster mehr in den Kartenstapeln, von Fenrir bis Ymir; zu fünft zehn
setting-first_game = Erste Partie
    .about = Kein Draft im ersten Zeitalter: Alle behalten ihre acht ausgeteilten Karten
setting-first_player = Startspieler
setting-first_player-none = Der Zufall bestimmt, wer beginnt
setting-first_player-seat = { $seat } beginnt
setting-clans = Clans
setting-clans-none = In der Reihenfolge der Plätze
setting-clans-of = Clan von { $seat }
setting-clans-wolf = { clan-wolf }
setting-clans-bear = { clan-bear }
setting-clans-serpent = { clan-serpent }
setting-clans-raven = { clan-raven }
setting-clans-ram = { clan-ram }
