"""A match as it is stored: its checkpoints, its answers, and what must fit before it is played on."""

from typing import Literal, get_args

import msgspec

from games.engine.errors import BadOptions, DamagedSave, WrongVersion
from games.engine.fate import Draw
from games.engine.game import Game
from games.engine.questions import Answer
from games.engine.texts import Event

FORMAT = 1
By = Literal["player", "engine", "policy", "timeout", "standing"]
BY = get_args(By)
Way = Literal["answer", "offer", "again"]


class Given(msgspec.Struct, gc=False):
    """An answer as it was given: by which seat, through whom, and what it set loose.

    By `way` of an offer it is no answer to a question but an interruption; `again` takes back what the seat
    has answered in its procedure.
    """

    seat: int
    answer: Answer
    by: By = "player"
    chance: bool = False
    reveal: bool = False
    way: Way = "answer"


class Step(msgspec.Struct):
    """A checkpoint and what happened since: the state before the step, the answers, the story."""

    state: msgspec.Raw
    counter: int
    asked: int
    answers: list[Given] = []
    events: list[Event] = []
    draws: list[Draw] = []


class Saved(msgspec.Struct):
    """A match as it is stored."""

    format: int
    game: str
    rules: int
    seats: int
    options: msgspec.Raw
    server_seed: str
    clicks: list[str]
    steps: list[Step]
    epoch: int = 0
    policies: dict[int, str] = {}
    orders: dict[int, dict[str, list[str]]] = {}


def check_setting(game: Game, options: msgspec.Struct, seats: int) -> None:
    """Raise BadOptions unless that many can play with these options."""
    if seats not in game.seats:
        raise BadOptions(option="seats")
    game.check_options(options, seats)


def check_version(game: Game, saved: Saved) -> None:
    """Raise unless the save is of this game, these rules and this format."""
    if saved.format != FORMAT or saved.game != game.id or saved.rules != game.version:
        raise WrongVersion(format=saved.format, game=saved.game, rules=saved.rules)


def read_save(data: bytes) -> Saved:
    """A saved match as its parts."""
    try:
        return msgspec.json.decode(data, type=Saved)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise DamagedSave from error


def decoded(raw: msgspec.Raw, kind: type[msgspec.Struct]) -> msgspec.Struct:
    """A stored part, read back; what cannot be read is damaged."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, ValueError) as error:
        raise DamagedSave from error
