"""Champions of Midgard in words: the moment, the fight, enemies, shores, town and longhouses; the hand."""

from collections.abc import Container, Iterator, Sequence

from games.champions_of_midgard.components import (
    BLUE,
    DESTINIES,
    ENEMIES,
    JOURNEYS,
    LEADERS,
    LOCATIONS,
    LONGSHIPS,
    MERCHANTS,
    RESOURCES,
    RULES,
    RUNES,
    SHORES,
    STALLS,
)
from games.champions_of_midgard.rolling import hits_under, shields
from games.champions_of_midgard.state import FIGHTS, Band, listed
from games.champions_of_midgard.view import ChampionView, CoastView, MidgardView, secrets
from games.champions_of_midgard.words import (
    card_text,
    counted,
    enemy_args,
    leader_text,
    ship_text,
    stall_text,
)
from locales import Words
from rendering.text import TextMode, Voice, short_lines, shortened, voice_of


def board(view: MidgardView, words: Words, names: Sequence[str]) -> list[str]:
    """The table from the most urgent to the least."""
    voice = voice_of(words, names)
    return short_lines(
        [
            *moment(view, voice),
            *fight(view, voice),
            *scores(view, voice),
            *enemies(view, voice),
            *shores(view, voice),
            *town(view, voice),
            *longhouses(view, voice),
        ]
    )


def hand(view: MidgardView, words: Words, names: Sequence[str]) -> list[str]:
    """The viewer's leader and the runes that still work; and what nobody else knows."""
    own = secrets(view)
    if own is None or view.seat is None:
        return []
    voice = voice_of(words, names)
    champion = view.champions[view.seat]
    groups = {"destinies": own.destinies, "runes": own.runes, "trophies": own.trophies}
    lines: list[str] = []
    if champion.leader is not None:
        lines.append(voice.say("hand-leader", leader=champion.leader))
        lines.append(words.say(leader_text(champion.leader), names))
    for group, cards in groups.items():
        if cards:
            lines += [voice.say(f"hand-heading-{group}", count=len(cards)), *told_cards(cards, voice)]
    if own.journeys:
        lines.append(voice.say("hand-heading-journeys"))
        lines += [voice.say("hand-journey", place=shore, card=card) for shore, card in own.journeys.items()]
    return short_lines(lines)


def summary(view: MidgardView, words: Words, names: Sequence[str]) -> str:
    """Who leads, whose move it is, the fight, and who waits to be fought."""
    voice = voice_of(words, names)
    if view.over:
        return shortened([voice.say("board-summary-over"), victory(view, voice)])
    return shortened([standing(view, voice), *now(view, voice), *threats(view, voice)])


def card(name: str, words: Words) -> list[str]:
    """A card to look up: its kind and worth, and its text."""
    voice = voice_of(words, ())
    return short_lines(
        [
            voice.say("face-name", card=name),
            voice.say("face-facts", facts=" · ".join(card_facts(name, voice))),
            words.say(card_text(name), ()),
        ]
    )


def means(view: MidgardView, words: Words, seat: int) -> str:
    """The workers left, the goods, and the warriors at home."""
    champion = view.champions[seat]
    goods = counted({item: champion.stock[item] for item in STOCK})
    voice = voice_of(words, ())
    return voice.say("board-means", workers=champion.workers, items=[*goods, *listed(champion.warriors)])


TEXT_MODE = TextMode(board, hand, summary, card, means)


# ---------------------------------------------------------------------- who and what


def player(view: MidgardView, voice: Voice, seat: int) -> str:
    """A player, never mistaken for another once leaders are chosen."""
    leader = view.champions[seat].leader
    if leader is None:
        return voice.say("board-player-nameless", seat=seat)
    return voice.say("board-player", seat=seat, leader=leader)


def plain_player(view: MidgardView, voice: Voice, seat: int) -> str:
    """A player in an alt text."""
    leader = view.champions[seat].leader
    if leader is None:
        return voice.say("board-player-plain-nameless", seat=seat)
    return voice.say("board-player-plain", seat=seat, leader=leader)


