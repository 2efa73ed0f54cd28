### Champions of Midgard: the rules to look up, the introduction for newcomers, and the rulings on cards.
### A rule has at most 1,200 characters, a page of the introduction 600, a ruling 300. The numbers are data.

## Rules: the game and its parts

rule-goal = Spielziel
    .text =
        Der Jarl von Trondheim ist tot. Du führst Wikinger an und willst seine Nachfolge antreten: Wer nach { $rounds } Runden den meisten **Ruhm** hat, wird Jarl.

        Ruhm bringen:
        - besiegte Trolle, Draugr und Monster, und Sets von ihnen in allen drei Farben
        - erfüllte Schicksale
        - Runen und dein eigenes Langschiff
        - Gunst und Münzen, die dir bleiben

        Schande kostet dich am Ende Ruhm. Du bekommst sie, wenn niemand den Troll aufhält, und beim Betteln.
rule-round = Eine Runde
    .text =
        Das Spiel dauert { $rounds } Runden. Jede hat fünf Phasen:
        1. **{ phase-round-setup }**: Neue Gegner, Reisen, Runen und Waren werden ausgelegt.
        2. **{ phase-place-workers }**: reihum, je ein Arbeiter.
        3. **{ phase-assign-warriors }**: Du schickst deine Wikingerkrieger in die Kämpfe, die du reserviert hast.
        4. **{ phase-combat-resolution }**: Jagd, Troll, beide Draugr, dann die Küsten von links nach rechts.
        5. **{ phase-cleanup }**: Arbeiter und Schiffe kehren heim; unbesiegte Gegner haben Folgen.

        Nach der letzten Runde kommt die Schlusswertung.
rule-setup = Spielaufbau
    .text =
        Alle beginnen mit { $items_start }, einer geheimen Schicksalskarte und { $workers } Arbeitern (zu zweit { $workers_two }). Ein weiterer Arbeiter wartet in den Arbeiterhütten.

        Der Startspieler wird ausgelost. Dann wählen alle einen Anführer, gegen den Uhrzeigersinn, beginnend rechts vom Startspieler: Er wählt also zuletzt.

        Marktstände: je einer für Händler und Söldner; zu dritt zwei für Händler, zu viert je zwei. Sie bleiben das ganze Spiel. Zu zweit und zu dritt gibt es drei Küsten, zu viert vier.

        Jede Runde bringt einen Troll, zwei Draugr, ein Monster und eine verdeckte Reisekarte an jede Küste, an der sie fehlen, Runen auf die leeren der { $runes_shown } Felder und ein neues Handelsschiff.
rule-leaders = Anführer
    .text =
        Jeder Anführer hat eine Spezialfähigkeit, die das ganze Spiel über gilt:
        - **{ leader-asmundr }**: { leader-asmundr-text }
        - **{ leader-dagrun }**: { leader-dagrun-text }
        - **{ leader-gylfir }**: { leader-gylfir-text }
        - **{ leader-svanhildr }**: { leader-svanhildr-text }
        - **{ leader-ullr }**: { leader-ullr-text }
rule-resources = Nahrung, Holz, Münzen, Gunst
    .text =
        {"**"}Ressourcen** sind Nahrung, Holz und Münzen.
        - **Nahrung** ernährt Wikingerkrieger auf Reisen und bezahlt den Hüskarl und Aumingi.
        - **Holz** kauft Runen und Langschiffe und bezahlt den Plünderer.
        - **Münzen** bezahlen Arbeiter, Gunst, Schiffe, Waren und Söldner und bringen etwas Ruhm.

        {"**"}Gunst der Götter** ist keine Ressource: Du wirfst damit Würfel neu, oder du behältst sie und erhältst am Ende je { $favour } Ruhm.

        Nichts davon geht je aus, auch Schande nicht. Du bezahlst ganz und bevor du etwas nimmst: Was ein Besuch bringt, kann ihn nicht bezahlen.
