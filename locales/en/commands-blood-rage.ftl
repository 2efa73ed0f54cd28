### Names and descriptions of Blood Rage's own commands.

command-bloodrage = bloodrage
    .about = Blood Rage: take your turn by typing
command-bloodrage-invade = invade
    .about = Put a figure onto the board
command-bloodrage-march = march
    .about = Move figures from one province to another
command-bloodrage-upgrade = upgrade
    .about = Play an upgrade onto your clan sheet
command-bloodrage-quest = quest
    .about = Commit to a quest, face down
command-bloodrage-pillage = pillage
    .about = Pillage a province
command-bloodrage-pass = pass
    .about = Pass and lose all your Rage
command-bloodrage-clan = clan
    .about = Show a clan sheet in words

parameter-figure = figure
    .about = Which figure
parameter-figures = figures
    .about = Which figures, with commas between them
parameter-start = start
    .about = Where they come from
parameter-where = where
    .about = Which place
parameter-upgrade = upgrade
    .about = Which upgrade of your hand
parameter-slot = slot
    .about = Where it goes on the clan sheet
parameter-quest = quest
    .about = Which quest of your hand
parameter-player = player
    .about = Which player
