### Champions of Midgard: the rules to look up, the introduction for newcomers, and the rulings on cards.
### A rule has at most 1,200 characters, a page of the introduction 600, a ruling 300. The numbers are data.

## Rules: the game and its parts

rule-goal = Goal of the game
    .text =
        The jarl of Trondheim is dead. You lead Vikings and want to take his place: whoever has the most **glory** after { $rounds } rounds is the new jarl.

        Glory comes from:
        - trolls, draugr and monsters you defeat, and sets of them in all three colours
        - destinies you fulfil
        - runes and your own longship
        - favour and coins you have left

        Blame costs you glory at the end. You get it when nobody stops the troll, and by begging.
rule-round = A round
    .text =
        The game lasts { $rounds } rounds. Each has five phases:
        1. **{ phase-round-setup }**: new enemies, journeys, runes and goods are laid out.
        2. **{ phase-place-workers }**: in turn, one worker at a time.
        3. **{ phase-assign-warriors }**: you send your warriors into the fights you have reserved.
        4. **{ phase-combat-resolution }**: hunt, troll, both draugr, then the shores from left to right.
        5. **{ phase-cleanup }**: workers and ships come home; undefeated enemies have consequences.

        After the last round comes the final scoring.
rule-setup = Setup
    .text =
        Everybody starts with { $items_start }, one secret destiny card and { $workers } workers (with two players { $workers_two }). One more worker waits at the Worker Huts.

        The first player is drawn at random. Then everybody picks a leader, counter-clockwise, beginning to the right of the first player: so the first player picks last.

        Market stalls: one for merchants and one for mercenaries; with three players two for merchants, with four two of each. They stay all game. With two or three players there are three shores, with four players four.

        Each round brings one troll, two draugr, a monster and a face-down journey card to every shore that lacks them, runes for the empty ones of { $runes_shown } spaces, and a new merchant ship.
rule-leaders = Leaders
    .text =
        Every leader has one ability that works all game:
        - **{ leader-asmundr }**: { leader-asmundr-text }
        - **{ leader-dagrun }**: { leader-dagrun-text }
        - **{ leader-gylfir }**: { leader-gylfir-text }
        - **{ leader-svanhildr }**: { leader-svanhildr-text }
        - **{ leader-ullr }**: { leader-ullr-text }
rule-resources = Food, wood, coins, favour
    .text =
        {"**"}Resources** are food, wood and coins.
        - **Food** feeds warriors on voyages and pays the Huskarl and Aumingi.
        - **Wood** buys runes and longships and pays the Plunderer.
        - **Coins** pay for workers, favour, ships, goods and mercenaries, and are worth a little glory.

        {"**"}Favour** of the gods is no resource: you spend it to reroll dice, and each one you keep scores { $favour } glory.

        None of these ever runs out, nor does blame. You pay in full and before you take anything: what a visit gives you cannot pay for that visit.
rule-warriors = Warriors and the longhouse
    .text =
        Warriors are dice: **swordsmen** (white, { $swordsman } in all), **spearmen** (red, { $spearman }) and **axemen** (black, { $axeman }). The supply is shared and can run out; then you get what is there and pay the same.

        Your longhouse holds { $longhouse } warriors, wherever they stand. If you would get more, you take as many as fit, and the rest goes to the supply. Between several types you choose. You cannot dismiss warriors to make room.

        The six sides of their dice:
        - **{ item-swordsman }**: { $faces_swordsman }
        - **{ item-spearman }**: { $faces_spearman }
        - **{ item-axeman }**: { $faces_axeman }

        The dead go back to the supply.

## Rules: workers

rule-placing = Placing workers
    .text =
        Beginning with the first player and going clockwise, everybody places one worker on a free location and does what it says, again and again until all workers are placed. Whoever has none left is skipped. Nobody may pass.

        A location takes one worker per round. Only Beg takes any number, and the Hunting Grounds one per player.

        You may go only where you can pay the whole price, and then you pay it. Whether it brings you much is your business. Begging is always possible.
