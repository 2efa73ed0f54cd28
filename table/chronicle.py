"""The chronicle: what the table did beside the rules. Who paused, rewound, came or went."""

import msgspec

from db.store import Transaction
from games.engine import Text
from table.sitting import Sitting


class Line(msgspec.Struct):
    """A line of the chronicle, and how many events of the saga come before it."""

    id: int
    after: int
    line: str
    at: int

    @property
    def text(self) -> Text:
        """The line's words."""
        return msgspec.json.decode(self.line, type=Text)


async def write(tx: Transaction, sitting: Sitting, line: Text, now: int) -> None:
    """Add a line after what has been told so far."""
    await tx.run(
        "INSERT INTO chronicle (match, after, line, at) VALUES (?, ?, ?, ?)",
        sitting.record.id,
        0 if sitting.match is None else len(sitting.match.events),
        msgspec.json.encode(line).decode(),
        now,
    )


async def shorten(tx: Transaction, match_id: int, events: int) -> None:
    """After going back, no line stands behind more events than there are."""
    await tx.run("UPDATE chronicle SET after = ? WHERE match = ? AND after > ?", events, match_id, events)


async def read(tx: Transaction, match_id: int) -> list[Line]:
    """All lines of a match, in order."""
    select = "SELECT id, after, line, at FROM chronicle WHERE match = ? ORDER BY id"
    return await tx.all(Line, select, match_id)