def winners(view: MidgardView) -> list[int]:
    """Most glory, then most trophies (CM-10.10)."""
    results = [(champion.glory, len(champion.trophies or [])) for champion in view.champions]
    return [seat for seat, result in enumerate(results) if result == max(results)]


def enemy_facts(card_id: str, voice: Voice) -> str:
    """An enemy by name, with attack, defence and what it brings."""
    key = "board-enemy-bans" if ENEMIES[card_id].forbidden else "board-enemy"
    return voice.say(key, card=card_id, **enemy_args(card_id))


# ---------------------------------------------------------------------- the moment


def moment(view: MidgardView, voice: Voice) -> Iterator[str]:
    """Whose move it is, the round and the phase, the first player."""
    if view.over:
        best = winners(view)
        yield voice.say("board-over")
        yield voice.say(
            "board-victory",
            glory=view.champions[best[0]].glory,
            players=[player(view, voice, seat) for seat in best],
        )
        return
    if view.phase == "place-workers":
        yield voice.say("board-turn", player=player(view, voice, view.turn))
    if view.round:
        yield voice.say("board-now", round=view.round, rounds=RULES.rounds, phase=view.phase)
    yield voice.say("board-first", player=player(view, voice, view.first))


def fight(view: MidgardView, voice: Voice) -> Iterator[str]:
    """The combat or the hunt going on, with the dice as they lie."""
    roll = view.roll
    if roll is None:
        return
    name = player(view, voice, roll.seat)
    if roll.card is None:
        yield voice.say("board-heading-hunt", player=name)
    else:
        yield voice.say("board-heading-fight", card=roll.card, player=name)
        yield enemy_facts(roll.card, voice)
        yield voice.say(
            "board-damage", damage=roll.damage, defence=ENEMIES[roll.card].defence, round=roll.round
        )
    if roll.faces:
        yield voice.say(
            "board-dice",
            warriors=roll.warriors,
            faces=roll.faces,
            hits=hits_under(roll, view.champions[roll.seat].leader),
            shields=shields(roll),
        )
    elif roll.warriors:
        yield voice.say("board-warriors", warriors=roll.warriors)


def scores(view: MidgardView, voice: Voice) -> Iterator[str]:
    """Everybody's glory, most first."""
    yield voice.say("board-heading-scores")
    for seat in sorted(range(len(view.champions)), key=lambda seat: -view.champions[seat].glory):
        glory = view.champions[seat].glory
        yield voice.say("board-score", player=player(view, voice, seat), glory=glory)


# ---------------------------------------------------------------------- the enemies


def enemies(view: MidgardView, voice: Voice) -> Iterator[str]:
    """The troll and the draugr, and who has reserved the fight."""
    here = dict(zip(FIGHTS, [view.troll, *view.draugr], strict=True))
    if any(here.values()):
        yield voice.say("board-heading-enemies")
    for place, card_id in here.items():
        if card_id is not None:
            yield occupied(view, voice, place, enemy_facts(card_id, voice))


def who_is_at(view: MidgardView, voice: Voice, place: str) -> Iterator[str]:
    """Whose worker stands on a place, and whom they have sent."""
    for seat in view.workers.get(place, []):
        yield voice.say("board-worker", player=player(view, voice, seat))
    if place in view.bands:
        yield from band_of(view.bands[place], voice)


def band_of(band: Band, voice: Voice) -> Iterator[str]:
    """Who was sent, with the food aboard."""
    if band.size or band.food:
        yield voice.say("board-band", items=[*listed(band.warriors), *["food"] * band.food])


def shores(view: MidgardView, voice: Voice) -> Iterator[str]:
    """The shores: the monster and its coins, the journey card, the ship that lies there."""
    yield voice.say("board-heading-shores")
    for shore, coast in view.coasts.items():
        facts = [
            *coast_facts(coast, voice),
            voice.say("board-rate", rate=SHORES[shore].warriors_per_food),
            *ship_at(view, voice, shore),
        ]
        yield voice.say("board-place", place=shore, facts=", ".join(facts))


