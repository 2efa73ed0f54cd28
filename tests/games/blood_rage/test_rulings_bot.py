"""What the rules promise the bot: who is asked, standing orders, absent players, what stays hidden."""

from random import Random

import pytest

from games.blood_rage.ages import discard_phase
from games.blood_rage.policies import absent
from games.blood_rage.view import view
from games.engine import Answer, Match, Pick, Question, Together
from games.engine.errors import NoSuchOrder
from tests.games.blood_rage.table import Table, Unanswered, horgr

# ---------------------------------------------------------------------- R-80: late cards


def test_everybody_with_cards_in_hand_is_asked_for_late_cards_from_age_two_on() -> None:  # R-80
    table = horgr("leader", "warrior", "warrior", age=2).hand("wolf", "troll-1")
    table.hand("raven", "troll-1 alfheim-1").hand("serpent", "troll-1 heimdalls-eye-2")
    table.act("wolf", "pillage", {"raven": "troll-1", "serpent": "troll-1"}, "pass", "pass")
    assert table.clans_asked("late-card") == ["raven", "serpent"]


def test_who_holds_no_late_card_is_asked_like_the_others() -> None:  # R-80
    table = horgr("leader", "warrior", age=2).hand("raven", "troll-1 alfheim-1")
    question = table.asks("wolf", "pillage", {"raven": "troll-1"})
    assert (question.key, question.values, question.only_answer()) == ("late-card", ["pass"], None)


def test_nobody_is_asked_for_late_cards_in_age_one() -> None:  # R-80
    table = horgr("leader", "warrior", age=1).hand("raven", "troll-1 alfheim-1")
    table.act("wolf", "pillage", {"raven": "troll-1"})
    assert "late-card" not in table.keys_asked()


def late_cards(order: str | None) -> Match:
    """Raven and Serpent hold a card more; Serpent's is late. Wolf has pillaged, the cards are played."""
    table = horgr("leader warrior", "warrior", "warrior", age=2).hand("raven", "troll-1 alfheim-1")
    match = table.hand("serpent", "troll-1 heimdalls-eye-2").match()
    match.order(1, "late-card", order)
    match.answer(0, "pillage")
    match.answer(1, "troll-1")
    match.answer(2, "troll-1")
    return match


def test_without_an_order_a_player_is_asked_for_late_cards() -> None:  # R-80
    assert late_cards(None).waiting == [1]


def test_always_passes_every_late_card() -> None:  # R-80
    match = late_cards("always")
    assert match.waiting == [2]
    match.answer(2, "heimdalls-eye-2")
    assert match.state.pillaged == ["horgr"]


def test_until_added_passes_until_somebody_has_added_a_card() -> None:  # R-80
    match = late_cards("until-added")
    assert match.waiting == [2]
    match.answer(2, "heimdalls-eye-2")
    question = match.question(1)
    assert question is not None
    assert question.key == "late-card"


# ---------------------------------------------------------------------- R-81: call to battle


def test_only_who_has_a_movable_figure_next_door_is_called_while_a_village_is_free() -> None:  # R-81
    table = Table("wolf raven serpent bear").place("wolf", "leader", "horgr")
    table.place("raven", "warrior", "utgard")
    table.place("serpent", "ship", "fjord-south").place("bear", "leader", "gimle")
    table.act("wolf", "pillage", "pass")
    assert table.clans_asked("call-to-battle") == ["raven"]


def test_nobody_is_called_to_a_full_province() -> None:  # R-81
    table = Table().place("wolf", "warrior warrior warrior", "utgard").place("raven", "leader", "horgr")
    table.act("wolf", "pillage")
    assert "call-to-battle" not in table.keys_asked()


def called(order: str | None) -> Match:
    """Raven and Serpent stand beside Horgr, which Wolf pillages; Raven has given an order."""
    table = Table().place("wolf", "leader", "horgr").place("raven", "warrior", "utgard")
    match = table.place("serpent", "warrior", "muspelheim").match()
    match.order(1, "call-to-battle", order)
    match.answer(0, "pillage")
    return match


