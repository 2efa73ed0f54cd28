### Names and descriptions of the host's commands, and of the options they share with others.

command-match = match
    .about = For the host and whoever manages the server: take care of the match played here
command-match-pause = pause
    .about = Let the match and all its clocks stand still
command-match-resume = resume
    .about = Let a paused match go on
command-match-rewind = rewind
    .about = Go back to the beginning of a turn
command-match-replace = replace
    .about = Give a seat to somebody else
command-match-computer = computer
    .about = Let the computer play a seat, or give the seat back
command-match-deadline = deadline
    .about = Change the time for a move, and what happens to whoever is late
command-match-end = end
    .about = End the match before its time

parameter-turn = turn
    .about = Which turn to go back to; the list shows the last ones
parameter-seat = seat
    .about = Whose seat
parameter-person = person
    .about = Who plays from now on
parameter-pace = pace
    .about = How much time there is for a move
parameter-late = late
    .about = What happens to whoever is late

choice-pace-0 = no time limit
choice-pace-6 = 6 hours a move
choice-pace-12 = 12 hours a move
choice-pace-24 = a day a move
choice-pace-48 = two days a move
choice-pace-168 = a week a move

choice-late-nothing = nothing happens to whoever is late
choice-late-nudge = whoever is late is nudged in the channel
choice-late-computer = the computer moves for whoever is late
choice-late-offer = the seat of whoever is late is offered to others
