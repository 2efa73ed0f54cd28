"""The reward of a pillage (B15): the token, Frost Giant, Frigga's Grace and the leader upgrades."""

from games.blood_rage.components import CARDS, TOKENS
from games.blood_rage.options import NO, show_place, show_stat
from games.blood_rage.state import BloodRage, is_a
from games.blood_rage.stats import raise_of_choice
from games.engine import Flow, pick


def reward(game: BloodRage, pillager: int, province: str) -> Flow[None]:
    """B15: the token, then Frost Giant, Frigga's Grace and the leader upgrade (BR-13.6)."""
    state = game.state
    if province not in state.pillaged:
        state.pillaged.append(province)
    game.tell("pillaged", seat=pillager, place=province)
    take_reward(game, pillager, province)
    here = game.movable(pillager, province)
    if "frost-giant" in here:
        for _ in range(CARDS["frost-giant-3"].hint.times):
            game.tell("uses", seat=pillager, card="frost-giant-3")
            take_reward(game, pillager, province)
    assert state.battle is not None
    for _ in state.battle.shown(pillager, "friggas-grace"):
        yield from friggas_grace(game, pillager, province)
    upgrade = game.clan(pillager).upgrades.get("leader")
    leaders = [kind for kind in here if is_a(kind, "leader")]
    if upgrade is not None and leaders:
        yield from LEADER_UPGRADES[upgrade](game, pillager, province, leaders)


def take_reward(game: BloodRage, seat: int, province: str) -> None:
    """What the province's token pays (BR-13.10)."""
    token = TOKENS[game.state.tokens[province]].reward
    if token.kind == "glory":
        game.gain_glory(seat, token.amount, "pillage")
    elif token.stat is not None:
        game.raise_stat(seat, token.stat, token.steps)
    else:
        game.raise_all_stats(seat, token.steps)


def friggas_grace(game: BloodRage, seat: int, province: str) -> Flow[None]:
    """The pillager may raise another stat than the one the token raised (BR-21.43, R-58)."""
    raised = TOKENS[game.state.tokens[province]].reward.stat
    stats = [stat for stat in game.clan(seat).raisable if stat != raised]
    answer = yield from pick(seat, "friggas-grace", [*stats, NO], show_stat(game, seat))
    if answer != NO:
        game.tell("uses", seat=seat, card="friggas-grace-1")
        game.raise_stat(seat, answer)


def lord_of_hammers(game: BloodRage, seat: int, province: str, leaders: list[str]) -> Flow[None]:
    """Each leader there may step into an adjacent province with room (BR-21.20, R-34)."""
    for leader in leaders:
        neighbours = [other for other in game.adjacent(province) if game.room(other) > 0]
        target = yield from pick(
            seat, "lord-of-hammers", [*neighbours, NO], show_place, args={"figure": leader, "place": province}
        )
        if target != NO:
            game.move(seat, leader, province, target)
            game.tell("steps-on", seat=seat, figure=leader, place=province, place_to=target)


def lord_of_axes(game: BloodRage, seat: int, province: str, leaders: list[str]) -> Flow[None]:  # noqa: ARG001
    """Raise one stat (BR-21.20)."""
    game.tell("uses", seat=seat, card="lord-of-axes-2")
    yield from raise_of_choice(game, seat, "lord-of-axes", CARDS["lord-of-axes-2"].hint.steps)


def lord_of_spears(game: BloodRage, seat: int, province: str, leaders: list[str]) -> Flow[None]:  # noqa: ARG001
    """Raise all three stats (BR-21.20)."""
    game.tell("uses", seat=seat, card="lord-of-spears-3")
    game.raise_all_stats(seat, CARDS["lord-of-spears-3"].hint.steps)
    yield from ()


LEADER_UPGRADES = {
    "lord-of-hammers-1": lord_of_hammers,
    "lord-of-axes-2": lord_of_axes,
    "lord-of-spears-3": lord_of_spears,
}
