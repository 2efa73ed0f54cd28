/** The page's own words, in the person's language. What the bot says comes from the bot. */

const WORDS = {
  skip: ["Skip to the message box", "Zum Eingabefeld springen", "Aller au champ de saisie"],
  local: ["Local table, not Discord", "Lokaler Tisch, nicht Discord", "Table locale, pas Discord"],
  "local-about": [
    "This is Skald's local table: the real bot, played in your browser. It is not Discord, and nothing leaves your network.",
    "Das ist Skalds lokaler Tisch: der echte Bot, gespielt in deinem Browser. Es ist nicht Discord, und nichts verlässt dein Netz.",
    "Voici la table locale de Skald : le vrai bot, joué dans ton navigateur. Ce n'est pas Discord, et rien ne quitte ton réseau.",
  ],
  places: ["Channels", "Kanäle", "Salons"],
  dms: ["Direct messages", "Direktnachrichten", "Messages privés"],
  log: ["Messages", "Nachrichten", "Messages"],
  offers: ["Suggestions", "Vorschläge", "Suggestions"],
  commands: ["Commands", "Befehle", "Commandes"],
  send: ["Send", "Senden", "Envoyer"],
  write: [
    ({ name }) => `Message ${name}, or / for a command`,
    ({ name }) => `Nachricht an ${name}, oder / für einen Befehl`,
    ({ name }) => `Message dans ${name}, ou / pour une commande`,
  ],
  "write-short": ["Message, or / to command", "Nachricht, oder / für Befehle", "Message, ou / pour agir"],
  "new-channel": ["New channel", "Neuer Kanal", "Nouveau salon"],
  "channel-name": ["Name of the channel", "Name des Kanals", "Nom du salon"],
  create: ["Create", "Anlegen", "Créer"],
  cancel: ["Cancel", "Abbrechen", "Annuler"],
  close: ["Close", "Schließen", "Fermer"],
  submit: ["Submit", "Absenden", "Envoyer"],
  unread: ["unread", "ungelesen", "non lu"],
  "new-messages": ["New", "Neu", "Nouveau"],
  "to-the-newest": ["To the newest", "Zum Neuesten", "Aux derniers messages"],
  older: ["Older messages", "Ältere Nachrichten", "Messages plus anciens"],
  "your-turn": ["Your turn", "Du bist dran", "À toi de jouer"],
  "your-turn-in": [
    ({ name }) => `Your turn in ${name}`,
    ({ name }) => `Du bist dran in ${name}`,
    ({ name }) => `À toi de jouer dans ${name}`,
  ],
  go: ["Go there", "Hingehen", "Y aller"],
  "only-you": ["Only you can see this", "Nur du kannst das sehen", "Toi seul peux voir ceci"],
  dismiss: ["Dismiss", "Ausblenden", "Masquer"],
  bot: ["Bot", "Bot", "Bot"],
  used: [
    ({ name, command }) => `${name} used /${command}`,
    ({ name, command }) => `${name} hat /${command} benutzt`,
    ({ name, command }) => `${name} a utilisé /${command}`,
  ],
  "thread-began": [
    ({ name }) => `${name} opened a thread: `,
    ({ name }) => `${name} hat einen Thread eröffnet: `,
    ({ name }) => `${name} a ouvert un fil : `,
  ],
  thinking: ["is thinking …", "denkt nach …", "réfléchit …"],
  "did-not-answer": [
    "Skald did not answer. Try again in a moment.",
    "Skald hat nicht geantwortet. Versuch es gleich noch einmal.",
    "Skald n'a pas répondu. Réessaie dans un instant.",
  ],
  away: [
    "Skald is not here right now. Try again in a moment.",
    "Skald ist gerade nicht da. Versuch es gleich noch einmal.",
    "Skald n'est pas là pour le moment. Réessaie dans un instant.",
  ],
  "not-connected": [
    "Not connected right now. Try again in a moment.",
    "Gerade keine Verbindung. Versuch es gleich noch einmal.",
    "Pas de connexion pour le moment. Réessaie dans un instant.",
  ],
  "does-not-fit": [
    "This does not fit here. Look it over and try again.",
    "Das passt hier nicht. Sieh es dir noch einmal an und versuch es erneut.",
    "Cela ne convient pas ici. Vérifie et réessaie.",
  ],
  "unknown-key": [
    "This table does not know you any more. Load the page again and sit down.",
    "Dieser Tisch kennt dich nicht mehr. Lade die Seite neu und nimm Platz.",
    "Cette table ne te connaît plus. Recharge la page et assieds-toi.",
  ],
  "not-allowed": [
    "You may not do this here. Whoever started this table can help.",
    "Das darfst du hier nicht. Wer diesen Tisch gestartet hat, kann helfen.",
    "Tu ne peux pas faire cela ici. La personne qui a lancé cette table peut t'aider.",
  ],
  "too-long": [
    "That is too long. Make it shorter and send it again.",
    "Das ist zu lang. Kürze es und sende es noch einmal.",
    "C'est trop long. Raccourcis et renvoie.",
  ],
  "too-quick": [
    ({ seconds }) => `Not so fast. Try again in ${seconds} s.`,
    ({ seconds }) => `Nicht so schnell. Versuch es in ${seconds} s noch einmal.`,
    ({ seconds }) => `Pas si vite. Réessaie dans ${seconds} s.`,
  ],
  "went-wrong": [
    "Something went wrong at the table. Try again in a moment.",
    "Am Tisch ist etwas schiefgegangen. Versuch es gleich noch einmal.",
    "Quelque chose a mal tourné à la table. Réessaie dans un instant.",
  ],
  "wrong-address": [
    "The table is not at this address. Open the one you were given.",
    "Unter dieser Adresse ist der Tisch nicht. Öffne die, die du bekommen hast.",
    "La table n'est pas à cette adresse. Ouvre celle qu'on t'a donnée.",
  ],
  "command-elsewhere": [
    "This command does not work here. Try it in a channel.",
    "Dieser Befehl geht hier nicht. Versuch ihn in einem Kanal.",
    "Cette commande ne marche pas ici. Essaie-la dans un salon.",
  ],
  "command-forbidden": [
    "This command is for whoever started this table. Ask them to use it.",
    "Dieser Befehl ist für die Person, die diesen Tisch gestartet hat. Bitte sie darum.",
    "Cette commande est réservée à la personne qui a lancé cette table. Demande-lui.",
  ],
  changed: [
    "This has changed in the meantime. Look again.",
    "Das hat sich inzwischen geändert. Schau noch einmal hin.",
    "Cela a changé entre-temps. Regarde encore.",
  ],
  reconnecting: ["Reconnecting …", "Verbinde neu …", "Reconnexion …"],
  "bot-away": ["Skald is waking up …", "Skald wacht gerade auf …", "Skald se réveille …"],
  spoiler: ["Hidden: press to show", "Verborgen: drücken zum Zeigen", "Caché : appuie pour montrer"],
  picture: ["Picture", "Bild", "Image"],
  enlarge: [
    ({ alt }) => `Enlarge picture: ${alt}`,
    ({ alt }) => `Bild vergrößern: ${alt}`,
    ({ alt }) => `Agrandir l'image : ${alt}`,
  ],
  "zoom-in": ["Closer", "Näher", "Rapprocher"],
  "zoom-out": ["Farther", "Weiter weg", "Éloigner"],
  "zoom-whole": ["Whole picture", "Ganzes Bild", "Image entière"],
  "in-words": ["In words", "In Worten", "En mots"],
  download: ["Download", "Herunterladen", "Télécharger"],
  "unknown-place": ["unknown", "unbekannt", "inconnu"],
  choose: ["Choose", "Wähle", "Choisis"],
  search: ["Search", "Suchen", "Rechercher"],
  nothing: ["Nothing fits", "Nichts passt", "Rien ne correspond"],
  confirm: [
    ({ count }) => `Choose (${count})`,
    ({ count }) => `Wählen (${count})`,
    ({ count }) => `Choisir (${count})`,
  ],
  "choose-between": [
    ({ least, most }) => (least === most ? `Choose ${most}` : `Choose ${least} to ${most}`),
    ({ least, most }) => (least === most ? `Wähle ${most}` : `Wähle ${least} bis ${most}`),
    ({ least, most }) => (least === most ? `Choisis-en ${most}` : `Choisis-en de ${least} à ${most}`),
  ],
  required: ["required", "nötig", "obligatoire"],
  optional: ["optional", "freiwillig", "facultatif"],
  yes: ["Yes", "Ja", "Oui"],
  no: ["No", "Nein", "Non"],
  "no-such-command": [
    "There is no such command. Type / to see them all.",
    "Diesen Befehl gibt es nicht. Tippe / für alle.",
    "Cette commande n'existe pas. Tape / pour les voir toutes.",
  ],
  missing: [
    ({ name }) => `Still missing: ${name}`,
    ({ name }) => `Es fehlt noch: ${name}`,
    ({ name }) => `Il manque encore : ${name}`,
  ],
  "no-number": [
    ({ name }) => `${name} must be a number.`,
    ({ name }) => `${name} muss eine Zahl sein.`,
    ({ name }) => `${name} doit être un nombre.`,
  ],
  "out-of-range": [
    ({ name, least, most }) => `${name} must be between ${least} and ${most}.`,
    ({ name, least, most }) => `${name} muss zwischen ${least} und ${most} liegen.`,
    ({ name, least, most }) => `${name} doit être entre ${least} et ${most}.`,
  ],
  "from-the-list": [
    ({ name }) => `Choose ${name} from the list.`,
    ({ name }) => `Wähle ${name} aus der Liste.`,
    ({ name }) => `Choisis ${name} dans la liste.`,
  ],
  "start-a-match": ["Start a match", "Eine Partie beginnen", "Commencer une partie"],
  "start-about": [
    "Choose a game. Then add friends in other tabs, or computer players, and start.",
    "Wähle ein Spiel. Dann kommen Freunde in anderen Tabs oder Computerspieler dazu, und los.",
    "Choisis un jeu. Ajoute ensuite des amis dans d'autres onglets, ou des joueurs ordinateur, et commence.",
  ],
  "against-computers": ["Against two computers", "Gegen zwei Computer", "Contre deux ordinateurs"],
  "no-games": [
    "Skald is still waking up. The games appear here in a moment.",
    "Skald wacht noch auf. Die Spiele erscheinen hier gleich.",
    "Skald se réveille encore. Les jeux apparaissent ici dans un instant.",
  ],
  "new-match": ["New match", "Neue Partie", "Nouvelle partie"],
  welcome: [
    ({ name }) => `Welcome to the hall, ${name}`,
    ({ name }) => `Willkommen in der Halle, ${name}`,
    ({ name }) => `Bienvenue dans la halle, ${name}`,
  ],
  quiet: ["Nothing here yet.", "Hier ist noch nichts.", "Rien ici pour l'instant."],
  "quiet-dm": [
    "Skald writes to you here: your hand, and what only you may know.",
    "Hier schreibt dir Skald: deine Hand, und was nur du wissen darfst.",
    "Skald t'écrit ici : ta main, et ce que toi seul dois savoir.",
  ],
  "who-about": [
    "Every tab is one person. Open another tab to sit down as somebody else.",
    "Jeder Tab ist eine Person. Öffne einen weiteren Tab, um als jemand anders Platz zu nehmen.",
    "Chaque onglet est une personne. Ouvre un autre onglet pour t'asseoir en tant que quelqu'un d'autre.",
  ],
  taken: ["in another tab", "in einem anderen Tab", "dans un autre onglet"],
  invent: ["Or invent a name", "Oder erfinde einen Namen", "Ou invente un nom"],
  name: ["Name", "Name", "Nom"],
  "sit-down": ["Sit down", "Platz nehmen", "S'asseoir"],
  code: ["Join code", "Beitrittscode", "Code d'accès"],
  "code-about": [
    "Whoever started this table can tell you.",
    "Wer diesen Tisch gestartet hat, kann ihn dir sagen.",
    "La personne qui a lancé cette table peut te le dire.",
  ],
  "wrong-code": [
    "That is not the code. Check it and try again.",
    "Das ist nicht der Code. Prüfe ihn und versuch es noch einmal.",
    "Ce n'est pas le code. Vérifie-le et réessaie.",
  ],
  "keys-only": [
    "Somebody sits here already. Invent a name of your own.",
    "Hier sitzt schon jemand. Erfinde einen eigenen Namen.",
    "Quelqu'un est déjà assis ici. Invente ton propre nom.",
  ],
  "bad-name": [
    "This name does not work. Choose a shorter or simpler one.",
    "Dieser Name geht nicht. Wähle einen kürzeren oder einfacheren.",
    "Ce nom ne convient pas. Choisis-en un plus court ou plus simple.",
  ],
  "name-taken": [
    "Somebody here has this name already. Choose another.",
    "Hier heißt schon jemand so. Wähle einen anderen Namen.",
    "Quelqu'un porte déjà ce nom ici. Choisis-en un autre.",
  ],
  "table-full": [
    "The table is full. Be somebody who is already here, or ask whoever started it.",
    "Der Tisch ist voll. Sei jemand, der schon da ist, oder frag, wer ihn gestartet hat.",
    "La table est pleine. Sois quelqu'un qui est déjà là, ou demande à qui l'a lancée.",
  ],
  "channel-taken": [
    "There is a channel of this name already. Choose another name.",
    "Einen Kanal mit diesem Namen gibt es schon. Wähle einen anderen.",
    "Un salon porte déjà ce nom. Choisis-en un autre.",
  ],
  "channels-full": [
    "There are as many channels as there can be. Play in one of them.",
    "Mehr Kanäle gehen nicht. Spiel in einem, der schon da ist.",
    "Il n'y a plus de place pour un salon. Joue dans un de ceux qui existent.",
  ],
  settings: ["You at this table", "Du an diesem Tisch", "Toi à cette table"],
  language: ["Language", "Sprache", "Langue"],
  theme: ["Appearance", "Aussehen", "Apparence"],
  "theme-auto": ["As the system", "Wie das System", "Comme le système"],
  "theme-dark": ["Dark", "Dunkel", "Sombre"],
  "theme-light": ["Light", "Hell", "Clair"],
  notify: [
    "Tell me outside the page when it is my turn",
    "Sag mir auch außerhalb der Seite, wenn ich dran bin",
    "Me prévenir hors de la page quand c'est à moi",
  ],
  "notify-denied": [
    "The browser does not allow it for this page.",
    "Der Browser erlaubt es dieser Seite nicht.",
    "Le navigateur ne l'autorise pas pour cette page.",
  ],
  "dms-open": [
    "Skald may write to me directly",
    "Skald darf mir direkt schreiben",
    "Skald peut m'écrire en privé",
  ],
  "be-somebody-else": ["Be somebody else", "Jemand anders sein", "Être quelqu'un d'autre"],
};

