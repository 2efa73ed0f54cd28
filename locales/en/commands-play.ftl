### Names and descriptions of the commands to play with.

command-hand = hand
    .about = Show me my own cards
command-board = board
    .about = Show me the board as it is now, and anything on it up close
command-saga = saga
    .about = Tell me what happened since my last move
command-move = move
    .about = Answer what is asked of me by typing
command-undo = undo
    .about = Take my last answer back
command-resign = resign
    .about = Leave my seat to the computer

parameter-whole = whole
    .about = The whole saga, as a file
parameter-answer = answer
    .about = What you want to do; the list shows every legal move
