"""Rows to put into a store: a small match with something in every table."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from db.store import ready

SEED = b"\x07" * 32
TABLES = ("answers", "checkpoints", "chronicle", "events", "outbox", "results", "seats", "timers", "votes")


@contextmanager
def database(path: Path) -> Iterator[sqlite3.Connection]:
    """A store's file, made if need be, for plain statements."""
    with closing(ready(str(path))) as connection:
        yield connection


def add_match(connection: sqlite3.Connection, status: str = "over") -> int:
    """Astrid's match against the computer: three checkpoints, two answers, a vote, a timer and a letter."""
    run = connection.execute
    for person in ((1, "Astrid", "Europe/Oslo"), (2, "Bjørn", "UTC")):
        run("INSERT OR IGNORE INTO people (id, name, zone) VALUES (?, ?, ?)", person)
    match = run(
        "INSERT INTO matches (name, game, rules, options, status, server, channel, home, host, language, "
        "pace, late, max_seats, threaded, server_seed, lobby_message, board_message, created, changed) "
        "VALUES ('', 'blood-rage', 1, '{}', ?, 9, 7, 7, 2, 'en', 24, 'nudge', 4, 1, ?, 11, 12, 100, 200)",
        (status, SEED),
    ).lastrowid
    assert match is not None
    run("UPDATE matches SET name = ? WHERE id = ?", (f"#{match}", match))
    run("INSERT INTO seats (match, seat, person, name, click) VALUES (?, 0, 1, 'Astrid', 'c1')", (match,))
    run(
        "INSERT INTO seats (match, seat, name, policy, click) VALUES (?, 1, 'Geri', 'greedy', 'c2')", (match,)
    )
    for step in range(3):
        run("INSERT INTO checkpoints VALUES (?, ?, ?, 0, 0, '[]')", (match, step, bytes([step, 0, 255])))
    run("INSERT INTO answers VALUES (?, 1, 0, '{}', 150), (?, 1, 1, '{}', 160)", (match, match))
    run("INSERT INTO events VALUES (?, 0, 0, '{}'), (?, 2, 0, '{}')", (match, match))
    for line in ("first", "second"):
        run("INSERT INTO chronicle (match, after, line, at) VALUES (?, 1, ?, 170)", (match, line))
    run("INSERT INTO votes (match, about, message, at) VALUES (?, '{}', 13, 180)", (match,))
    run("INSERT INTO timers (due, kind, match, seat) VALUES (1000, 'deadline', ?, 0)", (match,))
    run("INSERT INTO outbox (lane, kind, match, payload) VALUES ('channel 7', 'board', ?, '{}')", (match,))
    run("INSERT INTO results VALUES (?, 0, 1, 'Astrid', 'blood-rage', 9, 1, 50, 200)", (match,))
    run("INSERT INTO results VALUES (?, 1, NULL, 'Geri', 'blood-rage', 9, 2, 40, 200)", (match,))
    return match


def contents(path: Path) -> list[str]:
    """Everything in a database file, as SQL."""
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())
