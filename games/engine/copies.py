"""Several of the same among a question's values, told apart."""

from collections.abc import Iterable


def numbered(values: Iterable[str]) -> list[str]:
    """Values made unique: the second of the same becomes `value#2`."""
    seen: dict[str, int] = {}
    unique = []
    for value in values:
        copy = seen[value] = seen.get(value, 0) + 1
        unique.append(value if copy == 1 else f"{value}#{copy}")
    return unique


def plain(value: str) -> str:
    """A value without its number."""
    return value.partition("#")[0]


def copy_of(value: str) -> int:
    """The number of a value."""
    return int(value.partition("#")[2] or 1)
