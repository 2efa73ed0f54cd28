### The names and descriptions of the commands with which things are looked up.

command-card = card
    .about = Show a card with its text and the rulings on it
command-rules = rules
    .about = Look up a rule
command-help = help
    .about = What you can do here, and what the question in front of you means
command-fairness = fairness
    .about = How this match proves that its chance was fair
parameter-name = name
    .about = The name of the card
parameter-topic = topic
    .about = What the rule is about