rule-locations = Locations and their colours
    .text =
        - **Brown** locations work at once.
        - **Blue** ones too: you take all that lies there. The Swordsmith, the Hafter and the Blacksmith get one warrior of their kind each round, the Smokehouse one food, and it piles up.
        - **Red** ones only reserve: the fight against the troll or a draugr, or the hunt. They are resolved after all workers are placed.
        - **Longships** are both: you pay and choose a shore at once, and load and fight later.
rule-begging = Begging
    .text =
        At Beg you take { $items_blame } and { $begged ->
            [one] { $begged } resource
           *[other] { $begged } resources
        } of your choice: food, wood or coins. Any number of workers may beg.

        Whoever cannot or does not want to do anything else must beg.
rule-worker-huts = Worker Huts
    .text =
        Pay coins and take your extra worker. You may place it in this very round, and you have it for the rest of the game.

        Everybody may do this once. The price falls with every player who has been there: { $huts } coins.
rule-market = Market
    .text =
        Exchange any number of food, wood and coins with the supply, one for one, all in one visit. You may also exchange nothing, for instance to keep others away.
rule-stalls = Market stalls
    .text =
        The stalls differ from game to game and work like brown locations, once per visit.
        - **{ place-aumingi }**: { $items_aumingi_cost } → { $items_aumingi } (up to { $aumingi_times } times)
        - **{ place-skald }**: { $items_skald }
        - **{ place-generous-merchant }**: { $items_generous-merchant }
        - **{ place-wealthy-patron }**: { $items_wealthy-patron }
        - **{ place-huskarl }**: { $items_huskarl_cost } → { $items_huskarl }
        - **{ place-jomsviking }**: { $items_jomsviking_cost } → { $items_jomsviking }
        - **{ place-plunderer }**: { $items_plunderer_cost } → { $items_plunderer }
        - **{ place-varangian }**: { $items_varangian_cost } → { $items_varangian }

        If the longhouse or the supply lets you take only some of the warriors, the price stays the same.
rule-stave-church = Stave Church
    .text =
        Buy favour once per visit: { $church_coins } coins bring { $church_favour } favour in this order. You must buy at least one, and never get more than the highest number.

        Favour lets you reroll dice. Each one you still have at the end scores { $favour } glory.
rule-merchant-ship = Merchant Ship
    .text =
        Pay { $items_merchant } and take all that the current card shows: food, wood or warriors. The card stays until the next round brings a new one.

        { leader-gylfir } pays nothing here.
rule-sages-house = Sage's House
    .text =
        First you look secretly at one face-down journey card at a shore; everybody sees which one, but not what it is. Then you draw a destiny card and keep it secret.

        With { leader-dagrun } or *{ card-rune-true-vision }* you draw more and keep one; the others go under the deck. If no destiny card is left, you still look. You may tell what you saw, true or false.
rule-jarls-longhouse = Jarl's Longhouse and the first player
    .text =
        Take { $items_jarl } and the first player marker. If you already have the marker, you must pass it to your left.

        The marker moves at once, but the order of this round stays. Its new holder goes first in the next round, and when warriors are assigned in turn order. It never moves in any other way.
rule-runesmith = Runesmith
    .text =
        Pay { $items_rune } and take one of the face-up runes, or the top card of the rune deck without having seen it. It lies face up before you.

        There are { $runes_shown } spaces for runes. A gap is filled only when the next round is set up.
rule-runes = Runes
    .text =
        Each rune works once. Used or not, it stays with you, scores its glory at the end and counts for *{ card-runemaster }*.

        {"**"}At any time**, even when it is not your move: *{ card-rune-success }*, *{ card-rune-gifts }*, *{ card-rune-knowledge }*, *{ card-rune-wealth }*. They are offered beside every question, and once more in turn order after the last round.

        {"**"}At their moment**, when you are asked: *{ card-rune-true-vision }* at the Sage's House, *{ card-rune-potential }* and *{ card-rune-reaction }* after a roll, *{ card-rune-healing }* before losses, *{ card-rune-glory }* after a victory, *{ card-rune-journey }* when your journey card is revealed.
rule-longships = Longships
    .text =
        With a worker on a longship you send it to a shore where no ship lies. There you may fight the monster.
        - The **small** public longship holds { $small } and is free.
        - The **large** one holds { $large } and costs { $items_large }.
        - Your **own** longship is free, and only you may use it, with one worker per round.

        Food and warriors aboard together never exceed what a ship holds. When every shore has a ship, no other can sail. You may sail with several ships in one round.
