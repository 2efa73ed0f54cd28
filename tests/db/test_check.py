from contextlib import closing
from pathlib import Path

import pytest

from db import check
from db.files import look
from tests.db.rows import add_match, database


def found(path: Path) -> list[str]:
    with closing(look(path)) as connection:
        return check.faults(connection)


def test_nothing_is_wrong_with_a_sound_store(tmp_path: Path) -> None:
    with database(tmp_path / "skald.db") as connection:
        add_match(connection)
        add_match(connection, "running")
        add_match(connection, "lobby")
        connection.execute("DELETE FROM answers WHERE match = 3")
        connection.execute("DELETE FROM events WHERE match = 3")
        connection.execute("DELETE FROM checkpoints WHERE match = 3")
    assert found(tmp_path / "skald.db") == []


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        ("DELETE FROM seats WHERE match = 2", "Match 2 has no seats."),
        ("DELETE FROM seats WHERE match = 2 AND seat = 0", "Match 2 has a gap in its seats."),
        ("DELETE FROM checkpoints WHERE match = 2 AND step = 1", "Match 2 has a gap in its checkpoints."),
        ("DELETE FROM checkpoints WHERE match = 2 AND step = 0", "Match 2 has a gap in its checkpoints."),
        ("DELETE FROM checkpoints WHERE match = 2", "Match 2 is over without a checkpoint."),
        (
            "UPDATE answers SET step = 5 WHERE match = 2",
            "Match 2 has answers in step 5, which has no checkpoint.",
        ),
        (
            "UPDATE events SET step = 5 WHERE match = 2 AND step = 2",
            "Match 2 has events in step 5, which has no checkpoint.",
        ),
        (
            "DELETE FROM answers WHERE match = 2 AND number = 0",
            "Match 2 has a gap in the answers of step 1.",
        ),
        (
            "UPDATE events SET number = 2 WHERE match = 2 AND step = 2",
            "Match 2 has a gap in the events of step 2.",
        ),
        (
            "DELETE FROM people WHERE id = 2",
            "A row of matches refers to a row of people that is not there (its rowid is 2).",
        ),
        (
            "UPDATE seats SET person = 77 WHERE match = 2",
            "A row of seats refers to a row of people that is not there.",
        ),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(harm: str, sentence: str, tmp_path: Path) -> None:
    with database(tmp_path / "skald.db") as connection:
        add_match(connection)
        add_match(connection)
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(harm)
    assert sentence in found(tmp_path / "skald.db")


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "skald.db"
    with database(path) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_master WHERE name = 'seats_by_person'")
    assert found(path)[0].startswith("The file is damaged: ")
