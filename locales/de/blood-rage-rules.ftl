### Blood Rage: the rules to look up, the introduction for newcomers, and the rulings on cards.
### A rule has at most 1,200 characters, a page of the introduction 600, a ruling 300.

## Rules: the game and its parts

rule-goal = Ziel des Spiels
    .text =
        Du führst einen Wikinger-Clan, während in drei Zeitaltern die Welt untergeht. Wer nach dem dritten Zeitalter den meisten **Ruhm** hat, gewinnt.

        Ruhm bringen:
        - gewonnene Schlachten (so viel, wie deine Äxte anzeigen)
        - Plünderungen, wenn das Plättchen Ruhm zeigt
        - erfüllte Aufgaben
        - Spielfiguren, die du bei Ragnarök verlierst
        - Karten, von denen manche sogar Niederlagen belohnen
        - legendäre Clan-Werte bei Spielende

        Alle Clans sind anfangs gleich. Sie unterscheiden sich nur durch die Karten, die du wählst. Widerspricht eine Karte einer Regel, gilt die Karte.
rule-age = Die drei Zeitalter
    .text =
        Das Spiel dauert drei Zeitalter. Jedes hat sechs Phasen, immer in dieser Reihenfolge:
        1. **Göttergaben**: Du draftest deine Karten.
        2. **Aktionen**: Du gibst deine Wut aus, eine Aktion pro Zug.
        3. **Abwerfen**: Du behältst höchstens eine Karte.
        4. **Aufgaben**: Alle Aufgaben werden aufgedeckt und belohnt.
        5. **Ragnarök**: Das dem Untergang geweihte Gebiet wird zerstört.
        6. **Walhall**: Die Gefallenen kehren in deinen Vorrat zurück.

        Danach sind alle Gebiete wieder ungeplündert, der Spieler zur Linken wird Startspieler, und das nächste Zeitalter beginnt. Spielfiguren auf dem Spielbrett bleiben, wo sie sind. Nach Phase 6 des dritten Zeitalters endet das Spiel.
rule-setup = Spielaufbau
    .text =
        Jeder Clan beginnt mit 1 Anführer, 8 Kriegern und 1 Schiff im Vorrat, 0 Ruhm, 6 Wut, 3 Äxten und 4 Hörnern.

        In jedes äußere Gebiet kommt offen ein zufälliges Plünderungsplättchen: 3 × Wut, 2 × Äxte, 2 × Hörner, 1 × 5 Ruhm. Yggdrasil hat sein eigenes. Die Plättchen bleiben die ganze Partie über liegen.

        Drei Gebiete sind dem Untergang geweiht, eines in jedem Zeitalter; alle kennen sie von Anfang an. Weitere Gebiete sind schon vor dem Spiel zerstört: 3 zu zweit, 2 zu dritt, 1 zu viert, keines zu fünft. Mit weniger als vier Spielern fehlen einige Karten in den Kartenstapeln.

        Wer beginnt, wird ausgelost oder vom Gastgeber festgelegt. Gespielt wird im Uhrzeigersinn, in der Reihenfolge der Plätze.
rule-board = Das Spielbrett
    .text =
        Neun Gebiete: Yggdrasil in der Mitte und acht äußere Gebiete ringsherum. Der Reihe nach, mit der Zahl ihrer Dörfer: Elvagar 4, Angerboda 5, Muspelheim 5, Horgr 4, Utgard 3, Andlang 3, Gimle 5, Myrkulor 3, und dann wieder Elvagar.

        Jedes Dorf bietet Platz für eine Spielfigur; welches Dorf, ist gleichgültig. Sind alle Dörfer besetzt, ist das Gebiet voll. Ein äußeres Gebiet ist zu seinen beiden Nachbarn im Ring und zu Yggdrasil benachbart. Ein zerstörtes Gebiet hinterlässt eine Lücke.

        Die Regionen:
        - **Manheim**: Elvagar, Angerboda, Myrkulor
        - **Jotunheim**: Muspelheim, Horgr, Utgard
        - **Alfheim**: Andlang, Gimle
rule-yggdrasil = Yggdrasil
    .text =
        Yggdrasil liegt in der Mitte und ist zu allen äußeren Gebieten benachbart. Es hat keine Dörfer und keinen Fjord: Dort dürfen beliebig viele Spielfiguren stehen, und Schiffe helfen dort nicht.

        Yggdrasil lässt sich nicht invadieren. Du kommst mit einem Marsch oder durch einen Schlachtruf dorthin. Nur der Dunkelelf darf es invadieren.

        Wie jedes Gebiet kann es einmal pro Zeitalter geplündert werden, und die Belohnung ist die beste von allen: Alle drei Clan-Werte steigen um 1 Stufe. Yggdrasil gehört zu keiner Region und wird nie zerstört.
rule-fjords = Fjorde und Schiffe
    .text =
        Von jedem der vier Fjorde aus werden zwei Gebiete unterstützt:
        - **{ place-fjord-north }**: Elvagar und Angerboda
        - **{ place-fjord-east }**: Muspelheim und Horgr
        - **{ place-fjord-south }**: Utgard und Andlang
        - **{ place-fjord-west }**: Gimle und Myrkulor

        Ein Schiff invadiert nur Fjorde und bewegt sich nie. Es zählt in beiden Gebieten: beim Plündern, in Schlachten und für Aufgaben. Es stirbt aber auch bei einer verlorenen Schlacht um eines der beiden, oder wenn Ragnarök eines der beiden zerstört.

        In einem Fjord ist Platz für beliebig viele Schiffe. Ist eines seiner Gebiete zerstört, bleibt der Fjord für das andere offen. Sind es beide, ist er geschlossen.
