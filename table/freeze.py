"""Something Is Wrong: the match stands still, its owner gets it to look at, and the table votes on."""

import msgspec

from games.engine import Text
from table import chronicle, letters, votes
from table.hall import Hall, begun, playing

LONGEST_NOTE = 1000


class Export(msgspec.Struct):
    """A match for whoever mends the rules: everything the engine knows, and nobody's id."""

    name: str
    status: str
    seat: int | None
    note: str
    question: str
    chronicle: list[Text]
    match: msgspec.Raw


async def freeze(hall: Hall, match_id: int, person: int, note: str, *, click: str) -> None:
    """A player says that something is wrong: nothing moves until the table has decided."""
    async with hall.writing(match_id, click) as (sitting, tx):
        match = playing(sitting)
        seat = sitting.seat_of(person)
        vote = await votes.read(tx, match_id)
        if vote is not None:
            await votes.close(tx, sitting, vote, "void")
        sitting.record.status = "frozen"
        about = votes.About("frozen", seat, votes.start_of_turn(match), match.epoch)
        await votes.begin(tx, sitting, about, click, hall.now())
        line = Text("chronicle-frozen", {"name": sitting.names[seat]})
        await chronicle.write(tx, sitting, line, hall.now())
        await letters.post(tx, letters.OWNER, letters.REPORT, match_id, seat=seat, note=note[:LONGEST_NOTE])


async def export(hall: Hall, match_id: int, seat: int | None = None, note: str = "") -> bytes:
    """The match as JSON; `match` in it is what `Match.load` reads. It holds every secret."""
    async with hall.look(match_id) as sitting:
        match = begun(sitting)
        async with hall.store.reading() as tx:
            lines = [line.text for line in await chronicle.read(tx, match_id)]
        return msgspec.json.encode(
            Export(
                sitting.record.name,
                sitting.record.status,
                seat,
                note,
                match.question_id,
                lines,
                msgspec.Raw(match.save()),
            )
        )
