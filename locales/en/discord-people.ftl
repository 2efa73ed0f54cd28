### Settings, and what waits for me.

people-settings = ### Your settings
people-language = **Language** { $language }
people-text-mode = **Text mode** { $state ->
        [on] on: the board comes in words
       *[off] off: the board comes as a picture
    }
people-zone = **Time zone** { $zone }
people-quiet = **Quiet hours** { $quiet }
people-vacation = **Vacation** { $vacation }
people-dms = **Direct messages** { $state ->
        [closed] closed: mine did not reach you
       *[open] open
    }
people-clocks = In your quiet hours and on vacation your clocks stand still, and nobody reminds you.
people-no-quiet = none
people-no-vacation = none
people-language-menu = Your language
people-text-mode-button =
    { $state ->
        [on] Turn Text Mode Off
       *[off] Turn Text Mode On
    }
people-times-button = Set My Times
people-dms-button = Try Direct Messages Again

people-times-title = Your times
people-zone-field = Time zone
    .about = For example Europe/Berlin
people-quiet-field = Quiet hours
    .about = For example 22:00-07:00; empty: none
people-vacation-field = Vacation
    .about = The first and the last day, for example 2026-12-24 to 2027-01-02; empty: none

people-turns =
    { $count ->
        [0] ### Nothing is waiting for you
        [one] ### { $count } match is waiting for you
       *[other] ### { $count } matches are waiting for you
    }
people-turns-others = ### Others are awaited
people-turns-waiting = waiting for **{ $seats }**
people-turns-status =
    { $status ->
        [paused] paused
       *[frozen] stands still until the table has decided
    }
people-turns-link = go there
people-turns-more = -# … and more. Play some of these first!

people-server = ### Settings of this server
people-channels = **Matches are played in** { $channels }
people-everywhere = every channel
people-server-language = **Language of new matches** { $language }
people-server-pace = **Pace of new matches** { $pace }
people-channels-menu = Channels for matches; none means all
people-server-language-menu = Language of new matches
people-pace-menu = Pace of new matches

refusal-not-an-admin = Only somebody who manages the server can do this.
refusal-too-many-channels = More than { $most } channels cannot be named. Take one out first, or name none to allow all.
refusal-zone = I know no time zone called “{ $zone }”. Write it like Europe/Berlin, or just the city: Berlin.
refusal-quiet = I don't understand these quiet hours. Write them like 22:00-07:00, or “off”.
refusal-vacation = I don't understand this vacation. Write its first and last day like 2026-12-24 to 2027-01-02, or “off”.
refusal-vacation-over = This vacation is already over. Write its first and last day like 2026-12-24 to 2027-01-02.