const REFUSALS = { 400: "does-not-fit", 401: "unknown-key", 403: "not-allowed", 404: "changed", 408: "not-connected", 413: "too-long", 429: "too-quick" };
const LANGUAGES = ["en", "de", "fr"];
export const LANGUAGE_NAMES = { en: "English", de: "Deutsch", fr: "Français" };

let chosen = 0;

/** Speak this language from now on. */
export function speak(code) {
  chosen = Math.max(LANGUAGES.indexOf(code), 0);
  document.documentElement.lang = language();
}

/** The language spoken. */
export const language = () => LANGUAGES[chosen];

/** The same for dates and numbers, as in the reader's part of the world. */
export const region = () => navigator.languages.find((code) => code.startsWith(language())) ?? language();

/** The language the browser asks for, if it is one of ours. */
export const browserLanguage = () =>
  navigator.languages.map((code) => code.slice(0, 2)).find((code) => LANGUAGES.includes(code)) ?? "en";

/** A text of the page. */
export function say(key, args = {}) {
  const text = WORDS[key][chosen];
  return typeof text === "function" ? text(args) : text;
}

/** What the server refuses: by its reason, else by the status. */
export function refusal(status, told) {
  const key = Object.hasOwn(WORDS, told?.reason ?? "") ? told.reason : (REFUSALS[status] ?? "went-wrong");
  return say(key, { seconds: Math.ceil(told?.retry_after ?? 1) });
}

/** Put the words into what index.html marks with data-say and data-say-label. */
export function label(root = document) {
  root.querySelectorAll("[data-say]").forEach((node) => (node.textContent = say(node.dataset.say)));
  root.querySelectorAll("[data-say-label]").forEach((node) => node.setAttribute("aria-label", say(node.dataset.sayLabel)));
}

/** What Discord localises of a command, an option or a choice: its name or its description. */
export function local(thing, field) {
  return thing[`${field}_localizations`]?.[language()] ?? thing[field] ?? "";
}
