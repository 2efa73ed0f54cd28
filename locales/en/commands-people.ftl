### Names and descriptions of the commands for oneself and for a server.

command-settings = settings
    .about = My language, text mode, quiet hours, vacation and direct messages
command-turns = turns
    .about = Everything that waits for me, on every server
command-server = server
    .about = Settings of this server
command-server-settings = settings
    .about = Where matches are played here, in which language, and how fast

parameter-language = language
    .about = Which language
parameter-zone = zone
    .about = Your time zone, like Europe/Berlin
parameter-quiet = quiet
    .about = When your clocks stand still every day, like 22:00-07:00; off: never
parameter-vacation = vacation
    .about = The first and the last day, like 2026-12-24 to 2027-01-02; off: none
parameter-text-mode = text-mode
    .about = The board in words instead of a picture
parameter-channel = channel
    .about = Add this channel to those where matches may be played, or take it out

choice-language-auto = as Discord says
choice-language-en = English
choice-language-de = German
choice-language-fr = French
