### Playing: buttons, the private panel, the board's message, the result.

## Buttons

button-turn = Take My Turn
button-hand = My Hand
button-board = Board
button-saga = Saga
button-replay = Replay
button-help = Help
button-intro = Show Me How to Play
button-wrong = Something Is Wrong
button-rematch = Rematch
button-ask-undo = Ask the Others
button-resign = Leave My Seat

## The private panel

panel-status =
    { $status ->
        [lobby] The match has not begun yet.
        [running] Nothing is asked of anybody right now.
        [paused] The match is paused.
        [frozen] The match stands still until the table has decided.
        [cancelled] The match was called off.
       *[over] The match is over.
    }
panel-waiting = Nothing is asked of you right now. Waiting for **{ $seats }**.
panel-given = You chose: { $answer }. You can still change your mind until the others have answered.
panel-nothing = nothing
panel-amount = Enter a Number
panel-choose = Choose one
panel-choose-exactly = Choose { $count }
panel-choose-some =
    { $least ->
        [0] Choose up to { $most }
       *[other] Choose { $least } to { $most }
    }
panel-none = Choose Nothing
panel-previous = Previous
panel-next = Next
panel-confirm = Confirm ({ $count })
panel-back = Back
panel-again = Begin Again
panel-offers = At Any Time …
panel-no-offers = There is nothing you can do out of turn right now.
panel-why = Why Can't I …?
panel-reason = **{ $option }**: { $reason }
panel-orders = Standing Orders
panel-no-reasons = Nothing is missing: everything the rules know is among the options.
panel-dms-closed = -# My direct messages don't reach you, so you play through these private panels. To get your hand by DM, allow direct messages from this server's members, then use /{ command-settings }.
panel-mute = -# I lack { $permissions } in this channel, so the others cannot see what happens. Somebody who manages the server can grant it in the channel's settings.

## Standing orders

orders-about = A standing order answers this question for you whenever it applies, until you take it back.
orders-none = You have given none.
orders-give = Give an order
orders-take-back = Take Them Back

## The board's message

play-more = -# … more in the saga
play-deadline = due { $when }
play-hand-where = -# Played in { $channel }. Only you can see this.

board-near = Look Closer …
board-near-none = There is no picture of this right now.

## The saga

saga-nothing-new = Nothing has happened since your last move.
saga-file = Here is the saga as a file.
replay-none = There is nothing to replay yet.
replay-alt = { $title }, turn by turn.

## Going back, leaving

undo-asked = The others are asked. You will see their decision in the channel.
resign-sure = Do you really want to leave { $title }? The computer plays your seat to the end, and you come last.
resign-done = The computer plays your seat from now on. Thank you for playing!

## The result

result-ended-early = The match was ended before its time. This is how it stood:
result-line = **{ $place } · { $seat }**: { $score }
result-fairness = -# Seed { $seed }. Its hash { $hash } was shown in the lobby before anybody joined. /{ command-fairness } tells how to check every shuffle.

## Refusals

refusal-forbidden = I'm not allowed to do that in this channel. Ask somebody who manages the server to check my permissions here.
refusal-old-button = This button is from another time and means nothing any more. Use the newest board message, or /{ command-board }.
refusal-restarting = I am just being restarted. Try again in a minute; nothing is lost.
refusal-other-game = { $title } is played here. Type /{ command-move } to see its moves.
refusal-old-command = I was updated, and this command is not what it was. Restart your Discord, and type it again.
refusal-no-such-move = That is none of your possible moves. Type /{ command-move } and choose from the list.
refusal-not-here = Matches are not played in this channel. Ask an admin where they are; /{ command-server } { command-server-settings } says so.
refusal-only-in-servers = A match needs a server. Use /{ command-new } in a channel of a server.
refusal-permission = I can't play here yet: I lack { $permissions }. Somebody who manages the server can grant it in the channel's settings.

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-embed_links = Embed Links
refusal-cannot-do = { $reason }
refusal-another-question = You are asked something else now: { $question }
