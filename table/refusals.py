"""What the table refuses, each with a sentence for the person who tried and the way on."""

from games.engine import Argument, Text


class Refusal(Exception):
    """The base of the table's refusals. Nothing was changed when it is raised."""

    key = "refusal"

    def __init__(self, **args: Argument) -> None:
        self.text = Text(self.key, args)
        super().__init__(self.key)


class NoSuchMatch(Refusal):
    """There is no match here, or it is gone."""

    key = "refusal-no-such-match"


class NotSeated(Refusal):
    """This person plays no seat in this match."""

    key = "refusal-not-seated"


class AlreadySeated(Refusal):
    """This person has a seat already."""

    key = "refusal-already-seated"


class AlreadyIn(AlreadySeated):
    """Whoever tries this has a seat already."""

    key = "refusal-already-in"


class LobbyFull(Refusal):
    """All seats are taken."""

    key = "refusal-lobby-full"


class TooFewPlayers(Refusal):
    """The game needs more players."""

    key = "refusal-too-few-players"


class NotTheHost(Refusal):
    """Only the host, or who may manage the server, can do this."""

    key = "refusal-not-the-host"


class NotNow(Refusal):
    """The match is not in a state for this: not started, paused, frozen or over."""

    key = "refusal-not-now"


class AlreadyDone(Refusal):
    """This very click was applied before."""

    key = "refusal-already-done"


class ChannelTaken(Refusal):
    """Another match is alive in this channel."""

    key = "refusal-channel-taken"


class RematchOpen(Refusal):
    """The lobby of this rematch is open already."""

    key = "refusal-rematch-open"


class BadSetting(Refusal):
    """A setting has no such value."""

    key = "refusal-bad-setting"


class NotOffered(Refusal):
    """This seat is not to be had: whoever holds it is not late, or the table offers no seats."""

    key = "refusal-not-offered"


class VoteOpen(Refusal):
    """The table is voting already; one vote at a time."""

    key = "refusal-vote-open"


class NoVote(Refusal):
    """Nothing is being voted on, or not any more."""

    key = "refusal-no-vote"


class NotAVoter(Refusal):
    """This person has no say in this vote: they asked for it, or do not play."""

    key = "refusal-not-a-voter"
