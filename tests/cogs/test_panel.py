"""The panel: any question fits into Discord's limits, and what is pressed means what it says."""

from typing import Any, cast

import pytest

from cogs.doors import layout
from cogs.moves import NoSuchMove, moves, read_move
from cogs.panel import answer_of, controls, fitted, lettered_labels, reasons, shorten, words_of
from games.engine import Amount, Match, Option, Pick, PickSome, Question, Reason, Text
from games.engine.errors import NotAnOption, StaleQuestion
from games.registry import game_named
from local.limits import message_faults
from locales import words
from rendering.text import Voice

GAME = game_named("blood-rage")
VOICE = Voice(words("en", GAME), ["Astrid", "Bjørn"])
MANY = [f"card-{number}" for number in range(60)]


def show(value: str) -> Option:
    return Option(value, Text("option-place", {"place": "gimle"}))


class Asking:
    """A match that asks one thing."""

    def __init__(self, question: Question) -> None:
        self._question = question

    def question(self, _: int) -> Question:
        return self._question

    def question_id_of(self, _: int) -> str:
        return "0.7"


def match_asking(question: Question) -> Match:
    return cast("Match", Asking(question))


def view_of(question: Question, page: int = 0, chosen: int = 0) -> dict[str, Any]:
    view = layout(*controls(1, question, "0.7", VOICE, page=page, chosen=chosen))
    body = {"components": cast("Any", view).to_components(), "flags": 1 << 15}
    assert list(message_faults(body, ())) == []
    return body


def ids(body: dict[str, Any]) -> list[str]:
    return [item["custom_id"] for row in body["components"] for item in row["components"]]


def test_a_few_short_answers_are_buttons() -> None:
    body = view_of(Pick(0, "turn", ["invade", "pass"]))
    assert ids(body) == ["skald:button:answer:1:0.7:0", "skald:button:answer:1:0.7:1"]


def test_more_than_twenty_five_answers_come_in_pages() -> None:
    question = Pick(0, "turn", MANY, show)
    first, last = view_of(question), view_of(question, page=9)
    assert ids(first) == [
        "skald:menu:answer:1:0.7",
        "skald:button:page:1:0.7:-1:0",
        "skald:button:page:1:0.7:1:0",
    ]
    assert [option["value"] for option in first["components"][0]["components"][0]["options"]][-1] == "24"
    assert [option["value"] for option in last["components"][0]["components"][0]["options"]] == [
        str(number) for number in range(50, 60)
    ]


def test_several_of_many_are_ticked_over_pages_and_confirmed() -> None:
    question = PickSome(0, "turn", MANY, show, least=2, most=3)
    one = view_of(question, page=1, chosen=1 << 30)
    two = view_of(question, page=1, chosen=1 << 30 | 1 << 2)
    confirm = [row["components"] for row in one["components"]][1][-1]
    assert confirm["disabled"]
    assert ids(two)[0] == "skald:menu:some:1:0.7:1:40000004"
    assert not two["components"][1]["components"][-1]["disabled"]
    assert [
        option["value"] for option in one["components"][0]["components"][0]["options"] if option["default"]
    ] == ["30"]


def test_several_of_a_few_are_one_menu_and_none_is_a_button() -> None:
    body = view_of(PickSome(0, "turn", MANY[:8], show, least=0, most=8))
    assert ids(body) == ["skald:menu:answer:1:0.7", "skald:button:answer:1:0.7:"]


def test_nothing_to_choose_is_nothing_to_press() -> None:
    assert list(controls(1, PickSome(0, "turn", [], least=0, most=0), "0.7", VOICE)) == []


def test_a_large_number_is_asked_in_a_form_and_a_small_one_with_buttons() -> None:
    assert ids(view_of(Amount(0, "turn", 0, 1000))) == ["skald:button:amount:1:0.7"]
    assert len(ids(view_of(Amount(0, "turn", 3, 6)))) == 4


def test_what_was_pressed_becomes_the_answer() -> None:
    pick, some, amount = (
        Pick(0, "turn", MANY),
        PickSome(0, "turn", MANY, least=0, most=2),
        Amount(0, "turn", 3, 6),
    )
    assert answer_of(pick, [4]) == "card-4"
    assert answer_of(some, [4, 5]) == ["card-4", "card-5"]
    assert answer_of(some, []) == []
    assert answer_of(amount, [2]) == 5
    with pytest.raises(NotAnOption):
        answer_of(pick, [60])
    with pytest.raises(NotAnOption):
        answer_of(pick, [])
    with pytest.raises(NotAnOption):
        amount.check(answer_of(amount, []))


