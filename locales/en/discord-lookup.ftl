### Looking things up: cards, rules, help, the introduction, fairness.

## Cards and rules

lookup-rulings = ### Rulings
lookup-no-such-card = No card is called “{ $typed }”. Did you mean one of these: { $names }?
lookup-no-such-rule = There is no rule on “{ $typed }”. Did you mean one of these: { $names }?

## Help where there is no match

lookup-welcome =
    ### Skald
    I bring board games to Discord. You play over days, whenever you have a minute: I show the board, tell everybody what happened, ask whoever is next, and keep your cards secret.
lookup-where =
    Start with a new match: it opens a lobby with buttons to join and to begin. Each match is played in its channel or thread, and the newest board message there has all the buttons you need. What is secret comes to you alone: in private panels, and by direct message.

## Help in a match

lookup-lobby =
    The match has not begun: { $count ->
        [one] { $count } of { $most } seats is taken.
       *[other] { $count } of { $most } seats are taken.
    }
lookup-lobby-buttons =
    In the lobby message, **{ button-join }** gives you a seat and **{ button-leave }** gives it up. Whoever opened the match adds computer players, changes the options and presses **{ button-start }**.
lookup-status =
    { $status ->
        [paused] The match is paused. Whoever opened it can resume it.
        [frozen] The match stands still because something seemed wrong. The table decides how to go on.
        [cancelled] This match was called off before it began.
       *[over] The match is over.
    }
lookup-your-move = It is your move. You are asked:
lookup-waiting = Waiting for: **{ $seats }**
lookup-buttons = ### The buttons below the board
lookup-explain-turn = - **{ button-turn }** asks you, privately, what you can do now.
lookup-explain-hand = - **{ button-hand }** shows your cards to you alone.
lookup-explain-board = - **{ button-board }** shows the position as it is now, and anything on it up close.
lookup-explain-saga = - **{ button-saga }** tells what has happened since your last move.
lookup-commands = ### Commands
lookup-command-new = - { $link } opens a lobby for a new match.
lookup-command-turns = - { $link } lists all the matches that are waiting for you.
lookup-command-card = - { $link } shows a card with its text and the rulings on it.
lookup-command-rules = - { $link } looks up a rule.
lookup-command-settings = - { $link } sets your language, quiet hours and text mode.
lookup-command-move = - { $link } makes a move as you type it.
lookup-command-hand = - { $link } shows your cards.
lookup-command-undo = - { $link } takes your last answer back.
lookup-command-resign = - { $link } leaves your seat to the computer.
lookup-command-fairness = - { $link } proves that the chance was fair.
lookup-command-rematch = - { $link } opens a lobby for the same people again.
lookup-command-leaderboard = - { $link } shows who is best on this server.
lookup-command-stats = - { $link } shows how you have done.
lookup-button-intro = Introduction
lookup-button-intro-to = Introduction: { $title }
lookup-button-credits = Credits
lookup-button-help = Help
lookup-button-previous = Previous
lookup-button-next = Next
lookup-intro = ### { $title }, page { $page } of { $pages }
lookup-credits =
    ### Credits
    The games belong to their authors and publishers; if you enjoy one here, buy the box.

    - Icons: [game-icons.net](<https://game-icons.net>) by { $authors }, under [CC BY 3.0](<https://creativecommons.org/licenses/by/3.0/>), turned into a font
    - Fonts: [Cinzel](<https://github.com/NDISCOVER/Cinzel>), [Fira Sans Condensed](<https://github.com/mozilla/Fira>) and [Noto Sans Runic](<https://github.com/notofonts/runic>), under the [SIL Open Font License](<https://openfontlicense.org>)

## Fairness

lookup-fairness-promise =
    Before anybody sat down I drew a secret seed, and the lobby shows its fingerprint (SHA-256):
    `{ $hash }`
    So I cannot change it any more. When the match begins, everybody's join click is mixed in, so I cannot have chosen what comes out either. All shuffles and dice follow from that. After the match this command reveals the seed, and you can check every draw.
lookup-fairness-seed =
    The lobby showed this fingerprint (SHA-256):
    `{ $hash }`
    The secret seed it belongs to:
    `{ $seed }`
lookup-fairness-clicks = The join clicks, in the order of the seats:
lookup-fairness-final =
    Seed and clicks together give the hash from which all chance follows:
    `{ $hash }`
lookup-fairness-verify = Compare the fingerprint and the clicks with what you saw, and check every draw of the attached file with Skald's program:
lookup-fairness-ended = The match was ended early, so the program, which checks whole matches, does not take its file. The seed must still have the fingerprint that the lobby showed.
