### Names and descriptions of the commands for oneself and for a server.

command-settings = einstellungen
    .about = Meine Sprache, Textmodus, Ruhezeit, Urlaub und Direktnachrichten
command-turns = züge
    .about = Alles, was auf mich wartet, auf jedem Server
command-server = server
    .about = Einstellungen dieses Servers
command-server-settings = einstellungen
    .about = Wo hier gespielt wird, in welcher Sprache und wie schnell

parameter-language = sprache
    .about = Welche Sprache
parameter-zone = zeitzone
    .about = Deine Zeitzone, zum Beispiel Europe/Berlin
parameter-quiet = ruhezeit
    .about = Wann deine Uhren jeden Tag stillstehen, zum Beispiel 22:00-07:00; aus: nie
parameter-vacation = urlaub
    .about = Der erste und der letzte Tag, zum Beispiel 24.12.2026 bis 2.1.2027; aus: keiner
parameter-text-mode = textmodus
    .about = Das Spielbrett in Worten statt als Bild
parameter-channel = kanal
    .about = Diesen Kanal zu denen hinzufügen, in denen gespielt werden darf, oder wieder streichen

choice-language-auto = wie in Discord eingestellt
choice-language-en = Englisch
choice-language-de = Deutsch
choice-language-fr = Französisch
