### Blood Rage in the lobby.

game-title = Blood Rage
game-pitch = Vikings fight for Glory while Ragnarök swallows the land: draft the gods' gifts, invade, pillage, and die well.

setting-five_players = Fifth player
    .about = Lets five play: adds the Ram Clan and 24 cards
setting-exclusive_monsters = Exclusive monsters
    .about = Adds seven monsters to the decks, from Fenrir to Ymir; with five players, ten
setting-first_game = First game
    .about = No draft in the First Age: everybody keeps the eight cards dealt
