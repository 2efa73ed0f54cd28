### Blood Rage: the cards, by face. Numbers come from the cards' hints in components.json.

## Monsters

card-dwarf-chieftain = Dwarf Chieftain
card-dwarf-chieftain-text = Neither this upgrade nor invading with this Monster costs Rage.

card-sea-serpent = Sea Serpent
card-sea-serpent-text = This Monster is also a Ship: it invades only fjords, never moves, and supports both provinces of its fjord. Your Ship upgrade applies to it too, but does not change its STR.

card-troll = Troll
card-troll-text = Each time the Troll invades a province, all enemy Warriors there are destroyed.

card-dark-elf = Dark Elf
card-dark-elf-text = The Dark Elf may invade Yggdrasil and has STR { $str_in_yggdrasil } there. Even there, invading costs only its normal STR in Rage.

card-fire-giant = Fire Giant
card-fire-giant-text = Each time the Fire Giant invades a province, all enemy figures there and in the adjoining fjord are destroyed, except Monsters.

card-valkyrie = Valkyrie
card-valkyrie-text = You gain { $amount } Glory for each enemy figure destroyed in a battle the Valkyrie takes part in, won or lost.

card-frost-giant = Frost Giant
card-frost-giant-text =
    When you successfully pillage a province the Frost Giant is in, you take the pillage token's reward { $times ->
        [one] { $times } more time
       *[other] { $times } more times
    }.

card-soldier-of-hel = Soldier of Hel
card-soldier-of-hel-text = Neither this upgrade nor invading with this Monster costs Rage.

card-volur-witch = Volur Witch
card-volur-witch-text = When the Volur Witch would be destroyed in an outer province, you may move her to Yggdrasil instead at no cost: also at Ragnarök (she then earns no Glory), but not with { card-friggas-sacrifice }. From Yggdrasil itself she cannot flee.

card-fenrir = Fenrir
card-fenrir-text = If Fenrir stands in an outer province at Ragnarök, that province is destroyed instead of the doomed one. In Yggdrasil he has no effect.

card-hildisvini = Hildisvini
card-hildisvini-text = When Hildisvini invades a province, it may take the village of any figure there, even one of yours: you move that figure to an adjacent province with room. So Hildisvini can invade even a full province.

card-mountain-giant = Mountain Giant
card-mountain-giant-text = This Monster is also a Leader: invading with it costs no Rage, and your Leader upgrade applies to it too.

card-nidhoggr = Nidhoggr
card-nidhoggr-text = When you win a battle with Nidhoggr in it, you gain { $amount } Glory for each figure the losers have in Valhalla, including those just destroyed.

card-wolfman = Wolfman
card-wolfman-text = While the Wolfman is in a battle, only Monsters add their STR, on every side. Cards count as usual.

card-mystic-troll = Mystic Troll
card-mystic-troll-text = Your figures invade the province the Mystic Troll is in, and your Ships its fjord, without paying Rage. The price of { card-friggas-domain } stays.

card-ymir = Ymir
card-ymir-text = Neither this upgrade nor invading with Ymir costs Rage. Ymir's STR is { $per_figure } for each of your figures currently in Valhalla.

## Leader upgrades

card-lord-of-hammers = Lord of Hammers
card-lord-of-hammers-text = After you successfully pillage a province your Leader is in, you may move him to an adjacent province with room.

