### Blood Rage: the cards, by face. Numbers come from the cards' hints in components.json.

## Monsters

card-dwarf-chieftain = Zwergenhäuptling
card-dwarf-chieftain-text = Weder diese Aufrüstung noch eine Invasion mit diesem Monster kostet Wut.

card-sea-serpent = Seeschlange
card-sea-serpent-text = Dieses Monster gilt auch als Schiff: Es invadiert nur Fjorde, bewegt sich nie und unterstützt beide Gebiete an seinem Fjord. Deine Schiffs-Aufrüstung gilt auch für die Seeschlange, ändert aber ihre ST nicht.

card-troll = Troll
card-troll-text = Jedes Mal, wenn der Troll ein Gebiet invadiert, werden dort alle gegnerischen Krieger getötet.

card-dark-elf = Dunkelelf
card-dark-elf-text = Der Dunkelelf darf auch Yggdrasil invadieren und hat dort ST { $str_in_yggdrasil }. Selbst dort kostet die Invasion nur so viel Wut wie seine normale ST.

card-fire-giant = Feuerriese
card-fire-giant-text = Jedes Mal, wenn der Feuerriese ein Gebiet invadiert, werden dort und im angrenzenden Fjord alle gegnerischen Spielfiguren getötet, Monster ausgenommen.

card-valkyrie = Walküre
card-valkyrie-text = Du gewinnst { $amount } Ruhm für jede gegnerische Spielfigur, die in einer Schlacht mit Beteiligung der Walküre getötet wird, auch wenn du die Schlacht verlierst.

card-frost-giant = Frostriese
card-frost-giant-text =
    Wenn du ein Gebiet erfolgreich plünderst, in dem der Frostriese steht, erhältst du die Belohnung des Plünderungsplättchens { $times ->
        [one] { $times } weiteres Mal
       *[other] { $times } weitere Male
    }.

card-soldier-of-hel = Soldat der Hel
card-soldier-of-hel-text = Weder diese Aufrüstung noch eine Invasion mit diesem Monster kostet Wut.

card-volur-witch = Völva
card-volur-witch-text = Wenn die Völva in einem äußeren Gebiet getötet würde, darfst du sie stattdessen ohne Kosten nach Yggdrasil bewegen: auch bei Ragnarök (dann bringt sie keinen Ruhm), aber nicht bei „{ card-friggas-sacrifice }“. Aus Yggdrasil selbst kann sie nicht fliehen.

card-fenrir = Fenrir
card-fenrir-text = Steht Fenrir bei Ragnarök in einem äußeren Gebiet, wird dieses zerstört und nicht das dem Untergang geweihte Gebiet. In Yggdrasil bewirkt er nichts.

card-hildisvini = Hildisvini
card-hildisvini-text = Wenn Hildisvini ein Gebiet invadiert, darf es dort das Dorf einer beliebigen Spielfigur übernehmen, auch einer eigenen: Du bewegst diese Figur in ein benachbartes Gebiet, in dem Platz ist. So kann Hildisvini auch ein volles Gebiet invadieren.

card-mountain-giant = Bergriese
card-mountain-giant-text = Dieses Monster gilt auch als Anführer: Eine Invasion mit ihm kostet keine Wut, und deine Anführer-Aufrüstung gilt auch für den Bergriesen.

card-nidhoggr = Nidhöggr
card-nidhoggr-text = Wenn du eine Schlacht mit Beteiligung von Nidhöggr gewinnst, erhältst du { $amount } Ruhm für jede Spielfigur der Verlierer in Walhall, einschließlich der eben getöteten.

card-wolfman = Wolfsmensch
card-wolfman-text = Solange der Wolfsmensch an einer Schlacht beteiligt ist, zählt dort bei allen Clans nur die ST von Monstern. Karten zählen wie üblich.

card-mystic-troll = Mystischer Troll
card-mystic-troll-text = Deine Spielfiguren invadieren das Gebiet, in dem der Mystische Troll steht, ohne Wut-Kosten, deine Schiffe ebenso den angrenzenden Fjord. Die Kosten von „{ card-friggas-domain }“ bleiben bestehen.

