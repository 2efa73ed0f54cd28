### Names and descriptions of the commands around the lobby.

command-new = new
    .about = Open a new match in this channel
command-rematch = rematch
    .about = Open a rematch of the match that was played here

parameter-game = game
    .about = Which game
parameter-seats = seats
    .about = How many may play at most
parameter-computers = computers
    .about = How many computer players sit down at once
parameter-place = place
    .about = A thread of its own, or this channel
