### Champions of Midgard: the cards, leaders, stalls and ships. Every number comes from components.json.

## Runes

card-rune-success = Erfolg
card-rune-success-text = Jederzeit: Decke 1 deiner Schicksalskarten auf und werte sie sofort nach den Regeln für Schicksale. Du behältst sie, und sie zählt am Ende noch einmal.

card-rune-gifts = Gaben
card-rune-gifts-text = Jederzeit: Nimm dir { $amount } Ressourcen, Nahrung, Holz und Münzen in beliebiger Kombination.

card-rune-healing = Heilung
card-rune-healing-text = Wenn du in einer Kampfrunde Verluste erleiden würdest: Ignoriere alle Verluste dieser Kampfrunde.

card-rune-potential = Potential
card-rune-potential-text = Nach deinem Wurf, in einer Kampfrunde oder auf der Jagd: Wirf alle deine Würfel neu, die eine leere Seite zeigen. Das neue Ergebnis zählt.

card-rune-reaction = Reaktion
card-rune-reaction-text = Nach deinem Wurf, in einer Kampfrunde oder auf der Jagd: Jeder Schild zählt zusätzlich als { $amount } Treffer. Er schützt weiterhin.

card-rune-journey = Reise
card-rune-journey-text = Wenn die Reisekarte deines Schiffs aufgedeckt wird: Wirf sie ab und handle stattdessen die oberste Karte des Reisestapels ab, auch wenn sie schlechter ist.

card-rune-glory = Ruhm
card-rune-glory-text = Wenn du einen Troll, einen Draugr, die Krake oder ein Monster besiegst: Du erhältst { $amount } % mehr Ruhm dafür, abgerundet.

card-rune-true-vision = Vision
card-rune-true-vision-text = Wenn du einen Arbeiter ins Haus des Weisen setzt: Ziehe { $amount } Schicksalskarten statt einer, behalte eine und lege die übrigen unter den Stapel.

card-rune-knowledge = Wissen
card-rune-knowledge-text = Jederzeit: Sieh dir alle verdeckten Reisekarten an den Küsten an. Der Stapel bleibt verdeckt.

card-rune-wealth = Wohlstand
card-rune-wealth-text = Jederzeit: Verdopple deine Münzen. Du erhältst höchstens { $amount }.

## Journeys

card-journey-all-quiet = Alles ruhig
card-journey-all-quiet-text = Nichts geschieht.

card-journey-kraken = Krake
card-journey-kraken-text = Bekämpfe die Krake: Angriff { $attack }, Verteidigung { $defence }. Besiegst du sie, erhältst du { $glory } Ruhm. Die Überlebenden reisen weiter.

card-journey-lost = Verloren
card-journey-lost-text = Du verlierst { $amount } Nahrung oder Wikingerkrieger vom Schiff, in beliebiger Kombination.

card-journey-no-wind = Windstille
card-journey-no-wind-text = Du verlierst { $amount } Nahrung vom Schiff.

card-journey-storm = Sturm
card-journey-storm-text = Du verlierst { $amount } Nahrung oder { $amount } Wikingerkrieger vom Schiff: Du wählst.

card-journey-whirlpool = Strudel
card-journey-whirlpool-text = Du verlierst { $amount } Wikingerkrieger vom Schiff.

## Destinies

card-crusher-of-ice = Eisbrecher
card-earth-smasher = Erdzerschmetterer
card-master-of-flames = Meister der Flammen
card-craftsman = Handwerker
card-leader-of-armies = Heerführer
card-odins-favored = Odins Günstling
card-prepared = Vorbereitet
card-prosperous = Wohlhabend
card-runemaster = Runenmeister
card-monster-hunter = Monsterjäger
card-slayer-of-the-undead = Schlächter der Untoten
card-troll-slayer = Trolltöter

most-blue = die meisten besiegten blauen Gegner
most-red = die meisten besiegten roten Gegner
most-yellow = die meisten besiegten gelben Gegner
most-troll = die meisten besiegten Trolle
most-draugr = die meisten besiegten Draugr
most-monster = die meisten besiegten Monster
most-warriors = die meisten Wikingerkrieger
most-wood = das meiste Holz
most-food = die meiste Nahrung
most-coin = die meisten Münzen
most-favour = die meiste Gunst
most-runes = die meisten Runen, benutzt oder nicht

destiny-text = Habe am Ende { $most }. Ruhm: { $alone }, wenn das nur für dich gilt; { $shared }, wenn jemand gleich viel hat.

## Merchant ships

card-merchant-salted-herring = Salzheringe
card-merchant-oak-beams = Eichenbalken
card-merchant-mixed-cargo = Gemischte Ladung
card-merchant-larder = Wintervorrat
card-merchant-young-swords = Junge Schwerter
card-merchant-ships-guard = Schiffswache
card-merchant-harpooners = Harpuniere
card-merchant-axe-brothers = Schwert und Axt

merchant-text = Nimm { $items }.

## Trolls