rule-warriors = Wikingerkrieger und Langhaus
    .text =
        Wikingerkrieger sind Würfel: **Schwertkämpfer** (weiß, insgesamt { $swordsman }), **Speerkämpfer** (rot, { $spearman }) und **Axtkämpfer** (schwarz, { $axeman }). Der Vorrat gehört allen und kann ausgehen; dann bekommst du, was da ist, zum selben Preis.

        Dein Langhaus fasst { $longhouse } Wikingerkrieger, wo immer sie stehen. Bekämst du mehr, nimmst du so viele, wie passen, und der Rest geht in den Vorrat. Zwischen mehreren Arten wählst du. Du kannst niemanden entlassen, um Platz zu schaffen.

        Die sechs Seiten ihrer Würfel:
        - **{ item-swordsman }**: { $faces_swordsman }
        - **{ item-spearman }**: { $faces_spearman }
        - **{ item-axeman }**: { $faces_axeman }

        Gefallene kommen zurück in den Vorrat.

## Rules: workers

rule-placing = Arbeiter einsetzen
    .text =
        Beginnend mit dem Startspieler setzen alle im Uhrzeigersinn je einen Arbeiter auf einen freien Standort und führen dessen Aktion aus, immer wieder, bis alle Arbeiter eingesetzt sind. Wer keinen mehr hat, wird übersprungen. Passen ist nicht möglich.

        Ein Standort nimmt einen Arbeiter pro Runde auf. Nur Betteln nimmt beliebig viele auf, die Jagdgründe einen von jedem Spieler.

        Du darfst nur dorthin, wo du den ganzen Preis bezahlen kannst, und dann bezahlst du ihn. Ob es dir viel bringt, ist deine Sache. Betteln geht immer.
rule-locations = Standorte und ihre Farben
    .text =
        - **Braune** Standorte wirken sofort.
        - **Blaue** auch: Du nimmst alles, was dort liegt. Schwertschmied, Speerbauer und Schmied bekommen jede Runde einen Wikingerkrieger ihrer Art, das Räucherhaus eine Nahrung, und es häuft sich an.
        - **Rote** reservieren nur: den Kampf gegen den Troll oder einen Draugr oder die Jagd. Sie werden abgehandelt, wenn alle Arbeiter eingesetzt sind.
        - **Langschiffe** sind beides: Du bezahlst und wählst eine Küste sofort, beladen und gekämpft wird später.
rule-begging = Betteln
    .text =
        Beim Betteln nimmst du { $items_blame } und { $begged ->
            [one] { $begged } Ressource
           *[other] { $begged } Ressourcen
        } deiner Wahl: Nahrung, Holz oder Münzen. Beliebig viele Arbeiter dürfen betteln.

        Wer nichts anderes tun kann oder will, muss betteln.
rule-worker-huts = Arbeiterhütten
    .text =
        Bezahle Münzen und nimm deinen zusätzlichen Arbeiter. Du darfst ihn noch in dieser Runde einsetzen und hast ihn für den Rest des Spiels.

        Alle dürfen das einmal. Der Preis sinkt mit jedem Spieler, der schon da war: { $huts } Münzen.
rule-market = Markt
    .text =
        Tausche beliebig viel Nahrung, Holz und Münzen mit dem Vorrat, eins zu eins, alles bei einem Besuch. Du darfst auch gar nichts tauschen, zum Beispiel um andere fernzuhalten.
rule-stalls = Marktstände
    .text =
        Die Marktstände sind in jedem Spiel andere und wirken wie braune Standorte, einmal pro Besuch.
        - **{ place-aumingi }**: { $items_aumingi_cost } → { $items_aumingi } (bis zu { $aumingi_times } Mal)
        - **{ place-skald }**: { $items_skald }
        - **{ place-generous-merchant }**: { $items_generous-merchant }
        - **{ place-wealthy-patron }**: { $items_wealthy-patron }
        - **{ place-huskarl }**: { $items_huskarl_cost } → { $items_huskarl }
        - **{ place-jomsviking }**: { $items_jomsviking_cost } → { $items_jomsviking }
        - **{ place-plunderer }**: { $items_plunderer_cost } → { $items_plunderer }
        - **{ place-varangian }**: { $items_varangian_cost } → { $items_varangian }

        Kannst du wegen Langhaus oder Vorrat nur einen Teil der Wikingerkrieger nehmen, bleibt der Preis derselbe.