rule-figures = Spielfiguren
    .text =
        - **Anführer** (1, ST 3): invadiert, ohne Wut zu kosten.
        - **Krieger** (8, je ST 1).
        - **Schiff** (1, ST 2): invadiert nur Fjorde und bewegt sich nie.
        - **Monster** (höchstens 2): kommen durch Monster-Aufrüstungen dazu.

        Eine Spielfigur wartet in deinem Vorrat, steht auf dem Spielbrett oder ist in Walhall. Deine Hörner geben an, wie viele auf dem Spielbrett sein dürfen. Eine Aufrüstung ändert ST und Sonderfähigkeiten aller deiner Figuren dieser Art, wo immer sie sind. Was Anführer und Schiff von Anfang an können, bleibt ihnen.
rule-strength = Stärke (ST)
    .text =
        Die ST gibt an, wie stark eine Spielfigur ist, und meist auch, wie viel Wut eine Invasion mit ihr kostet. Ohne Aufrüstung hat der Anführer ST 3, das Schiff ST 2 und ein Krieger ST 1.

        Deine ST in einem Gebiet ist die aller deiner Spielfiguren dort und im angrenzenden Fjord. In einer Schlacht kommen die ST-Boni deiner Karten dazu. Für Aufgaben zählen nur die Spielfiguren.

        Manche Aufrüstungen zählen Krieger paarweise. Ein Paar bilden nur Krieger im selben Gebiet. Ein `*` neben einer Zahl verweist auf den Text der Karte.
rule-stats = Clan-Werte: Wut, Äxte, Hörner
    .text =
        Jeder Clan-Wert hat sechs Stufen:
        - **Wut** 6 · 7 · 8 · 9 · 12 · 12: so viel kannst du in jeder Phase „Aktionen“ ausgeben.
        - **Äxte** 3 · 4 · 5 · 6 · 8 · 8: dein Ruhm für jede gewonnene Schlacht.
        - **Hörner** 4 · 5 · 6 · 7 · 10 · 10: so viele deiner Spielfiguren dürfen auf dem Spielbrett sein.

        Du erhöhst Werte durch Plündern, Aufgaben und manche Karten. Äxte und Hörner gelten sofort. Ein höherer Wut-Wert bringt dir jetzt nichts, aber mehr Wut in der nächsten Phase „Aktionen“. Auf der letzten Stufe verfällt eine Erhöhung; hast du die Wahl, wählst du einen anderen Wert.

        Ab Stufe 4 ist ein Wert legendär: 10 Ruhm bei Spielende, auf Stufe 6 sogar 20.
rule-cards = Karten und Götter
    .text =
        Jedes Zeitalter hat seinen eigenen Kartenstapel, stärker als der davor.
        - **Kampfkarten** (rot) geben ST in einer Schlacht.
        - **Aufgaben** (grün) bringen Ruhm und erhöhen einen Clan-Wert, wenn du sie erfüllst.
        - **Aufrüstungen** (blau, violett, golden) verbessern dauerhaft Anführer, Krieger, Schiff oder Clan oder bringen ein Monster.

        Während des Spiels wird nicht nachgezogen, und was abgeworfen ist, ist aus dem Spiel. Der Gott im Namen einer Karte verrät, wofür sie gut ist:
        - **{ god-odin }**: { god-odin-theme }
        - **{ god-thor }**: { god-thor-theme }
        - **{ god-loki }**: { god-loki-theme }
        - **{ god-frigga }**: { god-frigga-theme }
        - **{ god-heimdall }**: { god-heimdall-theme }
        - **{ god-tyr }**: { god-tyr-theme }

## Rules: gifts and actions

rule-gods-gifts = Göttergaben (Draft)
    .text =
        Phase 1 jedes Zeitalters. Alle bekommen 8 Karten. Alle nehmen sich geheim 1 Karte und geben die übrigen nach links weiter, immer wieder, bis alle 6 Karten haben. Die letzten 2 Karten werden abgeworfen.

        Zu zweit nehmt ihr jeweils 2 Karten und gebt euch die übrigen gegenseitig weiter, dreimal.

        Eine aus dem letzten Zeitalter behaltene Karte nimmt am Draft nicht teil und kommt danach auf die Hand. Du beginnst also mit 6 Karten oder mit 7.

        Nimm von jeder Art etwas: Ohne Kampfkarten gewinnst du selten Schlachten, und ohne Aufgaben entgeht dir viel Ruhm.
rule-action-phase = Phase „Aktionen“
    .text =
        Zu Beginn erhalten alle so viel Wut, wie ihr Wut-Wert angibt. Der Startspieler beginnt, dann geht es im Uhrzeigersinn reihum. In deinem Zug führst du genau eine Aktion aus:
        - **Invasion** (Wut in Höhe der ST): Stelle eine Spielfigur aus deinem Vorrat aufs Spielbrett.
        - **Marsch** (1 Wut): Bewege Spielfiguren von einem Gebiet in ein anderes.
        - **Aufrüsten** (Wut in Höhe der ST): Spiele eine Aufrüstung aus.
        - **Aufgabe** (kostenlos): Nimm eine Aufgabe an.
        - **Plündern** (kostenlos): Greife ein Gebiet an, um seine Belohnung zu bekommen.

        Oder du passt. Erst bezahlst du, dann handelst du. Manche Aufrüstungen geben dir weitere Aktionen. Mit 0 Wut hast du gar keine.

        Die Phase endet, wenn niemand mehr handeln kann, oder sobald alle nicht zerstörten Gebiete geplündert sind, auch Yggdrasil, selbst wenn noch jemand Wut hat.