card-ymir = Ymir
card-ymir-text = Weder diese Aufrüstung noch eine Invasion mit Ymir kostet Wut. Ymirs ST beträgt { $per_figure } für jede deiner Spielfiguren, die gerade in Walhall ist.

## Leader upgrades

card-lord-of-hammers = Herr der Hämmer
card-lord-of-hammers-text = Nachdem du ein Gebiet erfolgreich geplündert hast, in dem dein Anführer steht, darfst du ihn in ein benachbartes Gebiet bewegen, in dem Platz ist.

card-lord-of-axes = Herr der Äxte
card-lord-of-axes-text =
    Nachdem du ein Gebiet erfolgreich geplündert hast, in dem dein Anführer steht, erhöhst du einen Clan-Wert deiner Wahl um { $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    }.

card-lord-of-spears = Herr der Speere
card-lord-of-spears-text =
    Nachdem du ein Gebiet erfolgreich geplündert hast, in dem dein Anführer steht, erhöhst du alle drei Clan-Werte um je { $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    }.

## Warrior upgrades

card-brothers-in-arms = Waffenbrüder
card-brothers-in-arms-text = Deine Krieger zählen paarweise: Jedes Paar im selben Gebiet hat zusammen ST { $pair }, ein übriger Krieger ST { $single }. Eine Invasion mit einem Krieger kostet { $single } Wut.

card-experts-in-arms = Waffenexperten
card-experts-in-arms-text = Jeder deiner Krieger hat ST { $single }; ebenso viel Wut kostet eine Invasion mit ihm.

card-masters-in-arms = Waffenmeister
card-masters-in-arms-text = Deine Krieger zählen paarweise: Jedes Paar im selben Gebiet hat zusammen ST { $pair }, ein übriger Krieger ST { $single }. Eine Invasion mit einem Krieger kostet { $single } Wut.

## Ship upgrades

card-lokis-dragons = Lokis Drachen
card-lokis-dragons-text = Du gewinnst jedes Mal { $amount } Ruhm, wenn eines deiner Schiffe getötet wird, egal wodurch.

card-fire-dragons = Feuerdrachen
card-fire-dragons-text = Du gewinnst jedes Mal { $amount } Ruhm, wenn eines deiner Schiffe getötet wird, egal wodurch.

card-eternal-dragons = Ewige Drachen
card-eternal-dragons-text = Du gewinnst jedes Mal { $amount } Ruhm, wenn eines deiner Schiffe getötet wird, egal wodurch.

## Clan upgrades

card-friggas-charm = Friggs Liebreiz
card-friggas-charm-text = Aufrüsten kostet dich { $amount } Wut weniger (nie weniger als null). Die Kosten von Invasionen ändern sich nicht.

card-friggas-succor = Friggs Beistand
card-friggas-succor-text = Immer wenn du invadierst, darfst du dasselbe Gebiet zusätzlich ohne Kosten mit einem Krieger aus deinem Vorrat invadieren, sofern ein Dorf frei ist und dein Hörner-Wert es zulässt. Bei einem Schiff wählst du eines der Gebiete an seinem Fjord. Dieser Krieger bringt keinen weiteren mit.

card-lokis-blessing = Lokis Segen
card-lokis-blessing-text = Nach jeder Schlacht, die du verlierst, darfst du das umkämpfte Gebiet ohne Kosten mit einem Krieger aus deinem Vorrat invadieren, sofern ein Dorf frei ist und dein Hörner-Wert es zulässt. Das gilt nicht für Yggdrasil.

card-lokis-domain = Lokis Herrschaft
card-lokis-domain-text = In der Phase „Walhall“ gewinnst du { $amount } Ruhm für jede deiner Spielfiguren, die aus Walhall in deinen Vorrat zurückkehrt.

