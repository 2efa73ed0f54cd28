### Blood Rage: the rules to look up, the introduction for newcomers, and the rulings on cards.
### A rule has at most 1,200 characters, a page of the introduction 600, a ruling 300.

## Rules: the game and its parts

rule-goal = Goal of the game
    .text =
        You lead a Viking clan while the world ends in three Ages. Whoever has the most **Glory** after Age 3 wins.

        Glory comes from:
        - battles you win (as much as your Axes)
        - pillaging a province whose token shows Glory
        - quests you fulfil
        - figures you lose at Ragnarök
        - cards, some of which reward you even for losing
        - legendary clan stats at the end of the game

        All clans start alike and differ only through the cards you choose. Where a card contradicts a rule, the card is right.
rule-age = The three Ages
    .text =
        The game lasts three Ages. Each Age has six phases, always in this order:
        1. **Gods' Gifts**: you draft your cards.
        2. **Action**: you spend your Rage, one action per turn.
        3. **Discard**: you keep at most one card.
        4. **Quest**: all quests are revealed and paid.
        5. **Ragnarök**: the doomed province is destroyed.
        6. **Release Valhalla**: the fallen return to your reserve.

        Then every province is unpillaged again, the player to the left becomes first player, and the next Age begins. Figures on the board stay where they are. After phase 6 of Age 3 the game ends.
rule-setup = Setup
    .text =
        Every clan starts with 1 Leader, 8 Warriors and 1 Ship in its reserve, 0 Glory, 6 Rage, 3 Axes and 4 Horns.

        Each outer province gets a random pillage token, face up: 3 × Rage, 2 × Axes, 2 × Horns, 1 × 5 Glory. Yggdrasil has a token of its own. The tokens never move.

        Three provinces are doomed, one for each Age; everybody knows them from the start. Other provinces are destroyed before the game: 3 with two players, 2 with three, 1 with four, none with five. With fewer than four players, some cards stay out of the decks.

        The first player is drawn at random unless the host has set one. Play goes clockwise, in the order of the seats.
rule-board = The board
    .text =
        Nine provinces: Yggdrasil in the centre and eight outer provinces in a ring around it. Going round, with their villages: Elvagar 4, Angerboda 5, Muspelheim 5, Horgr 4, Utgard 3, Andlang 3, Gimle 5, Myrkulor 3, and back to Elvagar.

        Each village holds one figure; which one makes no difference. When all villages are taken, the province is full. An outer province is adjacent to its two neighbours in the ring and to Yggdrasil. A destroyed province leaves a gap.

        The regions:
        - **Manheim**: Elvagar, Angerboda, Myrkulor
        - **Jotunheim**: Muspelheim, Horgr, Utgard
        - **Alfheim**: Andlang, Gimle
rule-yggdrasil = Yggdrasil
    .text =
        Yggdrasil lies in the centre and is adjacent to all outer provinces. It has no villages and no fjord: any number of figures may stand there, and Ships cannot help.

        You cannot invade Yggdrasil. You get there by marching or by moving in at a call to battle. Only the Dark Elf may invade it.

        Like any province it can be pillaged once per Age, and its reward is the best: all three clan stats rise by 1 step. It belongs to no region and is never destroyed.
rule-fjords = Fjords and Ships
    .text =
        Each of the four fjords supports two provinces:
        - **{ place-fjord-north }**: Elvagar and Angerboda
        - **{ place-fjord-east }**: Muspelheim and Horgr
        - **{ place-fjord-south }**: Utgard and Andlang
        - **{ place-fjord-west }**: Gimle and Myrkulor

        A Ship invades only fjords and never moves. It counts in both provinces: for pillaging, in battles and for quests. It also dies in a lost battle for either of them, or when Ragnarök destroys either of them.

        A fjord holds any number of Ships. When one of its provinces is destroyed, the fjord stays open for the other. When both are, it is closed.
rule-figures = Figures
    .text =
        - **Leader** (1, STR 3): invades without paying Rage.
        - **Warriors** (8, STR 1 each).
        - **Ship** (1, STR 2): invades only fjords and never moves.
        - **Monsters** (at most 2): come with Monster upgrades.

        A figure waits in your reserve, stands on the board or rests in Valhalla. Your Horns say how many may be on the board. An upgrade changes the STR and the abilities of all your figures of its kind, wherever they are. What Leader and Ship can do from the start stays.
