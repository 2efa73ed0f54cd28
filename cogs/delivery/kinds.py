"""Who delivers which kind of letter."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from cogs.delivery import board, hand, lobby, notices, report, result, vote
from table import letters
from table.postman import Undeliverable
from table.records import Letter

if TYPE_CHECKING:
    from cogs.skald import Skald

KINDS: dict[str, Callable[["Skald", Letter], Awaitable[None]]] = {
    letters.LOBBY: lobby.lobby,
    letters.BOARD: board.board,
    letters.WAITING: board.waiting,
    letters.RETIRE: board.retire,
    letters.HAND: hand.hand,
    letters.DISCARD: hand.discard,
    letters.RESULT: result.result,
    letters.REMINDER: notices.reminder,
    letters.NUDGE: notices.nudge,
    letters.RESTARTED: notices.restarted,
    letters.VOTE: vote.vote,
    letters.DECIDED: vote.decided,
    letters.REPORT: report.report,
}


async def deliver(bot: "Skald", letter: Letter) -> None:
    """Compose and post a letter."""
    if letter.kind not in KINDS:
        raise Undeliverable(f"nobody delivers letters of the kind {letter.kind}")
    await KINDS[letter.kind](bot, letter)
