### Champions of Midgard: what is written on the pictures, short, for there is little room; and their alt texts.

## The board

picture-round = Runde
picture-over = Ende
picture-phase-place-workers = Arbeiter
picture-phase-assign-warriors = Krieger
picture-phase-combat-resolution = Kampf
picture-phase-final-scoring = Wertung
picture-to-act = Am Zug
picture-leader-none = Noch ohne Anführer
picture-leader-asmundr = Asmundr
picture-leader-dagrun = Dagrun
picture-leader-gylfir = Gylfir
picture-leader-svanhildr = Svanhildr
picture-leader-ullr = Ullr
picture-good-food = Nahrung
picture-good-wood = Holz
picture-good-coin = Münzen
picture-good-favour = Gunst
picture-good-blame = Schande
picture-supply = Vorrat

## Names on the board, short

picture-name-worker-huts = Hütten
picture-name-beg = Betteln
picture-name-draugr-1 = Draugr 1
picture-name-draugr-2 = Draugr 2
picture-name-troll = Troll
picture-name-public-longship-10 = Großes Schiff
picture-name-public-longship-5 = Kleines Schiff
picture-name-merchant-ship = Handelsschiff
picture-name-sages-house = Weiser
picture-name-hunting-grounds = Jagdgründe
picture-name-jarls-longhouse = Jarl
picture-name-market = Markt
picture-name-smokehouse = Räucherhaus
picture-name-runesmith = Runenschmied
picture-name-shipwright = Schiffbauer
picture-name-blacksmith = Schmied
picture-name-swordsmith = Schwerter
picture-name-hafter = Speerbauer
picture-name-stave-church = Stabkirche
picture-name-aumingi = Aumingi
picture-name-skald = Skalde
picture-name-generous-merchant = Kaufmann
picture-name-wealthy-patron = Gönner
picture-name-huskarl = Hüskarl
picture-name-jomsviking = Jomswikinger
picture-name-plunderer = Plünderer
picture-name-varangian = Waräger
picture-name-shore-1 = Küste 1
picture-name-shore-2 = Küste 2
picture-name-shore-3 = Küste 3
picture-name-shore-4 = Küste 4
picture-name-snekka = Snekka
picture-name-karfi = Karfi
picture-name-skeid = Skeid
picture-name-drekkar = Drekkar

## Cards

picture-card = { $card }
picture-place = { $place }
picture-leader = { $leader }
picture-kind-rune = Rune
picture-kind-destiny = Schicksal
picture-kind-merchant = Handelsschiff
picture-kind-journey = Reise
picture-kind-leader = Anführer
picture-kind-stall = Marktstand
picture-kind-ship = Langschiff
picture-kind-troll = Troll
picture-kind-draugr = Draugr
picture-kind-monster = Monster
picture-choices = Zur Auswahl
picture-destinies = Deine Schicksale
picture-runes = Deine Runen
picture-trophies = Deine besiegten Gegner
picture-journeys = Reisen, die du kennst
picture-shown = Offen
picture-used = Benutzt
picture-no-cards = Du hast keine Karten.
picture-alt-cards = { $group }: { $names }.
picture-alt-card = Karte „{ $name }“.

## The cover and the result

picture-title = Champions of Midgard
picture-tagline = Wer wird der nächste Jarl?
picture-players = { $least }–{ $most } Spieler
picture-alt-cover = Champions of Midgard: eine Stadt zwischen Bergen und Meer.
picture-result = Die Saga ist erzählt
picture-column-fights = Kämpfe
picture-column-destinies = Schicksal
picture-column-sets = Sets
picture-column-runes = Runen
picture-column-ship = Schiff
picture-column-favour = Gunst
picture-column-coins = Münzen
picture-column-blame = Schande
picture-column-other = Anderes
picture-total = Ruhm
picture-alt-place = { $place_number }. { $player }, { $glory } Ruhm.

## Close-ups

picture-free = Frei
picture-player = { $seat }
picture-defeated = Besiegt
picture-no-ship = Kein Schiff hier
picture-capacity = { $load } von { $capacity } an Bord
picture-feeds = 1 Nahrung ernährt { $count }
picture-face-down = Reise verdeckt
picture-longhouse = Langhaus: { $count } von { $most }
picture-workers-left = Arbeiter übrig: { $count } von { $most }
picture-count-destinies = Schicksale: { $count }
picture-count-trophies = Besiegte Gegner: { $count }
picture-hidden-trophies = Besiegte Gegner verdeckt
picture-no-longship = Kein Langschiff
picture-fight = { $seat } gegen { $card }
picture-hunt = { $seat } jagt
picture-hunting = auf der Jagd
picture-no-fight = Kein Kampf
picture-hits = Treffer
picture-shields = Schilde
picture-losses = Verluste
picture-damage = Schaden
picture-won = Sieg
picture-lost = Niederlage
picture-alt-facts = { $title }: { $facts }.
picture-alt-round =
    { $round ->
        [0] { $faces }
       *[other] Runde { $round }: { $faces }
    }

## The legend

picture-legend = Was die Zeichen bedeuten
legend-swordsman = Schwertkämpfer
legend-spearman = Speerkämpfer
legend-axeman = Axtkämpfer
legend-food = Nahrung
legend-wood = Holz
legend-coin = Münze
legend-favour = Gunst: würfelt neu
legend-blame = Schande: kostet am Ende Ruhm
legend-glory = Ruhm
legend-any = Nahrung, Holz oder Münze
legend-worker = Noch einzusetzende Arbeiter
legend-free = Freier Platz für einen Arbeiter
legend-price = Preis
legend-blue = Blau: nimm alles, was da liegt
legend-red = Rot: reserviert Kampf oder Jagd
legend-attack = Angriff: Verluste je Kampfrunde
legend-defence = Verteidigung: tödlicher Schaden
legend-enemy-blue = Blauer Gegner (Eis)
legend-enemy-red = Roter Gegner (Feuer)
legend-enemy-yellow = Gelber Gegner (Erde)
legend-banned = Diese Krieger sind nicht erlaubt
legend-warriors = Dorthin geschickte Krieger
legend-aboard = Nahrung an Bord
legend-capacity = Was ein Schiff trägt
legend-ration = 1 Nahrung ernährt { $count } Krieger
legend-journey = Reisekarte, verdeckt
legend-rune = Rune, dunkel wenn benutzt
legend-destinies = Schicksalskarten
legend-trophies = Besiegte Gegner
legend-first = Startspieler
legend-last = Vom letzten Zug berührt
legend-choice = Das kannst du wählen