rule-strength = Strength (STR)
    .text =
        STR says how strong a figure is, and usually how much Rage it costs to invade with it. Without upgrades a Leader has STR 3, a Ship 2 and a Warrior 1.

        Your STR in a province is that of all your figures there and in its fjord. In a battle the bonuses of your cards are added. For quests only the figures count.

        Some upgrades count Warriors in pairs. Only Warriors in the same province form a pair. A `*` beside a number points to the text of the card.
rule-stats = Clan stats: Rage, Axes, Horns
    .text =
        Each clan stat has six steps:
        - **Rage** 6 · 7 · 8 · 9 · 12 · 12: what you may spend in each Action phase.
        - **Axes** 3 · 4 · 5 · 6 · 8 · 8: the Glory for each battle you win.
        - **Horns** 4 · 5 · 6 · 7 · 10 · 10: how many of your figures may be on the board.

        You raise stats by pillaging, with quests and with some cards. Higher Axes and Horns count at once. A higher Rage stat gives you nothing now, but more Rage in the next Action phase. A raise for a stat on the last step is lost; where you choose, you choose another one.

        From step 4 on a stat is legendary: 10 Glory at the end of the game, or 20 on step 6.
rule-cards = Cards and gods
    .text =
        Each Age has its own deck, stronger than the one before.
        - **Battle cards** (red) add STR in a battle.
        - **Quests** (green) bring Glory and raise a clan stat if you fulfil them.
        - **Upgrades** (blue, purple, golden) improve your Leader, Warriors, Ship or clan for good, or bring a Monster.

        No cards are drawn during play, and a discarded card is out of the game. The god in a card's name tells what it is good for:
        - **{ god-odin }**: { god-odin-theme }
        - **{ god-thor }**: { god-thor-theme }
        - **{ god-loki }**: { god-loki-theme }
        - **{ god-frigga }**: { god-frigga-theme }
        - **{ god-heimdall }**: { god-heimdall-theme }
        - **{ god-tyr }**: { god-tyr-theme }

## Rules: gifts and actions

rule-gods-gifts = Gods' Gifts (draft)
    .text =
        Phase 1 of each Age. Everybody is dealt 8 cards. All secretly take 1 card and pass the others to the left, again and again, until everybody has taken 6. The last 2 cards are discarded.

        With two players you take 2 cards at a time and pass the others to your opponent, three times.

        A card kept from the Age before takes no part in the draft and then joins your hand. So you start with 6 cards, or with 7.

        Take some of each kind: without battle cards you win few battles, and without quests you miss a lot of Glory.