@pytest.mark.parametrize(
    ("order", "first", "then"),
    [
        (None, 1, "call-to-battle"),
        ("always", 2, "turn"),
        ("always:horgr", 2, "turn"),
        ("always:utgard", 1, "call-to-battle"),
        ("until-entered", 2, "call-to-battle"),
        ("until-entered:horgr", 2, "call-to-battle"),
        ("until-entered:utgard", 1, "call-to-battle"),
    ],
)
def test_an_order_answers_the_call_to_battle(order: str | None, first: int, then: str) -> None:  # R-81
    match = called(order)
    assert match.waiting == [first]
    if first == 1:
        match.answer(1, "pass")
    match.answer(2, "warrior@muspelheim")
    question = match.question(1)
    assert question is not None
    assert question.key == then


def test_a_passed_order_is_never_final() -> None:  # R-81, R-38
    match = called("until-entered")
    match.answer(2, "warrior@muspelheim")
    match.answer(1, "warrior@utgard")
    assert len(match.state.board["horgr"]) == 1
    assert [event.args["seat"] for event in match.events if event.key == "joins-the-battle"] == [2, 1]


def test_an_order_given_while_the_question_waits_answers_it_and_may_be_taken_back() -> None:  # R-81
    match = called(None)
    match.order(1, "call-to-battle", "until-entered")
    assert match.waiting == [2]
    match.order(1, "call-to-battle", None)
    match.answer(2, "warrior@muspelheim")
    assert match.waiting == [1]


def test_an_unknown_order_is_refused() -> None:  # R-81
    with pytest.raises(NoSuchOrder):
        called("until-entered:valhalla")


# ---------------------------------------------------------------------- R-82: absent players


def answers(table: Table, question: Question) -> set[str]:
    """What absent players answer to a question, over many dice."""

    def answer(seed: int) -> Answer:
        return absent(question, lambda: view(table.game, question.seat), Random(seed))

    return {str(answer(seed)) for seed in range(40)}


def test_an_absent_player_passes_a_turn_a_call_and_late_cards() -> None:  # R-82
    table = Table(age=2).place("wolf", "leader", "horgr").place("raven", "warrior", "utgard")
    table.hand("raven", "heimdalls-eye-2 troll-1")
    assert answers(table, table.asks("wolf")) == {"pass"}
    assert answers(table, table.asks("wolf", "pillage")) == {"pass"}
    late = table.asks("wolf", "pillage", "warrior@utgard", {"raven": "troll-1"})
    assert (late.values, answers(table, late)) == (["heimdalls-eye-2", "pass"], {"pass"})


def test_an_absent_players_battle_card_is_any_card_of_the_hand() -> None:  # R-82
    table = horgr("leader", "warrior").hand("raven", "tyrs-bash-1 troll-1 alfheim-1")
    table.act("wolf", "pillage", {"raven": "troll-1"})
    cards = next(question for question in table.questions() if question.key == "battle-card")
    assert answers(table, cards) == {"tyrs-bash-1", "troll-1", "alfheim-1"}


def test_an_absent_player_keeps_the_strongest_figure_in_odins_tide() -> None:  # R-82
    table = horgr("leader", "warrior fire-giant leader", age=2).hand("wolf", "odins-tide-2")
    table.act("wolf", "pillage", {"raven": "leader"})
    tide = next(question for question in table.questions() if question.key == "odins-tide")
    assert answers(table, tide) == {"fire-giant"}


def test_an_absent_player_raises_the_lowest_stat() -> None:  # R-82
    table = horgr("leader", "warrior", age=2).stats("wolf", rage=3, axes=4, horns=2)
    table.hand("wolf", "thors-oath-2")
    assert answers(table, table.asks("wolf", "pillage")) == {"horns"}


def test_an_absent_player_declines_what_may_be_declined() -> None:  # R-82
    table = Table(age=2).upgrade("wolf", "friggas-succor-1 thors-domain-2")
    succor = table.asks("wolf", "invade", "leader", "gimle")
    assert answers(table, succor) == {"no"}
    table = horgr("leader", "warrior", age=2).upgrade("raven", "friggas-protection-2")
    table.act("wolf", "pillage", {"raven": []})
    assert answers(table, table.questions()[-1]) == {"[]"}