card-troll-forest = Waldtroll
card-troll-bog = Moortroll
card-troll-bridge = Brückentroll
card-troll-cave = Höhlentroll
card-troll-mountain = Bergtroll
card-troll-two-headed = Zweiköpfiger Troll
card-troll-king = Trollkönig

## Draugr

card-draugr-blue-thrall = Frost-Draugr-Knecht
card-draugr-blue-mound-walker = Frost-Draugr-Hügelgänger
card-draugr-blue-raider = Frost-Draugr-Räuber
card-draugr-blue-gold-keeper = Frost-Draugr-Goldhüter
card-draugr-blue-shield-bearer = Frost-Draugr-Schildträger
card-draugr-blue-reaver = Frost-Draugr-Schlächter
card-draugr-blue-hersir = Frost-Draugr-Herse
card-draugr-red-thrall = Glut-Draugr-Knecht
card-draugr-red-mound-walker = Glut-Draugr-Hügelgänger
card-draugr-red-raider = Glut-Draugr-Räuber
card-draugr-red-gold-keeper = Glut-Draugr-Goldhüter
card-draugr-red-shield-bearer = Glut-Draugr-Schildträger
card-draugr-red-reaver = Glut-Draugr-Schlächter
card-draugr-red-hersir = Glut-Draugr-Herse
card-draugr-yellow-thrall = Erd-Draugr-Knecht
card-draugr-yellow-mound-walker = Erd-Draugr-Hügelgänger
card-draugr-yellow-raider = Erd-Draugr-Räuber
card-draugr-yellow-gold-keeper = Erd-Draugr-Goldhüter
card-draugr-yellow-shield-bearer = Erd-Draugr-Schildträger
card-draugr-yellow-reaver = Erd-Draugr-Schlächter
card-draugr-yellow-hersir = Erd-Draugr-Herse

## Monsters

card-frost-fenris-cub = Frost-Fenriswelpe
card-nykr = Nykr
card-snow-ogress = Schneeogerin
card-fossegrim = Fossegrim
card-ice-wraith = Eisgeist
card-marmennill = Marmennill
card-frost-lindworm = Frost-Lindwurm
card-ice-drake = Eisdrache
card-sea-serpent = Seeschlange
card-rime-giant = Reifriese
card-lyngbakr = Lyngbakr
card-hafgufa = Hafgufa
card-ember-fenris-cub = Glut-Fenriswelpe
card-hel-hound = Helhund
card-forge-ogre = Schmiedeoger
card-cinder-bear = Glutbär
card-ash-wraith = Aschegeist
card-smoke-hag = Rauchhexe
card-ember-lindworm = Glut-Lindwurm
card-flame-drake = Flammendrache
card-lava-serpent = Lavaschlange
card-fire-giant = Feuerriese
card-muspel-warrior = Muspelkrieger
card-surtrs-herald = Surtrs Herold
card-earth-fenris-cub = Erd-Fenriswelpe
card-battle-boar = Kampfeber
card-root-ogre = Wurzeloger
card-cave-bear = Höhlenbär
card-mound-dweller = Hügelwicht
card-huldra-queen = Huldrenkönigin
card-earth-lindworm = Erd-Lindwurm
card-bog-drake = Moordrache
card-burrow-serpent = Wühlschlange
card-stone-giant = Steinriese
card-ironwood-witch = Eisenwaldhexe
card-nidhoggs-brood = Nidhöggs Brut

enemy-text = Angriff { $attack }, Verteidigung { $defence }. Belohnung: { $glory } Ruhm und { $items }.
enemy-text-bans = Angriff { $attack }, Verteidigung { $defence }, { $bans }. Belohnung: { $glory } Ruhm und { $items }.
ban-swordsman = keine Schwerter
ban-spearman = keine Speere
ban-axeman = keine Äxte

## Leaders

leader-asmundr-text = Jedes Mal, wenn du 1 Gunst abwirfst, um Würfel neu zu werfen, erhältst du sofort { $asmundr } Ruhm. Behaltene Gunst zählt wie üblich.
leader-dagrun-text = Im Haus des Weisen ziehst du { $dagrun ->
        [one] { $dagrun } Schicksalskarte
       *[other] { $dagrun } Schicksalskarten
    } mehr, behältst eine und legst die übrigen unter den Stapel. Mit *{ card-rune-true-vision }* ziehst du { $vision }.
leader-gylfir-text = Am Handelsschiff bezahlst du keine Münze.
leader-svanhildr-text = Ein Treffer deiner Schwertkämpfer zählt { $sword_hit }, ein Doppeltreffer { $sword_double }, im Kampf und auf der Jagd.
leader-ullr-text = Du erhältst { $ullr } Ruhm in jeder Kampfrunde, in der mindestens einer deiner Würfel einen Doppeltreffer zeigt, ob du gewinnst oder nicht.

## Places

stall-text =
    { $times ->
        [one] { $items_cost } → { $items }
       *[other] Bis zu { $times } Mal: { $items_cost } → { $items }
    }
stall-text-free = { $items }
ship-text = Kostet { $items }. Trägt zusammen { $capacity } Wikingerkrieger und Nahrung. Bringt am Ende { $glory } Ruhm.