card-lord-of-axes = Lord of Axes
card-lord-of-axes-text =
    After you successfully pillage a province your Leader is in, raise one clan stat of your choice by { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.

card-lord-of-spears = Lord of Spears
card-lord-of-spears-text =
    After you successfully pillage a province your Leader is in, raise all three clan stats by { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } each.

## Warrior upgrades

card-brothers-in-arms = Brothers in Arms
card-brothers-in-arms-text = Your Warriors count in pairs: each pair in the same province has STR { $pair } together, a Warrior left over STR { $single }. Invading with a Warrior costs { $single } Rage.

card-experts-in-arms = Experts in Arms
card-experts-in-arms-text = Each of your Warriors has STR { $single }; invading with one costs as much Rage.

card-masters-in-arms = Masters in Arms
card-masters-in-arms-text = Your Warriors count in pairs: each pair in the same province has STR { $pair } together, a Warrior left over STR { $single }. Invading with a Warrior costs { $single } Rage.

## Ship upgrades

card-lokis-dragons = Loki's Dragons
card-lokis-dragons-text = You gain { $amount } Glory each time one of your Ships is destroyed, whatever the cause.

card-fire-dragons = Fire Dragons
card-fire-dragons-text = You gain { $amount } Glory each time one of your Ships is destroyed, whatever the cause.

card-eternal-dragons = Eternal Dragons
card-eternal-dragons-text = You gain { $amount } Glory each time one of your Ships is destroyed, whatever the cause.

## Clan upgrades

card-friggas-charm = Frigga's Charm
card-friggas-charm-text = Playing an upgrade costs you { $amount } Rage less (never below zero). Invading costs the same as before.

card-friggas-succor = Frigga's Succor
card-friggas-succor-text = Each time you invade, a Warrior from your reserve may invade the same province at no cost, if a village is free and your Horns allow it. With a Ship, choose one of the provinces its fjord supports. This Warrior brings no further one.

card-lokis-blessing = Loki's Blessing
card-lokis-blessing-text = After each battle you lose, you may invade the contested province at no cost with a Warrior from your reserve, if a village is free and your Horns allow it. Not in Yggdrasil.

card-lokis-domain = Loki's Domain
card-lokis-domain-text = In the Release Valhalla phase, you gain { $amount } Glory for each of your figures that returns from Valhalla to your reserve.

card-thors-glory = Thor's Glory
card-thors-glory-text = You gain { $amount } Glory after each battle you take part in, won or lost, in which { $at_least } or more enemy figures were destroyed.

card-tyrs-domain = Tyr's Domain
card-tyrs-domain-text = When you reveal a quest in a battle, you may count it as a battle card with a STR bonus of +{ $value }. The bonuses of { card-tyrs-domain } and { card-tyrs-wrath } do not add up.

card-friggas-protection = Frigga's Protection
card-friggas-protection-text = When figures of yours would be destroyed, you may pay { $cost } Rage for each one you want to save: it stays where it is. Also during other players' turns, but not against Ragnarök or { card-friggas-sacrifice }.

card-lokis-eminence = Loki's Eminence
card-lokis-eminence-text = In the Release Valhalla phase, you gain { $amount } Glory for each of your figures that returns from Valhalla to your reserve.

card-odins-inspiration = Odin's Inspiration
card-odins-inspiration-text = The Glory you gain for figures destroyed by Ragnarök is multiplied by { $factor }.

card-thors-domain = Thor's Domain
card-thors-domain-text = After you invade a province on your turn, you may pay { $cost } Rage to pillage it at once if it is still unpillaged; once per action. With a Ship, choose one of the provinces its fjord supports.

card-tyrs-challenge = Tyr's Challenge
card-tyrs-challenge-text = As your action, you may pay { $cost } Rage to pillage a province that is already pillaged this Age, if you have a figure there or a Ship in its fjord. If you succeed, you get its reward again.

card-tyrs-prowess = Tyr's Prowess
card-tyrs-prowess-text = When you win a battle, you may pay { $cost_each } Rage for each card you played in it that you want to take back into your hand instead of discarding it.

card-friggas-domain = Frigga's Domain
card-friggas-domain-text = For your Invade action, you may take the figure from Valhalla instead of your reserve. It then costs exactly { $cost } Rage instead of its normal price.

card-friggas-sacrifice = Frigga's Sacrifice
card-friggas-sacrifice-text =
    As your action, you may destroy { $figures } of your figures on the board to raise one clan stat of your choice by { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. Figures sacrificed can neither be protected nor flee.

card-lokis-wrath = Loki's Wrath
card-lokis-wrath-text = In the Release Valhalla phase, you gain { $amount } Glory for each of your figures that returns from Valhalla to your reserve.

card-odins-throne = Odin's Throne
card-odins-throne-text = The Glory of each quest you fulfil is multiplied by { $factor }. The raise of a clan stat is not.

card-thors-conquest = Thor's Conquest
card-thors-conquest-text = At the end of the game, you gain { $amount } Glory for each of your figures on the board, fjords included.

card-tyrs-wrath = Tyr's Wrath
card-tyrs-wrath-text = When you reveal a quest in a battle, you may count it as a battle card with a STR bonus of +{ $value }. The bonuses of { card-tyrs-domain } and { card-tyrs-wrath } do not add up.

## Quests

card-alfheim = Alfheim!
card-alfheim-text =
    Have more STR than every other clan in at least { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } of Alfheim (Andlang or Gimle). Figures in the adjoining fjord count; ties and destroyed provinces do not. Reward: { $glory } Glory, and raise one clan stat of your choice.

card-glorious-death = Glorious Death!
card-glorious-death-text = Have at least { $at_least } of your figures in Valhalla in the Quest phase, before Ragnarök strikes. Reward: { $glory } Glory, and raise one clan stat of your choice.

card-jotunheim = Jotunheim!
card-jotunheim-text =
    Have more STR than every other clan in at least { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } of Jotunheim (Muspelheim, Horgr or Utgard). Figures in the adjoining fjord count; ties and destroyed provinces do not. Reward: { $glory } Glory, and raise one clan stat of your choice.

card-manheim = Manheim!
card-manheim-text =
    Have more STR than every other clan in at least { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } provinces
    } of Manheim (Elvagar, Angerboda or Myrkulor). Figures in the adjoining fjord count; ties and destroyed provinces do not. Reward: { $glory } Glory, and raise one clan stat of your choice.

card-yggdrasil = Yggdrasil!
card-yggdrasil-text = Have more STR in Yggdrasil than every other clan. A tie is not enough. Reward: { $glory } Glory, and raise one clan stat of your choice.

card-widespread = Widespread!
card-widespread-text =
    Have more STR than every other clan in at least { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } different provinces
    }, Yggdrasil included. Figures in the adjoining fjord count; ties and destroyed provinces do not. Reward: { $glory } Glory, and raise one clan stat of your choice.

