"""Every question, event and reason there is: what languages must say and random play must reach.

With the arguments of each; questions always have `seat`, and their `.others` has the same ones
(but those of assign-warriors and assign-food have `seat` alone). `card` is any
card, `place` a location, stall, longship or shore, `item` food, wood, coin, favour, blame or a kind of
warrior, `warrior` a kind, `face` a side of a die; a plural is a list.

Questions
    choose-leader
    place-worker            workers
    beg-resource
    ship-destination        place (the ship), capacity
    market-food             items (what there is now), total
    market-wood             food (as chosen), total (what is left for wood and coins)
    stave-church            coin (what there is)
    aumingi                 most, food
    rune-choice             price (wood)
    ship-choice             wood, coin (what there is)
    sage-peek
    use-true-vision         card, count (with the rune), without
    destiny-keep            count
    recruit-choice          room (how many may be taken), items
    any-time                (an offer, beside any question) what may be done at any time
    assign-warriors         place, card, attack, defence, glory, bans (the forbidden kinds), banned
                            (how many those are), most
    assign-food             place, most, count (warriors aboard), need (food to feed them all)
    after-roll              card, round, hits, damage (in all), defence, lethal (1: it is), shields, losses,
                            count (warriors), favour, warriors, faces
    after-hunt              hits, food (what it brings), favour, warriors, faces
    reroll-dice             favour, count
    use-healing             card (the enemy), losses
    choose-losses           card, losses
    use-glory               card, glory (the extra glory)
    shed-blame              blame
    blame-whom
    use-journey             card, place
    storm-choice            place
    lost-choice             place, count
    whirlpool-choice        place
    starvation              place, count (who starves), food
    last-call

Words of options (beside after-roll-accept, after-roll-reroll, after-hunt-accept, after-hunt-reroll
and last-call-done)
    option-yes, option-no, option-nobody, option-turn-order, option-rune-deck
    option-leader-…         (for each leader)
    option-beg              place, items (the blame), count (resources)
    option-hunting-grounds  place, most (food)
    option-jarls-longhouse  place, items, holds (1: the marker lies here already), room (for warriors in
                            the longhouse), fits (1: all of them do)
    option-market, option-sages-house, option-shipwright    place
    option-runesmith        place, items (the price)
    option-stave-church     place, most (favour)
    option-worker-huts      place, items (the price)
    option-stall            place, items_cost, items, times, room, fits
    option-goods            place, items, room, fits
    option-enemy            place, card, attack, defence, glory, items (the reward), bans
    option-merchant         place, items, price (0: nothing to pay), room, fits
    option-ship             place, capacity, price (0: free)
    option-item             items
    option-shore            place, card, attack, defence, bans, banned, glory, coins, rate
                            (warriors fed by a food)
    option-favour           count, price
    option-rune             card, rune (the same, to choose words by), glory, amount
    option-build            place, items (the price), capacity, glory
    option-journey          place
    option-destiny          card, most (what of), alone, shared
    option-piece            item, copy (1: alone or the first of its kind)
    option-die              warrior, face, number
    option-blanks           count
    option-seat             seat
    option-use-rune         card
    option-gifts            card, items
    option-success          card, card_destiny

Events (`you-…` are whispered)
    match-begins            seat (first player)
    stalls                  places
    leader                  seat, leader
    round-begins            round, seat
    enemies-appear          cards (the troll and the draugr)
    runes-appear            cards
    monsters-appear         cards
    merchant-arrives        card
    journeys-reshuffled     count
    places-worker           seat, place
    sails                   seat, place (ship), place_to (shore)
    goods                   seat, item, before, after
    recruits                seat, item, before, after (warriors of that kind in the longhouse)
    surplus                 seat, items (back to the supply)
    glory                   seat, source, before, after
    marker                  seat (new holder)
    hires                   seat, price
    peeks                   seat, place
    you-see-journey         place, card
    draws-destinies         seat, count
    you-get-destiny         card
    destinies-under         seat, count
    takes-rune              seat, card
    draws-rune              seat, card
    builds                  seat, place
    uses-rune               seat, card
    reveals-destiny         seat, card
    destiny-fails           seat, card (Success, or at the end: nothing for it)
    destiny-fulfilled       seat, card, glory, alone (1 or 0)
    turn-order-demanded     seat
    assigns                 seat, place, items (warriors, and food aboard)
    assigns-nothing         seat, place
    rolls                   seat, warriors, faces, round (0: a hunt)
    rerolls                 seat, warriors, faces (of the dice rolled again), numbers (which ones, from 0)
    reacts                  seat, count (shields that also hit)
    hunts                   seat, hits, food
    fight-begins            seat, card, attack, defence, count (warriors)
    strikes                 seat, card, hits, damage, defence
    falls                   seat, card, items
    unharmed                seat, card
    defeats                 seat, card
    repelled                seat, card
    blames                  seat, seat_to
    journey-revealed        seat, card, place
    journey-replaced        seat, card
    overboard               seat, items
    feeds                   seat, food, count (warriors who eat)
    starves                 seat, items
    forbidden-fall          seat, card, items
    troll-lives             card
    draugr-leave            cards
    bounties                cards, coins (so many more on each)
    last-call-begins
    end-scoring
    winners                 seats, glory

Reasons
    why-taken               seat
    why-price               items (the price), count (what there is)
    why-hired, why-ship-built, why-hunting, why-no-shore, why-no-ship-affordable, why-deck-empty

Sources of glory
    troll, draugr, monster, kraken, asmundr, ullr, skald, rune-glory, rune-success, destiny, sets, runes,
    longship, favour, coins, blame
"""

