"""Plays a match through the hall until it is over or the process is killed. Run by test_crash.

Every accepted answer is printed after its transaction. Deliveries are appended to a file, each letter
once, as Discord's nonce would see to.
"""

import asyncio
import os
import random
import sys
from pathlib import Path

from db.store import Store
from table import letters, lobby
from table.hall import Hall, playing
from table.postman import Postman
from table.records import Letter
from table.refusals import AlreadyDone
from tests.table.guests import guest, new_lobby, some_answer

TOLD = "told"


class Mailbox:
    """A file of deliveries."""

    def __init__(self, path: Path) -> None:
        seen = path.read_text().splitlines() if path.exists() else []
        self._seen = {int(line.split("\t")[0]) for line in seen}
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    async def deliver(self, letter: Letter) -> None:
        await asyncio.sleep(random.random() * 0.004)
        if letter.id not in self._seen:
            self._seen.add(letter.id)
            line = f"{letter.id}\t{letter.lane}\t{letter.kind}\t{letter.payload}\n"
            os.write(self._file, line.encode())
            os.fsync(self._file)
        await asyncio.sleep(random.random() * 0.004)


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


async def begun(hall: Hall) -> int:
    """The match, set up as far as it was not."""
    match_id = await hall.match_in(7) or await hall.match_in(77)
    if match_id is None:
        match_id = await new_lobby(hall)
    async with hall.look(match_id) as sitting:
        status, seats = sitting.record.status, len(sitting.seats)
    for number in range(seats + 1, 4):
        await lobby.join(hall, match_id, await guest(hall, number), click=f"join {number}")
    if status == "lobby":
        await lobby.start(hall, match_id, host=1, channel=77, click="start")
    return match_id


async def answer(hall: Hall, match_id: int, again: str) -> bool:
    """One answer of whoever is awaited first; False when the match is over."""
    async with hall.look(match_id) as sitting:
        if not sitting.waiting_for or sitting.match is None:
            return False
        seat = sitting.waiting_for[0].seat
        given = some_answer(sitting, seat, random.Random())
        click = f"{sitting.match.question_id} of {seat}"
    if again:
        try:
            await press(hall, match_id, seat, given, again)
        except AlreadyDone:
            say("refused")
        else:
            say(f"twice {again}")
    await press(hall, match_id, seat, given, click)
    say(f"accepted {click}")
    return True


async def press(hall: Hall, match_id: int, seat: int, given: object, click: str) -> None:
    async with hall.writing(match_id, click) as (sitting, tx):
        playing(sitting).answer(seat, given)
        await letters.post(tx, letters.lane_of_channel(77), TOLD, match_id, click=click)


async def main(folder: Path, again: str) -> None:
    store = await Store.open(str(folder / "skald.db"))
    try:
        hall = Hall(store)
        postman = Postman(hall, Mailbox(folder / "mail.txt").deliver)
        postman.start()
        match_id = await begun(hall)
        say("ready")
        while await answer(hall, match_id, again):
            again = ""
        for _ in range(6000):
            if not await waiting(hall):
                break
            await asyncio.sleep(0.01)
        await postman.stop()
        say("over")
    finally:
        await store.close()


async def waiting(hall: Hall) -> int:
    async with hall.store.reading() as tx:
        return int(await tx.value("SELECT count(*) FROM outbox"))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