rule-stave-church = Stabkirche
    .text =
        Kaufe Gunst, einmal pro Besuch: { $church_coins } Münzen bringen in dieser Reihenfolge { $church_favour } Gunst. Du musst mindestens eine kaufen und bekommst nie mehr als die höchste Zahl.

        Mit Gunst wirfst du Würfel neu. Jede, die du am Ende noch hast, bringt { $favour } Ruhm.
rule-merchant-ship = Handelsschiff
    .text =
        Bezahle { $items_merchant } und nimm alles, was die aktuelle Karte zeigt: Nahrung, Holz oder Wikingerkrieger. Die Karte bleibt, bis die nächste Runde eine neue bringt.

        { leader-gylfir } bezahlt hier nichts.
rule-sages-house = Haus des Weisen
    .text =
        Erst siehst du dir heimlich eine verdeckte Reisekarte an einer Küste an; alle sehen, welche, aber nicht, was sie zeigt. Dann ziehst du eine Schicksalskarte und hältst sie geheim.

        Mit { leader-dagrun } oder *{ card-rune-true-vision }* ziehst du mehr und behältst eine; die übrigen kommen unter den Stapel. Ist keine Schicksalskarte mehr da, siehst du trotzdem nach. Du darfst erzählen, was du gesehen hast, wahr oder falsch.
rule-jarls-longhouse = Langhaus des Jarls und der Startspieler
    .text =
        Nimm { $items_jarl } und den Startspielermarker. Hast du den Marker schon, musst du ihn nach links weitergeben.

        Der Marker wandert sofort, aber die Reihenfolge dieser Runde bleibt. Wer ihn jetzt hat, beginnt die nächste Runde, und auch die Zuweisung, wenn sie der Reihe nach geschieht. Anders wechselt er nie den Besitzer.
rule-runesmith = Runenschmied
    .text =
        Bezahle { $items_rune } und nimm eine der offenen Runen oder ungesehen die oberste Karte des Runenstapels. Sie liegt offen vor dir.

        Es gibt { $runes_shown } Felder für Runen. Eine Lücke wird erst bei der Vorbereitung der nächsten Runde gefüllt.
rule-runes = Runen
    .text =
        Jede Rune wirkt einmal. Benutzt oder nicht, sie bleibt bei dir, bringt am Ende ihren Ruhm und zählt für *{ card-runemaster }*.

        {"**"}Jederzeit**, auch wenn du nicht dran bist: *{ card-rune-success }*, *{ card-rune-gifts }*, *{ card-rune-knowledge }*, *{ card-rune-wealth }*. Sie werden neben jeder Frage angeboten, und nach der letzten Runde noch einmal der Reihe nach.

        {"**"}In ihrem Moment**, wenn du gefragt wirst: *{ card-rune-true-vision }* im Haus des Weisen, *{ card-rune-potential }* und *{ card-rune-reaction }* nach einem Wurf, *{ card-rune-healing }* vor Verlusten, *{ card-rune-glory }* nach einem Sieg, *{ card-rune-journey }*, wenn deine Reisekarte aufgedeckt wird.
rule-longships = Langschiffe
    .text =
        Mit einem Arbeiter auf einem Langschiff schickst du es an eine Küste, an der noch kein Schiff liegt. Dort darfst du das Monster bekämpfen.
        - Das **kleine** Gemeinschaftsschiff trägt { $small } und ist kostenlos.
        - Das **große** trägt { $large } und kostet { $items_large }.
        - Dein **eigenes** Langschiff ist kostenlos, und nur du darfst es benutzen, mit einem Arbeiter pro Runde.

        Nahrung und Wikingerkrieger an Bord sind zusammen nie mehr, als ein Schiff trägt. Liegt an jeder Küste ein Schiff, kann kein weiteres fahren. Du darfst in einer Runde mit mehreren Schiffen reisen.