card-thors-glory = Thors Ruhm
card-thors-glory-text =
    Du gewinnst { $amount } Ruhm nach jeder gewonnenen oder verlorenen Schlacht, an der du beteiligt warst und in der mindestens { $at_least ->
        [one] { $at_least } gegnerische Spielfigur getötet wurde
       *[other] { $at_least } gegnerische Spielfiguren getötet wurden
    }.

card-tyrs-domain = Tyrs Herrschaft
card-tyrs-domain-text = Wenn du in einer Schlacht eine Aufgabe aufdeckst, darfst du sie als Kampfkarte mit einem ST-Bonus von +{ $value } werten. Die Boni von „{ card-tyrs-domain }“ und „{ card-tyrs-wrath }“ werden nicht addiert.

card-friggas-protection = Friggs Schutz
card-friggas-protection-text = Wenn Spielfiguren von dir getötet würden, darfst du für jede, die du retten willst, { $cost } Wut bezahlen: Sie bleibt, wo sie ist. Das geht auch in den Zügen anderer Spieler, aber nicht gegen Ragnarök oder „{ card-friggas-sacrifice }“.

card-lokis-eminence = Lokis Ansehen
card-lokis-eminence-text = In der Phase „Walhall“ gewinnst du { $amount } Ruhm für jede deiner Spielfiguren, die aus Walhall in deinen Vorrat zurückkehrt.

card-odins-inspiration = Odins Eingebung
card-odins-inspiration-text = Dein Ruhm für Spielfiguren, die durch Ragnarök getötet werden, wird mit { $factor } multipliziert.

card-thors-domain = Thors Herrschaft
card-thors-domain-text = Nachdem du in deinem Zug ein Gebiet invadiert hast, darfst du { $cost } Wut bezahlen, um es sofort zu plündern, wenn es noch ungeplündert ist; höchstens einmal pro Aktion. Bei einem Schiff wählst du eines der Gebiete an seinem Fjord.

card-tyrs-challenge = Tyrs Herausforderung
card-tyrs-challenge-text = Als Aktion darfst du { $cost } Wut bezahlen, um ein in diesem Zeitalter schon geplündertes Gebiet erneut zu plündern, wenn du dort eine Spielfigur oder im angrenzenden Fjord ein Schiff hast. Gelingt es, erhältst du die Belohnung noch einmal.

card-tyrs-prowess = Tyrs Können
card-tyrs-prowess-text = Wenn du eine Schlacht gewinnst, darfst du von deinen darin ausgespielten Karten beliebig viele für je { $cost_each } Wut auf die Hand zurücknehmen, statt sie abzuwerfen.

card-friggas-domain = Friggs Herrschaft
card-friggas-domain-text = Bei deiner Aktion Invasion darfst du die Spielfigur statt aus deinem Vorrat aus Walhall nehmen. Das kostet dann genau { $cost } Wut anstelle der normalen Kosten.

card-friggas-sacrifice = Friggs Opfer
card-friggas-sacrifice-text =
    Als Aktion darfst du { $figures } deiner Spielfiguren auf dem Spielbrett töten, um einen Clan-Wert deiner Wahl um { $steps ->
        [one] { $steps } Stufe
       *[other] { $steps } Stufen
    } zu erhöhen. Geopferte Figuren können weder geschützt werden noch fliehen.

card-lokis-wrath = Lokis Zorn
card-lokis-wrath-text = In der Phase „Walhall“ gewinnst du { $amount } Ruhm für jede deiner Spielfiguren, die aus Walhall in deinen Vorrat zurückkehrt.

card-odins-throne = Odins Thron
card-odins-throne-text = Der Ruhm jeder Aufgabe, die du erfüllst, wird mit { $factor } multipliziert. Für die Erhöhung des Clan-Werts gilt das nicht.

card-thors-conquest = Thors Eroberung
card-thors-conquest-text = Bei Spielende gewinnst du { $amount } Ruhm für jede deiner Spielfiguren auf dem Spielbrett, Fjorde eingeschlossen.

