### The names and descriptions of the commands with which things are looked up.

command-card = karte
    .about = Zeigt eine Karte mit ihrem Text und den Klarstellungen dazu
command-rules = regeln
    .about = Schlägt eine Regel nach
command-help = hilfe
    .about = Was du hier tun kannst und was die Frage vor dir bedeutet
command-fairness = fairness
    .about = Wie diese Partie beweist, dass ihr Zufall ehrlich war
parameter-name = name
    .about = Der Name der Karte
parameter-topic = thema
    .about = Worum es in der Regel geht
