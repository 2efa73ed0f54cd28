### What every game needs: refusals, lists, and what stands in the way of taking something back.

## Lists

list-nothing = nothing
list-more = { $items }, { $item }
list-last = { $items } and { $item }

facts-apart = { $facts }; { $fact }

## What lies between now and the moment somebody wants to go back to

barrier-chance = chance has decided something
barrier-reveal = something hidden has been shown
barrier-others = other players have made choices

## Refusals: what happened, and what to do next. Nothing has changed when one of these is read.

error = That didn't work, and nothing has changed. Please try again.
error-unknown-game = I don't know a game called “{ $game }”. Pick one from the list.
error-bad-options =
    { $option ->
        [seats] This game can't be played by that many people. Change the number of seats.
        [five_players] Five players need the module for the fifth player. Turn it on, or free a seat.
        [first_player] The first player you chose has no seat in this match. Choose somebody who has one.
        [clans] Every player needs a different clan, and one that is in play. Choose the clans again.
        [leaders] Every player needs a different leader. Choose the leaders again.
       *[other] These options don't fit the game. Check them and try again.
    }
error-match-over = This match is over. Start a new one to play on.
error-not-asked = Nothing is asked of you right now. You'll be told when it's your move.
error-stale-question = That question is no longer open. **{ button-turn }** shows the one that is.
error-wrong-type =
    { $expected ->
        [pick] This question wants exactly one of its options. Choose one.
        [pick-some] This question wants a choice among its options. Tick the ones you want.
        [amount] This question wants a whole number. Enter one.
       *[other] That answer doesn't fit the question. Open your turn again and choose from there.
    }
error-not-an-option = That isn't possible right now. Choose from the options shown.
error-no-such-order = This game has no such standing order. Choose one from the list.
error-unknown-policy = There is no computer player called “{ $policy }”. Choose one from the list.
error-nothing-to-undo = There is nothing to take back. Just play on.
error-barrier-in-the-way =
    { $barriers ->
        [chance] You can't simply take that back: chance has decided something since. Ask the others for their consent.
        [reveal] You can't simply take that back: something hidden has been shown since. Ask the others for their consent.
        [others] You can't simply take that back: other players have made choices since. Ask them for their consent.
       *[other] You can't simply take that back: too much has happened since. Ask the others for their consent.
    }
error-wrong-version = This match was saved by another version of the game, so I can't open it. Tell whoever runs the bot; the match isn't lost.
error-damaged-save = This saved match can't be read. Tell whoever runs the bot, so that they can restore a backup.
error-replay-differs = Played again, this match turns out differently from step { $step } on. Tell whoever runs the bot; the match itself stays as it is.