card-tyrs-wrath = Tyrs Zorn
card-tyrs-wrath-text = Wenn du in einer Schlacht eine Aufgabe aufdeckst, darfst du sie als Kampfkarte mit einem ST-Bonus von +{ $value } werten. Die Boni von „{ card-tyrs-domain }“ und „{ card-tyrs-wrath }“ werden nicht addiert.

## Quests

card-alfheim = Alfheim!
card-alfheim-text =
    Habe in mindestens { $provinces ->
        [one] { $provinces } Gebiet
       *[other] { $provinces } Gebieten
    } von Alfheim (Andlang oder Gimle) mehr ST als jeder andere Clan. Spielfiguren im angrenzenden Fjord zählen mit; Unentschieden und zerstörte Gebiete zählen nicht. Belohnung: { $glory } Ruhm, und du erhöhst einen Clan-Wert deiner Wahl.

card-glorious-death = Ruhmreicher Tod!
card-glorious-death-text = Habe in der Phase „Aufgaben“, also noch vor Ragnarök, mindestens { $at_least } deiner Spielfiguren in Walhall. Belohnung: { $glory } Ruhm, und du erhöhst einen Clan-Wert deiner Wahl.

card-jotunheim = Jotunheim!
card-jotunheim-text =
    Habe in mindestens { $provinces ->
        [one] { $provinces } Gebiet
       *[other] { $provinces } Gebieten
    } von Jotunheim (Muspelheim, Horgr oder Utgard) mehr ST als jeder andere Clan. Spielfiguren im angrenzenden Fjord zählen mit; Unentschieden und zerstörte Gebiete zählen nicht. Belohnung: { $glory } Ruhm, und du erhöhst einen Clan-Wert deiner Wahl.

card-manheim = Manheim!
card-manheim-text =
    Habe in mindestens { $provinces ->
        [one] { $provinces } Gebiet
       *[other] { $provinces } Gebieten
    } von Manheim (Elvagar, Angerboda oder Myrkulor) mehr ST als jeder andere Clan. Spielfiguren im angrenzenden Fjord zählen mit; Unentschieden und zerstörte Gebiete zählen nicht. Belohnung: { $glory } Ruhm, und du erhöhst einen Clan-Wert deiner Wahl.

card-yggdrasil = Yggdrasil!
card-yggdrasil-text = Habe in Yggdrasil mehr ST als jeder andere Clan. Ein Unentschieden genügt nicht. Belohnung: { $glory } Ruhm, und du erhöhst einen Clan-Wert deiner Wahl.

card-widespread = Weit verbreitet!
card-widespread-text =
    Habe in mindestens { $provinces ->
        [one] { $provinces } Gebiet
       *[other] { $provinces } verschiedenen Gebieten
    } mehr ST als jeder andere Clan, Yggdrasil eingeschlossen. Spielfiguren im angrenzenden Fjord zählen mit; Unentschieden und zerstörte Gebiete zählen nicht. Belohnung: { $glory } Ruhm, und du erhöhst einen Clan-Wert deiner Wahl.

## Battle cards

card-friggas-grace = Friggs Gunst
card-friggas-grace-text = Wenn du diese Schlacht als plündernder Spieler gewinnst, darfst du außerdem einen Clan-Wert erhöhen, den die Belohnung fürs Plündern nicht erhöht. Besteht sie aus Ruhm oder allen drei Werten, darfst du einen beliebigen wählen.

card-heimdalls-sight = Heimdalls Sicht
card-heimdalls-sight-text = Der ST-Bonus dieser Karte ist so hoch wie der höchste ST-Bonus einer einzelnen gegnerischen Karte in dieser Schlacht, auch einer nachträglich gespielten. Eine weitere Karte „{ card-heimdalls-sight }“ zählt dabei als null.

card-lokis-trickery = Lokis List
card-lokis-trickery-text = Wenn ein anderer Clan diese Schlacht gewinnt, stiehlst du ihm { $rage } Wut, soweit vorhanden.

card-odins-smite = Odins Heimsuchung
card-odins-smite-text = Bevor die ST verglichen wird, tötest du im umkämpften Gebiet von jedem Gegner { $count } Krieger.

