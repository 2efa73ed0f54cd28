"""Questions: which answers are legal, in which form they are recorded, and what is read while they wait."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import Amount, Option, Pick, PickSome, Question, Reason, Text, random_legal
from games.engine.errors import MatchError, NotAnOption, WrongType
from games.engine.flow import ask_together
from tests.games.engine.toy import say, start, to_the_duel

NAMES = ["ash", "birch", "elm", "oak", "yew"]
ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.binary()
    | st.sampled_from(NAMES),
    lambda inner: st.lists(inner) | st.tuples(inner) | st.dictionaries(st.text(), inner),
)
SOME = st.lists(st.sampled_from([*NAMES, "fir"]), max_size=7)


def refusal(question: Question, answer: object) -> type[MatchError] | None:
    try:
        question.check(answer)
    except MatchError as error:
        return type(error)
    return None


# ---------------------------------------------------------------------- pick one


@pytest.mark.parametrize("name", NAMES)
def test_each_option_is_a_legal_pick(name: str) -> None:
    assert Pick(0, "tree", NAMES).check(name) == name


@pytest.mark.parametrize(
    "answer", [None, True, 0, 1.5, b"ash", ["ash"], ("ash",), {"ash": 1}, {"ash"}, object()]
)
def test_a_pick_must_be_a_string(answer: object) -> None:
    assert refusal(Pick(0, "tree", NAMES), answer) is WrongType


@pytest.mark.parametrize("answer", ["", "fir", "Ash", "ash ", "as", "ash,birch"])
def test_a_pick_must_be_among_the_options(answer: str) -> None:
    assert refusal(Pick(0, "tree", NAMES), answer) is NotAnOption


@given(ANYTHING)
def test_no_input_makes_a_question_fail_in_another_way(answer: object) -> None:
    for question in (
        Pick(0, "tree", NAMES),
        PickSome(0, "trees", NAMES, least=0, most=2),
        Amount(0, "n", 0, 9),
    ):
        assert refusal(question, answer) in (None, WrongType, NotAnOption)


# ---------------------------------------------------------------------- pick some


@given(SOME, st.integers(0, 5), st.integers(0, 5))
def test_some_are_legal_when_each_is_an_option_named_once_and_their_number_is_within_the_bounds(
    answer: list[str], one: int, other: int
) -> None:
    least, most = sorted((one, other))
    legal = set(answer) <= set(NAMES) and len(set(answer)) == len(answer) and least <= len(answer) <= most
    question = PickSome(0, "trees", NAMES, least=least, most=most)
    assert refusal(question, answer) is (None if legal else NotAnOption)


@given(st.permutations(NAMES), st.integers(0, 5))
def test_some_are_recorded_in_the_order_of_the_options(order: list[str], count: int) -> None:
    chosen = order[:count]
    checked = PickSome(0, "trees", NAMES, least=0, most=5).check(chosen)
    assert checked == [name for name in NAMES if name in chosen]


@pytest.mark.parametrize(
    "answer", [None, True, 2, "ash", "", ("ash",), {"ash"}, {"ash": 1}, [1], ["ash", None], [["ash"]], [{}]]
)
def test_some_must_be_a_list_of_strings(answer: object) -> None:
    assert refusal(PickSome(0, "trees", NAMES, least=0, most=3), answer) is WrongType


def test_the_same_option_twice_is_not_two_options() -> None:
    assert refusal(PickSome(0, "trees", NAMES, least=0, most=3), ["ash", "ash"]) is NotAnOption


def test_the_answer_that_is_recorded_is_not_the_list_that_was_given() -> None:
    answer = ["ash"]
    checked = PickSome(0, "trees", NAMES, least=0, most=3).check(answer)
    answer.append("oak")
    assert checked == ["ash"]


# ---------------------------------------------------------------------- an amount


@given(st.integers(), st.integers(), st.integers())
def test_an_amount_is_legal_within_its_bounds(number: int, one: int, other: int) -> None:
    least, most = sorted((one, other))
    assert refusal(Amount(0, "coins", least, most), number) is (
        None if least <= number <= most else NotAnOption
    )


@pytest.mark.parametrize("answer", [None, True, False, 1.0, "1", b"1", [1], {1}, 1j])
def test_an_amount_must_be_a_whole_number_and_truth_is_none(answer: object) -> None:
    assert refusal(Amount(0, "coins", 0, 3), answer) is WrongType


# ---------------------------------------------------------------------- what answers itself

ONE = [
    (Pick(0, "tree", ["ash"]), "ash"),
    (PickSome(0, "trees", NAMES, least=5, most=5), NAMES),
    (PickSome(0, "trees", NAMES, least=0, most=0), []),
    (PickSome(0, "trees", [], least=0, most=0), []),
    (Amount(0, "coins", 2, 2), 2),
]
MORE = [
    Pick(0, "tree", ["ash", "elm"]),
    PickSome(0, "trees", NAMES, least=4, most=5),
    PickSome(0, "trees", NAMES, least=4, most=4),
    PickSome(0, "trees", ["ash"], least=0, most=1),
    Amount(0, "coins", 0, 1),
]
DISCREET = [
    Pick(0, "tree", ["ash"], discreet=True),
    PickSome(0, "trees", NAMES, least=5, most=5, discreet=True),
    PickSome(0, "trees", NAMES, least=0, most=0, discreet=True),
    Amount(0, "coins", 2, 2, discreet=True),
]


@pytest.mark.parametrize(("question", "answer"), ONE)
def test_a_question_with_one_legal_answer_has_that_answer(question: Question, answer: object) -> None:
    assert question.only_answer() == answer
    assert question.check(answer) == answer


@pytest.mark.parametrize("question", MORE)
def test_a_question_with_a_choice_does_not_answer_itself(question: Question) -> None:
    assert question.only_answer() is None


@pytest.mark.parametrize("question", DISCREET)
def test_a_discreet_question_does_not_answer_itself_even_with_one_answer_left(question: Question) -> None:
    assert question.only_answer() is None


@given(
    st.integers(0, 5),
    st.integers(0, 5),
    st.integers(-3, 3),
    st.integers(0, 3),
    st.randoms(use_true_random=False),
)
def test_random_answers_are_legal(one: int, other: int, low: int, span: int, dice: Random) -> None:
    least, most = sorted((one, other))
    for question in (
        Pick(0, "tree", NAMES),
        PickSome(0, "trees", NAMES, least=least, most=most),
        Amount(0, "coins", low, low + span),
    ):
        answer = random_legal(question, lambda: None, dice)
        assert question.check(answer) == answer


def test_random_answers_reach_every_legal_answer() -> None:
    dice = Random(1)
    picks = {random_legal(Pick(0, "tree", NAMES), lambda: None, dice) for _ in range(200)}
    amounts = {random_legal(Amount(0, "coins", 2, 5), lambda: None, dice) for _ in range(200)}
    some = {
        str(random_legal(PickSome(0, "t", NAMES[:2], least=0, most=2), lambda: None, dice))
        for _ in range(200)
    }
    assert picks == set(NAMES)
    assert amounts == {2, 3, 4, 5}
    assert some == {"[]", "['ash']", "['birch']", "['ash', 'birch']"}


# ---------------------------------------------------------------------- what is read


def test_the_actor_reads_one_sentence_and_the_others_another() -> None:
    question = Pick(1, "tree", NAMES, args={"place": "grove"}, own={"axes": 2})
    assert question.sentence == Text("tree", {"seat": 1, "place": "grove", "axes": 2})
    assert question.sentence_for_others == Text("tree.others", {"seat": 1, "place": "grove"})


def test_what_is_the_actors_own_is_in_no_sentence_for_others() -> None:
    match = to_the_duel()
    own, other = match.question(0), match.question(1)
    assert own is not None
    assert other is not None
    assert own.secret
    assert own.sentence.args == {"seat": 0, "best": 33}
    assert other.sentence.args == {"seat": 1, "best": 17}
    assert own.sentence_for_others == Text("duel.others", {"seat": 0})


def test_options_without_a_show_are_named_after_the_question() -> None:
    assert Pick(0, "tree", ["ash"]).options == [Option("ash", Text("tree-ash"))]


def test_options_say_in_words_what_they_are_and_where_they_point() -> None:
    question = say(start(), 2).question(0)
    assert isinstance(question, Pick)
    assert question.options == [
        Option("roll", Text("do-roll")),
        Option("swap", Text("do-swap")),
        Option("peek", Text("do-peek"), target="deck"),
    ]
    assert question.disabled == []
    assert question.sentence.args == {"seat": 0, "coins": 2}


def test_what_is_missing_among_the_options_has_its_reason_and_its_rule() -> None:
    match = say(start(), 0)
    question = match.question(0)
    assert isinstance(question, Pick)
    assert [option.value for option in question.options] == ["roll", "swap"]
    [peek] = question.disabled
    assert peek.reason == Reason("no-stake", "T-2")
    assert peek.reason.text == Text("no-stake")
    assert refusal(question, peek.value) is NotAnOption


def test_nothing_is_disabled_where_nothing_could_be_missed() -> None:
    assert Pick(0, "tree", NAMES).disabled == []


def test_asking_nobody_together_gives_no_answers() -> None:
    flow = ask_together({})
    with pytest.raises(StopIteration) as end:
        next(flow)
    assert end.value.value == {}


def test_a_question_is_neither_secret_nor_discreet_unless_the_rules_say_so() -> None:
    some = PickSome(0, "trees", NAMES, least=0, most=2)
    for question in (Pick(0, "tree", NAMES), some, Amount(0, "n", 0, 9), say(start(), 2).question(0)):
        assert question is not None
        assert not question.secret
        assert not question.discreet
        assert question.standing == {}