rule-shipwright = Schiffbauer und eigenes Langschiff
    .text =
        Wähle ein Langschiff, das noch da ist, und bezahle sein Holz und seine Münzen. Es gehört dir für den Rest des Spiels, und du darfst ab jetzt einen Arbeiter daraufsetzen, auch noch in dieser Runde. Jeder kann eines haben.

        Am Ende bringt es seinen Ruhm. Größere Schiffe kosten mehr und bringen mehr; mit weniger Spielern fehlen einige.
        - **{ place-snekka }**: { $items_snekka }, trägt { $snekka_capacity }, bringt { $snekka_glory } Ruhm
        - **{ place-karfi }**: { $items_karfi }, trägt { $karfi_capacity }, bringt { $karfi_glory } Ruhm
        - **{ place-skeid }**: { $items_skeid }, trägt { $skeid_capacity }, bringt { $skeid_glory } Ruhm
        - **{ place-drekkar }**: { $items_drekkar }, trägt { $drekkar_capacity }, bringt { $drekkar_glory } Ruhm

## Rules: warriors in the field

rule-assigning = Zuweisung der Wikingerkrieger
    .text =
        Sind alle Arbeiter eingesetzt, verteilen alle mit einem Arbeiter auf dem Troll, einem Draugr oder einem Langschiff ihre Wikingerkrieger auf diese Kämpfe; Schiffe nehmen auch Nahrung mit. Du musst niemanden schicken. Wer übrig ist, jagt, wenn du einen Arbeiter in den Jagdgründen hast, oder bleibt daheim.

        Alle entscheiden gleichzeitig und verdeckt, dann wird alles zusammen gezeigt. Aber jeder darf verlangen, dass es **der Reihe nach** geht: Dann verfällt ungesehen, was entschieden war, und alle weisen offen zu, beginnend mit dem Besitzer des Startspielermarkers.

        Ein Wikingerkrieger tut eine Sache pro Runde. Es gibt keinen Rückzug und keine Verstärkung. Nahrung aus der Jagd dieser Runde kommt zu spät für ihre Schiffe.
rule-combat = Kampf
    .text =
        Jeder Gegner hat einen **Angriffswert** und einen **Verteidigungswert**. Ein Kampf verläuft in Kampfrunden:
        1. Du wirfst alle deine Wikingerkrieger in diesem Kampf.
        2. Du darfst neu werfen (siehe *Neu werfen und Runen nach einem Wurf*).
        3. Jeder Treffer ist 1 Schaden, ein Doppeltreffer 2. Schaden sammelt sich über die Kampfrunden.
        4. Du verlierst so viele Wikingerkrieger, wie der Angriffswert sagt, einen weniger für jeden Schild dieses Wurfs.
        5. Erreicht der Schaden den Verteidigungswert, hast du gewonnen, auch wenn niemand von dir übrig ist. Sonst folgt die nächste Kampfrunde; ohne Wikingerkrieger hast du verloren.

        Der Sieger bekommt sofort die Karte, ihren Ruhm und ihre Belohnung. Gibt es nichts zu entscheiden, rollen die Würfel von selbst weiter.
rule-rerolls = Neu werfen und Runen nach einem Wurf
    .text =
        Nach jedem Wurf, im Kampf und auf der Jagd, darfst du 1 Gunst abwerfen und beliebige deiner Würfel dieses Wurfs neu werfen, so oft du Gunst hast. *{ card-rune-potential }* und *{ card-rune-reaction }* sind dazwischen erlaubt, in beliebiger Reihenfolge.

        Das neue Ergebnis zählt. Bevor du entscheidest, siehst du Treffer, Schilde und was sie bedeuten würden. Was du in einem Kampf gewinnst, darfst du in den nächsten ausgeben, nicht im selben.
