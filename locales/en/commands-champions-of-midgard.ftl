### Names and descriptions of Champions of Midgard's own commands.

command-midgard = midgard
    .about = Champions of Midgard: take your turn by typing
command-midgard-place = place
    .about = Place a worker
command-midgard-assign = assign
    .about = Send warriors into your next fight, and food onto a ship
command-midgard-reroll = reroll
    .about = Reroll dice for favour
command-midgard-rune = rune
    .about = Use a rune, in your turn or out of it
command-midgard-longhouse = longhouse
    .about = Show a longhouse in words

parameter-choice = choice
    .about = What you choose there
parameter-warriors = warriors
    .about = Which warriors, with commas between them
parameter-food = food
    .about = How much food goes aboard
parameter-dice = dice
    .about = Which dice, with commas between them
parameter-rune = rune
    .about = Which rune, and how
