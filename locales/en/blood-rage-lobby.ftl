### Blood Rage in the lobby.

game-title = Blood Rage
game-pitch = Vikings fight for Glory while Ragnarök swallows the land: draft the gods' gifts, invade, pillage, and die well.

setting-five_players = Fifth player
    .about = Lets five play: adds the Ram Clan and 24 cards
setting-exclusive_monsters = Exclusive monsters
    .about = Adds seven monsters to the decks, from Fenrir to Ymir; with five players, ten
setting-first_game = First game
    .about = No draft in the First Age: everybody keeps the eight cards dealt
setting-first_player = First player
setting-first_player-none = Chance decides who goes first
setting-first_player-seat = { $seat } goes first
setting-clans = Clans
setting-clans-none = In the order of the seats
setting-clans-of = Clan of { $seat }
setting-clans-wolf = { clan-wolf }
setting-clans-bear = { clan-bear }
setting-clans-serpent = { clan-serpent }
setting-clans-raven = { clan-raven }
setting-clans-ram = { clan-ram }