rule-rage = Wut
    .text =
        Mit Wut bezahlst du deine Aktionen. Zu Beginn jeder Phase „Aktionen“ erhältst du so viel, wie dein Wut-Wert angibt. Was am Ende der Phase übrig ist, verfällt.

        Mit 0 Wut kannst du gar nicht mehr handeln, auch nicht kostenlos: Behalte 1 Wut, wenn du noch plündern oder eine Aufgabe annehmen willst. Auf Schlachtrufe und in Schlachten reagierst du weiterhin.

        Hast du 0 Wut, ohne gepasst zu haben, und erhältst durch eine Karte wieder Wut, kommst du wieder an die Reihe. Mehr als 12 Wut hast du nie.
rule-passing = Passen
    .text =
        Statt zu handeln, darfst du passen. Deine Wut sinkt auf 0, und du führst in dieser Phase keine Aktion mehr aus, auch wenn dir eine Karte später Wut bringt. Hast du Wut, aber keine mögliche Aktion, musst du passen.

        Du folgst weiterhin Schlachtrufen, spielst Karten in Schlachten aus und darfst neu gewonnene Wut für Effekte in den Zügen der anderen ausgeben.

        Beim Schlachtruf ist Passen etwas anderes: Du verlierst nichts, und wenn jemand anderes einrückt, wirst du noch einmal gefragt.
rule-invade = Invasion
    .text =
        Bezahle so viel Wut, wie eine Spielfigur ST hat, und stelle sie aus deinem Vorrat auf ein freies Dorf eines beliebigen äußeren Gebiets. Es muss nicht in der Nähe deiner anderen Figuren liegen. Der Anführer kostet nichts. Ein Schiff kommt in einen Fjord. Yggdrasil lässt sich nicht invadieren.

        Du kannst nicht invadieren, wenn du so viele Spielfiguren auf dem Spielbrett hast, wie deine **Hörner** anzeigen. Schiffe und Monster zählen mit, Vorrat und Walhall nicht. Für Bewegungen gilt diese Grenze nicht.

        Effekte von Invasionen wirken jedes Mal, ob bezahlt oder kostenlos, aber nicht bei bloßen Bewegungen. Zuerst wirkt die Figur selbst (etwa der Troll), dann *{ card-friggas-succor }*, dann *{ card-thors-domain }*.
rule-march = Marsch
    .text =
        Bezahle 1 Wut und bewege beliebig viele deiner Spielfiguren aus einem Gebiet auf freie Dörfer eines anderen. Die beiden müssen nicht benachbart sein.

        Du kannst nicht aus zwei Gebieten oder in zwei Gebiete zugleich marschieren und nicht mit mehr Figuren, als Dörfer frei sind. In Yggdrasil ist Platz für alle; der Marsch ist der übliche Weg dorthin.

        Schiffe und die Seeschlange bewegen sich nie. Ein Marsch ist keine Invasion: Effekte von Invasionen wirken nicht, und die Hörner spielen keine Rolle.
rule-upgrade = Aufrüsten und Aufrüstungsfelder
    .text =
        Wähle eine Aufrüstung aus deiner Hand, bezahle so viel Wut, wie ihre ST angibt, und lege sie offen auf deinen Clanbogen. Sie gilt sofort und dauerhaft. Mehrere Aufrüstungen mit demselben Vorteil gelten alle.

        Es gibt acht Felder: 1 für den Anführer, 1 für die Krieger, 1 für das Schiff, 2 für Monster, 3 für den Clan. Du wählst ein Feld der passenden Art. Ist es belegt, kommt die alte Karte aus dem Spiel.

        Nach einer Anführer-, Krieger- oder Schiffs-Aufrüstung darfst du sofort kostenlos mit einer solchen Spielfigur aus deinem Vorrat invadieren, nach einer Monster-Aufrüstung mit dem Monster. Hörner und freie Dörfer müssen es zulassen. Clan-Aufrüstungen bringen keine Spielfigur.
rule-monsters = Monster
    .text =
        Mit einer Monster-Aufrüstung gehört dir die Spielfigur des Monsters für den Rest der Partie. Sie kommt in deinen Vorrat und darf sofort kostenlos invadieren. Sie zählt für deine Hörner mit, stirbt und kehrt zurück wie deine anderen Figuren.

        Spätere Invasionen kosten so viel Wut, wie sie ST hat, wenn die Karte nichts anderes sagt. Was ein Monster bei einer Invasion bewirkt, bewirkt es jedes Mal.

        Du kannst zwei Monster haben. Legst du ein drittes auf ein belegtes Feld, verlässt das alte Monster das Spiel, wo immer es steht. Das gilt nicht als getötet.

        Die Seeschlange ist zugleich ein Schiff, der Bergriese zugleich ein Anführer.
rule-quest = Aufgabe (Aktion)
    .text =
        Lege eine Aufgabe aus deiner Hand verdeckt auf deinen Clanbogen. Das kostet nichts, aber um zu handeln, brauchst du mindestens 1 Wut.

        Du darfst beliebig viele Aufgaben annehmen; dieselbe Aufgabe zweimal zählt auch zweimal. Zurücknehmen kannst du keine. Die anderen sehen nur, wie viele du hast.

        Eine angenommene Aufgabe gehört nicht mehr zu deiner Hand: Du wirfst sie in der Phase „Abwerfen“ nicht ab und kannst sie in keiner Schlacht ausspielen. Geprüft wird sie in der Phase „Aufgaben“. Wer sie nicht erfüllt, verliert nichts.

## Rules: pillage and battle

