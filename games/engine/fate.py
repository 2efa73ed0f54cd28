"""The match's randomness: seeded, committed to before anyone joins, provable afterwards.

Word number w of the stream is bytes 4·(w mod 8) to 4·(w mod 8)+3, big-endian, of
SHA-256(seed ‖ (w div 8) as 8 bytes, big-endian). A number below n takes words until one is smaller than
the largest multiple of n that fits into 32 bits, modulo n. A shuffle goes from the last place to the
second and swaps each with a place up to its own. These few lines are all there is to verify.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")
WORD = 1 << 32


class Draw(msgspec.Struct, frozen=True, gc=False):
    """One use of fate: what for, from which word on, among how many, and what came out."""

    label: str
    start: int
    size: int
    result: list[int]
    shuffle: bool


def commitment(server_seed: bytes) -> str:
    """What the lobby shows before anyone joins."""
    return hashlib.sha256(server_seed).hexdigest()


def final_seed(server_seed: bytes, clicks: Sequence[str]) -> bytes:
    """The seed of the match: the server's, mixed with the ids of the players' own join clicks."""
    return hashlib.sha256("\n".join([server_seed.hex(), *clicks]).encode()).digest()


class Fate:
    """A stream of numbers; `counter` is how many words of it are used."""

    __slots__ = ("_block", "_block_number", "_seed", "counter", "draws")

    def __init__(self, seed: bytes, counter: int = 0) -> None:
        self._seed = seed
        self._block = b""
        self._block_number = -1
        self.counter = counter
        self.draws: list[Draw] = []

    def below(self, size: int, label: str) -> int:
        """A number from 0 to size - 1."""
        if not 1 <= size <= WORD:
            raise ValueError(f"{label}: there is no number below {size}")
        start = self.counter
        result = self._below(size)
        self.draws.append(Draw(label, start, size, [result], shuffle=False))
        return result

    def shuffled(self, items: Sequence[T], label: str) -> list[T]:
        """The items in a new order."""
        start = self.counter
        order = list(range(len(items)))
        for last in range(len(order) - 1, 0, -1):
            other = self._below(last + 1)
            order[last], order[other] = order[other], order[last]
        self.draws.append(Draw(label, start, len(order), order, shuffle=True))
        return [items[place] for place in order]

    def _below(self, size: int) -> int:
        limit = WORD - WORD % size
        while True:
            number, offset = divmod(self.counter, 8)
            if number != self._block_number:
                self._block = hashlib.sha256(self._seed + number.to_bytes(8, "big")).digest()
                self._block_number = number
            self.counter += 1
            word = int.from_bytes(self._block[4 * offset : 4 * offset + 4], "big")
            if word < limit:
                return word % size
