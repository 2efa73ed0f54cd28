### Hosting, votes, and notices.

## What the host is told

hosting-paused = **{ $title }** is paused. Use /{ command-match } { command-match-resume } to go on.
hosting-resumed = **{ $title }** goes on.
hosting-rewound = **{ $title }** is back at the beginning of turn { $turn }.
hosting-replaced = **{ $new }** now plays for **{ $name }** in **{ $title }**.
hosting-to-computer = The computer now plays for **{ $name }** in **{ $title }**. The same command gives the seat back.
hosting-from-computer = **{ $name }** plays again in **{ $title }**.
hosting-pace = **{ $title }**: { $pace }.
hosting-end-sure = Do you really want to end **{ $title }**? It cannot be resumed, and it counts for nobody.
hosting-end-button = End the Match
hosting-ended = **{ $title }** is over.
hosting-taken-over = The seat is yours. Welcome to **{ $title }**! Press **{ button-turn }** below the board.
hosting-frozen = **{ $title }** stands still. Whoever runs me has the match to look at, and the table votes on how to go on.

hosting-turn = Turn { $turn }: { $seats }
hosting-seat-person = { $name }
hosting-seat-computer = { $name } (computer)

hosting-wrong-title = Something is wrong
hosting-wrong-note = What is wrong?
    .about = You may leave this empty. The match stands still until the table has decided.

refusal-no-such-turn = This is not one of the turns. Choose one from the list that /{ command-match } { command-match-rewind } shows.
refusal-only-people = A bot cannot take a seat. To let the computer play, use /{ command-match } { command-match-computer }.
refusal-only-computer = **{ $name }** is a computer player. To give this seat to a person, use /{ command-match } { command-match-replace }.

## Votes

vote-undo = **{ $seat }** wants to take the last answer back. Something has been shown or decided since, so the table must agree. Do you?
vote-undo-yes = Take It Back
vote-undo-no = Play On
vote-frozen = **{ $seat }** says something is wrong. How shall it go on?
vote-frozen-go-on = Go On
vote-frozen-rewind = Back to the Turn's Start
vote-frozen-wait = Wait
vote-withdraw = Withdraw
vote-silent = has not voted yet
vote-how =
    { $count ->
        [one] This one vote decides.
       *[other] { $most } of { $count } votes decide.
    }
vote-decided = Decided: { $choice }
vote-withdrawn = Withdrawn. Nothing changes.
vote-void = There is nothing left to vote on.

## Notices

notice-remind-half = **{ $title }** is waiting for you. Half of your time has passed.
notice-remind-last = **{ $title }** is still waiting for you. Your time is almost up.
notice-due = Your time is up { $when }.
notice-to-the-match = Go to the Match
notice-lobby = Your lobby **{ $title }** closes { $when }. Start the match before, or add a computer player if somebody is missing.
notice-to-the-lobby = Go to the Lobby
notice-nudge = **{ $title }**: { $person }, your time is up, and the table is waiting for you.
notice-offer = **{ $title }**: { $person }, your time is up. Until you move, anybody may take your seat.
notice-take-seat = Take This Seat
notice-restarted =
    { $count ->
        [0] **{ $title }**: after an update the turn in progress starts over.
        [one] **{ $title }**: after an update the turn in progress starts over. **{ $seats }** is asked again.
       *[other] **{ $title }**: after an update the turn in progress starts over. **{ $seats }** are asked again.
    }
notice-report = **{ $title }**: **{ $seat }** says something is wrong. The match stands still.
notice-report-secret = The file holds every secret of the match. It is for you alone.