rule-pillage = Plündern
    .text =
        Wähle ein in diesem Zeitalter noch ungeplündertes Gebiet, in dem du eine Spielfigur hast oder in dessen Fjord ein Schiff von dir liegt. Plündern kostet nichts, aber um zu handeln, brauchst du mindestens 1 Wut. Abbrechen kannst du es nicht.
        1. **Schlachtruf**: Alle dürfen Spielfiguren dorthin bewegen.
        2. **Schlacht**: wenn eine gegnerische Spielfigur im Gebiet oder in seinem Fjord ist. Sonst plünderst du ohne Schlacht und ohne den Ruhm dafür.
        3. **Belohnung**: Gewinnst du oder stellt sich niemand entgegen, erhältst du die Belohnung des Plättchens. Das Gebiet bleibt bis zum Ende des Zeitalters geplündert.

        Gewinnst du nicht, bekommt niemand die Belohnung, und alle dürfen es später wieder versuchen.
rule-call-to-battle = Schlachtruf
    .text =
        Jemand will plündern. Im Uhrzeigersinn, angefangen links vom plündernden Spieler und mit diesem zuletzt, dürfen alle je eine Spielfigur aus einem benachbarten Gebiet auf ein freies Dorf des umkämpften Gebiets bewegen.

        Das kostet nichts und geht auch mit 0 Wut. Du musst vorher keine Figur dort haben. Yggdrasil ist zu jedem äußeren Gebiet benachbart. Schiffe können nicht bewegt werden.

        Es geht so lange reihum, bis alle Dörfer besetzt sind oder alle nacheinander passen. Passen ist nicht endgültig: Rückt jemand anderes ein, wirst du noch einmal gefragt.
rule-battle = Schlacht
    .text =
        Alle Spielfiguren im Gebiet und in seinem Fjord nehmen teil, ob ihre Spieler wollen oder nicht.
        1. Alle Beteiligten spielen verdeckt eine Karte aus; aufgedeckt wird gleichzeitig.
        2. Die Effekte der Karten treten ein. Manche Karten lassen sich jetzt noch nachträglich spielen.
        3. Alle zählen zusammen: ST ihrer Spielfiguren plus ST-Boni ihrer Karten. Die größte Gesamt-ST gewinnt.
        4. Die Verlierer nehmen ihre Karten auf die Hand zurück, der Sieger wirft seine ab.
        5. Alle beteiligten Spielfiguren der Verlierer werden getötet, auch Schiffe.
        6. Hat der plündernde Spieler gewonnen, ist das Gebiet geplündert.
        7. Der Sieger, ob er plündert oder nicht, gewinnt so viel Ruhm, wie seine Äxte anzeigen.

        Wer vor dem Vergleich alle Spielfiguren verloren hat, kann allein mit Karten noch gewinnen.
rule-battle-cards = Karten in der Schlacht
    .text =
        Alle Beteiligten, die Karten haben, müssen eine ausspielen, egal welcher Art. Eine Aufrüstung oder Aufgabe bringt nichts, taugt aber zum Bluffen. Verlierer nehmen alle ihre Karten zurück; der Sieger wirft ab, was er ausgespielt hat, gleich welcher Art.

        Die Effekte kommen in dieser Reihenfolge:
        1. *{ card-thors-primacy }*
        2. *{ card-heimdalls-watch }*
        3. Effekte vor dem Vergleich der ST (*{ card-odins-smite }*, *{ card-odins-tide }*)
        4. nachträglich gespielte Karten (*{ card-heimdalls-eye }*, *{ card-heimdalls-gaze }*): je eine, immer wieder, bis alle nacheinander passen
        5. Effekte für Sieg oder Niederlage

        Innerhalb jedes Punktes kommt zuerst der plündernde Spieler, dann geht es im Uhrzeigersinn weiter.
rule-battle-tie = Unentschieden in der Schlacht
    .text =
        Haben mehrere die größte Gesamt-ST, verlieren **alle** Beteiligten die Schlacht. Alle ihre Spielfiguren dort werden getötet, und alle nehmen ihre Karten zurück. Niemand erhält Ruhm für einen Sieg oder die Belohnung; das Gebiet kann später geplündert werden.

        Effekte von Karten, die einen Sieger brauchen, treten nicht ein. Effekte für getötete Spielfiguren oder für Niederlagen wirken.

        Ein Gleichstand unterhalb der größten Gesamt-ST spielt keine Rolle.
rule-reward = Belohnungen fürs Plündern
    .text =
        Das Plünderungsplättchen eines Gebiets zeigt, was man für eine erfolgreiche Plünderung erhält:
        - **Wut**, **Äxte** oder **Hörner**: Dieser Clan-Wert steigt um 1 Stufe.
        - **5 Ruhm**.
        - **Yggdrasil**: Alle drei Clan-Werte steigen um 1 Stufe.

        Danach folgen, in dieser Reihenfolge, der Frostriese (noch einmal die Belohnung des Plättchens), *{ card-friggas-grace }* und die Anführer-Aufrüstung. Erst dann gibt es nach einer Schlacht den Ruhm für die Äxte; sind sie eben gestiegen, zählt schon der neue Wert.

        Die Belohnung kann nur der plündernde Spieler bekommen. Am Ende des Zeitalters werden alle Plättchen zurückgedreht, und jedes Gebiet kann wieder geplündert werden.

## Rules: the end of an Age

rule-discard-phase = Phase „Abwerfen“
    .text =
        Phase 3 jedes Zeitalters. Du darfst eine Handkarte für das nächste Zeitalter behalten; welche, sieht sonst niemand. Alle übrigen wirfst du ab. Angenommene Aufgaben gehören nicht zur Hand und bleiben liegen.

        Im dritten Zeitalter werfen alle ihre gesamte Kartenhand ab.
