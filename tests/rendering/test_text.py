"""Lines short enough to be heard, summaries short enough for an alt text."""

from rendering.text import LONGEST_LINE, LONGEST_SUMMARY, short_lines, shortened


def test_a_short_line_stays_as_it_is() -> None:
    line = "**Åsa** wins. What  now?\u00a0!"
    assert short_lines([line, "Next"]) == [line, "Next"]


def test_a_long_line_is_broken_after_a_sentence() -> None:
    first, second, third = "a" * 150 + ".", "b" * 140 + "!", "c" * 20 + "."
    assert short_lines([f"{first} {second} {third}"]) == [f"{first} {second}", third]


def test_a_long_sentence_is_broken_after_a_word() -> None:
    lines = short_lines([" ".join(["skald"] * 70)])
    assert lines == [" ".join(["skald"] * 50), " ".join(["skald"] * 20)]


def test_a_long_word_is_broken_where_it_must_be() -> None:
    assert [len(line) for line in short_lines(["x" * (2 * LONGEST_LINE + 1)])] == [300, 300, 1]


def test_a_no_break_space_is_no_place_to_break_a_line() -> None:
    assert short_lines(["x" * 290 + " " + "Qui\u00a0?" * 3])[1] == "Qui\u00a0?" * 3


def test_a_summary_is_told_as_far_as_it_fits() -> None:
    assert shortened(["One.", "Two."]) == "One. Two."
    assert shortened(["One.", "a" * 600, "b" * 600]) == "One. " + "a" * 600


def test_a_summary_that_begins_too_long_is_cut() -> None:
    cut = shortened(["a" * 2000, "b"])
    assert len(cut) == LONGEST_SUMMARY
    assert cut.endswith("a…")
