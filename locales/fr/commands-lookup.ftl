### The names and descriptions of the commands with which things are looked up.

command-card = carte
    .about = Montre une carte avec son texte et ses précisions
command-rules = règles
    .about = Cherche une règle
command-help = aide
    .about = Ce que tu peux faire ici, et ce que veut dire la question posée
command-fairness = équité
    .about = Comment cette partie prouve que son hasard est honnête
parameter-name = nom
    .about = Le nom de la carte
parameter-topic = sujet
    .about = Le sujet de la règle