rule-losses = Verluste
    .text =
        Die Verluste sind der Angriffswert des Gegners, verringert um deine Schilde dieses Wurfs, nie unter null. Du erleidest sie auch in der Kampfrunde, in der der Gegner stirbt. Du wählst, wer fällt, nachdem du alle Würfel gesehen hast. Gefallene gehen sofort in den Vorrat.

        {"*"}{ card-rune-healing }* ignoriert alle Verluste einer Kampfrunde. Überzählige Schilde und überzähliger Schaden bewirken nichts.
rule-enemies = Trolle, Draugr, Monster
    .text =
        - **Trolle** bringen Ruhm und Holz. Sie haben keine Farbe.
        - **Draugr** bringen Ruhm und Münzen. Jede Runde kommen zwei; unbesiegte verschwinden.
        - **Monster** warten an den Küsten und bringen den meisten Ruhm, und Gunst. Ein unbesiegtes bleibt, und nach jeder Runde kommt { $bounty } Münze darauf, für den, der es später besiegt.

        Draugr und Monster sind blau, rot oder gelb. Nur wer einen Arbeiter auf den Troll oder einen Draugr gesetzt oder ein Schiff an eine Küste geschickt hat, darf dort kämpfen.
rule-hunt = Die Jagd
    .text =
        Hast du einen Arbeiter in den Jagdgründen, werfen alle deine nicht anderswo eingesetzten Wikingerkrieger einmal. Du nimmst 1 Nahrung für jeden Treffer und 2 für einen Doppeltreffer, höchstens { $hunt }. Neu werfen ist erlaubt. Jäger sterben nie.

        Die Jagd kommt in der Kampfauswertung zuerst, aber ihre Nahrung ist zu spät für die Schiffe derselben Runde.
rule-troll = Der Troll und die Schande
    .text =
        Tötet niemand den Troll, nehmen am Ende der Runde **alle** { $items_troll }, auch wer gegen ihn gekämpft hat.

        Wer ihn tötet, darf 1 Schande abwerfen und einen anderen Spieler 1 nehmen lassen. Beides ist freiwillig, und du darfst Schande verteilen, ohne selbst welche zu haben.

        Am Ende kostet Schande Ruhm: Ein Marker, zwei, drei und so weiter kosten zusammen { $blame }, jeder weitere noch { $blame_further } mehr.
rule-voyage = Eine Reise
    .text =
        Die Küsten werden von links nach rechts abgehandelt; die ohne Schiff werden übersprungen:
        1. Die **Reisekarte** wird aufgedeckt und wirkt, auch wenn niemand an Bord ist.
        2. Du **ernährst** deine Wikingerkrieger. An den näheren Küsten (1 und 2) ernährt eine Nahrung { $near }, an den weiter entfernten (3 und 4) { $far }. Wer nichts bekommt, verhungert; du wählst, wer. Dann ist alle Nahrung an Bord weg, auch überschüssige.
        3. Wer übrig ist, **bekämpft das Monster**.

        Alle Verluste kommen vom Schiff, nie aus deinem Vorrat daheim. Auch ein leeres Schiff reist: Dann wird nur die Karte aufgedeckt.
rule-journeys = Reisekarten und die Krake
    .text =
        Es gibt { $voyages } Reisekarten; { $quiet } davon sind *{ card-journey-all-quiet }*. Die anderen: *{ card-journey-kraken }*, *{ card-journey-lost }*, *{ card-journey-no-wind }*, *{ card-journey-storm }*, *{ card-journey-whirlpool }*. Was nicht an Bord ist, kann nicht verloren gehen.

        Die Krake wird bekämpft, bevor gegessen wird, und jede Art von Wikingerkriegern darf mitkämpfen. Sie bringt { $kraken } Ruhm, zählt aber nicht zu den besiegten Gegnern. Tötet sie alle, ist die Reise vorbei.

        Eine Karte kannst du dir im Haus des Weisen ansehen, alle mit *{ card-rune-knowledge }*.
