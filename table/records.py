"""What the store keeps, row by row."""

import msgspec

from table.clock import Rest

LIVE = ("running", "paused", "frozen")
"""The states of a match that has begun and not ended."""


class Server(msgspec.Struct):
    """A Discord server and what its admins chose."""

    id: int
    language: str | None = None
    pace: int | None = None
    channels: str = "[]"

    def allows(self, *places: int) -> bool:
        """Whether matches may be played in one of these channels; without a list, everywhere."""
        allowed = msgspec.json.decode(self.channels, type=list[int])
        return not allowed or any(place in allowed for place in places)


class Person(msgspec.Struct):
    """A person and their settings."""

    id: int
    name: str
    language: str | None = None
    locale: str | None = None
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    vacation_from: int | None = None
    vacation_to: int | None = None
    dms_closed: bool = False
    dms_told: bool = False
    text_mode: bool = False

    @property
    def rest(self) -> Rest:
        """When this person's clocks stand still."""
        return Rest(self.zone, self.quiet_from, self.quiet_to, self.vacation_from, self.vacation_to)


class MatchRecord(msgspec.Struct):
    """A match beside its rules: where, whose, how fast."""

    id: int
    name: str
    game: str
    rules: int
    options: str
    status: str
    server: int | None
    channel: int
    home: int
    host: int
    language: str
    pace: int
    late: str
    max_seats: int
    threaded: bool
    server_seed: bytes
    epoch: int
    orders: str
    lobby_message: int | None
    board_message: int | None
    told: int
    rematch_of: int | None
    created: int
    changed: int
    lines_told: int = 0
    board_text: str = ""
    board_alt: str | None = None
    reveal_alt: str | None = None
    lobby_picture: bool = False
    news: int = 0
    called: str = "{}"


class Seat(msgspec.Struct):
    """A seat and who holds it."""

    match: int
    seat: int
    person: int | None
    name: str
    policy: str | None
    click: str
    seen: int = 0
    hand_message: int | None = None
    hand_at: int | None = None


class Timer(msgspec.Struct):
    """Something that is due at a moment."""

    id: int
    due: int
    kind: str
    match: int | None
    seat: int | None


class Letter(msgspec.Struct):
    """Something that must be posted."""

    id: int
    lane: str
    kind: str
    match: int | None
    payload: str
    tries: int
    not_before: int
    sealed: bool = False

    @property
    def match_id(self) -> int:
        """The match it is about."""
        assert self.match is not None
        return self.match

    @property
    def blank(self) -> bool:
        """Whether what it tells is still to be written into it."""
        return self.payload == "{}"
