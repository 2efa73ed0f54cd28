### Blood Rage: what is written on the pictures, short, for there is little room; and their alt texts.

## The board

picture-age = Zeitalter { $number }
picture-over = Ende
picture-phase-gods-gifts = Gaben
picture-phase-action = Aktionen
picture-phase-discard = Abwerfen
picture-phase-quest = Aufgaben
picture-phase-ragnarok = Ragnarök
picture-phase-release-valhalla = Walhall
picture-place = { $place }
picture-region = { $region }
picture-stat = { $stat }
picture-clan = { $clan }
picture-to-act = Am Zug
picture-passed = Gepasst

## Cards

picture-card = { $card }
picture-kind-monster = Monster
picture-kind-leader = Anführer
picture-kind-warrior = Krieger
picture-kind-ship = Schiff
picture-kind-clan = Clan
picture-kind-quest = Aufgabe
picture-kind-battle = Kampf
picture-kind-strength = { $kind } · ST { $strength }
picture-pack = Zur Auswahl
picture-draft = Dein Draft
picture-cards = Deine Hand
picture-picks = Bisher gewählt
picture-quests = Deine Aufgaben
picture-kept = Behalten
picture-no-cards = Du hast keine Karten.
picture-alt-cards = { $group }: { $cards }.
picture-alt-card = Karte „{ $card }“.

## The cover and the result

picture-tagline = Ruhm vor Ragnarök
picture-players = { $least }–{ $most } Spieler
picture-alt-cover = Blood Rage: ein Land aus neun Gebieten rings um den Weltenbaum.
picture-result = Die Saga ist erzählt
picture-source-battle = Schlachten
picture-source-pillage = Beute
picture-source-quest = Aufgaben
picture-source-ragnarok = Ragnarök
picture-source-legendary = Clan-Werte
picture-other = Karten
picture-total = Ruhm
picture-alt-place = { $place_number }. { $player }, { $glory } Ruhm.

## Close-ups

picture-villages = { $free } von { $villages } Dörfern frei
picture-borders = Grenzt an { $places }
picture-grove = Platz für alle
picture-nobody = Hier ist niemand
picture-doomed = Untergang in Zeitalter { $number }
picture-destroyed = Zerstört
picture-pillaged = Geplündert
picture-reward = Belohnung: { $token }
picture-strength = ST auf dem Spielbrett
picture-total-strength = ST in der Schlacht
picture-sum = Figuren { $figures } + Karten { $cards }
picture-left = übrig
picture-on-board = Auf dem Spielbrett
picture-reserve = Vorrat
picture-valhalla = Walhall
picture-count = { $label }: { $count }
picture-hand = Hand
picture-committed = Aufgaben
picture-upgrades = Aufrüstungen
picture-battle = Schlacht um { $place }
picture-pillage = Plünderung von { $place }
picture-pillager = { $clan } · plündert
picture-winner = { $clan } · siegt
picture-no-card = Keine Karte aufgedeckt
picture-cancelled = Text aufgehoben
picture-declared = Aufgabe zählt +{ $bonus }
picture-no-battle = Keine Schlacht
picture-force = { $player }: ST { $strength }
picture-alt-province = { $place }. { $facts }.
picture-alt-clan = { $player }: { $glory } Ruhm, { $facts }.

## The legend

picture-legend = Was die Zeichen bedeuten
legend-strength = ST einer Figur
legend-doomed = Geht in diesem Zeitalter unter
legend-reward = Belohnung fürs Plündern
legend-pillaged = Schon geplündert
legend-leads = Am meisten Ruhm
legend-village = Freies Dorf
legend-destroyed = Zerstört
legend-horns = Figuren auf dem Spielbrett
legend-hand = Karten auf der Hand
legend-quests = Angenommene Aufgaben
legend-valhalla = Figuren in Walhall
legend-upgrade = Aufrüstung in ihrem Feld
legend-track = Clan-Wert: lange Stufen = Ruhm
legend-first = Startspieler
legend-last = Vom letzten Zug berührt
legend-choice = Das kannst du wählen
