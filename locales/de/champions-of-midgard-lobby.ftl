### Champions of Midgard in the lobby.

game-title = Champions of Midgard
game-pitch = Der Jarl ist tot. Setz Arbeiter ein, sammle Wikingerkrieger, verteidige die Stadt gegen Trolle und segle gegen Monster: Wer den meisten Ruhm hat, wird Jarl.

setting-chronicle = Chronik der Helden
    .about = Besiegte Gegner liegen offen: Alle sehen, wer was besiegt hat
setting-suspicious = Misstrauische Bewohner
    .about = Alle beginnen mit Schande
setting-random_leaders = Anführer auslosen
    .about = Anführer werden gezogen statt gewählt
setting-first_player = Startspieler
setting-first_player-none = Das Los entscheidet, wer beginnt
setting-first_player-seat = { $seat } beginnt
setting-leaders = Anführer
setting-leaders-none = Alle wählen zu Beginn
setting-leaders-of = Anführer von { $seat }
setting-leaders-asmundr = { leader-asmundr }
setting-leaders-dagrun = { leader-dagrun }
setting-leaders-gylfir = { leader-gylfir }
setting-leaders-svanhildr = { leader-svanhildr }
setting-leaders-ullr = { leader-ullr }
