### Champions of Midgard in the lobby.

game-title = Champions de Midgard
game-pitch = Le jarl est mort. Place des ouvriers, rassemble des guerriers, défends la ville contre les trolls et prends la mer contre les monstres : la plus grande gloire fera le nouveau jarl.

setting-chronicle = Chronique des héros
    .about = Les ennemis vaincus sont face visible : chacun voit qui a vaincu quoi
setting-suspicious = Habitants méfiants
    .about = Tout le monde commence avec du blâme
setting-random_leaders = Chefs au hasard
    .about = Les chefs sont tirés au sort au lieu d'être choisis
setting-first_player = Premier joueur
setting-first_player-none = Le sort décide qui commence
setting-first_player-seat = { $seat } commence
setting-leaders = Chefs
setting-leaders-none = Chacun choisit au début
setting-leaders-of = Chef pour { $seat }
setting-leaders-asmundr = { leader-asmundr }
setting-leaders-dagrun = { leader-dagrun }
setting-leaders-gylfir = { leader-gylfir }
setting-leaders-svanhildr = { leader-svanhildr }
setting-leaders-ullr = { leader-ullr }
