"""The rehearsal: after an upgrade every live match is tried with the new rules, before anybody plays."""

import hashlib
import logging
from importlib.resources import files

import msgspec

from games.engine.errors import UnknownGame, WrongVersion
from table.hall import Hall
from table.sitting import load

log = logging.getLogger(__name__)
FACT = "rehearsed"


class Rehearsal(msgspec.Struct):
    """How it went, by the matches' ids."""

    tried: int = 0
    restarted: list[int] = []
    """The step in progress had to start over; their players are told."""
    other_rules: list[int] = []
    """Of another version of the rules, or of a game that is gone: they cannot be played now."""
    damaged: list[int] = []


async def rehearse_after_upgrade(hall: Hall, version: str) -> Rehearsal | None:
    """Rehearse if this version of Skald has not yet; None if it has."""
    if await hall.fact(FACT) == version:
        return None
    result = await rehearse(hall)
    await hall.set_fact(FACT, version)
    return result


def fingerprint() -> str:
    """Names the rules as they are now: it changes with every file of the games."""
    digest = hashlib.sha256()
    waiting = [files("games")]
    while waiting:
        entry = waiting.pop()
        if entry.is_dir():
            waiting += sorted(entry.iterdir(), key=lambda inside: inside.name)
        elif entry.name.endswith((".py", ".json")):
            digest.update(entry.name.encode() + entry.read_bytes())
    return digest.hexdigest()


async def rehearse(hall: Hall) -> Rehearsal:
    """Play the last step of every live match again; one at a time, so that memory stays flat."""
    result = Rehearsal()
    for match_id in await hall.running():
        result.tried += 1
        try:
            if await must_restart(hall, match_id):
                async with hall.change(match_id):
                    result.restarted.append(match_id)
        except (WrongVersion, UnknownGame):
            result.other_rules.append(match_id)
        except Exception:
            log.exception("match %s cannot be played on", match_id)
            result.damaged.append(match_id)
    return result


async def must_restart(hall: Hall, match_id: int) -> bool:
    """Whether the step in progress cannot be played again with its answers."""
    async with hall.store.reading() as tx:
        sitting = await load(tx, match_id, history=False)
    return sitting.match is not None and sitting.match.restarted