rule-quest-phase = Phase „Aufgaben“
    .text =
        Phase 4 jedes Zeitalters. Alle angenommenen Aufgaben werden aufgedeckt und mit dem Spielbrett verglichen, wie es jetzt ist. Eine erfüllte Aufgabe bringt ihren Ruhm, und du erhöhst einen Clan-Wert deiner Wahl. Eine nicht erfüllte kostet nichts. Danach kommen alle aus dem Spiel.
        - **Regionen** und **Yggdrasil**: mehr ST als jeder andere Clan in einem Gebiet der Region, oder in Yggdrasil.
        - *{ card-widespread }*: dasselbe in zwei verschiedenen Gebieten.
        - *{ card-glorious-death }*: vier deiner Spielfiguren in Walhall.

        Spielfiguren im Fjord zählen für beide angrenzenden Gebiete. Ein Unentschieden reicht nicht. Ragnarök kommt erst danach, also zählt das dem Untergang geweihte Gebiet noch.
rule-ragnarok = Ragnarök
    .text =
        Phase 5 jedes Zeitalters. Das dem Untergang geweihte Gebiet wird für immer zerstört. Alle Spielfiguren darin und im angrenzenden Fjord kommen nach Walhall, und jede bringt ihrem Besitzer Ruhm: 2 im ersten Zeitalter, 3 im zweiten, 4 im dritten. Schiffe und Monster zählen mit.

        Es kann sich also lohnen, Spielfiguren eigens dorthin zu schicken. Danach kommt das Untergangsplättchen in das Gebiet des nächsten Zeitalters.
rule-doomed = Dem Untergang geweihte und zerstörte Gebiete
    .text =
        Drei Gebiete sind dem Untergang geweiht, eines in jedem Zeitalter. Alle drei sind von Anfang an bekannt; das Untergangsplättchen liegt im nächsten. Bis Ragnarök ist ein solches Gebiet wie jedes andere.

        Ein zerstörtes Gebiet ist aus dem Spiel: Niemand betritt es, nichts darin zählt, es ist zu nichts benachbart, und es kann und muss nicht geplündert werden. Sein Fjord bleibt für das andere Gebiet offen.
rule-valhalla = Tod und Walhall
    .text =
        Getötete Spielfiguren kommen nach Walhall, egal wodurch sie sterben. Walhall gehört nicht zum Spielbrett, darum schaffen die Toten Platz für neue Invasionen. Deine Aufrüstungen bleiben.

        In Phase 6 jedes Zeitalters kehren alle Toten in den Vorrat ihrer Besitzer zurück. Spielfiguren auf dem Spielbrett bleiben dort.

        Würden Spielfiguren getötet, entscheidet ihr Besitzer erst über die Völva, dann über *{ card-friggas-protection }*. So gerettete Figuren gelten nicht als getötet.
rule-game-end = Spielende und letzter Ruhm
    .text =
        Das Spiel endet nach Phase 6 des dritten Zeitalters. Jetzt bringt jeder Clan-Wert Ruhm:
        - auf Stufe 4 oder 5: 10 Ruhm
        - auf Stufe 6: 20 Ruhm

        Auch *{ card-thors-conquest }* wird gezählt: Spielfiguren, die eben aus Walhall zurückgekehrt sind, stehen im Vorrat und bringen nichts.

        Wer den meisten Ruhm hat, gewinnt.
rule-shared-victory = Gleichstand bei Spielende
    .text =
        Haben am Ende mehrere den meisten Ruhm, teilen sie sich den Sieg. Es gibt nichts, was den Gleichstand auflöst: weder Spielfiguren noch Karten noch Clan-Werte. Auch die Plätze dahinter werden bei gleichem Ruhm geteilt.

## Rules: secrets and options

rule-hidden = Was geheim ist
    .text = **Geheim**: deine Hand, die Karten im Draft, eine behaltene Karte, deine angenommenen Aufgaben und deine Karte in der Schlacht, bis alle aufdecken. Die anderen sehen nur, wie viele es sind und wer schon gewählt hat. Was nach dem Draft und in der Phase „Abwerfen“ abgeworfen wird, bleibt geheim.

        {"**"}Offen**: Spielbrett, Plünderungsplättchen, dem Untergang geweihte Gebiete, Aufrüstungen, Clan-Werte, Wut, Ruhm, Vorräte, Walhall und jede in einer Schlacht gezeigte Karte.

        Ihr dürft reden und versprechen, was ihr wollt, aber nichts ist bindend, und weder Karten noch Wut wechseln den Besitzer.
rule-first-game = Option: erste Partie
    .text =
        Mit dieser Option entfällt im ersten Zeitalter der Draft: Alle behalten die 8 Karten, die sie bekommen, als Kartenhand. Das erspart Neulingen die Wahl unter Karten, die sie noch nicht kennen.

        Alles andere ist wie sonst. In der Phase „Abwerfen“ behältst du höchstens eine Karte, und im zweiten und dritten Zeitalter wird gedraftet. Der Gastgeber schaltet die Option vor der Partie ein.
rule-five-players = Modul: fünfter Spieler
    .text =
        Mit diesem Modul kommt der Widder-Clan als fünfter Clan dazu. Zu fünft ist vor dem Spiel kein Gebiet zerstört, und in jeden Kartenstapel kommen 8 weitere Karten, darunter die Aufgabe *{ card-widespread }*.

        Zu viert oder mit weniger Spielern bleiben diese Karten in der Schachtel. Alle anderen Regeln sind unverändert.
