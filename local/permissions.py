"""What people and the bot may do, as Discord's permission bits."""

from local.records import Person

MANAGE_SERVER = 1 << 5
VIEW, SEND, EMBED, ATTACH, HISTORY = 1 << 10, 1 << 11, 1 << 14, 1 << 15, 1 << 16
COMMANDS = 1 << 31
PUBLIC_THREADS, SEND_IN_THREADS = 1 << 35, 1 << 38
EVERYBODY = VIEW | SEND | EMBED | ATTACH | HISTORY | COMMANDS | PUBLIC_THREADS | SEND_IN_THREADS


def of_person(person: Person) -> int:
    """What somebody may do."""
    return EVERYBODY | MANAGE_SERVER if person.keeper else EVERYBODY


def of_bot(denied: int) -> int:
    """What the bot may do where this is denied to it."""
    return EVERYBODY & ~denied
