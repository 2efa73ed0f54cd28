### Blood Rage: what is written on the pictures, short, for there is little room; and their alt texts.

## The board

picture-age = Age { $number }
picture-over = The End
picture-phase-gods-gifts = Gifts
picture-phase-action = Action
picture-phase-discard = Discard
picture-phase-quest = Quests
picture-phase-ragnarok = Ragnarök
picture-phase-release-valhalla = Valhalla
picture-place = { $place }
picture-region = { $region }
picture-stat = { $stat }
picture-clan = { $clan }
picture-to-act = To act
picture-passed = Passed

## Cards

picture-card = { $card }
picture-kind-monster = Monster
picture-kind-leader = Leader
picture-kind-warrior = Warrior
picture-kind-ship = Ship
picture-kind-clan = Clan
picture-kind-quest = Quest
picture-kind-battle = Battle
picture-kind-strength = { $kind } · STR { $strength }
picture-pack = To choose from
picture-draft = Your draft
picture-cards = Your hand
picture-picks = Taken
picture-quests = Your quests
picture-kept = Kept
picture-no-cards = You have no cards.
picture-alt-cards = { $group }: { $cards }.
picture-alt-card = Card “{ $card }”.

## The cover and the result

picture-tagline = Glory before Ragnarök
picture-players = { $least }–{ $most } players
picture-alt-cover = Blood Rage: a land of nine provinces around the world tree.
picture-result = The saga is told
picture-source-battle = Battles
picture-source-pillage = Pillage
picture-source-quest = Quests
picture-source-ragnarok = Ragnarök
picture-source-legendary = Stats
picture-other = Cards
picture-total = Glory
picture-alt-place = { $place_number }. { $player }, { $glory } Glory.

## Close-ups

picture-villages = { $free } of { $villages } villages free
picture-borders = Borders on { $places }
picture-grove = Room for everybody
picture-nobody = Nobody is here
picture-doomed = Doomed in Age { $number }
picture-destroyed = Destroyed
picture-pillaged = Pillaged
picture-reward = Reward: { $token }
picture-strength = STR on the board
picture-total-strength = STR in the battle
picture-sum = Figures { $figures } + cards { $cards }
picture-left = left
picture-on-board = On the board
picture-reserve = Reserve
picture-valhalla = Valhalla
picture-count = { $label }: { $count }
picture-hand = Hand
picture-committed = Quests
picture-upgrades = Upgrades
picture-battle = Battle for { $place }
picture-pillage = Pillage of { $place }
picture-pillager = { $clan } · pillager
picture-winner = { $clan } · winner
picture-no-card = No card revealed
picture-cancelled = Text cancelled
picture-declared = Quest counts +{ $bonus }
picture-no-battle = No battle
picture-force = { $player }: STR { $strength }
picture-alt-province = { $place }. { $facts }.
picture-alt-clan = { $player }: { $glory } Glory, { $facts }.

## The legend

picture-legend = What the signs mean
legend-strength = STR of a figure
legend-doomed = Doomed in this Age
legend-reward = Reward for pillaging
legend-pillaged = Pillaged already
legend-leads = Most Glory
legend-village = Free village
legend-destroyed = Destroyed
legend-horns = Figures on the board
legend-hand = Cards in hand
legend-quests = Committed quests
legend-valhalla = Figures in Valhalla
legend-upgrade = Upgrade in its slot
legend-track = Stat: long steps bring Glory
legend-first = First player
legend-last = Touched by the last move
legend-choice = You may choose this