## Battle cards

card-friggas-grace = Frigga's Grace
card-friggas-grace-text = If you win this battle as the pillager, you may also raise a clan stat that the pillage reward does not raise. If the reward is Glory or all three stats, you may choose any stat.

card-heimdalls-sight = Heimdall's Sight
card-heimdalls-sight-text = This card's STR bonus equals the highest STR bonus of any single card an opponent shows in this battle, even one played late. Another { card-heimdalls-sight } counts as zero.

card-lokis-trickery = Loki's Trickery
card-lokis-trickery-text = If another clan wins this battle, you steal { $rage } Rage from it (or all it has, if less).

card-odins-smite = Odin's Smite
card-odins-smite-text =
    Before STR is compared, you destroy { $count ->
        [one] { $count } Warrior
       *[other] { $count } Warriors
    } of each opponent in the contested province.

card-thors-hammer = Thor's Hammer
card-thors-hammer-text = If you win this battle, you gain { $glory } extra Glory.

card-tyrs-bash = Tyr's Bash
card-tyrs-bash-text = STR bonus only, no further effect.

card-tyrs-crush = Tyr's Crush
card-tyrs-crush-text = STR bonus only, no further effect.

card-tyrs-smash = Tyr's Smash
card-tyrs-smash-text = STR bonus only, no further effect.

card-tyrs-smite = Tyr's Smite
card-tyrs-smite-text = STR bonus only, no further effect.

card-heimdalls-eye = Heimdall's Eye
card-heimdalls-eye-text = You may also play this card after the cards have been revealed, in addition to your other cards in this battle.

card-heimdalls-watch = Heimdall's Watch
card-heimdalls-watch-text = All revealed cards of all players are discarded, this one included. You gain Glory equal to the sum of their STR bonuses (+X counts as zero). Then every player in the battle plays a new card. Of several copies only the first works, clockwise from the pillager.

card-lokis-backstab = Loki's Backstab
card-lokis-backstab-text = If another clan wins this battle, you steal { $glory } Glory from it (or all it has, if less), before it gains Glory for its victory.

card-odins-tide = Odin's Tide
card-odins-tide-text = Before STR is compared, every clan in the battle, yours included, keeps one figure of its choice in the province or its fjord. All its other figures there are destroyed.

card-thors-oath = Thor's Oath
card-thors-oath-text =
    If you win this battle, raise one clan stat of your choice by { $raise_stat ->
        [one] { $raise_stat } step
       *[other] { $raise_stat } steps
    }. If you raise Axes, the new value already counts for this victory.

card-tyrs-rage = Tyr's Rage
card-tyrs-rage-text = STR bonus only, no further effect.

card-heimdalls-gaze = Heimdall's Gaze
card-heimdalls-gaze-text = You may also play this card after the cards have been revealed, in addition to your other cards in this battle.

card-lokis-poison = Loki's Poison
card-lokis-poison-text = If another clan wins this battle, you take all cards it played in the battle into your hand.

card-odins-judgement = Odin's Judgement
card-odins-judgement-text = You gain { $amount } Glory for each figure destroyed in this battle, your own included, whether you win or lose.

card-thors-ascension = Thor's Ascension
card-thors-ascension-text = If you win this battle, you gain { $rage } Rage and { $glory } extra Glory.

card-thors-primacy = Thor's Primacy
card-thors-primacy-text = The text of all cards your opponents have revealed is cancelled before it takes effect. Their STR bonuses stay; +X becomes +0. Cards played late are not affected. Of several copies only the first works, clockwise from the pillager.

card-tyrs-judgement = Tyr's Judgement
card-tyrs-judgement-text = STR bonus only, no further effect.