def test_places_carry_the_letters_of_the_board() -> None:
    pointing = Pick(
        0,
        "turn",
        ["a", "b"],
        lambda value: Option(value, Text("option-no"), None if value == "b" else "gimle"),
    )
    assert lettered_labels(pointing, VOICE) == ["A · Decline", "Decline"]


def test_an_answer_is_told_in_words() -> None:
    pick = Pick(0, "turn", ["invade", "pass"])
    assert words_of(pick, "invade", VOICE) == "Invade"
    assert words_of(PickSome(0, "turn", ["invade"], least=0, most=1), [], VOICE) == "nothing"
    assert words_of(Amount(0, "turn", 0, 5), 3, VOICE) == "3"


def test_long_texts_are_cut_between_lines() -> None:
    assert shorten("abcdef", 4) == "abc…"
    assert fitted(["one", "two"], 100, "more") == "one\ntwo"
    assert fitted(["one", "two", "three"], 12, "more") == "one\nmore"


def test_moves_are_completed_and_read() -> None:
    pick = match_asking(Pick(0, "turn", ["invade", "march", "pass"]))
    assert moves(pick, 0, "MAR", VOICE) == [("March", "0.7|1")]
    assert read_move(pick, 0, "0.7|1", VOICE) == "march"
    assert read_move(pick, 0, "márch", VOICE) == "march"
    assert read_move(pick, 0, "pass", VOICE) == "pass"
    with pytest.raises(StaleQuestion):
        read_move(pick, 0, "0.6|1", VOICE)


def test_a_move_is_meant_without_its_price() -> None:
    priced = [
        Option("invade", Text("option-action-from", {"turn": "invade", "rage": 1})),
        Option("valhalla", Text("option-action", {"turn": "valhalla", "rage": 1})),
    ]
    shown = {option.value: option for option in priced}
    pick = match_asking(Pick(0, "turn", list(shown), shown.__getitem__))
    assert moves(pick, 0, "invade", VOICE) == [
        ("Invade (from 1 Rage)", "0.7|0"),
        ("Invade from Valhalla (1 Rage)", "0.7|1"),
    ]
    assert read_move(pick, 0, "Invade", VOICE) == "invade"
    assert read_move(pick, 0, "invade from", VOICE) == "valhalla"


def test_two_of_the_same_name_are_not_meant_by_it() -> None:
    figures = {
        f"warrior@{place}": Option(
            f"warrior@{place}", Text("option-figure-at", {"figure": "warrior", "place": place})
        )
        for place in ("gimle", "horgr")
    }
    pick = match_asking(Pick(0, "call-to-battle", list(figures), figures.__getitem__))
    assert read_move(pick, 0, "warrior (horgr", VOICE) == "warrior@horgr"
    with pytest.raises(NoSuchMove):
        read_move(pick, 0, "warrior", VOICE)


def test_lists_are_completed_one_by_one() -> None:
    some = match_asking(PickSome(0, "turn", ["invade", "march", "pass"], least=1, most=2))
    assert ("Invade, March", "0.7|0,1") in moves(some, 0, "invade, ", VOICE)
    assert ("Invade", "0.7|0") in moves(some, 0, "invade, ", VOICE)
    assert moves(some, 0, "invade, march, ", VOICE) == [("Invade, March", "0.7|0,1")]
    assert read_move(some, 0, "invade, march", VOICE) == ["invade", "march"]


def test_numbers_are_read() -> None:
    amount = match_asking(Amount(0, "turn", 1, 5))
    assert moves(amount, 0, "3", VOICE) == [("3", "0.7|2")]
    assert read_move(amount, 0, "0.7|2", VOICE) == 3
    assert read_move(amount, 0, "4", VOICE) == 4


def test_why_not_is_said_with_the_signs_of_the_language() -> None:
    missing = Option("quest", Text("turn-quest"), reason=Reason("why-no-quest", "BR-10.1"))
    pick = Pick(0, "turn", ["pass"], None, lambda: [missing])
    said = {language: reasons(pick, Voice(words(language, GAME), ["Åsa"])) for language in ("de", "fr")}
    assert said == {
        "de": ["**Aufgabe annehmen**: Du hast keine Aufgabe auf der Hand (BR-10.1)"],
        "fr": ["**Accepter une quête**\u00a0: Tu n'as pas de quête en main (BR-10.1)"],
    }
