"""Blood Rage in words: whose move it is, the Glory, the map, the clan sheets; and the viewer's own cards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from games.blood_rage.components import CARDS, FJORDS, KINDS, OUTER, PROVINCES, RULES, SLOTS, TOKENS, Card
from games.blood_rage.options import card_args
from games.blood_rage.state import Battle
from games.blood_rage.view import BloodRageView, ClanView, secrets
from games.blood_rage.words import card_text, card_text_args
from games.engine import Argument, Arguments, Text
from locales import Words
from rendering.text import TextMode, Voice, short_lines, shortened, voice_of


def board(view: BloodRageView, words: Words, names: Sequence[str]) -> list[str]:
    """The table from the most urgent to the least: the moment, the scores, the map, the clan sheets."""
    voice = voice_of(words, names)
    return short_lines(
        [
            *moment(view, voice),
            *battle(view, voice),
            *scores(view, voice),
            *land(view, voice),
            *sheets(view, voice),
            voice.say("board-ring", places=OUTER, place=OUTER[0]),
        ]
    )


def hand(view: BloodRageView, words: Words, names: Sequence[str]) -> list[str]:
    """The viewer's cards with all that is printed on them, those to be chosen from first."""
    own = secrets(view)
    if own is None:
        return []
    voice = voice_of(words, names)
    kept = [] if own.kept is None else [own.kept]
    groups = {"pack": own.pack, "picks": own.picks, "cards": own.hand, "quests": own.quests, "kept": kept}
    lines: list[str] = []
    for group, cards in groups.items():
        if cards:
            lines += [voice.say(f"hand-heading-{group}", count=len(cards)), *told_cards(cards, view, voice)]
    return short_lines(lines or [voice.say("hand-empty")])


def summary(view: BloodRageView, words: Words, names: Sequence[str]) -> str:
    """Who leads, whose move it is, what is doomed, and where the strongest forces stand."""
    voice = voice_of(words, names)
    if view.over:
        return shortened([voice.say("board-summary-over"), victory(view, voice)])
    return shortened([standing(view, voice), *now(view, voice), *dangers(view, voice), *forces(view, voice)])


def card(name: str, words: Words) -> list[str]:
    """A card to look up: its kind, god and Ages, what it costs or brings, and its text."""
    voice = voice_of(words, ())
    first, *others = [other for other in CARDS.values() if other.face == CARDS[name].face]
    ages = [str(face.age) for face in (first, *others)]
    numbers = by_age([card_text_args(face) for face in (first, *others)])
    facts = [
        voice.say(f"cardtype-{first.type}"),
        *([] if first.god is None else [voice.say(f"god-{first.god}")]),
        voice.say("face-ages", count=len(ages), ages=ages),
        *worth(first, voice, numbers.get("glory", first.glory)),
    ]
    return short_lines(
        [
            voice.say("face-name", card=name),
            voice.say("face-facts", facts=" · ".join(facts)),
            words.say(Text(card_text(name).key, numbers), ()),
        ]
    )


def means(view: BloodRageView, words: Words, seat: int) -> str:
    """In the Action phase the Rage left, the figures on the board, and the Glory."""
    if view.phase != "action":
        return ""
    clan = view.clans[seat]
    most = clan.values["horns"]
    return voice_of(words, ()).say(
        "board-means", rage=clan.rage, count=clan.on_board, most=most, glory=clan.glory
    )


TEXT_MODE = TextMode(board, hand, summary, card, means)


# ---------------------------------------------------------------------- who and what


def player(view: BloodRageView, voice: Voice, seat: int) -> str:
    """A player, never mistaken for another: two may have the same name."""
    return voice.say("board-player", seat=seat, clan=view.clans[seat].clan)


def plain_player(view: BloodRageView, voice: Voice, seat: int) -> str:
    """A player in an alt text."""
    return voice.say("board-player-plain", seat=seat, clan=view.clans[seat].clan)


def in_order(kinds: Iterable[str]) -> list[str]:
    """Figures in the order of the box: Leader, Warriors, Ship, Monsters."""
    return sorted(kinds, key=list(KINDS).index)


def figures(view: BloodRageView, place: str | None, seat: int) -> list[str]:
    """A player's figures in a place."""
    if place is None:
        return []
    return in_order(figure.kind for figure in view.board[place] if figure.owner == seat)