QUESTIONS = frozenset(
    {
        "after-hunt",
        "after-roll",
        "any-time",
        "assign-food",
        "assign-warriors",
        "aumingi",
        "beg-resource",
        "blame-whom",
        "choose-leader",
        "choose-losses",
        "destiny-keep",
        "last-call",
        "lost-choice",
        "market-food",
        "market-wood",
        "place-worker",
        "recruit-choice",
        "reroll-dice",
        "rune-choice",
        "sage-peek",
        "shed-blame",
        "ship-choice",
        "ship-destination",
        "starvation",
        "stave-church",
        "storm-choice",
        "use-glory",
        "use-healing",
        "use-journey",
        "use-true-vision",
        "whirlpool-choice",
    }
)

EVENTS = frozenset(
    {
        "assigns",
        "assigns-nothing",
        "blames",
        "bounties",
        "builds",
        "defeats",
        "destinies-under",
        "destiny-fails",
        "destiny-fulfilled",
        "draugr-leave",
        "draws-destinies",
        "draws-rune",
        "end-scoring",
        "enemies-appear",
        "falls",
        "feeds",
        "fight-begins",
        "forbidden-fall",
        "glory",
        "goods",
        "hires",
        "hunts",
        "journey-replaced",
        "journey-revealed",
        "journeys-reshuffled",
        "last-call-begins",
        "leader",
        "marker",
        "match-begins",
        "merchant-arrives",
        "monsters-appear",
        "overboard",
        "peeks",
        "places-worker",
        "reacts",
        "recruits",
        "repelled",
        "rerolls",
        "reveals-destiny",
        "rolls",
        "round-begins",
        "runes-appear",
        "sails",
        "stalls",
        "starves",
        "strikes",
        "surplus",
        "takes-rune",
        "troll-lives",
        "turn-order-demanded",
        "unharmed",
        "uses-rune",
        "winners",
        "you-get-destiny",
        "you-see-journey",
    }
)

ASIDES = frozenset(
    {
        "assigns",
        "assigns-nothing",
        "bounties",
        "destiny-fails",
        "draugr-leave",
        "enemies-appear",
        "merchant-arrives",
        "monsters-appear",
        "rerolls",
        "rolls",
        "runes-appear",
        "strikes",
        "unharmed",
    }
)

REASONS = frozenset(
    {
        "why-deck-empty",
        "why-hired",
        "why-hunting",
        "why-no-ship-affordable",
        "why-no-shore",
        "why-price",
        "why-ship-built",
        "why-taken",
    }
)