rule-forbidden = Nicht erlaubte Wikingerkrieger
    .text =
        Manche Gegner zeigen *keine Schwerter*, *keine Speere* oder *keine Äxte*. Solche Wikingerkrieger kannst du nicht gegen einen Troll oder Draugr schicken.

        Auf einem Schiff dürfen sie mitreisen: Sie brauchen Platz und Nahrung, können unterwegs verloren gehen und kämpfen gegen die Krake. Aber kurz vor dem Kampf gegen ein Monster, das sie nicht zulässt, sterben sie, ohne zu würfeln.
rule-clean-up = Aufräumen
    .text =
        1. Arbeiter und Schiffe kehren heim.
        2. Lebt der Troll, nehmen alle { $items_troll }. Er verschwindet.
        3. Unbesiegte Draugr verschwinden.
        4. Aufgedeckte Reisekarten werden abgelegt.
        5. Auf jedes unbesiegte Monster kommt { $bounty } Münze mehr, und es bleibt.

        Dann beginnt die nächste Runde. Nach Runde { $rounds } gibt es eine letzte Gelegenheit für Runen, die jederzeit wirken, und danach die Schlusswertung.

## Rules: the end

rule-destinies = Schicksalskarten
    .text =
        Ein Schicksal verlangt das **Meiste** von etwas: besiegte Gegner einer Art oder Farbe, Wikingerkrieger, eine Ressource, Gunst oder Runen. Am Ende bringt jede deiner Karten den höheren Ruhmbonus, wenn du allein das Meiste hast, den kleineren, wenn jemand gleich viel hat. Du brauchst mindestens eines davon.

        Es zählt, was die Spieler haben, nicht, wer die Karte hält: Hast du so viel wie ihr Besitzer, ist sie für ihn weniger wert.

        Deine Karten bleiben bis zum Ende geheim; nur die, die du mit *{ card-rune-success }* zeigst, ist von da an bekannt.
rule-trophies = Besiegte Gegner und Sets
    .text =
        Gegner, die du besiegt hast, liegen verdeckt vor dir: Wie viele und welche es sind, ist dein Geheimnis (außer mit der *Chronik der Helden*). Die Kämpfe selbst sehen alle.

        Am Ende bringt jedes Set aus einem blauen, einem roten und einem gelben besiegten Gegner { $set } Ruhm. Trolle haben keine Farbe, die Krake zählt nicht. Derselbe Gegner darf für ein Set und für Schicksale zählen.
rule-scoring = Schlusswertung
    .text =
        Zu deinem Ruhm kommen:
        - deine Schicksalskarten
        - { $set } für jedes Set aus blauem, rotem und gelbem Gegner
        - der Ruhm auf deinen Runen, benutzt oder nicht
        - der Ruhm deines eigenen Langschiffs
        - { $favour } für jede Gunst
        - 1 für je { $coins } Münzen

        Schande wird abgezogen: zusammen { $blame } für einen Marker, zwei, drei und so weiter, dann { $blame_further } für jeden weiteren. Nahrung, Holz und Wikingerkrieger zählen nichts.

        Der meiste Ruhm gewinnt. Bei Gleichstand die meisten besiegten Gegner, Trolle eingeschlossen; sind auch die gleich, wird der Sieg geteilt.
rule-hidden = Was verdeckt ist
    .text =
        Geheim sind deine Schicksalskarten, deine besiegten Gegner, die Reisekarten, die du gesehen hast, und deine Zuweisung, bis alle gezeigt werden. Wie viele Schicksalskarten du hast, sehen alle.

        Offen sind Anführer, Arbeiter, Wikingerkrieger, Ressourcen, Gunst, Schande, Ruhm, Schiffe, Runen und alle Würfel. Niemand weiß, was in den Stapeln liegt.

        Deine Geheimnisse kommen per Direktnachricht, und **Meine Hand** zeigt sie nur dir.
