"""What one can look up: the rule topics with their numbers, the rulings on cards, the topic of a question."""

from games.champions_of_midgard.components import (
    CARDS,
    DESTINIES,
    ENEMIES,
    JOURNEYS,
    LEADERS,
    LONGSHIPS,
    MERCHANTS,
    PRIVATE,
    PUBLIC,
    RULES,
    RUNES,
    SHORES,
    STALLS,
    WARRIORS,
)
from games.champions_of_midgard.words import LEADER_ARGS, counted, price_of, stall_args
from games.engine import Arguments

TOPICS = (
    "goal",
    "round",
    "setup",
    "leaders",
    "resources",
    "warriors",
    "placing",
    "locations",
    "begging",
    "worker-huts",
    "market",
    "stalls",
    "stave-church",
    "merchant-ship",
    "sages-house",
    "jarls-longhouse",
    "runesmith",
    "runes",
    "longships",
    "shipwright",
    "assigning",
    "combat",
    "rerolls",
    "losses",
    "enemies",
    "hunt",
    "troll",
    "voyage",
    "journeys",
    "forbidden",
    "clean-up",
    "destinies",
    "trophies",
    "scoring",
    "hidden",
    "chronicle",
    "suspicious",
)
"""The rule topics, in reading order."""

TOPIC_OF_QUESTION = {
    "after-hunt": "hunt",
    "after-roll": "rerolls",
    "any-time": "runes",
    "assign-food": "voyage",
    "assign-warriors": "assigning",
    "aumingi": "stalls",
    "beg-resource": "begging",
    "blame-whom": "troll",
    "choose-leader": "leaders",
    "choose-losses": "losses",
    "destiny-keep": "destinies",
    "last-call": "runes",
    "lost-choice": "journeys",
    "market-food": "market",
    "market-wood": "market",
    "place-worker": "placing",
    "recruit-choice": "warriors",
    "reroll-dice": "rerolls",
    "rune-choice": "runesmith",
    "sage-peek": "sages-house",
    "shed-blame": "troll",
    "ship-choice": "shipwright",
    "ship-destination": "longships",
    "starvation": "voyage",
    "stave-church": "stave-church",
    "storm-choice": "journeys",
    "use-glory": "runes",
    "use-healing": "losses",
    "use-journey": "journeys",
    "use-true-vision": "sages-house",
    "whirlpool-choice": "journeys",
}
"""The topic that explains a question."""

RULED = {
    "rune-success": (46, 48, 49),
    "rune-gifts": (16, 48, 49),
    "rune-knowledge": (15, 42),
    "rune-wealth": (16, 48, 49),
    "rune-true-vision": (4, 5),
    "rune-potential": (27,),
    "rune-reaction": (27, 29),
    "rune-healing": (32,),
    "rune-glory": (33,),
    "rune-journey": (40,),
    "journey-kraken": (38, 39),
    "journey-lost": (24, 37),
    "journey-no-wind": (37,),
    "journey-storm": (24, 37),
    "journey-whirlpool": (24, 37),
    **dict.fromkeys(DESTINIES, (43, 44, 45)),
    "monster-hunter": (39, 43, 44, 45),
    **{card: (7, 8) for card, merchant in MERCHANTS.items() if set(merchant.gain) & set(WARRIORS)},
    **{card: (25, 34, 36) for card, enemy in ENEMIES.items() if enemy.type == "troll"},
    **{card: (25, 31, 34) for card, enemy in ENEMIES.items() if enemy.type == "draugr"},
    **{
        card: (18, 19, 25, 31) if enemy.forbidden else (25, 31)
        for card, enemy in ENEMIES.items()
        if enemy.type == "monster"
    },
}
"""By card, the numbers of the rulings on it (CM-17.…)."""

RULINGS = {card: tuple(f"ruling-{number}" for number in RULED[card]) for card in CARDS if card in RULED}
"""By card, the keys of the rulings on it."""

INTRO_PAGES = 5
"""How many pages the introduction for a first match has."""

SMALL, LARGE = PUBLIC
NEAR, *_, FAR = SHORES.values()
BLAME = [-glory for glory in RULES.blame_glory]

NUMBERS: Arguments = {
    "rounds": RULES.rounds,
    "items_start": counted(RULES.start),
    "workers": RULES.workers[RULES.players.max],
    "workers_two": RULES.workers[RULES.players.min],
    "runes_shown": RULES.rune_display,
    "longhouse": RULES.longhouse_limit,
    "hunt": RULES.hunt_food_limit,
    **LEADER_ARGS,
    **{kind: warrior.count for kind, warrior in WARRIORS.items()},
    **{f"faces_{kind}": warrior.faces for kind, warrior in WARRIORS.items()},
    "items_blame": counted({"blame": RULES.beg_blame}),
    "begged": RULES.beg_resources,
    "huts": RULES.worker_huts_price,
    **{f"items_{stall}_cost": stall_args(stall)["items_cost"] for stall in STALLS if STALLS[stall].cost},
    **{f"items_{stall}": stall_args(stall)["items"] for stall in STALLS},
    "aumingi_times": STALLS["aumingi"].times,
    "church_coins": [coins for coins, _ in RULES.stave_church],
    "church_favour": [favour for _, favour in RULES.stave_church],
    "items_merchant": counted({"coin": RULES.merchant_ship_fee}),
    "items_jarl": counted({"swordsman": RULES.jarl_swordsmen}),
    "items_rune": counted({"wood": RULES.rune_price}),
    "small": LONGSHIPS[SMALL].capacity,
    "large": LONGSHIPS[LARGE].capacity,
    "items_large": counted({"coin": LONGSHIPS[LARGE].fee}),
    **{f"{ship}_capacity": LONGSHIPS[ship].capacity for ship in PRIVATE},
    **{f"{ship}_glory": LONGSHIPS[ship].glory for ship in PRIVATE},
    **{f"items_{ship}": price_of(ship) for ship in PRIVATE},
    "near": NEAR.warriors_per_food,
    "far": FAR.warriors_per_food,
    "voyages": sum(journey.count for journey in JOURNEYS.values()),
    "quiet": JOURNEYS["journey-all-quiet"].count,
    "kraken": ENEMIES["journey-kraken"].glory,
    "items_troll": counted({"blame": RULES.troll_blame}),
    "bounty": RULES.bounty,
    "blame": BLAME[1:],
    "blame_further": -RULES.blame_glory_further,
    "set": RULES.set_glory,
    "favour": RULES.favour_glory,
    "coins": RULES.coins_per_glory,
    "items_suspicion": counted({"blame": RULES.suspicious_blame}),
    "sword_shield": RUNES["rune-reaction"].amount + LEADERS["svanhildr"].amount,
}
"""The numbers of the box that rules, rulings and the introduction tell."""