def test_a_match_lets_absent_players_answer_when_their_time_is_up() -> None:  # R-82
    match = Table().match()
    match.answer_by_policy(0, "absent")
    assert (match.state.clans[0].passed, match.answers[-1].by, match.waiting) == (True, "timeout", [1])


# ---------------------------------------------------------------------- BR-22: information


def test_only_the_owner_sees_hand_quests_and_kept_card_at_any_time() -> None:  # R-86
    table = Table().hand("wolf", "troll-1 tyrs-bash-1").quests("wolf", "alfheim-1")
    table.clan("wolf").kept = "manheim-1"
    own = view(table.game, 0).clans[0].own
    assert own is not None
    assert (own.hand, own.quests, own.kept) == (["troll-1", "tyrs-bash-1"], ["alfheim-1"], "manheim-1")
    for seat in (1, 2, None):
        seen = view(table.game, seat).clans[0]
        assert (seen.own, seen.hand_size, seen.quest_count, seen.keeps_card) == (None, 2, 1, True)


def test_cards_a_winner_discards_stay_visible() -> None:  # R-93
    table = horgr("leader", "warrior").hand("wolf", "tyrs-bash-1").hand("raven", "troll-1")
    table.act("wolf", "pillage").state.unseen.append("alfheim-1")
    seen = view(table.game, None)
    assert (seen.gone, seen.unseen_count) == (["tyrs-bash-1"], 1)
    assert all(event.seen_by(None) for event in table.told("reveals"))


def test_absent_keeps_ymir_when_he_is_the_strongest() -> None:  # R-82
    table = (
        horgr("leader", "ymir leader", age=3).fallen("raven", "warrior warrior").hand("wolf", "odins-tide-2")
    )
    table.act("wolf", "pillage", {"raven": "ymir"})
    tide = next(question for question in table.questions() if question.key == "odins-tide")
    assert absent(tide, lambda: view(table.game, 1), Random(0)) == "ymir"


def test_absent_keeps_the_dark_elf_in_yggdrasil() -> None:  # R-82, BR-21.6
    table = Table("wolf raven", age=2).place("wolf", "leader", "yggdrasil").hand("wolf", "odins-tide-2")
    table.place("raven", "dwarf-chieftain dark-elf", "yggdrasil")
    with pytest.raises(Unanswered) as stopped:
        table.act("wolf", "pillage")
    assert isinstance(stopped.value.asked, Together)
    tide = stopped.value.asked.questions[1]
    assert absent(tide, lambda: view(table.game, 1), Random(0)) == "dark-elf"


def test_absent_does_not_replace_an_upgrade_while_a_slot_is_free() -> None:
    table = Table().upgrade("wolf", "thors-glory-1").hand("wolf", "lokis-domain-1")
    slot = table.asks("wolf", "upgrade", "lokis-domain-1")
    assert absent(slot, lambda: view(table.game, 0), Random(0)) != "clan-1"


def test_who_can_only_pass_is_asked_all_the_same() -> None:
    """Otherwise the speed of the pass would tell that the hand holds nothing to play."""
    table = Table("wolf raven")
    table.clan("wolf").reserve.clear()
    question = table.asks("wolf")
    assert isinstance(question, Pick)
    assert list(question.values) == ["pass"]
    assert question.only_answer() is None


def test_a_kept_card_is_told_to_its_owner_alone() -> None:
    table = Table("wolf raven").hand("wolf", "troll-1 tyrs-bash-1")
    table.play(discard_phase, {"wolf": "troll-1"})
    assert [event.seats for event in table.told("you-keep")] == [[0]]
    assert not any("troll-1" in event.args.values() for event in table.game.events if event.seats is None)


def test_orders_for_two_provinces_hold_side_by_side() -> None:
    match = Table("wolf raven").match()
    match.order(1, "call-to-battle", "always:gimle")
    match.order(1, "call-to-battle", "until-entered:horgr")
    assert match.orders == {1: {"call-to-battle": ["always:gimle", "until-entered:horgr"]}}
    assert Match.load(match.game, match.save()).orders == match.orders