rule-shipwright = Shipwright and your own longship
    .text =
        Choose a private longship that is still there and pay its wood and coins. It is yours for the rest of the game, and you may place a worker on it from now on, even in this round. Everybody can have one.

        At the end it scores its glory. Bigger ships cost more and bring more; with fewer players some are not there.
        - **{ place-snekka }**: { $items_snekka }, holds { $snekka_capacity }, worth { $snekka_glory } glory
        - **{ place-karfi }**: { $items_karfi }, holds { $karfi_capacity }, worth { $karfi_glory } glory
        - **{ place-skeid }**: { $items_skeid }, holds { $skeid_capacity }, worth { $skeid_glory } glory
        - **{ place-drekkar }**: { $items_drekkar }, holds { $drekkar_capacity }, worth { $drekkar_glory } glory

## Rules: warriors in the field

rule-assigning = Assigning warriors
    .text =
        When all workers are placed, everybody with a worker on the troll, a draugr or a longship divides warriors among these fights; ships also take food. You need not send anybody. Those left hunt, if you have a worker on the Hunting Grounds, or stay at home.

        All decide at the same time, in secret, and everything is shown together. But anybody may ask that it goes **in turn order**: then what was decided is dropped unseen, and all assign openly, beginning with the holder of the first player marker.

        A warrior does one thing per round. There is no retreat and no reinforcement. Food from this round's hunt comes too late for its ships.
rule-combat = Combat
    .text =
        Each enemy has an **attack** and a **defence**. A combat goes in rounds:
        1. You roll all your warriors in this combat.
        2. You may reroll (see *Rerolls and runes after a roll*).
        3. Each hit is 1 damage, a double hit 2. Damage adds up over the rounds.
        4. You lose as many warriors as the attack says, less one for each shield of this roll.
        5. If the damage reaches the defence, you have won, even if nobody of yours is left. Otherwise the next round begins; without warriors you have lost.

        The winner takes the card as a trophy, its glory and its reward at once. If nothing can be decided, the dice roll on by themselves.
rule-rerolls = Rerolls and runes after a roll
    .text =
        After each roll, in combat and on the hunt, you may discard 1 favour and reroll any of your dice of this roll, as often as you have favour. *{ card-rune-potential }* and *{ card-rune-reaction }* may be mixed in, in any order.

        The new result counts. You see hits, shields and what they would mean before you decide. What you win in one fight may be spent in the next ones, not in the same.
rule-losses = Losses
    .text =
        Losses are the enemy's attack less your shields of this roll, never below zero. You suffer them even in the round in which the enemy dies. You choose which warriors fall, after seeing all dice. They go back to the supply at once.

        {"*"}{ card-rune-healing }* ignores all losses of one round. Surplus shields and surplus damage do nothing.
rule-enemies = Trolls, draugr, monsters
    .text =
        - **Trolls** bring glory and wood. They have no colour.
        - **Draugr** bring glory and coins. There are two each round; those not defeated leave.
        - **Monsters** wait at the shores and bring the most glory, and favour. An undefeated one stays, and { $bounty } coin is put on it after each round for whoever defeats it later.

        Draugr and monsters are blue, red or yellow. Only whoever has placed a worker on the troll or a draugr, or sent a ship to a shore, may fight there.
rule-hunt = The hunt
    .text =
        If you have a worker on the Hunting Grounds, all your warriors that are not assigned elsewhere roll once. You take 1 food for each hit and 2 for a double hit, at most { $hunt }. Rerolls are allowed. Hunters never die.

        The hunt comes first in the combat resolution, but its food is too late for the ships of the same round.
rule-troll = The troll and blame
    .text =
        If nobody kills the troll, **everybody** takes { $items_troll } at the end of the round, even whoever fought it.

        Whoever kills it may discard 1 blame and make another player take 1. Both are optional, and you may give blame without having any.

        At the end blame costs glory: one token, two, three and so on cost { $blame } in all, and each further one { $blame_further } more.
