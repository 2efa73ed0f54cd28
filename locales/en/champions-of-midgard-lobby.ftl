### Champions of Midgard in the lobby.

game-title = Champions of Midgard
game-pitch = The jarl is dead. Place workers, gather warriors, defend the town against trolls and sail against monsters: the most glory makes the new jarl.

setting-chronicle = Chronicle of Heroes
    .about = Trophies lie face up: everybody sees who has defeated what
setting-suspicious = Suspicious Townsfolk
    .about = Everybody starts with blame
setting-random_leaders = Leaders by chance
    .about = Leaders are drawn instead of chosen
setting-first_player = First player
setting-first_player-none = Chance decides who goes first
setting-first_player-seat = { $seat } goes first
setting-leaders = Leaders
setting-leaders-none = Everybody chooses at the start
setting-leaders-of = Leader of { $seat }
setting-leaders-asmundr = { leader-asmundr }
setting-leaders-dagrun = { leader-dagrun }
setting-leaders-gylfir = { leader-gylfir }
setting-leaders-svanhildr = { leader-svanhildr }
setting-leaders-ullr = { leader-ullr }