rule-exclusive-monsters = Modul: exklusive Monster
    .text =
        Mit diesem Modul kommen weitere Monster in die Kartenstapel: im ersten Zeitalter Fenrir, Hildisvini und der Bergriese, im zweiten Nidhöggr und der Wolfsmensch, im dritten der Mystische Troll und Ymir. Zu fünft gibt es außerdem einen zweiten Zwergenhäuptling, einen zweiten Dunkelelfen und einen zweiten Soldaten der Hel.

        Ausgeteilt werden weiterhin je 8 Karten; es bleiben also mehr Karten übrig, und auf eine bestimmte ist kein Verlass. Der Tisch schaltet das Modul als Ganzes ein oder aus.

## The introduction for a first match

intro-1 = **Willkommen am Ende der Welt!** Du führst einen Wikinger-Clan durch drei Zeitalter. Dein einziges Ziel ist **Ruhm**: durch Schlachten, Plünderungen, Aufgaben und sogar durch einen tapferen Tod.

    Bist du dran, wirst du unter dem Spielbrett erwähnt. Drücke **Mein Zug**: Nur du siehst, was sich öffnet, und es bietet dir genau das an, was jetzt möglich ist. **Zurück** nimmt eine Antwort zurück, solange nichts Verdecktes gezeigt wurde.
intro-2 = **Zuerst verteilen die Götter ihre Gaben.** Du suchst dir geheim eine Karte nach der anderen aus und gibst den Rest nach links. Rote Karten sind für Schlachten, grüne sind Aufgaben, alle anderen sind Aufrüstungen.

    Für den Anfang: zwei oder drei Kampfkarten, eine oder zwei Aufgaben und Aufrüstungen, die du bezahlen kannst. **Meine Hand** zeigt dir, und nur dir, deine Karten mit ihren Texten.
intro-3 = **Dann handelst du**, eine Aktion pro Zug, bezahlt mit Wut. Du beginnst mit 6. Mit einer *Invasion* kommen Spielfiguren aufs Spielbrett, dein Anführer sogar kostenlos. *Aufrüsten* macht sie stärker. Nimm *Aufgaben* früh an, denn mit 0 Wut kannst du gar nichts mehr tun.

    {"**"}Brett** zeigt dir die Lage: wer wo steht, was geplündert ist und welches Gebiet als Nächstes untergeht.
intro-4 = **Plündere!** Das kostet nichts und erhöht deine Clan-Werte. Aber die anderen dürfen aus benachbarten Gebieten einrücken. In der Schlacht spielen alle geheim eine Karte; die größte ST gewinnt. Verlierer schicken ihre Figuren nach Walhall, behalten aber ihre Karten; die des Siegers sind weg. Verlieren ist also nicht das Ende.

    {"**"}Saga** erzählt dir, was bisher geschah.
intro-5 = **Am Ende eines Zeitalters** zahlen sich deine Aufgaben aus, und Ragnarök verschlingt ein Gebiet. Wer dort stirbt, bringt Ruhm, und alle Toten kehren zurück. Trau dich also, Figuren zu verlieren!

    Kommst du nicht weiter, drücke **Hilfe**: Dort wird die Frage erklärt, vor der du stehst. Alles andere sagen dir `/{ command-rules }` und `/{ command-card }`. Viel Glück und einen ruhmreichen Tod!

## Rulings on cards, by their number in our rules (R-…)