def seats_by_glory(view: BloodRageView) -> list[int]:
    """The seats, most Glory first."""
    return sorted(range(len(view.clans)), key=lambda seat: -view.clans[seat].glory)


def leaders(view: BloodRageView) -> list[int]:
    """The seats with the most Glory."""
    best = max(clan.glory for clan in view.clans)
    return [seat for seat, clan in enumerate(view.clans) if clan.glory == best]


# ---------------------------------------------------------------------- the moment


def moment(view: BloodRageView, voice: Voice) -> Iterator[str]:
    """Whose move it is, the Age and the phase, the first player."""
    if view.over:
        winners = [player(view, voice, seat) for seat in leaders(view)]
        yield voice.say("board-over")
        yield voice.say("board-victory", glory=view.clans[leaders(view)[0]].glory, items=winners)
        return
    if view.phase == "action":
        yield voice.say("board-turn", player=player(view, voice, view.turn))
    if view.phase == "gods-gifts":
        yield draft(view, voice)
    yield voice.say("board-now", age=view.age, ages=RULES.ages, phase=view.phase)
    yield voice.say("board-first", player=player(view, voice, view.first))


def draft(view: BloodRageView, voice: Voice) -> str:
    """How far the draft has come: all choose at once, so all have chosen as many."""
    return voice.say("board-draft", count=view.clans[0].pick_count, most=RULES.draft_keep)


def battle(view: BloodRageView, voice: Voice) -> Iterator[str]:
    """The pillage going on, and the battle it may have become."""
    fight = view.battle
    if fight is None:
        return
    key = "board-heading-battle" if fight.participants else "board-heading-pillage"
    yield voice.say(key, place=fight.province)
    yield voice.say("board-pillager", player=player(view, voice, fight.pillager))
    for seat in fight.participants:
        facts = ", ".join(fighter(view, voice, fight, seat))
        yield voice.say("board-fighter", player=player(view, voice, seat), facts=facts)
    if fight.winner is not None:
        yield voice.say("board-winner", player=player(view, voice, fight.winner))
    elif fight.totals:
        yield voice.say("board-tie")


def fighter(view: BloodRageView, voice: Voice, fight: Battle, seat: int) -> Iterator[str]:
    """What a participant has revealed, and what it comes to."""
    revealed = [CARDS[card] for card in fight.cards.get(seat, [])]
    cards = [voice.say("board-revealed-card", **card_args(card, view.age)) for card in revealed]
    yield voice.say("board-revealed", items=cards) if cards else voice.say("board-nothing-revealed")
    if seat in fight.declared:
        yield voice.say("board-declared", bonus=fight.declared[seat])
    if cards and not fight.in_force(seat):
        yield voice.say("board-cancelled")
    if seat in fight.totals:
        yield voice.say("board-total", total=fight.totals[seat])


def scores(view: BloodRageView, voice: Voice) -> Iterator[str]:
    """Everybody's Glory, and in the Action phase the Rage."""
    yield voice.say("board-heading-scores")
    for seat in seats_by_glory(view):
        clan = view.clans[seat]
        facts = [voice.say("board-glory", glory=clan.glory)]
        if view.phase == "action":
            facts.append(voice.say("board-rage", rage=clan.rage))
            if clan.passed:
                facts.append(voice.say("board-passed"))
        yield voice.say("board-score", player=player(view, voice, seat), facts=", ".join(facts))


# ---------------------------------------------------------------------- the map


def land(view: BloodRageView, voice: Voice) -> Iterator[str]:
    """The provinces in the order of the ring, Yggdrasil, the fjords that hold ships, what is destroyed."""
    yield voice.say("board-heading-land")
    for province in PROVINCES:
        if province in view.destroyed:
            continue
        yield province_line(view, voice, province)
        for seat in sorted(view.strengths[province], key=lambda seat: -view.strengths[province][seat]):
            yield force(view, voice, province, seat)
    for fjord in FJORDS:
        fleets = [
            voice.say("board-fleet", player=player(view, voice, seat), figures=figures(view, fjord, seat))
            for seat in sorted({figure.owner for figure in view.board[fjord]})
        ]
        if fleets:
            yield voice.say("board-fjord", place=fjord, items=fleets)
    if view.destroyed:
        yield voice.say("board-destroyed", places=[place for place in PROVINCES if place in view.destroyed])