card-thors-hammer = Thors Hammer
card-thors-hammer-text = Wenn du diese Schlacht gewinnst, erhältst du zusätzlich { $glory } Ruhm.

card-tyrs-bash = Tyrs Hieb
card-tyrs-bash-text = Nur ST-Bonus, kein weiterer Effekt.

card-tyrs-crush = Tyr's Niederschlag
card-tyrs-crush-text = Nur ST-Bonus, kein weiterer Effekt.

card-tyrs-smash = Tyrs Schmetterschlag
card-tyrs-smash-text = Nur ST-Bonus, kein weiterer Effekt.

card-tyrs-smite = Tyrs Heimsuchung
card-tyrs-smite-text = Nur ST-Bonus, kein weiterer Effekt.

card-heimdalls-eye = Heimdalls Auge
card-heimdalls-eye-text = Du darfst diese Karte auch nachträglich spielen, wenn die Karten schon aufgedeckt sind: zusätzlich zu deinen anderen Karten in dieser Schlacht.

card-heimdalls-watch = Heimdalls Wacht
card-heimdalls-watch-text = Alle aufgedeckten Karten aller Spieler werden abgeworfen, auch diese. Du gewinnst Ruhm in Höhe der Summe ihrer ST-Boni (+X zählt als null). Dann spielt jeder beteiligte Spieler eine neue Karte aus. Wird diese Karte mehrfach aufgedeckt, gilt nur die erste, vom plündernden Spieler an im Uhrzeigersinn.

card-lokis-backstab = Lokis Dolchstoß
card-lokis-backstab-text = Wenn ein anderer Clan diese Schlacht gewinnt, stiehlst du ihm { $glory } Ruhm, soweit vorhanden, noch bevor er Ruhm für seinen Sieg erhält.

card-odins-tide = Odins Flut
card-odins-tide-text = Bevor die ST verglichen wird, behält jeder beteiligte Clan, auch deiner, eine Spielfigur seiner Wahl im Gebiet oder angrenzenden Fjord. Alle seine anderen Spielfiguren dort werden getötet.

card-thors-oath = Thors Eid
card-thors-oath-text =
    Wenn du diese Schlacht gewinnst, erhöhst du einen Clan-Wert deiner Wahl um { $raise_stat ->
        [one] { $raise_stat } Stufe
       *[other] { $raise_stat } Stufen
    }. Erhöhst du Äxte, zählt der neue Wert schon für diesen Sieg.

card-tyrs-rage = Tyrs Raserei
card-tyrs-rage-text = Nur ST-Bonus, kein weiterer Effekt.

card-heimdalls-gaze = Heimdalls Blick
card-heimdalls-gaze-text = Du darfst diese Karte auch nachträglich spielen, wenn die Karten schon aufgedeckt sind: zusätzlich zu deinen anderen Karten in dieser Schlacht.

card-lokis-poison = Lokis Gift
card-lokis-poison-text = Wenn ein anderer Clan diese Schlacht gewinnt, nimmst du alle Karten auf deine Hand, die er darin ausgespielt hat.

card-odins-judgement = Odins Urteil
card-odins-judgement-text = Du gewinnst { $amount } Ruhm für jede in dieser Schlacht getötete Spielfigur, auch für eigene, egal ob du siegst oder verlierst.

card-thors-ascension = Thors Aufstieg
card-thors-ascension-text = Wenn du diese Schlacht gewinnst, erhältst du { $rage } Wut und zusätzlich { $glory } Ruhm.

card-thors-primacy = Thors Vorrang
card-thors-primacy-text = Der Text aller von deinen Gegnern aufgedeckten Karten wird aufgehoben, bevor er wirkt. Ihre ST-Boni bleiben; aus +X wird +0. Nachträglich gespielte Karten sind nicht betroffen. Wird diese Karte mehrfach aufgedeckt, gilt nur die erste, vom plündernden Spieler an im Uhrzeigersinn.

card-tyrs-judgement = Tyrs Urteil
card-tyrs-judgement-text = Nur ST-Bonus, kein weiterer Effekt.