rule-voyage = A voyage
    .text =
        The shores are resolved from left to right; those without a ship are skipped:
        1. The **journey card** is revealed and does what it says, even if nobody is aboard.
        2. You **feed** your warriors. At the near shores (1 and 2) one food feeds { $near } warriors, at the far ones (3 and 4) { $far }. Whoever is not fed starves; you choose who. Then all food aboard is gone, even what was left.
        3. Those left **fight the monster**.

        All losses come off the ship, never from your stock at home. An empty ship sails too: then only the card is revealed.
rule-journeys = Journey cards and the kraken
    .text =
        There are { $voyages } journey cards; { $quiet } of them are *{ card-journey-all-quiet }*. The others: *{ card-journey-kraken }*, *{ card-journey-lost }*, *{ card-journey-no-wind }*, *{ card-journey-storm }*, *{ card-journey-whirlpool }*. What is not aboard cannot be lost.

        The kraken is fought before the warriors eat, and every kind of warrior may fight it. It brings { $kraken } glory but is no trophy. If it kills all, the voyage is over.

        You can look at a card at the Sage's House, or at all with *{ card-rune-knowledge }*.
rule-forbidden = Forbidden warriors
    .text =
        Some enemies show *no swords*, *no spears* or *no axes*. Such warriors cannot be sent against a troll or draugr.

        On a ship they may sail along: they take up room, must be fed, may be lost on the journey and fight the kraken. But just before the fight against a monster that forbids them they die without rolling.
rule-clean-up = Clean-up
    .text =
        1. Workers and ships come home.
        2. If the troll lives, everybody takes { $items_troll }. It leaves.
        3. Undefeated draugr leave.
        4. Revealed journey cards are discarded.
        5. Every undefeated monster gets { $bounty } coin more and stays.

        Then the next round begins. After round { $rounds } there is a last call for runes that work at any time, and then the final scoring.

## Rules: the end

rule-destinies = Destiny cards
    .text =
        A destiny asks for the **most** of something: trophies of a kind or colour, warriors, a resource, favour or runes. At the end each of your own cards scores its higher value if you alone have the most, its lower one if somebody has as many. You need at least one.

        What counts is what the players have, not who holds the card: with as many as its owner you make it worth less.

        Your cards are secret to the end; only the one you show with *{ card-rune-success }* is known from then on.
rule-trophies = Trophies and sets
    .text =
        Enemies you have defeated lie face down before you: how many, and which, is your secret (unless the *Chronicle of Heroes* is played). The fights themselves everybody sees.

        At the end each set of one blue, one red and one yellow trophy scores { $set } glory. Trolls have no colour, the kraken is no trophy. The same trophy may count for a set and for destinies.
rule-scoring = Final scoring
    .text =
        Added to your glory:
        - your destiny cards
        - { $set } for each set of a blue, a red and a yellow trophy
        - the glory on your runes, used or not
        - the glory of your own longship
        - { $favour } for each favour
        - 1 for every { $coins } coins

        Blame is subtracted: { $blame } in all for one token, two, three and so on, then { $blame_further } for each further one. Food, wood and warriors score nothing.

        The most glory wins. If it is equal, the most trophies, trolls included; if those are equal too, the victory is shared.
rule-hidden = What is hidden
    .text =
        Secret are your destiny cards, your trophies, the journey cards you have looked at, and your assignment until all are shown. Everybody sees how many destiny cards you have.

        Open to all are leaders, workers, warriors, resources, favour, blame, glory, ships, runes and all dice. Nobody knows what lies in the decks.

        Your own secrets come by direct message, and **My Hand** shows them only to you.
rule-chronicle = Variant: Chronicle of Heroes
    .text =
        All trophies lie face up. Everybody sees who has defeated what, which makes destinies a matter of planning.
rule-suspicious = Variant: Suspicious Townsfolk
    .text =
        Everybody starts the game with { $items_suspicion }, so the townsfolk's opinion weighs more at the end.

## The introduction for a first match

intro-1 = **The jarl is dead. Long live the jarl: you!** For { $rounds } rounds you gather warriors, defend the town and sail against monsters. Your goal is **glory**.

    When it is your move, you are mentioned below the board. Press **Take My Turn**: only you see what opens, and it offers exactly what you may do now. **Back** takes an answer back as long as nothing hidden was revealed.
