"""How often somebody may do something."""

import time
from collections import deque

from local.refusals import TooSoon


class Pace:
    """So many times in so many seconds, for each by themselves."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._done: dict[object, deque[float]] = {}

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._done)

    def demand(self, who: object) -> None:
        """Raise if somebody has done it too often of late."""
        done = self._done.get(who)
        if done is not None and len(done) == self._most:
            left = done[0] + self._seconds - time.monotonic()
            if left > 0:
                raise TooSoon(round(left, 1))

    def count(self, who: object) -> None:
        """Somebody has done it once more; who has not for a while is forgotten."""
        now = time.monotonic()
        self._done = {other: done for other, done in self._done.items() if now - done[-1] < self._seconds}
        self._done.setdefault(who, deque(maxlen=self._most)).append(now)