ruling-5 = Ist kein Krieger mehr in deinem Vorrat, bewirken *{ card-friggas-succor }* und *{ card-lokis-blessing }* nichts.
ruling-6 = Zu fünft und mit den exklusiven Monstern gibt es dieses Monster zweimal, jedes mit eigener Karte. Sonst gibt es jedes Monster nur einmal.
ruling-9 = Zerstörte Gebiete sind nie benachbart: Niemand bewegt sich dorthin, und die Gebiete beiderseits der Lücke werden nicht zu Nachbarn.
ruling-11 = Hast du gepasst, bringt dich später gewonnene Wut nicht wieder an die Reihe; du darfst sie aber für *{ card-friggas-protection }* oder *{ card-tyrs-prowess }* ausgeben. Hattest du nur 0 Wut, bist du wieder dabei.
ruling-12 = Endet mit deiner Plünderung die Phase „Aktionen“, wird deine Aktion trotzdem erst abgeschlossen, mit *{ card-friggas-succor }*, *{ card-thors-domain }* und allem, was folgt.
ruling-13 = Niemand hat mehr als 12 Wut. Was darüber hinausgeht, verfällt; gestohlene Wut, für die du keinen Platz hast, verliert der Sieger trotzdem.
ruling-20 = Auch eine Invasion ohne Kosten ist eine Aktion: Du brauchst dafür mindestens 1 Wut.
ruling-22 = Bei einem Schiff oder der Seeschlange gilt *{ card-friggas-succor }* in einem der beiden Gebiete am Fjord. Beim Dunkelelfen in Yggdrasil bringt die Karte nichts, denn Krieger können Yggdrasil nicht invadieren.
ruling-23 = *{ card-thors-domain }* folgt auf jede Invasion in deinem eigenen Zug, auch auf kostenlose, nach allen ihren anderen Effekten und einmal pro Aktion. Es ist eine normale Plünderung eines ungeplünderten Gebiets. In fremden Zügen gilt die Karte nicht.
ruling-24 = *{ card-friggas-domain }* ersetzt die normalen Kosten. Du zahlst nur die Wut dieser Karte, aber auch für einen Anführer oder ein kostenloses Monster nicht weniger.
ruling-25 = Eine mit *{ card-friggas-domain }* geholte Spielfigur kehrt nicht in der Phase „Walhall“ zurück: *{ card-lokis-domain }*, *{ card-lokis-eminence }* und *{ card-lokis-wrath }* bringen für sie nichts.
ruling-26 = *{ card-friggas-charm }* verbilligt nur das Aufrüsten selbst, höchstens bis auf 0, nie eine Invasion.
ruling-27 = Troll und Feuerriese treffen auch den Fjord des Gebiets. Dort tötet der Feuerriese Schiffe; die Seeschlange ist ein Monster und überlebt.
ruling-28 = Troll und Feuerriese brauchen ein freies Dorf, bevor sie zuschlagen; für sich selbst schaffen sie keinen Platz. Für den Krieger von *{ card-friggas-succor }* schon.
ruling-30 = Hast du *{ card-tyrs-domain }* und *{ card-tyrs-wrath }*, nutzt du für eine Aufgabe den einen Bonus oder den anderen. Sie werden nicht addiert.
ruling-31 = Ersetzt du diese Aufrüstung, ändert sich die ST deiner Krieger auf dem Spielbrett sofort, auch für die Aufgaben dieses Zeitalters.
ruling-33 = Die Seeschlange darf die Spielfigur sein, die nach einer Schiffs-Aufrüstung kostenlos invadiert, der Bergriese nach einer Anführer-Aufrüstung.
ruling-34 = Was für deinen Anführer gilt, gilt auch für den Bergriesen. Sind beide dort, wirken *{ card-lord-of-axes }* und *{ card-lord-of-spears }* pro Plünderung nur einmal; mit *{ card-lord-of-hammers }* dürfen sich beide bewegen.
ruling-35 = Eine Invasion in Yggdrasil kostet so viel Wut wie die normale ST des Dunkelelfen, nicht wie die höhere, die er dort hat.
ruling-41 = Unter den aufgedeckten Karten kommt *{ card-thors-primacy }* zuerst, dann *{ card-heimdalls-watch }*, dann alles andere; unter gleichen zuerst der plündernde Spieler, dann im Uhrzeigersinn.
ruling-42 = *{ card-thors-primacy }* hebt die gegnerische Karte *{ card-heimdalls-watch }* auf: Es werden keine Karten abgeworfen, und sie zählt +0.
ruling-43 = *{ card-thors-primacy }* betrifft weder nachträglich gespielte Karten noch Aufrüstungen. Eine mit *{ card-tyrs-domain }* oder *{ card-tyrs-wrath }* gewertete Aufgabe behält ihren Bonus.
ruling-44 = *{ card-heimdalls-watch }* kann in der neuen Runde noch einmal aufgedeckt werden und wirkt dann wieder. Wer keine Karten mehr hat, spielt keine. Hat niemand mehr welche, entscheiden die Spielfiguren.
ruling-45 = Für den Ruhm von *{ card-heimdalls-watch }* zählen die aufgedruckten Boni aller aufgedeckten Karten und eine als Kampfkarte gewertete Aufgabe. Aufrüstungen, andere Aufgaben und +X zählen 0.
ruling-46 = *{ card-heimdalls-sight }* schaut auf einzelne Karten, auch nachträglich gespielte und als Kampfkarte gewertete Aufgaben, nie auf Summen. Ohne einen gegnerischen Bonus zählt sie +0.
ruling-47 = *{ card-odins-smite }* trifft alle anderen Beteiligten. Wer keinen Krieger im Gebiet hat, verliert nichts. Zwei dieser Karten können zwei Krieger kosten.
ruling-48 = Bei *{ card-odins-tide }* wählen alle gleichzeitig. Behalten darf man auch ein Schiff oder ein Monster. Eine einzelne Spielfigur ist sicher, und eine zweite solche Karte bewirkt nichts mehr.
ruling-49 = *{ card-odins-smite }* und *{ card-odins-tide }* wirken, bevor nachträglich Karten gespielt werden: Darüber entscheidest du mit Blick auf die Überlebenden.
ruling-50 = Wer durch *{ card-odins-smite }* oder *{ card-odins-tide }* alle Spielfiguren verloren hat, darf trotzdem nachträglich Karten spielen und kann gewinnen; als plündernder Spieler plündert er dann auch.
ruling-51 = Bei Gleichstand an der Spitze hat niemand gewonnen: *{ card-lokis-trickery }*, *{ card-lokis-backstab }* und *{ card-lokis-poison }* bewirken nichts. *{ card-lokis-blessing }*, die Walküre, *{ card-thors-glory }* und *{ card-odins-judgement }* wirken.
ruling-53 = *{ card-lokis-trickery }* nimmt Wut, bevor der Sieger sie für *{ card-tyrs-prowess }* ausgeben kann. Hat er 0 Wut, gibt es nichts zu nehmen.
ruling-54 = *{ card-lokis-poison }* nimmt dem Sieger seine Karten zuerst ab; *{ card-tyrs-prowess }* kann sie nicht retten.
ruling-55 = Wird *{ card-lokis-poison }* mehrmals gespielt, nimmt die erste dieser Karten alles. *{ card-lokis-trickery }* und *{ card-lokis-backstab }* nehmen nacheinander, so weit es reicht. Zuerst der plündernde Spieler, dann im Uhrzeigersinn.
ruling-56 = Stehlen kannst du nur, was der Sieger in diesem Moment hat, noch ohne den Ruhm für diesen Sieg. Niemandes Ruhm fällt unter 0.
ruling-57 = Der Text einer aufgedeckten Karte gilt bis zum Ende der Schlacht, auch wenn die Karte inzwischen genommen, behalten oder abgeworfen ist. Nur durch *{ card-heimdalls-watch }* abgeworfene Karten verlieren Bonus und Text.
ruling-58 = *{ card-friggas-grace }* braucht eine als plündernder Spieler gewonnene Schlacht. Erhöht das Plättchen einen Wert, wählst du einen der beiden anderen; sind beide auf der letzten Stufe, gehst du leer aus.
ruling-59 = Der Frostriese muss noch im Gebiet stehen. Wiederholt wird nur die Belohnung des Plättchens, nicht *{ card-friggas-grace }* oder die Anführer-Aufrüstung.
ruling-60 = *{ card-friggas-protection }* hilft nicht gegen Ragnarök: Dann hat niemand Wut, und in einem zerstörten Gebiet stehen keine Spielfiguren.
ruling-61 = Die Völva darf aus einer verlorenen Schlacht, vor *{ card-odins-tide }* und vor Ragnarök fliehen; Ruhm für Ragnarök bringt sie dann nicht. In Yggdrasil kann sie nicht fliehen.
ruling-62 = Verlierer, die durch *{ card-friggas-protection }* überleben, bleiben neben dem Sieger im Gebiet. Die Plünderung gelingt trotzdem.
ruling-63 = Gerettete oder geflohene Spielfiguren sind nicht getötet: Für sie gibt es keinen Ruhm, weder durch Karten noch durch Ragnarök.
ruling-64 = Lenkt Fenrir Ragnarök um, bleibt das dem Untergang geweihte Gebiet für immer im Spiel. Trifft es später ein Gebiet, das er schon zerstört hat, wird in jenem Zeitalter nichts zerstört, außer er steht in einem anderen äußeren Gebiet.
ruling-65 = Aufgaben werden vor Ragnarök geprüft: Das dem Untergang geweihte Gebiet zählt noch, und seine Toten sind noch nicht in Walhall.
ruling-66 = Jedes Exemplar einer Aufgabe wird für sich geprüft und belohnt, und ein Gebiet kann mehrere Aufgaben erfüllen. Für jede wählst du eine Erhöhung.
ruling-68 = *{ card-thors-conquest }* zählt nach dem letzten Ragnarök und nachdem Walhall die Toten freigegeben hat: Diese stehen im Vorrat und zählen nicht.
ruling-71 = Auch für den kostenlosen Krieger muss dein Hörner-Wert reichen. Bei *{ card-lokis-blessing }* sind die Spielfiguren der Verlierer schon fort, meist ist also Platz.
ruling-72 = *{ card-lokis-blessing }* bringt in Yggdrasil oder einem vollen Gebiet nichts. Hast du *{ card-friggas-succor }*, bringt die Invasion einen weiteren Krieger mit.
ruling-73 = *{ card-lokis-blessing }* und *{ card-thors-glory }* gelten in den Zügen aller Spieler: nach jeder Schlacht, die du verlierst oder an der du beteiligt bist.
ruling-74 = Die Walküre, *{ card-thors-glory }*, *{ card-odins-judgement }* und Nidhöggr können alle für dieselben Toten Ruhm bringen.
ruling-75 = *{ card-friggas-sacrifice }* kostet nichts, braucht aber als Aktion mindestens 1 Wut und genug eigene Spielfiguren auf dem Spielbrett. Erlaubt ist das selbst dann, wenn kein Wert mehr steigen kann.
ruling-76 = Auch *{ card-tyrs-challenge }* braucht eine eigene Spielfigur im Gebiet oder ein Schiff im Fjord. Sind alle Gebiete geplündert, ist die Phase vorbei und es ist zu spät.
ruling-77 = Hildisvini kann auch eigene Spielfiguren verdrängen, aber keine Schiffe, und nur, wenn ein benachbartes Gebiet Platz hat. Das Verdrängen ist weder Marsch noch Invasion.
ruling-78 = Wolfsmensch und Nidhöggr müssen noch in der Schlacht sein, wenn die ST verglichen wird. Unter dem Wolfsmenschen zählen Ymir und der Dunkelelf mit der ST, die sie gerade haben.
ruling-79 = Der Mystische Troll macht normale Invasionen kostenlos. Eine Invasion mit *{ card-friggas-domain }* behält ihre Kosten.
ruling-80 = Damit niemand erfährt, wer eine solche Karte hat, werden alle Beteiligten mit Handkarten gefragt, ob sie nachträglich spielen. Im ersten Zeitalter gibt es diese Karten nicht, also wird niemand gefragt.
ruling-84 = Diese Karte gibt es nur einmal; mehr als verdoppelt wird also nie.
ruling-87 = Eine durch *{ card-thors-primacy }* aufgehobene Kampfkarte wird wie jede andere zurückgenommen oder abgeworfen.
ruling-88 = Die Wut von *{ card-thors-ascension }* kommt rechtzeitig für *{ card-tyrs-prowess }*. Vor oder nach *{ card-lokis-trickery }* eines Verlierers? Zuerst wirkt die Karte des plündernden Spielers, dann geht es im Uhrzeigersinn.
ruling-89 = Erhöhst du mit *{ card-thors-oath }* deine Äxte, zählt der neue Wert schon für diesen Sieg.
ruling-92 = Eine verdrängte oder fliehende Spielfigur bewegt sich nur. Deine Hörner spielen dabei keine Rolle.
ruling-93 = Was durch *{ card-heimdalls-watch }* abgeworfen wird, haben alle gesehen, und es bleibt in der Saga stehen.
ruling-94 = Als reguläre Karte verdeckt ausgespielt, sind *{ card-heimdalls-eye }* und *{ card-heimdalls-gaze }* gewöhnliche Kampfkarten. Nachträglich darfst du trotzdem weitere spielen.
