import pytest

from bench.clicks import CLICKS, Times, in_memory, offered, on_disk, percentile

ANSWER = {"type": 2, "custom_id": "skald:button:answer:7:0.3:1"}
CHOICE = {"type": 3, "custom_id": "skald:menu:answer:7:0.3", "options": []}
WHY = {"type": 2, "custom_id": "skald:button:why:7"}


def test_only_what_answers_the_question_is_pressed() -> None:
    panel = [
        {"type": 10, "content": "### Blood Rage #7"},
        {"type": 1, "components": [ANSWER, WHY]},
        {"type": 17, "components": [{"type": 1, "components": [CHOICE]}]},
    ]

    assert offered(panel) == [ANSWER, CHOICE]


def test_a_percentile_lies_between_the_values_around_it() -> None:
    assert percentile([1, 2, 3, 4, 5], 50) == 3
    assert percentile([0, 100], 99) == pytest.approx(99)


def test_clicks_are_compared_round_by_round_so_that_one_bad_round_does_not_decide() -> None:
    ours = [0.002] * CLICKS + [0.300] * CLICKS + [0.004] * CLICKS
    theirs = [0.001] * CLICKS + [0.003] * CLICKS + [0.004] * CLICKS

    read = {reading.name: reading for reading in on_disk(Times(ours, theirs, ours, theirs))}

    assert read["click by echo, p99"].value == 2
    assert not read["click by echo, p99"].met
    assert read["click by echo that keeps it, p99"].value == 1
    assert read["click by echo that keeps it, p99"].met
    assert read["click by echo, p50"].at_most is None
    assert read["click to panel edited, p50"].value == 4
    assert read["the same by an echo bot, p99"].value == 4


def test_clicks_with_the_store_in_memory_explain_and_have_no_limit() -> None:
    read = {reading.name: reading for reading in in_memory(Times([0.003] * 10, [0.001] * 10, [], []))}

    assert read["click with the store in memory, p50"].value == 3
    assert read["click with the store in memory by echo, p99"].value == 3
    assert read["click with the store in memory by echo, p99"].at_most is None
