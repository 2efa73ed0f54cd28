### Names and descriptions of the commands about results.

command-leaderboard = leaderboard
    .about = Who is best on this server, and where I am
command-stats = stats
    .about = How I, or somebody else, have done: rating, matches, wins, places and best score

parameter-whose = person
    .about = Whose results; without anybody named, your own