def coast_facts(coast: CoastView, voice: Voice) -> Iterator[str]:
    """Who waits at a shore, and what is known of the way there."""
    if coast.monster is not None:
        yield enemy_facts(coast.monster, voice)
    if coast.coins:
        yield voice.say("board-bounty", coins=coast.coins)
    if coast.face_down:
        yield voice.say("board-face-down")
    if coast.revealed:
        yield voice.say("board-revealed", cards=coast.revealed)


def ship_at(view: MidgardView, voice: Voice, shore: str) -> Iterator[str]:
    """The ship at a shore, whose it is and who is aboard."""
    for ship, band in view.bands.items():
        if band.shore == shore:
            yield voice.say("board-ship", place=ship, player=player(view, voice, band.seat))
            yield from band_of(band, voice)


# ---------------------------------------------------------------------- the town


def town(view: MidgardView, voice: Voice) -> Iterator[str]:
    """The places that hold something or somebody, what is on offer, and the free ones."""
    yield voice.say("board-heading-town")
    for place in BLUE:
        goods = voice.say("board-goods", items=counted({BLUE[place].item: view.goods[place]}))
        yield occupied(view, voice, place, goods)
    for stall in view.stalls:
        yield occupied(view, voice, stall, voice.words.say(stall_text(stall), voice.names))
    if view.merchant is not None:
        cargo = voice.say("board-goods", items=counted(MERCHANTS[view.merchant].gain))
        yield occupied(view, voice, "merchant-ship", cargo)
    runes = [rune for rune in view.display if rune is not None]
    yield occupied(view, voice, "runesmith", voice.say("board-runes-shown", cards=runes))
    yield occupied(view, voice, "shipwright", voice.say("board-ships-shown", places=view.shipyard))
    if view.hired < len(view.champions):
        yield occupied(
            view, voice, "worker-huts", voice.say("board-price", price=RULES.worker_huts_price[view.hired])
        )
    told = {*BLUE, *view.stalls, *FIGHTS, "merchant-ship", "runesmith", "shipwright", "worker-huts"}
    others = [place for place in LOCATIONS if place not in told]
    for place in others:
        if view.workers.get(place):
            yield occupied(view, voice, place)
    free = [place for place in others if not view.workers.get(place)]
    if free:
        yield voice.say("board-free", places=free)


def occupied(view: MidgardView, voice: Voice, place: str, *facts: str) -> str:
    """A place, what there is to get, and whose worker stands there."""
    return voice.say("board-place", place=place, facts=", ".join([*facts, *who_is_at(view, voice, place)]))


# ---------------------------------------------------------------------- the longhouses


def longhouses(view: MidgardView, voice: Voice) -> Iterator[str]:
    """Everybody's longhouse, in the order of the seats."""
    yield voice.say("board-heading-longhouses")
    for seat in range(len(view.champions)):
        yield from longhouse(view, voice, seat)


def longhouse(view: MidgardView, voice: Voice, seat: int) -> Iterator[str]:
    """One longhouse: workers, goods, warriors, runes, ship, and how many secrets."""
    champion = view.champions[seat]
    yield voice.say("board-longhouse", player=player(view, voice, seat), glory=champion.glory)
    yield voice.say("board-workers", workers=champion.workers, crew=champion.crew)
    yield voice.say("board-stock", items=counted({item: champion.stock[item] for item in STOCK}))
    yield voice.say(
        "board-army", items=listed(champion.warriors), army=champion.army, most=RULES.longhouse_limit
    )
    for line in belongings(champion, voice):
        yield voice.say("board-fact", fact=line)


STOCK = [*RESOURCES, "favour", "blame"]