intro-2 = **First you place workers**, one at a time. Each location takes only one of them per round, so be quick where it matters: warriors from the smiths, food from the Smokehouse, coins and wood for bigger plans.

    You hold a secret destiny: it rewards having the most of something at the end. **My Hand** shows it, only to you.
intro-3 = **Then you send your warriors** to the fights your workers have reserved: the troll, the draugr, or a monster across the sea. Ships need food, too.

    {"**"}Board** shows the position: the enemies with attack and defence, who stands where, and what everybody owns.
intro-4 = **Now dice decide.** Hits hurt the enemy, shields save your own. As many warriors as its attack says fall each round, so send enough. With favour you reroll, with runes you do more.

    Somebody should stop the troll: otherwise all take blame. **Saga** tells you what has happened so far.
intro-5 = **In the end** sets of a blue, a red and a yellow trophy, destinies, runes, ships and favour score. Blame costs more the more of it you have.

    If you are stuck, press **Help**: it explains the question you are in. `/{ command-rules }` and `/{ command-card }` tell you everything else. May the gods favour you!

## Rulings on cards, by their number in our rules (CM-17.…)

ruling-4 = If fewer destiny cards are left than you should draw, you draw what is there and keep exactly one. If none is left, you only look at a journey card.
ruling-5 = Destiny cards that go under the deck lie there in the order they were drawn. Nobody chooses an order.
ruling-7 = If the supply holds too few warriors, you take what is there. The price stays the same.
ruling-8 = If your longhouse or the supply lets you take only some of several kinds, you choose which. You cannot dismiss warriors to make room.
ruling-15 = You may tell the others what you saw, true or false. Nobody can check it.
ruling-16 = What you gain may pay for the worker you place next. A rune just bought may be used at once.
ruling-18 = Forbidden warriors cannot be sent against an enemy on land. On a ship they sail along, take up room, eat, and fight the kraken.
ruling-19 = Forbidden warriors die before the first roll. If no others reach the monster, the fight is lost.
ruling-24 = The owner chooses which warriors fall, starve or go overboard, after seeing all dice.
ruling-25 = If the enemy and your last warriors die in the same round, you have won.
ruling-27 = Favour, *{ card-rune-potential }* and *{ card-rune-reaction }* may be mixed in any order. Each favour may reroll any dice of the roll, even those rerolled before. *{ card-rune-reaction }* applies to the faces shown in the end.
ruling-29 = With *{ card-rune-reaction }* a shield on one of { leader-svanhildr }'s swordsmen counts { $sword_shield } damage and still blocks.
ruling-31 = Favour, wood or coins won in one fight may be used in later fights of the same round, not in the fight that brought them.
ruling-32 = You are asked when the losses are known, before anybody is removed.
ruling-33 = Half of the printed glory counts: coins on a monster or a leader's bonus are no part of it.
ruling-34 = A fight without warriors does not take place; the enemy is undefeated.
ruling-36 = Both parts of the reward for a troll are optional. You may make any other player take blame, even if you have none yourself.
ruling-37 = You lose as much as is aboard of what the card asks for. What is not there cannot be lost. Where you choose, you must choose something that is there.
ruling-38 = The kraken is fought before feeding; its victims need no food. Without warriors aboard nothing happens. If it kills all, the food is lost and the monster is not fought.
ruling-39 = The defeated kraken is no trophy: it counts neither for sets nor for destinies nor in a tie.
ruling-40 = The new card stands, good or bad. If the deck is empty, the discarded cards are shuffled first; if there is no card at all, the voyage is quiet.
ruling-42 = You see the cards that lie there at that moment, not those that come later.
ruling-43 = All your warriors count, runes used or not, coins and favour before they are turned into glory. One trophy may count several times.
ruling-44 = With none of it you never fulfil a destiny, even if nobody has any.
ruling-45 = Whether somebody has as many depends on what they own, not on the cards they hold.
ruling-46 = You name and show the card first; then it is compared. Nobody learns the numbers of hidden trophies. If it scores nothing now, the rune is spent all the same.
ruling-48 = After the last round everybody may still use it, in turn order, before the final scoring.
ruling-49 = It may be used during another player's decision, but not between a roll and its losses.
