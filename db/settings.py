"""Where the store is, as the environment says."""

import os
from pathlib import Path


def database() -> Path:
    """The file the matches are in."""
    return Path(os.environ.get("SKALD_DATABASE") or "data/skald.db")


def backups() -> Path:
    """The folder the backups are in."""
    return Path(os.environ.get("SKALD_BACKUPS") or "data/backups")
