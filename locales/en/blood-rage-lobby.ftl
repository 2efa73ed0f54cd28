### Blood Rage in the lobby.

game-title = Blood Rage
game-pitch = Vikings fight for Glory while Ragnarök swallows the land: draft the gods' gifts, invade, pillage, and die well.

setting-five_players = Fifth player
    .about = The module for five; its clan and cards join the box
setting-exclusive_monsters = Exclusive monsters
    .about = The monsters that came apart from the box
setting-first_game = First game
    .about = Ready-made hands in the first Age instead of the draft
