### Names and descriptions of the commands to play with.

command-hand = hand
    .about = Zeigt mir meine eigenen Karten
command-board = brett
    .about = Zeigt mir das Brett, wie es gerade steht, und alles auch aus der Nähe
command-saga = saga
    .about = Erzählt mir, was seit meinem letzten Zug geschehen ist
command-move = ziehen
    .about = Beantwortet getippt, was ich gefragt werde
command-undo = zurück
    .about = Nimmt meine letzte Antwort zurück
command-resign = aufgeben
    .about = Überlässt meinen Platz dem Computer

parameter-whole = ganz
    .about = Die ganze Saga, als Datei
parameter-answer = antwort
    .about = Was du tun möchtest; die Liste zeigt alle möglichen Züge
