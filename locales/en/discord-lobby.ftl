### The lobby: its card, its buttons, its options.

button-join = Join
button-leave = Leave
button-computer = Add Computer
button-options = Options
button-start = Start
button-cancel = Cancel
button-fewer = Remove a Computer

lobby-rematch-joined = The rematch has its lobby in { $channel } already, and you have a seat in it.
lobby-opened = The lobby is open.
lobby-opened-in = The lobby is open in { $channel }.
lobby-seats = **Seats** ({ $count } of { $most })
lobby-person = **{ $name }**
lobby-host = **{ $name }** (host)
lobby-computer = **{ $name }** (computer)
lobby-options = **Options** { $options }
lobby-pace = **Pace** { $pace }
lobby-late = **After the deadline** { $late }
lobby-place = **Place** { $home } · **Language** { $language }
lobby-too-few = -# It takes { $least } players: friends press **{ button-join }**, and the host can press **{ button-computer }**.
lobby-fairness = -# Fairness: the hash of my seed is { $hash }. Your own join click is mixed in; after the match everything can be checked.
lobby-playing = The match is played in { $channel }.
lobby-cancelled = This lobby is closed. Nobody has played.

lobby-set = Each change counts at once.
lobby-set-options = Options of the game
lobby-set-seats = { $count } seats
lobby-set-seats-menu = How many seats
lobby-set-pace-menu = Pace
lobby-set-late-menu = After the deadline
lobby-set-place-menu = Where it is played
lobby-set-language-menu = Language of the table

choice-place-thread = a thread of its own
choice-place-channel = this channel
