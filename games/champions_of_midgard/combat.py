"""Combat (CM-7), the same for troll, draugr, kraken and monster."""

from games.champions_of_midgard.components import ENEMIES, KINDS, LEADERS, RULES, RUNES, Enemy
from games.champions_of_midgard.options import NO, NOBODY, YES, show_piece, show_seat, show_word
from games.champions_of_midgard.rolling import after_roll, cast, hits, losses
from games.champions_of_midgard.state import FIGHTS, Band, Midgard, Roll, listed
from games.engine import Answer, Flow, PickSome, pick
from games.engine.copies import numbered, plain

DOUBLE = "double-hit"
HEALING = "rune-healing"
GLORY = "rune-glory"
LOSS_ORDERS = ["swords-first", "axes-first"]
RUNE_ORDERS = ["always", "never"]
HEALING_ORDERS = [*RUNE_ORDERS, "two-or-more"]
MANY_LOSSES = 2


def fight(game: Midgard, place: str, card: str, band: Band) -> Flow[bool]:
    """Combat rounds until the enemy or the last warrior falls. Says whether the enemy fell (CM-7.2)."""
    enemy = ENEMIES[card]
    seat = band.seat
    roll = game.state.roll = Roll(seat, place, listed(band.warriors), card)
    game.tell(
        "fight-begins",
        seat=seat,
        card=card,
        attack=enemy.attack,
        defence=enemy.defence,
        count=len(roll.warriors),
    )
    while roll.warriors and roll.damage < enemy.defence:
        yield from combat_round(game, roll, band)
    game.state.roll = None
    won = roll.damage >= enemy.defence
    if won:
        yield from defeat(game, seat, place, enemy)
    else:
        game.tell("repelled", seat=seat, card=card)
    return won


def combat_round(game: Midgard, roll: Roll, band: Band) -> Flow[None]:
    """Roll, perhaps reroll, strike, and lose warriors, even in the round that kills (CM-7.2)."""
    assert roll.card is not None
    roll.round += 1
    cast(game, roll)
    yield from after_roll(game, roll)
    hit = hits(game, roll)
    roll.damage += hit
    game.tell(
        "strikes",
        seat=roll.seat,
        card=roll.card,
        hits=hit,
        damage=roll.damage,
        defence=ENEMIES[roll.card].defence,
    )
    if DOUBLE in roll.faces and game.leads(roll.seat, "ullr"):  # CM-11.5, CM-17.28
        game.gain_glory(roll.seat, LEADERS["ullr"].amount, "ullr")
    yield from lose(game, roll, band)
    roll.faces = []


def lose(game: Midgard, roll: Roll, band: Band) -> Flow[None]:
    """The losses of a combat round; Healing ignores them all (CM-17.32)."""
    assert roll.card is not None
    count = losses(roll)
    if count and game.champion(roll.seat).unused(HEALING):
        answer = yield from pick(
            roll.seat,
            "use-healing",
            [YES, NO],
            show_word,
            args={"card": roll.card, "losses": count},
            standing={"always": YES, "never": NO, "two-or-more": YES if count >= MANY_LOSSES else NO},
        )
        if answer == YES:
            game.turn_over(roll.seat, HEALING)
            count = 0
    if count == 0:
        game.tell("unharmed", seat=roll.seat, card=roll.card)
        return
    fallen = yield from choose_fallen(
        roll.seat, "choose-losses", roll.warriors, count, {"card": roll.card, "losses": count}
    )
    game.fall(band.warriors, fallen)
    roll.warriors = listed(band.warriors)
    game.tell("falls", seat=roll.seat, card=roll.card, items=fallen)


def choose_fallen(
    seat: int, key: str, warriors: list[str], count: int, args: dict[str, int | str]
) -> Flow[list[str]]:
    """Whom to lose: the owner chooses where it makes a difference (CM-17.24)."""
    if count >= len(warriors) or len(set(warriors)) == 1:
        return warriors[:count]
    values = numbered(warriors)
    swords_first: Answer = values[:count]
    axes_first: Answer = values[-count:]
    chosen: list[str] = yield PickSome(
        seat,
        key,
        values,
        show_piece,
        least=count,
        most=count,
        args={**args},
        standing={"swords-first": swords_first, "axes-first": axes_first},
    )
    return [plain(value) for value in chosen]


def defeat(game: Midgard, seat: int, place: str, enemy: Enemy) -> Flow[None]:
    """The card as a trophy, its glory and its reward; the kraken is no trophy (CM-7.3, CM-17.39)."""
    champion = game.champion(seat)
    game.tell("defeats", seat=seat, card=enemy.id)
    game.gain_glory(seat, enemy.glory, enemy.type)
    for item, count in enemy.reward.items():
        game.gain(seat, item, count)
    if enemy.type != "kraken":
        champion.trophies.append(enemy.id)
        game.gain(seat, "coin", leave_board(game, place))
    extra = enemy.glory * RUNES[GLORY].amount // 100  # CM-17.33
    if extra and champion.unused(GLORY):
        answer = yield from pick(
            seat,
            "use-glory",
            [YES, NO],
            show_word,
            args={"card": enemy.id, "glory": extra},
            standing={"always": YES, "never": NO},
        )
        if answer == YES:
            game.turn_over(seat, GLORY)
            game.gain_glory(seat, extra, GLORY)


def leave_board(game: Midgard, place: str) -> int:
    """A defeated enemy's place is empty. Says how many coins lay on it."""
    state = game.state
    if place in FIGHTS:
        number = FIGHTS.index(place)
        if number == 0:
            state.troll = None
        else:
            state.draugr[number - 1] = None
        return 0
    shore = state.bands[place].shore
    assert shore is not None
    coast = state.coasts[shore]
    coast.monster = None
    coins, coast.coins = coast.coins, 0
    return coins


def come_home(game: Midgard, band: Band) -> None:
    """Survivors go back to the longhouse."""
    warriors = game.champion(band.seat).warriors
    for kind in KINDS:
        warriors[kind] += band.warriors.pop(kind, 0)


# ---------------------------------------------------------------------- on land


def fight_on_land(game: Midgard, place: str) -> Flow[bool]:
    """The fight somebody has reserved; without warriors it does not take place (CM-17.34)."""
    band = game.state.bands.get(place)
    card = game.enemy_at(place)
    if band is None or not band.size:
        return False
    assert card is not None
    won = yield from fight(game, place, card, band)
    come_home(game, band)
    return won


def troll_fight(game: Midgard) -> Flow[None]:
    """The troll; its killer may shed a blame and put one on somebody else (CM-8.2, CM-17.36)."""
    place = FIGHTS[0]
    if (yield from fight_on_land(game, place)):
        yield from lay_blame(game, game.state.bands[place].seat)


def lay_blame(game: Midgard, seat: int) -> Flow[None]:
    """Both parts are optional."""
    blame = game.champion(seat).stock["blame"]
    if blame:
        answer = yield from pick(seat, "shed-blame", [YES, NO], show_word, args={"blame": blame})
        if answer == YES:
            game.gain(seat, "blame", -RULES.troll_blame)
    others = [str(other) for other in game.clockwise_from(seat)[1:]]
    target = yield from pick(seat, "blame-whom", [*others, NOBODY], show_seat)
    if target != NOBODY:
        game.tell("blames", seat=seat, seat_to=int(target))
        game.gain(int(target), "blame", RULES.troll_blame)


def draugr_fights(game: Midgard) -> Flow[None]:
    """The left draugr, then the right one (CM-8.3)."""
    for place in FIGHTS[1:]:
        yield from fight_on_land(game, place)
