"""What the engine refuses, each with a sentence for the person who tried."""

from games.engine.texts import Argument, Text


class MatchError(Exception):
    """The base of every refusal. Nothing was changed when it is raised."""

    key = "error"

    def __init__(self, **args: Argument) -> None:
        self.text = Text(self.key, args)
        super().__init__(f"{self.key} {args}" if args else self.key)


class UnknownGame(MatchError):
    """No game has this id."""

    key = "error-unknown-game"


class BadOptions(MatchError):
    """The number of seats or an option does not fit the game."""

    key = "error-bad-options"


class MatchOver(MatchError):
    """The match has ended; nothing is asked any more."""

    key = "error-match-over"


class NotAsked(MatchError):
    """This seat is not asked anything now."""

    key = "error-not-asked"


class StaleQuestion(MatchError):
    """The answer belongs to a question that is no longer the one being asked."""

    key = "error-stale-question"


class WrongType(MatchError):
    """The answer is not of the kind the question wants."""

    key = "error-wrong-type"


class NotAnOption(MatchError):
    """The answer is of the right kind but not among the legal ones."""

    key = "error-not-an-option"


class NoSuchOrder(MatchError):
    """This game knows no such standing order."""

    key = "error-no-such-order"


class UnknownPolicy(MatchError):
    """No computer player has this name."""

    key = "error-unknown-policy"


class NothingToUndo(MatchError):
    """There is no such answer to go back to."""

    key = "error-nothing-to-undo"


class BarrierInTheWay(MatchError):
    """The way back crosses something that cannot be unseen; it must be crossed knowingly."""

    key = "error-barrier-in-the-way"


class WrongVersion(MatchError):
    """The saved match was made by other rules or in another format."""

    key = "error-wrong-version"


class DamagedSave(MatchError):
    """The saved match cannot be read."""

    key = "error-damaged-save"


class ReplayDiffers(MatchError):
    """The recorded answers do not lead where the record says they led."""

    key = "error-replay-differs"
