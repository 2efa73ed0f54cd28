"""Opens the table: the store, the hall, the rehearsal after an upgrade, and the tasks behind it all."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from db.store import Store
from table.hall import Hall
from table.postman import Postman, sleep
from table.records import Letter
from table.rehearsal import fingerprint, rehearse_after_upgrade
from table.timekeeper import Timekeeper

log = logging.getLogger(__name__)
LOOK_FOR_BACKUP_EVERY = 3600


class Opening:
    """An open table."""

    def __init__(
        self, store: Store, hall: Hall, backups: Path, deliver: Callable[[Letter], Awaitable[None]]
    ) -> None:
        self.hall = hall
        self.postman = Postman(hall, deliver)
        self.timekeeper = Timekeeper(hall)
        self._store = store
        self._backups = backups
        self._stopping = asyncio.Event()
        self._keeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to post, to ring and to back up."""
        self.postman.start()
        self.timekeeper.start()
        self._keeper = asyncio.create_task(self._keep_backups())

    async def stop(self) -> None:
        """Ring and post no more; what waits is there at the next start."""
        self._stopping.set()
        await self.timekeeper.stop()
        await self.postman.stop()
        if self._keeper is not None:
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def close(self) -> None:
        """Close the store."""
        await self._store.close()

    async def _keep_backups(self) -> None:
        while not self._stopping.is_set():
            try:
                await self._store.backup_daily(self._backups, datetime.fromtimestamp(self.hall.now(), UTC))
            except Exception:
                log.exception("today's backup could not be made")
            await sleep(LOOK_FOR_BACKUP_EVERY, self._stopping)


async def open_table(database: str, backups: Path, deliver: Callable[[Letter], Awaitable[None]]) -> Opening:
    """Open the store and see to it that every live match can be played on."""
    store = await Store.open(database, backups)
    try:
        hall = Hall(store)
        result = await rehearse_after_upgrade(hall, fingerprint())
    except BaseException:
        await store.close()
        raise
    if result is not None:
        log.info(
            "rehearsal: %s matches, %s restarted, %s of other rules, %s damaged",
            result.tried,
            len(result.restarted),
            len(result.other_rules),
            len(result.damaged),
        )
    return Opening(store, hall, backups, deliver)