def belongings(champion: ChampionView, voice: Voice) -> Iterator[str]:
    """Runes, ship, destinies and trophies, as far as everybody sees them."""
    unused = [rune for rune in champion.runes if rune not in champion.used]
    if unused:
        yield voice.say("board-runes", cards=unused)
    if champion.used:
        yield voice.say("board-runes-used", cards=champion.used)
    if champion.ship is not None:
        text = voice.words.say(ship_text(champion.ship), voice.names)
        yield voice.say("board-own-ship", place=champion.ship, text=text)
    if champion.destiny_count:
        yield voice.say("board-destinies", count=champion.destiny_count)
    if champion.shown:
        yield voice.say("board-shown", cards=champion.shown)
    if champion.trophies:
        yield voice.say("board-trophies", count=len(champion.trophies), cards=sorted(champion.trophies))


# ---------------------------------------------------------------------- cards


def told_cards(cards: Sequence[str], voice: Voice) -> Iterator[str]:
    """Each card with what it is worth, and below it its text."""
    for name in cards:
        yield voice.say("hand-card", card=name, facts=", ".join(card_facts(name, voice)))
        yield voice.words.say(card_text(name), voice.names)


def card_facts(name: str, voice: Voice) -> Iterator[str]:
    """A card's kind, its colour, and the glory printed on a rune."""
    yield voice.say(f"cardtype-{kind_of(name)}")
    if name in RUNES:
        yield voice.say("board-glory", glory=RUNES[name].glory)
    elif name in ENEMIES and ENEMIES[name].colour is not None:
        yield voice.say("board-colour", colour=ENEMIES[name].colour or "")


def kind_of(card: str) -> str:
    """What kind of thing is printed there."""
    kinds: dict[str, Container[str]] = {
        "rune": RUNES,
        "destiny": DESTINIES,
        "merchant": MERCHANTS,
        "journey": JOURNEYS,
        "leader": LEADERS,
        "stall": STALLS,
        "ship": LONGSHIPS,
    }
    return next((kind for kind, cards in kinds.items() if card in cards), "") or ENEMIES[card].type


# ---------------------------------------------------------------------- the summary


def victory(view: MidgardView, voice: Voice) -> str:
    """Who has won."""
    best = winners(view)
    players = [plain_player(view, voice, seat) for seat in best]
    return voice.say("board-summary-victory", glory=view.champions[best[0]].glory, players=players)


def standing(view: MidgardView, voice: Voice) -> str:
    """Everybody's glory, most first."""
    seats = sorted(range(len(view.champions)), key=lambda seat: -view.champions[seat].glory)
    scores = [
        voice.say(
            "board-summary-score", player=plain_player(view, voice, seat), glory=view.champions[seat].glory
        )
        for seat in seats
    ]
    return voice.say("board-summary-scores", players=scores)


def now(view: MidgardView, voice: Voice) -> Iterator[str]:
    """Whose move it is, the round and the phase; the fight going on."""
    if view.phase == "place-workers":
        yield voice.say("board-summary-turn", player=plain_player(view, voice, view.turn))
    if view.round:
        yield voice.say("board-summary-now", round=view.round, rounds=RULES.rounds, phase=view.phase)
    if view.roll is not None and view.roll.card is not None:
        yield voice.say(
            "board-summary-fight",
            player=plain_player(view, voice, view.roll.seat),
            card=view.roll.card,
            damage=view.roll.damage,
            defence=ENEMIES[view.roll.card].defence,
        )


def threats(view: MidgardView, voice: Voice) -> Iterator[str]:
    """Who waits to be fought, on land and at the shores; which ships are under way."""
    waiting = [card_id for card_id in [view.troll, *view.draugr] if card_id is not None]
    if waiting:
        yield voice.say("board-summary-land", cards=waiting)
    monsters = [coast.monster for coast in view.coasts.values() if coast.monster is not None]
    if monsters:
        yield voice.say("board-summary-shores", cards=monsters)
    ships = [
        voice.say(
            "board-summary-ship", player=plain_player(view, voice, band.seat), place=ship, place_to=band.shore
        )
        for ship, band in view.bands.items()
        if ship in LONGSHIPS and band.shore is not None
    ]
    if ships:
        yield voice.say("board-summary-ships", players=ships)