rule-chronicle = Variante: Chronik der Helden
    .text =
        Alle besiegten Gegner liegen offen. Alle sehen, wer was besiegt hat; so werden Schicksale zu einer Frage der Planung.
rule-suspicious = Variante: Misstrauische Bewohner
    .text =
        Alle beginnen das Spiel mit { $items_suspicion }. Die Meinung der Stadtbewohner wiegt am Ende also schwerer.

## The introduction for a first match

intro-1 = **Der Jarl ist tot. Lang lebe der Jarl: du!** { $rounds } Runden lang sammelst du Wikingerkrieger, verteidigst die Stadt und segelst gegen Monster. Dein Ziel ist **Ruhm**.

    Bist du dran, wirst du unter dem Spielbrett erwähnt. Drück auf **Mein Zug**: Was sich öffnet, siehst nur du, und es bietet genau das an, was du jetzt darfst. **Zurück** nimmt eine Antwort zurück, solange nichts Verdecktes gezeigt wurde.
intro-2 = **Erst setzt du Arbeiter ein**, einen nach dem anderen. Jeder Standort nimmt nur einen pro Runde auf; sei also schnell, wo es darauf ankommt: Wikingerkrieger von den Schmieden, Nahrung aus dem Räucherhaus, Münzen und Holz für größere Pläne.

    Du hältst ein geheimes Schicksal: Es belohnt dich, wenn du am Ende von etwas das Meiste hast. **Meine Hand** zeigt es, nur dir.
intro-3 = **Dann schickst du deine Wikingerkrieger** in die Kämpfe, die deine Arbeiter reserviert haben: zum Troll, zu den Draugr oder zu einem Monster jenseits der See. Schiffe brauchen auch Nahrung.

    {"**"}Brett** zeigt die Lage: die Gegner mit Angriff und Verteidigung, wer wo steht und was alle besitzen.
intro-4 = **Jetzt entscheiden Würfel.** Treffer schaden dem Gegner, Schilde retten deine Leute. In jeder Kampfrunde fallen so viele, wie sein Angriffswert sagt; schick also genug. Mit Gunst wirfst du neu, mit Runen kannst du mehr.

    Jemand sollte den Troll aufhalten: Sonst nehmen alle Schande. **Saga** erzählt, was bisher geschah.
intro-5 = **Am Ende** zählen Sets aus blauem, rotem und gelbem Gegner, Schicksale, Runen, Schiffe und Gunst. Schande kostet umso mehr, je mehr du hast.

    Kommst du nicht weiter, drück auf **Hilfe**: Sie erklärt dir die Frage, vor der du stehst. `/{ command-rules }` und `/{ command-card }` verraten alles Übrige. Die Götter seien dir gewogen!

## Rulings on cards, by their number in our rules (CM-17.…)

