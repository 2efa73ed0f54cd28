"""Fixed matches, written out in full: whatever changes in the rules shows here."""

from tests.games.conformance.trace import FOLDER, traces


def test_the_playthroughs_are_as_they_were() -> None:
    """If a change is wanted: `python -m tests.games.conformance.trace`, and read the difference."""
    expected = traces()
    assert {file.name for file in FOLDER.glob("*.txt")} == {file.name for file in expected}
    for file, text in expected.items():
        assert text.splitlines() == file.read_text(encoding="utf-8").splitlines(), file.name
