### Names and descriptions of the commands around the lobby.

command-new = neu
    .about = Eröffnet in diesem Kanal eine neue Partie
command-rematch = revanche
    .about = Eröffnet eine Revanche der Partie, die hier gespielt wurde

parameter-game = spiel
    .about = Welches Spiel
parameter-seats = plätze
    .about = Wie viele höchstens mitspielen
parameter-computers = computer
    .about = Wie viele Computerspieler sich gleich dazusetzen
parameter-place = ort
    .about = Ein eigener Thread oder dieser Kanal