rule-action-phase = Action phase
    .text =
        At the start everybody's Rage is set to their Rage stat. The first player begins; then turns go clockwise. On your turn you take exactly one action:
        - **Invade** (the figure's STR in Rage): place a figure from your reserve.
        - **March** (1 Rage): move figures from one province to another.
        - **Upgrade** (the card's STR in Rage): play an upgrade.
        - **Quest** (free): commit a quest.
        - **Pillage** (free): attack a province for its reward.

        Or you pass. You pay first, then act. Some upgrades give you further actions. At 0 Rage you take none at all.

        The phase ends when nobody can act any more, or as soon as every province still in play is pillaged, Yggdrasil included, even if somebody has Rage left.
rule-rage = Rage
    .text =
        Rage pays for your actions. At the start of each Action phase it is set to your Rage stat. What is left at the end of the phase is lost.

        At 0 Rage you cannot act at all, not even for free: keep 1 Rage if you still want to pillage or commit a quest. You still answer calls to battle and play cards in battles.

        If you are at 0 Rage, have not passed and gain Rage from a card, you take turns again. You never have more than 12 Rage.
rule-passing = Passing
    .text =
        Instead of an action you may pass. Your Rage drops to 0, and you take no more actions in this phase, even if a card gives you Rage later. If you have Rage but no possible action, you must pass.

        You still answer calls to battle, play cards in battles, and may spend Rage you gain on effects during other players' turns.

        Passing on a call to battle is something else: you lose nothing, and if somebody else moves in, you are asked again.
rule-invade = Invade
    .text =
        Pay Rage equal to a figure's STR and place it from your reserve on a free village of any outer province. It need not be near your other figures. The Leader costs nothing. A Ship goes to a fjord. Yggdrasil cannot be invaded.

        You cannot invade when you have as many figures on the board as your **Horns** show. Ships and Monsters count; reserve and Valhalla do not. Moving a figure never meets this limit.

        Effects of invading work each time, paid or free, but not when a figure merely moves. First comes what the figure itself does (like the Troll), then *{ card-friggas-succor }*, then *{ card-thors-domain }*.
rule-march = March
    .text =
        Pay 1 Rage and move any number of your figures from one province to free villages of one other province. The two need not be adjacent.

        You cannot march from two provinces or to two provinces at once, nor with more figures than there are free villages. Yggdrasil has room for all; marching is the usual way there.

        Ships and the Sea Serpent never move. A march is not an invasion: effects of invading do not work, and Horns do not matter.
rule-upgrade = Upgrade and slots
    .text =
        Choose an upgrade from your hand, pay Rage equal to its STR and put it face up on your clan sheet. It works at once and for good. Several upgrades with the same benefit add up.

        There are eight slots: 1 Leader, 1 Warrior, 1 Ship, 2 Monsters, 3 clan. You choose a slot of the card's kind. If it is taken, the old card leaves the game.

        After a Leader, Warrior or Ship upgrade you may at once invade for free with one figure of that kind from your reserve; after a Monster upgrade, with the Monster. Horns and free villages must allow it. Clan upgrades bring no figure.
rule-monsters = Monsters
    .text =
        With a Monster upgrade you get the Monster's figure for the rest of the game. It comes to your reserve and may invade at once for free. It counts towards your Horns, dies and comes back like your other figures.

        Invading with it later costs its STR in Rage, unless the card says otherwise. What it does when invading works each time.

        You can have two Monsters. If you put a third card in a taken slot, the old Monster leaves the game, wherever it is. That does not count as being destroyed.

        The Sea Serpent is also a Ship, the Mountain Giant also a Leader.
rule-quest = Quest (action)
    .text =
        Put a quest from your hand face down on your clan sheet. That costs nothing, but you need at least 1 Rage to act.

        You may commit as many quests as you like; the same quest twice pays twice. You cannot take one back. The others see only how many you have.

        A committed quest is no longer in your hand: you do not discard it in the Discard phase, and you cannot play it in a battle. It is checked in the Quest phase. A quest you fail costs you nothing.

## Rules: pillage and battle

rule-pillage = Pillage
    .text =
        Choose a province not yet pillaged this Age in which you have a figure, or a Ship in its fjord. Pillaging costs nothing, but you need at least 1 Rage to act. You cannot call it off.
        1. **Call to battle**: everybody may move figures in.
        2. **Battle**: if an enemy figure is in the province or its fjord. If not, you pillage without a battle, and without the Glory for one.
        3. **Reward**: if you win or nobody opposes you, you take the token's reward. The province stays pillaged until the end of the Age.

        If you do not win, nobody gets the reward, and anybody may try again later.
rule-call-to-battle = Call to battle
    .text =
        Somebody sets out to pillage. Beginning to the pillager's left, clockwise, the pillager last, each player may move one figure from an adjacent province to a free village of the contested one.

        This costs nothing, and you may do it at 0 Rage. You need no figure there before. Yggdrasil is adjacent to every outer province. Ships cannot move.

        It goes round and round until all villages are taken or everybody passes in a row. Passing is not final: if somebody else moves in, you are asked again.
rule-battle = Battle
    .text =
        All figures in the province and its fjord take part, whether their players like it or not.
        1. Everybody in the battle plays one card face down; all are revealed together.
        2. The cards' effects happen. Cards that may be played late can be added.
        3. Everybody adds up: STR of their figures plus bonuses of their cards. The highest total wins.
        4. The losers take their cards back into their hands; the winner discards.
        5. All the losers' figures in the battle are destroyed, Ships included.
        6. If the pillager has won, the province is pillaged.
        7. The winner, pillager or not, gains Glory equal to their Axes.

        Somebody who has lost every figure before strengths are compared can still win with cards alone.
rule-battle-cards = Cards in a battle
    .text =
        Everybody in the battle who has cards must play one, of any kind. An upgrade or a quest adds nothing, but it can be a bluff. Losers take all their cards back; the winner discards everything played, whatever its kind.

        The effects come in this order:
        1. *{ card-thors-primacy }*
        2. *{ card-heimdalls-watch }*
        3. effects before strengths are compared (*{ card-odins-smite }*, *{ card-odins-tide }*)
        4. late cards (*{ card-heimdalls-eye }*, *{ card-heimdalls-gaze }*): one each, again and again, until all pass in a row
        5. effects of winning or losing

        Within each of these the pillager comes first, then the others clockwise.
rule-battle-tie = Tie in a battle
    .text =
        If two or more share the highest total, **everybody** in the battle loses. All their figures there are destroyed, and all take their cards back. Nobody gains Glory for winning or gets the reward; the province can be pillaged later.

        Card effects that need a winner do not happen. Effects that pay for destroyed figures or for losing do.

        A tie below the highest total does not matter.
rule-reward = Pillage rewards
    .text =
        The token of a province shows what the successful pillager gets:
        - **Rage**, **Axes** or **Horns**: this clan stat rises by 1 step.
        - **5 Glory**.
        - **Yggdrasil**: all three clan stats rise by 1 step.

        After that come, in this order, the Frost Giant (the token's reward again), *{ card-friggas-grace }* and the Leader upgrade. Only then does the winner of a battle gain Glory for their Axes, so a raise of Axes already counts.

        Only the pillager can get the reward. At the end of the Age all tokens are turned back, and every province can be pillaged again.

## Rules: the end of an Age

rule-discard-phase = Discard phase
    .text =
        Phase 3 of each Age. You may keep one card of your hand for the next Age; nobody else sees which. You discard all the others. Committed quests are not part of your hand and stay where they are.

        In Age 3 everybody discards the whole hand.
rule-quest-phase = Quest phase
    .text =
        Phase 4 of each Age. All committed quests are revealed and compared with the board as it is now. A fulfilled quest brings its Glory, and you raise one clan stat of your choice. A failed one costs nothing. Then all of them leave the game.
        - **Region** and **Yggdrasil** quests: more STR than every other clan in a province of that region, or in Yggdrasil.
        - *{ card-widespread }*: the same in two different provinces.
        - *{ card-glorious-death }*: four of your figures in Valhalla.

        Figures in the fjord count for both of its provinces. A tie is not enough. Ragnarök comes afterwards, so the doomed province still counts.
rule-ragnarok = Ragnarök
    .text =
        Phase 5 of each Age. The doomed province is destroyed for good. All figures in it and in its fjord go to Valhalla, and each brings its owner Glory: 2 in Age 1, 3 in Age 2, 4 in Age 3. Ships and Monsters count too.

        So it can pay to send figures there on purpose. After that the Doom token moves to the province of the next Age.
rule-doomed = Doomed and destroyed provinces
    .text =
        Three provinces are doomed, one for each Age. All three are known from the start; the Doom token lies on the next one. Until Ragnarök a doomed province is like any other.

        A destroyed province is out of the game: nobody enters it, nothing in it counts, it is adjacent to nothing, and it neither can nor must be pillaged. Its fjord stays open for the other province.
rule-valhalla = Death and Valhalla
    .text =
        Destroyed figures go to Valhalla, whatever destroyed them. Valhalla is not part of the board, so the dead make room within your Horns. Your upgrades stay.

        In phase 6 of each Age all the dead return to their owners' reserves. Figures on the board stay there.

        When figures would be destroyed, their owner first decides about the Volur Witch and then about *{ card-friggas-protection }*. Figures saved in this way do not count as destroyed.
rule-game-end = End of the game and last Glory
    .text =
        The game ends after phase 6 of Age 3. Then you gain for each clan stat:
        - on step 4 or 5: 10 Glory
        - on step 6: 20 Glory

        Then *{ card-thors-conquest }* is counted: figures that have just returned from Valhalla are in the reserve and bring nothing.

        Whoever has the most Glory wins.
rule-shared-victory = Tie at the end
    .text =
        If several players have the most Glory at the end, they share the victory. There is no tie-break: neither figures nor cards nor clan stats decide. Equal Glory shares the lower places too.

## Rules: secrets and options

rule-hidden = What is secret
    .text = **Secret**: your hand, the cards you draft, a card kept for the next Age, your committed quests, and your card in a battle until all reveal. The others see only how many there are, and who has chosen. What is discarded after the draft and in the Discard phase stays secret.

        {"**"}Open**: the board, pillage tokens, doomed provinces, upgrades, clan stats, Rage, Glory, reserves, Valhalla, and every card shown in a battle.

        You may talk and promise what you like, but nothing is binding, and neither cards nor Rage change hands.
rule-first-game = Option: first game
    .text =
        With this option there is no draft in Age 1: everybody keeps all 8 cards they are dealt as their hand. It spares newcomers a choice among cards they do not know yet.

        Everything else is as usual. In the Discard phase you keep at most one card, and in Ages 2 and 3 you draft. The host turns the option on before the match.
rule-five-players = Module: fifth player
    .text =
        The module adds the Ram Clan as a fifth clan. With five players no province is destroyed before the game, and 8 further cards come into each Age's deck, among them the quest *{ card-widespread }*.

        With four players or fewer these cards stay in the box. All other rules are unchanged.
rule-exclusive-monsters = Module: exclusive monsters
    .text =
        The module adds further Monsters to the decks: in Age 1 Fenrir, Hildisvini and the Mountain Giant, in Age 2 Nidhoggr and the Wolfman, in Age 3 the Mystic Troll and Ymir. With five players there is also a second Dwarf Chieftain, Dark Elf and Soldier of Hel.

        You are still dealt 8 cards, so more cards stay undealt and you cannot count on a certain one. The table turns the module on or off as a whole.

## The introduction for a first match

intro-1 = **Welcome to the end of the world!** You lead a Viking clan through three Ages. Your only goal is **Glory**: through battles, pillaging, quests, and even through dying bravely.

    When it is your move, you are mentioned below the board. Press **Take My Turn**: only you see what opens, and it offers exactly what you may do now. **Back** takes an answer back as long as nothing hidden was revealed.
intro-2 = **First the gods hand out gifts.** You pick your cards one by one, in secret, and pass the rest to the left. Red cards are for battles, green ones are quests, all others are upgrades.

    For the start: two or three battle cards, one or two quests, and upgrades you can afford. **My Hand** shows your cards with their texts, only to you.
intro-3 = **Then you act**, one action per turn, paid with Rage. You start with 6. *Invade* brings figures onto the board; your Leader comes for free. *Upgrade* makes them stronger. Commit your *quests* early, because at 0 Rage you cannot act at all.

    {"**"}Board** shows the position: who is where, which provinces are pillaged, and which one is doomed.
intro-4 = **Pillage!** It costs nothing and raises your clan stats. But the others may move in from adjacent provinces. In a battle everybody plays one card in secret; the highest STR wins. Losers' figures go to Valhalla, but losers keep their cards; the winner's are gone. Losing is not the end.

    {"**"}Saga** tells you what has happened so far.
intro-5 = **At the end of an Age** your quests pay, and Ragnarök swallows the doomed province. Whoever dies there earns Glory, and all the dead come back. So dare to lose figures!

    If you are stuck, press **Help**: it explains the question you are in. `/{ command-rules }` and `/{ command-card }` tell you everything else. Good luck, and a glorious death!

## Rulings on cards, by their number in our rules (R-…)

ruling-5 = If no Warrior is left in your reserve, *{ card-friggas-succor }* and *{ card-lokis-blessing }* do nothing.
ruling-6 = With five players and the exclusive monsters there are two of this Monster, each with a card of its own. Otherwise every Monster exists once.
ruling-9 = Destroyed provinces are never adjacent: nobody moves to them, and the provinces on both sides of the gap do not become neighbours.
ruling-11 = If you have passed, Rage you gain later does not bring you back to acting, but you may spend it on *{ card-friggas-protection }* or *{ card-tyrs-prowess }*. If you were merely at 0, you take turns again.
ruling-12 = If your pillage ends the Action phase, your action is still finished first, with *{ card-friggas-succor }*, *{ card-thors-domain }* and all that follows.
ruling-13 = Nobody has more than 12 Rage. What goes beyond is lost; if you steal Rage you cannot hold, the winner loses it all the same.
ruling-20 = An invasion that costs nothing is still an action: you need at least 1 Rage for it.
ruling-22 = With a Ship or the Sea Serpent, *{ card-friggas-succor }* works in either province of the fjord. With a Dark Elf in Yggdrasil it gives nothing, because Warriors cannot invade Yggdrasil.
ruling-23 = *{ card-thors-domain }* follows every invasion in your own turn, free ones included, after all its other effects and once per action. It is a normal pillage of an unpillaged province. It does not work in other players' turns.
ruling-24 = *{ card-friggas-domain }* replaces the price. You pay its Rage and no more, but also no less for a Leader or a free Monster.
ruling-25 = A figure fetched with *{ card-friggas-domain }* does not return in the Release Valhalla phase: *{ card-lokis-domain }*, *{ card-lokis-eminence }* and *{ card-lokis-wrath }* pay nothing for it.
ruling-26 = *{ card-friggas-charm }* makes only the upgrade itself cheaper, down to 0 at most, never an invasion.
ruling-27 = Troll and Fire Giant also reach the fjord of the province. There the Fire Giant destroys Ships; the Sea Serpent is a Monster and survives.
ruling-28 = Troll and Fire Giant need a free village before they strike; they do not make room for themselves. They do make room for the Warrior of *{ card-friggas-succor }*.
ruling-30 = If you have both *{ card-tyrs-domain }* and *{ card-tyrs-wrath }*, you use one bonus or the other for a quest. They do not add up.
ruling-31 = If you replace this upgrade, the STR of your Warriors on the board changes at once, also for this Age's quests.
ruling-33 = The Sea Serpent may be the figure that invades for free after a Ship upgrade, the Mountain Giant after a Leader upgrade.
ruling-34 = What applies to your Leader applies to the Mountain Giant too. With both there, *{ card-lord-of-axes }* and *{ card-lord-of-spears }* pay only once per pillage; with *{ card-lord-of-hammers }* each of them may move.
ruling-35 = Invading Yggdrasil costs the Dark Elf's normal STR in Rage, not the higher one it has there.
ruling-41 = Among revealed cards *{ card-thors-primacy }* comes first, then *{ card-heimdalls-watch }*, then everything else; among equals the pillager first, then clockwise.
ruling-42 = *{ card-thors-primacy }* cancels an opponent's *{ card-heimdalls-watch }*: no cards are discarded, and the Watch is worth +0.
ruling-43 = *{ card-thors-primacy }* touches neither cards played late nor upgrades. A quest counted with *{ card-tyrs-domain }* or *{ card-tyrs-wrath }* keeps its bonus.
ruling-44 = *{ card-heimdalls-watch }* can be revealed again in the new round, and then works again. Whoever has no cards left plays none. If nobody has any, the figures decide.
ruling-45 = For the Glory of *{ card-heimdalls-watch }* the printed bonuses of all revealed cards count, and a quest counted as a battle card. Upgrades, other quests and +X count 0.
ruling-46 = *{ card-heimdalls-sight }* looks at single cards, late ones and quests counted as battle cards included, never at sums. Without an opponent's bonus it is +0.
ruling-47 = *{ card-odins-smite }* hits everybody else in the battle. Whoever has no Warrior in the province loses nothing. Two of these cards can cost two Warriors.
ruling-48 = With *{ card-odins-tide }* all choose at the same time. The figure kept may be a Ship or a Monster. A single figure is safe, and a second copy does nothing more.
ruling-49 = *{ card-odins-smite }* and *{ card-odins-tide }* work before late cards are played: you decide about those with the surviving figures in view.
ruling-50 = Whoever has lost every figure to *{ card-odins-smite }* or *{ card-odins-tide }* may still play late cards and win, and as the pillager then pillages the province.
ruling-51 = After a tie at the top nobody has won, so *{ card-lokis-trickery }*, *{ card-lokis-backstab }* and *{ card-lokis-poison }* do nothing. *{ card-lokis-blessing }*, the Valkyrie, *{ card-thors-glory }* and *{ card-odins-judgement }* do work.
ruling-53 = *{ card-lokis-trickery }* takes Rage before the winner can spend it on *{ card-tyrs-prowess }*. From a winner at 0 Rage nothing is taken.
ruling-54 = *{ card-lokis-poison }* takes the winner's cards first; *{ card-tyrs-prowess }* cannot keep them.
ruling-55 = Of several copies of *{ card-lokis-poison }* the first gets all the cards. *{ card-lokis-trickery }* and *{ card-lokis-backstab }* take one after the other, as far as it goes. The pillager comes first, then clockwise.
ruling-56 = You can steal only what the winner has at that moment, before the Glory for this victory. Nobody's Glory falls below 0.
ruling-57 = The text of a revealed card works to the end of the battle, even if the card is taken, kept or discarded by then. Only cards discarded by *{ card-heimdalls-watch }* lose both bonus and text.
ruling-58 = *{ card-friggas-grace }* needs a battle won as the pillager. If the token raises one stat, you choose one of the two others; if both are on the last step, you get nothing.
ruling-59 = The Frost Giant must still stand in the province. Only the token's reward is repeated, not *{ card-friggas-grace }* or the Leader upgrade.
ruling-60 = *{ card-friggas-protection }* does not help against Ragnarök: nobody has Rage then, and a destroyed province holds no figures.
ruling-61 = The Volur Witch may flee from a lost battle, from *{ card-odins-tide }* and from Ragnarök, but then brings no Ragnarök Glory. In Yggdrasil she cannot flee.
ruling-62 = Losers saved by *{ card-friggas-protection }* stay in the province beside the winner. The pillage succeeds all the same.
ruling-63 = Figures that were saved or have fled are not destroyed: no card pays for them, nor does Ragnarök.
ruling-64 = If Fenrir redirects Ragnarök, the doomed province stays in play for good. If a later Age dooms a province he has already destroyed, nothing is destroyed in that Age, unless he stands in another outer province.
ruling-65 = Quests are checked before Ragnarök: the doomed province still counts, and its dead are not in Valhalla yet.
ruling-66 = Each copy of a quest is checked and paid on its own, and one province can fulfil several quests. For each you choose a raise.
ruling-68 = *{ card-thors-conquest }* is counted after the last Ragnarök and after Valhalla has released its dead: those are in your reserve and do not count.
ruling-71 = The free Warrior needs room within your Horns, too. With *{ card-lokis-blessing }* the losers' figures are gone by then, so there usually is room.
ruling-72 = *{ card-lokis-blessing }* gives nothing in Yggdrasil or in a full province. Its invasion brings a further Warrior if you have *{ card-friggas-succor }*.
ruling-73 = *{ card-lokis-blessing }* and *{ card-thors-glory }* work in every player's turn: after each battle you lose, or take part in.
ruling-74 = The Valkyrie, *{ card-thors-glory }*, *{ card-odins-judgement }* and Nidhoggr can all pay for the same dead.
ruling-75 = *{ card-friggas-sacrifice }* costs nothing, but as an action it needs at least 1 Rage, and enough of your figures on the board. It is allowed even if no stat can rise any more.
ruling-76 = *{ card-tyrs-challenge }* too needs a figure of yours there or a Ship in the fjord. Once every province is pillaged, the phase is over and it is too late.
ruling-77 = Hildisvini can push your own figures too, but no Ships, and only where an adjacent province has room. The pushed figure neither marches nor invades.
ruling-78 = Wolfman and Nidhoggr must still be in the battle when strengths are compared. Under the Wolfman, Ymir and the Dark Elf count with the STR they have at that moment.
ruling-79 = The Mystic Troll makes normal invasions free. An invasion with *{ card-friggas-domain }* keeps its price.
ruling-80 = So that nobody learns who holds a late card, everybody in the battle with cards in hand is asked. In Age 1 these cards do not exist, so nobody is asked.
ruling-84 = This card exists only once, so nothing is ever more than doubled.
ruling-87 = A battle card cancelled by *{ card-thors-primacy }* is taken back or discarded like any other.
ruling-88 = The Rage of *{ card-thors-ascension }* arrives in time for *{ card-tyrs-prowess }*. Before or after a loser's *{ card-lokis-trickery }*? The pillager's card works first, then clockwise.
ruling-89 = If you raise Axes with *{ card-thors-oath }*, the new value already counts for this victory.
ruling-92 = A figure that is pushed or flees only moves. Your Horns do not matter.
ruling-93 = What *{ card-heimdalls-watch }* discards was seen by all and stays in the saga.
ruling-94 = Played face down as your normal card, *{ card-heimdalls-eye }* or *{ card-heimdalls-gaze }* is an ordinary battle card. You may still add further ones late.
