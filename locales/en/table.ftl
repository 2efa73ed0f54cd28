### The table: what it refuses, and what it does beside the rules.

refusal = That is not possible.
refusal-no-such-match = There is no match here. Open one with /{ command-new }.
refusal-not-seated = You do not play in this match.
refusal-already-seated = That person already has a seat in this match.
refusal-already-in = You already have a seat in this match.
refusal-lobby-full = All seats are taken.
refusal-too-few-players =
    { $least ->
        [one] At least { $least } player is needed. Wait for somebody, or add a computer player.
       *[other] At least { $least } players are needed. Wait for somebody, or add a computer player.
    }
refusal-not-the-host = Only the host, or somebody who manages the server, can do this.
refusal-not-now =
    { $status ->
        [lobby] The match has not begun yet.
        [running] The match is running; this is only possible before or after it.
        [paused] The match is paused. The host can resume it.
        [frozen] The match stands still because something seemed wrong. The table decides how it goes on.
        [cancelled] This match was called off before it began.
       *[over] The match is over.
    }
refusal-already-done = This click was already counted.
refusal-channel-taken = Match { $name } is already played here. Use a thread, or another channel.
refusal-rematch-open = The lobby of this rematch is open already.
refusal-bad-setting =
    { $setting ->
        [pace] This pace is not offered. Choose one from the list.
        [late] This is not one of the ways to treat late players. Choose one from the list.
        [seats] This number of seats does not fit the game or those who already sit.
        [options] These options do not fit together.
        [game] This game cannot be changed any more.
        [seat] There is no such seat.
        [ballot] This is not one of the choices of the vote.
        [zone] This time zone is unknown. Write it like Europe/Berlin.
        [quiet] Quiet hours need a beginning and another end.
       *[vacation] A vacation ends after it begins, and within a year.
    }
refusal-not-offered = This seat is not on offer: whoever holds it still has time.
refusal-vote-open = The table is already voting. Finish that vote first.
refusal-no-vote = Nothing is being voted on any more.
refusal-not-a-voter = You have no say in this vote.

chronicle-resigned = **{ $name }** leaves the seat to the computer
chronicle-late = **{ $name }** ran out of time; the computer moved
chronicle-restarted = After an update the turn in progress starts over
chronicle-paused = **{ $by }** pauses the match
chronicle-resumed = **{ $by }** resumes the match
chronicle-ended = **{ $by }** ends the match early
chronicle-gone = The channel is gone, and the match is over
chronicle-rewound = **{ $by }** rewinds the match to turn { $turn }
chronicle-replaced = **{ $by }** gives the seat of **{ $name }** to **{ $new }**
chronicle-taken-over = **{ $new }** takes over from **{ $name }**
chronicle-to-computer = **{ $by }** lets the computer play for **{ $name }**
chronicle-from-computer = **{ $by }** gives **{ $name }** the seat back
chronicle-pace =
    { $hours ->
        [0] **{ $by }** takes the time limit off
        [24] **{ $by }** sets the pace to a day a move
        [48] **{ $by }** sets the pace to two days a move
        [168] **{ $by }** sets the pace to a week a move
       *[other] **{ $by }** sets the pace to { $hours } hours a move
    } ({ $late ->
        [nothing] nothing happens to whoever is late
        [nudge] whoever is late is nudged
        [computer] the computer moves for whoever is late
       *[offer] the seat of whoever is late is offered to others
    })
chronicle-undo-yes = The table lets **{ $name }** take the last answer back
chronicle-undo-no = The table does not let **{ $name }** take the last answer back
chronicle-frozen = **{ $name }** says something is wrong; the match stands still
chronicle-frozen-go-on = The table goes on after **{ $name }** said something was wrong
chronicle-frozen-rewind = The table goes back to the beginning of the turn, as **{ $name }** said something was wrong
chronicle-frozen-wait = The table waits until what **{ $name }** noticed is cleared up