def province_line(view: BloodRageView, voice: Voice, province: str) -> str:
    """A province: where it lies, its free villages, its reward, its doom."""
    facts = ", ".join(province_facts(view, voice, province))
    region, fjord = PROVINCES[province].region, PROVINCES[province].fjord
    if region is None or fjord is None:
        return voice.say("board-centre", place=province, facts=facts)
    return voice.say("board-province", place=province, region=region, place_fjord=fjord, facts=facts)


def province_facts(view: BloodRageView, voice: Voice, province: str) -> Iterator[str]:
    """The state of a province."""
    villages = PROVINCES[province].villages
    if villages is not None:
        yield voice.say("board-villages", free=villages - len(view.board[province]), villages=villages)
    yield pillage(view, voice, province)
    if province in view.doomed and not view.over:
        age = view.doomed.index(province) + 1
        if age == view.age:
            yield voice.say("board-doomed-now")
        elif age > view.age:
            yield voice.say("board-doomed-later", age=age)


def pillage(view: BloodRageView, voice: Voice, province: str) -> str:
    """What there is to pillage."""
    if province in view.pillaged:
        return voice.say("board-pillaged")
    token = view.tokens[province]
    if TOKENS[token].reward.kind == "glory":
        return voice.say("board-reward-glory", glory=TOKENS[token].reward.amount)
    return voice.say("board-reward", token=token)


def force(view: BloodRageView, voice: Voice, province: str, seat: int) -> str:
    """A clan's figures in a province and its fjord, with their STR."""
    on_land = figures(view, province, seat)
    at_sea = figures(view, PROVINCES[province].fjord, seat)
    name, strength = player(view, voice, seat), view.strengths[province][seat]
    if not at_sea:
        return voice.say("board-force", player=name, strength=strength, figures=on_land)
    if not on_land:
        return voice.say("board-force-at-sea", player=name, strength=strength, figures_sea=at_sea)
    return voice.say("board-force-both", player=name, strength=strength, figures=on_land, figures_sea=at_sea)


# ---------------------------------------------------------------------- the clan sheets


def sheets(view: BloodRageView, voice: Voice) -> Iterator[str]:
    """Everybody's clan sheet, in the order of the seats."""
    yield voice.say("board-heading-sheets")
    for seat in range(len(view.clans)):
        yield from clan_sheet(view, voice, seat)


def clan_sheet(view: BloodRageView, voice: Voice, seat: int) -> Iterator[str]:
    """One clan sheet: stats, figures, cards, upgrades, Valhalla, reserve."""
    clan = view.clans[seat]
    stats = ", ".join(
        voice.say("board-stat", stat=stat, value=clan.values[stat], step=step)
        for stat, step in clan.stats.items()
    )
    yield voice.say("board-sheet", player=player(view, voice, seat), facts=stats)
    yield voice.say("board-figures", count=clan.on_board, most=clan.values["horns"])
    cards = ", ".join(card_counts(view, voice, clan))
    if cards:
        yield voice.say("board-cards", facts=cards)
    for kind, slots in SLOTS.items():
        upgrades = [clan.upgrades[slot] for slot in slots if slot in clan.upgrades]
        if upgrades:
            yield voice.say("board-upgrades", kind=kind, count=len(upgrades), cards=upgrades)
    if clan.valhalla:
        yield voice.say("board-valhalla", figures=in_order(clan.valhalla))
    if clan.reserve:
        yield voice.say("board-reserve", figures=in_order(clan.reserve))


def card_counts(view: BloodRageView, voice: Voice, clan: ClanView) -> Iterator[str]:
    """How many cards a clan hides, and where; an empty hand matters in the Action phase alone."""
    if clan.hand_size or view.phase == "action":
        yield voice.say("board-hand", count=clan.hand_size)
    if clan.quest_count:
        yield voice.say("board-quests", count=clan.quest_count)
    if clan.keeps_card:
        yield voice.say("board-kept")


# ---------------------------------------------------------------------- the hand