ruling-4 = Sind weniger Schicksalskarten übrig, als du ziehen sollst, ziehst du, was da ist, und behältst genau eine. Ist keine übrig, siehst du dir nur eine Reisekarte an.
ruling-5 = Schicksalskarten, die unter den Stapel kommen, liegen dort in der Reihenfolge, in der sie gezogen wurden. Niemand wählt eine andere.
ruling-7 = Sind zu wenige Wikingerkrieger im Vorrat, nimmst du, was da ist. Der Preis bleibt derselbe.
ruling-8 = Kannst du wegen Langhaus oder Vorrat nur einige von mehreren Arten nehmen, wählst du, welche. Du kannst niemanden entlassen, um Platz zu schaffen.
ruling-15 = Du darfst den anderen erzählen, was du gesehen hast, wahr oder falsch. Niemand kann es prüfen.
ruling-16 = Was du bekommst, darf den Arbeiter bezahlen, den du als Nächstes einsetzt. Eine eben gekaufte Rune darfst du sofort benutzen.
ruling-18 = Nicht erlaubte Wikingerkrieger kannst du nicht gegen einen Gegner an Land schicken. Auf einem Schiff reisen sie mit, brauchen Platz, essen und kämpfen gegen die Krake.
ruling-19 = Nicht erlaubte Wikingerkrieger sterben vor dem ersten Wurf. Erreichen keine anderen das Monster, ist der Kampf verloren.
ruling-24 = Wer fällt, verhungert oder über Bord geht, wählt der Besitzer, nachdem er alle Würfel gesehen hat.
ruling-25 = Sterben der Gegner und deine letzten Wikingerkrieger in derselben Kampfrunde, hast du gewonnen.
ruling-27 = Gunst, *{ card-rune-potential }* und *{ card-rune-reaction }* sind in beliebiger Folge erlaubt. Jede Gunst darf beliebige Würfel des Wurfs neu werfen, auch schon neu geworfene. *{ card-rune-reaction }* gilt für die Seiten, die am Ende oben liegen.
ruling-29 = Mit *{ card-rune-reaction }* zählt ein Schild auf einem Schwertkämpfer ({ leader-svanhildr }) { $sword_shield } Schaden und schützt weiterhin.
ruling-31 = Gunst, Holz oder Münzen aus einem Kampf darfst du in späteren Kämpfen derselben Runde benutzen, nicht in dem Kampf, der sie gebracht hat.
ruling-32 = Du wirst gefragt, wenn die Verluste feststehen, bevor jemand entfernt wird.
ruling-33 = Es zählt die Hälfte des aufgedruckten Ruhms: Münzen auf einem Monster oder der Bonus eines Anführers gehören nicht dazu.
ruling-34 = Ein Kampf ohne Wikingerkrieger findet nicht statt; der Gegner ist unbesiegt.
ruling-36 = Beide Teile der Belohnung für einen Troll sind freiwillig. Du darfst jeden anderen Spieler Schande nehmen lassen, auch wenn du selbst keine hast.
ruling-37 = Du verlierst so viel, wie von dem Verlangten an Bord ist. Was nicht da ist, kann nicht verloren gehen. Wo du wählst, musst du etwas wählen, das da ist.
ruling-38 = Die Krake wird vor dem Essen bekämpft; ihre Opfer brauchen keine Nahrung. Ohne Wikingerkrieger an Bord geschieht nichts. Tötet sie alle, ist die Nahrung verloren, und das Monster wird nicht bekämpft.
ruling-39 = Die besiegte Krake wird nicht gesammelt: Sie zählt weder für Sets noch für Schicksale noch bei Gleichstand.
ruling-40 = Die neue Karte gilt, gut oder schlecht. Ist der Stapel leer, werden erst die abgelegten Karten gemischt; gibt es gar keine, bleibt die Reise ruhig.
ruling-42 = Du siehst die Karten, die in diesem Moment daliegen, nicht die späteren.
ruling-43 = Es zählen alle deine Wikingerkrieger, Runen benutzt oder nicht, Münzen und Gunst, bevor sie zu Ruhm werden. Ein besiegter Gegner darf mehrmals zählen.
ruling-44 = Ohne etwas davon erfüllst du ein Schicksal nie, auch wenn niemand etwas hat.
ruling-45 = Ob jemand gleich viel hat, hängt von seinem Besitz ab, nicht von seinen Karten.
ruling-46 = Du nennst und zeigst die Karte zuerst, dann wird verglichen. Die Zahlen verdeckter Gegner erfährt niemand. Bringt sie jetzt nichts, ist die Rune trotzdem verbraucht.
ruling-48 = Nach der letzten Runde darf sie noch benutzt werden, der Reihe nach, vor der Schlusswertung.
ruling-49 = Sie darf während der Entscheidung eines anderen benutzt werden, aber nicht zwischen einem Wurf und seinen Verlusten.
