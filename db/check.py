"""What can be wrong inside a store that opens: found, and told in sentences."""

import sqlite3

from db.files import damage

FAULTS = (
    "SELECT id AS match, 'has no seats' FROM matches WHERE id NOT IN (SELECT match FROM seats)",
    "SELECT match, 'has a gap in its seats' FROM seats "
    "GROUP BY match HAVING min(seat) != 0 OR max(seat) != count(*) - 1",
    "SELECT id AS match, 'is ' || status || ' without a checkpoint' FROM matches "
    "WHERE status NOT IN ('lobby', 'cancelled') AND id NOT IN (SELECT match FROM checkpoints)",
    "SELECT match, 'has a gap in its checkpoints' FROM checkpoints "
    "GROUP BY match HAVING min(step) != 0 OR max(step) != count(*) - 1",
    "SELECT match, 'has answers in step ' || step || ', which has no checkpoint' FROM answers "
    "WHERE (match, step) NOT IN (SELECT match, step FROM checkpoints) GROUP BY match, step",
    "SELECT match, 'has events in step ' || step || ', which has no checkpoint' FROM events "
    "WHERE (match, step) NOT IN (SELECT match, step FROM checkpoints) GROUP BY match, step",
    "SELECT match, 'has a gap in the answers of step ' || step FROM answers "
    "GROUP BY match, step HAVING min(number) != 0 OR max(number) != count(*) - 1",
    "SELECT match, 'has a gap in the events of step ' || step FROM events "
    "GROUP BY match, step HAVING min(number) != 0 OR max(number) != count(*) - 1",
)


def faults(connection: sqlite3.Connection) -> list[str]:
    """Everything that is wrong, a sentence each; empty if the store is sound."""
    found = damage(connection)
    if found:
        return [f"The file is damaged: {what}." for what in found]
    orphans = [
        f"A row of {table} refers to a row of {parent} that is not there (its rowid is {rowid})."
        if rowid is not None
        else f"A row of {table} refers to a row of {parent} that is not there."
        for table, rowid, parent, _ in connection.execute("PRAGMA foreign_key_check")
    ]
    return orphans + [f"Match {match} {what}." for match, what in _faults(connection)]


def faults_of_match(connection: sqlite3.Connection, match_id: int) -> list[str]:
    """What is wrong with the rows of one match."""
    return [what for match, what in _faults(connection) if match == match_id]


def _faults(connection: sqlite3.Connection) -> list[tuple[int, str]]:
    found = [(int(match), str(what)) for sql in FAULTS for match, what in connection.execute(sql)]
    return sorted(found, key=lambda fault: fault[0])
