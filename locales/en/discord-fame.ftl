### The leaderboard, and how somebody has done.

fame-leaderboard =
    { $title ->
        [none] ### Leaderboard of this server
       *[other] ### Leaderboard of this server: { $title }
    }
fame-row = **{ $place } · { $name }**: { $tally }
fame-rating = rating { $rating }
fame-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
fame-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
fame-about = Everybody begins with a rating of { $start }. Only matches with other people change it, and whoever resigns comes last.
fame-not-yet =
    { $title ->
        [none] You are not on it yet. Open a match with /{ command-new }!
       *[other] You are not on it yet. Open a match of { $title } with /{ command-new }!
    }
fame-nobody =
    { $title ->
        [none] Nobody has finished a match on this server yet. Open one with /{ command-new }!
       *[other] Nobody has finished a match of { $title } on this server yet. Open one with /{ command-new }!
    }

fame-stats =
    { $where ->
        [everywhere] ### Your record on all servers
       *[here] ### Your record on this server
    }
fame-stats-of = ### { $name }: record on this server
fame-game = **{ $title }**: { $tally }
fame-total = **All games**: { $tally }
fame-average = average place { $whole }.{ $tenths }
fame-best = best score { $score }
fame-nothing =
    { $title ->
        [none] You have not finished a match yet. Open one with /{ command-new }!
       *[other] You have not finished a match of { $title } yet. Open one with /{ command-new }!
    }
fame-nothing-of =
    { $title ->
        [none] **{ $name }** has not finished a match on this server yet.
       *[other] **{ $name }** has not finished a match of { $title } on this server yet.
    }

refusal-no-leaderboard = Every server has a leaderboard of its own. Ask for it in a channel of a server; here I can show you /{ command-stats }.
refusal-only-ones-own = In direct messages I only show your own record. Ask for somebody else's on the server where you play together.