def told_cards(cards: list[str], view: BloodRageView, voice: Voice) -> Iterator[str]:
    """Each card with what it is worth, and below it its text; equal cards once."""
    for name, count in Counter(cards).items():
        facts = ", ".join(card_facts(name, view, voice))
        yield voice.say("hand-card", card=name, count=count, facts=facts)
        yield voice.words.say(card_text(name), voice.names)


def card_facts(name: str, view: BloodRageView, voice: Voice) -> Iterator[str]:
    """A card's kind, what it costs or brings, and its Age if that is another one."""
    card = CARDS[name]
    yield voice.words.say(Text(f"cardtype-{card.type}"), voice.names)
    yield from worth(card, voice, card.glory)
    if card.age != view.age:
        yield voice.say("hand-age", age=card.age)


def worth(card: Card, voice: Voice, glory: Argument) -> Iterator[str]:
    """What a card costs or brings; the Glory of a quest may be that of several Ages."""
    if card.is_upgrade:
        yield voice.say("hand-price", price=card.upgrade_cost)
        if card.strength is not None and card.type != "clan":
            yield voice.say("hand-strength", strength=card.strength)
    elif card.type == "quest":
        yield voice.say("board-glory", glory=glory)
    elif card.bonus is None:
        yield voice.say("hand-bonus-open")
    else:
        yield voice.say("hand-bonus", bonus=card.bonus)


def by_age(numbers: Sequence[Arguments]) -> Arguments:
    """The numbers of a card's Ages as one: where they differ, like 5/7/9."""
    values = {name: list(dict.fromkeys(str(other[name]) for other in numbers)) for name in numbers[0]}
    return {
        name: number if len(values[name]) == 1 else "/".join(values[name])
        for name, number in numbers[0].items()
    }


# ---------------------------------------------------------------------- the summary


def victory(view: BloodRageView, voice: Voice) -> str:
    """Who has won."""
    winners = leaders(view)
    names = [plain_player(view, voice, seat) for seat in winners]
    return voice.say("board-summary-victory", glory=view.clans[winners[0]].glory, items=names)


def standing(view: BloodRageView, voice: Voice) -> str:
    """Who leads, and by how much."""
    ahead = leaders(view)
    glory = view.clans[ahead[0]].glory
    if len(ahead) == len(view.clans):
        return voice.say("board-summary-level", glory=glory)
    if len(ahead) > 1:
        names = [plain_player(view, voice, seat) for seat in ahead]
        return voice.say("board-summary-tied", glory=glory, items=names)
    lead = glory - max(clan.glory for seat, clan in enumerate(view.clans) if seat not in ahead)
    leader = plain_player(view, voice, ahead[0])
    return voice.say("board-summary-leads", player=leader, glory=glory, lead=lead)


def now(view: BloodRageView, voice: Voice) -> Iterator[str]:
    """Whose move it is; the Age and the phase."""
    if view.phase == "action":
        yield voice.say("board-summary-turn", player=plain_player(view, voice, view.turn))
    if view.phase == "gods-gifts":
        yield voice.say("board-summary-draft")
    yield voice.say("board-summary-now", age=view.age, ages=RULES.ages, phase=view.phase)


def dangers(view: BloodRageView, voice: Voice) -> Iterator[str]:
    """The pillage or battle going on, and the province that falls at the end of the Age."""
    fight = view.battle
    if fight is not None:
        key = "board-summary-battle" if fight.participants else "board-summary-pillage"
        yield voice.say(key, place=fight.province, player=plain_player(view, voice, fight.pillager))
    doomed = view.doomed[view.age - 1]
    if doomed not in view.destroyed:
        yield voice.say("board-summary-doomed", place=doomed)


def forces(view: BloodRageView, voice: Voice) -> Iterator[str]:
    """Each clan's strongest force, the strongest of all first."""
    best: dict[int, tuple[int, str]] = {}
    for province, strengths in view.strengths.items():
        for seat, strength in strengths.items():
            if strength > best.get(seat, (0, ""))[0]:
                best[seat] = strength, province
    told = [
        voice.say(
            "board-summary-force", player=plain_player(view, voice, seat), strength=strength, place=province
        )
        for seat, (strength, province) in sorted(best.items(), key=lambda entry: (-entry[1][0], entry[0]))
    ]
    if told:
        yield voice.say("board-summary-forces", items=told)
